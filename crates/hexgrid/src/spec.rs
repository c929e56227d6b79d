//! What a map file says about its grid, and what can be wrong with it.

use std::error::Error;
use std::fmt;

use crate::{HexId, NO_HEX, Numbering};

/// Which way the hexes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tops {
    /// Flat tops: columns are straight lines of hexes.
    Flat,
    /// Pointed tops: rows are straight lines of hexes.
    Pointy,
}

/// Which lines of hexes are pushed out by half a hex, by the parity of their printed number.
///
/// With flat tops these are the columns that stand half a hex higher; with pointed tops the rows
/// that lie half a hex to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Raised {
    /// Those with odd numbers.
    Odd,
    /// Those with even numbers.
    Even,
}

/// The shape of a map and the numbers printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridSpec {
    /// Hexes from left to right.
    pub columns: u16,
    /// Hexes from top to bottom.
    pub rows: u16,
    /// Which way the hexes stand.
    pub tops: Tops,
    /// The stagger.
    pub raised: Raised,
    /// How the hexes are numbered.
    pub numbering: Numbering,
    /// Cells of the rectangle that are no hexes of the map.
    pub missing: Vec<HexId>,
}

impl GridSpec {
    /// Refuses maps without hexes and maps too large for ids and places of 16 bits.
    pub(crate) fn check_size(&self) -> Result<(), GridFault> {
        let &GridSpec { columns, rows, .. } = self;
        if columns == 0 || rows == 0 {
            return Err(GridFault::Empty);
        }
        // The highest id stays below `NO_HEX`.
        let cells = u32::from(columns) * u32::from(rows);
        if columns.max(rows) > GridFault::MAX_SIDE || cells > u32::from(NO_HEX) {
            return Err(GridFault::TooLarge { columns, rows });
        }
        Ok(())
    }
}

/// Why a [`GridSpec`] describes no map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridFault {
    /// A map needs at least one column and one row.
    Empty,
    /// A dimension is above [`GridFault::MAX_SIDE`], or the cells are too many for 16-bit ids.
    TooLarge {
        /// Columns asked for.
        columns: u16,
        /// Rows asked for.
        rows: u16,
    },
    /// A missing hex lies outside the rectangle.
    MissingOutside(HexId),
    /// A printed column or row would be above [`GridFault::MAX_SIDE`].
    NumbersTooHigh,
    /// A lettered column or row would be number 0; letters start at 1.
    NoLetterForZero,
    /// The sheets have more or fewer rows than the map.
    RowsOfSheets {
        /// Rows of all sheets together.
        on_sheets: usize,
        /// Rows asked for.
        rows: u16,
    },
    /// The sheet at this place of the list has no rows.
    EmptySheet(usize),
    /// The numbers of the sheet at this place of the list begin like those of one before it.
    SheetsAlike(usize),
}

impl GridFault {
    /// The largest dimension and the largest printed column or row: three digits.
    pub const MAX_SIDE: u16 = 999;
}

impl fmt::Display for GridFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridFault::Empty => write!(f, "a map needs at least one column and one row"),
            GridFault::TooLarge { columns, rows } => write!(
                f,
                "{columns} columns by {rows} rows is too large: at most {} each way and {} hexes",
                GridFault::MAX_SIDE,
                NO_HEX
            ),
            GridFault::MissingOutside(id) => {
                write!(f, "missing hex {} lies outside the rectangle", id.0)
            }
            GridFault::NumbersTooHigh => {
                write!(f, "printed columns and rows end at {}", GridFault::MAX_SIDE)
            }
            GridFault::NoLetterForZero => {
                write!(f, "no letter stands for 0: number lettered lines from 1")
            }
            GridFault::RowsOfSheets { on_sheets, rows } => {
                write!(f, "sheets of {on_sheets} rows in all on a map of {rows} rows")
            }
            GridFault::EmptySheet(_) => write!(f, "a sheet needs at least one row"),
            GridFault::SheetsAlike(_) => {
                write!(f, "the numbers of this sheet begin like those of another")
            }
        }
    }
}

impl Error for GridFault {}
