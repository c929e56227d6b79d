//! [SCS 9.0d, 9.0e] Enemy zones on the way, and stacks that part.

use super::attacked;
use crate::drawn::{draw, draw_result};

/// Rules: scs:9.0d, scs:9.0dB.
#[test]
fn scs_9_0d_each_enemy_zone_entered_costs_the_stack_one_step_of_its_owners_choice() {
    // C at 08.05 has both 07.06 and 08.06 in its zone.
    let more = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; blue C 08.05 3-4-5";
    let mut war = attacked("D1r2", more);
    war.play("convert 0; lose X; retreat 07.06");
    assert_eq!(war.asked(), "red");
    assert_eq!(war.sorted("lose"), ["X", "Y"]);
    assert_eq!(war.refusal("lose C"), "scs:9.0dB");
    assert_eq!(war.refusal("retreat 08.06"), "scs:9.0a", "first the step");
    let told = war.play("lose Y; retreat 08.06; lose Y");
    assert_eq!(
        told,
        [
            "lost step Y 1 left (EnemyZone)",
            "retreated X Y 07.06-08.06",
            "destroyed Y 08.06 (EnemyZone)"
        ]
    );
    assert_eq!((war.at("X"), war.steps("X")), ("08.06".into(), 1));
}

/// Rules: scs:9.0d.
#[test]
fn scs_9_0d_enemies_without_a_zone_cost_nothing_nor_does_the_hex_that_is_left() {
    let more = "red X 06.05 3-4-5; blue C 08.05 0-4-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0; retreat 07.06");
    assert_eq!((war.at("X"), war.asked()), ("07.06".into(), "blue".into()));
}

/// Rules: scs:9.0dA, scs:9.0dB.
#[test]
fn scs_9_0d_a_friend_in_the_hex_does_not_cancel_the_zone_and_does_not_pay_for_it() {
    let more = "red X 06.05 3-4-5/2-2-5; red W 07.06 3-4-5/2-2-5; blue C 08.05 3-4-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0; retreat 07.06");
    assert_eq!(war.refusal("lose W"), "scs:9.0dB");
    war.play("lose X");
    assert_eq!((war.steps("X"), war.steps("W")), (1, 2));
}

/// Rules: scs:9.0d.
#[test]
fn scs_9_0d_a_group_that_dies_on_its_way_retreats_no_farther() {
    let more = "red X 06.05 3-4-5; red Y 06.05 3-4-5; blue C 08.05 3-4-5";
    let mut war = attacked("Dr2", more);
    let told = war.play("convert 0; split X; retreat 07.05; lose Y");
    assert_eq!(told.last().map(String::as_str), Some("destroyed Y 07.05 (EnemyZone)"));
    assert_eq!(war.asked(), "red", "the other group is still to go");
    assert_eq!(war.refusal("lose X"), "scs:8.0c");
    war.play("retreat 06.06; retreat 07.07");
    assert_eq!((war.at("X"), war.steps("X")), ("07.07".into(), 1));
}

/// Rules: scs:9.0d.
#[test]
fn scs_9_0d_the_zones_of_the_moment_count_for_a_retreating_attacker() {
    // The defender is at 07.05 by then; once he shows a face without attack, his zone is gone.
    let text = "map 12x10\nblue A 06.06 3-4-5/2-2-5\nred X 06.05 3-4-5/0-2-5\n\
                supply blue 08.05\nturn 1 of 3 blue combat";
    let play = |cell: &str, actions: &str| {
        let mut war = draw_result(text, cell);
        war.attack("06.05", &["A"]);
        war.play(actions);
        war
    };
    let gone = play("Ar1 D1r1", "convert 0; lose X; retreat 07.05; convert 0; retreat 07.06");
    assert_eq!((gone.at("A"), gone.steps("A")), ("07.06".into(), 2));
    let there = play("Ar1 Dr1", "convert 0; retreat 07.05; convert 0; retreat 07.06; lose A");
    assert_eq!((there.at("A"), there.steps("A")), ("07.06".into(), 1));
}

/// Rules: scs:9.0e, scs:9.0d.
#[test]
fn scs_9_0e_units_may_part_and_then_each_group_pays_for_itself() {
    let more = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; blue C 08.05 3-4-5";
    let together = {
        let mut war = attacked("Dr1", more);
        war.play("convert 0; retreat 07.06; lose Y");
        war
    };
    assert_eq!((together.steps("X"), together.steps("Y")), (2, 1));
    assert_eq!(together.stack("07.06"), ["X", "Y"]);
    let mut apart = attacked("Dr1", more);
    apart.play("convert 0; split Y; retreat 07.06; lose X");
    apart.play("retreat 07.05; lose Y");
    assert_eq!((apart.at("X"), apart.at("Y")), ("07.06".into(), "07.05".into()));
    assert_eq!((apart.steps("X"), apart.steps("Y")), (1, 1));
}

/// Rules: scs:9.0e.
#[test]
fn scs_9_0e_two_groups_in_one_enemy_zone_pay_twice() {
    let more = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; blue C 08.05 3-4-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0; split Y; retreat 07.06");
    assert_eq!(war.refusal("lose Y"), "scs:9.0dB");
    war.play("lose X; retreat 07.06");
    assert_eq!(war.refusal("lose X"), "scs:9.0dB");
    war.play("lose Y");
    assert_eq!(war.stack("07.06"), ["X", "Y"]);
    assert_eq!((war.steps("X"), war.steps("Y")), (1, 1));
}

/// Rules: scs:9.0e.
#[test]
fn scs_9_0e_three_units_can_go_three_ways() {
    let more = "red X 06.05 3-4-5; red Y 06.05 2-2-5; red Z 06.05 2-2-5";
    let mut war = attacked("Dr2", more);
    war.play("convert 0; split X; split Y");
    assert_eq!(war.refusal("split Z"), "scs:9.0e", "nobody parts from himself");
    assert_eq!(war.refusal("split X"), "scs:9.0e", "who has parted already");
    war.play("retreat 07.05; retreat 08.04");
    war.play("split X; retreat 07.06; retreat 08.05; retreat 07.06; retreat 08.06");
    assert_eq!(["Z", "Y", "X"].map(|it| war.at(it)), ["08.04", "08.05", "08.06"]);
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.0e.
#[test]
fn scs_9_0e_those_who_parted_in_the_same_place_travel_together() {
    let more = "red X 06.05 3-4-5; red Y 06.05 2-2-5; red Z 06.05 2-2-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0; split X; split Y; retreat 07.05");
    assert_eq!(war.play("retreat 07.06"), ["retreated X Y 06.05-07.06"]);
}

/// Rules: scs:9.0e.
#[test]
fn scs_9_0e_a_stack_may_part_midway() {
    let more = "red X 06.05 3-4-5; red Y 06.05 2-2-5; red Z 06.05 2-2-5";
    let mut war = attacked("Dr2", more);
    war.play("convert 0; split Z; retreat 07.06; split Y; retreat 08.05");
    assert_eq!(war.at("X"), "08.05");
    assert_eq!(war.play("retreat 08.06"), ["retreated Y 07.06-08.06"]);
    war.play("retreat 07.05; retreat 08.04");
    assert_eq!(["X", "Y", "Z"].map(|it| war.at(it)), ["08.05", "08.06", "08.04"]);
}

/// Rules: scs:9.0e.
#[test]
fn scs_9_0e_only_units_of_the_retreating_group_can_part() {
    let more = "red X 06.05 3-4-5; red Y 06.05 2-2-5; red W 07.06 2-2-5";
    let mut war = attacked("Dr2", more);
    war.play("convert 0; retreat 07.06");
    assert_eq!(war.refusal("split W"), "scs:9.0e");
    assert_eq!(war.refusal("split A"), "scs:9.0e");
    assert!(war.lists("split X") && war.lists("split Y"));
}

/// Rules: scs:9.0d.
#[test]
fn scs_9_0d_with_the_series_table_the_steps_come_on_top_of_those_of_the_result() {
    // 7 to 1 and a 5: D1r2.
    let text = "map 12x10\nblue A 05.05 7-4-5\nblue C 08.05 3-4-5\nred X 06.05 1-1-5/1-1-5\n\
                turn 1 of 3 blue combat";
    let mut war = draw(text);
    war.play_with("attack 06.05; add A; announce; roll", &[2, 3]);
    let told = war.play("convert 0; lose X; retreat 07.05; lose X");
    assert_eq!(
        told,
        ["lost step X 1 left (Result)", "retreated X 06.05-07.05", "destroyed X 07.05 (EnemyZone)"]
    );
}

/// Rules: scs:9.0a, scs:9.0b, scs:9.0e.
#[test]
fn scs_9_0a_a_group_that_holds_one_of_its_units_back_has_to_part() {
    let mut fixed = attacked("Dr1", "red X 06.05 3-4-0/2-2-0; red Y 06.05 3-4-5");
    fixed.play("convert 0");
    assert_eq!(fixed.sorted("split"), ["X", "Y"]);
    assert_eq!(fixed.list().len(), 2, "neither stand nor retreat: {:?}", fixed.list());
    assert_eq!(fixed.refusal("stand"), "scs:9.0a");
    fixed.play("split Y");
    assert_eq!(fixed.list(), ["stand"], "alone X cannot go");
    fixed.play("stand; lose X");
    assert_eq!(fixed.refusal("stand"), "scs:9.0bA", "alone Y can, and must");
    fixed.play("retreat 07.05");
    assert_eq!((fixed.at("X"), fixed.at("Y")), ("06.05".into(), "07.05".into()));
    // The truck gets one hex far, the infantry two.
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";
    let ring = "marsh 06.07 07.07 08.06 08.05 08.04 07.04 06.03 05.04 04.05 04.06 05.07 04.04";
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5/1-1-5 class=truck";
    let mut mixed = attacked("Dr2", &format!("{units}; {ring}\n{chart}"));
    mixed.play("convert 0");
    assert_eq!(mixed.refusal("retreat 07.05"), "scs:9.0a", "T could, but X could go farther");
    assert_eq!(mixed.refusal("stand"), "scs:9.0a");
    assert_eq!(mixed.sorted("split"), ["T", "X"]);
    mixed.play("split T; retreat 07.05; retreat 08.05; retreat 07.05; stand; lose T");
    assert_eq!((mixed.at("X"), mixed.at("T")), ("08.05".into(), "07.05".into()));
}

/// Rules: scs:9.0e, scs:9.1a.
#[test]
fn scs_9_0e_the_order_in_which_the_groups_of_a_stack_go_changes_nothing() {
    // Both ways lead into the zone of C; who has parted goes last.
    let more = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; blue C 08.05 3-4-5\n---
                [stacking]\nmeasure = \"units\"\nlimit = 2";
    let end = |actions: &str| {
        let mut war = attacked("Dr1", more);
        war.play(&format!("convert 0; {actions}"));
        war
    };
    let x_first = end("split Y; retreat 07.06; lose X; retreat 07.05; lose Y; done");
    let y_first = end("split X; retreat 07.05; lose Y; retreat 07.06; lose X; done");
    assert_eq!(x_first.0, y_first.0);
    // Into one hex, where their owner then says who lies on top.
    let x_first = end("split Y; retreat 07.06; lose X; retreat 07.06; lose Y; done; top X");
    let y_first = end("split X; retreat 07.06; lose Y; retreat 07.06; lose X; done; top X");
    assert_eq!(x_first.0, y_first.0);
}

/// Rules: scs:9.0aA, scs:9.0dA, scs:9.1a, scs:4.0aF.
#[test]
fn scs_9_0a_where_one_stack_of_attackers_goes_changes_nothing_for_the_next() {
    // B goes first, as its hex lies above that of A; 04.05 and 04.04 are in the zone of Y.
    let text = "map 12x10\nblue A 05.05 3-4-5/2-2-5\nblue B 05.06 3-4-5/2-2-5\nred X 06.05 3-4-5
                red Y 03.05 3-4-5\nturn 1 of 3 blue combat\n---
                [stacking]\nmeasure = \"units\"\nlimit = 1";
    let after = |first: &str| {
        let mut war = draw_result(text, "Ar1");
        war.attack("06.05", &["A", "B"]);
        war.play(&format!("convert 0; {first}"));
        war
    };
    let away = after("retreat 04.06");
    let mut together = after("retreat 04.05; lose B");
    assert_eq!(together.sorted("retreat"), ["04.04", "04.05", "05.04"]);
    assert_eq!(together.list(), away.list());
    let mut apart = away;
    apart.play("retreat 04.05; lose A");
    together.play("retreat 04.05; lose A");
    assert_eq!((apart.at("A"), together.at("A")), ("04.05".into(), "04.05".into()));
    assert_eq!((apart.steps("A"), together.steps("A")), (1, 1), "a friend there spares nothing");
    assert_eq!(together.stack("04.05"), ["B", "A"]);
    together.play("end");
    assert_eq!(together.asked(), "blue", "the overstack is tolerated");
    assert!(together.options("eliminate").is_empty());
}

/// Rules: scs:9.0e, scs:9.0bA.
#[test]
fn scs_9_0e_nobody_is_sent_another_way_where_there_is_none() {
    // Blue stands all round 06.05: neither X nor Y can leave it, together or apart.
    let ring = "blue B 06.06 3-4-5; blue C 07.06 3-4-5; blue D 07.05 3-4-5; blue E 06.04 3-4-5; \
                blue F 05.06 3-4-5";
    let more = format!("red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; {ring}");
    let mut war = attacked("Dr1", &more);
    war.play("convert 0");
    assert_eq!(war.list(), ["stand"]);
    assert_eq!(war.refusal("split X"), "scs:9.0bA");
    let more = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0");
    assert_eq!(war.sorted("split"), ["X", "Y"], "ways there are");
}
