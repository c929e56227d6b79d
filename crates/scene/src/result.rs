//! What dice bring, in words: for whom it is good, and what happens to whom.

use serde::Serialize;
use ts_rs::TS;

use crate::{AttackPlan, Message, Reading};

/// The text of an action that rolls nothing, or of dice that decide nothing that has a name.
pub const NO_RESULT: &str = "-";

/// What a roll brings, or has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ResultView {
    /// The result as the line protocol writes it: the sign of the chart, or a plain word.
    pub text: String,
    /// Whether the text is what the chart prints, so that players know it by that.
    pub sign: bool,
    /// The result in words.
    pub message: Message,
    /// What happens to each seat, one by one; empty where the message says it all.
    pub parts: Vec<ResultPart>,
    /// The seat that it is good for; none where it is good for nobody, or mixed.
    pub good_for: Option<String>,
}

/// What a result does to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ResultPart {
    /// The seat.
    pub seat: String,
    /// What happens to it.
    pub message: Message,
    /// Whether that is good for it; none where it is neither good nor bad.
    pub good: Option<bool>,
}

/// The exact chances of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Odds {
    /// Every result with its chance; they sum to 1.
    pub outcomes: Vec<OddsOutcome>,
    /// The same with what may be paid on top of the roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RaisedOdds>>")]
    pub raised: Vec<RaisedOdds>,
    /// What they come to; none where nothing is fought for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reading: Option<Reading>,
    /// The attack that they are the chances of, where it was built for a target.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plan: Option<AttackPlan>,
}

/// A result, and how likely it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OddsOutcome {
    /// The chance, as numerator and denominator.
    #[ts(type = "[number, number]")]
    pub p: (u64, u64),
    /// The result.
    pub result: ResultView,
}

/// The chances of a roll made better by what is paid before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RaisedOdds {
    /// By how much it raises the roll.
    pub by: i8,
    /// Every result with its chance.
    pub outcomes: Vec<OddsOutcome>,
}

impl ResultView {
    /// Nothing that has a name.
    pub fn none() -> Self {
        Self {
            text: NO_RESULT.to_owned(),
            sign: false,
            message: Message::new("table-result-none"),
            parts: Vec::new(),
            good_for: None,
        }
    }
}
