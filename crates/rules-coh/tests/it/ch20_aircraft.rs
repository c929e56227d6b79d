//! Chapter 20: aircraft.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, Stage, ground};

/// Open ground, 14 hexes wide and 12 high.
const PLAIN: [&str; 12] = [".............."; 12];

/// An aircraft that may come in rounds 1 and 2 at the left edge, F01.
fn air(drawing: Drawing, id: &str, kind: &str, more: &str) -> Drawing {
    let entry = format!("[[air]]\nunit = \"{id}\"\nrounds = [1, 2]\n{more}");
    drawing.unit(id, kind, "F01", 1).with(&entry)
}

/// A Shturmovik of the Soviets, who begin, and two squads far away.
fn sky() -> Drawing {
    let squads = ground(&PLAIN).unit("G", "infantry-43", "L14", 0).unit("S", "rifle-41", "A14", 3);
    air(squads, "IL", "il-2", "")
}

/// Flies in at F01 with so many altitude markers, looking southeast.
fn fly_in(stage: &mut Stage, unit: &str, altitude: u8) {
    stage.play(&format!("use {unit}"), &[]);
    stage.play("fly F01", &[]);
    stage.play(&format!("altitude {altitude}"), &[]);
    stage.play("face 2", &[]);
}

/// Rules: coh:20.0a, coh:20.0b, coh:20.0c, coh:20.0s, coh:20.1a.
#[test]
fn coh_20_0_an_aircraft_begins_off_the_map_and_comes_in_as_high_as_it_likes() {
    let mut stage = sky().soviet();
    assert_eq!(stage.at("IL"), "awaited");
    stage.play("use IL", &[]);
    assert_eq!(stage.answers_to("fly"), ["F01"]);
    stage.play("fly F01", &[]);
    assert_eq!(stage.answers_to("altitude"), ["0", "1", "2", "3", "4", "5"]);
    stage.play("altitude 2", &[]);
    stage.play("face 2", &[]);
    assert_eq!((stage.at("IL").as_str(), stage.ap("soviet")), ("F01", 6));
    assert_eq!(stage.game.unit(stage.id("IL")).altitude, 2);
    // Seven AP like everybody; one action costs one, and four impulses are all there are.
    stage.plays(&["fly F02", "fly G03", "fly G04"]);
    assert_eq!((stage.asked().as_str(), stage.ap("soviet")), ("german", 6));
}

/// Rules: coh:20.0a, coh:20.0b.
#[test]
fn coh_20_0a_an_aircraft_comes_only_in_its_rounds_and_is_gone_when_the_round_ends() {
    let mut stage = sky().soviet();
    fly_in(&mut stage, "IL", 0);
    stage.plays(&["stop", "pass", "pass"]);
    assert_eq!(stage.at("IL"), "awaited");
    stage.bid("soviet");
    assert!(stage.offers("use IL"));
    stage.plays(&["pass", "pass"]);
    stage.bid("soviet");
    assert_eq!(stage.refused("use IL"), "coh:20.0b");
}

/// Rules: coh:20.0e, coh:20.0f, coh:20.0g, coh:20.0h, coh:20.0i.
///
/// ex-85 and ex-126: move, turn, move, turn is one action; after a turn an attack needs another
/// move, and an action never begins with anything but a move.
#[test]
fn coh_20_0g_after_each_move_one_turn_or_one_attack() {
    let mut stage = sky().unit("T", "infantry-43", "F07", 0).soviet();
    fly_in(&mut stage, "IL", 0);
    // Looking southeast from F01 the front hexes are these three.
    let mut front = stage.answers_to("fly");
    front.sort();
    assert_eq!(front, ["E02", "F02", "G01"]);
    assert_eq!(stage.refused("fly E01"), "coh:20.0f");
    assert_eq!(stage.answers_to("bank"), ["1", "3"]);
    stage.play("bank 1", &[]);
    // Turned: neither another turn nor an attack before the next move.
    assert_eq!(stage.refused("bank 2"), "coh:20.0g");
    assert_eq!(stage.refused("strafe F07"), "coh:20.0g");
    stage.play("fly E02", &[]);
    assert!(stage.offers("bank 2"));
    stage.play("bank 2", &[]);
    // Four impulses: the enemy has not had a turn before now.
    assert_eq!((stage.asked().as_str(), stage.ap("soviet")), ("german", 6));
    stage.play("pass", &[]);
    stage.play("use IL", &[]);
    assert_eq!(stage.refused("strafe F07"), "coh:20.0e");
    assert_eq!(stage.refused("pivot 1"), "coh:20.0e");
}

/// Rules: coh:20.0d, coh:20.0h, coh:20.1d, coh:20.1e.
///
/// ex-126: (b) move, attack, move, turn costs 2; (d) move, climb, move, attack costs 3.
#[test]
fn coh_20_0d_attacks_and_climbs_cost_one_more_each() {
    let mut stage = sky().unit("T", "infantry-43", "F04", 0).soviet();
    fly_in(&mut stage, "IL", 0);
    stage.play("strafe F04", &[]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["fly F02", "bank 1"]);
    assert_eq!(stage.ap("soviet"), 5);

    let mut stage = sky().unit("T", "infantry-43", "G06", 0).soviet();
    fly_in(&mut stage, "IL", 1);
    stage.play("climb", &[]);
    assert_eq!(stage.refused("climb"), "coh:20.1d");
    assert_eq!(stage.refused("dive"), "coh:20.1d");
    stage.plays(&["fly F02", "strafe G06"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!(stage.ap("soviet"), 4);
    assert_eq!(stage.game.unit(stage.id("IL")).altitude, 2);

    // Going down is free.
    let mut stage = sky().soviet();
    fly_in(&mut stage, "IL", 3);
    stage.plays(&["dive", "fly F02", "dive"]);
    assert_eq!((stage.ap("soviet"), stage.game.unit(stage.id("IL")).altitude), (6, 1));
}

/// Rules: coh:20.1a, coh:20.1d.
#[test]
fn coh_20_1a_there_is_a_floor_and_a_ceiling() {
    let mut stage = sky().soviet();
    fly_in(&mut stage, "IL", 0);
    assert_eq!(stage.refused("dive"), "coh:20.1a");
    let mut stage = sky().soviet();
    fly_in(&mut stage, "IL", 5);
    assert_eq!(stage.refused("climb"), "coh:20.1a");
}

/// Rules: coh:20.0j, coh:20.0k.
#[test]
fn coh_20_0j_aircraft_neither_stall_nor_join_groups_nor_use_cards() {
    let deck = "[cards_in_play]\ndeck = { \"2\" = 1 }\n";
    let mut stage = sky().with(deck).soviet();
    stage.deal("soviet", "2");
    fly_in(&mut stage, "IL", 0);
    stage.plays(&["stop", "pass"]);
    assert_eq!(stage.refused("stall ap"), "coh:20.0j");
    assert_eq!(stage.refused("card 2 IL"), "coh:20.0k");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("join IL"), "coh:20.0j");
    stage.plays(&["pivot 2", "pass"]);
    // With somebody on the ground in the activation its AP may be stalled away.
    assert!(stage.offers("stall ap"));
}

/// Rules: coh:20.0l, coh:20.0m, coh:20.0n, coh:20.0o.
#[test]
fn coh_20_0m_a_spent_aircraft_flies_straight_home_and_takes_no_more_orders() {
    let mut stage = sky().soviet();
    fly_in(&mut stage, "IL", 0);
    stage.plays(&["fly F02", "fly G03", "stop", "pass"]);
    assert_eq!(stage.refused("home IL"), "coh:20.0m");
    stage.play("rest", &[]);
    assert!(stage.is("IL", Flags::SPENT));
    // Spent, it still obeys commands.
    assert!(stage.offers("command IL"));
    let events = stage.play("home IL", &[]);
    assert_eq!(stage.at("IL"), "I07");
    let flown = events.iter().filter(|it| matches!(it, Event::Flew { .. })).count();
    assert_eq!(flown, 4);
    stage.play("pass", &[]);
    assert_eq!(stage.refused("command IL"), "coh:20.0n");
    stage.plays(&["home IL", "pass"]);
    assert_eq!(stage.at("IL"), "K11");
    stage.plays(&["home IL", "pass"]);
    assert_eq!(stage.at("IL"), "awaited");
    assert!(stage.is("IL", Flags::GONE));
    assert_eq!(stage.refused("command IL"), "coh:20.0o");
}

/// Rules: coh:20.0o.
#[test]
fn coh_20_0o_who_has_left_does_not_come_back_in_that_round() {
    let mut stage = sky().soviet();
    stage.play("use IL", &[]);
    stage.plays(&["fly F01", "altitude 0", "face 4", "fly-off", "pass"]);
    assert_eq!((stage.at("IL").as_str(), stage.ap("soviet")), ("awaited", 6));
    assert_eq!(stage.refused("use IL"), "coh:20.0o");
}

/// Rules: coh:20.1b, coh:20.2a, coh:20.2b, coh:20.2d.
///
/// ex-127: a Stuka without markers at 1, 3, 6 and 7 hexes: no, 6, 3, no. ex-88: with one marker at
/// 6 hexes 6 − 1 − 3 = 2.
#[test]
fn coh_20_2_height_and_distance_take_from_the_firepower() {
    for (altitude, hex, power) in [(0, "G04", 6), (0, "I07", 3), (1, "I07", 2)] {
        let squads = ground(&PLAIN)
            .unit("T", "rifle-41", hex, 5)
            .unit("N", "rifle-41", "F02", 0)
            .unit("F", "rifle-41", "I08", 0)
            .unit("G", "infantry-43", "A14", 0);
        let mut stage = air(squads, "JU", "stuka", "").german();
        fly_in(&mut stage, "JU", altitude);
        assert_eq!(stage.refused("strafe F02"), "coh:20.2a");
        assert_eq!(stage.refused("strafe I08"), "coh:20.2b");
        stage.play(&format!("strafe {hex}"), &[]);
        let events = stage.play("roll 0", &[1, 1]);
        let (value, defense, _) = Stage::attack(&events).expect("an attack");
        // The rifles look at the Stuka: front 12.
        assert_eq!((value, defense), (power + 2, Some(12)), "{hex}");
    }
}

/// Rules: coh:20.1b, coh:20.1c, coh:unit.v16.
///
/// ex-87: at 150 m, two markers, the Shturmovik has red 4, blue 8, flank 14 and front 15.
#[test]
fn coh_20_1_each_marker_lowers_the_fire_and_raises_the_defense() {
    let squads = ground(&PLAIN)
        .unit("T", "infantry-43", "F04", 5)
        .unit("P", "panzer-3-l60", "F04", 5)
        .unit("AA", "sdkfz-251-17", "G03", 5)
        .unit("R", "sdkfz-251-1", "A10", 5)
        .unit("S", "rifle-41", "A14", 3);
    let mut stage = air(squads, "IL", "il-2", "").soviet();
    fly_in(&mut stage, "IL", 2);
    stage.play("strafe F04", &[]);
    stage.play("target T", &[]);
    let events = stage.play("roll 0", &[1, 1]);
    // Front 12, and the tank beside them.
    assert_eq!(Stage::attack(&events), Some((4 + 2, Some(12 + 1), 0)));
    let events = stage.play("roll 0", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((8 + 2, Some(16), 0)));
    stage.play("stop", &[]);
    // The half-track stands before it: front 13 + 2 markers; blue 4 at two hexes.
    stage.play("use AA", &[]);
    stage.play("flak IL", &[]);
    let events = stage.play("roll 0", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((4 + 2, Some(15), 0)));
}

/// Rules: coh:20.0p, coh:20.0q, coh:20.0r, coh:unit.v14.
///
/// ex-86: the 251/17 with blue 4 at an adjacent aircraft: 4 + 3 = 7.
#[test]
fn coh_20_0p_only_the_blue_circle_reaches_aircraft_and_the_second_hit_brings_them_down() {
    let squads = ground(&PLAIN)
        .unit("AA", "sdkfz-251-17", "F02", 5)
        .unit("R", "sdkfz-251-1", "F02", 5)
        .unit("T", "infantry-43", "F04", 5)
        .unit("S", "rifle-41", "A14", 3);
    let mut stage = air(squads, "IL", "il-2", "").soviet();
    fly_in(&mut stage, "IL", 0);
    stage.play("stop", &[]);
    stage.play("use R", &[]);
    assert_eq!(stage.refused("flak IL"), "coh:20.0p");
    stage.plays(&["pivot 4", "stall cap"]);
    stage.play("command AA", &[]);
    stage.play("flak IL", &[]);
    // Front 13: seven and six is a hit, without a marker.
    let events = stage.play("roll 0", &[3, 3]);
    assert_eq!(Stage::attack(&events), Some((13, Some(13), 1)));
    assert!(stage.is("IL", Flags::AIR_HIT) && stage.marker("IL").is_none());
    // It flies on, but it attacks no more.
    stage.play("use IL", &[]);
    stage.play("fly E02", &[]);
    assert_eq!(stage.refused("strafe F04"), "coh:20.0q");
    stage.plays(&["bank 1", "stop"]);
    stage.play("command AA", &[]);
    stage.play("flak IL", &[]);
    let events = stage.play("roll 0", &[3, 3]);
    // From below and behind: flank 12.
    assert_eq!(Stage::attack(&events), Some((13, Some(12), 1)));
    assert_eq!(stage.at("IL"), "destroyed");
    assert_eq!(stage.points("german"), 1);
}

/// Rules: coh:20.2c, coh:20.2e.
#[test]
fn coh_20_2c_in_the_air_the_higher_one_has_the_edge() {
    for (high, low, power, defense) in
        [(2, 0, 10 + 1, 12), (0, 2, 10, 12 + 2 + 1), (1, 1, 10, 12 + 1)]
    {
        let squads =
            ground(&PLAIN).unit("G", "infantry-43", "L14", 0).unit("S", "rifle-41", "A14", 3);
        let both = air(air(squads, "IL", "il-2", ""), "HS", "hs-129", "");
        let mut stage = both.german();
        // The Henschel flies in and away, its flank towards F01.
        stage.play("use HS", &[]);
        stage.play("fly F01", &[]);
        stage.play(&format!("altitude {low}"), &[]);
        stage.plays(&["face 2", "fly F02", "fly G03", "stop"]);
        stage.play("use IL", &[]);
        stage.play("fly F01", &[]);
        stage.play(&format!("altitude {high}"), &[]);
        stage.play("face 2", &[]);
        assert_eq!(stage.refused("flak IL"), "coh:20.2c");
        stage.play("flak HS", &[]);
        let events = stage.play("roll 0", &[1, 1]);
        let hits = u8::from(power + 2 >= defense);
        assert_eq!(Stage::attack(&events), Some((power + 2, Some(defense), hits)), "{high} {low}");
    }
}

/// Rules: coh:20.3a, coh:20.3b, coh:20.3c.
///
/// ex-89: the hex right behind an obstacle is blind, and so is a gully behind its rim; what lies
/// farther behind is seen, and the rest of the gully too.
#[test]
fn coh_20_3_only_the_hex_right_behind_an_obstacle_is_blind_from_above() {
    let rows = [
        "..............",
        "..............",
        "....w.........",
        "..............",
        "..............",
        "..............",
    ];
    let squads = ground(&rows)
        .unit("B", "infantry-43", "C06", 0)
        .unit("V", "infantry-43", "D07", 0)
        .unit("W", "infantry-43", "C05", 0)
        .unit("S", "rifle-41", "A14", 3);
    let entry = "[[air]]\nunit = \"IL\"\nrounds = [1]\n";
    let mut stage = squads.unit("IL", "il-2", "A01", 2).with(entry).soviet();
    stage.plays(&["use IL", "fly A01", "altitude 5", "face 2"]);
    // The line runs A01, A02, B03, B04, C05, C06, D07 in a straight row of hexes.
    assert_eq!(stage.refused("strafe C06"), "coh:20.3b");
    assert!(stage.offers("strafe D07"));
    assert!(stage.offers("strafe C05"));
    // Dense smoke on the way stops it at any altitude.
    stage.game.core.smoke.push((stage.game.scenario.field.by_label["B03"], 2));
    assert_eq!(stage.refused("strafe D07"), "coh:20.3c");
}

/// Rules: coh:20.3b.
#[test]
fn coh_20_3b_a_gully_behind_its_rim_is_blind_from_above() {
    let rows =
        ["..............", "..............", "....vv........", "......v.......", ".............."];
    let squads = ground(&rows)
        .unit("A", "infantry-43", "C05", 0)
        .unit("B", "infantry-43", "C06", 0)
        .unit("S", "rifle-41", "A14", 3);
    let entry = "[[air]]\nunit = \"IL\"\nrounds = [1]\n";
    let mut stage = squads.unit("IL", "il-2", "A01", 2).with(entry).soviet();
    stage.plays(&["use IL", "fly A01", "altitude 0", "face 2"]);
    // C05 lies right behind the level ground of B04; C06 lies behind C05, which is as deep.
    assert_eq!(stage.refused("strafe C05"), "coh:20.3b");
    assert!(stage.offers("strafe C06"));
}

/// Rules: coh:20.3d.
///
/// ex-90: a hidden unit in the open within two hexes of an aircraft is found.
#[test]
fn coh_20_3d_aircraft_find_hidden_units_like_everybody() {
    let squads = ground(&PLAIN)
        .unit_with("H", "infantry-43", "F05", 0, "hidden = true")
        .unit("S", "rifle-41", "A14", 3);
    let mut stage = air(squads, "IL", "il-2", "").soviet();
    fly_in(&mut stage, "IL", 3);
    stage.play("fly F02", &[]);
    assert!(stage.is("H", Flags::HIDDEN));
    let events = stage.play("fly F03", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Revealed { .. })));
    assert!(!stage.is("H", Flags::HIDDEN));
}

/// Rules: coh:20.4a, coh:20.4b, coh:20.4c, coh:unit.v17.
///
/// ex-91: the Henschel drops four bombs of 6 with four markers at three hexes: four attacks with
/// 6 − 4 = 2 for one AP more.
#[test]
fn coh_20_4_bombs_fall_one_by_one_for_one_attack_impulse() {
    let squads = ground(&PLAIN).unit("T", "rifle-41", "G04", 5).unit("G", "infantry-43", "A14", 0);
    let bombs = "bombs = { kind = \"50kg\", count = 4 }\n";
    let mut stage = air(squads, "HS", "hs-129", bombs).german();
    fly_in(&mut stage, "HS", 4);
    assert_eq!(stage.refused("bomb 5 G04"), "coh:20.4a");
    stage.play("bomb 4 G04", &[]);
    assert_eq!(stage.ap("german"), 5);
    for _ in 0..4 {
        let events = stage.play("roll 0", &[1, 1]);
        assert_eq!(Stage::attack(&events), Some((2 + 2, Some(12), 0)));
    }
    stage.play("fly F02", &[]);
    assert_eq!(stage.refused("bomb 1 G04"), "coh:20.4a");
    // Without bombs in the firefight there are none.
    let squads = ground(&PLAIN).unit("T", "rifle-41", "G04", 5).unit("G", "infantry-43", "A14", 0);
    let mut stage = air(squads, "JU", "stuka", "").german();
    fly_in(&mut stage, "JU", 0);
    assert_eq!(stage.refused("bomb 1 G04"), "coh:20.4a");
}

/// Rules: coh:20.4d.
#[test]
fn coh_20_4d_cluster_bombs_that_hit_leave_mines() {
    for (dice, mined) in [([1, 1], false), ([4, 4], true)] {
        let squads =
            ground(&PLAIN).unit("T", "rifle-41", "G04", 5).unit("G", "infantry-43", "A14", 0);
        let bombs = "bombs = { kind = \"cluster\", count = 1 }\n";
        let mut stage = air(squads, "HS", "hs-129", bombs).german();
        fly_in(&mut stage, "HS", 0);
        stage.play("bomb 1 G04", &[]);
        let rolled = if mined { vec![dice[0], dice[1], 1] } else { dice.to_vec() };
        stage.play("roll 0", &rolled);
        assert_eq!(stage.game.core.works.len(), usize::from(mined));
        if mined {
            let mines = stage.game.core.works[0];
            assert_eq!((mines.number, stage.game.label(mines.hex)), (7, "G04"));
        }
    }
}
