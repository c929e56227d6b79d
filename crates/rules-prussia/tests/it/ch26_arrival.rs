//! Chapter 26: the turn in which Lacy comes, the ways to Torgau, the edges.

use rules_prussia::{Army, Battle, Phase};

use crate::data::{battle, scenario};
use crate::fight::{FOOT, dice, drive, duel};
use crate::stage::Stage;

fn in_movement(turn: u8) -> impl Fn(&Battle) -> bool {
    move |it| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (turn, Army::Coalition, Phase::Movement)
    }
}

/// Rules: pg:26.3.3c, pg:7.3a.
#[test]
fn pg_26_3_3c_lacy_may_form_a_column_on_arrival() {
    let mut game = battle("torgau");
    // He comes at six on a 1.
    drive(&mut game, &mut dice(6, &[("pg:26.3.3a", &[1])]), in_movement(1));
    assert!(!game.army_state(Army::Coalition).active);
    let lacy = game.scenario().find_wing("lacy").expect("his wing");
    assert!(game.is_wing_effective(lacy));
    let sincere = game.scenario().find_wing("sincere").expect("a wing");
    assert!(!game.is_wing_effective(sincere), "the others are not");
    assert!(Stage(game).offers("column lacy"));
}

/// Rules: pg:26.1a.
///
/// The hex where a leader stands is part of his way, friends beside him or not [K-128].
#[test]
fn pg_26_1a_a_leader_whose_own_hex_lies_in_a_zone_has_no_way() {
    let points = |friend: &str, prussian: &str| {
        let stage = duel()
            .of("torgau")
            .region("torgau", "0301")
            .leader("daun", "coalition commander 4 any", 2, "0505")
            .unit("f", "coalition infantry line", FOOT, friend)
            .unit("p", "prussia infantry line", FOOT, prussian)
            .stage();
        stage.0.points(Army::Coalition)
    };
    // 0506 is next to him: only his own hex and those behind it lie in the zone.
    assert_eq!(points("0505", "0507"), 0);
    assert_eq!(points("0505", "0506"), -10, "with friends");
    assert_eq!(points("0508", "0506"), -10, "and without");
}

/// Rules: pg:26.1a.
#[test]
fn pg_26_1a_a_wing_leader_cut_off_costs_ten_points_once() {
    let points = |daun: &str, wing: &str| {
        let stage = duel()
            .of("torgau")
            .region("torgau", "0301")
            .leader("daun", "coalition commander 4 any", 2, daun)
            .leader("w", "coalition-foot", 0, wing)
            .unit("p", "prussia infantry line", FOOT, "0707")
            .stage();
        stage.0.points(Army::Coalition)
    };
    assert_eq!(points("0909", "0901"), 0);
    assert_eq!(points("0909", "0708"), -10, "the leader of the foot stands in a zone");
    assert_eq!(points("0708", "0708"), -10, "both do, but it counts once");
}

/// Whether hexes of the edges are friendly to an army.
fn friendly<const N: usize>(name: &str, army: Army, hexes: [&str; N]) -> [bool; N] {
    let scenario = scenario(name);
    hexes.map(|it| {
        let hex = scenario.field.grid().find(it).expect("a hex");
        scenario.side(army).edges.contains(&hex)
    })
}

/// Rules: pg:26.3e, pg:26.4a, pg:25.4a.
#[test]
fn pg_26_3e_the_friendly_edges() {
    // Torgau: columns grow to the south, rows to the west; north, south, west, east.
    let edges = ["1115", "4512", "2825", "4001"];
    let main = friendly("torgau", Army::Prussia, edges);
    assert_eq!(main, [true, true, true, false]);
    let battle = friendly("torgau-battle", Army::Prussia, edges);
    assert_eq!(battle, [true, true, false, false]);
    // Zorndorf: columns grow to the north, rows to the east.
    let edges = ["4512", "1012", "2801", "2825"];
    let prussia = friendly("zorndorf-battle", Army::Prussia, edges);
    assert_eq!(prussia, [false, true, true, false], "south and west");
    let russia = friendly("zorndorf-battle", Army::Coalition, edges);
    assert_eq!(russia, [true, false, false, true], "north and east");
}
