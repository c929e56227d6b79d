//! Guides: every word and rule they name exists, and the opening they suggest can be played.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Findings, Guide, Moment, Order, Step, read_guide};
use esagono::data;
use serde_json::{Value, json};
use texts::{built_in, check_keys};

use crate::talk::Talk;

/// Answers that a game may take before it is given up as endless.
const ANSWERS: usize = 400;

/// The guides built into the program, by path.
fn guides() -> BTreeMap<String, Guide> {
    let library = data::library();
    let paths = library.paths().filter(|it| it.starts_with("guides/"));
    let read = |path: &str| {
        let mut findings = Findings::new();
        let guide = read_guide(library.source(path).expect("it is there"), &mut findings);
        (path.to_owned(), guide.unwrap_or_else(|| panic!("{findings}")))
    };
    paths.map(read).collect()
}

/// A guided game: the newcomer follows, the bots play the other seats.
struct Lesson {
    talk: Talk,
    guide: Guide,
    read: BTreeSet<String>,
}

impl Lesson {
    fn begin(guide: &Guide) -> Self {
        let mut talk = Talk::new();
        talk.ok(json!({ "do": "new", "scenario": guide.scenario, "seed": guide.seed }));
        Self { talk, guide: guide.clone(), read: BTreeSet::new() }
    }

    /// The scene as the newcomer sees it.
    fn scene(&mut self) -> Value {
        self.talk.ok(json!({ "do": "scene", "viewer": self.guide.seat.get_ref() }))
    }

    /// Lets the bots answer until the newcomer is asked; false once the game is over.
    fn await_newcomer(&mut self) -> bool {
        for _ in 0..ANSWERS {
            let prompt = self.talk.ok(json!({ "do": "prompt" }));
            if prompt["over"] == true {
                return false;
            }
            let seat = prompt["seat"].as_str().expect("somebody is asked");
            if seat == self.guide.seat.get_ref() {
                return true;
            }
            let bot = &self.guide.players[seat];
            let chosen = self.talk.ok(json!({ "do": "bot", "name": bot, "seed": 1 }));
            self.talk.ok(json!({ "do": "play", "action": chosen["action"] }));
        }
        panic!("the bots never end their turn");
    }

    /// The first step that fits and has not been read, with what is left of its suggestion.
    fn next(&mut self) -> Option<(Step, Vec<String>)> {
        let scene = self.scene();
        let offered = self.talk.actions();
        let steps = self.guide.steps.iter().filter(|it| !self.read.contains(it.id.get_ref()));
        let mut fitting = steps.filter(|it| fits(it, &scene)).map(|it| (it, left(it, &offered)));
        let (step, left) = fitting.find(|(it, left)| it.suggest.is_empty() || !left.is_empty())?;
        Some((step.clone(), left))
    }

    /// Answers without a suggestion.
    fn improvise(&mut self) {
        let chosen = self.talk.ok(json!({ "do": "bot", "name": "greedy", "seed": 1 }));
        self.talk.ok(json!({ "do": "play", "action": chosen["action"] }));
    }

    /// Reads the next step and does what it suggests; returns its id.
    fn follow(&mut self) -> Option<String> {
        let (step, left) = self.next()?;
        let id = step.id.into_inner();
        if left.is_empty() {
            self.read.insert(id.clone());
        } else {
            self.talk.ok(json!({ "do": "play", "actions": left }));
        }
        Some(id)
    }
}

/// Whether a step fits the scene.
fn fits(step: &Step, scene: &Value) -> bool {
    let counter = |id: &String| {
        scene["counters"].as_array().into_iter().flatten().find(|it| it["id"] == *id.as_str())
    };
    let marks = |id: &String| counter(id).and_then(|it| it["marks"].as_array());
    step.turn.is_none_or(|it| scene["turn"] == it)
        && step.phase.as_ref().is_none_or(|it| scene["phase"] == *it.as_str())
        && step.decision.as_ref().is_none_or(|it| scene["prompt"]["decision"] == *it.as_str())
        && step.at.iter().all(|(id, hex)| counter(id).is_some_and(|it| it["hex"] == *hex.as_str()))
        && step.marked.iter().all(|(id, mark)| {
            marks(id).is_some_and(|it| it.iter().any(|each| each == mark.as_str()))
        })
}

/// What is left to do of a suggestion.
fn left(step: &Step, offered: &[String]) -> Vec<String> {
    let on_offer = |it: &&String| offered.contains(it);
    match step.order {
        Order::Any => step.suggest.iter().filter(on_offer).cloned().collect(),
        Order::Sequence => {
            let from = step.suggest.iter().rposition(|it| offered.contains(it));
            from.map(|it| step.suggest[it..].to_vec()).unwrap_or_default()
        }
    }
}

#[test]
fn every_guide_is_of_a_scenario_that_can_be_opened() {
    let registry = data::registry();
    assert!(!guides().is_empty());
    for (path, guide) in guides() {
        let opening = registry.open(&guide.scenario, &BTreeMap::new()).expect("it opens");
        let mut seats: Vec<&String> = guide.players.keys().collect();
        seats.push(guide.seat.get_ref());
        seats.sort();
        let mut known: Vec<&String> = opening.listing.seats.iter().collect();
        known.sort();
        assert_eq!(seats, known, "{path}");
        assert_eq!(path, format!("guides/{}.toml", guide.scenario.replace('/', "-")));
    }
}

#[test]
fn every_text_of_a_guide_is_there_and_every_text_is_used() {
    let mut keys = BTreeSet::new();
    for guide in guides().into_values() {
        keys.extend(guide.steps.into_iter().map(|it| it.text));
        keys.extend(guide.topics.into_iter().map(|it| it.text));
    }
    assert_eq!(check_keys(built_in(), &keys), []);
    let is_guide = |(_, name, _): &&(&str, &str, &str)| *name == "guide.ftl";
    for (language, _, text) in texts::files().iter().filter(|it| is_guide(it)) {
        let said = text.lines().filter_map(|it| it.split_once(" =")).map(|(key, _)| key);
        let unused: Vec<&str> =
            said.filter(|it| it.starts_with("guide-") && !keys.contains(*it)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

#[test]
fn every_rule_a_guide_names_is_in_the_ledger() {
    for (path, guide) in guides() {
        let (system, _) = guide.scenario.split_once('/').expect("an id has a system");
        let ledger = data::ledger(system, "en").expect("there is a ledger");
        let known: BTreeSet<&str> = ledger.lines().filter_map(|it| it.split('\t').next()).collect();
        let steps = guide.steps.iter().flat_map(|it| &it.rules);
        let named = steps.chain(guide.topics.iter().flat_map(|it| &it.rules));
        let unknown: Vec<&String> = named.filter(|it| !known.contains(it.as_str())).collect();
        assert!(unknown.is_empty(), "{path}: {unknown:?}");
    }
}

/// Every step is met in its order, and whatever it suggests is legal. What the bots bring about in
/// between, such as an attack of theirs, has no step; there the newcomer answers as he likes.
#[test]
fn the_opening_can_be_played_as_suggested() {
    for (path, guide) in guides() {
        let mut lesson = Lesson::begin(&guide);
        let mut met: Vec<String> = Vec::new();
        for _ in 0..ANSWERS {
            assert!(lesson.await_newcomer(), "{path}: over before the opening ends");
            match lesson.follow() {
                Some(id) if met.last() == Some(&id) => {}
                Some(id) => met.push(id),
                None if met.len() >= guide.steps.len() => break,
                None => lesson.improvise(),
            }
        }
        let mut planned: Vec<&str> =
            guide.steps.iter().map(|it| it.id.get_ref().as_str()).collect();
        let mut followed: Vec<&str> = met.iter().map(String::as_str).collect();
        planned.sort_unstable();
        followed.sort_unstable();
        assert_eq!(followed, planned, "{path}: met {met:?}");
    }
}

/// A newcomer who does not follow still has every question explained.
#[test]
fn every_question_of_a_whole_game_has_a_topic() {
    for (path, guide) in guides() {
        for seed in 1..=6 {
            let mut lesson = Lesson::begin(&guide);
            while lesson.read.len() < ANSWERS && lesson.await_newcomer() {
                let question = lesson.talk.ok(json!({ "do": "prompt" }))["decision"].clone();
                // A scene tells the whole log, and is asked for only where the phase matters.
                let phased = guide.topics.iter().any(|it| it.phase.is_some());
                let phase = if phased { lesson.scene()["phase"].clone() } else { Value::Null };
                let explained = guide.topics.iter().any(|it| {
                    it.moment == Moment::Asked
                        && it.decision.as_ref().is_none_or(|each| question == *each.as_str())
                        && it.phase.as_ref().is_none_or(|each| phase == *each.as_str())
                });
                assert!(explained, "{path}: {question}");
                let bot =
                    json!({ "do": "bot", "name": "random", "seed": seed + lesson.read.len() });
                let chosen = lesson.talk.ok(bot);
                lesson.talk.ok(json!({ "do": "play", "action": chosen["action"] }));
                lesson.read.insert(format!("answer {}", lesson.read.len()));
            }
        }
        for moment in [Moment::Waiting, Moment::Over] {
            assert!(guide.topics.iter().any(|it| it.moment == moment), "{path}: {moment:?}");
        }
    }
}
