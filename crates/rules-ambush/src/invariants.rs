//! What must always hold.

use crate::state::{Mode, Sortie};

impl Sortie {
    pub(crate) fn assert_invariants(&self) {
        let core = &self.core;
        let conditions = self.mission.conditions.len();
        assert!((1..=conditions).contains(&usize::from(core.condition)), "condition");
        assert!(
            core.agenda.is_empty() == (core.mode == Mode::Over),
            "nothing is owed in a running game"
        );
    }
}
