//! Fields one can fight in: corn and wheat, parted into fields whose rows run each its own way, and
//! bushes in thickets without a straight edge.
//!
//! A field ends where a farmer would end it, at straight edges that know no hexsides.

use std::f64::consts::FRAC_PI_6;

use crate::blocks::Blocks;
use crate::chance::{Chance, noise, wobble};
use crate::geometry::{Point, measure, steps};
use crate::ground::{Cover, Ground};
use crate::map::Map;
use crate::masses::{Mass, area};
use crate::palette;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet};
use crate::stripes::{Limit, stripes};
use crate::svg::Svg;
use crate::terrain::{strewn, tint_area};

/// How far the rim of a thicket strays.
const RAGGED: f64 = 1.15;

/// How the rows of a crop look.
struct Crop {
    cover: Cover,
    ground: &'static str,
    apart: f64,
    /// Colors of the rows, field by field.
    colors: [&'static str; 3],
    width: f64,
    dashes: &'static str,
}

const CROPS: [Crop; 2] = [
    Crop {
        cover: Cover::Wheat,
        ground: palette::WHEAT,
        apart: 5.0,
        colors: ["#b8922f", "#9c7720", "#bf9c42"],
        width: 1.3,
        dashes: "7 2.4 4 2",
    },
    Crop {
        cover: Cover::Corn,
        ground: palette::CORN,
        apart: 7.2,
        colors: ["#6f8136", "#5c7330", "#84943f"],
        width: 3.6,
        dashes: "0.1 5.4",
    },
];

/// Tints the ground of fields and thickets.
pub(crate) fn draw_ground(svg: &mut Svg, map: &Map<'_>) {
    for crop in &CROPS {
        draw_fields(svg, &edges(&map.sheet, crop.cover), crop.ground, crop.colors[0]);
    }
    tint_area(svg, &area(&thicket(&map.sheet).outlines()), palette::THICKET);
}

/// The edges of all fields with one crop.
fn edges(sheet: &Sheet, cover: Cover) -> Vec<Vec<Point>> {
    Mass::new(sheet, |ground| ground.cover == cover, 0.0).ruled()
}

/// Fills fields inside their edges, and draws the strip of grass around them.
pub(crate) fn draw_fields(svg: &mut Svg, edges: &[Vec<Point>], ground: &str, rim: &str) {
    if edges.is_empty() {
        return;
    }
    let mut path = Path::default();
    for edge in edges {
        path.polygon(edge);
    }
    tint_area(svg, &path, ground);
    let line = svg.path(path.data()).set("fill", "none").stroke(rim, 1.1);
    line.set("stroke-linejoin", "round").set("stroke-opacity", "0.5").empty();
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

/// A plot: a piece of land whose rows run one way.
struct Plot {
    /// How far it reaches: no other middle is nearer.
    balks: Vec<Limit>,
    middle: Point,
    /// Which way its rows run.
    angle: f64,
    kind: usize,
}

/// How large plots are, more or less.
const PLOT: f64 = SIDE * 3.2;

/// Half the width of the balk between two plots.
const BALK: f64 = 2.2;

/// How far rows end before the edge of the field.
const HEADLAND: f64 = 3.6;

/// The plot of a square of the net.
fn plot(column: i32, row: i32) -> Plot {
    let middle = seed(column, row);
    let around =
        (row - 2..=row + 2).flat_map(|row| (column - 2..=column + 2).map(move |it| (it, row)));
    let others = around.filter(|&it| it != (column, row)).map(|it| seed(it.0, it.1));
    let balks = others
        .map(|it| Limit {
            from: middle,
            out: (it - middle).unit(),
            room: middle.distance(it) / 2.0 - BALK,
        })
        .collect();
    let mut chance = Chance::at(0x5b, column, row);
    let turn = measure(chance.pick(6)) * FRAC_PI_6;
    let angle = turn + FRAC_PI_6 * 0.4 + chance.spread(0.16);
    Plot { balks, middle, angle, kind: chance.pick(3) }
}

/// The middle of the plot in a square of the net.
fn seed(column: i32, row: i32) -> Point {
    let mut chance = Chance::at(0x5a, column, row);
    Point::new(
        (f64::from(column) + chance.spread(0.36)) * PLOT,
        (f64::from(row) + chance.spread(0.36)) * PLOT,
    )
}

fn draw_rows(svg: &mut Svg, map: &Map<'_>, crop: &Crop) {
    let edges = edges(&map.sheet, crop.cover);
    if edges.is_empty() {
        return;
    }
    let mut kinds = crop.colors.map(|_| Blocks::default());
    let frame = map.sheet.frame.grown(SIDE);
    for column in whole(frame.left / PLOT) - 1..=whole(frame.right / PLOT) + 1 {
        for row in whole(frame.top / PLOT) - 1..=whole(frame.bottom / PLOT) + 1 {
            let plot = plot(column, row);
            let home = (plot.middle, PLOT * 1.3);
            for [from, to] in stripes(&edges, &plot.balks, home, plot.angle, crop.apart, HEADLAND) {
                let parts = steps(from.distance(to) / 14.0).max(1);
                let points: Vec<Point> = (0..=parts)
                    .map(|at| from.toward(to, measure(at) / measure(parts)))
                    .map(|at| wobble(0x5c, at, SIDE * 1.4, 2.2))
                    .collect();
                for stretch in points.split(|&at| !map.busy.is_free(at, 5.0)) {
                    if stretch.len() > 1 {
                        kinds[plot.kind].at(from).polyline(stretch);
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
