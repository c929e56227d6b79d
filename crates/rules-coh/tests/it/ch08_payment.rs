//! Chapter 8: how cards are paid, two actions in a row, and events of the first deal.

use rules_coh::{Flags, Options};

use crate::stage::{Drawing, Stage, ground};

const OPEN: [&str; 7] = ["....", "....", "....", "....", "....", "....", "...."];

/// Two squads of each side, four hexes apart, with these cards in the deck.
fn squads(cards: &[&str]) -> Drawing {
    let deck: Vec<String> = cards.iter().map(|it| format!("\"{it}\" = 1")).collect();
    ground(&OPEN)
        .with(&format!("[cards_in_play]\ndeck = {{ {} }}", deck.join(", ")))
        .unit("G", "infantry-43", "B02", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .unit("T", "rifle-41", "F03", 0)
}

fn german(drawing: Drawing, cards: &[&str]) -> Stage {
    let mut stage = drawing.german();
    for card in cards {
        stage.deal("german", card);
    }
    stage
}

/// Rules: coh:card.10, coh:5.0.1b.
///
/// Between two actions in a row the enemy has no turn: who was careless still is.
#[test]
fn coh_card_10_carelessness_lasts_through_both_actions() {
    let cautious = Options { cautious: Some(true), ..Options::default() };
    let mut stage = squads(&["10"]).options(cautious).german();
    stage.deal("soviet", "10");
    stage.plays(&["use G", "move C02", "face 3"]);
    stage.plays(&["card 10 cap", "opportunity T", "pivot 1", "use S", "fire C02"]);
    assert_eq!(stage.miss().1, 12 - 1);
    assert!(!stage.is("G", Flags::CARELESS), "now the turn is over");
}

/// Rules: coh:card.10, coh:2.2f.
#[test]
fn coh_card_10_both_parts_are_actions() {
    let mut stage = german(squads(&["10"]), &["10"]);
    assert!(stage.offers("pass") && stage.offers("stall cap"));
    stage.play("card 10 cap", &[]);
    for deed in [["use G", "pivot 2"], ["opportunity H", "pivot 2"]] {
        assert_eq!(stage.asked(), "german");
        assert_eq!(stage.refused("pass"), "coh:card.10");
        assert_eq!(stage.refused("stall cap"), "coh:card.10");
        stage.plays(&deed);
    }
    assert_eq!(stage.asked(), "soviet");
    stage.play("pass", &[]);
    assert!(stage.offers("pass") && stage.offers("stall ap"), "the card is done with");
    // Where nobody can act there is nothing left but to pass.
    let mut stage = german(squads(&["10"]).caps(1, 6), &["10"]);
    for unit in ["G", "H"] {
        stage.set(unit, Flags::SPENT);
    }
    stage.plays(&["card 10 cap", "pass"]);
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.V01, coh:8.1d, coh:10.1a.
#[test]
fn coh_card_v01_ap_of_a_forced_march_pay_for_no_other_card() {
    let drawing = ground(&["....", "...w", "...w", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"5\" = 1, \"8\" = 1, \"11\" = 1 }")
        .unit_with("G", "infantry-43", "B02", 3, "cards = [\"V01\"]")
        .unit_with("H", "infantry-43", "B04", 3, "hidden = true")
        .unit("V", "opel", "D02", 3)
        .unit("S", "rifle-41", "G02", 0);
    let mut stage = german(drawing, &["5", "8", "11"]);
    stage.plays(&["use G", "move C02", "face 3", "pass", "card V01 G", "pass"]);
    assert_eq!(stage.ap("german"), 7 - 1 + 4);
    assert_eq!(stage.refused("card 8 ap"), "coh:card.V01");
    assert_eq!(stage.refused("card 11 G ap"), "coh:card.V01");
    assert!(stage.offers("card 8 cap") && stage.offers("card 11 G cap"));
    assert!(stage.offers("card 5 G ap"), "that card moves");
    // Moving unseen is moving, and so is getting on a truck.
    stage.plays(&["use H", "sneak C04", "pass"]);
    assert_eq!((stage.at("H").as_str(), stage.ap("german")), ("C04", 10 - 1 - 3));
    stage.plays(&["use G", "move D02", "face 3", "pass", "use V"]);
    assert!(stage.offers("load G"));
    assert_eq!(stage.refused("pivot 1"), "coh:card.V01");
}

/// Rules: coh:3.2.1a, coh:8.1d.
///
/// One AP is left and one CAP: together they pay for a card of two.
#[test]
fn coh_3_2_1a_cap_make_up_for_the_ap_of_a_card() {
    let mut stage = german(squads(&["3"]).caps(1, 6), &["3"]);
    stage.plays(&["use G", "pivot 2", "pass"]);
    stage.game.core.forces[0].ap = 1;
    stage.hit("G", "pinned");
    assert_eq!(stage.refused("card 3 G cap"), "coh:8.1e");
    stage.plays(&["card 3 G ap", "rally"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 0));
    assert_eq!(stage.marker("G"), None);
    assert!(stage.is("G", Flags::SPENT), "the last AP is gone");
}

/// Rules: coh:8.1d, coh:2.2n, coh:9.2d.
///
/// Whoever does not share the activation is helped by CAP, and stays as it is.
#[test]
fn coh_8_1d_nobody_joins_an_activation_by_a_card() {
    let mut stage = german(squads(&["11"]), &["11"]);
    stage.plays(&["use G", "pivot 2", "pass"]);
    assert_eq!(stage.refused("card 11 H ap"), "coh:8.1d");
    stage.play("card 11 G ap", &[]);
    assert_eq!(stage.refused("join H"), "coh:8.1d", "nor as one of a group");
    stage.play("dig", &[]);
    assert_eq!(stage.ap("german"), 7 - 1 - 2);
    assert!(stage.is("G", Flags::HASTY) && !stage.is("H", Flags(Flags::HASTY.0 | Flags::JOINED.0)));
    // An example of the book: a card for an active squad and a ready one, which stays ready.
    let mut stage = german(squads(&["11"]), &["11"]);
    stage.plays(&["use G", "pivot 2", "pass", "card 11 G cap", "join H", "dig"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (7 - 1, 6 - 2));
    assert!(stage.is("G", Flags::HASTY) && stage.is("H", Flags::HASTY));
    assert!(!stage.is("H", Flags(Flags::JOINED.0 | Flags::SPENT.0)));
}

/// Rules: coh:8.1d, coh:9.2d.
///
/// Both share the activation: the card is for the group of them, and paid once.
#[test]
fn coh_8_1d_a_card_paid_in_ap_is_for_all_who_share_the_activation() {
    let mut stage = german(squads(&["11"]), &["11"]);
    stage.plays(&["use G", "pivot 2", "pass", "use H", "pivot 2", "pass"]);
    stage.plays(&["card 11 H ap", "join G", "dig"]);
    assert_eq!(stage.ap("german"), 7 - 1 - 1 - 2);
    assert!(stage.is("G", Flags::HASTY) && stage.is("H", Flags::HASTY));
}

/// Rules: coh:8.1d, coh:2.2n, coh:3.0b, coh:3.0.1a.
///
/// A card changes no state: a unit is activated first, which is no action. 3 + 4 AP are rolled, two
/// of them pay for the card.
#[test]
fn coh_8_1d_a_card_opens_no_activation() {
    for rolls in [false, true] {
        let options = Options { variable_ap: Some(rolls), ..Options::default() };
        let mut stage = german(squads(&["11"]).options(options), &["11"]);
        assert_eq!(stage.refused("card 11 G ap"), "coh:8.1d");
        stage.play("use G", &[]);
        if rolls {
            stage.play("roll 0", &[3, 4]);
        }
        stage.plays(&["hold", "card 11 G ap", "dig"]);
        assert!(stage.is("G", Flags::HASTY) && stage.is("G", Flags::JOINED));
        assert_eq!((stage.ap("german"), stage.cap("german")), (7 - 2, 6));
        assert_eq!(stage.asked(), "soviet");
    }
}

/// Rules: coh:card.y3, coh:3.2b.
#[test]
fn coh_card_y3_an_event_of_the_first_deal_counts_in_the_first_round() {
    let deck = "[cards_in_play]\ndeck = { \"2\" = 2, y3 = 1 }\ndeal = 1\n\
                event_cap = { german = 3, soviet = -2 }";
    let mut stage = ground(&OPEN)
        .with(deck)
        .unit("G", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .drawn();
    stage.play("begin", &[3, 2]);
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (6 + 3, 6 - 2));
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (6, 6), "for that round only");
}
