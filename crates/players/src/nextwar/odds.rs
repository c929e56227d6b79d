//! Whether an attack pays: the results table weighed over all faces of the die.

use hexgrid::HexId;
use rules_nextwar::ch09_combat::Battle;
use rules_nextwar::state::{UnitId, War};
use rules_nextwar::terms::Terrain;

use super::field::Field;

/// What a point of strength is worth, level by level.
const STRENGTH: i32 = 2;
/// What an empty hex is worth that leads on.
const ONWARD: i32 = 14;
/// How much one's own losses count on the way to something that is to be taken, in hundredths; in
/// the last turn; and how much those of the enemy count there.
const DARING: i32 = 80;
const LAST_DARING: i32 = 20;
const KEEN: i32 = 120;
/// What any other hex is worth.
const GROUND: i32 = 4;

/// What a level of a unit is worth.
pub(super) fn level(war: &War, unit: UnitId) -> i32 {
    let face = war.face(unit);
    let levels = i32::from(war.unit(unit).levels).max(1);
    let strength = i32::from(face.attack) + i32::from(face.defense);
    (STRENGTH * strength + i32::from(face.efficiency)) / levels
}

/// The unit that leads best: the most efficient, and among equals the one whose loss costs least.
pub(super) fn best_lead(war: &War, units: &[UnitId]) -> Option<UnitId> {
    let troops = units.iter().copied().filter(|it| !war.spec(*it).kind.is_fixture());
    let best =
        troops.max_by_key(|it| (war.efficiency(*it), -level(war, *it), std::cmp::Reverse(*it)));
    best.or_else(|| units.first().copied())
}

/// What an attack promises over all ten faces of the die, with so much added to each.
pub(super) fn promise(field: &Field<'_>, battle: &Battle, added: i8) -> i32 {
    let war = field.war;
    if battle.attackers.is_empty() || battle.defenders.is_empty() {
        return 0;
    }
    let mut battle = battle.clone();
    battle.leads[0] = battle.leads[0].or_else(|| best_lead(war, &battle.attackers));
    battle.leads[1] = battle.leads[1].or_else(|| best_lead(war, &battle.defenders));
    let (column, modifier) = war.reckon(&battle);
    let levels =
        |units: &[UnitId]| units.iter().map(|it| i32::from(war.unit(*it).levels)).sum::<i32>();
    let (own, other) = (levels(&battle.attackers), levels(&battle.defenders));
    let mean = |units: &[UnitId]| {
        let sum: i32 = units.iter().map(|it| level(war, *it)).sum();
        sum / i32::try_from(units.len()).expect("few units").max(1)
    };
    let (cost, gain) = (mean(&battle.attackers), mean(&battle.defenders));
    let ground = ground(field, &battle);
    let stands = may_stand(war, battle.target);
    let (daring, keen) = temper(field, &battle);
    let mut total = 0;
    for die in 0..10 {
        let result = war.scenario.charts.combat.result(die + modifier + added, column);
        let lost = i32::from(result.attacker).min(own) * cost;
        let taken = i32::from(result.defender).min(other) * gain;
        let empty = i32::from(result.defender) >= other;
        let driven = if empty || (result.retreat && !stands) {
            ground
        } else if result.retreat {
            // He stays, and pays for it, or goes.
            ground / 2 + gain / 4
        } else {
            0
        };
        total += taken * keen / 100 + driven - lost * daring / 100;
    }
    total
}

/// How much its own losses and those of the enemy matter to an attacker, in hundredths: who has
/// something to take and the numbers for it does not spare his men.
fn temper(field: &Field<'_>, battle: &Battle) -> (i32, i32) {
    let war = field.war;
    let onward = is_onward(field, battle) || field.weight[battle.target.index()] > 0;
    if !field.takes || !onward || field.holds_back {
        return (100, 100);
    }
    let last = war.core().turn == war.scenario.turns;
    (if last { LAST_DARING } else { DARING }, KEEN)
}

/// Whether the hex lies on the way to something that is to be taken.
fn is_onward(field: &Field<'_>, battle: &Battle) -> bool {
    battle.attackers.iter().any(|it| {
        let class = field.war.spec(*it).class();
        let from = field.war.hex(*it);
        from.is_some_and(|from| field.need(class, battle.target) < field.need(class, from))
    })
}

/// Whether a defender may try to ignore a retreat.
fn may_stand(war: &War, hex: HexId) -> bool {
    let board = &war.scenario.board;
    matches!(board.terrain[hex], Terrain::Urban | Terrain::Mountain)
        || board.places[hex].city
        || war.fortification_of(hex).is_some()
}

/// What it is worth to drive the defenders out of a hex.
pub(super) fn ground(field: &Field<'_>, battle: &Battle) -> i32 {
    let weight = field.weight[battle.target.index()];
    let onward = is_onward(field, battle);
    let home = field.war.scenario.board.home_of(battle.target) == Some(field.side);
    weight + if onward { ONWARD } else { GROUND } + if home { GROUND } else { 0 }
}
