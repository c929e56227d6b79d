//! The cardboard of a counter: shadow, edge, face, and what tells the sides apart besides color.

use super::SIZE;
use crate::geometry::{Point, Rect, measure};
use crate::palette::Color;
use crate::path::Path;
use crate::svg::{Element, Svg};

const HALF: f64 = SIZE / 2.0;
const CORNER: f64 = 5.5;

/// Height of the band of the first side.
const BAND: f64 = 10.5;

/// How a side is told apart without color.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// A dark band along the top.
    Band,
    /// A dark frame.
    Frame,
    /// A dark stripe down the left edge.
    Stripe,
    /// Dark corners.
    Corners,
}

/// The style of a side.
pub(super) fn style(index: usize) -> Style {
    [Style::Band, Style::Frame, Style::Stripe, Style::Corners][index % 4]
}

/// Writes the face and the back of a side's counters.
pub(super) fn define(svg: &mut Svg, index: usize, color: Color) {
    define_gradient(svg, index, color);
    for (name, back) in [("side", false), ("back", true)] {
        let id = format!("{name}-{index}");
        svg.element("g").set("id", &id).open();
        draw_cardboard(svg, index, color);
        if back {
            draw_back(svg, index, color);
        } else {
            draw_style(svg, style(index), color);
        }
        draw_bevel(svg);
        svg.close();
    }
}

fn define_gradient(svg: &mut Svg, index: usize, color: Color) {
    let id = format!("face-{index}");
    svg.element("linearGradient")
        .set("id", &id)
        .set("x1", "0")
        .set("y1", "0")
        .set("x2", "0.7")
        .set("y2", "1")
        .open();
    for (offset, stop) in [("0", color.lighter(0.5)), ("1", color.lighter(0.26))] {
        svg.element("stop").set("offset", offset).set("stop-color", &stop.text()).empty();
    }
    svg.close();
}

fn draw_cardboard(svg: &mut Svg, index: usize, color: Color) {
    for (grown, opacity) in [(2.6, "0.07"), (1.6, "0.10"), (0.6, "0.16")] {
        let area = card().grown(grown);
        let fallen =
            Rect::new(area.left + 1.6, area.top + 2.6, area.right + 1.6, area.bottom + 2.6);
        rounded(svg, fallen, CORNER + grown).fill("#20150a").set("fill-opacity", opacity).empty();
    }
    let edge = Rect::new(-HALF + 0.5, -HALF + 0.9, HALF + 0.9, HALF + 1.3);
    rounded(svg, edge, CORNER).fill(&color.darker(0.55).text()).empty();
    let face = format!("url(#face-{index})");
    rounded(svg, card(), CORNER).fill(&face).empty();
}

/// Light along the upper left edge, shade along the lower right one.
fn draw_bevel(svg: &mut Svg) {
    let inner = HALF - 0.7;
    let at = |x: f64, y: f64| Point::new(x * inner, y * inner);
    let bend = CORNER / inner;
    let mut light = Path::default();
    light
        .move_to(at(-1.0, 1.0 - bend))
        .line_to(at(-1.0, bend - 1.0))
        .curve_to(at(-1.0, -1.0 + bend * 0.4), at(-1.0 + bend * 0.4, -1.0), at(bend - 1.0, -1.0))
        .line_to(at(1.0 - bend, -1.0));
    svg.path(light.data())
        .set("fill", "none")
        .stroke("#fffdf2", 1.3)
        .set("stroke-opacity", "0.75")
        .set("stroke-linecap", "round")
        .empty();
    let mut shade = Path::default();
    shade
        .move_to(at(1.0, bend - 1.0))
        .line_to(at(1.0, 1.0 - bend))
        .curve_to(at(1.0, 1.0 - bend * 0.4), at(1.0 - bend * 0.4, 1.0), at(1.0 - bend, 1.0))
        .line_to(at(bend - 1.0, 1.0));
    svg.path(shade.data())
        .set("fill", "none")
        .stroke("#20150a", 1.3)
        .set("stroke-opacity", "0.30")
        .set("stroke-linecap", "round")
        .empty();
    rounded(svg, card(), CORNER)
        .set("fill", "none")
        .stroke("#20150a", 0.6)
        .set("stroke-opacity", "0.55")
        .empty();
}

fn draw_style(svg: &mut Svg, style: Style, color: Color) {
    let dark = color.darker(0.32).text();
    match style {
        Style::Band => {
            svg.path(&band(BAND)).fill(&dark).empty();
        }
        Style::Frame => {
            rounded(svg, card().grown(-2.7), CORNER - 1.6)
                .set("fill", "none")
                .stroke(&dark, 1.7)
                .empty();
        }
        Style::Stripe => {
            svg.path("M-29-23.5a5.5 5.5 0 0 1 5.5-5.5v58a5.5 5.5 0 0 1-5.5-5.5z")
                .fill(&dark)
                .empty();
        }
        Style::Corners => {
            for corner in [
                "M-29-15v-8.5a5.5 5.5 0 0 1 5.5-5.5h8.5z",
                "M29-15v-8.5a5.5 5.5 0 0 0-5.5-5.5h-8.5z",
            ] {
                svg.path(corner).fill(&dark).empty();
            }
        }
    }
}

/// A band along the top with rounded upper corners.
fn band(height: f64) -> String {
    format!(
        "M-29 {}v-{}a5.5 5.5 0 0 1 5.5-5.5h47a5.5 5.5 0 0 1 5.5 5.5v{}z",
        height - HALF,
        height - CORNER,
        height - CORNER
    )
}

/// The back of a hidden counter: a pattern of its side, and not a letter.
fn draw_back(svg: &mut Svg, index: usize, color: Color) {
    let dark = color.darker(0.34).text();
    let inner = card().grown(-5.0);
    rounded(svg, inner, 3.0).fill(&color.darker(0.12).text()).empty();
    let mut lines = Path::default();
    for step in 0..=8 {
        let across = measure(step) / 8.0 * inner.width();
        let (left, top, right, bottom) = (inner.left, inner.top, inner.right, inner.bottom);
        match style(index) {
            Style::Band => diagonals(&mut lines, inner, across, 1.0),
            Style::Frame => {
                diagonals(&mut lines, inner, across, 1.0);
                diagonals(&mut lines, inner, across, -1.0);
            }
            Style::Stripe => {
                lines
                    .move_to(Point::new(left + across, top))
                    .line_to(Point::new(left + across, bottom));
            }
            Style::Corners => {
                lines
                    .move_to(Point::new(left, top + across))
                    .line_to(Point::new(right, top + across));
            }
        }
    }
    svg.path(lines.data()).set("fill", "none").stroke(&dark, 1.4).empty();
    rounded(svg, inner, 3.0).set("fill", "none").stroke(&dark, 1.4).empty();
    svg.circle(Point::new(0.0, 0.0), 10.0)
        .fill(&color.lighter(0.42).text())
        .stroke(&dark, 1.4)
        .empty();
    svg.path("M0-6l1.7 4.1l4.4.3l-3.4 2.8l1.1 4.3l-3.8-2.4l-3.8 2.4l1.1-4.3l-3.4-2.8l4.4-.3z")
        .fill(&dark)
        .empty();
}

/// One of a set of slanted lines, and its twin in the other half.
fn diagonals(lines: &mut Path, area: Rect, across: f64, lean: f64) {
    let place = |x: f64, y: f64| Point::new(x * lean, y);
    let (left, top, right, bottom) = (area.left, area.top, area.right, area.bottom);
    lines.move_to(place(left + across, top)).line_to(place(right, bottom - across));
    lines.move_to(place(left, top + across)).line_to(place(right - across, bottom));
}

fn card() -> Rect {
    Rect::new(-HALF, -HALF, HALF, HALF)
}

pub(super) fn rounded(svg: &mut Svg, area: Rect, radius: f64) -> Element<'_> {
    crate::paper::fill(svg, area).number("rx", radius)
}
