//! Ground whose levels are counted: hills with a sharp edge, and gullies.
//!
//! Where rules ask on which level a hex lies, the edge of a hill follows its hexes closely, with
//! strokes downhill; it is drawn over whatever grows there.

use std::collections::BTreeSet;

use crate::blocks::Blocks;
use crate::geometry::Point;
use crate::ground::Feature;
use crate::outline::{Edge, area_path, soft_outlines};
use crate::sheet::{Sheet, Spot};
use crate::svg::Svg;
use crate::terrain::tint;

/// The edge of a hill keeps close to the hexsides.
const EDGE: Edge = Edge { wobble: 0.05, reach: -0.03, rounds: 14 };

/// The rim of a gully lies a little inside.
const RIM: Edge = Edge { wobble: 0.07, reach: -0.09, rounds: 16 };

/// Draws hills and gullies.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet) {
    let gullies = sheet.spots_with(|ground| ground.level < 0);
    draw_gullies(svg, sheet, &gullies);
    for level in 1..=2 {
        let hill = sheet.spots_with(|ground| ground.level >= level);
        draw_hill(svg, sheet, &hill, level);
    }
}

fn draw_hill(svg: &mut Svg, sheet: &Sheet, hill: &BTreeSet<Spot>, level: i8) {
    let lines = soft_outlines(sheet, hill, EDGE);
    if lines.is_empty() {
        return;
    }
    let shape = svg.shape(area_path(&lines).data());
    svg.draw_shape(&shape).fill("#a8722a").set("fill-opacity", "0.17").empty();
    // Light falls on the upper left edge, shade behind the lower right one.
    for (shift, color, opacity) in [(-1.6, "#fff6dc", "0.75"), (1.8, "#5b3c14", "0.32")] {
        svg.draw_shape(&shape)
            .shifted(Point::new(shift, shift))
            .set("fill", "none")
            .stroke(color, 1.6)
            .set("stroke-opacity", opacity)
            .empty();
    }
    svg.draw_shape(&shape)
        .set("fill", "none")
        .stroke("#7d5420", if level > 1 { 1.7 } else { 1.3 })
        .empty();
    draw_strokes(svg, &lines, 1.0, "#7d5420");
}

fn draw_gullies(svg: &mut Svg, sheet: &Sheet, gullies: &BTreeSet<Spot>) {
    if gullies.is_empty() {
        return;
    }
    tint(svg, sheet, gullies, "#cbb483", RIM);
    let lines = soft_outlines(sheet, gullies, RIM);
    let shape = svg.shape(area_path(&lines).data());
    svg.draw_shape(&shape).set("fill", "none").stroke("#6d4f24", 1.5).empty();
    draw_strokes(svg, &lines, -1.0, "#6d4f24");
    let openings = sheet.spots_with(|ground| ground.feature == Feature::Opening);
    for &spot in &openings {
        draw_opening(svg, sheet, spot);
    }
}

/// A worn way down: a pale patch over the rim.
fn draw_opening(svg: &mut Svg, sheet: &Sheet, spot: Spot) {
    let center = sheet.point(spot);
    for (radius, opacity) in [(35.0, "0.35"), (28.0, "0.45"), (20.0, "0.5")] {
        svg.circle(center, radius).fill("#e6d6a8").set("fill-opacity", opacity).empty();
    }
    let mut ruts = Blocks::default();
    for at in [-1.0, 1.0] {
        let path = ruts.at(center);
        path.move_to(center + Point::new(at * 5.0, -22.0));
        path.curve_to(
            center + Point::new(at * 9.0, -8.0),
            center + Point::new(at * 2.0, 8.0),
            center + Point::new(at * 6.0, 22.0),
        );
    }
    ruts.draw(svg, |group| {
        let group = group.set("fill", "none").stroke("#9c7c48", 1.3);
        group.set("stroke-dasharray", "5 3").set("stroke-linecap", "round")
    });
}

/// Short strokes along closed lines: outwards, or inwards for what lies lower.
fn draw_strokes(svg: &mut Svg, lines: &[Vec<Point>], side: f64, color: &str) {
    let mut strokes = Blocks::default();
    for line in lines {
        let count = line.len();
        for at in 0..count {
            let along = line[(at + 1) % count] - line[(at + count - 1) % count];
            // Outlines run clockwise, so outside is to the left.
            let out = along.unit().right() * -side;
            let long = if at % 2 == 0 { 8.0 } else { 5.0 };
            strokes.at(line[at]).move_to(line[at]).line_to(line[at] + out * long);
        }
    }
    strokes.draw(svg, |group| {
        group.set("fill", "none").stroke(color, 1.0).set("stroke-opacity", "0.75")
    });
}
