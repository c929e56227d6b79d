//! The flood of supply over a whole map, beside `pathfinding`.

use std::hint::black_box;

use hexgrid::{Direction, Grid, HexId, HexSet, NO_HEX, Spread, Trace};
use pathfinding::prelude::dijkstra_all;

use super::Field;
use super::field::IMPASSABLE;
use crate::{Case, Work};

/// From one edge of 60 by 60 hexes wherever no enemy is in the way.
pub const SUPPLY: &[Case] = &[
    Case { name: "supply/60x60/ours", prepare: || ours(&Field::random(60), 1) },
    Case { name: "supply/60x60/by-hex", prepare: || by_hex(&Field::random(60), 1) },
    Case { name: "supply/60x60/pathfinding", prepare: || peer(Field::random(60)) },
];

/// Floods of one batch.
const FLOODS: u64 = 20;

/// Hexes that supply may pass.
fn open(field: &Field) -> HexSet {
    let is_open = |it: &HexId| !field.enemies.contains(*it) && !field.zones.contains(*it);
    HexSet::of(field.grid.len(), field.grid.hexes().filter(is_open))
}

/// The first column.
fn sources(grid: &Grid) -> HexSet {
    HexSet::of(grid.len(), grid.hexes().filter(|it| it.0 % grid.columns() == 0))
}

fn is_blocked(field: &Field, hex: HexId, way: Direction) -> bool {
    field.costs[hex.index()][way.index()] == IMPASSABLE
}

/// Floods word by word; each flood counts for so many operations.
pub(super) fn ours(field: &Field, operations: u64) -> Work {
    let (open, sources) = (open(field), sources(&field.grid));
    let mut spread = Spread::new(&field.grid, |hex, way| is_blocked(field, hex, way));
    let mut reached = spread.run(&sources, &open);
    if field.grid.len() < 10_000 {
        check(field, &reached);
    }
    Box::new(move |meter| {
        meter.measure(FLOODS * operations, || {
            for _ in 0..FLOODS {
                spread.run_into(black_box(&sources), &open, &mut reached);
                black_box(&reached);
            }
        });
    })
}

/// Floods hex by hex, which finds lengths too; each flood counts for so many operations.
pub(super) fn by_hex(field: &Field, operations: u64) -> Work {
    let (field, open, sources) = (field.clone(), open(field), sources(&field.grid));
    let mut trace = Trace::new();
    Box::new(move |meter| {
        meter.measure(FLOODS * operations, || {
            for _ in 0..FLOODS {
                trace.run(&field.grid, &sources, u16::MAX, |from, way, to| {
                    open.contains(to) && !is_blocked(&field, from, way)
                });
                black_box(&trace);
            }
        });
    })
}

fn peer(field: Field) -> Work {
    let (open, sources) = (open(&field), sources(&field.grid));
    Box::new(move |meter| {
        meter.measure(FLOODS, || {
            for _ in 0..FLOODS {
                black_box(flooded(&field, &sources, &open).len());
            }
        });
    })
}

/// All hexes that are reached, in their search; `NO_HEX` stands for where all lines begin.
fn flooded(field: &Field, sources: &HexSet, open: &HexSet) -> Vec<HexId> {
    let steps = |&from: &u16| -> Vec<(u16, u32)> {
        if from == NO_HEX {
            return sources.iter().map(|it| (it.0, 0)).collect();
        }
        let from = HexId(from);
        let ways = field.grid.neighbors(from);
        ways.filter(|&(way, to)| open.contains(to) && !is_blocked(field, from, way))
            .map(|(_, to)| (to.0, 1))
            .collect()
    };
    dijkstra_all(&NO_HEX, steps).into_keys().map(HexId).collect()
}

/// Both give the same answers.
fn check(field: &Field, reached: &HexSet) {
    let found = flooded(field, &sources(&field.grid), &open(field));
    assert_eq!(*reached, HexSet::of(field.grid.len(), found));
}
