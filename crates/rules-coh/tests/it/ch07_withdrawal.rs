//! Chapter 7.6.3: where nobody withdraws to, by whatever way attackers and defenders came.

use rules_coh::{Flags, Options};

use crate::stage::{Drawing, ground};

const OPEN: [&str; 6] = [".......", ".......", ".......", ".......", ".......", "......."];

/// A squad in C04 above an enemy in D04, who looks up.
fn below(kind: &str) -> Drawing {
    ground(&OPEN).unit("G", "infantry-43", "C04", 3).unit("S", kind, "D04", 0)
}

/// Rules: coh:7.6.3m, coh:14.0c.
///
/// The three hexes stay shut for the whole action, bonus hexes included.
#[test]
fn coh_7_6_3m_no_way_round_by_bonus_hexes() {
    let mut stage =
        ground(&OPEN).unit("G", "infantry-43", "C04", 3).unit("S", "t-34c", "D04", 3).german();
    stage.plays(&["use G", "move D04", "face 3", "use S"]);
    for hex in ["C04", "D05", "D03"] {
        assert_eq!(stage.refused(&format!("move {hex}")), "coh:7.6.3m");
    }
    stage.play("move E05", &[]);
    assert_eq!(stage.refused("continue D05"), "coh:7.6.3m");
    stage.plays(&["stop", "face 0"]);
    stage.plays(&["pass", "use S"]);
    assert!(stage.offers("move D05"), "in a later action");
}

/// Rules: coh:7.6.3m, coh:17.0d, coh:17.1c.
///
/// the ban holds for whoever was there when the attacker came, a passenger too.
#[test]
fn coh_7_6_3m_who_gets_off_was_there_all_along() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "C04", 3)
        .unit("V", "gaz", "D04", 0)
        .unit_with("S", "rifle-41", "D04", 0, "carried_by = \"V\"")
        .german();
    stage.plays(&["use G", "move D04", "face 3"]);
    stage.plays(&["use V", "unload", "face 0", "pass", "use S"]);
    assert_eq!(stage.refused("move C04"), "coh:7.6.3m");
    assert!(stage.offers("move E04"));
}

/// Rules: coh:7.6.3m, coh:17.0b.
///
/// Whoever was carried in is an attacker, and stays one when its vehicle drives on.
#[test]
fn coh_7_6_3m_who_was_carried_in_bars_the_way_he_came() {
    let mut stage = ground(&OPEN)
        .unit("V", "opel", "C04", 3)
        .unit_with("G", "infantry-43", "C04", 3, "carried_by = \"V\"")
        .unit("S", "rifle-41", "D04", 0)
        .german();
    stage.plays(&["use V", "move D04", "face 3", "pass", "use V", "unload", "face 3", "pass"]);
    stage.walk("use", "V", "E04");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move C04"), "coh:7.6.3m");
}

/// Rules: coh:7.6.3m, coh:10.0o.
#[test]
fn coh_7_6_3m_who_comes_unseen_bars_the_way_too() {
    let mut stage = ground(&[".......", "wwwwwww", "wwwwwww", ".......", "......."])
        .unit_with("G", "infantry-43", "C04", 3, "hidden = true")
        .unit("S", "rifle-41", "D04", 3)
        .german();
    assert!(stage.is("G", Flags::HIDDEN), "the woods hide it");
    stage.plays(&["use G", "sneak D04"]);
    stage.settle();
    assert!(!stage.is("G", Flags::HIDDEN));
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move C04"), "coh:7.6.3m");
    assert!(stage.offers("move E04"));
}

/// Rules: coh:7.6.3m.
///
/// A-01, the other reading: the ban is for the next turn of the defender, however many actions that takes
/// the attacker; a pass is a turn.
#[test]
fn coh_7_6_3m_by_the_other_reading_the_ban_lasts_one_turn() {
    let options = Options { next_turn_only: true, ..Options::default() };
    let mut stage = below("rifle-41")
        .unit("H", "infantry-43", "A01", 3)
        .with("[cards_in_play]\ndeck = { \"10\" = 1 }")
        .options(options)
        .german();
    stage.deal("german", "10");
    stage.play("card 10 cap", &[]);
    stage.plays(&["use G", "move D04", "face 3", "command H", "pivot 2"]);
    assert_eq!(stage.asked(), "soviet");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move C04"), "coh:7.6.3m", "two actions, one turn");
    stage.plays(&["pivot 1", "pass", "use S"]);
    assert!(stage.offers("move C04"), "the turn after");
}

/// Rules: coh:7.6.3m, coh:card.5b.
///
/// Nor by the second hex of the card; back to where it began a unit may go.
#[test]
fn coh_7_6_3m_no_way_round_by_card_5() {
    let mut stage = below("rifle-41").with("[cards_in_play]\ndeck = { \"5\" = 1 }").german();
    stage.deal("soviet", "5");
    stage.plays(&["use G", "move D04", "face 3"]);
    stage.play("card 5 S cap", &[]);
    stage.play("move E05", &[]);
    assert_eq!(stage.refused("continue D05"), "coh:7.6.3m");
    assert!(stage.offers("continue D04") && stage.offers("continue F05"));
}
