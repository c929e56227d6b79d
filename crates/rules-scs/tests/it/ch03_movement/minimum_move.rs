//! [SCS 3.1e] The minimum move.

use super::{DEAR, map, reach};
use crate::drawn::draw;

/// Rules: scs:3.1e, scs:3.1eC.
#[test]
fn scs_3_1e_a_unit_may_always_move_one_hex_whatever_it_costs() {
    // Woods, stream and enemy zone are 5 of 4 points.
    let mut drawn = draw(DEAR);
    let told = drawn.play("select A; move 06.05");
    assert_eq!(told, ["moved A 05.05-06.05"]);
    assert_eq!(drawn.options("select"), [""; 0], "its move is over");
    assert_eq!(drawn.refusal("select A"), "scs:3.1M");
    assert_eq!(drawn.refusal("move 05.05"), "scs:3.1O", "nobody is selected");
    assert_eq!(drawn.spent("A"), 8);
}

/// Rules: scs:3.1e.
#[test]
fn scs_3_1e_only_as_the_first_and_last_hex_of_the_phase() {
    let mut drawn = draw(DEAR);
    drawn.play("select A; move 05.06");
    assert_eq!(drawn.refusal("move 06.05"), "scs:3.2a", "a point is spent already");
    let mut half = draw(&DEAR.replace("3-4-4", "3-4-4 spent=1/2"));
    half.play("select A");
    assert_eq!(half.refusal("move 06.05"), "scs:3.2a");
}

/// Rules: scs:3.1e.
#[test]
fn scs_3_1e_who_can_pay_pays_and_goes_on() {
    let mut drawn = draw(&DEAR.replace("3-4-4", "3-4-6"));
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 10);
    drawn.play("move 05.06");
    let mut exact = draw(&DEAR.replace("3-4-4", "3-4-5"));
    exact.play("select A; move 06.05");
    assert_eq!((exact.spent("A"), exact.list()), (10, vec!["stop".to_owned()]));
}

/// Rules: scs:3.1e.
#[test]
fn scs_3_1e_a_printed_allowance_of_zero_never_moves() {
    let mut drawn = map("blue A 05.05 3-4-0\nblue B 05.05 3-4-1");
    assert_eq!(drawn.refusal("select A"), "scs:3.1e");
    drawn.play("select B");
    assert_eq!(drawn.refusal("add A"), "scs:3.1e");
    assert_eq!(reach(&drawn, "A"), [""; 0]);
    assert_eq!(reach(&drawn, "B").len(), 6);
}

/// Rules: scs:3.1e, scs:3.1d.
#[test]
fn scs_3_1e_in_a_stack_the_others_go_on_without_it() {
    let mut drawn = draw(&format!("{DEAR}\nblue B 05.05 3-4-9"));
    drawn.play("select A; add B; move 06.05");
    assert_eq!((drawn.spent("A"), drawn.spent("B")), (8, 10));
    assert_eq!(drawn.options("drop"), [""; 0], "A has stayed behind by itself");
    let told = drawn.play("move 05.06; stop");
    assert_eq!(told, ["moved B 06.05-05.06"]);
    assert_eq!(drawn.at("A"), "06.05");
}

/// Rules: scs:3.1eA.
#[test]
fn scs_3_1e_not_into_or_across_prohibited_terrain() {
    let mut drawn = map(
        "blue A 05.05 3-4-1\nlake 05.06\nriver 05.05/05.04 05.05/06.05\nbridge 05.05 06.05\nmarsh 06.05",
    );
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2d");
    assert_eq!(drawn.refusal("move 05.04"), "scs:3.2d");
    drawn.play("move 06.05");
}

/// Rules: scs:3.1eB.
#[test]
fn scs_3_1e_not_to_make_an_overrun() {
    // Z has no zone; after its minimum move A stands beside it and can do nothing more.
    let text = format!("{DEAR}\nred Z 06.06 _-1-5");
    let mut drawn = draw(&text);
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.options("overrun"), [""; 0]);
    assert_eq!(drawn.refusal("overrun 06.06"), "scs:6.0N", "it moves no longer");
    // Nor is the cost of an overrun itself ever forgiven.
    let mut poor = map("blue A 05.05 3-4-1\nred Z 05.06 _-1-5");
    poor.play("select A");
    assert_eq!(poor.refusal("overrun 05.06"), "scs:6.0M");
}

/// Rules: scs:3.1eC.
#[test]
fn scs_3_1e_neither_lack_of_supply_nor_enemy_zones_take_it_away() {
    let text = "blue A 05.05 3-4-1 marks=out-of-supply\nred Z 06.06 3-4-5\nred W 05.06 _-1-1";
    let mut drawn =
        draw(&format!("map 12x10\n{text}\n---\n[supply.out_of_supply]\nmovement = \"1/4\""));
    assert_eq!(drawn.0.allowance(drawn.id("A")), 0);
    assert_eq!(reach(&drawn, "A").len(), 5, "all round but the enemy's hex");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.at("A"), "06.05");
    assert_eq!(drawn.refusal("select A"), "scs:3.1M");
    assert_eq!(reach(&drawn, "A"), [""; 0], "once is enough");
}

/// Rules: scs:3.1eD.
#[test]
fn scs_3_1e_no_right_to_move_for_who_begins_exploitation_in_an_enemy_zone() {
    let drawn = draw(
        "map 12x10\nblue A 05.05 3-4-1 exploit\nblue B 02.05 3-4-1 exploit\nblue C 02.05 3-4-1
         red X 05.06 3-4-5\nturn 1 of 3 blue exploitation",
    );
    assert_eq!(drawn.refusal("select A"), "scs:11.0b");
    assert_eq!(drawn.refusal("select C"), "scs:11.0a");
    assert_eq!(drawn.options("select"), ["B"]);
}
