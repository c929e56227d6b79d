//! The box on a counter that says what a unit is.

use std::collections::BTreeSet;

use crate::geometry::{Point, Rect};
use crate::paper::fill;
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Half the width and half the height of the box.
pub(crate) const HALF: Point = Point::new(14.0, 9.0);

const LINES: &str = "#1c1813";

/// What is drawn into a box.
#[derive(Clone, Copy)]
enum Mark {
    /// A stroke.
    Line(&'static str),
    /// A filled shape.
    Solid(&'static str),
}

const CROSS: Mark = Mark::Line("M-14-9l28 18M14-9l-28 18");
const SLASH: Mark = Mark::Line("M-14 9l28-18");
const TRACKS: Mark = Mark::Line("M-5-4.6h10a4.6 4.6 0 0 1 0 9.2h-10a4.6 4.6 0 0 1 0-9.2z");

/// The marks of a kind of unit; none if it has no sign of its own.
fn marks(kind: &str) -> Option<&'static [Mark]> {
    Some(match kind {
        "infantry" | "grenadier" => &[CROSS],
        "armor" | "panzer" | "tank" => &[TRACKS],
        "mechanized" | "panzergrenadier" => &[CROSS, TRACKS],
        "motorized" => &[CROSS, Mark::Line("M0-9v18")],
        "mountain" => &[CROSS, Mark::Solid("M-4.2 9L0 2.2L4.2 9z")],
        "parachute" | "airborne" => &[CROSS, Mark::Line("M-6 7.4a3 3 0 0 1 6 0a3 3 0 0 1 6 0")],
        "glider" => &[CROSS, Mark::Line("M-6 4.6l6 3l6-3")],
        "marine" => &[CROSS, Mark::Line("M0 1v7M-3.4 5a3.4 3.4 0 0 0 6.8 0")],
        "recon" | "reconnaissance" => &[SLASH, TRACKS],
        "cavalry" => &[SLASH],
        "artillery" => &[Mark::Solid("M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z")],
        "hq" | "headquarters" => &[Mark::Solid("M-14-9h28v6h-28z")],
        "supply" | "depot" => &[Mark::Line("M-14 4.2h28")],
        "engineer" | "pioneer" => &[Mark::Line("M-7 4.4v-8.4h14v8.4M0-4v8.4")],
        "flak" | "antiaircraft" => &[Mark::Line("M-11 9a11 13 0 0 1 22 0")],
        "antitank" => &[Mark::Line("M-14 9L0-9L14 9")],
        "transport" => &[Mark::Line("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-5 0h10M0-5v10")],
        _ => return None,
    })
}

/// The kind a unit is drawn as: itself, or the first known word in it.
fn drawn_as(kind: &str) -> Option<&str> {
    let words = kind.split('-');
    std::iter::once(kind).chain(words).find(|kind| marks(kind).is_some())
}

/// Writes the boxes of these kinds of units.
pub(crate) fn define<'a>(svg: &mut Svg, kinds: impl Iterator<Item = &'a str>) {
    let drawn: BTreeSet<&str> = kinds.filter_map(drawn_as).collect();
    for kind in drawn {
        let id = format!("unit-{kind}");
        svg.element("g").set("id", &id).open();
        draw_box(svg);
        for mark in marks(kind).into_iter().flatten() {
            match mark {
                Mark::Line(data) => svg
                    .path(data)
                    .set("fill", "none")
                    .stroke(LINES, 1.3)
                    .set("stroke-linejoin", "round")
                    .empty(),
                Mark::Solid(data) => svg.path(data).fill(LINES).empty(),
            }
        }
        draw_rim(svg);
        svg.close();
    }
}

/// Draws the box of a kind of unit; an unknown kind shows its first letter.
pub(crate) fn draw(svg: &mut Svg, kind: &str, at: Point) {
    if let Some(kind) = drawn_as(kind) {
        svg.stamp(&format!("unit-{kind}"), at);
        return;
    }
    let shift = format!("translate({} {})", crate::svg::short(at.x), crate::svg::short(at.y));
    svg.element("g").set("transform", &shift).open();
    draw_box(svg);
    draw_rim(svg);
    let initial: String = kind.chars().take(1).flat_map(char::to_uppercase).collect();
    Type::new(Face::Bold, 13.0, LINES).draw(svg, Point::new(0.0, 4.6), &initial);
    svg.close();
}

fn draw_box(svg: &mut Svg) {
    fill(svg, area()).fill("#fdf8ea").empty();
}

fn draw_rim(svg: &mut Svg) {
    fill(svg, area()).set("fill", "none").stroke(LINES, 1.3).empty();
}

fn area() -> Rect {
    Rect::new(-HALF.x, -HALF.y, HALF.x, HALF.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compound_kind_is_drawn_as_its_known_word() {
        assert_eq!(drawn_as("mountain-infantry"), Some("mountain"));
        assert_eq!(drawn_as("heavy-artillery"), Some("artillery"));
        assert_eq!(drawn_as("partisan"), None);
    }
}
