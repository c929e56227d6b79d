//! What must hold after every action.

use crate::agenda::Frame;
use crate::derived::Derived;
use crate::state::{Flags, Phase, Place, Side, War};

impl War {
    /// Panics if the situation cannot be.
    pub(crate) fn assert_invariants(&self) {
        assert_eq!(self.derived, Derived::of(self), "derived facts drifted from the situation");
        assert_eq!(
            self.core.agenda.first(),
            Some(&Frame::Sequence),
            "the sequence is at the bottom"
        );
        self.assert_units();
        self.assert_lists();
        self.assert_stacks();
        self.assert_between_duties();
    }

    fn assert_units(&self) {
        for (state, unit_type) in self.core.units.iter().zip(&self.scenario.roster) {
            let id = &unit_type.id;
            assert!(state.steps <= unit_type.steps, "{id} has more steps than printed");
            let dead = state.place == Place::Destroyed;
            assert_eq!(state.steps == 0, dead, "{id}: no steps left and destroyed are the same");
        }
    }

    /// Whom the lists pass over at one look, the checks refuse.
    fn assert_lists(&self) {
        for side in Side::BOTH {
            for unit in self.scenario.units_of(side) {
                let waits = !self.unit(unit).is(Flags::MOVE_OVER);
                assert!(waits || self.may_select(unit).is_err(), "a mover is passed over");
                let beneath = self.is_beneath_another(unit);
                assert!(
                    beneath || self.may_put_on_top(side, unit).is_err(),
                    "a top is passed over"
                );
            }
        }
    }

    /// [SCS 3.3a, 4.0cA] No two sides in a hex, levels without gaps, the right unit on top, control.
    fn assert_stacks(&self) {
        for hex in self.scenario.map.grid.hexes() {
            let Some(top) = self.top(hex) else { continue };
            let side = self.side_of(top);
            let units: Vec<_> = self.stack(hex).collect();
            for (below, &unit) in units.iter().rev().enumerate() {
                assert_eq!(self.side_of(unit), side, "two sides in {}", self.scenario.number(hex));
                assert_eq!(usize::from(self.unit(unit).level), below, "a gap in a stack");
                assert!(self.may_stand(unit, hex), "a unit in prohibited terrain");
            }
            let fights = units.iter().any(|&it| self.face(it).has_attack());
            assert_eq!(fights, self.face(top).has_attack(), "the wrong unit lies on top");
            assert_eq!(self.controller(hex), Some(side), "who stands in a hex controls it");
        }
    }

    /// Between moves and combats nothing of them is left over, and stacking is in order.
    fn assert_between_duties(&self) {
        if self.core.agenda != [Frame::Sequence] || self.core.phase == Phase::SetUp {
            return;
        }
        for state in &self.core.units {
            assert!(!state.is(Flags::OF_COMBAT), "a combat left its marks");
            assert_eq!(state.group, 0, "a group outlived its move");
        }
        assert!(self.core.combat.is_none(), "a combat outlived itself");
        // [SCS 4.0a] The side not in turn stacks legally or is tolerated, whatever the phase.
        for side in Side::BOTH {
            let moving = side == self.core.side
                && matches!(self.core.phase, Phase::Movement | Phase::Exploitation);
            assert!(moving || self.overstacked_hex(side).is_none(), "an overstack was let pass");
        }
    }
}
