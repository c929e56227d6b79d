//! Guides: what a coach says during the first games of a scenario.
//!
//! A guide explains every kind of question in general (topics) and suggests a good opening move by
//! move (steps). It decides nothing: a suggestion counts only while the rules offer it, and a
//! player who goes his own way meets the topics instead. The words are keys of the text files.

use crate::{Findings, Source, Spanned, check_head, salvage_toml};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A guide file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Guide")]
pub struct Guide {
    /// The shape of the file: `guide/1`.
    #[serde(skip_serializing)]
    pub schema: Option<Spanned<String>>,
    /// Where the guide comes from.
    #[serde(skip_serializing)]
    pub source: Option<Spanned<String>>,
    /// Id of the scenario it belongs to, such as `scs/mill-bridge`.
    pub scenario: String,
    /// The seat of the newcomer.
    pub seat: Spanned<String>,
    /// Who plays the other seats: names of bots.
    pub players: BTreeMap<String, String>,
    /// The seed of the dice, so that the opening goes as the steps foresee.
    pub seed: u32,
    /// General explanations; the first that fits is shown.
    #[serde(default, rename(serialize = "topics", deserialize = "topic"))]
    pub topics: Vec<Topic>,
    /// The opening; of the steps that fit, the first not yet read is shown.
    #[serde(default, rename(serialize = "steps", deserialize = "step"))]
    pub steps: Vec<Step>,
}

/// One general explanation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// When it is said.
    #[serde(default)]
    pub moment: Moment,
    /// The question it explains, by its short name.
    pub decision: Option<String>,
    /// The phase, where the same question means something else in each.
    pub phase: Option<String>,
    /// Key of the text.
    pub text: String,
    /// The rules to read, the most important first.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// When a topic is said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The newcomer is asked.
    #[default]
    Asked,
    /// Somebody else is asked.
    Waiting,
    /// The game is over.
    Over,
}

/// One step of the opening: when it fits, what is said, what is suggested.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// A name of its own, by which the page remembers what has been read.
    pub id: Spanned<String>,
    /// The game turn.
    pub turn: Option<u16>,
    /// The phase.
    pub phase: Option<String>,
    /// The question, by its short name.
    pub decision: Option<String>,
    /// Counters that lie in these hexes.
    #[serde(default)]
    pub at: BTreeMap<String, String>,
    /// Counters that carry these marks.
    #[serde(default)]
    pub marked: BTreeMap<String, String>,
    /// Key of the text.
    pub text: String,
    /// The rules to read, the most important first.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Actions to play. A step without any is there to be read.
    #[serde(default)]
    pub suggest: Vec<String>,
    /// How the actions follow each other.
    #[serde(default)]
    pub order: Order,
    /// Hexes to point at besides those of the suggestion.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// Counters to point at besides those of the suggestion.
    #[serde(default)]
    pub units: Vec<String>,
}

/// How the actions of a suggestion follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// One after the other, as the hexes of a way: what comes before the last action on offer is
    /// done already.
    #[default]
    Sequence,
    /// In any order: those still on offer are left to do.
    Any,
}

/// Reads a guide file; `None` if there was any error.
pub fn read_guide(source: Source<'_>, findings: &mut Findings) -> Option<Guide> {
    let before = findings.error_count();
    let guide: Guide = salvage_toml(source, findings)?;
    check_head("guide/1", guide.schema.as_ref(), guide.source.as_ref(), source, findings);
    if guide.players.contains_key(guide.seat.get_ref()) {
        let what = format!("seat `{}` is the newcomer’s and a bot’s", guide.seat.get_ref());
        findings.error(source, &guide.seat.span(), what, "remove it from `players`");
    }
    let mut seen = BTreeSet::new();
    for id in guide.steps.iter().map(|it| &it.id).filter(|it| !seen.insert(*it)) {
        let what = format!("step `{}` twice", id.get_ref());
        findings.error(source, &id.span(), what, "give every step an id of its own");
    }
    (findings.error_count() == before).then_some(guide)
}
