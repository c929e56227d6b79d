//! Chapter 8: morale, retreats, rallies.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Cause, Event, Morale, Place};

use crate::bench::{FOOT1, FOOT2, FOOT3, FOOT4, GUN2, HORSE2, HORSE4, counts, field, wide};
use crate::stage::{Drawing, Stage};

fn formed(stage: &Stage, unit: &str) -> bool {
    stage.morale(unit) == Morale::Formed
}

/// A Routed unit in 0505 that runs, and an enemy beyond 0705.
fn runner(what: &str, ladder: &str) -> Drawing {
    field(&[])
        .phase("prussia", "rout")
        .unit("r", &format!("prussia {what}"), ladder, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0805")
        .morale("r", "routed")
}

/// How many hexes a unit retreated.
fn hexes(events: &[Event]) -> usize {
    events.iter().filter(|it| matches!(it, Event::Retreated { .. })).count()
}

/// Rules: pg:8.2d, pg:8.2a, pg:8.2i, pg:8.4e.
#[test]
fn pg_8_2d_routed_foot_runs_two_hexes_and_horse_three_whatever_the_ground() {
    for (what, ladder, run) in [("infantry line", FOOT4, 2), ("cavalry hussar", HORSE2, 3)] {
        let mut stage = runner(what, ladder).stage();
        let from = stage.hex("0505");
        let events = stage.settle("run r", &[]);
        assert_eq!(hexes(&events), run, "{what}");
        let to = stage.hex(&stage.at("r"));
        // In one direction, away from the enemy.
        assert_eq!(usize::from(stage.0.scenario().field.grid().distance(from, to)), run, "{what}");
        assert!(stage.0.scenario().field.grid().distance(to, stage.hex("0805")) > 3, "{what}");
    }
    // Out of a zone and through woods it goes as far.
    let rows: Vec<(String, char)> =
        (1..=14).flat_map(|row| (1..=4).map(move |it| (format!("{it:02}{row:02}"), 'w'))).collect();
    let rows: Vec<(&str, char)> = rows.iter().map(|it| (it.0.as_str(), it.1)).collect();
    let mut stage = field(&rows)
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .morale("r", "routed")
        .stage();
    assert!(stage.0.in_ezoc(Army::Prussia, stage.hex("0505")));
    assert_eq!(hexes(&stage.settle("run r", &[])), 2);
}

/// Rules: pg:8.2b.
#[test]
fn pg_8_2b_routed_artillery_stays_where_it_is() {
    let stage = field(&[])
        .phase("prussia", "rout")
        .unit("g", "prussia artillery battery", GUN2, "0505")
        .unit("r", "prussia infantry line", FOOT4, "0305")
        .unit("x", "coalition infantry line", FOOT4, "1105")
        .morale("g", "routed")
        .morale("r", "routed")
        .stage();
    assert_eq!(stage.rule("run g"), "pg:8.2d");
    assert_eq!(stage.at("g"), "0505");
}

/// Rules: pg:8.2e, pg:10.0g, pg:10.0d, pg:10.1c.
#[test]
fn pg_8_2e_who_runs_off_the_map_is_lost_with_all_its_counters() {
    for (ladder, counters, points) in [(FOOT4, 2, 2), (FOOT2, 1, 1)] {
        let mut stage = field(&[])
            .phase("prussia", "rout")
            .unit("r", "prussia infantry line", ladder, "0105")
            .unit("x", "coalition infantry line", FOOT4, "0905")
            .morale("r", "routed")
            .stage();
        stage.settle("run r", &[]);
        assert_eq!(stage.0.unit(stage.id("r")).place, Place::Lost);
        let army = stage.0.army_state(Army::Prussia);
        assert_eq!((army.track.pieces.len(), army.track.points()), (counters, points));
        assert_eq!(usize::from(stage.cs(Army::Coalition)), counters);
    }
}

/// A unit in 0505 with enemies on all sides but some.
fn ring(open: &[&str]) -> Drawing {
    let mut drawing = field(&[]).phase("prussia", "rout");
    let around = ["0405", "0406", "0504", "0506", "0605", "0606"];
    for (index, hex) in around.iter().enumerate().filter(|it| !open.contains(it.1)) {
        drawing = drawing.unit(&format!("x{index}"), "coalition infantry line", FOOT1, hex);
    }
    drawing
}

/// Rules: pg:8.4b, pg:8.2f, pg:1.2d, pg:10.0e, pg:10.1b.
#[test]
fn pg_8_4b_who_must_retreat_and_cannot_is_captured() {
    let mut stage =
        ring(&[]).unit("r", "prussia infantry line", FOOT2, "0505").morale("r", "routed").stage();
    let events = stage.settle("run r", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Captured { cause: Cause::NoRetreat, .. })));
    assert_eq!(stage.0.unit(stage.id("r")).place, Place::Captured);
    // Captured counters score two.
    assert_eq!(stage.0.army_state(Army::Prussia).track.points(), 2);
    assert_eq!(stage.cs(Army::Coalition), 1);
}

/// Rules: pg:8.2h, pg:1.2d.
#[test]
fn pg_8_2h_a_routed_unit_forced_into_a_zone_is_captured() {
    let mut stage = ring(&["0405"])
        .unit("r", "prussia infantry line", FOOT2, "0505")
        .morale("r", "routed")
        .stage();
    let events = stage.settle("run r", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Captured { cause: Cause::Zone, .. })));
}

/// Rules: pg:8.4a, pg:8.2f.
///
/// The first step looks at the second: the hex that is farther from the enemy leads only into his zone,
/// so the unit goes the other way and is not captured.
#[test]
fn pg_8_4a_the_whole_way_keeps_clear_of_zones_if_one_does() {
    // 0405 is a dead end among ponds, though farther from the enemy than 0506.
    let ponds = ["0304", "0305", "0306", "0404", "0406", "0504"].map(|it| (it, '~'));
    let mut stage = field(&ponds)
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT2, "0505")
        .unit("x", "coalition infantry line", FOOT2, "0705")
        .morale("r", "routed")
        .stage();
    let events = stage.settle("run r", &[]);
    let first = events.iter().find_map(|it| match it {
        Event::Retreated { to, .. } => Some(*to),
        _ => None,
    });
    assert_eq!(first, Some(stage.hex("0506")));
    assert!(stage.0.hex(stage.id("r")).is_some());
}

/// Rules: pg:8.4a.
///
/// Clear of zones first, then clear of friends, then away from the enemy, then towards the own edge.
#[test]
fn pg_8_4a_zones_then_friends_then_the_enemy_then_the_edge() {
    // Infantry of MR 4 falls back one hex for its second LP.
    let fight = |drawing: Drawing| {
        let mut stage = drawing
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", "4-4-3 2-3-3", "0605")
            .stage();
        // 8 against 4: 2-1 column, MR 6 against 4: +1, die 6: `0 / 4R*`; LP 1 a level, LP 2 a rout.
        stage.play("attack 0605; from 0505; announce; roll", &[6]);
        stage
    };
    // East of 0605: 0704 and 0705 touch 0605 alone; both are as good, so the owner chooses.
    let stage = fight(field(&[]));
    assert_eq!(stage.offered(), ["retreat 0704", "retreat 0705"]);
    // A friend in 0704 makes 0705 better.
    let stage = fight(field(&[]).unit("f", "coalition infantry line", FOOT1, "0704"));
    assert_ne!(stage.at("x"), "0605");
    assert!(!stage.offers("retreat 0704"));
    // A zone over 0705 makes 0704 the only one, friend or not.
    let stage = fight(field(&[]).unit("p", "prussia infantry line", FOOT1, "0706").unit(
        "f",
        "coalition infantry line",
        FOOT1,
        "0803",
    ));
    assert!(!stage.offers("retreat 0705"));
}

/// Rules: pg:8.4c, pg:7.2.5a.
#[test]
fn pg_8_4c_a_bracketed_unit_forced_into_a_zone_is_captured() {
    // Its only way back, 0705, lies in the zone of 0706. 8 against 2: 4-1+, MR 6 against 4: +1.
    // Die 1, row 2: `0 / (4)*`: a level, then Disorder and a retreat.
    let fight = |ladder: &str| {
        let mut stage = shaken_in_a_pocket(ladder);
        let events = stage.play("attack 0605; from 0505; announce; roll", &[1]);
        (stage.0.unit(stage.id("x")).place, events)
    };
    let (place, events) = fight("2-4-3 (1)-4-3");
    assert_eq!(place, Place::Captured);
    assert!(events.iter().any(|it| matches!(it, Event::Captured { cause: Cause::NoRetreat, .. })));
    // Without brackets it goes on to 0805 and loses its last level.
    let (place, events) = fight("2-4-3 1-4-3");
    assert_eq!((place, hexes(&events)), (Place::Lost, 2));
}

/// A coalition unit in 0605 whose only ways back lie in Prussian zones, one hex deep.
fn shaken_in_a_pocket(ladder: &str) -> Stage {
    field(&[("0604", '~'), ("0606", '~'), ("0704", '~')])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT1, "0706")
        .unit("x", "coalition infantry line", ladder, "0605")
        .stage()
}

/// Rules: pg:8.4.1a, pg:8.4.1b, pg:8.4.1c, pg:8.1a.
///
/// ex-50: the only hex is in a zone, the next is not: two hexes and one level more.
#[test]
fn pg_8_4_1a_a_disordered_unit_goes_on_until_it_is_out_of_zones() {
    // 2-1 column, die 5 with +2 for the better lead: a four-level unit of MR 4.
    let mut stage = field(&[("0604", '~'), ("0606", '~'), ("0704", '~')])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT1, "0706")
        .unit("x", "coalition infantry line", "4-4-3 3-4-3 3-4-3 2-4-3", "0605")
        .stage();
    // 8 against 4, MR 6 against 4: +1. Die 3, row 4: `Ex / Ex(+1)`: 4 levels ÷ 4 = 1, and one: 2 LP.
    let events = stage.play("attack 0605; from 0505; announce; roll", &[3]);
    // LP 1: a level, 4 to 3. LP 2: MR 4: Disorder, retreat 1 into 0705, in the zone of 0706; on to
    // 0805, a level lost: 3 to 2, whose counter takes a box and gives a success.
    assert_eq!((hexes(&events), stage.at("x")), (2, "0805".into()));
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
    assert_eq!(
        (stage.cs(Army::Prussia), stage.0.army_state(Army::Coalition).track.pieces.len()),
        (1, 1)
    );
}

/// Rules: pg:8.4.2b, pg:8.4.2e, pg:8.4.2g, pg:8.1c, pg:10.1a, pg:8.3b.
///
/// ex-49: Routed infantry passes Formed cavalry of MR 5: Disordered, then a check of 6 routs it.
#[test]
fn pg_8_4_2b_infantry_through_cavalry_disorders_it_and_then_it_checks() {
    let drawing = |die: &[u8]| {
        let mut stage = corridor("cavalry dragoon", "5-5-5", "infantry line", FOOT2).stage();
        let events = stage.settle("run r", die);
        (stage, events)
    };
    let (stage, events) = drawing(&[6]);
    assert_eq!(stage.morale("f"), Morale::Routed);
    let of_f = |it: &&Event| matches!(it, Event::Retreated { unit, .. } if *unit == stage.id("f"));
    assert_eq!(events.iter().filter(of_f).count(), 3);
    assert_eq!(stage.cs(Army::Coalition), 1);
    // A check that it passes leaves it Disordered where it is.
    let (stage, _) = drawing(&[5]);
    assert_eq!((stage.morale("f"), stage.at("f")), (Morale::Disordered, "0405".into()));
}

/// A lane one hex wide from 0505 through 0405 to 0305, where the unit in 0405 is in the way of `r`.
fn corridor(friend: &str, ladder: &str, runner: &str, of: &str) -> Drawing {
    field(&[
        ("0504", '~'),
        ("0506", '~'),
        ("0406", '~'),
        ("0404", '~'),
        ("0605", '~'),
        ("0606", '~'),
    ])
    .phase("prussia", "rout")
    .unit("f", &format!("prussia {friend}"), ladder, "0405")
    .unit("r", &format!("prussia {runner}"), of, "0505")
    .unit("x", "coalition infantry line", FOOT4, "0905")
    .morale("r", "routed")
}

/// Rules: pg:8.4.2c, pg:8.4.2e, pg:8.4.2d, pg:8.3a.
#[test]
fn pg_8_4_2c_cavalry_through_infantry_disorders_all_units_there() {
    let mut stage = corridor("infantry line", FOOT2, "cavalry hussar", HORSE2)
        .unit("g", "prussia artillery battery", GUN2, "0405")
        .stage();
    // Both are Disordered, both check and stand.
    let events = stage.settle("run r", &[1, 1]);
    assert_eq!([stage.morale("f"), stage.morale("g")], [Morale::Disordered; 2]);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Checked { .. })).count(), 2);
    // Who is Disordered already is not made worse by step 1.
    let mut stage = corridor("infantry line", FOOT2, "cavalry hussar", HORSE2)
        .morale("f", "disordered")
        .stage();
    stage.settle("run r", &[1]);
    assert_eq!(stage.morale("f"), Morale::Disordered);
}

/// Rules: pg:8.4.2e, pg:8.3a, pg:8.3b, pg:8.3c, pg:9.0a.
#[test]
fn pg_8_3a_a_check_failed_by_one_or_two_disorders_and_by_three_routs() {
    // Infantry past infantry of MR 3: no step 1, only the check.
    let check = |die: u8, mm: u8| {
        let mut stage = corridor("infantry line", FOOT1, "infantry line", FOOT2)
            .leader("l", "prussia commander 3 any", mm, "0405")
            .stage();
        let events = stage.settle("run r", &[die]);
        let target = events.iter().find_map(|it| match it {
            Event::Checked { target, .. } => Some(*target),
            _ => None,
        });
        (target, stage.morale("f"))
    };
    assert_eq!(check(3, 0), (Some(3), Morale::Formed));
    assert_eq!(check(4, 0), (Some(3), Morale::Disordered));
    assert_eq!(check(5, 0), (Some(3), Morale::Disordered));
    assert_eq!(check(6, 0), (Some(3), Morale::Routed));
    assert_eq!(check(6, 2), (Some(5), Morale::Disordered));
    assert_eq!(check(5, 2), (Some(5), Morale::Formed));
}

/// Rules: pg:8.4.2f.
///
/// The friend that fails retreats to the end before the first unit takes its second step.
#[test]
fn pg_8_4_2f_retreats_so_caused_come_first() {
    let mut stage = corridor("infantry line", FOOT1, "infantry line", FOOT2).stage();
    let events = stage.settle("run r", &[5]);
    let order: Vec<_> = events
        .iter()
        .filter_map(|it| match it {
            Event::Retreated { unit, .. } => Some(*unit),
            _ => None,
        })
        .collect();
    let (r, f) = (stage.id("r"), stage.id("f"));
    assert_eq!(order, [r, f, r]);
}

/// Rules: pg:8.4.2a.
///
/// Twelve levels in the hex where the retreat ends: all that stand there are Disordered.
#[test]
fn pg_8_4_2a_a_retreat_that_overstacks_disorders() {
    let mut stage = field(&[
        ("0604", '~'),
        ("0606", '~'),
        ("0704", '~'),
        ("0804", '~'),
        ("0805", '~'),
        ("0706", '~'),
    ])
    .unit("a", "prussia infantry line", FOOT4, "0505")
    .unit("x", "coalition infantry line", "4-4-3 3-4-3 3-4-3 2-4-3", "0605")
    .unit("s", "coalition infantry line", FOOT4, "0705")
    .unit("t", "coalition infantry line", FOOT4, "0705")
    .unit("u", "coalition infantry line", FOOT3, "0705")
    .stage();
    // As in ex-50: 2 LP, a level and a retreat into 0705: 3 + 11 levels. Three checks follow.
    stage.play("attack 0605; from 0505; announce; roll", &[3, 1, 1, 1]);
    assert_eq!(stage.at("x"), "0705");
    for unit in ["s", "t", "u"] {
        assert_eq!(stage.morale(unit), Morale::Disordered, "{unit}");
    }
}

/// Rules: pg:8.4.2a, pg:3.3c.
///
/// Who only passes through a full hex overstacks nothing: the friends check, and that is all.
#[test]
fn pg_8_4_2a_who_passes_through_a_full_hex_disorders_nobody() {
    let mut stage = corridor("infantry line", FOOT4, "infantry line", FOOT2)
        .unit("f2", "prussia infantry line", FOOT4, "0405")
        .unit("f3", "prussia infantry line", FOOT4, "0405")
        .stage();
    stage.settle("run r", &[1, 1, 1]);
    assert_eq!(["f", "f2", "f3"].map(|it| stage.morale(it)), [Morale::Formed; 3]);
    assert!(stage.at("r") != "0405" && stage.at("r") != "0505");
}

/// Rules: pg:8.4d.
#[test]
fn pg_8_4d_leaders_may_go_along() {
    let mut stage = wide(&[])
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT2, "0505")
        .unit("q", "prussia infantry line", FOOT2, "0510")
        .leader("l", "prussia-foot", 0, "0505")
        .leader("m", "prussia-horse", 0, "0510")
        .unit("x", "coalition infantry line", FOOT4, "0805")
        .morale("r", "routed")
        .morale("q", "routed")
        .stage();
    stage.play("run r; retreat 0405; follow", &[]);
    assert_eq!(stage.leader_at("l"), stage.at("r"));
    assert_ne!(stage.at("r"), "0505");
    stage.settle("run q", &[]);
    assert_eq!(stage.leader_at("m"), "0510");
    assert_ne!(stage.at("q"), "0510");
}

/// Rules: pg:8.2c, pg:8.1c, pg:11.3.3e, pg:10.1a.
#[test]
fn pg_8_2c_a_disordered_unit_routs_and_a_routed_one_routs_again() {
    // A Routed friend that is passed and fails its check runs again and gives another success.
    let mut stage =
        corridor("infantry line", FOOT1, "infantry line", FOOT2).morale("f", "routed").stage();
    let before = stage.cs(Army::Coalition);
    let events = stage.settle("run r", &[4]);
    assert_eq!(stage.cs(Army::Coalition), before + 1);
    let runs = events
        .iter()
        .filter(|it| matches!(it, Event::Retreated { unit, .. } if *unit == stage.id("f")));
    assert_eq!(runs.count(), 2);
}

/// Rules: pg:8.2g.
#[test]
fn pg_8_2g_who_attacks_only_routed_units_suffers_nothing() {
    let fight = |morale: &str| {
        let mut stage = field(&[])
            .unit("a", "prussia infantry line", FOOT2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .morale("x", morale)
            .stage();
        // 5 against 8: 1-2. Die 1: below every row the attacker loses.
        let events = stage.play("attack 0605; from 0505; announce; roll", &[1]);
        let lost =
            |it: &&Event| matches!(it, Event::LevelLost { unit, .. } if *unit == stage.id("a"));
        events.iter().filter(lost).count()
    };
    assert!(fight("formed") > 0);
    assert_eq!(fight("routed"), 0);
}

/// Rules: pg:8.2j, pg:1.2d, pg:10.0d, pg:10.1c.
///
/// ex-51: captured before the die; the only defender: no die at all.
#[test]
fn pg_8_2j_routed_units_of_an_army_without_heart_are_captured_when_attacked() {
    for (ladder, counters, points) in [(FOOT4, 2, 4), (FOOT2, 1, 2)] {
        let mut stage = field(&[])
            .spirits(Spirit::Steady, Spirit::Demoralized)
            .unit("a", "prussia infantry line", FOOT2, "0505")
            .unit("x", "coalition infantry line", ladder, "0605")
            .morale("x", "routed")
            .stage();
        let events = stage.play("attack 0605; from 0505; announce", &[]);
        assert!(!events.iter().any(|it| matches!(it, Event::Fought { .. })));
        assert_eq!(stage.0.unit(stage.id("x")).place, Place::Captured);
        let army = stage.0.army_state(Army::Coalition);
        assert_eq!((army.track.pieces.len(), army.track.points()), (counters, points));
        assert_eq!(usize::from(stage.cs(Army::Prussia)), counters);
        stage.play("advance a", &[]);
        assert_eq!(stage.at("a"), "0605");
    }
}

fn rallying(drawing: Drawing) -> Stage {
    drawing
        .phase("prussia", "rally")
        .unit("a", "prussia infantry line", "5-4-3", "0505")
        .morale("a", "routed")
        .stage()
}

fn target(stage: &Stage) -> i8 {
    stage.0.rally_items(stage.id("a")).iter().map(|it| it.amount).sum()
}

/// Rules: pg:8.5a, pg:8.5b, pg:C2b, pg:C2c.
///
/// ex-62: MR 4, in a town, far from the enemy: 6.
#[test]
fn pg_8_5a_a_rally_rolls_under_the_modified_rating_and_gains_one_state() {
    let far = |other: &[(&str, char)]| {
        rallying(field(other).unit("x", "coalition infantry line", FOOT4, "1005"))
    };
    assert_eq!(target(&far(&[])), 5);
    assert_eq!(target(&far(&[("0505", 'w')])), 6);
    let mut stage = far(&[("0505", 't')]);
    assert_eq!(target(&stage), 6);
    stage.play("rally a", &[6]);
    assert_eq!(stage.morale("a"), Morale::Disordered);
    let mut stage = far(&[]);
    stage.play("rally a", &[6]);
    assert_eq!(stage.morale("a"), Morale::Routed);
    let mut stage = far(&[]);
    stage.play("rally a", &[5]);
    assert_eq!(stage.morale("a"), Morale::Disordered);
    // At three hexes nothing is added.
    assert_eq!(
        target(&rallying(field(&[]).unit("x", "coalition infantry line", FOOT4, "0805"))),
        4
    );
    // Cover is for infantry.
    let horse = field(&[("0505", 'w')])
        .phase("prussia", "rally")
        .unit("a", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .morale("a", "disordered")
        .stage();
    assert_eq!(target(&horse), 5);
}

/// Rules: pg:C2a, pg:C2d, pg:C2e, pg:9.0a, pg:10.2h, pg:10.3d, pg:10.3f.
#[test]
fn pg_c2d_leaders_neighbors_and_the_army_count_for_a_rally() {
    let near = || field(&[]).unit("x", "coalition infantry line", FOOT4, "0805");
    assert_eq!(target(&rallying(near())), 4);
    assert_eq!(target(&rallying(near().leader("k", "prussia commander 3 any", 2, "0505"))), 6);
    let friend = |hex: &str, morale: &str| {
        rallying(near().unit("f", "prussia infantry line", FOOT1, hex).morale("f", morale))
    };
    assert_eq!(target(&friend("0405", "disordered")), 3);
    assert_eq!(target(&friend("0505", "routed")), 3);
    assert_eq!(target(&friend("0405", "formed")), 4);
    assert_eq!(target(&friend("0305", "routed")), 4);
    // A Routed enemy beside it has no zone, but counts.
    let routed =
        field(&[]).unit("x", "coalition infantry line", FOOT4, "0605").morale("x", "routed");
    assert_eq!(target(&rallying(routed)), 3);
    assert_eq!(target(&rallying(near().spirits(Spirit::Demoralized, Spirit::Steady))), 3);
    assert_eq!(target(&rallying(near().spirits(Spirit::Broken, Spirit::Steady))), 2);
}

/// Rules: pg:8.5c.
#[test]
fn pg_8_5c_nobody_rallies_in_an_enemy_zone() {
    let stage = field(&[])
        .phase("prussia", "rally")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0305")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .morale("a", "disordered")
        .morale("b", "disordered")
        .stage();
    assert_eq!(stage.rule("rally a"), "pg:8.5c");
    assert!(stage.offers("rally b") && !formed(&stage, "b"));
}

/// Rules: pg:C8g.
///
/// A Disordered defender is attacked with +1, horse in good order with +2.
#[test]
fn pg_8_1_a_disordered_defender_is_easier_to_beat() {
    let fight = |what: &str, ladder: &str| {
        let mut stage = field(&[])
            .unit("a", &format!("prussia {what}"), ladder, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .morale("x", "disordered")
            .stage();
        counts(&stage.play("attack 0605; from 0505; announce; roll", &[3]), "pg:C8g")
    };
    assert_eq!(fight("infantry line", FOOT4), 1);
    assert_eq!(fight("cavalry dragoon", HORSE4), 2);
}
