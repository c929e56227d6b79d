//! Chapters 21 and 22: army morale at the end of a turn, points, set-up, neighbors.

use rules_prussia::scenario::Which;
use rules_prussia::state::{Degree, Ended, Spirit};
use rules_prussia::{Army, Event, Morale, Phase, Place, UnitId, judge};

use crate::data::{battle, names, scenario};
use crate::fight::{FOOT, GUNS, Go, ROCK, attack, dice, drive, duel};
use crate::stage::Stage;

/// Goes to the end of the turn with nothing happening, and tells what was reckoned.
fn adjusted(stage: &mut Stage, dice: &[u8]) -> Vec<Event> {
    let mut events = stage.go("end", &[]);
    while stage.offered().iter().all(|it| it.starts_with("run") || it.starts_with("retreat")) {
        let first = stage.offered()[0].clone();
        events.extend(stage.go(&first, &[]));
    }
    // The last `end` of the turn brings the dice of the adjustment.
    loop {
        let last = matches!(stage.0.core().phase, Phase::Rally | Phase::Combat)
            || stage.0.on_map(Army::Coalition).all(|it| stage.0.is_formed(it));
        events.extend(stage.go("end", if last { dice } else { &[] }));
        if last {
            return events;
        }
    }
}

fn current(events: &[Event], of: Army) -> Option<(u8, i16)> {
    events.iter().find_map(|it| match it {
        Event::Current { army, routed, now } if *army == of => Some((*routed, *now)),
        _ => None,
    })
}

/// Rules: pg:21a, pg:21b.
#[test]
fn pg_21a_three_successes_are_a_point_the_rest_is_lost() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("b", "prussia infantry line", FOOT, "0705")
        .unit("g", "coalition artillery battery", GUNS, "0504")
        .unit("h", "coalition artillery battery", GUNS, "0704")
        .stage();
    // Two full batteries are captured whole: two counters each.
    for (hex, from, unit) in [("0504", "0505", "a"), ("0704", "0705", "b")] {
        stage.go(&format!("attack {hex}; from {from}; announce"), &[]);
        stage.go(&format!("advance {unit}"), &[1]);
    }
    assert_eq!(stage.cs(Army::Prussia), 4);
    let events = stage.go("end", &[]);
    // An empty track: the start rises from 20 to 21. The fourth success is gone.
    assert_eq!(current(&events, Army::Prussia), Some((0, 21)));
    assert_eq!(stage.cs(Army::Prussia), 0);
    // The enemy has boxes 20 to 17 filled.
    assert_eq!(current(&events, Army::Coalition), Some((0, 17)));
}

/// Rules: pg:21b, pg:21c.
///
/// ex-21: boxes filled to 34. Two counters lost: 33 and 32; two Routed units: 30. Then 31, 30, and one
/// that ran off: 29; six successes lift 29 to 30 and both of 30 to 31: Current Morale 31.
#[test]
fn pg_21b_all_pieces_of_the_lowest_box_rise() {
    use rules_prussia::{Track, TrackPiece};
    let mut track = Track::new(34, 60);
    for _ in 0..3 {
        track.put(TrackPiece::Lost);
    }
    assert_eq!(track.level() - 2, 30);
    for _ in 0..3 {
        track.put(TrackPiece::Lost);
    }
    assert_eq!(track.level(), 29);
    track.rise();
    track.rise();
    assert_eq!(track.level(), 31);
    let boxes: Vec<i16> = track.pieces.iter().map(|it| it.1).collect();
    assert_eq!(boxes, [34, 33, 32, 31, 31, 31]);
}

/// Rules: pg:21c.
#[test]
fn pg_21c_routed_units_on_the_map_are_counted() {
    let mut stage = duel()
        .phase("prussia", "movement")
        .unit("x", "coalition infantry line", FOOT, "0404")
        .unit("y", "coalition infantry line", FOOT, "0408")
        .morale("x", "routed")
        .morale("y", "routed")
        .stage();
    let events = adjusted(&mut stage, &[]);
    assert_eq!(current(&events, Army::Coalition), Some((2, 18)));
    assert_eq!(current(&events, Army::Prussia), Some((0, 20)));
}

/// Rules: pg:21d, pg:21e.
#[test]
fn pg_21d_six_or_less_threatens_minus_ten_breaks() {
    let at = |morale: i16, dice: &[u8]| {
        let mut stage = duel().phase("prussia", "movement").army_morale(20, morale).stage();
        adjusted(&mut stage, dice);
        stage.0.army_state(Army::Coalition).spirit
    };
    assert_eq!(at(7, &[]), Spirit::Steady);
    assert_eq!(at(6, &[5]), Spirit::Steady);
    assert_eq!(at(6, &[6]), Spirit::Demoralized);
    assert_eq!(at(0, &[]), Spirit::Demoralized);
    assert_eq!(at(-10, &[]), Spirit::Broken);
}

/// Rules: pg:22.1a, pg:22.1b, pg:22.1c, pg:22.1g.
#[test]
fn pg_22_1_points_for_counters_and_guns() {
    // A battalion eliminated: 1. A battery of two levels captured: 4.
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0705")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("g", "coalition artillery battery", "4/2/1-5-3 2/1/0-4-3", "0704")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[4]);
    stage.go("done", &[]);
    assert_eq!(stage.0.points(Army::Prussia), 1);
    stage.go("attack 0704; from 0705; announce; advance b", &[1]);
    assert_eq!(stage.0.points(Army::Prussia), 5);
    assert_eq!((stage.0.points(Army::Coalition), stage.0.differential()), (0, 5));
    // Foot that surrenders: 2 for each counter, two counters for four levels.
    let mut stage = duel()
        .spirits(Spirit::Steady, Spirit::Demoralized)
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", FOOT, "0504")
        .morale("x", "routed")
        .stage();
    attack(&mut stage, "0504", "0505");
    assert_eq!((stage.at("x").as_str(), stage.0.points(Army::Prussia)), ("", 4));
}

/// Rules: pg:22.1d, pg:22.1e, pg:22.1f.
#[test]
fn pg_22_1d_points_for_army_commanders() {
    let fallen = |name: &'static str, army: &str, dice: &[u8]| {
        let hex = if army == "prussia" { "0505" } else { "0504" };
        let mut stage = duel()
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .leader(name, &format!("{army} commander 4"), 2, hex)
            .stage();
        attack(&mut stage, "0504", "0505");
        stage.go("roll", dice);
        stage.0.differential()
    };
    // 1r / 0 at a 2; then the casualty dice.
    assert_eq!(fallen("frederick", "prussia", &[2, 6, 4]), -10);
    assert_eq!(fallen("frederick", "prussia", &[2, 6, 6]), -30);
    assert_eq!(fallen("frederick", "prussia", &[2, 6, 1]), 0);
    assert_eq!(fallen("daun", "coalition", &[2, 6, 2]), 4);
    assert_eq!(fallen("daun", "coalition", &[2, 6, 6]), 10);
    assert_eq!(fallen("charles", "coalition", &[2, 6, 2]), 2);
    assert_eq!(fallen("charles", "coalition", &[2, 6, 6]), 2);
}

/// Rules: pg:22.2a, pg:22.2b, pg:22.2d, pg:22.2e.
#[test]
fn pg_22_2_how_every_battle_begins() {
    for name in names() {
        let mut game = battle(&name);
        drive(&mut game, &mut dice(3, &[]), |it| {
            it.core().turn > 0 && it.core().phase != Phase::SetUp
        });
        let scenario = scenario(&name);
        assert_eq!(game.core().turn, 1, "{name}");
        for army in Army::BOTH {
            assert_eq!(game.army_state(army).track.start, scenario.side(army).morale, "{name}");
        }
        for index in 0..game.core().units.len() {
            let unit = UnitId(u16::try_from(index).expect("few units"));
            assert!(!game.in_column(unit), "{name}: nobody begins in column");
            assert_eq!(game.morale(unit), Morale::Formed);
            assert_eq!(game.unit(unit).level, game.kind(unit).start, "{name}");
        }
    }
    // A Battle scenario places its units where it says; nobody is asked but for leaders.
    let game = battle("rossbach-battle");
    let unit = game.scenario().find_unit("bretlach").expect("a unit");
    let hex = game.hex(unit).map(|it| game.scenario().field.label(it));
    assert_eq!(hex.as_deref(), Some("3107"));
    // In a Main scenario it still has to be set up.
    let game = battle("rossbach");
    let unit = game.scenario().find_unit("bretlach").expect("a unit");
    assert_eq!(game.unit(unit).place, Place::SetUp);
}

/// Rules: pg:22.2c.
#[test]
fn pg_22_2c_wing_leaders_begin_with_a_unit_of_their_wing() {
    let mut stage = Stage(battle("rossbach-battle"));
    // Soubise first.
    let offered = stage.offered();
    let hexes: Vec<&str> = offered.iter().filter_map(|it| it.strip_prefix("place ")).collect();
    assert!(hexes.contains(&"3310") && hexes.contains(&"3408"), "Piémont, Fitz-James");
    assert_eq!(stage.rule("place 3107"), "pg:22.2c", "that is Baden's horse");
    assert_eq!(stage.rule("place 2219"), "pg:22.2c", "that is St. Germain's foot");
    stage.play("quick", &[]);
    // Frederick with any Prussian unit.
    assert!(stage.offers("place 2304") && stage.offers("place 2412"));
    assert_eq!(stage.rule("place 3310"), "pg:22.2e");
}

/// Rules: pg:23.2a, pg:23.2b.
///
/// ex-66, and the borders of each level.
#[test]
fn pg_23_2_levels_of_victory_at_rossbach() {
    use Spirit::{Broken, Demoralized, Steady};
    let at =
        |us: Spirit, them: Spirit, diff: i16| judge(Which::Rossbach, (us, 10), (them, 10), diff);
    let prussia = |degree| Ended::Won(Army::Prussia, degree);
    let french = |degree| Ended::Won(Army::Coalition, degree);
    assert_eq!(at(Steady, Broken, 18), prussia(Degree::Substantive));
    assert_eq!(at(Steady, Demoralized, 7), prussia(Degree::Marginal));
    assert_eq!(at(Steady, Steady, 4), french(Degree::Substantive));
    assert_eq!(at(Steady, Steady, 10), french(Degree::Marginal));
    assert_eq!(at(Demoralized, Steady, -1), french(Degree::Decisive));
    assert_eq!(at(Steady, Broken, 22), prussia(Degree::Decisive));
    assert_eq!(at(Steady, Broken, 21), prussia(Degree::Substantive));
    assert_eq!(at(Steady, Broken, 15), prussia(Degree::Marginal));
    assert_eq!(at(Steady, Demoralized, 30), prussia(Degree::Marginal));
    assert_eq!(at(Steady, Demoralized, 5), french(Degree::Marginal));
    assert_eq!(at(Demoralized, Broken, 30), french(Degree::Marginal));
    assert_eq!(at(Broken, Broken, 0), french(Degree::Decisive));
    assert_eq!(at(Steady, Steady, 6), french(Degree::Substantive));
    assert_eq!(at(Steady, Steady, 7), french(Degree::Marginal));
}

/// Rules: pg:24.1a, pg:24.1b.
#[test]
fn pg_24_1_levels_of_victory_at_leuthen() {
    use Spirit::{Broken, Demoralized, Steady};
    let at =
        |us: Spirit, them: Spirit, diff: i16| judge(Which::Leuthen, (us, 10), (them, 10), diff);
    let prussia = |degree| Ended::Won(Army::Prussia, degree);
    let austria = |degree| Ended::Won(Army::Coalition, degree);
    assert_eq!(at(Steady, Broken, 24), prussia(Degree::Decisive));
    assert_eq!(at(Steady, Broken, 23), prussia(Degree::Substantive));
    assert_eq!(at(Steady, Demoralized, 24), prussia(Degree::Substantive));
    assert_eq!(at(Steady, Demoralized, 14), prussia(Degree::Substantive));
    assert_eq!(at(Steady, Demoralized, 13), prussia(Degree::Marginal));
    assert_eq!(at(Steady, Demoralized, 6), prussia(Degree::Marginal));
    assert_eq!(at(Steady, Demoralized, 5), austria(Degree::Marginal));
    assert_eq!(at(Demoralized, Broken, 30), austria(Degree::Marginal));
    assert_eq!(at(Demoralized, Broken, 0), austria(Degree::Decisive));
    assert_eq!(at(Steady, Steady, 6), austria(Degree::Substantive));
    assert_eq!(at(Steady, Steady, 7), austria(Degree::Marginal));
}

/// Rules: pg:25.2a, pg:25.2b.
#[test]
fn pg_25_2_levels_of_victory_at_zorndorf() {
    use Spirit::{Broken, Demoralized, Steady};
    let at =
        |us: Spirit, them: (Spirit, i16), diff: i16| judge(Which::Zorndorf, (us, 10), them, diff);
    let prussia = |degree| Ended::Won(Army::Prussia, degree);
    let russia = |degree| Ended::Won(Army::Coalition, degree);
    assert_eq!(at(Steady, (Broken, -10), 30), prussia(Degree::Decisive));
    assert_eq!(at(Steady, (Broken, -10), 29), prussia(Degree::Substantive));
    assert_eq!(at(Steady, (Demoralized, 3), 16), prussia(Degree::Substantive));
    assert_eq!(at(Steady, (Demoralized, 3), 15), prussia(Degree::Marginal));
    assert_eq!(at(Steady, (Steady, 6), 1), prussia(Degree::Marginal));
    assert_eq!(at(Steady, (Steady, 6), 0), russia(Degree::Marginal));
    assert_eq!(at(Steady, (Steady, 7), 40), russia(Degree::Marginal));
    assert_eq!(at(Demoralized, (Steady, 20), -12), russia(Degree::Decisive));
    assert_eq!(at(Demoralized, (Steady, 20), -11), russia(Degree::Substantive));
    assert_eq!(at(Demoralized, (Demoralized, 5), -20), russia(Degree::Marginal));
}

/// Rules: pg:26.2a, pg:26.2b.
#[test]
fn pg_26_2_levels_of_victory_at_torgau() {
    use Spirit::{Broken, Demoralized, Steady};
    let at =
        |us: (Spirit, i16), them: (Spirit, i16), diff: i16| judge(Which::Torgau, us, them, diff);
    let prussia = |degree| Ended::Won(Army::Prussia, degree);
    let austria = |degree| Ended::Won(Army::Coalition, degree);
    assert_eq!(at((Steady, 10), (Broken, -10), 20), prussia(Degree::Decisive));
    assert_eq!(at((Steady, 10), (Broken, -10), 19), prussia(Degree::Substantive));
    assert_eq!(at((Steady, 10), (Demoralized, 4), 10), prussia(Degree::Substantive));
    assert_eq!(at((Steady, 10), (Demoralized, 4), 9), prussia(Degree::Marginal));
    assert_eq!(at((Steady, 7), (Steady, 6), -5), prussia(Degree::Marginal));
    assert_eq!(at((Demoralized, 2), (Steady, 10), -12), austria(Degree::Decisive));
    assert_eq!(at((Broken, -10), (Steady, 10), -12), austria(Degree::Decisive));
    assert_eq!(at((Demoralized, 2), (Steady, 10), -11), austria(Degree::Substantive));
    assert_eq!(at((Demoralized, 2), (Steady, 10), 0), austria(Degree::Substantive));
    assert_eq!(at((Demoralized, 2), (Steady, 10), 1), austria(Degree::Marginal));
    assert_eq!(at((Steady, 6), (Steady, 7), 3), austria(Degree::Marginal));
    assert_eq!(at((Steady, 10), (Steady, 10), 15), Ended::Draw);
    assert_eq!(at((Demoralized, 5), (Demoralized, 5), 15), Ended::Draw);
}

/// Rules: pg:MAPa.
#[test]
fn pg_mapa_neighbors_by_the_parity_of_the_column() {
    for (name, hex, expected) in [
        ("leuthen", "3512", "3412 3413 3511 3513 3612 3613"),
        ("zorndorf", "1607", "1506 1507 1606 1608 1706 1707"),
        ("rossbach", "1607", "1506 1507 1606 1608 1706 1707"),
        ("torgau", "2115", "2015 2016 2114 2116 2215 2216"),
    ] {
        let scenario = scenario(name);
        let grid = scenario.field.grid();
        let hex = grid.find(hex).expect("a hex");
        let mut found: Vec<String> =
            grid.neighbors(hex).map(|it| scenario.field.label(it.1)).collect();
        found.sort_unstable();
        assert_eq!(found.join(" "), expected, "{name}");
    }
    let scenario = scenario("zorndorf");
    let grid = scenario.field.grid();
    let away = |a: &str, b: &str| {
        grid.distance(grid.find(a).expect("a hex"), grid.find(b).expect("a hex"))
    };
    assert_eq!((away("1724", "2023"), away("3617", "3512"), away("2105", "2207")), (3, 5, 2));
}
