//! Chapter 19.12.1: who may attempt a Charge, and who fights it.

use rules_prussia::{Army, Decision, UnitId};

use crate::fight::{FOOT, Go, ROCK, attack, duel, to_the_die};
use crate::stage::Stage;

/// A brigade of horse that loses no heart.
const BRIGADE: &str = "6-9-5 6-9-5 6-9-5 6-9-5";

/// Two brigades from two hexes have cleared a third; another enemy stands behind it.
fn two_brigades(order: &str) -> Stage {
    let mut stage = duel()
        .unit("c1", "prussia cavalry dragoon", BRIGADE, "0505")
        .unit("c2", "prussia cavalry dragoon", BRIGADE, "0405")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("y", "coalition infantry line", ROCK, "0503")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    to_the_die(&mut stage);
    // 12 against 1 is 4-1+ with +2, MR +3: a 1 is 6: 0 / (5)RS*.
    stage.go("roll", &[1]);
    stage.go(order, &[]);
    assert_eq!(stage.asks(), Decision::Charge);
    stage
}

/// Rules: pg:19.12.1a.
///
/// Both attacked, so both may try, whoever came last and lies on top [K-126].
#[test]
fn pg_19_12_1a_horse_that_attacked_may_try_wherever_it_lies_in_its_stack() {
    for order in ["advance c1; advance c2; done", "advance c2; advance c1; done"] {
        let stage = two_brigades(order);
        assert!(stage.offers("add c1") && stage.offers("add c2"), "{order}: {:?}", stage.offered());
    }
}

/// Rules: pg:19.12.2a, pg:19.12.2b, pg:11.1a, pg:11.3.4a.
///
/// Whoever passes must fight, more than four levels of a hex too [K-126]: 6 SP of horse count in
/// the hex, nobody is left behind as Support, and each of the two may satisfy LP.
#[test]
fn pg_19_12_2b_all_who_pass_fight_and_suffer() {
    let mut stage = two_brigades("advance c1; advance c2; done");
    stage.go("add c1; add c2; target 0503", &[2]);
    let fighting: Vec<UnitId> = stage.0.participants(Army::Prussia).collect();
    assert_eq!(fighting, [stage.id("c1"), stage.id("c2")]);
    assert_eq!(stage.0.reckoning().strength, [6, 8]);
    stage.go("lead c1", &[]);
    // 1-2 with equal leads: a 2 is (3)R / 1. The lead unit takes the first of the three.
    stage.go("roll", &[2]);
    assert_eq!(stage.asks(), Decision::Lose { left: 2 });
    assert_eq!(stage.level("c1"), 3);
    assert!(stage.offers("lose c1") && stage.offers("lose c2"), "{:?}", stage.offered());
    stage.go("lose c2; lose c1", &[]);
    assert_eq!((stage.level("c1"), stage.level("c2"), stage.level("y")), (2, 3, 3));
}

/// A brigade with another behind it has cleared a hex; `morale` is that of the enemy behind.
fn with_support(order: &str, morale: &str) -> Stage {
    let mut stage = duel()
        .unit("s", "prussia cavalry dragoon", BRIGADE, "0505")
        .unit("c", "prussia cavalry dragoon", BRIGADE, "0505")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("y", "coalition infantry line", FOOT, "0503")
        .unit("r", "coalition infantry line", FOOT, "0605")
        .morale("y", morale)
        .morale("r", "routed")
        .stage();
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    stage.go("roll", &[1]);
    stage.go(order, &[]);
    assert_eq!(stage.asks(), Decision::Charge);
    stage
}

/// Rules: pg:19.12.1a, pg:4.2a.
#[test]
fn pg_19_12_1a_former_support_must_be_engaged_after_its_advance() {
    // On top it is Engaged; the regiment below has attacked and needs no more.
    let stage = with_support("advance c; advance s; done", "formed");
    assert!(stage.offers("add s") && stage.offers("add c"), "{:?}", stage.offered());
    // Below four levels it is Support again.
    let stage = with_support("advance s; advance c; done", "formed");
    assert!(stage.offers("add c"));
    assert_eq!(stage.rule("add s"), "pg:19.12.1a");
    // Next to Routed units only nobody is Engaged [K-11].
    let stage = with_support("advance c; advance s; done", "routed");
    assert!(stage.offers("add c"), "it attacked: {:?}", stage.offered());
    assert_eq!(stage.rule("add s"), "pg:19.12.1a");
}

/// Rules: pg:19.12.1a, pg:19.12.1c.
///
/// 0605 holds a Routed enemy whom both could reach from 0505.
#[test]
fn pg_19_12_1c_who_attacked_need_not_advance_but_support_must() {
    let stage = with_support("done", "formed");
    assert!(stage.offers("add c"), "{:?}", stage.offered());
    assert_eq!(stage.rule("add s"), "pg:19.12.1a", "it neither attacked nor advanced");
}

/// Rules: pg:19.12.1a.
#[test]
fn pg_19_12_1a_who_lost_its_order_by_the_result_does_not_charge() {
    let mut stage = duel()
        .unit("c1", "prussia cavalry dragoon", "3-9-5 3-9-5", "0505")
        .unit("c2", "prussia cavalry dragoon", "3-4-5 3-4-5", "0405")
        .unit("x", "coalition infantry line", "6-9-3 6-9-3 6-9-3 6-9-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    stage.go("lead c1; pair 0505 0504", &[]);
    // 1-1, a 2: 1r / 0. c1 takes the LP; c2, MR 4, wavers and retreats.
    stage.go("roll", &[2]);
    if let Decision::Retreat { .. } = stage.asks() {
        let first = stage.offered()[0].clone();
        stage.go(&first, &[]);
    }
    assert_eq!(stage.asks(), Decision::Charge);
    assert_eq!(stage.offered(), ["add c1", "hold"]);
    assert_eq!(stage.rule("add c2"), "pg:19.12.1a");
}
