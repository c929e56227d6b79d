//! Rows over a field: straight lines on one net, cut off where the field ends.

use std::collections::BTreeSet;

use crate::geometry::Point;
use crate::map::Map;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};

/// A field: hexes side by side with one crop, tilled one way.
pub(super) struct Field {
    pub(super) hexes: BTreeSet<Spot>,
    /// Tells fields apart, so that neighbors differ.
    pub(super) number: usize,
}

/// Parts hexes into fields.
pub(super) fn fields(sheet: &Sheet, mut hexes: BTreeSet<Spot>) -> Vec<Field> {
    let mut fields = Vec::new();
    while let Some(first) = hexes.pop_first() {
        let mut found = BTreeSet::from([first]);
        let mut due = vec![first];
        while let Some(spot) = due.pop() {
            for other in sheet.neighbors(spot) {
                if hexes.remove(&other) {
                    found.insert(other);
                    due.push(other);
                }
            }
        }
        fields.push(Field { hexes: found, number: fields.len() });
    }
    fields
}

/// The rows across one hex of a field, each from end to end.
pub(super) fn rows(
    map: &Map<'_>,
    field: &Field,
    spot: Spot,
    angle: f64,
    apart: f64,
) -> Vec<[Point; 2]> {
    let center = map.sheet.point(spot);
    let way = Point::polar(angle, 1.0);
    let across = way.right();
    let home = center.dot(across);
    let mut found = Vec::new();
    let mut at = ((home - SIDE) / apart).ceil() * apart;
    while at < home + SIDE {
        let middle = center + across * (at - home);
        let [from, to] = reach(map, field, spot, middle, way);
        if to - from > 4.0 {
            found.push([middle + way * from, middle + way * to]);
        }
        at += apart;
    }
    found
}

/// How far a row through a point reaches each way before it leaves its hex.
fn reach(map: &Map<'_>, field: &Field, spot: Spot, middle: Point, way: Point) -> [f64; 2] {
    let center = map.sheet.point(spot);
    let (mut from, mut to) = (-2.0 * SIDE, 2.0 * SIDE);
    for other in map.sheet.neighbors(spot) {
        let out = (map.sheet.point(other) - center).unit();
        let goes_on = field.hexes.contains(&other);
        let room = APOTHEM * if goes_on { 1.0 } else { 0.88 } - (middle - center).dot(out);
        let slope = way.dot(out);
        if slope.abs() < 1e-6 {
            if room < 0.0 {
                to = from;
            }
        } else if slope > 0.0 {
            to = to.min(room / slope);
        } else {
            from = from.max(room / slope);
        }
    }
    [from, to]
}
