//! Counters: stacks of die-cut cardboard on the map.

mod badges;
mod battalions;
mod body;
mod face;
mod figures;
mod nations;
mod silhouettes;
mod squads;
mod works;

use std::collections::BTreeMap;

use scene::{Counter, Face, Scene};

use crate::geometry::{Point, Rect, measure, steps};
use crate::options::Options;
use crate::palette::Color;
use crate::sheet::Sheet;
use crate::svg::{Svg, short};
use crate::symbols;

/// Side of a counter.
pub(crate) const SIZE: f64 = 58.0;

/// How far from the middle of a counter anything is printed to the left and to the right.
#[cfg(test)]
const PRINTED: f64 = 25.0;

/// How far each counter of a stack lies to the right of, and above, the one below it.
const STEP: Point = Point::new(2.8, -3.8);

/// How far the top of a stack may lie from its bottom, in steps.
const TALLEST: f64 = 3.0;

/// The looks of the sides.
pub(crate) struct Sides {
    seats: Vec<(String, Color)>,
}

impl Sides {
    /// Reads the sides from the options, and adds in gray those only the scene knows.
    pub(crate) fn new(options: &Options, scene: &Scene) -> Self {
        let gray = Color::read("#9a9384").expect("a color well written");
        let mut seats: Vec<(String, Color)> = options
            .seats
            .iter()
            .map(|seat| (seat.id.clone(), Color::read(&seat.color).unwrap_or(gray)))
            .collect();
        let owners = scene.counters.iter().map(|counter| &counter.seat);
        for seat in owners.chain(scene.control.values()) {
            if !seats.iter().any(|(known, _)| known == seat) {
                seats.push((seat.clone(), gray));
            }
        }
        Self { seats }
    }

    /// Which side a seat is, from zero.
    pub(crate) fn index(&self, seat: &str) -> usize {
        self.seats.iter().position(|(known, _)| known == seat).unwrap_or(0)
    }

    /// The color of a side.
    pub(crate) fn color(&self, index: usize) -> Color {
        self.seats[index].1
    }
}

/// Writes everything counters share.
pub(crate) fn define(svg: &mut Svg, scene: &Scene, sides: &Sides) {
    for index in 0..sides.seats.len() {
        body::define(svg, index, sides.color(index));
    }
    let open = scene.counters.iter().filter(|counter| counter.face == Face::Up);
    symbols::define(svg, open.map(|counter| counter.kind.as_str()));
}

/// What the label of a box takes of its room.
const LABEL: f64 = 22.0;

/// The least room of a counter that lies beside others.
const PITCH: f64 = SIZE + 4.0;

/// Where so many counters lie in the room of a box: in rows, closer where there are many. Nothing
/// for a box that has room for a single stack.
fn side_by_side(room: Rect, count: usize) -> Option<Vec<Point>> {
    let (width, height) = (room.width(), room.height() - LABEL);
    let columns = steps(width / PITCH);
    if columns < 2 || height < SIZE {
        return None;
    }
    let rows = count.div_ceil(columns).max(1);
    let down = PITCH.min((height - SIZE) / measure(rows.max(2) - 1));
    let first = room.top + LABEL + (height - measure(rows - 1) * down) / 2.0;
    let across = width / measure(columns);
    let place = |at: usize| {
        let x = room.left + (measure(at % columns) + 0.5) * across;
        Point::new(x, first + measure(at / columns) * down)
    };
    Some((0..count).map(place).collect())
}

/// Where the counters of a stack lie.
fn places(sheet: &Sheet, place: &str, count: usize) -> Option<Vec<Point>> {
    let spread = sheet.in_box(place).and_then(|room| side_by_side(room, count));
    spread.or_else(|| {
        let center = sheet.center(place)?;
        Some((0..count).map(|level| center + offset(level, count)).collect())
    })
}

/// Draws all counters on the map, stack by stack.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, scene: &Scene, sides: &Sides) {
    for (hex, stack) in stacks(scene) {
        if let Some(center) = sheet.center(hex) {
            let (ground, pieces): (Vec<&Counter>, Vec<&Counter>) =
                stack.into_iter().partition(|it| works::is_ground(it));
            for counter in ground {
                draw_ground(svg, center, counter);
            }
            let places = places(sheet, hex, pieces.len()).expect("a place with a middle has room");
            for (counter, at) in pieces.into_iter().zip(places) {
                draw_counter(svg, at, counter, sides);
            }
        }
    }
}

/// Where the top counter of each occupied hex lies.
pub(crate) fn tops(sheet: &Sheet, scene: &Scene) -> BTreeMap<String, Point> {
    stacks(scene)
        .into_iter()
        .filter_map(|(hex, stack)| Some((hex.to_owned(), places(sheet, hex, stack.len())?.pop()?)))
        .collect()
}

/// The counters of each hex, from the bottom to the top.
fn stacks(scene: &Scene) -> BTreeMap<&str, Vec<&Counter>> {
    let mut stacks: BTreeMap<&str, Vec<&Counter>> = BTreeMap::new();
    for counter in &scene.counters {
        stacks.entry(counter.at.id()).or_default().push(counter);
    }
    stacks
}

/// How far from the center of its hex a counter of a stack lies.
fn offset(level: usize, height: usize) -> Point {
    let above = measure(height - 1);
    let squeeze = if above > TALLEST { TALLEST / above } else { 1.0 };
    STEP * ((measure(level) - above / 2.0) * squeeze)
}

fn draw_ground(svg: &mut Svg, at: Point, counter: &Counter) {
    let shift = format!("translate({} {})", short(at.x), short(at.y));
    svg.element("g").set("transform", &shift).open();
    works::draw(svg, counter);
    svg.close();
}

/// Draws a counter that lies by itself.
pub(crate) fn draw_one(svg: &mut Svg, at: Point, counter: &Counter, sides: &Sides) {
    if works::is_ground(counter) {
        draw_ground(svg, at, counter);
    } else {
        draw_counter(svg, at, counter, sides);
    }
}

fn draw_counter(svg: &mut Svg, at: Point, counter: &Counter, sides: &Sides) {
    let index = sides.index(&counter.seat);
    let shift = format!("translate({} {})", short(at.x), short(at.y));
    svg.element("g").set("transform", &shift).open();
    match counter.face {
        Face::Up => {
            let origin = Point::new(0.0, 0.0);
            let color = sides.color(index);
            if counter.kind == "coin" {
                squads::draw_coin(svg, color);
            } else if battalions::is_battalion(counter) {
                battalions::draw(svg, counter, index, color);
            } else if squads::is_squad(counter) {
                squads::draw_front(svg, counter, color);
                svg.stamp(&format!("side-{index}"), origin);
                squads::draw(svg, counter, index, color);
            } else {
                svg.stamp(&format!("side-{index}"), origin);
                face::draw(svg, counter, index, color);
                // The mark of a formation is its stripe.
                let marks = counter.marks.iter().filter(|it| !it.starts_with("of-"));
                badges::draw(svg, &marks.cloned().collect::<Vec<_>>());
            }
        }
        Face::Down => svg.stamp(&format!("back-{index}"), Point::new(0.0, 0.0)),
    }
    svg.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_centered_and_never_leave_their_hex() {
        assert_eq!(offset(0, 1), Point::new(0.0, 0.0));
        assert_eq!(offset(0, 2), STEP * -0.5);
        assert!(offset(11, 12).length() < 11.0);
    }

    #[test]
    fn a_wide_box_shows_its_counters_side_by_side() {
        let room = Rect::new(100.0, 0.0, 300.0, 200.0);
        let places = side_by_side(room, 5).unwrap();
        let inner = room.grown(-SIZE / 2.0);
        assert!(places.iter().all(|&it| inner.contains(it)));
        assert!(places[0].distance(places[1]) >= PITCH && places[3].y > places[2].y);
        assert_eq!(side_by_side(Rect::new(0.0, 0.0, 100.0, 100.0), 2), None);
    }

    #[test]
    fn a_crowd_in_a_box_lies_closer_and_stays_inside() {
        let room = Rect::new(0.0, 0.0, 130.0, 140.0);
        let places = side_by_side(room, 9).unwrap();
        let inner = room.grown(-SIZE / 2.0 + 0.1);
        assert!(places.iter().all(|&it| inner.contains(it)));
    }
}
