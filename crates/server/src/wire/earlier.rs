//! Games of other rules or data: how far they go, and what they tell beyond that.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use super::Words;

/// What a game of other rules or data is, and how far it can be played by the present ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EarlierGame {
    /// The version of the rules it was played by.
    pub rules: u32,
    /// What has changed since, in a sentence.
    pub changed: Words,
    /// Number of answers that were given.
    pub answers: u32,
    /// Number of answers that stand: a branch of so many can be gone on with.
    pub stands: u32,
    /// Whether it can be set up at all, and so be gone on with.
    pub playable: bool,
    /// The first difference; none if it plays to its end as it did.
    pub difference: Option<FirstDifference>,
}

/// The first thing that is not as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FirstDifference {
    /// The answer, counted from 1; none where the game cannot be set up, or differs in the end.
    pub step: Option<u32>,
    /// Who gave it.
    pub seat: Option<String>,
    /// The answer.
    pub action: Option<String>,
    /// The rule that forbids it, or that asks for other dice.
    pub rule: Option<String>,
    /// What differs, in a sentence.
    pub text: Words,
}

/// `GET /api/games/ID/told`: a game as its record tells it, without a claim about the situation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ToldGame {
    /// The scenario's id.
    pub scenario: String,
    /// What is said beside the game.
    pub headers: RecordHeaders,
    /// How far it goes; none if it is a game of the present rules.
    pub earlier: Option<EarlierGame>,
    /// The answers in order.
    pub steps: Vec<ToldAnswer>,
}

/// What a record says beside the game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, TS)]
pub struct RecordHeaders {
    /// Who played the seats.
    pub players: BTreeMap<String, String>,
    /// The day on which it was played last.
    pub date: Option<String>,
    /// The occasion.
    pub event: Option<String>,
}

/// An answer as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ToldAnswer {
    /// Which one it is, counted from 1.
    pub step: u32,
    /// Who gave it.
    pub seat: String,
    /// The answer.
    pub action: String,
    /// The dice it rolled, in order.
    pub dice: Vec<ToldRoll>,
    /// What was said about it.
    pub comments: Vec<String>,
}

/// A die as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ToldRoll {
    /// Number of faces.
    pub sides: u8,
    /// The face that showed.
    pub face: u8,
    /// The rule that asked, as it was numbered then.
    pub rule: String,
    /// Whether the face was set by hand.
    pub by_hand: bool,
}
