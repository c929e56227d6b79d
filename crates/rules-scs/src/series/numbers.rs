//! [SCS 0.8, 0.9] Exact numbers: strengths keep their fractions until the very last computation.

use core::fmt;
use core::ops::{Add, Mul};

/// An exact non-negative rational in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    numerator: u64,
    denominator: u64,
}

impl Ratio {
    /// Nothing.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// One.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// Makes a ratio; the denominator must not be zero.
    pub fn new(numerator: u32, denominator: u32) -> Self {
        Self::reduced(numerator.into(), denominator.into())
    }

    fn reduced(numerator: u64, denominator: u64) -> Self {
        assert!(denominator != 0, "a ratio has a denominator");
        let divisor = gcd(numerator, denominator);
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// Makes a whole number.
    pub fn whole(number: u32) -> Self {
        Self { numerator: number.into(), denominator: 1 }
    }

    /// Whether this is nothing.
    pub fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// [SCS 0.9A] Rounds half up: below .50 down, .50 or more up.
    pub fn rounded(self) -> u32 {
        let rounded = (2 * self.numerator + self.denominator) / (2 * self.denominator);
        u32::try_from(rounded).expect("strengths and odds are small")
    }

    /// As people write it: `2½`.
    pub fn mixed(self) -> String {
        let small = |it: u64| u32::try_from(it).expect("strengths and odds are small");
        scene::mixed(small(self.numerator), small(self.denominator))
    }

    /// Divides by a ratio that is not zero.
    #[must_use]
    pub fn divided_by(self, other: Self) -> Self {
        assert!(!other.is_zero(), "nobody divides by nothing");
        self * Self { numerator: other.denominator, denominator: other.numerator }
    }

    /// Whether this is at least the other.
    pub fn at_least(self, other: Self) -> bool {
        self.numerator * other.denominator >= other.numerator * self.denominator
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Add for Ratio {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let common = gcd(self.denominator, other.denominator);
        let (own, others) = (other.denominator / common, self.denominator / common);
        Self::reduced(self.numerator * own + other.numerator * others, self.denominator * own)
    }
}

impl Mul for Ratio {
    type Output = Self;

    /// [SCS 0.8A, 0.8B] Modifiers multiply, and fractions are kept.
    fn mul(self, other: Self) -> Self {
        Self::reduced(self.numerator * other.numerator, self.denominator * other.denominator)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: scs:0.9A.
    #[test]
    fn scs_0_9_a_fraction_of_one_half_or_more_rounds_up() {
        let table =
            [((1, 2), 1), ((49, 100), 0), ((3, 2), 2), ((149, 100), 1), ((5, 2), 3), ((0, 1), 0)];
        for ((numerator, denominator), rounded) in table {
            assert_eq!(Ratio::new(numerator, denominator).rounded(), rounded);
        }
    }

    /// Rules: scs:0.8A, scs:0.8B.
    #[test]
    fn ex_3_a_half_of_a_half_is_a_quarter_kept_exactly() {
        let quarter = Ratio::new(1, 2) * Ratio::new(1, 2);
        assert_eq!(quarter, Ratio::new(1, 4));
        assert_eq!((Ratio::whole(7) * quarter).to_string(), "7/4");
    }
}
