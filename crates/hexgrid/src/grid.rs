//! One map: its cells and which of them touch.

use crate::numbering::Printed;
use crate::place::Layout;
use crate::{Direction, GridFault, GridSpec, Hex, HexId, HexSet, NO_HEX, Sheet, Tops};

/// One map: a rectangle of hexes, some of which may be missing.
///
/// Where hexes lie is in `place.rs`, how they are numbered in `numbering.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    pub(crate) layout: Layout,
    pub(crate) printed: Printed,
    /// Where each cell lies in the plane.
    pub(crate) places: Vec<Hex>,
    playable: HexSet,
    neighbors: Vec<[u16; 6]>,
}

impl Grid {
    /// Lays out a map whose printed columns and rows start at 1.
    pub fn new(spec: GridSpec) -> Result<Grid, GridFault> {
        Grid::numbered_from(spec, 1, 1)
    }

    /// Lays out a map whose printed columns and rows start elsewhere, as on a sheet that is part of
    /// a larger one.
    pub fn numbered_from(
        spec: GridSpec,
        first_column: u16,
        first_row: u16,
    ) -> Result<Grid, GridFault> {
        let whole = Sheet { prefix: String::new(), rows: spec.rows };
        Grid::of_sheets(spec, first_column, first_row, vec![whole])
    }

    /// Lays out a map of several sheets, given from its top to its bottom; the printed rows of
    /// every sheet start anew, and what stands before its numbers tells it from the others.
    pub fn of_sheets(
        spec: GridSpec,
        first_column: u16,
        first_row: u16,
        sheets: Vec<Sheet>,
    ) -> Result<Grid, GridFault> {
        spec.check_size()?;
        let printed = Printed::new(&spec, first_column, first_row, sheets)?;
        let layout = Layout::new(&spec, &printed);
        let cells = layout.len();
        let mut playable = HexSet::of(cells, layout.cells());
        for id in spec.missing {
            if id.index() >= cells {
                return Err(GridFault::MissingOutside(id));
            }
            playable.remove(id);
        }
        let places = layout.places();
        let mut grid = Grid { layout, printed, places, playable, neighbors: Vec::new() };
        grid.neighbors = grid.cells().map(|id| grid.find_neighbors(id)).collect();
        Ok(grid)
    }

    /// Returns the number of cells of the rectangle, missing ones included.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "a map is never empty")]
    pub fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// Returns how many hexes stand side by side.
    #[inline]
    pub fn columns(&self) -> u16 {
        self.layout.columns
    }

    /// Returns how many hexes stand one above the other.
    #[inline]
    pub fn rows(&self) -> u16 {
        self.layout.rows
    }

    /// Returns over how many columns and rows the hexes of the map reach: those that are missing at
    /// its edges do not count.
    pub fn extent(&self) -> [u16; 2] {
        let reach = |part: fn(u16, u16) -> u16| {
            let parts = || self.hexes().map(|it| part(it.0, self.columns()));
            parts().max().zip(parts().min()).map_or(0, |(last, first)| last - first + 1)
        };
        [reach(|id, columns| id % columns), reach(|id, columns| id / columns)]
    }

    /// Returns which way the hexes stand.
    #[inline]
    pub fn tops(&self) -> Tops {
        self.layout.tops
    }

    /// Returns the hexes of the map in the order of their ids.
    pub fn hexes(&self) -> impl Iterator<Item = HexId> + '_ {
        self.playable.iter()
    }

    /// Returns the hexes of the map as a set.
    pub fn playable(&self) -> &HexSet {
        &self.playable
    }

    /// Returns whether a cell is a hex of the map.
    #[inline]
    pub fn is_playable(&self, id: HexId) -> bool {
        self.playable.contains(id)
    }

    /// Returns whether a hex lies at the edge of the map: one of its sides leads nowhere.
    #[inline]
    pub fn is_edge(&self, id: HexId) -> bool {
        self.neighbor_row(id).contains(&NO_HEX)
    }

    /// Returns the hex next to another; `None` outside the map or where the hex is missing.
    #[inline]
    pub fn neighbor(&self, id: HexId, direction: Direction) -> Option<HexId> {
        match self.neighbor_row(id)[direction.index()] {
            NO_HEX => None,
            neighbor => Some(HexId(neighbor)),
        }
    }

    /// Returns the hexes next to another, clockwise, with the direction in which they lie.
    #[inline]
    pub fn neighbors(&self, id: HexId) -> impl Iterator<Item = (Direction, HexId)> + '_ {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| Some((direction, self.neighbor(id, direction)?)))
    }

    /// Returns the six neighbors by direction, [`NO_HEX`] where there is none; for hot loops.
    #[inline]
    pub fn neighbor_row(&self, id: HexId) -> &[u16; 6] {
        &self.neighbors[id.index()]
    }

    /// Returns the direction from a hex to one next to it; `None` if they do not touch.
    #[inline]
    pub fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        let index = self.neighbor_row(from).iter().position(|&neighbor| neighbor == to.0)?;
        Some(Direction::ALL[index])
    }

    /// Returns every cell of the rectangle, missing ones included, in the order of ids.
    pub(crate) fn cells(&self) -> impl Iterator<Item = HexId> + use<> {
        self.layout.cells()
    }

    /// Looks the six neighbors of a cell up; a missing cell has none.
    fn find_neighbors(&self, id: HexId) -> [u16; 6] {
        if !self.is_playable(id) {
            return [NO_HEX; 6];
        }
        let hex = self.hex(id);
        Direction::ALL.map(|direction| self.id(hex.step(direction)).map_or(NO_HEX, |id| id.0))
    }
}
