//! Paths sorted by where they lie.
//!
//! A renderer that draws one part of a large map must look at every path that might reach into
//! it, so what is strewn over the whole map is written as one path for each square of it.

use std::collections::BTreeMap;

use crate::geometry::Point;
use crate::path::Path;
use crate::sheet::SIDE;
use crate::svg::{Element, Svg};

/// Side of a square.
const SQUARE: f64 = SIDE * 8.0;

/// Paths of one kind, by the square they lie in.
#[derive(Default)]
pub(crate) struct Blocks {
    squares: BTreeMap<(i32, i32), Path>,
    coarse: bool,
}

impl Blocks {
    /// Paths in whole numbers.
    pub(crate) fn coarse() -> Self {
        Self { coarse: true, ..Self::default() }
    }

    /// The path for things at a point.
    pub(crate) fn at(&mut self, point: Point) -> &mut Path {
        let key = (square(point.y), square(point.x));
        let fresh = if self.coarse { Path::coarse } else { Path::default };
        self.squares.entry(key).or_insert_with(fresh)
    }

    /// Draws all paths in one group, which the style gives its looks.
    pub(crate) fn draw(&self, svg: &mut Svg, style: impl Fn(Element<'_>) -> Element<'_>) {
        if self.squares.is_empty() {
            return;
        }
        style(svg.element("g")).open();
        for path in self.squares.values() {
            svg.path(path.data()).empty();
        }
        svg.close();
    }

    /// Writes all paths once, to be drawn several times with [`Svg::draw_shape`].
    pub(crate) fn shapes(&self, svg: &mut Svg) -> Vec<String> {
        self.squares.values().map(|path| svg.shape(path.data())).collect()
    }

    /// Adds a long smooth line in pieces, each to the square it lies in.
    pub(crate) fn add_line(&mut self, points: &[Point]) {
        for start in (0..points.len().saturating_sub(1)).step_by(PIECE) {
            let end = (start + PIECE).min(points.len() - 1);
            let middle = points[usize::midpoint(start, end)];
            self.at(middle).smooth_piece(points, start, end);
        }
    }
}

/// Points of a long line that are drawn together.
const PIECE: usize = 14;

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn square(place: f64) -> i32 {
    (place / SQUARE).floor() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_parted_between_the_squares_it_runs_through() {
        let line: Vec<Point> = (0..100).map(|at| Point::new(f64::from(at) * 10.0, 5.0)).collect();
        let mut blocks = Blocks::default();
        blocks.add_line(&line);
        assert_eq!(blocks.squares.len(), 3);
        let starts =
            blocks.squares.values().map(|path| path.data().matches('m').count()).sum::<usize>();
        assert_eq!(starts, 99_usize.div_ceil(PIECE));
    }
}
