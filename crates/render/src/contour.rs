//! Lines of equal height over a field of numbers (marching squares).

use std::collections::BTreeMap;

use crate::geometry::{Point, Rect, measure, steps};

/// Heights at the knots of a square net.
pub(crate) struct Field {
    columns: usize,
    rows: usize,
    step: f64,
    origin: Point,
    heights: Vec<f64>,
}

impl Field {
    /// Measures the height at every knot inside a rectangle. The rim counts as level zero, so that
    /// every contour closes.
    pub(crate) fn measured(area: Rect, step: f64, height: impl Fn(Point) -> f64) -> Self {
        let columns = steps(area.width() / step) + 2;
        let rows = steps(area.height() / step) + 2;
        let origin = Point::new(area.left, area.top);
        let mut heights = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            for column in 0..columns {
                let rim = row == 0 || column == 0 || row + 1 == rows || column + 1 == columns;
                let at = origin + Point::new(measure(column), measure(row)) * step;
                heights.push(if rim { 0.0 } else { height(at) });
            }
        }
        Self { columns, rows, step, origin, heights }
    }

    /// How steeply the field rises along a way, from knot to knot, where it is higher than `floor`.
    pub(crate) fn slopes(&self, way: Point, floor: f64) -> Self {
        let mut heights = vec![0.0; self.heights.len()];
        for row in 1..self.rows - 1 {
            for column in 1..self.columns - 1 {
                if self.height((column, row)) <= floor {
                    continue;
                }
                let across = self.height((column + 1, row)) - self.height((column - 1, row));
                let down = self.height((column, row + 1)) - self.height((column, row - 1));
                let rise = Point::new(across, down).dot(way) / (2.0 * self.step);
                heights[row * self.columns + column] = rise;
            }
        }
        Self { heights, ..*self }
    }

    /// The same field upside down.
    pub(crate) fn negated(&self) -> Self {
        Self { heights: self.heights.iter().map(|height| -height).collect(), ..*self }
    }

    /// The lines at one height, closed, with the higher ground to their right.
    pub(crate) fn contours(&self, level: f64) -> Vec<Vec<Point>> {
        let mut next: BTreeMap<Edge, Edge> = BTreeMap::new();
        for row in 0..self.rows - 1 {
            for column in 0..self.columns - 1 {
                self.add_square(&mut next, column, row, level);
            }
        }
        let mut lines = Vec::new();
        while let Some((start, mut here)) = next.pop_first() {
            let mut points = vec![self.cut(start, level)];
            while here != start {
                points.push(self.cut(here, level));
                here = next.remove(&here).expect("contours close, for the rim is level");
            }
            lines.push(points);
        }
        lines
    }

    /// Adds the pieces of contour inside one square of the net.
    fn add_square(&self, next: &mut BTreeMap<Edge, Edge>, column: usize, row: usize, level: f64) {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| (column + x, row + y));
        let high = corners.map(|corner| self.height(corner) >= level);
        let edge = |at: usize| Edge::new(corners[at], corners[(at + 1) % 4]);
        // Going clockwise, the line leaves where the corners fall and enters where they rise.
        let falls: Vec<usize> = (0..4).filter(|&at| high[at] && !high[(at + 1) % 4]).collect();
        let rises: Vec<usize> = (0..4).filter(|&at| !high[at] && high[(at + 1) % 4]).collect();
        match (falls.as_slice(), rises.as_slice()) {
            ([fall], [rise]) => {
                next.insert(edge(*fall), edge(*rise));
            }
            ([first, second], [..]) => {
                // A saddle: joined if its middle is high.
                let middle: f64 = corners.map(|corner| self.height(corner)).iter().sum::<f64>();
                let turn = if middle / 4.0 >= level { 1 } else { 3 };
                for fall in [*first, *second] {
                    next.insert(edge(fall), edge((fall + turn) % 4));
                }
            }
            _ => {}
        }
    }

    fn height(&self, (column, row): (usize, usize)) -> f64 {
        self.heights[row * self.columns + column]
    }

    fn cut(&self, edge: Edge, level: f64) -> Point {
        let (from, to) = (self.height(edge.from), self.height(edge.to));
        let share = if (to - from).abs() < 1e-12 { 0.5 } else { (level - from) / (to - from) };
        let place = |(column, row): (usize, usize)| Point::new(measure(column), measure(row));
        self.origin + place(edge.from).toward(place(edge.to), share.clamp(0.0, 1.0)) * self.step
    }
}

/// An edge of the net, named by its two knots in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    from: (usize, usize),
    to: (usize, usize),
}

impl Edge {
    fn new(first: (usize, usize), second: (usize, usize)) -> Self {
        Self { from: first.min(second), to: first.max(second) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cone_has_round_contours() {
        let area = Rect::new(0.0, 0.0, 100.0, 100.0);
        let top = Point::new(50.0, 50.0);
        let field = Field::measured(area, 2.0, |at| 50.0 - at.distance(top));
        let lines = field.contours(30.0);
        assert_eq!(lines.len(), 1);
        assert!(lines[0].iter().all(|point| (point.distance(top) - 20.0).abs() < 0.5));
    }

    #[test]
    fn two_hills_have_two_contours() {
        let area = Rect::new(0.0, 0.0, 200.0, 60.0);
        let tops = [Point::new(40.0, 30.0), Point::new(150.0, 30.0)];
        let field = Field::measured(area, 2.0, |at| {
            tops.iter().map(|&top| 25.0 - at.distance(top)).fold(0.0, f64::max)
        });
        assert_eq!(field.contours(5.0).len(), 2);
    }
}
