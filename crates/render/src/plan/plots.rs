//! What people have made of the ground: fields, orchards, gardens and graves, and meadows.

use std::f64::consts::FRAC_PI_2;

use super::rows::{Field, fields};
use super::ways::fences;
use crate::blocks::Blocks;
use crate::chance::{Chance, wobble};
use crate::clearance::Clearance;
use crate::crops::draw_fields;
use crate::geometry::{Point, steps};
use crate::ground::{Built, Cover, Relief};
use crate::map::Map;
use crate::masses::Mass;
use crate::outline::Edge;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Spot};
use crate::stripes::stripes;
use crate::svg::Svg;
use crate::terrain::{strewn, tint};

/// How far rows end before the edge of a field.
const HEADLAND: f64 = 3.4;

/// The edge of ground that nobody tends.
const WILD: Edge = Edge { wobble: 0.13, reach: 0.0, rounds: 26 };

/// A yard ends well inside its hexes.
const YARD: Edge = Edge { wobble: 0.08, reach: 0.1, rounds: 22 };

/// How one crop looks.
struct Crop {
    ground: &'static str,
    rows: &'static str,
    apart: f64,
    width: f64,
    dashes: &'static str,
}

/// Wheat, beets, plowed land, hay.
const CROPS: [Crop; 4] = [
    Crop { ground: "#ecd68c", rows: "#b8922f", apart: 6.2, width: 1.7, dashes: "6 2.2 3.4 2" },
    Crop { ground: "#d3d49a", rows: "#6f8b3c", apart: 9.6, width: 4.8, dashes: "0.1 7.4" },
    Crop { ground: "#d9bd92", rows: "#9b754a", apart: 7.2, width: 1.9, dashes: "none" },
    Crop { ground: "#e6dba2", rows: "#b5a24f", apart: 11.0, width: 1.2, dashes: "14 5 8 3" },
];

fn crop(field: &Field) -> &'static Crop {
    // Neighbors in the list lie near each other, so that steps of one make a quilt.
    &CROPS[field.number % CROPS.len()]
}

fn angle(field: &Field) -> f64 {
    let first = field.hexes.first().copied().unwrap_or(Spot::new(0, 0));
    let mut chance = Chance::at(0x71, first.x, first.y);
    [0.52, -0.52, FRAC_PI_2, 0.12][chance.pick(4)] + chance.spread(0.1)
}

/// Tints all ground that is not bare.
pub(super) fn draw_ground(svg: &mut Svg, map: &Map<'_>) {
    let covered = |cover| map.sheet.spots_with(move |ground| ground.cover == cover);
    let built = map.sheet.spots_with(|ground| ground.built != Built::Nothing);
    tint(svg, &map.sheet, &built, "#e3d2ad", YARD);
    for (cover, color) in [
        (Cover::Low, "#c9d397"),
        (Cover::Thicket, "#c3cf94"),
        (Cover::Rubble, "#d8c9a8"),
        (Cover::Crater, "#dccba0"),
    ] {
        tint(svg, &map.sheet, &covered(cover), color, WILD);
    }
    let rough = map.sheet.spots_with(|ground| ground.relief == Relief::Rough);
    tint(svg, &map.sheet, &rough, "#dccba4", WILD);
    for (cover, color) in
        [(Cover::Orchard, "#cfd99c"), (Cover::Garden, "#d8d3a0"), (Cover::Graves, "#d3dcab")]
    {
        draw_fields(svg, &Mass::of(&map.sheet, covered(cover), 0.0).ruled(), color, "#a9a767");
    }
    for field in fields(&map.sheet, covered(Cover::Fields)) {
        draw_fields(svg, &field.edges, crop(&field).ground, crop(&field).rows);
    }
    tint(svg, &map.sheet, &covered(Cover::Woods), "#aebf84", WILD);
}

/// Draws what stands on it, up to a man's knee.
pub(super) fn draw_growth(svg: &mut Svg, map: &Map<'_>) {
    let fences = fences(map);
    draw_rows(svg, map, &fences);
    draw_meadows(svg, map);
    draw_gardens(svg, map, &fences);
    draw_graves(svg, map, &fences);
}

fn draw_rows(svg: &mut Svg, map: &Map<'_>, fences: &Clearance) {
    let mut blocks = CROPS.each_ref().map(|_| Blocks::default());
    let tilled = map.sheet.spots_with(|ground| ground.cover == Cover::Fields);
    for field in fields(&map.sheet, tilled) {
        let blocks = &mut blocks[field.number % CROPS.len()];
        let (way, apart) = (angle(&field), crop(&field).apart);
        for [from, to] in stripes(&field.edges, &[], field.around(), way, apart, HEADLAND) {
            let parts = steps(from.distance(to) / 8.0).max(2);
            let along = |at: usize| from.toward(to, share(at, parts));
            let points: Vec<Point> =
                (0..=parts).map(|at| wobble(0x5c, along(at), SIDE * 1.6, 1.4)).collect();
            let free = |at: Point| map.busy.is_free(at, 3.0) && fences.is_free(at, 3.0);
            for stretch in points.split(|&at| !free(at)) {
                if stretch.len() > 1 {
                    blocks.at(from).polyline(stretch);
                }
            }
        }
    }
    for (blocks, crop) in blocks.iter().zip(&CROPS) {
        blocks.draw(svg, |group| {
            let group = group.set("fill", "none").stroke(crop.rows, crop.width);
            let group = group.set("stroke-dasharray", crop.dashes).set("stroke-linecap", "round");
            group.set("stroke-opacity", "0.72")
        });
    }
}

fn share(at: usize, parts: usize) -> f64 {
    crate::geometry::measure(at) / crate::geometry::measure(parts)
}

/// Grass: sparse on meadows, high where one can hide in it.
fn draw_meadows(svg: &mut Svg, map: &Map<'_>) {
    let (mut short, mut high) = (Blocks::default(), Blocks::default());
    let bare = map.sheet.spots_with(|ground| {
        ground.cover == Cover::Bare
            && ground.relief == Relief::Level
            && ground.built == Built::Nothing
    });
    for spot in bare {
        let mut chance = Chance::at(0x72, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x73, 21.0) {
            if chance.unit() < 0.62 && map.busy.is_free(at, 3.0) && map.shore.is_free(at, 4.0) {
                blades(short.at(at), at, 0.8, &mut chance);
            }
        }
    }
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Low) {
        let mut chance = Chance::at(0x74, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x75, 11.5) {
            if map.busy.is_free(at, 3.0) {
                blades(high.at(at), at, 1.5, &mut chance);
            }
        }
    }
    for (blocks, color, width) in [(&short, "#8b9a55", 0.9), (&high, "#6f843d", 1.2)] {
        blocks.draw(svg, |group| {
            let group = group.set("fill", "none").stroke(color, width);
            group.set("stroke-linecap", "round").set("stroke-opacity", "0.8")
        });
    }
}

fn blades(path: &mut Path, at: Point, size: f64, chance: &mut Chance) {
    for (lean, height) in [(-2.6, 3.4), (-0.6, 5.2), (1.4, 4.8), (3.0, 3.0)] {
        let tip = Point::new(lean + chance.spread(0.7), -height) * size;
        path.move_to(at + Point::new(lean * 0.4 * size, 0.0)).line_to(at + tip);
    }
}

/// Beds in rows, with what grows in them.
fn draw_gardens(svg: &mut Svg, map: &Map<'_>, fences: &Clearance) {
    let (mut beds, mut greens) = (Blocks::default(), Blocks::default());
    let mut flowers = FLOWERS.map(|_| Blocks::default());
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Garden) {
        let mut chance = Chance::at(0x76, spot.x, spot.y);
        let way = Point::polar([0.52, -0.52, 0.0][chance.pick(3)] + chance.spread(0.1), 1.0);
        let plots = plots(map, spot, way, &mut chance);
        for (at, half) in plots.into_iter().filter(|&(at, _)| fences.is_free(at, 9.0)) {
            let (long, deep) = (way * half.x, way.right() * half.y);
            beds.at(at).polygon(&[
                at - long - deep,
                at + long - deep,
                at + long + deep,
                at - long + deep,
            ]);
            let blooms = chance.unit() < 0.4;
            for row in [-0.5, 0.5] {
                for step in -2..=2 {
                    let plant = at + deep * row + long * (f64::from(step) * 0.4);
                    if blooms {
                        flowers[chance.pick(FLOWERS.len())].at(plant).dot(plant);
                    } else {
                        greens.at(plant).dot(plant);
                    }
                }
            }
        }
    }
    beds.draw(svg, |group| {
        group.fill("#a98659").set("fill-opacity", "0.75").stroke("#6d5232", 0.9)
    });
    let dotted = |svg: &mut Svg, blocks: &Blocks, color: &str, width: f64| {
        blocks.draw(svg, |group| group.stroke(color, width).set("stroke-linecap", "round"));
    };
    dotted(svg, &greens, "#47602c", 5.4);
    dotted(svg, &greens, "#86a552", 4.0);
    for (blocks, color) in flowers.iter().zip(FLOWERS) {
        dotted(svg, blocks, "#4c6230", 4.8);
        dotted(svg, blocks, color, 3.0);
    }
}

/// Colors of flowers.
const FLOWERS: [&str; 3] = ["#d9694f", "#efc54e", "#f3ece0"];

/// Where the beds of a garden lie, and half their size.
fn plots(map: &Map<'_>, spot: Spot, way: Point, chance: &mut Chance) -> Vec<(Point, Point)> {
    let center = map.sheet.point(spot);
    let mut found = Vec::new();
    for row in -2..=2 {
        for column in -1..=1 {
            let half = Point::new(chance.between(9.6, 11.6), chance.between(4.6, 5.6));
            let at =
                center + way * (f64::from(column) * 27.0) + way.right() * (f64::from(row) * 15.5);
            if chance.unit() < 0.9 && inside(map, spot, at, 14.0) && is_free(map, at, 12.0) {
                found.push((at, half));
            }
        }
    }
    found
}

/// Crosses in rows.
fn draw_graves(svg: &mut Svg, map: &Map<'_>, fences: &Clearance) {
    let (mut crosses, mut mounds) = (Blocks::default(), Blocks::default());
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Graves) {
        let mut chance = Chance::at(0x77, spot.x, spot.y);
        let center = map.sheet.point(spot);
        for row in -2..=2 {
            for column in -2..=2 {
                let net = Point::new(f64::from(column) * 15.0, f64::from(row) * 17.0);
                let at = center + net.turned(0.08) + Point::new(chance.spread(1.4), 0.0);
                let free = is_free(map, at, 7.0) && fences.is_free(at, 6.0);
                if chance.unit() > 0.88 || !inside(map, spot, at, 9.0) || !free {
                    continue;
                }
                let to = |x: f64, y: f64| at + Point::new(x, y);
                crosses.at(at).move_to(to(0.0, 0.0)).line_to(to(0.0, -8.0));
                crosses.at(at).move_to(to(-3.0, -5.4)).line_to(to(3.0, -5.4));
                mounds.at(at).move_to(to(-2.0, 3.4)).line_to(to(2.0, 3.4));
            }
        }
    }
    mounds.draw(svg, |group| {
        let group = group.stroke("#8a7a4c", 6.4).set("stroke-opacity", "0.5");
        group.set("stroke-linecap", "round")
    });
    for (color, width) in [("#4a4237", 3.4), ("#ece5d3", 1.7)] {
        crosses.draw(svg, |group| {
            group.set("fill", "none").stroke(color, width).set("stroke-linecap", "round")
        });
    }
}

/// Whether a point lies in a hex, so far from its sides.
pub(super) fn inside(map: &Map<'_>, spot: Spot, at: Point, margin: f64) -> bool {
    let center = map.sheet.point(spot);
    map.sheet
        .neighbors(spot)
        .into_iter()
        .all(|other| (at - center).dot((map.sheet.point(other) - center).unit()) < APOTHEM - margin)
}

/// Whether nobody walks or swims at a point.
pub(super) fn is_free(map: &Map<'_>, at: Point, room: f64) -> bool {
    map.busy.is_free(at, room) && map.shore.is_free(at, room)
}
