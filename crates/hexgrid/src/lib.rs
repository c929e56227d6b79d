//! Hexes, hexsides, printed numbers and the game-blind algorithms on them.
//!
//! A [`Grid`] is one map: a rectangle of hexes with a dense [`HexId`] each, a table of neighbors
//! and a bijection to the numbers printed on the map. On it work the algorithms every rulebook
//! needs: movement ranges ([`Flood`]), traced paths ([`Trace`], [`Spread`]), lines of sight
//! ([`Line`], [`SightTable`]) and facing ([`Facing`]). Everything is integers, everything comes in
//! a fixed order, and nothing here knows a unit, a terrain or a rule.
//!
//! ```
//! use hexgrid::{Flood, Format, Grid, GridSpec, Numbering, Raised, RowsCount, StepCost, Tops};
//!
//! let grid = Grid::new(GridSpec {
//!     columns: 40,
//!     rows: 30,
//!     tops: Tops::Flat,
//!     raised: Raised::Even,
//!     numbering: Numbering {
//!         format: Format::ColumnDotRow,
//!         rows_count: RowsCount::Up,
//!         prefix: String::new(),
//!     },
//!     missing: Vec::new(),
//! })?;
//! let start = grid.find("25.18").expect("a hex of the map");
//! let mut flood = Flood::new();
//! flood.run(&grid, start, 2, |_, _, _, _| Some(StepCost { mp: 1, stops: false }));
//! assert_eq!(flood.reached().count(), 1 + 6 + 12);
//! # Ok::<(), hexgrid::GridFault>(())
//! ```

#![deny(clippy::print_stdout, clippy::unwrap_used)]

mod direction;
mod facing;
mod flood;
mod grid;
mod hex;
mod hexside;
mod line;
mod map;
mod numbering;
mod place;
mod set;
mod sheet;
mod sight;
mod spec;
mod spread;
mod trace;
mod vertex;

pub use direction::Direction;
pub use facing::{Arc, Facing};
pub use flood::{Flood, StepCost};
pub use grid::Grid;
pub use hex::{Hex, HexId, NO_HEX};
pub use hexside::{Hexside, HexsideSet};
pub use line::{Crossing, Line};
pub use map::HexMap;
pub use numbering::{Format, Numbering, RowsCount};
pub use set::{HexSet, Hexes};
pub use sheet::Sheet;
pub use sight::SightTable;
pub use spec::{GridFault, GridSpec, Raised, Tops};
pub use spread::Spread;
pub use trace::Trace;
pub use vertex::Vertex;
