//! Names, set the way a cartographer would.
//!
//! Places in italics beside their houses, waters in blue italics along their course, heights,
//! woods and regions in spaced small capitals across what they name.

use scene::{BoardName, Look};

use crate::courses;
use crate::geometry::{Point, Rect, measure};
use crate::ground::{Built, Ground};
use crate::lettering::{self, Baseline, Label};
use crate::levels;
use crate::map::Map;
use crate::palette;
use crate::placing::{Room, Wish, place};
use crate::sheet::{SIDE, Spot};
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Names of short things on land rise no more steeply than this (a sine).
const STEEP: f64 = 0.95;

/// No lake has more hexes.
const LAKE: usize = 12;

/// Draws all names.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    lettering::draw(svg, "name-", &labels(map));
}

/// All names of a map, each at its place. Names that cannot move are set first, waters next;
/// places then make way for both.
fn labels(map: &Map<'_>) -> Vec<Label> {
    let mut room = Room::new(map);
    let mut labels = Vec::new();
    let mut wishes = Vec::new();
    let mut waters = Vec::new();
    for name in &map.board.names {
        let centers: Vec<Point> =
            name.hexes.iter().filter_map(|hex| map.sheet.center(hex)).collect();
        match (name.kind.as_str(), centers.as_slice()) {
            (_, []) => {}
            ("water", [at]) if is_lake(map, *at) => {
                labels.push(across(map, name, &lake(map, *at)));
            }
            ("water", _) if courses::runs_by(&map.rivers, &centers) => waters.push((name, centers)),
            ("place", [at, ..]) | ("height", [at]) => {
                wishes.push(Wish { text: &name.text, type_: point_type(map, name), at: *at });
            }
            ("region" | "sea", _) => labels.push(off_lines(map, &room, name, &centers)),
            _ => labels.push(across(map, name, &centers)),
        }
    }
    if map.board.look == Look::Modern {
        labels.extend(levels::labels(map));
    }
    for label in &labels {
        room.take(label);
    }
    for (name, centers) in waters {
        let mut set = courses::labels(&map.rivers, &room, &name.text, &centers);
        if set.is_empty() {
            // A brook that is shorter than its name bears it all the same.
            set.push(across(map, name, &centers));
        }
        for label in &set {
            room.take(label);
        }
        labels.extend(set);
    }
    labels.extend(place(&room, &wishes));
    labels
}

fn is_lake(map: &Map<'_>, at: Point) -> bool {
    map.sheet.spot_at(at).and_then(|spot| map.sheet.ground(spot)).is_some_and(Ground::is_water)
}

/// The hexes of the lake that a point lies in; the point alone if it is a sea.
fn lake(map: &Map<'_>, at: Point) -> Vec<Point> {
    let is_water = |spot: &Spot| map.sheet.ground(*spot).is_some_and(Ground::is_water);
    let mut lake: Vec<Spot> = map.sheet.spot_at(at).into_iter().filter(is_water).collect();
    let mut next = 0;
    while let Some(&spot) = lake.get(next).filter(|_| lake.len() <= LAKE) {
        for other in map.sheet.neighbors(spot).into_iter().filter(is_water) {
            if !lake.contains(&other) {
                lake.push(other);
            }
        }
        next += 1;
    }
    if lake.len() > LAKE {
        return vec![at];
    }
    lake.into_iter().map(|spot| map.sheet.point(spot)).collect()
}

/// How a name beside the middle of a hex is set.
fn point_type(map: &Map<'_>, name: &BoardName) -> Type<'static> {
    if name.kind == "height" {
        return area_type("height").spaced(1.2);
    }
    let spot = map.sheet.spot(&name.hexes[0]);
    if map.board.look == Look::Plan {
        return plan_type(map, name);
    }
    let built = spot.and_then(|spot| map.sheet.ground(spot)).map(|ground| ground.built);
    let size = match built {
        Some(Built::City) => 19.5,
        Some(Built::Town | Built::Walled | Built::Fort) => 16.0,
        _ => 14.0,
    };
    Type::new(Face::Italic, size, palette::INK).haloed(palette::PAPER, 3.0)
}

/// How a place is set on a plan: houses in italics, the village they belong to larger.
fn plan_type(map: &Map<'_>, name: &BoardName) -> Type<'static> {
    let spot = map.sheet.spot(&name.hexes[0]);
    let house = spot.and_then(|spot| map.sheet.ground(spot));
    let house = house.is_some_and(|ground| ground.built != Built::Nothing);
    if house || name.hexes.len() < 2 {
        return Type::new(Face::Italic, 18.0, palette::INK).haloed(palette::PAPER, 3.4);
    }
    let capitals = Type::new(Face::Serif, 30.0, palette::INK).haloed(palette::PAPER, 4.0);
    capitals.in_small_capitals().spaced(3.0)
}

/// Sets a name across the hexes it is for, along their longest extent and with their bend.
fn across(map: &Map<'_>, name: &BoardName, centers: &[Point]) -> Label {
    let middle = mean(centers);
    let way = reading_way(&name.kind, centers, middle);
    let reach = reach_along(centers, middle, way);
    let plain = sized(map, name, reach);
    let letters = measure(name.text.chars().count().max(2));
    let spare = (reach * 2.0 + SIDE * 0.5 - plain.width(&name.text)) / letters;
    let type_ = plain.spaced(spare.clamp(plain.size * 0.08, plain.size * 0.95));
    let label = Label::new(&name.text, type_);
    let width = label.width();
    let middle = inside(map.sheet.frame.grown(-14.0), middle, way * (width / 2.0));
    let down = way.right();
    let bow = bow(centers, middle, way, reach);
    let base = |part: f64| {
        let along = part * (width / 2.0 + 4.0);
        let bend = bow * (part * part - 0.33);
        middle + way * along + down * (bend + type_.size * 0.3)
    };
    let line = (-8..=8).map(|part| base(f64::from(part) / 8.0)).collect();
    label.on(Baseline::Curve(line))
}

/// Which way the letters of a name run. Nobody need tilt the head for a hill or a wood of a few
/// hexes; water runs where it runs.
fn reading_way(kind: &str, centers: &[Point], middle: Point) -> Point {
    let way = Point::polar(slant(centers, middle), 1.0);
    let is_short = reach_along(centers, middle, way) < SIDE * 2.2;
    if is_short && way.y.abs() > STEEP && !matches!(kind, "water" | "sea") {
        return Point::new(1.0, 0.0);
    }
    way
}

/// How far points lie from their middle along a way.
fn reach_along(points: &[Point], middle: Point, way: Point) -> f64 {
    points.iter().map(|&at| (at - middle).dot(way).abs()).fold(0.0, f64::max)
}

/// Sets the name of a country or a sea across its hexes, a little aside where it would lie along a
/// road or over a shore.
fn off_lines(map: &Map<'_>, room: &Room<'_>, name: &BoardName, centers: &[Point]) -> Label {
    // What is named by one hex stays within it; the sea has room on either side.
    let far = SIDE * if centers.len() > 1 { 0.9 } else { 0.5 };
    let aside: &[f64] = if name.kind == "sea" { &[0.0, -1.0, 1.0, -2.0, 2.0] } else { &[0.0] };
    let down = [0.0, -0.5, 0.5, -1.0, 1.0];
    let shifts = aside.iter().flat_map(|&x| down.map(|y| Point::new(x, y) * far));
    let labels = shifts.map(|shift| {
        let moved: Vec<Point> = centers.iter().map(|&it| it + shift).collect();
        let label = across(map, name, &moved);
        (room.cost(&label) + shift.length() * 0.05, label)
    });
    let best = labels.min_by(|(first, _), (second, _)| first.total_cmp(second));
    best.expect("there are several ways to set it").1
}

/// How far the ends of a row of points hang below its middle, within what letters bear.
fn bow(centers: &[Point], middle: Point, way: Point, reach: f64) -> f64 {
    if centers.len() < 3 || reach < SIDE {
        return 0.0;
    }
    let (mut sum, mut weight) = (0.0, 0.0);
    for &center in centers {
        let along = (center - middle).dot(way) / reach;
        let curve = along * along - 0.33;
        sum += curve * (center - middle).dot(way.right());
        weight += curve * curve;
    }
    (sum / weight.max(0.1)).clamp(-reach * 0.16, reach * 0.16)
}

/// The middle moved so that a name that reaches `half` to either side stays inside a frame.
fn inside(frame: Rect, middle: Point, half: Point) -> Point {
    let (dx, dy) = (half.x.abs(), half.y.abs() + 12.0);
    let fit = |at: f64, low: f64, high: f64| if low < high { at.clamp(low, high) } else { at };
    Point::new(
        fit(middle.x, frame.left + dx, frame.right - dx),
        fit(middle.y, frame.top + dy, frame.bottom - dy),
    )
}

fn sized(map: &Map<'_>, name: &BoardName, reach: f64) -> Type<'static> {
    let hexes = name.hexes.iter().filter_map(|hex| map.sheet.spot(hex));
    let wet = hexes.filter_map(|spot| map.sheet.ground(spot)).all(Ground::is_water);
    let type_ = area_type(if wet { "sea" } else { name.kind.as_str() });
    let grown = (reach / (SIDE * 5.0)).clamp(0.0, if wet { 2.0 } else { 1.0 });
    Type { size: type_.size * (1.0 + grown * 0.7), ..type_ }
}

fn area_type(kind: &str) -> Type<'static> {
    match kind {
        "sea" | "water" => {
            Type::new(Face::Italic, 20.0, palette::WATER_NAME).haloed(palette::SEA, 2.4)
        }
        "woods" => {
            Type::new(Face::Serif, 16.5, "#2c3b22").haloed("#e6e8cb", 3.6).in_small_capitals()
        }
        "height" => {
            Type::new(Face::Serif, 16.5, "#43290e").haloed("#f2e6c6", 3.0).in_small_capitals()
        }
        _ => {
            Type::new(Face::Serif, 17.0, "#6b5b45").haloed(palette::PAPER, 3.2).in_small_capitals()
        }
    }
}

fn mean(points: &[Point]) -> Point {
    let sum = points.iter().fold(Point::new(0.0, 0.0), |sum, &point| sum + point);
    sum * (1.0 / measure(points.len().max(1)))
}

/// The angle of the longest extent of points, never steeper than letters bear.
fn slant(points: &[Point], middle: Point) -> f64 {
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for &point in points {
        let way = point - middle;
        xx += way.x * way.x;
        xy += way.x * way.y;
        yy += way.y * way.y;
    }
    if xx + yy < 1.0 {
        return 0.0;
    }
    let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
    if angle.abs() > 1.25 { -angle.abs() } else { angle }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_slant_with_what_they_name_and_never_hang_upside_down() {
        let row = [Point::new(0.0, 0.0), Point::new(50.0, 50.0), Point::new(100.0, 100.0)];
        assert!((slant(&row, mean(&row)) - 0.785).abs() < 0.01);
        let column = [Point::new(0.0, 0.0), Point::new(0.0, 100.0)];
        assert!(slant(&column, mean(&column)) < 0.0);
    }

    #[test]
    fn the_name_of_a_short_hill_is_level_and_that_of_a_long_one_runs_along_it() {
        let column = |hexes: u8| -> Vec<Point> {
            (0..hexes).map(|at| Point::new(0.0, 86.6 * f64::from(at))).collect()
        };
        let way = |kind: &str, hexes: u8| {
            let centers = column(hexes);
            reading_way(kind, &centers, mean(&centers))
        };
        assert_eq!(way("height", 3), Point::new(1.0, 0.0));
        assert!(way("height", 5).y < -0.9 && way("water", 3).y < -0.9);
    }

    #[test]
    fn names_bend_with_what_they_name() {
        let arch = [(-200.0, 40.0), (-100.0, 10.0), (0.0, 0.0), (100.0, 10.0), (200.0, 40.0)]
            .map(|(x, y)| Point::new(x, y));
        let way = Point::new(1.0, 0.0);
        assert!(bow(&arch, mean(&arch), way, 200.0) > 20.0);
        assert!(bow(&arch[..2], mean(&arch), way, 200.0).abs() < 1e-9);
    }

    #[test]
    fn a_name_is_moved_into_the_frame() {
        let frame = Rect::new(0.0, 0.0, 300.0, 200.0);
        let moved = inside(frame, Point::new(290.0, 2.0), Point::new(50.0, 0.0));
        assert_eq!(moved, Point::new(250.0, 12.0));
    }
}
