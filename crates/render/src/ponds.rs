//! Ponds: standing water that fills part of a hex, and now and then a hexside.
//!
//! All standing water of a board is one field, positive where it is wet, so that the ponds of
//! neighboring hexes, the lakes beside them and the hexsides they fill run together.

use std::collections::BTreeSet;

use scene::Board;

use crate::chance::{Chance, noise};
use crate::clearance::Clearance;
use crate::contour::Field;
use crate::curve::relax_closed;
use crate::geometry::Point;
use crate::ground::Cover;
use crate::rivers::{corners, is_full_pond};
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};

/// Distance of the knots at which the water is measured.
const KNOTS: f64 = SIDE / 9.0;

/// How far a shore strays.
const STRAY: f64 = 4.6;

/// A stretch of water: everything nearer to a line than half its width, which changes from one end
/// to the other.
struct Stretch {
    from: Point,
    to: Point,
    half_widths: [f64; 2],
}

/// The shores of ponds and lakes together; none if the board has no pond.
pub(crate) fn shores(sheet: &Sheet, board: &Board, roads: &Clearance) -> Option<Vec<Vec<Point>>> {
    let ponds = sheet.spots_with(|ground| ground.cover == Cover::Pond);
    if ponds.is_empty() {
        return None;
    }
    let mut field = Field::level(sheet.frame.grown(SIDE), KNOTS);
    field.heights.fill(-SIDE);
    for stretch in stretches(sheet, board, &ponds, roads) {
        stretch.fill(&mut field);
    }
    let strayed = field.changed(|knot, depth| {
        if depth < -3.0 * STRAY {
            depth
        } else {
            depth + STRAY * noise(0x77, field.place(knot), 21.0)
        }
    });
    let lines = strayed.contours(0.0).into_iter().filter(|line| line.len() > 12);
    Some(lines.map(|line| relax_closed(&line, 10)).collect())
}

/// All stretches of standing water.
fn stretches(
    sheet: &Sheet,
    board: &Board,
    ponds: &BTreeSet<Spot>,
    roads: &Clearance,
) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    for spot in sheet.spots_with(crate::ground::Ground::is_wet) {
        let center = middle(sheet, spot, ponds, roads);
        let is_pond = ponds.contains(&spot);
        let half_width = if is_pond { size(spot) } else { SIDE * 0.86 };
        stretches.push(Stretch { from: center, to: center, half_widths: [half_width; 2] });
        for other in sheet.neighbors(spot) {
            if !sheet.ground(other).is_some_and(crate::ground::Ground::is_wet) {
                continue;
            }
            let half_widths = match (is_pond, ponds.contains(&other)) {
                (true, true) => [size(spot), size(other)],
                (false, false) => [APOTHEM; 2],
                _ => [SIDE * 0.5; 2],
            };
            let to = middle(sheet, other, ponds, roads);
            stretches.push(Stretch { from: center, to, half_widths });
        }
    }
    for side in board.sides.iter().filter(|side| is_full_pond(&side.kind)) {
        let Some(ends) = corners(sheet, side) else { continue };
        let [from, to] = ends.map(|corner| sheet.point(corner));
        let wet = side.between.iter().filter_map(|hex| sheet.spot(hex));
        let wet: Vec<Spot> = wet.filter(|it| ponds.contains(it)).collect();
        for &spot in &wet {
            let center = middle(sheet, spot, ponds, roads);
            let half_widths = [SIDE * 0.4; 2];
            stretches.push(Stretch { from: center, to: from.toward(to, 0.5), half_widths });
        }
        if !wet.is_empty() {
            stretches.push(Stretch { from, to, half_widths: [SIDE * 0.2; 2] });
        }
    }
    stretches
}

/// Half the width of the pond of a hex: no two are alike, so that none looks like a dumbbell.
fn size(spot: Spot) -> f64 {
    SIDE * Chance::at(0x7a, spot.x, spot.y).between(0.4, 0.66)
}

/// The middle of the water of a hex: where no road runs, if it can be.
fn middle(sheet: &Sheet, spot: Spot, ponds: &BTreeSet<Spot>, roads: &Clearance) -> Point {
    let center = sheet.point(spot);
    if !ponds.contains(&spot) || roads.is_free(center, SIDE * 0.4) {
        return center;
    }
    let turn = Chance::at(0x79, spot.x, spot.y).unit();
    let places = (0..8).map(|at| {
        center + Point::polar((turn + f64::from(at) / 8.0) * std::f64::consts::TAU, SIDE * 0.34)
    });
    let room =
        |at: Point| (1..8).take_while(|&step| roads.is_free(at, f64::from(step) * 5.0)).count();
    places.max_by_key(|&at| room(at)).unwrap_or(center)
}

impl Stretch {
    /// Deepens the field where this water lies.
    fn fill(&self, field: &mut Field) {
        let along = self.to - self.from;
        let middle = self.from.toward(self.to, 0.5);
        let [first, last] = self.half_widths;
        let reach = along.length() / 2.0 + first.max(last) + SIDE * 0.5;
        for knot in field.around(middle, reach) {
            let at = field.place(knot);
            let share = (at - self.from).dot(along) / along.dot(along).max(1e-9);
            let share = share.clamp(0.0, 1.0);
            let nearest = self.from.toward(self.to, share);
            let depth = first + (last - first) * share - at.distance(nearest);
            field.heights[knot] = field.heights[knot].max(depth);
        }
    }
}
