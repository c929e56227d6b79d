//! Chapter 12: mortars, and artillery off the board.

use kernel::dice::Script;
use kernel::{Game, Seat, Viewer};
use rules_coh::{Event, Flags, Place};
use scene::Show;

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

/// A German mortar in A02 behind a belt of woods in row B, rifles in F02.
fn behind_woods() -> Drawing {
    ground(&["...", "www", "...", "...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "F02", 0)
}

/// Rules: coh:12.0a, coh:12.1a.
#[test]
fn coh_12_0a_a_mortar_that_sees_fires_directly_at_the_flank() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "maxim", "D02", 0)
        .german();
    stage.plays(&["use M", "fire D02", "target S"]);
    assert_eq!(stage.ap("german"), 4);
    assert_eq!(stage.miss(), (4, 11));
    assert_eq!(stage.miss(), (4, 10));
}

/// Rules: coh:12.0b, coh:12.0c, coh:12.0d.
#[test]
fn coh_12_0b_indirect_fire_needs_a_hex_that_sees() {
    let mut stage = behind_woods().german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("fire F02"), "coh:6.0b");
    stage.play("lob F02", &[]);
    assert_eq!(stage.ap("german"), 2);
    assert_eq!(stage.answers_to("spot"), ["B01", "B02", "B03", "C01", "C02", "C03"]);
    assert_eq!(stage.refused("spot D02"), "coh:12.0c");
    stage.play("spot C02", &[]);
    assert_eq!(stage.miss(), (4, 11));

    // Nothing within two hexes looks over a second belt.
    let mut stage = ground(&["...", "www", "...", "www", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("lob F02"), "coh:12.0c");

    // The light mortar has no price in brackets.
    let mut stage = ground(&["...", "www", "...", "...", "...", "...", "..."])
        .unit("S", "mortar-50mm", "A02", 3)
        .unit("G", "infantry-43", "F02", 0)
        .soviet();
    stage.play("use S", &[]);
    assert_eq!(stage.refused("lob F02"), "coh:12.0b");
}

/// Rules: coh:12.0d, coh:12.0e.
#[test]
fn coh_12_0d_enemies_forbid_the_spotter_hex_but_not_the_way() {
    let mut stage =
        behind_woods().unit("X", "rifle-41", "C02", 0).unit("Y", "rifle-41", "B02", 0).german();
    stage.plays(&["use M", "lob F02"]);
    // B02 and C02 hold enemies; C01 and C03 lie behind them.
    assert_eq!(stage.answers_to("spot"), ["B01", "B03", "C01", "C03"]);
    assert_eq!(stage.refused("spot C02"), "coh:12.0c");
}

/// Rules: coh:12.0f, coh:12.0g.
#[test]
fn coh_12_0f_neither_too_near_nor_out_of_the_arc() {
    let drawing = |facing| {
        ground(&["...", "...", "...", "...", "..."])
            .unit("M", "mortar-8cm", "A02", facing)
            .unit("S", "rifle-41", "C02", 0)
    };
    let mut stage = drawing(3).german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("fire C02"), "coh:12.0f");
    assert_eq!(stage.refused("lob C02"), "coh:12.0f");
    assert!(stage.offers("fire D02"));
    let mut stage = drawing(0).german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("fire D02"), "coh:6.1b");
    assert_eq!(stage.refused("lob D02"), "coh:6.1b");

    // At close quarters it fights: 4 - 2 against the flank.
    let mut stage = ground(&["...", "...", "..."])
        .unit("M", "mortar-8cm", "B02", 3)
        .unit("S", "rifle-41", "B02", 0)
        .german();
    stage.plays(&["use M", "melee"]);
    assert_eq!(stage.miss(), (4 - 2, 11));
}

/// Rules: coh:12.0a, coh:12.0b, coh:12.0h.
#[test]
fn coh_12_0h_mortars_fire_out_of_woods_and_buildings() {
    for letter in ["w", "h", "s"] {
        let top = format!(".{letter}.");
        let mut stage = ground(&[&top, "...", "...", "..."])
            .unit("M", "mortar-8cm", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.play("use M", &[]);
        assert!(stage.offers("fire D02"), "{letter}");
        assert_eq!(stage.refused("lob D02"), "coh:12.0a", "it sees its target");
        assert_eq!(stage.refused("lob-smoke D02"), "coh:12.0a", "it sees its target");
    }
}

/// Rules: coh:12.0i, coh:12.0j.
#[test]
fn coh_12_0i_height_and_smoke_count_from_the_spotter_hex() {
    let fire = |levels: &str, smoke: &str| {
        let mut stage = behind_woods().map(&format!("[map.regions]\n{levels}")).german();
        stage.smoke(smoke, 1);
        stage.plays(&["use M", "lob F02", "spot C02"]);
        stage.miss()
    };
    assert_eq!(fire("level-1 = [\"C02\"]", "A02"), (4 + 1, 11));
    assert_eq!(fire("level-1 = [\"A02\"]", "A02"), (4, 11));
    assert_eq!(fire("level-1 = []", "C02"), (4, 11 + 1));
    assert_eq!(fire("level-1 = []", "D02"), (4, 11 + 1));
}

/// Rules: coh:12.0k.
#[test]
fn coh_12_0k_a_scenario_may_reach_farther() {
    let far = "[options]\nspotter_range = { mortar-8cm = 4 }";
    for (more, offered) in [("", false), (far, true)] {
        let mut stage = behind_woods().with(more).german();
        stage.plays(&["use M", "lob F02"]);
        assert_eq!(stage.offers("spot E02"), offered);
    }
}

/// Rules: coh:12.0c.
///
/// ex-60: the mortar in hex 2 of position I, E06, may use 6 and 12, E08 and G06, once no enemy is
/// in them.
#[test]
fn coh_12_0c_spotter_hexes_of_position_i() {
    let mut stage = Stage { game: firefight("pos-i") }.first("german");
    for name in ["S6", "S12"] {
        let unit = stage.id(name);
        stage.game.core.units[unit.index()].place = Place::Exited;
        stage.game.refresh();
    }
    // It looks along the woods, which hide what lies behind them from it but not from the two hexes.
    let mortar = stage.id("M2");
    stage.game.core.units[mortar.index()].facing = hexgrid::Direction::D1;
    stage.plays(&["use M2", "lob E11"]);
    assert!(stage.offers("spot E08") && stage.offers("spot G06"));
}

/// Rules: coh:12.1b, coh:12.2a, coh:12.2b, coh:12.2c.
///
/// ex-117: rifles in woods have 11, in a thicket 12; a vehicle with a blue flank of 14 keeps the
/// woods, 16. Stone helps as ever.
#[test]
fn coh_12_2_shells_burst_in_the_trees() {
    for (letter, defense) in [("w", 11), ("t", 11 + 1), ("s", 11 + 2), (".", 11)] {
        let last = format!(".{letter}.");
        let mut stage = ground(&["...", "...", "...", &last])
            .unit("M", "mortar-8cm", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.plays(&["use M", "fire D02"]);
        assert_eq!(stage.miss(), (4, defense), "{letter}");
    }
    let mut stage = ground(&["...", "...", "...", ".w."])
        .unit("M", "mortar-82mm", "A02", 3)
        .unit("G", "panzer-3-l42", "D02", 0)
        .soviet();
    stage.plays(&["use M", "fire D02"]);
    // Its firepower against armor is nothing.
    assert_eq!(stage.miss(), (0, 14 + 2));
}

/// Rules: coh:12.2d.
#[test]
fn coh_12_2d_works_keep_the_woods() {
    let mut stage = ground(&["...", "...", "...", ".w."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .with("[[work]]\nkind = \"wire\"\nhex = \"D02\"")
        .german();
    stage.plays(&["use M", "fire D02", "target wire"]);
    assert_eq!(stage.miss(), (4, 15 + 2));
    assert_eq!(stage.miss(), (4, 11));
}

const LIGHT_HOWITZER: &str = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1\nsmoke = true";

/// An observer on a hill in A02, rifles in D02, a German squad of its own next to them.
fn observed() -> Drawing {
    ground(&["....", "....", "....", "....", "....", "...."])
        .map("[map.regions]\nlevel-1 = [\"A02\"]")
        .unit("G", "infantry-43", "A02", 3)
        .unit("F", "infantry-43", "E02", 0)
        .unit("S", "rifle-41", "D02", 0)
}

/// Rolls two ones for every hex in which nobody is seen.
fn miss_nobody(stage: &mut Stage) -> usize {
    let mut hexes = 0;
    while stage.offers("roll 0") {
        let events = stage.roll([1, 1]);
        assert!(events.iter().any(|it| matches!(it, Event::Attacked { defense: None, .. })));
        hexes += 1;
    }
    hexes
}

/// Rules: coh:12.3a, coh:12.3c, coh:12.3g.
///
/// Plotted in round 1, it lands in round 2 on the hex and its six neighbors, on friend and foe,
/// without a bonus for the height of the observer.
#[test]
fn coh_12_3_artillery_lands_a_round_later_on_seven_hexes() {
    let mut stage = observed().with(LIGHT_HOWITZER).drawn();
    stage.play("begin", &[]);
    assert_eq!(stage.asked(), "german");
    stage.play("shell D02", &[]);
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    // D02 first, then C02, D03 and E03, in which nobody is seen, then E02.
    assert_eq!(stage.miss(), (6, 11));
    for _ in 0..3 {
        let events = stage.roll([1, 1]);
        assert!(matches!(Stage::attack(&events), Some((2, None, 0))));
    }
    assert_eq!(stage.miss(), (6, 11));
    assert_eq!(miss_nobody(&mut stage), 2);
    stage.bid("german");
    // It is used up.
    stage.plays(&["pass", "pass"]);
    assert!(stage.offers("bid 0"));
}

/// Rules: coh:12.3b.
///
/// Where it was called down does not show in what the enemy may imagine.
#[test]
fn coh_12_3b_the_plot_is_secret() {
    let guess = |hex: &str| {
        let mut stage = observed().with(LIGHT_HOWITZER).drawn();
        stage.plays(&["begin", &format!("shell {hex}")]);
        let mut dice = Script::new(&[1; 40]);
        stage.game.guess(Viewer::Player(Seat(1)), &mut dice).core
    };
    assert_eq!(guess("D02"), guess("C03"));
}

/// Rules: coh:12.3d, coh:12.3f.
#[test]
fn coh_12_3d_somebody_has_to_see_the_hex() {
    let drawing = |more: &str| {
        ground(&["...", "www", "...", "...", "...", "...", "..."])
            .unit("S", "rifle-41", "F02", 0)
            .with(&format!("{LIGHT_HOWITZER}\n{more}"))
    };
    let begun = |drawing: Drawing| {
        let mut stage = drawing.drawn();
        stage.play("begin", &[]);
        stage
    };
    let stage = begun(drawing("").unit("G", "infantry-43", "A02", 3));
    assert_eq!(stage.refused("shell F02"), "coh:12.3d");
    assert!(stage.offers("hold"));
    let stage = begun(drawing("spotters = [\"C02\"]").unit("G", "infantry-43", "A02", 3));
    assert!(stage.offers("shell F02"), "a hex of the scenario");
    let stage = begun(drawing("").unit("G", "mortar-8cm", "A02", 3));
    assert!(stage.offers("shell F02"), "the spotter hex of a mortar");
    let hidden = "hidden = true";
    let mut stage = begun(drawing("").unit_with("G", "infantry-43", "B02", 3, hidden));
    stage.play("shell F02", &[]);
    assert!(stage.is("G", Flags::HIDDEN), "who spots stays hidden");
}

/// Rules: coh:12.3e.
///
/// ex-150: the observer plots, is killed by the enemy's artillery, and the plot lands all the same.
#[test]
fn coh_12_3e_the_plot_outlives_its_observer() {
    let enemy = "[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1\npreplot = true";
    let mut stage = ground(&["....", "....", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .with(LIGHT_HOWITZER)
        .with(enemy)
        .drawn();
    // The Soviets plot before the first round, the Germans in it.
    stage.play("begin", &[]);
    assert_eq!(stage.asked(), "soviet");
    assert_eq!(stage.game.scene(Viewer::Spectator).phase, "plot", "the table says what is done");
    stage.play("shell A02", &[]);
    assert_eq!(stage.asked(), "german");
    stage.play("shell D02", &[]);
    // 6 + 12 against 11: destroyed.
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("G"), "destroyed");
    assert_eq!(miss_nobody(&mut stage), 5);
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.miss(), (6, 11));
}

/// Rules: coh:12.3h.
#[test]
fn coh_12_3h_without_a_card_there_is_no_artillery() {
    let mut stage = observed().drawn();
    stage.play("begin", &[]);
    assert!(stage.offers("bid 0"));
    assert!(stage.answers_to("shell").is_empty());
}

/// Rules: coh:12.3c, coh:13.1b, coh:13.1f.
///
/// Howitzers fill seven hexes with smoke, rockets thirteen; it must be said in the plot.
#[test]
fn coh_13_1f_artillery_fills_its_pattern_with_smoke() {
    for (card, hexes) in [("oba1", 7), ("oba3", 13)] {
        let oba = format!("[[oba]]\nforce = \"german\"\ncard = \"{card}\"\nuses = 1\nsmoke = true");
        let mut stage = ground(&["......."; 7])
            .unit("G", "infantry-43", "D01", 2)
            .unit("S", "rifle-41", "D04", 0)
            .with(&oba)
            .drawn();
        stage.plays(&["begin", "smoke D04"]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        assert!(stage.offers("bid 0"), "smoke is not rolled for");
        assert_eq!(stage.game.core.smoke.len(), hexes, "{card}");
        assert!(stage.game.core.smoke.iter().all(|it| it.1 == 2));
        assert_eq!(stage.marker("S"), None);
    }
    // All artillery has smoke unless the firefight denies it.
    let plain = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1";
    for (oba, smoke) in [(plain.to_owned(), true), (format!("{plain}\nsmoke = false"), false)] {
        let mut stage = observed().with(&oba).drawn();
        stage.play("begin", &[]);
        assert!(stage.offers("shell D02"));
        assert_eq!(stage.offers("smoke D02"), smoke);
        if !smoke {
            assert_eq!(stage.refused("smoke D02"), "coh:13.1b");
        }
    }
}

/// Rules: coh:12.0j, coh:9.1.2b, coh:9.1.2c, coh:9.1.2e.
#[test]
fn coh_12_0j_mortars_fire_together_with_the_eyes_of_hexes_near_them() {
    let drawn = || {
        behind_woods()
            .unit("N", "mortar-8cm", "A01", 3)
            .unit("I", "infantry-43", "A02", 3)
            .unit("L", "sdkfz-251-2", "A02", 0)
            .german()
    };
    let mut stage = drawn();
    stage.plays(&["use M", "join N", "lob F02", "spot C02"]);
    assert_eq!(stage.ap("german"), 2, "the leader's five");
    assert_eq!(stage.miss(), (5, 11), "one for the supporter, at the flank");
    assert!(stage.is("N", Flags::JOINED));
    // Rifles have no such eyes, and a mortar that looks away has no arc.
    for (with, rule) in [("join I", "coh:9.1.2e"), ("join L", "coh:9.1.2e")] {
        let mut stage = drawn();
        stage.plays(&["use M", with]);
        assert_eq!(stage.refused("lob F02"), rule, "{with}");
    }
    // One unit lays smoke.
    let mut stage = drawn();
    stage.plays(&["use M", "join N"]);
    assert_eq!(stage.refused("lob-smoke F02"), "coh:13.1a");
    // In direct fire everybody needs his own sight.
    let mut stage = ground(&["...", "w..", "...", "...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("N", "mortar-8cm", "A01", 3)
        .unit("S", "rifle-41", "F01", 0)
        .german();
    stage.plays(&["use M", "join N"]);
    assert_eq!(stage.refused("fire F01"), "coh:9.1.2e");
    assert_eq!(stage.refused("lob F01"), "coh:12.0a");
}
