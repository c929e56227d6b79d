//! Names of waters, set along their course where it runs calmly and nothing stands in the way.

use crate::curve::{along, length, resampled, shifted};
use crate::geometry::{Point, measure};
use crate::lettering::{Baseline, Label};
use crate::palette;
use crate::placing::Room;
use crate::rivers::{BROAD, River};
use crate::sheet::SIDE;
use crate::text::{Face, Type};

/// Every so often along a river a place for its name is tried.
const TRY: f64 = 36.0;

/// A river at least this long carries its name twice.
const LONG: f64 = SIDE * 30.0;

/// How far a river may run from the hexes of its name, the nearest first.
const REACHES: [f64; 2] = [SIDE * 1.2, SIDE * 2.4];

/// Whether a river runs by some of these hexes.
pub(crate) fn runs_by(rivers: &[River], centers: &[Point]) -> bool {
    reach(rivers, centers).is_some()
}

/// How far from these hexes to look for their river.
fn reach(rivers: &[River], centers: &[Point]) -> Option<f64> {
    let near =
        |reach: f64| rivers.iter().flat_map(|it| &it.line).any(|&at| is_near(centers, at, reach));
    REACHES.into_iter().find(|&reach| near(reach))
}

fn is_near(centers: &[Point], at: Point, reach: f64) -> bool {
    centers.iter().any(|center| center.distance(at) < reach)
}

/// How far along a river it is to each place near these hexes.
fn places(river: &River, centers: &[Point], reach: f64) -> Vec<f64> {
    let all = resampled(&river.line, TRY);
    let apart = length(&river.line) / measure(all.len().saturating_sub(1).max(1));
    let near = all.iter().enumerate().filter(|&(_, &at)| is_near(centers, at, reach));
    near.map(|(index, _)| measure(index) * apart).collect()
}

/// The labels of one water; more than one if it is long, none if its name is longer than itself.
pub(crate) fn labels(
    rivers: &[River],
    room: &Room<'_>,
    text: &str,
    centers: &[Point],
) -> Vec<Label> {
    let Some(reach) = reach(rivers, centers) else { return Vec::new() };
    let near = rivers.iter().map(|river| (river, places(river, centers, reach)));
    let Some((river, places)) = near.max_by_key(|(_, places)| places.len()) else {
        return Vec::new();
    };
    let parts = if measure(places.len()) * TRY > LONG { 2 } else { 1 };
    let size = places.len().div_ceil(parts).max(1);
    places.chunks(size).filter_map(|places| best(river, room, text, places)).collect()
}

/// The label at the best of some places along a river.
fn best(river: &River, room: &Room<'_>, text: &str, places: &[f64]) -> Option<Label> {
    let widest = river.half_widths.iter().copied().fold(0.0, f64::max);
    let size = if widest > BROAD {
        19.0
    } else if widest > 3.0 {
        16.5
    } else {
        14.5
    };
    let (halo, spacing) =
        if widest > BROAD { (palette::RIVER, 4.0) } else { (palette::PAPER, 1.6) };
    let type_ =
        Type::new(Face::Italic, size, palette::WATER_NAME).haloed(halo, 2.6).spaced(spacing);
    let label = Label::new(text, type_);
    let width = label.width() + 12.0;
    let middle = places.get(places.len() / 2)?;
    let tries = places.iter().flat_map(|&at| [false, true].map(|below| (at, below)));
    let labels = tries.filter_map(|(at, below)| {
        let line = base(river, at, width, below, type_.size)?;
        let bend = bend(&line);
        let label = label.on(Baseline::Curve(line));
        let off_middle = (at - middle).abs() / (SIDE * 4.0);
        let wet = if widest > BROAD { 0.0 } else { room.over_water(&label) * 4.0 };
        let dislike = off_middle + f64::from(u8::from(below));
        let cost = room.cost(&label) + bend * 9.0 + wet + dislike;
        Some((cost, label))
    });
    labels.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, label)| label)
}

/// The line letters stand on beside a river, from left to right; none where the river is short.
fn base(river: &River, at: f64, width: f64, below: bool, size: f64) -> Option<Vec<Point>> {
    let from = at - width / 2.0;
    if from < 0.0 || from + width > length(&river.line) {
        return None;
    }
    let stretch: Vec<Point> = (0..=16)
        .filter_map(|part| along(&river.line, from + width * f64::from(part) / 16.0))
        .map(|(point, _)| point)
        .collect();
    let mut line = calmed(&resampled(&stretch, 9.0));
    if reads_backwards(&line) {
        line.reverse();
    }
    let widest = river.half_widths.iter().copied().fold(0.0, f64::max);
    if widest > BROAD {
        return Some(shifted(&line, size * 0.3));
    }
    Some(shifted(&line, if below { widest + size * 0.72 } else { -(widest + 3.6) }))
}

/// How much a line turns along its way, in radians.
fn bend(line: &[Point]) -> f64 {
    let turn = |points: &[Point]| {
        let (first, second) = ((points[1] - points[0]).unit(), (points[2] - points[1]).unit());
        first.cross(second).abs()
    };
    line.windows(3).map(turn).sum()
}

/// A line without its small bends, so that letters on it stand quietly.
fn calmed(line: &[Point]) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..14 {
        let old = line.clone();
        for at in 1..line.len().saturating_sub(1) {
            line[at] = old[at].toward(old[at - 1].toward(old[at + 1], 0.5), 0.6);
        }
    }
    line
}

/// Whether letters along a line would stand on their heads; steep lines are read upwards.
fn reads_backwards(line: &[Point]) -> bool {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return false };
    let way = last - first;
    if way.x.abs() > way.y.abs() * 0.2 { way.x < 0.0 } else { way.y > 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Map;
    use scene::{Board, BoardHex, BoardSide, Look, Orientation};

    /// A brook down between two columns, through a lake in the middle of its way.
    fn brook() -> Board {
        let hexes = (0..2).flat_map(|column| (0..13).map(move |row| (column, row)));
        let hexes = hexes.map(|(column, row)| BoardHex {
            id: format!("{column}.{row}"),
            x: column * 3,
            y: row * 2 + column,
            terrain: if (5..8).contains(&row) { "water" } else { "open" }.into(),
        });
        let side = |left: i32, right: i32| BoardSide {
            kind: "brook".into(),
            between: [format!("0.{left}"), format!("1.{right}")],
        };
        let sides = (1..13).flat_map(|row| [side(row, row - 1), side(row, row)]);
        Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            bearing: None,
            across: None,
            hexes: hexes.collect(),
            sides: sides.collect(),
            lines: Vec::new(),
            names: Vec::new(),
            panels: Vec::new(),
        }
    }

    #[test]
    fn the_name_of_a_brook_keeps_off_the_lake_it_runs_through() {
        let board = brook();
        let map = Map::new(&board);
        let room = Room::new(&map);
        let centers: Vec<Point> = map.sheet.playable().map(|it| map.sheet.point(it)).collect();
        let labels = labels(&map.rivers, &room, "Brook", &centers);
        assert_eq!(labels.len(), 1);
        assert!(room.over_water(&labels[0]) < 1.0);
    }

    #[test]
    fn names_along_a_river_never_stand_on_their_heads() {
        assert!(reads_backwards(&[Point::new(9.0, 0.0), Point::new(0.0, 1.0)]));
        assert!(!reads_backwards(&[Point::new(0.0, 9.0), Point::new(0.5, 0.0)]));
    }

    #[test]
    fn a_straight_line_has_no_bend() {
        let line: Vec<Point> = (0..5).map(|at| Point::new(f64::from(at), 2.0)).collect();
        assert!(bend(&line) < 1e-9);
        assert!(bend(&[line[0], line[1], Point::new(1.0, 5.0)]) > 0.9);
    }
}
