//! Chapter 17: several vehicles unload together; what a card has bogged down is towed.

use rules_coh::Flags;

use crate::stage::ground;

/// Rules: coh:9.1a, coh:9.1.4a, coh:17.0d.
///
/// A squad gets down for 1 AP, a PaK 38 for 4: as a group the two cost the higher price.
#[test]
fn coh_9_1_4a_a_group_of_vehicles_unloads_at_once() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("V", "opel", "C02", 0)
        .unit_with("P", "infantry-43", "C02", 0, "carried_by = \"V\"")
        .unit("W", "opel", "C01", 0)
        .unit_with("Q", "pak38", "C01", 0, "carried_by = \"W\"")
        .unit("E", "panzer-2", "D02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .german();
    stage.plays(&["use V", "join W", "unload", "face 3", "face 5"]);
    assert_eq!((stage.at("P").as_str(), stage.at("Q").as_str()), ("C02", "C01"));
    assert_eq!((stage.facing("P"), stage.facing("Q")), (3, 5));
    assert_eq!((stage.asked().as_str(), stage.ap("german")), ("soviet", 7 - 4));
    for unit in ["V", "W", "P", "Q"] {
        assert!(stage.is(unit, Flags::JOINED), "{unit}");
    }
    // Who carries nothing unloads nothing.
    stage.plays(&["pass", "use E", "join V"]);
    assert_eq!(stage.refused("unload"), "coh:17.0d");
}

/// Rules: coh:14.1e, coh:card.20, coh:14.1g.
#[test]
fn coh_14_1e_what_a_card_has_bogged_down_is_towed() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .with("[cards_in_play]\ndeck = { \"20\" = 1 }")
        .unit("T", "t-34c", "C02", 0)
        .unit("U", "t-34c", "C02", 0)
        .unit("G", "infantry-43", "A01", 3)
        .german();
    stage.deal("german", "20");
    stage.play("card 20 T cap", &[]);
    assert!(stage.is("T", Flags::BOGGED));
    stage.plays(&["use U", "load T"]);
    assert_eq!(stage.ap("soviet"), 7 - 2);
    stage.play("pass", &[]);
    stage.walk("use", "U", "D02");
    stage.plays(&["pass", "use U", "unload"]);
    assert_eq!(stage.at("T"), "D02");
    assert!(stage.is("T", Flags::BOGGED), "until the round is over, wherever it stands");
}
