//! A hex as a place in the plane and as an index into a map.

use std::ops::{Add, Sub};

use canon::Digest;

use crate::Direction;

/// A hex of the endless plane, in axial coordinates.
///
/// The axes follow [`Direction`], not the page: `q` grows by one towards `D2`, `r` by one towards
/// `D3`. So the same arithmetic serves flat and pointed tops; only a [`crate::Grid`] knows the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// Steps towards `D2`.
    pub q: i16,
    /// Steps towards `D3`.
    pub r: i16,
}

impl Hex {
    /// Returns the neighbor in a direction.
    #[inline]
    #[must_use]
    pub fn step(self, direction: Direction) -> Hex {
        self + direction.delta()
    }

    /// Returns the distance in hexes.
    #[inline]
    pub fn distance(self, other: Hex) -> u16 {
        let Hex { q, r } = self - other;
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// Splits the way to another place into steps in one direction and steps in the next clockwise.
    ///
    /// Straight along a direction one of the two counts is 0; which of its two neighbors goes with
    /// it is left open.
    #[inline]
    pub(crate) fn sextant(self, to: Hex) -> (Direction, i32, i32) {
        let q = i32::from(to.q) - i32::from(self.q);
        let r = i32::from(to.r) - i32::from(self.r);
        let s = -q - r;
        match (q >= 0, r >= 0, s >= 0) {
            (true, false, true) => (Direction::D0, s, q),
            (true, false, false) => (Direction::D1, -r, -s),
            (true, true, _) => (Direction::D2, q, r),
            (false, true, false) => (Direction::D3, -s, -q),
            (false, true, true) => (Direction::D4, r, s),
            (false, false, _) => (Direction::D5, -q, -r),
        }
    }
}

impl Add for Hex {
    type Output = Hex;

    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex { q: self.q + other.q, r: self.r + other.r }
    }
}

impl Sub for Hex {
    type Output = Hex;

    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex { q: self.q - other.q, r: self.r - other.r }
    }
}

/// A hex of one map, dense: row × columns + column, row 0 at the top of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct HexId(pub u16);

/// The id that no hex of any map has; it stands for "none" in tables of ids.
pub const NO_HEX: u16 = u16::MAX;

impl HexId {
    /// Returns the position in lists that hold one entry per cell of the map.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_any_place_splits_into_steps_in_two_directions_side_by_side() {
        let from = Hex { q: 3, r: -2 };
        for q in -8..8 {
            for r in -8..8 {
                let to = Hex { q, r };
                let (first, steps, next_steps) = from.sextant(to);
                assert!(steps >= 0 && next_steps >= 0);
                let ahead = (0..steps).fold(from, |hex, _| hex.step(first));
                let there = (0..next_steps).fold(ahead, |hex, _| hex.step(first.turned(1)));
                assert_eq!(there, to);
                assert_eq!(i32::from(from.distance(to)), steps + next_steps);
            }
        }
    }
}
