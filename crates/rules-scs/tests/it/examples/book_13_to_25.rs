//! Worked examples of the book: odds, the three combats, retreats, supply.

use super::{odds_of, with_result};
use crate::drawn::Drawn;
use crate::figures::{figure, out, supply_without, supply_without_bridge};

/// Rules: scs:7.4F.
#[test]
fn ex_13_3_to_4_is_1_to_1() {
    assert_eq!(odds_of(3, 4), "1:1");
}

/// Rules: scs:7.4F.
#[test]
fn ex_14_5_to_2_is_3_to_1() {
    assert_eq!(odds_of(5, 2), "3:1");
}

/// Rules: scs:7.4F.
#[test]
fn ex_15_9_to_6_is_2_to_1() {
    assert_eq!(odds_of(9, 6), "2:1");
}

/// Rules: scs:7.4F.
#[test]
fn ex_16_11_to_8_is_1_to_1() {
    assert_eq!(odds_of(11, 8), "1:1");
}

/// The attack of the first two combat figures, up to its result.
fn combat() -> (Drawn, Vec<String>) {
    let mut war = figure("fig-combat-2");
    let told = war.play_with("attack 20.10; add 3; add 4; add 6; add 8; announce; roll", &[4, 4]);
    (war, told)
}

/// Rules: scs:7.4A, scs:8.0a, scs:8.0b, scs:9.2D.
#[test]
fn ex_17_at_18_to_4_both_defenders_lose_a_step_and_retreat_two_hexes() {
    let (mut war, told) = combat();
    assert_eq!(told[2], "odds 18 to 4 = 5:1, shift 0, column 5:1");
    assert_eq!(told[4], "result D2r2");
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["7"]);
    war.play("lose 7");
    assert_eq!(war.options("lose"), ["14"]);
    let told = war.play("lose 14; retreat 21.11; retreat 22.11");
    assert_eq!(told[1..], ["retreated 14 7 20.10-21.11", "retreated 14 7 21.11-22.11"]);
}

/// Rules: scs:2.1d, scs:9.0d, scs:9.0dB.
#[test]
fn ex_18_the_zone_of_unit_1_costs_one_step_in_all_and_the_owner_gives_up_unit_7() {
    let (mut war, _) = combat();
    war.play("convert 0; lose 7; lose 14; retreat 21.11; retreat 22.11; lose 7");
    assert_eq!(
        (war.at("7"), war.at("14"), war.steps("14")),
        ("destroyed".into(), "22.11".into(), 1)
    );
    assert_eq!(war.asked(), "friendly", "one step for the stack, not one for each unit");
}

/// Rules: scs:10.0O, scs:11.0b, scs:11.0bA.
#[test]
fn ex_19_unit_3_advances_one_hex_and_unit_6_two_and_6_may_exploit() {
    let (mut war, _) = combat();
    war.play("convert 0; lose 7; lose 14; retreat 21.11; retreat 22.11; lose 7");
    war.play("advance 3; advance 6; go 21.11; done; end");
    assert_eq!((war.at("3"), war.at("6")), ("20.10".into(), "21.11".into()));
    war.play("select 6; move 21.12");
}

/// Rules: scs:7.3B, scs:7.3D, scs:7.4A.
#[test]
fn ex_20_over_the_bridge_a_quarter_counts_and_without_it_nobody_attacks() {
    let mut war = figure("fig-combat-3");
    war.play("attack 20.10");
    assert_eq!(war.refusal("add 3"), "scs:7.3B");
    let told = war.play("add 4; add 6; add 8; announce");
    assert_eq!(told[2], "odds 11/2 to 6 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:8.0a, scs:8.0aA, scs:8.0b, scs:9.0aA, scs:10.0c.
#[test]
fn ex_21_the_first_step_comes_from_unit_6_and_each_stack_retreats_its_own_way() {
    let mut war = figure("fig-combat-3");
    war.play_with("attack 20.10; add 4; add 6; add 8; announce; roll", &[1, 1]);
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["6"]);
    war.play("lose 6");
    assert_eq!(war.sorted("lose"), ["4", "8"]);
    war.play("lose 8; retreat 20.12; retreat 18.09");
    assert_eq!(["4", "6", "8"].map(|it| war.at(it)), ["18.09", "18.09", "20.12"]);
    assert_eq!((war.at("7"), war.asked()), ("20.10".into(), "friendly".into()));
}

const X: &str = "red X 06.05 3-4-5/2-2-5 printed=4";

/// Rules: scs:9.2A, scs:9.2B.
#[test]
fn ex_22_r3_is_3_hexes_or_2_and_a_step_or_1_and_2_or_3_steps() {
    let start = {
        let mut war = with_result(&format!("blue A 05.05 3-4-5; {X}"), "Dr3");
        war.attack("06.05", &["A"]);
        war
    };
    assert_eq!(start.options("convert"), ["0", "1", "2", "3"]);
    let ways = [
        ("convert 0; retreat 07.05; retreat 08.05; retreat 09.06", "09.06", 4),
        ("convert 1; lose X; retreat 07.05; retreat 08.05", "08.05", 3),
        ("convert 2; lose X; lose X; retreat 07.05", "07.05", 2),
        ("convert 3; lose X; lose X; lose X", "06.05", 1),
    ];
    for (actions, end, steps) in ways {
        let mut war = start.clone();
        war.play(actions);
        assert_eq!((war.at("X"), war.steps("X"), war.asked()), (end.into(), steps, "blue".into()));
    }
}

/// Rules: scs:10.0O, scs:10.0P.
#[test]
fn ex_23_on_r3_an_exploitation_unit_advances_up_to_3_hexes() {
    let mut war = with_result(&format!("blue E 05.05 3-4-5 exploit; {X}"), "Dr3");
    war.attack("06.05", &["E"]);
    war.play("convert 2; lose X; lose X; retreat 07.05; advance E; go 06.04; go 07.04");
    assert_eq!((war.at("E"), war.options("go").len()), ("07.04".into(), 0));
}

/// Rules: scs:2.1h, scs:12.1a, scs:12.1aG.
#[test]
fn ex_24_unit_3_is_supplied_as_long_as_6_and_8_and_the_bridge_are_there() {
    assert_eq!(out(&figure("fig-supply"), &["3"]), [""; 0]);
    assert_eq!(out(&supply_without("6", "30.08"), &["3"]), ["3"]);
    assert_eq!(out(&supply_without("8", "30.07"), &["3"]), ["3"]);
    assert_eq!(out(&supply_without_bridge(), &["3"]), ["3"]);
}

/// Rules: scs:7.4A, scs:0.9A.
#[test]
fn ex_25_11_to_6_is_2_to_1() {
    assert_eq!(odds_of(11, 6), "2:1");
}
