//! Chapter 4: zones of control, Engaged and Support, markers.

use rules_prussia::{Army, Options};

use crate::bench::{
    CROAT2, FOOT1, FOOT2, FOOT3, FOOT4, GUN2, GUN4, HORSE2, HORSE4, counts, field, wide,
};
use crate::stage::{Drawing, Stage};

/// Rules: pg:4.1a, pg:4.1c.
#[test]
fn pg_4_1a_all_units_but_routed_ones_have_a_zone() {
    let zone = |what: &str, ladder: &str, morale: &str| {
        let stage = wide(&[])
            .unit("a", "prussia infantry line", FOOT4, "0101")
            .unit("x", what, ladder, "0605")
            .leader("l", "coalition-foot", 1, "0905")
            .morale("x", morale)
            .stage();
        let ring = ["0504", "0505", "0604", "0606", "0704", "0705"];
        let count = ring.iter().filter(|it| stage.0.in_ezoc(Army::Prussia, stage.hex(it))).count();
        assert!(!stage.0.in_ezoc(Army::Prussia, stage.hex("0607")), "two hexes away");
        assert!(!stage.0.in_ezoc(Army::Prussia, stage.hex("0906")), "leaders have none");
        count
    };
    assert_eq!(zone("coalition infantry line", FOOT1, "formed"), 6);
    assert_eq!(zone("coalition cavalry hussar", HORSE2, "disordered"), 6);
    assert_eq!(zone("coalition artillery battery", GUN2, "formed"), 6);
    assert_eq!(zone("coalition infantry line", FOOT1, "routed"), 0);
    assert_eq!(zone("coalition artillery battery", GUN2, "routed"), 0);
}

/// Rules: pg:4.1b.
#[test]
fn pg_4_1b_a_zone_does_not_reach_where_the_unit_could_not_go() {
    let stage = wide(&[("0704", '~')])
        .sides("elbe", "0605/0505")
        .sides("full-pond", "0605/0504")
        .sides("mietzel", "0605/0604 0605/0606")
        .sides("bridge", "0605/0606")
        .unit("a", "prussia infantry line", FOOT4, "0101")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    for (hex, reached) in [
        ("0505", false),
        ("0504", false),
        ("0604", false),
        ("0606", true),
        ("0704", false),
        ("0705", true),
    ] {
        assert_eq!(stage.0.in_ezoc(Army::Prussia, stage.hex(hex)), reached, "{hex}");
    }
}

/// The Engaged of a Prussian stack in 0505 beside an enemy, written from the bottom up.
fn front(units: &[(&str, &str, &str)]) -> Vec<String> {
    let mut drawing = wide(&[]).unit("x", "coalition infantry line", FOOT4, "0605");
    for (id, what, ladder) in units {
        drawing = drawing.unit(id, &format!("prussia {what}"), ladder, "0505");
    }
    drawing.stage().engaged("0505", Army::Prussia)
}

/// Rules: pg:4.2a, pg:4.2e, pg:4.2c.
///
/// ex-26, written from the bottom up.
#[test]
fn pg_4_2a_the_top_units_of_up_to_four_levels_are_engaged() {
    let line = "infantry line";
    assert_eq!(front(&[("b", line, FOOT2), ("a", line, FOOT3)]), ["a"]);
    assert_eq!(front(&[("c", line, FOOT1), ("b", line, FOOT2), ("a", line, FOOT2)]), ["a", "b"]);
    assert_eq!(front(&[("b", line, FOOT3), ("a", line, FOOT1)]), ["a", "b"]);
    let guns = [("b", line, FOOT2), ("a", line, FOOT4), ("g", "artillery battery", GUN4)];
    assert_eq!(front(&guns), ["a"]);
    // A strict prefix: the one level below is not taken over the head of the two.
    assert_eq!(front(&[("c", line, FOOT1), ("b", line, FOOT2), ("a", line, FOOT3)]), ["a"]);
    assert!(front(&[("g", "artillery battery", GUN4)]).is_empty());
}

/// Rules: pg:4.2a, pg:3.1a.
///
/// ex-23: two levels of Cossacks count four, for stacking and for Engaged.
#[test]
fn pg_25_3_8a_cossacks_count_double() {
    let stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT4, "0605")
        .unit("d", "coalition cavalry cossack", "3-3-5 1-2-5", "0505")
        .unit("c", "coalition cavalry cossack", "3-3-5 1-2-5", "0505")
        .stage();
    assert_eq!(stage.engaged("0505", Army::Coalition), ["c"]);
    assert_eq!(stage.0.weight(stage.id("c")), 4);
}

/// Rules: pg:4.2a, pg:4.2b, pg:4.2c.
#[test]
fn pg_4_2b_the_rest_of_the_stack_is_support_and_nobody_outside_a_zone() {
    let drawing = |enemy: &str| {
        wide(&[])
            .unit("b", "prussia infantry line", FOOT2, "0505")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, enemy)
            .stage()
    };
    let near = drawing("0605");
    let states = |stage: &Stage, unit: &str| {
        let id = stage.id(unit);
        (stage.0.is_engaged(id), stage.0.is_support(id))
    };
    assert_eq!(states(&near, "a"), (true, false));
    assert_eq!(states(&near, "b"), (false, true));
    assert_eq!(states(&near, "g"), (false, false));
    let far = drawing("0705");
    for unit in ["a", "b", "g"] {
        assert_eq!(states(&far, unit), (false, false));
    }
}

/// Rules: pg:4.2d.
#[test]
fn pg_4_2d_the_engaged_must_fight_unless_only_guns_are_near() {
    let stage = |what: &str, ladder: &str| {
        wide(&[])
            .phase("prussia", "combat")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("x", what, ladder, "0605")
            .stage()
    };
    assert_eq!(stage("coalition infantry line", FOOT2).rule("end"), "pg:19.0a");
    assert!(stage("coalition artillery battery", GUN2).offers("end"));
}

/// Rules: pg:4.3a.
#[test]
fn pg_4_3a_the_engaged_stacks_of_the_active_army_are_marked() {
    let stage = |side| {
        wide(&[])
            .phase(side, "movement")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("b", "prussia infantry line", FOOT4, "0405")
            .unit("g", "prussia artillery battery", GUN2, "0606")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .stage()
    };
    let prussian = stage("prussia");
    assert_eq!(prussian.shifted("0505"), Some(false));
    // Not in a zone; artillery only; the enemy's.
    assert_eq!(
        [prussian.shifted("0405"), prussian.shifted("0606"), prussian.shifted("0605")],
        [None; 3]
    );
    let enemy = stage("coalition");
    assert_eq!([enemy.shifted("0505"), enemy.shifted("0605")], [None, Some(false)]);
}

/// A marked stack of one unit in 0505 and another that can come up.
fn marked() -> Drawing {
    wide(&[])
        .unit("old", "prussia infantry line", FOOT4, "0505")
        .unit("new", "prussia infantry line", FOOT4, "0305")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .unit("zp", "prussia infantry line", FOOT1, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
}

/// Rules: pg:4.3b, pg:7.2.1c.
#[test]
fn pg_4_3b_a_marked_hex_is_not_left_empty() {
    let stage = marked().stage();
    assert_eq!(stage.rule("select old"), "pg:7.2.1c");
    assert!(!stage.offers("select old"));
}

/// Rules: pg:4.3c, pg:4.3e, pg:7.2.1b, pg:7.2.1c, pg:7.2.1d, pg:C5a.
///
/// ex-30: a fresh unit on top relieves the old one, which leaves for one point more; below it changes
/// nothing.
#[test]
fn pg_4_3c_other_engaged_units_flip_the_marker() {
    let mut stage = marked().stage();
    stage.play("select new; move 0405; move 0505; stop; place-at 2", &[]);
    assert_eq!(
        (stage.shifted("0505"), stage.pile("0505")),
        (Some(true), vec!["new".into(), "old".into()])
    );
    stage.play("select old; move 0405", &[]);
    assert_eq!(stage.spent("old"), 2);
    let mut stage = marked().stage();
    stage.play("select new; move 0405; move 0505; stop; place-at 1", &[]);
    assert_eq!(stage.shifted("0505"), Some(false));
    assert_eq!(stage.rule("select old"), "pg:7.2.1c");
}

/// Rules: pg:4.3c, pg:7.2.1c.
///
/// Support that is brought up flips the marker, but does not let the old unit go (K-86).
#[test]
fn pg_7_2_1c_reordering_alone_relieves_nobody() {
    let drawing = || {
        wide(&[])
            .unit("low", "prussia infantry line", FOOT4, "0505")
            .unit("old", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
    };
    let mut stage = drawing().stage();
    stage.play("top low", &[]);
    assert_eq!(stage.shifted("0505"), Some(true));
    assert_eq!(stage.rule("select old"), "pg:7.2.1c");
    let free = Options { reorder_relieves: true, ..Options::default() };
    let mut stage = drawing().options(free).stage();
    stage.play("top low; select old; move 0405", &[]);
}

/// Rules: pg:4.3c.
///
/// A pure addition to the Engaged is a change too (K-85).
#[test]
fn pg_4_3c_an_arrival_that_joins_the_engaged_flips_the_marker() {
    let drawing = || {
        wide(&[])
            .unit("old", "prussia infantry line", FOOT2, "0505")
            .unit("new", "prussia infantry line", FOOT2, "0405")
            .unit("x", "coalition infantry line", FOOT4, "0605")
    };
    let mut stage = drawing().stage();
    stage.play("select new; move 0505; place-at 1", &[]);
    assert_eq!(stage.shifted("0505"), Some(true));
    let relieved = Options { flip_when_relieved: true, ..Options::default() };
    let mut stage = drawing().options(relieved).stage();
    stage.play("select new; move 0505; place-at 1", &[]);
    assert_eq!(stage.shifted("0505"), Some(false));
}

/// Rules: pg:4.3d.
#[test]
fn pg_4_3d_a_flipped_marker_counts_minus_two_in_the_attack() {
    let fight = |actions: &str| {
        let mut stage = field(&[])
            .phase("prussia", "movement")
            .unit("low", "prussia infantry line", FOOT4, "0505")
            .unit("old", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .stage();
        let events =
            stage.play(&format!("{actions}end; attack 0605; from 0505; announce; roll"), &[5]);
        counts(&events, "pg:4.3d")
    };
    assert_eq!(fight("top low; "), -2);
    assert_eq!(fight(""), 0);
}

fn riders(enemy: &str, ladder: &str) -> Drawing {
    wide(&[]).unit("h", "prussia cavalry hussar", HORSE2, "0505").unit(
        "x",
        &format!("coalition {enemy}"),
        ladder,
        "0605",
    )
}

/// Rules: pg:4.4a, pg:4.4b, pg:4.4c, pg:7.2.3d.
#[test]
fn pg_4_4a_engaged_fast_units_leave_a_marked_hex_unless_cavalry_holds_them() {
    let mut stage =
        riders("infantry line", FOOT4).unit("a", "prussia infantry line", FOOT4, "0505").stage();
    // The infantry lies on top and is Engaged, the hussars are Support; the marker stays as it is.
    stage.play("select h; move 0405; stop", &[]);
    assert_eq!(stage.shifted("0505"), Some(false));
    let mut stage = riders("infantry line", FOOT4).stage();
    assert_eq!(stage.shifted("0505"), Some(false));
    stage.play("select h; move 0405", &[]);
    assert_eq!(stage.shifted("0505"), None);
    assert_eq!(riders("cavalry dragoon", HORSE4).stage().rule("select h"), "pg:7.2.3a");
    // Disordered cavalry holds nobody, unless the table reads 4.4 strictly.
    let shaken = || riders("cavalry dragoon", HORSE4).morale("x", "disordered");
    assert!(shaken().stage().offers("select h"));
    let strict = Options { strict_fast_exit: true, ..Options::default() };
    assert_eq!(shaken().options(strict).stage().rule("select h"), "pg:4.4a");
    assert_eq!(
        riders("infantry croat", CROAT2).options(strict).stage().rule("select h"),
        "pg:4.4a"
    );
    assert!(riders("infantry line", FOOT4).options(strict).stage().offers("select h"));
}

/// Rules: pg:4.4b.
///
/// Engaged horse above Support that becomes Engaged: the exit does not flip the marker.
#[test]
fn pg_4_4b_the_exit_of_fast_units_does_not_flip_the_marker() {
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    assert_eq!(stage.engaged("0505", Army::Prussia), ["h"]);
    stage.play("select h; move 0405; stop", &[]);
    assert_eq!(stage.engaged("0505", Army::Prussia), ["a"]);
    assert_eq!(stage.shifted("0505"), Some(false));
}
