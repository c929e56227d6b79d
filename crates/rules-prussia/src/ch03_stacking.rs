//! Chapter 3: how many units a hex holds, and in which order they lie.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::event::Event;
use crate::roster::Arm;
use crate::state::{Army, Battle, Flags, UnitId};

/// [PG 3.1a] Levels of infantry and cavalry in a hex.
const LINE_MAX: u8 = 12;
/// [PG 3.1a] Levels of artillery beside them.
const GUNS_MAX: u8 = 8;
/// [PG 3.1b] Levels of artillery alone.
const GUNS_ALONE_MAX: u8 = 12;
/// [PG 3.2a] Levels of infantry and cavalry in a hex with a column.
const COLUMN_MAX: u8 = 4;

/// What a hex holds of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Load {
    /// Levels of infantry and cavalry.
    pub(crate) line: u8,
    /// Levels of artillery.
    pub(crate) guns: u8,
    /// Whether anybody is In Column.
    pub(crate) column: bool,
}

impl Load {
    /// [PG 3.1a, 3.1b, 3.2a] Whether it is more than a hex may hold.
    pub(crate) fn is_too_much(self) -> bool {
        let line_max = if self.column { COLUMN_MAX } else { LINE_MAX };
        let guns_max = if self.line == 0 && !self.column { GUNS_ALONE_MAX } else { GUNS_MAX };
        self.line > line_max || self.guns > guns_max
    }
}

impl Battle {
    /// [PG 25.3.8a, 26.3.6a] What the levels of a unit count for stacking and for Engaged.
    pub fn weight(&self, unit: UnitId) -> u8 {
        let level = self.unit(unit).level;
        if self.kind(unit).double { 2 * level } else { level }
    }

    /// What a hex holds of these units; leaders count nothing [PG 3.1c].
    pub(crate) fn load_of(&self, units: impl Iterator<Item = UnitId>) -> Load {
        let mut load = Load::default();
        for unit in units {
            if self.kind(unit).is_artillery() {
                load.guns = load.guns.saturating_add(self.weight(unit));
            } else {
                load.line = load.line.saturating_add(self.weight(unit));
            }
            load.column |= self.in_column(unit);
        }
        load
    }

    /// [PG 3.3a] Whether a hex holds too much of an army.
    pub fn is_overstacked(&self, hex: HexId, army: Army) -> bool {
        self.load_of(self.units_in(hex, army)).is_too_much()
    }

    /// Whether a hex would hold too much if a unit came in. [PG 3.4c] Leaders lie in no order at all.
    pub(crate) fn would_overstack(&self, hex: HexId, unit: UnitId) -> bool {
        // One alone is never too much, unless it counts double.
        if self.derived.is_empty(hex) && self.weight(unit) <= COLUMN_MAX {
            return false;
        }
        let there = self.units_in(hex, self.army(unit)).filter(|&it| it != unit);
        self.load_of(there.chain([unit])).is_too_much()
    }

    /// [PG 25.3.5a] Whether the baggage bars a hex to a unit, or friends bar it to the baggage.
    pub(crate) fn is_barred_by_baggage(&self, unit: UnitId, hex: HexId) -> bool {
        if self.scenario.tables.baggage.is_empty() {
            return false;
        }
        let wagons = |it: UnitId| self.kind(it).arm == Arm::Baggage;
        let others = || self.stack(hex).filter(|&it| it != unit);
        if wagons(unit) { others().next().is_some() } else { others().any(wagons) }
    }

    /// [PG 3.4b, 3.4.1a] Whether artillery lies above all infantry and cavalry of its hex. What had to go to
    /// the bottom does not, whoever leaves or lies down under it before its next movement.
    pub fn is_on_top(&self, unit: UnitId) -> bool {
        let Some(hex) = self.hex(unit).filter(|_| !self.unit(unit).is(Flags::BOTTOM)) else {
            return false;
        };
        let army = self.army(unit);
        let above = self.units_in(hex, army).take_while(|&it| it != unit);
        above.into_iter().all(|it| self.kind(it).is_artillery())
    }

    /// [PG 3.4d] [K-84] Whether a unit may be put on top of its stack now.
    pub(crate) fn may_put_on_top(&self, unit: UnitId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        let Some(hex) = self.hex(unit).filter(|_| self.army(unit) == self.core.active) else {
            return refuse("pg:3.4d", "only units of one's own on the map are ordered");
        };
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        if self.stack(hex).next() == Some(unit) {
            return refuse("pg:3.4d", "it lies on top already");
        }
        if state.is(Flags::MARCHED) && self.core.turn == 1 {
            return refuse("pg:23.5.1a", "the stacks of the march keep their order");
        }
        if state.is(Flags::BOTTOM) {
            return refuse("pg:3.4.1a", "it stays at the bottom until its next Movement Phase");
        }
        if state.is(Flags::RESTACKED) {
            return refuse(
                "pg:3.4d",
                "the unit has been put on top already since the stack changed",
            );
        }
        Ok(())
    }

    /// [PG 3.4d, 4.3c] Puts a unit on top of its stack.
    pub(crate) fn put_up(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let Some(hex) = self.hex(unit) else { return };
        self.unit_mut(unit).flags.set(Flags::RESTACKED);
        self.watch_marker(hex, events, |battle| battle.put_on_top(unit, hex));
        events.push(Event::Stacked { unit, order: self.unit(unit).order });
    }

    /// [K-84] Somebody has come into a hex or left it: its units may be ordered again.
    pub(crate) fn let_reorder(&mut self, hex: HexId) {
        let (derived, units) = (&self.derived, &mut self.core.units);
        for unit in derived.stack(hex) {
            units[unit.index()].flags.clear(Flags::RESTACKED);
        }
    }

    /// [K-67] The places of its stack at which a unit that came in may lie, from the bottom.
    pub(crate) fn places_for(&self, unit: UnitId) -> u8 {
        let Some(hex) = self.hex(unit) else { return 0 };
        u8::try_from(self.stack(hex).count()).unwrap_or(u8::MAX)
    }

    /// [K-67] Lays a unit that came in at a place of its stack.
    pub(crate) fn lay_at(&mut self, unit: UnitId, order: u8, events: &mut Vec<Event>) {
        let Some(hex) = self.hex(unit) else { return };
        self.watch_marker(hex, events, |battle| {
            battle.put(unit, crate::state::Place::Map(hex), order);
        });
        events.push(Event::Stacked { unit, order: self.unit(unit).order });
    }

    /// [PG 3.3a, 3.3b] Whether the Movement Phase may end as the stacks lie: an overstacked hex is put
    /// right as long as anybody in it can still go.
    pub(crate) fn may_leave_stacks(&self) -> Result<(), Illegal> {
        let army = self.core.active;
        for unit in self.on_map(army) {
            let Some(hex) = self.hex(unit) else { continue };
            if self.derived.is_alone(unit, hex) && self.weight(unit) <= COLUMN_MAX {
                continue;
            }
            if self.is_overstacked(hex, army) && self.may_select_unit(unit).is_ok() {
                return refuse("pg:3.3a", "a hex holds too many levels");
            }
        }
        Ok(())
    }
}
