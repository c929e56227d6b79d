//! [SCS 7.4] Odds, columns and the ends of the table.

use super::{announce, attack, odds};
use crate::drawn::{Drawn, draw};

/// One attacker and one defender with these strengths, on this terrain.
fn duel(attack: u8, defense: u8, terrain: &str) -> Drawn {
    draw(&format!(
        "map 12x10
         {terrain} 06.05
         blue A 05.05 {attack}-4-5/1-2-5
         red X 06.05 1-{defense}-5/1-1-5
         turn 1 of 3 blue combat"
    ))
}

/// Rules: scs:7.4A, scs:7.4F.
#[test]
fn scs_7_4_both_totals_are_divided_by_the_smaller_and_rounded_half_up() {
    let table = [
        (3, 4, "1:1"),
        (5, 2, "3:1"),
        (9, 6, "2:1"),
        (11, 8, "1:1"),
        (4, 6, "1:2"),
        (5, 7, "1:1"),
        (2, 5, "1:3"),
        (14, 3, "5:1"),
        (5, 5, "1:1"),
        (29, 20, "1:1"),
        (49, 20, "2:1"),
        (20, 49, "1:2"),
        (13, 2, "7:1"),
    ];
    for (attack, defense, expected) in table {
        let line = format!("odds {attack} to {defense} = {expected}, shift 0, column {expected}");
        assert_eq!(odds(&duel(attack, defense, "open"), "06.05", "A"), line);
    }
}

/// Rules: scs:7.4B.
#[test]
fn scs_7_4_odds_beyond_the_right_column_are_resolved_on_it() {
    let war = duel(24, 2, "open");
    assert_eq!(odds(&war, "06.05", "A"), "odds 24 to 2 = 12:1, shift 0, column 7:1");
    let mut war = war;
    // A seven at 7:1 is D2r3.
    assert_eq!(attack(&mut war, "06.05", "A", &[3, 4])[4], "result D2r3");
}

/// Rules: scs:7.4C.
#[test]
fn own_4_scs_7_4_shifts_start_from_the_last_printed_column() {
    let mut war = duel(24, 2, "ridge");
    assert_eq!(odds(&war, "06.05", "A"), "odds 24 to 2 = 12:1, shift -1, column 6:1");
    // A seven at 6:1 is D2r2.
    assert_eq!(attack(&mut war, "06.05", "A", &[3, 4])[4], "result D2r2");
}

/// Rules: scs:7.4D.
#[test]
fn own_5_scs_7_4_below_the_left_column_nobody_rolls_and_the_attacker_loses_a_step() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 1-4-5/1-2-5
         blue B 05.06 1-9-5/1-2-5
         blue C 05.06 0-9-5/0-2-5
         red X 06.05 3-7-5/2-2-5
         turn 1 of 3 blue combat",
    );
    let told = announce(&mut war, "06.05", "A B C");
    assert_eq!(told[2..], ["odds 2 to 7 = 1:4, shift 0, column none", "result A1 without a roll"]);
    assert_eq!((war.asked(), war.options("lose")), ("blue".into(), vec!["A".into(), "B".into()]));
    let told = war.play("lose B");
    assert_eq!(told, ["lost step B 1 left (Result)"], "one step, and no advance");
    assert_eq!((war.steps("A"), war.steps("B"), war.steps("X")), (2, 1, 2));
    assert_eq!(war.refusal("attack 06.05"), "scs:7.2d", "attacked all the same");
    assert_eq!(war.list(), ["end"], "nobody may attack again");
}

/// Rules: scs:7.4D.
#[test]
fn scs_7_4_the_leftmost_column_itself_is_rolled_on() {
    let mut war = duel(2, 6, "open");
    let told = announce(&mut war, "06.05", "A");
    assert_eq!(told[2], "odds 2 to 6 = 1:3, shift 0, column 1:3");
    assert_eq!(war.list(), ["roll"]);
    assert_eq!(war.play_with("roll", &[4, 4])[1], "result A1");
}

/// Rules: scs:7.4E.
#[test]
fn own_6_scs_7_4_an_attack_shifted_off_the_left_loses_a_step_without_a_roll() {
    let mut war = duel(2, 6, "ridge");
    let told = announce(&mut war, "06.05", "A");
    assert_eq!(told[2..], ["odds 2 to 6 = 1:3, shift -1, column none", "result A1 without a roll"]);
    assert_eq!(war.list(), ["lose A"]);
    war.play("lose A");
    assert_eq!((war.steps("A"), war.steps("X")), (1, 2));
}

/// Rules: scs:7.4D, scs:7.4E.
#[test]
fn scs_7_4_a_shift_to_the_right_does_not_bring_odds_below_the_left_end_back() {
    let chart = "---
         [terrain.hex.open]
         move = { \"*\" = \"1\" }
         [terrain.hex.slope]
         move = { \"*\" = \"1\" }
         shift = 1";
    let at = |attack, defense| {
        draw(&format!(
            "map 12x10\nslope 06.05\nblue A 05.05 {attack}-4-5\nred X 06.05 1-{defense}-5
             turn 1 of 3 blue combat\n{chart}"
        ))
    };
    assert_eq!(odds(&at(2, 7), "06.05", "A"), "odds 2 to 7 = 1:4, shift 1, column none");
    assert_eq!(odds(&at(2, 6), "06.05", "A"), "odds 2 to 6 = 1:3, shift 1, column 1:2");
    assert_eq!(odds(&at(9, 1), "06.05", "A"), "odds 9 to 1 = 9:1, shift 1, column 7:1");
}

/// Rules: scs:7.4A.
#[test]
fn scs_7_4_no_defense_at_all_is_the_last_column() {
    let war = draw(
        "map 12x10
         blue A 05.05 1-4-5
         red X 06.05 _-0-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A"), "odds 1 to 0 = none, shift 0, column 7:1");
}
