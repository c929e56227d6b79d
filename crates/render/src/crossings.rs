//! Bridges, fords and ferries where lines cross water.

use scene::Board;

use crate::curve::crossing;
use crate::geometry::Point;
use crate::path::Path;
use crate::rivers::{River, half_width_at};
use crate::roads::Road;
use crate::sheet::{SIDE, Sheet};
use crate::sides::{is_bridge, is_ferry};
use crate::svg::Svg;

/// Ink of boats and of their ways.
const BOAT: &str = "#23495c";

/// The sign at a crossing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Bridge,
    Ford,
}

/// Draws the signs of all crossings.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, board: &Board, rivers: &[River], roads: &[Road]) {
    for side in board.sides.iter().filter(|side| is_bridge(&side.kind)) {
        let [from, to] = &side.between;
        if let (Some(from), Some(to)) = (sheet.center(from), sheet.center(to)) {
            draw_bridge(svg, &Place::find(from, to, rivers, roads));
        }
    }
    for side in board.sides.iter().filter(|side| is_ferry(&side.kind)) {
        let [from, to] = &side.between;
        if let (Some(from), Some(to)) = (sheet.center(from), sheet.center(to)) {
            draw_ferry(svg, from, to);
        }
    }
    for line in &board.lines {
        let words: Vec<&str> = line.kind.split('-').collect();
        let sign = if words.contains(&"bridge") {
            Sign::Bridge
        } else if words.contains(&"ford") {
            Sign::Ford
        } else {
            continue;
        };
        for pair in line.path.windows(2) {
            let (Some(from), Some(to)) = (sheet.center(&pair[0]), sheet.center(&pair[1])) else {
                continue;
            };
            let place = Place::find(from, to, rivers, roads);
            match sign {
                Sign::Bridge => draw_bridge(svg, &place),
                Sign::Ford => draw_ford(svg, &place),
            }
        }
    }
}

/// Where a crossing is, which way it goes and how long it is.
struct Place {
    at: Point,
    way: Point,
    half_length: f64,
    has_road: bool,
}

impl Place {
    /// Where a road crosses a river between two hexes, or failing that, the middle of their side.
    fn find(from: Point, to: Point, rivers: &[River], roads: &[Road]) -> Self {
        let middle = from.toward(to, 0.5);
        let near = |line: &[Point]| -> Vec<Point> {
            line.iter().copied().filter(|at| at.distance(middle) < SIDE * 0.7).collect()
        };
        let waters: Vec<(&River, Vec<Point>)> =
            rivers.iter().map(|river| (river, near(&river.line))).collect();
        for stretch in roads.iter().map(|road| near(&road.line)) {
            for (river, water) in &waters {
                if let Some((at, way)) = crossing(&stretch, water) {
                    let half_length = half_width_at(river, at) + 4.5;
                    return Self { at, way, half_length, has_road: true };
                }
            }
        }
        let straight = [from, to];
        let hit = rivers.iter().find_map(|river| {
            crossing(&straight, &river.line).map(|(at, _)| (at, half_width_at(river, at)))
        });
        let (at, half) = hit.unwrap_or((middle, 3.0));
        Self { at, way: (to - from).unit(), half_length: half + 4.5, has_road: false }
    }
}

fn draw_bridge(svg: &mut Svg, place: &Place) {
    let along = place.way * place.half_length;
    let across = place.way.right();
    if !place.has_road {
        draw_deck(svg, place);
    }
    let mut rails = Path::default();
    for side in [-1.0, 1.0] {
        let rail = across * (3.6 * side);
        let flare = across * (3.0 * side);
        rails
            .move_to(place.at - along * 1.3 + rail + flare)
            .line_to(place.at - along + rail)
            .line_to(place.at + along + rail)
            .line_to(place.at + along * 1.3 + rail + flare);
    }
    svg.path(rails.data())
        .set("fill", "none")
        .stroke("#2e2a26", 1.7)
        .set("stroke-linejoin", "round")
        .set("stroke-linecap", "round")
        .empty();
}

/// The way over a bridge that carries no drawn road.
fn draw_deck(svg: &mut Svg, place: &Place) {
    let along = place.way * (place.half_length * 1.4);
    let mut deck = Path::default();
    deck.move_to(place.at - along).line_to(place.at + along);
    for (color, width) in [("#6b5334", 4.4), ("#fbf3dd", 2.6)] {
        svg.path(deck.data()).stroke(color, width).empty();
    }
}

/// A dashed way over the water, with a boat on it.
fn draw_ferry(svg: &mut Svg, from: Point, to: Point) {
    let mut course = Path::default();
    course.move_to(from.toward(to, 0.2));
    course
        .line_to(from.toward(to, 0.36))
        .move_to(from.toward(to, 0.64))
        .line_to(from.toward(to, 0.8));
    for (color, width, dashes) in [("#f2e8d0", 4.0, "none"), (BOAT, 2.0, "4.4 2.6")] {
        svg.path(course.data()).stroke(color, width).set("stroke-dasharray", dashes).empty();
    }
    let middle = from.toward(to, 0.5);
    let at = |x: f64, y: f64| middle + Point::new(x, y);
    let mut hull = Path::default();
    hull.polygon(&[at(-9.0, 0.8), at(9.0, 0.8), at(5.6, 6.0), at(-5.6, 6.0)]);
    let mut sail = Path::default();
    sail.polygon(&[at(-0.9, -8.0), at(-0.9, -0.8), at(-6.6, -0.8)]);
    sail.polygon(&[at(0.9, -5.6), at(6.0, -0.8), at(0.9, -0.8)]);
    for shape in [&hull, &sail] {
        svg.path(shape.data()).fill(BOAT).stroke("#f2e8d0", 1.0).empty();
    }
}

/// Two rows of dots through the water.
fn draw_ford(svg: &mut Svg, place: &Place) {
    let along = place.way * (place.half_length * 1.2);
    let mut path = Path::default();
    for side in [-2.6, 2.6] {
        let row = place.way.right() * side;
        path.move_to(place.at - along + row).line_to(place.at + along + row);
    }
    svg.path(path.data())
        .set("fill", "none")
        .stroke("#2e2a26", 1.9)
        .set("stroke-linecap", "round")
        .set("stroke-dasharray", "0.1 3.6")
        .empty();
}
