//! Chapter 20: aircraft against the ground and the ground against aircraft, in smoke, over gullies,
//! at those who hide; and off the map.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

/// Open ground with an aircraft that may come in at F01.
fn air(rows: &[&str], id: &str, kind: &str, more: &str) -> Drawing {
    let entry = format!("[[air]]\nunit = \"{id}\"\nrounds = [1, 2]\n{more}");
    ground(rows).unit(id, kind, "F01", 1).with(&entry)
}

fn fly_in(stage: &mut Stage, unit: &str, facing: u8) {
    let face = format!("face {facing}");
    stage.plays(&[&format!("use {unit}"), "fly F01", "altitude 0", &face]);
}

const PLAIN: [&str; 12] = [".............."; 12];

/// A Stuka over F01 that looks towards two anti-aircraft half-tracks in F03; one looks so.
fn under_fire(other: u8) -> Stage {
    let mut stage = air(&PLAIN, "JU", "stuka", "")
        .unit("G", "infantry-43", "L14", 0)
        .unit("A", "m3-apc-aa", "F03", 5)
        .unit("B", "m3-apc-aa", "F03", other)
        .german();
    fly_in(&mut stage, "JU", 2);
    stage.play("stop", &[]);
    stage
}

/// Rules: coh:13.0b, coh:13.0d, coh:20.3c.
#[test]
fn coh_20_3c_smoke_helps_aircraft_against_flak() {
    let mut stage = under_fire(5);
    stage.smoke("F01", 1);
    stage.smoke("F03", 1);
    stage.plays(&["use A", "flak JU"]);
    assert_eq!(stage.miss(), (1, 12 + 1 + 1));
}

/// Rules: coh:9.1a, coh:9.1.2c, coh:9.1.2e, coh:20.0p.
#[test]
fn coh_20_0p_several_units_fire_at_an_aircraft_as_a_group() {
    let mut stage = under_fire(5);
    stage.plays(&["use A", "join B", "flak JU"]);
    assert_eq!(stage.ap("soviet"), 7 - 2);
    assert_eq!(stage.miss(), (1 + 1, 12));
    let mut stage = under_fire(2);
    stage.plays(&["use A", "join B"]);
    assert_eq!(stage.refused("flak JU"), "coh:9.1.2e", "it looks away");
}

/// Rules: coh:11.5j, coh:20.2a.
///
/// The book says all attacks that come in, from all levels.
#[test]
fn coh_11_5j_a_small_gully_helps_against_aircraft() {
    for (sides, more) in [("", 0), ("\"F04/F05\", \"E04/F05\"", 1)] {
        let mut stage = air(&PLAIN, "IL", "il-2", "bombs = { kind = \"50kg\", count = 1 }\n")
            .map(&format!("[map.hexsides]\nsmall-gully = [{sides}]"))
            .unit("G", "infantry-43", "F05", 5)
            .unit("S", "rifle-41", "L14", 3)
            .soviet();
        fly_in(&mut stage, "IL", 2);
        stage.play("strafe F05", &[]);
        assert_eq!(stage.miss(), (6 - 1, 12 + more), "four hexes away");
        stage.plays(&["fly F02", "bomb 1 F05"]);
        assert_eq!(stage.miss().1, 12 + more);
    }
}

/// Rules: coh:20.4d, coh:10.0h.
///
/// 6 + 4 + 4 reach a front of 12 in woods.
#[test]
fn coh_20_4d_cluster_bombs_that_find_somebody_leave_mines() {
    let mut rows = PLAIN;
    rows[6] = "...w..........";
    let mut stage = air(&rows, "HS", "hs-129", "bombs = { kind = \"cluster\", count = 1 }\n")
        .unit_with("T", "rifle-41", "G04", 5, "hidden = true")
        .unit("G", "infantry-43", "A14", 0)
        .german();
    fly_in(&mut stage, "HS", 2);
    stage.play("bomb 1 G04", &[]);
    stage.play("roll 0", &[4, 4, 1, 1]);
    assert!(!stage.is("T", Flags::HIDDEN));
    let works = &stage.game.core.works;
    assert_eq!(works.len(), 1);
    assert_eq!((works[0].number, stage.game.label(works[0].hex)), (7, "G04"));
}

/// Rules: coh:20.0e, coh:20.0o.
#[test]
fn coh_20_0e_flying_off_is_a_move_forward_too() {
    let mut stage = air(&PLAIN, "IL", "il-2", "")
        .unit("G", "infantry-43", "L14", 0)
        .unit("S", "rifle-41", "A14", 3)
        .soviet();
    fly_in(&mut stage, "IL", 5);
    stage.plays(&["stop", "pass", "use IL", "fly-off"]);
    assert_eq!((stage.at("IL").as_str(), stage.ap("soviet")), ("awaited", 7 - 1 - 1));
    assert_eq!(stage.asked(), "german");
    stage.play("pass", &[]);
    assert_eq!(stage.refused("use IL"), "coh:20.0o");
    // With the map before it an aircraft does not leave.
    let mut stage = air(&PLAIN, "IL", "il-2", "")
        .unit("G", "infantry-43", "L14", 0)
        .unit("S", "rifle-41", "A14", 3)
        .soviet();
    fly_in(&mut stage, "IL", 2);
    stage.plays(&["stop", "pass", "use IL"]);
    assert_eq!(stage.refused("fly-off"), "coh:20.0a");
}
