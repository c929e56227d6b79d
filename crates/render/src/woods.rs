//! Woods: one soft area for a whole wood, trees in clumps of their own.

use crate::chance::{Chance, noise};
use crate::clearance::Clearance;
use crate::geometry::{Point, measure};
use crate::ground::{Cover, Ground, Relief};
use crate::outline::Edge;
use crate::palette;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet};
use crate::svg::Svg;
use crate::terrain::{strewn, tint};

/// The edge of a wood wanders more than others.
const EDGE: Edge = Edge { wobble: 0.17, reach: 0.03, rounds: 24 };

/// The trees in the definitions: id, size, and whether it is a fir.
const TREES: [(&str, f64, bool); 7] = [
    ("tree-a", 5.4, false),
    ("tree-b", 4.6, false),
    ("tree-c", 3.8, false),
    ("tree-d", 5.0, false),
    ("fir-a", 5.2, true),
    ("fir-b", 4.5, true),
    ("fir-c", 3.8, true),
];

/// How many trees stand in each clump of the definitions. Four clumps are of broad trees, the
/// rest of firs, and the last of either are single trees for the edge of a road.
const CLUMPS: [usize; 8] = [4, 3, 5, 1, 4, 5, 3, 1];

/// How far a clump reaches.
const CLUMP_REACH: f64 = 8.5;

fn is_wooded(ground: Ground) -> bool {
    matches!(ground.cover, Cover::LightWoods | Cover::Woods | Cover::Forest)
}

/// Tints the ground under trees.
pub(crate) fn draw_ground(svg: &mut Svg, sheet: &Sheet) {
    let woods = sheet.spots_with(is_wooded);
    tint(svg, sheet, &woods, palette::WOODS, EDGE);
    let forest = sheet.spots_with(|ground| ground.cover == Cover::Forest);
    tint(svg, sheet, &forest, palette::FOREST, EDGE);
}

/// Plants the trees, the farther ones first.
pub(crate) fn draw_trees(svg: &mut Svg, sheet: &Sheet, keep_off: &Clearance) {
    let mut clumps: Vec<(Point, usize)> = Vec::new();
    for spot in sheet.spots_with(is_wooded) {
        let ground = sheet.cells[&spot].ground;
        let (apart, clearing) = match ground.cover {
            Cover::LightWoods => (18.0, -0.3),
            Cover::Forest => (11.5, -0.9),
            _ => (13.5, -0.5),
        };
        let mut chance = Chance::at(0x13, spot.x, spot.y);
        for at in strewn(sheet, spot, 0x17, apart) {
            let mut clump = species(ground, at, &mut chance);
            if !keep_off.is_free(at, CLUMP_REACH) {
                clump |= 3;
            }
            // Clearings: where the noise is low over a stretch, nothing grows.
            let grows = noise(0x23, at, SIDE * 0.5) > clearing;
            let inside = sheet.frame.grown(CLUMP_REACH).contains(at);
            if inside && grows && keep_off.is_free(at, 4.5) {
                clumps.push((at, clump));
            }
        }
    }
    clumps.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    svg.group();
    for (at, clump) in clumps {
        svg.stamp(&format!("clump-{clump}"), at);
    }
    svg.close();
}

/// Which clump stands at a place: firs on high ground and in patches of other woods.
fn species(ground: Ground, at: Point, chance: &mut Chance) -> usize {
    let lean = if ground.relief >= Relief::Hill { 0.35 } else { -0.42 };
    let firs = noise(0x29, at, SIDE * 2.2) + lean > 0.0;
    chance.pick(3) + if firs { 4 } else { 0 }
}

/// Writes the trees and clumps other drawings refer to.
pub(crate) fn define(svg: &mut Svg) {
    for (at, &(id, size, fir)) in TREES.iter().enumerate() {
        svg.element("g").set("id", id).open();
        svg.element("ellipse")
            .number("cx", size * 0.38)
            .number("cy", size * 0.42)
            .number("rx", size * 0.95)
            .number("ry", size * 0.5)
            .fill("#4a5533")
            .set("fill-opacity", "0.28")
            .empty();
        if fir {
            define_fir(svg, size);
        } else {
            define_tree(svg, size, at);
        }
        svg.close();
    }
    for (clump, &count) in CLUMPS.iter().enumerate() {
        define_clump(svg, clump, count);
    }
}

fn define_clump(svg: &mut Svg, clump: usize, count: usize) {
    let mut chance = Chance::at(0x37, i32::try_from(clump).unwrap_or(0), 2);
    let turn = chance.between(0.0, 6.0);
    let mut trees: Vec<(Point, usize)> = (0..count)
        .map(|at| {
            let angle = turn + measure(at) * std::f64::consts::TAU / measure(count);
            let reach = if count == 1 { 0.0 } else { chance.between(4.0, 6.6) };
            let tree = if clump < 4 { chance.pick(4) } else { 4 + chance.pick(3) };
            (Point::polar(angle + chance.spread(0.4), reach), tree)
        })
        .collect();
    trees.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    let id = format!("clump-{clump}");
    svg.element("g").set("id", &id).open();
    for (at, tree) in trees {
        svg.stamp(TREES[tree].0, at);
    }
    svg.close();
}

/// A crown seen from above and a little from the side.
fn define_tree(svg: &mut Svg, size: f64, variety: usize) {
    let mut chance = Chance::at(0x31, i32::try_from(variety).unwrap_or(0), 1);
    let mut ring = |radius: f64, center: Point| {
        let points: Vec<Point> = (0..8)
            .map(|at| {
                let turn = f64::from(at) * std::f64::consts::TAU / 8.0;
                let way = Point::polar(turn, radius * chance.between(0.82, 1.14));
                center + Point::new(way.x, way.y * 0.92)
            })
            .collect();
        let mut path = Path::default();
        path.smooth_closed(&points);
        path
    };
    let up = Point::new(0.0, -size * 0.45);
    let crown = ring(size, up);
    let light = ring(size * 0.52, up + Point::new(-size * 0.26, -size * 0.3));
    let greens = ["#7f9a5c", "#8aa262", "#93a868", "#769156"];
    svg.path(crown.data()).fill(greens[variety % 4]).stroke("#4f6638", 0.7).empty();
    svg.path(light.data()).fill("#b3c288").set("fill-opacity", "0.75").empty();
}

/// Three tiers, darker than a broad crown.
fn define_fir(svg: &mut Svg, size: f64) {
    let mut path = Path::default();
    let at = |x: f64, y: f64| Point::new(x * size, y * size);
    path.polygon(&[
        at(0.0, -1.75),
        at(0.42, -0.85),
        at(0.25, -0.85),
        at(0.68, 0.0),
        at(0.4, 0.0),
        at(0.85, 0.55),
        at(-0.85, 0.55),
        at(-0.4, 0.0),
        at(-0.68, 0.0),
        at(-0.25, -0.85),
        at(-0.42, -0.85),
    ]);
    svg.path(path.data())
        .fill("#6d8a5c")
        .stroke("#45593a", 0.6)
        .set("stroke-linejoin", "round")
        .empty();
    let mut light = Path::default();
    light.polygon(&[at(0.0, -1.6), at(-0.1, -0.2), at(-0.7, 0.45), at(-0.3, -0.3)]);
    svg.path(light.data()).fill("#a4b683").set("fill-opacity", "0.7").empty();
}
