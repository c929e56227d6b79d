//! [AMB 17.5] Drivers, passengers, crews.

use kernel::{Illegal, refuse};

use super::Event;
use crate::action::{Action, Count};
use crate::agenda::Event as Events;
use crate::state::{Health, ManId, Place, Sortie, Spot, VehicleId};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB 17.1e, 17.1g, 17.5a, 17.5d] Whether somebody may take a seat in a car of his hex.
    pub(crate) fn may_mount(
        &self,
        man: ManId,
        vehicle: VehicleId,
        seat: u8,
    ) -> Result<(), Illegal> {
        let it = self.vehicle(vehicle);
        if it.kind.is_tank() {
            return refuse("amb:17.1g", "a tank takes nobody aboard");
        }
        if it.wrecked || it.hex.is_none() || it.hex != self.hex_of(man) {
            return refuse("amb:17.5a", "there is no such car in his hex");
        }
        if seat >= self.vehicle_row(vehicle).seats {
            return refuse("amb:17.1e", "it has not so many seats");
        }
        let taken = Place::Aboard(vehicle, seat);
        if self.men().any(|other| self.man(other).place == taken) {
            return refuse("amb:17.5a", "the seat is taken");
        }
        let enemies = self
            .aboard(vehicle)
            .into_iter()
            .any(|it| it.side() != man.side() && self.man(it).is_active());
        if enemies {
            return refuse("amb:17.5a", "enemies sit in it");
        }
        Ok(())
    }

    /// [AMB 17.5b, 17.5e] Somebody gets in, or changes seats. Stance means nothing there; whoever
    /// is hit by an explosion aboard counts as prone.
    pub(crate) fn mount(
        &mut self,
        man: ManId,
        vehicle: VehicleId,
        seat: u8,
        events: &mut Vec<Events>,
    ) {
        self.unready_moved(man);
        let him = self.man_mut(man);
        him.place = Place::Aboard(vehicle, seat);
        him.stance = Stance::Prone;
        if man.side() == Side::Us {
            self.vehicle_mut(vehicle).side = Side::Us;
        }
        events.push(Event::Mounted { man, vehicle, seat }.into());
    }

    /// [AMB 17.5b] Whether somebody sits in a car that he could leave.
    pub(crate) fn may_dismount(&self, man: ManId) -> Result<VehicleId, Illegal> {
        match self.man(man).place {
            Place::Aboard(vehicle, _) => Ok(vehicle),
            Place::At(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Afloat(_)
            | Place::Exited(_)
            | Place::Gone => refuse("amb:17.5a", "he sits in no car"),
        }
    }

    /// [AMB 17.5b, 17.8c, 9.7e] Somebody gets out; he stands, the hurt lie. He drives no more, and
    /// what he bears of a crew weapon is not ready.
    pub(crate) fn dismount(&mut self, man: ManId, events: &mut Vec<Events>) {
        let Place::Aboard(vehicle, _) = self.man(man).place else {
            unreachable!("only who sits in a car gets out of it")
        };
        let hex = self.vehicle(vehicle).hex.expect("a car with people in it is on the map");
        self.unready_moved(man);
        let him = self.man_mut(man);
        him.place = Place::At(Spot::from(hex));
        him.driving = false;
        let upright = him.health == Health::Fit;
        him.stance = if upright { Stance::Standing } else { Stance::Prone };
        events.push(Event::Dismounted { man, vehicle }.into());
    }
}

/// [AMB 17.5b] Movement points to get in, out, or to change seats in Rounds.
const SEAT_POINTS: u8 = 1;

impl Sortie {
    /// Every seat of every car in a hex.
    fn seats_near(&self, man: ManId) -> impl Iterator<Item = (VehicleId, u8)> + '_ {
        let hex = self.hex_of(man);
        let cars = self.vehicles().filter(move |it| {
            let car = self.vehicle(*it);
            car.hex.is_some() && car.hex == hex && !car.kind.is_tank()
        });
        cars.flat_map(|it| (0..self.vehicle_row(it).seats).map(move |seat| (it, seat)))
    }

    /// [AMB 17.5b] What somebody might do with cars in a turn.
    pub(crate) fn car_rides(&self, man: ManId) -> Vec<Action> {
        let seats = self.seats_near(man).map(|(it, seat)| Action::Mount(it, Count(seat)));
        seats.chain([Action::Dismount]).collect()
    }

    /// [AMB 17.5b] Whether he may, and for how many movement points.
    pub(crate) fn may_ride_car(&self, man: ManId, ride: Action) -> Result<u8, Illegal> {
        match ride {
            Action::Mount(vehicle, seat) => self.may_mount(man, vehicle, seat.0)?,
            Action::Dismount => self.may_dismount(man).map(drop)?,
            _ => return refuse("amb:6.7a", "that is no action of a turn"),
        }
        Ok(SEAT_POINTS)
    }

    /// [AMB 17.5b] Does it.
    pub(crate) fn ride_car(&mut self, man: ManId, ride: Action, events: &mut Vec<Events>) {
        match ride {
            Action::Mount(vehicle, seat) => self.mount(man, vehicle, seat.0, events),
            Action::Dismount => self.dismount(man, events),
            other => unreachable!("{other:?} is no ride in a car"),
        }
    }
}
