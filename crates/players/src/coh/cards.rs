//! Cards at the start of a turn.

use rules_coh::cards::{CardId, Effect};
use rules_coh::{Action, Flags, Fund, On, Purse, UnitId};

use super::board::{AP, Board, Piece};
use super::plan::{self, Means, Plan};

/// What a card for a free action is worth in the hand.
const HELD: i64 = 170;
/// What an AP is worth beside a CAP.
const AP_WORTH: i64 = 35;
/// AP and CAP that a die brings, in halves.
const DIE_HALVES: i64 = 7;

/// The card that is worth most now, if any is worth playing.
pub(super) fn choose(board: &Board<'_>, actions: &[Action], budget: &mut u32) -> Option<Plan> {
    let mut best: Option<Plan> = None;
    for &action in actions {
        let Action::Play(card, on, purse) = action else { continue };
        let Some(gain) = gain(board, card, on, budget) else { continue };
        let price = i64::from(board.game.scenario.cards.card(card).price);
        let cost = match purse {
            Purse::Free => 0,
            Purse::Ap if board.game.force(board.force).active => price * AP_WORTH,
            // Out of the AP of a unit that is not active yet: they would all be bound.
            Purse::Ap => price * AP_WORTH + 120,
            Purse::Cap => price * board.cap_worth(),
        };
        let score = gain - cost;
        if score > 20 && best.is_none_or(|it| score > it.score) {
            best = Some(Plan { score, action });
        }
    }
    best
}

/// What a card brings before it is paid for.
fn gain(board: &Board<'_>, card: CardId, on: On, budget: &mut u32) -> Option<i64> {
    let effect = board.game.scenario.cards.card(card).effect;
    let On::Unit(unit) = on else { return general(board, effect) };
    let friend = board.friend(unit);
    match (effect, friend) {
        (Effect::Command, Some(piece)) => {
            let means = Means { fund: Fund::Card(card), ap: AP, cap: 0 };
            let hand = board.game.force(board.force).hand.len();
            let held = if board.rounds <= 1 || hand > 2 { HELD / 3 } else { HELD };
            plan::best(board, piece, means, budget).map(|it| it.score - held)
        }
        (Effect::AutoRally | Effect::Veteran(5), Some(piece)) => {
            let able = board.rally(piece) > 0;
            able.then_some(piece.worth * 45 / 100)
        }
        (Effect::RallyAttempt, Some(piece)) => Some(board.rally(piece) - 20),
        (Effect::DigIn, Some(piece)) if !piece.hidden && board.rounds > 1 => {
            Some(board.danger(piece, piece.hex, Some(piece.facing)) / 3)
        }
        (Effect::MarkSpent, None) => spending(board, unit),
        (Effect::BogDown, None) => bogging(board, unit),
        (Effect::Veteran(7), Some(piece)) => {
            Some(board.danger(piece, piece.hex, Some(piece.facing)) / 10)
        }
        _ => None,
    }
}

/// Cards that are played on nobody.
fn general(board: &Board<'_>, effect: Effect) -> Option<i64> {
    let state = board.game.force(board.force);
    match effect {
        Effect::MoreCap => Some(DIE_HALVES * board.cap_worth() / 2),
        Effect::MoreAp if state.ap <= 2 => {
            let active = board.friends.iter().filter(|it| is_active(board, it));
            let shot = active.filter_map(|it| board.target(it, it.hex, Some(it.facing)));
            shot.map(|it| it.0).max()
        }
        Effect::DoubleAction if !board.game.core.again => {
            let own = board.friends.iter().filter(|it| it.ready && board.is_own(it.unit));
            let shots = own.filter_map(|it| board.target(it, it.hex, Some(it.facing)));
            let best = shots.map(|it| it.0).max().unwrap_or(0);
            Some(best / 4)
        }
        _ => None,
    }
}

fn is_active(board: &Board<'_>, piece: &Piece<'_>) -> bool {
    board.is_own(piece.unit) && board.game.unit(piece.unit).is(Flags::JOINED)
}

/// What it is worth that an enemy loses its activation.
fn spending(board: &Board<'_>, unit: UnitId) -> Option<i64> {
    let foe = board.foes.iter().find(|it| it.unit == unit && it.ready)?;
    let aims = board.friends.iter().filter(|it| !it.hidden);
    let worst = aims.map(|it| board.shot(foe, foe.hex, it, it.hex, Some(it.facing))).max()?;
    Some(worst + 40)
}

/// What it is worth that an enemy cannot move.
fn bogging(board: &Board<'_>, unit: UnitId) -> Option<i64> {
    let foe = board.foes.iter().find(|it| it.unit == unit && it.ready)?;
    let near = board.goals.iter().any(|it| it.held && board.distance(it.hex, foe.hex) <= 4);
    (foe.kind.is_vehicle() && near).then_some(110)
}
