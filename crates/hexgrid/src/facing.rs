//! Facing: what lies before, beside and behind a counter.

use crate::{Direction, Hex};

/// Where a counter points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Facing {
    /// At a side of its hex.
    Side(Direction),
    /// At a corner of its hex: the one between this direction and the next clockwise.
    Corner(Direction),
}

/// A part of a counter's surroundings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arc {
    /// Before it: three neighbors when it faces a side, two when it faces a corner.
    Front,
    /// Beside it: two neighbors.
    Flank,
    /// Behind it: one neighbor when it faces a side, two when it faces a corner.
    Rear,
}

impl Facing {
    /// Returns the arc in which the neighbor in a direction lies.
    pub fn arc(self, direction: Direction) -> Arc {
        let turns = |from: Direction| (direction.index() + 6 - from.index()) % 6;
        match self {
            Facing::Side(ahead) => match turns(ahead) {
                0 | 1 | 5 => Arc::Front,
                3 => Arc::Rear,
                _ => Arc::Flank,
            },
            Facing::Corner(before) => match turns(before) {
                0 | 1 => Arc::Front,
                3 | 4 => Arc::Rear,
                _ => Arc::Flank,
            },
        }
    }

    /// Returns the directions of an arc, clockwise from `D0`.
    pub fn directions(self, arc: Arc) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.arc(direction) == arc)
    }

    /// Returns whether a hex lies in the front arc drawn outwards without end.
    ///
    /// From a side it is the cone of 120 degrees, `2d + 1` hexes at distance `d`; from a corner the
    /// cone of 60 degrees, `d + 1` hexes. The hex of the counter itself is not in it.
    #[inline]
    pub fn is_in_front(self, at: Hex, other: Hex) -> bool {
        if at == other {
            return false;
        }
        if let Facing::Side(ahead) = self {
            return is_in_wide_cone(ahead, other - at);
        }
        let (first, steps, next_steps) = at.sextant(other);
        let is_front = |direction: Direction| self.arc(direction) == Arc::Front;
        let first_in = steps == 0 || is_front(first);
        let next_in = next_steps == 0 || is_front(first.turned(1));
        first_in && next_in
    }
}

/// Returns whether a step leads into the cone of 120 degrees around a direction.
#[inline]
fn is_in_wide_cone(ahead: Direction, step: Hex) -> bool {
    /// The two edges of the cone around each direction, as what they multiply `q` and `r` with:
    /// the sum is 0 on the edge and positive on the side of the cone.
    const EDGES: [[(i16, i16); 2]; 6] = [
        [(0, -1), (-1, -1)],
        [(1, 0), (0, -1)],
        [(1, 0), (1, 1)],
        [(0, 1), (1, 1)],
        [(-1, 0), (0, 1)],
        [(-1, 0), (-1, -1)],
    ];
    let [(a, b), (c, d)] = EDGES[ahead.index()];
    let Hex { q, r } = step;
    a * q + b * r >= 0 && c * q + d * r >= 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wide_cone_is_all_between_the_neighbors_before_a_counter() {
        let at = Hex { q: 2, r: -1 };
        for ahead in Direction::ALL {
            for (q, r) in (-9..9).flat_map(|q| (-9..9).map(move |r| (q, r))) {
                let other = Hex { q, r };
                let (first, steps, next_steps) = at.sextant(other);
                let is_front = |it: Direction| Facing::Side(ahead).arc(it) == Arc::Front;
                let first_in = steps == 0 || is_front(first);
                let next_in = next_steps == 0 || is_front(first.turned(1));
                let is_in = at != other && first_in && next_in;
                assert_eq!(
                    Facing::Side(ahead).is_in_front(at, other),
                    is_in,
                    "{ahead:?} {other:?}"
                );
            }
        }
    }
}
