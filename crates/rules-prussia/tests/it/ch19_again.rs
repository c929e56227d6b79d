//! Chapter 19: what holds over from one combat to the next, and over to the advance and the Charge.

use rules_prussia::{Army, Event, Morale};

use crate::fight::{FOOT, Go, ROCK, attack, duel, duel_on, plus, result, to_the_die};
use crate::stage::Stage;

/// A regiment of four levels that keeps its heart: MR 6 throughout.
const EVEN: &str = "8-6-3 8-6-3 8-6-3 8-6-3";

/// Guns of MR 5 with a leader, taken by foot of MR 6: a 2 is 1, all levels are captured.
fn guns_taken(dice: &[u8]) -> (Stage, Vec<Event>) {
    let mut stage = duel()
        .unit("a", "prussia infantry line", "8-6-3 8-6-3", "0505")
        .unit("g", "coalition artillery battery", "4/2/1-5-3 2/1/0-4-3", "0504")
        .leader("l", "coalition-foot", 0, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    let events = stage.go("advance a", dice);
    assert_eq!((stage.at("a").as_str(), stage.at("g").as_str()), ("0504", ""));
    (stage, events)
}

/// Rules: pg:9.2c, pg:9.2b, pg:19.9.1b.
#[test]
fn pg_9_2c_a_leader_is_overrun_once_the_guns_beside_him_are_taken() {
    let (stage, events) = guns_taken(&[2, 3]);
    assert_eq!(stage.leader_at("l"), "1001", "the nearest friends");
    let fled = events.iter().any(|it| matches!(it, Event::Overrun { die: 3, killed: false, .. }));
    assert!(fled, "{events:?}");
    let (stage, events) = guns_taken(&[2, 6]);
    let killed = events.iter().any(|it| matches!(it, Event::Overrun { die: 6, killed: true, .. }));
    assert!(killed, "{events:?}");
    assert_eq!(stage.leader_at("l"), "1001", "his replacement is not put under the enemy");
}

/// Two levels `c` under three levels `a` in 0505, `d2` in 0607; `p1` fights 0505 first, which costs `a` a
/// level, so that `c` comes up. `p2` then fights both hexes: 8-8 is 1-1.
fn fought_twice(ladder: &str, first: u8) -> Stage {
    let mut stage = duel()
        .unit("p1", "prussia infantry line", EVEN, "0504")
        .unit("p2", "prussia infantry line", EVEN, "0506")
        .unit("c", "coalition infantry line", "5-6-3 2-6-3", "0505")
        .unit("a", "coalition infantry line", ladder, "0505")
        .unit("d2", "coalition infantry line", "3-6-3 2-6-3", "0607")
        .stage();
    attack(&mut stage, "0505", "0504");
    to_the_die(&mut stage);
    // 8-6 is 1-1, the MR are even.
    stage.go("roll", &[first]);
    assert_eq!((stage.level("a"), stage.level("c")), (2, 2));
    attack(&mut stage, "0505 0607", "0506");
    stage.go("lead d2", &[]);
    to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [8, 8], "c and d2 alone");
    stage
}

/// Rules: pg:19.0b, pg:11.1a.
#[test]
fn pg_19_0b_whoever_has_fought_satisfies_no_lp_of_another_combat() {
    // A 4 is Ex / Exr: one LP each, nobody of MR below 5.
    let mut stage = fought_twice("6-6-3 5-6-3 2-6-3", 4);
    let events = stage.go("roll", &[5]);
    assert_eq!(result(&events), "0 / 2");
    // The lead takes the first; the second goes to one of the two.
    assert_eq!(stage.level("d2"), 1);
    assert_eq!(stage.offered(), ["lose c", "lose d2"]);
    assert_eq!(stage.rule("lose a"), "pg:11.1a");
}

/// Rules: pg:19.0b, pg:11.3.3b.
#[test]
fn pg_11_3_3b_whoever_has_fought_does_not_waver_in_another_combat() {
    // A 1 is *(3) / 1: `a` comes down to MR 4. Then a 4 is Ex / Exr.
    let mut stage = fought_twice("6-6-3 5-4-3 2-3-3", 1);
    let events = stage.go("roll", &[4]);
    assert_eq!(result(&events), "Ex / Exr");
    assert_eq!((stage.at("a").as_str(), stage.morale("a")), ("0505", Morale::Formed));
    assert_eq!((stage.level("a"), stage.level("d2")), (2, 1));
}

/// Rules: pg:19.1.1d, pg:19.0b.
#[test]
fn pg_19_1_1d_whoever_has_fought_is_not_added_as_support() {
    let mut stage = duel()
        .unit("p1", "prussia infantry line", EVEN, "0504")
        .unit("p2", "prussia infantry line", EVEN, "0406")
        .unit("p3", "prussia infantry line", EVEN, "0605")
        .unit("p4", "prussia infantry line", EVEN, "0205")
        .unit("p5", "prussia infantry line", EVEN, "0806")
        .unit("e", "coalition infantry line", EVEN, "0505")
        .unit("c", "coalition infantry line", "5-6-3 2-6-3", "0505")
        .unit("a", "coalition infantry line", "6-6-3 5-6-3 2-6-3", "0505")
        .unit("y", "coalition infantry line", "1-6-3", "0305")
        .unit("z", "coalition infantry line", "1-6-3", "0705")
        .stage();
    attack(&mut stage, "0505", "0504");
    to_the_die(&mut stage);
    // 8-6 is 1-1; a 1 is *(3) / 1.
    stage.go("roll", &[1]);
    // 0406 and 0605 hold or cover all six hexes round 0505; `e` is Support.
    attack(&mut stage, "0505", "0406 0605");
    assert!(stage.offers("add e"));
    assert_eq!(stage.rule("add a"), "pg:19.1.1d");
}

/// Rules: pg:19.12.3d, pg:19.12.3a.
#[test]
fn pg_19_12_3d_cavalry_added_to_a_supported_defense_loses_its_order() {
    let mut stage = duel()
        .unit("a1", "prussia infantry line", EVEN, "0504")
        .unit("a2", "prussia infantry line", EVEN, "0606")
        .unit("a3", "prussia infantry line", EVEN, "0406")
        .unit("s", "coalition cavalry dragoon", "6-6-5 6-6-5 6-6-5 6-6-5", "0505")
        .unit("d", "coalition infantry line", EVEN, "0505")
        .stage();
    attack(&mut stage, "0505", "0504 0606 0406");
    stage.go("hold; add s", &[]);
    to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [24, 14]);
    // 3-2: a 1 is *(2) / 1, one more for each side.
    let events = stage.go("roll", &[1]);
    assert_eq!(result(&events), "*(2) / 1");
    while stage.morale("s") == Morale::Formed {
        let first = stage.offered().first().cloned().expect("an answer");
        assert!(first.starts_with("lose a"), "{first}");
        stage.go(&first, &[]);
    }
    assert_eq!((stage.at("s").as_str(), stage.morale("s")), ("0505", Morale::Disordered));
    assert_eq!(stage.level("d"), 2, "one LP and one for the supported defense");
}

/// Rules: pg:4.3d, pg:19.12.2b.
#[test]
fn pg_4_3d_the_shift_counts_in_the_next_combat_and_not_in_the_charge() {
    let mut stage = duel()
        .unit("b", "prussia cavalry cuirassier", "6-6-5 6-6-5 6-6-5", "0505")
        .unit("a", "prussia cavalry cuirassier", "6-6-5 5-6-5 3-6-5 1-6-5", "0505")
        .unit("x", "coalition infantry line", "8-6-3 7-6-3 5-6-3 2-6-3", "0504")
        .phase("prussia", "movement")
        .stage();
    stage.go("top b; end", &[]);
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    assert_eq!(plus(&stage, "pg:4.3d"), -2);
    // 6-8 is 1-2: a 6 is 4: 1 / 0.
    let events = stage.go("roll", &[6]);
    assert_eq!(result(&events), "1 / 0");
    stage.go("add b", &[]);
    stage.go("target 0504", &[6]);
    to_the_die(&mut stage);
    assert_eq!(plus(&stage, "pg:4.3d"), 0);
}

/// Rules: pg:19.0b, pg:19.12.2b.
#[test]
fn pg_19_0b_support_that_charged_need_not_fight_again() {
    let mut stage = duel()
        .unit("b", "prussia cavalry cuirassier", "3-7-5 3-7-5", "0505")
        .unit("a", "prussia cavalry cuirassier", "6-7-5 6-7-5 6-7-5 6-7-5", "0505")
        .unit("d", "coalition infantry line", "1-4-3", "0504")
        .unit("x", "coalition infantry line", "6-6-3 6-6-3 6-6-3 6-6-3", "0503")
        .unit("y", "coalition infantry line", "6-6-3 6-6-3 6-6-3 6-6-3", "0604")
        .stage();
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    // 6-1 is beyond 4-1: +2, and MR +3: a 6 is 11: 0 / 6RS*.
    stage.go("roll", &[6]);
    // `a` stays, the Momentum is let go; `b` charges from 0504.
    stage.go("advance b; done; done; add b", &[]);
    stage.go("target 0503", &[6]);
    to_the_die(&mut stage);
    // 3-6 is 1-2, MR +1: a 3 is 4: 1 / 0. 0604 touches `b`, but nobody has to fight any more.
    let events = stage.go("roll", &[3]);
    assert_eq!(result(&events), "1 / 0");
    assert_eq!(stage.0.core().active, Army::Coalition);
    assert_eq!((stage.at("b").as_str(), stage.morale("b")), ("0504", Morale::Disordered));
}

/// Rules: pg:C8g.
#[test]
fn pg_c8g_a_hex_that_everybody_has_left_does_not_spoil_the_row() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", "8-6-3 7-5-3", "0505")
        .unit("x", "coalition infantry line", "4-5-3 2-4-3", "0605")
        .morale("x", "disordered")
        .unit("h", "coalition cavalry hussar", "3-4-5 1-3-5", "0606")
        .stage();
    attack(&mut stage, "0605 0606", "0505");
    stage.go("retreat 0706", &[]);
    to_the_die(&mut stage);
    // 8-4 is 2-1; the lead of MR 6 against 5.
    assert_eq!(stage.0.reckoning().strength, [8, 4]);
    assert_eq!((plus(&stage, "pg:C8g"), plus(&stage, "pg:C8i")), (1, 1));
    assert_eq!(stage.0.reckoning().total(), 2);
}

/// Rules: pg:C8h.
#[test]
fn pg_c8h_every_hex_that_is_defended_must_have_a_routed_unit() {
    let drawn = |second: &str| {
        let mut stage = duel()
            .unit("a", "prussia cavalry dragoon", "6-6-5 5-6-5", "0505")
            .unit("x", "coalition infantry line", "4-6-3 2-6-3", "0605")
            .morale("x", "routed")
            .unit("y", "coalition infantry line", "4-6-3 2-6-3", "0606")
            .morale("y", second)
            .stage();
        attack(&mut stage, "0605 0606", "0505");
        to_the_die(&mut stage);
        (plus(&stage, "pg:C8g"), plus(&stage, "pg:C8h"))
    };
    // Formed cavalry alone attacks: +3 or +2.
    assert_eq!(drawn("routed"), (0, 3));
    assert_eq!(drawn("disordered"), (2, 0));
    assert_eq!(drawn("formed"), (0, 0));
}

/// Rules: pg:19.2a, pg:19.2b.
#[test]
fn pg_19_2a_one_retreat_before_a_combat_and_no_more() {
    let drawn = |arm: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", "8-6-3 7-5-3", "0505")
            .unit("h1", "coalition cavalry hussar", "3-4-5 1-3-5", "0605")
            .unit("h2", arm, "3-4-5 1-3-5", "0606")
            .stage();
        attack(&mut stage, "0605 0606", "0505");
        stage.go("retreat 0606", &[]);
        stage
    };
    let mut stage = drawn("coalition cavalry hussar");
    stage.go("retreat 0706", &[]);
    assert_eq!((stage.at("h1").as_str(), stage.at("h2").as_str()), ("0606", "0706"));
    // Beside foot that cannot go, `h1` is not asked again.
    let stage = drawn("coalition infantry line");
    assert!(stage.offered().iter().all(|it| !it.starts_with("retreat")), "{:?}", stage.offered());
}

/// Foot `f`, weak horse `k` and strong horse `b` take 0504, then `b` charges 0503 and `k` fails.
fn charge_with_foot() -> Stage {
    let mut stage = duel()
        .unit("f", "prussia infantry line", "8-9-3", "0505")
        .unit("k", "prussia cavalry hussar", "1-3-5", "0505")
        .unit("b", "prussia cavalry cuirassier", "3-9-5 3-9-5", "0505")
        .unit("d", "coalition infantry line", "2-4-3", "0504")
        .unit("e", "coalition infantry line", "1-4-3", "0503")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("lead b", &[]);
    to_the_die(&mut stage);
    // 12-2 is beyond 4-1: +2, MR +1: a 5 is 8: 0 / 5RS*.
    stage.go("roll", &[5]);
    stage.go("advance f; advance k; advance b", &[]);
    stage.go("done; add k; add b", &[]);
    // A 6 makes 15 for `b` and 9 for `k`.
    stage.go("target 0503", &[6]);
    to_the_die(&mut stage);
    // 3-1, MR +5: 11 is 0 / 5RS*.
    stage.go("roll", &[6]);
    stage
}

/// Rules: pg:19.9a, pg:19.12.2a, pg:19.12.2b.
#[test]
fn pg_19_9a_after_a_charge_all_of_the_hex_may_advance_but_those_who_failed() {
    let mut stage = charge_with_foot();
    assert!(stage.offers("advance b") && stage.offers("advance f"));
    assert_eq!(stage.rule("advance k"), "pg:19.12.2a");
    stage.go("advance f", &[]);
    assert_eq!((stage.at("f").as_str(), stage.at("k").as_str()), ("0503", "0504"));
}

/// Rules: pg:19.10b, pg:19.9b.
#[test]
fn pg_19_10b_a_leader_goes_along_on_a_momentum_advance() {
    let drawn = || {
        let mut stage = duel()
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", "1-6-3", "0504")
            .leader("l", "prussia-foot", 0, "0505")
            .stage();
        attack(&mut stage, "0504", "0505");
        to_the_die(&mut stage);
        // 8-1 is beyond 4-1: +2, MR +1: a 5 is 8: 0 / 5RS*; then the leader's die.
        stage.go("roll", &[5, 1]);
        stage.go("advance a; advance l", &[]);
        stage.go("onward a 0503", &[]);
        stage
    };
    let mut stage = drawn();
    stage.go("follow", &[]);
    assert_eq!((stage.at("a").as_str(), stage.leader_at("l").as_str()), ("0503", "0503"));
    let mut stage = drawn();
    stage.go("stay", &[]);
    assert_eq!((stage.at("a").as_str(), stage.leader_at("l").as_str()), ("0503", "0504"));
}

/// Rules: pg:19.9a, pg:6.2.2c.
#[test]
fn pg_19_9a_a_unit_out_of_command_advances_too() {
    // The leaders stand at 0110, seven hexes away.
    let mut stage = duel()
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("y", "coalition infantry line", FOOT, "0503")
        .stage();
    assert!(stage.0.unit(stage.id("a")).is(rules_prussia::Flags::OUT_OF_COMMAND));
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    // 8-1 is beyond 4-1, the MR are even: a 6 is 8: 0 / 5RS*.
    stage.go("roll", &[6]);
    assert!(stage.offers("advance a"), "the hex lies in the zone of 0503");
}

/// Rules: pg:19.3f, pg:19.2a.
#[test]
fn pg_19_3f_strength_in_brackets_does_not_retreat_before_combat_into_a_zone() {
    let ways = |ladder: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", EVEN, "0505")
            .unit("h", "coalition cavalry hussar", ladder, "0605")
            .stage();
        attack(&mut stage, "0605", "0505");
        ["0504", "0606", "0604", "0704", "0705"].map(|it| stage.offers(&format!("retreat {it}")))
    };
    // 0504 and 0606 lie in the zone of 0505.
    assert_eq!(ways("3-4-5"), [true; 5]);
    assert_eq!(ways("(1)-4-5"), [false, false, true, true, true]);
}

/// Rules: pg:19.1.1a.
#[test]
fn pg_19_1_1a_beside_water_nobody_is_surrounded() {
    let flank = |spots: &[(&str, char)]| {
        let mut stage = duel_on(spots)
            .unit("a", "prussia infantry line", EVEN, "0406")
            .unit("b", "prussia infantry line", EVEN, "0605")
            .unit("x", "coalition infantry line", EVEN, "0505")
            .stage();
        attack(&mut stage, "0505", "0406 0605");
        to_the_die(&mut stage);
        plus(&stage, "pg:C8d")
    };
    // 0406 and 0605 hold or cover all six hexes; nobody covers water.
    assert_eq!(flank(&[]), 3);
    assert_eq!(flank(&[("0504", '~')]), 0);
    assert_eq!(flank(&[("0504", 'p')]), 3);
}

/// Rules: pg:19.12.3d, pg:19.12.3b.
#[test]
fn pg_19_12_3d_added_cavalry_loses_its_order_after_a_charge_elsewhere_too() {
    let horse = "6-9-5 6-9-5 6-9-5 6-9-5";
    let mut stage = duel()
        .unit("a1", "prussia cavalry cuirassier", horse, "0504")
        .unit("a2", "prussia cavalry cuirassier", horse, "0606")
        .unit("a3", "prussia cavalry cuirassier", horse, "0406")
        .unit("p", "prussia infantry line", EVEN, "0403")
        .unit("s", "coalition cavalry dragoon", "6-6-5 6-6-5 6-6-5 6-6-5", "0505")
        .unit("d", "coalition infantry line", EVEN, "0505")
        .unit("y", "coalition infantry line", "1-6-3", "0503")
        .stage();
    attack(&mut stage, "0505", "0504 0606 0406");
    stage.go("add s; lead a2", &[]);
    to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [18, 14]);
    // 1-1, MR +3: a 2 is 5: 0 / 2, one more for each side.
    let events = stage.go("roll", &[2]);
    assert_eq!(result(&events), "0 / 2");
    stage.go("add a1", &[]);
    stage.go("target 0503", &[6]);
    to_the_die(&mut stage);
    assert_eq!(stage.morale("s"), Morale::Formed, "not before the Charge is over");
    // 6-1 is beyond 4-1: +2, MR +3: a 1 is 6: 0 / (5)RS*.
    stage.go("roll", &[1]);
    stage.go("done", &[]);
    assert_eq!((stage.at("s").as_str(), stage.morale("s")), ("0505", Morale::Disordered));
    assert_eq!(stage.morale("a1"), Morale::Disordered);
}
