//! [AMB 7.3] Steps of the squad in Rounds, dragging and casualties in cars.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Event, Gait};
use crate::agenda::Event as Events;
use crate::ch13_damage::How;
use crate::charts::Hurt;
use crate::dice::d10;
use crate::state::{Captivity, Health, ManId, ManSet, Mode, Place, Sortie, Spot, VehicleId};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB 7.3f] Whether an active enemy soldier is in a hex: whoever comes in stops.
    pub(crate) fn meets_enemy(&self, man: ManId, hex: HexId) -> bool {
        let enemy = match man.side() {
            Side::Us => Side::German,
            Side::German => Side::Us,
        };
        self.active_in(hex, enemy).next().is_some()
    }

    /// [AMB 6b, 7.1a, 7.3l, 6.7d, 6.7r] A soldier of the squad goes to a spot, and with him what he
    /// carries of a crew weapon; what the hex holds comes before anything else he does.
    pub(crate) fn step_in(
        &mut self,
        man: ManId,
        to: Spot,
        gait: Gait,
        cost: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let from = self.spot_of(man);
        self.man_mut(man).place = Place::At(to);
        self.unready_moved(man);
        events.push(Event::Went { man, from, to, gait, cost }.into());
        if from.map(|it| it.hex) != Some(to.hex) {
            self.arrive(ManSet::of(man), to.hex, dice, events);
        }
    }

    /// [AMB 5.3h, 6.7u, 7.3k] Whether somebody may drag a casualty of his hex to the next.
    pub(crate) fn may_drag(&self, man: ManId, casualty: ManId, to: HexId) -> Result<(), Illegal> {
        let Place::At(from) = self.man(man).place else {
            return refuse("amb:6.7u", "who drags is on foot");
        };
        if self.man(casualty).place != Place::At(from) || !self.is_casualty(casualty) {
            return refuse("amb:6.7u", "no casualty of that name lies there");
        }
        if self.man(man).stance != Stance::Standing {
            return refuse("amb:6.7u", "who drags is standing");
        }
        if self.free_carry(man) == 0 {
            return refuse("amb:6.7u", "who drags needs a free hand");
        }
        self.foot_cost(from, Spot::from(to)).map(drop)
    }

    /// [AMB 13.3c] Whether somebody can only be carried: incapacitated or dead.
    pub(crate) fn is_casualty(&self, man: ManId) -> bool {
        self.man(man).health >= Health::Incapacitated
    }

    /// [AMB 6.7x, 11.2d] Whether somebody can be put into a car: a casualty, and in Operations a
    /// prisoner, who moves only with a soldier of the squad. Ruling K123.
    pub(crate) fn is_loaded_by_others(&self, man: ManId) -> bool {
        let prisoner = self.man(man).captivity == Captivity::Captured;
        self.is_casualty(man) || prisoner && self.core.mode == Mode::Operations
    }

    /// [AMB 5.3i, 6.7u] Drags a casualty one hex; what the new hex holds is looked up for the one
    /// who drags.
    pub(crate) fn drag(
        &mut self,
        man: ManId,
        casualty: ManId,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let rule = if self.core.mode == Mode::Rounds { "amb:6.7u" } else { "amb:5.3i" };
        for it in [man, casualty] {
            self.man_mut(it).place = Place::At(Spot::from(to));
        }
        self.unready_moved(man);
        let die = self.jolt(casualty, rule, dice);
        events.push(Event::Dragged { man, casualty, to, die }.into());
        self.die_of_jolt(casualty, die, events);
        self.arrive(ManSet::of(man), to, dice, events);
    }

    /// [AMB 13.3c] The die for an incapacitated soldier who is carried about.
    fn jolt(&self, casualty: ManId, rule: &'static str, dice: &mut dyn Dice) -> Option<u8> {
        (self.man(casualty).health == Health::Incapacitated).then(|| d10(dice, rule))
    }

    /// [AMB 13.3c] He dies on 0.
    fn die_of_jolt(&mut self, casualty: ManId, die: Option<u8>, events: &mut Vec<Events>) {
        if die == Some(0) {
            self.hurt(casualty, Hurt::Killed, None, How::Otherwise, events);
        }
    }

    /// [AMB 6.7x, 13.3c, 17.5a] The seat onto which a standing soldier may put a casualty of his
    /// hex in a car there.
    ///
    // Interpretation: never the wheel, which somebody who drives must find free.
    pub(crate) fn may_load_casualty(
        &self,
        man: ManId,
        casualty: ManId,
        car: VehicleId,
    ) -> Result<u8, Illegal> {
        let Place::At(here) = self.man(man).place else {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who loads is on foot");
        };
        let vehicle = self.vehicle(car);
        if vehicle.hex != Some(here.hex) || vehicle.kind.is_tank() {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "no car of that name stands there");
        }
        if self.man(casualty).place != Place::At(here) || !self.is_loaded_by_others(casualty) {
            return refuse(
                self.rule("amb:13.3c", "amb:6.7x"),
                "no casualty of that name lies there",
            );
        }
        if self.man(man).stance != Stance::Standing {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who loads is standing");
        }
        match self.free_passenger_seat(car) {
            Some(seat) => Ok(seat),
            None => refuse("amb:17.1e", "the car is full"),
        }
    }

    /// [AMB 6.7x, 6.7v] Puts a casualty into a car. Riding in it is no danger afterwards.
    pub(crate) fn load_casualty(
        &mut self,
        man: ManId,
        casualty: ManId,
        (car, seat): (VehicleId, u8),
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.man_mut(casualty).place = Place::Aboard(car, seat);
        let die = self.jolt(casualty, self.rule("amb:13.3c", "amb:6.7x"), dice);
        events.push(Event::Loaded { man, casualty, car, die }.into());
        self.die_of_jolt(casualty, die, events);
    }

    /// [AMB 6.7x] Whether a standing soldier may take a casualty out of a car in his hex.
    pub(crate) fn may_unload_casualty(&self, man: ManId, casualty: ManId) -> Result<(), Illegal> {
        let Place::At(here) = self.man(man).place else {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who unloads is on foot");
        };
        let aboard = matches!(self.man(casualty).place, Place::Aboard(..));
        if !aboard || self.hex_of(casualty) != Some(here.hex) || !self.is_casualty(casualty) {
            return refuse(
                self.rule("amb:13.3c", "amb:6.7x"),
                "no casualty of that name lies there",
            );
        }
        if self.man(man).stance != Stance::Standing {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who unloads is standing");
        }
        Ok(())
    }

    /// [AMB 6.7x] Takes a casualty out of a car.
    pub(crate) fn unload_casualty(
        &mut self,
        man: ManId,
        casualty: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let here = self.spot_of(man).expect("who unloads is on the map");
        self.man_mut(casualty).place = Place::At(here);
        let die = self.jolt(casualty, self.rule("amb:13.3c", "amb:6.7x"), dice);
        events.push(Event::Unloaded { man, casualty, die }.into());
        self.die_of_jolt(casualty, die, events);
    }
}
