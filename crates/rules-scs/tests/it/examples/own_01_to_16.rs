//! Cases of our own: numbers, movement, who attacks and who loses the steps.

use super::{in_combat, in_movement, odds, odds_of, with_result};
use crate::drawn::{Drawn, draw};

/// Rules: scs:7.4A.
#[test]
fn own_01_halves_round_up_when_the_defender_is_stronger() {
    assert_eq!([odds_of(4, 6), odds_of(5, 7), odds_of(2, 5)], ["1:2", "1:1", "1:3"]);
}

/// Rules: scs:0.9B.
#[test]
fn own_02_no_strength_is_rounded_on_the_way() {
    let three_across_a_stream = |defense: u8| {
        let units = format!(
            "blue A 05.05 3-1-5; blue B 05.05 3-1-5; blue C 05.05 3-1-5; \
             red X 06.05 1-{defense}-5; stream 05.05/06.05"
        );
        odds(&mut in_combat(&units), &["A", "B", "C"])
    };
    assert_eq!(three_across_a_stream(3), "9/2 to 3 = 2:1, shift 0, column 2:1");
    assert_eq!(three_across_a_stream(4), "9/2 to 4 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:0.8A.
#[test]
fn own_03_supply_bridge_and_woods_all_count() {
    let units = "blue A 05.05 7-1-5 marks=out-of-supply; red X 06.05 1-1-5; woods 06.05; \
                 river 05.05/06.05; bridge 05.05 06.05";
    assert_eq!(odds(&mut in_combat(units), &["A"]), "7/8 to 2 = 1:2, shift 0, column 1:2");
}

/// Rules: scs:7.4B, scs:7.4C.
#[test]
fn own_04_a_shift_starts_from_the_last_column() {
    let units = "blue A 05.05 12-1-5; red X 06.05 1-1-5; ridge 06.05";
    assert_eq!(odds(&mut in_combat(units), &["A"]), "12 to 1 = 12:1, shift -1, column 6:1");
}

/// Below the left column: no roll, one step of the strongest, and the attack is spent.
fn fails_without_a_roll(units: &str) {
    let mut war = in_combat(units);
    let told = war.play("attack 06.05; add A; add B; announce");
    assert_eq!(told.last().map(String::as_str), Some("result A1 without a roll"));
    assert_eq!(war.options("lose"), ["A"], "the strongest");
    war.play("lose A");
    assert_eq!((war.at("X"), war.steps("X"), war.steps("A")), ("06.05".into(), 2, 1));
    assert_eq!(war.refusal("advance B"), "scs:10.0M");
    assert_eq!(war.refusal("attack 06.05"), "scs:7.2d", "they have attacked");
}

/// Rules: scs:7.4D.
#[test]
fn own_05_below_the_left_column_the_attacker_loses_a_step_without_a_roll() {
    assert_eq!(odds_of(2, 7), "1:4");
    fails_without_a_roll(
        "blue A 05.05 2-4-5/1-2-5; blue B 05.05 0-4-5; red X 06.05 1-7-5/1-2-5; red Y 08.09 1-1-5",
    );
}

/// Rules: scs:7.4E.
#[test]
fn own_06_shifted_off_the_left_end_is_the_same() {
    assert_eq!(odds_of(2, 6), "1:3");
    fails_without_a_roll(
        "blue A 05.05 2-4-5/1-2-5; blue B 05.05 0-4-5; red X 06.05 1-6-5/1-2-5; ridge 06.05",
    );
}

/// Rules: scs:3.2bB.
#[test]
fn own_07_a_road_step_into_an_enemy_zone_costs_two_and_a_half() {
    let mut war = in_movement("blue A 04.05 3-4-5; red X 06.05 3-4-5; road 04.05 05.05");
    war.play("select A; move 05.05");
    assert_eq!(war.spent("A"), 5);
}

/// Rules: scs:2.1g.
#[test]
fn own_08_three_zones_on_a_hex_cost_no_more_than_one() {
    let units = "blue A 04.05 3-4-5; red X 06.05 3-4-5; red Y 06.04 3-4-5; red Z 05.04 3-4-5";
    let mut war = in_movement(units);
    war.play("select A; move 05.05");
    assert_eq!(war.spent("A"), 2 * 3);
}

/// Rules: scs:2.1h, scs:9.0dA, scs:12.1aB.
#[test]
fn own_09_a_friend_in_an_enemy_zone_helps_supply_alone() {
    let mut moving = in_movement("blue A 04.05 3-4-5; blue B 05.05 3-4-5; red X 06.05 3-4-5");
    moving.play("select A; move 05.05");
    assert_eq!(moving.spent("A"), 2 * 3);
    let units =
        "blue A 05.05 3-4-5; blue C 08.05 3-4-5; red X 06.05 3-4-5/2-2-5; red W 07.05 1-1-5";
    let mut retreating = with_result(units, "Dr1");
    retreating.attack("06.05", &["A"]);
    retreating.play("convert 0; retreat 07.05; lose X");
    let corridor = "map 6x2\nlake 01.02 02.02 03.02 05.02 06.02\nsupply blue 01.01\n\
                    turn 1 of 3 blue exploitation\nblue A 06.01 3-4-5\nblue B 04.01 1-1-5\n\
                    red X 04.02 3-4-5";
    let mut supplied = draw(corridor);
    let told = supplied.play("end");
    assert!(!told.contains(&"out of supply A".into()), "{told:?}");
}

/// Rules: scs:3.1e, scs:3.1eA, scs:3.1eB.
#[test]
fn own_10_the_minimum_move_is_one_hex_whatever_it_costs_and_nothing_else() {
    // Woods across a stream in an enemy zone: 2 + 1 + 2 = 5 of 4 points.
    let units = "blue A 04.05 3-4-4; red X 06.05 3-4-5; woods 05.05; stream 04.05/05.05 04.04/05.05; \
                 river 04.05/05.06; red Y 05.04 0-1-5";
    let mut war = in_movement(units);
    war.play("select A");
    assert_eq!(war.refusal("move 05.06"), "scs:3.2d", "never across a river");
    let mut after = war.clone();
    after.play("move 04.04");
    assert_eq!(after.refusal("move 05.05"), "scs:3.2a", "not after other movement");
    war.play("move 05.05");
    assert_eq!(war.at("A"), "05.05");
    assert_eq!(war.refusal("overrun 05.04"), "scs:6.0N", "the move is over");
    assert_eq!(war.refusal("select A"), "scs:3.1M");
}

/// Rules: scs:3.1eD, scs:11.0a, scs:11.0b, scs:11.0c.
#[test]
fn own_11_the_minimum_move_opens_no_exploitation() {
    let text = "map 12x10\nturn 1 of 3 blue exploitation\nblue A 03.05 3-4-5\n\
                blue E 05.05 3-4-5 exploit\nred X 06.05 3-4-5";
    let war = draw(text);
    assert_eq!(war.refusal("select A"), "scs:11.0a");
    assert_eq!(war.refusal("select E"), "scs:11.0b");
    assert_eq!(war.list(), ["end"]);
}

/// Rules: scs:7.2e, scs:7.2eA, scs:7.2eB.
#[test]
fn own_12_a_printed_zero_may_join_and_no_attack_value_may_not() {
    let units =
        "blue C 05.05 _-2-4; blue B 05.05 0-1-5; blue A 05.05 3-4-5/2-2-5; red X 06.05 1-3-5";
    let mut war = with_result(units, "A2 D1");
    war.play("attack 06.05");
    assert_eq!(war.refusal("add C"), "scs:7.2eB");
    war.play("add B");
    assert_eq!(war.refusal("announce"), "scs:7.2e", "zero alone");
    let told = war.play_with("add A; announce; roll", &[3, 4]);
    assert_eq!(told[2], "odds 3 to 3 = 1:1, shift 0, column 1:99");
    war.play("lose X; lose A");
    assert_eq!(war.options("lose"), ["B"], "it absorbs the second step");
    let mut unhurt = with_result(units, "D1");
    unhurt.attack("06.05", &["A", "B"]);
    unhurt.play("lose X; advance B; done");
    assert_eq!(unhurt.at("B"), "06.05");
}

/// Blue attacks 06.05 with all its units and suffers this result.
fn suffering(units: &str, attackers: &[&str], cell: &str) -> Drawn {
    let mut war = with_result(&format!("{units}; red X 06.05 1-3-5"), cell);
    war.attack("06.05", attackers);
    war
}

/// Rules: scs:8.0a, scs:8.0b.
#[test]
fn own_13_the_zero_takes_the_second_step() {
    let units = "blue B 05.05 0-1-5; blue A 05.05 3-4-5/2-2-5";
    let mut war = suffering(units, &["A", "B"], "A2");
    assert_eq!(war.refusal("lose B"), "scs:8.0a");
    war.play("lose A");
    assert_eq!(war.refusal("lose A"), "scs:8.0b");
    war.play("lose B");
    assert_eq!((war.steps("A"), war.at("B")), (1, "destroyed".into()));
}

/// Rules: scs:8.0b, scs:8.0c.
#[test]
fn own_14_the_third_step_is_free_and_the_fifth_of_four_vanishes() {
    let units = "blue P 05.05 4-4-5/2-2-5; blue Q 05.05 2-4-5/1-2-5";
    let mut three = suffering(units, &["P", "Q"], "A3");
    three.play("lose P; lose Q");
    assert_eq!(three.sorted("lose"), ["P", "Q"]);
    let mut five = suffering(units, &["P", "Q"], "A5");
    five.play("lose P; lose Q; lose P; lose Q");
    assert_eq!((five.at("P"), five.at("Q")), ("destroyed".into(), "destroyed".into()));
    assert_eq!(five.list(), ["end"]);
}

/// Rules: scs:8.0a.
#[test]
fn own_15_among_equals_the_owner_picks() {
    let units = "blue A 05.05 3-4-5; red X 06.05 1-3-5; red Y 06.05 1-3-5; red Z 06.05 1-2-5";
    let mut war = with_result(units, "D1");
    war.attack("06.05", &["A"]);
    assert_eq!(war.sorted("lose"), ["X", "Y"]);
    assert_eq!(war.refusal("lose Z"), "scs:8.0a");
}

/// Rules: scs:8.0aA.
#[test]
fn own_16_the_face_that_shows_says_who_is_strongest() {
    let units = "blue A 05.05 3-4-5; red X 06.05 1-4-5/1-2-5; red Y 06.05 1-6-5/1-3-5 steps=1";
    let mut war = with_result(units, "D1");
    war.attack("06.05", &["A"]);
    assert_eq!(war.options("lose"), ["X"]);
}
