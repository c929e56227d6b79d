//! Ways to move that leave the ground: helicopters, parachutes, ships; and tunnels.

use hexgrid::HexId;
use kernel::Game;
use kernel::dice::SearchDice;
use rules_nextwar::action::{Action, Spot};
use rules_nextwar::state::{Berth, ShipId, UnitId, War};
use rules_nextwar::terms::{ShipKind, Side};

use super::field::{FAR, Field};
use super::march::Planner;

/// How much better a landing must be than to stay.
const LIFT: i32 = 60;
/// How near an aim a landing is looked for, in hexes.
const NEAR: u16 = 2;
/// How near friends must be to back a landing, in hexes.
const SUPPORT: u16 = 3;
/// What each point of defense on a beach takes off its worth.
const DEFENDED: i32 = 8;

/// A tunnel, a lift or a voyage that pays; `None` if the ground is the better way.
pub(super) fn choose(
    field: &Field<'_>,
    planner: &Planner<'_>,
    actions: &[Action],
) -> Option<Action> {
    tunnel(field, actions)
        .or_else(|| crowd(field, actions))
        .or_else(|| sail(field, actions))
        .or_else(|| fly(field, planner, actions))
}

/// The hex at the border that is most in the way.
fn tunnel(field: &Field<'_>, actions: &[Action]) -> Option<Action> {
    let rated = actions.iter().filter_map(|it| match it {
        Action::Tunnel(hex) => field.foe_in(*hex).map(|foe| (2 * foe.desire - foe.wanted, *it)),
        _ => None,
    });
    rated.max().map(|it| it.1)
}

/// The hex beside a tunnel where most strength stands.
fn crowd(field: &Field<'_>, actions: &[Action]) -> Option<Action> {
    let rated = actions.iter().filter_map(|it| match it {
        Action::Crowd(hex) => Some((field.attack_in(*hex), *it)),
        _ => None,
    });
    rated.max().map(|it| it.1)
}

/// Ships with Marines that lie Inshore go to a coast that can be taken.
fn sail(field: &Field<'_>, actions: &[Action]) -> Option<Action> {
    let war = field.war;
    let lands = |ship: ShipId| {
        war.ship_spec(ship).kind == ShipKind::Amph
            && matches!(war.ship(ship).berth, Berth::Inshore(_))
            && war.aboard(ship).next().is_some()
    };
    let mut ships =
        actions.iter().copied().filter(|it| matches!(it, Action::Sail(ship) if lands(*ship)));
    ships.find(|it| best_landing(field, &answers_after(war, *it)).is_some())
}

/// What is asked after an answer.
fn answers_after(war: &War, action: Action) -> Vec<Action> {
    let mut after = war.clone();
    match after.apply(&action, &mut SearchDice::new(1)) {
        Ok(_) => after.answers(),
        Err(_) => Vec::new(),
    }
}

/// The sea hex beside the best beach; none if no beach is worth it.
pub(super) fn best_landing(field: &Field<'_>, actions: &[Action]) -> Option<Action> {
    let rated = actions.iter().filter_map(|it| match it {
        Action::Land(Spot::Hex(sea)) => Some((coast(field, *sea)?, *it)),
        _ => None,
    });
    rated.max().map(|it| it.1)
}

/// What the best beach beside a sea hex is worth.
fn coast(field: &Field<'_>, sea: HexId) -> Option<i32> {
    let war = field.war;
    let board = &war.scenario.board;
    let beaches = war.beside(sea).filter(|it| board.is_beach(war.options.season, *it));
    let worth = |hex: HexId| {
        let class = rules_nextwar::terms::Class::Light;
        let near = FAR - field.need(class, hex);
        near - DEFENDED * field.defense_in(hex)
    };
    beaches.filter(|it| !war.holds(field.side, *it)).map(worth).max().filter(|it| *it > 0)
}

/// A unit that can be set down beside something to be taken.
fn fly(field: &Field<'_>, planner: &Planner<'_>, actions: &[Action]) -> Option<Action> {
    let war = field.war;
    for &action in actions {
        let (Action::Airmobile(unit) | Action::Paradrop(unit) | Action::Lift(unit, _)) = action
        else {
            continue;
        };
        if !might_land(field, planner, unit) {
            continue;
        }
        let mut after = war.clone();
        if after.apply(&action, &mut SearchDice::new(1)).is_err() {
            continue;
        }
        // Without an escort; the question of the escort may not come at all.
        if after.may(&Action::Escort(0)).is_ok() {
            after.apply(&Action::Escort(0), &mut SearchDice::new(1)).expect("it was found legal");
        }
        if landing(field, planner, unit, &after.answers()).is_some() {
            return Some(action);
        }
    }
    None
}

/// Whether any hex near something to be taken is worth a landing.
fn might_land(field: &Field<'_>, planner: &Planner<'_>, unit: UnitId) -> bool {
    let grid = &field.war.scenario.board.map.grid;
    let stays = stay(field, planner, unit);
    let late = field.war.core().turn == field.war.scenario.turns;
    let aims = field.aims.iter().filter(|it| it.weight >= LIFT / 2 && field.wants(it.hex));
    aims.into_iter().any(|aim| {
        let near = grid.hexes_within(aim.hex, NEAR);
        near.into_iter().any(|hex| {
            (late || is_backed(field, hex)) && site(field, planner, unit, hex) > stays + LIFT
        })
    })
}

/// Whether friends on the ground are near enough to join whoever lands in a hex, or none of the
/// enemy is.
fn is_backed(field: &Field<'_>, hex: HexId) -> bool {
    let near = field.war.scenario.board.map.grid.hexes_within(hex, SUPPORT);
    let of = |side: Side| -> i32 {
        let there = near.iter().filter(|it| field.war.holds(side, **it));
        there.map(|it| field.attack_in(*it)).sum()
    };
    2 * of(field.side) >= of(field.side.other())
}

/// What it is worth to stay.
fn stay(field: &Field<'_>, planner: &Planner<'_>, unit: UnitId) -> i32 {
    field.war.hex(unit).map_or(-FAR, |hex| planner.worth(unit, hex))
}

/// What a landing is worth: where it is, or in a place beside that can be entered.
fn site(field: &Field<'_>, planner: &Planner<'_>, unit: UnitId, hex: HexId) -> i32 {
    let war = field.war;
    if !war.scenario.board.is_land(hex) || war.holds(field.side.other(), hex) {
        return -FAR;
    }
    let here = planner.worth(unit, hex);
    if field.zone.contains(hex) {
        return here;
    }
    let steps = war
        .beside(hex)
        .filter(|it| war.must_clear(field.side, *it) && !war.holds(field.side.other(), *it));
    steps.map(|it| planner.worth(unit, it)).fold(here, i32::max)
}

/// Where a mission lands; none if nowhere is worth it.
pub(super) fn landing(
    field: &Field<'_>,
    planner: &Planner<'_>,
    unit: UnitId,
    actions: &[Action],
) -> Option<Action> {
    let stays = stay(field, planner, unit);
    let aims: Vec<HexId> =
        field.aims.iter().filter(|it| field.wants(it.hex)).map(|it| it.hex).collect();
    let late = field.war.core().turn == field.war.scenario.turns;
    let near = |hex: HexId| {
        let close = aims.iter().any(|it| field.war.distance(hex, *it) <= NEAR);
        close && (late || is_backed(field, hex))
    };
    let rated = actions.iter().filter_map(|it| match it {
        Action::Land(Spot::Hex(hex)) if near(*hex) => Some((site(field, planner, unit, *hex), *it)),
        _ => None,
    });
    rated.max().filter(|it| it.0 > stays + LIFT).map(|it| it.1)
}

/// Whether a unit that has landed steps into a place beside.
pub(super) fn step(
    planner: &Planner<'_>,
    war: &War,
    unit: UnitId,
    actions: &[Action],
) -> Option<Action> {
    let here = planner.worth(unit, war.hex(unit)?);
    let rated = actions.iter().filter_map(|it| match it {
        Action::Step(hex) => Some((planner.worth(unit, *hex), *it)),
        _ => None,
    });
    rated.max().filter(|it| it.0 > here).map(|it| it.1).or(Some(Action::Done))
}
