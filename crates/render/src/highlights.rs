//! What is pointed out on the map: hexes, arrows, flags.
//!
//! Color, dash and label always go together, so that no meaning hangs on color alone.

use std::collections::{BTreeMap, BTreeSet};

use scene::Scene;

use crate::counters::{SIZE, Sides};
use crate::curve::{along, length, sampled};
use crate::geometry::{Point, Rect};
use crate::options::{Arrow, ArrowKind, Highlight, HighlightKind, Options};
use crate::outline::outlines;
use crate::palette;
use crate::paper::fill;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Draws tints and outlines, below the counters.
pub(crate) fn draw_hexes(svg: &mut Svg, sheet: &Sheet, highlights: &[Highlight]) {
    let hexes = |kind| -> BTreeSet<Spot> {
        let of_kind = highlights.iter().filter(|highlight| highlight.kind == kind);
        of_kind.filter_map(|highlight| sheet.spot(&highlight.hex)).collect()
    };
    draw_reach(svg, sheet, &hexes(HighlightKind::Reach));
    draw_boxes(svg, sheet, highlights);
    for spot in hexes(HighlightKind::Target) {
        hexagon(svg, sheet, spot, 2.2)
            .fill("#c23a2b")
            .set("fill-opacity", "0.22")
            .stroke("#b3261e", 2.6)
            .set("stroke-dasharray", "8 4.5")
            .empty();
    }
    for spot in hexes(HighlightKind::Selected) {
        hexagon(svg, sheet, spot, 1.6)
            .fill("#f3c93a")
            .set("fill-opacity", "0.25")
            .stroke("#c9971a", 2.4)
            .empty();
    }
}

/// Boxes are pointed out as hexes are.
fn draw_boxes(svg: &mut Svg, sheet: &Sheet, highlights: &[Highlight]) {
    for highlight in highlights {
        let Some(area) = sheet.in_box(&highlight.hex) else { continue };
        let (tint, opacity, line, width, dashes) = match highlight.kind {
            HighlightKind::Reach => ("#2d6da8", "0.20", "#1f5c99", 2.6, ""),
            HighlightKind::Target => ("#c23a2b", "0.22", "#b3261e", 2.6, "8 4.5"),
            HighlightKind::Selected => ("#f3c93a", "0.25", "#c9971a", 2.4, ""),
        };
        let mut element = fill(svg, area.grown(-2.0))
            .fill(tint)
            .set("fill-opacity", opacity)
            .stroke(line, width)
            .set("data-lit", &highlight.hex);
        if !dashes.is_empty() {
            element = element.set("stroke-dasharray", dashes);
        }
        element.empty();
    }
}

/// Reachable hexes: one tint with a strong rim, thin lines inside.
fn draw_reach(svg: &mut Svg, sheet: &Sheet, hexes: &BTreeSet<Spot>) {
    for &spot in hexes {
        hexagon(svg, sheet, spot, 0.0)
            .fill("#2d6da8")
            .set("fill-opacity", "0.20")
            .stroke("#1f5c99", 0.9)
            .set("stroke-opacity", "0.7")
            .empty();
    }
    let mut rim = Path::default();
    for corners in outlines(sheet, hexes) {
        let points: Vec<Point> = corners.into_iter().map(|corner| sheet.point(corner)).collect();
        rim.polygon(&points);
    }
    if !rim.data().is_empty() {
        svg.path(rim.data())
            .set("fill", "none")
            .stroke("#1f5c99", 2.6)
            .set("stroke-linejoin", "round")
            .empty();
    }
}

/// A hex, `inset` smaller on all sides.
fn hexagon<'s>(svg: &'s mut Svg, sheet: &Sheet, spot: Spot, inset: f64) -> crate::svg::Element<'s> {
    let center = sheet.point(spot);
    let corners = sheet.hexagon(spot).map(|corner| corner.toward(center, inset / APOTHEM));
    let mut path = Path::default();
    path.polygon(&corners);
    svg.path(path.data()).set("stroke-linejoin", "round")
}

/// Draws frames around selected counters, arrows and labels, above the counters.
pub(crate) fn draw_above(
    svg: &mut Svg,
    sheet: &Sheet,
    options: &Options,
    tops: &BTreeMap<String, Point>,
) {
    for highlight in &options.highlights {
        if let (HighlightKind::Selected, Some(&top)) = (highlight.kind, tops.get(&highlight.hex)) {
            let frame = Rect::around(top, SIZE + 2.6, SIZE + 2.6);
            for (color, width) in [("#7a5c0c", 4.4), ("#ffd94a", 2.8)] {
                fill(svg, frame).number("rx", 6.6).set("fill", "none").stroke(color, width).empty();
            }
        }
    }
    for arrow in &options.arrows {
        draw_arrow(svg, sheet, arrow);
    }
    for highlight in &options.highlights {
        draw_label(svg, sheet, highlight);
    }
}

fn draw_label(svg: &mut Svg, sheet: &Sheet, highlight: &Highlight) {
    let Some(center) = sheet.center(&highlight.hex).filter(|_| !highlight.label.is_empty()) else {
        return;
    };
    let (color, rise) = match highlight.kind {
        HighlightKind::Reach => ("#1f5c99", APOTHEM - 11.0),
        HighlightKind::Target => ("#2b211a", -APOTHEM + 5.0),
        HighlightKind::Selected => ("#7a5c0c", APOTHEM - 11.0),
    };
    pill(svg, center + Point::new(0.0, rise), &highlight.label, color);
}

fn pill(svg: &mut Svg, center: Point, text: &str, color: &str) {
    let type_ = Type::new(Face::Bold, 11.5, "#fffaf0");
    let area = Rect::around(center, (type_.width(text) + 12.0).max(20.0), 15.5);
    fill(svg, area).number("rx", 7.75).fill(color).stroke("#fffaf0", 1.1).empty();
    type_.draw(svg, center + Point::new(0.0, 4.1), text);
}

fn draw_arrow(svg: &mut Svg, sheet: &Sheet, arrow: &Arrow) {
    let stops: Vec<Point> = arrow.path.iter().filter_map(|hex| sheet.center(hex)).collect();
    let line = sampled(&stops, 8);
    let (from, to) = (SIZE * 0.52, length(&line) - SIZE * 0.58);
    if stops.len() < 2 || to - from < 12.0 {
        return;
    }
    let (color, rim, half, dashes) = match arrow.kind {
        ArrowKind::Attack => ("#c23a2b", "#6e140d", 5.2, ""),
        ArrowKind::Move => ("#2f74b5", "#123a61", 3.6, ""),
        ArrowKind::Retreat => ("#77706a", "#38332e", 3.6, "7 3"),
    };
    let shape = arrow_shape(&line, from, to, half);
    let shape = svg.shape(shape.data());
    svg.draw_shape(&shape).set("fill", "none").stroke(palette::PAPER, 5.0).empty();
    let mut element = svg.draw_shape(&shape).fill(color).stroke(rim, 1.2);
    if !dashes.is_empty() {
        element = element.set("stroke-dasharray", dashes);
    }
    element.set("stroke-linejoin", "round").empty();
    if let Some((tip, _)) = along(&line, to).filter(|_| !arrow.label.is_empty()) {
        pill(svg, tip - Point::new(0.0, 16.0), &arrow.label, "#2b211a");
    }
}

/// A shaft that widens toward a head.
fn arrow_shape(line: &[Point], from: f64, to: f64, half: f64) -> Path {
    let neck = to - half * 3.4;
    let side = |sign: f64| -> Vec<Point> {
        let mut points: Vec<Point> = (0..=10)
            .filter_map(|step| {
                let share = f64::from(step) / 10.0;
                let (at, way) = along(line, from + (neck - from) * share)?;
                Some(at + way.right() * (sign * half * (0.5 + 0.5 * share)))
            })
            .collect();
        points.extend(
            along(line, neck).map(|(at, way)| at - way * 2.0 + way.right() * (sign * half * 2.3)),
        );
        points
    };
    let mut outline = side(-1.0);
    outline.extend(along(line, to).map(|(at, _)| at));
    outline.extend(side(1.0).into_iter().rev());
    let mut path = Path::default();
    path.polygon(&outline);
    path
}

/// Draws a flag in every controlled hex: square ones for the first side, swallowtails for the
/// second, pennants for others.
pub(crate) fn draw_flags(svg: &mut Svg, sheet: &Sheet, scene: &Scene, sides: &Sides) {
    for (hex, seat) in &scene.control {
        let Some(center) = sheet.center(hex) else { continue };
        let index = sides.index(seat);
        let foot = center + Point::new(-SIDE * 0.9, 8.5);
        let cloth = match index {
            0 => [(0.0, 0.0), (11.0, 0.0), (11.0, 4.0), (11.0, 8.0), (0.0, 8.0)],
            1 => [(0.0, 0.0), (12.0, 0.0), (8.0, 4.0), (12.0, 8.0), (0.0, 8.0)],
            _ => [(0.0, 0.0), (6.0, 2.0), (12.0, 4.0), (6.0, 6.0), (0.0, 8.0)],
        };
        let top = foot - Point::new(0.0, 17.0);
        let mut path = Path::default();
        path.polygon(&cloth.map(|(x, y)| top + Point::new(x, y)));
        svg.path(path.data())
            .fill(&sides.color(index).text())
            .stroke("#2b211a", 0.8)
            .set("stroke-linejoin", "round")
            .empty();
        let mut staff = Path::default();
        staff.move_to(foot).line_to(top);
        svg.path(staff.data()).stroke("#2b211a", 1.5).set("stroke-linecap", "round").empty();
    }
}
