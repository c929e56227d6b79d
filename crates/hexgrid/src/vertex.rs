//! The corners of hexes, each with one name only.

use crate::{Direction, Grid, HexId};

/// One corner of a hex, the same whichever of its up to three hexes one starts from.
///
/// A corner is called after the direction before it, clockwise: corner `D0` lies between the sides
/// `D0` and `D1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Vertex {
    hex: HexId,
    corner: Direction,
}

impl Vertex {
    /// Returns the hex it is named after, the lowest it touches, and which corner of it it is.
    pub fn name(self) -> (HexId, Direction) {
        (self.hex, self.corner)
    }

    /// Returns the hexes that meet here, one to three, starting with the one it is named after.
    pub fn hexes(self, grid: &Grid) -> impl Iterator<Item = HexId> + use<> {
        around(grid, self.hex, self.corner).into_iter().flatten().map(|(hex, _)| hex)
    }
}

impl Grid {
    /// Returns a corner of a hex: the one between the sides `corner` and `corner.turned(1)`.
    pub fn vertex(&self, hex: HexId, corner: Direction) -> Vertex {
        let lowest = around(self, hex, corner).into_iter().flatten().min();
        let (hex, corner) = lowest.expect("the hex itself lies at its corner");
        Vertex { hex, corner }
    }
}

/// Returns the hexes at a corner, each with what it calls that corner.
fn around(grid: &Grid, hex: HexId, corner: Direction) -> [Option<(HexId, Direction)>; 3] {
    let before = grid.neighbor(hex, corner).map(|hex| (hex, corner.turned(2)));
    let after = grid.neighbor(hex, corner.turned(1)).map(|hex| (hex, corner.turned(-2)));
    [Some((hex, corner)), before, after]
}
