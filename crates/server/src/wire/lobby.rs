//! What goes over HTTP: catalog, list of games, books, and what requests bring.

use std::collections::BTreeMap;

use scene::VictoryLine;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{EarlierGame, OwnFile, Player, Words};

/// Everything that can be played, and who can play it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalog {
    /// The rulebooks.
    pub systems: Vec<CatalogSystem>,
    /// The scenarios.
    pub scenarios: Vec<CatalogScenario>,
    /// The bots.
    pub bots: Vec<CatalogBot>,
    /// The version of the program.
    pub version: String,
}

/// One rulebook.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogSystem {
    /// Its id: the first part of its scenarios' ids.
    pub id: String,
    /// The prefix of its rules.
    pub prefix: String,
    /// Its name.
    pub name: String,
    /// What a table may agree on before it begins.
    pub options: Vec<CatalogOption>,
    /// Whether a game can follow another: see `after` of a new game.
    pub series: bool,
    /// Number of rules of its book that are in play.
    #[ts(type = "number")]
    pub rules: usize,
}

/// Something to agree on before a game begins.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogOption {
    /// How it is written.
    pub name: String,
    /// The rule or the interpretation that leaves it open.
    pub rule: String,
    /// What it is called.
    pub title: Words,
    /// What it is about, in a sentence.
    pub about: Words,
    /// What can be chosen.
    pub values: Vec<CatalogValue>,
    /// What holds if nothing is chosen; none if the scenario says it.
    pub usual: Option<String>,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogValue {
    /// How it is written.
    pub name: String,
    /// What it is called.
    pub title: Words,
    /// The seats at a table that has agreed on it, where it changes who sits there.
    pub seats: Option<Vec<CatalogSeat>>,
}

/// One scenario.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogScenario {
    /// Its id, such as `scs/mill-bridge`.
    pub id: String,
    /// The system's id.
    pub system: String,
    /// Its title.
    pub title: Words,
    /// What the players should know.
    pub briefing: Words,
    /// The seats in order.
    pub seats: Vec<CatalogSeat>,
    /// Number of game turns.
    pub turns: u16,
    /// Columns and rows of the map.
    pub map: [u16; 2],
    /// Number of counters.
    #[ts(type = "number")]
    pub units: usize,
    /// The names of the options that it offers, of those of its system.
    pub options: Vec<String>,
    /// `game` to be played, `figure` a printed example, `lesson` has a guide.
    pub kind: String,
    /// Whether it has a guide.
    pub guide: bool,
    /// How much there is to keep in mind, from 1 to 3: by the rules of its book and its counters,
    /// less where a guide leads through it.
    pub difficulty: u8,
    /// How long a whole game takes; none where it was not measured.
    pub length: Option<Length>,
    /// Who wins when bots play it; none where it was not measured.
    pub balance: Option<Balance>,
    /// Set when it is one of somebody's own: its id has the fingerprint of its files after an `@`.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub own: bool,
}

/// How long a whole game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Length {
    /// Answers of all sides together, as bots have needed them.
    pub answers: u32,
    /// Minutes for people, at a few seconds an answer, rounded.
    pub minutes: u32,
}

/// Who wins when the same bot plays every side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Balance {
    /// The bot.
    pub bot: String,
    /// Games that were played.
    pub games: u32,
    /// The two sides with what they have won; whoever plays alone plays against `defeat`.
    pub sides: [SideWins; 2],
    /// Games that nobody won.
    pub draws: u32,
}

/// What a side has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SideWins {
    /// The seat, or `defeat`.
    pub seat: String,
    /// Games won.
    pub wins: u32,
}

/// `GET /api/scenarios/SCENARIO`: what the page of a scenario tells beyond the catalog.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ScenarioSheet {
    /// The scenario's id.
    pub id: String,
    /// How the game is decided; then what brings points.
    pub victory: Vec<VictoryLine>,
    /// The places that decide it.
    pub objectives: Vec<Objective>,
    /// Names of the turns, if they have names.
    pub turn_labels: Vec<Words>,
    /// Whether the sides have secrets from each other.
    pub secrets: bool,
}

/// A place that decides a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Objective {
    /// Its printed number.
    pub hex: String,
    /// What it is called, if it has a name.
    pub name: Option<Words>,
}

/// One seat of a scenario.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogSeat {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// By language, the name as sentences need it.
    pub forms: BTreeMap<String, BTreeMap<String, String>>,
    /// The color of its counters, as `#rrggbb`.
    pub color: String,
}

/// One bot.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CatalogBot {
    /// Its name.
    pub name: String,
    /// What players call it.
    pub title: Words,
    /// Its level, from 0.
    pub level: u8,
    /// How it plays.
    pub plays: Words,
    /// How much it may weigh for an answer, as a count.
    pub budget: u32,
}

/// What a list shows of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "a game may be any of them at once")]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The scenario's id.
    pub scenario: String,
    /// Who plays which seat.
    pub players: BTreeMap<String, Player>,
    /// Number of answers given.
    pub step: u32,
    /// Current game turn.
    pub turn: u16,
    /// Last game turn.
    pub turns: u16,
    /// The seat that is asked; none once the game is over.
    pub asked: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// How it ended.
    pub result: Option<Words>,
    /// The seat that won; none for a draw.
    pub winner: Option<String>,
    /// How often answers were taken back: a log is still good if this is the same.
    pub undone: u32,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When it was played last.
    #[ts(type = "number")]
    pub updated: u64,
    /// When it was put into the basket, if it lies there.
    #[ts(type = "number | null")]
    pub deleted: Option<u64>,
    /// Set when the game is stopped by a fault of the program; its record can still be exported.
    pub frozen: bool,
    /// The game and step it was branched from.
    pub branched_from: Option<BranchedFrom>,
    /// Set when it came in as a record that was played elsewhere.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub imported: bool,
    /// Set when it is of other rules or data than the present ones and cannot be played on.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub old: bool,
    /// How far such a game goes. Lists leave it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub earlier: Option<EarlierGame>,
}

impl GameInfo {
    /// The same of a game of other rules or data, if it is one: nobody is asked there.
    pub(crate) fn marked(self, old: bool) -> Self {
        let asked = self.asked.filter(|_| !old);
        Self { asked, old, ..self }
    }

    /// The same with how far it goes, if it is a game of other rules or data.
    pub(crate) fn of_earlier_rules(self, earlier: Option<EarlierGame>) -> Self {
        let marked = self.marked(earlier.is_some());
        Self { earlier, ..marked }
    }
}

/// Where a game was branched off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BranchedFrom {
    /// The game.
    pub game: String,
    /// The step up to which both are the same.
    pub step: u32,
}

/// `POST /api/games`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The scenario's id.
    pub scenario: String,
    /// Its title; that of the scenario if there is none.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Who plays which seat; people play the seats not named.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, Player>>")]
    pub players: BTreeMap<String, Player>,
    /// A seed to try something twice with; drawn by the server if there is none.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
    /// Options of the table, by name and value.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// The id of a finished game: this one takes up what it has left.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<String>,
}

/// `POST /api/games/import`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewImport {
    /// The record, as it was exported.
    pub record: String,
    /// The files of its scenario, if that is not built in.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<OwnFile>>")]
    pub files: Vec<OwnFile>,
    /// Its title; that of the scenario if there is none.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
}

/// `GET /api/games/ID/bundle`: what `POST /api/games/import` takes in.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameBundle {
    /// The record.
    pub record: String,
    /// The files of its scenario; none where it is built in.
    pub files: Vec<OwnFile>,
}

/// `POST /api/games/ID/branch`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// The step up to which the new game is the same.
    pub step: u32,
    /// Its title; that of the other game if there is none.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
}

/// `PATCH /api/games/ID`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTitle {
    /// The title.
    pub title: String,
}

/// `POST /api/games/ID/play`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Number of answers given before this one.
    pub step: u32,
    /// The answer.
    pub action: String,
    /// The seat that answers; the one that is asked if there is none.
    #[serde(default)]
    #[ts(optional)]
    pub viewer: Option<String>,
}

/// `GET /api/rules/RULE`, and a list of them `GET /api/rules?system=SYSTEM`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuleText {
    /// The rule's id.
    pub id: String,
    /// Its title.
    pub title: Words,
    /// What it says, in our words.
    pub statement: Words,
    /// What it is about.
    pub area: String,
}

/// One entry of `GET /api/glossary`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GlossaryEntry {
    /// The term.
    pub term: Words,
    /// What it means.
    pub meaning: Words,
    /// The rule that defines it.
    pub rule: Option<String>,
    /// The id of the system it belongs to; empty for terms of every table.
    pub system: String,
}
