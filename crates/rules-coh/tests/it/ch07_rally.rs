//! Chapter 7.5: rallying.

use rules_coh::Flags;

use crate::stage::{Stage, ground};

/// A hit squad in a stone building, comrades beside it.
fn in_a_building(friends: usize) -> Stage {
    let mut drawing = ground(&["...", ".s.", "...", "...", "..."])
        .unit("A", "infantry-43", "B02", 0)
        .unit("S", "rifle-41", "E02", 0)
        .with("[cards_in_play]\ndeck = { \"2\" = 1, \"3\" = 1, \"4\" = 1 }");
    for friend in 0..friends {
        drawing = drawing.unit(&format!("F{friend}"), "infantry-43", "B02", 0);
    }
    drawing.german()
}

/// Rules: coh:7.5a, coh:7.5b, coh:7.5c, coh:7.5.1a, coh:7.5.1c, coh:7.5.1d.
///
/// ex-120: pinned in a stone building with two healthy friends, 4 on the dice: 4 + 1 + 2 = 7; with
/// 2 CAP a 2 is enough.
#[test]
fn coh_7_5_cover_healthy_comrades_and_cap_help_to_rally() {
    let cases = [
        ([2, 2], "roll 0", true),
        ([1, 2], "roll 0", false),
        ([1, 1], "roll 2", true),
        ([1, 1], "roll 1", false),
    ];
    for (dice, roll, rallies) in cases {
        let mut stage = in_a_building(2);
        stage.hit("A", "pinned");
        stage.play("use A", &[]);
        stage.play("rally", &[]);
        assert_eq!(stage.ap("german"), 2);
        stage.play(roll, &dice);
        assert_eq!(stage.marker("A").is_none(), rallies, "{dice:?} {roll}");
        assert!(stage.is("A", Flags::JOINED));
        assert_eq!(stage.asked(), "soviet", "one action");
    }
}

/// Rules: coh:7.5.1c.
#[test]
fn coh_7_5_1c_comrades_that_are_hit_do_not_help() {
    let mut stage = in_a_building(1);
    stage.hit("A", "pinned");
    stage.hit("F0", "unnerved");
    stage.plays(&["use A", "rally"]);
    stage.play("roll 0", &[2, 3]);
    assert!(stage.marker("A").is_some(), "5 + 1 for the cover is 6");
}

/// Rules: coh:7.5.1b, coh:7.4h7.
///
/// ex-121: Cowering alone on a bare hill, 7 on the dice: it needs 8.
#[test]
fn coh_7_5_1b_a_bare_hill_is_no_cover() {
    for (dice, rallies) in [([3, 4], false), ([4, 4], true)] {
        let mut stage = ground(&["...", "...", "...", "...", "..."])
            .map("[map.regions]\nlevel-1 = [\"B02\"]")
            .unit("A", "infantry-43", "B02", 0)
            .unit("S", "rifle-41", "E02", 0)
            .german();
        stage.hit("A", "cowering");
        stage.plays(&["use A", "rally"]);
        stage.play("roll 0", &dice);
        assert_eq!(stage.marker("A").is_none(), rallies);
    }
}

/// Rules: coh:7.5c, coh:7.5d.
#[test]
fn coh_7_5d_a_unit_tries_as_often_as_it_can_pay() {
    let mut stage = in_a_building(0);
    stage.hit("A", "stunned");
    stage.plays(&["use A", "rally"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.marker("A").as_deref(), Some("stunned"), "a failure changes nothing");
    stage.play("pass", &[]);
    // Two AP are left, three CAP make up for the rest.
    stage.plays(&["use A", "rally"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 3));
    stage.play("roll 0", &[3, 3]);
    assert_eq!(stage.marker("A"), None, "6 + 1");
    assert!(stage.is("A", Flags::SPENT));
}

/// Rules: coh:7.5e, coh:card.2, coh:card.4.
#[test]
fn coh_7_5e_rally_by_opportunity_command_or_card() {
    for (verb, cap, spent) in [
        ("opportunity A", 6, true),
        ("command A", 1, false),
        ("card 2 A", 6, false),
        ("card 4 A", 6, false),
    ] {
        let mut stage = in_a_building(0);
        stage.deal("german", "2");
        stage.deal("german", "4");
        stage.hit("A", "pinned");
        stage.plays(&[verb, "rally"]);
        stage.play("roll 0", &[3, 3]);
        assert_eq!(stage.marker("A"), None, "{verb}");
        assert_eq!((stage.cap("german"), stage.is("A", Flags::SPENT)), (cap, spent), "{verb}");
        assert_eq!(stage.asked(), "soviet");
    }
}

/// Rules: coh:7.5f, coh:7.5g, coh:card.3a.
///
/// ex-156: Suppressed with an enemy squad in the hex: not even card 3; as soon as the enemy has
/// left, it may.
#[test]
fn coh_7_5f_nobody_rallies_with_an_enemy_in_the_hex() {
    let mut stage = ground(&["...", ".s.", "...", "...", "..."])
        .unit_with("A", "infantry-43", "B02", 0, "cards = [\"V05\"]")
        .unit("S", "rifle-41", "B02", 3)
        .with("[cards_in_play]\ndeck = { \"2\" = 1, \"3\" = 1, \"4\" = 1 }")
        .german();
    stage.hit("A", "suppressed");
    for card in ["2", "3", "4"] {
        stage.deal("german", card);
    }
    assert_eq!(stage.refused("card 3 A cap"), "coh:7.5f");
    assert_eq!(stage.refused("card 4 A"), "coh:7.5f");
    assert_eq!(stage.refused("card V05 A"), "coh:7.5f");
    for verb in ["use A", "card 2 A"] {
        let mut stage = Stage { game: stage.game.clone() };
        stage.play(verb, &[]);
        assert_eq!(stage.refused("rally"), "coh:7.5f", "{verb}");
    }
    stage.play("pass", &[]);
    stage.plays(&["use S", "move C02", "face 3"]);
    stage.plays(&["card 3 A cap", "rally"]);
    assert_eq!(stage.marker("A"), None);
    assert_eq!(stage.cap("german"), 4);
}

/// Rules: coh:7.5.1a, coh:7.5.1b.
///
/// A pinned squad in the open needs seven; each of these covers it by itself.
#[test]
fn coh_7_5_1a_hasty_defenses_works_and_vehicles_are_cover() {
    let rallies = |cover: &str, dice: [u8; 2]| {
        let mut drawing = ground(&["...", "...", "...", "...", "..."])
            .unit("S", "rifle-41", "E02", 0)
            .with("[[work]]\nkind = \"trench\"\nhex = \"A02\"");
        let more = if cover == "trench" { "work = \"trench\"" } else { "" };
        drawing = drawing.unit_with("G", "infantry-43", "A02", 3, more);
        if cover == "vehicle" {
            drawing = drawing.unit("V", "panzer-2", "A02", 3);
        }
        let mut stage = drawing.german();
        if cover == "hasty" {
            stage.set("G", Flags::HASTY);
        }
        stage.hit("G", "pinned");
        stage.plays(&["use G", "rally"]);
        stage.play("roll 0", &dice);
        stage.marker("G").is_none()
    };
    assert!(!rallies("none", [3, 3]) && rallies("none", [3, 4]));
    assert!(rallies("hasty", [3, 3]) && !rallies("hasty", [2, 3]));
    assert!(rallies("trench", [3, 3]) && !rallies("trench", [2, 3]));
    // A healthy comrade in the hex besides: two.
    assert!(rallies("vehicle", [2, 3]) && !rallies("vehicle", [2, 2]));
}
