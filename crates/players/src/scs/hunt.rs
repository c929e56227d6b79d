//! Which stacks of the enemy can be attacked with profit in the Combat Phase that follows.
//!
//! One unit alone rarely dares: whether an attack pays is reckoned with everybody who can still
//! come, and each of them sees its share of it.

use hexgrid::HexId;
use rules_scs::series::ch07_combat::s04_odds;
use rules_scs::series::numbers::Ratio;
use rules_scs::{Flags, Side, UnitId, War};

use super::attack;
use super::value::Goal;

/// Strengths are added in eighths: terrain cuts them into halves and quarters.
const EIGHTHS: u32 = 8;
/// How much the worth of an attack weighs beside the pull of the goals.
const KEEN: i64 = 3;
/// Rolls of two dice.
const ROLLS: i64 = 36;

/// A stack of the enemy that can be attacked with profit.
struct Prey {
    target: HexId,
    /// The strength that makes the attack, in eighths.
    wanted: i64,
    /// What stands beside it and stays there, in eighths.
    gathered: i64,
    /// What the attack promises for one roll, in tenths.
    worth: i64,
}

/// Everything worth attacking.
pub(super) struct Hunt {
    preys: Vec<Prey>,
}

impl Hunt {
    /// Nothing to attack: no combat follows.
    pub(super) fn none() -> Self {
        Self { preys: Vec::new() }
    }

    /// Looks at every stack of the enemy that somebody can come to.
    pub(super) fn new(war: &War, side: Side, goals: &[Goal]) -> Self {
        let own: Vec<(UnitId, Vec<HexId>)> = war
            .scenario()
            .units_of(side)
            .filter(|&it| war.face(it).attack.unwrap_or(0) > 0)
            .filter_map(|it| Some((it, places(war, it)?)))
            .collect();
        let mut targets: Vec<HexId> =
            war.scenario().units_of(side.other()).filter_map(|it| war.unit(it).hex()).collect();
        targets.sort_unstable();
        targets.dedup();
        let preys = targets.into_iter().filter_map(|it| prey(war, &own, it, goals)).collect();
        Self { preys }
    }

    /// What a unit in a hex has of the attacks that can be made from there: its share of the best.
    pub(super) fn share(&self, war: &War, unit: UnitId, hex: HexId) -> i64 {
        let near = |it: &&Prey| war.scenario().map.grid.distance(hex, it.target) == 1;
        let share = |prey: &Prey| {
            let strength = strength_from(war, unit, hex, prey.target);
            let counted = stays(war, unit) && is_beside(war, unit, prey.target);
            let there = prey.gathered - if counted { strength } else { 0 };
            let lacks = (prey.wanted - there).max(0);
            KEEN * prey.worth * strength.min(lacks) / (10 * prey.wanted)
        };
        self.preys.iter().filter(near).map(share).max().unwrap_or(0)
    }
}

/// Where a unit can be when the Combat Phase comes; `None` off the map.
fn places(war: &War, unit: UnitId) -> Option<Vec<HexId>> {
    let here = war.unit(unit).hex()?;
    let mut places = vec![here];
    if !stays(war, unit) {
        places.extend(war.range_of(unit).into_iter().map(|(hex, _)| hex));
    }
    Some(places)
}

/// Whether a unit has made its move.
fn stays(war: &War, unit: UnitId) -> bool {
    let flags = [Flags::MOVED, Flags::OVERRAN, Flags::MINIMUM_MOVED];
    flags.into_iter().any(|it| war.unit(unit).is(it))
}

/// What a unit brings against a hex from another, in eighths; nothing where it cannot go.
fn strength_from(war: &War, unit: UnitId, from: HexId, target: HexId) -> i64 {
    let grid = &war.scenario().map.grid;
    let Some(direction) = grid.direction(from, target) else { return 0 };
    if war.step_cost(unit, from, direction).is_none() {
        return 0;
    }
    let total = war.attack_strength_from(unit, from, target).total();
    i64::from((total * Ratio::whole(EIGHTHS)).rounded())
}

/// A stack of the enemy, if everybody who can come makes an attack that pays.
fn prey(war: &War, own: &[(UnitId, Vec<HexId>)], target: HexId, goals: &[Goal]) -> Option<Prey> {
    let comers = comers(war, own, target);
    let units: Vec<UnitId> = comers.iter().map(|it| it.1).collect();
    let table = &war.scenario().results;
    let defense = defense_of(war, target);
    let shift = war.scenario().terrain.hexes[war.scenario().terrain_at(target)].combat.shift;
    let promise = |strength: i64| {
        let attack = Ratio::new(u32::try_from(strength).expect("not below zero"), EIGHTHS);
        let column = s04_odds::column(&table.columns, attack, defense, shift)?;
        Some(attack::promise_in(war, column, &units, target, goals))
    };
    let mut wanted: i64 = comers.iter().map(|it| it.0).sum();
    let worth = promise(wanted).filter(|it| *it >= attack::PROMISE)?;
    // Fewer may do as well.
    for (strength, _) in comers.iter().rev() {
        let less = wanted - strength;
        if less <= 0 || promise(less).is_none_or(|it| it < worth) {
            break;
        }
        wanted = less;
    }
    let there = comers.iter().filter(|it| stays(war, it.1) && is_beside(war, it.1, target));
    let gathered = there.map(|it| it.0).sum();
    Some(Prey { target, wanted, gathered, worth: worth * 10 / ROLLS })
}

/// Who can come to a hex and has room around it, the strongest first, with what each brings.
fn comers(war: &War, own: &[(UnitId, Vec<HexId>)], target: HexId) -> Vec<(i64, UnitId)> {
    let grid = &war.scenario().map.grid;
    let best = |(unit, places): &(UnitId, Vec<HexId>)| {
        let near = places.iter().filter(|&&it| grid.distance(it, target) == 1);
        let most = near.map(|&it| strength_from(war, *unit, it, target)).max().unwrap_or(0);
        (most, *unit)
    };
    let mut comers: Vec<(i64, UnitId)> = own.iter().map(best).filter(|it| it.0 > 0).collect();
    comers.sort_unstable_by(|a, b| b.cmp(a));
    comers.truncate(room(war, target));
    comers
}

/// Whether a unit stands beside a hex.
fn is_beside(war: &War, unit: UnitId, target: HexId) -> bool {
    let distance = |it: HexId| war.scenario().map.grid.distance(it, target);
    war.unit(unit).hex().is_some_and(|it| distance(it) == 1)
}

/// How many units have room around a hex.
fn room(war: &War, target: HexId) -> usize {
    let around = war.scenario().map.grid.neighbors(target).map(|(_, it)| it);
    let free = around.filter(|&it| war.holder(it) != war.holder(target));
    free.map(|it| usize::from(war.limit(it))).sum()
}

/// The defense of a hex as the ground makes it.
fn defense_of(war: &War, target: HexId) -> Ratio {
    war.stack(target).fold(Ratio::ZERO, |sum, it| sum + war.defense_strength(it, target).total())
}
