//! The zone between two armies: a hatched band along hexsides, with the works that face it.

use std::collections::{BTreeMap, BTreeSet};

use scene::Board;

use crate::blocks::Blocks;
use crate::chains::{Chain, Link, chains};
use crate::curve::{direction, resampled, sampled, shifted};
use crate::geometry::Point;
use crate::rivers::corners;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::sides::is_zone;
use crate::svg::Svg;

/// Half the width of the band.
const HALF: f64 = 8.5;

/// How far from the middle of the band the works in front of it stand, and how high their
/// battlements are.
const WORKS: f64 = 12.5;
const BATTLEMENT: f64 = 4.4;

/// Each stretch of a hexside is drawn with this many points.
const PARTS: u32 = 6;

/// How far corners of hexsides are worn down.
const WEAR: f64 = 0.34;

const RED: &str = "#9a3324";
const STONE: &str = "#4a3420";

/// Zones as they run over the picture.
pub(crate) struct Zones {
    lines: Vec<Vec<Point>>,
    /// The walls of fortified hexes, each with the battlements to its left.
    walls: Vec<Vec<Point>>,
}

impl Zones {
    /// All zones of a board, and what is fortified along them or by itself.
    pub(crate) fn of(sheet: &Sheet, board: &Board) -> Self {
        let sides: BTreeMap<[Spot; 2], [Spot; 2]> = board
            .sides
            .iter()
            .filter(|side| is_zone(&side.kind))
            .filter_map(|side| {
                let [first, second] = &side.between;
                Some((corners(sheet, side)?, [sheet.spot(first)?, sheet.spot(second)?]))
            })
            .collect();
        let links: Vec<Link> = sides.keys().map(|&ends| Link { ends, rank: 0 }).collect();
        let chains = chains(&links);
        let lines: Vec<Vec<Point>> = chains.iter().map(|chain| line(sheet, chain)).collect();
        let strong = fortified(sheet, board);
        let mut walls = Vec::new();
        for (chain, line) in chains.iter().zip(&lines) {
            for (at, pair) in chain.spots.windows(2).enumerate() {
                let mut ends = [pair[0], pair[1]];
                ends.sort_unstable();
                let step = usize::try_from(PARTS).expect("a small number");
                let stretch = &line[at * step..=(at + 1) * step];
                walls.extend(
                    sides[&ends]
                        .into_iter()
                        .filter(|it| strong.contains(it))
                        .map(|hex| wall(stretch, sheet.point(hex))),
                );
            }
        }
        let at_front: BTreeSet<Spot> = sides.values().flatten().copied().collect();
        walls.extend(strong.difference(&at_front).map(|&hex| ring(sheet, hex)));
        Self { lines, walls }
    }

    /// What others keep off.
    pub(crate) fn outlines(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.lines.iter().chain(&self.walls)
    }

    /// Draws the bands. Rivers that run along them are drawn above.
    pub(crate) fn draw(&self, svg: &mut Svg) {
        if self.lines.is_empty() {
            return;
        }
        let (mut middle, mut edges, mut hatch) =
            (Blocks::default(), Blocks::default(), Blocks::default());
        for line in &self.lines {
            middle.add_line(line);
            edges.add_line(&shifted(line, HALF));
            edges.add_line(&shifted(line, -HALF));
            let walk = resampled(line, 6.5);
            for (at, &place) in walk.iter().enumerate() {
                let way = direction(&walk, at);
                let slant = way.right() * HALF + way * 3.4;
                hatch.at(place).move_to(place - slant).line_to(place + slant);
            }
        }
        let line = |svg: &mut Svg, blocks: &Blocks, width: f64, opacity: &str| {
            blocks.draw(svg, |group| {
                let group = group.set("fill", "none").stroke(RED, width);
                group.set("stroke-opacity", opacity).set("stroke-linejoin", "round")
            });
        };
        line(svg, &middle, HALF * 2.0, "0.26");
        line(svg, &hatch, 1.0, "0.5");
        line(svg, &edges, 1.8, "0.9");
    }

    /// Draws the works, above rivers and below roads.
    pub(crate) fn draw_works(&self, svg: &mut Svg) {
        let mut walls = Blocks::default();
        for wall in &self.walls {
            walls.add_line(&battlements(wall));
        }
        for (color, width, opacity) in [("#f2e8d0", 3.8, "0.8"), (STONE, 1.7, "1")] {
            walls.draw(svg, |group| {
                let group = group.set("fill", "none").stroke(color, width);
                group.set("stroke-opacity", opacity).set("stroke-linejoin", "miter")
            });
        }
    }
}

/// The hexes of a board that are fortified.
fn fortified(sheet: &Sheet, board: &Board) -> BTreeSet<Spot> {
    let works = board.lines.iter().filter(|line| line.kind == "fortification");
    works.flat_map(|line| &line.path).filter_map(|hex| sheet.spot(hex)).collect()
}

/// A chain of hexsides as it runs over the picture.
fn line(sheet: &Sheet, chain: &Chain) -> Vec<Point> {
    let mut points: Vec<Point> = chain.spots.iter().map(|&spot| sheet.point(spot)).collect();
    for (at, spots) in chain.spots.windows(3).enumerate() {
        let middle = sheet.point(spots[0]).toward(sheet.point(spots[2]), 0.5);
        points[at + 1] = sheet.point(spots[1]).toward(middle, WEAR);
    }
    sampled(&points, PARTS)
}

/// A wall on the side of a stretch where its hex lies, with the stretch to its left.
fn wall(stretch: &[Point], hex: Point) -> Vec<Point> {
    let (first, last) = (stretch[0], stretch[stretch.len() - 1]);
    let right = (hex - first.toward(last, 0.5)).dot((last - first).right()) > 0.0;
    let mut line = shifted(stretch, if right { WORKS } else { -WORKS });
    if !right {
        line.reverse();
    }
    line
}

/// The wall around a hex that no zone runs along.
fn ring(sheet: &Sheet, hex: Spot) -> Vec<Point> {
    let center = sheet.point(hex);
    let mut line: Vec<Point> =
        sheet.hexagon(hex).iter().map(|&corner| center.toward(corner, 0.8)).collect();
    line.push(line[0]);
    line
}

/// A wall with its teeth.
fn battlements(wall: &[Point]) -> Vec<Point> {
    let walk = resampled(wall, SIDE / 10.0);
    let mut line = Vec::new();
    for (at, &foot) in walk.iter().enumerate() {
        let top = foot - direction(&walk, at).right() * BATTLEMENT;
        if at % 2 == 0 {
            line.extend([foot, top]);
        } else {
            line.extend([top, foot]);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_stands_on_the_side_of_its_hex_and_looks_at_the_zone() {
        let zone = [Point::new(0.0, 0.0), Point::new(25.0, 0.0), Point::new(50.0, 0.0)];
        for hex in [Point::new(25.0, 43.0), Point::new(25.0, -43.0)] {
            let wall = wall(&zone, hex);
            assert!(wall.iter().all(|it| (it.y - WORKS * hex.y.signum()).abs() < 1e-9));
            let teeth = battlements(&wall);
            let nearest = teeth.iter().map(|it| it.y.abs()).fold(f64::INFINITY, f64::min);
            assert!((nearest - (WORKS - BATTLEMENT)).abs() < 1e-9);
        }
    }

    #[test]
    fn every_second_tooth_is_a_gap() {
        let teeth = battlements(&[Point::new(0.0, 0.0), Point::new(20.0, 0.0)]);
        let heights: Vec<f64> = teeth.iter().map(|it| it.y).collect();
        assert_eq!(heights[..4], [0.0, -BATTLEMENT, -BATTLEMENT, 0.0]);
    }
}
