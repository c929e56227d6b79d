//! Open water: shore lines that fade outwards, and waves.

use crate::chance::Chance;
use crate::curve::crossing;
use crate::geometry::Point;
use crate::ground::Ground;
use crate::outline::{Edge, area_path, soft_outlines};
use crate::palette;
use crate::path::Path;
use crate::rivers::{River, half_width_at};
use crate::sheet::{SIDE, Sheet};
use crate::svg::Svg;
use crate::terrain::strewn;

/// Shores are the most ragged of all edges.
const SHORE_EDGE: Edge = Edge { wobble: 0.15, reach: 0.0, rounds: 14 };

/// Shallow water.
const SHALLOWS: &str = "#dfe9df";

/// Lines along the shore, the farthest first: distance, width, how dark the line is, how light
/// the water between it and the shore. The farthest have no line.
const SHORE_LINES: [(f64, f64, f64, f64); 7] = [
    (58.0, 0.0, 0.0, 0.05),
    (36.0, 0.0, 0.0, 0.08),
    (21.0, 0.7, 0.14, 0.13),
    (15.5, 0.7, 0.24, 0.22),
    (10.8, 0.8, 0.36, 0.31),
    (6.9, 0.8, 0.50, 0.43),
    (3.6, 0.9, 0.66, 0.56),
];

/// Draws seas and lakes, and opens their shores where rivers run in.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, rivers: &[River]) {
    let hexes = sheet.spots_with(Ground::is_water);
    if hexes.is_empty() {
        return;
    }
    let outlines = soft_outlines(sheet, &hexes, SHORE_EDGE);
    let shore = svg.shape(area_path(&outlines).data());
    let clip = format!("{shore}-clip");
    svg.element("clipPath").set("id", &clip).open();
    svg.draw_shape(&shore).empty();
    svg.close();
    svg.draw_shape(&shore).fill(palette::SEA).empty();
    svg.element("g")
        .set("clip-path", &format!("url(#{clip})"))
        .set("fill", "none")
        .set("stroke-linejoin", "round")
        .open();
    draw_shore_lines(svg, &shore);
    draw_waves(svg, sheet);
    svg.close();
    svg.draw_shape(&shore).set("fill", "none").stroke(palette::BANK, 1.5).empty();
    draw_mouths(svg, &outlines, rivers);
}

/// The color of water between two others.
fn blended(toward: &str, share: f64) -> String {
    let color = |text| palette::Color::read(text).expect("the palette is well written");
    color(palette::SEA).mixed(color(toward), share).text()
}

/// Covers the shore line where a river crosses it.
fn draw_mouths(svg: &mut Svg, outlines: &[Vec<Point>], rivers: &[River]) {
    let water = blended(SHALLOWS, 0.5);
    for river in rivers {
        for outline in outlines {
            if let Some((at, way)) = crossing(&river.line, &closed(outline)) {
                let half = half_width_at(river, at) - 0.2;
                let (along, across) = (way * 2.4, way.right() * half);
                let mut path = Path::default();
                path.polygon(&[
                    at - along - across,
                    at + along - across,
                    at + along + across,
                    at - along + across,
                ]);
                svg.path(path.data()).fill(&water).empty();
            }
        }
    }
}

fn closed(outline: &[Point]) -> Vec<Point> {
    outline.iter().chain(outline.first()).copied().collect()
}

/// The old engravers' lines along the shore: each wide stroke is covered by a slightly narrower
/// one, and a thin line at a fixed distance is left.
fn draw_shore_lines(svg: &mut Svg, shore: &str) {
    for (distance, width, darkness, lightness) in SHORE_LINES {
        if width > 0.0 {
            let line = blended(palette::SHORE, darkness);
            svg.draw_shape(shore).stroke(&line, 2.0 * distance).empty();
        }
        let water = blended(SHALLOWS, lightness);
        svg.draw_shape(shore).stroke(&water, 2.0 * (distance - width)).empty();
    }
}

fn draw_waves(svg: &mut Svg, sheet: &Sheet) {
    let mut path = Path::default();
    for spot in sheet.spots_with(Ground::is_water) {
        let open = sheet
            .neighbors(spot)
            .iter()
            .all(|&other| sheet.ground(other).is_none_or(Ground::is_water));
        let mut chance = Chance::at(0x61, spot.x, spot.y);
        for at in strewn(sheet, spot, 0x67, if open { 33.0 } else { 52.0 }) {
            wave(&mut path, at, chance.between(5.0, 9.0), SIDE * 0.05);
        }
    }
    svg.path(path.data())
        .stroke(palette::SHORE, 0.9)
        .set("stroke-linecap", "round")
        .set("stroke-opacity", "0.5")
        .empty();
}

/// Two crests side by side.
fn wave(path: &mut Path, at: Point, half: f64, height: f64) {
    let crest = |path: &mut Path, from: Point| {
        let over = |x: f64, y: f64| from + Point::new(x * half, -y * height);
        path.curve_to(over(0.25, 1.2), over(0.75, 1.2), over(1.0, 0.0));
    };
    path.move_to(at - Point::new(half, 0.0));
    crest(path, at - Point::new(half, 0.0));
    crest(path, at);
}
