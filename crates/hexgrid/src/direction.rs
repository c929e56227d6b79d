//! The six ways out of a hex.

use canon::Digest;

use crate::Hex;

/// One of the six ways out of a hex, counted clockwise.
///
/// `D0` is straight up on a map of flat tops and to the upper right on a map of pointed tops, so the
/// clock hours are 12, 2, 4, 6, 8, 10 on the first and 1, 3, 5, 7, 9, 11 on the second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
#[repr(u8)]
pub enum Direction {
    /// Up; upper right with pointed tops.
    D0,
    /// Upper right; right with pointed tops.
    D1,
    /// Lower right; also with pointed tops.
    D2,
    /// Down; lower left with pointed tops.
    D3,
    /// Lower left; left with pointed tops.
    D4,
    /// Upper left; also with pointed tops.
    D5,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] =
        [Direction::D0, Direction::D1, Direction::D2, Direction::D3, Direction::D4, Direction::D5];

    /// Returns the position in [`Direction::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// Returns the direction `sixths` sixths of a turn further clockwise; negative turns the other
    /// way.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: i8) -> Direction {
        // Twice round, so that nothing has to be brought back into one turn.
        const ROUND: [Direction; 12] = {
            let [d0, d1, d2, d3, d4, d5] = Direction::ALL;
            [d0, d1, d2, d3, d4, d5, d0, d1, d2, d3, d4, d5]
        };
        ROUND[self.index() + sixths.rem_euclid(6).unsigned_abs() as usize]
    }

    /// Returns one step in this direction as a difference of axial coordinates.
    #[inline]
    pub const fn delta(self) -> Hex {
        match self {
            Direction::D0 => Hex { q: 0, r: -1 },
            Direction::D1 => Hex { q: 1, r: -1 },
            Direction::D2 => Hex { q: 1, r: 0 },
            Direction::D3 => Hex { q: 0, r: 1 },
            Direction::D4 => Hex { q: -1, r: 1 },
            Direction::D5 => Hex { q: -1, r: 0 },
        }
    }
}
