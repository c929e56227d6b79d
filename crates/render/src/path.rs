//! Path data, written relative, in tenths and without a needless letter, so that it stays short.

use crate::geometry::Point;

/// The `d` attribute of a path in the making.
#[derive(Default)]
pub(crate) struct Path {
    data: String,
    /// Where the pen stands, in tenths: rounding never adds up.
    pen: (i64, i64),
    /// Where the pen was put down last, and returns when the line is closed.
    start: (i64, i64),
    /// The letter that would be understood if none were written.
    command: Option<u8>,
    /// Whether the number written last has a decimal point.
    pointed: bool,
    coarse: bool,
}

impl Path {
    /// A path in whole numbers, for soft shapes whose edges nobody sees.
    pub(crate) fn coarse() -> Self {
        Self { coarse: true, ..Self::default() }
    }

    pub(crate) fn move_to(&mut self, to: Point) -> &mut Self {
        // The first move of a path counts from the origin, where the pen is at first.
        self.command = None;
        self.command(b'm');
        self.pair(self.pen, to);
        // Pairs that follow a relative move are understood as relative lines.
        self.command = Some(b'l');
        self.pen = self.tenths(to);
        self.start = self.pen;
        self
    }

    pub(crate) fn line_to(&mut self, to: Point) -> &mut Self {
        self.command(b'l');
        self.pair(self.pen, to);
        self.pen = self.tenths(to);
        self
    }

    pub(crate) fn curve_to(&mut self, first: Point, second: Point, to: Point) -> &mut Self {
        self.command(b'c');
        self.pair(self.pen, first);
        self.curve_on(second, to)
    }

    /// A dot for a stroke with round ends.
    pub(crate) fn dot(&mut self, at: Point) -> &mut Self {
        self.move_to(at);
        self.data.push_str("h0");
        self.command = None;
        self.pointed = false;
        self
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.data.push('z');
        self.command = None;
        self.pen = self.start;
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

    /// The piece of a smooth open line through all points (Catmull-Rom) from one of them to
    /// another.
    pub(crate) fn smooth_piece(&mut self, points: &[Point], from: usize, to: usize) -> &mut Self {
        if from >= to {
            return self;
        }
        self.move_to(points[from]);
        for at in from + 1..=to {
            let before = points[at.saturating_sub(2)];
            let after = points[(at + 1).min(points.len() - 1)];
            self.bend(at == from + 1, before, points[at - 1], points[at], after);
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
            self.bend(at == 0, point(count - 1), point(0), point(1), point(2));
        }
        self.close()
    }

    /// The data written so far.
    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    /// One stretch of a smooth line. All but the first mirror the end of the stretch before.
    fn bend(&mut self, first: bool, before: Point, from: Point, to: Point, after: Point) {
        if first {
            self.command(b'c');
            self.pair(self.pen, from + (to - before) * (1.0 / 6.0));
        } else {
            self.command(b's');
        }
        self.curve_on(to - (after - from) * (1.0 / 6.0), to);
    }

    fn curve_on(&mut self, second: Point, to: Point) -> &mut Self {
        self.pair(self.pen, second);
        self.pair(self.pen, to);
        self.pen = self.tenths(to);
        self
    }

    fn command(&mut self, letter: u8) {
        if self.command != Some(letter) {
            self.data.push(char::from(letter));
            self.command = Some(letter);
            self.pointed = false;
        }
    }

    fn pair(&mut self, from: (i64, i64), to: Point) {
        let (x, y) = self.tenths(to);
        self.number(x - from.0);
        self.number(y - from.1);
    }

    /// Writes a number of tenths, parted from what stands before it.
    fn number(&mut self, value: i64) {
        let (whole, tenth) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
        let after_number = self.data.as_bytes().last().is_some_and(u8::is_ascii_digit);
        if value < 0 {
            self.data.push('-');
        } else if after_number && !(self.pointed && whole == 0 && tenth != 0) {
            // A second decimal point in a row would part two numbers as well.
            self.data.push(' ');
        }
        if whole != 0 || tenth == 0 {
            push_whole(&mut self.data, whole);
        }
        if tenth != 0 {
            self.data.push('.');
            push_whole(&mut self.data, tenth);
        }
        self.pointed = tenth != 0;
    }

    #[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
    fn tenths(&self, point: Point) -> (i64, i64) {
        if self.coarse {
            (point.x.round() as i64 * 10, point.y.round() as i64 * 10)
        } else {
            ((point.x * 10.0).round() as i64, (point.y * 10.0).round() as i64)
        }
    }
}

/// Writes digits; the formatting machinery would take most of the time of a drawing.
fn push_whole(data: &mut String, value: u64) {
    if value >= 10 {
        push_whole(data, value / 10);
    }
    let digit = u8::try_from(value % 10).expect("a digit");
    data.push(char::from(b'0' + digit));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_relative_and_short() {
        let mut path = Path::default();
        path.polygon(&[Point::new(10.0, 20.0), Point::new(10.54, 20.0), Point::new(9.0, 18.0)]);
        path.move_to(Point::new(11.2, 20.0)).line_to(Point::new(11.7, 20.3));
        assert_eq!(path.data(), "m10 20 .5 0-1.5-2zm1.2 0 .5.3");
    }

    #[test]
    fn coarse_paths_have_whole_numbers() {
        let mut path = Path::coarse();
        path.polyline(&[Point::new(0.4, 2.6), Point::new(10.54, 20.0)]);
        assert_eq!(path.data(), "m0 3 11 17");
    }

    #[test]
    fn smooth_lines_mirror_their_bends() {
        let points = [(0.0, 0.0), (6.0, 0.0), (12.0, 6.0), (12.0, 12.0)];
        let mut path = Path::default();
        path.smooth_piece(&points.map(|(x, y)| Point::new(x, y)), 0, 3);
        assert_eq!(path.data(), "m0 0c1 0 4-1 6 0s5 4 6 6 0 5 0 6");
    }

    #[test]
    fn a_smooth_closed_line_needs_three_points() {
        let mut path = Path::default();
        path.smooth_closed(&[Point::new(0.0, 0.0), Point::new(1.0, 0.0)]);
        assert!(path.data().is_empty());
    }
}
