//! Chapters 2.2 and 3.0: to activate is no action, and whoever is active may wait.

use crate::stage::{Drawing, ground};

/// Germans without CAP, one of them with an enemy in its hex.
fn without_command() -> Drawing {
    ground(&["...", "...", "...", "..."])
        .caps(0, 0)
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "infantry-43", "C02", 3)
        .unit("S", "rifle-41", "C02", 0)
}

/// Rules: coh:3.0b, coh:2.2k, coh:3.0f.
#[test]
fn coh_3_0b_whoever_is_activated_may_wait_with_its_ap() {
    let mut stage = without_command().german();
    assert_eq!(stage.refused("stall ap"), "coh:2.2k", "nobody is active");
    stage.plays(&["use A", "hold"]);
    assert_eq!((stage.asked().as_str(), stage.ap("german")), ("german", 7));
    stage.play("stall ap", &[]);
    assert_eq!((stage.asked().as_str(), stage.ap("german")), ("soviet", 6));
    stage.play("pass", &[]);
    // A plan of somebody who is active already is for an action.
    stage.play("use A", &[]);
    assert_eq!(stage.refused("hold"), "coh:2.2a");
    // Others who are asked to join are asked for an action, too.
    let mut stage = without_command().unit("C", "infantry-43", "A02", 3).german();
    stage.plays(&["use A", "join C"]);
    assert_eq!(stage.refused("hold"), "coh:2.2a");
}

/// Rules: coh:2.2k, coh:7.4h1, coh:7.5f.
#[test]
fn coh_2_2k_the_ap_of_a_stunned_unit_pay_for_a_stall() {
    let mut stage = without_command().german();
    stage.hit("B", "stunned");
    stage.play("use B", &[]);
    assert_eq!(stage.answers(), ["hold"], "among enemies nobody rallies");
    stage.plays(&["hold", "stall ap"]);
    assert_eq!((stage.asked().as_str(), stage.ap("german")), ("soviet", 6));
}

/// Rules: coh:card.7, coh:card.8, coh:card.V01, coh:3.0b.
#[test]
fn coh_card_7_a_unit_may_be_activated_for_a_card() {
    for (card, dice, ap, cap) in [("7", 4, 7 + 4, 6 - 1), ("8", 4, 7, 6 - 1 + 4)] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .with(&format!("[cards_in_play]\ndeck = {{ \"{card}\" = 1 }}"))
            .unit("A", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.deal("german", card);
        let play = format!("card {card} cap");
        assert_eq!(stage.refused(&play), format!("coh:card.{card}"), "nobody is active");
        stage.plays(&["use A", "hold", &play]);
        stage.play("roll 0", &[dice]);
        assert_eq!((stage.ap("german"), stage.cap("german")), (ap, cap), "card {card}");
    }
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit_with("A", "infantry-43", "A02", 3, "cards = [\"V01\"]")
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.plays(&["use A", "hold", "card V01 A"]);
    assert_eq!((stage.ap("german"), stage.asked().as_str()), (11, "soviet"));
}

/// Rules: coh:3.0a, coh:3.0b, coh:5.1a.
#[test]
fn coh_3_0a_only_units_on_the_map_are_activated_to_wait() {
    let mut stage = without_command().unit_with("R", "infantry-43", "A01", 3, "round = 1").german();
    stage.play("use R", &[]);
    assert_eq!(stage.refused("hold"), "coh:2.2a");
}
