//! How far it is to the next road or river, so that trees and houses keep off them.

use std::collections::BTreeMap;

use crate::curve::resampled;
use crate::geometry::Point;

/// Side of the squares points are sorted into; nothing farther away is ever asked for.
const SQUARE: f64 = 40.0;

/// Points to keep away from.
#[derive(Default)]
pub(crate) struct Clearance {
    squares: BTreeMap<(i64, i64), Vec<(Point, f64)>>,
}

impl Clearance {
    /// Keeps others off a line that is `half_width` wide on each side.
    pub(crate) fn add(&mut self, line: &[Point], half_width: f64) {
        for point in resampled(line, 4.0) {
            self.squares.entry(square(point)).or_default().push((point, half_width));
        }
    }

    /// Keeps others off a point.
    pub(crate) fn add_point(&mut self, point: Point, half_width: f64) {
        self.squares.entry(square(point)).or_default().push((point, half_width));
    }

    /// Whether a point is at least `distance` away from everything added.
    pub(crate) fn is_free(&self, at: Point, distance: f64) -> bool {
        let (column, row) = square(at);
        let mut around =
            (column - 1..=column + 1).flat_map(|x| (row - 1..=row + 1).map(move |y| (x, y)));
        around.all(|key| {
            let near = self.squares.get(&key).into_iter().flatten();
            near.into_iter().all(|&(point, width)| point.distance(at) >= distance + width)
        })
    }

    /// How many of the added points lie inside a box around a point.
    pub(crate) fn crowd(&self, at: Point, half_width: f64, half_height: f64) -> usize {
        let (from, to) = (
            square(at - Point::new(half_width, half_height)),
            square(at + Point::new(half_width, half_height)),
        );
        let inside = |point: Point| {
            (point.x - at.x).abs() <= half_width && (point.y - at.y).abs() <= half_height
        };
        (from.0..=to.0)
            .flat_map(|x| (from.1..=to.1).map(move |y| (x, y)))
            .flat_map(|key| self.squares.get(&key).into_iter().flatten())
            .filter(|(point, _)| inside(*point))
            .count()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn square(at: Point) -> (i64, i64) {
    ((at.x / SQUARE).floor() as i64, (at.y / SQUARE).floor() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_near_a_line_are_not_free() {
        let mut clearance = Clearance::default();
        clearance.add(&[Point::new(0.0, 0.0), Point::new(100.0, 0.0)], 2.0);
        assert!(!clearance.is_free(Point::new(50.0, 5.0), 6.0));
        assert!(clearance.is_free(Point::new(50.0, 9.0), 6.0));
        assert!(clearance.crowd(Point::new(50.0, 0.0), 20.0, 5.0) > 8);
    }
}
