//! Fractions as data files write them: `1/2`, `2`, `2 1/2`.

use schemars::JsonSchema;
use serde::Deserialize;

/// A fraction that is not negative, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct Rational {
    /// The number above the line.
    pub numerator: u32,
    /// The number below the line, never 0.
    pub denominator: u32,
}

/// A text that is no fraction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotARational {
    text: String,
}

impl core::fmt::Display for NotARational {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "`{}` is no number; write one like `2`, `1/2` or `2 1/2`", self.text)
    }
}

impl core::error::Error for NotARational {}

impl core::str::FromStr for Rational {
    type Err = NotARational;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| NotARational { text: text.to_owned() })
    }
}

impl TryFrom<String> for Rational {
    type Error = NotARational;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl core::fmt::Display for Rational {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (whole, rest) = (self.numerator / self.denominator, self.numerator % self.denominator);
        match (whole, rest) {
            (_, 0) => write!(f, "{whole}"),
            (0, _) => write!(f, "{rest}/{}", self.denominator),
            _ => write!(f, "{whole} {rest}/{}", self.denominator),
        }
    }
}

fn read(text: &str) -> Option<Rational> {
    let (whole, fraction) = match text.split_once(' ') {
        Some((whole, fraction)) => (number(whole)?, fraction.contains('/').then_some(fraction)?),
        None => (0, text),
    };
    let (numerator, denominator) = match fraction.split_once('/') {
        Some((above, below)) => (number(above)?, number(below)?),
        None => (number(fraction)?, 1),
    };
    if denominator == 0 {
        return None;
    }
    let numerator = whole.checked_mul(denominator)?.checked_add(numerator)?;
    let shared = greatest_common_divisor(numerator, denominator);
    Some(Rational { numerator: numerator / shared, denominator: denominator / shared })
}

/// Reads digits alone: no sign, no blanks.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_read_in_lowest_terms_and_shown_as_printed() {
        let table = [
            ("2", Some((2, 1, "2"))),
            ("0", Some((0, 1, "0"))),
            ("2/4", Some((1, 2, "1/2"))),
            ("2 1/2", Some((5, 2, "2 1/2"))),
            ("10/5", Some((2, 1, "2"))),
            ("", None),
            ("-1", None),
            ("+1", None),
            ("1/0", None),
            ("1/", None),
            ("2 1", None),
            ("1/2/3", None),
            ("4294967296", None),
            ("4294967295 1/2", None),
        ];
        for (text, expected) in table {
            let read = text.parse::<Rational>().ok();
            let found = read.map(|r| (r.numerator, r.denominator, r.to_string()));
            assert_eq!(found, expected.map(|(n, d, shown)| (n, d, shown.to_owned())), "{text}");
        }
    }
}
