//! Chapter 5: lines of sight, on the maps of the battles and on small grounds.

use core::cmp::Ordering;

use hexgrid::HexId;
use rules_prussia::field::{Field, Ground};
use rules_prussia::{Army, is_seen};

use crate::bench::{CROAT2, FOOT4, GUN2, counts, field, wide};
use crate::data;
use crate::stage::Drawing;

/// Whether one sees from a hex to another, with units in some hexes.
fn sees(field: &Field, from: &str, to: &str, units: &[&str]) -> bool {
    let hex = |it: &str| field.grid().find(it).unwrap_or_else(|| panic!("no hex {it}"));
    let held: Vec<HexId> = units.iter().map(|it| hex(it)).collect();
    is_seen(field, hex(from), hex(to), &|it| held.contains(&it))
}

/// A drawn ground as a field.
fn drawn(drawing: Drawing) -> Field {
    let stage = drawing
        .unit("a", "prussia infantry line", FOOT4, "0101")
        .unit("x", "coalition infantry line", FOOT4, "1414")
        .stage();
    stage.0.scenario().field.clone()
}

/// Rules: pg:5.0a, pg:5.1a, pg:5.1b.
///
/// ex-1: one slope between 2103 and 2104, which is the upper one.
#[test]
fn pg_5_1a_over_one_slope_the_upper_end_must_stand_at_the_brink() {
    let battle = data::battle("zorndorf-battle");
    let field = &battle.scenario().field;
    assert!(sees(field, "2104", "2102", &[]) && sees(field, "2102", "2104", &[]));
    assert!(!sees(field, "2105", "2103", &[]) && !sees(field, "2103", "2105", &[]));
}

/// Rules: pg:5.1.1b, pg:5.0d.
///
/// ex-2: slopes that face each other over low ground are ignored.
#[test]
fn pg_5_1_1b_one_sees_across_low_ground() {
    let battle = data::battle("zorndorf-battle");
    let field = &battle.scenario().field;
    for to in ["2107", "2108", "2207"] {
        assert!(sees(field, "2105", to, &[]) && sees(field, to, "2105", &[]), "{to}");
    }
}

/// Rules: pg:5.1.1a, pg:5.1.1c.
///
/// ex-3: a long slope, and two slopes that are none.
#[test]
fn pg_5_1_1c_one_sees_down_a_long_slope_only_from_its_brink() {
    let battle = data::battle("zorndorf-battle");
    let field = &battle.scenario().field;
    for (to, seen) in [("1923", true), ("2023", true), ("1922", false), ("1423", false)] {
        assert_eq!(sees(field, "1724", to, &[]), seen, "{to}");
        assert_eq!(sees(field, to, "1724", &[]), seen, "{to}");
    }
}

/// Rules: pg:5.2a.
///
/// ex-4: the unit in 3615 stands on low ground; in 3513, which does not lie low, it would block.
#[test]
fn pg_5_2a_a_unit_on_low_ground_does_not_block() {
    let battle = data::battle("leuthen-battle");
    let field = &battle.scenario().field;
    assert!(sees(field, "3617", "3512", &["3615"]));
    // On flat ground the same unit blocks.
    let flat = drawn(wide(&[]));
    assert!(sees(&flat, "0505", "0508", &[]));
    assert!(!sees(&flat, "0505", "0508", &["0507"]));
    // A valley two hexes wide: both its hexes are low ground.
    let levels = "0505 0508 0405 0409 0605 0609 0504 0509";
    let valley = drawn(wide(&[]).level("1", levels).sides("slope", "0505/0506 0507/0508"));
    assert!(sees(&valley, "0505", "0508", &["0506", "0507"]));
}

/// Rules: pg:5.2b.
///
/// ex-5: the line from 3512 to 3614 passes units in 3513 and 3613, both right below 3512.
#[test]
fn pg_5_2b_one_sees_over_a_unit_right_below_the_brink() {
    let battle = data::battle("leuthen-battle");
    let field = &battle.scenario().field;
    assert!(sees(field, "3512", "3614", &["3513", "3613"]));
    let brink = || wide(&[]).level("1", "0505").sides("slope", "0505/0506");
    let hill = drawn(brink());
    // Right below: seen over, up and down. One hex farther out: not.
    assert!(sees(&hill, "0505", "0508", &["0506"]) && sees(&hill, "0508", "0505", &["0506"]));
    assert!(!sees(&hill, "0505", "0508", &["0507"]));
}

/// Rules: pg:5.0b.
#[test]
fn pg_5_0b_neighbors_always_see_each_other() {
    let field = drawn(wide(&[("0505", 'w'), ("0506", 't')]).level("2", "0506"));
    assert!(sees(&field, "0505", "0506", &["0505", "0506"]));
    let cliff = drawn(wide(&[]).level("2", "0506").sides("slope", "0505/0506"));
    assert!(sees(&cliff, "0505", "0506", &[]));
}

/// Rules: pg:5.0a, pg:5.0c.
#[test]
fn pg_5_0c_woods_towns_and_units_in_between_block_and_ends_never_do() {
    for (letter, blocks) in [
        ('.', false),
        ('w', true),
        ('t', true),
        ('C', true),
        ('m', false),
        ('p', false),
        ('~', false),
    ] {
        let between = drawn(wide(&[("0506", letter)]));
        assert_eq!(sees(&between, "0505", "0507", &[]), !blocks, "{letter} in between");
        let end = drawn(wide(&[("0505", letter), ("0507", letter)]));
        assert!(sees(&end, "0505", "0507", &["0505", "0507"]), "{letter} at the ends");
    }
    let open = drawn(wide(&[]));
    assert!(!sees(&open, "0505", "0507", &["0506"]));
}

/// Rules: pg:5.0d.
///
/// The line from 0505 to 0705 runs along the side between 0605 and 0606: one free hex is enough, and a
/// slope between the two is ignored.
#[test]
fn pg_5_0d_along_a_hexside_either_hex_will_do() {
    let both = drawn(wide(&[("0605", 'w'), ("0606", 'w')]));
    let one = drawn(wide(&[("0606", 'w')]));
    let other = drawn(wide(&[("0605", 'w')]));
    assert!(!sees(&both, "0505", "0705", &[]));
    assert!(sees(&one, "0505", "0705", &[]) && sees(&other, "0505", "0705", &[]));
    let slope = drawn(wide(&[]).level("1", "0606").sides("slope", "0605/0606"));
    assert!(sees(&slope, "0505", "0705", &[]));
}

/// Rules: pg:5.1.1a, pg:5.1.2a.
#[test]
fn pg_5_1_2a_more_than_two_slopes_follow_one_another_from_the_highest() {
    // 0505 at level 3, then 2, 1, 0: a stair on successive hexsides.
    let stair = |gap: bool| {
        let (one, two) = if gap { ("0508", "0506 0507") } else { ("0507", "0506") };
        let sides =
            if gap { "0505/0506 0507/0508 0508/0509" } else { "0505/0506 0506/0507 0507/0508" };
        drawn(wide(&[]).level("3", "0505").level("2", two).level("1", one).sides("slope", sides))
    };
    assert!(sees(&stair(false), "0505", "0508", &[]) && sees(&stair(false), "0508", "0505", &[]));
    assert!(!sees(&stair(true), "0505", "0509", &[]) && !sees(&stair(true), "0509", "0505", &[]));
    // From behind the brink one sees nothing.
    assert!(!sees(&stair(false), "0504", "0508", &[]));
    // A ridge in between: up, then down.
    let ridge = drawn(wide(&[]).level("1", "0506").sides("slope", "0505/0506 0506/0507"));
    assert!(!sees(&ridge, "0505", "0507", &[]));
    // Low ground on the way down is ignored: level 2, 1, a dip to 0, 1 again.
    let dip = drawn(
        wide(&[])
            .level("2", "0505")
            .level("1", "0506 0508")
            .sides("slope", "0505/0506 0506/0507 0507/0508"),
    );
    assert!(sees(&dip, "0505", "0508", &[]) && sees(&dip, "0508", "0505", &[]));
}

/// Rules: pg:5.1.1d, pg:5.1.1b.
#[test]
fn pg_5_1_1d_fire_over_low_ground_is_not_fire_uphill() {
    let shot = |levels: &str, sides: &str| {
        let mut stage = field(&[])
            .level("1", levels)
            .sides("slope", sides)
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0508")
            .phase("prussia", "bombardment")
            .stage();
        let events = stage.play("target 0508; from 0505; roll", &[1]);
        counts(&events, "pg:16.2b")
    };
    assert_eq!(shot("0505 0508", "0505/0506 0507/0508"), 0);
    assert_eq!(shot("0508", "0507/0508"), -2);
}

/// Rules: pg:1.2a, pg:9.0d.
#[test]
fn pg_1_2a_leaders_do_not_block_the_view() {
    let stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry croat", CROAT2, "0508")
        .leader("l", "prussia-foot", 2, "0506")
        .leader("m", "coalition-foot", 2, "0507");
    let stage = stage.stage();
    assert!(stage.0.sees(stage.hex("0505"), stage.hex("0508")));
}

/// Rules: pg:5.0c, pg:5.1a, pg:5.1.1a, pg:5.2a.
#[test]
fn pg_5_0c_what_blocks_is_named() {
    let blocker = |drawing: Drawing, from: &str, to: &str| {
        let stage = drawing
            .unit("a", "prussia infantry line", FOOT4, "0101")
            .unit("x", "coalition infantry line", FOOT4, "1414")
            .stage();
        let by = stage.0.blocker(stage.hex(from), stage.hex(to))?;
        Some(stage.0.scenario().field.label(by))
    };
    let both = |drawing: &dyn Fn() -> Drawing, from: &str, to: &str, by: &str| {
        assert_eq!(blocker(drawing(), from, to).as_deref(), Some(by), "{from} to {to}");
        assert_eq!(blocker(drawing(), to, from).as_deref(), Some(by), "{to} to {from}");
    };
    assert_eq!(blocker(wide(&[]), "0505", "0508"), None);
    both(&|| wide(&[("0507", 'w')]), "0505", "0508", "0507");
    // The nearer of two woods.
    assert_eq!(
        blocker(wide(&[("0506", 'w'), ("0507", 'w')]), "0508", "0505").as_deref(),
        Some("0507")
    );
    // The edge of the high ground that neither end stands on.
    let brink = || wide(&[]).level("1", "0504 0505").sides("slope", "0505/0506");
    both(&brink, "0504", "0507", "0505");
    let ridge = || wide(&[]).level("1", "0506").sides("slope", "0505/0506 0506/0507");
    both(&ridge, "0505", "0507", "0506");
    // A unit on low ground is seen over; the town behind it blocks.
    let valley =
        || {
            wide(&[("0507", 't')])
                .level("1", "0505 0508")
                .sides("slope", "0505/0506 0507/0508")
                .unit("low", "prussia infantry line", FOOT4, "0506")
        };
    both(&valley, "0505", "0508", "0507");
    // What lies too far away is hidden by nothing in particular.
    assert_eq!(blocker(wide(&[("0506", 'w')]), "0505", "0513"), None);
}

/// Where a hex lies: thrice the column, twice the row and one more in odd columns. In these numbers
/// the six sides of a hex are |y| ≤ 1, |x + y| ≤ 2 and |x − y| ≤ 2 from its middle.
fn middle(field: &Field, hex: HexId) -> (i64, i64) {
    let label = field.label(hex);
    let number: i64 = label.parse().expect("hexes are numbered");
    let (column, row) = (number / 100, number % 100);
    (3 * column, 2 * row + column % 2)
}

/// A fraction of the way along a line; the denominator is positive.
type Part = (i64, i64);

fn order(a: Part, b: Part) -> Ordering {
    (a.0 * b.1).cmp(&(b.0 * a.1))
}

/// The stretch of a line that lies in a hex, and whether it runs along a side of it.
fn stretch(from: (i64, i64), to: (i64, i64), middle: (i64, i64)) -> Option<(Part, Part, bool)> {
    let (mut enter, mut leave, mut along): (Part, Part, bool) = ((0, 1), (1, 1), false);
    let start = (from.0 - middle.0, from.1 - middle.1);
    let step = (to.0 - from.0, to.1 - from.1);
    for (a, b, most) in [(0, 1, 1), (0, -1, 1), (1, 1, 2), (-1, -1, 2), (1, -1, 2), (-1, 1, 2)] {
        let here = a * start.0 + b * start.1;
        let rate = a * step.0 + b * step.1;
        // here + t · rate ≤ most
        match rate.cmp(&0) {
            Ordering::Equal if here > most => return None,
            Ordering::Equal => along |= here == most,
            Ordering::Greater => {
                let limit = (most - here, rate);
                if order(limit, leave) == Ordering::Less {
                    leave = limit;
                }
            }
            Ordering::Less => {
                let limit = (here - most, -rate);
                if order(limit, enter) == Ordering::Greater {
                    enter = limit;
                }
            }
        }
    }
    (order(enter, leave) == Ordering::Less).then_some((enter, leave, along))
}

/// The rules of chapter 5 word by word, slowly: every way along the line is tried.
fn sees_literally(
    field: &Field,
    around: &[(HexId, (i64, i64))],
    (from, a): (HexId, (i64, i64)),
    (to, b): (HexId, (i64, i64)),
    held: &dyn Fn(HexId) -> bool,
) -> bool {
    // What lies between: hexes the line goes through, and sides it runs along with their hexes.
    let mut stretches: Vec<(Part, Vec<HexId>)> = Vec::new();
    for &(hex, c) in around {
        let outside = |it: i64, p: i64, q: i64, by: i64| it < p.min(q) - by || it > p.max(q) + by;
        if hex == from || hex == to || outside(c.0, a.0, b.0, 3) || outside(c.1, a.1, b.1, 2) {
            continue;
        }
        if let Some((enter, _, along)) = stretch(a, b, c) {
            let twin = stretches.iter_mut().find(|it| along && order(it.0, enter).is_eq());
            match twin {
                Some(it) => it.1.push(hex),
                None => stretches.push((enter, vec![hex])),
            }
        }
    }
    stretches.sort_by(|p, q| order(p.0, q.0));
    let mut ways: Vec<Vec<HexId>> = vec![vec![from]];
    for (_, choices) in &stretches {
        ways = ways
            .iter()
            .flat_map(|way| choices.iter().map(|&it| way.iter().copied().chain([it]).collect()))
            .collect();
    }
    for way in &mut ways {
        way.push(to);
    }
    ways.iter().any(|way| is_way_clear(field, way, held))
}

fn is_way_clear(field: &Field, way: &[HexId], held: &dyn Fn(HexId) -> bool) -> bool {
    let last = way.len() - 1;
    if last == 1 {
        return true;
    }
    let drop = |step: usize| {
        if field.is_down(way[step], way[step + 1]) {
            -1
        } else {
            i8::from(field.is_up(way[step], way[step + 1]))
        }
    };
    let mut slopes: Vec<(usize, i8)> =
        (0..last).map(|it| (it, drop(it))).filter(|it| it.1 != 0).collect();
    let mut low = Vec::new();
    // Two slopes that face each other over low ground are ignored, then those around them.
    while let Some(at) = slopes.windows(2).position(|it| it[0].1 == -1 && it[1].1 == 1) {
        low.extend(slopes[at].0 + 1..=slopes[at + 1].0);
        slopes.drain(at..at + 2);
    }
    if slopes.iter().any(|it| it.1 == -1) && slopes.iter().any(|it| it.1 == 1) {
        return false;
    }
    // From the upper end, each on the next hexside.
    if slopes.first().is_some_and(|it| it.1 == 1) {
        slopes.reverse();
        for slope in &mut slopes {
            slope.0 = last - 1 - slope.0;
        }
    }
    if slopes.iter().enumerate().any(|(index, it)| it.0 != index) {
        return false;
    }
    (1..last).all(|at| {
        let hex = way[at];
        let covered =
            matches!(field.ground(hex), Ground::Woods | Ground::Town | Ground::WalledTown);
        let below = at == 1 && field.is_down(way[0], hex)
            || at == last - 1 && field.is_down(way[last], hex);
        !covered && (!held(hex) || low.contains(&at) || below)
    })
}

/// Rules: pg:5.0a, pg:5.0b, pg:5.0c, pg:5.0d, pg:5.1a, pg:5.1b, pg:5.1.1a, pg:5.1.1b, pg:5.1.1c,
/// pg:5.1.2a, pg:5.2a, pg:5.2b.
#[test]
fn pg_5_every_line_within_seven_hexes_on_every_map_is_as_the_words_say() {
    for name in
        ["rossbach-battle", "leuthen-battle", "zorndorf-battle", "torgau-battle", "training"]
    {
        let battle = data::battle(name);
        let scenario = battle.scenario();
        let (field, grid) = (&scenario.field, scenario.field.grid());
        let held = |it: HexId| Army::BOTH.into_iter().any(|army| battle.holds(army, it));
        let (mut seen, mut lines) = (0, 0);
        let middles: Vec<_> = grid.hexes().map(|it| (it, middle(field, it))).collect();
        for &start in &middles {
            let from = start.0;
            let near = middles.iter().filter(|it| grid.distance(from, it.0) <= 8);
            let near: Vec<_> = near.copied().collect();
            for &end in near.iter().filter(|it| (1..=7).contains(&grid.distance(from, it.0))) {
                let to = end.0;
                let bare = sees_literally(field, &near, start, end, &|_| false);
                let labels = (field.label(from), field.label(to));
                let table = grid.distance(from, to) == 1 || scenario.sight.over_ground(from, to);
                assert_eq!(table, bare, "{name}: {labels:?} over the ground");
                let now = bare && sees_literally(field, &near, start, end, &held);
                assert_eq!(battle.sees(from, to), now, "{name}: {labels:?}");
                lines += 1;
                seen += usize::from(now);
            }
        }
        assert!(seen > 0 && seen < lines, "{name}: {seen} of {lines}");
    }
}
