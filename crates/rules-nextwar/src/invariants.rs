//! What must always hold.

use crate::state::{Base, Place, War};

impl War {
    /// Panics if the situation breaks an invariant.
    pub(crate) fn assert_invariants(&self) {
        assert!((1..=self.scenario.turns).contains(&self.core.turn), "turn {}", self.core.turn);
        for id in self.units() {
            let unit = self.unit(id);
            assert!(unit.levels <= self.spec(id).levels, "{id:?} has too many levels");
            assert_eq!(unit.levels == 0, unit.place == Place::Eliminated, "{id:?} without levels");
            let Some(hex) = self.hex(id) else { continue };
            assert!(self.scenario.board.is_land(hex), "{id:?} stands in the sea");
            assert_eq!(self.holder(hex), Some(self.side(id)), "both sides stand in {hex:?}");
        }
        for id in self.helicopters() {
            let helicopter = self.helicopter(id);
            assert!(helicopter.levels <= self.helicopter_spec(id).levels, "{id:?} has too many");
            let gone = helicopter.base == Base::Eliminated;
            assert_eq!(helicopter.levels == 0, gone, "{id:?} without levels");
        }
        let mut laid = self.clone();
        laid.lay_out();
        assert!(laid.table == self.table, "stacks are not where units are");
        assert_eq!(self.core.agenda.is_empty(), self.core.over.is_some(), "owed and over");
    }
}
