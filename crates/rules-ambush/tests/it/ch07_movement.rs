//! [AMB 7, MW] Movement.

use rules_ambush::state::Sortie;
use testkit::Drive;

use crate::men::{asked, count, hex, told};
use crate::stage::{begin, begin_changed, begin_on};

/// The third Round, under condition 2, with one soldier who has a turn and one after him.
fn start(us: &str) -> String {
    format!(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{us}, {{ who = "H", hex = "A1", ar = "1" }}]
        germans = [{{ who = "N", hex = "M1", stance = "prone" }}]
    "#
    )
}

fn round(us: &str) -> Sortie {
    begin(&start(us))
}

/// What the last step cost.
fn cost(game: &mut Sortie, step: &str) -> u8 {
    let events = game.play(step, &[]);
    let cost_of = |it: &u8| told(&events, &format!("Went cost:_{it}"));
    (0..10).find(cost_of).expect("a step was made")
}

/// Rules: amb:7.3a, amb:6.7q.
#[test]
fn a_crawl_is_one_hex_for_the_whole_allowance() {
    // F9 is woods, two points; crawling costs four and no more.
    let mut game = round(r#"{ who = "C", hex = "F8", ar = "1", stance = "crouching" }"#);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go F9"), 4);
    assert_eq!(asked(&game), "move-on", "the free change is left");
    assert_eq!(game.refused("go F8").rule.0, "amb:7.3a");
    game.play("change prone", &[]);
    assert_eq!(asked(&game), "act");
}

/// Rules: amb:7.3b, amb:7.3d, amb:2.10e.
#[test]
fn a_runner_pays_for_each_hex_within_his_allowance() {
    // Open, open and woods are four points.
    let mut game = round(r#"{ who = "C", hex = "F6", ar = "1" }"#);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go F7"), 1);
    assert_eq!(cost(&mut game, "go F8"), 1);
    assert_eq!(cost(&mut game, "go F9"), 2);
    assert_eq!(game.refused("go F10").rule.0, "amb:7.3d");
}

/// Rules: amb:7.3d.
#[test]
fn a_hex_that_the_points_do_not_pay_is_not_entered() {
    let mut game = round(r#"{ who = "C", hex = "F6", ar = "1", mpa = 3 }"#);
    game.play("act C; go F7; go F8", &[]);
    assert_eq!(game.refused("go F9").rule.0, "amb:7.3d", "woods cost two, one is left");
    assert!(game.offers("go E8"));
}

/// Rules: amb:7.3e, amb:7.3g, amb:7.1b.
#[test]
fn a_soldier_stops_when_he_likes_and_saves_nothing() {
    let mut game = round(r#"{ who = "C", hex = "F6", ar = "2" }"#);
    game.play("act C; go F7; go F6; done", &[]);
    game.play("act C; go F7; go F8; go F7; go F6; done", &[]);
    assert_eq!(hex(&game, 'C'), Some("F6".into()));
}

/// Rules: amb:6.7q.
#[test]
fn a_prone_soldier_does_not_move() {
    let mut game = round(r#"{ who = "C", hex = "F6", ar = "1", stance = "prone" }"#);
    game.play("act C", &[]);
    assert_eq!(game.refused("go F7").rule.0, "amb:6.7q");
}

/// Rules: amb:7.3c.
#[test]
fn ex_22_up_an_embankment_costs_one_more() {
    // R15 is the upper side of the quay, R16 the lower; both are open.
    let up = start(r#"{ who = "C", hex = "R16", ar = "1" }"#).replace("M1", "A1");
    let mut game = begin_on("b", &up);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go R15"), 2);
    assert_eq!(cost(&mut game, "go R16"), 1);
}

/// Rules: amb:7.3f, amb:7.1c.
#[test]
fn ex_123_an_active_enemy_stops_whoever_comes_in() {
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "H8", ar = "2" }]
        germans = [
            { who = "L", hex = "I9" },
            { who = "M", hex = "J8" },
            { who = "P", hex = "I8", marks = ["incapacitated"] },
        ]
    "#,
    );
    // I8 holds one who is out of the fight: he goes on to I9 and stops there.
    game.play("act C; go I8; go I9", &[]);
    assert_eq!(game.refused("go I8").rule.0, "amb:7.3f");
    game.play("done; act C; go J8", &[]);
    assert_eq!(game.refused("go J7").rule.0, "amb:7.3f");
}

/// Rules: amb:7.1e, amb:MWb, amb:MWe.
#[test]
fn a_river_is_crossed_at_a_bridge_or_a_ford() {
    let mut game = round(r#"{ who = "C", hex = "F8", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(game.refused("go G8").rule.0, "amb:MWb");
    let ford = start(r#"{ who = "C", hex = "F8", ar = "2" }"#)
        + r#"counters = [{ terrain = "ford", hexes = "G9" }]"#;
    let mut game = begin(&ford);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go G9"), 2);
    assert_eq!(cost(&mut game, "go H9"), 1);
    let mut game = round(r#"{ who = "C", hex = "F6", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go G6"), 1, "the bridge");
}

/// Rules: amb:MWa.
#[test]
fn a_stream_is_waded_at_its_cost() {
    let start = start(r#"{ who = "C", hex = "F8", ar = "2" }"#);
    let mut game = begin_changed(&start, &[(r#"water = "river""#, r#"water = "stream""#)]);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go G8"), 3);
}

/// Rules: amb:7.1e, amb:2.4l.
#[test]
fn nobody_enters_a_fire() {
    let fire = start(r#"{ who = "C", hex = "D4", ar = "2" }"#)
        + r#"counters = [{ terrain = "burning-building", hexes = "D3" }]"#;
    let mut game = begin(&fire);
    game.play("act C", &[]);
    assert_eq!(game.refused("go D3").rule.0, "amb:2.4l");
}

/// Rules: amb:7.3b.
#[test]
fn a_house_is_entered_by_door_window_or_breach() {
    // D3 has a door to D4 and a window to E3.
    let mut game = round(r#"{ who = "C", hex = "D4", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go D3"), 1);
    assert_eq!(cost(&mut game, "go E3"), 3, "brush costs two, the window one more");
    let mut game = round(r#"{ who = "C", hex = "E3", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go D3"), 2);
    let mut game = round(r#"{ who = "C", hex = "D2", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(game.refused("go D3").rule.0, "amb:7.3b");
    let breach = start(r#"{ who = "C", hex = "D2", ar = "2" }"#)
        + r#"marks = [{ mark = "breach", hex = "D3", side = "D2" }]"#;
    let mut game = begin(&breach);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "go D3"), 1);
}

/// Rules: amb:2.4q.
#[test]
fn the_stairs_of_the_tower_cost_two() {
    let us = start(r#"{ who = "C", hex = "S13", ar = "2" }"#).replace("M1", "A1");
    let mut game = begin_on("b", &us);
    game.play("act C", &[]);
    assert_eq!(cost(&mut game, "stairs"), 2);
    assert_eq!(game.refused("go S12").rule.0, "amb:2.4q");
    assert_eq!(cost(&mut game, "stairs"), 2);
}

/// Rules: amb:MXa.
#[test]
fn a_barred_hex_is_not_entered() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "B4", ar = "1" }]
        germans = [{ who = "N", hex = "M1", stance = "prone" }]
    "#,
    );
    game.play("act C", &[]);
    assert_eq!(game.refused("go B3").rule.0, "amb:MXa");
}

/// Rules: amb:7.1f.
#[test]
fn the_map_is_left_where_the_mission_says_and_for_good() {
    let mut game = round(r#"{ who = "C", hex = "B5", ar = "2" }"#);
    game.play("act C", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f");
    game.play("go A6; leave", &[]);
    assert_eq!(hex(&game, 'C'), None);
    assert_eq!(game.offered(), ["act H", "pass round"], "his turns are gone with him");
}

/// Rules: amb:7.2a, amb:7.1a.
#[test]
fn ex_23_in_operations_soldiers_move_in_any_order() {
    let mut game = begin(
        r#"condition = 2
        us = [{ who = "A", hex = "A6" }, { who = "F", hex = "A6" }]"#,
    );
    let mut events = game.play("with A; go B6; go B7; go B8; go B9; go B10; go B11", &[]);
    events.extend(game.play("with F; go A7", &[]));
    events.extend(game.play("with A; go C11", &[]));
    assert_eq!(count(&events, "Went"), 8);
}

/// Rules: amb:7.3i.
#[test]
fn beside_a_shot_a_soldier_stands_to_move() {
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [
            { who = "C", hex = "I6", ar = "1", stance = "crouching" },
            { who = "H", hex = "A1", ar = "1" },
        ]
        germans = [{ who = "L", hex = "K6" }]
    "#,
    );
    game.play("act C; fire rifle snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(game.refused("go I7").rule.0, "amb:7.3a");
    game.play("change standing; go I7; go I8", &[]);
}
