//! The Gothic Line: air points and barrage, as docs/rules/scs/gothic-line.md tells the players.

use kernel::{Illegal, refuse};

use crate::agenda::SUPPORT;
use crate::event::Event;
use crate::state::{CombatKind, Flags, Side, UnitId, War};

/// Air points that one attack or overrun may use.
const AIR_PER_COMBAT: u8 = 2;

impl War {
    /// Each side has the air points of the turn.
    pub(super) fn renew_air_points(&mut self) {
        let turn = usize::from(self.core.turn - 1);
        for side in Side::BOTH {
            let points = self.scenario.title_data.air[side.index()].get(turn);
            self.core.air[side.index()] = points.copied().unwrap_or(0);
        }
    }

    /// [SCS 6.1f] Air points serve attacks and overruns alike.
    pub(super) fn may_use_air(&self) -> Result<(), Illegal> {
        if self.core.air[self.core.side.index()] == 0 {
            return refuse("scs:6.1f", "no air points are left this turn");
        }
        if self.core.combat.is_some_and(|it| it.air >= AIR_PER_COMBAT) {
            return refuse("scs:6.1f", "a combat takes two air points at most");
        }
        Ok(())
    }

    /// Puts an air point into the planned combat.
    pub(crate) fn commit_air(&mut self, events: &mut Vec<Event>) {
        let side = self.core.side;
        self.core.air[side.index()] -= 1;
        let combat = self.core.combat.as_mut().expect("a combat is planned");
        combat.air += 1;
        events.push(Event::AirCommitted { side, points: combat.air });
    }

    /// [SCS 6.1f, 7.0I] Artillery fires once in a Combat Phase, within its range, in attacks only.
    pub(super) fn may_fire_barrage(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(combat) = self.core.combat.filter(|it| it.kind == CombatKind::Attack) else {
            return refuse("scs:6.1f", "barrage supports attacks in the Combat Phase only");
        };
        let (unit_type, state) = (self.scenario.unit(unit), self.unit(unit));
        let Some(hex) = state.hex().filter(|_| unit_type.barrage.is_some()) else {
            return refuse("scs:6.1f", "the unit has no barrage value");
        };
        if state.is(Flags::BARRAGED) {
            return refuse("scs:6.1f", "the unit has fired its barrage in this phase");
        }
        if self.scenario.map.grid.distance(hex, combat.target) > u16::from(unit_type.range) {
            return refuse("scs:6.1f", "the target is out of range");
        }
        Ok(())
    }

    /// Fires a unit's barrage for its side.
    pub(crate) fn fire_barrage(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let points = self.scenario.unit(unit).barrage.expect("it has a barrage value");
        let role = usize::from(self.side_of(unit) != self.core.side);
        let state = self.unit_mut(unit);
        state.flags.set(Flags::BARRAGED);
        state.group = SUPPORT;
        let combat = self.core.combat.as_mut().expect("a combat is planned or announced");
        combat.barrage[role] = combat.barrage[role].saturating_add(points);
        events.push(Event::Barraged { unit, target: combat.target });
    }

    /// Columns for the attacker less columns for the defender.
    pub(super) fn support_shift(&self) -> i8 {
        let Some(combat) = self.core.combat else { return 0 };
        let columns = |points: u8| {
            let table = &self.scenario.title_data.barrage_shifts;
            table.iter().rev().find(|&&(least, _)| points >= least).map_or(0, |&(_, it)| it)
        };
        let right = combat.air + columns(combat.barrage[0]);
        right.cast_signed() - columns(combat.barrage[1]).cast_signed()
    }
}
