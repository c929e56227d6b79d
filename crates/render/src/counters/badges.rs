//! States of a unit as badges: each has its own shape and sign, and a home beside the counter.
//!
//! Badges hang on the edges of the cardboard, beyond everything that is printed, as on the page: so
//! no state covers a value, however many meet.

use crate::geometry::{Point, measure};
use crate::svg::{Svg, short};
use crate::text::{Face, Type};

/// Marks that are shown elsewhere on the counter.
const ELSEWHERE: [&str; 2] = ["exploitation", "reduced"];

/// Where a badge hangs as long as there is room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    Left,
    Right,
    Top,
}

/// A badge: its home, shape and color, and the sign or the letters in it.
struct Badge {
    home: Home,
    shape: &'static str,
    color: &'static str,
    sign: &'static str,
    text: String,
}

/// The middle of a badge beside the edge: print keeps within 25 of the middle of a counter.
const BESIDE: f64 = 32.4;

/// The middle of a badge above the edge.
const BEYOND: f64 = 36.2;

/// From badge to badge.
const PITCH: f64 = 13.4;

/// The places of a home, the best first.
fn places(home: Home) -> Vec<Point> {
    match home {
        Home::Left => [-0.5, 0.5, -1.5, 1.5].map(|it| Point::new(-BESIDE, it * PITCH)).to_vec(),
        Home::Right => [-1.0, 1.0, -2.0, 2.0].map(|it| Point::new(BESIDE, it * PITCH)).to_vec(),
        Home::Top => [0.0, 1.0, -1.0].map(|it| Point::new(it * PITCH, -BEYOND)).to_vec(),
    }
}

/// Where badges go for which no home has room: above the counter, one over the other.
fn spare(index: usize) -> Point {
    Point::new((measure(index % 6) - 2.5) * 0.6 * PITCH, -BEYOND)
}

const CIRCLE: &str = "M-6.2 0a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z";
const SQUARE: &str = "M-5.4-5.4h10.8v10.8h-10.8z";
const DIAMOND: &str = "M0-6.6L6.4 0L0 6.6L-6.4 0z";
const TRIANGLE: &str = "M0-6.8L6.3 5H-6.3z";
const SHIELD: &str = "M-5.8-6h11.6v5.4q0 5-5.8 7.4q-5.8-2.4-5.8-7.4z";
const HEXAGON: &str = "M6.4 0L3.2 5.7H-3.2L-6.4 0L-3.2-5.7H3.2z";

const BURST: &str = "M0-6.6l1.5 3.2l3.1-2l-.7 3.6l3.5.4l-2.9 2.1l2.3 2.7l-3.5-.3l.1 3.6l-2.8-2.3l-2.2 2.8l-1-3.5l-3.5 1l1.7-3.2l-3.3-1.5l3.5-1.1l-1.4-3.4l3.3 1.5z";

fn badge(mark: &str) -> Option<Badge> {
    let (home, shape, color, sign) = match mark {
        "out-of-supply" => (Home::Right, CIRCLE, "#b3261e", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        "moved" => (Home::Left, SQUARE, "#3f5f83", "M-3 0h5.6M.4-2.4L2.9 0L.4 2.4"),
        "overran" => (Home::Left, DIAMOND, "#2f6b4f", "M-3-2.4L-.4 0L-3 2.4M.6-2.4L3.2 0L.6 2.4"),
        "attacked" => (Home::Right, TRIANGLE, "#8a3b12", "M0-2.8v3.6M0 2.8v.4"),
        "was-attacked" => (Home::Left, SHIELD, "#6d4a86", "M-2.4-2.6l4.8 4.8M2.4-2.6l-4.8 4.8"),
        "disorganized" | "disrupted" => {
            (Home::Right, HEXAGON, "#b07a12", "M-3 1.6l2-3.4l2 3.4l2-3.4")
        }
        "hit" => (Home::Right, BURST, "#c2261a", "M0-2.8v3M0 2.6v.3"),
        "active" => {
            (Home::Left, CIRCLE, "#b07a12", "M-.6-3.8l-2 4.2h2.2l-.4 3.4l2.8-4.6h-2.2l.8-3z")
        }
        "carried" => (Home::Left, HEXAGON, "#2f6b4f", "M0 3v-6M-2.6-.6L0-3.2L2.6-.6"),
        "hasty" => (Home::Left, SHIELD, "#7a5f2b", "M-3.4-2h6.8M-3.4 1.4h6.8M-1-2v3.4"),
        "careless" => (Home::Left, TRIANGLE, "#a6641a", "M0-2.8v3.6M0 2.8v.4"),
        "stuck" => (Home::Right, SQUARE, "#8a3b12", "M-2.8-2.8l5.6 5.6M2.8-2.8l-5.6 5.6"),
        "bogged" => (
            Home::Right,
            CIRCLE,
            "#6b4f2a",
            "M-3.6-.8q1.8-2.4 3.6 0t3.6 0M-3.6 2.2q1.8-2.4 3.6 0t3.6 0",
        ),
        "guns-moved" => (Home::Left, CIRCLE, "#6b4f2a", "M-3 0h6M.6-2.4L3 0L.6 2.4"),
        "out-of-command" => (Home::Left, DIAMOND, "#8a2f5f", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        "firing" => (Home::Right, CIRCLE, "#b07a12", "M-3 0h6M0-3v6"),
        "charging" => (Home::Right, TRIANGLE, "#a3170f", "M0-2.8v3.6M0 2.8v.4"),
        "added" => (Home::Right, SHIELD, "#2f6b4f", "M0-3v6M-3 0h6"),
        "retreating" => (Home::Left, HEXAGON, "#a6641a", "M3 0h-6M-.6-2.4L-3 0l2.4 2.4"),
        "failed-check" => (Home::Right, DIAMOND, "#c2261a", "M0-3.2v3.6M0 3v.4"),
        "captured" => (Home::Right, SQUARE, "#4b463d", "M-2.6-3v6M0-3v6M2.6-3v6"),
        "wounded" => (Home::Right, CIRCLE, "#c2261a", "M-3 0h6M0-3v6"),
        "killed" => (Home::Right, CIRCLE, "#26211b", "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2"),
        "barraged" => (Home::Right, HEXAGON, "#5c4a1e", "M0-3v6M-2.8-1.4l5.6 2.8M2.8-1.4l-5.6 2.8"),
        "held" => (Home::Left, DIAMOND, "#6d4a86", "M-2.8 0h5.6"),
        "helped" => (
            Home::Left,
            CIRCLE,
            "#8a6410",
            "M0-3.6l1 2.4l2.7.2l-2 1.7l.6 2.6L0 1.9l-2.3 1.4l.6-2.6l-2-1.7l2.7-.2z",
        ),
        "led" => (
            Home::Top,
            CIRCLE,
            "#26211b",
            "M-4.4 1.6q1.6-3.2 2.8-3.2q.4-2 1.6-2t1.6 2q1.2 0 2.8 3.2q-2.2 1-4.4 1t-4.4-1z",
        ),
        "marked" => (
            Home::Top,
            CIRCLE,
            "#8a6410",
            "M-3.2-3.2l6.4 6.4M3.2-3.2l-6.4 6.4M-3.6 1l2.6 2.6M3.6 1l-2.6 2.6",
        ),
        _ => return lettered(mark),
    };
    Some(Badge { home, shape, color, sign, text: String::new() })
}

/// The badges that have letters instead of a sign.
fn lettered(mark: &str) -> Option<Badge> {
    let (home, color, text) = match mark {
        "detached" => (Home::Left, "#2f6b4f", "D"),
        "degraded" => (Home::Left, "#8a2f5f", "½"),
        "shifted" => (Home::Top, "#a3170f", "−2"),
        "momentum" => (Home::Top, "#2f6b4f", "±2"),
        _ => return None,
    };
    Some(Badge { home, shape: CIRCLE, color, sign: "", text: text.to_owned() })
}

/// A mark without a badge of its own: its first letter on a tab.
fn tab(mark: &str) -> Badge {
    let text = mark.chars().take(1).flat_map(char::to_uppercase).collect();
    Badge { home: Home::Right, shape: SQUARE, color: "#4b463d", sign: "", text }
}

/// Draws the badges of a unit's marks.
pub(super) fn draw(svg: &mut Svg, marks: &[String]) {
    let mut free = [Home::Left, Home::Right, Home::Top].map(|home| (home, places(home)));
    let mut spares = 0;
    for mark in marks.iter().filter(|mark| !ELSEWHERE.contains(&mark.as_str())) {
        let badge = badge(mark).unwrap_or_else(|| tab(mark));
        let own = free.iter().position(|it| it.0 == badge.home && !it.1.is_empty());
        let home = own.or_else(|| free.iter().position(|it| !it.1.is_empty()));
        let at = home.map_or_else(|| spare(spares), |home| free[home].1.remove(0));
        spares += usize::from(home.is_none());
        draw_badge(svg, mark, &badge, at);
    }
}

fn draw_badge(svg: &mut Svg, mark: &str, badge: &Badge, at: Point) {
    let shift = format!("translate({} {})", short(at.x), short(at.y));
    svg.element("g").set("data-badge", mark).set("transform", &shift).open();
    svg.path(badge.shape)
        .fill(badge.color)
        .stroke("#fffaf0", 1.3)
        .set("stroke-linejoin", "round")
        .empty();
    if !badge.sign.is_empty() {
        svg.path(badge.sign)
            .set("fill", "none")
            .stroke("#fffaf0", 1.5)
            .set("stroke-linecap", "round")
            .set("stroke-linejoin", "round")
            .empty();
    }
    if !badge.text.is_empty() {
        Type::new(Face::Bold, 8.6, "#fffaf0").draw(svg, Point::new(0.0, 3.0), &badge.text);
    }
    svg.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_a_badge_lies_beyond_the_print() {
        // The widest shape, with its rim.
        let half = 7.05;
        for place in [Home::Left, Home::Right, Home::Top].into_iter().flat_map(places) {
            let beside = place.x.abs() - half >= super::super::PRINTED;
            assert!(beside || place.y.abs() - half >= super::super::SIZE / 2.0, "{place:?}");
        }
    }
}
