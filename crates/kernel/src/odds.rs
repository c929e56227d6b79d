//! Exact chances of what an action may bring.

use core::fmt;

use crate::dice::Odometer;
use crate::{Game, Illegal};

/// More sequences of faces than this are not enumerated.
pub const SEQUENCES_MAX: u32 = 10_000;

/// A reduced fraction: numerator and denominator.
pub type Chance = (u64, u64);

/// Every result with its chance; `None` stands for dice that decide nothing with a name.
pub type Chances<R> = Vec<(Option<R>, Chance)>;

/// Why the chances of an action cannot be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OddsFault {
    /// The rules forbid the action.
    Illegal(Illegal),
    /// The action rolls no die.
    NoRoll,
    /// The action rolls, but what it brings has no name.
    Nameless,
    /// There are more sequences of faces than may be enumerated.
    TooMany {
        /// How many would have been allowed.
        allowed: u32,
    },
}

impl fmt::Display for OddsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NoRoll => f.write_str("the action rolls no die"),
            Self::Nameless => f.write_str("what the dice of the action decide has no name"),
            Self::TooMany { allowed } => {
                write!(f, "the action has more than {allowed} sequences of dice")
            }
        }
    }
}

impl core::error::Error for OddsFault {}

/// Returns the exact chance of every result of an action, in the order in which rising faces show
/// them; the chances add up to one.
///
/// The action is played on clones with every sequence of faces it can roll. Results are told apart
/// by [`Game::result`]; sequences that decide nothing with a name stand together as `None`. Dice
/// that somebody may roll again are taken as they fell.
pub fn odds<G: Game>(game: &G, action: &G::Action) -> Result<Chances<G::RollResult>, OddsFault> {
    odds_within(game, action, SEQUENCES_MAX)
}

/// Returns the chances as [`odds`] does, with another limit to the number of sequences.
pub fn odds_within<G: Game>(
    game: &G,
    action: &G::Action,
    sequences_max: u32,
) -> Result<Chances<G::RollResult>, OddsFault> {
    let too_many = OddsFault::TooMany { allowed: sequences_max };
    let mut results: Chances<G::RollResult> = Vec::new();
    let mut odometer = Odometer::default();
    let mut named = false;
    for _ in 0..sequences_max {
        let mut played = game.clone();
        let mut events = played.apply(action, &mut odometer).map_err(OddsFault::Illegal)?;
        if odometer.sides().next().is_none() {
            return Err(OddsFault::NoRoll);
        }
        while let Some(stand) = played.lets_stand() {
            events.extend(played.apply(&stand, &mut odometer).map_err(OddsFault::Illegal)?);
        }
        let chance = sequence_chance(&odometer).ok_or(too_many)?;
        let result = played.result(&events);
        named |= result.is_some();
        match results.iter_mut().find(|(known, _)| *known == result) {
            Some((_, sum)) => *sum = add(*sum, chance).ok_or(too_many)?,
            None => results.push((result, chance)),
        }
        if !odometer.advance() {
            return if named { Ok(results) } else { Err(OddsFault::Nameless) };
        }
    }
    Err(too_many)
}

/// The mean of whole numbers, each with its chance; `None` if it is too fine for a `u64`.
pub fn mean(numbers: impl IntoIterator<Item = (Chance, u32)>) -> Option<Chance> {
    numbers.into_iter().try_fold((0, 1), |sum, ((times, of), number)| {
        add(sum, (times.checked_mul(u64::from(number))?, of))
    })
}

/// The chance of the sequence now showing; `None` if it is too fine for a `u64`.
fn sequence_chance(odometer: &Odometer) -> Option<Chance> {
    let all = odometer.sides().try_fold(1u64, |all, sides| all.checked_mul(u64::from(sides)))?;
    Some((1, all))
}

/// Adds two fractions; `None` if the sum is too fine for a `u64`.
fn add((a, b): Chance, (c, d): Chance) -> Option<Chance> {
    let [a, b, c, d] = [a, b, c, d].map(u128::from);
    let (sum, all) = (a * d + c * b, b * d);
    let common = greatest_common_divisor(sum, all);
    Some((u64::try_from(sum / common).ok()?, u64::try_from(all / common).ok()?))
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_added_exactly_and_reduced() {
        let table = [
            ((1, 6), (1, 6), Some((1, 3))),
            ((1, 2), (1, 2), Some((1, 1))),
            ((1, 6), (1, 36), Some((7, 36))),
            ((1, u64::MAX), (1, u64::MAX - 1), None),
        ];
        for (one, other, sum) in table {
            assert_eq!(add(one, other), sum, "{one:?} + {other:?}");
        }
    }

    #[test]
    fn a_mean_is_exact_and_reduced() {
        assert_eq!(mean([((1, 6), 1), ((1, 3), 2), ((1, 2), 0)]), Some((5, 6)));
        assert_eq!(mean([((1, 1), 0)]), Some((0, 1)));
        assert_eq!(mean([]), Some((0, 1)));
        assert_eq!(mean([((u64::MAX, 1), 2)]), None);
    }
}
