//! [SCS 9.2] Steps instead of hexes.

use super::attacked;
use crate::drawn::draw_result;

/// Rules: scs:9.2A, scs:9.2B.
#[test]
fn scs_9_2_any_part_of_a_retreat_can_be_taken_in_steps() {
    let war = attacked("Dr3", "red X 06.05 3-4-5/2-2-5 printed=4");
    assert_eq!(war.asked(), "red");
    assert_eq!(war.options("convert"), ["0", "1", "2", "3"]);
    assert_eq!(war.refusal("convert 4"), "scs:9.2B");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0a", "the choice comes first");
    for (converted, end) in [(0, "09.06"), (1, "08.05"), (2, "07.06"), (3, "06.05")] {
        let mut war = war.clone();
        let told = war.play(&format!("convert {converted}"));
        assert_eq!(told.len(), usize::from(converted > 0), "{told:?}");
        for _ in 0..converted {
            war.play("lose X");
        }
        for hex in ["07.06", "08.05", "09.06"].iter().take(3 - converted) {
            war.play(&format!("retreat {hex}"));
        }
        assert_eq!(
            (war.at("X"), war.steps("X")),
            (end.into(), 4 - u8::try_from(converted).unwrap())
        );
        assert_ne!(war.asked(), "red", "hexes and steps add up to three");
    }
}

/// Rules: scs:9.2C.
#[test]
fn scs_9_2_converted_steps_fall_on_single_units_and_the_rest_of_the_retreat_on_all() {
    let mut war = attacked("D1r2", "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5");
    let told = war.play("convert 1; lose X; lose Y");
    assert_eq!(
        told,
        ["converted red 1", "lost step X 1 left (Result)", "lost step Y 1 left (Result)"]
    );
    assert_eq!(war.play("retreat 07.05"), ["retreated X Y 06.05-07.05"]);
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.2C.
#[test]
fn scs_9_2_a_converted_hex_costs_one_step_for_attackers_in_several_hexes() {
    let text = "map 12x10\nblue A 05.05 3-4-5/2-2-5\nblue B 05.06 2-4-5/2-2-5\nred X 06.05 3-4-5\n\
                turn 1 of 3 blue combat";
    let mut war = draw_result(text, "Ar2");
    war.attack("06.05", &["A", "B"]);
    assert_eq!(war.options("convert"), ["0", "1", "2"]);
    let told = war.play("convert 1; lose A; retreat 04.06; retreat 04.04");
    assert_eq!(
        told,
        [
            "converted blue 1",
            "lost step A 1 left (Result)",
            "retreated B 05.06-04.06",
            "retreated A 05.05-04.04"
        ]
    );
    assert_eq!(war.steps("B"), 2);
}

/// Rules: scs:9.2D.
#[test]
fn scs_9_2_both_sides_have_the_option_and_may_decline_it() {
    let more = "red X 06.05 3-4-5/2-2-5; blue B 04.04 1-1-5";
    let mut war = attacked("Ar1 Dr1", more);
    assert_eq!(war.asked(), "red");
    assert_eq!(war.play("convert 0; retreat 07.05"), ["retreated X 06.05-07.05"]);
    assert_eq!(war.asked(), "blue");
    war.play("convert 1; lose A");
    assert_eq!((war.at("A"), war.steps("A"), war.steps("X")), ("05.05".into(), 1, 2));
    assert!(war.lists("advance A"), "who has stayed may advance");
}

/// Rules: scs:9.2A, scs:8.0cA.
#[test]
fn scs_9_2_nobody_is_asked_who_has_no_unit_left_to_retreat() {
    // Two steps are lost, and X has no more: hexes and steps come to the same.
    let mut war = attacked("D2r2", "red X 06.05 3-4-5/2-2-5");
    assert_eq!((war.asked(), war.list()), ("red".into(), vec!["lose X".into()]));
    war.play("lose X; lose X");
    assert_eq!(war.at("X"), "destroyed");
    let war = attacked("D2r2", "red X 06.05 3-4-5/2-2-5 printed=3");
    assert_eq!(war.options("convert"), ["0", "1", "2"], "one step is left to retreat");
}
