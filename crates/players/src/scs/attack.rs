//! Whether an attack pays: the results table weighed over all rolls of the dice.

use hexgrid::HexId;
use rules_scs::charts::{Cell, DiceReading};
use rules_scs::{Action, Side, UnitId, War};

use super::value::{self, Goal};

/// An attack must promise at least this much for all 36 rolls together.
pub(super) const PROMISE: i64 = 36;
/// What a victory point of a hex weighs when an attack on it is thought over.
const POINT: i64 = 14;
/// What it is worth to come nearer to something, for each hex.
const ONWARD: i64 = 3;

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
    match war.reckon(attackers, target).column {
        Some(column) => promise_in(war, column, attackers, target, goals),
        None => -36 * dearest_step(war, attackers),
    }
}

/// What losing one step costs at most.
fn dearest_step(war: &War, units: &[UnitId]) -> i64 {
    units.iter().map(|&it| value::step(war, it)).max().unwrap_or(0)
}

/// The same for a column of the table.
pub(super) fn promise_in(
    war: &War,
    column: u8,
    attackers: &[UnitId],
    target: HexId,
    goals: &[Goal],
) -> i64 {
    let defenders: Vec<UnitId> = war.stack(target).collect();
    let steps: i64 = defenders.iter().map(|&it| i64::from(war.unit(it).steps)).sum();
    let (own, theirs) = (dearest_step(war, attackers), dearest_step(war, &defenders));
    let won = won(war, attackers, target, goals);
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

/// What it is worth to drive the enemy out of a hex: the hex itself, and the way it opens.
fn won(war: &War, attackers: &[UnitId], target: HexId, goals: &[Goal]) -> i64 {
    let nearer = |&it: &UnitId| {
        let from = war.unit(it).hex()?;
        Some(value::nearer(war, it, from, target, goals))
    };
    let onward = attackers.iter().filter_map(nearer).max().unwrap_or(0);
    POINT * value::points_at(target, goals) + ONWARD * onward.clamp(0, 3)
}

fn cell_worth(cell: Cell, (own, theirs): (i64, i64), steps: i64, won: i64) -> i64 {
    let lost = i64::from(cell.attacker_steps) * own + i64::from(cell.attacker_hexes) * 2;
    let taken = i64::from(cell.defender_steps).min(steps) * theirs;
    let vacated = cell.defender_hexes > 0 || i64::from(cell.defender_steps) >= steps;
    let driven = i64::from(cell.defender_hexes) * 2;
    taken + driven - lost + if vacated { won } else { 0 }
}
