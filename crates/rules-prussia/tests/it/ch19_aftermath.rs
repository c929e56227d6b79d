//! Chapters 19.9 to 19.12: several hexes to advance into, where Momentum carries, who charges what.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Decision};

use crate::fight::{FOOT, GUNS, Go, HORSE, ROCK, attack, duel, duel_on, plus, to_the_die};
use crate::stage::{Drawing, Stage};

const WEAK: &str = "1-6-3";
const KURASSIERS: &str = "6-9-5 6-9-5 6-9-5 6-9-5";

/// Rules: pg:19.9a.
#[test]
fn pg_19_9a_each_vacated_hex_may_be_entered() {
    let drawn = || {
        let mut stage = duel()
            .unit("b", "prussia infantry line", ROCK, "0505")
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", WEAK, "0504")
            .unit("y", "coalition infantry line", WEAK, "0605")
            .stage();
        attack(&mut stage, "0504 0605", "0505");
        to_the_die(&mut stage);
        // 8 against 2 is 4-1+, MR 9 against 6: +1. A 4 is 5: `0 / 4RS*`: both are lost.
        stage.go("roll", &[4]);
        stage
    };
    let mut stage = drawn();
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0504") });
    stage.go("advance a; done", &[]);
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0605") });
    stage.go("advance b", &[]);
    assert_eq!((stage.at("a").as_str(), stage.at("b").as_str()), ("0504", "0605"));
    let mut stage = drawn();
    stage.go("done; advance a", &[]);
    assert_eq!(stage.at("a"), "0605");
}

/// Rules: pg:19.9c, pg:19.9.1b.
#[test]
fn pg_19_9c_the_defender_enters_each_hex_with_guns_alone() {
    let guns = "4/2/1-5-3 2/1/0-4-3";
    let mut stage = duel()
        .unit("g1", "prussia artillery battery", guns, "0505")
        .unit("a", "prussia infantry line", WEAK, "0505")
        .unit("g2", "prussia artillery battery", guns, "0405")
        .unit("b", "prussia infantry line", WEAK, "0405")
        .unit("y", "coalition infantry line", ROCK, "0504")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    to_the_die(&mut stage);
    // 2 against 8 is 1-3 and worse. A 1 is below the table: `*4RS / 0`: both battalions are lost; the
    // owner chooses the guns that the star hits.
    stage.go("roll", &[1]);
    stage.go("lose g1", &[]);
    assert_eq!(
        (stage.asked(), stage.at("a").as_str(), stage.at("b").as_str()),
        (Army::Coalition, "", "")
    );
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0505") });
    // MR 9 against 4 and 5: −1; a 3 is 2 and takes all.
    stage.go("advance x; done", &[3]);
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0405") });
    stage.go("advance y", &[3]);
    assert_eq!((stage.at("x").as_str(), stage.at("y").as_str()), ("0505", "0405"));
    assert_eq!((stage.at("g1").as_str(), stage.at("g2").as_str()), ("", ""));
}

/// A breakthrough into 0504 with Momentum: 8 against 1 is 4-1+ with +2, MR +1: a 5 is 8: `0 / 5RS*`.
fn through(drawing: Drawing) -> Stage {
    let mut stage = drawing
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", WEAK, "0504")
        .unit("far", "coalition infantry line", ROCK, "0901")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    stage.go("advance a", &[]);
    stage
}

/// Rules: pg:19.10b, pg:7.1c, pg:7.1d.
#[test]
fn pg_19_10b_momentum_does_not_carry_through_obstacles_or_guns() {
    let stage = through(duel_on(&[("0404", '~')]).sides("mietzel", "0504/0604").unit(
        "g",
        "coalition artillery battery",
        GUNS,
        "0503",
    ));
    assert_eq!(stage.rule("onward a 0404"), "pg:7.1c", "water");
    assert_eq!(stage.rule("onward a 0604"), "pg:7.1c", "the Mietzel");
    assert_eq!(stage.rule("onward a 0503"), "pg:7.1d", "guns");
    assert!(stage.offers("onward a 0605"));
}

/// Rules: pg:19.10c, pg:19.10e.
#[test]
fn pg_19_10e_markers_on_different_hexes_do_not_add_up() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0805")
        .unit("c", "prussia infantry line", ROCK, "0403")
        .unit("d", "prussia infantry line", ROCK, "0903")
        .unit("x1", "coalition infantry line", WEAK, "0504")
        .unit("x2", "coalition infantry line", WEAK, "0804")
        .unit("y", "coalition infantry line", ROCK, "0503")
        .unit("z", "coalition infantry line", ROCK, "0803")
        .stage();
    for (target, from, advance, mark) in
        [("0504", "0505", "a", "0503"), ("0804", "0805", "b", "0803")]
    {
        attack(&mut stage, target, from);
        stage.go("roll", &[5]);
        stage.go(&format!("advance {advance}; mark {mark}"), &[]);
    }
    attack(&mut stage, "0503", "0403");
    assert_eq!(plus(&stage, "pg:C8b"), 2);
    stage.go("roll", &[1]);
    attack(&mut stage, "0803", "0903");
    assert_eq!(plus(&stage, "pg:C8b"), 2);
}

/// Cuirassiers over foot in 0505 beat a battalion in 0504; Routed foot stands in 0605.
fn victorious(spirit: Spirit) -> Stage {
    let mut stage = duel()
        .spirits(Spirit::Steady, spirit)
        .unit("f", "prussia infantry line", "2-9-3 2-9-3", "0505")
        .unit("c", "prussia cavalry cuirassier", KURASSIERS, "0505")
        .unit("x", "coalition infantry line", WEAK, "0504")
        .unit("y", "coalition infantry line", WEAK, "0605")
        .morale("y", "routed")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    stage.go("done", &[]);
    stage
}

/// Rules: pg:19.12.2b, pg:19.9a.
///
/// K-121: whoever stands where the Charge began may advance.
#[test]
fn pg_19_12_2b_foot_beside_those_who_charged_may_advance() {
    let mut stage = victorious(Spirit::Steady);
    stage.go("add c; target 0605", &[6]);
    // 6 against 1, beyond the table, Routed and attacked by Formed horse: far below the last row.
    stage.go("roll", &[6]);
    assert_eq!(stage.at("y"), "");
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0605") });
    assert!(stage.offers("advance c") && stage.offers("advance f"));
    stage.go("advance f; done", &[]);
    assert_eq!([stage.at("f"), stage.at("c")], ["0605", "0505"]);
}

/// Rules: pg:19.12.1d, pg:19.12.1a.
///
/// After the Charge there is no other, even for those who did not try.
#[test]
fn pg_19_12_1a_one_charge_follows_a_combat() {
    let mut stage = duel()
        .unit("c1", "prussia cavalry dragoon", "3-9-5 3-9-5", "0505")
        .unit("c2", "prussia cavalry dragoon", "3-9-5 3-9-5", "0405")
        .unit("x", "coalition infantry line", "6-9-3 6-9-3 6-9-3 6-9-3", "0504")
        .unit("y", "coalition infantry line", WEAK, "0902")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    to_the_die(&mut stage);
    // 1-1, a 2: `1r / 0`.
    stage.go("roll", &[2]);
    assert_eq!(stage.offered(), ["add c1", "add c2", "hold"]);
    stage.go("add c1; target 0504", &[6]);
    // 3 against 6 is 1-2, a 5: `1 / 1r`.
    stage.go("roll", &[5]);
    assert_eq!(stage.0.core().active, Army::Coalition, "c2 was not asked");
}

/// Rules: pg:19.12.1a, pg:8.2j.
#[test]
fn pg_19_12_1a_no_charge_without_a_combat() {
    // The Routed unit of a Demoralized army is captured before the die; another one stands in 0605.
    let mut stage = duel()
        .spirits(Spirit::Steady, Spirit::Demoralized)
        .unit("c", "prussia cavalry cuirassier", KURASSIERS, "0505")
        .unit("x", "coalition infantry line", WEAK, "0504")
        .unit("y", "coalition infantry line", WEAK, "0605")
        .morale("x", "routed")
        .morale("y", "routed")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("done", &[]);
    assert!(!stage.offers("add c"), "{:?}", stage.offered());
    // The same with a die: it may.
    assert!(victorious(Spirit::Steady).offers("add c"));
}

/// Rules: pg:19.1a, pg:19.12.2b.
///
/// c1 touches Routed foot in 0605, c2 other Routed foot in 0305: they do not charge together.
#[test]
fn pg_19_1a_those_who_charge_together_touch_one_hex() {
    let mut stage = duel()
        .unit("c1", "prussia cavalry dragoon", HORSE, "0505")
        .unit("c2", "prussia cavalry dragoon", HORSE, "0405")
        .unit("x", "coalition infantry line", WEAK, "0504")
        .unit("y1", "coalition infantry line", WEAK, "0605")
        .unit("y2", "coalition infantry line", WEAK, "0305")
        .morale("y1", "routed")
        .morale("y2", "routed")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    to_the_die(&mut stage);
    stage.go("roll", &[5]);
    stage.go("done", &[]);
    assert_eq!(stage.rule("target 0605"), "pg:19.12.2a", "nobody charges yet");
    let mut first = stage.clone();
    first.go("add c1", &[]);
    assert_eq!(first.rule("add c2"), "pg:19.1a");
    assert_eq!(first.rule("target 0305"), "pg:19.12.2b", "c1 does not touch it");
    assert_eq!(first.rule("target 0504"), "pg:19.12.2b", "nobody is there");
    // Of one target there is no further one.
    assert_eq!(first.rule("attack 0605"), "pg:19.1a");
    assert!(first.offers("target 0605"));
    stage.go("add c2", &[]);
    assert!(stage.offers("target 0305") && !stage.offers("target 0605"));
}

/// Rules: pg:19.12.2b, pg:19.12.1b.
#[test]
fn pg_19_12_2b_several_hexes_are_charged_at_once() {
    let drawn = |ground: &[(&str, char)]| {
        let mut stage = duel_on(ground)
            .unit("c", "prussia cavalry cuirassier", KURASSIERS, "0505")
            .unit("x", "coalition infantry line", WEAK, "0504")
            .unit("y1", "coalition infantry line", WEAK, "0605")
            .unit("y2", "coalition infantry line", FOOT, "0405")
            .morale("y1", "routed")
            .morale("y2", "routed")
            .stage();
        attack(&mut stage, "0504", "0505");
        stage.go("roll", &[5]);
        stage.go("done; add c", &[]);
        stage
    };
    let mut stage = drawn(&[]);
    assert!(stage.offers("attack 0605") && stage.offers("attack 0405"));
    stage.go("attack 0605", &[]);
    assert_eq!(stage.rule("attack 0605"), "pg:19.12.2b", "it has been named");
    assert_eq!(stage.rule("target 0605"), "pg:19.12.2b");
    assert_eq!(stage.rule("add c"), "pg:19.12.2a");
    stage.go("target 0405", &[6]);
    to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [6, 9]);
    // In a town nobody is charged: one target is left, and no second.
    let stage = drawn(&[("0405", 't')]);
    assert_eq!(stage.rule("target 0405"), "pg:19.12.1b");
    assert_eq!(stage.rule("attack 0605"), "pg:19.1a");
}
