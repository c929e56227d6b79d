//! [AMB 12] Minefields and booby traps.

use rules_ambush::state::Health;
use testkit::Drive;

use crate::men::{count, man, told};
use crate::stage::begin;
use crate::story::marks;

/// Three who enter together, and one who is there.
const THREE: &str = r#"us = [
    { who = "A", hex = "B8" }, { who = "B", hex = "B8" }, { who = "F", hex = "B8" },
    { who = "G", hex = "B9" },
]"#;

/// Rules: amb:12.1a, amb:12.1b, amb:12.1c, amb:5.7g, amb:13.1b.
#[test]
fn ex_137_of_a_group_the_most_perceptive_checks_and_an_explosion_reaches_all_in_the_hex() {
    let mut game = begin(THREE);
    // B has Perception 6: a 7 fails. Then one die each: panic, which means nothing in Operations,
    // three times, and for G a 9, which kills even outdoors: the row is that of a building.
    let events = game.play("with A; with B; with F; go B9", &[7, 10, 10, 10, 9]);
    assert!(told(&events, "Perception perception: 6") && count(&events, "Perception") == 1);
    assert!(told(&events, "TrapExploded") && count(&events, "Blasted") == 4);
    assert_eq!(man(&game, 'G').health, Health::Killed);
    let unhurt = ['A', 'B', 'F'].map(|it| man(&game, it).health);
    assert_eq!(unhurt, [Health::Fit; 3]);
}

/// Rules: amb:12.1b.
#[test]
fn a_trap_does_what_a_grenade_does_inside() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B8" }]"#);
    // 3 wounds inside a building; outside it would only panic.
    game.play("with C; go B9", &[9, 3]);
    assert_eq!(man(&game, 'C').health, Health::Wounded);
}

/// Rules: amb:12.1a, amb:12.1d.
#[test]
fn a_trap_that_was_found_is_marked_and_has_no_further_effect() {
    let mut game = begin(THREE);
    let events = game.play("with B; go B9", &[6]);
    assert!(told(&events, "TrapFound") && marks(&game, "B9").sprung && !marks(&game, "B9").booby);
    // Nobody checks any more.
    game.play("with F; go B9", &[]);
    let mut game = begin(THREE);
    game.play("with B; go B9", &[9, 10, 10]);
    assert!(marks(&game, "B9").sprung, "so is one that went off");
    game.play("with F; go B9", &[]);
}

/// Rules: amb:12.1a.
#[test]
fn a_trap_that_is_known_waits_for_the_first_who_enters() {
    let start = r#"
        us = [{ who = "C", hex = "B5" }]
        marks = [{ mark = "booby", hex = "B4" }]
    "#;
    let mut game = begin(start);
    let events = game.play("with C; go B4", &[5]);
    assert!(told(&events, "TrapFound"));
}

/// Rules: amb:12.2a, amb:12.2b, amb:12.2c, amb:5.7g.
#[test]
fn ex_138_on_a_minefield_everybody_checks_for_himself_now_and_later() {
    let mut game = begin(
        r#"us = [
            { who = "A", hex = "C11" }, { who = "B", hex = "C11" }, { who = "F", hex = "C11" },
        ]"#,
    );
    // A 5 and B 6 pass, F fails on a 4 and is wounded by a 3.
    let events = game.play("with A; with B; with F; go B11", &[5, 6, 4, 3]);
    assert_eq!((count(&events, "Perception"), count(&events, "Blasted")), (3, 1));
    assert_eq!(man(&game, 'F').health, Health::Wounded);
    assert!(marks(&game, "B11").mines);
    game.play("go C11", &[]);
    let events = game.play("go B11", &[10, 10]);
    assert_eq!(count(&events, "Perception"), 2);
    assert!(marks(&game, "B11").mines, "they never run out");
}

/// Rules: amb:13.1b, amb:12.2a.
#[test]
fn ex_139_panic_means_nothing_in_operations() {
    let mut game = begin(r#"us = [{ who = "C", hex = "C11" }]"#);
    let events = game.play("with C; go B11", &[9, 10]);
    assert!(told(&events, "MineExploded") && man(&game, 'C').health == Health::Fit);
    game.play("go C11", &[]);
}

/// Rules: amb:12.2a, amb:7.3l.
#[test]
fn mines_work_in_rounds_too() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "B5", ar = "1" }]
        germans = [{ who = "L", hex = "M6", ar = "complete" }]
        marks = [{ mark = "mines", hex = "B4" }]
        "#,
    );
    let events = game.play("act C; go B4", &[5]);
    assert!(told(&events, "Perception rule: \"amb:12.2a\""));
}
