//! The contract that all modules share, kept by random games.

use kernel::Game;
use testkit::conformance;

use crate::bench::FOOT2;
use crate::data::{battle, names};
use crate::stage::{Drawing, plain};

#[test]
fn random_games_of_the_training_battle_keep_the_contract() {
    let start = battle("training");
    for seed in 0..2 {
        conformance::check_random_game(&start, seed, 20_000);
    }
}

/// The whole would take too long to be checked at every step.
#[test]
fn openings_of_battles_keep_the_contract() {
    for name in ["rossbach-battle", "leuthen"] {
        conformance::check_opening(&battle(name), 1, 60);
    }
}

/// No answers without dice lead back to where they began: a record cannot be made longer at will.
#[test]
fn nothing_comes_back_for_free() {
    for name in names() {
        conformance::check_free_circles(&battle(&name), 1, 120);
    }
    for seed in 0..4 {
        conformance::check_free_circles(&battle("training"), seed, 400);
    }
}

/// Situations that differ in one fact have different bytes; equal ones have equal bytes.
#[test]
fn every_fact_of_a_situation_is_in_its_digest() {
    let drawn = || {
        plain().unit("a", "prussia infantry line", FOOT2, "0305").unit(
            "x",
            "coalition infantry line",
            FOOT2,
            "0805",
        )
    };
    let digest = |drawing: Drawing| {
        let mut bytes = Vec::new();
        drawing.stage().0.digest(&mut bytes);
        bytes
    };
    let other = [
        drawn().turn(2),
        drawn().phase("coalition", "movement"),
        drawn().phase("prussia", "rally").morale("a", "disordered"),
        drawn().morale("a", "disordered"),
        drawn().state("x", "level = 1"),
        drawn().column("a"),
        drawn().army_morale(19, 20),
        drawn().army_morale(20, 19),
        drawn().degraded("infantry"),
    ];
    let mut all: Vec<Vec<u8>> = other.into_iter().map(digest).collect();
    all.push(digest(drawn()));
    assert_eq!(all.last(), Some(&digest(drawn())));
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
}
