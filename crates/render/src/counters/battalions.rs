//! Counters of battalions, squadrons, batteries and their leaders: a figure of the arm, the stripe
//! of the wing, levels as pips, strength, morale and movement at the feet.

use scene::Counter;

use super::body::{Style, rounded, style};
use super::{badges, figures};
use crate::geometry::{Point, Rect};
use crate::palette::Color;
use crate::svg::Svg;
use crate::text::{Face, Type};

const PALE: &str = "#fdf6e3";
const DARK: &str = "#26211b";
const GOLD: &str = "#d8a21b";
const RED: &str = "#a3170f";
const GREEN: &str = "#2f6b4f";

/// The figures at the feet stand on this line.
const FOOT: f64 = 25.0;

/// Marks that are shown as badges; all others show on the face, or only in words.
const BADGES: [&str; 17] = [
    "guns-moved",
    "out-of-command",
    "firing",
    "charging",
    "added",
    "retreating",
    "failed-check",
    "captured",
    "wounded",
    "killed",
    "helped",
    "detached",
    "degraded",
    "led",
    "marked",
    "shifted",
    "momentum",
];

/// Whether a counter is a unit with a morale rating, a leader, or a marker that lies among them.
pub(super) fn is_battalion(counter: &Counter) -> bool {
    let has = |value: &str| counter.values.contains_key(value);
    is_marker(counter) || has("mr") && has("ma") || counter.kind == "leader" && has("ma")
}

fn is_marker(counter: &Counter) -> bool {
    counter.kind.starts_with("marker-")
}

/// Draws the cardboard and what is printed on it; a marker is round and has no cardboard.
pub(super) fn draw(svg: &mut Svg, counter: &Counter, index: usize, color: Color) {
    if is_marker(counter) {
        draw_marker(svg, &counter.kind);
        return;
    }
    svg.stamp(&format!("side-{index}"), Point::new(0.0, 0.0));
    let has = |mark: &str| counter.marks.iter().any(|it| it == mark);
    let light = color.lighter(0.38).is_light();
    let ink = if light { "#17130e" } else { "#fffaf0" };
    // All that is not print lies below it, so that a state never hides a value.
    if has("inactive") {
        let ground = Rect::new(-29.0, -18.5, 29.0, 29.0);
        rounded(svg, ground, 5.5).fill(PALE).set("fill-opacity", "0.42").empty();
    }
    for (mark, color) in [("disordered", GOLD), ("routed", RED)] {
        if has(mark) {
            stroke(svg, "M-29 2L2-29M-29 12L12-29M-29 22L22-29", color, 2.6);
        }
    }
    draw_wing(svg, counter);
    for (mark, color) in [("engaged", GOLD), ("support", PALE)] {
        if has(mark) {
            let frame = Rect::new(-27.0, -27.0, 27.0, 27.0);
            rounded(svg, frame, 4.5).set("fill", "none").stroke(color, 2.6).empty();
        }
    }
    draw_figure(svg, counter);
    if has("column") {
        stroke(svg, "M-17-13v22M-20 5.6l3 3.4l3-3.4", RED, 2.0);
    }
    let head = if style(index) == Style::Band { PALE } else { ink };
    draw_name(svg, &counter.name, head);
    let text = at_foot(counter);
    let foot = if has("inactive") { DARK } else { ink };
    let foot = Type::new(Face::Bold, 14.5, foot).fitted(&text, 43.0);
    foot.draw(svg, Point::new(1.5, FOOT), &text);
    draw_levels(svg, counter);
    let marks = counter.marks.iter().filter(|it| BADGES.contains(&it.as_str()));
    badges::draw(svg, &marks.cloned().collect::<Vec<_>>());
}

/// Its name, cut short before its letters grow too small to be read.
fn draw_name(svg: &mut Svg, name: &str, color: &str) {
    let smallest = Type::new(Face::Bold, 5.4, color);
    let mut shown = name.to_owned();
    while smallest.width(&shown) > 48.0 {
        shown.truncate(shown.trim_end_matches(['.', ' ']).len());
        shown.pop();
        shown.push('.');
    }
    let type_ = Type::new(Face::Bold, 8.0, color).fitted(&shown, 48.0);
    type_.draw(svg, Point::new(0.0, -19.8), &shown);
}

/// A round marker that lies on a hex: who is Engaged, who has the Momentum.
fn draw_marker(svg: &mut Svg, kind: &str) {
    let (text, color) = match kind {
        "marker-engaged" => ("", GOLD),
        "marker-shifted" => ("−2", RED),
        "marker-momentum" => ("±2", GREEN),
        _ => ("•", DARK),
    };
    let origin = Point::new(0.0, 0.0);
    svg.circle(Point::new(1.2, 2.0), 17.6).fill("#20150a").set("fill-opacity", "0.3").empty();
    svg.circle(origin, 17.0).fill(PALE).stroke(color, 3.4).empty();
    if text.is_empty() {
        // Two swords crossed.
        stroke(svg, "M-8 8L8-8M8 8L-8-8M-8.6 3.4l5.2 5.2M8.6 3.4l-5.2 5.2", color, 2.4);
    } else {
        Type::new(Face::Bold, 18.0, color).draw(svg, Point::new(0.0, 6.6), text);
    }
}

/// The stripe of its wing, on the left.
fn draw_wing(svg: &mut Svg, counter: &Counter) {
    let Some(&color) = counter.values.get("color") else { return };
    let stripe = Rect::new(-28.4, -16.5, -22.0, 27.5);
    let color = format!("#{color:06x}");
    rounded(svg, stripe, 1.4).fill(&color).stroke(PALE, 0.8).empty();
}

fn draw_figure(svg: &mut Svg, counter: &Counter) {
    let (dark, light, color) = figure(counter);
    svg.element("g").set("transform", "translate(1.4 0.4) scale(1.1)").open();
    svg.path(dark)
        .set("fill", "none")
        .stroke(PALE, 2.0)
        .set("stroke-opacity", "0.6")
        .set("stroke-linejoin", "round")
        .empty();
    svg.path(dark).fill(DARK).empty();
    if !light.is_empty() {
        let path = svg.path(light).fill(color).stroke(DARK, 0.6);
        path.set("stroke-linejoin", "round").empty();
    }
    svg.close();
    if counter.marks.iter().any(|mark| mark.starts_with("special-")) {
        svg.path("M18-15l1.5 3.4l3.7.3l-2.8 2.4l.9 3.6L18-7.2l-3.3 1.9l.9-3.6l-2.8-2.4l3.7-.3z")
            .fill(GOLD)
            .stroke(DARK, 0.6)
            .empty();
    }
}

/// What it is worth: strength, morale, movement; guns by range; leaders by what they lend.
fn at_foot(counter: &Counter) -> String {
    let value = |name: &str| counter.values.get(name).map(ToString::to_string);
    let text = |name: &str| value(name).unwrap_or_default();
    match counter.kind.as_str() {
        "leader" => {
            ["initiative", "mm", "ma"].into_iter().filter_map(value).collect::<Vec<_>>().join("-")
        }
        "artillery" => {
            let by_range = ["bs-1", "bs-2", "bs-3"].map(text).join("/");
            format!("{by_range}-{}-{}", text("mr"), text("ma"))
        }
        _ => {
            let bracketed = counter.marks.iter().any(|mark| mark == "bracketed");
            let strength = if bracketed { format!("({})", text("sp")) } else { text("sp") };
            format!("{strength}-{}-{}", text("mr"), text("ma"))
        }
    }
}

/// Its levels: a pip for each it had, filled for each it has.
fn draw_levels(svg: &mut Svg, counter: &Counter) {
    let value = |name: &str| counter.values.get(name).copied().unwrap_or(0);
    for pip in 0..value("levels") {
        let top = 9.0 - f64::from(pip) * 5.0;
        let fill = if pip < value("level") { DARK } else { "none" };
        let pip = Rect::new(21.0, top, 24.6, top + 3.6);
        crate::paper::fill(svg, pip).fill(fill).stroke(DARK, 0.7).empty();
    }
}

fn stroke(svg: &mut Svg, data: &str, color: &str, width: f64) {
    let path = svg.path(data).set("fill", "none").stroke(color, width);
    path.set("stroke-opacity", "0.85").empty();
}

/// The figure of a counter, that of its type or of its kind: the dark shape, the colored one, and
/// its color.
fn figure(counter: &Counter) -> (&'static str, &'static str, &'static str) {
    let types = counter.marks.iter().filter_map(|mark| mark.strip_prefix("type-"));
    let plain = match counter.kind.as_str() {
        "baggage" => return (WAGON, "", ""),
        "leader" => return (HAT, "", ""),
        "cavalry" => "dragoon",
        "artillery" => "battery",
        _ => "line",
    };
    let mut found = types.chain([plain]).filter_map(figures::of_type);
    found.next().unwrap_or((HAT, "", ""))
}

/// A covered wagon.
const WAGON: &str = "M-13 3v-6q4-9 13-9t13 9v6zM-12.4 6.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM6 6.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z";

/// A hat with its plume.
const HAT: &str =
    "M-13 4q3-8 6-9q2-6 7-6t7 6q3 1 6 9q-6 2.6-13 2.6t-13-2.6zM4-10.4q6-4 8.6 1.4q-4-1.6-6.4 1.8z";
