//! Sand along the coast, where boats can land.

use std::collections::BTreeSet;

use scene::Board;

use crate::blocks::Blocks;
use crate::chance::noise;
use crate::curve::{direction, resampled};
use crate::geometry::Point;
use crate::ground::Ground;
use crate::map::Map;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::water::beds;

/// How wide the sand is, both sides of the shore line; the sea covers one of them.
const WIDTH: f64 = 15.0;

/// How far sand keeps off the water of a river.
const MOUTH: f64 = 3.0;

/// Draws the sand of all beaches. The sea is drawn above it.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let sides = sides(&map.sheet, map.board);
    if sides.is_empty() {
        return;
    }
    let (mut sand, mut grains) = (Blocks::default(), Blocks::default());
    let beds = beds(&map.rivers);
    let is_sand = |at: Point| is_near(at, &sides) && beds.is_free(at, MOUTH);
    for shore in &map.shores {
        let line: Vec<Point> = shore.iter().chain(shore.first()).copied().collect();
        for stretch in resampled(&line, 5.0).split(|&it| !is_sand(it)) {
            sand.add_line(&stretch.iter().copied().step_by(2).collect::<Vec<Point>>());
            for (at, &place) in stretch.iter().enumerate() {
                // The sea lies to the right of its shore.
                let inland = direction(stretch, at).right() * -1.0;
                let off = 4.0 + 2.6 * noise(0x2b, place, 7.0);
                grains.at(place).dot(place + inland * off);
            }
        }
    }
    sand.draw(svg, |group| {
        group.set("fill", "none").stroke("#f6e7b4", WIDTH).set("stroke-linejoin", "round")
    });
    grains.draw(svg, |group| group.stroke("#b08a45", 1.5).set("stroke-linecap", "round"));
}

/// The middles of the hexsides where a beach meets the sea.
fn sides(sheet: &Sheet, board: &Board) -> Vec<Point> {
    let beaches = board.lines.iter().filter(|line| line.kind == "beach");
    let beaches: BTreeSet<Spot> =
        beaches.flat_map(|line| &line.path).filter_map(|hex| sheet.spot(hex)).collect();
    let wet = |spot: &Spot| sheet.ground(*spot).is_some_and(Ground::is_water);
    let middle = |hex: Spot, sea: Spot| sheet.point(hex).toward(sheet.point(sea), 0.5);
    beaches
        .into_iter()
        .flat_map(|hex| sheet.neighbors(hex).into_iter().filter(wet).map(move |sea| (hex, sea)))
        .map(|(hex, sea)| middle(hex, sea))
        .collect()
}

fn is_near(at: Point, sides: &[Point]) -> bool {
    sides.iter().any(|side| side.distance(at) < SIDE * 0.56)
}
