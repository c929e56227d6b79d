//! Lines from center to center.

use std::collections::BTreeSet;

use hexgrid::{Crossing, Direction, Format, Grid, Hex, HexId, Raised, RowsCount};

use crate::maps::{every_shape, scs, scs_spec};

/// Returns the line between two hexes in printed numbers, `a|b` where it runs along a hexside.
fn drawn(grid: &Grid, from: &str, to: &str) -> String {
    let [from, to] = [from, to].map(|number| grid.find(number).unwrap());
    let name = |hex: Option<HexId>| hex.map_or("-".to_owned(), |hex| grid.number(hex));
    let crossings = grid.line(from, to).map(|crossing| match crossing {
        Crossing::Hex { hex, .. } => name(Some(hex)),
        Crossing::Side { left, right } => format!("{}|{}", name(left), name(right)),
    });
    crossings.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_line_along_a_row_of_hexes_crosses_those_hexes() {
    let grid = scs(12, 12);
    assert_eq!(drawn(&grid, "05.03", "05.07"), "05.04 05.05 05.06 05.07");
    assert_eq!(drawn(&grid, "02.02", "06.04"), "03.03 04.03 05.04 06.04");
    assert_eq!(drawn(&grid, "05.05", "05.05"), "");
}

#[test]
fn a_line_along_hexsides_names_both_hexes_of_each() {
    let grid = scs(12, 12);
    assert_eq!(drawn(&grid, "03.05", "05.05"), "04.05|04.04 05.05");
    assert_eq!(drawn(&grid, "05.05", "03.05"), "04.04|04.05 03.05");
    assert_eq!(drawn(&grid, "03.05", "04.06"), "03.06|04.05 04.06");
}

#[test]
fn a_line_along_the_edge_of_the_map_has_a_hex_on_one_hand_only() {
    let grid = scs(5, 4);
    assert_eq!(drawn(&grid, "02.04", "04.04"), "-|03.04 04.04");
    assert_eq!(drawn(&grid, "01.01", "05.01"), "02.01|- 03.01 04.01|- 05.01");
}

#[test]
fn a_line_crosses_every_hex_it_clips_however_small_the_corner() {
    let grid = scs(12, 12);
    assert_eq!(drawn(&grid, "05.02", "06.05"), "05.03 06.03 05.04 06.04 06.05");
}

/// The figure of a rulebook names the hexside this line runs along.
#[test]
fn a_line_in_lettered_hexes_runs_along_the_side_between_t11_and_u11() {
    let mut spec = scs_spec(25, 19);
    spec.raised = Raised::Odd;
    spec.numbering.format = Format::LetterNumber { digits: 1 };
    spec.numbering.rows_count = RowsCount::Down;
    let grid = Grid::new(spec).unwrap();
    assert_eq!(drawn(&grid, "S9", "U12"), "T9|S10 T10 U11|T11 U12");
}

#[test]
fn each_step_of_a_line_leads_across_the_hexside_it_names() {
    for spec in every_shape(9, 8) {
        let grid = Grid::new(spec).unwrap();
        for from in grid.hexes() {
            for to in grid.hexes() {
                let mut at = from;
                for crossing in grid.line(from, to) {
                    if let Crossing::Hex { hex, across } = crossing {
                        assert!(across.is_none_or(|way| grid.neighbor(at, way) == Some(hex)));
                        at = hex;
                    }
                }
                assert_eq!(at, to);
            }
        }
    }
}

#[test]
fn the_line_back_is_the_same_line() {
    for spec in every_shape(10, 9) {
        let grid = Grid::new(spec).unwrap();
        for from in grid.hexes() {
            for to in grid.hexes() {
                let mut back: Vec<Stretch> = grid.line(to, from).map(stretch).collect();
                back.pop();
                back.reverse();
                let mut there: Vec<Stretch> = grid.line(from, to).map(stretch).collect();
                there.pop();
                assert_eq!(there, back);
            }
        }
    }
}

#[test]
fn the_hexes_of_a_line_are_those_whose_inside_or_side_it_meets() {
    for spec in every_shape(9, 8) {
        let grid = Grid::new(spec).unwrap();
        for from in grid.hexes() {
            for to in grid.hexes().filter(|&to| to != from) {
                let mut found = BTreeSet::from([Stretch::Inside(from)]);
                found.extend(grid.line(from, to).map(stretch));
                assert_eq!(found, met(&grid, from, to), "{from:?} {to:?}");
            }
        }
    }
}

#[test]
fn a_line_is_blocked_by_what_lies_between_and_along_a_side_only_from_both_hands() {
    let grid = scs(12, 12);
    let hex = |number: &str| grid.find(number).unwrap();
    let is_clear = |from, to, blocking: &[&str]| {
        grid.is_line_clear(hex(from), hex(to), |at| blocking.iter().any(|&block| hex(block) == at))
    };
    assert!(is_clear("05.03", "05.07", &["05.03", "05.07", "06.05"]));
    assert!(!is_clear("05.03", "05.07", &["05.06"]));
    assert!(is_clear("03.05", "05.05", &["04.05"]));
    assert!(is_clear("03.05", "05.05", &["04.04"]));
    assert!(!is_clear("03.05", "05.05", &["04.04", "04.05"]));
    assert!(!is_clear("01.01", "03.01", &["02.01"]));
}

/// A stretch of a line without its sense.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stretch {
    Inside(HexId),
    Along(Option<HexId>, Option<HexId>),
}

fn stretch(crossing: Crossing) -> Stretch {
    match crossing {
        Crossing::Hex { hex, .. } => Stretch::Inside(hex),
        Crossing::Side { left, right } => Stretch::Along(left.min(right), left.max(right)),
    }
}

/// Finds what a segment meets by cutting it with every hex, in exact fractions.
fn met(grid: &Grid, from: HexId, to: HexId) -> BTreeSet<Stretch> {
    let (a, b) = (grid.hex(from), grid.hex(to));
    let mut found = BTreeSet::new();
    for hex in grid.hexes() {
        match cut(a, b, grid.hex(hex)) {
            Cut::Nothing => {}
            Cut::Inside => {
                found.insert(Stretch::Inside(hex));
            }
            Cut::Side(direction) => {
                let beyond = grid.neighbor(hex, direction);
                found.insert(Stretch::Along(beyond.min(Some(hex)), beyond.max(Some(hex))));
            }
        }
    }
    found
}

enum Cut {
    Nothing,
    Inside,
    Side(Direction),
}

/// Cuts the segment between two centers with the six sides of a hex. Affine maps keep what lies
/// inside what, so the skew axes of the plane serve as well as square ones; all is scaled by 3 so
/// that corners are integers.
fn cut(a: Hex, b: Hex, hex: Hex) -> Cut {
    let point = |hex: Hex| (3 * i64::from(hex.q), 3 * i64::from(hex.r));
    let (a, b, center) = (point(a), point(b), point(hex));
    let corner = |direction: Direction| {
        let offset = direction.delta() + direction.turned(1).delta();
        (center.0 + i64::from(offset.q), center.1 + i64::from(offset.r))
    };
    // The part of the segment inside, as fractions of it: (numerator, positive denominator).
    let (mut enters, mut leaves) = ((0_i64, 1_i64), (1_i64, 1_i64));
    let mut along = None;
    for direction in Direction::ALL {
        let (c, d) = (corner(direction.turned(-1)), corner(direction));
        let inwards = |p: (i64, i64)| (d.0 - c.0) * (p.1 - c.1) - (d.1 - c.1) * (p.0 - c.0);
        assert!(inwards(center) > 0, "corners go round clockwise");
        let (at_a, at_b) = (inwards(a), inwards(b));
        if at_a == at_b {
            match at_a {
                0 => along = Some(direction),
                ..0 => return Cut::Nothing,
                _ => {}
            }
            continue;
        }
        let crossing = if at_a > at_b { (at_a, at_a - at_b) } else { (-at_a, at_b - at_a) };
        if at_b > at_a && crossing.0 * enters.1 > enters.0 * crossing.1 {
            enters = crossing;
        }
        if at_b < at_a && crossing.0 * leaves.1 < leaves.0 * crossing.1 {
            leaves = crossing;
        }
    }
    match along {
        _ if enters.0 * leaves.1 >= leaves.0 * enters.1 => Cut::Nothing,
        Some(direction) => Cut::Side(direction),
        None => Cut::Inside,
    }
}
