//! Counters of single squads, guns and vehicles: a silhouette with its facing, the price of fire and
//! of a move above it, firepower and defense at its feet.

use scene::Counter;

use super::body::{Style, rounded, style};
use super::silhouettes::silhouette;
use super::{SIZE, badges};
use crate::geometry::{Point, Rect, measure};
use crate::palette::Color;
use crate::svg::{Svg, short};
use crate::text::{Face, Type};

const RED: &str = "#a3170f";
const BLUE: &str = "#124d87";
const INK: &str = "#26211b";
const PALE: &str = "#fdf6e3";

/// The figures at the feet stand on this line.
const FOOT: f64 = 25.1;

/// Kinds that are drawn larger: their silhouettes are higher than long.
const SOLDIERS: [&str; 6] = ["infantry", "engineer", "mortar", "mg", "sniper", "at-rifle"];

/// Whether a counter has the figures of a single squad.
pub(super) fn is_squad(counter: &Counter) -> bool {
    counter.values.contains_key("red") && counter.values.contains_key("front")
}

/// Draws the face, the states and which way the unit looks.
pub(super) fn draw(svg: &mut Svg, counter: &Counter, index: usize, color: Color) {
    let has = |mark: &str| counter.marks.iter().any(|it| it == mark);
    if has("spent") {
        draw_spent(svg);
    }
    draw_silhouette(svg, &counter.kind);
    draw_figures(svg, counter, index, color);
    if has("hidden") {
        draw_hidden(svg, color);
    }
    let shown = ["hit", "stuck", "bogged", "hasty", "careless", "carried", "active"];
    let marks = counter.marks.iter().filter(|it| shown.contains(&it.as_str()));
    badges::draw(svg, &marks.cloned().collect::<Vec<_>>());
    if let Some(&facing) = counter.values.get("facing").filter(|_| !has("carried")) {
        draw_facing(svg, facing, color);
    }
}

/// An arrowhead beside the counter, at the hexside it looks to.
fn draw_facing(svg: &mut Svg, facing: i32, color: Color) {
    // The slanted hexsides lie farther from a square than those above and below.
    let tip = if facing % 3 == 0 { -44.0 } else { -49.0 };
    let turn = format!("rotate({})", facing * 60);
    svg.path(&format!("M0 {tip}l7.4 13.6l-7.4-4.8l-7.4 4.8z"))
        .set("transform", &turn)
        .fill(&color.darker(0.55).text())
        .stroke(PALE, 1.5)
        .set("stroke-linejoin", "round")
        .empty();
}

/// A spent unit lies in the shade, hatched.
fn draw_spent(svg: &mut Svg) {
    let half = SIZE / 2.0;
    let card = Rect::new(-half, -half, half, half);
    rounded(svg, card, 5.5).fill("#2a2622").set("fill-opacity", "0.3").empty();
    svg.path(
        "M-22 29L29-22M-10 29L29-10M2 29L29 2M14 29L29 14M-29 24L24-29M-29 12L12-29M-29 0L0-29M-29-12L-12-29",
    )
    .set("fill", "none")
    .stroke("#2a2622", 2.6)
    .set("stroke-opacity", "0.3")
    .empty();
}

/// Only its owner sees it: a dashed frame.
fn draw_hidden(svg: &mut Svg, color: Color) {
    let frame = Rect::new(-27.0, -27.0, 27.0, 27.0);
    rounded(svg, frame, 4.5).set("fill", "none").stroke(PALE, 2.8).empty();
    rounded(svg, frame, 4.5)
        .set("fill", "none")
        .stroke(&color.darker(0.55).text(), 1.8)
        .set("stroke-dasharray", "5 3.6")
        .empty();
}

fn draw_silhouette(svg: &mut Svg, kind: &str) {
    let (dark, light) = silhouette(kind);
    let (down, scale) = if SOLDIERS.contains(&kind) { (-3.2, 1.36) } else { (-2.0, 1.2) };
    let place = format!("translate(0 {}) scale({})", short(down), short(scale));
    svg.element("g").set("transform", &place).open();
    svg.path(dark).fill(INK).stroke(PALE, 1.0).set("stroke-opacity", "0.6").empty();
    svg.path(dark).fill(INK).empty();
    if !light.is_empty() {
        svg.path(light).set("fill", "none").stroke(PALE, 0.9).empty();
    }
    svg.close();
}

/// What is printed: prices above, firepower, range and defense below.
fn draw_figures(svg: &mut Svg, counter: &Counter, index: usize, color: Color) {
    let value = |name: &str| counter.values.get(name).copied();
    let has = |mark: &str| counter.marks.iter().any(|it| it == mark);
    let light = color.lighter(0.38).is_light();
    let ink = if light { "#17130e" } else { "#fffaf0" };
    let head = if style(index) == Style::Band { PALE } else { ink };
    let text = |name: &str| value(name).map(|it| it.to_string()).unwrap_or_default();
    if counter.kind != "aircraft" {
        write(svg, &text("fire"), Point::new(-22.0, -18.6), 11.0, head);
    }
    let name = Type::new(Face::Bold, 8.0, head).fitted(&counter.id, 26.0);
    name.draw(svg, Point::new(0.0, -19.6), &counter.id);
    write(svg, &text("movement"), Point::new(22.0, -18.6), 11.0, head);
    let bonus = usize::try_from(value("bonus").unwrap_or(0)).unwrap_or(0);
    for at in 0..bonus {
        let aside = (measure(at) - (measure(bonus) - 1.0) / 2.0) * 4.0;
        svg.circle(Point::new(22.0 + aside, -14.4), 1.5).fill(head).empty();
    }
    for left in [-28.0, 5.0] {
        let plate = Rect::new(left, 13.2, left + 23.0, 27.8);
        rounded(svg, plate, 3.0).fill(PALE).set("fill-opacity", "0.92").empty();
    }
    draw_firepower(svg, &text("red"), -22.3, RED, has("boxed-red"));
    draw_firepower(svg, &text("blue"), -11.4, BLUE, has("boxed-blue"));
    draw_range(svg, value("least-range"), value("range").unwrap_or(0));
    let of = |mark: &str| if has(mark) { BLUE } else { RED };
    write(svg, &text("flank"), Point::new(10.4, FOOT - 1.2), 8.8, of("armored-flank"));
    write(svg, &text("front"), Point::new(21.9, FOOT), 12.0, of("armored-front"));
}

fn draw_firepower(svg: &mut Svg, text: &str, x: f64, color: &str, boxed: bool) {
    let type_ = Type::new(Face::Bold, 13.6, color).fitted(text, 9.4);
    if boxed {
        let half = (type_.width(text) + 2.0).max(9.6) / 2.0;
        let frame = Rect::new(x - half, FOOT - 11.9, x + half, FOOT + 1.7);
        rounded(svg, frame, 1.4).set("fill", "none").stroke(color, 1.2).empty();
    }
    type_.draw(svg, Point::new(x, FOOT), text);
}

fn draw_range(svg: &mut Svg, least: Option<i32>, range: i32) {
    if range == 0 {
        return;
    }
    let text = least.map_or(range.to_string(), |it| format!("{it}–{range}"));
    let pill = Rect::new(-5.6, 14.4, 5.6, 25.6);
    rounded(svg, pill, 5.6).fill(INK).stroke(PALE, 0.9).empty();
    let type_ = Type::new(Face::Bold, 7.6, PALE).fitted(&text, 9.8);
    type_.draw(svg, Point::new(0.0, 22.4), &text);
}

fn write(svg: &mut Svg, text: &str, at: Point, size: f64, color: &str) {
    Type::new(Face::Bold, size, color).draw(svg, at, text);
}

/// Draws a coin: a unit, or nobody.
pub(super) fn draw_coin(svg: &mut Svg, color: Color) {
    let origin = Point::new(0.0, 0.0);
    svg.circle(Point::new(1.4, 2.4), 24.0).fill("#20150a").set("fill-opacity", "0.3").empty();
    let face = svg.circle(origin, 23.5).fill(&color.lighter(0.26).text());
    face.stroke(&color.darker(0.55).text(), 2.0).empty();
    write(svg, "?", Point::new(0.0, 9.5), 27.0, "#17130e");
}
