//! Lines of equal height over a field of numbers (marching squares).

use std::ops::Range;

use crate::geometry::{Point, Rect, measure, steps};

/// Heights at the knots of a square net.
pub(crate) struct Field {
    columns: usize,
    rows: usize,
    step: f64,
    origin: Point,
    pub(crate) heights: Vec<f64>,
}

impl Field {
    /// A level field over a rectangle, with a knot every `step`.
    pub(crate) fn level(area: Rect, step: f64) -> Self {
        let columns = steps(area.width() / step) + 2;
        let rows = steps(area.height() / step) + 2;
        let origin = Point::new(area.left, area.top);
        Self { columns, rows, step, origin, heights: vec![0.0; columns * rows] }
    }

    /// Where a knot lies.
    pub(crate) fn place(&self, knot: usize) -> Point {
        let (column, row) = (knot % self.columns, knot / self.columns);
        self.origin + Point::new(measure(column), measure(row)) * self.step
    }

    /// The knots at most `reach` across and down from a point.
    pub(crate) fn around(&self, at: Point, reach: f64) -> impl Iterator<Item = usize> + use<> {
        let near = |place: f64, origin: f64, count: usize| -> Range<usize> {
            let (low, high) =
                ((place - reach - origin) / self.step, (place + reach - origin) / self.step);
            steps(low.ceil())..(steps(high) + 1).min(count)
        };
        let columns = near(at.x, self.origin.x, self.columns);
        let width = self.columns;
        near(at.y, self.origin.y, self.rows)
            .flat_map(move |row| columns.clone().map(move |column| row * width + column))
    }

    /// Whether each knot lies inside closed lines (even-odd).
    pub(crate) fn inside(&self, outlines: &[Vec<Point>]) -> Vec<bool> {
        let mut cuts = vec![Vec::new(); self.rows];
        for outline in outlines {
            for (at, &from) in outline.iter().enumerate() {
                let to = outline[(at + 1) % outline.len()];
                let (upper, lower) = if from.y < to.y { (from, to) } else { (to, from) };
                let row = |y: f64| steps(((y - self.origin.y) / self.step).ceil()).min(self.rows);
                for (offset, cuts) in cuts[row(upper.y)..row(lower.y)].iter_mut().enumerate() {
                    let y = self.origin.y + measure(row(upper.y) + offset) * self.step;
                    cuts.push(upper.toward(lower, (y - upper.y) / (lower.y - upper.y)).x);
                }
            }
        }
        let mut inside = Vec::with_capacity(self.heights.len());
        for (row, cuts) in cuts.iter_mut().enumerate() {
            cuts.sort_unstable_by(f64::total_cmp);
            let places = (0..self.columns).map(|column| self.place(row * self.columns + column).x);
            inside.extend(places.map(|x| cuts.partition_point(|&cut| cut < x) % 2 == 1));
        }
        inside
    }

    /// How steeply the field rises along a way at each knot.
    pub(crate) fn slopes(&self, way: Point) -> Self {
        let mut heights = vec![0.0; self.heights.len()];
        for row in 1..self.rows - 1 {
            for column in 1..self.columns - 1 {
                let knot = row * self.columns + column;
                let across = self.heights[knot + 1] - self.heights[knot - 1];
                let down = self.heights[knot + self.columns] - self.heights[knot - self.columns];
                heights[knot] = Point::new(across, down).dot(way) / (2.0 * self.step);
            }
        }
        Self { heights, ..*self }
    }

    /// The same field with every height changed.
    pub(crate) fn changed(&self, change: impl Fn(usize, f64) -> f64) -> Self {
        let heights = self.heights.iter().enumerate().map(|(knot, &it)| change(knot, it)).collect();
        Self { heights, ..*self }
    }

    /// The lines at one height, closed, with the higher ground to their right. Heights at the rim
    /// count as lower than any level.
    pub(crate) fn contours(&self, level: f64) -> Vec<Vec<Point>> {
        let mut next = vec![NOWHERE; self.heights.len() * 2];
        let mut starts = Vec::new();
        let mut upper = vec![false; self.columns];
        let mut lower = upper.clone();
        for row in 0..self.rows - 1 {
            self.find_high(&mut lower, row + 1, level);
            for column in 0..self.columns - 1 {
                let high = [upper[column], upper[column + 1], lower[column + 1], lower[column]];
                if high != [high[0]; 4] {
                    self.add_square(&mut next, &mut starts, (column, row), high, level);
                }
            }
            std::mem::swap(&mut upper, &mut lower);
        }
        let mut lines = Vec::new();
        for start in starts {
            let mut here = start;
            let mut points = Vec::new();
            while next[here] != NOWHERE {
                points.push(self.cut(here, level));
                here = std::mem::replace(&mut next[here], NOWHERE);
            }
            if !points.is_empty() {
                lines.push(points);
            }
        }
        lines
    }

    /// Finds the knots of a row that lie at a level or above.
    fn find_high(&self, high: &mut [bool], row: usize, level: f64) {
        if row + 1 == self.rows {
            high.fill(false);
            return;
        }
        let heights = &self.heights[row * self.columns..][..self.columns];
        let inner = 1..self.columns - 1;
        for (high, &height) in high[inner.clone()].iter_mut().zip(&heights[inner]) {
            *high = height >= level;
        }
    }

    /// Adds the pieces of contour inside one square of the net: from edge to edge.
    fn add_square(
        &self,
        next: &mut [usize],
        starts: &mut Vec<usize>,
        (column, row): (usize, usize),
        high: [bool; 4],
        level: f64,
    ) {
        let knot = row * self.columns + column;
        // The edges above, to the right, below and to the left, clockwise like the corners.
        let edges = [knot * 2, (knot + 1) * 2 + 1, (knot + self.columns) * 2, knot * 2 + 1];
        // Going clockwise, the line leaves where the corners fall and enters where they rise.
        let falls = |at: usize| high[at] && !high[(at + 1) % 4];
        let rises = |at: usize| !high[at] && high[(at + 1) % 4];
        let saddle = high[0] == high[2] && high[1] == high[3];
        for fall in (0..4).filter(|&at| falls(at)) {
            let rise = if saddle {
                // Joined if the middle is high.
                let corners = [knot, knot + 1, knot + self.columns, knot + self.columns + 1];
                let middle: f64 = corners.iter().map(|&corner| self.heights[corner]).sum();
                (fall + if middle / 4.0 >= level { 1 } else { 3 }) % 4
            } else {
                (0..4).find(|&at| rises(at)).expect("what falls around a square rises again")
            };
            next[edges[fall]] = edges[rise];
            starts.push(edges[fall]);
        }
    }

    /// Where a level cuts an edge: even ones run to the right of their knot, odd ones down.
    fn cut(&self, edge: usize, level: f64) -> Point {
        let from = edge / 2;
        let to = if edge.is_multiple_of(2) { from + 1 } else { from + self.columns };
        let (low, high) = (self.heights[from], self.heights[to]);
        let share = if (high - low).abs() < 1e-12 { 0.5 } else { (level - low) / (high - low) };
        self.place(from).toward(self.place(to), share.clamp(0.0, 1.0))
    }
}

/// No edge of the net.
const NOWHERE: usize = usize::MAX;

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(area: Rect, height: impl Fn(Point) -> f64) -> Field {
        let field = Field::level(area, 2.0);
        field.changed(|knot, _| height(field.place(knot)))
    }

    #[test]
    fn a_cone_has_round_contours() {
        let top = Point::new(50.0, 50.0);
        let area = Rect::new(0.0, 0.0, 100.0, 100.0);
        let field = measured(area, |at| 50.0 - at.distance(top));
        let lines = field.contours(30.0);
        assert_eq!(lines.len(), 1);
        assert!(lines[0].iter().all(|point| (point.distance(top) - 20.0).abs() < 0.5));
    }

    #[test]
    fn two_hills_have_two_contours() {
        let tops = [Point::new(40.0, 30.0), Point::new(150.0, 30.0)];
        let field = measured(Rect::new(0.0, 0.0, 200.0, 60.0), |at| {
            tops.iter().map(|&top| 25.0 - at.distance(top)).fold(0.0, f64::max)
        });
        assert_eq!(field.contours(5.0).len(), 2);
    }

    #[test]
    fn a_high_plain_is_closed_at_the_rim() {
        let field = measured(Rect::new(0.0, 0.0, 40.0, 40.0), |_| 9.0);
        assert_eq!(field.contours(5.0).len(), 1);
    }

    #[test]
    fn knots_inside_a_line_are_told_from_those_outside() {
        let field = measured(Rect::new(0.0, 0.0, 40.0, 40.0), |_| 0.0);
        let square = [(9.0, 9.0), (31.0, 9.0), (31.0, 31.0), (9.0, 31.0)];
        let inside = field.inside(&[square.map(|(x, y)| Point::new(x, y)).to_vec()]);
        let count = inside.iter().filter(|&&it| it).count();
        assert_eq!(count, 11 * 11);
        let middle = field.around(Point::new(20.0, 20.0), 0.5).next().unwrap();
        assert!(inside[middle] && !inside[0]);
    }

    #[test]
    fn knots_around_a_point_are_near_it() {
        let field = measured(Rect::new(10.0, 10.0, 110.0, 60.0), |_| 0.0);
        let at = Point::new(20.0, 30.0);
        let knots: Vec<usize> = field.around(at, 5.0).collect();
        assert_eq!(knots.len(), 25);
        assert!(knots.iter().all(|&knot| (field.place(knot).y - at.y).abs() <= 5.0));
    }
}
