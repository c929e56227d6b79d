//! Open water: shore lines that fade outwards, and waves.

use scene::{Board, Look};

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::clearance::Clearance;
use crate::contour::Field;
use crate::curve::{crossing, resampled};
use crate::geometry::Point;
use crate::ground::Ground;
use crate::map::Map;
use crate::masses::Mass;
use crate::meadows::NEAR;
use crate::outline::{Edge, area_path, soft_outlines};
use crate::palette;
use crate::path::Path;
use crate::ponds;
use crate::rivers::{River, half_width_at};
use crate::sheet::{SIDE, Sheet};
use crate::svg::Svg;
use crate::terrain::strewn;

/// Shores are the most ragged of all edges.
const SHORE_EDGE: Edge = Edge { wobble: 0.26, reach: 0.0, rounds: 30 };

/// How far the banks of water seen from near stray.
const BANK_RAGGED: f64 = 0.3;

/// How much of its hexes water seen from near leaves to its banks.
const BANK_INSET: f64 = 0.14;

/// Shallow water.
const SHALLOWS: &str = "#dfe9df";

/// How far from the shore the water is still shallow.
const DEEP: f64 = 62.0;

/// The old engravers' lines along the shore, the nearest first: distance, how dark the line is,
/// how light the water beyond it. The farthest have no line.
const SHORE_LINES: [(f64, f64, f64); 7] = [
    (3.6, 0.66, 0.43),
    (7.4, 0.50, 0.31),
    (12.0, 0.36, 0.22),
    (17.6, 0.24, 0.14),
    (24.0, 0.14, 0.09),
    (38.0, 0.0, 0.05),
    (58.0, 0.0, 0.0),
];

/// The shores of seas and lakes.
pub(crate) fn shores(sheet: &Sheet, board: &Board, roads: &Clearance) -> Vec<Vec<Point>> {
    if let Some(shores) = ponds::shores(sheet, board, roads) {
        return shores;
    }
    let is_near = board.across.is_some_and(|meters| meters <= NEAR);
    if is_near || board.look == Look::Plan {
        // Seen from near, banks have a form of their own.
        return Mass::new(sheet, Ground::is_water, BANK_RAGGED).inset(BANK_INSET);
    }
    soft_outlines(sheet, &sheet.spots_with(Ground::is_water), SHORE_EDGE)
}

/// Draws seas and lakes, and opens their shores where rivers run in.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    if map.shores.is_empty() {
        return;
    }
    let depths = depths(&map.sheet, &map.shores);
    let shore = svg.shape(area_path(&map.shores).data());
    svg.draw_shape(&shore).fill(&blended(SHALLOWS, 0.56)).empty();
    draw_shore_lines(svg, &depths, &beds(&map.rivers));
    draw_waves(svg, &map.sheet, &depths);
    svg.draw_shape(&shore).set("fill", "none").stroke(palette::BANK, 1.5).empty();
    draw_mouths(svg, &map.shores, &map.rivers);
}

/// The color of water between two others.
fn blended(toward: &str, share: f64) -> String {
    let color = |text| palette::Color::read(text).expect("the palette is well written");
    color(palette::SEA).mixed(color(toward), share).text()
}

/// How far from the shore the water is at each knot; negative on land.
fn depths(sheet: &Sheet, outlines: &[Vec<Point>]) -> Field {
    let mut depths = Field::level(sheet.frame.grown(SIDE), SIDE / 6.0);
    depths.heights.fill(DEEP * DEEP);
    // Beyond the frame the water goes on, whatever the strays say.
    let seen = sheet.frame.grown(SIDE * 0.3);
    for outline in outlines {
        for point in resampled(&closed(outline), 6.0).into_iter().filter(|&at| seen.contains(at)) {
            for knot in depths.around(point, DEEP) {
                let away = depths.place(knot) - point;
                depths.heights[knot] = depths.heights[knot].min(away.dot(away));
            }
        }
    }
    let inside = depths.inside(outlines);
    depths.changed(|knot, square| if inside[knot] { square.sqrt() } else { -square.sqrt() })
}

/// Water that grows deeper, with a thin line at each step near the shore.
fn draw_shore_lines(svg: &mut Svg, depths: &Field, beds: &Clearance) {
    for (distance, darkness, lightness) in SHORE_LINES {
        let lines = depths.contours(distance);
        let thin: Vec<Vec<Point>> = lines.iter().map(|line| thinned(line)).collect();
        svg.path(area_path(&thin).data())
            .set("fill-rule", "evenodd")
            .fill(&blended(SHALLOWS, lightness))
            .empty();
        let mut blocks = Blocks::default();
        for line in thin.iter().filter(|_| darkness > 0.0) {
            for stretch in closed(line).split(|&at| !beds.is_free(at, 0.0)) {
                blocks.add_line(stretch);
            }
        }
        let ink = blended(palette::SHORE, darkness);
        blocks.draw(svg, |group| group.set("fill", "none").stroke(&ink, 0.8));
    }
}

fn thinned(line: &[Point]) -> Vec<Point> {
    line.iter().copied().step_by(2).collect()
}

/// Where rivers run, so that shores leave their mouths open.
pub(crate) fn beds(rivers: &[River]) -> Clearance {
    let mut beds = Clearance::default();
    for river in rivers {
        beds.add(&river.line, river.half_widths.iter().copied().fold(0.0, f64::max));
    }
    beds
}

/// Covers the shore line where a river crosses it.
fn draw_mouths(svg: &mut Svg, outlines: &[Vec<Point>], rivers: &[River]) {
    let water = blended(SHALLOWS, 0.5);
    for river in rivers {
        for (at, way) in mouths(river, outlines) {
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

/// Where a river reaches open water, and which way it runs there. An arm of the sea has a mouth at
/// either end, often on one shore.
fn mouths(river: &River, outlines: &[Vec<Point>]) -> Vec<(Point, Point)> {
    let back: Vec<Point> = river.line.iter().rev().copied().collect();
    let shores = outlines.iter().map(|it| closed(it));
    let mut mouths: Vec<(Point, Point)> = Vec::new();
    for shore in shores {
        for mouth in [crossing(&river.line, &shore), crossing(&back, &shore)].into_iter().flatten()
        {
            if mouths.iter().all(|it| it.0.distance(mouth.0) > 1.0) {
                mouths.push(mouth);
            }
        }
    }
    mouths
}

fn closed(outline: &[Point]) -> Vec<Point> {
    outline.iter().chain(outline.first()).copied().collect()
}

/// Small waves on open water, off the shore lines.
fn draw_waves(svg: &mut Svg, sheet: &Sheet, depths: &Field) {
    let mut blocks = Blocks::default();
    for spot in sheet.spots_with(Ground::is_water) {
        let mut chance = Chance::at(0x61, spot.x, spot.y);
        for at in strewn(sheet, spot, 0x67, 44.0) {
            let half = chance.between(5.0, 9.0);
            let knot = depths.around(at, SIDE / 11.0).next();
            if knot.is_some_and(|knot| depths.heights[knot] > 30.0) {
                wave(blocks.at(at), at, half, SIDE * 0.05);
            }
        }
    }
    blocks.draw(svg, |group| {
        let group = group.set("fill", "none").stroke(palette::SHORE, 0.9);
        group.set("stroke-linecap", "round").set("stroke-opacity", "0.5")
    });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rivers::rivers;
    use scene::{BoardHex, BoardSide, Orientation};

    /// Three columns of land, with a sea to the right and a strait through the land: up one side
    /// of the middle hex and back to the sea along the other.
    fn coast() -> Board {
        let hexes = (0..4).flat_map(|column| (0..5).map(move |row| (column, row)));
        let hexes = hexes.map(|(column, row)| BoardHex {
            id: format!("{column}.{row}"),
            x: column * 3,
            y: row * 2 + column % 2,
            terrain: if column == 3 { "sea" } else { "open" }.into(),
        });
        let sides = [["2.2", "2.1"], ["2.2", "1.1"], ["2.2", "1.2"], ["2.2", "2.3"]];
        Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            bearing: None,
            across: None,
            hexes: hexes.collect(),
            sides: sides
                .map(|pair| BoardSide { kind: "all-water".into(), between: pair.map(String::from) })
                .to_vec(),
            lines: Vec::new(),
            names: Vec::new(),
            panels: Vec::new(),
        }
    }

    #[test]
    fn an_arm_of_the_sea_is_open_at_both_ends() {
        let board = coast();
        let sheet = Sheet::new(&board);
        let shores = shores(&sheet, &board, &Clearance::default());
        let straits = rivers(&sheet, &board);
        assert_eq!(straits.len(), 1);
        let mouths = mouths(&straits[0], &shores);
        let [(first, _), (second, _)] = mouths[..] else { panic!("two mouths: {mouths:?}") };
        assert!(first.distance(second) > SIDE, "{mouths:?}");
    }
}
