//! Facts have types, but the line protocol keeps their flat names for ever.
//!
//! `flat_names.tsv` was written down from random games of every system before facts had types. Each
//! row has the system, a question (`?`) or an event (`!`), the name of a fact, whether it was always
//! told, and what it holds. Facts may be added to it; none is renamed or removed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kernel::dice::SearchDice;
use registry::Registry;
use serde_json::{Map, Value};

use crate::{add, library};

const NAMES: &str = include_str!("flat_names.tsv");

/// Some of each system, with guns, horse, cards and hidden units.
const GAMES: [&str; 7] = [
    "scs/mill-bridge",
    "scs/fig-combat-1",
    "coh/training",
    "coh/corn-ambush",
    "coh/pos-a",
    "prussia/training",
    "prussia/rossbach",
];

/// Answers a game.
const STEPS: usize = 250;

/// Answers that end something: a game in which they are rare has more to tell.
const CLOSING: [&str; 8] =
    ["cancel", "done", "drop", "end", "give-up", "pass", "stall", "take-out"];

/// What is known of the facts of a question or an event.
#[derive(Default)]
struct Known {
    always: BTreeSet<&'static str>,
    kinds: BTreeMap<&'static str, Vec<&'static str>>,
}

fn known() -> BTreeMap<(&'static str, &'static str), Known> {
    let mut all: BTreeMap<_, Known> = BTreeMap::new();
    for row in NAMES.lines() {
        let cells: Vec<&str> = row.split('\t').collect();
        let [system, what, name, when, kinds] = cells[..] else { panic!("five cells: {row}") };
        let known = all.entry((system, what)).or_default();
        if name == "-" {
            continue;
        }
        known.kinds.insert(name, kinds.split(' ').collect());
        if when == "always" {
            known.always.insert(name);
        }
    }
    all
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "table",
    }
}

fn check(known: &Known, what: &str, facts: &Map<String, Value>) {
    for (name, value) in facts {
        let kinds = known.kinds.get(name.as_str());
        let kinds = kinds.unwrap_or_else(|| panic!("{what} has a new fact: {name}"));
        assert!(kinds.contains(&kind(value)), "{what} {name}: {value} is none of {kinds:?}");
    }
    for name in &known.always {
        assert!(facts.contains_key(*name), "{what} has lost {name}: {facts:?}");
    }
}

#[test]
fn facts_keep_the_flat_names_that_programs_know() {
    let known = known();
    let mut library = library();
    add(&mut library, &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data"), "prussia");
    let registry = Registry::new(library);
    let mut met = BTreeSet::new();
    for game in GAMES {
        let system = game.split('/').next().expect("an id");
        let mut table = registry.begin(game, &BTreeMap::new(), 1).expect("it opens");
        let mut chooser = SearchDice::new(7);
        for _ in 0..STEPS {
            let prompt = table.prompt();
            let Some(actions) = prompt["actions"].as_array() else { break };
            let what = format!("?{}", prompt["decision"].as_str().expect("a name"));
            let facts = prompt["about"].as_object().expect("facts by name");
            if let Some(known) = known.get(&(system, what.as_str())) {
                check(known, &format!("{game} {what}"), facts);
                met.insert((system, what));
            }
            let texts: Vec<&str> = actions.iter().filter_map(Value::as_str).collect();
            let other = |it: &&&str| !CLOSING.contains(&it.split(' ').next().unwrap_or_default());
            let others: Vec<&str> = texts.iter().filter(other).copied().collect();
            let from = if others.is_empty() || chooser.index(5) == 0 { &texts } else { &others };
            let action = from[chooser.index(from.len())].to_owned();
            for event in table.play(&[action], None).expect("it was offered") {
                let mut event = event.to_value();
                let facts = event.as_object_mut().expect("an event");
                let what = format!("!{}", facts["event"].as_str().expect("a name"));
                for shared in ["event", "step", "rule", "text"] {
                    facts.remove(shared);
                }
                if let Some(known) = known.get(&(system, what.as_str())) {
                    check(known, &format!("{game} {what}"), facts);
                    met.insert((system, what));
                }
            }
        }
    }
    assert!(met.len() * 2 > known.len(), "only {} of {} were met", met.len(), known.len());
}
