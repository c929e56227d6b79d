//! Chapters 3.0 and 3.2: how much an action may cost, and in what.

use crate::stage::{Drawing, ground};

/// A hidden gun in C02, whose move of 4 AP costs 10 unseen in the open, and a comrade.
fn hidden_gun(more: &str) -> Drawing {
    ground(&["...", "...", "...", "...", "...", "..."])
        .caps(0, 0)
        .unit_with("K", "pak38", "C02", 0, &format!("hidden = true\n{more}"))
        .unit("G", "infantry-43", "A01", 0)
        .unit("S", "rifle-41", "F03", 0)
}

/// Rules: coh:3.0d, coh:card.V04.
#[test]
fn coh_3_0d_an_action_costs_no_more_than_an_activation_has() {
    let mut stage = hidden_gun("").german();
    stage.play("use K", &[]);
    assert_eq!(stage.refused("sneak B02"), "coh:3.0d", "10 of 7");
    // Experience brings 11.
    let mut stage = hidden_gun("cards = [\"V04\"]").german();
    stage.plays(&["use K", "sneak B02"]);
    assert_eq!((stage.at("K").as_str(), stage.ap("german")), ("B02", 1));
    // Before it is active it is reckoned in the same way: 7, and 2 of 3 CAP.
    let mut stage = hidden_gun("").caps(3, 0).german();
    assert!(stage.offers("use K"));
    stage.plays(&["use K", "sneak B02"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 0));
}

/// Rules: coh:3.2.1a, coh:3.2.1b.
#[test]
fn coh_3_2_1_all_cap_may_go_into_a_price_but_not_the_whole_price() {
    let duel = |german| {
        ground(&["....", "....", "....", "...."])
            .caps(german, 0)
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
    };
    let mut stage = duel(2).german();
    stage.play("use G", &[]);
    assert_eq!(stage.answers_to("cap"), ["1", "2"], "all there are, and not none as before");
    assert_eq!(stage.refused("cap 3"), "coh:3.2.1a");
    stage.plays(&["cap 2", "fire D02"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 0), "1 AP and 2 CAP");
    // A stunned unit can only rally, for 5: paid in CAP alone that is a command action.
    let mut stage = duel(6).german();
    stage.hit("G", "stunned");
    stage.play("use G", &[]);
    assert_eq!(stage.answers_to("cap"), ["1", "2", "3", "4"]);
    assert_eq!(stage.refused("cap 5"), "coh:3.2.1b");
}
