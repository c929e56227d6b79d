//! Chapters 23 to 26: the four battles, as their files tell them.

use kernel::Game;
use rules_prussia::roster::Letter;
use rules_prussia::{Army, Battle, Event, Flags, Phase, Place, UnitId};

use crate::data::{battle, scenario};
use crate::fight::{ByRule, FOOT, Go, ROCK, attack, dice, drive, duel, plus};
use crate::stage::Stage;

/// Until an army is asked in a phase of a turn.
fn when(turn: u8, army: Army, phase: Phase) -> impl Fn(&Battle) -> bool {
    move |it| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (turn, army, phase)
    }
}

/// One answer in a battle.
#[track_caller]
fn answer(game: &mut Battle, text: &str, dice: &mut ByRule) -> Vec<Event> {
    let action = game.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
    game.apply(&action, dice).unwrap_or_else(|it| panic!("`{text}`: {it:?}"))
}

fn id(game: &Battle, unit: &str) -> UnitId {
    game.scenario().find_unit(unit).unwrap_or_else(|| panic!("no unit {unit}"))
}

fn at(game: &Battle, unit: &str) -> String {
    game.hex(id(game, unit)).map(|it| game.scenario().field.label(it)).unwrap_or_default()
}

fn morale(game: &Battle, army: Army) -> i16 {
    game.army_state(army).current
}

/// Rules: pg:23.3a, pg:24.2a, pg:24.2b, pg:25.3a, pg:25.3b, pg:26.3a, pg:23.5a, pg:24.3a, pg:25.4a,
/// pg:26.4a, pg:24.4a, pg:23.3e, pg:26.3e.
#[test]
fn pg_23_3a_the_figures_of_every_battle() {
    type Row = (&'static str, u8, &'static str, [i16; 2], [u8; 4], [[u8; 2]; 2], [bool; 2]);
    let rows: [Row; 10] = [
        ("rossbach", 10, "0830", [14, 12], [5, 5, 2, 3], [[1, 0], [0, 0]], [false, false]),
        ("rossbach-battle", 4, "1430", [10, 12], [5, 5, 2, 3], [[1, 0], [0, 0]], [true, true]),
        ("leuthen", 11, "0700", [18, 24], [5, 4, 2, 4], [[0, 0], [2, 2]], [true, false]),
        ("leuthen-battle", 5, "1300", [18, 21], [5, 4, 2, 4], [[0, 0], [2, 2]], [true, true]),
        ("leuthen-daun", 11, "0700", [18, 26], [5, 4, 3, 4], [[0, 0], [2, 2]], [true, false]),
        ("zorndorf", 17, "0300", [47, 56], [4, 4, 3, 3], [[1, 0], [3, 1]], [false, false]),
        ("zorndorf-free", 17, "0300", [47, 56], [4, 4, 3, 3], [[1, 0], [3, 1]], [false, false]),
        ("zorndorf-battle", 11, "0900", [34, 46], [4, 4, 3, 3], [[1, 0], [3, 1]], [true, true]),
        ("torgau", 13, "0600", [28, 21], [3, 4, 3, 4], [[1, 0], [4, 4]], [false, false]),
        ("torgau-battle", 5, "1400", [27, 20], [3, 4, 3, 4], [[1, 0], [4, 4]], [true, true]),
    ];
    for (name, turns, hour, start, cv, cost, active) in rows {
        let it = scenario(name);
        assert_eq!((it.turns, it.hour(1).as_str()), (turns, hour), "{name}");
        for army in Army::BOTH {
            let side = it.side(army);
            assert_eq!(side.morale, start[army.index()], "{name}");
            assert_eq!(side.cost, cost[army.index()], "{name}");
            assert_eq!(side.active, active[army.index()], "{name}");
            let group = |id: &str| it.groups.iter().find(|it| it.id == id && it.army == army);
            let found = ["infantry", "cavalry"].map(|id| group(id).expect("a Basic Group").cv);
            assert_eq!(found, cv[2 * army.index()..2 * army.index() + 2], "{name}");
        }
    }
    let last = |name: &str| scenario(name).hour(scenario(name).turns);
    assert_eq!(
        ["rossbach", "leuthen", "zorndorf", "torgau"].map(last),
        ["1730", "1700", "1900", "1800"]
    );
    // Specific groups.
    for (name, group, cv) in [
        ("rossbach", "loudon-st-germain", 3),
        ("leuthen", "arenberg", 3),
        ("leuthen", "nadasdy", 4),
        ("zorndorf", "dohna", 2),
        ("zorndorf", "browne", 2),
        ("torgau", "lacy", 4),
    ] {
        let it = scenario(name);
        let wing = group.split('-').next().expect("a name");
        let found = it.find_wing(wing).map(|wing| it.group(it.wing_groups[usize::from(wing.0)]).cv);
        assert_eq!(found, Some(cv), "{name}: {group}");
    }
    for group in scenario("torgau").groups.iter().filter(|it| it.detachment) {
        assert_eq!(group.cv, 4, "detachments of Torgau");
    }
    // Special leaders.
    for (name, leader, initiative, letter) in [
        ("rossbach", "frederick", 5, Letter::Infantry),
        ("rossbach", "seydlitz", 5, Letter::Cavalry),
        ("leuthen", "frederick", 5, Letter::Infantry),
        ("leuthen", "driesen", 5, Letter::Cavalry),
        ("leuthen-daun", "daun", 4, Letter::Any),
        ("torgau", "frederick", 4, Letter::Infantry),
        ("torgau", "daun", 4, Letter::Any),
    ] {
        let it = scenario(name);
        let found = it.leader(it.find_leader(leader).expect("a leader"));
        assert_eq!(
            (found.initiative, found.special),
            (initiative, Some(letter)),
            "{name}: {leader}"
        );
    }
}

/// Where a region of a map lies: its least and greatest column and row.
fn extent(name: &str, region: &str) -> [u32; 4] {
    let scenario = scenario(name);
    let numbers: Vec<(u32, u32)> = scenario
        .field
        .region(region)
        .iter()
        .map(|&it| {
            let label = scenario.field.label(it);
            (label[..2].parse().expect("a column"), label[2..].parse().expect("a row"))
        })
        .collect();
    assert!(!numbers.is_empty(), "{name}: no region {region}");
    let columns = || numbers.iter().map(|it| it.0);
    let rows = || numbers.iter().map(|it| it.1);
    [columns().min(), columns().max(), rows().min(), rows().max()].map(|it| it.expect("some"))
}

/// Rules: pg:23.3b, pg:23.3c, pg:23.3d.
#[test]
fn pg_23_3b_the_camps_of_rossbach() {
    // Columns grow to the south, rows to the west.
    let [_, south, east, _] = extent("rossbach", "fre-camp");
    assert_eq!((south, east), (27, 23), "north of 27xx, west of xx23, inclusive");
    let [_, _, mucheln, _] = extent("rossbach", "mucheln");
    assert!(mucheln >= 23);
    assert!(
        extent("rossbach", "fre-camp")[0] > extent("rossbach", "mucheln")[1],
        "south of Mücheln"
    );
    let [_, south, _, west] = extent("rossbach", "prussian-camp");
    assert_eq!((south, west), (25, 18), "north of 25xx, east of xx18, inclusive");
    // The Franco-Imperials set up first.
    let mut stage = Stage(battle("rossbach"));
    assert_eq!(stage.0.prompt().map(|it| it.seat), Some(Army::Coalition.seat()));
    assert_eq!(stage.rule("place 2222"), "pg:22.2e");
    assert!(stage.offers("place 2223") && !stage.offers("place 2823"));
    stage.go("quick", &[]);
    assert_eq!(stage.0.prompt().map(|it| it.seat), Some(Army::Prussia.seat()));
    assert!(
        stage.offers("place 2518") && !stage.offers("place 2618") && !stage.offers("place 2519")
    );
    // Edges: Prussia east and north, FrE south and west.
    assert_eq!(extent("rossbach", "prussian-edge")[0], 10);
    assert_eq!(extent("rossbach", "fre-edge")[3], 27);
    let scenario = scenario("rossbach");
    let edge = |army: Army, hex: &str| {
        let hex = scenario.field.grid().find(hex).expect("a hex");
        scenario.side(army).edges.contains(&hex)
    };
    assert!(
        edge(Army::Prussia, "1010") && edge(Army::Prussia, "2001") && !edge(Army::Prussia, "2027")
    );
    assert!(
        edge(Army::Coalition, "2027")
            && edge(Army::Coalition, "4515")
            && !edge(Army::Coalition, "1010")
    );
}

/// Rules: pg:23.3.1a, pg:23.4a, pg:23.4.1a.
#[test]
fn pg_23_4a_the_franco_imperials_wake_on_a_one() {
    let mut game = battle("rossbach");
    let mut faces = dice(3, &[]);
    drive(&mut game, &mut faces, when(1, Army::Coalition, Phase::Activation));
    assert!(game.commander(Army::Coalition).is_none());
    let mut slept = game.clone();
    answer(&mut slept, "attempt", &mut dice(3, &[("pg:23.4a", &[2])]));
    assert!(!slept.army_state(Army::Coalition).active);
    // The chance recurs each turn.
    drive(&mut slept, &mut dice(3, &[]), when(2, Army::Coalition, Phase::Activation));
    answer(&mut slept, "attempt", &mut dice(3, &[("pg:23.4a", &[1])]));
    assert!(slept.army_state(Army::Coalition).active);
    let before = morale(&game, Army::Coalition);
    answer(&mut game, "attempt", &mut dice(3, &[("pg:23.4a", &[1])]));
    assert!(game.army_state(Army::Coalition).active);
    assert_eq!(morale(&game, Army::Coalition), before, "at no cost");
    // Only now may morale be claimed.
    let stage = Stage(game);
    assert!(stage.offers("claim 0") && stage.offers("claim 6") && !stage.offers("claim 7"));
}

/// The Franco-Imperials awake in turn 1 with this much claimed.
fn claimed(points: u8) -> Battle {
    let mut game = battle("rossbach");
    drive(&mut game, &mut dice(3, &[]), when(1, Army::Coalition, Phase::Activation));
    answer(&mut game, "attempt", &mut dice(3, &[("pg:23.4a", &[1])]));
    answer(&mut game, &format!("claim {points}"), &mut dice(1, &[]));
    game
}

/// Rules: pg:23.4b.
///
/// ex-64: at 12 the Franco-Imperials claim up to 18, six at most.
#[test]
fn pg_23_4b_the_bonus_ends_at_eighteen() {
    let game = claimed(6);
    assert_eq!(morale(&game, Army::Coalition), 18);
    assert_eq!((game.core().duty.claimed, game.core().duty.deadline), (6, 4));
    let mut game = battle("rossbach");
    drive(&mut game, &mut dice(3, &[]), when(1, Army::Coalition, Phase::Activation));
    answer(&mut game, "attempt", &mut dice(3, &[("pg:23.4a", &[1])]));
    assert!(!Stage(game).offers("claim 7"));
}

/// Rules: pg:23.4c.
#[test]
fn pg_23_4c_after_the_claim_everybody_must_move() {
    let mut game = claimed(4);
    drive(&mut game, &mut dice(1, &[]), |it| it.core().phase == Phase::Movement);
    let mut stage = Stage(game);
    assert_eq!(stage.rule("end"), "pg:23.4c");
    // Nor does it help to call a unit and leave it where it is.
    stage.play("select bretlach", &[]);
    assert_eq!(stage.rule("stop"), "pg:23.4c");
    // Without a claim nobody is bound.
    let mut game = claimed(0);
    drive(&mut game, &mut dice(1, &[]), |it| it.core().phase == Phase::Movement);
    assert!(Stage(game).offers("end"));
}

/// Rules: pg:23.4e, pg:23.4.3a.
#[test]
fn pg_23_4e_a_prussian_attack_ends_the_duty_or_forfeits_the_bonus() {
    let french = |rules: &str| {
        duel()
            .rules(rules)
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("f", "prussia infantry freikorps", ROCK, "0705")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .unit("y", "coalition infantry line", ROCK, "0704")
            .of("rossbach")
            .stage()
    };
    let mut stage = french("");
    assert!(!stage.0.core().duty.forfeited);
    // Frei 17 is no line infantry.
    attack(&mut stage, "0704", "0705");
    stage.go("roll", &[2]);
    assert!(!stage.0.core().duty.forfeited && stage.0.core().duty.fought);
    attack(&mut stage, "0504", "0505");
    assert!(stage.0.core().duty.forfeited);
}

/// Rules: pg:23.4.2a.
#[test]
fn pg_23_4_2a_with_seven_or_less_no_die_is_needed() {
    let mut game = battle("rossbach");
    // 12, then 10, 8 and 6 by passivity: first 2, then 2 for each 5.
    let mut faces = dice(3, &[("pg:23.4.4a", &[1, 5, 1, 5, 1, 5])]);
    drive(&mut game, &mut faces, when(3, Army::Coalition, Phase::Activation));
    assert_eq!(morale(&game, Army::Coalition), 8);
    let mut eight = game.clone();
    answer(&mut eight, "attempt", &mut dice(6, &[]));
    assert!(!eight.army_state(Army::Coalition).active, "8 still needs a 1");
    drive(&mut game, &mut faces, when(4, Army::Coalition, Phase::Activation));
    assert_eq!(morale(&game, Army::Coalition), 6);
    answer(&mut game, "attempt", &mut dice(6, &[]));
    assert!(game.army_state(Army::Coalition).active);
}

/// Rules: pg:23.4.4a, pg:23.4.4b, pg:23.4.4c, pg:23.4.4e, pg:23.4.4f.
///
/// ex-65: at 7 a later 6 costs no more than down to 6; at 6 nothing.
#[test]
fn pg_23_4_4_standing_still_costs_morale() {
    let mut game = battle("rossbach");
    // Prussia 6: -2. FrE: 6 the first time -2, then 6: -3, then 6 down to the floor, then nothing.
    let mut faces = dice(3, &[("pg:23.4.4a", &[6, 6, 5, 6, 1, 6, 6, 6])]);
    let mut seen = Vec::new();
    for turn in 2..=5 {
        drive(&mut game, &mut faces, when(turn, Army::Prussia, Phase::Activation));
        seen.push((morale(&game, Army::Prussia), morale(&game, Army::Coalition)));
    }
    // Both armies are inactive and roll; the track is empty, the figures count in full.
    assert_eq!(seen, [(12, 10), (12, 7), (12, 6), (10, 6)]);
    assert!(game.army_state(Army::Coalition).track.pieces.is_empty());
}

/// Rules: pg:23.4.4d, pg:23.5.3a.
#[test]
fn pg_23_4_4d_after_the_first_combat_nobody_is_passive() {
    let mut stage = duel()
        .phase("prussia", "movement")
        .rules("passivity = true")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    // The Prussian roll is made at the end of their movement, then they fight.
    stage.go("end", &[6]);
    assert_eq!(morale(&stage.0, Army::Prussia), 18);
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[2]);
    assert_eq!(stage.0.core().active, Army::Coalition);
    let events = stage.go("end", &[]);
    assert!(!events.iter().any(|it| matches!(it, Event::PassivityRolled { .. })));
    assert!(scenario("rossbach-battle").rules.passivity);
}

/// Rules: pg:23.5a, pg:23.5.1a, pg:23.5.1b.
#[test]
fn pg_23_5_1a_the_march_of_the_first_turn() {
    let mut game = battle("rossbach-battle");
    let mut faces = dice(6, &[("pg:14.2a", &[1, 1])]);
    drive(&mut game, &mut faces, when(1, Army::Prussia, Phase::Movement));
    let units = ["piemont", "fr-art-1", "mailly", "poitou", "brissac", "darmstadt", "kurtrier"];
    let before = units.map(|it| game.hex(id(&game, it)).expect("on the map"));
    let baden = at(&game, "bretlach");
    // Guns lie under the foot, and may not be laid on top before the battle.
    let start = Stage(battle("rossbach-battle"));
    let mut start = start;
    start.go("quick; quick", &[]);
    assert_eq!(start.rule("top fr-art-1"), "pg:23.5a");
    drive(&mut game, &mut faces, when(1, Army::Coalition, Phase::Movement));
    let goal = game.scenario().field.grid().find("2606").expect("the goal");
    let grid = game.scenario().field.grid();
    for (unit, from) in units.iter().zip(before) {
        let now = game.hex(id(&game, unit)).expect("on the map");
        let (was, is) = (grid.distance(from, goal), grid.distance(now, goal));
        let stopped = game.in_ezoc(Army::Coalition, now);
        assert!(is + 3 == was || stopped && is < was, "{unit}: {was} to {is}");
        assert!(game.unit(id(&game, unit)).is(Flags::MARCHED));
        // Degraded or not, and no further.
        assert!(!Stage(game.clone()).offers(&format!("select {unit}")));
    }
    // Stacks keep their order: Piémont over the guns.
    let hex = game.hex(id(&game, "piemont")).expect("on the map");
    let stack: Vec<UnitId> =
        game.stack(hex).filter(|&it| game.unit(it).is(Flags::MARCHED)).collect();
    assert_eq!(stack, [id(&game, "piemont"), id(&game, "fr-art-1")]);
    // Baden, Loudon and St. Germain are free.
    assert_eq!(at(&game, "bretlach"), baden);
    for unit in ["hohenzollern", "croats-1", "conde"] {
        assert!(Stage(game.clone()).offers(&format!("select {unit}")), "{unit}");
    }
}

/// Rules: pg:23.5.2a.
#[test]
fn pg_23_5_2a_surprise_in_the_first_turn() {
    let at = |side: &'static str, turn: u8| {
        let mut stage = duel()
            .rules("surprise_turns = 1")
            .turn(turn)
            .phase(side, "combat")
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .stage();
        let (target, from) = if side == "prussia" { ("0504", "0505") } else { ("0505", "0504") };
        attack(&mut stage, target, from);
        plus(&stage, "pg:23.5.2a")
    };
    assert_eq!((at("prussia", 1), at("coalition", 1)), (3, -3));
    assert_eq!((at("prussia", 2), at("coalition", 2)), (0, 0));
    assert_eq!(scenario("rossbach-battle").rules.surprise_turns, 1);
    assert_eq!(scenario("rossbach").rules.surprise_turns, 0);
}

/// Rules: pg:23.6a, pg:23.6c.
#[test]
fn pg_23_6a_hildburghausen_in_command() {
    let name = "rossbach-hildburghausen";
    let mut game = battle(name);
    drive(&mut game, &mut dice(3, &[]), when(1, Army::Coalition, Phase::Activation));
    let commander = game.commander(Army::Coalition).expect("he commands");
    assert_eq!((game.initiative(commander), game.normal_cost(Army::Coalition)), (3, 1));
    assert!(game.who(commander).second.is_none());
    let foot = rules_prussia::GroupId::basic(Army::Coalition, false);
    assert_eq!(game.cv(foot), 3);
    let mut tried = game.clone();
    // 3 + 3 fails. He has tried: no passivity roll in this turn.
    let events = answer(&mut tried, "attempt", &mut dice(3, &[]));
    let rolls = |events: &[Event]| {
        events
            .iter()
            .filter(|it| matches!(it, Event::PassivityRolled { army: Army::Coalition, .. }))
            .count()
    };
    assert_eq!(rolls(&events), 0);
    assert!(!tried.army_state(Army::Coalition).active);
    let events = answer(&mut game.clone(), "hold", &mut dice(3, &[]));
    assert_eq!(rolls(&events), 1);
    // 4 + 3 succeeds, and the bonus may be claimed.
    answer(&mut game, "attempt", &mut dice(3, &[("pg:13.1a", &[4])]));
    assert!(Stage(game).offers("claim 5"));
}

/// Rules: pg:24.2c, pg:24.2d, pg:24.2e, pg:24.2f.
#[test]
fn pg_24_2c_the_posts_of_leuthen() {
    let mut stage = Stage(battle("leuthen"));
    let posts = [
        ("lucchesi", "2008", 1),
        ("kheul-starhemberg", "2309", 1),
        ("arenberg", "2607", 1),
        ("colloredo-wied-haller", "2910", 1),
        ("serbelloni", "3310", 1),
        ("nadasdy", "3710", 1),
        ("nostitz", "2519", 5),
    ];
    let scenario = scenario("leuthen");
    let grid = scenario.field.grid();
    for (leader, post, range) in posts {
        let decision = stage.0.prompt().map(|it| it.decision);
        let rules_prussia::Decision::SetUp { piece: rules_prussia::Piece::Leader(found) } =
            decision.expect("a question")
        else {
            panic!("leaders first")
        };
        assert_eq!(stage.0.who(found).id, leader);
        let center = grid.find(post).expect("a hex");
        let places: Vec<String> = stage
            .offered()
            .iter()
            .filter_map(|it| it.strip_prefix("place "))
            .map(str::to_owned)
            .collect();
        let within = grid.hexes_within(center, range);
        assert!(
            places.iter().all(|it| within.contains(&grid.find(it).expect("a hex"))),
            "{leader}"
        );
        assert!(places.len() > within.len() / 2, "{leader}: {places:?}");
        stage.go(
            &format!("place {}", if places.contains(&post.to_owned()) { post } else { &places[0] }),
            &[],
        );
    }
    // A unit of Lucchesi's: within three hexes of him.
    let refused = stage.rule("place 3710");
    assert!(refused == "pg:24.2e" || refused == "pg:22.2e", "{refused}");
    let lucchesi =
        stage.0.leader_hex(scenario.find_leader("lucchesi").expect("he")).expect("a hex");
    for place in stage.offered().iter().filter_map(|it| it.strip_prefix("place ")) {
        assert!(grid.distance(grid.find(place).expect("a hex"), lucchesi) <= 3, "{place}");
    }
    let text = &scenario.setups;
    let guns = text.iter().find(|it| !it.guns.is_empty()).expect("artillery is limited");
    let most = |leader: &str| {
        let leader = scenario.find_leader(leader).expect("a leader");
        guns.guns.iter().find(|it| it.0 == leader).map(|it| it.1)
    };
    assert_eq!(
        [most("lucchesi"), most("arenberg"), most("serbelloni"), most("nadasdy"), most("nostitz")],
        [Some(3), Some(3), Some(1), Some(1), None]
    );
    let edge = |hex: &str| {
        let hex = grid.find(hex).expect("a hex");
        scenario.side(Army::Prussia).edges.contains(&hex)
    };
    assert!(edge("2025") && edge("4510") && !edge("2001") && !edge("1010"), "west and south");
}

/// Rules: pg:24.2.1a, pg:24.4a.
#[test]
fn pg_24_2_1a_no_austrian_attempt_before_nine() {
    let open = |name: &str, turn: u8| {
        let mut game = battle(name);
        drive(&mut game, &mut dice(3, &[]), |it| {
            it.core().active == Army::Coalition && it.core().turn == turn || it.core().turn > turn
        });
        Stage(game).offers("attempt")
    };
    assert_eq!([open("leuthen", 1), open("leuthen", 2), open("leuthen", 3)], [false, false, true]);
    assert!(open("leuthen-daun", 1), "Daun from seven o'clock");
}

/// Rules: pg:24.2.2a, pg:24.2.2b.
#[test]
fn pg_24_2_2a_the_prussians_come_by_neumarkt_in_column() {
    let mut game = battle("leuthen");
    drive(&mut game, &mut dice(6, &[]), when(1, Army::Prussia, Phase::Movement));
    let unit = game
        .units_of(Army::Prussia)
        .find(|&it| game.unit(it).place == Place::Awaited && game.kind(it).is_infantry())
        .expect("they wait");
    let name = game.kind(unit).id.clone();
    let mut stage = Stage(game);
    stage.play(&format!("select {name}"), &[]);
    let entries: Vec<String> = stage
        .offered()
        .iter()
        .filter_map(|it| it.strip_prefix("move "))
        .map(str::to_owned)
        .collect();
    assert_eq!(entries, ["2425", "2525", "2625", "2725", "2825", "2925", "3025"]);
    stage.play("move 2725", &[]);
    // Degraded by the dice (6), yet Effective and in column: MA 3 and 4, one spent.
    assert!(stage.0.in_column(unit) && stage.0.is_effective(unit));
    assert_eq!(stage.0.unit(unit).spent, 1);
    let entry = &stage.0.scenario().entries[0];
    assert_eq!((entry.turn, entry.guns_per_wing), (1, 3));
}

/// Rules: pg:24.2.3a.
///
/// ex-58: behind woods at three hexes no alarm; in fog a clear view of five hexes gives no chance.
#[test]
fn pg_24_2_3a_fog_until_nine() {
    let seen = |turn: u8| {
        let stage = duel()
            .rules("fog = { turns = 2, range = 3 }")
            .turn(turn)
            .phase("prussia", "movement")
            .unit("a", "prussia infantry line", FOOT, "0505")
            .stage();
        let grid = stage.0.scenario().field.grid();
        let hex = |it: &str| grid.find(it).expect("a hex");
        (stage.0.sees(hex("0505"), hex("0508")), stage.0.sees(hex("0505"), hex("0509")))
    };
    assert_eq!([seen(1), seen(2), seen(3)], [(true, false), (true, false), (true, true)]);
    assert_eq!(scenario("leuthen").rules.fog, Some((2, 3)));
    assert_eq!(scenario("leuthen-battle").rules.fog, None);
    let chance = |turn: u8| {
        let mut stage = duel()
            .main(true, false)
            .rules("fog = { turns = 2, range = 3 }")
            .turn(turn)
            .phase("prussia", "movement")
            .leader("charles", "coalition commander 5", 1, "1001")
            .unit("a", "prussia infantry line", FOOT, "0205")
            .unit("x", "coalition infantry line", FOOT, "0705")
            .stage();
        stage.play("select a; move 0305", &[]);
        stage.offers("attempt")
    };
    assert_eq!((chance(2), chance(3)), (false, true));
}

/// Rules: pg:24.3b.
#[test]
fn pg_24_3b_two_units_begin_reduced() {
    let game = battle("leuthen-battle");
    for (unit, full) in [("sax-chv-kb", 3), ("hus-11-34", 3)] {
        let unit = id(&game, unit);
        assert_eq!((game.kind(unit).full(), game.unit(unit).level), (full, 2));
    }
    let game = battle("leuthen");
    assert_eq!(game.unit(id(&game, "sax-chv-kb")).level, 3);
}

/// Rules: pg:25.3.1a, pg:25.3.1b, pg:25.3.1c, pg:25.3.2a, pg:25.3.2b.
#[test]
fn pg_25_3_1_set_ups_of_zorndorf() {
    for name in ["zorndorf", "zorndorf-free"] {
        let mut game = battle(name);
        drive(&mut game, &mut dice(3, &[]), |it| it.core().phase != Phase::SetUp);
        let scenario = scenario(name);
        let grid = scenario.field.grid();
        let find = |it: &str| grid.find(it).expect("a hex");
        let leader = |it: &str| {
            game.leader_hex(scenario.find_leader(it).expect("a leader")).expect("on the map")
        };
        let near = |who: &str, hex: &str| grid.distance(leader(who), find(hex));
        if name == "zorndorf" {
            assert!(near("manteuffel", "3215") <= 1 && near("seydlitz", "3215") <= 3);
            assert!(near("browne", "2212") <= 1);
            let pair = |a: &str, b: &str, one: &str, two: &str| {
                near(a, one) <= 2 && near(b, two) <= 2 || near(b, one) <= 2 && near(a, two) <= 2
            };
            assert!(pair("saltikov", "golitzin", "2108", "2210"));
            assert!(pair("demiku", "gaugreben", "2217", "1809"));
        } else {
            let north = scenario.field.region("north-of-mietzel");
            let prussians: Vec<_> = game
                .leaders_on_map(Army::Prussia)
                .filter(|&it| game.who(it).wing.is_some())
                .filter_map(|it| game.leader_hex(it))
                .collect();
            let forward = prussians.iter().filter(|it| !north.contains(it)).count();
            assert!(forward <= 1, "one at 3215, the others north of the river");
            for it in game.leaders_on_map(Army::Coalition).filter_map(|it| game.leader_hex(it)) {
                let label = scenario.field.label(it);
                assert!(label[..2] <= *"25" && label[2..] <= *"23", "{label}");
            }
        }
        // Russian units within three hexes of their leader; guns and baggage near a leader of foot.
        for unit in game.on_map(Army::Coalition) {
            let hex = game.hex(unit).expect("on the map");
            let leads = |it: rules_prussia::LeaderId| match game.kind(unit).wing {
                Some(wing) => game.who(it).wing == Some(wing),
                None => game.who(it).wing.is_some_and(|it| scenario.wing(it).has_infantry),
            };
            let mut leaders = game.leaders_on_map(Army::Coalition).filter(|&it| leads(it));
            let led =
                leaders.any(|it| grid.distance(game.leader_hex(it).expect("on the map"), hex) <= 3);
            assert!(led, "{name}: {}", game.kind(unit).id);
        }
    }
    // Post by post: the two infantry leaders do not share one.
    let mut stage = Stage(battle("zorndorf"));
    stage.go("quick", &[]);
    assert!(stage.offers("place 2212") && !stage.offers("place 2113"));
    assert_eq!(stage.rule("place 2215"), "pg:22.2e");
}

/// Rules: pg:25.3.4a, pg:25.3.4b, pg:25.3.4c.
///
/// ex-22: markers below 31 in 30 and 29, taken away again by a rest. ex-67: fire with a strength of 2 is
/// no combat, with 3 it is.
#[test]
fn pg_25_3_4_heat_and_rest() {
    use rules_prussia::{Track, TrackPiece};
    let mut track = Track::new(31, 60);
    track.put(TrackPiece::Lost);
    track.put(TrackPiece::Fatigue);
    track.put(TrackPiece::Fatigue);
    assert_eq!(track.level() - 2, 27);
    assert!(track.rest() && track.rest() && !track.rest());
    assert_eq!(track.level() - 2, 29);
    let fired = |bs: &str| {
        let mut stage = duel()
            .phase("prussia", "bombardment")
            .rules("heat = true")
            .unit("g", "prussia artillery battery", &format!("{bs}/1/1-5-3"), "0505")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .stage();
        stage.go("target 0504; from 0505; roll", &[1]);
        while stage.0.core().turn == 1 {
            stage.go("end", &[]);
        }
        let markers = |army: Army| stage.0.army_state(army).track.pieces.len();
        (markers(Army::Prussia), markers(Army::Coalition))
    };
    // Nobody moved; whoever fires does not tire by it.
    assert_eq!((fired("2"), fired("3")), ((0, 0), (0, 2)));
    // A march tires; so does close combat, on both sides.
    let mut stage = duel()
        .phase("prussia", "movement")
        .rules("heat = true")
        .unit("a", "prussia infantry line", FOOT, "0405")
        .stage();
    stage.go("select a; move 0305; stop; end", &[]);
    stage.go("end", &[]);
    let markers = |stage: &Stage, army: Army| stage.0.army_state(army).track.pieces.len();
    assert_eq!((markers(&stage, Army::Prussia), markers(&stage, Army::Coalition)), (2, 0));
    // A turn of rest takes both away.
    stage.go("end", &[]);
    stage.go("end", &[]);
    assert_eq!(markers(&stage, Army::Prussia), 0);
    assert!(scenario("zorndorf").rules.heat && scenario("zorndorf-battle").rules.heat);
    // Only an active army tires.
    let mut stage = duel()
        .main(true, false)
        .rules("heat = true")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[2]);
    assert_eq!((markers(&stage, Army::Prussia), markers(&stage, Army::Coalition)), (2, 0));
}

/// Rules: pg:25.3.7a, pg:25.3.8a, pg:25.3.8b, pg:25.3.5c.
#[test]
fn pg_25_3_7a_units_of_zorndorf() {
    let game = battle("zorndorf");
    let last = |unit: UnitId| game.kind(unit).face(1).bracketed;
    let bracketed = game.units_of(Army::Prussia).filter(|&it| last(it)).count();
    assert!(bracketed >= 10, "many of them: {bracketed}");
    assert!(game.units_of(Army::Coalition).filter(|&it| last(it)).count() == 1, "the baggage");
    let cossacks = id(&game, "cossacks-1");
    assert!(game.kind(cossacks).double);
    // Two levels count four for the front, two for LP.
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("k", "coalition cavalry cossack", "2-9-5 2-9-5", "0504")
        .unit("c", "coalition cavalry cossack", "2-9-5 2-9-5", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    crate::fight::to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [8, 2]);
    let combat = stage.0.core().combat.expect("a combat");
    assert_eq!(combat.engaged, [4, 2]);
}

/// Rules: pg:26.3b, pg:26.3c, pg:26.3d.
#[test]
fn pg_26_3b_set_up_of_torgau() {
    assert!(extent("torgau", "detachments")[1] < 34, "north of 34xx");
    let mut game = battle("torgau");
    drive(&mut game, &mut dice(6, &[]), |it| it.core().phase != Phase::SetUp);
    let scenario = scenario("torgau");
    let grid = scenario.field.grid();
    let det = |it: UnitId| game.unit(it).det;
    let dets: Vec<UnitId> = game
        .on_map(Army::Coalition)
        .filter(|&it| usize::from(det(it)) < scenario.groups.len())
        .collect();
    assert!(dets.len() == 8 && dets.contains(&id(&game, "drg-31")));
    for &a in &dets {
        for &b in &dets {
            let same = det(a) == det(b);
            let (one, two) = (game.hex(a).expect("here"), game.hex(b).expect("here"));
            assert!(same || grid.distance(one, two) >= 4, "three hexes between detachments");
        }
    }
    let camp = scenario.field.region("austrian-camp");
    for unit in game.on_map(Army::Coalition).filter(|it| !dets.contains(it)) {
        assert!(camp.contains(&game.hex(unit).expect("here")), "{}", game.kind(unit).id);
    }
    // Lacy, his wing and artillery 6 are not there; no Prussian is.
    assert_eq!(game.unit(id(&game, "art-6")).place, Place::Awaited);
    assert!(game.on_map(Army::Prussia).next().is_none());
    // A unit that is neither with a detachment nor far enough from it is refused.
    let mut stage = Stage(battle("torgau"));
    stage.go("place 2422", &[]);
    assert_eq!(stage.rule("place 2420"), "pg:26.3b");
    // The Prussians come by Langenreichenbach once they are active.
    let mut faces = dice(1, &[("pg:13.1a", &[6])]);
    drive(&mut game, &mut faces, when(1, Army::Prussia, Phase::Activation));
    answer(&mut game, "attempt", &mut faces);
    drive(&mut game, &mut faces, when(1, Army::Prussia, Phase::Movement));
    let unit = game.units_of(Army::Prussia).find(|&it| game.kind(it).is_infantry()).expect("foot");
    let mut stage = Stage(game);
    let name = stage.0.kind(unit).id.clone();
    stage.play(&format!("select {name}"), &[]);
    assert!(stage.offers("move 4425") && stage.offers("move 4521") && !stage.offers("move 4420"));
    stage.play("move 4425", &[]);
    assert_eq!(stage.0.unit(unit).spent, 1);
}

/// Rules: pg:26.3.1a, pg:26.3.3a, pg:26.3.3b, pg:26.3.3c.
///
/// ex-68: at 0800 a 4 brings Lacy; his wing may move at once though the army sleeps, and a Normal attempt
/// costs 3 from then on.
#[test]
fn pg_26_3_3a_lacy_comes() {
    let mut game = battle("torgau");
    let mut faces = dice(6, &[("pg:26.3.3a", &[2, 3, 4])]);
    let lacy = game.scenario().find_leader("lacy").expect("he");
    drive(&mut game, &mut faces, when(3, Army::Coalition, Phase::Activation));
    assert!(!game.core().lacy, "a 2 at six and a 3 at seven were too much");
    assert_eq!((game.normal_cost(Army::Coalition), game.sight_cost(Army::Coalition)), (4, 2));
    answer(&mut game, "hold", &mut faces);
    assert!(game.core().lacy);
    let torgau = game.scenario().field.region("torgau").to_vec();
    while let Some(text) =
        Stage(game.clone()).offered().into_iter().find(|it| it.starts_with("place "))
    {
        let label = text.strip_prefix("place ").expect("a hex").to_owned();
        let hex = game.scenario().field.grid().find(&label).expect("a hex");
        assert!(torgau.contains(&hex), "{label}");
        answer(&mut game, &text, &mut faces);
    }
    let hex = game.leader_hex(lacy).expect("he is there");
    assert!(torgau.contains(&hex));
    assert!(!at(&game, "art-6").is_empty());
    assert!(!game.army_state(Army::Coalition).active);
    drive(&mut game, &mut faces, when(3, Army::Coalition, Phase::Movement));
    let mine: Vec<UnitId> = game
        .on_map(Army::Coalition)
        .filter(|&it| game.kind(it).wing.is_some_and(|it| game.scenario().wing(it).id == "lacy"))
        .collect();
    assert!(!mine.is_empty() && mine.iter().all(|&it| game.may_act(it) && game.is_effective(it)));
    assert!(!game.may_act(id(&game, "ir-1-59")), "the rest of the army sleeps");
    // Afterwards he waits with the others.
    drive(&mut game, &mut faces, when(4, Army::Coalition, Phase::Activation));
    assert!(mine.iter().all(|&it| !game.may_act(it)));
    assert_eq!((game.normal_cost(Army::Coalition), game.sight_cost(Army::Coalition)), (3, 2));
    // He comes by himself at ten.
    let mut late = battle("torgau");
    let mut faces = dice(6, &[]);
    let events = drive(&mut late, &mut faces, |it| it.core().lacy);
    assert_eq!(late.core().turn, 5);
    assert!(events.iter().any(|it| matches!(it, Event::LacyRolled { die: Some(6), comes: false })));
}

/// Rules: pg:26.3.6a.
#[test]
fn pg_26_3_6a_freikorps_horse_counts_double() {
    let game = battle("torgau");
    for unit in ["frei-drg", "frei-hus"] {
        assert!(game.kind(id(&game, unit)).double, "{unit}");
    }
    assert!(!game.kind(id(&game, "frei-1")).double, "Freikorps foot does not");
}

/// Rules: pg:26.4b, pg:26.4a.
#[test]
fn pg_26_4b_guns_of_the_battle_of_torgau() {
    let game = battle("torgau-battle");
    assert!(game.scenario().find_unit("drg-31").is_none(), "Drg 31 is not used");
    let mut stage = Stage(game);
    // The first guns of two levels: with foot, two in a hex at most.
    let with_horse = stage.rule("place 2613");
    assert!(with_horse == "pg:26.4b" || with_horse == "pg:22.2e", "{with_horse}");
    let bare = |label: &&str| {
        let hex = stage.0.scenario().field.grid().find(label).expect("a hex");
        stage.0.stack(hex).all(|it| !stage.0.kind(it).is_artillery())
    };
    let offered = stage.offered();
    let hex =
        offered.iter().filter_map(|it| it.strip_prefix("place ")).find(bare).expect("foot alone");
    let place = format!("place {hex}");
    stage.go(&place, &[]);
    stage.go(&place, &[]);
    assert_eq!(stage.rule(&place), "pg:26.4b");
    let scenario = scenario("torgau-battle");
    let entry = scenario.entries.first().expect("the late guns");
    let label: Vec<String> = entry.hexes.iter().map(|&it| scenario.field.label(it)).collect();
    assert_eq!((entry.turn, entry.pieces.len(), label), (2, 3, vec!["1110".to_owned()]));
}
