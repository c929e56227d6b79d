//! [SCS 7.2] Who may attack whom.
//!
//! Nobody has to attack [SCS 7.2a]. A unit is added whole and to one attack [SCS 7.2b], any number
//! from any side [SCS 7.2bA], and the units of a stack may go different ways [SCS 7.2bB].

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::state::{Flags, UnitId, War};

/// How often the plans of a phase may be trimmed or given up, all together.
const PLAN_CHANGES_MAX: u8 = 30;

impl War {
    /// [SCS 7.2d] Whether a hex holds enemy units of which at least one has not been attacked in
    /// this Combat Phase.
    pub(crate) fn may_be_attacked(&self, target: HexId) -> Result<(), Illegal> {
        if !self.holds(self.core.side.other(), target) {
            return refuse("scs:7.0A", "no enemy unit stands there");
        }
        if self.stack(target).all(|it| self.unit(it).is(Flags::WAS_ATTACKED)) {
            return refuse("scs:7.2d", "the units there have been attacked in this phase");
        }
        Ok(())
    }

    /// [SCS 2.1c, 7.2b, 7.2d, 7.2e, 7.2eB, 7.3B] Whether a unit may join an attack on a hex.
    ///
    /// A unit that a game has deprived of its zone attacks where it would have one [SCS 7.0C]; a
    /// printed zero has no zone and joins all the same [SCS 7.2e].
    pub(crate) fn may_join_attack(&self, unit: UnitId, target: HexId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if self.side_of(unit) != self.core.side {
            return refuse("scs:1.0G", "only the active side's units attack");
        }
        let direction = state.hex().and_then(|from| Some((from, self.direction(from, target)?)));
        let Some((from, direction)) = direction else {
            return refuse("scs:1.0G", "the unit is not adjacent to the target");
        };
        if state.is(Flags::ATTACKED) {
            return refuse("scs:7.2d", "the unit has attacked in this phase");
        }
        if state.is(Flags::ATTACKING) {
            return refuse("scs:7.2b", "the unit is part of the attack already");
        }
        if self.face(unit).attack.is_none() {
            return refuse("scs:7.2eB", "the unit has no printed Attack Strength");
        }
        if !self.could_enter(unit, from, direction) {
            return refuse("scs:7.3B", "the unit could not enter that hex from where it stands");
        }
        self.may_attack_across(from, direction)
    }

    /// [SCS 7.2a, 7.2bA] Whether a unit may be taken out of the planned attack again.
    pub(crate) fn may_leave_attack(&self, unit: UnitId) -> Result<(), Illegal> {
        if !self.unit(unit).is(Flags::ATTACKING) {
            return refuse("scs:7.2bA", "the unit is no part of the attack");
        }
        self.may_change_plan()
    }

    /// [SCS 7.2a, 7.0G] Whether the planned attack may be trimmed or given up: as long as it has
    /// not been announced, and so often in a phase that nobody has to go without.
    ///
    /// Interpretation (O-12): the book plans in the player's head; at the table a plan changed
    /// without end would hold the game up, so changes are counted.
    pub(crate) fn may_change_plan(&self) -> Result<(), Illegal> {
        if self.core.plans_changed >= PLAN_CHANGES_MAX {
            return refuse("scs:7.0G", "plans have been changed often enough in this phase");
        }
        Ok(())
    }

    /// [SCS 7.2dA] Whether a unit in the target hex counts for its defense: in a Combat Phase not
    /// if it retreated there from an attack in the same phase.
    pub(crate) fn counts_in_defense(&self, unit: UnitId) -> bool {
        !self.unit(unit).is(Flags::WAS_ATTACKED)
    }
}
