//! Fields one can fight in: corn and wheat in rows that run on from hex to hex, and bushes.

use std::f64::consts::FRAC_PI_6;

use crate::blocks::Blocks;
use crate::chance::{Chance, wobble};
use crate::geometry::Point;
use crate::ground::Cover;
use crate::map::Map;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::terrain::strewn;

/// How the rows of a crop run and look.
struct Rows {
    cover: Cover,
    angle: f64,
    apart: f64,
    color: &'static str,
    width: f64,
    dashes: &'static str,
}

const ROWS: [Rows; 2] = [
    Rows {
        cover: Cover::Wheat,
        angle: FRAC_PI_6 * 0.4,
        apart: 5.2,
        color: "#b8922f",
        width: 1.2,
        dashes: "7 2.4 4 2",
    },
    Rows {
        cover: Cover::Corn,
        angle: -FRAC_PI_6 * 0.7,
        apart: 7.4,
        color: "#6f8136",
        width: 3.6,
        dashes: "0.1 5.6",
    },
];

/// Draws all crops and bushes.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    for rows in &ROWS {
        draw_rows(svg, map, rows);
    }
    draw_bushes(svg, map);
}

fn draw_rows(svg: &mut Svg, map: &Map<'_>, rows: &Rows) {
    let mut blocks = Blocks::default();
    for spot in map.sheet.spots_with(|ground| ground.cover == rows.cover) {
        for row in rows_of(&map.sheet, spot, rows) {
            let points: Vec<Point> = (0..=8)
                .map(|at| row[0].toward(row[1], f64::from(at) / 8.0))
                .map(|at| wobble(0x5c, at, SIDE * 1.4, 2.2))
                .collect();
            for stretch in points.split(|&at| !map.busy.is_free(at, 5.0)) {
                if stretch.len() > 1 {
                    blocks.at(row[0]).polyline(stretch);
                }
            }
        }
    }
    blocks.draw(svg, |group| {
        let group = group.set("fill", "none").stroke(rows.color, rows.width);
        group
            .set("stroke-dasharray", rows.dashes)
            .set("stroke-linecap", "round")
            .set("stroke-opacity", "0.85")
    });
}

/// The rows across one hex, each from end to end. They lie on one net over the whole map.
fn rows_of(sheet: &Sheet, spot: Spot, rows: &Rows) -> Vec<[Point; 2]> {
    let center = sheet.point(spot);
    let way = Point::polar(rows.angle, 1.0);
    let across = way.right();
    let first = (center.dot(across) - SIDE) / rows.apart;
    let mut found = Vec::new();
    let mut at = first.ceil() * rows.apart;
    while at < center.dot(across) + SIDE {
        let middle = center + across * (at - center.dot(across));
        let (mut from, mut to) = (-2.0 * SIDE, 2.0 * SIDE);
        for other in sheet.neighbors(spot) {
            let out = (sheet.point(other) - center).unit();
            let goes_on = sheet.ground(other).is_some_and(|ground| ground.cover == rows.cover);
            let room = APOTHEM * if goes_on { 1.0 } else { 0.93 } - (middle - center).dot(out);
            let slope = way.dot(out);
            if slope.abs() < 1e-6 {
                if room < 0.0 {
                    to = from;
                }
            } else if slope > 0.0 {
                to = to.min(room / slope);
            } else {
                from = from.max(room / slope);
            }
        }
        if to - from > 4.0 {
            found.push([middle + way * from, middle + way * to]);
        }
        at += rows.apart;
    }
    found
}

/// Bushes: small crowns with light on them, closer in the middle of the hex.
fn draw_bushes(svg: &mut Svg, map: &Map<'_>) {
    let mut bushes = Blocks::default();
    for spot in map.sheet.spots_with(|ground| ground.cover == Cover::Thicket) {
        let mut chance = Chance::at(0x5d, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x5e, 10.4) {
            let far = at.distance(map.sheet.point(spot)) > SIDE * 0.8;
            if !far && map.busy.is_free(at, 6.0) && map.built.is_free(at, 4.0) {
                let lobe = Point::polar(chance.between(0.0, std::f64::consts::TAU), 2.2);
                let third = lobe.turned(2.2);
                bushes.at(at).dot(at - lobe).dot(at + lobe).dot(at + third);
            }
        }
    }
    let shapes = bushes.shapes(svg);
    svg.element("g").set("fill", "none").set("stroke-linecap", "round").open();
    for (shift, color, width, opacity) in [
        (Point::new(1.1, 1.5), "#3c4a2b", 6.6, "0.28"),
        (Point::new(0.0, 0.0), "#5f7440", 6.6, "1"),
        (Point::new(0.0, 0.0), "#9fb168", 5.2, "1"),
        (Point::new(-0.7, -0.9), "#cdd79a", 2.2, "0.8"),
    ] {
        svg.element("g").stroke(color, width).set("stroke-opacity", opacity).open();
        for shape in &shapes {
            svg.draw_shape(shape).shifted(shift).empty();
        }
        svg.close();
    }
    svg.close();
}
