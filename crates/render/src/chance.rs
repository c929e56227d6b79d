//! Made-up variety: where a tree stands, how a shore wobbles.
//!
//! Everything comes from the place it is for and a salt, so the same board always gives the same
//! picture, and a change in one corner leaves the other corners alone.

use crate::geometry::{Point, measure};

/// A stream of made-up numbers.
pub(crate) struct Chance {
    state: u64,
}

impl Chance {
    /// The stream that belongs to a place of the lattice.
    pub(crate) fn at(salt: u64, x: i32, y: i32) -> Self {
        Self { state: mix(salt ^ mix(key(x, y))) }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.state)
    }

    /// A number from 0 up to, but not including, 1.
    pub(crate) fn unit(&mut self) -> f64 {
        share(self.next())
    }

    /// A number between `-amount` and `amount`.
    pub(crate) fn spread(&mut self, amount: f64) -> f64 {
        (self.unit() * 2.0 - 1.0) * amount
    }

    /// A number between two others.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + self.unit() * (high - low)
    }

    /// One of `count` things.
    pub(crate) fn pick(&mut self, count: usize) -> usize {
        crate::geometry::steps(self.unit() * measure(count)).min(count.saturating_sub(1))
    }
}

/// Smooth noise between -1 and 1 that changes over about `grain` of the picture, and that shows
/// no trace of the net it is made on (Perlin).
pub(crate) fn noise(salt: u64, at: Point, grain: f64) -> f64 {
    let (x, y) = (at.x / grain, at.y / grain);
    let (left, top) = (x.floor(), y.floor());
    let (dx, dy) = (x - left, y - top);
    let corner = |right: f64, down: f64| {
        gradient(salt, left + right, top + down).dot(Point::new(dx - right, dy - down))
    };
    let (across, down) = (ease(dx), ease(dy));
    let upper = corner(0.0, 0.0) + (corner(1.0, 0.0) - corner(0.0, 0.0)) * across;
    let lower = corner(0.0, 1.0) + (corner(1.0, 1.0) - corner(0.0, 1.0)) * across;
    ((upper + (lower - upper) * down) * 1.6).clamp(-1.0, 1.0)
}

/// Moves a point by smooth noise of at most `amount` each way.
pub(crate) fn wobble(salt: u64, at: Point, grain: f64, amount: f64) -> Point {
    let shift = Point::new(noise(salt, at, grain), noise(salt ^ 0x5bd1, at, grain));
    at + shift * amount
}

/// The way the noise rises at a knot of its net.
fn gradient(salt: u64, x: f64, y: f64) -> Point {
    const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;
    let turn = mix(salt ^ mix(x.to_bits() ^ y.to_bits().rotate_left(29))) >> 61;
    match turn {
        0 => Point::new(1.0, 0.0),
        1 => Point::new(DIAGONAL, DIAGONAL),
        2 => Point::new(0.0, 1.0),
        3 => Point::new(-DIAGONAL, DIAGONAL),
        4 => Point::new(-1.0, 0.0),
        5 => Point::new(-DIAGONAL, -DIAGONAL),
        6 => Point::new(0.0, -1.0),
        _ => Point::new(DIAGONAL, -DIAGONAL),
    }
}

fn ease(t: f64) -> f64 {
    t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
}

fn key(x: i32, y: i32) -> u64 {
    let (x, y) = (u64::from(x.cast_unsigned()), u64::from(y.cast_unsigned()));
    x << 32 | y
}

fn share(bits: u64) -> f64 {
    let top = u32::try_from(bits >> 32).expect("the upper half of 64 bits");
    f64::from(top) / 4_294_967_296.0
}

/// The finisher of the splitmix64 generator.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_place_gives_the_same_numbers() {
        let draw = || {
            let mut chance = Chance::at(7, -3, 12);
            [chance.unit(), chance.spread(2.0), chance.between(5.0, 6.0)]
        };
        assert_eq!(draw().map(f64::to_bits), draw().map(f64::to_bits));
    }

    #[test]
    fn noise_stays_within_one_and_changes_smoothly() {
        for step in 0..200 {
            let at = Point::new(f64::from(step) * 1.7, f64::from(step) * -0.9);
            let here = noise(1, at, 40.0);
            assert!(here.abs() <= 1.0);
            assert!((here - noise(1, at + Point::new(0.5, 0.0), 40.0)).abs() < 0.1);
        }
    }
}
