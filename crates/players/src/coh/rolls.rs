//! CAP and cards for a roll, and second chances.

use rules_coh::cards::Effect;
use rules_coh::{Action, Frame, Mark, Purpose, UnitId};

use super::board::Board;
use super::odds;
use super::value;

/// What it is worth to destroy a work, to hit somebody unseen, and to find a sniper.
const WORK: i64 = 90;
const GHOST: i64 = 60;
const SNIPER: i64 = 240;
/// Hundredths of a vehicle that are lost when it is stuck.
const STUCK: i64 = 20;
/// What a second roll has to promise.
const LUCKY: i64 = 120;

/// How a roll is made.
pub(super) fn roll(board: &Board<'_>, purpose: Purpose, actions: &[Action]) -> Option<Action> {
    let worth = board.cap_worth();
    let boosted = board.game.core.volley.as_ref().is_some_and(|it| it.bonus > 0);
    let plain = outcome(board, purpose, 0);
    let mut best: Option<(i64, Action)> = None;
    for &action in actions {
        let score = match action {
            Action::Roll(plus) => {
                outcome(board, purpose, i16::from(plus)) - i64::from(plus.unsigned_abs()) * worth
            }
            Action::Play(card, ..) => match board.game.scenario.cards.card(card).effect {
                Effect::Firepower if !boosted && purpose == Purpose::Attack => {
                    outcome(board, purpose, 2) - worth - 40
                }
                Effect::Veteran(30) => outcome(board, purpose, 2) - 60,
                _ => continue,
            },
            _ => continue,
        };
        // What costs nothing comes first.
        let better =
            best.is_none_or(|it| score > it.0) && (score > plain || action == Action::Roll(0));
        if better {
            best = Some((score, action));
        }
    }
    best.map(|it| it.1)
}

/// What a roll brings on average with so much added.
fn outcome(board: &Board<'_>, purpose: Purpose, plus: i16) -> i64 {
    match purpose {
        Purpose::Attack => attack(board, plus),
        Purpose::Rally(unit) => {
            let Some(piece) = board.friend(unit) else { return 0 };
            let number = board.game.rally_number(unit).unwrap_or(7);
            let bonus = board.game.rally_bonus(unit);
            odds::recovery(i16::from(number) - i16::from(bonus) - plus, piece.worth)
        }
        Purpose::Bog(unit) => {
            let worth = value::worth(board.game, unit, board.rounds) * STUCK / 100;
            worth * odds::at_least(6 - plus) / 36
        }
        Purpose::Mines(unit) => {
            let state = board.game.unit(unit);
            let number = board.game.hex(unit).and_then(|hex| {
                board.game.work(hex, rules_coh::scenario::WorkKind::Mines).map(|it| it.number)
            });
            let need = i16::from(number.unwrap_or(7)) - plus;
            signed(board, unit, odds::damage(need, state.hit.is_some(), worth_of(board, unit)))
        }
        Purpose::Detect(_) => SNIPER * i64::from((1 + plus).clamp(0, 6)) / 6,
        // One CAP for one AP or one CAP is no bargain, and wire is paid in AP.
        Purpose::Wire(_)
        | Purpose::RoadBlock(_)
        | Purpose::Activation(_)
        | Purpose::MoreAp
        | Purpose::MoreCap
        | Purpose::Initiative
        | Purpose::Snipers(_) => 0,
    }
}

fn worth_of(board: &Board<'_>, unit: UnitId) -> i64 {
    value::worth(board.game, unit, board.rounds)
}

/// What harms an own unit counts against a roll.
fn signed(board: &Board<'_>, unit: UnitId, gain: i64) -> i64 {
    if board.game.nation(unit) == board.nation { -gain } else { gain }
}

fn attack(board: &Board<'_>, plus: i16) -> i64 {
    let Some(volley) = &board.game.core.volley else { return 0 };
    let Some(target) = &volley.aimed else { return 0 };
    let need = target.value() - target.power() - i16::from(volley.bonus) - plus;
    match target.mark {
        Mark::Unit(unit) => {
            let hit = board.game.unit(unit).hit.is_some();
            signed(board, unit, odds::damage(need, hit, worth_of(board, unit)))
        }
        Mark::Work(_) => WORK * odds::at_least(need) / 36,
        Mark::Ghost => GHOST * odds::at_least(9 - plus) / 36,
    }
}

/// Which target is rolled for next: the one that promises most.
pub(super) fn aim(board: &Board<'_>, actions: &[Action]) -> Option<Action> {
    let volley = board.game.core.volley.as_ref()?;
    actions.iter().copied().max_by_key(|it| match *it {
        Action::Target(mark) => {
            let target = volley.targets.iter().find(|it| it.mark == mark);
            let need = target.map_or(12, |it| it.value() - it.power());
            match mark {
                Mark::Unit(unit) => {
                    let hit = board.game.unit(unit).hit.is_some();
                    signed(board, unit, odds::damage(need, hit, worth_of(board, unit)))
                }
                Mark::Work(_) => odds::at_least(need),
                Mark::Ghost => 1,
            }
        }
        _ => 0,
    })
}

/// Whether the dice stand as they fell.
pub(super) fn keep(board: &Board<'_>, purpose: Purpose, actions: &[Action]) -> Option<Action> {
    let Some(&Frame::Rolled { dice, plus, .. }) = board.game.core.agenda.last() else {
        return Some(Action::KeepRoll);
    };
    let total = i16::from(dice[0]) + i16::from(dice[1]) + i16::from(plus);
    let (missed, promise) = match purpose {
        Purpose::Attack => {
            let volley = board.game.core.volley.as_ref()?;
            let target = volley.aimed.as_ref()?;
            let need = target.value() - target.power() - i16::from(volley.bonus);
            (total < need, attack(board, i16::from(plus)))
        }
        Purpose::Rally(unit) => {
            let number = i16::from(board.game.rally_number(unit)?);
            let bonus = i16::from(board.game.rally_bonus(unit));
            (total + bonus < number, outcome(board, purpose, i16::from(plus)))
        }
        _ => (false, 0),
    };
    if !missed || promise < LUCKY {
        return Some(Action::KeepRoll);
    }
    let low = if dice[0] <= dice[1] { 1 } else { 2 };
    let again = actions.iter().copied().find(|it| match *it {
        Action::Reroll(die) => die == low,
        Action::Play(card, ..) => board.game.scenario.cards.card(card).effect == Effect::Luck,
        _ => false,
    });
    again.or(Some(Action::KeepRoll))
}

/// CAP for the initiative: one, if there are plenty.
pub(super) fn bid(board: &Board<'_>) -> Action {
    Action::Bid(u8::from(board.cap() >= 6))
}
