//! Chapter 20.0: aircraft and action cards.

use crate::stage::{Stage, ground};

/// A Shturmovik that has come in over F01, looking at a squad in F04, and these cards.
fn sky(cards: &[&str]) -> Stage {
    let deck: Vec<String> = cards.iter().map(|it| format!("\"{it}\" = 1")).collect();
    let mut stage = ground(&[".............."; 12])
        .with(&format!("[cards_in_play]\ndeck = {{ {} }}", deck.join(", ")))
        .unit("G", "infantry-43", "F04", 0)
        .unit("S", "rifle-41", "A14", 3)
        .unit("IL", "il-2", "F01", 1)
        .with("[[air]]\nunit = \"IL\"\nrounds = [1, 2]")
        .soviet();
    for card in cards {
        stage.deal("soviet", card);
    }
    stage.plays(&["use IL", "fly F01", "altitude 0", "face 2"]);
    stage
}

/// Rules: coh:20.0k, coh:card.9, coh:card.12.
#[test]
fn coh_20_0k_neither_firepower_nor_luck_help_an_aircraft() {
    let mut stage = sky(&["9", "12"]);
    stage.play("strafe F04", &[]);
    assert_eq!(stage.refused("card 9 cap"), "coh:20.0k");
    stage.play("roll 0", &[1, 1]);
    assert!(!stage.offers("keep-roll"), "nobody is asked about luck");
    stage.plays(&["stop", "pass"]);
    // The rifles have both.
    stage.plays(&["use S", "fire B13", "card 9 cap"]);
    stage.play("roll 0", &[1, 1]);
    assert!(stage.offers("card 12"));
}

/// Rules: coh:20.0k, coh:card.7, coh:card.8.
#[test]
fn coh_20_0k_aircraft_alone_roll_for_no_points() {
    let mut stage = sky(&["7", "8"]);
    stage.plays(&["stop", "pass"]);
    for card in ["card 7 cap", "card 8 cap", "card 8 ap"] {
        assert_eq!(stage.refused(card), "coh:20.0k", "{card}");
    }
    stage.plays(&["use S", "pivot 2", "pass"]);
    assert!(stage.offers("card 7 cap") && stage.offers("card 8 ap"), "with the rifles they may");
}

/// Rules: coh:20.0k, coh:card.10.
#[test]
fn coh_20_0k_neither_action_of_a_double_one_is_flown() {
    let mut stage = sky(&["10"]);
    stage.plays(&["stop", "pass", "card 10 cap"]);
    for way in ["use IL", "command IL", "home IL"] {
        assert_eq!(stage.refused(way), "coh:20.0k", "{way}");
    }
    stage.plays(&["use S", "pivot 2"]);
    assert_eq!(stage.refused("use IL"), "coh:20.0k");
    stage.plays(&["use S", "pivot 3", "pass"]);
    assert!(stage.offers("use IL"));
}
