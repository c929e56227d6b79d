//! Names, set the way a cartographer would.
//!
//! Places in italics beside their houses, waters in blue italics along their course, heights,
//! woods and regions in spaced small capitals across what they name.

use scene::BoardName;

use crate::curve::{along, length, resampled, shifted};
use crate::geometry::{Point, Rect, measure};
use crate::ground::{Built, Ground};
use crate::map::Map;
use crate::palette;
use crate::path::Path;
use crate::rivers::River;
use crate::sheet::{APOTHEM, SIDE};
use crate::svg::Svg;
use crate::text::{Face, Type};

/// Draws all names.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let mut setter = Setter { map, taken: Vec::new(), paths: 0 };
    // Names that cannot move are set first; places then make way for them.
    let fixed = |name: &&BoardName| name.kind != "place";
    for name in map.board.names.iter().filter(fixed) {
        setter.set_fixed(svg, name);
    }
    for name in map.board.names.iter().filter(|name| !fixed(name)) {
        setter.set_place(svg, name);
    }
}

struct Setter<'a> {
    map: &'a Map<'a>,
    /// Where names already stand.
    taken: Vec<Rect>,
    paths: usize,
}

impl Setter<'_> {
    fn set_fixed(&mut self, svg: &mut Svg, name: &BoardName) {
        let centers = self.centers(name);
        if centers.is_empty() {
            return;
        }
        if name.kind == "water"
            && let Some((river, at)) = course(&self.map.rivers, &centers)
        {
            self.set_along(svg, name, river, at);
        } else if name.kind == "height" && centers.len() == 1 {
            let type_ = area_type("height").spaced(1.2);
            self.set_beside(svg, centers[0], type_, &name.text);
        } else {
            self.set_across(svg, name, &centers);
        }
    }

    fn centers(&self, name: &BoardName) -> Vec<Point> {
        name.hexes.iter().filter_map(|hex| self.map.sheet.center(hex)).collect()
    }

    fn set_place(&mut self, svg: &mut Svg, name: &BoardName) {
        let Some(spot) = name.hexes.first().and_then(|hex| self.map.sheet.spot(hex)) else {
            return;
        };
        let size = match self.map.sheet.ground(spot).map(|ground| ground.built) {
            Some(Built::City) => 18.5,
            Some(Built::Town | Built::Fort) => 16.0,
            _ => 14.0,
        };
        let type_ = Type::new(Face::Italic, size, palette::INK).haloed(palette::PAPER, 3.0);
        self.set_beside(svg, self.map.sheet.point(spot), type_, &name.text);
    }

    /// Sets a name below, above or beside the middle of a hex, where there is most room.
    fn set_beside(&mut self, svg: &mut Svg, center: Point, type_: Type<'_>, text: &str) {
        let width = type_.width(text);
        let aside = width / 2.0 + SIDE * 0.62;
        let candidates = [
            Point::new(0.0, APOTHEM - 2.5),
            Point::new(0.0, -APOTHEM + 9.0),
            Point::new(aside, 4.0),
            Point::new(-aside, 4.0),
            Point::new(width * 0.35, APOTHEM + 3.0),
            Point::new(-width * 0.35, APOTHEM + 3.0),
        ];
        let cost = |index: usize| {
            let at = center + candidates[index];
            let area = label_area(at, width, type_.size);
            let overlaps = self.taken.iter().filter(|taken| taken.overlaps(area)).count();
            let middle = Point::new(at.x, at.y - type_.size * 0.3);
            let crowd = self.map.busy.crowd(middle, width / 2.0, type_.size * 0.38);
            let outside = usize::from(!inside(self.map.sheet.frame, area));
            overlaps * 40 + outside * 60 + crowd + index * 2
        };
        let best = (0..candidates.len()).min_by_key(|&index| cost(index)).unwrap_or(0);
        let at = center + candidates[best];
        self.taken.push(label_area(at, width, type_.size));
        type_.draw(svg, at, text);
    }

    /// Sets a name along a river.
    fn set_along(&mut self, svg: &mut Svg, name: &BoardName, river: &River, at: f64) {
        let type_ = Type::new(Face::Italic, 15.0, palette::WATER_NAME)
            .haloed(palette::PAPER, 2.6)
            .spaced(1.6);
        let room = type_.width(&name.text) + 14.0;
        let total = length(&river.line);
        let from = (at - room / 2.0).clamp(0.0, (total - room).max(0.0));
        let stretch: Vec<Point> = (0..=24)
            .filter_map(|part| along(&river.line, from + room * f64::from(part) / 24.0))
            .map(|(point, _)| point)
            .collect();
        let mut base = calmed(&resampled(&stretch, 9.0));
        if reads_backwards(&base) {
            base.reverse();
        }
        let widest = river.half_widths.iter().copied().fold(0.0, f64::max);
        let base = shifted(&base, -(widest + 4.0));
        for point in base.iter().step_by(2) {
            self.taken.push(Rect::around(*point - Point::new(0.0, 4.0), 20.0, 14.0));
        }
        self.paths += 1;
        let id = format!("course-{}", self.paths);
        let mut path = Path::default();
        path.smooth(&base);
        svg.element("defs").open();
        svg.path(path.data()).set("id", &id).empty();
        svg.close();
        type_.draw_along(svg, &id, &name.text);
    }

    /// Sets a name across the hexes it is for, along their longest extent.
    fn set_across(&mut self, svg: &mut Svg, name: &BoardName, centers: &[Point]) {
        let middle = mean(centers);
        let angle = slant(centers, middle);
        let way = Point::polar(angle, 1.0);
        let reach = centers.iter().map(|&at| (at - middle).dot(way).abs()).fold(0.0, f64::max);
        let plain = self.area_type(name, reach);
        let letters = measure(name.text.chars().count().max(2));
        let spare = (reach * 2.0 + SIDE * 0.5 - plain.width(&name.text)) / letters;
        let type_ = plain
            .spaced(spare.clamp(plain.size * 0.08, plain.size * 0.95))
            .turned(angle.to_degrees());
        let at = middle + way.right() * (type_.size * 0.3) + way * (type_.spacing * 0.5);
        let width = type_.width(&name.text);
        for step in -3..=3 {
            let part = at + way * (f64::from(step) * width / 7.0);
            self.taken.push(Rect::around(part, width / 7.0, type_.size));
        }
        type_.draw(svg, at, &name.text);
    }

    fn area_type(&self, name: &BoardName, reach: f64) -> Type<'static> {
        let hexes = name.hexes.iter().filter_map(|hex| self.map.sheet.spot(hex));
        let wet = hexes.filter_map(|spot| self.map.sheet.ground(spot)).all(Ground::is_water);
        let kind = if wet { "sea" } else { name.kind.as_str() };
        let type_ = area_type(kind);
        let grown = (reach / (SIDE * 5.0)).clamp(0.0, 1.0);
        Type { size: type_.size * (1.0 + grown * 0.7), ..type_ }
    }
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
            Type::new(Face::Serif, 17.0, "#6b5b45").haloed(palette::PAPER, 2.4).in_small_capitals()
        }
    }
}

/// The river that runs along hexes, and how far along it their middle is.
fn course<'a>(rivers: &'a [River], centers: &[Point]) -> Option<(&'a River, f64)> {
    let near = |at: &Point| centers.iter().any(|center| center.distance(*at) < SIDE * 1.2);
    let best = rivers.iter().max_by_key(|river| river.line.iter().filter(|at| near(at)).count())?;
    let marks: Vec<usize> = (0..best.line.len()).filter(|&at| near(&best.line[at])).collect();
    let middle = *marks.get(marks.len() / 2)?;
    Some((best, length(&best.line[..=middle])))
}

/// A line without its small bends, so that letters on it stand quietly.
fn calmed(line: &[Point]) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..14 {
        let old = line.clone();
        for at in 1..line.len().saturating_sub(1) {
            line[at] = old[at].toward(old[at - 1].toward(old[at + 1], 0.5), 0.6);
        }
    }
    line
}

/// Whether letters along a line would stand on their heads; steep lines are read upwards.
fn reads_backwards(line: &[Point]) -> bool {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return false };
    let way = last - first;
    if way.x.abs() > way.y.abs() * 0.2 { way.x < 0.0 } else { way.y > 0.0 }
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

fn label_area(at: Point, width: f64, size: f64) -> Rect {
    Rect::new(at.x - width / 2.0, at.y - size * 0.75, at.x + width / 2.0, at.y + size * 0.25)
}

fn inside(frame: Rect, area: Rect) -> bool {
    frame.contains(Point::new(area.left, area.top))
        && frame.contains(Point::new(area.right, area.bottom))
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
        assert!(reads_backwards(&[Point::new(9.0, 0.0), Point::new(0.0, 1.0)]));
    }
}
