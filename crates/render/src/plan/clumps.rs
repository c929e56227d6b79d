//! Leaves seen from above: round dots that grow together, with one outline, light and shade.

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::geometry::Point;
use crate::svg::Svg;

/// The colors of leaves.
#[derive(Clone, Copy)]
pub(super) struct Leaves {
    pub(super) outline: &'static str,
    pub(super) green: &'static str,
    pub(super) light: &'static str,
}

/// Clumps of leaves of about one size.
pub(super) struct Clumps {
    lobes: Blocks,
    lights: Blocks,
    width: f64,
    leaves: Leaves,
}

impl Clumps {
    /// Clumps whose lobes are so wide.
    pub(super) fn new(width: f64, leaves: Leaves) -> Self {
        Self { lobes: Blocks::default(), lights: Blocks::default(), width, leaves }
    }

    /// Adds a clump of several lobes, so far apart from its middle.
    pub(super) fn add(&mut self, at: Point, reach: f64, lobes: u8, chance: &mut Chance) {
        let turn = chance.between(0.0, std::f64::consts::TAU);
        let step = std::f64::consts::TAU / f64::from(lobes.max(1));
        self.lobes.at(at).dot(at);
        for lobe in 0..lobes {
            let way = Point::polar(turn + step * f64::from(lobe) + chance.spread(0.3), reach);
            let tip = at + way * chance.between(0.8, 1.1);
            self.lobes.at(at).dot(tip);
            // The sun stands at the upper left.
            if way.x + way.y < reach * 0.5 {
                self.lights.at(at).dot(at + way * 0.72 + Point::new(-0.1, -0.13) * self.width);
            }
        }
    }

    /// Draws all of them.
    pub(super) fn draw(&self, svg: &mut Svg) {
        let shapes = self.lobes.shapes(svg);
        if shapes.is_empty() {
            return;
        }
        let Leaves { outline, green, light } = self.leaves;
        let none = Point::new(0.0, 0.0);
        let fall = Point::new(0.17, 0.24) * self.width.min(16.0);
        svg.element("g").set("fill", "none").set("stroke-linecap", "round").open();
        for (shift, color, width, opacity) in [
            (fall, "#2f3a20", self.width + 1.4, "0.26"),
            (none, outline, self.width + 2.0, "1"),
            (none, green, self.width, "1"),
        ] {
            svg.element("g").stroke(color, width).set("stroke-opacity", opacity).open();
            for shape in &shapes {
                svg.draw_shape(shape).shifted(shift).empty();
            }
            svg.close();
        }
        for (width, opacity) in [(0.62, "0.55"), (0.3, "0.6")] {
            self.lights.draw(svg, |group| {
                group.stroke(light, self.width * width).set("stroke-opacity", opacity)
            });
        }
        svg.close();
    }
}
