//! Who moves next, and where to.

use hexgrid::HexId;
use rules_prussia::roster::Role;
use rules_prussia::{Action, Army, Battle, LeaderId, Piece, UnitId, WingId};

use super::ground::Board;
use super::posture;
use super::reach::{self, Stop};

/// How far away columns are worth forming.
const COLUMN_RANGE: i32 = 10;
/// How much better a hex must be before a unit bothers to move.
const BOTHER: i32 = 1;
/// How far from his units a leader may be before he follows them.
const NEAR: u16 = 3;
/// How far from the enemy an Army Commander stays, whose loss costs points.
const CAREFUL: i32 = 2;

/// The distance from a wing to the nearest enemy unit.
pub(super) fn nearest_enemy(battle: &Battle, board: &Board<'_>, wing: WingId) -> i32 {
    let own = battle
        .on_map(battle.scenario().wing(wing).army)
        .filter(|&it| battle.kind(it).wing == Some(wing));
    own.filter_map(|it| battle.hex(it)).map(|it| board.far(it)).min().unwrap_or(i32::MAX)
}

/// A wing that forms column, the next piece that has somewhere to go, or the end of the phase.
pub(super) fn order(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    let board = Board::new(battle, army);
    for &action in actions {
        if let Action::Column(wing) = action
            && !posture::waits(battle, army)
            && nearest_enemy(battle, &board, wing) >= COLUMN_RANGE
        {
            return action;
        }
    }
    let mut pieces: Vec<((u8, i32), Action)> = actions
        .iter()
        .filter_map(|&it| match it {
            Action::Select(piece) => Some((turn_of(battle, &board, piece), it)),
            _ => None,
        })
        .collect();
    pieces.sort_by_key(|it| it.0);
    let goes = |action: &Action| match *action {
        Action::Select(Piece::Unit(unit)) => battle.hex(unit).is_none_or(|hex| {
            best(battle, &board, unit, hex, None).is_some_and(|it| it.hex != hex)
        }),
        Action::Select(Piece::Leader(leader)) => {
            battle.leader_hex(leader).is_none() || leader_goal(battle, &board, leader).is_some()
        }
        _ => false,
    };
    let next = pieces.iter().map(|it| it.1).find(goes);
    // Where the rules forbid to end, somebody has to move.
    let end = actions.contains(&Action::End).then_some(Action::End);
    next.or(end).or(pieces.first().map(|it| it.1)).unwrap_or(Action::End)
}

/// Whose turn it is: foot, horse, guns, then leaders; those near the enemy first.
fn turn_of(battle: &Battle, board: &Board<'_>, piece: Piece) -> (u8, i32) {
    let far = battle.piece_hex(piece).map_or(0, |it| board.far(it));
    let rank = match piece {
        Piece::Unit(unit) if battle.kind(unit).is_artillery() => 2,
        Piece::Unit(unit) if battle.kind(unit).is_cavalry() => 1,
        Piece::Unit(_) => 0,
        Piece::Leader(_) => 3,
    };
    (rank, far)
}

/// The best hex a unit can come to; the place where it stands, if no other is worth the trouble.
fn best(
    battle: &Battle,
    board: &Board<'_>,
    unit: UnitId,
    here: HexId,
    steps: Option<&[HexId]>,
) -> Option<Stop> {
    if !board.sees_enemy(here) {
        return None;
    }
    let stays = board.worth(unit, here) + BOTHER;
    let all = reach::stops(battle, unit, here, steps);
    let other = all[1..].iter().map(|it| (board.worth(unit, it.hex), it));
    let found = other.max_by_key(|it| (it.0, core::cmp::Reverse(it.1.hex)));
    found.filter(|it| it.0 > stays).map(|it| *it.1).or(all.first().copied())
}

/// The next step of a piece, or its halt.
pub(super) fn step(battle: &Battle, army: Army, piece: Piece, actions: &[Action]) -> Action {
    let moves: Vec<HexId> = actions
        .iter()
        .filter_map(|it| match it {
            Action::Move(hex) => Some(*hex),
            _ => None,
        })
        .collect();
    let board = Board::new(battle, army);
    let stop = actions.contains(&Action::Stop);
    let fallback = |found: Option<HexId>| match found {
        Some(hex) => Action::Move(hex),
        None if stop => Action::Stop,
        None => actions[0],
    };
    match (piece, battle.piece_hex(piece)) {
        (Piece::Unit(unit), Some(hex)) => {
            let goal = best(battle, &board, unit, hex, Some(&moves)).filter(|it| it.hex != hex);
            let forced = || {
                let best = moves.iter().copied().max_by_key(|&it| (board.worth(unit, it), it));
                best.filter(|_| !stop)
            };
            fallback(goal.map(|it| it.first).or_else(forced))
        }
        (Piece::Leader(leader), Some(hex)) => {
            let grid = battle.scenario().field.grid();
            let goal = leader_goal(battle, &board, leader);
            let way = goal.and_then(|goal| {
                let way = moves.iter().copied().min_by_key(|&it| grid.distance(it, goal))?;
                (grid.distance(way, goal) < grid.distance(hex, goal)).then_some(way)
            });
            fallback(way)
        }
        // Whoever comes onto the map comes where it is nearest to the enemy and not crowded.
        (_, None) => {
            let free = |it: HexId| battle.units_in(it, army).count();
            fallback(
                moves
                    .iter()
                    .copied()
                    .min_by_key(|&it| (board.far(it) + i32::try_from(free(it)).unwrap_or(0), it)),
            )
        }
    }
}

/// Where a leader should be if he is too far from those he leads: with the middle one of them. An Army
/// Commander stays out of combats.
fn leader_goal(battle: &Battle, board: &Board<'_>, leader: LeaderId) -> Option<HexId> {
    let who = battle.who(leader);
    let here = battle.leader_hex(leader)?;
    let grid = battle.scenario().field.grid();
    let careful = who.role == Role::Commander;
    let fits = |hex: HexId| !careful || board.far(hex) >= CAREFUL;
    let own: Vec<HexId> = battle
        .on_map(who.army)
        .filter(|&it| who.wing.is_none() || battle.kind(it).wing == who.wing)
        .filter_map(|it| battle.hex(it))
        .collect();
    let farthest = own.iter().map(|&it| grid.distance(here, it)).max()?;
    if own.contains(&here) && fits(here) && (careful || farthest <= NEAR) {
        let middle = |it: u16| u16::try_from(own.len()).is_ok_and(|count| it <= count * NEAR);
        let spread = own.iter().map(|&it| grid.distance(here, it)).fold(0, u16::saturating_add);
        if !careful || middle(spread) {
            return None;
        }
    }
    let spread = |hex: HexId| own.iter().map(|&it| u32::from(grid.distance(hex, it))).sum::<u32>();
    let goal = own.iter().copied().filter(|&it| fits(it)).min_by_key(|&it| (spread(it), it))?;
    (goal != here).then_some(goal)
}
