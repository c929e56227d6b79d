//! Fields one can fight in: corn and wheat, parted into fields whose rows run each its own way, and
//! bushes in thickets without a straight edge.

use std::f64::consts::FRAC_PI_6;

use crate::blocks::Blocks;
use crate::chance::{Chance, noise, wobble};
use crate::geometry::{Point, measure, steps};
use crate::ground::{Cover, Ground};
use crate::map::Map;
use crate::masses::{Mass, area};
use crate::palette;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::terrain::{strewn, tint_area};

/// How far the rim of a thicket strays.
const RAGGED: f64 = 1.15;

/// How the rows of a crop look.
struct Crop {
    cover: Cover,
    apart: f64,
    /// Colors of the rows, field by field.
    colors: [&'static str; 3],
    width: f64,
    dashes: &'static str,
}

const CROPS: [Crop; 2] = [
    Crop {
        cover: Cover::Wheat,
        apart: 5.0,
        colors: ["#b8922f", "#9c7720", "#c6a650"],
        width: 1.3,
        dashes: "7 2.4 4 2",
    },
    Crop {
        cover: Cover::Corn,
        apart: 7.2,
        colors: ["#6f8136", "#5c7330", "#84943f"],
        width: 3.6,
        dashes: "0.1 5.4",
    },
];

/// Tints the ground of thickets.
pub(crate) fn draw_ground(svg: &mut Svg, map: &Map<'_>) {
    tint_area(svg, &area(&thicket(&map.sheet).outlines()), palette::THICKET);
}

fn thicket(sheet: &Sheet) -> Mass<'_> {
    Mass::new(sheet, is_thicket, RAGGED)
}

fn is_thicket(ground: Ground) -> bool {
    ground.cover == Cover::Thicket
}

/// Draws all crops and bushes.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    for crop in &CROPS {
        draw_rows(svg, map, crop);
    }
    draw_bushes(svg, map);
}

/// A field: a piece of land whose rows run one way.
struct Field {
    /// Its middle; it reaches as far as no other middle is nearer.
    seed: Point,
    /// The way to each field around, and how far it is to the balk between them.
    balks: Vec<(Point, f64)>,
    /// Which way its rows run.
    angle: f64,
    kind: usize,
}

/// How large fields are, more or less.
const PLOT: f64 = SIDE * 3.2;

/// Half the width of the balk between two fields.
const BALK: f64 = 2.2;

/// The fields around a point.
fn fields(at: Point) -> Vec<Field> {
    let (column, row) = (whole(at.x / PLOT), whole(at.y / PLOT));
    let seeds = |reach: i32| {
        let rows = row - reach..=row + reach;
        rows.flat_map(move |row| (column - reach..=column + reach).map(move |column| (column, row)))
    };
    seeds(1)
        .map(|(column, row)| {
            let own = seed(column, row);
            let others = seeds(2).filter(|&it| it != (column, row)).map(|it| seed(it.0, it.1));
            let balks =
                others.map(|it| ((it - own).unit(), own.distance(it) / 2.0 - BALK)).collect();
            let mut chance = Chance::at(0x5b, column, row);
            let turn = measure(chance.pick(6)) * FRAC_PI_6;
            let angle = turn + FRAC_PI_6 * 0.4 + chance.spread(0.16);
            Field { seed: own, balks, angle, kind: chance.pick(3) }
        })
        .collect()
}

/// The middle of the field in a square of the net.
fn seed(column: i32, row: i32) -> Point {
    let mut chance = Chance::at(0x5a, column, row);
    Point::new(
        (f64::from(column) + chance.spread(0.36)) * PLOT,
        (f64::from(row) + chance.spread(0.36)) * PLOT,
    )
}

fn draw_rows(svg: &mut Svg, map: &Map<'_>, crop: &Crop) {
    let mut kinds = crop.colors.map(|_| Blocks::default());
    for spot in map.sheet.spots_with(|ground| ground.cover == crop.cover) {
        for field in fields(map.sheet.point(spot)) {
            for row in rows_of(&map.sheet, spot, &field, crop) {
                let parts = steps(row[0].distance(row[1]) / 14.0).clamp(1, 8);
                let points: Vec<Point> = (0..=parts)
                    .map(|at| row[0].toward(row[1], measure(at) / measure(parts)))
                    .map(|at| wobble(0x5c, at, SIDE * 1.4, 2.2))
                    .collect();
                for stretch in points.split(|&at| !map.busy.is_free(at, 5.0)) {
                    if stretch.len() > 1 {
                        kinds[field.kind].at(row[0]).polyline(stretch);
                    }
                }
            }
        }
    }
    for (blocks, color) in kinds.iter().zip(crop.colors) {
        blocks.draw(svg, |group| {
            let group = group.set("fill", "none").stroke(color, crop.width);
            group
                .set("stroke-dasharray", crop.dashes)
                .set("stroke-linecap", "round")
                .set("stroke-opacity", "0.85")
        });
    }
}

/// The rows of a field across one hex, each from end to end. They lie on one net over the field.
fn rows_of(sheet: &Sheet, spot: Spot, field: &Field, crop: &Crop) -> Vec<[Point; 2]> {
    let center = sheet.point(spot);
    let way = Point::polar(field.angle, 1.0);
    let across = way.right();
    // Half-planes a row must stay in: from where, which way out, and how far.
    let sides = sheet.neighbors(spot).map(|other| {
        let goes_on = sheet.ground(other).is_some_and(|ground| ground.cover == crop.cover);
        let room = APOTHEM * if goes_on { 1.0 } else { 0.93 };
        (center, (sheet.point(other) - center).unit(), room)
    });
    let balks = field.balks.iter().map(|&(out, room)| (field.seed, out, room));
    let limits: Vec<(Point, Point, f64)> = sides.into_iter().chain(balks).collect();
    let first = (center.dot(across) - SIDE) / crop.apart;
    let mut found = Vec::new();
    let mut at = first.ceil() * crop.apart;
    while at < center.dot(across) + SIDE {
        let middle = center + across * (at - center.dot(across));
        let (mut from, mut to) = (-2.0 * SIDE, 2.0 * SIDE);
        for &(inner, out, room) in &limits {
            let room = room - (middle - inner).dot(out);
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
        at += crop.apart;
    }
    found
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}

/// How wide the crowns of bushes are, small and large.
const CROWNS: [f64; 2] = [5.0, 7.8];

/// Bushes: crowns of two sizes with light on them, in clumps with grass between.
fn draw_bushes(svg: &mut Svg, map: &Map<'_>) {
    let mut sizes = CROWNS.map(|_| Blocks::default());
    let mass = thicket(&map.sheet);
    for spot in map.sheet.spots_with(is_thicket) {
        let mut chance = Chance::at(0x5d, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x5e, 9.6) {
            let clump = noise(0x5f, at, SIDE * 0.5);
            let grows = clump > -0.34 && mass.holds(spot, at, 0.05);
            if grows && map.busy.is_free(at, 6.0) && map.built.is_free(at, 4.0) {
                let size = usize::from(clump + chance.spread(0.4) > 0.1);
                let reach = if size == 1 { 2.7 } else { 1.6 };
                let lobe = Point::polar(chance.between(0.0, std::f64::consts::TAU), reach);
                let third = lobe.turned(2.2);
                sizes[size].at(at).dot(at - lobe).dot(at + lobe).dot(at + third);
            }
        }
    }
    for (bushes, crown) in sizes.iter().zip(CROWNS) {
        draw_crowns(svg, bushes, crown);
    }
}

fn draw_crowns(svg: &mut Svg, bushes: &Blocks, crown: f64) {
    let shapes = bushes.shapes(svg);
    if shapes.is_empty() {
        return;
    }
    svg.element("g").set("fill", "none").set("stroke-linecap", "round").open();
    for (shift, color, width, opacity) in [
        (Point::new(1.2, 1.7), "#3c4a2b", crown + 0.4, "0.3"),
        (Point::new(0.0, 0.0), "#5a6f3c", crown + 0.6, "1"),
        (Point::new(0.0, 0.0), "#9aae62", crown - 0.9, "1"),
        (Point::new(-0.7, -0.9), "#c9d494", crown * 0.36, "0.85"),
    ] {
        svg.element("g").stroke(color, width).set("stroke-opacity", opacity).open();
        for shape in &shapes {
            svg.draw_shape(shape).shifted(shift).empty();
        }
        svg.close();
    }
    svg.close();
}
