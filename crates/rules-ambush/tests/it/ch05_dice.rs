//! [AMB 2.9, 5.7, 5.8, 5.9] Dice, PC checks, activation checks, random choices.

use rules_ambush::state::Health;
use testkit::Drive;

use crate::men::{asked, count, man, told};
use crate::stage::{begin, begin_changed};
use crate::story::{marks, play_then, terrain};
use rules_ambush::terms::{Model, Terrain};

/// Rules: amb:2.9a, amb:2.9c.
#[test]
fn ex_1_percentile_dice_read_tens_and_units() {
    let roll = [(
        r#"dice = "one", cases = [{ max = 3, go = 100 }, { max = 6, go = 120 }, { max = 9 }]"#,
        r#"dice = "percent", cases = [{ max = 47 }, { max = 48, go = 100 }, { max = 99 }]"#,
    )];
    let start = r#"us = [{ who = "C", hex = "C11" }]"#;
    let mut game = begin_changed(start, &roll);
    let events = game.play("with C; go C10", &[4, 8]);
    assert!(told(&events, "Rolled value: 48") && told(&events, "Read paragraph: 100"));
    let mut game = begin_changed(start, &roll);
    let events = game.play("with C; go C10", &[10, 10]);
    assert!(told(&events, "Rolled value: 0") && count(&events, "Read") == 0);
}

/// Rules: amb:2.9a, amb:2.9b.
#[test]
fn one_die_runs_from_zero_to_nine_and_two_dice_from_zero_to_eighteen() {
    let start = r#"us = [{ who = "C", hex = "C11" }]"#;
    for (face, leads) in [(10, Some(100)), (3, Some(100)), (4, Some(120)), (7, None), (9, None)] {
        let mut game = begin(start);
        let events = game.play("with C; go C10", &[face]);
        let read =
            [100, 120].into_iter().find(|it| told(&events, &format!("Read paragraph: {it}")));
        assert_eq!(read, leads, "face {face}");
    }
    let mut game = begin(r#"us = [{ who = "C", hex = "B7" }]"#);
    let events = game.play("with C; go C8", &[9, 9]);
    assert!(told(&events, "EventCheck sum: 18"));
}

/// Rules: amb:5.7a, amb:5.7b, amb:5.7c, amb:5.1c.
#[test]
fn ex_8_a_perception_check_with_a_modifier() {
    for (face, leads) in [(4, 325), (5, 180), (10, 325), (9, 180)] {
        let mut game = begin(r#"us = [{ who = "C", hex = "C7", pc = 6 }]"#);
        let events = game.play("with C; go D7", &[face]);
        assert!(told(&events, &format!("Read paragraph: {leads}")), "face {face}");
    }
}

/// Rules: amb:5.7c.
#[test]
fn zero_succeeds_and_nine_fails_whatever_the_value() {
    // E11 asks everybody in the hex at +1.
    let mut game = begin(r#"us = [{ who = "C", hex = "D10", pc = 9 }]"#);
    let events = game.play("with C; go E11", &[9]);
    assert!(told(&events, "Read paragraph: 180"));
    let mut game = begin(r#"us = [{ who = "C", hex = "C7", pc = 0 }]"#);
    let events = game.play("with C; go D7", &[10]);
    assert!(told(&events, "Read paragraph: 325"));
}

/// Rules: amb:5.7d, amb:5.7f, amb:2.4o.
#[test]
fn where_all_may_check_one_success_is_enough_and_a_marker_ends_it() {
    let start = r#"us = [{ who = "A", hex = "D10" }, { who = "F", hex = "D10" }]"#;
    let mut game = begin(start);
    // A, Perception 5 + 1: 7 fails. F, 3 + 1: 4 succeeds.
    let events = game.play("with A; with F; go E11", &[7, 4]);
    assert!(told(&events, "Read paragraph: 325") && count(&events, "Perception") == 2);
    assert!(marks(&game, "E11").event);
    game.play("go D11; go E11", &[]);
}

/// Rules: amb:5.7e.
#[test]
fn a_check_by_sight_is_made_by_whoever_sees_the_hex() {
    let seers = [(
        r#"who = "best", mod = -2, ok = 325, fail = 180"#,
        r#"who = { seers-of = "E6" }, ok = 325, fail = 180"#,
    )];
    // B stands beside E6 on open ground; H in the woods far off does not see it; C came in.
    let start = r#"us = [
        { who = "B", hex = "E5" }, { who = "C", hex = "C7" }, { who = "H", hex = "E10" },
    ]"#;
    let mut game = begin_changed(start, &seers);
    let events = game.play("with C; go D7", &[7, 1]);
    let checked = count(&events, "Perception");
    assert!(told(&events, "Perception perception: 6") && checked == 2, "{events:?}");
}

/// Rules: amb:5.8b, amb:5.8c, amb:5.8d, amb:5.8a.
#[test]
fn ex_9_an_activation_check_with_a_perception_check_to_fall_back_on() {
    let level = [("levels = [1, 4, 7, -1, 5, 3]", "levels = [3, 4, 7, -1, 5, 3]")];
    let start = r#"us = [{ who = "C", hex = "C6" }]"#;
    let mut game = begin_changed(start, &level);
    let events = play_then(&mut game, "with C; go D6", &[2]);
    assert!(told(&events, "Activation level: 3 modifier: -1 die: 2 ok: true"));
    assert!(told(&events, "Read paragraph: 154") && asked(&game) != "operations");
    // C has Perception 5.
    let mut game = begin_changed(start, &level);
    let events = game.play("with C; go D6", &[3, 5]);
    assert!(told(&events, "Activation ok: false") && told(&events, "Read paragraph: 165"));
    let mut game = begin_changed(start, &level);
    let events = game.play("with C; go D6", &[3, 6]);
    assert!(count(&events, "Read") == 0 && asked(&game) == "operations");
}

/// Rules: amb:5.8d, amb:M0c.
#[test]
fn ex_131_a_nine_never_activates_and_a_zero_always_does() {
    let start = r#"us = [{ who = "C", hex = "C6" }]"#;
    let high = [
        ("levels = [1, 4, 7, -1, 5, 3]", "levels = [8, 4, 7, -1, 5, 3]"),
        ("activation = { mod = -1, ok = 154", "activation = { mod = 2, ok = 154"),
    ];
    let mut game = begin_changed(start, &high);
    let events = game.play("with C; go D6", &[9, 9]);
    assert!(told(&events, "Activation ok: false"));
    let low = [("activation = { mod = -1, ok = 154", "activation = { mod = -3, ok = 154")];
    let mut game = begin_changed(start, &low);
    let events = play_then(&mut game, "with C; go D6", &[10]);
    assert!(told(&events, "Activation ok: true"));
    // A level of 4 is reached by a 4.
    let plain = [
        ("levels = [1, 4, 7, -1, 5, 3]", "levels = [4, 4, 7, -1, 5, 3]"),
        ("activation = { mod = -1, ok = 154", "activation = { ok = 154"),
    ];
    let mut game = begin_changed(start, &plain);
    let events = play_then(&mut game, "with C; go D6", &[4]);
    assert!(told(&events, "Activation ok: true"));
}

/// Rules: amb:5.8b, amb:M3d, amb:M4d, amb:M7e.
#[test]
fn where_a_condition_has_no_level_nobody_is_activated_and_nothing_is_rolled() {
    let mut game = begin("condition = 4\nus = [{ who = \"C\", hex = \"C6\" }]");
    // The die is C's PC check.
    let events = game.play("with C; go D6", &[9]);
    assert_eq!((count(&events, "Activation"), count(&events, "Perception")), (0, 1));
}

/// Rules: amb:5.9a, amb:9.5f.
#[test]
fn ex_10_one_of_three_weapons_is_chosen_by_equal_spans_and_a_nine_is_rolled_again() {
    let mut game = begin(
        r#"
        us = [{ who = "C", hex = "B7" }]
        germans = [
            { who = "L", hex = "M6", marks = ["incapacitated"], weapons = ["fired"] },
            { who = "M", hex = "M6", marks = ["incapacitated"], weapons = ["fired"] },
            { who = "N", hex = "M6", marks = ["incapacitated"], weapons = ["fired"] },
        ]
        "#,
    );
    // 5 + 10 reads 5: paragraph 018. Then 9 is rolled again, 4 is the second.
    let events = game.play("with C; go C8", &[5, 10, 9, 4]);
    assert_eq!(count(&events, "AmmoOut"), 1);
    let rifles: Vec<bool> = game
        .all_gear()
        .map(|it| game.gear(it))
        .filter(|it| it.model == Model::GermanRifle && it.fired[0])
        .map(|it| it.empty)
        .collect();
    assert_eq!(rifles, [false, true, false]);
}

/// Rules: amb:5.9a, amb:3.2c, amb:2.4j.
#[test]
fn artillery_strikes_a_random_hex_of_the_squad_and_leaves_a_crater() {
    let mut game = begin(r#"us = [{ who = "C", hex = "C8" }, { who = "D", hex = "B4" }]"#);
    // Two hexes: 5 to 9 is the second of them by number of the hex. The last die is damage: panic.
    game.play("with C; go C9", &[1, 10]);
    let struck = [terrain(&game, "C9"), terrain(&game, "B4")];
    assert_eq!(struck.iter().filter(|it| **it == Terrain::Crater).count(), 1);
    assert_eq!(man(&game, 'D').health, Health::Fit, "panic means nothing in Operations");
}

/// Rules: amb:3.2c.
#[test]
fn nobody_of_the_squad_fights_in_operations_but_a_paragraph_may_shoot() {
    let game = begin(r#"us = [{ who = "C", hex = "C9" }]"#);
    let refused = game.refused("fire rifle aimed L");
    assert_eq!(refused.rule.0, "amb:3.2c");
    let near = [(r#"from = "H8""#, r#"from = "D7""#)];
    let mut game = begin_changed(r#"us = [{ who = "C", hex = "C9" }]"#, &near);
    // No jam on 99, and a 9 misses.
    let events = game.play("with C; go D9", &[9, 9, 9]);
    assert!(told(&events, "Fired Unseen hit: false"), "{events:?}");
    // Through the woods nobody is seen from H8: nothing is rolled.
    let mut game = begin(r#"us = [{ who = "C", hex = "C9" }]"#);
    game.play("with C; go D9", &[]);
}
