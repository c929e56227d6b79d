//! [AMB 17.9] Accidents.

use hexgrid::HexId;
use kernel::Dice;

use super::{Duty, Event};
use crate::agenda::{Duty as Owed, Event as Events, Frame};
use crate::ch10_explosives::Blast;
use crate::charts::{Accident, Hurt};
use crate::dice::{d10, one_of};
use crate::state::{ArBox, Health, ManId, Mode, Place, Reckoned, Sortie, Spot, VehicleId};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB 17.9a, 17.9b, 17.3c] An accident check; an automatic accident is not rolled for. Ruling
    /// K84: without an active driver there is none. None is made in Operations.
    pub(crate) fn check_accident(
        &mut self,
        vehicle: VehicleId,
        automatic: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if !self.is_vehicle_active(vehicle) {
            return;
        }
        let die = if automatic {
            None
        } else {
            let Some(skill) = self.driving_skill(vehicle) else { return };
            if self.core.mode != Mode::Rounds {
                return;
            }
            let die = d10(dice, "amb:17.9b");
            if die <= skill {
                let checked = Event::AccidentChecked { vehicle, die: Some(die), result: None };
                events.push(checked.into());
                return;
            }
            Some(die)
        };
        let table = d10(dice, "amb:17.9b");
        let accident = self.accident(vehicle, table, automatic);
        let result = Some((table, accident));
        events.push(Event::AccidentChecked { vehicle, die, result }.into());
        self.suffer(vehicle, accident, dice, events);
    }

    /// [AMB 17.9b] What the table says; an automatic accident is not simply regained.
    fn accident(&self, vehicle: VehicleId, die: u8, automatic: bool) -> Accident {
        let charts = &self.mission.charts;
        let tank = self.vehicle(vehicle).kind.is_tank();
        let table = if tank { &charts.tank_accidents } else { &charts.car_accidents };
        match table[usize::from(die)] {
            Accident::Regained if automatic => Accident::Stops,
            other => other,
        }
    }

    fn suffer(
        &mut self,
        vehicle: VehicleId,
        accident: Accident,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match accident {
            Accident::Regained => {}
            Accident::Stops => self.lose_way(vehicle),
            Accident::Swerves => {
                self.swerve(vehicle, dice, events);
                self.lose_way(vehicle);
                self.shock(vehicle, events);
            }
            Accident::Stalls => {
                self.lose_way(vehicle);
                self.vehicle_mut(vehicle).stalled = true;
            }
            Accident::ThrowsTrack => self.immobilize(vehicle, None, events),
            Accident::Crashes => self.wreck_on(vehicle, Blast::GrenadeOutside, dice, events),
            Accident::Overturns => self.wreck_on(vehicle, Blast::GrenadeInside, dice, events),
        }
    }

    /// [AMB 17.9b] The rest of the movement is lost, and a driver's turns of this Round; the crew
    /// of a tank keeps what points it has for other things.
    fn lose_way(&mut self, vehicle: VehicleId) {
        if let Some(driver) = self.driver(vehicle)
            && matches!(self.man(driver).ar, ArBox::One | ArBox::Two)
        {
            self.man_mut(driver).ar = ArBox::Complete;
        }
        self.core.agenda.retain(|frame| !super::s08_germans::drives(frame, vehicle));
        for frame in &mut self.core.agenda {
            let Frame::Do(Owed::Vehicles(Duty::DriveOn { course })) = frame else { continue };
            if course.vehicle == vehicle {
                course.steps = 0;
            }
        }
    }

    /// [AMB 17.9b, 17.9c] Into a random hex beside that it may enter and stay in, whether it is its
    /// turn or not; if there is none it stays.
    fn swerve(&mut self, vehicle: VehicleId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let grid = &self.mission.ground.map.grid;
        let from = self.vehicle(vehicle).hex.expect("it is on the map");
        let beside: Vec<HexId> = grid
            .neighbors(from)
            .filter(|(way, to)| self.vehicle_cost(vehicle, from, *way, *to).is_ok())
            .filter(|(_, to)| self.has_parking(vehicle, *to))
            .map(|it| it.1)
            .collect();
        if !beside.is_empty() {
            let to = beside[one_of(dice, beside.len(), "amb:17.9b")];
            self.enter_by_vehicle(vehicle, to, false, dice, events);
        }
    }

    /// Everybody aboard panics.
    pub(crate) fn shock(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        for man in self.aboard(vehicle) {
            if self.man(man).is_active() {
                self.hurt(man, Hurt::Panic, None, crate::ch13_damage::How::Otherwise, events);
            }
        }
    }

    /// [AMB 17.9b] Out of action; everybody aboard rolls, as prone.
    pub(crate) fn wreck_on(
        &mut self,
        vehicle: VehicleId,
        blast: Blast,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let aboard = self.aboard(vehicle);
        self.wreck(vehicle, None, events);
        for man in aboard {
            if self.man(man).health != Health::Killed {
                self.blast_one(man, blast, None, dice, events);
            }
        }
    }

    /// [AMB 17.6l, 2.1e, 16.2e] Out of action for the rest of the mission; everybody in a car lies
    /// beside it.
    pub(crate) fn wreck(
        &mut self,
        vehicle: VehicleId,
        by: Option<ManId>,
        events: &mut Vec<Events>,
    ) {
        if self.vehicle(vehicle).wrecked {
            return;
        }
        let hex = self.vehicle(vehicle).hex.expect("what is wrecked is on the map");
        for man in self.aboard(vehicle) {
            let him = self.man_mut(man);
            him.place = Place::At(Spot::from(hex));
            him.stance = Stance::Prone;
            him.driving = false;
        }
        let it = self.vehicle_mut(vehicle);
        it.wrecked = true;
        it.ar = ArBox::Inactive;
        it.crew = 0;
        let (tank, german) = (it.kind.is_tank(), it.side == Side::German);
        events.push(Event::Wrecked { vehicle }.into());
        let card = &self.mission.vehicles[usize::from(vehicle.0)];
        let (number, vp) = (card.number, card.vp_destroyed);
        if german && vp > 0 {
            self.score(vp.into(), Reckoned::Destroyed(number), events);
        }
        if let (true, Some(by)) = (german, by.filter(|it| it.side() == Side::Us)) {
            let deed = if tank {
                crate::state::Deed::DestroyedTank
            } else {
                crate::state::Deed::DestroyedCar
            };
            self.core.deeds.push((by, deed, number));
        }
    }

    /// [AMB 17.14i] A tank cannot move for the rest of the mission.
    pub(crate) fn immobilize(
        &mut self,
        vehicle: VehicleId,
        by: Option<ManId>,
        events: &mut Vec<Events>,
    ) {
        if self.vehicle(vehicle).immobilized {
            return;
        }
        let it = self.vehicle_mut(vehicle);
        it.immobilized = true;
        let german = it.side == Side::German;
        events.push(Event::Immobilized { vehicle }.into());
        let card = &self.mission.vehicles[usize::from(vehicle.0)];
        let (number, vp) = (card.number, card.vp_immobilized);
        if german && vp > 0 {
            self.score(vp.into(), Reckoned::Immobilized(number), events);
        }
        if let (true, Some(by)) = (german, by.filter(|it| it.side() == Side::Us)) {
            self.core.deeds.push((by, crate::state::Deed::ImmobilizedTank, number));
        }
    }
}
