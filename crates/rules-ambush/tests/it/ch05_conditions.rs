//! [AMB 5.5, 6.11] Conditions.

use testkit::Drive;

use crate::men::{asked, count, told};
use crate::stage::{begin, begin_changed};
use crate::story::{marks, order_of, play_then};

/// A change to condition 2 in E6, with these black entries under it.
fn changing(start: &str, black: &str) -> rules_ambush::state::Sortie {
    begin_changed(
        start,
        &[
            ("do = [{ condition = 6 }]", "do = [{ condition = 2 }]"),
            (r#"black = [{ hexes = "C5", p = 120 }, { hexes = "C8", event = true }]"#, black),
        ],
    )
}

/// Rules: amb:5.5b, amb:5.5c, amb:5.5g, amb:2.2i, amb:2.4p, amb:2.5i, amb:5.8b.
#[test]
fn ex_6_a_change_of_condition_swaps_the_card_takes_the_markers_and_checks_the_squad() {
    let start = r#"
        us = [{ who = "C", hex = "C4" }, { who = "D", hex = "E7" }]
        marks = [{ mark = "event", hex = "C8" }, { mark = "event", hex = "J8" }]
    "#;
    let mut game = begin(start);
    let events = game.play("with D; go E6", &[]);
    assert!(told(&events, "Read paragraph: 323") && told(&events, "Condition condition: 6"));
    assert_eq!(game.condition(), 6, "conditions between are skipped");
    assert!(!marks(&game, "C8").event && !marks(&game, "J8").event);
    assert_eq!(asked(&game), "operations");
    // The card of condition 6 is the one that counts: 122 ends the mission in C5.
    let events = game.play("with C; go C5", &[]);
    assert!(told(&events, "Read paragraph: 122") && told(&events, "Ended"));
}

/// Rules: amb:5.5b.
#[test]
fn a_condition_never_changes_to_a_lower_one() {
    let start = "condition = 3\nus = [{ who = \"D\", hex = \"E7\" }]";
    let changes = [
        ("do = [{ condition = 6 }]", "do = [{ condition = 2 }]"),
        (
            r#"red = "to-turn"
black = [{ hexes = "C5", p = 120 }]"#,
            r#"red = "to-turn"
black = [{ hexes = "E6", p = 323 }]"#,
        ),
    ];
    let mut game = begin_changed(start, &changes);
    let events = game.play("with D; go E6", &[]);
    assert!(told(&events, "Read paragraph: 323") && count(&events, "Condition") == 0);
    assert_eq!(game.condition(), 3);
}

/// Rules: amb:5.5d.
#[test]
fn ex_133_the_checks_after_a_change_go_by_row_and_then_by_letter() {
    let start = r#"
        us = [
            { who = "A", hex = "B9" }, { who = "B", hex = "A10" }, { who = "C", hex = "C2" },
            { who = "D", hex = "E7" },
        ]
    "#;
    let mut game = changing(start, r#"black = [{ hexes = "B9 A10 C2", p = 120 }]"#);
    let events = game.play("with D; go E6", &[]);
    let order = order_of(&game, &events, "Read paragraph: 120", &["B9", "A10", "C2"]);
    assert_eq!(order, ["C2", "B9", "A10"]);
}

/// Rules: amb:5.5e, amb:5.6b.
#[test]
fn after_a_change_an_event_entry_lays_a_marker_without_dice() {
    let start = r#"us = [{ who = "C", hex = "C8" }, { who = "D", hex = "E7" }]"#;
    let mut game = changing(start, r#"black = [{ hexes = "C8", event = true }]"#);
    let events = game.play("with D; go E6", &[]);
    assert!(marks(&game, "C8").event && count(&events, "EventCheck") == 0);
}

/// Rules: amb:5.6b, amb:5.5c.
#[test]
fn an_event_that_changes_the_condition_takes_its_own_marker_along() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B7" }]"#);
    // 2 + 2 = 4: paragraph 323, which changes the condition.
    let events = game.play("with C; go C8", &[2, 2]);
    assert!(told(&events, "EventMarker") && told(&events, "Condition condition: 6"));
    assert!(!marks(&game, "C8").event);
}

/// Where a German comes into play in A4, and something is told in B4 and C5.
const THREE: &str = r#"black = [{ hexes = "A4", p = 216 }, { hexes = "B4 C5", p = 120 }]"#;

/// Rules: amb:5.5f, amb:3.1c.
#[test]
fn ex_132_in_operations_the_first_german_cuts_the_checks_short() {
    let start = r#"
        us = [
            { who = "A", hex = "A4" }, { who = "B", hex = "B4" }, { who = "C", hex = "C5" },
            { who = "D", hex = "E7" },
        ]
    "#;
    let mut game = changing(start, THREE);
    let events = play_then(&mut game, "with D; go E6", &[]);
    assert!(told(&events, "Activated card: 41") && told(&events, "Activated card: 42"));
    assert_eq!(count(&events, "Read paragraph: 120"), 0);
}

/// Rules: amb:5.5h, amb:6.11a, amb:6.11b.
#[test]
fn ex_132_in_rounds_all_hexes_are_checked() {
    let start = r#"
        round = 3
        advantage = "us"
        us = [
            { who = "A", hex = "A4" }, { who = "B", hex = "B4" }, { who = "C", hex = "C5" },
            { who = "D", hex = "E7", ar = "1" },
        ]
        germans = [{ who = "L", hex = "M6", ar = "complete" }]
    "#;
    let mut game = changing(start, THREE);
    let events = play_then(&mut game, "act D; go E6", &[]);
    assert!(told(&events, "Activated card: 41"));
    assert_eq!(count(&events, "Read paragraph: 120"), 2);
}

/// Rules: amb:5.5c, amb:5.5d.
#[test]
fn a_change_amid_the_checks_begins_them_anew_under_the_newest_card() {
    let start = r#"
        us = [{ who = "A", hex = "B4" }, { who = "C", hex = "C5" }, { who = "D", hex = "E7" }]
    "#;
    let black = r#"black = [{ hexes = "B4", p = 119 }, { hexes = "C5", p = 120 }]"#;
    let changes = [
        ("do = [{ condition = 6 }]", "do = [{ condition = 2 }]"),
        (r#"black = [{ hexes = "C5", p = 120 }, { hexes = "C8", event = true }]"#, black),
        ("[paragraphs.120]", "[paragraphs.119]\ndo = [{ condition = 3 }]\n\n[paragraphs.120]"),
    ];
    let mut game = begin_changed(start, &changes);
    let events = game.play("with D; go E6", &[]);
    assert_eq!(game.condition(), 3);
    // Under condition 2 C5 is never reached; under condition 3 it says 120 too.
    assert_eq!(count(&events, "Read paragraph: 120"), 1);
}

/// Rules: amb:5.5i, amb:5.4a.
#[test]
fn ex_7_a_paragraph_that_requires_a_sighting_has_no_effect_without_it() {
    let start = r#"us = [{ who = "C", hex = "D4" }]"#;
    let mut game = begin(start);
    let events = game.play("with C; go E5", &[]);
    assert_eq!((count(&events, "Read"), game.points()), (0, 0));
    let mut game = begin(&format!("sightings = [2]\n{start}"));
    let events = game.play("with C; go E5", &[]);
    assert!(told(&events, "Read paragraph: 121") && game.points() == 1);
}

/// Rules: amb:5.5i, amb:5.4a, amb:2.5j.
#[test]
fn ex_130_a_sighting_is_not_marked_where_its_paragraph_does_not_take_place() {
    let headed = [("[paragraphs.252]\n", "[paragraphs.252]\ns = 4\n")];
    let start = r#"us = [{ who = "C", hex = "D4" }]"#;
    let mut game = begin_changed(start, &headed);
    game.play("with C; go E5", &[]);
    assert!(!game.is_sighted(4));
    let mut game = begin_changed(&format!("sightings = [2]\n{start}"), &headed);
    game.play("with C; go E5", &[]);
    assert!(game.is_sighted(4) && game.points() == 1);
    // By whatever road it is reached again, it is ignored now.
    game.play("go D4; go E5", &[]);
    assert_eq!(game.points(), 1);
}
