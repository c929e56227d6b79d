//! Chapter 10.0: hidden units, and what shows them.

use kernel::Game;
use rules_coh::{Decision, Event, Firefight, Flags};

use crate::stage::{Stage, ground};

const HIDDEN: &str = "hidden = true";

/// Whether anything was shown.
fn reveals(events: &[Event]) -> bool {
    events.iter().any(|it| matches!(it, Event::Revealed { .. }))
}

/// Rules: coh:10.0a.
#[test]
fn coh_10_0a_where_a_hidden_unit_lies_changes_nothing_for_the_enemy() {
    let asked = |hex: &str| {
        let mut stage = ground(&["....", ".w.w", "....", "w...", "....", "...."])
            .unit_with("G", "infantry-43", hex, 0, HIDDEN)
            .unit("H", "infantry-43", "A01", 3)
            .unit("S", "rifle-41", "F02", 0)
            .soviet();
        let turn = stage.answers();
        stage.play("use S", &[]);
        (turn, stage.answers())
    };
    assert_eq!(asked("B02"), asked("B04"));
    assert_eq!(asked("B02"), asked("D01"));
}

/// Rules: coh:10.0b, coh:10.0c, coh:10.0d.
#[test]
fn coh_10_0c_whoever_acts_is_shown_with_all_in_its_hex() {
    let drawn = || {
        ground(&["....", "wwww", "wwww", "....", "....", "...."])
            .unit_with("G", "infantry-43", "A02", 0, HIDDEN)
            .unit_with("H", "infantry-43", "A02", 0, HIDDEN)
            .unit_with("I", "infantry-43", "A04", 0, HIDDEN)
            .unit("S", "rifle-41", "F02", 0)
            .german()
    };
    let mut stage = drawn();
    // Two woods hexes hide it from every enemy; it is shown all the same.
    stage.plays(&["use G", "dig"]);
    assert!(!stage.is("G", Flags::HIDDEN) && !stage.is("H", Flags::HIDDEN));
    assert!(stage.is("I", Flags::HIDDEN), "in another hex");
    // The owner chooses where they look.
    for _ in 0..2 {
        let prompt = stage.game.prompt().expect("a question");
        assert!(matches!(prompt.decision, Decision::Face { towards: None, .. }));
        assert_eq!(stage.answers().len(), 6);
        stage.play("face 2", &[]);
    }
    assert_eq!((stage.facing("G"), stage.facing("H")), (2, 2));
    // Moving like others shows it too; only hidden movement does not.
    let mut stage = drawn();
    stage.plays(&["use G", "move A03"]);
    assert_eq!(stage.ap("german"), 6);
    assert!(!stage.is("G", Flags::HIDDEN) && !stage.is("H", Flags::HIDDEN));
    let mut stage = drawn();
    stage.plays(&["use G", "sneak B02"]);
    assert!(stage.is("G", Flags::HIDDEN) && stage.is("H", Flags::HIDDEN));
}

/// Rules: coh:10.0b, coh:6.1b.
#[test]
fn coh_10_0b_a_hidden_unit_fires_any_way_and_then_looks_there() {
    let mut stage = ground(&["....", ".w..", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "fire F02"]);
    assert!(!stage.is("G", Flags::HIDDEN));
    assert_eq!(stage.answers(), ["face 2", "face 3", "face 4"]);
    assert_eq!(stage.refused("face 0"), "coh:6.1b");
    stage.play("face 3", &[]);
    assert_eq!(stage.miss(), (4, 12));
}

/// Rules: coh:10.0e.
#[test]
fn coh_10_0e_a_card_shows_whom_it_is_played_on() {
    let mut stage = ground(&["....", ".w..", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, "hidden = true\ncards = [\"V07\"]")
        .unit("S", "rifle-41", "F02", 0)
        .with("[cards_in_play]\ndeck = { \"2\" = 1 }")
        .german();
    stage.deal("german", "2");
    let mut other = Stage { game: stage.game.clone() };
    stage.play("card 2 G", &[]);
    assert_eq!(stage.refused("sneak A02"), "coh:10.0e");
    stage.play("dig", &[]);
    assert!(!stage.is("G", Flags::HIDDEN));
    other.play("card V07 G", &[]);
    assert!(!other.is("G", Flags::HIDDEN));
}

/// Rules: coh:10.0f.
#[test]
fn coh_10_0f_anybody_in_its_hex_shows_a_hidden_unit() {
    let drawn = || {
        ground(&["....", ".w..", "....", "....", "....", "...."])
            .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
            .unit("H", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "C02", 0)
    };
    let mut stage = drawn().german();
    stage.play("use H", &[]);
    assert!(reveals(&stage.play("move B02", &[])), "a friend");
    let mut stage = drawn().soviet();
    stage.play("use S", &[]);
    assert!(reveals(&stage.play("move B02", &[])), "an enemy");
    assert_eq!(stage.asked(), "german", "its owner says where it looks");
}

/// Rules: coh:10.0g, coh:10.0h, coh:10.0j.
///
/// ex-48: rifles hidden in woods, HMG 42 with 5 fires at the hex: 13 against 12 + 2 misses, and
/// nothing is shown; 14 hits.
#[test]
fn coh_10_0g_fire_at_a_hex_in_which_nobody_is_seen() {
    for (hex, dice, hit) in [("B02", [4, 4], false), ("B02", [4, 5], true), ("B04", [4, 5], false)]
    {
        let mut stage = ground(&["....", ".w.w", "....", "....", "....", "...."])
            .unit_with("S", "rifle-41", "B02", 0, HIDDEN)
            .unit_with("T", "rifle-41", "B02", 0, HIDDEN)
            .unit("U", "rifle-41", "A01", 0)
            .unit("M", "hmg-42", "F02", 0)
            .german();
        stage.plays(&["use M", &format!("fire {hex}")]);
        assert_eq!(stage.ap("german"), 5, "it is paid for");
        // A die says which of two equals it is, and falls over an empty hex too; then a draw says
        // which marker.
        let mut faces = dice.to_vec();
        faces.push(2);
        faces.extend(if hit { vec![9] } else { vec![] });
        let events = stage.play("roll 0", &faces);
        let (_, defense, hits) = Stage::attack(&events).expect("an attack");
        assert_eq!((defense, hits), (None, u8::from(hit)), "the defense is not told");
        assert_eq!(reveals(&events), hit);
        assert_eq!(stage.is("S", Flags::HIDDEN), !hit);
        assert_eq!(stage.is("T", Flags::HIDDEN), !hit, "all in the hex are shown");
        assert_eq!((stage.marker("S").is_some(), stage.marker("T").is_some()), (false, hit));
    }
}

/// Rules: coh:10.0h, coh:10.0i, coh:12.2a.
///
/// ex-123: rifles and a machine gun hidden in woods: direct fire rolls once against 12 + 2, a
/// mortar once against the 10 of the machine gun; a hit shows both.
#[test]
fn coh_10_0i_only_the_easiest_of_hidden_units_is_rolled_for() {
    let drawn = || {
        ground(&["....", ".w..", "....", "....", "....", "...."])
            .unit_with("S", "rifle-41", "B02", 0, HIDDEN)
            .unit_with("M", "maxim", "B02", 0, HIDDEN)
            .unit("G", "infantry-43", "F02", 0)
            .unit("K", "mortar-8cm", "F02", 0)
            .german()
    };
    // 4 + 9 misses 14, 4 + 10 hits; both fronts are equal, and the draw takes the first.
    for (dice, hit) in [([4, 5], false), ([4, 6], true)] {
        let mut stage = drawn();
        stage.plays(&["use G", "fire B02"]);
        let mut faces = vec![dice[0], dice[1], 1];
        faces.extend(if hit { vec![9] } else { vec![] });
        stage.play("roll 0", &faces);
        assert_eq!(stage.is("M", Flags::HIDDEN), !hit);
        assert_eq!(stage.marker("S").is_some(), hit);
    }
    // 4 + 5 misses the 10 of the machine gun, 4 + 6 hits it.
    for (dice, hit) in [([2, 3], false), ([3, 3], true)] {
        let mut stage = drawn();
        stage.plays(&["use K", "fire B02"]);
        let faces = if hit { vec![3, 3, 1, 9] } else { vec![dice[0], dice[1], 1] };
        stage.play("roll 0", &faces);
        assert_eq!((stage.is("S", Flags::HIDDEN), stage.marker("M").is_some()), (!hit, hit));
    }
}

/// Rules: coh:10.0k, coh:10.0l, coh:10.0n.
#[test]
fn coh_10_0k_an_enemy_nearby_finds_whoever_lies_in_the_open() {
    let trench = "[[work]]\nkind = \"trench\"\nhex = \"B02\"";
    let hill = "[map.regions]\nlevel-1 = [\"B02\"]";
    // Ground, month, further tables, and whether the unit is found at two hexes.
    let cases = [
        (".", 7, "", "", true),
        ("w", 7, "", "", false),
        ("h", 7, "", "", false),
        ("f", 7, "", "", true),
        ("g", 7, "", "", false),
        ("g", 11, "", "", true),
        ("c", 6, "", "", false),
        (".", 7, trench, "", false),
        (".", 7, "", hill, true),
    ];
    for (letter, month, work, map, found) in cases {
        let row = format!(".{letter}..");
        let mut stage = ground(&["....", &row, "....", "....", "....", "...."])
            .month(month)
            .map(map)
            .with(work)
            .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
            .unit("S", "rifle-41", "E02", 0)
            .soviet();
        assert!(stage.is("G", Flags::HIDDEN), "three hexes are far enough");
        stage.play("use S", &[]);
        let events = stage.play("move D02", &[]);
        assert_eq!(reveals(&events), found, "{letter} in month {month} {work} {map}");
        stage.settle();
        stage.play("pass", &[]);
        if !found {
            // Only in its very hex.
            stage.play("use S", &[]);
            assert!(!reveals(&stage.play("move C02", &[])));
        }
    }
}

/// Rules: coh:10.0k.
#[test]
fn coh_10_0k_an_enemy_that_does_not_see_it_does_not_find_it() {
    let mut stage = ground(&["....", "....", ".w..", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
        .unit("S", "rifle-41", "E02", 0)
        .soviet();
    stage.play("use S", &[]);
    assert!(!reveals(&stage.play("move D02", &[])), "woods stand between");
}

/// Rules: coh:10.0m.
#[test]
fn coh_10_0m_a_small_gully_hides_if_the_line_crosses_it() {
    for (hex, found) in [("D02", false), ("C04", true)] {
        let mut stage = ground(&["......", "......", "......", "......", "......", "......"])
            .map("[map.hexsides]\nsmall-gully = [\"B02/C02\"]")
            .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
            .unit("S", "rifle-41", if hex == "D02" { "E02" } else { "D04" }, 0)
            .soviet();
        stage.play("use S", &[]);
        assert_eq!(reveals(&stage.play(&format!("move {hex}"), &[])), found, "{hex}");
    }
}

/// Rules: coh:10.0o, coh:10.0b.
///
/// ex-157: a hidden squad moves into woods where a Soviet squad is hidden: both are placed, and
/// each owner says where his looks.
#[test]
fn coh_10_0o_hidden_units_that_meet_are_both_shown() {
    let mut stage = ground(&["....", ".w..", ".w..", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
        .unit_with("S", "rifle-41", "C02", 0, HIDDEN)
        .unit("T", "rifle-41", "F04", 0)
        .german();
    stage.play("use G", &[]);
    assert!(stage.offers("sneak C02"), "nothing tells that it is held");
    stage.play("sneak C02", &[]);
    assert!(!stage.is("G", Flags::HIDDEN) && !stage.is("S", Flags::HIDDEN));
    let mut owners = Vec::new();
    while let Some(Decision::Face { unit, .. }) = stage.game.prompt().map(|it| it.decision) {
        owners.push((unit, stage.asked()));
        stage.play("face 3", &[]);
    }
    owners.sort();
    let expected = [(stage.id("G"), "german".to_owned()), (stage.id("S"), "soviet".to_owned())];
    assert_eq!(owners, expected);
}

/// Rules: coh:10.0k, coh:13.0e.
///
/// When smoke lifts, whoever lies in the open before an enemy is seen, before anybody has a turn.
#[test]
fn coh_10_0k_who_hid_behind_smoke_is_seen_when_it_lifts() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "C02", 0)
        .unit_with("S", "rifle-41", "A02", 3, "hidden = true")
        .with("[[smoke]]\nhex = \"B02\"\nvalue = 2\n[[smoke]]\nhex = \"B02\"\nvalue = 2")
        .drawn();
    stage.play("begin", &[]);
    stage.bid("german");
    assert!(stage.is("S", Flags::HIDDEN), "two markers of thin smoke");
    stage.plays(&["pass", "pass"]);
    assert!(!stage.is("S", Flags::HIDDEN));
    assert_eq!(stage.asked(), "soviet", "its owner says where it looks, before the bids");
}

/// Rules: coh:10.0c, coh:10.0d, coh:5.1d.
#[test]
fn coh_10_0d_who_leaves_the_map_shows_those_beside_him() {
    let mut stage = ground(&["...", "www", "..."])
        .unit_with("N", "infantry-43", "B02", 0, "hidden = true")
        .unit_with("M", "infantry-43", "B02", 0, "hidden = true")
        .unit("S", "rifle-41", "C03", 0)
        .with("[[exit]]\nforce = \"german\"\nhexes = [\"B02\"]")
        .german();
    stage.plays(&["use N", "exit"]);
    assert_eq!(stage.at("N"), "exited");
    assert!(!stage.is("M", Flags::HIDDEN));
}

/// Rules: coh:10.0a, coh:18.5i.
///
/// Who could go and look, and take it back, would find everything: what may be hidden stops undo.
#[test]
fn coh_10_0a_a_move_that_finds_nothing_is_no_probe() {
    for (hidden, open) in [("hidden = true", false), ("", true)] {
        let mut stage = ground(&["....", "....", "wwww", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit_with("S", "rifle-41", "C04", 0, hidden)
            .german();
        stage.play("use G", &[]);
        let events = stage.play("move A01", &[]);
        assert_eq!(events.iter().any(|it| stage.game.probes(it)), !open, "{hidden}");
        assert!(!events.iter().any(Firefight::reveals));
    }
}

/// Rules: coh:10.0a, coh:card.40a.
///
/// Nor is a field that was laid, or a flight that found nobody.
#[test]
fn coh_10_0a_mines_that_are_laid_are_no_probe() {
    let mut stage = ground(&["....", "....", "wwww", "...."])
        .with("[cards_in_play]\ndeck = { \"40\" = 1 }")
        .unit("G", "infantry-43", "A02", 3)
        .unit_with("S", "rifle-41", "C04", 0, "hidden = true")
        .german();
    stage.deal("german", "40");
    stage.play("card 40 G cap", &[]);
    let events = stage.play("mine red A01", &[]);
    assert!(events.iter().any(|it| stage.game.probes(it)), "{events:?}");
}
