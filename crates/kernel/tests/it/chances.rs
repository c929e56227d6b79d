//! Exact chances and counted paths.

use kernel::dice::SearchDice;
use kernel::{Chance, Game, OddsFault, Session, odds, odds_within, perft};
use testkit::tiny::{RollResult, Shot, Tiny};

use crate::table;

fn odds_of(session: &Session<Tiny>, text: &str) -> Result<Vec<(String, Chance)>, OddsFault> {
    let odds = odds(session.game(), &session.game().read_action(text).unwrap())?;
    let named = |it: Option<RollResult>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
    Ok(odds.into_iter().map(|(result, chance)| (named(result), chance)).collect())
}

fn named(results: &[(&str, Chance)]) -> Vec<(String, Chance)> {
    results.iter().map(|(label, chance)| ((*label).to_owned(), *chance)).collect()
}

fn under_fire() -> Session<Tiny> {
    let mut session = table(1);
    session.play(&["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire"], None).unwrap();
    session
}

/// Rules: tiny:4.1, tiny:4.2.
#[test]
fn the_chances_of_a_shot_are_those_of_its_table() {
    let session = under_fire();
    let running = named(&[("miss", (1, 2)), ("fall back", (1, 3)), ("captured", (1, 6))]);
    assert_eq!(odds_of(&session, "run"), Ok(running));
    let crouching = named(&[("miss", (2, 3)), ("fall back", (1, 3))]);
    assert_eq!(odds_of(&session, "crouch"), Ok(crouching));
}

/// Rules: tiny:7.1.
#[test]
fn the_chances_of_a_card_are_those_of_the_cards_left() {
    let mut session = table(1);
    session.play(&["hide 03.01", "end scouts"], None).unwrap();
    let whole = named(&[("stay", (1, 4)), ("one hex", (1, 2)), ("two hexes", (1, 4))]);
    assert_eq!(odds_of(&session, "stay"), Ok(whole));
    session.play(&["stay", "end scouts"], Some(&[1])).unwrap();
    let rest = named(&[("one hex", (2, 3)), ("two hexes", (1, 3))]);
    assert_eq!(odds_of(&session, "stay"), Ok(rest));
}

#[test]
fn the_chances_agree_with_simulated_rolls() {
    let session = under_fire();
    let action = session.game().read_action("run").unwrap();
    let mut dice = SearchDice::new(1);
    let rolls = 60_000;
    let mut misses = 0;
    for _ in 0..rolls {
        let mut game = session.game().clone();
        let events = game.apply(&action, &mut dice).unwrap();
        misses += i32::from(game.result(&events).unwrap() == RollResult::Shot(Shot::Miss));
    }
    assert!((misses - rolls / 2).abs() < 600, "{misses}");
}

#[test]
fn no_chances_are_told_of_what_is_illegal_rolls_nothing_or_rolls_too_much() {
    let session = under_fire();
    assert!(matches!(odds_of(&session, "done"), Err(OddsFault::Illegal(_))));
    assert_eq!(odds_of(&table(1), "hide 03.01"), Err(OddsFault::NoRoll));
    let run = session.game().read_action("run").unwrap();
    let too_many = Err(OddsFault::TooMany { allowed: 5 });
    assert_eq!(odds_within(session.game(), &run, 5), too_many);
    assert!(odds_within(session.game(), &run, 6).is_ok());
}

#[test]
fn paths_are_counted_by_their_length() {
    let session = under_fire();
    assert_eq!(perft(session.game(), 0), 1);
    assert_eq!(perft(session.game(), 1), 2);
    // Depth two is the answers after each answer, whatever the dice made of it.
    let first = perft(session.game(), 2);
    assert!(first >= 2, "{first}");
    assert_eq!(perft(session.game(), 3), perft(session.game(), 3));
    assert_eq!(perft(crate::finished(1).game(), 1), 0, "a finished game has no paths");
}
