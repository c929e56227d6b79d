//! High ground: tints, contours and shading that follow a whole hill or range.
//!
//! The slopes are lit from the upper left.

use crate::blocks::Blocks;
use crate::contour::Field;
use crate::curve::relax_closed;
use crate::geometry::{Point, measure};
use crate::heights::heights;
use crate::palette;
use crate::path::Path;
use crate::rivers::River;
use crate::sheet::{SIDE, Sheet};
use crate::svg::Svg;

/// Height of the lowest contour.
const LOWEST: f64 = 0.42;

/// Height from one contour to the next.
const INTERVAL: f64 = 0.27;

/// A smaller top above the foot of a hill would look like a stain.
const SPECK: f64 = SIDE * SIDE * 0.9;

/// Where the light comes from.
const LIGHT: Point = Point::new(-0.64, -0.77);

/// How steep a slope must be for each step of light or shade.
const SHADES: [f64; 4] = [0.24, 0.54, 0.98, 1.6];

/// Tints from the foot of a hill to the tops of mountains.
const TINTS: [&str; 12] = [
    "#e8dbb2", "#e3d2a4", "#ddc997", "#d6be8b", "#cdb080", "#c5a57a", "#be9d78", "#b89778",
    "#b3937a", "#b0927e", "#b09686", "#b49f92",
];

/// The high ground of a sheet.
pub(crate) struct HighGround {
    field: Field,
    /// The contours at each height, lowest first.
    levels: Vec<Vec<Vec<Point>>>,
}

impl HighGround {
    /// Measures a sheet with its rivers; none if it is level.
    pub(crate) fn of(sheet: &Sheet, rivers: &[River]) -> Option<Self> {
        let field = heights(sheet, rivers)?;
        let mut levels = Vec::new();
        loop {
            let mut lines = large(&field.contours(level(levels.len())));
            if levels.len() > 1 {
                lines.retain(|line| area(line) > SPECK);
            }
            if lines.is_empty() {
                return Some(Self { field, levels });
            }
            levels.push(lines);
        }
    }

    /// Draws the tints.
    pub(crate) fn draw(&self, svg: &mut Svg) {
        svg.element("g").set("fill-rule", "evenodd").open();
        for (at, lines) in self.levels.iter().enumerate() {
            svg.path(closed(lines, 2).data()).fill(TINTS[at.min(TINTS.len() - 1)]).empty();
        }
        svg.close();
    }

    /// Draws the contours, which run on through woods.
    pub(crate) fn draw_contours(&self, svg: &mut Svg) {
        let mut fine = Blocks::coarse();
        let mut strong = Blocks::coarse();
        for (at, lines) in self.levels.iter().enumerate() {
            let blocks = if at % 4 == 3 { &mut strong } else { &mut fine };
            for line in lines {
                let mut ring = thinned(line, 2);
                ring.extend(ring.first().copied());
                blocks.add_line(&ring);
            }
        }
        for (blocks, width, opacity) in [(fine, 0.6, "0.4"), (strong, 0.9, "0.55")] {
            blocks.draw(svg, |group| {
                let group = group.set("fill", "none").stroke(palette::CONTOUR, width);
                group.set("stroke-opacity", opacity)
            });
        }
    }

    /// Draws light and shade: slopes toward the light are paled, slopes away from it darkened.
    pub(crate) fn draw_shading(&self, svg: &mut Svg) {
        let heights = &self.field.heights;
        // Plains catch no light, and the foot of a slope only a little.
        let shade = self
            .field
            .slopes(LIGHT * SIDE)
            .changed(|knot, slope| slope * ((heights[knot] - 0.12) / 0.4).clamp(0.0, 1.0));
        let light = shade.changed(|_, slope| -slope);
        svg.element("g").set("fill-rule", "evenodd").open();
        for (field, color, opacity) in [(&light, "#fff4d6", "0.15"), (&shade, "#4d3216", "0.085")] {
            for step in SHADES {
                let path = closed(&large(&field.contours(step)), 3);
                svg.path(path.data()).fill(color).set("fill-opacity", opacity).empty();
            }
        }
        svg.close();
    }
}

/// The height of a contour by its number.
fn level(number: usize) -> f64 {
    LOWEST + INTERVAL * measure(number)
}

/// Leaves out specks, and wears the corners of the others down.
fn large(lines: &[Vec<Point>]) -> Vec<Vec<Point>> {
    lines.iter().filter(|line| line.len() > 13).map(|line| relax_closed(line, 9)).collect()
}

/// How much a closed line encloses.
fn area(line: &[Point]) -> f64 {
    let next = line.iter().cycle().skip(1);
    line.iter().zip(next).map(|(from, to)| from.cross(*to)).sum::<f64>().abs() / 2.0
}

/// Some points of a line, which are enough.
fn thinned(line: &[Point], step: usize) -> Vec<Point> {
    line.iter().copied().step_by(step).collect()
}

/// The area inside smooth closed lines.
fn closed(lines: &[Vec<Point>], step: usize) -> Path {
    let mut path = Path::coarse();
    for line in lines {
        path.smooth_closed(&thinned(line, step));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_measured_by_what_it_encloses_whichever_way_it_runs() {
        let square = [(3.0, 4.0), (13.0, 4.0), (13.0, 24.0), (3.0, 24.0)];
        let mut square = square.map(|(x, y)| Point::new(x, y));
        assert!((area(&square) - 200.0).abs() < 1e-9);
        square.reverse();
        assert!((area(&square) - 200.0).abs() < 1e-9);
    }
}
