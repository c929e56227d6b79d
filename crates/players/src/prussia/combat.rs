//! Close combat: whom to attack with whom, when to give way, how to bear losses, how far to follow.

use hexgrid::HexId;
use rules_prussia::{Action, Army, Battle, Flags, Morale, Piece, UnitId};

use super::losses::{Blow, Sufferer, Way, take, toll};
use super::odds::{Fight, Post};
use super::value;

/// A charge must promise so much.
const CHARGE_PAYS: i32 = 5;
/// A unit gives way if standing costs so much more.
const EVADES: i32 = 20;
/// What a level of guns is worth that can be assaulted.
const BATTERY: i32 = 40;
/// Levels that are enough to hold a hex.
const ENOUGH: u8 = 4;

/// The posts from which an army can still attack a hex.
fn attackers(battle: &Battle, army: Army, target: HexId) -> Vec<Post> {
    let grid = battle.scenario().field.grid();
    let near = grid.neighbors(target).map(|it| it.1).filter(|&it| battle.reaches(it, target));
    near.filter_map(|it| Post::attacking(battle, it, army))
        .filter_map(|mut post| {
            post.front.retain(|&it| !battle.unit(it).is(Flags::FOUGHT));
            (!post.front.is_empty()).then_some(post)
        })
        .collect()
}

/// What an attack on some hexes from some posts brings.
fn promise(battle: &Battle, army: Army, attackers: Vec<Post>, targets: &[HexId]) -> i32 {
    let defenders: Vec<Post> =
        targets.iter().filter_map(|&it| Post::of(battle, it, army.other())).collect();
    if defenders.is_empty() {
        return targets.iter().map(|&it| battery(battle, army, it)).sum();
    }
    Fight { battle, army, attackers, defenders }.value()
}

/// What the guns in a hex are worth to those who take them.
fn battery(battle: &Battle, army: Army, hex: HexId) -> i32 {
    let guns = battle.units_in(hex, army.other());
    guns.map(|it| BATTERY * i32::from(battle.unit(it).level)).sum()
}

/// The hex whose attack promises most, or the end of the phase.
pub(super) fn attack(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    let best = actions
        .iter()
        .filter_map(|it| match it {
            Action::Attack(hex) => {
                Some((promise(battle, army, attackers(battle, army, *hex), &[*hex]), *it))
            }
            _ => None,
        })
        .max();
    match best {
        // What need not be fought is fought only if it pays.
        Some((promise, action)) if promise > 0 || !actions.contains(&Action::End) => action,
        _ => Action::End,
    }
}

/// Adds the hex that makes the combat better, as long as there is one, then announces it.
pub(super) fn designate(battle: &Battle, army: Army, actions: &[Action]) -> Option<Action> {
    let combat = battle.core().combat?;
    let targets: Vec<HexId> = combat.defenders.iter().collect();
    let named = || -> Vec<Post> {
        combat.attackers.iter().filter_map(|it| Post::attacking(battle, it, army)).collect()
    };
    let now = promise(battle, army, named(), &targets);
    let gain = |action: Action| match action {
        Action::From(hex) => {
            let mut with = named();
            with.extend(Post::attacking(battle, hex, army));
            let better = promise(battle, army, with, &targets) - now;
            Some(better - elsewhere(battle, army, hex, &targets))
        }
        Action::Attack(hex) => {
            let mut more = targets.clone();
            more.push(hex);
            Some(promise(battle, army, named(), &more) - now)
        }
        _ => None,
    };
    let best = actions.iter().filter_map(|&it| gain(it).map(|gain| (gain, it))).max();
    match best {
        Some((gain, action)) if gain > 0 || !actions.contains(&Action::Announce) => Some(action),
        _ => Some(Action::Announce),
    }
}

/// What a hex could do in another combat instead.
fn elsewhere(battle: &Battle, army: Army, hex: HexId, targets: &[HexId]) -> i32 {
    let grid = battle.scenario().field.grid();
    let others = grid.neighbors(hex).map(|it| it.1).filter(|it| {
        !targets.contains(it)
            && battle.reaches(hex, *it)
            && battle.front(*it, army.other()).next().is_some()
    });
    let gain = |target: HexId| {
        let all = attackers(battle, army, target);
        let rest = all.iter().filter(|it| it.hex != hex).cloned().collect();
        promise(battle, army, all, &[target]) - promise(battle, army, rest, &[target])
    };
    others.map(gain).max().unwrap_or(0).max(0)
}

/// The combat being fought, as it looks now.
fn current(battle: &Battle) -> Option<Fight<'_>> {
    let combat = battle.core().combat?;
    let army = battle.core().active;
    let mut attackers: Vec<Post> = Vec::new();
    for hex in combat.attackers.iter() {
        let mut post = Post::of(battle, hex, army)?;
        post.front.retain(|&it| battle.unit(it).is(Flags::ENGAGED));
        attackers.push(post);
    }
    let defenders =
        combat.defenders.iter().filter_map(|it| Post::of(battle, it, army.other())).collect();
    Some(Fight { battle, army, attackers, defenders })
}

/// Gets out of the way if standing is likely to cost much.
pub(super) fn evade(battle: &Battle, army: Army, actions: &[Action]) -> Option<Action> {
    if current(battle).is_none_or(|it| it.value() < EVADES) {
        return Some(Action::Hold);
    }
    let away = |it: &Action| match it {
        Action::Retreat(to) if !battle.in_ezoc(army, *to) => Some((battle.holds(army, *to), *it)),
        _ => None,
    };
    actions.iter().filter_map(away).min().map(|it| it.1).or(Some(Action::Hold))
}

/// The unit that leads: the best morale, and of equals the one whose loss costs least.
pub(super) fn lead(battle: &Battle, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|&it| {
        let unit = super::unit_of(it);
        unit.map(|it| {
            let level = battle.unit(it).level;
            let cost = value::worth(battle.kind(it), level)
                - value::worth(battle.kind(it), level.saturating_sub(1));
            (battle.face(it).mr, -cost, level)
        })
    })
}

/// The pair of hexes whose terrain hurts least.
pub(super) fn ground(battle: &Battle, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|it| match it {
        Action::Pair(from, to) => battle.ground_modifier(*from, *to),
        _ => i8::MIN,
    })
}

/// The way to bear an LP after which the whole result costs least.
pub(super) fn lose(battle: &Battle, actions: &[Action]) -> Option<Action> {
    let now = battle.core().blow?;
    let blow = Blow {
        lp: now.lp,
        rout: now.rout,
        waver: now.waver,
        surrender: now.surrender,
        obligatory: now.obligatory,
    };
    let all: Vec<Sufferer<'_>> = now
        .hexes
        .iter()
        .flat_map(|it| battle.front(it, now.army))
        .map(|it| Sufferer::hit(battle, it))
        .collect();
    let cost = |action: &Action| {
        let (unit, way) = match *action {
            Action::Lose(unit) => (unit, Way::Level),
            Action::Fall(unit) => (unit, Way::Fall),
            _ => return i32::MAX,
        };
        let mut front = all.clone();
        let Some(at) = front.iter().position(|it| it.unit == unit) else { return i32::MAX };
        let first = take(&mut front, at, way, blow);
        let rest = Blow { lp: blow.lp.saturating_sub(1), ..blow };
        first + toll(&mut front, rest).cost
    };
    actions.iter().copied().min_by_key(|it| cost(it))
}

/// Formed units follow until the hex is held; somebody stays with the guns left behind.
pub(super) fn advance(
    battle: &Battle,
    army: Army,
    hex: HexId,
    actions: &[Action],
) -> Option<Action> {
    let line = |hex: HexId| battle.units_in(hex, army).filter(|&it| battle.kind(it).is_line());
    let held: u8 = line(hex).map(|it| battle.weight(it)).sum();
    let missed = |unit: UnitId| {
        let from = battle.hex(unit);
        let guns = |it: HexId| battle.units_in(it, army).any(|it| battle.kind(it).is_artillery());
        from.is_some_and(|it| guns(it) && line(it).count() == 1)
    };
    let worth = |unit: UnitId| {
        let formed = battle.morale(unit) == Morale::Formed;
        (formed, battle.face(unit).mr, battle.unit(unit).level)
    };
    let best = actions
        .iter()
        .filter_map(|it| match it {
            Action::Advance(Piece::Unit(unit)) => Some((*unit, *it)),
            _ => None,
        })
        .filter(|it| held == 0 || held + battle.weight(it.0) <= ENOUGH && worth(it.0).0)
        .filter(|it| !missed(it.0) || battle.holds(army.other(), hex))
        .max_by_key(|it| worth(it.0));
    best.map(|it| it.1).or(Some(Action::Done))
}

/// Marks the hex from which the enemy is likeliest to fight next: the strongest.
pub(super) fn momentum(battle: &Battle, army: Army, actions: &[Action]) -> Option<Action> {
    let marks = actions.iter().filter_map(|it| match it {
        Action::Mark(hex) => {
            let sp: i32 =
                battle.front(*hex, army.other()).map(|it| i32::from(battle.face(it).sp)).sum();
            Some((sp, *it))
        }
        _ => None,
    });
    marks.max().map(|it| it.1).or(Some(Action::Done))
}

/// Charges with all who may, if the charge of those who are likely to pass pays.
pub(super) fn charge(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    let grid = battle.scenario().field.grid();
    let chargers: Vec<UnitId> =
        battle.on_map(army).filter(|&it| battle.unit(it).is(Flags::CHARGING)).collect();
    let fight = |units: &[UnitId], target: HexId| {
        let posts = units
            .iter()
            .filter_map(|&it| Some(Post { hex: battle.hex(it)?, front: vec![it], support: false }));
        promise(battle, army, posts.collect(), &[target])
    };
    let named = actions.iter().filter_map(|it| match it {
        Action::Target(hex) => Some((fight(&chargers, *hex), *it)),
        _ => None,
    });
    let joined = actions.iter().filter_map(|it| match it {
        Action::Add(unit) => {
            let from = battle.hex(*unit)?;
            let mut with = chargers.clone();
            with.push(*unit);
            let touches = |to: HexId| {
                with.iter().all(|&it| battle.hex(it).is_some_and(|it| battle.reaches(it, to)))
            };
            // [PG 19.12.2a] Faces of six with which it passes.
            let faces = i32::from(battle.charge_value(*unit)).clamp(4, 10) - 4;
            let best = grid
                .neighbors(from)
                .map(|it| it.1)
                .filter(|&it| touches(it) && battle.front(it, army.other()).next().is_some())
                .map(|it| fight(&with, it))
                .max()?;
            Some((best * faces / 6, *it))
        }
        _ => None,
    });
    let now = named.max();
    let more = joined.max();
    let least = now.map_or(CHARGE_PAYS, |it| it.0);
    match (now, more) {
        (_, Some((gain, action))) if gain > least => action,
        (Some((_, action)), _) => action,
        _ => Action::Hold,
    }
}
