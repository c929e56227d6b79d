//! Chapter 25: the light baggage and the heat.

use rules_prussia::{Army, Event, Morale};

use crate::fight::{FOOT, Go, ROCK, attack, to_the_die};
use crate::stage::{Drawing, plain};

/// A wagon that loses heart at once.
const WAGON: &str = "(2)-4-3";

/// The baggage in 0505 with its leaders, a Prussian battalion far away.
fn wagons() -> Drawing {
    plain().unit("k", "prussia infantry line", "1-6-3", "0110").unit(
        "b",
        "coalition baggage baggage",
        WAGON,
        "0505",
    )
}

/// Rules: pg:25.3.5a.
#[test]
fn pg_25_3_5a_the_baggage_pays_nothing_for_itself() {
    let mut stage = wagons().phase("coalition", "movement").stage();
    stage.go("select b; move 0504", &[]);
    assert_eq!(stage.0.unit(stage.id("b")).spent, 1);
    stage.go("move 0503; move 0502", &[]);
    assert_eq!(stage.at("b"), "0502", "three hexes of open ground for its MA of 3");
}

/// Rules: pg:25.3.5a.
#[test]
fn pg_25_3_5a_others_pay_one_more_beside_it_and_never_enter_its_hex() {
    let mut stage = wagons()
        .unit("x", "coalition infantry line", FOOT, "0507")
        .phase("coalition", "movement")
        .stage();
    stage.go("select x; move 0506", &[]);
    assert_eq!(stage.0.unit(stage.id("x")).spent, 2, "open ground and the wagons next to it");
    assert!(!stage.offers("move 0505"));
    assert_eq!(stage.rule("move 0505"), "pg:25.3.5a");
}

/// Rules: pg:25.3.5b, pg:25.1a, pg:25.3.5c.
#[test]
fn pg_25_3_5b_every_loss_routs_it_and_the_first_time_brings_two_points() {
    // Twice over: the baggage is attacked, loses its one level, and only runs.
    let mut stage = wagons()
        .unit("a", "prussia infantry line", ROCK, "0405")
        .phase("prussia", "combat")
        .stage();
    attack(&mut stage, "0505", "0405");
    to_the_die(&mut stage);
    // 8-2 is 4-1, MR +1: a 3 is 4: 0 / 4R*; the two leaders with it are unhurt.
    stage.settle("roll", &[3, 1, 1]);
    assert_eq!(stage.morale("b"), Morale::Routed);
    assert_eq!(stage.level("b"), 1, "it is never eliminated");
    assert_ne!(stage.at("b"), "");
    assert_eq!(stage.0.army_state(Army::Prussia).bonus, 2);
}

/// Rules: pg:25.3.4a.
#[test]
fn pg_25_3_4a_the_event_tells_the_morale_after_the_markers() {
    let mut stage = wagons()
        .unit("x", "coalition infantry line", FOOT, "0906")
        .army_morale(30, 20)
        .rules("heat = true")
        .phase("coalition", "movement")
        .stage();
    stage.go("select x; move 0905; stop", &[]);
    let events = stage.go("end", &[]);
    let told: Vec<(Army, i8, i16)> = events
        .iter()
        .filter_map(|it| match it {
            Event::Morale { army, rule: "pg:25.3.4a", change, now } => Some((*army, *change, *now)),
            _ => None,
        })
        .collect();
    // On an empty track the first marker goes into the box of 20, the second into that of 19 [K-23].
    assert_eq!(told, [(Army::Coalition, -2, 19)]);
}
