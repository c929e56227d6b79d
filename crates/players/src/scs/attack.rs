//! Whether an attack pays: the results table weighed over all rolls of the dice.

use hexgrid::HexId;
use rules_scs::charts::{Cell, DiceReading};
use rules_scs::{Action, Side, UnitId, War};

use super::value::{self, Goal};

/// An attack must promise at least this much for all 36 rolls together.
const PROMISE: i64 = 36;

/// The hex whose attack promises most, or the end of the phase.
pub(super) fn choose_target(war: &War, side: Side, actions: &[Action]) -> Action {
    let goals = value::goals(war, side);
    let targets = actions.iter().filter_map(|it| match it {
        Action::Attack(hex) => Some(*hex),
        _ => None,
    });
    let best = targets.map(|it| (promise(war, &attackers(war, side, it), it, &goals), it)).max();
    match best {
        Some((promise, hex)) if promise >= PROMISE => Action::Attack(hex),
        _ => Action::End,
    }
}

/// Adds whoever makes the attack better, then announces it.
pub(super) fn choose_attackers(
    war: &War,
    side: Side,
    target: HexId,
    actions: &[Action],
) -> Option<Action> {
    let goals = value::goals(war, side);
    let joined: Vec<UnitId> = attackers(war, side, target)
        .into_iter()
        .filter(|&it| war.unit(it).is(rules_scs::Flags::ATTACKING))
        .collect();
    let now = promise(war, &joined, target, &goals);
    let mut best: Option<(i64, Action)> = None;
    for &action in actions {
        if let Action::Add(unit) = action {
            let mut with = joined.clone();
            with.push(unit);
            let better = promise(war, &with, target, &goals);
            if best.is_none_or(|(it, _)| better > it) {
                best = Some((better, action));
            }
        }
    }
    let announce = actions.contains(&Action::Announce);
    match best {
        Some((better, action)) if !announce || better > now => Some(action),
        _ if actions.contains(&Action::Air) => Some(Action::Air),
        _ => {
            let barrage = actions.iter().find(|it| matches!(it, Action::Barrage(_)));
            barrage.copied().or(Some(Action::Announce))
        }
    }
}

/// Every unit that could take part in an attack on a hex.
fn attackers(war: &War, side: Side, target: HexId) -> Vec<UnitId> {
    let grid = &war.scenario().map.grid;
    let near = grid.neighbors(target).flat_map(|(_, it)| war.stack(it));
    near.filter(|&it| war.side_of(it) == side && war.may_attack_hex(it, target)).collect()
}

/// What an attack promises over all 36 rolls: the enemy's expected losses less one's own, and the
/// hex if it is won.
pub(super) fn promise(war: &War, attackers: &[UnitId], target: HexId, goals: &[Goal]) -> i64 {
    let strength: u32 =
        attackers.iter().map(|&it| u32::from(war.face(it).attack.unwrap_or(0))).sum();
    if strength == 0 {
        return i64::MIN / 2;
    }
    let own = attackers.iter().map(|&it| value::step(war, it)).max().unwrap_or(0);
    let Some(column) = war.reckon(attackers, target).column else { return -36 * own };
    let defenders: Vec<UnitId> = war.stack(target).collect();
    let steps: i64 = defenders.iter().map(|&it| i64::from(war.unit(it).steps)).sum();
    let theirs = defenders.iter().map(|&it| value::step(war, it)).max().unwrap_or(0);
    let won = attackers.first().map_or(0, |&it| value::pull(war, it, target, goals).min(60) / 4);
    let table = &war.scenario().results;
    let mut total = 0;
    for first in 1..=6 {
        for second in 1..=6 {
            let reading = match table.dice {
                DiceReading::Sum => first + second,
                DiceReading::TensAndUnits => 10 * first + second,
            };
            let cell = table.cell(usize::from(column), reading);
            total += cell_worth(cell, (own, theirs), steps, won);
        }
    }
    total
}

fn cell_worth(cell: Cell, (own, theirs): (i64, i64), steps: i64, won: i64) -> i64 {
    let lost = i64::from(cell.attacker_steps) * own + i64::from(cell.attacker_hexes) * 2;
    let taken = i64::from(cell.defender_steps).min(steps) * theirs;
    let vacated = cell.defender_hexes > 0 || i64::from(cell.defender_steps) >= steps;
    let driven = i64::from(cell.defender_hexes) * 2;
    taken + driven - lost + if vacated { won } else { 0 }
}
