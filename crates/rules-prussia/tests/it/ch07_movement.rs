//! Chapters 7.0 to 7.2: movement and enemy zones.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Event, Flags, Morale, Place};

use crate::bench::{CROAT2, FOOT1, FOOT2, FOOT4, GUN2, HORSE2, HORSE4, field, wide};
use crate::stage::{Drawing, Stage};

/// One Prussian unit in 0505, its leaders with it, and an enemy far away.
fn alone(what: &str, ladder: &str) -> Drawing {
    on(wide(&[]), what, ladder)
}

fn on(drawing: Drawing, what: &str, ladder: &str) -> Drawing {
    drawing.unit("a", &format!("prussia {what}"), ladder, "0505").unit(
        "x",
        "coalition infantry line",
        FOOT4,
        "1305",
    )
}

/// Rules: pg:7.0a.
#[test]
fn pg_7_0a_a_piece_ends_its_move_before_another_begins() {
    let mut stage =
        alone("infantry line", FOOT4).unit("b", "prussia infantry line", FOOT4, "0405").stage();
    stage.play("select b; move 0404", &[]);
    assert_eq!(stage.rule("select a"), "pg:15.3a");
    stage.play("stop; select a; move 0506; stop", &[]);
    assert_eq!(stage.rule("select b"), "pg:7.0a");
    assert_eq!(stage.rule("select x"), "pg:7.0a");
}

/// Rules: pg:7.0b, pg:7.0g.
#[test]
fn pg_7_0b_points_are_neither_saved_nor_exceeded() {
    let mut stage = alone("infantry line", FOOT4).stage();
    stage.play("select a; move 0506; move 0507; move 0508", &[]);
    assert_eq!((stage.spent("a"), stage.rule("move 0509")), (3, "pg:7.0g".into()));
    // What it did not use in its last turn does not count in the next.
    let mut stage = alone("infantry line", FOOT4).stage();
    stage.play("end; end", &[1, 1]);
    assert_eq!((stage.asked(), stage.spent("a")), (Army::Prussia, 0));
    stage.play("select a; move 0506; move 0507; move 0508", &[]);
    assert_eq!(stage.rule("move 0509"), "pg:7.0g");
}

/// What a step from 0505 to 0506 costs.
fn cost(what: &str, ladder: &str, ground: char, sides: &[&str], level: Option<(&str, &str)>) -> u8 {
    let mut drawing = wide(&[("0506", ground)]);
    for kind in sides {
        drawing = drawing.sides(kind, "0505/0506");
    }
    if let Some((level, hex)) = level {
        drawing = drawing.level(level, hex);
    }
    let mut stage = on(drawing, what, ladder).stage();
    stage.play("select a; move 0506", &[]);
    stage.spent("a")
}

const FOOT: (&str, &str) = ("infantry line", FOOT4);
const HORSE: (&str, &str) = ("cavalry dragoon", HORSE4);
const GUN: (&str, &str) = ("artillery battery", GUN2);

/// Rules: pg:C4a, pg:C4j, pg:7.0c.
#[test]
fn pg_c4a_what_a_hex_costs() {
    for (ground, costs) in [
        ('.', [1, 1, 1]),
        ('w', [2, 2, 3]),
        ('t', [1, 1, 1]),
        ('C', [1, 1, 1]),
        ('m', [2, 2, 3]),
        ('p', [2, 2, 2]),
    ] {
        let paid = [FOOT, GUN, HORSE].map(|it| cost(it.0, it.1, ground, &[], None));
        assert_eq!(paid, costs, "{ground}");
    }
    let stage = on(wide(&[("0506", '~')]), FOOT.0, FOOT.1).stage();
    let mut stage = stage;
    stage.play("select a", &[]);
    assert_eq!(stage.rule("move 0506"), "pg:7.1c");
}

/// Rules: pg:C4b, pg:7.0c.
#[test]
fn pg_c4b_what_a_hexside_costs() {
    let paid =
        |sides: &[&str], level| [FOOT, GUN, HORSE].map(|it| cost(it.0, it.1, '.', sides, level));
    assert_eq!(paid(&["slope"], Some(("1", "0506"))), [2, 2, 2]);
    assert_eq!(paid(&["slope"], Some(("1", "0505"))), [1, 2, 2]);
    assert_eq!(paid(&["stream"], None), [2, 2, 2]);
    assert_eq!(paid(&["stream", "bridge"], None), [1, 1, 1]);
    assert_eq!(paid(&["entrenchment"], None), [2, 2, 3]);
    // Everything crossed is added up.
    assert_eq!(paid(&["slope", "stream", "entrenchment"], Some(("1", "0506"))), [4, 4, 5]);
}

/// Rules: pg:7.1c, pg:C4b, pg:C4j.
#[test]
fn pg_7_1c_nobody_crosses_the_elbe_or_a_full_pond() {
    for side in ["elbe", "full-pond"] {
        let mut stage = on(wide(&[("0506", 'p')]).sides(side, "0505/0506"), FOOT.0, FOOT.1).stage();
        stage.play("select a", &[]);
        assert_eq!(stage.rule("move 0506"), "pg:7.1c", "{side}");
    }
}

/// Rules: pg:C4i, pg:C4e.
#[test]
fn pg_c4i_the_mietzel_is_crossed_in_column_for_the_whole_allowance() {
    let river = || wide(&[]).sides("mietzel", "0505/0506");
    let mut stage = on(river(), FOOT.0, FOOT.1).stage();
    stage.play("select a", &[]);
    assert_eq!(stage.rule("move 0506"), "pg:25.3.6a");
    let mut stage = on(river(), FOOT.0, FOOT.1).column("a").stage();
    stage.play("select a; move 0506", &[]);
    assert_eq!((stage.spent("a"), stage.at("a")), (7, "0506".into()));
    // Nobody fights across it.
    let stage = field(&[])
        .sides("mietzel", "0505/0605")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    assert!(!stage.offers("attack 0605") && stage.offers("attack 0814"));
}

/// Rules: pg:7.0d.
///
/// ex-69: two points left of three, uphill into woods over a stream costs four.
#[test]
fn pg_7_0d_one_hex_is_always_possible() {
    let drawing = wide(&[("0506", 'w')]).sides("slope", "0505/0506").sides("stream", "0505/0506");
    let mut stage =
        on(drawing.level("1", "0506"), FOOT.0, FOOT.1).morale("a", "disordered").stage();
    assert_eq!(stage.allowance("a"), 2);
    stage.play("select a; move 0506", &[]);
    assert_eq!(stage.spent("a"), 4);
    assert_eq!(stage.rule("move 0507"), "pg:7.0g");
}

/// Rules: pg:7.0e.
#[test]
fn pg_7_0e_artillery_that_moved_does_not_fire() {
    let drawing = || {
        field(&[])
            .phase("prussia", "movement")
            .unit("g", "prussia artillery battery", GUN2, "0305")
            .unit("x", "coalition infantry line", FOOT4, "0507")
    };
    let mut stage = drawing().stage();
    // Past the movement, the rallies and the enemy's fire: the far pair has to fight.
    stage.play("select g; move 0406; stop; end", &[]);
    assert!(stage.offers("attack 0814"));
    let mut stage = drawing().stage();
    stage.play("end", &[]);
    assert!(stage.offers("target 0507"));
}

/// Rules: pg:7.0f.
#[test]
fn pg_7_0f_routed_units_do_not_move_of_their_own_will() {
    let stage = alone("infantry line", FOOT4)
        .unit("b", "prussia infantry line", FOOT4, "0405")
        .morale("a", "routed")
        .stage();
    assert_eq!(stage.rule("select a"), "pg:7.0f");
}

/// Rules: pg:7.0h, pg:6.2f.
#[test]
fn pg_7_0h_leaders_pay_as_cavalry_and_march_with_their_columns() {
    let drawing = || {
        on(wide(&[("0504", 'w')]), FOOT.0, FOOT.1)
            .leader("l", "prussia-foot", 1, "0505")
            .degraded("infantry")
    };
    let stage = drawing().stage();
    // Degraded or not, he has all of his allowance.
    assert_eq!(stage.0.leader_allowance(stage.leader_id("l")), 6);
    let mut stage = stage;
    stage.play("select l; move 0504", &[]);
    assert_eq!(stage.0.leader(stage.leader_id("l")).spent, 3);
    let mut stage = drawing().column("a").stage();
    assert_eq!(stage.0.leader_allowance(stage.leader_id("l")), 10);
    stage.play("select l; move 0504", &[]);
    assert_eq!(stage.0.leader(stage.leader_id("l")).spent, 1);
}

/// Rules: pg:7.1a, pg:8.1b, pg:6.2.2b, pg:6.2e, pg:6.2d.
///
/// ex-6: infantry of 3, Disordered: 2.
#[test]
fn pg_7_1a_degraded_out_of_command_or_disordered_halves_the_allowance() {
    assert_eq!(alone("infantry line", FOOT4).stage().allowance("a"), 3);
    assert_eq!(alone("infantry line", FOOT4).morale("a", "disordered").stage().allowance("a"), 2);
    assert_eq!(alone("infantry line", FOOT4).degraded("infantry").stage().allowance("a"), 2);
    let far = alone("infantry line", FOOT4).leader("l", "prussia-foot", 0, "1105").stage();
    assert_eq!(far.allowance("a"), 2);
}

/// Rules: pg:7.1b.
///
/// ex-28: cavalry of 5, Disordered, out of command and Degraded: 3.
#[test]
fn pg_7_1b_nothing_is_halved_twice() {
    let stage = alone("cavalry dragoon", HORSE4)
        .leader("l", "prussia-horse", 0, "1205")
        .morale("a", "disordered")
        .degraded("cavalry")
        .stage();
    assert!(stage.0.unit(stage.id("a")).is(Flags::OUT_OF_COMMAND));
    assert_eq!(stage.allowance("a"), 3);
}

/// Rules: pg:7.1d.
#[test]
fn pg_7_1d_nobody_enters_a_hex_with_enemy_units() {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("g", "coalition artillery battery", GUN2, "0605")
        .stage();
    stage.play("select h", &[]);
    assert_eq!(stage.rule("move 0605"), "pg:7.1d");
    // An enemy leader alone bars no unit, but bars leaders.
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .leader("l", "prussia-horse", 0, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .leader("m", "coalition-foot", 0, "0605")
        .stage();
    stage.play("select l", &[]);
    assert_eq!(stage.rule("move 0605"), "pg:7.1d");
    stage.play("stop; select h; move 0605", &[1]);
    assert_eq!(stage.leader_at("m"), "1005");
}

/// Rules: pg:7.1e, pg:10.2k, pg:10.2l.
#[test]
fn pg_7_1e_only_an_army_without_heart_leaves_the_map() {
    let drawing = |spirit| {
        wide(&[])
            .spirits(spirit, Spirit::Steady)
            .unit("a", "prussia infantry line", FOOT4, "0105")
            .unit("b", "prussia infantry line", FOOT4, "0305")
            .unit("x", "coalition infantry line", FOOT4, "1305")
    };
    let mut stage = drawing(Spirit::Steady).stage();
    stage.play("select a", &[]);
    assert_eq!(stage.rule("exit"), "pg:7.1e");
    for spirit in [Spirit::Demoralized, Spirit::Broken] {
        let mut stage = drawing(spirit).stage();
        stage.play("select b", &[]);
        assert_eq!(stage.rule("exit"), "pg:10.2k");
        stage.play("stop; select a; exit", &[]);
        assert_eq!(stage.0.unit(stage.id("a")).place, Place::Exited);
        let army = stage.0.army_state(Army::Prussia);
        assert_eq!(
            (army.track.pieces.len(), army.track.points(), stage.cs(Army::Coalition)),
            (0, 0, 0)
        );
    }
    // It costs one point: three hexes leave none.
    let mut stage = drawing(Spirit::Broken).stage();
    stage.play("select a; move 0106; move 0107; move 0108", &[]);
    assert_eq!(stage.rule("exit"), "pg:7.0g");
    let mut stage = drawing(Spirit::Broken).stage();
    stage.play("select a; move 0106; move 0107; exit", &[]);
}

/// Rules: pg:7.2a, pg:7.2.1a.
#[test]
fn pg_7_2_1a_infantry_stops_where_it_is_engaged_and_only_there() {
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT2, "0405")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    let events = stage.play("select a; move 0505", &[]);
    assert_eq!(stage.spent("a"), 1, "a zone costs nothing to enter");
    assert!(events.iter().any(|it| matches!(it, Event::Stopped { .. })));
    // Four levels are there: it goes in as Support and on, for one point more.
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT2, "0405")
        .unit("b", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    stage.play("select a; move 0505; move 0506", &[]);
    assert_eq!(stage.spent("a"), 3);
}

/// Rules: pg:7.2.1b, pg:C5a, pg:7.2.3e.
#[test]
fn pg_7_2_1b_support_leaves_an_enemy_zone_for_one_point() {
    for (what, ladder) in [FOOT, HORSE] {
        let mut stage = wide(&[])
            .unit("s", &format!("prussia {what}"), ladder, "0505")
            .unit("b", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .stage();
        stage.play("select s; move 0405", &[]);
        assert_eq!(stage.spent("s"), 2, "{what}");
    }
    // Fast Support of the other army, too: one point, not two.
    let mut stage = wide(&[])
        .phase("coalition", "movement")
        .unit("s", "coalition infantry croat", CROAT2, "0605")
        .unit("b", "coalition infantry line", FOOT4, "0605")
        .unit("x", "prussia infantry line", FOOT4, "0505")
        .stage();
    stage.play("select s; move 0705", &[]);
    assert_eq!(stage.spent("s"), 2);
}

/// Rules: pg:7.2.2a, pg:7.2.2b.
#[test]
fn pg_7_2_2a_artillery_enters_a_zone_only_beside_friends_and_is_never_held() {
    let drawing = || {
        wide(&[]).unit("g", "prussia artillery battery", GUN2, "0405").unit(
            "x",
            "coalition infantry line",
            FOOT4,
            "0605",
        )
    };
    let mut stage = drawing().stage();
    stage.play("select g", &[]);
    assert_eq!(stage.rule("move 0505"), "pg:7.2.2a");
    // Other guns are no company.
    let mut stage = drawing().unit("h", "prussia artillery battery", GUN2, "0505").stage();
    stage.play("select g", &[]);
    assert_eq!(stage.rule("move 0505"), "pg:7.2.2a");
    let mut stage = drawing().unit("b", "prussia infantry line", FOOT1, "0505").stage();
    stage.play("select g; move 0505; move 0506", &[]);
    assert_eq!(stage.spent("g"), 3);
}

/// Rules: pg:7.2.3a, pg:7.2.3b, pg:7.2.3c, pg:C5b.
///
/// ex-29: in and out again beside infantry; cavalry stops both.
#[test]
fn pg_7_2_3a_fast_units_go_in_and_out_unless_formed_cavalry_stops_them() {
    let drawing = |army: &str, what: &str, ladder: &str, enemy: &str, of: &str| {
        let other = if army == "prussia" { "coalition" } else { "prussia" };
        wide(&[])
            .phase(if army == "prussia" { "prussia" } else { "coalition" }, "movement")
            .unit("a", &format!("{army} {what}"), ladder, "0405")
            .unit("x", &format!("{other} {enemy}"), of, "0605")
    };
    let out = |mut stage: Stage| {
        stage.play("select a; move 0505; move 0506", &[]);
        stage.spent("a")
    };
    // 0505 and 0506: the second lies outside the zone of 0605.
    assert_eq!(
        out(drawing("prussia", "cavalry hussar", HORSE2, "infantry line", FOOT4).stage()),
        3
    );
    assert_eq!(
        out(drawing("coalition", "cavalry hussar", HORSE2, "infantry line", FOOT4).stage()),
        4
    );
    assert_eq!(
        out(drawing("coalition", "infantry croat", CROAT2, "infantry line", FOOT4).stage()),
        4
    );
    assert_eq!(
        out(drawing("prussia", "infantry jaeger", CROAT2, "infantry line", FOOT4).stage()),
        4
    );
    for (army, what, ladder) in
        [("prussia", "cavalry hussar", HORSE2), ("coalition", "infantry croat", CROAT2)]
    {
        let mut stage = drawing(army, what, ladder, "cavalry dragoon", HORSE4).stage();
        let events = stage.play("select a; move 0505", &[]);
        assert!(events.iter().any(|it| matches!(it, Event::Stopped { .. })), "{army}");
        // Disordered cavalry stops nobody.
        let shaken =
            drawing(army, what, ladder, "cavalry dragoon", HORSE4).morale("x", "disordered");
        out(shaken.stage());
    }
}

/// Rules: pg:7.2.3a.
///
/// Cavalry that is only Support behind infantry stops nobody.
#[test]
fn pg_7_2_3a_only_engaged_cavalry_stops_fast_units() {
    let mut stage = wide(&[])
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("y", "coalition cavalry dragoon", HORSE4, "0605")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    stage.play("select a; move 0505; move 0506", &[]);
}

/// Rules: pg:7.2.4a.
#[test]
fn pg_7_2_4a_leaders_enter_a_zone_beside_units_only_and_leave_it_freely() {
    let drawing = || {
        wide(&[])
            .unit("a", "prussia infantry line", FOOT4, "0405")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .leader("l", "prussia-foot", 0, "0405")
    };
    let mut stage = drawing().stage();
    stage.play("select l", &[]);
    assert_eq!(stage.rule("move 0505"), "pg:7.2.4a");
    let mut stage = drawing().unit("b", "prussia infantry line", FOOT4, "0505").stage();
    stage.play("select l; move 0505; move 0506", &[]);
    assert_eq!(stage.0.leader(stage.leader_id("l")).spent, 2);
}

/// Rules: pg:7.2.5a, pg:6.2.2c.
#[test]
fn pg_7_2_5a_units_with_bracketed_strength_or_out_of_command_enter_no_zone() {
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", "(2)-3-3", "0405")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    stage.play("select a", &[]);
    assert_eq!(stage.rule("move 0505"), "pg:7.2.5a");
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT4, "0405")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .leader("l", "prussia-foot", 0, "1005")
        .stage();
    stage.play("select a", &[]);
    assert_eq!(stage.rule("move 0505"), "pg:6.2.2c");
}

/// Rules: pg:9.2b, pg:7.2.1a.
///
/// A unit that rides down a leader and must stop there does both.
#[test]
fn pg_9_2b_a_leader_is_overrun_where_the_unit_must_stop() {
    for (die, to) in [(5, "0605"), (6, "")] {
        let mut stage = wide(&[])
            .unit("a", "prussia infantry line", FOOT4, "0405")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .leader("m", "coalition commander 3 any", 0, "0505")
            .stage();
        stage.play("select a; move 0505", &[die]);
        assert_eq!(stage.leader_at("m"), to);
        assert!(stage.0.unit(stage.id("a")).is(Flags::MOVED));
        assert_eq!(stage.asks(), rules_prussia::Decision::Order);
    }
}

/// Rules: pg:8.0a.
#[test]
fn pg_8_0a_all_units_start_formed() {
    for name in crate::data::names() {
        let battle = crate::data::battle(&name);
        let formed = battle.scenario().unit_ids().all(|it| battle.morale(it) == Morale::Formed);
        assert!(formed, "{name}");
    }
}
