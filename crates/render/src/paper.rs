//! The sheet of paper: its tone, its grain, and the frame printed on it.

use crate::chance::Chance;
use crate::geometry::{Point, Rect};
use crate::outline::outlines;
use crate::palette;
use crate::path::Path;
use crate::sheet::Sheet;
use crate::svg::Svg;

/// Side of the square of grain that is repeated over the sheet.
const TILE: f64 = 320.0;

/// Writes the definitions the sheet needs.
pub(crate) fn define(svg: &mut Svg) {
    define_tile(svg, "mottle", draw_patches);
    define_tile(svg, "grain", draw_fibers);
}

fn define_tile(svg: &mut Svg, id: &str, draw: fn(&mut Svg)) {
    svg.element("pattern")
        .set("id", id)
        .set("patternUnits", "userSpaceOnUse")
        .number("width", TILE)
        .number("height", TILE)
        .open();
    draw(svg);
    svg.close();
}

/// Faint blots that run on across the edge of the tile.
fn draw_patches(svg: &mut Svg) {
    let mut chance = Chance::at(0x05, 0, 0);
    for (color, opacity) in [("#8f7440", "0.016"), ("#fffdf0", "0.04")] {
        svg.element("g").fill(color).set("fill-opacity", opacity).open();
        for _ in 0..64 {
            let center = Point::new(chance.between(0.0, TILE), chance.between(0.0, TILE));
            let radius = chance.between(12.0, 46.0);
            for shift in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
                let wrap = |at: f64, by: f64| if at > TILE / 2.0 { -by } else { by } * TILE;
                let at = center + Point::new(wrap(center.x, shift.0), wrap(center.y, shift.1));
                if Rect::new(0.0, 0.0, TILE, TILE).grown(radius).contains(at) {
                    svg.circle(at, radius).empty();
                    svg.circle(at, radius * 0.6).empty();
                }
            }
        }
        svg.close();
    }
}

fn draw_fibers(svg: &mut Svg) {
    let mut chance = Chance::at(0x01, 0, 0);
    for (color, count, opacity) in [("#7a5f30", 130, "0.07"), ("#fffbe8", 110, "0.15")] {
        let mut path = Path::default();
        for _ in 0..count {
            // Fibers keep off the edge of the tile, so that none is cut.
            let from = Point::new(chance.between(9.0, TILE - 9.0), chance.between(9.0, TILE - 9.0));
            let bend = Point::polar(chance.between(0.0, 6.3), chance.between(1.0, 5.0));
            let to = from + Point::polar(chance.between(0.0, 6.3), chance.between(2.0, 8.0));
            path.move_to(from).curve_to(from + bend, to + bend, to);
        }
        svg.path(path.data())
            .set("fill", "none")
            .stroke(color, 0.6)
            .set("stroke-opacity", opacity)
            .empty();
    }
}

/// Draws the bare sheet.
pub(crate) fn draw(svg: &mut Svg, page: Rect) {
    fill(svg, page).fill(palette::PAPER).empty();
    fill(svg, page).fill("url(#mottle)").empty();
    // Age: the sheet darkens toward its edges.
    for step in 0..16 {
        let inset = f64::from(step) * f64::from(step) * 0.36;
        fill(svg, page.grown(-inset))
            .set("fill", "none")
            .stroke("#8a6a36", 10.0 + 2.6 * inset)
            .set("stroke-opacity", "0.02")
            .empty();
    }
}

/// Draws the grain over everything printed.
pub(crate) fn draw_grain(svg: &mut Svg, page: Rect) {
    fill(svg, page).fill("url(#grain)").empty();
}

/// Draws the level ground the map is printed on.
pub(crate) fn draw_open_ground(svg: &mut Svg, frame: Rect) {
    fill(svg, frame).fill(palette::OPEN).empty();
    // Large pale patches, so that open ground is nowhere quite the same.
    for (salt, color) in [(0x02, "#dcdcae"), (0x03, "#f4e3bb"), (0x04, "#d9d3a0")] {
        svg.element("g").fill(color).open();
        let mut chance = Chance::at(salt, 1, 1);
        let count = (frame.width() * frame.height() / 360_000.0).clamp(2.0, 14.0);
        for _ in 0..crate::geometry::steps(count) {
            let at = Point::new(
                chance.between(frame.left, frame.right),
                chance.between(frame.top, frame.bottom),
            );
            let radius = chance.between(120.0, 340.0);
            for share in [1.0, 0.75, 0.5] {
                svg.element("ellipse")
                    .number("cx", at.x)
                    .number("cy", at.y)
                    .number("rx", radius * share)
                    .number("ry", radius * share * 0.62)
                    .set("fill-opacity", "0.09")
                    .empty();
            }
        }
        svg.close();
    }
}

/// Pales everything inside the frame that is not part of the board.
pub(crate) fn draw_veil(svg: &mut Svg, sheet: &Sheet) {
    let mut path = Path::default();
    path.polygon(&corners(sheet.frame));
    for corners in outlines(sheet, &sheet.playable().collect()) {
        let points: Vec<Point> = corners.into_iter().map(|corner| sheet.point(corner)).collect();
        path.polygon(&points);
    }
    svg.path(path.data())
        .fill(palette::PAPER)
        .set("fill-rule", "evenodd")
        .set("fill-opacity", "0.36")
        .empty();
}

/// Draws the frame of the map: a thin line and a strong one.
pub(crate) fn draw_frame(svg: &mut Svg, frame: Rect) {
    for (grown, width) in [(0.0, 0.8), (6.0, 2.4)] {
        fill(svg, frame.grown(grown)).set("fill", "none").stroke(palette::INK, width).empty();
    }
}

/// A rectangle to be filled.
pub(crate) fn fill(svg: &mut Svg, area: Rect) -> crate::svg::Element<'_> {
    svg.element("rect")
        .number("x", area.left)
        .number("y", area.top)
        .number("width", area.width())
        .number("height", area.height())
}

fn corners(area: Rect) -> [Point; 4] {
    [
        Point::new(area.left, area.top),
        Point::new(area.right, area.top),
        Point::new(area.right, area.bottom),
        Point::new(area.left, area.bottom),
    ]
}
