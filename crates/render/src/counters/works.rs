//! What lies on the ground of a hex, beneath the units that stand there: works and smoke.

use scene::Counter;

use crate::geometry::{Point, Rect, measure};
use crate::path::Path;
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Kinds of counters that are no pieces of their own in a stack.
const KINDS: [&str; 7] =
    ["trench", "emplacement", "bunker", "wire", "mines", "road-block", "smoke"];

/// Whether a counter lies on the ground.
pub(super) fn is_ground(counter: &Counter) -> bool {
    KINDS.contains(&counter.kind.as_str())
}

/// Draws a work or smoke around the middle of its hex.
pub(super) fn draw(svg: &mut Svg, counter: &Counter) {
    let value = |name: &str| counter.values.get(name).copied().unwrap_or(0);
    let way = f64::from(value("facing")) * 60.0;
    match counter.kind.as_str() {
        "trench" => {
            let zigzag = ring(0.0, 360.0, 24, 33.5, 38.0);
            line(svg, &zigzag, "#6b4f2a", 7.4);
            line(svg, &zigzag, "#2f2112", 3.4);
        }
        "wire" => draw_wire(svg),
        "bunker" => {
            let (back, front) = (
                ring(way + 78.0, way + 282.0, 14, 36.0, 36.0),
                ring(way - 78.0, way + 78.0, 12, 37.0, 37.0),
            );
            line(svg, &back, "#4a4740", 6.0);
            line(svg, &back, "#a29d90", 3.8);
            line(svg, &front, "#3a3833", 12.0);
            line(svg, &front, "#b7b2a5", 9.0);
            line(svg, &ring(way - 34.0, way + 34.0, 6, 37.0, 37.0), "#1f1c18", 2.6);
            let walls = format!("{}·{}", value("front"), value("flank"));
            sign(svg, &walls, Point::new(25.0, 40.8), "#4a4740");
        }
        "emplacement" => {
            for radius in [36.0, 40.5] {
                let row = ring(way - 96.0, way + 96.0, 16, radius, radius);
                line(svg, &row, "#6b5530", 7.0);
                line(svg, &row, "#cdb684", 5.2);
            }
        }
        "mines" => draw_mines(svg, counter),
        "road-block" => {
            let mut beams = Path::default();
            for x in [-26.0, 0.0, 26.0] {
                let at = |across: f64, down: f64| Point::new(x + across, down);
                beams.move_to(at(-8.0, 26.0)).line_to(at(8.0, 41.0));
                beams.move_to(at(8.0, 26.0)).line_to(at(-8.0, 41.0));
                beams.move_to(at(-10.0, 34.0)).line_to(at(10.0, 34.0));
            }
            line(svg, &beams, "#fffaf0", 6.0);
            line(svg, &beams, "#5b3a20", 3.6);
        }
        _ => draw_smoke(svg, value("smoke")),
    }
}

/// A point at so many degrees from the top, clockwise.
fn polar(degrees: f64, radius: f64) -> Point {
    Point::polar((degrees - 90.0).to_radians(), radius)
}

/// A ring of straight pieces, zigzag where the two radii differ.
fn ring(from: f64, to: f64, count: usize, inner: f64, outer: f64) -> Path {
    let points: Vec<Point> = (0..=count)
        .map(|at| {
            let radius = if at % 2 == 0 { outer } else { inner };
            polar(from + (to - from) * measure(at) / measure(count), radius)
        })
        .collect();
    let mut path = Path::default();
    path.polyline(&points);
    path
}

fn line(svg: &mut Svg, path: &Path, color: &str, width: f64) {
    let drawn = svg.path(path.data()).set("fill", "none").stroke(color, width);
    drawn.set("stroke-linejoin", "round").set("stroke-linecap", "round").empty();
}

fn draw_wire(svg: &mut Svg) {
    for at in 0..30 {
        let coil = svg.circle(polar(f64::from(at) * 12.0, 38.5), 4.4).set("fill", "none");
        coil.stroke("#3b332b", 1.05).empty();
    }
}

fn draw_mines(svg: &mut Svg, counter: &Counter) {
    let is = |mark: &str| counter.marks.iter().any(|it| it == mark);
    let color = if is("red") {
        "#a3261b"
    } else if is("blue") {
        "#20588f"
    } else {
        "#25211c"
    };
    for at in 0..12 {
        let disc = svg.circle(polar(f64::from(at) * 30.0 + 15.0, 38.5), 3.6);
        disc.fill(color).stroke("#fffaf0", 0.9).empty();
    }
    if let Some(number) = counter.values.get("number") {
        sign(svg, &number.to_string(), Point::new(25.0, -40.8), color);
    }
}

/// Puffs of smoke: where, how large, from the back to the front.
const PUFFS: [(f64, f64, f64); 13] = [
    (-7.0, -25.0, 11.5),
    (11.0, -23.0, 12.5),
    (26.0, -9.0, 11.5),
    (-24.0, -13.0, 12.5),
    (2.0, -10.0, 17.0),
    (-28.0, 6.0, 10.5),
    (28.0, 10.0, 11.0),
    (-13.0, 5.0, 16.0),
    (15.0, 5.0, 16.0),
    (-19.0, 20.0, 12.0),
    (20.0, 21.0, 11.5),
    (1.0, 19.0, 14.5),
    (-3.0, 30.0, 8.5),
];

/// A bank of smoke: dark below, light above, each puff with its own round edge.
fn draw_smoke(svg: &mut Svg, value: i32) {
    let thick = if value >= 2 { 0.92 } else { 0.7 };
    svg.element("g").number("opacity", thick).open();
    for (shift, grown, color) in [(3.4, 1.6, "#6f6c66"), (1.2, 0.4, "#a19e97")] {
        svg.element("g").fill(color).set("fill-opacity", "0.5").open();
        for (x, y, size) in PUFFS {
            svg.circle(Point::new(x + shift * 0.5, y + shift), size + grown).empty();
        }
        svg.close();
    }
    for (x, y, size) in PUFFS {
        let at = Point::new(x, y);
        svg.circle(at, size).fill("#c0bdb6").set("fill-opacity", "0.55").empty();
        let lit = at - Point::new(size * 0.16, size * 0.2);
        svg.circle(lit, size * 0.8).fill("#dcdad4").set("fill-opacity", "0.6").empty();
        let bright = at - Point::new(size * 0.3, size * 0.36);
        svg.circle(bright, size * 0.52).fill("#f2f1ed").set("fill-opacity", "0.5").empty();
    }
    svg.close();
    sign(svg, &format!("+{value}"), Point::new(-25.0, -40.8), "#6c6963");
}

/// A small sign with a figure.
fn sign(svg: &mut Svg, text: &str, at: Point, color: &str) {
    let half = if text.chars().count() > 2 { 11.0 } else { 8.0 };
    let area = Rect::new(at.x - half, at.y - 6.4, at.x + half, at.y + 6.4);
    super::body::rounded(svg, area, 3.0).fill(color).stroke("#fffaf0", 1.0).empty();
    let type_ = Type::new(Face::Bold, 9.4, "#fffaf0");
    type_.draw(svg, at + Point::new(0.0, 3.4), text);
}
