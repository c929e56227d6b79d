//! Fields: hexes side by side with one crop, tilled one way inside straight edges.

use std::collections::BTreeSet;

use crate::geometry::Point;
use crate::masses::Mass;
use crate::sheet::{Sheet, Spot};

/// A field with one crop.
pub(super) struct Field {
    pub(super) hexes: BTreeSet<Spot>,
    /// Its edges, straight from corner to corner.
    pub(super) edges: Vec<Vec<Point>>,
    /// Tells fields apart, so that neighbors differ.
    pub(super) number: usize,
}

impl Field {
    /// A point in its middle, and how far its corners lie from there at most.
    pub(super) fn around(&self) -> (Point, f64) {
        let corners = || self.edges.iter().flatten();
        let sum = corners().fold(Point::new(0.0, 0.0), |sum, &at| sum + at);
        let middle = sum * (1.0 / crate::geometry::measure(corners().count().max(1)));
        (middle, corners().map(|at| at.distance(middle)).fold(0.0, f64::max))
    }
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
        let edges = Mass::of(sheet, found.clone(), 0.0).ruled();
        fields.push(Field { hexes: found, edges, number: fields.len() });
    }
    fields
}
