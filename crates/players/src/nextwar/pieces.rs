//! Pieces that come into play: set-up, reinforcements, replacements, bases.

use hexgrid::HexId;
use rules_nextwar::action::{Action, Spot};
use rules_nextwar::scenario::Piece;
use rules_nextwar::state::{UnitId, War};
use rules_nextwar::terms::{Kind, Zone};

use super::field::Field;
use super::march::Planner;
use super::odds::level;

/// How far a base should be from the enemy at least, in hexes.
const SAFE: i32 = 4;

/// Where a piece goes.
pub(super) fn place(
    field: &Field<'_>,
    budget: u32,
    piece: Piece,
    actions: &[Action],
) -> Option<Action> {
    let planner = Planner::new(field, budget);
    let rate = |spot: Spot| match (piece, spot) {
        (Piece::Unit(id), Spot::Hex(hex)) if field.war.spec(id).kind == Kind::Outpost => {
            outpost(field, hex)
        }
        (Piece::Unit(id), Spot::Hex(hex)) => planner.worth(id, hex),
        (Piece::Helicopter(_), Spot::Hex(hex)) => base(field, hex),
        (Piece::Ship(_), Spot::AtSea(Zone::Yellow) | Spot::Inshore(Zone::Yellow)) => 1,
        (_, Spot::Aboard(_)) => 2,
        (
            Piece::Unit(_) | Piece::Helicopter(_) | Piece::Ship(_),
            Spot::Hex(_) | Spot::AtSea(_) | Spot::Inshore(_) | Spot::Box(_),
        ) => 0,
    };
    let rated = actions.iter().filter_map(|it| match it {
        Action::Place(spot) | Action::Land(spot) => Some((rate(*spot), *it)),
        _ => None,
    });
    rated.max().map(|it| it.1)
}

/// An outpost takes the first loss of a stack: where the enemy is strongest.
fn outpost(field: &Field<'_>, hex: HexId) -> i32 {
    let beside = field.war.beside(hex).filter_map(|it| field.foe_in(it));
    let threat: i32 = beside.map(|it| it.attack).sum();
    threat + 4 * i32::from(field.war.points_in(hex))
}

/// How good a base is for helicopters: near the enemy, but not in his reach.
pub(super) fn base(field: &Field<'_>, hex: HexId) -> i32 {
    let gap = field.foes.iter().map(|it| i32::from(field.war.distance(hex, it.hex))).min();
    match gap {
        Some(gap) if gap >= SAFE => -gap,
        Some(gap) => gap - 100,
        None => 0,
    }
}

/// What replacements are spent on: the level that is worth most.
pub(super) fn spend(war: &War, actions: &[Action]) -> Option<Action> {
    let worth = |id: UnitId| {
        let face = &war.spec(id).full;
        i32::from(face.attack) + i32::from(face.defense) + i32::from(face.efficiency)
    };
    let rated = actions.iter().filter_map(|it| match it {
        Action::Recover(id) => Some((2 * worth(*id) + level(war, *id), *it)),
        Action::Rebuild(id) => Some((worth(*id), *it)),
        _ => None,
    });
    let end = || actions.iter().copied().find(|it| matches!(it, Action::Done | Action::End));
    rated.max().map(|it| it.1).or_else(end)
}
