//! Chapters 8.3 and 10.0: whose cards help whom, and whom they show.

use rules_coh::Flags;

use crate::stage::{Drawing, ground};

const OPEN: [&str; 7] = ["....", "....", "....", "....", "....", "....", "...."];

fn holding(card: &str) -> Drawing {
    let deck = format!("[cards_in_play]\ndeck = {{ \"{card}\" = 1 }}");
    ground(&OPEN).with(&deck).unit("S", "rifle-41", "F02", 0)
}

const HIDDEN: &str = "hidden = true";

/// Rules: coh:10.0e, coh:card.9, coh:10.3a.
#[test]
fn coh_10_0e_a_card_for_its_shot_shows_a_sniper() {
    let mut stage = holding("9").unit_with("G", "sniper-german", "B02", 3, HIDDEN).german();
    stage.deal("german", "9");
    stage.plays(&["use G", "fire F02", "card 9 cap"]);
    assert!(!stage.is("G", Flags::HIDDEN));
    // It looks at its target: down, or a side beside that.
    assert_eq!(stage.answers(), ["face 2", "face 3", "face 4"]);
    stage.play("face 3", &[]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.asked(), "soviet", "nobody looks for it any more");
}

/// Rules: coh:10.0e, coh:card.7.
#[test]
fn coh_10_0e_a_card_for_the_active_shows_those_who_hide() {
    for seen in [false, true] {
        let mut stage = holding("7")
            .unit_with("G", "infantry-43", "B02", 3, HIDDEN)
            .unit("H", "infantry-43", "A04", 3)
            .german();
        stage.deal("german", "7");
        stage.plays(&["use G", "hold"]);
        if seen {
            stage.plays(&["use H", "pivot 2", "pass"]);
        }
        stage.play("card 7 cap", &[]);
        assert_eq!(stage.is("G", Flags::HIDDEN), seen, "played on H, if it is active");
    }
}

/// Rules: coh:10.0e, coh:8.2a.
#[test]
fn coh_10_0e_a_weapon_card_shows_a_sniper() {
    let mut stage = ground(&OPEN)
        .unit_with("G", "sniper-german", "E02", 3, "hidden = true\nweapons = [\"w3\"]")
        .unit("S", "rifle-41", "G04", 0)
        .german();
    stage.plays(&["use G", "strike w3 F02"]);
    assert!(!stage.is("G", Flags::HIDDEN));
}

/// Rules: coh:10.0e, coh:card.V10.
#[test]
fn coh_10_0e_a_reputation_shows_whose_it_is() {
    let mut stage = ground(&OPEN)
        .unit_with("G", "infantry-43", "B02", 3, "hidden = true\ncards = [\"V10\"]")
        .unit("S", "rifle-41", "F02", 0)
        .drawn();
    stage.plays(&["begin", "bid 0"]);
    stage.play("bid 0", &[1, 1, 6, 6]);
    stage.play("bid 0", &[]);
    assert!(!stage.is("G", Flags::HIDDEN));
    assert_eq!(stage.answers_to("face").len(), 6);
}

/// Rules: coh:8.3a, coh:card.V30, coh:card.V14.
#[test]
fn coh_8_3a_a_veteran_helps_no_roll_but_its_own() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "B02", 3)
        .unit_with("V", "infantry-43", "A04", 3, "cards = [\"V30\", \"V14\"]")
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "fire F02"]);
    assert_eq!(stage.refused("card V30 V"), "coh:8.3a");
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.asked(), "soviet", "and nobody asks for V14");
    // In a group it rolls with the others.
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "B02", 3)
        .unit_with("V", "infantry-43", "B02", 3, "cards = [\"V30\", \"V14\"]")
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "join V", "fire F02", "card V30 V"]);
    stage.play("roll 0", &[1, 1]);
    assert!(stage.offers("reroll 1"));
}

/// Rules: coh:card.V09, coh:10.0h.
#[test]
fn coh_card_v09_who_is_found_by_fire_may_fall_back() {
    let mut stage = ground(&["....", "....", "....", "....", "....", ".w..", "...."])
        .unit("G", "infantry-43", "B02", 3)
        .unit_with("S", "rifle-41", "F02", 0, "hidden = true\ncards = [\"V09\"]")
        .german();
    stage.plays(&["use G", "fire F02"]);
    // The lot among hidden units, then a marker that lets it move: Suppressed.
    stage.play("roll 2", &[5, 5, 1, 15]);
    assert!(!stage.is("S", Flags::HIDDEN));
    while stage.offers("face 0") {
        stage.play("face 0", &[]);
    }
    assert!(stage.offers("move G02"), "{:?}", stage.answers());
}

/// Rules: coh:5.0.1c, coh:card.5a.
#[test]
fn coh_5_0_1c_card_5_may_be_used_with_caution() {
    let mut stage =
        holding("5").with("[options]\ncautious = true").unit("G", "infantry-43", "B02", 3).german();
    stage.deal("german", "5");
    stage.plays(&["card 5 G cap", "creep C02", "continue D02"]);
    stage.settle();
    assert!(!stage.is("G", Flags::CARELESS));
}

/// Rules: coh:card.V07.
#[test]
fn coh_card_v07_warns_those_who_acted() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "B02", 3)
        .unit_with("V", "infantry-43", "A04", 3, "cards = [\"V07\"]")
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "pivot 2"]);
    assert_eq!(stage.asked(), "soviet", "V did nothing");
}

/// Rules: coh:card.V14, coh:10.0a.
///
/// Who of two hidden units is activated is not told by whether somebody may roll again.
#[test]
fn coh_card_v14_hidden_veterans_are_asked_alike() {
    let rolled = rules_coh::Options { variable_ap: Some(true), ..rules_coh::Options::default() };
    for unit in ["use G", "use V"] {
        let mut stage = ground(&OPEN)
            .options(rolled)
            .unit_with("G", "infantry-43", "B02", 3, HIDDEN)
            .unit_with("V", "infantry-43", "A04", 3, "hidden = true\ncards = [\"V14\"]")
            .unit("S", "rifle-41", "F02", 0)
            .german();
        stage.play(unit, &[]);
        stage.play("roll 0", &[3, 4]);
        assert!(stage.offers("keep-roll"), "{unit}");
        assert_eq!(stage.offers("reroll 1"), unit == "use V", "{unit}");
    }
}
