//! Chapter 7.0 to 7.2, 7.6 and 7.7: fire, ranges, stacks.

use crate::stage::{Drawing, Stage, ground};

/// A strip of open ground, sixteen hexes from top to bottom.
fn strip() -> Drawing {
    ground(&[
        "...", "...", "...", "...", "...", "...", "...", "...", "...", "...", "...", "...", "...",
        "...", "...", "...",
    ])
}

/// Rules: coh:7.0a, coh:7.0b, coh:7.0c, coh:7.0d, coh:7.1b, coh:7.2a.
///
/// ex-101: infantry with 4 against rifles in the open, front 12: 7 misses, 8 and 11 hit, 12
/// destroys.
#[test]
fn coh_7_0_the_attack_value_is_compared_with_the_defense_value() {
    for (dice, hits, attack) in [([3, 4], 0, 11), ([4, 4], 1, 12), ([5, 6], 1, 15), ([6, 6], 2, 16)]
    {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.play("use G", &[]);
        stage.play("fire D02", &[]);
        assert_eq!(stage.ap("german"), 4);
        // One hit draws a marker: the first of the pool is Stunned.
        let rolled = if hits == 1 { vec![dice[0], dice[1], 1] } else { dice.to_vec() };
        let events = stage.play("roll 0", &rolled);
        assert_eq!(Stage::attack(&events), Some((attack, Some(12), hits)), "{dice:?}");
        assert_eq!(stage.asked(), "soviet");
        assert_eq!(stage.marker("S").is_some(), hits == 1);
        assert_eq!(stage.at("S") == "destroyed", hits == 2);
        assert_eq!(stage.points("german"), i16::from(hits == 2));
    }
}

/// Rules: coh:7.0a, coh:7.0b.
#[test]
fn coh_7_0a_fire_needs_the_arc_a_line_of_sight_and_the_range() {
    let mut stage = ground(&["...", "...", ".w.", "...", "...", "..."])
        .unit("G", "infantry-43", "D02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .unit("T", "rifle-41", "D01", 3)
        .unit("U", "rifle-41", "F02", 0)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire B02"), "coh:6.0b", "woods stand between");
    assert_eq!(stage.refused("fire F02"), "coh:6.1b", "behind it");
    assert!(stage.offers("fire D01"));
    stage.play("fire D01", &[]);
    assert_eq!(stage.ap("german"), 4, "three AP, as printed");
}

/// Rules: coh:7.0e, coh:3.2.2a.
#[test]
fn coh_7_0e_a_unit_is_attacked_as_often_as_somebody_pays() {
    let mut stage =
        strip().unit("G", "infantry-43", "A02", 3).unit("S", "rifle-41", "D02", 0).german();
    for verb in ["use G", "use G", "command G", "command G"] {
        stage.play(verb, &[]);
        stage.play("fire D02", &[]);
        assert_eq!(stage.miss(), (4, 12));
        stage.play("stall cap", &[]);
    }
    assert_eq!((stage.ap("german"), stage.cap("german")), (1, 0));
}

/// Rules: coh:7.1a, coh:7.1c, coh:7.7e, coh:15.1a.
#[test]
fn coh_7_1_the_firepower_has_the_color_of_the_defense_even_nothing_or_less() {
    let mut stage = strip()
        .unit("G", "tiger-1e", "A02", 3)
        .unit("I", "infantry-43", "A01", 3)
        .unit("T", "t-34c", "D02", 0)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.plays(&["use G", "fire D02", "target T"]);
    assert_eq!(stage.miss(), (12, 17), "blue on blue");
    // The rifles have the tank beside them for cover.
    assert_eq!(stage.miss(), (6, 13), "red on red");
    stage.play("pass", &[]);
    stage.plays(&["opportunity I", "fire D02", "target T"]);
    assert_eq!(stage.miss(), (0, 17), "nothing, but it may fire");
}

/// Rules: coh:7.2b.
///
/// ex-18: fire from outside the arc meets the flank.
#[test]
fn coh_7_2b_the_front_counts_in_the_front_arc_and_the_flank_elsewhere() {
    for (facing, defense) in [(0, 12), (1, 12), (5, 12), (2, 11), (3, 11), (4, 11)] {
        let mut stage = strip()
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", facing)
            .german();
        stage.plays(&["use G", "fire D02"]);
        assert_eq!(stage.miss(), (4, defense), "facing {facing}");
    }
}

/// Rules: coh:7.2c, coh:3.2.3d.
#[test]
fn coh_7_2c_nobody_but_the_roller_is_asked_for_cap() {
    let mut stage =
        strip().unit("G", "infantry-43", "A02", 3).unit("S", "rifle-41", "D02", 0).german();
    stage.plays(&["use G", "fire D02"]);
    assert_eq!(stage.asked(), "german");
    assert_eq!(stage.answers(), ["roll -2", "roll -1", "roll 0", "roll 1", "roll 2"]);
    let events = stage.play("roll 2", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((8, Some(12), 0)));
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (4, 6));
    assert_eq!(stage.asked(), "soviet", "and the attack is over");
}

/// Rules: coh:7.6a, coh:7.6.1a, coh:7.6.1b, coh:7.6.2a.
///
/// ex-26: a machine gun with 3 has 6 against the next hex.
#[test]
fn coh_7_6_distance_changes_the_firepower() {
    for (hex, power) in [("O02", 7), ("N02", 4), ("I02", 4), ("H02", 2), ("B02", 2)] {
        let mut stage =
            strip().unit("G", "infantry-43", "P02", 0).unit("S", "rifle-41", hex, 3).german();
        stage.plays(&["use G", &format!("fire {hex}")]);
        assert_eq!(stage.miss(), (power, 12), "{hex}");
    }
    let mut stage = strip()
        .unit("G", "infantry-43", "P02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .unit("M", "maxim", "O01", 3)
        .unit("H", "infantry-43", "P01", 0)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire A02"), "coh:7.6.1b", "fifteen is beyond twice seven");
    stage.plays(&["move O02", "face 0"]);
    stage.plays(&["use M", "fire P01"]);
    assert_eq!(stage.miss(), (6, 12));
}

/// Rules: coh:7.4h7, coh:7.6.1a, coh:7.6.1b.
///
/// ex-106: Cowering rifles pay 4 + 2; with a range of one two hexes are far: 3 − 2 = 1.
#[test]
fn coh_7_4h7_cowering_rifles_reach_two_hexes_at_most() {
    let mut stage = strip()
        .unit("S", "rifle-41", "F02", 0)
        .unit("G", "infantry-43", "D02", 3)
        .unit("H", "infantry-43", "C02", 3)
        .soviet();
    stage.hit("S", "cowering");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("fire C02"), "coh:7.6.1b");
    stage.play("fire D02", &[]);
    assert_eq!(stage.ap("soviet"), 1);
    assert_eq!(stage.miss(), (1, 12));
}

/// Rules: coh:7.7b, coh:7.7c, coh:7.7d.
///
/// ex-29: the machine gun rolls for C with 2 CAP, then for B without: 14 hits, 8 misses.
#[test]
fn coh_7_7_each_unit_of_a_stack_is_rolled_for_in_the_order_of_the_attacker() {
    let mut stage = Stage::of_data("pos-b").first("soviet");
    stage.plays(&["use A", "fire G10"]);
    assert_eq!(stage.ap("soviet"), 3, "one price");
    assert_eq!(stage.answers_to("target"), ["B", "C"]);
    stage.play("target C", &[]);
    // The draw of the marker comes right after the roll: the ninth is Pinned.
    let events = stage.play("roll 2", &[4, 5, 9]);
    assert_eq!(Stage::attack(&events), Some((14, Some(12), 1)));
    assert_eq!(stage.marker("C").as_deref(), Some("pinned"));
    assert_eq!(stage.cap("soviet"), 3);
    assert_eq!(stage.asked(), "soviet", "the enemy waits until all rolls are made");
    let events = stage.play("roll 0", &[2, 3]);
    assert_eq!(Stage::attack(&events), Some((8, Some(12), 0)));
    assert_eq!(stage.cap("soviet"), 3, "CAP are decided roll by roll");
    assert_eq!(stage.asked(), "german");
}

/// Rules: coh:7.7a, coh:7.7b.
#[test]
fn coh_7_7a_any_number_of_units_stand_in_a_hex_and_all_are_rolled_for() {
    let mut drawing = strip().unit("G", "infantry-43", "A02", 3);
    for number in 1..=9 {
        drawing = drawing.unit(&format!("S{number}"), "rifle-41", "D02", 0);
    }
    let mut stage = drawing.unit("S0", "rifle-41", "E02", 0).german();
    stage.plays(&["use G", "move B02", "face 3"]);
    // A tenth joins them.
    stage.plays(&["use S0", "move D02", "face 0"]);
    stage.plays(&["use G", "fire D02"]);
    for number in 0..=9 {
        if number < 9 {
            stage.play(&format!("target S{number}"), &[]);
        }
        assert_eq!(stage.miss(), (4, 12));
    }
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:7.0a, coh:12.3c.
#[test]
fn coh_7_0a_it_is_told_who_fires_at_what() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1")
        .drawn();
    stage.plays(&["begin", "shell D02"]);
    stage.bid("german");
    let fired = |events: Vec<rules_coh::Event>| {
        let shots = events.into_iter().filter_map(|it| match it {
            rules_coh::Event::Fired { units, into, .. } => Some((units, into)),
            _ => None,
        });
        shots.collect::<Vec<_>>()
    };
    let events = stage.plays(&["use G", "join H", "fire D02"]);
    let units = vec![stage.id("G"), stage.id("H")];
    assert_eq!(fired(events), [(units, stage.hex("D02"))], "the leader first");
    stage.miss();
    // Shells are told of as they land, and nobody on the map has fired them.
    assert_eq!(fired(stage.plays(&["pass", "pass"])), []);
    assert!(stage.offers("roll 0"));
}

/// Rules: coh:7.7b, coh:7.7c.
#[test]
fn coh_7_7b_only_targets_not_rolled_for_yet_are_aimed_at() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "rifle-41", "D02", 0)
        .unit("U", "rifle-41", "D02", 0)
        .unit("V", "rifle-41", "D03", 0)
        .german();
    stage.plays(&["use G", "fire D02"]);
    assert_eq!(stage.refused("target V"), "coh:7.7b", "in another hex");
    stage.play("target S", &[]);
    stage.miss();
    assert_eq!(stage.refused("target S"), "coh:7.7b", "once");
    assert_eq!(stage.answers(), ["target T", "target U"]);
}

/// Rules: coh:7.4e, coh:15.2h5.
#[test]
fn coh_15_2h5_a_panicked_vehicle_shows_its_marker_when_it_is_attacked() {
    for (facing, value) in [(0, 17 - 1), (3, 15)] {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("P", "panzer-4-l48", "A02", 3)
            .unit("T", "t-34c", "D02", facing)
            .german();
        stage.hit("T", "panicked");
        let events = stage.plays(&["use P", "fire D02"]);
        let shown = |it: &rules_coh::Event| matches!(it, rules_coh::Event::MarkerShown { .. });
        assert!(events.iter().any(shown), "it changes the front");
        assert_eq!(stage.miss().1, value, "looking {facing}");
    }
}
