//! Ways over the map: how far it is to the enemy, and where a unit can come in this phase.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use hexgrid::HexId;
use rules_prussia::field::{Ground, Side};
use rules_prussia::{Army, Battle, Flags, UnitId};

/// Farther than anything on a map.
pub(super) const FAR: u16 = 999;
/// What the crossing of a river without a bridge counts, in hexes.
const RIVER: u16 = 6;

/// Whether nobody passes a hexside, and whether it is a river that only columns cross.
fn barrier(battle: &Battle, from: HexId, to: HexId) -> (bool, bool) {
    let field = &battle.scenario().field;
    let side = field.between(from, to);
    let shut = !field.grid().is_playable(to)
        || field.ground(to) == Ground::Water
        || side.any(Side::POND)
        || side.any(Side::ELBE);
    (shut, side.any(Side::MIETZEL) && !side.any(Side::BRIDGE))
}

/// For every hex, how many hexes it is from the nearest of some hexes.
pub(super) fn distances(battle: &Battle, goals: &[HexId]) -> Vec<u16> {
    let grid = battle.scenario().field.grid();
    let mut far = vec![FAR; grid.len()];
    let mut open = BinaryHeap::new();
    for &goal in goals {
        far[usize::from(goal.0)] = 0;
        open.push(Reverse((0, goal)));
    }
    while let Some(Reverse((steps, hex))) = open.pop() {
        if steps > far[usize::from(hex.0)] {
            continue;
        }
        for (_, next) in grid.neighbors(hex) {
            let (shut, river) = barrier(battle, next, hex);
            if shut || !grid.is_playable(next) {
                continue;
            }
            let there = steps + if river { RIVER } else { 1 };
            let known = &mut far[usize::from(next.0)];
            if there < *known {
                *known = there;
                open.push(Reverse((there, next)));
            }
        }
    }
    far
}

/// A hex a unit can come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) hex: HexId,
    /// The first step of the way; the hex itself for the place where it stands.
    pub(super) first: HexId,
}

/// Every hex a unit can come to, the place where it stands first. `steps` are the first steps that the
/// rules allow, if they are known.
pub(super) fn stops(
    battle: &Battle,
    unit: UnitId,
    here: HexId,
    steps: Option<&[HexId]>,
) -> Vec<Stop> {
    let grid = battle.scenario().field.grid();
    let army = battle.army(unit);
    let allowance = battle.allowance(unit);
    let spent = battle.unit(unit).spent;
    let mut best = vec![u8::MAX; grid.len()];
    best[usize::from(here.0)] = spent;
    let mut found = vec![Stop { hex: here, first: here }];
    let mut open = BinaryHeap::new();
    open.push(Reverse((spent, here, here)));
    while let Some(Reverse((cost, hex, first))) = open.pop() {
        if cost > best[usize::from(hex.0)] {
            continue;
        }
        if hex != here {
            found.push(Stop { hex, first });
            if holds_up(battle, unit, army, hex) {
                continue;
            }
        }
        for (_, next) in grid.neighbors(hex) {
            let (shut, river) = barrier(battle, hex, next);
            let begins = hex == here && spent == 0;
            let listed = hex != here || steps.is_none_or(|it| it.contains(&next));
            if shut || river && !(begins && battle.in_column(unit)) || !listed {
                continue;
            }
            if !may_stand(battle, unit, army, next) {
                continue;
            }
            let there = cost.saturating_add(battle.step_cost(unit, hex, next));
            // [PG 7.0d] One hex is always possible.
            if there > allowance && !begins {
                continue;
            }
            let known = &mut best[usize::from(next.0)];
            if there < *known {
                *known = there;
                open.push(Reverse((there, next, if hex == here { next } else { first })));
            }
        }
    }
    found
}

/// Whether a unit that enters a hex has to stop there: foot and guns that become Engaged.
fn holds_up(battle: &Battle, unit: UnitId, army: Army, hex: HexId) -> bool {
    battle.in_ezoc(army, hex) && !battle.kind(unit).is_fast()
}

fn may_stand(battle: &Battle, unit: UnitId, army: Army, hex: HexId) -> bool {
    if battle.holds(army.other(), hex) {
        return false;
    }
    if !battle.in_ezoc(army, hex) {
        return true;
    }
    let friends = || battle.units_in(hex, army).any(|it| battle.kind(it).is_line());
    !battle.unit(unit).is(Flags::OUT_OF_COMMAND)
        && !battle.face(unit).bracketed
        && (!battle.kind(unit).is_artillery() || friends())
}
