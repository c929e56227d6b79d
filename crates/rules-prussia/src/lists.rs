//! The long lists of answers, made without asking the whole check for each.
//!
//! Optimization: what all candidates have in common is asked once, and the plain cases are told
//! apart by a few looks. Whatever is not plain is asked of the check; test games of every scenario
//! compare the lists with it.

use hexgrid::{HexId, NO_HEX};

use crate::charts::column;
use crate::decision::{Action, Piece};
use crate::state::{Army, Battle, Flags, Morale, Place, UnitId};
use crate::tables::Way;

impl Battle {
    /// [PG 15.3a] What the active army may do next in normal movement.
    pub(crate) fn list_orders(&self, army: Army, found: &mut Vec<Action>) {
        for unit in self.units_of(army) {
            if self.is_free_to_go(unit) || self.may_select_unit(unit).is_ok() {
                found.push(Action::Select(Piece::Unit(unit)));
            }
        }
        for leader in self.leaders_of(army) {
            if self.may_select_leader(leader).is_ok() {
                found.push(Action::Select(Piece::Leader(leader)));
            }
        }
        let wings = self.scenario.wing_ids();
        found.extend(wings.filter(|&it| self.may_form_column(it).is_ok()).map(Action::Column));
        for unit in self.units_of(army) {
            // Whoever lies on top, as most do, needs no further look.
            let beneath = self.hex(unit).is_some_and(|it| !self.derived.is_top(unit, it));
            if beneath && self.may_put_on_top(unit).is_ok() {
                found.push(Action::Top(unit));
            }
        }
        if self.may_end_movement().is_ok() {
            found.push(Action::End);
        }
    }

    /// The plain case of a unit that may be taken to move: an empty hex lies beside it, and no enemy
    /// is near.
    fn is_free_to_go(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        let Place::Map(from) = state.place else { return false };
        let fresh = !state.is(Flags::MOVED) && state.spent == 0 && state.morale != Morale::Routed;
        fresh && self.may_act(unit) && self.is_unhindered(unit, from) && {
            let row = self.scenario.field.grid().neighbor_row(from);
            let ways = &self.scenario.tables.ways[from.index()];
            let army = self.army(unit);
            row.iter().zip(ways).any(|(&to, &way)| self.is_plain_step(army, to, way))
        }
    }

    /// Whether nothing but the ground bears on the steps of a unit from a hex to empty ones.
    fn is_unhindered(&self, unit: UnitId, from: HexId) -> bool {
        let kind = self.kind(unit);
        !self.in_ezoc(kind.army, from)
            && self.scenario.tables.baggage.is_empty()
            && !(self.in_column(unit) && kind.double)
    }

    /// Whether a step leads over plain ground into a hex that is empty and outside enemy zones.
    fn is_plain_step(&self, army: Army, to: u16, way: Way) -> bool {
        to != NO_HEX
            && way.is_open()
            && self.derived.is_empty(HexId(to))
            && !self.in_ezoc(army, HexId(to))
    }

    /// [PG 7.0a] The hexes to which a unit on the map may step.
    pub(crate) fn list_steps(&self, unit: UnitId, from: HexId, found: &mut Vec<Action>) {
        let (kind, spent) = (self.kind(unit), self.unit(unit).spent);
        let unhindered = self.is_unhindered(unit, from);
        let allowed = if spent == 0 { u8::MAX } else { self.allowance(unit) };
        let lane = column(kind.arm);
        let row = self.scenario.field.grid().neighbor_row(from);
        for (&to, &way) in row.iter().zip(&self.scenario.tables.ways[from.index()]) {
            let may = if unhindered && self.is_plain_step(kind.army, to, way) {
                let cost = if self.in_column(unit) { 1 } else { way.cost[lane] };
                spent.saturating_add(cost) <= allowed
            } else {
                to != NO_HEX && self.may_step(unit, HexId(to)).is_ok()
            };
            if may {
                found.push(Action::Move(HexId(to)));
            }
        }
    }
}
