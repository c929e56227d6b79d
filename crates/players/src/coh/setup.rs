//! Setting up, and where artillery shall land.

use hexgrid::HexId;
use rules_coh::roster::Color;
use rules_coh::{Action, UnitId};

use super::board::{Board, Piece};
use super::odds;
use super::plan;

/// What a barrage has to promise for each round that is still to come.
const PATIENCE: i64 = 90;
/// The pattern that reaches out in line with the sides [COH 12.3c].
const WIDE: u8 = 13;

/// Where a unit is set up: near what matters, in cover, apart from others.
pub(super) fn place(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Place(hex) => site(board, unit, hex),
        _ => i64::MIN,
    })
}

fn site(board: &Board<'_>, unit: UnitId, hex: HexId) -> i64 {
    let game = board.game;
    let mut piece = board.piece(unit, hex);
    let hides = game.scenario.unit(unit).hidden;
    piece.hidden = hides;
    let field = &game.scenario.field;
    let mut worth = board.stand(&piece, hex, None) + 25 * i64::from(field.terrain(hex).dm);
    if hides && !field.is_cover(hex) {
        worth -= 400;
    }
    let takes = game.works_in(hex).any(|it| it.kind.takes(piece.kind, it.vehicles));
    worth += if takes { 150 } else { 0 };
    // A place from which there is much to see is good for those who fire far.
    let far = i64::from(piece.kind.range.1.min(10));
    let seen = field.sight.seen_from(hex).count();
    worth += far * i64::try_from(seen).unwrap_or(0) / 60;
    // Guns and machine guns that stay behind others are of more use.
    worth - spread(board, &piece)
}

/// Neighbors share the shells that are meant for one of them.
fn spread(board: &Board<'_>, piece: &Piece<'_>) -> i64 {
    let near = |it: &&Piece<'_>| it.unit != piece.unit && board.distance(it.hex, piece.hex) <= 1;
    12 * i64::try_from(board.friends.iter().filter(near).count()).unwrap_or(0)
}

/// The side to which a unit looks, among those that are offered.
pub(super) fn face(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    let at = board.game.hex(unit)?;
    let piece = board.piece(unit, at);
    let best = if piece.kind.is_aircraft() {
        super::air::facing(board, unit, at)
    } else {
        plan::facing(board, &piece, at).1
    };
    let rank = |it: &&Action| match **it {
        Action::Face(way) if way == best => 3,
        Action::Face(way) if [1, -1].iter().any(|&it| best.turned(it) == way) => 2,
        Action::Face(_) => 1,
        _ => 0,
    };
    actions.iter().max_by_key(rank).copied()
}

/// Where artillery shall land, or whether it waits.
pub(super) fn plot(board: &Board<'_>, oba: u8, actions: &[Action]) -> Option<Action> {
    let info = board.game.scenario.oba.get(usize::from(oba))?;
    let card = board.game.scenario.cards.card(info.card);
    let grid = &board.game.scenario.field.grid;
    let mut harm = vec![0i64; grid.len()];
    let pieces = board.foes.iter().map(|it| (it, 1)).chain(board.friends.iter().map(|it| (it, -2)));
    for (piece, sign) in pieces {
        if piece.hidden {
            continue;
        }
        let soft = piece.kind.flank.color == Color::Red || piece.kind.open_top;
        let power = if soft { card.red } else { card.blue };
        let field = &board.game.scenario.field;
        let terrain = field.terrain(piece.hex);
        let dm = if soft && terrain.id == "woods" { 0 } else { terrain.dm };
        let need = i16::from(piece.kind.flank.value) + i16::from(dm) - i16::from(power);
        harm[piece.hex.index()] += sign * odds::damage(need, piece.hit, piece.worth);
    }
    let mut best = (PATIENCE * board.rounds.min(3), Action::Hold);
    for &action in actions {
        let Action::Shell(hex) = action else { continue };
        let mut sum = harm[hex.index()];
        for (way, near) in grid.neighbors(hex) {
            sum += harm[near.index()];
            if card.pattern >= WIDE {
                sum += grid.neighbor(near, way).map_or(0, |it| harm[it.index()]);
            }
        }
        if sum > best.0 {
            best = (sum, action);
        }
    }
    Some(best.1)
}
