//! Chapter 26: Torgau, its way out and Reid's detachments.

use std::collections::BTreeSet;

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Flags, Place};

use crate::bench::{FOOT2, FOOT4, HORSE2, wide};
use crate::data::{battle, scenario};
use crate::fight::Go;
use crate::stage::Stage;

/// A Routed Austrian that runs; Torgau is 0305, the east edge column 14.
fn running(battle: &'static str, spirit: Spirit, from: &str, enemy: &str) -> Stage {
    let edge: Vec<String> = (1..=14).map(|row| format!("14{row:02}")).collect();
    let mut stage = wide(&[])
        .of(battle)
        .phase("coalition", "rout")
        .spirits(Spirit::Steady, spirit)
        .region("torgau", "0305")
        .region("austrian-exit", &format!("0305 {}", edge.join(" ")))
        .unit("x", "coalition infantry line", FOOT2, from)
        .unit("w", "coalition infantry line", FOOT4, "1401")
        .unit("a", "prussia infantry line", FOOT4, enemy)
        .morale("x", "routed")
        .stage();
    stage.settle("run x", &[]);
    stage
}

fn away(stage: &Stage, hex: &str) -> u16 {
    let at = stage.0.hex(stage.id("x")).expect("it is on the map");
    stage.0.scenario().field.grid().distance(at, stage.hex(hex))
}

/// Rules: pg:26.3.2a, pg:8.2e.
#[test]
fn pg_26_3_2a_austrians_run_to_torgau_and_off_from_there() {
    // 0905 is six hexes from the town and five from the edge; the enemy stands north of it.
    let steady = running("torgau", Spirit::Steady, "0905", "0901");
    assert_eq!(away(&steady, "0305"), 4, "6 less the two hexes it ran");
    // Demoralized, it makes for the edge, which is nearer.
    let gloomy = running("torgau", Spirit::Demoralized, "0905", "0901");
    assert_eq!(away(&gloomy, "1406"), 3);
    // From the town it leaves the map, in the middle of which it lies.
    let there = running("torgau", Spirit::Steady, "0305", "0805");
    assert_eq!(there.0.unit(there.id("x")).place, Place::Lost);
    let elsewhere = running("none", Spirit::Steady, "0305", "0805");
    assert!(elsewhere.0.hex(elsewhere.id("x")).is_some(), "elsewhere it is a hex like others");
    // From the edge only without heart.
    let edge = running("torgau", Spirit::Steady, "1408", "1108");
    assert!(edge.0.hex(edge.id("x")).is_some());
    let edge = running("torgau", Spirit::Demoralized, "1408", "1108");
    assert_eq!(edge.0.unit(edge.id("x")).place, Place::Lost);
    // As the map has it: the hexes of the town, and the edge south of the Elbe.
    for name in ["torgau", "torgau-battle"] {
        let scenario = scenario(name);
        let labels = |region: &str| -> BTreeSet<String> {
            scenario.field.region(region).iter().map(|&it| scenario.field.label(it)).collect()
        };
        let town = ["2602", "2603", "2702", "2703", "2803"].map(str::to_owned);
        assert_eq!(labels("torgau"), BTreeSet::from(town), "{name}");
        let exit = labels("austrian-exit");
        assert!(exit.is_superset(&labels("torgau")), "{name}");
        let edge: Vec<_> = exit.difference(&labels("torgau")).cloned().collect();
        assert_eq!((edge[0].as_str(), edge[13].as_str(), edge.len()), ("3201", "4501", 14));
    }
}

const DET: &str = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
                   cv = 4\nwings = []\nunits = [\"drg\"]\ndetachment = true\n";

/// Whether dragoons of another wing, six hexes and more from their own leader, are out of command.
fn lost(follows: bool, dragoons: &str, detached: bool) -> bool {
    let mut drawing = wide(&[])
        .of("torgau")
        .main(true, !detached)
        .phase("coalition", "movement")
        .region("torgau", "1401")
        .region("austrian-exit", "1401")
        .leader("reid", "coalition-foot", 0, "0305");
    if follows {
        drawing = drawing.able("leads_detachments");
    }
    drawing = drawing
        .leader("odonell", "coalition-horse", 0, "1405")
        .unit("croats", "coalition infantry croat", "2-4-4 1-3-4", "0305")
        .unit("drg", "coalition cavalry dragoon", HORSE2, dragoons)
        .unit("h", "coalition cavalry dragoon", HORSE2, "1405")
        .unit("a", "prussia infantry line", FOOT4, "0714");
    if detached {
        drawing = drawing.tables(DET);
    }
    let stage = drawing.unopened();
    stage.0.unit(stage.id("drg")).is(Flags::OUT_OF_COMMAND)
}

/// Rules: pg:26.3.4a, pg:6.2.2a.
#[test]
fn pg_26_3_4a_whoever_is_of_a_detachment_follows_reid() {
    // 0812 is two hexes from the enemy: the detachment is awake. Reid stands at 0305: 0807 is five
    // hexes away, 0908 six.
    assert!(!lost(true, "0807", true), "of a detachment, five hexes from Reid");
    assert!(lost(true, "0908", true), "six hexes");
    assert!(lost(true, "0807", false), "of no detachment");
    assert!(lost(false, "0807", true), "any other leader");
    // Drg 31 is of O'Donell's wing and of a detachment.
    let scenario = scenario("torgau");
    let drg = scenario.find_unit("drg-31").expect("Drg 31");
    let mut stage = Stage(battle("torgau"));
    stage.go("quick", &[]);
    assert_eq!(scenario.groups[usize::from(stage.0.unit(drg).det)].id, "det-3");
    let wing = scenario.unit(drg).wing.expect("a wing");
    let reid = scenario.find_leader("reid").expect("Reid");
    assert_ne!(scenario.wing(wing).leader, reid);
    assert_eq!(scenario.leader(reid).army, Army::Coalition);
}
