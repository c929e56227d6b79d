//! The ground: soft tinted areas that run together across hexes, with texture drawn inside.

use std::collections::BTreeSet;

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::clearance::Clearance;
use crate::geometry::{Point, measure, steps};
use crate::ground::{Built, Cover, Ground, Relief};
use crate::map::Map;
use crate::masses::{Mass, area};
use crate::outline::{Edge, area_path, soft_outlines};
use crate::palette;
use crate::path::Path;
use crate::relief::HighGround;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::{churches, crops, fields, levels, meadows, towns, woods};

/// The edge of most areas.
const EDGE: Edge = Edge { wobble: 0.12, reach: 0.02, rounds: 26 };

/// Marshes fray.
const MARSH_RAGGED: f64 = 1.1;

/// The ground under houses ends well inside its hex.
const TOWN_EDGE: Edge = Edge { wobble: 0.1, reach: -0.16, rounds: 30 };

/// Draws everything that grows, rises or is built, except open water.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let (sheet, keep_off) = (&map.sheet, &map.busy);
    meadows::draw_tones(svg, map);
    for (cover, color) in [
        (Cover::Unknown, palette::UNKNOWN),
        (Cover::Desert, palette::DESERT),
        (Cover::Fields, palette::FIELDS),
        (Cover::Orchard, "#d9d6a2"),
    ] {
        tint(svg, sheet, &sheet.spots_with(|ground| ground.cover == cover), color, EDGE);
    }
    crops::draw_ground(svg, map);
    let rough = sheet.spots_with(|ground| ground.relief == Relief::Rough);
    tint(svg, sheet, &rough, palette::ROUGH, EDGE);
    let high_ground = HighGround::of(sheet, &map.rivers);
    if let Some(high_ground) = &high_ground {
        high_ground.draw(svg);
    }
    if let Some(slopes) = &map.slopes {
        slopes.draw_ground(svg);
    }
    let marsh = Mass::new(sheet, |ground| ground.cover == Cover::Marsh, MARSH_RAGGED);
    tint_area(svg, &area(&marsh.outlines()), palette::MARSH);
    woods::draw_ground(svg, sheet);
    if let Some(high_ground) = &high_ground {
        high_ground.draw_contours(svg);
        high_ground.draw_shading(svg);
    }
    levels::draw(svg, sheet);
    if let Some(slopes) = &map.slopes {
        slopes.draw_strokes(svg);
    }
    // A few houses in hills or woods leave the ground around them as it is.
    let is_scattered = |ground: Ground| {
        ground.built == Built::Village
            && (ground.relief != Relief::Level || ground.cover != Cover::Bare)
    };
    let built = sheet.spots_with(|ground| ground.built != Built::Nothing && !is_scattered(ground));
    tint(svg, sheet, &built, palette::STREETS, TOWN_EDGE);
    fields::draw(svg, map);
    crops::draw(svg, map);
    draw_textures(svg, sheet, keep_off);
    meadows::draw_tufts(svg, map);
    churches::draw_walls(svg, sheet);
    towns::draw(svg, sheet, &map.houses);
    woods::draw_trees(svg, map);
}

/// Fills a union of hexes with a color whose edge fades a little.
pub(crate) fn tint(svg: &mut Svg, sheet: &Sheet, hexes: &BTreeSet<Spot>, color: &str, edge: Edge) {
    if hexes.is_empty() {
        return;
    }
    tint_area(svg, &area_path(&soft_outlines(sheet, hexes, edge)), color);
}

/// Fills an area with a color whose edge fades a little.
pub(crate) fn tint_area(svg: &mut Svg, area: &Path, color: &str) {
    if area.data().is_empty() {
        return;
    }
    let shape = svg.shape(area.data());
    svg.element("g").fill(color).set("stroke", color).set("stroke-linejoin", "round").open();
    for (width, opacity) in [(12.0, 0.15), (7.0, 0.2), (2.5, 0.3)] {
        svg.draw_shape(&shape)
            .set("fill", "none")
            .number("stroke-width", width)
            .number("stroke-opacity", opacity)
            .empty();
    }
    svg.draw_shape(&shape).set("stroke", "none").set("fill-opacity", "0.86").empty();
    svg.close();
}

/// Points strewn over a hex, none closer to another than `apart`.
pub(crate) fn strewn(sheet: &Sheet, spot: Spot, salt: u64, apart: f64) -> Vec<Point> {
    let mut chance = Chance::at(salt, spot.x, spot.y);
    let center = sheet.point(spot);
    let mut points: Vec<Point> = Vec::new();
    // About twice as many tries as there is room for points.
    for _ in 0..steps((2.6 * SIDE / apart).powi(2)) {
        let at = center + Point::new(chance.spread(SIDE), chance.spread(SIDE));
        let inside = sheet.neighbors(spot).into_iter().all(|neighbor| {
            (at - center).dot((sheet.point(neighbor) - center).unit()) < APOTHEM * 0.97
        });
        if inside && points.iter().all(|other| other.distance(at) > apart) {
            points.push(at);
        }
    }
    points
}

fn draw_textures(svg: &mut Svg, sheet: &Sheet, keep_off: &Clearance) {
    let covered = |cover| sheet.spots_with(move |ground| ground.cover == cover);
    let rough = sheet.spots_with(|ground| ground.relief == Relief::Rough);
    let open = sheet.spots_with(|ground| {
        ground.cover == Cover::Bare
            && ground.relief == Relief::Level
            && ground.built == Built::Nothing
    });
    let textures: [(BTreeSet<Spot>, Texture); 7] = [
        (covered(Cover::Marsh), Texture::new(19.0, tuft, "#5d8577", 0.95)),
        (covered(Cover::Marsh), Texture::new(21.0, pool, "#6f9fb0", 1.0)),
        (covered(Cover::Desert), Texture::new(15.0, dune, "#b59a5e", 0.8)),
        (covered(Cover::Orchard), Texture::new(10.0, bush, "#76864c", 1.2)),
        (covered(Cover::Fields), Texture::new(20.0, furrows, "#b39f5f", 0.7)),
        (rough, Texture::new(13.0, stones, "#8a744a", 0.9)),
        (open, Texture::new(42.0, grass, "#a39a62", 0.7)),
    ];
    for (hexes, texture) in &textures {
        texture.draw(svg, sheet, keep_off, hexes);
    }
}

/// A stroke that is strewn over hexes.
struct Texture {
    apart: f64,
    stroke: fn(&mut Path, Point, &mut Chance),
    color: &'static str,
    width: f64,
}

impl Texture {
    fn new(
        apart: f64,
        stroke: fn(&mut Path, Point, &mut Chance),
        color: &'static str,
        width: f64,
    ) -> Self {
        Self { apart, stroke, color, width }
    }

    fn draw(&self, svg: &mut Svg, sheet: &Sheet, keep_off: &Clearance, hexes: &BTreeSet<Spot>) {
        let mut blocks = Blocks::default();
        let salt = self.apart.to_bits();
        for &spot in hexes {
            let mut chance = Chance::at(salt ^ 0x99, spot.x, spot.y);
            for at in strewn(sheet, spot, salt, self.apart) {
                if keep_off.is_free(at, 7.0) {
                    (self.stroke)(blocks.at(at), at, &mut chance);
                }
            }
        }
        blocks.draw(svg, |group| {
            group.set("fill", "none").stroke(self.color, self.width).set("stroke-linecap", "round")
        });
    }
}

fn tuft(path: &mut Path, at: Point, chance: &mut Chance) {
    for (lean, height) in [(-3.6, 4.2), (-1.4, 6.6), (1.2, 7.2), (3.8, 4.6)] {
        let tip = at + Point::new(lean + chance.spread(0.6), -height);
        path.move_to(at + Point::new(lean * 0.35, 0.0)).line_to(tip);
    }
    path.move_to(at - Point::new(5.0, 0.0)).line_to(at + Point::new(5.0, 0.0));
}

fn pool(path: &mut Path, at: Point, chance: &mut Chance) {
    for (down, half) in [(0.0, 6.5), (2.4, 3.8)] {
        let middle = at + Point::new(chance.spread(2.0), down);
        path.move_to(middle - Point::new(half, 0.0)).line_to(middle + Point::new(half, 0.0));
    }
}

fn dune(path: &mut Path, at: Point, chance: &mut Chance) {
    let half = chance.between(4.0, 8.0);
    let side = Point::new(half, 0.0);
    path.move_to(at - side).curve_to(
        at - Point::new(half * 0.4, 3.0),
        at - Point::new(-half * 0.3, 3.0),
        at + side,
    );
}

fn bush(path: &mut Path, at: Point, _: &mut Chance) {
    let round = |x: f64, y: f64| at + Point::new(x, y);
    path.move_to(round(-1.6, 0.0))
        .curve_to(round(-1.6, -3.2), round(1.6, -3.2), round(1.6, 0.0))
        .line_to(round(-1.6, 0.0));
}

fn furrows(path: &mut Path, at: Point, chance: &mut Chance) {
    let way = Point::polar(measure(chance.pick(3)) * 1.05 + chance.spread(0.2), 1.0);
    let half = chance.between(6.0, 9.0);
    for row in -2..=2 {
        let middle = at + way.right() * (f64::from(row) * 2.6);
        path.move_to(middle - way * half).line_to(middle + way * half);
    }
}

fn stones(path: &mut Path, at: Point, chance: &mut Chance) {
    let size = chance.between(1.8, 3.6);
    let round = |x: f64, y: f64| at + Point::new(x, y) * size;
    path.move_to(round(-1.0, 0.4))
        .line_to(round(-0.4, -0.8))
        .line_to(round(0.6, -0.6))
        .line_to(round(1.0, 0.4));
}

fn grass(path: &mut Path, at: Point, chance: &mut Chance) {
    if chance.unit() < 0.45 {
        return;
    }
    for (lean, height) in [(-1.8, 2.6), (0.2, 3.6), (2.0, 2.4)] {
        path.move_to(at + Point::new(lean * 0.5, 0.0))
            .line_to(at + Point::new(lean + chance.spread(0.4), -height));
    }
}
