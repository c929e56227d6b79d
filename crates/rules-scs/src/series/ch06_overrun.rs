//! [SCS 6.0] Overrun: a combat inside movement, in the Movement and the Exploitation Phase
//! [SCS 6.0N, 11.0O].
//!
//! Once announced it is fought like any combat [SCS 6.0a], with the game's own modifiers
//! [SCS 6.1f], from the adjacent hex [SCS 6.0aA]; see ch07. The advance that follows is in ch10
//! [SCS 6.0T, 6.2aA, 6.2aB], the attacker's retreat in ch09 [SCS 6.2b].

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::agenda::{Frame, MOVERS};
use crate::charts::{HalfMp, PROHIBITED};
use crate::event::Event;
use crate::state::{Combat, CombatKind, Flags, UnitId, War};

/// [SCS 6.0M] What an overrun costs.
pub(crate) const OVERRUN_COST: HalfMp = 4;
/// [SCS 6.0c] What the target hex may cost at most.
const TARGET_COST_MAX: u8 = 4;

impl War {
    /// [SCS 6.0, 6.1, 2.1b, 6.0P] Whether the moving units may overrun a hex. All of them take
    /// part; who shall not is left behind first and stays unharmed [SCS 6.0Q, 6.0R].
    ///
    /// Interpretation: where the launching hex is overstacked, by whatever cause, the declaration
    /// is refused and nobody is lost [SCS 4.0aC, 4.0aD, 6.1e]; roads may be used up to that hex
    /// [SCS 6.1dA]. A hex that has been overrun is barred for the phase [SCS 6.1bA], the units that
    /// retreated from it are not [SCS 6.1bB].
    pub(crate) fn may_overrun(&self, from: HexId, target: HexId) -> Result<(), Illegal> {
        if !self.holds(self.core.side.other(), target) {
            return refuse("scs:7.0A", "no enemy unit stands there");
        }
        if self.core.overrun.contains(&target) {
            return refuse("scs:6.1bA", "the hex has been overrun in this phase");
        }
        if !self.group(from, MOVERS).any(|it| self.face(it).has_attack()) {
            return refuse("scs:7.2e", "units without Attack Strength cannot attack alone");
        }
        if self.group(from, MOVERS).any(|it| self.unit(it).is(Flags::BEGAN_IN_EZOC)) {
            return refuse("scs:2.1b", "the unit began the phase in an enemy zone of control");
        }
        let Some(direction) = self.direction(from, target) else {
            return refuse("scs:6.0aA", "an overrun is fought from an adjacent hex");
        };
        if self.load(from) > self.limit(from) {
            return refuse("scs:6.1e", "the launching hex is overstacked");
        }
        self.group(from, MOVERS).try_for_each(|it| self.may_join_overrun(it, from, direction))
    }

    /// [SCS 6.0c, 6.1b, 6.1d, 7.2dC] Whether one unit may take part in an overrun: once
    /// in a phase, so with its attack three times at most in a player turn [SCS 6.1bC, 6.1bD]. Who
    /// has made a minimum move has finished and cannot be among them [SCS 3.1eB].
    ///
    /// Out of supply is no bar by itself [SCS 6.1c], nor is an enemy beside it that has no zone
    /// [SCS 6.0U]. That the units began together [SCS 6.0O, 6.0b] holds because one stack moves at a
    /// time and takes nobody up on its way.
    fn may_join_overrun(
        &self,
        unit: UnitId,
        from: HexId,
        direction: Direction,
    ) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if self.face(unit).attack.is_none() {
            return refuse("scs:7.2eB", "the unit has no printed Attack Strength");
        }
        if !self.could_enter(unit, from, direction) {
            return refuse("scs:7.3B", "the unit could not enter that hex from where it stands");
        }
        let class = usize::from(self.scenario.unit(unit).class);
        let bare = self.scenario.tables[class].bare[usize::from(from.0)][direction.index()];
        if bare == PROHIBITED {
            return refuse("scs:6.1d", "only a road or bridge leads there");
        }
        if bare > TARGET_COST_MAX {
            return refuse("scs:6.0c", "the target hex costs more than 2 movement points");
        }
        if state.spent + OVERRUN_COST > self.allowance(unit) {
            return refuse("scs:6.0M", "an overrun costs 2 movement points");
        }
        self.may_attack_across(from, direction)
    }

    /// [SCS 6.0S, 6.2a] Announces an overrun: 2 points are paid, the move is over, and the combat is
    /// fought at once.
    pub(crate) fn overrun(&mut self, from: HexId, target: HexId, events: &mut Vec<Event>) {
        let units: Vec<UnitId> = self.group(from, MOVERS).collect();
        for &unit in &units {
            self.finish_move(unit);
            let state = self.unit_mut(unit);
            state.spent += OVERRUN_COST;
            state.flags.set(Flags(Flags::OVERRAN.0 | Flags::ATTACKING.0));
        }
        self.core.agenda.pop();
        self.core.overrun.push(target);
        self.core.combat = Some(Combat::new(CombatKind::Overrun, target));
        self.core.agenda.push(Frame::Plan { target });
        // [SCS 6.1f] A game's own support is committed first, where there is any.
        if !self.attacker_has_support() {
            self.begin_combat(events);
        }
    }
}
