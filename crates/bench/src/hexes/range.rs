//! Movement ranges with zones of control, beside `pathfinding`.

use std::hint::black_box;

use hexgrid::{Direction, Flood, HexId, StepCost};
use pathfinding::prelude::dijkstra_reach;

use super::Field;
use super::field::IMPASSABLE;
use crate::{Case, Work};

/// Six movement points on 60 by 60 hexes.
pub const RANGE: &[Case] = &[
    Case { name: "range/60x60/ours", prepare: || ours(Field::random(60), &every_18th()) },
    Case { name: "range/60x60/pathfinding", prepare: || peer(Field::random(60), &every_18th()) },
];

/// Movement points.
const POINTS: u16 = 6;

fn every_18th() -> Vec<HexId> {
    (0..3_600).step_by(18).map(HexId).collect()
}

/// Finds the range from each of these hexes with our search.
pub(super) fn ours(field: Field, starts: &[HexId]) -> Work {
    let starts = starts.to_vec();
    let mut flood = Flood::new();
    check(&field, &starts);
    Box::new(move |meter| {
        meter.measure(starts.len() as u64, || {
            for &start in &starts {
                run(&field, &mut flood, start);
                black_box(&flood);
            }
        });
    })
}

fn run(field: &Field, flood: &mut Flood, start: HexId) {
    let Field { grid, costs, enemies, zones, .. } = field;
    flood.run(grid, start, POINTS, |from, way, to, _| {
        let mp = costs[from.index()][way.index()];
        (mp != IMPASSABLE && !enemies.contains(to))
            .then(|| StepCost { mp: mp.into(), stops: zones.contains(to) })
    });
}

fn peer(field: Field, starts: &[HexId]) -> Work {
    let starts = starts.to_vec();
    Box::new(move |meter| {
        meter.measure(starts.len() as u64, || {
            for &start in &starts {
                black_box(reach(&field, start).count());
            }
        });
    })
}

fn reach(field: &Field, start: HexId) -> impl Iterator<Item = (HexId, u16)> {
    let Field { grid, costs, enemies, zones, .. } = field;
    let reached = dijkstra_reach(&start.0, move |&from| {
        let from = HexId(from);
        let stops = zones.contains(from) && from != start;
        let row = grid.neighbor_row(from);
        Direction::ALL.into_iter().filter_map(move |way| {
            let mp = costs[from.index()][way.index()];
            let to = row[way.index()];
            (!stops && mp != IMPASSABLE && !enemies.contains(HexId(to)))
                .then_some((to, u16::from(mp)))
        })
    });
    reached.map(|it| (HexId(it.node), it.total_cost)).take_while(|&(_, cost)| cost <= POINTS)
}

/// Both give the same answers.
fn check(field: &Field, starts: &[HexId]) {
    let mut flood = Flood::new();
    for &start in starts {
        run(field, &mut flood, start);
        let mut expected: Vec<(HexId, u16)> = reach(field, start).collect();
        expected.sort_unstable();
        assert_eq!(flood.reached().collect::<Vec<_>>(), expected, "from {start:?}");
    }
}
