//! Aircraft, and fire at them.

use hexgrid::{Direction, HexId};
use rules_coh::roster::Color;
use rules_coh::{Action, UnitId};

use super::board::{Board, Piece};
use super::odds;
use super::plan::Plan;

/// What a flight is worth while there is somebody below.
const FLIGHT: i64 = 220;
/// [COH 20.2a] The nearest and the farthest an aircraft attacks.
const REACH: (u16, u16) = (2, 6);
/// [COH 20.2b] Beyond this many hexes each costs a point.
const EASY: u16 = 3;

/// What it is worth to fly with an aircraft.
pub(super) fn worth(board: &Board<'_>, unit: UnitId) -> Option<Plan> {
    let game = board.game;
    let useful = !board.foes.is_empty() && !game.unit(unit).is(rules_coh::Flags::AIR_HIT);
    useful.then_some(Plan { score: FLIGHT, action: Action::Pass })
}

/// Fire at an aircraft, if it is offered.
pub(super) fn flak(actions: &[Action]) -> Option<Action> {
    actions.iter().copied().find(|it| matches!(it, Action::Flak(_)))
}

/// An enemy aircraft that a unit could fire at.
pub(super) fn aircraft(board: &Board<'_>, unit: &Piece<'_>) -> Option<UnitId> {
    let game = board.game;
    let near = |it: &UnitId| {
        game.hex(*it).is_some_and(|at| board.distance(unit.hex, at) <= 2 * unit.range.1)
    };
    game.scenario
        .unit_ids()
        .filter(|&it| game.kind(it).is_aircraft() && game.nation(it) != board.nation)
        .find(near)
}

/// The power of guns or of a bomb, reckoned against everybody in a hex.
fn strike(board: &Board<'_>, unit: UnitId, (from, into): (HexId, HexId), bombs: u8) -> i64 {
    let kind = board.game.kind(unit);
    let distance = board.distance(from, into);
    if distance < REACH.0 || distance > REACH.1 {
        return 0;
    }
    let far = i16::try_from(distance.saturating_sub(EASY)).unwrap_or(0);
    let lost = far + i16::from(board.game.unit(unit).altitude);
    let field = &board.game.scenario.field;
    let mut sum = 0;
    for foe in board.foes.iter().filter(|it| it.hex == into) {
        let front = board.game.is_before(into, foe.facing, from);
        let rating = if front { foe.kind.front } else { foe.kind.flank };
        let color = rating.color;
        let power = if bombs > 0 {
            board.game.bomb_power(unit, color)
        } else if color == Color::Red {
            kind.red.value
        } else {
            kind.blue.value
        };
        let value = i16::from(rating.value) + i16::from(field.terrain(into).dm);
        sum += odds::damage(value + lost - i16::from(power), foe.hit, foe.worth);
    }
    let own = board.friends.iter().filter(|it| it.hex == into).count();
    if own > 0 { 0 } else { sum }
}

/// What lies before an aircraft that is in a hex and looks so.
fn ahead(board: &Board<'_>, unit: UnitId, at: HexId, way: Direction) -> i64 {
    let mut best = -50;
    for foe in &board.foes {
        if !board.game.is_before(at, way, foe.hex) {
            continue;
        }
        let distance = i64::from(board.distance(at, foe.hex));
        let shot = strike(board, unit, (at, foe.hex), 0);
        best = best.max(if shot > 0 { shot } else { 30 - 3 * distance });
    }
    best
}

/// The first move of an air action.
pub(super) fn take_off(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Fly(to) => {
            let (on_map, facing) = (board.game.hex(unit).is_some(), board.game.unit(unit).facing);
            let ways: &[Direction] = if on_map { &[facing] } else { &Direction::ALL };
            ways.iter().map(|&way| ahead(board, unit, to, way)).max().unwrap_or(0)
        }
        _ => i64::MIN,
    })
}

/// How an aircraft flies on.
pub(super) fn fly(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    let state = board.game.unit(unit);
    let at = board.game.hex(unit)?;
    let now = ahead(board, unit, at, state.facing);
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Strafe(hex) => 2 * strike(board, unit, (at, hex), 0) - 60,
        Action::Bomb(count, hex) => {
            // Half of what it has on one target.
            let half = count == state.bombs.div_ceil(2);
            let gain = strike(board, unit, (at, hex), count) * i64::from(count);
            if half { 2 * gain - 80 } else { -100 }
        }
        Action::Flak(_) => 150,
        Action::Fly(to) => ahead(board, unit, to, state.facing) - 5,
        Action::Bank(way) => ahead(board, unit, at, way) - 15,
        Action::Dive => now.min(10),
        Action::Stop => 0,
        Action::FlyOff => -20,
        _ => -60,
    })
}

/// Where an aircraft that comes in looks.
pub(super) fn facing(board: &Board<'_>, unit: UnitId, at: HexId) -> Direction {
    let best = Direction::ALL.into_iter().max_by_key(|&way| ahead(board, unit, at, way));
    best.unwrap_or(Direction::D0)
}
