//! Facts kept beside the situation for speed: how stacks lie, where zones reach, which lines of the
//! map an army stands on.
//!
//! Optimization: everything here can be made anew from the situation by [`Derived::of`]; the
//! invariants check that it equals that after every action of a test game.

use hexgrid::HexId;

use crate::scenario::Scenario;
use crate::state::{Army, Battle, Morale, Place, UnitId, UnitState};

const NONE: u16 = u16::MAX;

/// Stacks and zones by hex, columns and rows by army.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Derived {
    /// The top unit of each hex.
    tops: Vec<u16>,
    /// The unit beneath each unit.
    below: Vec<u16>,
    /// How many non-Routed units of an army have their ZOC over a hex.
    zoc: [Vec<u8>; 2],
    /// How many units of an army stand in each column, then in each row of the map.
    lines: [Vec<u8>; 2],
    /// The columns and the rows in which units of an army stand, one bit each.
    spans: [[u64; 2]; 2],
    /// What the units of an army see over the ground, once somebody has asked.
    watch: [Watch; 2],
}

/// Hexes that the ground lets an army see, as bits; empty until it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Watch {
    known: bool,
    words: Vec<u64>,
}

impl Derived {
    /// Makes everything anew from the situation.
    pub(crate) fn of(battle: &Battle) -> Self {
        let grid = battle.scenario.field.grid();
        let (hexes, lines) = (grid.len(), usize::from(grid.columns() + grid.rows()));
        let watch = || Watch { known: false, words: vec![0; hexes.div_ceil(64)] };
        let mut derived = Self {
            watch: [watch(), watch()],
            tops: vec![NONE; hexes],
            below: vec![NONE; battle.core.units.len()],
            zoc: [vec![0; hexes], vec![0; hexes]],
            lines: [vec![0; lines], vec![0; lines]],
            spans: [[grid.columns(), grid.rows()]
                .map(|it| if it > LAST_LINE { bit(LAST_LINE) } else { 0 }); 2],
        };
        let mut units: Vec<(u8, UnitId)> =
            battle.scenario.unit_ids().map(|it| (battle.unit(it).order, it)).collect();
        units.sort_unstable();
        for (_, unit) in units {
            if let Some(hex) = battle.hex(unit) {
                let top = &mut derived.tops[hex.index()];
                derived.below[unit.index()] = *top;
                *top = unit.0;
                derived.change_lines(&battle.scenario, battle.army(unit), hex, 1);
                if battle.has_zoc(unit) {
                    derived.change_zoc(&battle.scenario, battle.army(unit), hex, 1);
                }
            }
        }
        derived
    }

    /// Units in a hex, from the top down.
    #[inline]
    pub(crate) fn stack(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let mut next = self.tops[hex.index()];
        core::iter::from_fn(move || {
            let unit = (next != NONE).then_some(UnitId(next))?;
            next = self.below[unit.index()];
            Some(unit)
        })
    }

    /// Whether nobody stands in a hex.
    #[inline]
    pub(crate) fn is_empty(&self, hex: HexId) -> bool {
        self.tops[hex.index()] == NONE
    }

    /// Whether a unit lies on top of a hex.
    #[inline]
    pub(crate) fn is_top(&self, unit: UnitId, hex: HexId) -> bool {
        self.tops[hex.index()] == unit.0
    }

    /// Whether a hex lies in a ZOC of an army.
    #[inline]
    pub(crate) fn has_zoc(&self, army: Army, hex: HexId) -> bool {
        self.zoc[army.index()][hex.index()] > 0
    }

    /// Adds the zone of a unit in a hex, or takes it away.
    fn change_zoc(&mut self, scenario: &Scenario, army: Army, hex: HexId, by: i8) {
        let zoc = &mut self.zoc[army.index()];
        let reach = scenario.zoc_reach[hex.index()];
        let row = scenario.field.grid().neighbor_row(hex);
        for (way, &next) in row.iter().enumerate() {
            if reach >> way & 1 == 1 {
                let count = &mut zoc[usize::from(next)];
                *count = count.wrapping_add_signed(by);
            }
        }
    }

    /// Adds a unit to the lines of its hex, or takes it away.
    fn change_lines(&mut self, scenario: &Scenario, army: Army, hex: HexId, by: i8) {
        let watch = &mut self.watch[army.index()];
        if watch.known {
            watch.known = false;
            watch.words.fill(0);
        }
        let columns = scenario.field.grid().columns();
        let (column, row) = cell(scenario, hex);
        let lines = &mut self.lines[army.index()];
        let spans = &mut self.spans[army.index()];
        let places = [usize::from(column), usize::from(columns + row)];
        for ((place, line), span) in places.into_iter().zip([column, row]).zip(spans) {
            lines[place] = lines[place].wrapping_add_signed(by);
            // On a map of more lines the last bit stands for all beyond it, and is always set.
            if line < LAST_LINE {
                *span &= !bit(line);
                *span |= u64::from(lines[place] > 0) << line;
            }
        }
    }

    /// The columns and rows within some hexes of an army: a step leads no farther than to the next of
    /// either.
    pub(crate) fn around(&self, army: Army, range: u16) -> Around {
        let [columns, rows] = self.spans[army.index()];
        Around { columns: widen(columns, range), rows: widen(rows, range) }
    }

    /// Whether units of an army may stand within some hexes of a hex, as far as columns and rows tell.
    pub(crate) fn may_be_near(
        &self,
        scenario: &Scenario,
        army: Army,
        hex: HexId,
        range: u16,
    ) -> bool {
        self.around(army, range).contains(scenario, hex)
    }

    /// Whether units of both armies may stand within some hexes of each other.
    pub(crate) fn may_meet(&self, range: u16) -> bool {
        let (around, [columns, rows]) = (self.around(Army::Prussia, range), self.spans[1]);
        around.columns & columns != 0 && around.rows & rows != 0
    }

    /// Whether what an army sees over the ground is known.
    pub(crate) fn is_on_watch(&self, army: Army) -> bool {
        self.watch[army.index()].known
    }

    /// Whether the ground may let an army see a hex; yes as long as that is not known.
    #[inline]
    pub(crate) fn may_see(&self, army: Army, hex: HexId) -> bool {
        let watch = &self.watch[army.index()];
        !watch.known || watch.words[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Finds out what an army sees over the ground from where its units stand.
    pub(crate) fn look_out(&mut self, scenario: &Scenario, units: &[UnitState], army: Army) {
        let watch = &mut self.watch[army.index()];
        if watch.known {
            return;
        }
        watch.known = true;
        for &unit in &scenario.tables.units[army.index()] {
            if let Some(hex) = units[unit.index()].place.hex() {
                let seen = scenario.sight.view(hex).words();
                watch.words.iter_mut().zip(seen).for_each(|(all, one)| *all |= one);
            }
        }
    }

    /// Whether a unit stands alone in a hex.
    #[inline]
    pub(crate) fn is_alone(&self, unit: UnitId, hex: HexId) -> bool {
        self.is_top(unit, hex) && self.below[unit.index()] == NONE
    }
}

/// The columns and rows that lie around an army.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    columns: u64,
    rows: u64,
}

impl Around {
    /// Whether a hex lies in one of the columns and in one of the rows.
    #[inline]
    pub(crate) fn contains(self, scenario: &Scenario, hex: HexId) -> bool {
        let (column, row) = cell(scenario, hex);
        self.columns & bit(column) != 0 && self.rows & bit(row) != 0
    }
}

/// The last line with a bit of its own.
const LAST_LINE: u16 = 63;

/// The bit of a column or a row.
fn bit(line: u16) -> u64 {
    1 << line.min(LAST_LINE)
}

/// Lines that lie at most so far from these.
fn widen(mut lines: u64, range: u16) -> u64 {
    for _ in 0..range {
        lines |= lines << 1 | lines >> 1;
    }
    lines
}

/// The column and the row of a hex.
fn cell(scenario: &Scenario, hex: HexId) -> (u16, u16) {
    let columns = scenario.field.grid().columns();
    (hex.0 % columns, hex.0 / columns)
}

impl Battle {
    /// Puts a unit at a place of the stack of a hex, counted from the bottom, or off the map. Stacks
    /// and zones follow.
    pub(crate) fn put(&mut self, unit: UnitId, place: Place, order: u8) {
        self.take_off(unit);
        let state = self.unit_mut(unit);
        (state.place, state.order) = (place, 0);
        let Place::Map(hex) = place else { return };
        self.lay_in(unit, hex, order);
        let army = self.army(unit);
        self.derived.change_lines(&self.scenario, army, hex, 1);
        if self.has_zoc(unit) {
            self.derived.change_zoc(&self.scenario, army, hex, 1);
        }
    }

    /// Lays a unit into the stack of a hex; those above it go one up.
    fn lay_in(&mut self, unit: UnitId, hex: HexId, order: u8) {
        let (derived, units) = (&mut self.derived, &mut self.core.units);
        let mut above = NONE;
        let mut next = derived.tops[hex.index()];
        while next != NONE && units[usize::from(next)].order >= order {
            units[usize::from(next)].order += 1;
            above = next;
            next = derived.below[usize::from(next)];
        }
        derived.below[unit.index()] = next;
        units[unit.index()].order =
            if next == NONE { 0 } else { units[usize::from(next)].order + 1 };
        if above == NONE {
            derived.tops[hex.index()] = unit.0;
        } else {
            derived.below[usize::from(above)] = unit.0;
        }
    }

    /// Puts a unit on top of the stack of a hex.
    pub(crate) fn put_on_top(&mut self, unit: UnitId, hex: HexId) {
        self.put(unit, Place::Map(hex), u8::MAX);
    }

    /// Takes a unit out of the stack, the zones and the lines of its hex.
    fn take_off(&mut self, unit: UnitId) {
        let Some(hex) = self.hex(unit) else { return };
        let army = self.army(unit);
        self.derived.change_lines(&self.scenario, army, hex, -1);
        if self.has_zoc(unit) {
            self.derived.change_zoc(&self.scenario, army, hex, -1);
        }
        let (derived, units) = (&mut self.derived, &mut self.core.units);
        let beneath = core::mem::replace(&mut derived.below[unit.index()], NONE);
        let mut above = NONE;
        let mut next = derived.tops[hex.index()];
        while next != unit.0 {
            units[usize::from(next)].order -= 1;
            above = next;
            next = derived.below[usize::from(next)];
        }
        if above == NONE {
            derived.tops[hex.index()] = beneath;
        } else {
            derived.below[usize::from(above)] = beneath;
        }
    }

    /// Changes the morale of a unit; its ZOC follows.
    pub(crate) fn set_morale(&mut self, unit: UnitId, morale: Morale) {
        let before = self.has_zoc(unit);
        self.unit_mut(unit).morale = morale;
        let after = self.has_zoc(unit);
        if let Some(hex) = self.hex(unit)
            && before != after
        {
            let army = self.army(unit);
            let by = if after { 1 } else { -1 };
            self.derived.change_zoc(&self.scenario, army, hex, by);
        }
    }
}
