//! Where dice come from. Rules never own one; it is lent to them.
//!
//! | source | used by |
//! |---|---|
//! | [`Stream`] | live play: ChaCha8 from the seed the record is committed to |
//! | [`Recorded`] | replay: faces as written |
//! | [`Script`] | tests and dice set by hand |
//! | [`SearchDice`] | playouts and random play: never the game's own stream |
//! | [`Odometer`] | exact chances: every sequence of faces in turn |
//!
//! [`Noted`] wraps any of them and writes down what was rolled.

mod noted;
mod odometer;
mod recorded;
mod script;
mod search;
mod stream;

pub use noted::{Noted, Rolled};
pub use odometer::Odometer;
pub use recorded::{Recorded, RecordedDie, RecordedFault};
pub use script::{Script, ScriptFault};
pub use search::SearchDice;
pub use stream::Stream;

use crate::Rule;

/// One die that a rule asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Number of faces; a deck of n cards is a die of n sides.
    pub sides: u8,
    /// The rule that asks.
    pub rule: Rule,
}

/// A source of dice.
pub trait Dice {
    /// Returns a face in `1..=roll.sides`.
    fn roll(&mut self, roll: Roll) -> u8;
}
