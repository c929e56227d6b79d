//! How roads, tracks and railways are drawn.

use crate::blocks::Blocks;
use crate::curve::{direction, resampled};
use crate::geometry::Point;
use crate::roads::{Road, Way};
use crate::svg::Svg;

/// Ink of railways.
const RAILS: &str = "#2e2a26";

/// Draws all roads: first every edge, then every surface, so that junctions stay open.
pub(crate) fn draw(svg: &mut Svg, roads: &[Road]) {
    for way in Way::ALL {
        draw_thin(svg, way, roads);
    }
    let cased: Vec<(Way, (f64, f64), Blocks)> = Way::ALL
        .into_iter()
        .filter_map(|way| Some((way, casing(way)?, blocks(roads, way))))
        .collect();
    for (_, (outer, _), blocks) in &cased {
        stroke(svg, blocks, "#6b5334", *outer);
    }
    for (way, (_, inner), blocks) in &cased {
        stroke(svg, blocks, surface(*way), *inner);
    }
    // Two lanes each way, with a strip between them.
    stroke(svg, &blocks(roads, Way::Motorway), "#fbf3dd", 1.1);
}

/// How wide a road is with and without its two edges; none for what has no surface.
fn casing(way: Way) -> Option<(f64, f64)> {
    match way {
        Way::MinorRoad => Some((3.8, 2.0)),
        Way::Road => Some((4.8, 2.9)),
        Way::MajorRoad => Some((6.2, 4.0)),
        Way::Motorway => Some((8.2, 6.0)),
        Way::Unknown | Way::Ferry | Way::Track | Way::Railway => None,
    }
}

fn surface(way: Way) -> &'static str {
    match way {
        Way::Motorway => "#cf6a48",
        Way::MajorRoad => "#e3a35f",
        _ => "#fbf3dd",
    }
}

/// All roads of a kind, in pieces.
fn blocks(roads: &[Road], way: Way) -> Blocks {
    let mut blocks = Blocks::default();
    for road in roads.iter().filter(|road| road.way == way) {
        blocks.add_line(&road.line.iter().copied().step_by(2).collect::<Vec<Point>>());
    }
    blocks
}

fn stroke(svg: &mut Svg, blocks: &Blocks, color: &str, width: f64) {
    blocks.draw(svg, |group| {
        group.set("fill", "none").stroke(color, width).set("stroke-linecap", "round")
    });
}

fn draw_thin(svg: &mut Svg, way: Way, roads: &[Road]) {
    let dashed = |svg: &mut Svg, color: &str, width: f64, dashes: &str| {
        blocks(roads, way).draw(svg, |group| {
            group.set("fill", "none").stroke(color, width).set("stroke-dasharray", dashes)
        });
    };
    match way {
        Way::Railway => draw_railways(svg, roads),
        Way::Track => dashed(svg, "#6b5334", 1.6, "5 2.6"),
        Way::Ferry => dashed(svg, "#3d6a7d", 1.6, "2 3.5"),
        Way::Unknown => dashed(svg, "#7d7057", 1.8, "8 3 2 3"),
        Way::MinorRoad | Way::Road | Way::MajorRoad | Way::Motorway => {}
    }
}

/// A line with sleepers across it, on a pale bed.
fn draw_railways(svg: &mut Svg, roads: &[Road]) {
    let rails = blocks(roads, Way::Railway);
    let mut sleepers = Blocks::default();
    for road in roads.iter().filter(|road| road.way == Way::Railway) {
        let line = resampled(&road.line, 7.5);
        for (at, &place) in line.iter().enumerate() {
            let across = direction(&line, at).right() * 2.8;
            sleepers.at(place).move_to(place - across).line_to(place + across);
        }
    }
    stroke(svg, &rails, "#f2e8d0", 3.4);
    sleepers.draw(svg, |group| group.stroke(RAILS, 1.1));
    stroke(svg, &rails, RAILS, 1.4);
}
