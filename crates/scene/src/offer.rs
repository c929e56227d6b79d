//! What comes with a question: the answers as they lie on the map, ranges, overlays, charts.
//!
//! All of it is computed by the rules and only drawn by the client.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::{Message, Place, Pointed, SideName};

/// One legal answer as it is offered: where it is clicked, and how a button calls it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Choice {
    /// The answer itself, one of the prompt's actions.
    pub action: String,
    /// What kind of answer it is: the verb, such as `move`.
    pub verb: String,
    /// The answer in words.
    pub label: Message,
    /// The place it is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub at: Pointed,
    /// The counter it is about.
    pub unit: Option<String>,
    /// What is still undone if it is given now, and could be done: units that have not moved.
    pub caution: Option<Message>,
    /// What part it plays among the answers; none for most.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<Role>,
    /// What will be lost if it is given now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Warning>>")]
    pub warns: Vec<Warning>,
    /// Whether it cannot be taken back. It is looked into only where something is left undone or
    /// lost by it.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub last: bool,
    /// What it is chosen from in two steps: first a card, then what it is played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub part: Option<Part>,
    /// The way of acting it belongs to: pointing means it only while that way is switched on. None
    /// for what pointing plainly means.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mode: Option<Mode>,
    /// It commits to nothing, and can be taken back for nothing: a client may look at the question
    /// behind it, and give it together with the answer to that.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub opens: bool,
}

/// A way of acting that is switched on before pointing: another purse, smoke instead of shells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Mode {
    /// Its id, such as `smoke`.
    pub id: &'static str,
    /// Its name.
    pub title: Message,
}

/// What part an answer plays among those of its question: what a hand can do without thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// What is meant by whoever says nothing else; it comes first.
    Usual,
    /// Takes up a counter that is then moved.
    Take,
    /// Brings one more into what is being put together: a stack that moves, an attack.
    Join,
    /// Moves what was taken up to the place it points at.
    Go,
    /// Ends what the counter taken up does.
    Stop,
    /// Ends a phase, a turn or the set-up: whoever does it has looked at the table first.
    Close,
    /// Pays for more than the usual answer brings; it comes after those that cost nothing.
    Paid,
    /// Brings no more than another answer and costs more; it is folded away.
    Worse,
    /// Gives up what is being put together; it comes last, and never where the first is expected.
    GiveUp,
}

/// What will be lost by an answer, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Warning {
    /// What it is.
    pub message: Message,
    /// The rule by which it is lost.
    pub rule: Option<String>,
    /// The hexes and boxes it is about.
    pub hexes: Vec<String>,
    /// The counters it is about.
    pub units: Vec<String>,
}

/// The first of the two steps in which an answer is chosen, and what the second points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Part {
    /// What the answers belong to, such as the number of a card.
    pub of: String,
    /// Its name.
    pub title: Message,
    /// What the answer itself is called within it.
    pub label: Message,
    /// The place that the answer is about.
    #[serde(flatten)]
    #[ts(flatten)]
    pub at: Pointed,
    /// The counter that the answer is about.
    pub unit: Option<String>,
}

/// An answer that could be thought of here: what to ask "why not?" with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ask {
    /// The verb: the answer is `verb thing`.
    pub verb: &'static str,
    /// What the verb is about.
    pub about: Thing,
}

/// What an answer can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A counter, by its id.
    Unit,
    /// A hex, by its printed number.
    Hex,
    /// A box of a panel, by its id.
    Box,
}

/// A place that can be reached from here by several answers in turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reach {
    /// The place.
    #[serde(flatten)]
    #[ts(flatten)]
    pub at: Place,
    /// What it costs to get there, as players write it: `2½`.
    pub cost: String,
    /// What is left after it, as players write it; empty where that means nothing.
    pub left: String,
    /// The hexes and boxes of the way, the first one being where it begins.
    pub path: Vec<String>,
    /// The answers that go there.
    pub actions: Vec<String>,
}

/// Something that can be laid over the map when a viewer asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Overlay {
    /// Its id, such as `zoc-blue`.
    pub id: String,
    /// Its name.
    pub label: Message,
    /// The rule that defines it.
    pub rule: Option<String>,
    /// The seat it belongs to.
    pub seat: Option<String>,
    /// How it is drawn: `area` tints hexes, `trace` draws lines, `units` marks counters.
    pub kind: OverlayKind,
    /// The hexes and boxes of an area.
    pub hexes: Vec<String>,
    /// Lines from place to place.
    pub lines: Vec<Vec<String>>,
    /// The counters it marks.
    pub units: Vec<String>,
}

/// How an overlay is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OverlayKind {
    /// Tinted hexes.
    Area,
    /// Lines from hex to hex.
    Trace,
    /// Marked counters.
    Units,
}

/// What is seen from a hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sight {
    /// The hex that is looked from.
    pub from: String,
    /// The counter that looks, if one was asked about.
    pub unit: Option<String>,
    /// The hexes in sight.
    pub seen: Vec<String>,
    /// Those before the counter that looks, or in range of its guns where it looks all around.
    pub front: Vec<String>,
    /// The hexes out of sight, each with the first hex that is in the way.
    pub blocked: BTreeMap<String, String>,
    /// The rule of it.
    pub rule: String,
}

/// A chart of the game: terrain effects, combat results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chart {
    /// Its id, such as `crt`; events that use a cell name it.
    pub id: String,
    /// Its title.
    pub title: Message,
    /// The rule it belongs to.
    pub rule: Option<String>,
    /// What the first column holds.
    pub corner: Message,
    /// Heads of the other columns.
    pub columns: Vec<Cell>,
    /// The rows.
    pub rows: Vec<ChartRow>,
    /// What the signs mean.
    pub notes: Vec<Message>,
}

/// One row of a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChartRow {
    /// Its head.
    pub head: Cell,
    /// Its cells, one a column.
    pub cells: Vec<Cell>,
}

/// One cell of a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// Signs and numbers, the same in every language.
    Sign(String),
    /// Words.
    Words(Message),
}

/// Units that are to arrive, as far as the viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Arrival {
    /// The turn.
    pub turn: u16,
    /// The seat they belong to.
    pub seat: String,
    /// Their ids.
    pub units: Vec<String>,
    /// Where they may enter; empty where the viewer may not know.
    pub hexes: Vec<String>,
}

/// One seat as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    /// Its short name.
    pub id: String,
    /// Its name by language.
    pub name: BTreeMap<String, String>,
    /// By language, the name as sentences need it; see [`SideName`].
    pub forms: BTreeMap<String, BTreeMap<String, String>>,
    /// The color of its counters, as `#rrggbb`.
    pub color: String,
}

impl From<SeatView> for SideName {
    fn from(SeatView { id, name, forms, color: _ }: SeatView) -> Self {
        Self { id, name, forms }
    }
}

/// What does not change during a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Setting {
    /// Scenario id.
    pub scenario: String,
    /// The system's id.
    pub system: String,
    /// Title by language.
    pub title: BTreeMap<String, String>,
    /// Briefing by language.
    pub briefing: BTreeMap<String, String>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Number of game turns.
    pub turns: u16,
    /// Names of the turns by language, if they have names.
    pub turn_labels: Vec<BTreeMap<String, String>>,
    /// Short names of the phases of a player turn in which something can happen, in order.
    pub phases: Vec<String>,
    /// How the game is decided, the best for the side that scores first; then what brings points.
    pub victory: Vec<VictoryLine>,
    /// The hexes that decide the game.
    pub objectives: Vec<String>,
    /// Whether the seats have secrets from each other.
    pub secrets: bool,
    /// The charts.
    pub charts: Vec<Chart>,
    /// Tracks that are laid out as boxes.
    pub ladders: Vec<Ladder>,
    /// What this table has agreed on beyond the usual; filled in by whoever opened the game.
    pub agreed: Vec<Agreed>,
}

/// An option of the table that was chosen for this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Agreed {
    /// What it is about.
    pub title: Message,
    /// What was chosen.
    pub value: Message,
    /// The rule or the interpretation that leaves it open.
    pub rule: String,
}

/// One line of the conditions of victory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct VictoryLine {
    /// The seat whose points are counted, where a number of points is needed.
    pub seat: Option<String>,
    /// The points that are needed.
    pub at_least: Option<i32>,
    /// The condition in words.
    pub message: Message,
}

impl VictoryLine {
    /// A condition that is no number of points.
    pub fn told(message: Message) -> Self {
        Self { seat: None, at_least: None, message }
    }
}

/// A track of numbered boxes: a marker goes along it, counters may lie in its boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ladder {
    /// The track whose number says where the marker is, such as `morale-prussian`.
    pub track: String,
    /// The seat it belongs to.
    pub seat: Option<String>,
    /// Its name.
    pub title: Message,
    /// The rule that lays it out.
    pub rule: Option<String>,
    /// The number of the highest box.
    pub top: i32,
    /// The number of the lowest box.
    pub bottom: i32,
    /// Counters of the seat whose `box` is this and a number lie in the box of that number.
    pub boxes: String,
    /// What happens from certain boxes on, from the top down.
    pub steps: Vec<LadderStep>,
}

/// What happens once the marker of a [`Ladder`] has come down to a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LadderStep {
    /// The first box it holds in; it holds down to the next step.
    pub at: i32,
    /// Its id, such as `demoralized`.
    pub name: String,
    /// What happens there.
    pub label: Message,
    /// The rule.
    pub rule: Option<String>,
}
