//! What follows from where the units are: who stands in a hex, and how much room they take.
//!
//! It is no part of the situation. Stacks are in the order of the roster, so that they follow
//! from the places alone.

use hexgrid::HexId;

use crate::state::{Place, UnitId, War};
use crate::terms::Side;

/// Stands for no unit.
const NOBODY: u16 = u16::MAX;

/// Stacks, by hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// The first unit of each hex.
    first: Vec<u16>,
    /// The next unit of the same hex, by unit.
    next: Vec<u16>,
    /// [NW 2.3.7] Stacking points in each hex.
    points: Vec<u8>,
}

impl Table {
    /// An empty table.
    pub(crate) fn new(cells: usize, units: usize) -> Self {
        Self { first: vec![NOBODY; cells], next: vec![NOBODY; units], points: vec![0; cells] }
    }
}

impl War {
    /// The units in a hex, in the order of the roster.
    pub fn stack(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let id = |it: u16| (it != NOBODY).then_some(UnitId(it));
        let first = id(self.table.first[hex.index()]);
        std::iter::successors(first, move |it| id(self.table.next[it.index()]))
    }

    /// The side whose units stand in a hex.
    pub fn holder(&self, hex: HexId) -> Option<Side> {
        self.stack(hex).next().map(|it| self.side(it))
    }

    /// Whether a unit of this side stands in a hex.
    pub fn holds(&self, side: Side, hex: HexId) -> bool {
        self.holder(hex) == Some(side)
    }

    /// [NW 2.3.7] The stacking points of the units in a hex.
    pub fn points_in(&self, hex: HexId) -> u8 {
        self.table.points[hex.index()]
    }

    /// Takes a unit out of its stack.
    pub(crate) fn lift_off(&mut self, id: UnitId) {
        let Place::Hex(hex) = self.unit(id).place else { return };
        let after = self.table.next[id.index()];
        let before = self.stack(hex).take_while(|it| *it != id).last();
        match before {
            Some(before) => self.table.next[before.index()] = after,
            None => self.table.first[hex.index()] = after,
        }
        self.table.next[id.index()] = NOBODY;
        self.table.points[hex.index()] -= self.face(id).stacking;
    }

    /// Puts a unit into the stack where it is.
    pub(crate) fn lay_down(&mut self, id: UnitId) {
        let Place::Hex(hex) = self.unit(id).place else { return };
        let before = self.stack(hex).take_while(|it| *it < id).last();
        let after = match before {
            Some(before) => std::mem::replace(&mut self.table.next[before.index()], id.0),
            None => std::mem::replace(&mut self.table.first[hex.index()], id.0),
        };
        self.table.next[id.index()] = after;
        self.table.points[hex.index()] += self.face(id).stacking;
    }

    /// Lays every unit down where it is.
    pub(crate) fn lay_out(&mut self) {
        let cells = self.scenario.board.map.grid.len();
        self.table = Table::new(cells, self.core.units.len());
        for id in self.units() {
            self.lay_down(id);
        }
    }
}
