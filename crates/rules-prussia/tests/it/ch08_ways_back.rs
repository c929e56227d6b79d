//! Chapter 8.4: which way a retreat goes, and how it ends; who may run and who may rally.

use rules_prussia::{Army, Cause, Decision, Event, Morale, Place};

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN4, HORSE2, field, wide};
use crate::stage::{Drawing, Stage};

fn hexes(events: &[Event]) -> usize {
    events.iter().filter(|it| matches!(it, Event::Retreated { .. })).count()
}

/// A Routed unit of an army in its rout phase; only it and one enemy are near.
fn runner(army: &'static str, what: &str, ladder: &str, hex: &str, enemy: &str) -> Drawing {
    let other = if army == "prussia" { "coalition" } else { "prussia" };
    field(&[])
        .phase(army, "rout")
        .unit("r", &format!("{army} {what}"), ladder, hex)
        .unit("x", &format!("{other} infantry line"), FOOT4, enemy)
        .morale("r", "routed")
}

/// Rules: pg:8.4a.
///
/// Three hexes lie as far from the enemy; the one towards the own edge is taken, west or east.
#[test]
fn pg_8_4a_of_equal_ways_the_one_towards_the_own_edge() {
    // The enemy stands four hexes north. 0806, 0906 and 1006 are five hexes from it.
    for (army, first, second) in [("prussia", "0806", "0706"), ("coalition", "1006", "1106")] {
        let mut stage = runner(army, "infantry line", FOOT2, "0905", "0901").stage();
        let events = stage.play("run r", &[]);
        let way: Vec<String> = events
            .iter()
            .filter_map(|it| match it {
                Event::Retreated { to, .. } => Some(stage.0.scenario().field.label(*to)),
                _ => None,
            })
            .collect();
        assert_eq!(way, [first, second], "{army}");
    }
}

/// Rules: pg:8.4a, pg:8.4e.
///
/// Straight away from the enemy two ways are equal; whichever is taken, the unit keeps to it.
#[test]
fn pg_8_4e_a_retreat_keeps_its_direction() {
    for (first, last) in [("0805", "1004"), ("0806", "1007")] {
        let mut stage = runner("coalition", "cavalry hussar", HORSE2, "0705", "0305").stage();
        stage.play("run r", &[]);
        assert_eq!(stage.offered(), ["retreat 0805", "retreat 0806"]);
        assert_eq!(stage.rule("retreat 0704"), "pg:8.4a");
        stage.play(&format!("retreat {first}"), &[]);
        assert_eq!(stage.at("r"), last);
    }
    // To the left as well, and from the other side.
    for (first, last) in [("0605", "0404"), ("0606", "0407")] {
        let mut stage = runner("prussia", "cavalry hussar", HORSE2, "0705", "1105").stage();
        stage.play("run r", &[]);
        assert_eq!(stage.offered(), ["retreat 0606", "retreat 0605"]);
        stage.play(&format!("retreat {first}"), &[]);
        assert_eq!(stage.at("r"), last);
    }
}

/// A Routed Austrian in 0708 at Torgau, the enemy three hexes south of it, the town far to the north.
fn northward(town: &str, ponds: &[(&str, char)]) -> Stage {
    wide(ponds)
        .of("torgau")
        .phase("coalition", "rout")
        .region("torgau", town)
        .region("austrian-exit", town)
        .unit("r", "coalition infantry line", FOOT2, "0708")
        .unit("z", "coalition infantry line", FOOT1, "1401")
        .unit("x", "prussia infantry line", FOOT4, "0711")
        .morale("r", "routed")
        .stage()
}

/// Rules: pg:8.4e, pg:8.4a.
///
/// North and the way beside it are as far from the enemy and as near the town, at the first step and at
/// the second: the second is as the first.
#[test]
fn pg_8_4e_the_second_step_is_as_the_first() {
    for (town, beside, far) in [("0904", "0808", "0907"), ("0504", "0608", "0507")] {
        let mut stage = northward(town, &[]);
        stage.play("run r", &[]);
        let mut offered = stage.offered();
        offered.sort();
        let mut expected = ["retreat 0707".to_owned(), format!("retreat {beside}")];
        expected.sort();
        assert_eq!(offered, expected);
        let mut straight = stage.clone();
        straight.play("retreat 0707", &[]);
        assert_eq!(straight.at("r"), "0706", "{town}");
        stage.play(&format!("retreat {beside}"), &[]);
        assert_eq!(stage.at("r"), far, "{town}");
    }
    // Straight on there is a pond: left and right are equal, and the owner chooses.
    let mut stage = northward("0704", &[("0706", '~')]);
    stage.play("run r", &[]);
    assert_eq!(stage.at("r"), "0707");
    assert!(stage.offers("retreat 0607") && stage.offers("retreat 0807"));
}

/// A Routed unit in 0105, on the enemy's edge, among ponds.
fn cornered(what: &str, ladder: &str, hex: &str) -> (Stage, Vec<Event>) {
    let around = ["0104", "0106", "0205", "0206", "0504", "0506", "0405", "0406", "0605", "0606"];
    let mut stage = field(&around.map(|it| (it, '~')))
        .phase("coalition", "rout")
        .unit("r", what, ladder, hex)
        .unit("q", "coalition infantry line", FOOT2, "1205")
        .unit("x", "prussia infantry line", FOOT4, "1010")
        .morale("r", "routed")
        .morale("q", "routed")
        .stage();
    let events = stage.settle("run r", &[]);
    (stage, events)
}

/// Rules: pg:8.4b, pg:8.2e, pg:1.2d.
///
/// The last way out is a foreign edge; where there is none, the unit is captured [K-79].
#[test]
fn pg_8_4b_a_foreign_edge_is_the_last_way_out() {
    let (stage, events) = cornered("coalition infantry line", FOOT2, "0105");
    assert_eq!(stage.0.unit(stage.id("r")).place, Place::Lost);
    let off = |it: &Event| matches!(it, Event::Eliminated { cause: Cause::RoutedOff, .. });
    assert!(events.iter().any(off));
    assert_eq!(stage.0.army_state(Army::Coalition).track.points(), 1);
    let (stage, events) = cornered("coalition infantry line", FOOT2, "0505");
    assert_eq!(stage.0.unit(stage.id("r")).place, Place::Captured);
    assert!(events.iter().any(|it| matches!(it, Event::Captured { cause: Cause::NoRetreat, .. })));
    assert_eq!(stage.0.army_state(Army::Coalition).track.points(), 2);
}

/// Rules: pg:25.3.5b.
///
/// The baggage stays where it is if it cannot run, and never leaves the map [K-75].
#[test]
fn pg_25_3_5b_baggage_without_a_way_stays() {
    for hex in ["0105", "0505"] {
        let (stage, events) = cornered("coalition baggage baggage", "(2)-4-3", hex);
        assert_eq!((stage.at("r").as_str(), stage.level("r")), (hex, 1));
        assert_eq!(hexes(&events), 0);
        assert_eq!(stage.asks(), Decision::Rout, "the other unit has still to run");
    }
}

/// Rules: pg:25.3.5b, pg:8.2a.
#[test]
fn pg_25_3_5b_baggage_runs_as_foot_does_and_not_off_its_own_edge() {
    let mut stage = runner("coalition", "baggage baggage", "(2)-4-3", "0905", "0505").stage();
    assert_eq!(hexes(&stage.settle("run r", &[])), 2);
    let mut stage = runner("coalition", "baggage baggage", "(2)-4-3", "1405", "1105").stage();
    assert_eq!(hexes(&stage.settle("run r", &[])), 2, "along the edge");
    assert!(stage.at("r").starts_with("14"));
}

/// Rules: pg:8.4a, pg:8.4.1a, pg:8.4.1b.
///
/// Both ways lead into zones; from 0705 the next hex is clear, 0704 is a trap.
#[test]
fn pg_8_4a_into_a_zone_only_where_the_next_hex_is_clear() {
    let ponds = ["0604", "0804", "0805"].map(|it| (it, '~'));
    let mut stage = field(&ponds)
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT1, "0606")
        .unit("c", "prussia infantry line", FOOT1, "0703")
        .unit("x", "coalition infantry line", "4-4-3 3-4-3 3-4-3 2-4-3", "0605")
        .stage();
    stage.play("attack 0605; from 0505; from 0606; announce; lead a; pair 0505 0605", &[]);
    // 10 against 4: 2-1, MR 6 against 4: +1. Die 3, row 4: `Ex / Ex(+1)`: 5 levels ÷ 4 = 1, and one.
    let events = stage.play("roll", &[3]);
    // LP 1: a level. LP 2: Disorder; two hexes, one more than owed, and a level for it.
    assert_eq!((hexes(&events), stage.at("x").as_str()), (2, "0806"));
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
}

/// Rules: pg:8.4a, pg:8.2e.
///
/// A Routed unit one hex from its edge: from 0105 no further hex is open, but there it runs off.
#[test]
fn pg_8_4a_the_own_edge_is_a_way_clear_of_zones() {
    let mut stage = field(&["0104", "0106", "0206"].map(|it| (it, '~')))
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT2, "0205")
        .unit("e", "coalition infantry line", FOOT1, "0505")
        .morale("r", "routed")
        .stage();
    let events = stage.settle("run r", &[]);
    assert_eq!((hexes(&events), stage.0.unit(stage.id("r")).place), (1, Place::Lost));
    let edge = stage.hex("0105");
    assert!(events.iter().any(|it| matches!(it, Event::Retreated { to, .. } if *to == edge)));
}

/// Guns in 0605 that get away from the foot that has taken their hex; 0705 is their only way.
fn chased(other: Option<&str>) -> (Stage, usize) {
    let ponds = ["0604", "0606", "0704"].map(|it| (it, '~'));
    let mut drawing = field(&ponds)
        .unit("s", "prussia infantry line", FOOT1, "0504")
        .unit("b", "prussia infantry line", FOOT2, "0505")
        .unit("a", "prussia infantry line", FOOT2, "0505")
        .unit("g", "coalition artillery battery", GUN4, "0605");
    if let Some(hex) = other {
        drawing = drawing.unit("p", "prussia infantry line", FOOT1, hex);
    }
    let mut stage = drawing.stage();
    stage.play("attack 0605; from 0505; announce; advance a", &[]);
    // MR 4 against 5: +1. A 6 is 7: the guns retreat.
    let events = stage.settle("done", &[6]);
    let steps = hexes(&events);
    (stage, steps)
}

/// Rules: pg:C1c, pg:8.4.1a, pg:8.4.1b.
#[test]
fn pg_c1c_guns_do_not_mind_the_zone_of_those_they_run_from() {
    let (stage, steps) = chased(None);
    assert_eq!((steps, stage.at("g").as_str(), stage.level("g")), (1, "0705", 4));
    // They mind that of others: one hex more, and a level.
    let (stage, steps) = chased(Some("0706"));
    assert_eq!((steps, stage.at("g").as_str(), stage.level("g")), (2, "0805", 3));
    assert_eq!(stage.morale("g"), Morale::Disordered);
}

/// Rules: pg:15.1a, pg:8.2d.
#[test]
fn pg_15_1a_every_routed_unit_runs_once() {
    let mut stage = runner("prussia", "infantry line", FOOT2, "0505", "0805")
        .unit("q", "prussia infantry line", FOOT2, "0510")
        .unit("f", "prussia infantry line", FOOT2, "0210")
        .unit("y", "coalition infantry line", FOOT2, "1205")
        .morale("q", "routed")
        .morale("y", "routed")
        .stage();
    assert_eq!(stage.rule("run f"), "pg:15.1a", "it is Formed");
    assert_eq!(stage.rule("run y"), "pg:15.1a", "it is the enemy's");
    assert_eq!(stage.offered(), ["run r", "run q"], "all must run");
    stage.settle("run r", &[]);
    assert_eq!(stage.rule("run r"), "pg:8.2d", "it has run");
    assert!(stage.offers("run q"));
}

/// Rules: pg:17a, pg:8.5b, pg:25.3.5b.
#[test]
fn pg_17a_every_shaken_unit_tries_once() {
    let mut stage = field(&[])
        .phase("coalition", "rally")
        .unit("a", "coalition infantry line", FOOT2, "0905")
        .unit("b", "coalition infantry line", FOOT2, "1205")
        .unit("f", "coalition infantry line", FOOT2, "1207")
        .unit("bag", "coalition baggage baggage", "(2)-4-3", "1210")
        .unit("x", "prussia infantry line", FOOT4, "0205")
        .morale("a", "disordered")
        .morale("b", "disordered")
        .morale("bag", "routed")
        .morale("x", "disordered")
        .stage();
    assert_eq!(stage.rule("rally f"), "pg:17a", "it is Formed");
    assert_eq!(stage.rule("rally x"), "pg:17a", "it is the enemy's");
    assert_eq!(stage.rule("rally bag"), "pg:25.3.5b");
    // MR 4, far from the enemy: 5. A 6 fails, and there is no second try.
    stage.play("rally a", &[6]);
    assert_eq!(stage.morale("a"), Morale::Disordered);
    assert_eq!(stage.rule("rally a"), "pg:17a");
    stage.play("rally b", &[5]);
    assert_eq!(stage.morale("b"), Morale::Formed);
}

const DET: &str = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
                   cv = 4\nwings = []\nunits = [\"d\"]\ndetachment = true\n";

/// Rules: pg:6.1a, pg:6.3a.
///
/// Of an army that sleeps only the detachment that is awake runs and rallies [K-32].
#[test]
fn pg_6_1a_in_a_sleeping_army_only_the_detachment_runs_and_rallies() {
    let mut stage = wide(&[])
        .main(true, false)
        .tables(DET)
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("d", "coalition infantry line", FOOT2, "0805")
        .unit("x", "coalition infantry line", FOOT2, "1412")
        .leader("l", "coalition-foot", 0, "1414")
        .leader("m", "coalition-horse", 0, "1414")
        .morale("d", "routed")
        .morale("x", "routed")
        .stage();
    stage.play("select a; move 0505; stop", &[]);
    stage.play("end", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Rout));
    assert_eq!(stage.rule("run x"), "pg:6.1a");
    stage.settle("run d", &[]);
    while stage.asks() != Decision::Rally {
        stage.play("end", &[]);
    }
    assert_eq!(stage.rule("rally x"), "pg:6.1a");
    assert!(stage.offers("rally d"));
}
