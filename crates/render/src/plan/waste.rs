//! Broken ground: stones, what is left of houses, and craters.

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::geometry::{Point, measure};
use crate::ground::{Cover, Relief};
use crate::map::Map;
use crate::path::Path;
use crate::sheet::SIDE;
use crate::svg::Svg;
use crate::terrain::strewn;

use super::plots::is_free;

/// Draws all of it.
pub(super) fn draw(svg: &mut Svg, map: &Map<'_>) {
    draw_stones(svg, map);
    draw_rubble(svg, map);
    draw_craters(svg, map);
}

/// Boulders on rough ground.
fn draw_stones(svg: &mut Svg, map: &Map<'_>) {
    let mut stones = Blocks::default();
    for spot in map.sheet.spots_with(|ground| ground.relief == Relief::Rough) {
        let mut chance = Chance::at(0x91, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x92, 11.0) {
            let size = chance.between(2.6, 6.8);
            if is_free(map, at, 6.0) {
                stone(stones.at(at), at, size, &mut chance);
            }
        }
    }
    draw_heap(svg, &stones, "#b9ab8c", "#6f6045");
}

/// Broken masonry and beams.
fn draw_rubble(svg: &mut Svg, map: &Map<'_>) {
    let (mut stones, mut bricks, mut beams) =
        (Blocks::default(), Blocks::default(), Blocks::default());
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Rubble) {
        let mut chance = Chance::at(0x93, spot.x, spot.y);
        let center = map.sheet.point(spot);
        for at in strewn(&map.sheet, spot, 0x94, 7.4) {
            if at.distance(center) > SIDE * 0.76 {
                continue;
            }
            let size = chance.between(2.6, 6.0);
            let heap = if chance.unit() < 0.3 { &mut bricks } else { &mut stones };
            stone(heap.at(at), at, size, &mut chance);
            if chance.unit() < 0.1 {
                let way = Point::polar(chance.between(0.0, 6.3), chance.between(8.0, 14.0));
                beams.at(at).move_to(at - way).line_to(at + way);
            }
        }
    }
    draw_heap(svg, &stones, "#bdb6a5", "#57503f");
    draw_heap(svg, &bricks, "#b9775a", "#5d3322");
    for (color, width) in [("#2f2013", 4.0), ("#7c5a36", 2.4)] {
        beams.draw(svg, |group| group.set("fill", "none").stroke(color, width));
    }
}

/// A stone with five uneven corners.
pub(super) fn stone(path: &mut Path, at: Point, size: f64, chance: &mut Chance) {
    let turn = chance.between(0.0, std::f64::consts::TAU);
    let corner = |index: usize, reach: f64| {
        at + Point::polar(turn + measure(index) * std::f64::consts::TAU / 5.0, reach)
    };
    let corners: [Point; 5] =
        std::array::from_fn(|index| corner(index, size * chance.between(0.7, 1.15)));
    path.polygon(&corners);
}

/// Stones with their shadow.
pub(super) fn draw_heap(svg: &mut Svg, stones: &Blocks, color: &str, outline: &str) {
    let shapes = stones.shapes(svg);
    if shapes.is_empty() {
        return;
    }
    svg.element("g").fill("#33291a").set("fill-opacity", "0.3").open();
    for shape in &shapes {
        svg.draw_shape(shape).shifted(Point::new(1.4, 1.9)).empty();
    }
    svg.close();
    svg.element("g").fill(color).stroke(outline, 0.9).set("stroke-linejoin", "round").open();
    for shape in &shapes {
        svg.draw_shape(shape).empty();
    }
    svg.close();
}

/// Holes with earth thrown up around them.
fn draw_craters(svg: &mut Svg, map: &Map<'_>) {
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Crater) {
        let mut chance = Chance::at(0x95, spot.x, spot.y);
        let center = map.sheet.point(spot);
        let mut rays = Path::default();
        for at in 0..40 {
            let way = Point::polar(f64::from(at) * 0.157 + chance.spread(0.06), 1.0);
            let (from, to) = (chance.between(24.0, 27.0), chance.between(31.0, 40.0));
            rays.move_to(center + way * from).line_to(center + way * to);
        }
        let rays = svg.path(rays.data()).set("fill", "none").stroke("#8c6c3c", 1.6);
        rays.set("stroke-linecap", "round").set("stroke-opacity", "0.7").empty();
        for (shift, radius, color) in [
            (0.0, 27.0, "#c9ae7a"),
            (0.6, 23.0, "#8a6a3e"),
            (2.0, 19.5, "#6b4f2c"),
            (4.2, 14.0, "#523a1f"),
        ] {
            let mut hole = Path::default();
            hole.smooth_closed(&ring(center + Point::new(shift, shift) * -1.0, radius, spot.x));
            svg.path(hole.data()).fill(color).empty();
        }
    }
}

/// A circle drawn with an unsteady hand.
fn ring(center: Point, radius: f64, salt: i32) -> Vec<Point> {
    let mut chance = Chance::at(0x96, salt, 7);
    (0..14)
        .map(|at| {
            let way = Point::polar(f64::from(at) * std::f64::consts::TAU / 14.0, radius);
            center + way * chance.between(0.9, 1.06)
        })
        .collect()
}
