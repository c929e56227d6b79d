//! Slopes along hexsides, as engravers cut them: strokes that run downhill from the brink, the
//! heavier the less light falls on them, and a wash that deepens with every level.
//!
//! Where hexes say only between which of them the ground falls, their levels follow from that.
//! The brink keeps close to the hexsides, so that nobody need guess which of them are slopes.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use scene::Board;

use crate::blocks::Blocks;
use crate::chance::noise;
use crate::clearance::Clearance;
use crate::curve::{direction, resampled, sampled};
use crate::geometry::{Point, measure};
use crate::outline::{Edge, area_path, soft_outlines};
use crate::sheet::{Sheet, Spot};
use crate::sides::is_slope;
use crate::svg::Svg;

/// The brink keeps close to the hexsides.
const EDGE: Edge = Edge { wobble: 0.09, reach: 0.0, rounds: 44 };

/// Distance of the strokes.
const GAP: f64 = 3.8;

/// Which way the light falls.
const LIGHT: Point = Point::new(0.64, 0.77);

/// Washes from the first level above the lowest.
const TINTS: [&str; 4] = ["#e8d9ad", "#dfca97", "#d5ba82", "#caa96f"];

/// Ink of the strokes.
const INK: &str = "#6b4720";

/// The slopes of a board.
pub(crate) struct Slopes {
    /// The brinks of each level, lowest first, with the higher ground to their right.
    brinks: Vec<Vec<Vec<Point>>>,
}

impl Slopes {
    /// Finds the levels of a board; none if it has no slopes, or if they lead round in a circle.
    pub(crate) fn of(sheet: &Sheet, board: &Board) -> Option<Self> {
        let levels = levels(sheet, board)?;
        let highest = levels.values().copied().max().filter(|&it| it > 0)?;
        let brinks = (1..=highest).map(|level| {
            let high = levels.iter().filter(|&(_, &it)| it >= level).map(|(&spot, _)| spot);
            soft_outlines(sheet, &high.collect::<BTreeSet<Spot>>(), EDGE)
        });
        Some(Self { brinks: brinks.collect() })
    }

    /// Where the strokes lie, so that trees keep off them.
    pub(crate) fn clearance(&self) -> Clearance {
        let mut clearance = Clearance::default();
        for line in self.brinks.iter().flatten() {
            let line = closed(line);
            let foot: Vec<Point> =
                (0..line.len()).map(|at| line[at] + downhill(&line, at) * 5.0).collect();
            clearance.add(&foot, 4.0);
        }
        clearance
    }

    /// Draws the washes of the levels, with shade below each brink.
    pub(crate) fn draw_ground(&self, svg: &mut Svg) {
        for (lines, tint) in
            self.brinks.iter().zip(TINTS.iter().chain(std::iter::repeat(&TINTS[3])))
        {
            let shape = svg.shape(area_path(lines).data());
            for (width, opacity) in [(34.0, "0.07"), (22.0, "0.09"), (11.0, "0.12")] {
                svg.draw_shape(&shape)
                    .set("fill", "none")
                    .stroke("#7a4d1c", width)
                    .set("stroke-opacity", opacity)
                    .set("stroke-linejoin", "round")
                    .empty();
            }
            svg.draw_shape(&shape).fill(tint).empty();
        }
    }

    /// Draws the strokes downhill.
    pub(crate) fn draw_strokes(&self, svg: &mut Svg) {
        let (mut strokes, mut brinks) = (Blocks::default(), Blocks::default());
        for line in self.brinks.iter().flatten() {
            let line = closed(line);
            brinks.add_line(
                &line.iter().copied().step_by(2).chain(line.last().copied()).collect::<Vec<_>>(),
            );
            add_hachures(&mut strokes, &line, GAP, 9.6);
        }
        strokes.draw(svg, |group| group.fill(INK).set("fill-opacity", "0.82"));
        brinks.draw(svg, |group| {
            group.set("fill", "none").stroke(INK, 0.7).set("stroke-opacity", "0.7")
        });
    }
}

/// Adds strokes downhill from a brink with the higher ground to its right: the longer and heavier,
/// the less light falls on them.
pub(crate) fn add_hachures(strokes: &mut Blocks, line: &[Point], gap: f64, long: f64) {
    let feet = resampled(line, gap);
    for at in 0..feet.len().saturating_sub(1) {
        let (foot, down) = (feet[at], downhill(&feet, at));
        let shade = f64::midpoint(1.0, down.dot(LIGHT));
        let half = down.right() * (0.5 + 0.75 * shade);
        let long = long + 4.0 * shade + 2.4 * noise(0xb1, foot, 11.0);
        let long = if at % 2 == 0 { long } else { long * 0.72 };
        strokes.at(foot).polygon(&[foot - half, foot + down * long, foot + half]);
    }
}

/// A closed line, smooth and fine.
pub(crate) fn closed(line: &[Point]) -> Vec<Point> {
    let ring: Vec<Point> = line.iter().chain(line.first()).copied().collect();
    sampled(&ring, 3)
}

/// The way down at a point of a brink: to its left.
fn downhill(line: &[Point], at: usize) -> Point {
    direction(line, at).right() * -1.0
}

/// The level of every hex and stray above the lowest of the board, as the slopes tell it.
fn levels(sheet: &Sheet, board: &Board) -> Option<BTreeMap<Spot, i32>> {
    let falls = falls(sheet, board);
    if falls.is_empty() {
        return None;
    }
    let rise = |from: Spot, to: Spot| {
        i32::from(falls.contains(&(to, from))) - i32::from(falls.contains(&(from, to)))
    };
    let mut levels: BTreeMap<Spot, i32> = BTreeMap::new();
    for start in sheet.playable() {
        if levels.contains_key(&start) {
            continue;
        }
        levels.insert(start, 0);
        let mut due = VecDeque::from([start]);
        while let Some(spot) = due.pop_front() {
            for other in sheet.neighbors(spot).into_iter().filter(|&it| sheet.is_playable(it)) {
                let level = levels[&spot] + rise(spot, other);
                match levels.get(&other) {
                    Some(&known) if known != level => return None,
                    Some(_) => {}
                    None => {
                        levels.insert(other, level);
                        due.push_back(other);
                    }
                }
            }
        }
    }
    let lowest = levels.values().copied().min()?;
    for level in levels.values_mut() {
        *level -= lowest;
    }
    add_strays(sheet, &mut levels);
    Some(levels)
}

/// The pairs of hexes between which the ground falls, the upper one first.
fn falls(sheet: &Sheet, board: &Board) -> BTreeSet<(Spot, Spot)> {
    let slopes = board.sides.iter().filter(|side| is_slope(&side.kind));
    slopes
        .filter_map(|side| Some((sheet.spot(&side.between[0])?, sheet.spot(&side.between[1])?)))
        .collect()
}

/// Beyond the board the ground goes on as high as most of the hexes next to it.
fn add_strays(sheet: &Sheet, levels: &mut BTreeMap<Spot, i32>) {
    let strays: Vec<(Spot, i32)> = sheet
        .cells
        .keys()
        .filter(|&&spot| !sheet.is_playable(spot))
        .map(|&spot| {
            let around: Vec<i32> =
                sheet.neighbors(spot).iter().filter_map(|it| levels.get(it).copied()).collect();
            let mean = measure(usize::try_from(around.iter().sum::<i32>()).unwrap_or(0))
                / measure(around.len().max(1));
            let nearest = around.iter().copied().min_by(|&a, &b| {
                (f64::from(a) - mean).abs().total_cmp(&(f64::from(b) - mean).abs())
            });
            (spot, nearest.unwrap_or(0))
        })
        .collect();
    levels.extend(strays);
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{BoardHex, BoardSide, Look, Orientation};

    /// Four hexes in a column, with slopes between some of them, the upper hex named first.
    fn column(slopes: &[(usize, usize)]) -> Board {
        let hexes = (0..4).map(|row| BoardHex {
            id: row.to_string(),
            x: 0,
            y: row * 2,
            terrain: "open".into(),
        });
        let sides = slopes.iter().map(|&(upper, lower)| BoardSide {
            kind: "slope".into(),
            between: [upper.to_string(), lower.to_string()],
        });
        Board {
            orientation: Orientation::Flat,
            look: Look::Engraved,
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
    fn levels_follow_from_the_slopes() {
        let board = column(&[(1, 0), (2, 1), (2, 3)]);
        let sheet = Sheet::new(&board);
        let levels = levels(&sheet, &board).unwrap();
        let of = |row: i32| levels[&Spot::new(0, row * 2)];
        assert_eq!([of(0), of(1), of(2), of(3)], [0, 1, 2, 1]);
        assert_eq!(Slopes::of(&sheet, &board).unwrap().brinks.len(), 2);
    }

    #[test]
    fn level_ground_has_no_slopes() {
        let board = column(&[]);
        assert!(Slopes::of(&Sheet::new(&board), &board).is_none());
    }

    #[test]
    fn slopes_that_lead_round_in_a_circle_have_no_levels() {
        let mut board = column(&[(0, 1)]);
        // A fifth hex joins the two by level ground.
        let beside = BoardHex { id: "beside".into(), x: 3, y: 1, terrain: "open".into() };
        board.hexes.push(beside);
        assert!(Slopes::of(&Sheet::new(&board), &board).is_none());
    }
}
