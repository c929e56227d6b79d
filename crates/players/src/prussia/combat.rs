//! Guns and close combat: targets, odds, losses.

use hexgrid::HexId;
use rules_prussia::{Action, Army, Battle, Morale, Piece, UnitId};

use super::unit_of;

/// Strength of the front of a hex in close combat.
fn front(battle: &Battle, hex: HexId, army: Army) -> i32 {
    battle.front(hex, army).map(|it| i32::from(battle.face(it).sp)).sum()
}

/// The target with most levels in the open.
pub(super) fn target(battle: &Battle, army: Army, actions: &[Action]) -> Option<Action> {
    let levels = |hex: HexId| -> u32 {
        battle.units_in(hex, army.other()).map(|it| u32::from(battle.unit(it).level)).sum()
    };
    actions
        .iter()
        .filter_map(|it| match it {
            Action::Target(hex) => Some((levels(*hex), *it)),
            _ => None,
        })
        .max()
        .map(|it| it.1)
        .or(Some(Action::End))
}

/// The firing hex whose terrain hurts least.
pub(super) fn firing_hex(battle: &Battle, actions: &[Action]) -> Option<Action> {
    let modifier =
        |hex: HexId| battle.fire_items(hex).iter().map(|it| i32::from(it.amount)).sum::<i32>();
    actions
        .iter()
        .filter_map(|it| match it {
            Action::From(hex) => Some((modifier(*hex), *it)),
            _ => None,
        })
        .max()
        .map(|it| it.1)
}

/// The weakest hex for what can be brought against it, or the end of the phase.
pub(super) fn attack(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    let grid = battle.scenario().field.grid();
    let odds = |hex: HexId| {
        let strength: i32 = grid
            .neighbors(hex)
            .filter(|it| battle.reaches(it.1, hex))
            .map(|it| front(battle, it.1, army))
            .sum();
        12 * strength / front(battle, hex, army.other()).max(1)
    };
    let end = actions.contains(&Action::End);
    let best = actions
        .iter()
        .filter_map(|it| match it {
            Action::Attack(hex) => Some((odds(*hex), *it)),
            _ => None,
        })
        .max();
    match best {
        // What need not be fought is fought at two to one or better.
        Some((odds, action)) if !end || odds >= 24 => action,
        _ => Action::End,
    }
}

/// Brings everybody in who can be spared, then announces.
pub(super) fn designate(_battle: &Battle, _army: Army, actions: &[Action]) -> Option<Action> {
    let from = actions.iter().copied().find(|it| matches!(it, Action::From(_)));
    from.or_else(|| actions.contains(&Action::Announce).then_some(Action::Announce))
        .or_else(|| actions.first().copied())
}

/// Gets out of the way of twice its strength.
pub(super) fn evade(battle: &Battle, army: Army, hex: HexId, actions: &[Action]) -> Option<Action> {
    let enemy: i32 =
        battle.participants(army.other()).map(|it| i32::from(battle.face(it).sp)).sum();
    if enemy < 2 * front(battle, hex, army) {
        return Some(Action::Hold);
    }
    let away = |it: &Action| match it {
        Action::Retreat(to) => Some((u8::from(battle.in_ezoc(army, *to)), *it)),
        _ => None,
    };
    actions.iter().filter_map(away).min().map(|it| it.1).or(Some(Action::Hold))
}

/// The unit of the best morale leads.
pub(super) fn lead(battle: &Battle, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|&it| {
        let unit = unit_of(it);
        unit.map(|it| (battle.face(it).mr, battle.unit(it).level))
    })
}

/// The pair of hexes whose terrain hurts least.
pub(super) fn ground(battle: &Battle, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|it| match it {
        Action::Pair(from, to) => battle.ground_modifier(*from, *to),
        _ => i8::MIN,
    })
}

/// Whoever has most levels loses one; the weak fall back.
pub(super) fn lose(battle: &Battle, actions: &[Action]) -> Option<Action> {
    let level = |unit: UnitId| battle.unit(unit).level;
    let weak = actions.iter().copied().find(|it| match it {
        Action::Fall(unit) => level(*unit) <= 2,
        _ => false,
    });
    let strong = || actions.iter().copied().max_by_key(|&it| unit_of(it).map(level));
    weak.or_else(strong)
}

/// The best unit advances; the rest stays to hold the line.
pub(super) fn advance(
    battle: &Battle,
    army: Army,
    hex: HexId,
    actions: &[Action],
) -> Option<Action> {
    if battle.units_in(hex, army).any(|it| battle.kind(it).is_line()) {
        return Some(Action::Done);
    }
    let strength = |unit: UnitId| {
        let formed = battle.morale(unit) == Morale::Formed;
        (formed, battle.face(unit).mr, battle.unit(unit).level)
    };
    let best = actions
        .iter()
        .filter_map(|it| match it {
            Action::Advance(Piece::Unit(unit)) => Some((strength(*unit), *it)),
            _ => None,
        })
        .max_by_key(|it| it.0);
    best.map(|it| it.1).or(Some(Action::Done))
}

/// Charges with those who are likely to make it, at the weakest hex.
pub(super) fn charge(battle: &Battle, actions: &[Action]) -> Option<Action> {
    let keen = actions.iter().copied().find(|it| match it {
        Action::Add(unit) => battle.charge_value(*unit) >= 7,
        _ => false,
    });
    let target = || {
        let army = battle.core().active.other();
        actions
            .iter()
            .filter_map(|it| match it {
                Action::Target(hex) => Some((front(battle, *hex, army), *it)),
                _ => None,
            })
            .min()
            .map(|it| it.1)
    };
    keen.or_else(target).or(Some(Action::Hold))
}
