//! The tables of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::{Context, Result};

use super::{PAGE, Vocabulary};

const BEGIN: &str = "<!-- vocabulary: written by `cargo xtask generate` -->\n";
const END: &str = "<!-- end of vocabulary -->\n";

/// The page with fresh tables.
pub(super) fn written(
    page: &str,
    shared: &BTreeMap<String, String>,
    systems: &[Vocabulary],
) -> Result<String> {
    let marked = || format!("{PAGE} has no place for its vocabulary: {}", BEGIN.trim());
    let (before, rest) = page.split_once(BEGIN).with_context(marked)?;
    let (_, after) = rest.split_once(END).with_context(marked)?;
    let tables = tables(shared, systems);
    Ok(format!("{before}{BEGIN}{tables}{END}{after}"))
}

fn tables(shared: &BTreeMap<String, String>, systems: &[Vocabulary]) -> String {
    let mut out = String::from("\n### Facts that mean the same everywhere\n");
    add_table(&mut out, ("fact", "holds"), shared);
    for system in systems {
        add_system(&mut out, system);
    }
    out.push('\n');
    out
}

fn add_system(out: &mut String, system: &Vocabulary) {
    line(out, &format!("\n### `{}`: {}", system.id, system.name));
    head(out, "verb", "means");
    for verb in &system.verbs {
        let words: Vec<&str> =
            [verb.word.as_str()].into_iter().chain(verb.nouns.iter().map(String::as_str)).collect();
        row(out, &words.join(" "), &verb.means);
    }
    add_table(out, ("decision", "asks"), &system.decisions);
    add_table(out, ("event", "tells"), &system.events);
    add_table(out, ("mark", "means"), &system.marks);
    add_list(out, "Its questions also have the facts", &system.asked_facts);
    add_list(out, "Its events also have the facts", &system.told_facts);
}

fn add_table(out: &mut String, (name, means): (&str, &str), words: &BTreeMap<String, String>) {
    head(out, name, means);
    for (word, means) in words {
        row(out, word, means);
    }
}

fn add_list(out: &mut String, title: &str, words: &BTreeSet<String>) {
    if !words.is_empty() {
        let words: Vec<String> = words.iter().map(|it| format!("`{it}`")).collect();
        line(out, &format!("\n{title} {}.", words.join(", ")));
    }
}

fn head(out: &mut String, name: &str, means: &str) {
    line(out, &format!("\n| {name} | {means} |\n|---|---|"));
}

fn row(out: &mut String, word: &str, means: &str) {
    line(out, &format!("| `{word}` | {means} |"));
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("a string takes every text");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stand_between_their_marks_and_writing_them_again_changes_nothing() {
        let page = format!("before\n{BEGIN}stale\n{END}after\n");
        let shared = BTreeMap::from([("unit".to_owned(), "The counter".to_owned())]);
        let system = Vocabulary {
            id: "tiny",
            name: "Tiny",
            verbs: Vec::new(),
            decisions: BTreeMap::from([("move".to_owned(), "Where to?".to_owned())]),
            events: BTreeMap::new(),
            marks: BTreeMap::new(),
            asked_facts: BTreeSet::from(["left".to_owned()]),
            told_facts: BTreeSet::new(),
        };
        let systems = [system];
        let fresh = written(&page, &shared, &systems).expect("a page");
        assert!(fresh.starts_with("before\n") && fresh.ends_with("after\n"));
        assert!(fresh.contains("| `move` | Where to? |\n") && !fresh.contains("stale"));
        assert!(fresh.contains("Its questions also have the facts `left`."));
        assert_eq!(written(&fresh, &shared, &systems).expect("a page"), fresh);
        assert!(written("nothing", &shared, &systems).is_err());
    }
}
