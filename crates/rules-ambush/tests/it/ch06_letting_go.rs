//! [AMB 6.7a, 6.7b] What a player need not say: passes one by one, stances that stay, plans that
//! come to nothing.

use kernel::Game;
use rules_ambush::state::ArBox::{Complete, One};
use rules_ambush::state::Sortie;
use rules_ambush::terms::{Ammo, Stance};
use scene::{Role, Show};
use testkit::Drive;
use testkit::conformance::check_free_circles;

use crate::men::{ar, asked, boxes, count, man, told};
use crate::range::clips;
use crate::stage::begin;
use crate::story::play_then;

/// C has two turns, D and H have one; under condition 2 Germans lie down and wait.
fn round(advantage: &str, german: &str) -> Sortie {
    begin(&format!(
        r#"
        condition = 2
        round = 3
        advantage = "{advantage}"
        us = [
            {{ who = "C", hex = "I6", ar = "2", ammo = ["rifle-clip", "grenade"] }},
            {{ who = "D", hex = "B6", ar = "1" }},
            {{ who = "H", hex = "A1", ar = "1" }},
        ]
        germans = [{{ who = "N", hex = "M1", stance = "prone", ar = "{german}" }}]
    "#
    ))
}

/// C has two turns and passes twice, the others once; the German has none left.
///
/// Rules: amb:6.7a, amb:6.1l.
#[test]
fn amb_6_7a_the_rest_of_a_round_is_let_go_with_one_word() {
    let mut game = round("us", "complete");
    assert!(game.offers("pass round"));
    let events = play_then(&mut game, "pass round", &[]);
    assert_eq!(count(&events, "Passed"), 4);
    assert!(told(&events, "RoundBegan number: 4"));
    // It may be said by the one whose turn it is, too.
    let mut game = round("us", "complete");
    let events = play_then(&mut game, "act C; pass round", &[]);
    assert_eq!(count(&events, "Passed"), 4);
    assert!(told(&events, "RoundBegan number: 4"));
}

/// Rules: amb:6.7a, amb:6.1l.
#[test]
fn amb_6_7a_a_turn_of_the_enemy_ends_the_passing() {
    // With the advantage the German acts after those with two turns and before those with one.
    let mut game = round("german", "1");
    let events = game.play("pass round", &[1]);
    assert_eq!(count(&events, "Passed"), 1);
    assert!(told(&events, "Acts"));
    assert_eq!(asked(&game), "act");
    assert_eq!(boxes(&game, "CDH"), [One, One, One]);
}

/// Rules: amb:6.7a.
#[test]
fn amb_6_7a_whoever_has_begun_to_act_does_not_pass() {
    let mut game = round("us", "complete");
    game.play("act C; go I7", &[]);
    assert_eq!(game.refused("pass round").rule.0, "amb:6.7a");
}

/// Rules: amb:6.7b, amb:6.1m.
#[test]
fn amb_6_7b_the_free_change_is_asked_with_who_is_next() {
    let mut game = round("us", "complete");
    game.play("act C; change crouching; pass", &[]);
    assert_eq!(asked(&game), "act", "his change is used");
    let mut game = round("us", "complete");
    game.play("act C; pass; act D; go B5; go B6; go B5; go B6", &[]);
    assert_eq!(ar(&game, 'D'), Complete);
    assert!(game.offers("change prone") && game.offers("act C") && game.offers("act H"));
    let mut next = game.clone();
    next.play("act H", &[]);
    assert_eq!((asked(&next), man(&next, 'D').stance), ("turn", Stance::Standing));
    game.play("change prone", &[]);
    assert_eq!((asked(&game), man(&game, 'D').stance), ("act", Stance::Prone));
    assert_eq!(game.refused("change standing").rule.0, "amb:6.1m", "one change is free");
}

/// Rules: amb:6.7b.
#[test]
fn amb_6_7b_before_the_enemy_acts_the_free_change_is_asked_by_itself() {
    let mut game = round("german", "1");
    game.play("act C; go I7; go I6; go I7; go I6", &[]);
    assert!(game.offers("change prone") && !game.offers("act D"));
    let events = game.play("change prone", &[1]);
    assert!(told(&events, "Acts") && man(&game, 'C').stance == Stance::Prone);
}

/// Rules: amb:6.7a, amb:6.7l.
#[test]
fn amb_6_7a_a_throw_is_given_up_before_any_die() {
    let mut game = round("us", "complete");
    game.play("act C", &[]);
    assert_eq!(game.refused("give-up").rule.0, "amb:6.7a", "nothing was begun");
    game.play("aim grenade", &[]);
    let action = game.read_action("give-up").expect("an answer");
    assert_eq!(game.choice(&action).role, Some(Role::GiveUp));
    game.play("give-up", &[]);
    assert_eq!((asked(&game), clips(&game, 'C', Ammo::Grenade)), ("turn", 1));
    assert!(game.offers("go I7") && game.offers("pass"));
    for _ in 0..4 {
        game.play("aim grenade; give-up", &[]);
    }
    game.play("aim grenade", &[]);
    assert_eq!(game.refused("give-up").rule.0, "amb:6.7a", "nobody plans for ever");
}

/// Rules: amb:6.7a.
#[test]
fn amb_6_7a_no_answers_of_a_turn_lead_back_for_free() {
    for seed in 0..3 {
        assert!(check_free_circles(&round("us", "complete"), seed, 100) > 0);
    }
}
