//! Chapters 8.2 and 8.4, with 10.2, 11.1.4 and 25.3.3: where retreats lead, and who may leave the map.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Cause, Event, Morale, Place};

use crate::bench::{FOOT1, FOOT4, HORSE2, field, wide};
use crate::stage::{Drawing, Stage, plain};

/// Zorndorf on fourteen by fourteen hexes: south is left, west is up; both armies list all four edges.
fn zorndorf() -> Drawing {
    let column =
        |it: u8| (1..=14).map(|row| format!("{it:02}{row:02}")).collect::<Vec<_>>().join(" ");
    let row =
        |it: u8| (1..=14).map(|column| format!("{column:02}{it:02}")).collect::<Vec<_>>().join(" ");
    wide(&[])
        .of("zorndorf")
        .main(true, true)
        .region("south-edge", &column(1))
        .region("north-edge", &column(14))
        .region("west-edge", &row(1))
        .region("east-edge", &row(14))
        .edges(&["@north-edge", "@south-edge", "@east-edge", "@west-edge"])
}

/// Rules: pg:25.3.3a, pg:8.2e.
///
/// The enemy stands north, so only the south edge is friendly: on the west edge nobody runs off.
#[test]
fn pg_25_3_3a_a_routed_unit_on_another_edge_stays_on_the_map() {
    let mut stage = zorndorf()
        .phase("prussia", "rout")
        .unit("p", "prussia infantry line", FOOT4, "0307")
        .unit("q", "prussia infantry line", FOOT4, "0308")
        .unit("r", "prussia infantry line", FOOT4, "0501")
        .unit("x", "coalition infantry line", FOOT4, "1207")
        .unit("y", "coalition infantry line", FOOT4, "1208")
        .morale("r", "routed")
        .stage();
    // 0401 is 10 hexes from the enemy, 0402 and 0601 are 9; then 0301 is 10 and 0402 is 9.
    stage.play("run r", &[]);
    assert_eq!(stage.at("r"), "0301");
    assert_eq!(stage.cs(Army::Coalition), 0);
    assert!(stage.0.army_state(Army::Prussia).track.pieces.is_empty());
}

/// Rules: pg:25.3.3a, pg:10.2k.
#[test]
fn pg_10_2k_a_demoralized_army_leaves_by_its_own_edge_only() {
    let mut stage = zorndorf()
        .phase("prussia", "movement")
        .spirits(Spirit::Demoralized, Spirit::Steady)
        .unit("p", "prussia infantry line", FOOT4, "0307")
        .unit("q", "prussia infantry line", FOOT4, "0308")
        .unit("far", "prussia infantry line", FOOT4, "1403")
        .unit("near", "prussia infantry line", FOOT4, "0103")
        .unit("x", "coalition infantry line", FOOT4, "1207")
        .unit("y", "coalition infantry line", FOOT4, "1208")
        .stage();
    stage.play("select far", &[]);
    assert_eq!(stage.rule("exit"), "pg:10.2k", "the enemy's edge");
    stage.play("stop; select near; exit", &[]);
    assert_eq!(stage.0.unit(stage.id("near")).place, Place::Exited);
}

/// The hexes into which a unit retreated, in order.
fn path(stage: &Stage, events: &[Event], unit: &str) -> Vec<String> {
    let id = stage.id(unit);
    let steps = events.iter().filter_map(|it| match it {
        Event::Retreated { unit, to, .. } if *unit == id => Some(*to),
        _ => None,
    });
    steps.map(|it| stage.0.scenario().field.label(it)).collect()
}

/// A Routed unit in 0505, an enemy three hexes east of it, friends in some hexes.
fn among(friends: &[&str], what: &str, ladder: &str) -> Stage {
    let mut drawing = field(&[])
        .phase("prussia", "rout")
        .unit("r", &format!("prussia {what}"), ladder, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0805")
        .morale("r", "routed");
    for (index, hex) in friends.iter().enumerate() {
        drawing = drawing.unit(&format!("f{index}"), "prussia infantry line", FOOT1, hex);
    }
    drawing.stage()
}

/// Rules: pg:8.4a, pg:8.4e.
///
/// 0605 and 0606 are free but only two hexes from the enemy; 0504 and 0506 are three, 0405 and 0406 four.
#[test]
fn pg_8_4e_nobody_retreats_towards_the_enemy_to_keep_clear_of_friends() {
    let mut stage = among(&["0504", "0506", "0405", "0406"], "infantry line", FOOT4);
    stage.play("run r", &[]);
    assert_eq!(stage.offered(), ["retreat 0406", "retreat 0405"]);
    for worse in ["0605", "0504"] {
        assert_eq!(stage.rule(&format!("retreat {worse}")), "pg:8.4a", "{worse}");
    }
    // A free hex as far away as before is better than friends farther off.
    let mut stage = among(&["0506", "0405", "0406"], "infantry line", FOOT4);
    let events = stage.settle("run r", &[]);
    assert_eq!(path(&stage, &events, "r").first().map(String::as_str), Some("0504"));
}

/// Water everywhere but in some hexes, the corners of the leaders and the pair that keeps the phase open.
fn islands(land: &[&str]) -> Drawing {
    let kept = ["0101", "1414", "0714", "0814"];
    let all = (1..=14).flat_map(|column| (1..=14).map(move |row| format!("{column:02}{row:02}")));
    let water: Vec<String> =
        all.filter(|it| !land.contains(&it.as_str()) && !kept.contains(&it.as_str())).collect();
    let water: Vec<(&str, char)> = water.iter().map(|it| (it.as_str(), '~')).collect();
    field(&water)
}

/// Rules: pg:11.1.4b, pg:8.1c, pg:8.2a.
///
/// A Disordered unit that falls back of its own will routs: both hexes must be clear of enemy zones.
#[test]
fn pg_11_1_4b_a_voluntary_rout_keeps_clear_of_zones_all_the_way() {
    let fight = |morale: &str, die: u8| {
        let mut stage = islands(&["0305", "0405", "0505", "0606", "0706"])
            .unit("p", "prussia infantry line", FOOT4, "0305")
            .unit("q", "prussia infantry line", FOOT4, "0706")
            .unit("d", "coalition infantry line", "8-6-3 7-5-3 5-4-3", "0405")
            .morale("d", morale)
            .stage();
        // 8 against 8, leads 6 against 6; +1 against the Disordered. Row 5: `0 / 2`.
        stage.play("attack 0405; from 0305; announce; roll", &[die]);
        stage
    };
    // The first LP leaves 7-5-3. One hex back, 0505, is free; the second, 0606, is not.
    assert_eq!(fight("formed", 5).offered(), ["lose d", "fall-back d"]);
    let stage = fight("disordered", 4);
    assert_eq!((stage.level("d"), stage.at("d")), (1, "0405".into()));
    assert_eq!(stage.morale("d"), Morale::Disordered);
}

/// Rules: pg:10.2k, pg:7.2.3c, pg:7.0g.
///
/// Coalition hussars beside infantry pay 1 for the edge and 2 for the zone: 4 points with the first step.
#[test]
fn pg_10_2k_who_leaves_the_map_out_of_a_zone_pays_for_the_zone_too() {
    let beside = |degraded: bool| {
        let drawing = plain()
            .phase("coalition", "movement")
            .spirits(Spirit::Steady, Spirit::Demoralized)
            .unit("c", "coalition cavalry hussar", "3-5-5", "1004")
            .unit("q", "coalition infantry line", FOOT4, "0209")
            .unit("p", "prussia infantry line", FOOT4, "1006");
        let drawing = if degraded { drawing.degraded("cavalry") } else { drawing };
        let mut stage = drawing.stage();
        stage.play("select c; move 1005", &[]);
        stage
    };
    let slow = beside(true);
    assert_eq!((slow.allowance("c"), slow.spent("c")), (3, 1));
    assert_eq!(slow.rule("exit"), "pg:7.0g");
    let mut quick = beside(false);
    assert_eq!(quick.allowance("c"), 5);
    quick.play("exit", &[]);
    assert_eq!(quick.0.unit(quick.id("c")).place, Place::Exited);
}

/// Rules: pg:8.4c.
///
/// A result without R: a unit with SP in brackets is captured where another would go on.
#[test]
fn pg_8_4c_disordered_into_a_zone_only_brackets_are_captured() {
    let fight = |ladder: &str| {
        // Its only way back, 0705, lies in the zone of 0706.
        let mut stage = field(&[("0604", '~'), ("0606", '~'), ("0704", '~')])
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("b", "prussia infantry line", FOOT1, "0706")
            .unit("x", "coalition infantry line", ladder, "0605")
            .stage();
        // 8 against 2: 4-1, leads 6 against 4: +1. Die 1, row 2: `0 / (4)*`: a level, then Disorder.
        let events = stage.settle("attack 0605; from 0505; announce; roll", &[1]);
        let cause = events.iter().find_map(|it| match it {
            Event::Captured { cause, .. } => Some(*cause),
            _ => None,
        });
        (cause, stage.level("x"), stage.at("x"))
    };
    let (cause, _, hex) = fight("2-4-3 (1)-4-3 (1)-4-3");
    assert_eq!((cause, hex), (Some(Cause::NoRetreat), String::new()));
    // Three levels: one lost, one more for the second hex.
    assert_eq!(fight("2-4-3 2-4-3 1-4-3"), (None, 1, "0805".into()));
}

/// Rules: pg:8.2f, pg:8.4b.
#[test]
fn pg_8_2f_who_cannot_make_the_second_hex_is_captured() {
    let mut stage = islands(&["0505", "0405", "0905"])
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0905")
        .morale("r", "routed")
        .stage();
    let events = stage.play("run r", &[]);
    assert_eq!(path(&stage, &events, "r"), ["0405"]);
    assert!(events.iter().any(|it| matches!(it, Event::Captured { cause: Cause::NoRetreat, .. })));
    assert_eq!(stage.0.unit(stage.id("r")).place, Place::Captured);
}

/// Rules: pg:8.4e.
///
/// Of hexes as good as each other the one straight ahead: 0405 leads to 0304, 0406 to 0306.
#[test]
fn pg_8_4e_a_retreat_keeps_its_direction() {
    let run = |first: &str, what: &str, ladder: &str| {
        let mut stage = among(&[], what, ladder);
        stage.play(&format!("run r; retreat {first}"), &[]);
        stage.at("r")
    };
    assert_eq!(run("0405", "infantry line", FOOT4), "0304");
    assert_eq!(run("0406", "infantry line", FOOT4), "0306");
    assert_eq!(run("0405", "cavalry hussar", HORSE2), "0204");
    assert_eq!(run("0406", "cavalry hussar", HORSE2), "0207");
}

/// Rules: pg:8.4a.
///
/// From an enemy in 0501 the hexes 0406, 0506 and 0606 are equally far: the own edge decides.
#[test]
fn pg_8_4a_equally_far_from_the_enemy_the_own_edge_decides() {
    let run = |army: &'static str, enemy: &str| {
        let mut stage = field(&[])
            .phase(army, "rout")
            .unit("r", &format!("{army} infantry line"), FOOT4, "0505")
            .unit("x", &format!("{enemy} infantry line"), FOOT4, "0501")
            .morale("r", "routed")
            .stage();
        let events = stage.play("run r", &[]);
        path(&stage, &events, "r")
    };
    assert_eq!(run("prussia", "coalition"), ["0406", "0306"]);
    assert_eq!(run("coalition", "prussia"), ["0606", "0706"]);
}

/// Rules: pg:25.3.3a, pg:8.4a.
///
/// The nearest enemy leaves two or three ways equally good; where his other units stand decides.
#[test]
fn pg_25_3_3a_each_of_the_four_edges_draws_the_retreat() {
    let run = |from: &str, near: &str, line: [&str; 2]| {
        let mut stage = zorndorf()
            .phase("prussia", "rout")
            .leader("pf", "prussia-foot", 0, "0101")
            .leader("ph", "prussia-horse", 0, "0101")
            .unit("r", "prussia infantry line", FOOT4, from)
            .unit("x", "coalition infantry line", FOOT4, near)
            .unit("y", "coalition infantry line", FOOT4, line[0])
            .unit("z", "coalition infantry line", FOOT4, line[1])
            .morale("r", "routed")
            .stage();
        let events = stage.play("run r", &[]);
        path(&stage, &events, "r")
    };
    assert_eq!(run("0705", "0701", ["1405", "1406"]), ["0606", "0506"], "to the south");
    assert_eq!(run("0705", "0701", ["0105", "0106"]), ["0806", "0906"], "to the north");
    assert_eq!(run("0705", "0305", ["0714", "0814"]), ["0805", "0904"], "to the west");
    assert_eq!(run("0709", "0309", ["0701", "0801"]), ["0810", "0910"], "to the east");
}
