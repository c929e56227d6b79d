//! The table as one viewer sees it now.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::{Arrival, Ask, Choice, Facts, Message, Place, Reach};

/// Which side of a counter shows to this viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Its values can be read.
    Up,
    /// It is hidden: no name, kind or values.
    Down,
}

/// One counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Counter {
    /// The roster id; a made-up one that says nothing for a hidden counter.
    pub id: String,
    /// The seat that owns it.
    pub seat: String,
    /// Where it lies.
    #[serde(flatten)]
    #[ts(flatten)]
    pub at: Place,
    /// What it is: `infantry`, `armor`; `hidden` when face down.
    pub kind: String,
    /// Which of its kind it is, where a kind has several that look different: `tiger-1e`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub model: Option<String>,
    /// Which side shows.
    pub face: Face,
    /// Size symbol, such as `III`; empty when it has none.
    pub size: String,
    /// The name on the counter, such as `3/26 Pz`.
    pub name: String,
    /// The same by language, where it has words in it that are translated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<BTreeMap<String, String>>,
    /// The numbers on the counter as they stand now.
    pub values: BTreeMap<String, i32>,
    /// States and capabilities: `out-of-supply`, `reduced`, `exploitation`, `moved`.
    pub marks: Vec<String>,
}

/// The open question as the seat that is asked sees it; nobody else gets the actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PromptView {
    /// Number of answers given so far.
    pub step: u32,
    /// Who is asked.
    pub seat: String,
    /// What is asked, as a short name: `choose-mover`.
    pub decision: String,
    /// The question as a sentence.
    pub question: Message,
    /// Facts about the question: the unit, the hex, what is left.
    pub about: Facts,
    /// Every legal answer as it is offered, in a fixed order.
    pub choices: Vec<Choice>,
    /// Answers that could be thought of here, to ask "why not?" with.
    pub asks: Vec<Ask>,
    /// How far several answers of one kind lead; empty where the question is about no move.
    pub reaches: Vec<Reach>,
    /// What lies before the counter that acts, as far as it sees; empty where that means nothing.
    pub front: Vec<String>,
    /// Whether there is only one answer, and giving it ends nothing that should be looked at first.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub given: bool,
    /// The answers that bring in everything that can take part, in turn; empty where nothing can.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub everyone: Vec<String>,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutcomeView {
    /// The result in English.
    pub result: String,
    /// The result by language.
    pub text: BTreeMap<String, String>,
    /// What became of it all, in a sentence, where the result alone does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closing: Option<Message>,
    /// The winner; none for a draw.
    pub winner: Option<String>,
    /// Points by seat.
    pub points: BTreeMap<String, i32>,
    /// What the points of each seat were scored for; the numbers add up to `points`.
    pub parts: BTreeMap<String, Vec<OutcomeLine>>,
    /// What each seat has lost: units, and steps, levels or hits.
    pub losses: BTreeMap<String, Vec<OutcomeLine>>,
    /// The rule that decided it.
    pub rule: String,
}

/// One line of the account of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutcomeLine {
    /// What is counted.
    pub message: Message,
    /// The points scored for it, or how much of it was lost.
    pub number: i32,
}

impl OutcomeLine {
    /// A line of the account.
    pub fn new(message: Message, number: i32) -> Self {
        Self { message, number }
    }
}

/// How far a game has come: what a list of games says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Current game turn, from 1.
    pub turn: u16,
    /// Last game turn.
    pub turns: u16,
    /// The seat that is asked now; none once the game is over.
    pub asked: Option<String>,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
}

/// One line of the log, as this viewer may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LogLine {
    /// The answer it came from, counted from 1.
    pub step: u32,
    /// Name of the event: `moved`.
    pub event: String,
    /// The rule behind it, if one is worth naming.
    pub rule: Option<String>,
    /// What happened.
    pub message: Message,
    /// The facts, for programs: units, hexes, numbers.
    pub fields: Facts,
}

/// An event told to one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// Name of the event: `moved`.
    pub event: String,
    /// The rule behind it, if one is worth naming.
    pub rule: Option<String>,
    /// What happened.
    pub message: Message,
    /// The facts, for programs: units, hexes, numbers.
    pub fields: Facts,
}

/// One item of what an action costs or counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reason {
    /// The rule it comes from.
    pub rule: String,
    /// What it is.
    pub message: Message,
    /// How much, written exactly: `+2`, `×1/2`, `5:1`.
    pub amount: String,
}

/// What one viewer may know, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Scene {
    /// Scenario id.
    pub scenario: String,
    /// Who looks: a seat or `spectator`.
    pub viewer: String,
    /// Number of answers given so far.
    pub step: u32,
    /// Current game turn, from 1.
    pub turn: u16,
    /// Last game turn.
    pub turns: u16,
    /// Name of the current turn, such as a date; empty if it has none.
    pub turn_label: String,
    /// The same by language.
    pub turn_text: BTreeMap<String, String>,
    /// What is going on just now, where turn and phase do not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub happening: Option<Message>,
    /// Current phase, as a short name: `movement`.
    pub phase: String,
    /// The seat whose player turn it is.
    pub active: String,
    /// The seat that is asked now; none once the game is over.
    pub asked: Option<String>,
    /// Counters, from the bottom of each stack to its top.
    pub counters: Vec<Counter>,
    /// Units still to arrive, as far as this viewer may know.
    pub arrivals: Vec<Arrival>,
    /// Numbers of the game by name: victory points, air points.
    pub tracks: BTreeMap<String, i32>,
    /// How the game would end now, while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub standing: Option<Message>,
    /// Who controls which hex.
    pub control: BTreeMap<String, String>,
    /// What the units of each hex that this viewer sees fight with together, as combat counts it
    /// before ground and foe are known: reduced, halved, within the limits of a stack.
    pub strengths: BTreeMap<String, String>,
    /// Message keys of sides, phases and kinds, and what else the viewer may read.
    pub notes: Vec<Message>,
    /// The open question, for the seat that is asked only.
    pub prompt: Option<PromptView>,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
    /// What happened so far, as this viewer may read it.
    pub log: Vec<LogLine>,
}
