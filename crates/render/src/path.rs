//! Path data, written relative and in tenths so that it stays short.

use std::fmt::Write;

use crate::geometry::Point;

/// The `d` attribute of a path in the making.
#[derive(Default)]
pub(crate) struct Path {
    data: String,
    /// Where the pen stands, in tenths: rounding never adds up.
    pen: (i64, i64),
    coarse: bool,
}

impl Path {
    /// A path in whole numbers, for soft shapes whose edges nobody sees.
    pub(crate) fn coarse() -> Self {
        Self { coarse: true, ..Self::default() }
    }

    pub(crate) fn move_to(&mut self, to: Point) -> &mut Self {
        self.pen = self.tenths(to);
        let (x, y) = self.pen;
        let _ = write!(self.data, "M{}", Pair(x, y));
        self
    }

    pub(crate) fn line_to(&mut self, to: Point) -> &mut Self {
        let step = self.step(to);
        let _ = write!(self.data, "l{step}");
        self.pen = self.tenths(to);
        self
    }

    pub(crate) fn curve_to(&mut self, first: Point, second: Point, to: Point) -> &mut Self {
        let (first, second, step) = (self.step(first), self.step(second), self.step(to));
        let _ = write!(self.data, "c{first}{}{second}{}{step}", second.gap(), step.gap());
        self.pen = self.tenths(to);
        self
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.data.push('z');
        self
    }

    /// A straight line from point to point.
    pub(crate) fn polyline(&mut self, points: &[Point]) -> &mut Self {
        for (index, &point) in points.iter().enumerate() {
            if index == 0 {
                self.move_to(point)
            } else {
                self.line_to(point)
            };
        }
        self
    }

    /// A closed shape with straight edges.
    pub(crate) fn polygon(&mut self, points: &[Point]) -> &mut Self {
        self.polyline(points).close()
    }

    /// A smooth open line through all points (Catmull-Rom).
    pub(crate) fn smooth(&mut self, points: &[Point]) -> &mut Self {
        let Some(&first) = points.first() else { return self };
        self.move_to(first);
        for at in 1..points.len() {
            let before = points[at.saturating_sub(2)];
            let after = points[(at + 1).min(points.len() - 1)];
            self.bend(before, points[at - 1], points[at], after);
        }
        self
    }

    /// A smooth closed line through all points (Catmull-Rom).
    pub(crate) fn smooth_closed(&mut self, points: &[Point]) -> &mut Self {
        let count = points.len();
        if count < 3 {
            return self;
        }
        self.move_to(points[0]);
        for at in 0..count {
            let point = |offset: usize| points[(at + offset) % count];
            self.bend(point(count - 1), point(0), point(1), point(2));
        }
        self.close()
    }

    /// The data written so far.
    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    fn bend(&mut self, before: Point, from: Point, to: Point, after: Point) {
        self.curve_to(from + (to - before) * (1.0 / 6.0), to - (after - from) * (1.0 / 6.0), to);
    }

    #[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
    fn tenths(&self, point: Point) -> (i64, i64) {
        if self.coarse {
            (point.x.round() as i64 * 10, point.y.round() as i64 * 10)
        } else {
            ((point.x * 10.0).round() as i64, (point.y * 10.0).round() as i64)
        }
    }

    fn step(&self, to: Point) -> Pair {
        let (x, y) = self.tenths(to);
        Pair(x - self.pen.0, y - self.pen.1)
    }
}

/// A pair of numbers in tenths.
struct Pair(i64, i64);

impl Pair {
    /// What must stand between a number and this pair: a minus sign parts them as well.
    fn gap(&self) -> &'static str {
        if self.0 < 0 { "" } else { " " }
    }
}

impl std::fmt::Display for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write_tenths(f, self.0)?;
        if self.1 >= 0 {
            f.write_char(' ')?;
        }
        write_tenths(f, self.1)
    }
}

fn write_tenths(f: &mut std::fmt::Formatter<'_>, value: i64) -> std::fmt::Result {
    if value < 0 {
        f.write_char('-')?;
    }
    let (whole, tenth) = (value.abs() / 10, value.abs() % 10);
    match (whole, tenth) {
        (whole, 0) => write!(f, "{whole}"),
        (0, tenth) => write!(f, ".{tenth}"),
        (whole, tenth) => write!(f, "{whole}.{tenth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_relative_and_short() {
        let mut path = Path::default();
        path.polygon(&[Point::new(10.0, 20.0), Point::new(10.54, 20.0), Point::new(9.0, 18.0)]);
        assert_eq!(path.data(), "M10 20l.5 0l-1.5-2z");
    }

    #[test]
    fn coarse_paths_have_whole_numbers() {
        let mut path = Path::coarse();
        path.polyline(&[Point::new(0.4, 2.6), Point::new(10.54, 20.0)]);
        assert_eq!(path.data(), "M0 3l11 17");
    }

    #[test]
    fn a_smooth_closed_line_needs_three_points() {
        let mut path = Path::default();
        path.smooth_closed(&[Point::new(0.0, 0.0), Point::new(1.0, 0.0)]);
        assert_eq!(path.data(), "");
    }
}
