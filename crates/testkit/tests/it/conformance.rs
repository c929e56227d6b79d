//! The conformance suite passes a sound game and catches a broken one.

use testkit::conformance::{Played, check_free_circles, check_random_game};
use testkit::tiny::Tiny;

use crate::flawed::{Flaw, Flawed, catches};

#[test]
fn five_hundred_random_games_keep_the_contract() {
    let mut all = Played::default();
    for seed in 0..500 {
        let played = check_random_game(&Tiny::new(), seed, 500);
        all.steps += played.steps;
        all.dice += played.dice;
        all.undone += played.undone;
        all.undo_refused += played.undo_refused;
        all.refused += played.refused;
    }
    // The suite has had its chances: nothing in it stands idle.
    assert!(all.steps > 10_000, "{all:?}");
    assert!(all.dice > 2_000, "{all:?}");
    assert!(all.undone > 200 && all.undo_refused > 200, "{all:?}");
    assert!(all.refused > 50_000, "{all:?}");
}

#[test]
fn a_game_that_breaks_the_contract_is_caught() {
    let flaws = [
        Flaw::ListsTheIllegal,
        Flaw::OmitsTheLegal,
        Flaw::ListsNothing,
        Flaw::RefusalLeavesTraces,
        Flaw::HashIgnoresMost,
        Flaw::TwoTextsAlike,
        Flaw::NeverSaysItIsOver,
        Flaw::SceneOffTheBoard,
        Flaw::OffersAnotherAnswer,
        Flaw::OffersOffTheBoard,
        Flaw::OffersABoxThatIsNone,
        Flaw::BoxCalledAsAHex,
        Flaw::BoxTwice,
        Flaw::ReachesTooFar,
        Flaw::OverlayOffTheBoard,
    ];
    for flaw in flaws {
        let start = Flawed::new(flaw);
        assert!(
            catches(|seed| {
                check_random_game(&start, seed, 500);
            }),
            "{flaw:?}"
        );
    }
}

#[test]
fn a_game_that_does_not_end_in_time_is_caught() {
    assert!(catches(|seed| {
        check_random_game(&Tiny::new(), seed, 3);
    }));
}

#[test]
fn nothing_in_the_tiny_game_comes_back_for_free() {
    let followed: u64 = (0..20).map(|seed| check_free_circles(&Tiny::new(), seed, 500)).sum();
    assert!(followed > 2_000, "only {followed} answers were followed");
}

#[test]
fn answers_that_lead_round_in_a_circle_are_caught() {
    let start = Flawed::new(Flaw::TurnsInCircles);
    assert!(catches(|seed| {
        check_free_circles(&start, seed, 200);
    }));
}
