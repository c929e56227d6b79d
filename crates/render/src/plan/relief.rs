//! Levels of the ground: a wash for each, a soft fall where one can walk down, strong strokes at
//! embankments, and crests.

use std::collections::BTreeSet;

use crate::blocks::Blocks;
use crate::chance::noise;
use crate::curve::{direction, resampled, sampled};
use crate::geometry::Point;
use crate::ground::Feature;
use crate::map::Map;
use crate::outline::{Edge, area_path, soft_outlines};
use crate::path::Path;
use crate::sheet::{SIDE, Spot};
use crate::sides::side_line;
use crate::svg::Svg;

/// The edge of a level keeps close to the hexsides.
const EDGE: Edge = Edge { wobble: 0.08, reach: -0.04, rounds: 40 };

/// The levels above the lowest, and their washes.
const LEVELS: [(i8, &str); 2] = [(2, "#e2d49d"), (3, "#d2ba7f")];

/// Ink of slopes.
const INK: &str = "#6b4720";

/// Distance of the strokes.
const GAP: f64 = 4.4;

/// Draws the washes of the levels, with shade at their feet.
pub(super) fn draw_levels(svg: &mut Svg, map: &Map<'_>) {
    let meadow = map.sheet.frame;
    crate::paper::fill(svg, meadow).fill("#d5dfa9").set("fill-opacity", "0.55").empty();
    for (level, wash) in LEVELS {
        let lines = outlines(map, level);
        if lines.is_empty() {
            continue;
        }
        let shape = svg.shape(area_path(&lines).data());
        for (width, opacity) in [(40.0, "0.06"), (26.0, "0.08"), (13.0, "0.11")] {
            svg.draw_shape(&shape)
                .set("fill", "none")
                .stroke("#6a4416", width)
                .set("stroke-opacity", opacity)
                .set("stroke-linejoin", "round")
                .empty();
        }
        svg.draw_shape(&shape).fill(wash).empty();
    }
}

/// Draws where a level ends: a line, and short strokes where the ground falls gently.
pub(super) fn draw_edges(svg: &mut Svg, map: &Map<'_>) {
    let banks = falls(map, "embankment");
    let (mut lines, mut ticks) = (Blocks::default(), Blocks::default());
    for (level, _) in LEVELS {
        for line in outlines(map, level) {
            let line = closed(&line);
            lines.add_line(&line);
            let feet = resampled(&line, GAP * 3.4);
            for (at, &foot) in feet.iter().enumerate() {
                let down = downhill(&feet, at);
                if !banks.contains(&across(map, foot, down)) && !is_bridged(map, foot) {
                    ticks.at(foot).move_to(foot).line_to(foot + down * 7.0);
                }
            }
        }
    }
    lines.draw(svg, |group| {
        group.set("fill", "none").stroke(INK, 1.0).set("stroke-opacity", "0.55")
    });
    ticks.draw(svg, |group| {
        let group = group.set("fill", "none").stroke(INK, 1.1).set("stroke-opacity", "0.5");
        group.set("stroke-linecap", "round")
    });
}

/// Draws embankments with wedges that point downhill, and crests.
pub(super) fn draw_banks(svg: &mut Svg, map: &Map<'_>) {
    let banks = falls(map, "embankment");
    let (mut wedges, mut brinks) = (Blocks::default(), Blocks::default());
    for (level, _) in LEVELS {
        for line in outlines(map, level) {
            let feet = resampled(&closed(&line), GAP);
            for at in 0..feet.len().saturating_sub(1) {
                let (foot, down) = (feet[at], downhill(&feet, at));
                if banks.contains(&across(map, foot, down)) && !is_bridged(map, foot) {
                    wedge(wedges.at(foot), foot, down, at);
                    brinks.at(foot).move_to(foot).line_to(feet[at + 1]);
                }
            }
        }
    }
    wedges.draw(svg, |group| group.fill(INK).set("fill-opacity", "0.86"));
    brinks.draw(svg, |group| {
        group.set("fill", "none").stroke(INK, 2.0).set("stroke-linecap", "round")
    });
    draw_crests(svg, map);
}

fn wedge(path: &mut Path, foot: Point, down: Point, at: usize) {
    let shade = f64::midpoint(1.0, down.dot(Point::new(0.64, 0.77)));
    let half = down.right() * (0.8 + 0.7 * shade);
    let long = 11.5 + 3.5 * shade + 1.6 * noise(0xb3, foot, 11.0);
    let long = if at.is_multiple_of(2) { long } else { long * 0.66 };
    path.polygon(&[foot - half, foot + down * long, foot + half]);
}

/// Crests: a bright spine from which the ground falls to both sides.
fn draw_crests(svg: &mut Svg, map: &Map<'_>) {
    let (mut spine, mut wedges) = (Path::default(), Path::default());
    for side in map.board.sides.iter().filter(|side| side.kind == "crest") {
        let Some((from, to, out)) = side_line(&map.sheet, side) else { continue };
        spine.move_to(from).line_to(to);
        for at in 0..12 {
            let foot = from.toward(to, (f64::from(at) + 0.5) / 12.0);
            for way in [out, out * -1.0] {
                wedge(&mut wedges, foot + way * 1.4, way, usize::from(at % 2 == 0));
            }
        }
    }
    if spine.data().is_empty() {
        return;
    }
    svg.path(wedges.data()).fill(INK).empty();
    let shape = svg.shape(spine.data());
    for (color, width) in [("#4f3212", 4.6), ("#f6e8c0", 2.2)] {
        let line = svg.draw_shape(&shape).set("fill", "none").stroke(color, width);
        line.set("stroke-linecap", "round").empty();
    }
}

/// The outlines of all ground at a level or above, with the higher ground to their right.
fn outlines(map: &Map<'_>, level: i8) -> Vec<Vec<Point>> {
    let high = map.sheet.spots_with(|ground| ground.level >= level);
    soft_outlines(&map.sheet, &high, EDGE)
}

/// The pairs of hexes between which something of a kind lies, the upper one first.
fn falls(map: &Map<'_>, kind: &str) -> BTreeSet<(Spot, Spot)> {
    let sides = map.board.sides.iter().filter(|side| side.kind == kind);
    let spot = |hex: &String| map.sheet.spot(hex);
    sides.filter_map(|side| Some((spot(&side.between[0])?, spot(&side.between[1])?))).collect()
}

/// The hexes above and below a point of an edge.
fn across(map: &Map<'_>, foot: Point, down: Point) -> (Spot, Spot) {
    let at = |way: f64| map.sheet.spot_at(foot + down * way).unwrap_or(Spot::new(0, 0));
    (at(-SIDE * 0.3), at(SIDE * 0.3))
}

/// Whether a point lies under a bridge or beside its piers, where nothing falls.
fn is_bridged(map: &Map<'_>, foot: Point) -> bool {
    let bridges = map.sheet.spots_with(|ground| ground.feature == Feature::Bridge);
    bridges.into_iter().any(|spot| map.sheet.point(spot).distance(foot) < SIDE * 1.1)
}

/// A closed line, smooth and fine.
fn closed(line: &[Point]) -> Vec<Point> {
    let ring: Vec<Point> = line.iter().chain(line.first()).copied().collect();
    sampled(&ring, 3)
}

/// The way down at a point of an edge: to its left.
fn downhill(line: &[Point], at: usize) -> Point {
    direction(line, at).right() * -1.0
}
