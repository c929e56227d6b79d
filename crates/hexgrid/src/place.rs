//! Where the hexes of a map lie: cells of a rectangle, places of the plane, points of the page.
//!
//! Every second straight line of hexes (column of flat tops, row of pointed ones) is pushed back by
//! half a hex: lower with flat tops, to the left with pointed ones. The arithmetic is the same for
//! both, with columns and rows exchanged.

use crate::numbering::Printed;
use crate::{Direction, Grid, GridSpec, Hex, HexId, Raised, Tops};

/// The shape of a map without its contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) tops: Tops,
    /// 1 if the first straight line is pushed back, otherwise 0.
    first_is_back: i16,
    /// What a step does, by direction and by [`Layout::stagger`] of the hex it starts from.
    strides: [[Stride; 2]; 6],
}

/// What a step in one direction does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stride {
    id: i16,
    /// The stagger of the hex where the step ends.
    pub(crate) stagger: u8,
    /// The direction.
    pub(crate) way: Direction,
}

impl Stride {
    /// Returns the cell a step leads to, which must lie in the rectangle.
    #[inline]
    pub(crate) fn from(self, id: HexId) -> HexId {
        HexId(id.0.wrapping_add_signed(self.id))
    }
}

impl Layout {
    /// Works the shape of a map out; its size must have been checked.
    pub(crate) fn new(spec: &GridSpec, printed: &Printed) -> Layout {
        let first_line = match spec.tops {
            Tops::Flat => printed.column(0),
            Tops::Pointy => printed.row(0),
        };
        let first_is_raised = first_line.is_multiple_of(2) == (spec.raised == Raised::Even);
        let mut layout = Layout {
            columns: spec.columns,
            rows: spec.rows,
            tops: spec.tops,
            first_is_back: i16::from(!first_is_raised),
            strides: [[Stride { id: 0, stagger: 0, way: Direction::D0 }; 2]; 6],
        };
        layout.strides =
            Direction::ALL.map(|way| [0, 1].map(|stagger| layout.stride(stagger, way)));
        layout
    }

    /// Returns the number of cells.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// Returns every cell in the order of ids.
    pub(crate) fn cells(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.columns * self.rows).map(HexId)
    }

    /// Returns column and row of a cell, both from 0 at the top left.
    #[inline]
    pub(crate) fn cell(&self, id: HexId) -> (u16, u16) {
        (id.0 % self.columns, id.0 / self.columns)
    }

    /// Returns the cell in a column and row.
    #[inline]
    pub(crate) fn cell_id(&self, column: u16, row: u16) -> HexId {
        HexId(row * self.columns + column)
    }

    /// Returns 1 for a place on a line of hexes that is pushed back, otherwise 0.
    #[inline]
    fn stagger(&self, hex: Hex) -> u8 {
        let line = match self.tops {
            Tops::Flat => hex.q,
            Tops::Pointy => hex.q + hex.r,
        };
        u8::from((line + self.first_is_back) & 1 != 0)
    }

    /// Returns the places of all cells in the order of ids.
    pub(crate) fn places(&self) -> Vec<Hex> {
        let places = self.cells().map(|id| {
            let (column, row) = self.cell(id);
            self.hex(column.cast_signed(), row.cast_signed())
        });
        places.collect()
    }

    /// Returns the place of a cell, which may lie outside the rectangle.
    fn hex(&self, column: i16, row: i16) -> Hex {
        match self.tops {
            Tops::Flat => Hex { q: column, r: row - ((column + self.first_is_back) >> 1) },
            Tops::Pointy => {
                let q = column + ((row + self.first_is_back) >> 1);
                Hex { q, r: row - q }
            }
        }
    }

    /// Returns column and row of a place, which may lie far outside the rectangle.
    #[inline]
    fn cell_of(&self, hex: Hex) -> (i32, i32) {
        let (q, r, first_is_back) =
            (i32::from(hex.q), i32::from(hex.r), i32::from(self.first_is_back));
        match self.tops {
            Tops::Flat => (q, r + ((q + first_is_back) >> 1)),
            Tops::Pointy => (q - ((q + r + first_is_back) >> 1), q + r),
        }
    }

    /// Works out what a step does from a line of hexes of this stagger.
    fn stride(&self, stagger: u8, way: Direction) -> Stride {
        let from = [(0, 0), (1, 1)]
            .into_iter()
            .find(|&(column, row)| self.stagger(self.hex(column, row)) == stagger);
        let (column, row) = from.expect("of two lines one is pushed back");
        let to = self.hex(column, row).step(way);
        let (to_column, to_row) = self.cell_of(to);
        let (columns_on, rows_on) = (to_column - i32::from(column), to_row - i32::from(row));
        let id = i16::try_from(rows_on * i32::from(self.columns) + columns_on);
        let id = id.expect("a step leads at most one row and one column on");
        Stride { id, stagger: self.stagger(to), way }
    }
}

impl Grid {
    /// Returns the place of a hex in the plane.
    #[inline]
    pub fn hex(&self, id: HexId) -> Hex {
        self.places[id.index()]
    }

    /// Returns the hex of the map at a place of the plane; `None` outside or where it is missing.
    #[inline]
    pub fn id(&self, hex: Hex) -> Option<HexId> {
        self.cell_at(hex).filter(|&id| self.is_playable(id))
    }

    /// Returns the distance in hexes, as if no hex were missing.
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.hex(a).distance(self.hex(b))
    }

    /// Returns the hexes at most `n` hexes away, the middle included, in the order of their ids.
    pub fn hexes_within(&self, id: HexId, n: u16) -> Vec<HexId> {
        let middle = self.hex(id);
        let (column, row) = self.layout.cell(id);
        let columns = column.saturating_sub(n)..=column.saturating_add(n).min(self.columns() - 1);
        let rows = row.saturating_sub(n)..=row.saturating_add(n).min(self.rows() - 1);
        let cells = rows
            .flat_map(|row| columns.clone().map(move |column| self.layout.cell_id(column, row)));
        cells.filter(|&id| self.is_playable(id) && self.hex(id).distance(middle) <= n).collect()
    }

    /// Returns the center of a hex on the page, to the right and downwards.
    ///
    /// With flat tops in half sides to the right (three per column) and half heights downwards (two
    /// per row); with pointed tops in half widths to the right (two per column) and half sides
    /// downwards (three per row). Both start at 0.
    pub fn center(&self, id: HexId) -> (i32, i32) {
        let (column, row) = self.layout.cell(id);
        let is_back = i32::from(self.stagger(self.hex(id)));
        let (column, row) = (i32::from(column), i32::from(row));
        match self.tops() {
            Tops::Flat => (column * 3, row * 2 + is_back),
            Tops::Pointy => (column * 2 + 1 - is_back, row * 3),
        }
    }

    /// Returns the cell of the rectangle at a place, be it missing or not; `None` outside.
    #[inline]
    pub(crate) fn cell_at(&self, hex: Hex) -> Option<HexId> {
        let (column, row) = self.layout.cell_of(hex);
        let column = u16::try_from(column).ok().filter(|&column| column < self.columns())?;
        let row = u16::try_from(row).ok().filter(|&row| row < self.rows())?;
        Some(self.layout.cell_id(column, row))
    }

    /// Returns 1 for a place on a line of hexes that is pushed back, otherwise 0.
    #[inline]
    pub(crate) fn stagger(&self, hex: Hex) -> u8 {
        self.layout.stagger(hex)
    }

    /// Returns what a step in a direction does, by the stagger of the hex it starts from.
    #[inline]
    pub(crate) fn strides(&self, way: Direction) -> [Stride; 2] {
        self.layout.strides[way.index()]
    }
}
