//! What a situation is worth to a side, in player's terms: units, victory hexes, nearness to them,
//! supply. Whole numbers, so that every machine weighs alike.

use hexgrid::HexId;
use rules_scs::scenario::PointsFor;
use rules_scs::{Side, UnitId, War};

/// What a victory point weighs beside a point of strength.
const POINT: i64 = 60;
/// What a victory point for a lost unit weighs when an attack is thought over.
const LOST_UNIT: i64 = 14;
/// What a point of strength on the map weighs.
const STRENGTH: i64 = 10;

/// The strength of a unit as it stands: attack and defense, and a little for its steps.
pub(super) fn unit(war: &War, unit: UnitId) -> i64 {
    let face = war.face(unit);
    let steps = i64::from(war.unit(unit).steps);
    i64::from(face.attack.unwrap_or(0)) + i64::from(face.defense) + 2 * steps
}

/// What losing one step of a unit costs: its strength, and the points its loss gives away.
pub(super) fn step(war: &War, unit: UnitId) -> i64 {
    let points = war.scenario().victory.points.iter().map(|it| match it.what {
        PointsFor::Destroyed(side, _) if side == war.side_of(unit) => i64::from(it.points.abs()),
        PointsFor::Destroyed(..) | PointsFor::Control(_) | PointsFor::Exited(..) => 0,
    });
    let steps = i64::from(war.unit(unit).steps.max(1));
    (self::unit(war, unit) + LOST_UNIT * points.sum::<i64>()) / steps
}

/// A victory hex, what it weighs for whoever holds it, and how far every hex is from it.
pub(super) struct Goal {
    hex: HexId,
    weight: i64,
    /// The defense it needs if it is one's own.
    wanted: i64,
    /// Steps over passable terrain, by movement class and hex.
    steps: Vec<Vec<u16>>,
}

/// The victory hexes of a game, as a side sees the ways to them.
pub(super) fn goals(war: &War, side: Side) -> Vec<Goal> {
    let points = war.scenario().victory.points.iter();
    points
        .filter_map(|it| match it.what {
            PointsFor::Control(hex) => Some((hex, i64::from(it.points.abs()))),
            PointsFor::Destroyed(..) | PointsFor::Exited(..) => None,
        })
        .map(|(hex, weight)| {
            let tables = war.scenario().tables.iter();
            let steps = tables.map(|it| steps_to(war, side, hex, &it.reach)).collect();
            Goal { hex, weight, wanted: wanted(war, side, hex), steps }
        })
        .collect()
}

/// Steps from every hex to one, where terrain lets a class pass: rivers and enemies are gone round.
fn steps_to(war: &War, side: Side, goal: HexId, reach: &[u8]) -> Vec<u16> {
    let grid = &war.scenario().map.grid;
    let mut steps = vec![FAR; grid.len()];
    steps[usize::from(goal.0)] = 0;
    let mut queue = vec![goal];
    let mut next = 0;
    while let Some(&hex) = queue.get(next) {
        next += 1;
        for (direction, other) in grid.neighbors(hex) {
            let way = reach[usize::from(other.0)] >> direction.opposite().index() & 1;
            let step = steps[usize::from(hex.0)] + 1;
            if way == 1 && step < steps[usize::from(other.0)] {
                steps[usize::from(other.0)] = step;
                // Whoever stands in the way of others is a goal of sorts, but not a way.
                if !war.holds(side.other(), other) {
                    queue.push(other);
                }
            }
        }
    }
    steps
}

/// Stands for a hex from which no way leads to the goal.
const FAR: u16 = 1_000;

/// What a hex of one's own weighs for each victory point, when it is fully manned.
const KEEP: i64 = 14;

/// From how far off a hex of one's own calls for a garrison, in steps.
const CALLED: i64 = 12;

/// The victory points of a hex.
pub(super) fn points_at(hex: HexId, goals: &[Goal]) -> i64 {
    goals.iter().filter(|it| it.hex == hex).map(|it| it.weight).sum()
}

/// How many steps nearer a hex is to something that is still to be taken.
pub(super) fn nearer(war: &War, unit: UnitId, from: HexId, to: HexId, goals: &[Goal]) -> i64 {
    let class = usize::from(war.scenario().unit(unit).class);
    let open = goals.iter().filter(|it| war.controller(it.hex) != Some(war.side_of(unit)));
    let gained = |it: &Goal| {
        let steps = |hex: HexId| i64::from(it.steps[class][usize::from(hex.0)]);
        steps(from) - steps(to)
    };
    open.map(gained).max().unwrap_or(0)
}

/// How much a hex draws a unit: the best way to something to take, and what there is to keep.
pub(super) fn pull(war: &War, unit: UnitId, hex: HexId, goals: &[Goal]) -> i64 {
    let side = war.side_of(unit);
    let class = usize::from(war.scenario().unit(unit).class);
    let (mut take, mut keep) = (0, 0);
    for goal in goals {
        let distance = i64::from(goal.steps[class][usize::from(hex.0)]);
        if war.controller(goal.hex) == Some(side) {
            keep += goal.keep(war, unit, hex, distance);
        } else {
            take = take.max((2 + 2 * goal.weight) * (24 - distance).max(0) / 2);
            // To enter it is to control it.
            take += if distance == 0 { 12 * goal.weight } else { 0 };
        }
    }
    take + keep
}

impl Goal {
    /// What a unit in a hex is worth to the defense of a goal: in it as much as the enemy can be
    /// expected to bring, near it if nobody else is there.
    fn keep(&self, war: &War, unit: UnitId, hex: HexId, distance: i64) -> i64 {
        let side = war.side_of(unit);
        let others = war.stack(self.hex).filter(|&it| it != unit && war.side_of(it) == side);
        let held: i64 = others.map(|it| i64::from(war.face(it).defense)).sum();
        let lacks = (self.wanted - held).max(0);
        if hex == self.hex {
            let defense = i64::from(war.face(unit).defense);
            return KEEP * self.weight * defense.min(lacks) / self.wanted;
        }
        let near = if held == 0 { self.weight * (3 - distance).max(0) } else { 0 };
        // Who is further off comes where too few are and the enemy can come.
        let called =
            if self.wanted > 1 { (CALLED - distance).max(0) * lacks / self.wanted } else { 0 };
        near + self.weight * called / 2
    }
}

/// The defense that a hex of one's own needs against those who can come to it: enough for them to
/// have no good odds.
fn wanted(war: &War, side: Side, hex: HexId) -> i64 {
    let grid = &war.scenario().map.grid;
    let enemies = war.scenario().units_of(side.other());
    // Who can be there with its next move counts in full, who needs two for half.
    let comes = |it: UnitId| {
        let steps = 2 * grid.distance(war.unit(it).hex()?, hex);
        let allowance = war.allowance(it);
        let attack = i64::from(war.face(it).attack.unwrap_or(0));
        if steps <= allowance + 2 {
            Some(attack)
        } else if steps <= 2 * allowance {
            Some(attack / 2)
        } else {
            None
        }
    };
    let attack: i64 = enemies.filter_map(comes).sum();
    let ground = if war.is_strong_ground(hex) { 2 } else { 1 };
    (attack / (2 * ground)).max(1)
}

/// The whole situation.
pub(super) fn situation(war: &War, side: Side, goals: &[Goal]) -> i64 {
    let sign = if war.scenario().victory.score_of == side { 1 } else { -1 };
    let mut worth = sign * POINT * i64::from(war.score());
    for each in Side::BOTH {
        let sign = if each == side { 1 } else { -1 };
        for it in war.scenario().units_of(each) {
            let Some(hex) = war.unit(it).hex() else { continue };
            worth += sign * STRENGTH * unit(war, it);
            worth += sign * pull(war, it, hex, goals);
            if each == side && war.in_enemy_zoc(side, hex) {
                worth -= 2;
            }
        }
    }
    worth
}
