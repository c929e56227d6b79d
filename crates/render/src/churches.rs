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

/// A place for a church off the roads, toward the rim of its hex, where counters leave it in sight.
fn yard(sheet: &Sheet, spot: Spot, roads: &Clearance) -> Point {
    let center = sheet.point(spot);
    let turn = Chance::at(0x83, spot.x, spot.y).unit();
    let place = |at: i32, share: f64| {
        let angle = (turn + f64::from(at) / 12.0) * std::f64::consts::TAU;
        center + Point::polar(angle, SIDE * share)
    };
    let places: Vec<Point> = [0.5, 0.4, 0.3]
        .into_iter()
        .flat_map(|share| (0..12).map(move |at| place(at, share)))
        .collect();
    let free = |room: f64| {
        places.iter().copied().find(|&at| roads.is_free(at - Point::new(0.0, 4.0), room))
    };
    free(9.0).or_else(|| free(6.0)).unwrap_or(center)
}

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
