//! Where a unit can get with its action points, and the first step there.

use hexgrid::HexId;
use rules_coh::scenario::WorkKind;

use super::board::{Board, Piece};
use super::ground::BARRED;

/// Costs are counted in halves of a point: a vehicle goes two hexes for one.
const HALVES: u8 = 2;
/// AP that wire is thought to cost.
const WIRE: u8 = 3;

/// A hex within reach.
pub(super) struct Reach {
    pub(super) hex: HexId,
    /// AP to get there.
    pub(super) cost: u8,
    /// The first step on the way.
    pub(super) first: HexId,
}

/// Every hex a unit could reach from another with so many AP, that one left out, the nearest first.
pub(super) fn reach(
    board: &Board<'_>,
    unit: &Piece<'_>,
    from: HexId,
    ap: u8,
    most: usize,
) -> Vec<Reach> {
    let grid = &board.game.scenario.field.grid;
    let marker = board.game.felt_marker(unit.unit);
    if unit.carried || marker.is_some_and(|it| !it.moves || it.only_rally) {
        return Vec::new();
    }
    let limit = usize::from(ap.min(14)) * usize::from(HALVES);
    let moves = unit.kind.moves + marker.map_or(0, |it| it.move_cost);
    let easy = (HALVES * moves / (1 + unit.kind.bonus.min(1))).max(1);
    let mut best = vec![u8::MAX; grid.len()];
    let mut firsts = vec![HexId(0); grid.len()];
    let mut buckets: Vec<Vec<HexId>> = vec![Vec::new(); limit + 1];
    best[from.index()] = 0;
    buckets[0].push(from);
    let mut found = Vec::new();
    for at in 0..=limit {
        let mut next = 0;
        while next < buckets[at].len() {
            let hex = buckets[at][next];
            next += 1;
            if usize::from(best[hex.index()]) != at {
                continue;
            }
            if hex != from {
                let cost = u8::try_from(at.div_ceil(usize::from(HALVES))).unwrap_or(u8::MAX);
                found.push(Reach { hex, cost, first: firsts[hex.index()] });
                if found.len() >= most {
                    return found;
                }
                // Who comes upon an enemy stops there.
                if board.foes.iter().any(|it| it.hex == hex) {
                    continue;
                }
            }
            for (way, to) in grid.neighbors(hex) {
                let extra = board.ground.extra(unit.class, hex, way);
                if extra == BARRED {
                    continue;
                }
                let wire = board.perils.iter().any(|it| it.0 == to && it.1 != WorkKind::Mines);
                let ground = extra + if wire { WIRE } else { 0 };
                let step = if ground == 0 { easy } else { HALVES * (moves + ground) };
                let backward = hex == from
                    && from == unit.hex
                    && !unit.hidden
                    && !board.game.is_before(unit.hex, unit.facing, to);
                let cost = at + usize::from(step) + usize::from(backward) * usize::from(HALVES);
                if cost <= limit && cost < usize::from(best[to.index()]) {
                    best[to.index()] = u8::try_from(cost).unwrap_or(u8::MAX);
                    firsts[to.index()] = if hex == from { to } else { firsts[hex.index()] };
                    buckets[cost].push(to);
                }
            }
        }
    }
    found
}
