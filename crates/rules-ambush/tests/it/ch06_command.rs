//! [AMB 6.3, 6.4, 2.10] Command and panic.

use rules_ambush::state::ArBox::{Complete, One, Panic, Two};
use testkit::Drive;

use crate::men::{asked, boxes, count};
use crate::stage::{begin, begin_rolling};

/// Rules: amb:6.3a, amb:6.3b, amb:6.3c, amb:6.3d, amb:6.1i, amb:2.10f.
#[test]
fn ex_12_a_red_number_panics_only_who_is_out_of_command() {
    let start = r#"
        condition = 2
        round = 1
        us = [
            { who = "A", hex = "A6", in = 3, command = true },
            { who = "B", hex = "D6", in = 1, command = false },
            { who = "C", hex = "C6", in = 2 },
            { who = "D", hex = "B4", in = 1 },
            { who = "E", hex = "B4", in = 2 },
        ]
        germans = [{ who = "L", hex = "M6" }]
    "#;
    // 7 is red for Initiative 1, 2 and 3.
    let (mut game, _) = begin_rolling("corbeau", start, &[7, 3]);
    assert_eq!(boxes(&game, "ABCDE"), [Two, Panic, One, One, One]);
    game.play("act A", &[]);
    for letter in ["C", "D", "E"] {
        assert!(game.offers(&format!("give turn {letter}")), "{letter}");
    }
    assert_eq!(game.refused("give turn B").rule.0, "amb:2.10f");
}

/// Rules: amb:6.3a.
#[test]
fn ex_12_three_in_a_hex_keep_each_other_calm() {
    let start = r#"
        condition = 2
        round = 1
        us = [
            { who = "B", hex = "D6", in = 1, command = false },
            { who = "C", hex = "D6", in = 2 },
            { who = "E", hex = "D6", in = 2 },
        ]
        germans = [{ who = "L", hex = "M6" }]
    "#;
    let (game, _) = begin_rolling("corbeau", start, &[7, 3]);
    assert_eq!(boxes(&game, "BCE"), [One, One, One]);
}

/// Rules: amb:6.3e, amb:13.1c.
#[test]
fn a_commander_who_panics_commands_nobody() {
    let start = |initiative: u8| {
        format!(
            r#"
            condition = 2
            round = 1
            us = [
                {{ who = "A", hex = "A6", in = {initiative}, command = true }},
                {{ who = "C", hex = "C6", in = 2 }},
            ]
            germans = [{{ who = "L", hex = "M6" }}]
        "#
        )
    };
    // Initiative 3 and 2 are 5 for either: calm.
    let (game, _) = begin_rolling("corbeau", &start(3), &[7, 3]);
    assert_eq!(boxes(&game, "AC"), [Two, One]);
    // Initiative 2 and 2 are 4: the commander panics first, and then C has 2 alone.
    let (game, events) = begin_rolling("corbeau", &start(2), &[7, 3, 1]);
    assert_eq!(count(&events, "Panicked total:_Some(4)"), 1);
    assert_eq!(count(&events, "Panicked total:_Some(2)"), 1);
    assert_eq!(asked(&game), "watch", "nobody of the squad has acted");
}

/// Rules: amb:6.4a, amb:6.4c, amb:6.1h.
#[test]
fn ex_13_a_printed_panic_asks_for_no_command() {
    let start = r#"
        condition = 2
        round = 1
        us = [
            { who = "A", hex = "A6", in = 5, command = true },
            { who = "H", hex = "A6", in = 1 },
        ]
        germans = [{ who = "V", hex = "M6" }]
    "#;
    // V is a conscript of Initiative 1: he panics too.
    let (game, _) = begin_rolling("corbeau", start, &[1, 1]);
    assert_eq!(boxes(&game, "AHV"), [One, Panic, Panic]);
    // Initiative 2 panics on none of these dice.
    for (face, die) in [(10, 0), (1, 1), (2, 2)] {
        let start = start.replace("in = 1", "in = 2");
        let (game, _) = begin_rolling("corbeau", &start, &[face, 1]);
        assert_eq!(boxes(&game, "H"), [One], "{die}");
    }
}

/// Rules: amb:6.4a, amb:6.4c, amb:6.1i.
#[test]
fn ex_14_red_numbers_of_initiative_three() {
    for face in [6, 7, 9] {
        let alone = r#"
            condition = 2
            round = 1
            us = [{ who = "A", hex = "A1", in = 5 }, { who = "C", hex = "A6", in = 3 }]
            germans = [{ who = "L", hex = "M6" }]
        "#;
        let (game, _) = begin_rolling("corbeau", alone, &[face, 3]);
        assert_eq!(boxes(&game, "C"), [Panic], "{face}");
        let together = alone.replace(r#"hex = "A1""#, r#"hex = "A6""#);
        let (game, _) = begin_rolling("corbeau", &together, &[face, 3]);
        assert_eq!(boxes(&game, "C"), [Two], "{face}");
    }
    let (game, _) = begin_rolling(
        "corbeau",
        r#"
        condition = 2
        round = 1
        us = [{ who = "C", hex = "A6", in = 3 }]
        germans = [{ who = "L", hex = "M6" }]
    "#,
        &[8, 3],
    );
    assert_eq!(boxes(&game, "C"), [Two], "8 is not red");
}

/// Rules: amb:6.1i, amb:6.1h.
#[test]
fn ex_162_a_red_number_is_nothing_to_a_german() {
    let start = r#"
        condition = 2
        round = 1
        us = [{ who = "A", hex = "A6", in = 5 }]
        germans = [{ who = "L", hex = "M6" }]
    "#;
    let (game, _) = begin_rolling("corbeau", start, &[8, 5]);
    assert_eq!(boxes(&game, "L"), [One]);
}

/// A commander and others in the Round of the squad.
fn gifts(us: &str) -> String {
    format!(
        r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [{{ who = "A", hex = "A6", ar = "2" }}, {us}]
        germans = [{{ who = "L", hex = "M6", ar = "2" }}]
    "#
    )
}

/// Rules: amb:6.3f, amb:6.3h, amb:6.7y.
#[test]
fn ex_103_a_turn_is_given_and_used_when_its_box_comes() {
    let mut game = begin(&gifts(r#"{ who = "C", hex = "C6", ar = "complete" }"#));
    // After the gift A may still change his stance; then L acts from his box of two turns.
    game.play("act A; give turn C; done", &[1]);
    assert_eq!(boxes(&game, "ACL"), [One, One, One]);
    assert_eq!(game.offered(), ["act A", "act C", "pass round"]);
    let mut game = begin(&gifts(r#"{ who = "C", hex = "C6", ar = "1" }"#));
    game.play("act A; give turn C; done", &[]);
    assert_eq!(boxes(&game, "ACL"), [One, Two, Two]);
    assert_eq!(game.offered(), ["act C", "pass round"], "before any German");
}

/// Rules: amb:6.3g, amb:13.2e.
#[test]
fn ex_104_who_cannot_be_given_a_turn() {
    let mut game = begin(&gifts(
        r#"
        { who = "C", hex = "A6", ar = "complete", marks = ["wounded"] },
        { who = "D", hex = "A6", ar = "panic" },
        { who = "E", hex = "A6", ar = "unaware" },
        { who = "F", hex = "A6", ar = "2" },
        { who = "G", hex = "A6", ar = "1", marks = ["incapacitated"] }"#,
    ));
    game.play("act A", &[]);
    assert_eq!(game.refused("give turn C").rule.0, "amb:13.2e");
    for letter in ["D", "E", "F"] {
        assert_eq!(game.refused(&format!("give turn {letter}")).rule.0, "amb:6.3g", "{letter}");
    }
    for letter in ["A", "G", "L"] {
        assert_eq!(game.refused(&format!("give turn {letter}")).rule.0, "amb:6.3f", "{letter}");
    }
}

/// Rules: amb:6.7y, amb:2.5h, amb:2.10g.
#[test]
fn only_commanders_give_turns_and_alert() {
    let mut game = begin(&gifts(
        r#"{ who = "C", hex = "A6", ar = "2" }, { who = "D", hex = "A6", ar = "unaware" }"#,
    ));
    game.play("act C", &[]);
    assert_eq!(game.refused("give turn A").rule.0, "amb:6.3f");
    assert_eq!(game.refused("alert D").rule.0, "amb:6.3f");
}

/// Rules: amb:6.3j, amb:13.2e, amb:6.5a.
#[test]
fn a_commander_alerts_a_soldier_who_then_has_no_turn() {
    let mut game = begin(&gifts(
        r#"
        { who = "C", hex = "C6", ar = "unaware" },
        { who = "D", hex = "A6", ar = "unaware", marks = ["wounded"] },
        { who = "E", hex = "D6", ar = "unaware" },
        { who = "F", hex = "A6", ar = "complete" }"#,
    ));
    game.play("act A", &[]);
    assert_eq!(game.refused("alert D").rule.0, "amb:6.3j");
    assert_eq!(game.refused("alert E").rule.0, "amb:2.10f");
    assert_eq!(game.refused("alert F").rule.0, "amb:6.3j");
    game.play("alert C; done", &[1]);
    assert_eq!(boxes(&game, "AC"), [One, Complete]);
}

/// Rules: amb:6.3f.
#[test]
fn a_panicked_or_unaware_commander_gives_nothing() {
    let game = begin(
        r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [
            { who = "A", hex = "A6", ar = "panic" },
            { who = "B", hex = "A6", ar = "unaware" },
            { who = "C", hex = "A6", ar = "1" },
        ]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    assert_eq!(game.offered(), ["act C", "pass round"]);
}

/// Rules: amb:6.3h.
#[test]
fn a_turn_that_was_given_is_not_handed_on_to_a_commander() {
    let start = r#"
        round = 3
        advantage = "us"
        us = [
            { who = "A", hex = "C4", ar = "1", command = true },
            { who = "B", hex = "C4", command = true },
            { who = "C", hex = "C4" },
        ]
        germans = [{ who = "L", hex = "M1" }]
    "#;
    let mut game = begin(start);
    game.play("act A; give turn B; done; act B", &[]);
    assert_eq!(game.refused("give turn A").rule.0, "amb:6.3h");
    assert!(game.offers("give turn C"));
}
