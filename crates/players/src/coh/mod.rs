//! The greedy player of Conflict of Heroes.
//!
//! It looks at the table once for each decision: what every unit is worth, what each could do to
//! each, and how far it is to what brings points. A turn goes to the unit whose activation promises
//! most; CAP and cards are spent where they bring more than they are thought to be worth. Shots are
//! reckoned, not tried; the plan is made anew at every step, from the same figures.

mod air;
mod board;
mod cards;
mod ground;
mod march;
mod odds;
mod plan;
mod rolls;
mod setup;
mod turn;
mod value;

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_coh::{Action, Decision, Firefight, ForceId, UnitId};

use self::board::Board;
use crate::Playable;

/// The most that wire may cost before it is let alone.
const TOLL: u8 = 4;

impl Playable for Firefight {
    fn best(
        &self,
        prompt: &Prompt<Decision, Action>,
        budget: u32,
        dice: &mut SearchDice,
    ) -> Action {
        let board = Board::new(self, ForceId(prompt.seat.0));
        let found = choose(&board, prompt, budget);
        found.filter(|it| prompt.actions.contains(it)).unwrap_or_else(|| {
            // What its guess suggests may not be there; then any answer does.
            prompt.actions[dice.index(prompt.actions.len())]
        })
    }
}

/// The answer it likes best.
fn choose(board: &Board<'_>, prompt: &Prompt<Decision, Action>, budget: u32) -> Option<Action> {
    let actions = &prompt.actions;
    match prompt.decision {
        Decision::SetUp { unit } => setup::place(board, unit, actions),
        Decision::Begin => Some(Action::Begin),
        Decision::Face { unit, .. } => setup::face(board, unit, actions),
        Decision::Plot { oba } => setup::plot(board, oba, actions),
        Decision::Bid => Some(rolls::bid(board)),
        Decision::Reputation => Some(Action::Bid(0)),
        Decision::Turn => Some(turn::choose(board, actions, budget)),
        Decision::Plan => turn::plan(board, actions, budget),
        Decision::Declare { .. } => Some(Action::Hold),
        Decision::Path { .. } => turn::path(board, prompt.decision, actions),
        Decision::Hindered { extra, .. } => {
            Some(if extra <= TOLL { Action::Pay } else { Action::Refuse })
        }
        Decision::Surprise { .. } => Some(Action::Halt),
        Decision::Spot { .. } => spot(board, actions),
        Decision::Aim => rolls::aim(board, actions),
        Decision::Roll { purpose } => rolls::roll(board, purpose, actions),
        Decision::Keep { purpose } => rolls::keep(board, purpose, actions),
        Decision::Vengeance => lose(board, actions),
        Decision::Fly { unit } => air::fly(board, unit, actions),
        Decision::Altitude { .. } => Some(Action::Altitude(0)),
        // A warning costs nothing.
        Decision::Sense => actions.iter().copied().find(|it| matches!(it, Action::Play(..))),
        Decision::CloseCall { unit } | Decision::FallBack { unit } => {
            fall_back(board, unit, actions)
        }
    }
}

/// The highest hex that can direct the fire.
fn spot(board: &Board<'_>, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Spot(hex) => board.game.scenario.field.level(hex),
        _ => i8::MIN,
    })
}

/// The firer that is missed least.
fn lose(board: &Board<'_>, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().min_by_key(|it| match *it {
        Action::Lose(unit) => value::worth(board.game, unit, board.rounds),
        _ => i64::MAX,
    })
}

/// Where a unit under fire goes, if it is better off there.
fn fall_back(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    let piece = board.friend(unit)?;
    let stays = board.stand(piece, piece.hex, Some(piece.facing));
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Move(hex) => board.stand(piece, hex, None),
        _ => stays,
    })
}
