//! What is printed on a counter: size, box, name, figures, steps.

use std::f64::consts::FRAC_PI_3;

use scene::Counter;

use super::body::{Style, rounded, style};
use super::nations;
use crate::geometry::{Point, Rect, measure};
use crate::palette::Color;
use crate::path::Path;
use crate::svg::Svg;
use crate::symbols;
use crate::text::{Face, Type};

/// Middle of the box with the symbol.
const BOX: Point = Point::new(0.0, -7.0);

/// The figures stand on this line.
const FIGURES: f64 = 24.3;

/// Values that are not part of the figures at the foot.
const APART: [&str; 3] = ["steps", "steps-max", "range"];

/// Draws the printed face.
pub(super) fn draw(svg: &mut Svg, counter: &Counter, index: usize, color: Color) {
    let nation = nations::nation(counter);
    let own = nation.and_then(|it| Color::read(it.0));
    if let Some(own) = own {
        draw_nation(svg, index, own);
    }
    let color = own.unwrap_or(color);
    let light = color.lighter(0.38).is_light();
    let ink = if light { "#17130e" } else { "#fffaf0" };
    if counter.marks.iter().any(|mark| mark == "reduced") {
        draw_stripe(svg);
    }
    draw_division(svg, counter);
    draw_size(svg, counter, index, ink);
    if let Some((_, letters)) = nation {
        draw_letters(svg, letters, index, ink);
    }
    symbols::draw(svg, &counter.kind, BOX);
    Type::new(Face::Bold, 7.4, ink).fitted(&counter.name, 46.0).draw(
        svg,
        Point::new(0.0, 9.4),
        &counter.name,
    );
    draw_figures(svg, counter, ink);
    draw_steps(svg, counter, ink);
    if let Some(range) = counter.values.get("range") {
        let type_ = Type::new(Face::Bold, 8.4, ink);
        type_.draw(svg, Point::new(-20.0, -4.0), &range.to_string());
    }
}

/// The ground in the color of a nation that fights for its side; band and frame stay the side's.
fn draw_nation(svg: &mut Svg, index: usize, color: Color) {
    let (ground, corner) = match style(index) {
        Style::Band => (Rect::new(-28.2, -18.4, 28.2, 28.2), 4.8),
        Style::Frame | Style::Stripe | Style::Corners => (Rect::new(-25.4, -25.4, 25.4, 25.4), 3.2),
    };
    rounded(svg, ground, corner).fill(&color.lighter(0.36).text()).empty();
}

/// The letters of a nation, beside the size.
fn draw_letters(svg: &mut Svg, letters: &str, index: usize, ink: &str) {
    let (color, at) = match style(index) {
        Style::Band => ("#fffaf0", Point::new(17.6, -20.9)),
        Style::Frame | Style::Stripe | Style::Corners => (ink, Point::new(15.4, -18.6)),
    };
    Type::new(Face::Bold, 6.0, color).draw(svg, at, letters);
}

/// The stripe of its division down the left edge: a color, and a pattern in it.
fn draw_division(svg: &mut Svg, counter: &Counter) {
    let Some((color, through)) = nations::stripe(counter) else { return };
    let stripe = Rect::new(-27.4, -15.4, -21.2, 27.4);
    rounded(svg, stripe, 1.2).fill(color).empty();
    let pale = match through {
        "lined" => vec![Rect::new(-25.0, -14.4, -23.3, 26.4)],
        "barred" => {
            [-8.0, 0.6, 9.2, 17.8].map(|top| Rect { top, bottom: top + 3.0, ..stripe }).to_vec()
        }
        _ => Vec::new(),
    };
    for area in pale {
        crate::paper::fill(svg, area).fill("#fffaf0").empty();
    }
    rounded(svg, stripe, 1.2).set("fill", "none").stroke("#26211b", 0.8).empty();
}

/// A pale stripe tells a reduced counter from a full one.
fn draw_stripe(svg: &mut Svg) {
    let stripe = Rect::new(-28.4, BOX.y - 5.5, 28.4, BOX.y + 5.5);
    crate::paper::fill(svg, stripe).fill("#fffaf0").set("fill-opacity", "0.72").empty();
}

fn draw_size(svg: &mut Svg, counter: &Counter, index: usize, ink: &str) {
    // On the band of the first side letters are light.
    let (color, baseline) = match style(index) {
        Style::Band => ("#fffaf0", -20.6),
        Style::Frame | Style::Stripe | Style::Corners => (ink, -18.2),
    };
    Type::new(Face::Bold, 8.4, color).spaced(0.5).draw(
        svg,
        Point::new(0.25, baseline),
        &counter.size,
    );
}

/// The figures at the foot, framed in yellow for units that may exploit.
fn draw_figures(svg: &mut Svg, counter: &Counter, ink: &str) {
    let figures = figures(counter);
    let type_ = Type::new(Face::Bold, 16.5, ink).fitted(&figures, 46.0);
    if counter.marks.iter().any(|mark| mark == "exploitation") {
        let width = (type_.width(&figures) + 6.0).clamp(36.0, 52.0);
        let area = Rect::new(-width / 2.0, FIGURES - 13.1, width / 2.0, FIGURES + 1.4);
        rounded(svg, area, 2.4).fill("#f7d64a").stroke("#7a5c0c", 0.8).empty();
        let type_ = Type { color: "#17130e", ..type_ };
        type_.draw(svg, Point::new(0.0, FIGURES), &figures);
    } else {
        type_.draw(svg, Point::new(0.0, FIGURES), &figures);
    }
}

/// The figures as printed: attack, defense, movement; a barrage stands in parentheses.
pub(super) fn figures(counter: &Counter) -> String {
    let value = |key: &str| counter.values.get(key).map(ToString::to_string);
    let barrage = value("barrage").map(|number| format!("({number})"));
    let printed =
        [value("attack"), barrage, value("strength"), value("defense"), value("movement")];
    let known = ["attack", "barrage", "strength", "defense", "movement"];
    let others = counter
        .values
        .iter()
        .filter(|(key, _)| !known.contains(&key.as_str()) && !APART.contains(&key.as_str()))
        .map(|(_, number)| number.to_string());
    printed.into_iter().flatten().chain(others).collect::<Vec<_>>().join("-")
}

/// Steps as pips beside the box: full for those left, hollow for those lost.
fn draw_steps(svg: &mut Svg, counter: &Counter, ink: &str) {
    let Some(&left) = counter.values.get("steps") else { return };
    let most = counter.values.get("steps-max").copied().unwrap_or(left).max(left);
    if most > 4 {
        let text = format!("{left}/{most}");
        Type::new(Face::Bold, 7.2, ink).fitted(&text, 10.0).draw(
            svg,
            Point::new(19.4, -4.4),
            &text,
        );
        return;
    }
    let (mut full, mut hollow) = (Path::default(), Path::default());
    for pip in 0..usize::try_from(most).unwrap_or(0) {
        let at = Point::new(21.0, BOX.y - 6.4 + measure(pip) * 5.2);
        let path = if measure(pip) < f64::from(left) { &mut full } else { &mut hollow };
        ring(path, at, 1.8);
    }
    if !full.data().is_empty() {
        svg.path(full.data()).fill(ink).stroke(ink, 0.8).empty();
    }
    if !hollow.data().is_empty() {
        svg.path(hollow.data()).set("fill", "none").stroke(ink, 0.8).empty();
    }
}

fn ring(path: &mut Path, at: Point, radius: f64) {
    let points: Vec<Point> =
        (0..6).map(|step| at + Point::polar(f64::from(step) * FRAC_PI_3, radius)).collect();
    path.smooth_closed(&points);
}
