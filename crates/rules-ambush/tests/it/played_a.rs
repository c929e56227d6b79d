//! What players of whole missions stumbled over.

use kernel::Game;
use rules_ambush::state::Sortie;
use scene::Show;
use testkit::Drive;

use crate::range::{play, range};
use crate::stage::begin;

const FAR: &str = "N M1 prone";

/// The prisoners who, as the table says, are free by this answer.
fn set_free(game: &Sortie, answer: &str) -> Vec<String> {
    assert!(game.offers(answer), "{answer} is offered");
    let choice = game.choice(&game.read_action(answer).expect("an answer"));
    assert_eq!(choice.last, !choice.warns.is_empty(), "an escape cannot be taken back");
    choice.warns.into_iter().flat_map(|it| it.units).collect()
}

/// Rules: amb:11.2e, amb:5.3l, amb:11.2d.
#[test]
fn amb_11_2e_who_leaves_a_prisoner_alone_in_operations_is_warned() {
    let start = r#"us = [{ who = "B", hex = "B5" }, { who = "C", hex = "B7" }]
        germans = [{ who = "L", hex = "B5", marks = ["captured"] }]"#;
    let mut game = begin(start);
    game.play("with B", &[]);
    assert_eq!(set_free(&game, "go B6"), ["L"]);
    game.play("escort L", &[]);
    assert!(set_free(&game, "go B6").is_empty(), "he is brought along");
    // Picked again, the escort takes him along no more.
    game.play("escort L", &[]);
    assert_eq!(set_free(&game, "go B6"), ["L"]);
    game.play("escort L; go B6; go B7; escort L", &[]);
    assert!(set_free(&game, "go B6").is_empty(), "C stays with him");
}

/// Rules: amb:11.2e, amb:11.2d.
#[test]
fn amb_11_2e_who_leaves_a_prisoner_alone_in_rounds_is_warned() {
    let mut alone = range(&["D I7 ar=2", "L I7 prone marks=captured", FAR]);
    play(&mut alone, "act D", &[]);
    assert_eq!(set_free(&alone, "go I8"), ["L"]);
    let watched = ["D I7 ar=2", "E I7 ar=panic", "L I7 prone marks=captured", FAR];
    let mut watched = range(&watched);
    play(&mut watched, "act D", &[]);
    assert!(set_free(&watched, "go I8").is_empty(), "E, though panicked, watches him");
}
