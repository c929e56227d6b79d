//! Chapters 19.3 to 19.6, charts C8 and C9: odds, modifiers, the table.

use rules_prussia::charts::{Cell, ODDS, odds};
use rules_prussia::roster::Kind;
use rules_prussia::state::Spirit;
use rules_prussia::{Army, Event, Morale, UnitId};

use crate::data::{battle, scenario};
use crate::fight::{FOOT, Go, HORSE, ROCK, attack, duel, duel_on, plus, result, to_the_die};
use crate::stage::{Drawing, Stage};

/// Announces and goes to the die.
#[track_caller]
fn fought(drawing: Drawing, targets: &str, origins: &str) -> Stage {
    let mut stage = drawing.stage();
    attack(&mut stage, targets, origins);
    to_the_die(&mut stage);
    stage
}

/// Rules: pg:19.3e, pg:C8e.
///
/// ex-18: 5 to 4 is 1-1, 4 to 5 is 1-2, 7 to 4 is 3-2. ex-31: 24 to 5 is 4-1+ and no more, 25 to 5 has
/// +2; 4 to 12 is 1-3, 3 to 10 has -2.
#[test]
fn pg_19_3e_odds_are_rounded_for_the_defender() {
    for (attack, defense, column, beyond) in [
        (5, 4, "1-1", 0),
        (4, 5, "1-2", 0),
        (7, 4, "3-2", 0),
        (24, 5, "4-1+", 0),
        (25, 5, "4-1+", 1),
        (4, 12, "1-3", 0),
        (3, 10, "1-3", -1),
        (6, 4, "3-2", 0),
        (8, 4, "2-1", 0),
        (11, 4, "2-1", 0),
        (12, 4, "3-1", 0),
        (16, 4, "4-1+", 0),
        (2, 4, "1-2", 0),
        (2, 5, "1-3", 0),
    ] {
        let (index, over) = odds(attack, defense);
        assert_eq!((ODDS[index], over), (column, beyond), "{attack} to {defense}");
    }
}

/// Rules: pg:C8e.
#[test]
fn pg_c8e_odds_beyond_the_table_count_two() {
    let at = |ours: &str, theirs: &str| {
        let drawing = duel().unit("a", "prussia infantry line", ours, "0505").unit(
            "x",
            "coalition infantry line",
            theirs,
            "0504",
        );
        plus(&fought(drawing, "0504", "0505"), "pg:C8e")
    };
    assert_eq!((at("5-6-3", "1-6-3"), at("4-6-3", "1-6-3")), (2, 0));
    assert_eq!((at("2-6-3", "7-6-3"), at("2-6-3", "6-6-3")), (-2, 0));
}

/// Rules: pg:19.3a, pg:19.3b, pg:19.3c.
///
/// ex-32: foot 5 + 5 in a hex counts 8, horse 4 + 3 counts 6, foot 5 and horse 3 count 8.
#[test]
fn pg_19_3b_eight_points_of_foot_and_six_of_horse_in_a_hex() {
    let strength = |units: &[(&str, &str)]| {
        let mut drawing = duel().unit("x", "coalition infantry line", ROCK, "0504");
        let names = ["a", "b", "c"];
        for ((what, ladder), name) in units.iter().zip(names) {
            drawing = drawing.unit(name, &format!("prussia {what}"), ladder, "0505");
        }
        fought(drawing, "0504", "0505").0.reckoning().strength
    };
    let (foot, horse) = ("infantry line", "cavalry dragoon");
    assert_eq!(strength(&[(foot, "5-6-3 2-5-3"), (foot, "5-6-3 2-5-3")]), [8, 8]);
    assert_eq!(strength(&[(horse, "4-6-5 2-5-5"), (horse, "3-6-5 2-5-5")]), [6, 8]);
    assert_eq!(strength(&[(foot, "5-6-3 2-5-3"), (horse, "3-6-5 2-5-5")]), [8, 8]);
    // Support does not count: the third unit would be the fifth level.
    let three = [(foot, "2-6-3 1-5-3"), (foot, "2-6-3 1-5-3"), (foot, "2-6-3")];
    assert_eq!(strength(&three), [4, 8], "the top unit and the one beneath it");
}

/// Rules: pg:19.3b, pg:26.3.5a.
///
/// ex-32: Austrian foot of 9 counts 9 at Torgau, 8 elsewhere.
#[test]
fn pg_26_3_5a_nine_points_of_austrian_foot_at_torgau() {
    let drawn = |rules: &str| {
        let drawing = duel()
            .rules(rules)
            .unit("a", "prussia infantry line", "9-6-3 7-6-3 7-6-3 7-6-3", "0505")
            .unit("x", "coalition infantry line", "9-6-3 7-6-3 7-6-3 7-6-3", "0504");
        fought(drawing, "0504", "0505").0.reckoning().strength
    };
    assert_eq!(drawn(""), [8, 8]);
    assert_eq!(drawn("infantry_cap = { army = \"coalition\", sp = 9 }"), [8, 9]);
    for (name, cap) in [("torgau", 9), ("torgau-battle", 9), ("leuthen", 0), ("zorndorf", 0)] {
        assert_eq!(scenario(name).rules.infantry_cap, [0, cap], "{name}");
    }
}

/// Rules: pg:19.3f.
#[test]
fn pg_19_3f_strength_in_brackets_counts_but_does_not_advance_into_a_zone() {
    let drawn = |other: &str| {
        let mut stage = duel()
            .unit("a", "prussia infantry line", "(5)-6-3", "0505")
            .unit("x", "coalition infantry line", "1-6-3", "0504")
            .unit("y", "coalition infantry line", FOOT, other)
            .stage();
        attack(&mut stage, "0504", "0505");
        assert_eq!(stage.0.reckoning().strength, [5, 1]);
        // 4-1+ with +2: a 4 is 6: 0 / (5)RS*, one level's worth of LP.
        stage.go("roll", &[4]);
        stage
    };
    assert!(drawn("0904").offers("advance a"));
    // Nobody else could go: the next enemy holds the hex in his zone.
    assert!(!drawn("0503").offers("advance a"));
}

/// Rules: pg:19.4a, pg:19.5b.
#[test]
fn pg_19_4a_any_engaged_unit_leads_and_the_ground_is_chosen_apart() {
    let mut stage = duel_on(&[("0405", 'w')])
        .unit("low", "prussia infantry line", "2-3-3 2-3-3", "0505")
        .unit("high", "prussia infantry line", "2-7-3 2-7-3", "0505")
        .unit("b", "prussia infantry line", "2-5-3 2-5-3", "0405")
        .unit("s", "coalition infantry line", FOOT, "0504")
        .unit("x", "coalition infantry line", "2-4-3 2-4-3", "0504")
        .unit("y", "coalition infantry line", "2-6-3 2-6-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    // The defender first; Support does not lead.
    assert_eq!(stage.offered(), ["lead x", "lead y"]);
    assert_eq!(stage.rule("lead s"), "pg:19.4a");
    stage.go("lead x", &[]);
    assert_eq!(stage.offered(), ["lead low", "lead high", "lead b"]);
    for (lead, amount) in [("low", -1), ("high", 1), ("b", 1)] {
        let mut copy = stage.clone();
        copy.go(&format!("lead {lead}"), &[]);
        // Whoever leads, both hexes may be named for the terrain.
        assert_eq!(copy.offered(), ["pair 0505 0504", "pair 0405 0504"]);
        copy.go("pair 0505 0504", &[]);
        assert_eq!(plus(&copy, "pg:C8i"), amount, "{lead}");
    }
}

/// Rules: pg:19.5a.
///
/// ex-19: foot into a town -1; horse out of woods -4; both together into a town: the attacker names
/// the foot's hex, -1; with an entrenchment between, -3.
#[test]
fn pg_19_5a_the_worse_hex_and_the_hexsides() {
    let ground = |drawing: Drawing, origins: &str, pair: Option<&str>| {
        let mut stage = drawing.stage();
        attack(&mut stage, "0504", origins);
        if let Some(pair) = pair {
            stage.go("lead a", &[]);
            stage.go(pair, &[]);
        }
        plus(&stage, "pg:19.5a")
    };
    let town = || {
        duel_on(&[("0504", 't'), ("0405", 'w')]).unit("x", "coalition infantry line", FOOT, "0504")
    };
    let open = || duel_on(&[("0405", 'w')]).unit("x", "coalition infantry line", FOOT, "0504");
    let foot = |it: Drawing| it.unit("a", "prussia infantry line", FOOT, "0505");
    let horse = |it: Drawing| it.unit("c", "prussia cavalry dragoon", HORSE, "0405");
    assert_eq!(ground(foot(town()), "0505", None), -1);
    assert_eq!(ground(horse(open()), "0405", None), -4);
    assert_eq!(ground(horse(foot(town())), "0505 0405", Some("pair 0505 0504")), -1);
    assert_eq!(ground(horse(foot(town())), "0505 0405", Some("pair 0405 0504")), -4);
    let dug = || town().sides("entrenchment", "0504/0505");
    assert_eq!(ground(horse(foot(dug())), "0505 0405", Some("pair 0505 0504")), -3);
}

/// Rules: pg:19.5a.
///
/// ex-45: horse out of woods uphill: -4 - 2; foot likewise: -2. ex-46: foot into the walled church
/// across a stream: -3 - 1.
#[test]
fn pg_19_5a_woods_slopes_walls_and_streams() {
    let uphill = |what: &str, ladder: &str| {
        let drawing = duel_on(&[("0505", 'w')])
            .level("1", "0504")
            .sides("slope", "0504/0505")
            .unit("a", what, ladder, "0505")
            .unit("x", "coalition cavalry dragoon", HORSE, "0504");
        let stage = fought(drawing, "0504", "0505");
        (plus(&stage, "pg:19.5a"), plus(&stage, "pg:19.5.1b"))
    };
    assert_eq!(uphill("prussia cavalry cuirassier", HORSE), (-6, 0));
    assert_eq!(uphill("prussia infantry line", FOOT), (-2, 0));
    let church = duel_on(&[("0504", 'C')])
        .sides("stream", "0504/0505")
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("x", "coalition infantry line", FOOT, "0504");
    assert_eq!(plus(&fought(church, "0504", "0505"), "pg:19.5a"), -4);
    // At Leuthen the church stands in 2705.
    let field = &scenario("leuthen").field;
    let hex = field.grid().find("2705").expect("the church");
    assert_eq!(field.ground(hex), rules_prussia::field::Ground::WalledTown);
}

/// Horse in 0505 against whoever stands in 0504.
fn charge_of(horse: &[(&str, &str)], enemy: Drawing) -> i8 {
    let mut drawing = enemy;
    for ((kind, ladder), name) in horse.iter().zip(["a", "b", "c"]) {
        drawing = drawing.unit(name, &format!("prussia {kind}"), ladder, "0505");
    }
    plus(&fought(drawing, "0504", "0505"), "pg:19.5.1b")
}

/// Rules: pg:19.5.1a, pg:19.5.1b, pg:19.5.1c, pg:19.5.1e.
///
/// ex-20: a cuirassier and two dragoons against a hussar: 4 points by 3 units is 1. ex-42: cuirassier
/// and dragoon: 1.5 is 2; two cuirassiers against a Formed dragoon and a Disordered cuirassier: 2 - 1.
#[test]
fn pg_19_5_1b_shock_is_the_difference_of_averages() {
    let (kur, drg) = ("cavalry cuirassier", "cavalry dragoon");
    let hussar = || duel().unit("x", "coalition cavalry hussar", HORSE, "0504");
    assert_eq!(charge_of(&[(kur, HORSE), (drg, "3-6-5"), (drg, "3-6-5")], hussar()), 1);
    assert_eq!(charge_of(&[(kur, HORSE), (drg, HORSE)], hussar()), 2);
    let mixed = duel()
        .unit("x", "coalition cavalry dragoon", HORSE, "0504")
        .unit("y", "coalition cavalry cuirassier", HORSE, "0504")
        .morale("y", "disordered");
    assert_eq!(charge_of(&[(kur, HORSE), (kur, HORSE)], mixed), 1);
    // Foot among the attackers, or Formed foot among the defenders: no Shock.
    assert_eq!(charge_of(&[(kur, HORSE), ("infantry line", "3-6-3 2-5-3")], hussar()), 0);
    let foot = || duel().unit("x", "coalition infantry line", FOOT, "0504");
    assert_eq!(charge_of(&[(kur, HORSE)], foot()), 0);
    assert_eq!(charge_of(&[(kur, HORSE)], foot().morale("x", "disordered")), 2);
    assert_eq!(charge_of(&[(kur, HORSE)], foot().morale("x", "routed")), 2);
    assert_eq!(charge_of(&[(kur, HORSE)], foot().column("x")), 2);
    // Disordered horse has none of its own.
    assert_eq!(charge_of(&[(kur, HORSE)], hussar().morale("a", "disordered")), 0);
    // What the rosters say.
    for name in ["rossbach", "leuthen", "zorndorf", "torgau"] {
        let game = battle(name);
        for index in 0..game.core().units.len() {
            let kind = game.kind(UnitId(u16::try_from(index).expect("few units")));
            match kind.kind {
                Kind::Cuirassier => assert_eq!(kind.shock, 2, "{}", kind.id),
                Kind::Dragoon => assert_eq!(kind.shock, 1, "{}", kind.id),
                Kind::Hussar => assert_eq!(kind.shock, 0, "{}", kind.id),
                _ => {}
            }
        }
    }
}

/// Rules: pg:19.5.1d.
#[test]
fn pg_19_5_1d_no_shock_in_closed_country() {
    let kur = [("cavalry cuirassier", HORSE)];
    let at = |spots: &[(&str, char)]| {
        charge_of(&kur, duel_on(spots).unit("x", "coalition cavalry hussar", HORSE, "0504"))
    };
    assert_eq!(at(&[]), 2);
    for kind in ['w', 't', 'C', 'm'] {
        assert_eq!(at(&[("0504", kind)]), 0, "into {kind}");
        assert_eq!(at(&[("0505", kind)]), 0, "out of {kind}");
    }
    assert_eq!(at(&[("0504", 'p')]), 2);
    let across = |side: &str| {
        let hussar =
            duel().sides(side, "0504/0505").unit("x", "coalition cavalry hussar", HORSE, "0504");
        charge_of(&kur, hussar)
    };
    assert_eq!((across("entrenchment"), across("bridge"), across("stream")), (0, 0, 2));
}

/// Rules: pg:C8a.
#[test]
fn pg_c8a_an_engaged_shift_counts_minus_two() {
    let mut stage = duel()
        .phase("prussia", "movement")
        .unit("old", "prussia infantry line", FOOT, "0505")
        .unit("new", "prussia infantry line", FOOT, "0506")
        .unit("b", "prussia infantry line", FOOT, "0405")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .leader("l", "prussia-foot", 0, "0507")
        .stage();
    stage.go("select new; move 0505; stop; place-at 2; end", &[]);
    attack(&mut stage, "0504", "0505 0405");
    to_the_die(&mut stage);
    assert_eq!(plus(&stage, "pg:4.3d"), -2);
}

/// Rules: pg:C8c, pg:C8f, pg:C8j.
#[test]
fn pg_c8c_disorder_column_and_the_hearts_of_armies() {
    let drawn = || {
        duel().unit("a", "prussia infantry line", FOOT, "0505").unit(
            "x",
            "coalition infantry line",
            FOOT,
            "0504",
        )
    };
    let at = |drawing: Drawing, rule: &str| plus(&fought(drawing, "0504", "0505"), rule);
    assert_eq!(at(drawn(), "pg:C8c"), 0);
    assert_eq!(at(drawn().morale("a", "disordered"), "pg:C8c"), -1);
    assert_eq!(at(drawn().column("a"), "pg:C8f"), -3);
    assert_eq!(at(drawn().column("x"), "pg:C8f"), 3);
    for (ours, theirs, amount) in [
        (Spirit::Steady, Spirit::Steady, 0),
        (Spirit::Demoralized, Spirit::Steady, -1),
        (Spirit::Broken, Spirit::Steady, -2),
        (Spirit::Steady, Spirit::Demoralized, 1),
        (Spirit::Steady, Spirit::Broken, 2),
        (Spirit::Broken, Spirit::Demoralized, -1),
    ] {
        assert_eq!(at(drawn().spirits(ours, theirs), "pg:C8j"), amount, "{ours:?} {theirs:?}");
    }
}

/// Rules: pg:C8g, pg:C8h.
///
/// ex-44: against Disordered foot +1, by Formed horse alone +2; Routed +2 and +3; two hexes of which
/// one is shaken 0; a Disordered regiment of horse brings it back to +1.
#[test]
fn pg_c8g_a_shaken_defense() {
    let drawn = |state: &str| {
        let drawing = duel().unit("x", "coalition infantry line", FOOT, "0504");
        if state.is_empty() { drawing } else { drawing.morale("x", state) }
    };
    let both = |drawing: Drawing| {
        let stage = fought(drawing, "0504", "0505");
        (plus(&stage, "pg:C8g"), plus(&stage, "pg:C8h"))
    };
    let foot = |it: Drawing| it.unit("a", "prussia infantry line", FOOT, "0505");
    let horse = |it: Drawing| it.unit("c", "prussia cavalry dragoon", HORSE, "0505");
    assert_eq!(both(foot(drawn(""))), (0, 0));
    assert_eq!(both(foot(drawn("disordered"))), (1, 0));
    assert_eq!(both(horse(drawn("disordered"))), (2, 0));
    assert_eq!(both(foot(drawn("routed"))), (0, 2));
    assert_eq!(both(horse(drawn("routed"))), (0, 3));
    assert_eq!(both(horse(drawn("disordered")).morale("c", "disordered")), (1, 0));
    assert_eq!(both(horse(drawn("routed")).morale("c", "disordered")), (0, 2));
    // A second hex without a shaken unit.
    let two = foot(drawn("disordered")).unit("y", "coalition infantry line", FOOT, "0605");
    let stage = fought(two, "0504 0605", "0505");
    assert_eq!(plus(&stage, "pg:C8g"), 0);
}

/// Rules: pg:C8i.
///
/// ex-43: only horse with MR 6 against 4: +2; with foot among it +1; equal 0.
#[test]
fn pg_c8i_lead_units_compared() {
    let at = |ours: &[(&str, &str)], theirs: &str| {
        let mut drawing = duel().unit("x", "coalition infantry line", theirs, "0504");
        for ((what, ladder), name) in ours.iter().zip(["a", "b"]) {
            drawing = drawing.unit(name, &format!("prussia {what}"), ladder, "0505");
        }
        let mut stage = drawing.stage();
        attack(&mut stage, "0504", "0505");
        if ours.len() > 1 {
            stage.go("lead a", &[]);
        }
        plus(&stage, "pg:C8i")
    };
    let (horse, foot) = (("cavalry dragoon", HORSE), ("infantry line", "3-6-3 2-6-3"));
    assert_eq!(at(&[horse], "8-4-3"), 2);
    assert_eq!(at(&[horse, foot], "8-4-3"), 1);
    assert_eq!(at(&[foot], "8-4-3"), 1);
    assert_eq!(at(&[horse], "8-6-3"), 0);
    assert_eq!(at(&[horse], "8-9-3"), -3);
    assert_eq!(at(&[foot], "8-9-3"), -1);
}

/// The Combat Table, typed from the chart: attacker and defender, column by column.
const C9: &str = "\
-2 | *4RS 0 | *4RS 0 | *4RS 0 | *3RS 0 | *3R 1 | 2 0 | 2 1
-1 | *4RS 0 | *4RS 0 | *3RS 0 | *3R 0 | (2)R 0 | 1r 1 | 1 1
0 | *(4)RS 0 | 4RS 0 | (3)R 1 | (3)R 1 | 1r 1 | 1 1 | (1) 1
1 | Ex+1RS 0 | *(4)R 1 | *(3) 1 | *(2) 1 | *(1)r 0 | (1) 1 | 1 3
2 | *Ex(+1)R 0 | (3)R 1 | 1r 0 | 1r 1 | 1 1r | 0 1r* | 0 (4)*
3 | 3R 0 | Exr Ex | Exr Ex | Exr Exr | 0 1r* | 1 2r | 1 4R*
4 | (3) 1 | 1 0 | Ex Exr | Ex Ex(+1)* | Ex Ex(+1) | 0 (3)* | 0 4R*
5 | 1r 0 | 1 1r | 0 2 | 0 2 | Ex Ex+1* | Ex Ex(+1)* | 0 4RS*
6 | 1 1 | 0 (2)* | 1 (3)* | 1 3* | 1 (4)R* | Ex Ex+1* | 0 (5)RS*
7 | 1 1r* | 1 (3) | 1 3* | 1 (4)R* | 0 4R* | 0 (4)R* | 0 5RS*
8 | 0 1r | 1 3* | 0 (4)R | 0 4R* | 0 (4)RS* | 0 4RS* | 0 5RS*
9 | 1 (3) | 1 (4)* | 1 (4)RS* | 1 (4)RS* | 1 4RS* | 1 (4)RS* | 1 5RS*
10 | 0 3 | 0 4R* | 0 4RS* | 0 4RS* | 0 5RS* | 0 5RS* | 0 6RS*
11 | 0 4R* | 0 4RS* | 0 5RS* | 0 5RS* | 0 5RS* | 0 5RS* | 0 6RS*";

/// The way a cell is written by the program: the star at the end.
fn star_last(text: &str) -> String {
    match text.strip_prefix('*') {
        Some(rest) => format!("{rest}*"),
        None => text.to_owned(),
    }
}

/// Rules: pg:C9a, pg:C9b, pg:19.6a.
#[test]
fn pg_c9a_the_combat_table_cell_by_cell() {
    let scenario = scenario("training");
    let table = &scenario.combat;
    let mut cells = 0;
    for row in C9.lines() {
        let mut parts = row.split(" | ");
        let roll: i8 = parts.next().expect("a label").parse().expect("a number");
        for (column, part) in parts.enumerate() {
            let (left, right) = part.split_once(' ').expect("two results");
            let [attacker, defender] = table.cell(roll, column);
            assert_eq!(attacker.to_string(), star_last(left), "{roll} at {}", ODDS[column]);
            assert_eq!(defender.to_string(), right, "{roll} at {}", ODDS[column]);
            assert_eq!(Cell::read(left), Some(attacker));
            cells += 1;
        }
    }
    assert_eq!(cells, 14 * 7);
    for column in 0..7 {
        assert_eq!(table.cell(-7, column), table.cell(-2, column));
        assert_eq!(table.cell(19, column), table.cell(11, column));
    }
}

/// Rules: pg:19.6a, pg:19.8a.
#[test]
fn pg_19_6a_the_die_and_all_modifiers_choose_the_row() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", "2-9-3 2-9-3", "0505")
        .unit("x", "coalition infantry line", "2-9-3 2-9-3", "0504")
        .level("1", "0504")
        .sides("slope", "0504/0505")
        .stage();
    attack(&mut stage, "0504", "0505");
    // 1-1, uphill -2: a 2 is 0: (3)R / 1; nobody inflicts more than his two levels.
    let events = stage.go("roll", &[2]);
    assert_eq!(result(&events), "(3)R / 1");
    let losses: Vec<UnitId> = events
        .iter()
        .filter_map(|it| match it {
            Event::LevelLost { unit, .. } => Some(*unit),
            _ => None,
        })
        .collect();
    assert_eq!(losses.first(), Some(&stage.id("x")), "the defender applies his result first");
    assert_eq!(stage.level("x"), 1);
    // The attacker suffers all the same: two LP, two levels.
    assert_eq!(stage.at("a"), "");
}

/// Rules: pg:C9c.
#[test]
fn pg_c9c_a_star_hits_the_guns_of_its_own_side() {
    let guns = "8/4/1-9-3 6/3/1-9-3";
    let mut stage = duel()
        .unit("g", "prussia artillery battery", guns, "0505")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("h", "coalition artillery battery", guns, "0504")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    let mut other = stage.clone();
    // 1-1, roll 1: *(3) / 1.
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[1]);
    assert_eq!((stage.level("g"), stage.level("h")), (1, 2));
    // Roll 6: 1 / (3)*.
    attack(&mut other, "0504", "0505");
    other.go("roll", &[6]);
    assert_eq!((other.level("g"), other.level("h")), (2, 1));
}

/// Rules: pg:19.7a.
#[test]
fn pg_19_7a_leaders_roll_before_results_are_applied() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .leader("l", "prussia-foot", 1, "0505")
        .leader("m", "coalition-foot", 1, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    // Roll 2: 1r / 0. One leader is unhurt, the other killed.
    let events = stage.go("roll", &[2, 3, 6, 6]);
    let first_loss = events.iter().position(|it| matches!(it, Event::LevelLost { .. }));
    let casualty = events.iter().rposition(|it| matches!(it, Event::Casualty { .. }));
    assert!(casualty.is_some() && casualty < first_loss, "{events:?}");
}

/// Rules: pg:19.8b.
#[test]
fn pg_19_8b_a_routed_unit_has_no_zone_from_that_moment() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("x", "coalition infantry line", "4-3-3 4-3-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    // 2-1 with +1: a 6 is 7: 0 / 4R*: a level, then a Rout.
    stage.go("roll", &[6]);
    assert_eq!(stage.morale("x"), Morale::Routed);
    let hex = stage.0.hex(stage.id("x")).expect("it has run two hexes");
    let grid = stage.0.scenario().field.grid();
    assert!(grid.neighbors(hex).all(|it| !stage.0.in_zoc_of(Army::Coalition, it.1)));
}
