//! Combats: which hex, with whom, with what support; and what is done about the result.

use hexgrid::HexId;
use rules_nextwar::action::Action;
use rules_nextwar::ch09_combat::{Battle, Role, Support};
use rules_nextwar::state::{UnitId, War};
use rules_nextwar::terms::{Side, Terrain};

use super::field::{FAR, Field};
use super::march::Planner;
use super::odds::{best_lead, level, promise};

/// An attack must promise at least this much over all ten faces.
const PROMISE: i32 = 10;
/// How much of the promise a unit must bring to be called on.
const SHARE: i32 = 6;
/// What an air point is worth that is kept for another combat, over all ten faces.
const AIR_POINT: i32 = 18;
/// What a helicopter risks.
const HELICOPTER: i32 = 24;
/// A weight that no single hex reaches.
const LANDING: i32 = 40;

/// The hex whose attack promises most, or the end of the segment.
pub(super) fn choose_target(field: &Field<'_>, actions: &[Action]) -> Action {
    let targets = actions.iter().filter_map(|it| match it {
        Action::Attack(hex) => Some(*hex),
        _ => None,
    });
    let rated = targets.map(|hex| {
        let battle = best_battle(field, hex);
        (rate(field, &battle), hex)
    });
    match rated.max() {
        Some((promise, hex)) if promise >= PROMISE => Action::Attack(hex),
        _ => Action::End,
    }
}

/// What an attack promises; one on an empty beach, what the landing does.
fn rate(field: &Field<'_>, battle: &Battle) -> i32 {
    if battle.attackers.is_empty() {
        return 0;
    }
    if battle.defenders.is_empty() {
        let class = field.war.spec(battle.attackers[0]).class();
        return LANDING + (FAR - field.need(class, battle.target)).max(0);
    }
    promise(field, battle, likely_support(field))
}

/// What support is likely to add to the die: that of the attacker less that of the defender.
fn likely_support(field: &Field<'_>) -> i8 {
    let limits = &field.war.scenario.charts.combat.support;
    let points = |side: Side, limit: u8| {
        let left = field.war.pools(side).air.points.min(limit);
        i8::try_from(left).expect("few points")
    };
    let own = points(field.side, limits.attacker_air_points);
    let other = points(field.side.other(), limits.defender_air_points);
    other / 2 - (own + 1) / 2
}

/// The best attack on a hex: everybody who can, less those who bring nothing.
fn best_battle(field: &Field<'_>, target: HexId) -> Battle {
    let war = field.war;
    let mut battle = war.bare_battle(field.side, target);
    let mut around: Vec<UnitId> = war.units_around(field.side, target).collect();
    around.sort_by_key(|it| (std::cmp::Reverse(war.face(*it).attack), *it));
    around.dedup();
    for id in around {
        if war.can_attack(&battle, id) {
            battle.attackers.push(id);
            battle.attackers.sort_unstable();
        }
    }
    if battle.defenders.is_empty() {
        return battle;
    }
    let added = likely_support(field);
    let mut best = promise(field, &battle, added);
    let mut weakest = battle.attackers.clone();
    weakest.sort_by_key(|it| (war.face(*it).attack, *it));
    for id in weakest {
        let mut without = battle.clone();
        without.attackers.retain(|it| *it != id);
        if without.attackers.is_empty() {
            break;
        }
        let less = promise(field, &without, added);
        if less + SHARE > best {
            (battle, best) = (without, less);
        }
    }
    battle
}

/// Adds those who take part, then announces the attack.
pub(super) fn plan(field: &Field<'_>, actions: &[Action]) -> Option<Action> {
    let battle = field.war.battle();
    let wanted = best_battle(field, battle.target);
    let add = wanted.attackers.iter().find(|it| !battle.attackers.contains(it));
    let add = add.map(|it| Action::Add(*it)).filter(|it| actions.contains(it));
    add.or(Some(Action::Announce))
}

/// The most efficient lead.
pub(super) fn lead(war: &War, actions: &[Action]) -> Option<Action> {
    let units: Vec<UnitId> = actions.iter().copied().filter_map(unit_of).collect();
    best_lead(war, &units).map(Action::Lead)
}

/// The strongest defender of an overstacked hex.
pub(super) fn defenders(war: &War, actions: &[Action]) -> Option<Action> {
    let rated = actions.iter().filter_map(|it| match it {
        Action::Add(id) => Some((war.face(*id).defense, war.efficiency(*id), *it)),
        _ => None,
    });
    rated.max().map(|it| it.2).or(Some(Action::Done))
}

/// What is committed on one side, in points.
fn committed(war: &War, support: &Support) -> i8 {
    let helicopters = support
        .helicopters
        .iter()
        .map(|it| war.helicopter_spec(*it).support(war.helicopter(*it).levels));
    let ships = support.ships.iter().map(|it| war.ship_spec(*it).support);
    let points = support.air + helicopters.sum::<u8>() + ships.sum::<u8>();
    let inherent = i8::try_from(support.inherent.len()).expect("few brigades");
    i8::try_from(points).expect("few points") + inherent
}

/// What supports a combat: whatever brings more than it could elsewhere.
pub(super) fn support(war: &War, role: Role, actions: &[Action]) -> Option<Action> {
    let battle = war.battle();
    let field = Field::new(war, battle.side);
    let [attacker, defender] = &battle.support;
    let added = committed(war, defender) - committed(war, attacker);
    let now = promise(&field, battle, added);
    let gain = |points: u8| {
        let points = i8::try_from(points).expect("few points");
        match role {
            Role::Attacker => promise(&field, battle, added - points) - now,
            Role::Defender => now - promise(&field, battle, added + points),
        }
    };
    let net = |action: &Action| match *action {
        Action::Air(points) => Some(gain(points) - AIR_POINT * i32::from(points)),
        Action::Helicopter(id) => {
            let points = war.helicopter_spec(id).support(war.helicopter(id).levels);
            Some(gain(points) - HELICOPTER)
        }
        Action::Naval(id) => Some(gain(war.ship_spec(id).support)),
        Action::Inherent(_) => Some(gain(1) - HELICOPTER / 2),
        _ => None,
    };
    let rated = actions.iter().filter_map(|it| Some((net(it)?, *it)));
    let best = rated.max().filter(|it| it.0 > 0);
    best.map(|it| it.1).or(Some(Action::Done))
}

/// The unit whose level costs least.
pub(super) fn loss(war: &War, actions: &[Action]) -> Option<Action> {
    let price = |id: UnitId| {
        let last = war.unit(id).levels == 1;
        level(war, id) + if last { level(war, id) } else { 0 }
    };
    let rated = actions.iter().filter_map(|it| Some((price(unit_of(*it)?), *it)));
    rated.min().map(|it| it.1)
}

/// Whether to try to stand: where the hex is worth a level more, and there is one to spare.
pub(super) fn stand(field: &Field<'_>) -> Action {
    let war = field.war;
    let target = war.battle().target;
    let levels: u8 = war.stack(target).map(|it| war.unit(it).levels).sum();
    let urban = war.scenario.board.terrain[target] == Terrain::Urban;
    let dear = field.weight[target.index()] > 0 || urban;
    let tries = levels >= 3 || (dear && levels >= 2);
    if tries { Action::Stand } else { Action::Yield }
}

/// Where a unit goes when it must.
pub(super) fn retreat(planner: &Planner<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    let rated = actions.iter().filter_map(|it| match it {
        Action::Retreat(hex) => Some((planner.refuge(unit, *hex), *it)),
        _ => None,
    });
    rated.max().map(|it| it.1)
}

/// Who advances: whoever is of more use there.
pub(super) fn advance(planner: &Planner<'_>, war: &War, actions: &[Action]) -> Action {
    let target = war.battle().target;
    let gain = |id: UnitId| {
        let stays = war.hex(id).map_or(0, |hex| planner.worth(id, hex));
        let ashore = if war.hex(id).is_none() { LANDING } else { 0 };
        planner.worth(id, target) - stays + ashore
    };
    let rated = actions.iter().filter_map(|it| Some((gain(unit_of(*it)?), *it)));
    match rated.max() {
        Some((gain, action)) if gain > 0 || !actions.contains(&Action::Done) => action,
        _ => Action::Done,
    }
}

/// Whether a unit goes on into a second hex.
pub(super) fn go_on(
    planner: &Planner<'_>,
    war: &War,
    unit: UnitId,
    actions: &[Action],
) -> Option<Action> {
    let here = planner.worth(unit, war.hex(unit)?);
    let rated = actions.iter().filter_map(|it| match it {
        Action::GoOn(hex) => Some((planner.worth(unit, *hex) - here, *it)),
        _ => None,
    });
    let best = rated.max().filter(|it| it.0 > 0);
    best.map(|it| it.1).or(Some(Action::Done))
}

/// The unit an answer names.
fn unit_of(action: Action) -> Option<UnitId> {
    match action {
        Action::Lead(unit) | Action::Lose(unit) | Action::Advance(unit) => Some(unit),
        _ => None,
    }
}
