//! Cases of our own: conversion, retreats, repeated attacks, overruns.

use super::{in_combat, in_movement, odds, with_result};
use crate::drawn::{Drawn, draw_result};

/// A at 05.05 attacks 06.05 with this result.
fn attacked(units: &str, cell: &str) -> Drawn {
    let mut war = with_result(&format!("blue A 05.05 3-4-5; {units}"), cell);
    war.attack("06.05", &["A"]);
    war
}

/// Rules: scs:9.2C, scs:8.0a, scs:8.0b.
#[test]
fn own_17_a_converted_hex_and_the_loss_form_one_pool() {
    let mut war = attacked("red X 06.05 1-4-5/1-2-5; red Y 06.05 1-2-5/1-1-5", "D1r2");
    war.play("convert 1");
    assert_eq!(war.options("lose"), ["X"]);
    war.play("lose X");
    assert_eq!(war.options("lose"), ["Y"]);
    assert_eq!(war.play("lose Y; retreat 07.05")[1], "retreated X Y 06.05-07.05");
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:10.0a, scs:10.0P.
#[test]
fn own_18_a_defender_who_converts_himself_to_death_leaves_the_whole_advance() {
    let units = "blue E 05.06 3-4-5 exploit; blue A 05.05 3-4-5; red X 06.05 1-4-5/1-2-5";
    let mut war = with_result(units, "D1r3");
    war.attack("06.05", &["A", "E"]);
    war.play("convert 3; lose X; lose X");
    assert_eq!(war.at("X"), "destroyed");
    war.play("advance A");
    assert_eq!(war.options("go"), [""; 0]);
    war.play("advance E; go 07.05; go 08.05");
    assert_eq!((war.at("A"), war.at("E")), ("06.05".into(), "08.05".into()));
}

/// Rules: scs:9.0bA, scs:9.0bB.
#[test]
fn own_19_a_missing_hex_costs_the_stack_one_step() {
    let units = "red X 06.05 1-4-5/1-2-5; red Y 06.05 1-2-5/1-1-5; red Z 06.05 1-2-5/1-1-5; \
                 lake 06.06 07.06 06.04 05.06 07.04 08.04 08.05";
    let mut war = attacked(units, "Dr2");
    war.play("convert 0; retreat 07.05; stand; lose Z");
    assert_eq!(["X", "Y", "Z"].map(|it| war.steps(it)), [2, 2, 1]);
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.0d, scs:9.0e.
#[test]
fn own_20_two_ways_into_enemy_zones_cost_two_steps_and_one_way_one() {
    let units = "red X 06.05 1-4-5/1-2-5; red Y 06.05 1-2-5/1-1-5; blue C 08.05 1-1-5";
    let mut apart = attacked(units, "Dr1");
    apart.play("convert 0; split Y; retreat 07.05; lose X; retreat 07.06; lose Y");
    assert_eq!((apart.steps("X"), apart.steps("Y")), (1, 1));
    let mut together = attacked(units, "Dr1");
    together.play("convert 0; retreat 07.05; lose X");
    assert_eq!((together.steps("X"), together.steps("Y"), together.asked()), (1, 2, "blue".into()));
}

/// Rules: scs:9.1b.
#[test]
fn own_21_from_20_10_to_21_11_and_on_to_22_11_but_not_20_11() {
    let mut war = with_result("blue A 19.10 3-4-5; red X 20.10 1-4-5", "Dr2");
    war.attack("20.10", &["A"]);
    war.play("convert 0; retreat 21.11");
    assert_eq!(war.refusal("retreat 20.11"), "scs:9.1b");
    war.play("retreat 22.11");
}

/// Rules: scs:9.1c, scs:9.1d.
#[test]
fn own_22_away_from_supply_only_to_avoid_enemy_zones() {
    let mut zones = attacked("red X 06.05 1-4-5; blue C 08.05 1-1-5", "Dr1");
    zones.play("convert 0");
    assert!(zones.lists("retreat 07.05"), "toward supply through a zone");
    assert!(zones.lists("retreat 06.06"), "away from it without one");
    let mut clear = attacked("red X 06.05 1-4-5", "Dr1");
    clear.play("convert 0");
    assert_eq!(clear.refusal("retreat 06.06"), "scs:9.1c");
}

/// Rules: scs:9.0bA.
#[test]
fn own_23_at_the_map_edge_a_blocked_retreat_costs_steps_and_nobody_leaves() {
    let text = "map 6x10\nturn 1 of 3 blue combat\nblue A 05.05 3-4-5\nblue B 05.06 3-4-5\n\
                blue C 06.06 3-4-5\nblue D 06.04 3-4-5\nred X 06.05 1-4-5/1-2-5 printed=3";
    let mut war = draw_result(text, "Dr2");
    war.attack("06.05", &["A"]);
    war.play("convert 0; stand; lose X; lose X");
    assert_eq!((war.at("X"), war.steps("X")), ("06.05".into(), 1));
}

/// Rules: scs:7.2dA, scs:8.0a, scs:9.0d.
#[test]
fn own_24_who_retreated_into_a_hex_attacked_later_suffers_there_without_defending() {
    let units = "blue A 05.05 3-4-5; blue B 08.04 3-4-5; red U 06.05 1-6-5/1-6-5 printed=4; \
                 red V 07.05 1-3-5/1-2-5";
    let mut war = with_result(units, "D1r1");
    war.attack("06.05", &["A"]);
    war.play("convert 0; lose U; retreat 07.05; lose U; done; top V");
    let told = war.attack("07.05", &["B"]);
    assert_eq!(told[2], "odds 3 to 3 = 1:1, shift 0, column 1:99", "V alone defends");
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["U"], "the stronger of both");
    assert_eq!(war.play("lose U; retreat 07.06")[1], "retreated U V 07.05-07.06");
}

/// Rules: scs:7.2d.
#[test]
fn own_25_units_are_attacked_once_in_a_combat_phase_and_may_be_overrun_after_it() {
    let units = "blue B 06.04 3-4-5; blue E 03.05 7-4-9 exploit; red X 06.05 1-4-5/1-2-5";
    let mut war = attacked(units, "D1");
    war.play("lose X");
    assert_eq!(war.refusal("attack 06.05"), "scs:7.2d", "even with B, who is fresh");
    war.play("end; select E; move 04.05; move 05.06; overrun 06.05");
}

/// Rules: scs:7.2b, scs:7.2bB.
#[test]
fn own_26_a_stack_may_divide_its_attacks_but_a_unit_may_not() {
    let units = "blue P 05.05 3-4-5; blue Q 05.05 3-4-5; blue R 05.05 3-4-5; red X 06.05 1-4-5/1-2-5; \
                 red Y 06.04 1-4-5/1-2-5";
    let mut war = with_result(units, "D1");
    war.attack("06.05", &["P"]);
    war.play("lose X; attack 06.04");
    assert_eq!(war.refusal("add P"), "scs:7.2d");
    war.play("add Q; add R; announce");
}

/// Rules: scs:6.0M.
#[test]
fn own_27_an_overrun_at_the_end_of_a_move_needs_two_points_more() {
    let ready = |allowance: u8| {
        let units = format!("blue A 03.05 7-4-{allowance}; red X 06.05 3-4-5");
        let mut war = in_movement(&units);
        war.play("select A; move 04.05; move 05.05");
        assert_eq!(war.spent("A"), 2 * 4);
        war
    };
    assert_eq!(ready(5).refusal("overrun 06.05"), "scs:6.0M");
    assert!(ready(6).lists("overrun 06.05"));
}

/// A at 05.05 begins to move beside X at 06.05, which has no zone.
fn beside(terrain: &str) -> Drawn {
    let mut war = in_movement(&format!("blue A 05.05 7-4-9; red X 06.05 0-4-5; {terrain}"));
    war.play("select A");
    war
}

/// Rules: scs:6.0c.
#[test]
fn own_28_woods_or_a_stream_can_be_overrun_but_not_both() {
    assert_eq!(beside("woods 06.05; stream 05.05/06.05").refusal("overrun 06.05"), "scs:6.0c");
    assert!(beside("woods 06.05").lists("overrun 06.05"));
    let told = beside("stream 05.05/06.05").play("overrun 06.05");
    assert_eq!(told[2], "odds 7/2 to 4 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:6.1d, scs:6.0c.
#[test]
fn own_29_a_road_does_not_make_the_target_cheaper() {
    assert!(beside("woods 06.05; road 05.05 06.05").lists("overrun 06.05"));
    let marsh = beside("marsh 06.05; road 05.05 06.05");
    assert_eq!(marsh.refusal("overrun 06.05"), "scs:6.0c");
}

/// Rules: scs:6.1d, scs:7.3B.
#[test]
fn own_30_a_bridge_carries_an_attack_but_no_overrun() {
    let river = "river 05.05/06.05; bridge 05.05 06.05";
    assert_eq!(beside(river).refusal("overrun 06.05"), "scs:6.1d");
    let mut war = in_combat(&format!("blue A 05.05 8-4-9; red X 06.05 0-2-5; {river}"));
    assert_eq!(odds(&mut war, &["A"]), "2 to 2 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:2.1b, scs:2.1a.
#[test]
fn own_31_who_began_in_a_zone_cannot_overrun_though_the_enemy_is_gone() {
    let units =
        "map 12x10\nblue U 05.05 7-4-9\nblue S 04.06 7-4-9\nred X 06.05 3-4-5\nred Y 06.04 0-1-5";
    let mut war = draw_result(units, "D1");
    war.play_with("select S; move 05.06; overrun 06.05; roll", &[3, 4]);
    war.play("lose X; advance S; select U");
    assert_eq!(war.refusal("overrun 06.04"), "scs:2.1b");
    war.play("move 05.06");
    assert_eq!(war.spent("U"), 2, "no surcharge any more");
}
