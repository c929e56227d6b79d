//! Who sees whom on the ground of the reference firefight: hills, houses, woods and smoke.

use std::hint::black_box;
use std::sync::Arc;

use hexgrid::{HexId, SightTable};
use kernel::dice::SearchDice;
use rules_coh::scenario::Scenario;

use super::games;
use crate::hexes::Plane;
use crate::{Case, Work};

/// Looking a pair up, with and without smoke on the map, and all pairs of a map.
pub const SIGHT: &[Case] = &[
    Case { name: "sight/first-contact/lookup", prepare: || look_up(0) },
    Case { name: "sight/first-contact/smoke", prepare: || look_up(4) },
    Case { name: "sight/first-contact/pair/ours", prepare: trace },
    Case { name: "sight/first-contact/pair/hexx", prepare: trace_by_peer },
    Case { name: "sight/first-contact/table", prepare: || table("first-contact") },
    Case { name: "sight/prokhorovka/table", prepare: || table("prokhorovka") },
];

/// Pairs of one batch.
const PAIRS: usize = 4_000;
/// How often a batch looks each pair up.
const LOOKUPS: u64 = 50;

fn ground(name: &str) -> Arc<Scenario> {
    games::firefight(&games::library(), name).scenario
}

/// Pairs of different hexes.
fn pairs(scenario: &Scenario) -> Vec<(HexId, HexId)> {
    let hexes: Vec<HexId> = scenario.field.grid.hexes().collect();
    let mut dice = SearchDice::new(3);
    let mut draw = || hexes[dice.index(hexes.len())];
    (0..).map(|_| (draw(), draw())).filter(|(from, to)| from != to).take(PAIRS).collect()
}

/// Traces the line of each pair, over hills and houses.
fn trace() -> Work {
    let scenario = ground("first-contact");
    let pairs = pairs(&scenario);
    Box::new(move |meter| {
        meter.measure(pairs.len() as u64, || {
            for &(from, to) in &pairs {
                black_box(scenario.field.sees_clearly(from, to));
            }
        });
    })
}

/// The same lines by the peer, which knows no heights: what is tall blocks.
fn trace_by_peer() -> Work {
    let scenario = ground("first-contact");
    let pairs = pairs(&scenario);
    let plane = Plane::new(&scenario.field.grid, &scenario.field.tall);
    Box::new(move |meter| {
        meter.measure(pairs.len() as u64, || {
            for &(from, to) in &pairs {
                black_box(plane.is_clear(from, to));
            }
        });
    })
}

/// Looks pairs up while so many hexes are full of smoke.
fn look_up(smoke: usize) -> Work {
    let scenario = ground("first-contact");
    let pairs = pairs(&scenario);
    let mut smoke: Vec<(HexId, u8)> = pairs.iter().take(smoke).map(|it| (it.0, 2)).collect();
    smoke.sort_unstable();
    Box::new(move |meter| {
        meter.measure(LOOKUPS * pairs.len() as u64, || {
            for _ in 0..LOOKUPS {
                for &(from, to) in &pairs {
                    black_box(scenario.field.sees(from, to, black_box(&smoke)));
                }
            }
        });
    })
}

/// Works out who sees whom; an operation is a whole map.
fn table(name: &str) -> Work {
    let scenario = ground(name);
    Box::new(move |meter| {
        meter.measure(1, || {
            let field = &scenario.field;
            black_box(SightTable::new(&field.grid, |a, b| field.sees_clearly(a, b)));
        });
    })
}
