//! The sides of hexes, each with one name only.

use crate::{Direction, Grid, HexId, HexMap};

/// One side of a hex, the same whichever of its two hexes one starts from.
///
/// It is named after the hex with the lower id; at the edge of the map after the only hex it has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hexside {
    hex: HexId,
    direction: Direction,
}

impl Hexside {
    /// Returns the hex it is named after and the direction in which it lies from there.
    #[inline]
    pub fn name(self) -> (HexId, Direction) {
        (self.hex, self.direction)
    }

    /// Returns the hex it is named after and the one beyond, which is `None` at the map's edge.
    pub fn hexes(self, grid: &Grid) -> (HexId, Option<HexId>) {
        (self.hex, grid.neighbor(self.hex, self.direction))
    }
}

impl Grid {
    /// Returns the side of a hex that lies in a direction.
    pub fn hexside(&self, hex: HexId, direction: Direction) -> Hexside {
        match self.neighbor(hex, direction) {
            Some(beyond) if beyond < hex => {
                Hexside { hex: beyond, direction: direction.opposite() }
            }
            _ => Hexside { hex, direction },
        }
    }

    /// Returns the side two hexes share; `None` if they do not touch.
    pub fn hexside_between(&self, a: HexId, b: HexId) -> Option<Hexside> {
        Some(self.hexside(a, self.direction(a, b)?))
    }
}

/// A set of hexsides, such as a river.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexsideSet {
    /// One bit per direction, kept in both hexes so that looking up needs no neighbor.
    sides: HexMap<u8>,
}

impl HexsideSet {
    /// Makes an empty set.
    pub fn new(grid: &Grid) -> HexsideSet {
        HexsideSet { sides: HexMap::new(grid, 0) }
    }

    /// Puts a hexside into the set.
    pub fn insert(&mut self, grid: &Grid, side: Hexside) {
        let (hex, direction) = side.name();
        self.sides[hex] |= 1 << direction.index();
        if let Some(beyond) = grid.neighbor(hex, direction) {
            self.sides[beyond] |= 1 << direction.opposite().index();
        }
    }

    /// Returns whether the side of a hex in a direction is in the set.
    #[inline]
    pub fn contains(&self, hex: HexId, direction: Direction) -> bool {
        self.sides[hex] >> direction.index() & 1 != 0
    }

    /// Returns the sides of a hex that are in the set, one bit per direction.
    #[inline]
    pub fn of(&self, hex: HexId) -> u8 {
        self.sides[hex]
    }

    /// Returns every hexside of the set once, in the order of names.
    pub fn iter<'a>(&'a self, grid: &'a Grid) -> impl Iterator<Item = Hexside> + 'a {
        grid.hexes()
            .flat_map(move |hex| Direction::ALL.map(|direction| Hexside { hex, direction }))
            .filter(|side| self.contains(side.hex, side.direction))
            .filter(|&side| grid.hexside(side.hex, side.direction) == side)
    }
}
