//! Woods: one soft area for a whole wood, under a canopy that knows no hexsides.
//!
//! Trees stand on a jittered net over the whole picture, so that neighboring hexes grow together.
//! The crowns of a row are round dots of one stroke: drawn wide and dark, then a little narrower
//! and green, then narrow, light and shifted toward the sun, they become a clump of trees with one
//! outline. Rows are drawn in two turns, so that the trees of one stand before those of the other.

use crate::blocks::Blocks;
use crate::chance::{Chance, noise};
use crate::clearance::Clearance;
use crate::geometry::Point;
use crate::ground::{Cover, Ground, Relief};
use crate::map::Map;
use crate::masses::{Mass, area};
use crate::palette;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;
use crate::terrain::tint_area;

/// Distance of the knots of the net trees stand on.
const NET: f64 = 10.6;

/// How wide the crowns of each turn are.
const CROWNS: [f64; 2] = [7.4, 6.8];

/// Greens of each turn.
const GREENS: [&str; 2] = ["#86a062", "#92ab6c"];

fn is_wooded(ground: Ground) -> bool {
    matches!(ground.cover, Cover::LightWoods | Cover::Woods | Cover::Forest)
}

/// How far the rim of a wood strays.
const RAGGED: f64 = 1.25;

fn mass(sheet: &Sheet) -> Mass<'_> {
    Mass::new(sheet, is_wooded, RAGGED)
}

/// Tints the ground under trees.
pub(crate) fn draw_ground(svg: &mut Svg, sheet: &Sheet) {
    tint_area(svg, &area(&mass(sheet).outlines()), palette::WOODS);
    let forest = Mass::new(sheet, |ground| ground.cover == Cover::Forest, RAGGED);
    tint_area(svg, &area(&forest.outlines()), palette::FOREST);
}

/// The trees of one turn.
#[derive(Default)]
struct Turn {
    crowns: Blocks,
    firs: Blocks,
}

/// Plants the trees.
pub(crate) fn draw_trees(svg: &mut Svg, map: &Map<'_>) {
    let mut turns = [Turn::default(), Turn::default()];
    let mass = mass(&map.sheet);
    for spot in map.sheet.spots_with(is_wooded) {
        for (tree, row) in trees(map, &mass, spot) {
            let turn = &mut turns[usize::from(row % 2 != 0)];
            match tree {
                Tree::Broad(at, lobe) => {
                    let third = lobe.turned(2.1);
                    turn.crowns.at(at).dot(at - lobe * 0.4).dot(at + lobe * 0.6).dot(at + third);
                }
                Tree::Fir(at, height) => fir(turn.firs.at(at), at, height),
            }
        }
    }
    for (turn, (crown, green)) in turns.iter().zip(CROWNS.into_iter().zip(GREENS)) {
        draw_crowns(svg, &turn.crowns, crown, green);
        turn.firs.draw(svg, |group| {
            group.fill("#6d8a5c").stroke("#41563a", 0.9).set("stroke-linejoin", "round")
        });
    }
}

fn draw_crowns(svg: &mut Svg, crowns: &Blocks, width: f64, green: &str) {
    let shapes = crowns.shapes(svg);
    if shapes.is_empty() {
        return;
    }
    let up = Point::new(-width * 0.14, -width * 0.19);
    let layers = [
        (Point::new(1.5, 2.0), "#3c4a2b", width + 0.8, "0.3"),
        (Point::new(0.0, 0.0), "#4f6638", width + 1.5, "1"),
        (Point::new(0.0, 0.0), green, width, "1"),
        (up, "#b9c88f", width * 0.42, "0.75"),
    ];
    svg.element("g").set("fill", "none").set("stroke-linecap", "round").open();
    for (shift, color, width, opacity) in layers {
        svg.element("g").stroke(color, width).set("stroke-opacity", opacity).open();
        for shape in &shapes {
            svg.draw_shape(shape).shifted(shift).empty();
        }
        svg.close();
    }
    svg.close();
}

/// What grows at a place.
enum Tree {
    /// A round crown of three lobes, and how far they lie apart.
    Broad(Point, Point),
    /// A fir and its height.
    Fir(Point, f64),
}

/// The trees of one hex, each with its row.
fn trees(map: &Map<'_>, mass: &Mass<'_>, spot: Spot) -> Vec<(Tree, i32)> {
    let sheet = &map.sheet;
    let (center, ground) = (sheet.point(spot), sheet.cells[&spot].ground);
    let ways = wooded_ways(sheet, spot);
    let (column, row) = (whole(center.x / NET), whole(center.y / (NET * 0.82)));
    let reach = whole(SIDE / NET) + 2;
    let mut trees = Vec::new();
    for row in row - reach..=row + reach {
        for column in column - reach..=column + reach {
            let mut chance = Chance::at(0x13, column, row);
            let stagger = if row % 2 == 0 { 0.0 } else { 0.5 };
            let at = Point::new(
                (f64::from(column) + stagger + chance.spread(0.34)) * NET,
                (f64::from(row) + chance.spread(0.3)) * NET * 0.82,
            );
            let own = ways.iter().all(|way| (at - center).dot(*way) < APOTHEM);
            // Here and there a tree stands out from the others.
            let inside = if chance.unit() < 0.16 { -0.07 } else { 0.035 };
            if own
                && mass.holds(spot, at, inside)
                && grows(ground, at)
                && is_free(map, at, &mut chance)
            {
                trees.push((tree(ground, at, &mut chance), row));
            }
        }
    }
    trees
}

/// The ways to the wooded hexes beside a hex: trees beyond the side to one of them are its own.
fn wooded_ways(sheet: &Sheet, spot: Spot) -> Vec<Point> {
    let center = sheet.point(spot);
    let wooded = |other: &Spot| sheet.ground(*other).is_some_and(is_wooded);
    let beside = sheet.neighbors(spot).into_iter().filter(wooded);
    beside.map(|other| (sheet.point(other) - center).unit()).collect()
}

/// Clearings: where the noise is low over a stretch, nothing grows.
fn grows(ground: Ground, at: Point) -> bool {
    let clearing = match ground.cover {
        Cover::LightWoods => 0.05,
        Cover::Forest => -0.9,
        _ => -0.42,
    };
    noise(0x23, at, SIDE * 0.45) > clearing
}

fn is_free(map: &Map<'_>, at: Point, chance: &mut Chance) -> bool {
    let keeps_off = |others: &Clearance, room: f64| others.is_free(at, room);
    keeps_off(&map.busy, 5.4 + chance.unit())
        && keeps_off(&map.built, 5.0)
        && keeps_off(&map.brinks, 3.4)
}

/// Firs grow on high ground and in patches of other woods.
fn tree(ground: Ground, at: Point, chance: &mut Chance) -> Tree {
    let lean = if ground.relief >= Relief::Hill { 0.3 } else { -0.34 };
    if noise(0x29, at, SIDE * 2.2) + lean > 0.0 {
        Tree::Fir(at, chance.between(8.4, 11.4))
    } else {
        Tree::Broad(
            at,
            Point::polar(chance.between(0.0, std::f64::consts::TAU), chance.between(1.9, 2.8)),
        )
    }
}

/// Two tiers on a point.
fn fir(path: &mut Path, foot: Point, height: f64) {
    let at = |x: f64, y: f64| foot + Point::new(x, y) * height;
    path.polygon(&[
        at(0.0, -0.72),
        at(0.22, -0.2),
        at(0.12, -0.22),
        at(0.36, 0.28),
        at(-0.36, 0.28),
        at(-0.12, -0.22),
        at(-0.22, -0.2),
    ]);
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}
