//! Unions of hexes: their outlines, and how these lose their corners.

use std::collections::{BTreeMap, BTreeSet};

use crate::chance::wobble;
use crate::curve::{divide, relax_closed};
use crate::geometry::Point;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};

/// One salt for all areas, so that neighboring areas wobble together and leave no gap.
const SHORE: u64 = 0x51;

/// The outlines of a union of hexes, corner by corner: clockwise around it, counterclockwise
/// around its holes.
pub(crate) fn outlines(sheet: &Sheet, hexes: &BTreeSet<Spot>) -> Vec<Vec<Spot>> {
    let mut next: BTreeMap<Spot, Spot> = BTreeMap::new();
    for &hex in hexes {
        let corners = sheet.corners(hex);
        for (at, neighbor) in sheet.neighbors(hex).into_iter().enumerate() {
            if !hexes.contains(&neighbor) {
                // Three hexes meet at a corner, so at most one border leaves it.
                next.insert(corners[at], corners[(at + 1) % 6]);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((start, mut here)) = next.pop_first() {
        let mut corners = vec![start];
        while here != start {
            corners.push(here);
            here = next.remove(&here).expect("every corner of a border is left again");
        }
        loops.push(corners);
    }
    loops
}

/// How an area's edge runs.
#[derive(Clone, Copy)]
pub(crate) struct Edge {
    /// How far it strays from the hexsides, as a share of a side.
    pub(crate) wobble: f64,
    /// How far outside the hexsides it runs (inside if negative), as a share of a side.
    pub(crate) reach: f64,
    /// How often its corners are worn down.
    pub(crate) rounds: u32,
}

/// The soft outlines of a union of hexes.
pub(crate) fn soft_outlines(sheet: &Sheet, hexes: &BTreeSet<Spot>, edge: Edge) -> Vec<Vec<Point>> {
    outlines(sheet, hexes).iter().map(|corners| soften(sheet, corners, edge)).collect()
}

fn soften(sheet: &Sheet, corners: &[Spot], edge: Edge) -> Vec<Point> {
    let corners: Vec<Point> = corners.iter().map(|&corner| sheet.point(corner)).collect();
    let worn = relax_closed(&divide(&corners, 3), edge.rounds);
    let count = worn.len();
    (0..count)
        .map(|at| {
            let along = worn[(at + 1) % count] - worn[(at + count - 1) % count];
            // Outlines run clockwise, so outside is to the left.
            let outside = along.unit().right() * -1.0;
            let fine = wobble(SHORE ^ 0xf1, worn[at], SIDE * 0.28, SIDE * edge.wobble * 0.45);
            let coarse = wobble(SHORE, worn[at], SIDE * 0.8, SIDE * edge.wobble);
            fine + (coarse - worn[at]) + outside * (SIDE * edge.reach)
        })
        .collect()
}

/// The path of several closed smooth lines.
pub(crate) fn area_path(loops: &[Vec<Point>]) -> Path {
    let mut path = Path::default();
    for points in loops {
        path.smooth_closed(points);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Board, BoardHex, Orientation};

    fn sheet(orientation: Orientation) -> Sheet {
        let hexes = (0..6)
            .flat_map(|column| (0..6).map(move |row| (column, row)))
            .map(|(column, row)| BoardHex {
                id: format!("{column}.{row}"),
                x: column * 3,
                y: row * 2 + column % 2,
                terrain: "open".into(),
            })
            .collect();
        Sheet::new(&Board {
            orientation,
            look: scene::Look::Modern,
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

    #[test]
    fn the_outline_of_one_hex_has_six_corners() {
        let sheet = sheet(Orientation::Flat);
        let loops = outlines(&sheet, &BTreeSet::from([Spot::new(3, 5)]));
        assert_eq!(loops.iter().map(Vec::len).collect::<Vec<_>>(), [6]);
    }

    #[test]
    fn two_neighbors_share_no_line_and_a_ring_has_a_hole() {
        let sheet = sheet(Orientation::Flat);
        let center = Spot::new(6, 4);
        let pair = BTreeSet::from([center, sheet.neighbors(center)[0]]);
        assert_eq!(outlines(&sheet, &pair).iter().map(Vec::len).collect::<Vec<_>>(), [10]);
        let ring = BTreeSet::from(sheet.neighbors(center));
        let mut lengths: Vec<_> = outlines(&sheet, &ring).iter().map(Vec::len).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [6, 18]);
    }
}
