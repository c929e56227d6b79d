//! What a situation is worth to a side, in player's terms: units, victory hexes, nearness to them,
//! supply. Whole numbers, so that every machine weighs alike.

use hexgrid::HexId;
use rules_scs::scenario::PointsFor;
use rules_scs::{Side, UnitId, War};

/// What a victory point weighs beside a point of strength.
const POINT: i64 = 60;
/// What a victory point for a lost unit weighs when an attack is thought over.
const LOST_UNIT: i64 = 6;
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

/// The victory hexes with what each weighs for whoever holds it.
pub(super) fn objectives(war: &War) -> Vec<(HexId, i64)> {
    let points = war.scenario().victory.points.iter();
    points
        .filter_map(|it| match it.what {
            PointsFor::Control(hex) => Some((hex, i64::from(it.points.abs()))),
            PointsFor::Destroyed(..) | PointsFor::Exited(..) => None,
        })
        .collect()
}

/// How much a hex draws a side: the best way to something it wants to take, and what it has to keep.
pub(super) fn pull(war: &War, side: Side, hex: HexId, objectives: &[(HexId, i64)]) -> i64 {
    let grid = &war.scenario().map.grid;
    let (mut take, mut keep) = (0, 0);
    for &(objective, weight) in objectives {
        let distance = i64::from(grid.distance(hex, objective));
        if war.controller(objective) == Some(side) {
            // One garrison is enough, and it need not stand in the hex itself.
            let guarded = war.holds(side, objective) && objective != hex;
            keep += if guarded { 0 } else { weight * (3 - distance).max(0) };
        } else {
            take = take.max((2 + weight) * (24 - distance).max(0) / 2);
            // To enter it is to control it.
            take += if distance == 0 { 12 * weight } else { 0 };
        }
    }
    take + keep
}

/// The whole situation.
pub(super) fn situation(war: &War, side: Side) -> i64 {
    let objectives = objectives(war);
    let sign = if war.scenario().victory.score_of == side { 1 } else { -1 };
    let mut worth = sign * POINT * i64::from(war.score());
    for each in Side::BOTH {
        let sign = if each == side { 1 } else { -1 };
        for it in war.scenario().units_of(each) {
            let Some(hex) = war.unit(it).hex() else { continue };
            worth += sign * STRENGTH * unit(war, it);
            worth += sign * pull(war, each, hex, &objectives);
            if each == side && war.in_enemy_zoc(side, hex) {
                worth -= 2;
            }
        }
    }
    worth
}
