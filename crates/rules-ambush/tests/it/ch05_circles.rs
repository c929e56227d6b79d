//! Operations keep the contract: lists and checks agree, and nothing leads round for free.

use testkit::Drive;
use testkit::conformance::check_free_circles;

use crate::stage::begin;

const SQUAD: &str = r#"us = [
    { who = "A", hex = "B5" }, { who = "B", hex = "B5" }, { who = "C", hex = "B5" },
    { who = "F", hex = "B5", marks = ["incapacitated"] }, { who = "G" }, { who = "H" },
]"#;

#[test]
fn no_answers_of_operations_lead_back_for_free() {
    for seed in 0..3 {
        assert!(check_free_circles(&begin(SQUAD), seed, 150) > 0);
    }
}

/// Rules: amb:5.3h, amb:5.3l.
#[test]
fn whoever_is_taken_along_can_be_left_however_much_has_been_arranged() {
    let start = r#"us = [
        { who = "A", hex = "A6" }, { who = "B", hex = "A6" },
        { who = "F", hex = "A6", marks = ["incapacitated"] },
    ]"#;
    let mut game = begin(start);
    game.play("with B; escort F", &[]);
    // B has no box free to drag F, and goes nowhere with him.
    assert_eq!(game.refused("leave").rule.0, "amb:5.3h");
    for _ in 0..29 {
        game.play("stance A crouching; stance A standing", &[]);
    }
    assert_eq!(game.refused("stance A crouching").rule.0, "amb:5.3a", "enough has been arranged");
    assert_eq!(game.offered(), ["escort F"]);
    game.play("escort F", &[]);
    assert_eq!(game.refused("escort F").rule.0, "amb:5.3a");
    game.play("leave", &[]);
}

/// Rules: amb:17.3a, amb:17.5b.
#[test]
fn whoever_sits_in_a_car_can_drive_or_get_out_however_much_has_been_arranged() {
    let start = r#"us = [{ who = "A", hex = "C6" }, { who = "B", hex = "C6" }]
vehicles = [{ kind = "jeep", hex = "C6", facing = "D5" }]"#;
    let mut game = begin(start);
    game.play("with B; mount jeep 0", &[]);
    for _ in 0..29 {
        game.play("mount jeep 1; mount jeep 0", &[]);
    }
    assert_eq!(game.refused("mount jeep 1").rule.0, "amb:5.3a", "enough has been arranged");
    assert_eq!(game.offered(), ["dismount", "take wheel jeep"]);
    game.play("dismount", &[]);
    assert_eq!(game.refused("mount jeep 0").rule.0, "amb:5.3a");
    assert!(game.offers("go D5"));
}
