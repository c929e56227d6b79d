//! States of a unit as badges: each has its own place, shape and sign.

use super::SIZE;
use crate::geometry::Point;
use crate::svg::{Svg, short};
use crate::text::{Face, Type};

/// Marks that are shown elsewhere on the counter.
const ELSEWHERE: [&str; 2] = ["exploitation", "reduced"];

/// A badge: corner of the counter it sits on, shape, color, and the sign drawn into it.
struct Badge {
    corner: Point,
    shape: &'static str,
    color: &'static str,
    sign: &'static str,
}

const CIRCLE: &str = "M-6.2 0a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z";
const SQUARE: &str = "M-5.4-5.4h10.8v10.8h-10.8z";
const DIAMOND: &str = "M0-7.4L7.4 0L0 7.4L-7.4 0z";
const TRIANGLE: &str = "M0-7.2L7 5.4H-7z";
const SHIELD: &str = "M-5.8-6h11.6v5.4q0 5-5.8 7.4q-5.8-2.4-5.8-7.4z";
const HEXAGON: &str = "M6.6 0L3.3 5.7H-3.3L-6.6 0L-3.3-5.7H3.3z";

const BURST: &str = "M0-9.4l2.2 4.6l4.4-2.9l-1 5.2l5 .6l-4.2 3l3.4 3.9l-5.1-.4l.2 5.2l-4-3.3l-3.2 4l-1.5-5l-5 1.4l2.4-4.6l-4.7-2.2l5-1.6l-2-4.9l4.7 2.1z";

const UPPER_RIGHT: Point = Point::new(1.0, -1.0);
const UPPER_LEFT: Point = Point::new(-1.0, -1.0);
const LOWER_LEFT: Point = Point::new(-1.0, 1.0);
const LOWER_RIGHT: Point = Point::new(1.0, 1.0);

fn badge(mark: &str) -> Option<Badge> {
    let (corner, shape, color, sign) = match mark {
        "out-of-supply" => (UPPER_RIGHT, CIRCLE, "#b3261e", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        "moved" => (UPPER_LEFT, SQUARE, "#3f5f83", "M-3 0h5.6M.4-2.4L2.9 0L.4 2.4"),
        "overran" => (UPPER_LEFT, DIAMOND, "#2f6b4f", "M-3-2.4L-.4 0L-3 2.4M.6-2.4L3.2 0L.6 2.4"),
        "attacked" => (LOWER_LEFT, TRIANGLE, "#8a3b12", "M0-2.8v3.6M0 2.8v.4"),
        "was-attacked" => (LOWER_LEFT, SHIELD, "#6d4a86", "M-2.4-2.6l4.8 4.8M2.4-2.6l-4.8 4.8"),
        "disorganized" | "disrupted" => {
            (LOWER_RIGHT, HEXAGON, "#b07a12", "M-3 1.6l2-3.4l2 3.4l2-3.4")
        }
        "hit" => (UPPER_RIGHT, BURST, "#c2261a", "M0-3.4v3.8M0 3.2v.4"),
        "active" => {
            (UPPER_LEFT, CIRCLE, "#b07a12", "M-.6-3.8l-2 4.2h2.2l-.4 3.4l2.8-4.6h-2.2l.8-3z")
        }
        "carried" => (UPPER_LEFT, HEXAGON, "#2f6b4f", "M0 3v-6M-2.6-.6L0-3.2L2.6-.6"),
        "hasty" => (LOWER_LEFT, SHIELD, "#7a5f2b", "M-3.4-2h6.8M-3.4 1.4h6.8M-1-2v3.4"),
        "careless" => (LOWER_LEFT, TRIANGLE, "#a6641a", "M0-2.8v3.6M0 2.8v.4"),
        "stuck" => (LOWER_RIGHT, SQUARE, "#8a3b12", "M-2.8-2.8l5.6 5.6M2.8-2.8l-5.6 5.6"),
        "bogged" => (
            LOWER_RIGHT,
            CIRCLE,
            "#6b4f2a",
            "M-3.6-.8q1.8-2.4 3.6 0t3.6 0M-3.6 2.2q1.8-2.4 3.6 0t3.6 0",
        ),
        "guns-moved" => (LOWER_LEFT, CIRCLE, "#6b4f2a", "M-3 0h6M.6-2.4L3 0L.6 2.4"),
        "out-of-command" => (UPPER_LEFT, DIAMOND, "#8a2f5f", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        "firing" => (UPPER_RIGHT, CIRCLE, "#b07a12", "M-3 0h6M0-3v6"),
        "charging" => (UPPER_RIGHT, TRIANGLE, "#a3170f", "M0-2.8v3.6M0 2.8v.4"),
        "added" => (LOWER_RIGHT, SHIELD, "#2f6b4f", "M0-3v6M-3 0h6"),
        "retreating" => (LOWER_LEFT, HEXAGON, "#a6641a", "M3 0h-6M-.6-2.4L-3 0l2.4 2.4"),
        "failed-check" => (UPPER_RIGHT, DIAMOND, "#c2261a", "M0-3.2v3.6M0 3v.4"),
        "captured" => (UPPER_RIGHT, SQUARE, "#4b463d", "M-2.6-3v6M0-3v6M2.6-3v6"),
        "wounded" => (LOWER_RIGHT, CIRCLE, "#c2261a", "M-3 0h6M0-3v6"),
        "killed" => (LOWER_RIGHT, CIRCLE, "#26211b", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        _ => return None,
    };
    Some(Badge { corner, shape, color, sign })
}

/// Draws the badges of a unit's marks.
pub(super) fn draw(svg: &mut Svg, marks: &[String]) {
    let mut unknown = 0;
    for mark in marks.iter().filter(|mark| !ELSEWHERE.contains(&mark.as_str())) {
        if let Some(badge) = badge(mark) {
            draw_badge(svg, &badge);
        } else {
            draw_unknown(svg, mark, unknown);
            unknown += 1;
        }
    }
}

fn draw_badge(svg: &mut Svg, badge: &Badge) {
    // The lower ones hang over the edge, so that they leave the figures free.
    let overhang = if badge.corner.y > 0.0 { 3.0 } else { 0.0 };
    open(svg, badge.corner * (SIZE / 2.0 - 2.0) + Point::new(0.0, overhang));
    svg.path(badge.shape)
        .fill(badge.color)
        .stroke("#fffaf0", 1.3)
        .set("stroke-linejoin", "round")
        .empty();
    svg.path(badge.sign)
        .set("fill", "none")
        .stroke("#fffaf0", 1.5)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
        .empty();
    svg.close();
}

/// A mark without a sign of its own: its first letter on a tab at the lower edge.
fn draw_unknown(svg: &mut Svg, mark: &str, place: u32) {
    let half = SIZE / 2.0;
    open(svg, Point::new(half - 4.0 - f64::from(place) * 13.0, half + 3.0));
    svg.path(SQUARE).fill("#4b463d").stroke("#fffaf0", 1.1).empty();
    let initial: String = mark.chars().take(1).flat_map(char::to_uppercase).collect();
    Type::new(Face::Bold, 8.0, "#fffaf0").draw(svg, Point::new(0.0, 2.9), &initial);
    svg.close();
}

fn open(svg: &mut Svg, at: Point) {
    let shift = format!("translate({} {})", short(at.x), short(at.y));
    svg.element("g").set("transform", &shift).open();
}
