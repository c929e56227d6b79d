//! Small signs for what has a name but no terrain of its own: hamlets and summits.

use scene::Board;

use crate::geometry::Point;
use crate::ground::{Built, Relief};
use crate::palette;
use crate::path::Path;
use crate::roads::Road;
use crate::sheet::{SIDE, Sheet};
use crate::svg::Svg;

/// A small sign and where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Sign {
    /// A few houses.
    Hamlet(Point),
    /// The top of a hill or mountain.
    Summit(Point),
}

impl Sign {
    /// Where it stands.
    pub(crate) fn at(self) -> Point {
        let (Self::Hamlet(at) | Self::Summit(at)) = self;
        at
    }
}

/// All signs of a board.
pub(crate) fn signs(sheet: &Sheet, board: &Board, roads: &[Road]) -> Vec<Sign> {
    let mut signs = Vec::new();
    for name in board.names.iter().filter(|name| name.hexes.len() == 1) {
        let Some(spot) = sheet.spot(&name.hexes[0]) else { continue };
        let (ground, center) = (sheet.cells[&spot].ground, sheet.point(spot));
        if name.kind == "place" && ground.built == Built::Nothing {
            signs.push(Sign::Hamlet(on_road(roads, center)));
        } else if name.kind == "height" && ground.relief >= Relief::Hill {
            signs.push(Sign::Summit(center));
        }
    }
    signs
}

/// The place on a road nearest to the middle of a hex, if one runs by.
fn on_road(roads: &[Road], center: Point) -> Point {
    let streets = roads.iter().filter(|road| road.way.is_street());
    streets
        .flat_map(|road| road.line.iter().copied())
        .filter(|at| at.distance(center) < SIDE * 0.55)
        .min_by(|a, b| a.distance(center).total_cmp(&b.distance(center)))
        .unwrap_or(center)
}

/// Draws signs: a ring for a hamlet, a triangle for a summit.
pub(crate) fn draw(svg: &mut Svg, signs: &[Sign]) {
    for sign in signs {
        match *sign {
            Sign::Hamlet(at) => {
                svg.circle(at, 3.1).fill("#fbf3dd").stroke(palette::INK, 1.3).empty();
            }
            Sign::Summit(at) => {
                let corner = |x: f64, y: f64| at + Point::new(x, y);
                let mut path = Path::default();
                path.polygon(&[corner(0.0, -5.0), corner(4.6, 3.0), corner(-4.6, 3.0)]);
                svg.path(path.data()).fill("#5a3d1c").stroke("#f2e6c6", 0.9).empty();
            }
        }
    }
}
