//! The words of the protocol, read from the code and written into its page.
//!
//! Verbs are those that `#[derive(Verbs)]` declares, decisions those that questions are called,
//! events those that are told, facts those that are told with them; what they mean is said by the
//! doc comments and by the English texts that players read.

mod page;
mod passing;
mod source;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use crate::workspace::{Workspace, has_extension};
use source::Words;
use texts::Texts;

/// The page that tells them.
pub(crate) const PAGE: &str = "docs/protocol.md";

/// The systems in the order of the page, each with its name.
const SYSTEMS: [(&str, &str); 5] = [
    ("scs", "Standard Combat Series"),
    ("coh", "Conflict of Heroes"),
    ("prussia", "Prussia’s Glory"),
    ("ambush", "Ambush!"),
    ("nextwar", "Next War: Korea"),
];

/// A verb, what is written after it, and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Verb {
    word: String,
    nouns: Vec<String>,
    means: String,
}

/// The words of one system.
struct Vocabulary {
    id: &'static str,
    name: &'static str,
    verbs: Vec<Verb>,
    /// Decisions, events and marks, each with the sentence that players read.
    decisions: BTreeMap<String, String>,
    events: BTreeMap<String, String>,
    marks: BTreeMap<String, String>,
    /// Names of facts beyond those that every system shares.
    asked_facts: BTreeSet<String>,
    told_facts: BTreeSet<String>,
}

/// The page as it should be.
pub(crate) fn page(workspace: &Workspace) -> Result<String> {
    let shared = source::shared_facts(&workspace.read("crates/scene/src/facts.rs")?)?;
    let systems = SYSTEMS.iter().map(|(id, name)| vocabulary(workspace, id, name));
    let mut systems = systems.collect::<Result<Vec<_>>>()?;
    for system in &mut systems {
        system.asked_facts.retain(|it| !shared.contains_key(it));
        system.told_facts.retain(|it| !shared.contains_key(it));
    }
    page::written(&workspace.read(PAGE)?, &shared, &systems)
}

/// Reads the words of a system.
fn vocabulary(workspace: &Workspace, id: &'static str, name: &'static str) -> Result<Vocabulary> {
    let words = Words::of(&files(workspace, &format!("crates/rules-{id}/src"), "rs")?)?;
    // What a title says stands in a file of its own, under the system's keys.
    let texts = files(workspace, "data/texts/en", "ftl")?;
    let texts = Texts::read(&texts.into_iter().map(|it| it.1).collect::<String>());
    let named = words.names.iter();
    let decisions: BTreeMap<String, String> =
        named.filter_map(|it| Some((it.clone(), texts.said(&format!("{id}-ask-{it}"))?))).collect();
    let events = words.events.iter();
    // What begins so may be the text of another event.
    let is_form_of = |it: &str, rest: &str| !words.events.contains(&format!("{it}-{rest}"));
    let form = |it: &str| {
        let mut forms = texts.below(&format!("{id}-{it}-")).into_iter();
        forms.find(|(rest, _)| is_form_of(it, rest)).map(|it| it.1)
    };
    let event =
        |it: &String| texts.said(&format!("{id}-{it}")).or_else(|| form(it)).unwrap_or_default();
    let events = events.map(|it| (it.clone(), event(it))).collect();
    let marks = texts.below(&format!("{id}-mark-")).into_iter();
    let marks = marks.filter_map(|(it, means)| Some((words.mark(&it, &means)?, means))).collect();
    let found = Vocabulary {
        id,
        name,
        verbs: words.verbs,
        decisions,
        events,
        marks,
        asked_facts: words.asked_facts,
        told_facts: words.told_facts,
    };
    found.require_words()?;
    Ok(found)
}

/// The files below a folder with this extension: path and text.
fn files(workspace: &Workspace, below: &str, extension: &str) -> Result<Vec<(String, String)>> {
    let found = workspace.files(below)?.into_iter().filter(|it| has_extension(it, extension));
    found.map(|it| workspace.read(&it).map(|text| (it, text))).collect()
}

impl Vocabulary {
    /// Whoever finds nothing has looked in the wrong place.
    fn require_words(&self) -> Result<()> {
        let id = self.id;
        ensure!(self.verbs.len() > 5, "{id}: verbs are declared by `#[derive(Verbs)]`");
        ensure!(self.decisions.len() > 5, "{id}: decisions are what `fn name` calls them");
        ensure!(self.events.len() > 5, "{id}: events are told by `tell(\"…\", rule)`");
        ensure!(self.marks.len() > 5, "{id}: marks have the texts `{id}-mark-…`");
        Ok(())
    }
}
