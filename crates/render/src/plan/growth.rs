//! What grows higher: bushes, hedges, fruit trees and woods.

use super::clumps::{Clumps, Leaves};
use super::plots::{inside, is_free};
use super::rows::fields;
use crate::chance::Chance;
use crate::curve::{resampled, sampled};
use crate::geometry::Point;
use crate::ground::{Built, Cover};
use crate::map::Map;
use crate::stripes::stripes;
use crate::svg::Svg;
use crate::terrain::strewn;

/// Leaves of bushes, in two sizes.
const BUSHES: [(f64, Leaves); 2] = [
    (5.4, Leaves { outline: "#5b6b31", green: "#a3b163", light: "#d6dd98" }),
    (7.6, Leaves { outline: "#55692f", green: "#90a757", light: "#c5d488" }),
];
/// Leaves of hedges.
const HEDGE: Leaves = Leaves { outline: "#43572a", green: "#7c9549", light: "#b3c579" };
/// Leaves of fruit trees.
const FRUIT: Leaves = Leaves { outline: "#5a6d33", green: "#a0b664", light: "#dbe3a2" };
/// Leaves of the trees of woods, in three sizes.
const WOODS: [(f64, Leaves); 3] = [
    (12.0, Leaves { outline: "#43582d", green: "#7f9a55", light: "#b7c98a" }),
    (14.5, Leaves { outline: "#3d522a", green: "#74914d", light: "#adc181" }),
    (17.0, Leaves { outline: "#394e28", green: "#86a05b", light: "#c0d094" }),
];

/// Draws bushes and hedges.
pub(super) fn draw_low(svg: &mut Svg, map: &Map<'_>) {
    let mut sizes = BUSHES.map(|(width, leaves)| Clumps::new(width, leaves));
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Thicket) {
        let mut chance = Chance::at(0x81, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x82, 11.0) {
            if inside(map, spot, at, 5.0) && is_free(map, at, 7.0) && chance.unit() < 0.86 {
                let size = chance.pick(BUSHES.len());
                sizes[size].add(at, BUSHES[size].0 * 0.42, 4, &mut chance);
            }
        }
    }
    for size in &sizes {
        size.draw(svg);
    }
    draw_hedges(svg, map);
}

/// Hedges run from hex to hex, with a gate wherever a way leads through.
fn draw_hedges(svg: &mut Svg, map: &Map<'_>) {
    let mut hedges = Clumps::new(9.0, HEDGE);
    for line in map.board.lines.iter().filter(|line| line.kind == "hedge") {
        let points: Vec<Point> = line.path.iter().filter_map(|hex| map.sheet.center(hex)).collect();
        for (number, &at) in resampled(&sampled(&points, 6), 8.5).iter().enumerate() {
            let mut chance = Chance::at(0x83, whole(at.x), whole(at.y));
            let house = map.sheet.spot_at(at).and_then(|spot| map.sheet.ground(spot));
            let house = house.is_some_and(|ground| ground.built != Built::Nothing);
            if !house && is_free(map, at, 7.0) {
                let reach = if number % 7 == 3 { 5.2 } else { 3.2 };
                let aside = Point::new(chance.spread(1.8), chance.spread(1.8));
                hedges.add(at + aside, reach, 4, &mut chance);
            }
        }
    }
    hedges.draw(svg);
}

/// Draws orchards and woods.
pub(super) fn draw_trees(svg: &mut Svg, map: &Map<'_>) {
    draw_orchards(svg, map);
    let mut sizes = WOODS.map(|(width, leaves)| Clumps::new(width, leaves));
    let wooded = map.sheet.spots_with(|ground| ground.cover == Cover::Woods);
    for &spot in &wooded {
        let mut chance = Chance::at(0x84, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x85, 19.5) {
            let deep = map.sheet.neighbors(spot).iter().all(|it| wooded.contains(it));
            if (deep || inside(map, spot, at, 3.0)) && stands(map, at) {
                let size = chance.pick(WOODS.len());
                let reach = WOODS[size].0 * 0.42;
                sizes[size].add(at, reach, 5, &mut chance);
            }
        }
    }
    for size in &sizes {
        size.draw(svg);
    }
}

/// Whether there is room for a tree.
fn stands(map: &Map<'_>, at: Point) -> bool {
    let near_house = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)].iter().any(|&(x, y)| {
        let spot = map.sheet.spot_at(at + Point::new(x, y) * 10.0);
        spot.and_then(|it| map.sheet.ground(it)).is_some_and(|it| it.built != Built::Nothing)
    });
    !near_house && is_free(map, at, 10.0)
}

/// Fruit trees stand in rows.
fn draw_orchards(svg: &mut Svg, map: &Map<'_>) {
    let mut trees = Clumps::new(10.4, FRUIT);
    let planted = map.sheet.spots_with(|ground| ground.cover == Cover::Orchard);
    for field in fields(&map.sheet, planted) {
        let angle = [0.52, -0.52, 0.1][field.number % 3];
        for [from, to] in stripes(&field.edges, &[], field.around(), angle, 25.0, 6.0) {
            plant(&mut trees, map, from, to);
        }
    }
    trees.draw(svg);
}

/// Plants one row of fruit trees, on a net of the whole map.
fn plant(trees: &mut Clumps, map: &Map<'_>, from: Point, to: Point) {
    let way = (to - from).unit();
    let (first, last) = (from.dot(way), to.dot(way));
    let mut chance = Chance::at(0x86, whole(from.x), whole(from.y));
    let mut at = (first / 25.0).ceil() * 25.0;
    while at < last {
        let place = from + way * (at - first);
        if stands(map, place) {
            trees.add(place, chance.between(3.6, 4.6), 5, &mut chance);
        }
        at += 25.0;
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}
