//! Churches of engraved maps: one for each village, and the walls around churchyards and towns.

use std::collections::BTreeSet;

use scene::{Board, Look};

use crate::chance::Chance;
use crate::clearance::Clearance;
use crate::geometry::Point;
use crate::ground::Built;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// How far the walls of a town lie from the middle of its hex.
const WALL: f64 = SIDE * 0.74;

/// Where the churches of a board stand, by their feet.
pub(crate) fn churches(sheet: &Sheet, board: &Board, roads: &Clearance) -> Vec<Point> {
    if board.look != Look::Engraved {
        return Vec::new();
    }
    let built = sheet.spots_with(|ground| {
        matches!(ground.built, Built::Village | Built::Town | Built::Walled | Built::City)
    });
    let mut left = built.clone();
    let mut churches = Vec::new();
    while let Some(first) = left.pop_first() {
        let village = village(sheet, &mut left, first);
        // A walled church is the church of its village.
        let is_walled =
            |spot: &&Spot| sheet.ground(**spot).is_some_and(|it| it.built == Built::Walled);
        let home = village.iter().find(is_walled).or_else(|| village.get(village.len() / 2));
        churches.extend(home.map(|&spot| yard(sheet, spot, roads)));
    }
    churches
}

/// The hexes built on that lie together.
fn village(sheet: &Sheet, left: &mut BTreeSet<Spot>, first: Spot) -> Vec<Spot> {
    let mut village = vec![first];
    let mut at = 0;
    while let Some(&spot) = village.get(at) {
        village.extend(sheet.neighbors(spot).into_iter().filter(|it| left.remove(it)));
        at += 1;
    }
    village.sort_unstable();
    village
}

/// A place for a church off the roads: best to the left or right of the middle of its hex, where
/// counters leave it in sight.
fn yard(sheet: &Sheet, spot: Spot, roads: &Clearance) -> Point {
    let center = sheet.point(spot);
    let side = if Chance::at(0x83, spot.x, spot.y).unit() < 0.5 { -1.0 } else { 1.0 };
    let place = |&(x, y): &(f64, f64)| center + Point::new(x * side, y) * SIDE;
    let free = |room: f64| {
        let is_free = |foot: &Point| roads.is_free(*foot - Point::new(0.0, 5.0), room);
        YARDS.iter().map(place).find(is_free)
    };
    free(11.0).or_else(|| free(7.0)).unwrap_or(center)
}

/// Where the foot of a church may stand in its hex, in sides of it, the best places first.
const YARDS: [(f64, f64); 14] = [
    (0.62, 0.1),
    (-0.62, 0.1),
    (0.6, 0.3),
    (-0.6, 0.3),
    (0.6, -0.08),
    (-0.6, -0.08),
    (0.42, 0.42),
    (-0.42, 0.42),
    (0.4, -0.2),
    (-0.4, -0.2),
    (0.3, 0.2),
    (-0.3, 0.2),
    (0.0, 0.5),
    (0.0, -0.3),
];

/// Draws the walls of towns, with a tower at each corner.
pub(crate) fn draw_walls(svg: &mut Svg, sheet: &Sheet) {
    for spot in sheet.spots_with(|ground| ground.built == Built::Walled) {
        let center = sheet.point(spot);
        let corners: Vec<Point> = (0..8)
            .map(|at| {
                center + Point::polar((f64::from(at) + 0.5) * std::f64::consts::FRAC_PI_4, WALL)
            })
            .collect();
        let mut wall = Path::default();
        wall.polygon(&corners);
        svg.path(wall.data()).fill("#e3cda6").set("fill-opacity", "0.75").empty();
        for (color, width) in [("#3a2415", 5.0), ("#cf9f72", 2.4)] {
            let path = svg.path(wall.data()).set("fill", "none").stroke(color, width);
            path.set("stroke-linejoin", "round").empty();
        }
        for corner in corners {
            svg.circle(corner, 3.7).fill("#cf9f72").stroke("#3a2415", 1.3).empty();
        }
    }
}

/// Draws the churches: nave, tower and cross, seen from the side.
pub(crate) fn draw(svg: &mut Svg, churches: &[Point]) {
    let (mut walls, mut roofs, mut crosses) = (Path::default(), Path::default(), Path::default());
    for &foot in churches {
        let at = |x: f64, y: f64| foot + Point::new(x, y);
        walls.polygon(&[at(-1.0, 0.0), at(-1.0, -5.0), at(9.0, -5.0), at(9.0, 0.0)]);
        walls.polygon(&[at(-6.5, 0.0), at(-6.5, -9.5), at(-1.0, -9.5), at(-1.0, 0.0)]);
        roofs.polygon(&[at(-1.0, -5.0), at(0.6, -9.0), at(7.6, -9.0), at(9.6, -5.0)]);
        roofs.polygon(&[at(-7.2, -9.5), at(-3.75, -17.0), at(-0.3, -9.5)]);
        crosses.move_to(at(-3.75, -16.6)).line_to(at(-3.75, -22.0));
        crosses.move_to(at(-5.7, -20.0)).line_to(at(-1.8, -20.0));
    }
    if walls.data().is_empty() {
        return;
    }
    for path in [&walls, &roofs] {
        svg.path(path.data())
            .set("fill", "none")
            .stroke("#f6ecd2", 3.4)
            .set("stroke-linejoin", "round")
            .empty();
    }
    svg.path(crosses.data()).set("fill", "none").stroke("#f6ecd2", 3.6).empty();
    svg.path(walls.data()).fill("#fbf3dd").stroke("#3a2415", 1.0).empty();
    svg.path(roofs.data())
        .fill("#8c3a28")
        .stroke("#3a2415", 1.0)
        .set("stroke-linejoin", "round")
        .empty();
    svg.path(crosses.data()).set("fill", "none").stroke("#2a1a0e", 1.5).empty();
}
