//! Random games of every scenario: they end, keep their invariants, and list what they accept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::dice::SearchDice;
use kernel::{Game, Viewer};
use rules_nextwar::options::Options;
use rules_nextwar::scenario::{Scenario, load};
use rules_nextwar::state::War;
use scene::Show;

use crate::stage::library;

/// No random game has more answers.
const ANSWERS_MAX: u32 = 60_000;

/// A scenario of the data folder.
#[track_caller]
pub fn scenario(name: &str) -> Arc<Scenario> {
    let library = library();
    let mut findings = Findings::new();
    let path = format!("nextwar/scenarios/{name}.toml");
    match load(&mut Files::new(&library), &path, &mut findings) {
        Some(scenario) => Arc::new(scenario),
        None => panic!("{findings}"),
    }
}

/// The lines of the account add up to the points of each side, and all of them were scored in the
/// game: what for.
#[track_caller]
fn account(game: &War) -> BTreeSet<String> {
    let outcome = game.standing().outcome.expect("the game is over");
    for (seat, points) in &outcome.points {
        let lines = &outcome.parts[seat];
        assert_eq!(lines.iter().map(|it| it.number).sum::<i32>(), *points, "{seat}");
        assert!(lines.iter().all(|it| it.message.key != "nextwar-merit-before"), "{seat}");
    }
    outcome.parts.values().flatten().map(|it| it.message.key.clone()).collect()
}

/// Plays answers at random; what points were scored for.
#[track_caller]
fn play(name: &str, seed: u64) -> BTreeSet<String> {
    let mut chooser = SearchDice::new(seed);
    let mut dice = SearchDice::new(seed + 1_000);
    let mut game = War::begin(scenario(name), Options::default());
    for step in 0..ANSWERS_MAX {
        if game.asked().is_none() {
            assert!(game.outcome().is_some(), "{name} {seed}: nothing asked, nothing decided");
            return account(&game);
        }
        let answers = game.answers();
        assert!(!answers.is_empty(), "{name} {seed} step {step}: no answer to {:?}", game.asked());
        let answer = answers[chooser.index(answers.len())];
        let text = game.action_text(&answer);
        assert_eq!(game.read_action(&text), Ok(answer), "{text} is read as it is written");
        let played = game.apply(&answer, &mut dice);
        assert!(played.is_ok(), "{name} {seed} step {step}: {text} was offered and is refused");
        game.check_invariants();
    }
    panic!("{name} {seed}: no end after {ANSWERS_MAX} answers at {:?}", game.asked());
}

#[test]
fn random_games_of_the_four_turn_scenarios_end() {
    let mut merits = BTreeSet::new();
    for name in ["train-to-seoul", "uijeongbu-blues", "east-coast-highway", "incheon-again"] {
        for seed in 0..2 {
            merits.extend(play(name, seed));
        }
    }
    let scored = ["nextwar-merit-places", "nextwar-merit-units"].map(str::to_owned);
    assert!(scored.iter().all(|it| merits.contains(it)), "{merits:?}");
}

/// The list of answers holds exactly what the check accepts, over everything that can be written,
/// the first times that each kind of question comes up.
#[test]
fn lists_hold_exactly_what_checks_accept() {
    for (name, seed) in [("train-to-seoul", 3), ("incheon-again", 4), ("training", 5)] {
        let mut chooser = SearchDice::new(seed);
        let mut dice = SearchDice::new(seed + 1_000);
        let mut game = War::begin(scenario(name), Options::default());
        let vocabulary = game.vocabulary();
        let mut seen: BTreeMap<&'static str, u8> = BTreeMap::new();
        while let Some(asked) = game.asked() {
            let answers = game.answers();
            let times = seen.entry(asked.decision.name()).or_default();
            if *times < 3 {
                *times += 1;
                let listed: BTreeSet<_> = answers.iter().copied().collect();
                assert_eq!(listed.len(), answers.len(), "{name}: an answer twice");
                for action in &vocabulary {
                    let accepted = game.may(action).is_ok();
                    let text = game.action_text(action);
                    let question = asked.decision.name();
                    assert_eq!(accepted, listed.contains(action), "{name} {question}: {text}");
                }
            }
            let answer = answers[chooser.index(answers.len())];
            game.apply(&answer, &mut dice).expect("what is offered is accepted");
        }
        assert!(seen.len() >= 4, "{name} asks only {seen:?}");
    }
}

#[test]
fn random_games_keep_the_contract_of_every_module() {
    for (name, seed) in [("train-to-seoul", 11), ("incheon-again", 12), ("training", 13)] {
        let start = War::begin(scenario(name), Options::default());
        testkit::conformance::check_opening(&start, seed, 150);
    }
}

/// Nothing returns to the same situation for free: plans that are taken back are counted.
///
/// Rules: nw:9.2.1.
#[test]
fn what_is_only_begun_is_not_taken_back_without_end() {
    for (name, seed) in [("training", 21), ("incheon-again", 22)] {
        let start = War::begin(scenario(name), Options::default());
        testkit::conformance::check_free_circles(&start, seed, 200);
    }
}

/// Programs get every fact of a question and of an event under one name; of a planned attack the
/// counters, where the page gets the hexes as well.
#[test]
fn every_fact_has_one_name_for_programs() {
    let (mut chooser, mut dice) = (SearchDice::new(31), SearchDice::new(32));
    let mut game = War::begin(scenario("training"), Options::default());
    let mut planned = 0;
    while let Some(asked) = game.asked() {
        let facts = game.about(&asked.decision).flat();
        if asked.decision.name() == "attack-lead" {
            let first = facts["attackers"][0].as_str().expect("a list of counters");
            assert!(game.scenario.find_unit(first).is_some(), "{first} is no counter");
            planned += 1;
        }
        let answers = game.answers();
        let answer = answers[chooser.index(answers.len())];
        for event in game.apply(&answer, &mut dice).expect("what is offered is accepted") {
            game.tell(&event, Viewer::Spectator).expect("nothing is hidden").fields.flat();
        }
    }
    assert!(planned > 0, "nobody attacked");
}
