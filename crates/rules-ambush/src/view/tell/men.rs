//! Lines that several chapters tell alike: whoever goes, crouches, drags, is given a turn.

use ::scene::Telling;
use hexgrid::HexId;

use super::{rolled, tell};
use crate::ch07_movement::Gait;
use crate::charts::Clearing;
use crate::state::{ManId, ManSet, Sortie, VehicleId};
use crate::terms::{Model, Stance};

/// What a die for one who is moved while incapacitated says: he dies on 0.
fn survival(telling: Telling, die: Option<u8>) -> Telling {
    match die {
        Some(0) => rolled(telling, 0).success(false).worded_further("dead"),
        Some(die) => rolled(telling, die).success(true).worded_further("alive"),
        None => telling,
    }
}

/// [AMB 6.8a] The German action number.
pub(super) fn told_number(number: u8) -> Telling {
    rolled(tell("action-number", "amb:6.8a"), number)
}

impl Sortie {
    /// [AMB 5.2a] A change of stance.
    pub(super) fn told_stance(&self, rule: &str, man: ManId, stance: Stance) -> Telling {
        let telling = self.tell_man("stance", rule, man).worded_further(stance.word());
        telling.besides(|it| it.figure("stance", stance.word()))
    }

    /// [AMB 5.3a] Soldiers go to a hex, or enter the map there.
    pub(super) fn told_going(&self, group: ManSet, from: Option<HexId>, to: HexId) -> Telling {
        let went =
            |event, rule| tell(event, rule).units(self.names(group.iter())).to(self.number(to));
        match from {
            Some(from) => went("went", "amb:5.3a").from(self.number(from)),
            None => went("entered", "amb:3.2b"),
        }
    }

    /// [AMB 7.3a, 7.3b] Somebody runs or crawls to a hex.
    pub(super) fn told_gait(&self, man: ManId, from: HexId, to: HexId, gait: Gait) -> Telling {
        let (key, rule) = match gait {
            Gait::Run => ("ran", "amb:7.3b"),
            Gait::Crawl => ("crawled", "amb:7.3a"),
        };
        let telling = tell("went", rule).unit(self.name(man));
        telling.from(self.number(from)).to(self.number(to)).worded(key)
    }

    /// [AMB 2.4q] Soldiers take the stairs of the tower.
    pub(super) fn told_stairs(&self, group: ManSet, up: bool) -> Telling {
        let key = if up { "climbed-up" } else { "climbed-down" };
        tell("climbed", "amb:2.4q").units(self.names(group.iter())).worded(key)
    }

    /// [AMB 7.1f] Somebody leaves the map.
    pub(super) fn told_leaving(&self, rule: &str, man: ManId, by: HexId) -> Telling {
        tell("left", rule).unit(self.name(man)).hex(self.number(by))
    }

    /// [AMB 5.3h, 6.7u] Somebody is dragged.
    pub(super) fn told_dragging(
        &self,
        rule: &str,
        (by, casualty): (ManId, ManId),
        to: HexId,
        die: Option<u8>,
    ) -> Telling {
        let telling = tell("dragged", rule).unit(self.name(casualty));
        survival(telling.unit_shown("by", self.name(by)).to(self.number(to)), die)
    }

    /// [AMB 6.7x] A casualty is put into a car, or taken out of it.
    pub(super) fn told_loading(
        &self,
        event: &str,
        (by, casualty): (ManId, ManId),
        die: Option<u8>,
    ) -> Telling {
        let telling = self.tell_man(event, "amb:6.7x", casualty);
        survival(telling.unit_shown("by", self.name(by)), die)
    }

    /// [AMB 5.3j] A crew weapon is set up.
    pub(super) fn told_set_up(&self, rule: &str, man: ManId, model: Model) -> Telling {
        self.tell_man("set-up-weapon", rule, man).term("model", "model", model.word())
    }

    /// [AMB 9.4b] Somebody sees to a jammed weapon.
    pub(super) fn told_clearing(
        &self,
        (man, model): (ManId, Model),
        die: u8,
        result: Clearing,
    ) -> Telling {
        let key = match result {
            Clearing::Broken => "cleared-broken",
            Clearing::Jammed => "cleared-jammed",
            Clearing::Cleared => "cleared",
        };
        let telling = self.tell_man("cleared", "amb:9.4b", man);
        rolled(telling.term("model", "model", model.word()), die)
            .success(result == Clearing::Cleared)
            .worded(key)
    }

    /// [AMB 6.3f] A commander gives his turn away.
    pub(super) fn told_gift(&self, rule: &str, by: ManId, to: ManId) -> Telling {
        self.tell_man("gave-turn", rule, to).unit_shown("by", self.name(by))
    }

    /// [AMB 17.5b] Somebody gets into a car.
    pub(super) fn told_mounting(&self, man: ManId, vehicle: VehicleId, seat: u8) -> Telling {
        let key = if seat == 0 { "mounted-wheel" } else { "mounted" };
        let telling = self.tell_man("mounted", "amb:17.5b", man);
        telling.unit_shown("vehicle", self.vehicle_name(vehicle)).worded(key)
    }

    /// [AMB 17.5b] Somebody gets out of a car.
    pub(super) fn told_dismounting(&self, man: ManId, vehicle: VehicleId) -> Telling {
        let telling = self.tell_man("dismounted", "amb:17.5b", man);
        telling.unit_shown("vehicle", self.vehicle_name(vehicle))
    }
}
