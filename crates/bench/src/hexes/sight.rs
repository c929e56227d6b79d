//! Lines of sight, beside the lines of `hexx`.
//!
//! The two do not mean quite the same: ours crosses every hex that the line clips, theirs takes one
//! hex for each step. So ours walks a few hexes more, and whatever ours finds clear theirs must too.

use std::hint::black_box;

use hexgrid::{Grid, HexId, HexSet, SightTable};
use kernel::dice::SearchDice;

use super::Field;
use crate::{Case, Work};

/// Lines on 40 by 40 hexes: with woods that block, on open ground, and as a table.
pub const SIGHT: &[Case] = &[
    Case { name: "sight/pair/woods/ours", prepare: || ours(&Field::random(SIDE), woods) },
    Case { name: "sight/pair/woods/hexx", prepare: || peer(&Field::random(SIDE), woods) },
    Case { name: "sight/pair/open/ours", prepare: || ours(&Field::random(SIDE), nothing) },
    Case { name: "sight/pair/open/hexx", prepare: || peer(&Field::random(SIDE), nothing) },
    Case { name: "sight/table/lookup", prepare: || look_up(&Field::random(SIDE)) },
    Case { name: "sight/table/woods", prepare: || all_pairs(&Field::random(SIDE), woods) },
    Case { name: "sight/table/open", prepare: || all_pairs(&Field::random(SIDE), nothing) },
];

const SIDE: u16 = 40;
/// Pairs of one batch.
const PAIRS: usize = 4_000;

/// How often a batch looks each pair up.
const LOOKUPS: u64 = 50;

fn woods(field: &Field) -> HexSet {
    field.woods.clone()
}

fn nothing(field: &Field) -> HexSet {
    HexSet::new(field.grid.len())
}

/// Pairs of different hexes of a list.
pub(super) fn pairs(hexes: &[HexId]) -> Vec<(HexId, HexId)> {
    let mut dice = SearchDice::new(3);
    let mut draw = || hexes[dice.index(hexes.len())];
    (0..).map(|_| (draw(), draw())).filter(|(from, to)| from != to).take(PAIRS).collect()
}

fn ours(field: &Field, blocking: fn(&Field) -> HexSet) -> Work {
    let hexes: Vec<HexId> = field.grid.hexes().collect();
    check(field, &pairs(&hexes), &blocking(field));
    walk(field.grid.clone(), blocking(field), pairs(&hexes))
}

/// Walks the line of each pair.
pub(super) fn walk(grid: Grid, blocking: HexSet, pairs: Vec<(HexId, HexId)>) -> Work {
    Box::new(move |meter| {
        meter.measure(pairs.len() as u64, || {
            for &(from, to) in &pairs {
                black_box(grid.is_line_clear(from, to, |hex| blocking.contains(hex)));
            }
        });
    })
}

fn peer(field: &Field, blocking: fn(&Field) -> HexSet) -> Work {
    let hexes: Vec<HexId> = field.grid.hexes().collect();
    let pairs = pairs(&hexes);
    let plane = Plane::new(&field.grid, &blocking(field));
    Box::new(move |meter| {
        meter.measure(pairs.len() as u64, || {
            for &(from, to) in &pairs {
                black_box(plane.is_clear(from, to));
            }
        });
    })
}

/// The map as `hexx` is served best: places by id, and what blocks by place.
pub(crate) struct Plane {
    places: Vec<hexx::Hex>,
    blocks: Vec<bool>,
}

impl Plane {
    pub(crate) fn new(grid: &Grid, blocking: &HexSet) -> Plane {
        let place = |id: HexId| {
            let hex = grid.hex(id);
            hexx::Hex::new(hex.q.into(), hex.r.into())
        };
        let mut plane = Plane { places: grid.hexes().map(place).collect(), blocks: Vec::new() };
        plane.blocks = vec![false; 64 * 128];
        for hex in blocking {
            plane.blocks[Plane::index(plane.places[hex.index()])] = true;
        }
        plane
    }

    fn index(hex: hexx::Hex) -> usize {
        usize::try_from((hex.y + 64) * 64 + hex.x).expect("the table is large enough")
    }

    pub(crate) fn is_clear(&self, from: HexId, to: HexId) -> bool {
        let (from, to) = (self.places[from.index()], self.places[to.index()]);
        from.line_to(to).all(|hex| hex == from || hex == to || !self.blocks[Plane::index(hex)])
    }
}

/// What our line finds clear theirs finds clear, unless it runs along hexsides, where either hex
/// may be the one they take.
fn check(field: &Field, pairs: &[(HexId, HexId)], blocking: &HexSet) {
    let plane = Plane::new(&field.grid, blocking);
    for &(from, to) in pairs {
        let runs_along_sides = field
            .grid
            .line(from, to)
            .any(|crossing| matches!(crossing, hexgrid::Crossing::Side { .. }));
        if field.grid.is_line_clear(from, to, |hex| blocking.contains(hex)) {
            assert!(plane.is_clear(from, to) || runs_along_sides, "{from:?} to {to:?}");
        }
    }
}

fn look_up(field: &Field) -> Work {
    let hexes: Vec<HexId> = field.grid.hexes().collect();
    let (pairs, table) = (pairs(&hexes), SightTable::of_blocking(&field.grid, &field.woods));
    Box::new(move |meter| {
        meter.measure(LOOKUPS * pairs.len() as u64, || {
            for _ in 0..LOOKUPS {
                for &(from, to) in &pairs {
                    black_box(table.sees(from, to));
                }
            }
        });
    })
}

fn all_pairs(field: &Field, blocking: fn(&Field) -> HexSet) -> Work {
    let (grid, blocking) = (field.grid.clone(), blocking(field));
    Box::new(move |meter| {
        meter.measure(1, || {
            black_box(SightTable::of_blocking(&grid, &blocking));
        });
    })
}
