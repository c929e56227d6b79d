//! What always holds.

use crate::derived::Derived;
use crate::state::{Army, Battle, Flags, Place};

impl Battle {
    /// Panics if the situation breaks an invariant.
    pub(crate) fn assert_invariants(&self) {
        let mut derived = Derived::of(self);
        for army in Army::BOTH.into_iter().filter(|&it| self.derived.is_on_watch(it)) {
            derived.look_out(&self.scenario, &self.core.units, army);
        }
        assert_eq!(self.derived, derived, "stacks, zones and views are kept up");
        for unit in self.scenario.unit_ids() {
            let state = self.unit(unit);
            let on_map = state.place.hex().is_some();
            assert!(!on_map || state.level >= 1, "a unit on the map has levels");
            assert!(state.level <= self.kind(unit).full(), "no unit grows");
            if let Place::Map(hex) = state.place {
                assert!(self.scenario.field.grid().is_playable(hex), "units stand on the map");
            }
        }
        for hex in self.scenario.field.grid().hexes() {
            let both = Army::BOTH.into_iter().all(|it| self.holds(it, hex));
            let advancing = self.core.combat.is_some();
            assert!(!both || advancing, "enemies share a hex only after an advance");
        }
        let fighting = self.core.combat.is_some() || self.core.barrage.is_some();
        if !fighting {
            let of_combat = |it| self.unit(it).is(Flags::OF_COMBAT) && self.core.blow.is_none();
            assert!(!self.scenario.unit_ids().any(of_combat), "what is of a combat ends with it");
        }
        for army in Army::BOTH {
            let state = self.army_state(army);
            assert!(state.track.level() <= state.track.top, "morale stays on its track");
        }
    }
}
