//! Buildings that stand out: bell towers, windmills, water wheels, and the insides of ruins.

use super::houses::{Building, WALL, draw_walls, plans};
use super::roofs::shaded;
use super::waste::{draw_heap, stone};
use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::geometry::{Point, measure};
use crate::ground::{Ground, Landmark};
use crate::map::Map;
use crate::palette::Color;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::terrain::strewn;

/// Draws what rises above the roofs.
pub(super) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let with = |landmark| map.sheet.spots_with(move |ground: Ground| ground.landmark == landmark);
    for spot in with(Landmark::Mill) {
        draw_wheel(svg, &map.sheet, spot);
    }
    for spot in with(Landmark::Church) {
        draw_cross(svg, map.sheet.point(spot) - Point::new(0.0, 14.0), 0.8);
    }
    for spot in with(Landmark::Tower) {
        draw_tower(svg, map.sheet.point(spot));
    }
    for spot in with(Landmark::Windmill) {
        draw_sails(svg, map.sheet.point(spot));
    }
}

/// The slopes of a roof that comes to a point above a ring of corners.
fn draw_spire(svg: &mut Svg, top: Point, ring: &[Point], color: &str) {
    let color = Color::read(color).expect("the colors of spires are well written");
    for at in 0..ring.len() {
        let (from, to) = (ring[at], ring[(at + 1) % ring.len()]);
        let mut slope = Path::default();
        slope.polygon(&[from, to, top]);
        let faces = from.toward(to, 0.5) - top;
        let edge = color.darker(0.4).text();
        svg.path(slope.data()).fill(&shaded(color, faces)).stroke(&edge, 0.7).empty();
    }
}

/// A tower of square plan under a spire, with a cross.
fn draw_tower(svg: &mut Svg, center: Point) {
    let square = |half: f64| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| center + Point::new(x, y) * half)
    };
    let mut foot = Path::default();
    foot.polygon(&square(25.0));
    for step in [4.0, 8.0, 12.0] {
        let shadow = svg.path(foot.data()).shifted(Point::new(step, step * 1.25));
        shadow.fill("#241a0c").set("fill-opacity", "0.14").empty();
    }
    svg.path(foot.data()).fill("#d6cfbc").stroke("#3c382f", 1.8).empty();
    draw_spire(svg, center, &square(20.0), "#737c88");
    draw_cross(svg, center + Point::new(0.0, 2.0), 1.3);
}

fn draw_cross(svg: &mut Svg, foot: Point, size: f64) {
    let at = |x: f64, y: f64| foot + Point::new(x, y) * size;
    let mut cross = Path::default();
    cross.move_to(at(0.0, 0.0)).line_to(at(0.0, -13.0));
    cross.move_to(at(-4.4, -9.0)).line_to(at(4.4, -9.0));
    for (color, width) in [("#2f2413", 4.2), ("#f0d999", 2.2)] {
        let line = svg.path(cross.data()).set("fill", "none").stroke(color, width * size);
        line.set("stroke-linecap", "round").empty();
    }
}

fn circle(center: Point, radius: f64, corners: usize) -> Vec<Point> {
    let step = std::f64::consts::TAU / measure(corners);
    (0..corners).map(|at| center + Point::polar(measure(at) * step, radius)).collect()
}

/// The round tower of a windmill. Its walls keep the shape of the hex, where doors and windows are.
pub(super) fn draw_mill_tower(svg: &mut Svg, map: &Map<'_>, building: &Building) {
    let mut walls = Path::default();
    for plan in plans(&map.sheet, building, WALL) {
        walls.polygon(&plan);
    }
    draw_walls(svg, walls.data(), building.built);
    for &spot in &building.hexes {
        let center = map.sheet.point(spot);
        svg.circle(center, APOTHEM - WALL - 2.6).fill("#d9cfb8").stroke("#5c503c", 1.0).empty();
        svg.circle(center, 27.0).fill("#c4b797").stroke("#5c503c", 1.0).empty();
        draw_spire(svg, center, &circle(center, 22.0, 12), "#8d6d4b");
    }
}

/// Four sails on their beams.
fn draw_sails(svg: &mut Svg, center: Point) {
    let (mut beams, mut cloth, mut slats) = (Path::default(), Path::default(), Path::default());
    for quarter in 0..4 {
        let way = Point::polar(0.42 + f64::from(quarter) * std::f64::consts::FRAC_PI_2, 1.0);
        let (tip, aside) = (center + way * (SIDE * 0.92), way.right() * 10.0);
        beams.move_to(center).line_to(tip);
        let root = center + way * 15.0;
        cloth.polygon(&[root, tip, tip + aside, root + aside]);
        for at in 1..6 {
            let foot = root.toward(tip, f64::from(at) / 6.0);
            slats.move_to(foot).line_to(foot + aside);
        }
    }
    let shadow = svg.path(cloth.data()).shifted(Point::new(4.0, 5.0));
    shadow.fill("#241a0c").set("fill-opacity", "0.3").empty();
    svg.path(cloth.data()).fill("#f6efdc").stroke("#4a3018", 1.1).empty();
    svg.path(slats.data()).set("fill", "none").stroke("#8f7a55", 0.8).empty();
    svg.path(beams.data()).set("fill", "none").stroke("#3f2810", 3.0).empty();
    svg.circle(center, 4.0).fill("#6b4a26").stroke("#2b1606", 1.2).empty();
}

/// A wheel in the water beside a mill.
fn draw_wheel(svg: &mut Svg, sheet: &Sheet, spot: Spot) {
    let wet = |other: &Spot| sheet.ground(*other).is_some_and(Ground::is_water);
    let plain = |other: &Spot| {
        sheet.ground(*other).is_some_and(|it| it.feature == crate::ground::Feature::Nothing)
    };
    let mut sides = sheet.neighbors(spot).into_iter().filter(wet);
    let Some(other) = sides.find(plain) else { return };
    let center = sheet.point(spot);
    let out = (sheet.point(other) - center).unit();
    let (at, along) = (center + out * (APOTHEM + 3.0), out.right());
    let slab = |long: f64, deep: f64| {
        let mut path = Path::default();
        let (long, deep) = (along * long, out * deep);
        path.polygon(&[at - long - deep, at + long - deep, at + long + deep, at - long + deep]);
        path
    };
    svg.path(slab(19.0, 6.6).data()).fill("#a97f4a").stroke("#33200c", 1.6).empty();
    let mut blades = Path::default();
    for step in -4..=4 {
        let foot = at + along * (f64::from(step) * 4.2);
        blades.move_to(foot - out * 6.6).line_to(foot + out * 6.6);
    }
    svg.path(blades.data()).set("fill", "none").stroke("#33200c", 1.5).empty();
    svg.path(slab(21.0, 1.4).data()).fill("#6b4a26").empty();
}

/// What has fallen between the walls of a ruin.
pub(super) fn draw_debris(svg: &mut Svg, map: &Map<'_>, building: &Building) {
    let (mut stones, mut bricks, mut beams) =
        (Blocks::default(), Blocks::default(), Blocks::default());
    for &spot in &building.hexes {
        let mut chance = Chance::at(0xa5, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0xa6, 10.5) {
            if at.distance(map.sheet.point(spot)) > APOTHEM - 10.0 {
                continue;
            }
            let heap = if chance.unit() < 0.35 { &mut bricks } else { &mut stones };
            stone(heap.at(at), at, chance.between(1.6, 4.6), &mut chance);
            if chance.unit() < 0.12 {
                let way = Point::polar(chance.between(0.0, 6.3), chance.between(8.0, 17.0));
                beams.at(at).move_to(at - way).line_to(at + way);
            }
        }
    }
    for (color, width) in [("#2b1d10", 4.2), ("#5f4a36", 2.4)] {
        beams.draw(svg, |group| group.set("fill", "none").stroke(color, width));
    }
    draw_heap(svg, &stones, "#bfb7a5", "#57503f");
    draw_heap(svg, &bricks, "#b4765b", "#5d3322");
}
