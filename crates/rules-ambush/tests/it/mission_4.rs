//! [AMB M4] The night drop as it is played: its first minutes, its bridges, its losses.

use rules_ambush::state::{Health, Sortie};
use rules_ambush::terms::Terrain;
use testkit::Drive;

use crate::dropping::{Always, PLACED};
use crate::men::{asked, count, hex, man, told};
use crate::random_games::mission;
use crate::range::{dice, play};
use crate::stage;
use crate::story::{at, marks};

/// The squad with its usual kit, in the air.
#[track_caller]
fn in_the_air() -> Sortie {
    let mut game = mission("night-drop");
    game.play("squad ready-made", &dice(&[0]));
    game.play("outfit; done", &[]);
    game.play(PLACED, &[]);
    game.play("done", &[]);
    game
}

/// Rules: amb:M4c, amb:M4d, amb:MPd.
#[test]
fn amb_m4c_the_squad_drifts_in_from_the_east_and_nobody_is_activated_in_the_air() {
    let mut game = in_the_air();
    assert_eq!((asked(&game), game.condition()), ("drift", 1));
    // D from Y9: odd X9, even W9, odd V9, where he lands in the open.
    let events = play(&mut game, "drift D", &[1, 0, 1, 0]);
    assert_eq!(hex(&game, 'D').as_deref(), Some("V9"));
    assert_eq!((count(&events, "Activated"), count(&events, "Activation")), (0, 0));
}

/// Rules: amb:M4f, amb:MPp, amb:MWb.
#[test]
fn amb_m4f_the_river_is_deadly_to_land_in() {
    let mut game = in_the_air();
    // The crate from Y15 by odd dice: X15, W16, V16, where it lands; two hexes on lies the river.
    let events = play(&mut game, "drift crate", &[1, 1, 1]);
    assert!(told(&events, "CrateDown die: None"));
    let river = ["T17", "M14", "N16"].map(|it| game.terrain(at(&game, it)) == Terrain::Water);
    assert_eq!(river, [true, true, false]);
}

/// A soldier of the stage on map B where the bridges are mined and casualties are not saved.
#[track_caller]
fn at_bridges(start: &str) -> Sortie {
    let change = |text: &str| {
        let awards = "awards = [{ bridges = { one = 4, both = 10 } }]\nunused = [";
        let text = text.replacen("[victory]", "[rules]\nmined_bridges = true\n\n[victory]", 1);
        let text = text.replacen("awards = [", awards, 1);
        let cut = |text: String| match (text.find("unused = ["), text.find("ends = [")) {
            (Some(from), Some(to)) => format!("{}{}", &text[..from], &text[to..]),
            _ => text,
        };
        let ends =
            "ends = [{ bridges = { from_condition = 4 } }, { exited = { by = \"A1..Y1\" } }]";
        let text = cut(text).replacen(
            "ends = [{ exited = { by = \"A4..A8\" } }, { none-left = {} }]",
            ends,
            1,
        );
        text.replacen("saves = [{ exited = { by = \"A4..A8\" } }]", "saves = []", 1)
    };
    let mission = stage::mission_with("b", start, change);
    Sortie::begin(mission, rules_ambush::Options::default())
}

/// Rules: amb:M4h, amb:MBa.
#[test]
fn ex_153_one_bridge_is_four_points_and_both_are_ten() {
    let mut game = at_bridges(
        r#"us = [{ who = "C", hex = "I11" }, { who = "D", hex = "N15" }, { who = "A", hex = "T6" }]"#,
    );
    game.play("with C; clear bridge", &[]);
    assert_eq!((game.points(), marks(&game, "I11").cleared), (4, 4));
    game.play("with D; clear bridge", &[]);
    assert_eq!(game.points(), 10);
    assert_eq!(asked(&game), "operations", "in condition 1 that is no end");
}

/// Rules: amb:M4j.
#[test]
fn amb_m4j_from_condition_4_on_two_settled_bridges_end_the_mission() {
    let start = r#"
        condition = 4
        us = [{ who = "C", hex = "I11" }, { who = "D", hex = "N15" }]
    "#;
    let mut game = at_bridges(start);
    game.play("with C; clear bridge", &[]);
    assert_eq!(asked(&game), "operations");
    let events = game.play("with D; clear bridge", &[]);
    assert!(told(&events, "Ended by: Rule(0)"));
}

/// Rules: amb:M4i, amb:M4k.
#[test]
fn ex_151_who_is_out_of_the_fight_is_lost_even_if_he_is_carried_to_the_edge() {
    let start = r#"
        us = [
            { who = "C", hex = "T1", stance = "standing" },
            { who = "D", hex = "T1", stance = "prone", marks = ["incapacitated"] },
        ]
    "#;
    let mut game = at_bridges(start);
    assert_eq!(man(&game, 'D').health, Health::Incapacitated);
    game.play("with C", &[]);
    let escort = if game.offers("escort D") { "escort D; leave" } else { "leave" };
    let events = game.play_with(escort, &mut Always(Vec::new(), 5));
    assert!(told(&events, "Ended by: Rule(1)"));
    assert!(!told(&events, "Saved"), "nobody is saved here");
}
