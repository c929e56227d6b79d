//! What other chapters do in the turn of a soldier: doors that they open.

use kernel::{Dice, Illegal, refuse};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::ch05_operations::weapons;
use crate::module_c_canoes::float_of;
use crate::state::{ManId, ManSet, Sortie};

impl Sortie {
    /// [AMB 5.3j, 5.3k, 6.7j, 6.7m, 6.7n, 6.7p, MPk, MPn, MBa] Whether somebody may do a piece of
    /// work: set up, prime, load, clear, open the crate, clear the bridge.
    pub(crate) fn may_work(&self, man: ManId, work: Action) -> Result<(), Illegal> {
        match work {
            Action::SetUp(_) | Action::Prime | Action::Load | Action::Clear(_) => {
                weapons::may_work(self, man, work).map(drop)
            }
            Action::ClearBridge => self.may_clear_bridge(man).map(drop),
            Action::Unharness => self.may_unharness(man),
            Action::OpenCrate => self.may_open_crate(man),
            _ => refuse("amb:6.7a", "that is no action of a turn"),
        }
    }

    /// Does a piece of work.
    pub(crate) fn do_work(
        &mut self,
        man: ManId,
        work: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match work {
            Action::SetUp(_) | Action::Prime | Action::Load | Action::Clear(_) => {
                let found = weapons::may_work(self, man, work);
                let (id, kind) = found.expect("the check of the turn has found it");
                self.work_on(man, id, kind, dice, events);
            }
            Action::ClearBridge => {
                let bridge =
                    self.may_clear_bridge(man).expect("the check of the turn has found it");
                self.clear_bridge(man, bridge, events);
            }
            Action::Unharness => self.unharness(man, events),
            Action::OpenCrate => self.open_crate(man, events),
            other => unreachable!("{other:?} is no work"),
        }
    }

    /// [AMB 17.5b, MCc, MCf, MCg] What somebody might do with cars and canoes in a turn.
    pub(crate) fn rides(&self, man: ManId) -> Vec<Action> {
        let mut rides = self.car_rides(man);
        rides.extend(self.floats(man));
        rides
    }

    /// [AMB 17.5b, MCg] Whether he may get in, out or over, paddle or beach, and for how many
    /// movement points.
    pub(crate) fn may_ride(&self, man: ManId, ride: Action) -> Result<u8, Illegal> {
        if self.core.canoes.is_empty() && !matches!(ride, Action::Mount(..) | Action::Dismount) {
            return refuse("amb:MCc", "there are no canoes here");
        }
        match float_of(ride) {
            Some(float) => self.may_float_in_turn(man, float),
            None => self.may_ride_car(man, ride),
        }
    }

    /// Does it.
    pub(crate) fn ride(
        &mut self,
        man: ManId,
        ride: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match float_of(ride) {
            Some(float) => self.float(ManSet::of(man), float, dice, events),
            None => self.ride_car(man, ride, events),
        }
    }

    /// [AMB 7.3f] Whether an enemy stops the canoe where it comes in.
    pub(super) fn ride_halts(&self, man: ManId, ride: Action) -> bool {
        let into = float_of(ride).and_then(Self::float_into);
        into.is_some_and(|hex| self.meets_enemy(man, hex))
    }
}
