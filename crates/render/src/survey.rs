//! Where north lies and how far it is: a needle and a scale in the margin below the map.

use scene::{Board, Edge, Look};

use crate::geometry::{Point, Rect};
use crate::lettering::{self, Label};
use crate::palette;
use crate::paper;
use crate::path::Path;
use crate::sheet::APOTHEM;
use crate::svg::Svg;
use crate::text::{Face, Type};

/// How wide a scale may be.
const WIDEST: f64 = 330.0;

/// Middle of the margin below the frame.
const OFF: f64 = 23.0;

/// Half the length of the needle.
const NEEDLE: f64 = 13.5;

/// Parts of a scale, dark and light in turn.
const PARTS: u8 = 4;

/// Draws needle and scale into the margin, if it is wide enough.
pub(crate) fn draw(svg: &mut Svg, board: &Board, frame: Rect, margin: f64) {
    if margin < 36.0 {
        return;
    }
    let mut labels = Vec::new();
    let mut left = frame.left + 8.0;
    if let Some(bearing) = bearing(board) {
        draw_needle(svg, Point::new(left + NEEDLE, frame.bottom + OFF), bearing);
        left += NEEDLE * 2.0 + 28.0;
    }
    if let Some(across) = board.across {
        let room = (frame.width() * 0.3).min(WIDEST * grown(frame));
        let at = Point::new(left, frame.bottom + OFF);
        labels.extend(draw_scale(svg, across, at, room, frame));
    }
    lettering::draw(svg, "scale-", &labels);
}

/// How much longer the scale of a large map is.
fn grown(frame: Rect) -> f64 {
    (frame.width() / 1200.0).clamp(1.0, 2.2)
}

/// Where north lies, clockwise from the top; none on those that name the quarters.
fn bearing(board: &Board) -> Option<f64> {
    let edge = board.north.filter(|_| board.look == Look::Modern).map(|edge| match edge {
        Edge::Top => 0,
        Edge::Right => 90,
        Edge::Bottom => 180,
        Edge::Left => 270,
    });
    board.bearing.or(edge).map(f64::from)
}

/// A needle in a ring, dark toward north, with an N.
fn draw_needle(svg: &mut Svg, at: Point, bearing: f64) {
    let north = Point::polar((bearing - 90.0).to_radians(), 1.0);
    let (tip, across) = (north * NEEDLE, north.right() * (NEEDLE * 0.34));
    svg.circle(at, NEEDLE * 0.72).set("fill", "none").stroke(palette::INK, 0.8).empty();
    for (end, sides) in [(tip, ["#9c3b24", "#7c2b18"]), (tip * -0.92, [palette::PAPER, "#cbb98c"])]
    {
        for (side, color) in [(-1.0, sides[0]), (1.0, sides[1])] {
            let mut half = Path::default();
            half.polygon(&[at + end, at + across * side, at]);
            svg.path(half.data()).fill(color).stroke(palette::INK, 0.6).empty();
        }
    }
    let letter = Label::new("N", Type::new(Face::Serif, 13.0, palette::INK));
    let foot = at + Point::new(NEEDLE + 5.0, 4.8);
    lettering::draw(svg, "north-", &[letter.centered(foot)]);
}

/// A bar of dark and light parts, and its figures.
fn draw_scale(svg: &mut Svg, across: u32, at: Point, room: f64, frame: Rect) -> Vec<Label> {
    let meters_per_step = f64::from(across) / (2.0 * APOTHEM);
    let whole = round_down(room * meters_per_step);
    let width = f64::from(whole) / meters_per_step;
    let bar = Rect::new(at.x, at.y - 9.0, at.x + width, at.y - 3.6);
    for part in 0..PARTS {
        let edge = |it: u8| bar.left + width * f64::from(it) / f64::from(PARTS);
        let color = if part % 2 == 0 { palette::INK } else { palette::PAPER };
        let piece = Rect { left: edge(part), right: edge(part + 1), ..bar };
        paper::fill(svg, piece).fill(color).stroke(palette::INK, 0.7).empty();
    }
    let type_ = Type::new(Face::Italic, 14.0 * grown(frame).min(1.3), palette::INK);
    let figures = [(0.0, "0".to_owned()), (0.5, half(whole)), (1.0, written(whole))];
    let place = |(share, text): (f64, String)| {
        Label::new(&text, type_).centered(Point::new(at.x + width * share, at.y + 11.0))
    };
    figures.into_iter().map(place).collect()
}

/// The largest of 1, 2, 5, 10, 20 … that is not above a number.
fn round_down(most: f64) -> u32 {
    let bases = [1_u32, 10, 100, 1000, 10_000, 100_000];
    let all = bases.into_iter().flat_map(|base| [base, 2 * base, 5 * base]);
    all.take_while(|&it| f64::from(it) <= most).last().unwrap_or(1)
}

/// Half a length, without its unit.
fn half(meters: u32) -> String {
    let text = written(meters / 2);
    if meters % 2 == 1 || meters == 1000 {
        return String::new();
    }
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// A length with its unit.
fn written(meters: u32) -> String {
    match (meters / 1000, meters % 1000) {
        (0, rest) => format!("{rest} m"),
        (whole, 0) => format!("{whole} km"),
        (whole, rest) => format!("{whole}.{} km", rest / 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_ends_at_a_round_number() {
        let table = [(1.9, 1), (2.0, 2), (49.0, 20), (50.0, 50), (173.0, 100), (7_300.0, 5_000)];
        for (most, found) in table {
            assert_eq!(round_down(most), found, "{most}");
        }
    }

    #[test]
    fn lengths_are_written_with_their_unit() {
        assert_eq!([200, 1000, 5000, 2500].map(written), ["200 m", "1 km", "5 km", "2.5 km"]);
        assert_eq!([200, 1000, 2000, 5000].map(half), ["100", "", "1", "2.5"]);
    }
}
