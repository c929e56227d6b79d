//! Masses of what grows: outlines that know no hexsides.
//!
//! Each point takes a share of the hexes around it, the nearer the more. A mass reaches as far as
//! its share is large enough, and how large that must be changes from place to place: so its rim
//! runs in bays and tongues, close to the hexsides, but never along them.

use std::collections::BTreeSet;

use crate::chance::noise;
use crate::contour::Field;
use crate::curve::{relax_closed, straightened};
use crate::geometry::Point;
use crate::ground::Ground;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};

/// How far a hex is felt.
const REACH: f64 = SIDE * 2.05;

/// Distance of the knots at which a mass is measured.
const KNOTS: f64 = SIDE / 5.0;

/// The share that belongs to the middle of a straight rim.
const RIM: f64 = 0.4;

/// How far a straight edge may miss the rim of its mass.
const RULED: f64 = SIDE * 0.27;

/// The hexes of one kind as one body.
pub(crate) struct Mass<'a> {
    sheet: &'a Sheet,
    parts: BTreeSet<Spot>,
    /// How far its rim strays.
    ragged: f64,
}

impl<'a> Mass<'a> {
    /// The hexes that pass a test, with a rim that strays more or less.
    pub(crate) fn new(sheet: &'a Sheet, is_part: impl Fn(Ground) -> bool, ragged: f64) -> Self {
        Self::of(sheet, sheet.spots_with(is_part), ragged)
    }

    /// Some hexes, with a rim that strays more or less.
    pub(crate) fn of(sheet: &'a Sheet, parts: BTreeSet<Spot>, ragged: f64) -> Self {
        Self { sheet, parts, ragged }
    }

    /// Whether it reaches to a point in or near a hex, so much inside its rim.
    pub(crate) fn holds(&self, spot: Spot, at: Point, inside: f64) -> bool {
        let mut sums = (0.0, 0.0);
        for other in self.sheet.neighbors(spot).into_iter().chain([spot]) {
            if self.sheet.cells.contains_key(&other) {
                let weight = weight(at - self.sheet.point(other));
                sums.0 += if self.parts.contains(&other) { weight } else { 0.0 };
                sums.1 += weight;
            }
        }
        sums.1 > 0.0 && sums.0 / sums.1 - self.rim(at) > inside
    }

    /// The share that a point needs to belong to it.
    fn rim(&self, at: Point) -> f64 {
        let coarse = noise(0x52, at, SIDE * 0.85);
        let fine = noise(0x53, at, SIDE * 0.27);
        RIM + self.ragged * (0.16 * coarse + 0.05 * fine)
    }

    /// Its outlines, clockwise, and counterclockwise around its holes.
    pub(crate) fn outlines(&self) -> Vec<Vec<Point>> {
        self.contours(0.0, Self::rim)
    }

    /// Its outlines with straight edges from corner to corner, as if drawn with a ruler.
    pub(crate) fn ruled(&self) -> Vec<Vec<Point>> {
        let lines = self.outlines().into_iter().map(|line| straightened(&line, RULED));
        lines.filter(|line| line.len() > 2).collect()
    }

    /// Outlines that lie so much inside it.
    pub(crate) fn inset(&self, share: f64) -> Vec<Vec<Point>> {
        self.contours(share, Self::rim)
    }

    /// Lines inside it, flowing with its form: the nearer to one, the deeper inside.
    pub(crate) fn inner(&self, share: f64) -> Vec<Vec<Point>> {
        self.contours(share, |_, at| 0.06 * noise(0x54, at, SIDE * 1.4))
    }

    fn contours(&self, level: f64, rim: impl Fn(&Self, Point) -> f64) -> Vec<Vec<Point>> {
        let parts = &self.parts;
        if parts.is_empty() {
            return Vec::new();
        }
        let field = Field::level(self.sheet.frame.grown(SIDE), KNOTS);
        let mut near = vec![false; field.heights.len()];
        for &spot in parts {
            field.around(self.sheet.point(spot), REACH).for_each(|knot| near[knot] = true);
        }
        let mut sums = vec![(0.0, 0.0); near.len()];
        for &spot in self.sheet.cells.keys() {
            let (center, part) = (self.sheet.point(spot), parts.contains(&spot));
            for knot in field.around(center, REACH).filter(|&knot| near[knot]) {
                let weight = weight(field.place(knot) - center);
                sums[knot].0 += if part { weight } else { 0.0 };
                sums[knot].1 += weight;
            }
        }
        let shares = field.changed(|knot, _| {
            let (sum, weight) = sums[knot];
            if sum > 0.0 { sum / weight - rim(self, field.place(knot)) } else { -1.0 }
        });
        let lines = shares.contours(level.max(1e-6));
        lines.iter().filter(|line| line.len() > 9).map(|line| relax_closed(line, 6)).collect()
    }
}

/// How much a hex counts at a place seen from its center.
fn weight(away: Point) -> f64 {
    let near = (1.0 - away.dot(away) / (REACH * REACH)).max(0.0);
    near * near * near
}

/// The area inside outlines.
pub(crate) fn area(outlines: &[Vec<Point>]) -> Path {
    let mut path = Path::coarse();
    for line in outlines {
        path.smooth_closed(&line.iter().copied().step_by(2).collect::<Vec<_>>());
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Board, BoardHex, Look, Orientation};

    /// A strip of wheat that bends, and a hex of it by itself.
    const WHEAT: [(i32, i32); 6] = [(2, 3), (3, 3), (4, 4), (4, 5), (5, 5), (8, 2)];

    fn sheet() -> Sheet {
        let hexes = (0..10)
            .flat_map(|column| (0..9).map(move |row| (column, row)))
            .map(|(column, row)| BoardHex {
                id: format!("{column}.{row}"),
                x: column * 3,
                y: row * 2 + column % 2,
                terrain: if WHEAT.contains(&(column, row)) { "wheat" } else { "open" }.into(),
            })
            .collect();
        Sheet::new(&Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            bearing: None,
            across: None,
            hexes,
            sides: Vec::new(),
            lines: Vec::new(),
            names: Vec::new(),
            panels: Vec::new(),
        })
    }

    /// Whether a point lies inside closed lines (even-odd).
    fn lies_in(lines: &[Vec<Point>], at: Point) -> bool {
        let cuts = lines.iter().flat_map(|line| {
            line.iter().zip(line.iter().cycle().skip(1)).filter(|(from, to)| {
                (from.y < at.y) != (to.y < at.y)
                    && from.x + (to.x - from.x) * (at.y - from.y) / (to.y - from.y) > at.x
            })
        });
        cuts.count() % 2 == 1
    }

    #[test]
    fn rims_stray_but_every_middle_is_on_its_own_side() {
        let sheet = sheet();
        let wheat = |ground: Ground| ground.cover == crate::ground::Cover::Wheat;
        let parts = sheet.spots_with(wheat);
        let ragged = Mass::new(&sheet, wheat, 1.2);
        let straight = Mass::new(&sheet, wheat, 0.0);
        for lines in [ragged.outlines(), straight.ruled(), straight.inset(0.1)] {
            assert_eq!(lines.len(), 2);
            for spot in sheet.playable() {
                assert_eq!(lies_in(&lines, sheet.point(spot)), parts.contains(&spot), "{spot:?}");
            }
        }
    }

    #[test]
    fn ruled_edges_have_few_corners() {
        let sheet = sheet();
        let ruled = Mass::new(&sheet, |ground| ground.cover == crate::ground::Cover::Wheat, 0.0);
        let corners: usize = ruled.ruled().iter().map(Vec::len).sum();
        assert!((7..=20).contains(&corners), "{corners}");
    }
}
