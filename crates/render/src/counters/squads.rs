//! Counters of single squads, guns and vehicles: a silhouette with its name, the price of fire and
//! of a move above it, firepower and defense at its feet; its front at the hexside it looks to.

use scene::{Counter, Place};

use super::badges;
use super::body::{Style, rounded, style};
use super::silhouettes::silhouette;
use crate::geometry::{Point, Rect, measure};
use crate::palette::Color;
use crate::path::Path;
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

/// Draws the face and the states.
pub(super) fn draw(svg: &mut Svg, counter: &Counter, index: usize, color: Color) {
    let has = |mark: &str| counter.marks.iter().any(|it| it == mark);
    if has("spent") {
        draw_spent(svg);
    }
    if has("hidden") {
        draw_hidden(svg, color);
    }
    draw_silhouette(svg, counter);
    draw_figures(svg, counter, index, color);
    let shown = ["hit", "stuck", "bogged", "hasty", "careless", "carried", "active", "held"];
    let marks = counter.marks.iter().filter(|it| shown.contains(&it.as_str()));
    badges::draw(svg, &marks.cloned().collect::<Vec<_>>());
}

/// The hexside a unit looks to, just inside its hex, and the parts of the next ones toward it.
const FRONT: &str = "M-21-40.4H21";
const ARC: &str = "M-38.6-16.4L-25.4-39.2M25.4-39.2L38.6-16.4";
const TIP: &str = "M-7.6-41.6L0-49.6L7.6-41.6z";

/// Which way a unit on the map looks: a bold edge along the hexside, and an arc along the two
/// beside it; what comes over these three meets its front.
pub(super) fn draw_front(svg: &mut Svg, counter: &Counter, color: Color) {
    let carried = counter.marks.iter().any(|it| it == "carried");
    let on_map = matches!(counter.at, Place::Hex(_));
    let Some(&facing) = counter.values.get("facing").filter(|_| on_map && !carried) else { return };
    let edge = color.darker(0.55).text();
    svg.element("g").set("transform", &format!("rotate({})", facing * 60)).open();
    for (data, width) in [(ARC, 4.2), (FRONT, 7.2), (TIP, 2.6)] {
        line(svg, data, PALE, width);
    }
    line(svg, ARC, &edge, 2.0);
    line(svg, FRONT, &edge, 4.8);
    svg.path(TIP).fill(&edge).empty();
    svg.close();
}

fn line(svg: &mut Svg, data: &str, color: &str, width: f64) {
    let path = svg.path(data).set("fill", "none").stroke(color, width);
    path.set("stroke-linecap", "round").set("stroke-linejoin", "round").empty();
}

/// The part of a counter behind the silhouette, between the print above and below it.
const FIELD: Rect = Rect::new(-29.0, -10.2, 29.0, 12.4);

/// A spent unit is hatched behind its silhouette; what is printed keeps its light ground.
fn draw_spent(svg: &mut Svg) {
    crate::paper::fill(svg, FIELD).fill("#2a2622").set("fill-opacity", "0.3").empty();
    let mut lines = Path::default();
    for at in 0..9 {
        // Each line begins and ends at the edges of the field, not beyond them.
        let foot = f64::from(at) * 10.0 - 49.0;
        let (left, right) = (foot.max(FIELD.left), (foot + FIELD.height()).min(FIELD.right));
        let point = |x: f64| Point::new(x, FIELD.bottom - (x - foot));
        lines.move_to(point(left)).line_to(point(right));
    }
    let path = svg.path(lines.data()).set("fill", "none").stroke("#2a2622", 3.0);
    path.set("stroke-opacity", "0.42").empty();
}

/// Only its owner sees it: a dashed frame.
fn draw_hidden(svg: &mut Svg, color: Color) {
    let frame = Rect::new(-28.0, -28.0, 28.0, 28.0);
    rounded(svg, frame, 5.0).set("fill", "none").stroke(PALE, 2.4).empty();
    rounded(svg, frame, 5.0)
        .set("fill", "none")
        .stroke(&color.darker(0.55).text(), 1.8)
        .set("stroke-dasharray", "5 3.6")
        .empty();
}

fn draw_silhouette(svg: &mut Svg, counter: &Counter) {
    let (dark, light) = silhouette(counter.model.as_deref(), &counter.kind);
    let soldiers = SOLDIERS.contains(&counter.kind.as_str());
    let (down, scale) = if soldiers { (1.9, 1.12) } else { (1.8, 1.07) };
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
        write(svg, &text("fire"), Point::new(-21.0, -20.2), 11.0, head);
    }
    let id = Type::new(Face::Bold, 8.4, head).fitted(&counter.id, 24.0);
    id.draw(svg, Point::new(0.0, -20.2), &counter.id);
    let name = Type::new(Face::Bold, 7.2, ink).fitted(&counter.name, 49.0);
    name.draw(svg, Point::new(0.0, -11.9), &counter.name);
    write(svg, &text("movement"), Point::new(21.0, -20.2), 11.0, head);
    let bonus = usize::try_from(value("bonus").unwrap_or(0)).unwrap_or(0);
    for at in 0..bonus {
        let aside = (measure(at) - (measure(bonus) - 1.0) / 2.0) * 4.0;
        svg.circle(Point::new(15.4, -24.0 + aside), 1.5).fill(head).empty();
    }
    for left in [-25.6, 4.4] {
        let plate = Rect::new(left, 13.2, left + 21.2, 27.8);
        rounded(svg, plate, 3.0).fill(PALE).set("fill-opacity", "0.94").empty();
    }
    draw_firepower(svg, &text("red"), -20.6, RED, has("boxed-red"));
    draw_firepower(svg, &text("blue"), -10.6, BLUE, has("boxed-blue"));
    draw_range(svg, value("least-range"), value("range").unwrap_or(0));
    let of = |mark: &str| if has(mark) { BLUE } else { RED };
    write(svg, &text("flank"), Point::new(9.6, FOOT - 1.0), 8.8, of("armored-flank"));
    let front = Type::new(Face::Bold, 11.6, of("armored-front")).fitted(&text("front"), 10.2);
    front.draw(svg, Point::new(20.0, FOOT), &text("front"));
}

fn draw_firepower(svg: &mut Svg, text: &str, x: f64, color: &str, boxed: bool) {
    let type_ = Type::new(Face::Bold, 13.6, color).fitted(text, 8.8);
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
    let pill = Rect::new(-4.9, 15.0, 4.9, 24.8);
    rounded(svg, pill, 4.9).fill(INK).stroke(PALE, 0.9).empty();
    let type_ = Type::new(Face::Bold, 7.2, PALE).fitted(&text, 9.0);
    type_.draw(svg, Point::new(0.0, 22.5), &text);
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
