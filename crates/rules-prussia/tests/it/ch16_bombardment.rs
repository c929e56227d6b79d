//! Chapters 16 and 18, charts C6 and C7: bombardment.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Morale};

use crate::data::scenario;
use crate::fight::{FOOT, GUNS, Go, HORSE, ROCK, duel_on, result};
use crate::stage::{Drawing, Stage};

/// Ground in the Prussian Offensive Bombardment Phase.
fn fire_on(spots: &[(&str, char)]) -> Drawing {
    duel_on(spots).phase("prussia", "bombardment")
}

fn fire() -> Drawing {
    fire_on(&[])
}

/// What a rule adds to the bombardment being planned, fired from a hex.
fn adds(stage: &Stage, from: &str, rule: &str) -> i8 {
    let hex = stage.0.scenario().field.grid().find(from).expect("a hex");
    let items = stage.0.fire_items(hex);
    items.iter().filter(|it| it.rule == rule).map(|it| it.amount).sum()
}

fn all(stage: &Stage, from: &str) -> i8 {
    let hex = stage.0.scenario().field.grid().find(from).expect("a hex");
    stage.0.fire_items(hex).iter().map(|it| it.amount).sum()
}

/// Rules: pg:16.0a.
#[test]
fn pg_16_0a_only_artillery_on_top_deployed_unmoved_and_not_routed_fires() {
    let mut stage = fire()
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("g", "prussia artillery battery", GUNS, "0505")
        .unit("under", "prussia artillery battery", GUNS, "0405")
        .unit("b", "prussia infantry line", FOOT, "0405")
        .unit("column", "prussia artillery battery", GUNS, "0605")
        .unit("routed", "prussia artillery battery", GUNS, "0506")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .unit("enemy", "coalition artillery battery", GUNS, "0502")
        .column("column")
        .morale("routed", "routed")
        .stage();
    // One gun can fire; the others cannot join it.
    stage.go("target 0503", &[]);
    assert_eq!(stage.rule("add under"), "pg:3.4b");
    assert_eq!(stage.rule("add column"), "pg:7.3.1d");
    assert_eq!(stage.rule("add routed"), "pg:16.0a");
    assert_eq!(stage.rule("add a"), "pg:16.0a");
    assert_eq!(stage.rule("add enemy"), "pg:16.0a");
    assert_eq!(stage.offered(), ["from 0505", "drop g", "cancel"]);
}

/// Rules: pg:16.0b, pg:16.0c.
#[test]
fn pg_16_0b_a_gun_fires_once_a_hex_is_bombarded_once() {
    let mut stage = fire()
        .unit("g1", "prussia artillery battery", GUNS, "0505")
        .unit("g2", "prussia artillery battery", GUNS, "0505")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .unit("y", "coalition infantry line", FOOT, "0705")
        .stage();
    stage.go("target 0503; add g1", &[]);
    // Strengths add up.
    assert_eq!(stage.0.fire_strength(), 4);
    assert_eq!(stage.rule("target 0705"), "pg:16.0c", "one after the other");
    let mut both = stage.clone();
    both.go("add g2", &[]);
    assert_eq!(both.0.fire_strength(), 8);
    stage.go("from 0505; roll", &[1]);
    assert_eq!(stage.rule("target 0503"), "pg:16.0b");
    stage.go("target 0705", &[]);
    assert_eq!(stage.rule("add g1"), "pg:16.0b");
    stage.go("from 0505; roll", &[1]);
}

/// Rules: pg:16.1a, pg:5.0c.
#[test]
fn pg_16_1a_range_three_with_a_line_of_sight() {
    let at = |hex: &str, spots: &[(&str, char)]| {
        fire_on(spots)
            .unit("g", "prussia artillery battery", GUNS, "0508")
            .unit("near", "prussia artillery battery", GUNS, "0308")
            .unit("y", "coalition infantry line", FOOT, "0307")
            .unit("x", "coalition infantry line", FOOT, hex)
            .stage()
    };
    for (hex, range) in [("0506", 2), ("0505", 3)] {
        assert!(at(hex, &[]).offers(&format!("target {hex}")), "range {range}");
    }
    assert_eq!(at("0504", &[]).rule("target 0504"), "pg:16.1a");
    for kind in ['w', 't'] {
        assert_eq!(at("0506", &[("0507", kind)]).rule("target 0506"), "pg:5.0c", "{kind}");
    }
    assert!(at("0506", &[("0507", 'm')]).offers("target 0506"), "marsh blocks nothing");
}

/// Rules: pg:16.1b.
///
/// ex-59: artillery with an enemy next to it does not fire two hexes away.
#[test]
fn pg_16_1b_an_enemy_next_to_the_guns_binds_them() {
    let mut stage = fire()
        .unit("g", "prussia artillery battery", GUNS, "0505")
        .unit("h", "prussia artillery battery", GUNS, "0501")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .unit("y", "coalition infantry line", FOOT, "0506")
        .stage();
    assert!(stage.offers("target 0506"));
    stage.go("target 0503", &[]);
    assert_eq!(stage.rule("add g"), "pg:16.1b");
}

/// Rules: pg:16.1c.
///
/// ex-59: a target next to friendly foot is barred at range 2; guns next to the target and to all
/// friends there may fire.
#[test]
fn pg_16_1c_friends_next_to_the_target_are_in_the_way() {
    let drawn = |other: &str| {
        fire()
            .unit("g", "prussia artillery battery", GUNS, "0505")
            .unit("h", "prussia artillery battery", GUNS, "0404")
            .unit("f", "prussia infantry line", FOOT, "0403")
            .unit("e", "prussia infantry line", FOOT, other)
            .unit("x", "coalition infantry line", FOOT, "0503")
            .stage()
    };
    let mut stage = drawn("0810");
    stage.go("target 0503", &[]);
    assert_eq!(stage.rule("add g"), "pg:16.1c");
    assert_eq!(stage.offered(), ["from 0404", "drop h", "cancel"]);
    // Both friends that touch the target touch the guns.
    assert!(drawn("0504").offers("target 0503"));
    // One does not.
    assert!(!drawn("0604").offers("target 0503"));
}

/// Rules: pg:16.1d.
#[test]
fn pg_16_1d_near_and_far_guns_do_not_fire_together() {
    let drawn = |other: &str| {
        fire()
            .unit("far", "prussia artillery battery", GUNS, "0506")
            .unit("g", "prussia artillery battery", GUNS, "0404")
            .unit("h", "prussia artillery battery", GUNS, other)
            .unit("x", "coalition infantry line", FOOT, "0503")
            .stage()
    };
    // Stacked or next to each other.
    for (other, origins) in [("0404", 1), ("0504", 2)] {
        let mut stage = drawn(other);
        stage.go("target 0503", &[]);
        assert_eq!(stage.rule("add far"), "pg:16.1c");
        stage.go("add g; add h", &[]);
        let named = stage.offered().iter().filter(|it| it.starts_with("from")).count();
        assert_eq!((stage.0.fire_strength(), named), (16, origins));
    }
    // Two hexes that touch the target but not each other.
    assert!(!drawn("0604").offers("target 0503"));
}

/// Rules: pg:16.2a, pg:C7a.
///
/// ex-37: two guns at range 2 and one at range 3: 4 + 4 + 1 = 9; a 4 is `1r`. MR 5 is left: r does
/// nothing.
#[test]
fn pg_16_2a_strength_at_the_ranges_as_they_are() {
    let mut stage = fire()
        .unit("g1", "prussia artillery battery", GUNS, "0507")
        .unit("g2", "prussia artillery battery", GUNS, "0507")
        .unit("g3", "prussia artillery battery", GUNS, "0805")
        .unit("x", "coalition infantry line", FOOT, "0505")
        .stage();
    stage.go("target 0505; add g1; add g2; add g3", &[]);
    assert_eq!(stage.0.fire_strength(), 9);
    assert_eq!(all(&stage, "0507"), 0);
    let events = stage.go("from 0507; roll", &[4]);
    assert_eq!(result(&events), "1r");
    assert_eq!((stage.level("x"), stage.morale("x")), (3, Morale::Formed));
    // One gun at range 3: strength 1, and even a 6 does nothing.
    let mut stage = fire()
        .unit("g3", "prussia artillery battery", GUNS, "0805")
        .unit("x", "coalition infantry line", FOOT, "0505")
        .stage();
    let events = stage.go("target 0505; from 0805; roll", &[6]);
    assert_eq!((result(&events).as_str(), stage.level("x")), ("0", 4));
}

/// Rules: pg:16.2b, pg:C7a.
///
/// ex-38: BS 8 at range 1 uphill into a town: 2 - 2 - 2 = -2; a 6 makes 4 in column 7-8: 1.
#[test]
fn pg_16_2b_uphill_into_a_town() {
    let mut stage = fire_on(&[("0504", 't')])
        .level("1", "0504")
        .sides("slope", "0504/0505")
        .unit("g", "prussia artillery battery", GUNS, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    stage.go("target 0504", &[]);
    assert_eq!((adds(&stage, "0505", "pg:C7a"), adds(&stage, "0505", "pg:16.2b")), (2, -4));
    let events = stage.go("from 0505; roll", &[6]);
    assert_eq!((result(&events).as_str(), stage.level("x")), ("1", 3));
}

/// Rules: pg:16.2b.
#[test]
fn pg_16_2b_the_firing_player_names_the_hex_whose_terrain_counts() {
    let mut stage = fire_on(&[("0404", 'm'), ("0503", 'w')])
        .unit("g", "prussia artillery battery", GUNS, "0404")
        .unit("h", "prussia artillery battery", GUNS, "0504")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .sides("entrenchment", "0404/0503")
        .stage();
    stage.go("target 0503; add g; add h", &[]);
    // Out of marsh -1 or into woods -1, the worse alone; the entrenchment besides.
    assert_eq!(adds(&stage, "0404", "pg:16.2b"), -3);
    assert_eq!(adds(&stage, "0504", "pg:16.2b"), -1);
    assert!(stage.offers("from 0404") && stage.offers("from 0504"));
    assert_eq!(stage.rule("from 0405"), "pg:16.2b");
}

/// Rules: pg:16.2d.
#[test]
fn pg_16_2d_hexsides_at_both_ends_of_a_long_shot() {
    let at = |side: &str| {
        let mut stage = fire()
            .sides("entrenchment", side)
            .unit("g", "prussia artillery battery", GUNS, "0507")
            .unit("x", "coalition infantry line", FOOT, "0504")
            .stage();
        stage.go("target 0504", &[]);
        adds(&stage, "0507", "pg:16.2b")
    };
    assert_eq!((at("0504/0505"), at("0505/0506"), at("0506/0507")), (-2, 0, -2));
    // Uphill to a target at the brink.
    let mut stage = fire()
        .level("1", "0504")
        .sides("slope", "0504/0505")
        .unit("g", "prussia artillery battery", GUNS, "0506")
        .unit("x", "coalition infantry line", FOOT, "0504")
        .stage();
    stage.go("target 0504", &[]);
    assert_eq!(adds(&stage, "0506", "pg:16.2b"), -2);
    // Over low ground nothing counts.
    let mut stage = fire()
        .level("1", "0504 0506")
        .sides("slope", "0504/0505 0505/0506")
        .unit("g", "prussia artillery battery", GUNS, "0506")
        .unit("x", "coalition infantry line", FOOT, "0504")
        .stage();
    stage.go("target 0504", &[]);
    assert_eq!(adds(&stage, "0506", "pg:16.2b"), 0);
}

/// Rules: pg:16.2c.
#[test]
fn pg_16_2c_the_owner_allots_losses_among_those_who_would_be_engaged() {
    let mut stage = fire()
        .unit("g", "prussia artillery battery", GUNS, "0507")
        .unit("h", "prussia artillery battery", GUNS, "0507")
        .unit("s", "coalition infantry line", FOOT, "0505")
        .unit("y", "coalition infantry line", "4-9-3 4-9-3", "0505")
        .unit("x", "coalition infantry line", "4-9-3 4-9-3", "0505")
        .stage();
    // Strength 8, a 6: 2r*.
    let events = stage.go("target 0505; add g; add h; from 0507; roll", &[6]);
    assert_eq!(result(&events), "2r*");
    assert_eq!(stage.rule("lose s"), "pg:11.1a");
    stage.go("lose y; lose x", &[]);
    assert_eq!((stage.level("x"), stage.level("y"), stage.level("s")), (1, 1, 4));
}

/// Rules: pg:18b, pg:18c.
#[test]
fn pg_18b_in_defense_one_fires_whether_moved_or_not() {
    // The gun moves in its own turn, then the enemy comes up.
    let mut stage = fire()
        .phase("prussia", "movement")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("g", "prussia artillery battery", GUNS, "0506")
        .unit("under", "prussia artillery battery", GUNS, "0605")
        .unit("b", "prussia infantry line", ROCK, "0605")
        .unit("x", "coalition infantry line", ROCK, "0503")
        .unit("y", "coalition infantry line", ROCK, "0703")
        .stage();
    stage.go("select g; move 0505; stop; place-at 2; end", &[]);
    stage.go("select x; move 0504; end", &[]);
    assert!(stage.offers("target 0504"), "{:?}", stage.offered());
    assert_eq!(stage.rule("target 0703"), "pg:18a");
    stage.go("target 0504", &[]);
    assert_eq!(stage.rule("add under"), "pg:3.4b");
    // Resolved as in offense: range 1 gives +2; 8 points, a 3 makes 5: 1r.
    assert_eq!(adds(&stage, "0505", "pg:C7a"), 2);
    let events = stage.go("from 0505; roll", &[3]);
    assert_eq!((result(&events).as_str(), stage.level("x")), ("1r", 3));
}

/// Rules: pg:18a.
///
/// Guns that stand beside nobody reach three hexes in offense and nobody in defense.
#[test]
fn pg_18a_in_defense_no_gun_fires_at_a_distance() {
    let drawn = |side: &'static str, phase: &'static str| {
        fire()
            .phase(side, phase)
            .unit("g", "prussia artillery battery", GUNS, "0505")
            .unit("x", "coalition infantry line", ROCK, "0503")
            .unit("h", "prussia artillery battery", GUNS, "0905")
            .unit("y", "coalition infantry line", ROCK, "0904")
            .unit("far", "prussia artillery battery", GUNS, "0906")
            .stage()
    };
    // Two hexes off, free of friends, in sight: a target of the bombardment of one's own turn.
    let stage = drawn("prussia", "bombardment");
    assert!(stage.offers("target 0503"), "{:?}", stage.offered());
    let mut stage = drawn("coalition", "defense");
    assert_eq!(stage.offered(), ["target 0904", "end"]);
    // Nor does a gun two hexes off join one that is adjacent.
    stage.go("target 0904", &[]);
    assert_eq!(stage.rule("add far"), "pg:18a");
    assert_eq!(
        stage.offered(),
        ["from 0905", "drop h", "cancel"],
        "one gun fires, and it is named"
    );
}

/// Rules: pg:18d.
#[test]
fn pg_18d_the_limits_of_fire_hold_in_defense() {
    let drawn = |friend: &str| {
        fire()
            .phase("coalition", "defense")
            .unit("g", "prussia artillery battery", GUNS, "0505")
            .unit("h", "prussia artillery battery", GUNS, "0505")
            .unit("f", "prussia infantry line", FOOT, friend)
            .unit("x", "coalition infantry line", ROCK, "0504")
            .stage()
    };
    // A friend at the target who does not touch the guns.
    assert!(!drawn("0503").offers("target 0504"));
    let mut stage = drawn("0405");
    stage.go("target 0504; add g; from 0505; roll", &[1]);
    assert!(!stage.offers("target 0504"), "once only, though a gun is left");
}

/// Rules: pg:C7b, pg:C7c, pg:C7d.
#[test]
fn pg_c7_modifiers_of_fire() {
    let drawn = |ours: Spirit| {
        fire()
            .spirits(ours, Spirit::Broken)
            .unit("g", "prussia artillery battery", GUNS, "0507")
            .unit("h", "prussia artillery battery", GUNS, "0507")
            .unit("x", "coalition infantry line", FOOT, "0505")
            .unit("y", "coalition infantry line", FOOT, "0705")
            .unit("z", "coalition infantry line", FOOT, "0705")
            .morale("h", "disordered")
            .morale("x", "routed")
            .morale("y", "routed")
            .stage()
    };
    let mut stage = drawn(Spirit::Steady);
    stage.go("target 0505; add g", &[]);
    assert_eq!((adds(&stage, "0507", "pg:C7b"), adds(&stage, "0507", "pg:C7c")), (0, -3));
    stage.go("add h", &[]);
    assert_eq!(all(&stage, "0507"), -6);
    // Not all of them are Routed there.
    let mut stage = drawn(Spirit::Demoralized);
    stage.go("target 0705; add g", &[]);
    assert_eq!((adds(&stage, "0507", "pg:C7c"), adds(&stage, "0507", "pg:C7d")), (0, -1));
    let mut stage = drawn(Spirit::Broken);
    stage.go("target 0705; add g", &[]);
    assert_eq!(adds(&stage, "0507", "pg:C7d"), -2);
}

/// The Bombardment Table, typed from the chart.
const C6: &str = "\
-2 0 0 0 0 0 0 0 0
-1 0 0 0 0 0 0 0 1
0 0 0 0 0 0 0 1 1
1 0 0 0 0 0 1 1 1*
2 0 0 0 0 1 1 2* 2r
3 0 0 1 1 1 2 2r 2r*
4 0 1 1 1 1r 2r* 2r* 3
5 1 1 1* 1r 2r* 3 3 4*
6 1 1r* 2r 2r* 3 4* 4* 4*
7 2 2 3 3r 4 5 5 5
8 2 3 3 4 5 5 6 6";

/// Rules: pg:C6a, pg:C6b.
#[test]
fn pg_c6a_the_bombardment_table_cell_by_cell() {
    let scenario = scenario("training");
    let table = &scenario.bombardment;
    let mut cells = 0;
    for row in C6.lines() {
        let mut words = row.split(' ');
        let roll: i8 = words.next().expect("a label").parse().expect("a number");
        for (column, text) in words.enumerate() {
            assert_eq!(table.cell(roll, column).to_string(), text, "{roll} in column {column}");
            cells += 1;
        }
    }
    assert_eq!(cells, 88);
    let columns = [2, 4, 6, 8, 11, 14, 19, 24];
    let mut least = 2;
    for (column, &most) in columns.iter().enumerate() {
        for strength in least..=most {
            assert_eq!(table.column(strength), Some(column), "strength {strength}");
        }
        least = most + 1;
    }
    // Strength 1 has no column; beyond the ends the last row and column hold.
    assert_eq!((table.column(1), table.column(25), table.column(60)), (None, Some(7), Some(7)));
    for column in 0..8 {
        assert_eq!(table.cell(-9, column), table.cell(-2, column));
        assert_eq!(table.cell(13, column), table.cell(8, column));
    }
}

/// Rules: pg:16.0a.
#[test]
fn pg_16_0a_an_inactive_army_does_not_fire() {
    let stage = fire()
        .main(true, false)
        .phase("prussia", "defense")
        .unit("c", "prussia cavalry dragoon", HORSE, "0504")
        .unit("g", "coalition artillery battery", GUNS, "0505")
        .stage();
    assert!(!stage.0.army_state(Army::Coalition).active);
    assert!(!stage.offers("target 0504"));
}
