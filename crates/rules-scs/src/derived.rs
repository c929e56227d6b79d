//! Facts kept beside the situation for speed: stacks by hex, zones of control by hex.
//!
//! Optimization: everything here can be made anew from the situation by [`Derived::of`]; the
//! invariants check that it equals that after every action of a test game.

use hexgrid::{HexId, HexSet};

use crate::state::{Side, UnitId, War};

const NONE: u16 = u16::MAX;

/// Stacks and zones of control, by hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Derived {
    /// The top unit of each hex.
    tops: Vec<u16>,
    /// The unit beneath each unit.
    below: Vec<u16>,
    /// How many units of a side have their zone over a hex.
    zoc: [Vec<u8>; 2],
}

impl Derived {
    /// An empty map.
    pub(crate) fn empty(hexes: usize, units: usize) -> Self {
        let zoc = [vec![0; hexes], vec![0; hexes]];
        Self { tops: vec![NONE; hexes], below: vec![NONE; units], zoc }
    }

    /// Makes everything anew from the situation.
    pub(crate) fn of(war: &War) -> Self {
        let scenario = &war.scenario;
        let mut derived = Self::empty(scenario.map.grid.len(), war.core.units.len());
        let mut units: Vec<(u8, u16)> =
            (0u16..).zip(&war.core.units).map(|(id, it)| (it.level, id)).collect();
        units.sort_unstable();
        for (_, id) in units {
            let unit = UnitId(id);
            if let Some(hex) = war.unit(unit).hex() {
                derived.insert(unit, hex);
                if war.has_zoc(unit) {
                    let class = usize::from(scenario.unit(unit).class);
                    let reach = scenario.tables[class].reach[usize::from(hex.0)];
                    let row = scenario.map.grid.neighbor_row(hex);
                    derived.change_zoc(scenario.side_of(unit), row, reach, 1);
                }
            }
        }
        derived
    }

    pub(crate) fn top(&self, hex: HexId) -> Option<UnitId> {
        let unit = self.tops[usize::from(hex.0)];
        (unit != NONE).then_some(UnitId(unit))
    }

    pub(crate) fn below(&self, unit: UnitId) -> Option<UnitId> {
        let unit = self.below[usize::from(unit.0)];
        (unit != NONE).then_some(UnitId(unit))
    }

    /// Lays a unit on top of a hex.
    pub(crate) fn insert(&mut self, unit: UnitId, hex: HexId) {
        let top = &mut self.tops[usize::from(hex.0)];
        self.below[usize::from(unit.0)] = *top;
        *top = unit.0;
    }

    /// Takes a unit out of the stack of a hex.
    pub(crate) fn remove(&mut self, unit: UnitId, hex: HexId) {
        let beneath = core::mem::replace(&mut self.below[usize::from(unit.0)], NONE);
        if self.tops[usize::from(hex.0)] == unit.0 {
            self.tops[usize::from(hex.0)] = beneath;
            return;
        }
        let mut above = self.tops[usize::from(hex.0)];
        while self.below[usize::from(above)] != unit.0 {
            above = self.below[usize::from(above)];
        }
        self.below[usize::from(above)] = beneath;
    }

    /// Whether a hex lies in a zone of control of this side.
    pub(crate) fn in_zoc_of(&self, side: Side, hex: HexId) -> bool {
        self.zoc[side.index()][usize::from(hex.0)] > 0
    }

    /// The hexes outside every zone of control of this side.
    pub(crate) fn outside_zoc_of(&self, side: Side) -> HexSet {
        let zoc = &self.zoc[side.index()];
        HexSet::from_fn(zoc.len(), |hex| zoc[usize::from(hex.0)] == 0)
    }

    /// Adds a zone over the neighbors whose bit is set in `reach`, or takes it away.
    pub(crate) fn change_zoc(&mut self, side: Side, row: &[u16; 6], reach: u8, by: i8) {
        let zoc = &mut self.zoc[side.index()];
        for (bit, &hex) in row.iter().enumerate() {
            if reach >> bit & 1 == 1 {
                let count = &mut zoc[usize::from(hex)];
                *count = count.wrapping_add_signed(by);
            }
        }
    }
}
