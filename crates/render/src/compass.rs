//! The quarters of the sky around an engraved map, in Latin as its makers wrote them, with an arrow
//! toward north. Beside a plan stands north alone.

use scene::{Board, Edge, Look};

use crate::geometry::{Point, Rect};
use crate::lettering::{self, Baseline, Label};
use crate::palette;
use crate::path::Path;
use crate::svg::Svg;
use crate::text::{Face, Type};

/// North and what follows it clockwise.
const QUARTERS: [&str; 4] = ["Septentrio", "Oriens", "Meridies", "Occidens"];

/// The edges of a sheet, clockwise.
const EDGES: [Edge; 4] = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left];

/// How far outside the frame the letters stand.
const OFF: f64 = 23.0;

/// How much farther from the frame title and legend stand, so that the quarters have room.
pub(crate) fn room(board: &Board) -> f64 {
    let surveyed = board.across.is_some() || board.bearing.is_some();
    if north(board).is_some() || surveyed { 24.0 } else { 0.0 }
}

fn north(board: &Board) -> Option<Edge> {
    board.north.filter(|_| board.look != Look::Modern)
}

/// Draws the quarters into the margin, if there is one wide enough.
pub(crate) fn draw(svg: &mut Svg, board: &Board, frame: Rect, margin: f64) {
    let Some(north) = north(board).filter(|_| margin >= 36.0) else { return };
    let first = EDGES.iter().position(|&edge| edge == north).unwrap_or(0);
    let words: &[&str] = if board.look == Look::Plan { &["N"] } else { &QUARTERS };
    let set = |(at, word): (usize, &&str)| set(word, EDGES[(first + at) % 4], frame);
    let labels: Vec<Label> = words.iter().enumerate().map(set).collect();
    lettering::draw(svg, "quarter-", &labels);
    let half = labels[0].width() / 2.0 + 20.0;
    let (middle, along, out) = side(north, frame);
    for way in [-1.0, 1.0] {
        draw_arrow(svg, middle + along * (half * way), out);
    }
}

/// The middle of the margin beside an edge, which way letters run there, and the way out.
fn side(edge: Edge, frame: Rect) -> (Point, Point, Point) {
    let center = frame.center();
    let (right, down) = (Point::new(1.0, 0.0), Point::new(0.0, 1.0));
    match edge {
        Edge::Top => (Point::new(center.x, frame.top - OFF), right, down * -1.0),
        Edge::Right => (Point::new(frame.right + OFF, center.y), down, right),
        Edge::Bottom => (Point::new(center.x, frame.bottom + OFF), right, down),
        Edge::Left => (Point::new(frame.left - OFF, center.y), down * -1.0, right * -1.0),
    }
}

/// A word in the middle of a margin, its foot toward the map or toward the reader.
fn set(text: &str, edge: Edge, frame: Rect) -> Label {
    let type_ = Type::new(Face::Serif, 21.0, palette::INK).in_small_capitals().spaced(7.0);
    let label = Label::new(text, type_);
    let (middle, along, _) = side(edge, frame);
    let base = middle + along.right() * (type_.size * 0.3);
    let half = along * (label.width() / 2.0 + 2.0);
    label.on(Baseline::Curve(vec![base - half, base, base + half]))
}

/// An arrowhead with a notched foot.
fn draw_arrow(svg: &mut Svg, at: Point, out: Point) {
    let across = out.right();
    let mut head = Path::default();
    head.polygon(&[
        at + out * 9.0,
        at - out * 7.0 + across * 6.0,
        at - out * 3.5,
        at - out * 7.0 - across * 6.0,
    ]);
    svg.path(head.data()).fill("#9c3b24").stroke(palette::INK, 0.9).empty();
}
