//! What follows from where the units are: who stands in a hex, how much room they take, and where
//! their zones of control extend.
//!
//! It is no part of the situation. Stacks are in the order of the roster, so that they follow
//! from the places alone.

use hexgrid::{Direction, HexId};

use crate::ch08_movement::zone_around;
use crate::state::{Place, UnitId, War};
use crate::terms::Side;

/// Stands for no unit.
const NOBODY: u16 = u16::MAX;

/// Stacks and zones of control, by hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    cells: Vec<Cell>,
    /// The next unit of the same hex, by unit.
    next: Vec<u16>,
}

/// What there is in one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell {
    /// The first unit.
    first: u16,
    /// [NW 2.3.7] Stacking points.
    points: u8,
    /// Whose units stand there.
    holder: Option<Side>,
    /// [NW 8.2.1b] By side: the sides of the hex across which the ground lets a zone of control in
    /// that is there, one bit a direction.
    zones: [u8; 2],
}

impl Cell {
    const EMPTY: Self = Self { first: NOBODY, points: 0, holder: None, zones: [0; 2] };

    /// [NW 8.2.1b] Whose zone of control is around the hex.
    fn zone(self) -> Option<Side> {
        zone_around(self.holder, self.points)
    }
}

impl Table {
    /// An empty table.
    pub(crate) fn new(cells: usize, units: usize) -> Self {
        Self { cells: vec![Cell::EMPTY; cells], next: vec![NOBODY; units] }
    }
}

impl War {
    /// The units in a hex, in the order of the roster.
    pub fn stack(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let id = |it: u16| (it != NOBODY).then_some(UnitId(it));
        let first = id(self.table.cells[hex.index()].first);
        std::iter::successors(first, move |it| id(self.table.next[it.index()]))
    }

    /// The side whose units stand in a hex.
    pub fn holder(&self, hex: HexId) -> Option<Side> {
        self.table.cells[hex.index()].holder
    }

    /// Whether a unit of this side stands in a hex.
    pub fn holds(&self, side: Side, hex: HexId) -> bool {
        self.holder(hex) == Some(side)
    }

    /// [NW 2.3.7] The stacking points of the units in a hex.
    pub fn points_in(&self, hex: HexId) -> u8 {
        self.table.cells[hex.index()].points
    }

    /// [NW 8.2.1b] The sides of a hex across which the ground lets zones of control of a side in,
    /// one bit a direction.
    pub(crate) fn zones_into(&self, side: Side, hex: HexId) -> u8 {
        self.table.cells[hex.index()].zones[side.index()]
    }

    /// Takes a unit out of its stack.
    pub(crate) fn lift_off(&mut self, id: UnitId) {
        let Place::Hex(hex) = self.unit(id).place else { return };
        let after = self.table.next[id.index()];
        let before = self.stack(hex).take_while(|it| *it != id).last();
        match before {
            Some(before) => self.table.next[before.index()] = after,
            None => self.table.cells[hex.index()].first = after,
        }
        self.table.next[id.index()] = NOBODY;
        let points = self.points_in(hex) - self.face(id).stacking;
        self.note_stack(hex, points);
    }

    /// Puts a unit into the stack where it is.
    pub(crate) fn lay_down(&mut self, id: UnitId) {
        let Place::Hex(hex) = self.unit(id).place else { return };
        let before = self.stack(hex).take_while(|it| *it < id).last();
        let after = match before {
            Some(before) => std::mem::replace(&mut self.table.next[before.index()], id.0),
            None => std::mem::replace(&mut self.table.cells[hex.index()].first, id.0),
        };
        self.table.next[id.index()] = after;
        let points = self.points_in(hex) + self.face(id).stacking;
        self.note_stack(hex, points);
    }

    /// Notes who stands in a hex, how much room they take, and the zone of control around them.
    fn note_stack(&mut self, hex: HexId, points: u8) {
        let holder = self.stack(hex).next().map(|it| self.side(it));
        let cell = &mut self.table.cells[hex.index()];
        let old = cell.zone();
        (cell.points, cell.holder) = (points, holder);
        let new = cell.zone();
        if old != new {
            self.spread_zone(hex, old, new);
        }
    }

    /// [NW 8.2.1b] The zone of control around a hex is another's, or there is none any more.
    fn spread_zone(&mut self, from: HexId, old: Option<Side>, new: Option<Side>) {
        let board = &self.scenario.board;
        for (way, to) in board.map.grid.neighbors(from) {
            if !board.lets_zone_extend(from, way, to) {
                continue;
            }
            let zones = &mut self.table.cells[to.index()].zones;
            let bit = bit_of(way.opposite());
            if let Some(old) = old {
                zones[old.index()] &= !bit;
            }
            if let Some(new) = new {
                zones[new.index()] |= bit;
            }
        }
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

/// The bit of a direction, as in [`hexgrid::HexsideSet::of`].
fn bit_of(way: Direction) -> u8 {
    1 << way.index()
}
