//! Chapter 18: mines and those who cannot or need not care, and hasty defenses left behind.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, ground};

const LANE: [&str; 5] = ["...", "...", "...", "...", "..."];

/// Mines in a hex.
fn mines(hex: &str, color: &str, owner: &str, more: &str) -> String {
    format!(
        "[[work]]\nkind = \"mines\"\nhex = \"{hex}\"\ncolor = \"{color}\"\nnumber = 7\n\
         owner = \"{owner}\"\n{more}"
    )
}

/// A squad in B02 with a weapon, rifles in E02.
fn squad(more: &str) -> Drawing {
    ground(&LANE)
        .with("[cards_in_play]\ndeck = { \"40\" = 1, \"41\" = 1 }")
        .unit_with("G", "infantry-43", "B02", 3, more)
        .unit("S", "rifle-41", "E02", 0)
}

/// Rules: coh:7.4h1, coh:card.40a, coh:card.41, coh:card.w6b.
#[test]
fn coh_7_4h1_a_stunned_squad_handles_no_mines() {
    let mut stage = squad("weapons = [\"w6\"]").with(&mines("C02", "red", "soviet", "")).german();
    for card in ["40", "41"] {
        stage.deal("german", card);
    }
    assert!(stage.offers("card 40 G cap") && stage.offers("card 41 G cap"));
    stage.hit("G", "stunned");
    assert_eq!(stage.refused("card 40 G cap"), "coh:7.4h1");
    assert_eq!(stage.refused("card 41 G cap"), "coh:7.4h1");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("mine blue B01"), "coh:7.4h1");
}

/// Rules: coh:18.5a, coh:card.V05.
#[test]
fn coh_18_5a_a_veteran_that_recovers_on_mines_sets_them_off() {
    let mut stage = ground(&LANE)
        .unit("G", "infantry-43", "A01", 3)
        .unit_with("S", "rifle-41", "C02", 0, "cards = [\"V05\"]")
        .with(&mines("C02", "red", "german", ""))
        .soviet();
    stage.hit("S", "pinned");
    stage.play("card V05 S", &[]);
    assert_eq!(stage.marker("S"), None);
    assert_eq!(stage.asked(), "german", "who laid them rolls");
    stage.play("roll 0", &[6, 1, 9]);
    assert!(stage.marker("S").is_some(), "7 hits");
    assert_eq!(stage.asked(), "german", "it was the action of the turn");
    assert!(stage.offers("pass"));
}

/// Rules: coh:18.1c, coh:18.2m, coh:18.2n.
#[test]
fn coh_18_1c_a_hasty_defense_is_left_for_a_work_and_before_it() {
    let dug = |more: &str| {
        let mut stage = ground(&LANE)
            .unit_with("G", "infantry-43", "C02", 3, more)
            .unit("S", "rifle-41", "E02", 0)
            .with("[[work]]\nkind = \"trench\"\nhex = \"C02\"")
            .german();
        stage.plays(&["use G", "dig", "pass"]);
        assert!(stage.is("G", Flags::HASTY));
        stage
    };
    let mut stage = dug("");
    stage.plays(&["command G", "enter", "face 4"]);
    assert!(!stage.is("G", Flags::HASTY));
    stage.plays(&["use S", "fire C02"]);
    assert_eq!(stage.miss().1, 12 + 2, "the trench alone");
    let mut stage = dug("work = \"trench\"");
    stage.plays(&["command G", "leave", "face 4"]);
    assert!(!stage.is("G", Flags::HASTY));
}

/// Rules: coh:14.1a, coh:18.5g.
#[test]
fn coh_14_1a_a_wreck_is_not_rolled_for() {
    for (dice, bogs) in [([6, 6], false), ([1, 1], true)] {
        let mut stage = ground(&["...", "...", ".m.", "...", "..."])
            .unit("T", "t-34c", "B02", 3)
            .unit("R", "rifle-41", "A01", 3)
            .unit("G", "infantry-43", "E01", 0)
            .with(&mines("C02", "blue", "german", ""))
            .soviet();
        stage.plays(&["use T", "move C02"]);
        assert_eq!(stage.asked(), "german", "the mines first");
        stage.play("roll 0", &dice);
        assert_eq!(stage.offers("roll 0"), bogs);
        assert_eq!(stage.at("T"), if bogs { "C02" } else { "destroyed" });
    }
}

/// Rules: coh:18.0a, coh:card.40a, coh:18.5i.
///
/// Nobody is told beforehand that the enemy has hidden mines there; the squad finds them.
#[test]
fn coh_card_40_laying_mines_finds_those_of_the_enemy() {
    let laid = |owner: &str| {
        let hidden = mines("C02", "black", owner, "hidden = true");
        let mut stage = squad("").with(&hidden).german();
        stage.deal("german", "40");
        stage.play("card 40 G cap", &[]);
        stage
    };
    let mut stage = laid("soviet");
    let events = stage.play("mine red C02", &[]);
    assert!(events.contains(&Event::MinesFound { hex: stage.hex("C02") }), "{events:?}");
    let works = &stage.game.core.works;
    assert_eq!((works.len(), works[0].owner.0, works[0].hidden), (1, 1, false));
    // One's own one knows.
    assert_eq!(laid("german").refused("mine red C02"), "coh:18.0a");
}

/// Rules: coh:card.40a, coh:18.5a, coh:18.0a.
///
/// Nobody steps on the mines he lays at his own feet; those of the enemy that he finds there attack him.
#[test]
fn coh_card_40_mines_at_ones_own_feet() {
    let lays = |hidden: &str| {
        let far = mines("E01", "red", "soviet", "");
        let drawing = squad("").with(&far);
        let mut stage = if hidden.is_empty() { drawing } else { drawing.with(hidden) }.german();
        stage.deal("german", "40");
        stage.plays(&["card 40 G cap", "mine black B02"]);
        stage
    };
    let stage = lays("");
    assert_eq!((stage.game.core.works.len(), stage.asked().as_str()), (2, "soviet"));
    assert!(!stage.offers("roll 0"), "no attack");
    let stage = lays(&mines("B02", "black", "soviet", "hidden = true"));
    assert_eq!(stage.game.core.works.len(), 2);
    assert!(stage.offers("roll 0"), "the enemy's field attacks");
}
