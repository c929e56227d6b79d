//! The words of the protocol: whatever a game says stands in section 9 of its page.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::SearchDice;
use serde_json::{Value, json};

use crate::talk::Talk;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Answers of a game at most.
const STEPS: u64 = 500;
/// So many answers lie between two looks at the counters.
const LOOK_EVERY: u64 = 40;
/// What every system tells besides its own events.
const EVENTS: [&str; 3] = ["rolled", "only-answer", "comment"];
/// Fields of an event that are no facts.
const FIELDS: [&str; 4] = ["event", "step", "rule", "text"];

/// The words of one system by what they are: `verb`, `decision`, `event`, `mark`; facts of its
/// questions and its events.
#[derive(Default)]
struct Page {
    words: BTreeMap<String, BTreeSet<String>>,
    asked: BTreeSet<String>,
    told: BTreeSet<String>,
}

impl Page {
    /// Reads one part of the vocabulary.
    fn read(part: &str) -> Self {
        let mut page = Self::default();
        let mut table = String::new();
        for line in part.lines() {
            let list = ["Its questions also have the facts ", "Its events also have the facts "];
            let facts = list.map(|it| line.strip_prefix(it).map(quoted));
            let [asked, told] = facts.map(Option::unwrap_or_default);
            page.asked.extend(asked);
            page.told.extend(told);
            let Some(row) = line.strip_prefix("| ") else { continue };
            let (head, _) = row.split_once(" | ").expect("a row has two cells");
            match quoted(head).pop() {
                Some(word) => drop(page.words.entry(table.clone()).or_default().insert(word)),
                None => head.clone_into(&mut table),
            }
        }
        page
    }

    fn has(&self, table: &str, word: &str) -> bool {
        self.words.get(table).is_some_and(|it| it.contains(word))
    }

    /// Whether the page has the verb of an action: it may consist of several words.
    fn has_verb_of(&self, action: &str) -> bool {
        let plain = |it: &String| {
            let words = it.split(' ').take_while(|it| it.bytes().any(|it| it.is_ascii_lowercase()));
            words.collect::<Vec<_>>().join(" ")
        };
        let begins = |verb: String| action == verb || action.starts_with(&format!("{verb} "));
        self.words["verb"].iter().any(|it| begins(plain(it)))
    }

    /// Whether the page has a mark, as it is or as one of those with a name behind it.
    fn has_mark(&self, mark: &str) -> bool {
        let named = self.words["mark"].iter().filter_map(|it| it.strip_suffix("NAME"));
        self.has("mark", mark) || named.into_iter().any(|it| mark.starts_with(it))
    }
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The facts that all systems share, and the words of each.
fn pages() -> (BTreeSet<String>, BTreeMap<String, Page>) {
    let (_, section) = PAGE.split_once("<!-- vocabulary").expect("the page has a vocabulary");
    let mut parts = section.split("\n### ").skip(1);
    let shared = Page::read(parts.next().expect("the shared facts come first"));
    let system = |part: &str| {
        let id = quoted(part).into_iter().next().expect("a part begins with its system");
        (id, Page::read(part))
    };
    (shared.words["fact"].clone(), parts.map(system).collect())
}

/// What a game said that its page does not know.
struct Reader<'a> {
    page: &'a Page,
    shared: &'a BTreeSet<String>,
    unknown: BTreeSet<String>,
}

impl Reader<'_> {
    fn require(&mut self, known: bool, what: &str) {
        if !known {
            self.unknown.insert(what.to_owned());
        }
    }

    fn read_prompt(&mut self, prompt: &Value) {
        let (page, shared) = (self.page, self.shared);
        let decision = prompt["decision"].as_str().expect("a text");
        self.require(page.has("decision", decision), &format!("decision {decision}"));
        for fact in prompt["about"].as_object().expect("facts").keys() {
            let known = shared.contains(fact) || page.asked.contains(fact);
            self.require(known, &format!("fact {fact} of {decision}"));
        }
        for action in prompt["actions"].as_array().expect("a list") {
            let action = action.as_str().expect("a text");
            self.require(page.has_verb_of(action), &format!("verb of {action}"));
        }
    }

    fn read_event(&mut self, event: &Value) {
        let (page, shared) = (self.page, self.shared);
        let name = event["event"].as_str().expect("a text");
        let known = page.has("event", name) || EVENTS.contains(&name);
        self.require(known, &format!("event {name}"));
        for fact in event.as_object().expect("fields").keys() {
            let known = shared.contains(fact) || page.told.contains(fact);
            self.require(known || FIELDS.contains(&&**fact), &format!("fact {fact} of {name}"));
        }
    }

    fn read_marks(&mut self, scene: &Value) {
        for counter in scene["counters"].as_array().expect("counters") {
            for mark in counter["marks"].as_array().expect("marks") {
                let mark = mark.as_str().expect("a text");
                self.require(self.page.has_mark(mark), &format!("mark {mark}"));
            }
        }
    }

    /// Reads a game of random answers.
    fn read_game(&mut self, scenario: &str, seed: u64) {
        let (mut talk, mut chance) = (Talk::new(), SearchDice::new(seed));
        let opened = talk.ok(json!({ "do": "new", "scenario": scenario, "seed": seed }));
        let mut prompt = opened["prompt"].clone();
        for step in 0..STEPS {
            if step % LOOK_EVERY == 0 {
                for seat in opened["seats"].as_array().expect("seats") {
                    self.read_marks(&talk.ok(json!({ "do": "scene", "viewer": seat })));
                }
            }
            if prompt["over"] == true {
                return;
            }
            self.read_prompt(&prompt);
            let actions = prompt["actions"].as_array().expect("a list");
            let action = &actions[chance.index(actions.len())];
            let played = talk.ok(json!({ "do": "play", "action": action }));
            played["events"].as_array().expect("a list").iter().for_each(|it| self.read_event(it));
            prompt = played["prompt"].clone();
        }
    }
}

#[test]
fn whatever_games_of_all_systems_say_stands_in_the_page() {
    let (shared, pages) = pages();
    for (scenario, seed) in [
        ("scs/mill-bridge", 1),
        ("scs/gothic-line", 2),
        ("coh/first-contact", 1),
        ("coh/road-column", 2),
        ("prussia/training", 1),
        ("nextwar/training", 2),
        ("ambush/corbeau", 1),
        ("ambush/boat-trip", 1),
    ] {
        let (system, _) = scenario.split_once('/').expect("an id of two halves");
        let page = &pages[system];
        let mut reader = Reader { page, shared: &shared, unknown: BTreeSet::new() };
        reader.read_game(scenario, seed);
        assert_eq!(reader.unknown, BTreeSet::new(), "{scenario}");
    }
}
