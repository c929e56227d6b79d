//! Chapters 19.1 and 19.2: hexes attacked together, Support that joins, retreat before combat.

use rules_prussia::{Army, Decision};

use crate::fight::{FOOT, GUNS, Go, ROCK, attack, duel, duel_on};
use crate::stage::{Drawing, Stage};

const CROATS: &str = "2-4-4 1-3-4";

/// Foot in 0505 attacks Croats in 0504.
fn croats(drawing: Drawing, ladder: &str) -> Stage {
    let mut stage = drawing
        .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
        .unit("l", "coalition infantry line", "2-6-3 2-6-3", "0504")
        .unit("k", "coalition infantry croat", ladder, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage
}

/// Rules: pg:19.2a, pg:19.2b.
#[test]
fn pg_19_2a_every_hex_that_is_attacked_may_be_evaded() {
    let drawn = || {
        let mut stage = duel()
            .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
            .unit("k1", "coalition infantry croat", CROATS, "0504")
            .unit("k2", "coalition infantry croat", CROATS, "0605")
            .stage();
        attack(&mut stage, "0504 0605", "0505");
        stage
    };
    let mut stage = drawn();
    assert_eq!(stage.asks(), Decision::Evade { hex: stage.hex("0504") });
    stage.go("hold", &[]);
    assert_eq!(stage.asks(), Decision::Evade { hex: stage.hex("0605") });
    stage.go("retreat 0705", &[]);
    assert_eq!((stage.at("k1").as_str(), stage.at("k2").as_str()), ("0504", "0705"));
    assert!(stage.offers("roll"));
    let mut stage = drawn();
    stage.go("retreat 0503; hold", &[]);
    assert_eq!((stage.at("k1").as_str(), stage.at("k2").as_str()), ("0503", "0605"));
    assert_eq!(stage.0.reckoning().strength, [3, 2]);
}

/// Rules: pg:19.2a, pg:7.1c, pg:25.3.6a.
#[test]
fn pg_19_2a_no_way_through_water_or_over_the_mietzel() {
    let stage = croats(duel_on(&[("0604", '~')]), CROATS);
    assert_eq!(stage.rule("retreat 0604"), "pg:7.1c");
    assert!(stage.offers("retreat 0503"));
    let stage = croats(duel().sides("mietzel", "0503/0504"), CROATS);
    assert_eq!(stage.rule("retreat 0503"), "pg:25.3.6a");
    assert!(stage.offers("retreat 0604"));
}

/// Rules: pg:19.2c, pg:7.2.5a.
#[test]
fn pg_19_2c_with_strength_in_brackets_not_into_a_zone() {
    // 0405 and 0605 lie next to the attacker, 0503 does not.
    let stage = croats(duel(), "(2)-4-4");
    assert_eq!(stage.rule("retreat 0405"), "pg:19.2a");
    assert!(stage.offers("retreat 0503"));
    assert!(croats(duel(), "2-4-4").offers("retreat 0405"));
    // Nobody goes where the baggage is, zone or not.
    let baggage = duel().unit("bag", "coalition baggage baggage", "(2)-4-3", "0503");
    assert_eq!(croats(baggage, CROATS).rule("retreat 0503"), "pg:19.2a");
}

/// Rules: pg:19.2a, pg:6.1a.
///
/// An army that sleeps stands and takes it [K-32].
#[test]
fn pg_19_2a_a_sleeping_army_does_not_evade() {
    let stage = croats(duel().main(true, false), CROATS);
    assert_eq!(stage.offered(), ["lead l", "lead k"], "nobody is asked before that");
}

/// Rules: pg:19.1.1d.
#[test]
fn pg_19_1_1d_no_more_than_four_levels_of_support_join() {
    let drawn = |first: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", ROCK, "0504")
            .unit("b", "prussia infantry line", ROCK, "0506")
            .unit("big", "coalition infantry line", ROCK, "0505")
            .unit("three", "coalition infantry line", "2-9-3 2-9-3 2-9-3", "0505")
            .unit("one", "coalition infantry line", "2-9-3", "0505")
            .unit("x", "coalition infantry line", ROCK, "0505")
            .stage();
        attack(&mut stage, "0505", "0504 0506");
        stage.go(&format!("add {first}"), &[]);
        stage
    };
    let stage = drawn("one");
    assert_eq!(stage.offered(), ["add three", "done"]);
    assert_eq!(stage.rule("add big"), "pg:19.1.1d", "1 and 4 are 5");
    let stage = drawn("three");
    assert_eq!(stage.offered(), ["add one", "done"]);
    assert!(drawn("big").offers("lead a"), "four are enough");
}

/// Rules: pg:19.1c, pg:19.1a.
///
/// Guns alone are assaulted by themselves, never together with a hex of foot.
#[test]
fn pg_19_1c_an_assault_is_no_part_of_another_combat() {
    let drawn = || {
        duel()
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("b", "prussia infantry line", ROCK, "0405")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .unit("g", "coalition artillery battery", GUNS, "0605")
            .stage()
    };
    let mut stage = drawn();
    stage.go("attack 0605; from 0505", &[]);
    assert_eq!(stage.rule("attack 0504"), "pg:19.1a");
    let mut stage = drawn();
    stage.go("attack 0504; from 0505", &[]);
    assert_eq!(stage.rule("attack 0605"), "pg:19.1a");
    assert_eq!(stage.rule("attack 0506"), "pg:19.1a", "nobody is there");
}

/// Rules: pg:19.0b, pg:19.1a.
#[test]
fn pg_19_0b_a_hex_that_has_fought_is_not_attacked_with_another() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0605")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("y", "coalition infantry line", ROCK, "0604")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[2]);
    stage.go("attack 0604; from 0605", &[]);
    assert_eq!(stage.rule("attack 0504"), "pg:19.1a");
    assert_eq!(stage.offered(), ["announce", "without 0605", "cancel"]);
}

/// Rules: pg:19.9a, pg:19.9b.
#[test]
fn pg_19_9a_only_those_advance_whose_hex_fought_here() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0604")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("y", "coalition infantry line", FOOT, "0704")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    // 0604 touches the hex too, but fights elsewhere.
    assert_eq!(stage.offered(), ["advance a", "done"]);
    assert_eq!(stage.rule("advance b"), "pg:19.9a");
    assert_eq!(stage.rule("advance pz"), "pg:19.9a");
    assert_eq!(stage.0.core().active, Army::Prussia);
}

/// Rules: pg:19.2a, pg:19.2b.
#[test]
fn pg_19_2b_nobody_of_the_hex_goes_after_the_others_or_elsewhere() {
    let mut stage = croats(duel(), CROATS);
    let stood = {
        let mut stage = stage.clone();
        stage.go("hold", &[]);
        stage
    };
    assert_eq!(stood.rule("retreat 0503"), "pg:19.2a", "they have stood");
    stage.go("retreat 0503", &[]);
    assert_eq!(stage.rule("retreat 0604"), "pg:19.2b", "those who could have gone");
}
