//! Chapter 25: the light baggage and the heat.

use rules_prussia::{Army, Event, Flags, Morale, Phase};

use crate::fight::{FOOT, Go, ROCK, attack, dice, drive, land, to_the_die};
use crate::stage::{Drawing, Stage, plain};

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

/// The baggage on an island in 0505, under the fire of eight points from 0503.
fn island() -> Drawing {
    let water = ["0504", "0506", "0405", "0605", "0406", "0606"].map(|it| (it, '~'));
    land(&water)
        .of("zorndorf")
        .unit("g", "prussia artillery battery", "4/4/1-5-3", "0503")
        .unit("h", "prussia artillery battery", "4/4/1-5-3", "0503")
        .unit("b", "coalition baggage baggage", WAGON, "0505")
}

/// Fires both guns at the baggage.
fn fire(stage: &mut Stage, die: u8) -> Vec<Event> {
    stage.go("target 0505; add g; add h; from 0503", &[]);
    stage.go("roll", &[die])
}

/// Rules: pg:25.3.5b, pg:25.1a, pg:10.1a.
#[test]
fn pg_25_3_5b_every_loss_routs_it_again_and_only_the_first_brings_points() {
    let routs = |events: &[Event]| {
        let rout = |it: &&Event| {
            matches!(it, Event::Shaken { morale: Morale::Routed, rule: "pg:25.3.5b", .. })
        };
        events.iter().filter(rout).count()
    };
    let mut stage = island().phase("prussia", "bombardment").stage();
    // 8 points at two hexes: a 3 is one LP.
    let events = fire(&mut stage, 3);
    assert_eq!((routs(&events), stage.cs(Army::Prussia)), (1, 1));
    let stands = |stage: &Stage| (stage.at("b"), stage.level("b"), stage.morale("b"));
    assert_eq!(stands(&stage), ("0505".to_owned(), 1, Morale::Routed), "nowhere to go, not taken");
    assert_eq!(stage.0.points(Army::Prussia), 2);
    // A turn later again: -3 for Routed targets, so a 6 is a 3.
    drive(&mut stage.0, &mut dice(1, &[]), |it| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (2, Army::Prussia, Phase::Bombardment)
    });
    let events = fire(&mut stage, 6);
    assert_eq!((routs(&events), stage.cs(Army::Prussia)), (1, 1));
    assert_eq!(stands(&stage), ("0505".to_owned(), 1, Morale::Routed));
    assert_eq!(stage.0.points(Army::Prussia), 2, "only once");
}

/// Rules: pg:25.3.5b, pg:8.4.1a.
///
/// Two hexes in a lane between ponds, both in the zone of a battalion beside it: nobody takes the
/// wagons, and nobody drives them on.
#[test]
fn pg_25_3_5b_enemy_zones_do_not_drive_the_baggage_on() {
    let ponds = ["0504", "0405", "0605", "0406", "0606", "0407", "0508", "0408", "0608"];
    let mut stage = land(&ponds.map(|it| (it, '~')))
        .of("zorndorf")
        .unit("a", "prussia infantry line", ROCK, "0607")
        .unit("b", "coalition baggage baggage", WAGON, "0505")
        .morale("b", "routed")
        .phase("coalition", "rout")
        .stage();
    stage.go("run b", &[]);
    assert_eq!((stage.at("b").as_str(), stage.level("b")), ("0507", 1));
}

/// Rules: pg:25.3.5b.
#[test]
fn pg_25_3_5b_the_baggage_never_rallies() {
    let stage = island()
        .unit("x", "coalition infantry line", FOOT, "0909")
        .morale("x", "disordered")
        .morale("b", "routed")
        .phase("coalition", "rally")
        .stage();
    assert!(stage.offers("rally x") && !stage.offers("rally b"));
    assert_eq!(stage.rule("rally b"), "pg:25.3.5b");
}

/// Rules: pg:25.3.5c.
#[test]
fn pg_25_3_5c_the_baggage_attacks_nobody() {
    let mut stage = wagons()
        .unit("a", "prussia infantry line", ROCK, "0504")
        .unit("c", "prussia infantry line", ROCK, "0807")
        .unit("x", "coalition infantry line", FOOT, "0808")
        .phase("coalition", "combat")
        .stage();
    assert!(!stage.offers("attack 0504"));
    attack(&mut stage, "0807", "0808");
    to_the_die(&mut stage);
    // 8-8, MR 6 against 9: a 5 is 4: Ex / Exr, one LP each. Then nobody is left to attack.
    stage.go("roll", &[5]);
    assert_eq!(stage.0.core().active, Army::Prussia);
}

/// Rules: pg:25.3.5c, pg:6.2.2a.
#[test]
fn pg_25_3_5c_any_leader_commands_the_baggage() {
    let lost = |leader: &str| {
        let stage = plain()
            .unit("k", "prussia infantry line", "1-6-3", "0110")
            .leader("f", "coalition-foot", 0, "1001")
            .leader("h", "coalition-horse", 0, leader)
            .unit("x", "coalition cavalry hussar", "3-4-5", "1001")
            .unit("b", "coalition baggage baggage", WAGON, "0505")
            .phase("coalition", "movement")
            .stage();
        stage.0.unit(stage.id("b")).is(Flags::OUT_OF_COMMAND)
    };
    assert!(!lost("0510"), "five hexes from a leader of horse");
    assert!(lost("0810"), "six");
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
