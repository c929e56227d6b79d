//! Whose turn it is among the own units, and how the action is paid.

use hexgrid::HexId;
use rules_coh::{Action, Decision, Flags, Fund, UnitId};

use super::board::{AP, Board};
use super::plan::{self, Means, Plan};
use super::{air, cards, value};

/// What an action has to be worth at least.
const WORTHWHILE: i64 = 12;
/// The same for whoever can wait for the enemy to come.
const WORTH_READINESS: i64 = 150;
/// What a move has to promise more then.
const STAYS: i64 = 220;
/// What a shot of another unit has to promise more, to be fired in between.
const URGENT: i64 = 260;

/// The answer at the start of a turn.
pub(super) fn choose(board: &Board<'_>, actions: &[Action], mut budget: u32) -> Action {
    // Whoever may not pass has an aircraft to fly home [COH 20.0m].
    let home = actions.iter().find(|it| matches!(it, Action::Home(_)));
    if let Some(&home) = home.filter(|_| !actions.contains(&Action::Pass)) {
        return home;
    }
    let state = board.game.force(board.force);
    let waits = can_wait(board);
    let least = if waits { WORTH_READINESS } else { WORTHWHILE };
    let card = cards::choose(board, actions, &mut budget);
    if state.active && actions.contains(&Action::Rest) {
        let active = best_use(board, actions, (true, false), &mut budget);
        if let Some((unit, plan)) = active.filter(|it| it.1.score >= WORTHWHILE) {
            if let Some(card) = card.filter(|it| it.score > plan.score.min(400)) {
                return card.action;
            }
            let urgent = opportunity(board, actions, plan.score + URGENT);
            return urgent.unwrap_or(Action::Use(unit));
        }
    } else if let Some((unit, plan)) =
        best_use(board, actions, (false, waits), &mut budget).filter(|it| it.1.score >= least)
    {
        if let Some(card) = card.filter(|it| it.score > plan.score.min(400)) {
            return card.action;
        }
        return Action::Use(unit);
    }
    if let Some(card) = card {
        return card.action;
    }
    if state.active && actions.contains(&Action::Rest) && has_fresh(board, least, &mut budget) {
        return Action::Rest;
    }
    if let Some(order) = command(board, actions, &mut budget) {
        return order;
    }
    let idles = if waits { None } else { idle(board, actions, &mut budget) };
    // Who owes the second of two actions in a row cannot pass.
    let owed = || actions.iter().copied().find(|it| *it != Action::Rest);
    let passes = actions.contains(&Action::Pass);
    idles.or_else(|| owed().filter(|_| !passes)).unwrap_or(Action::Pass)
}

/// Whether time works for the own side while enemies have still to act: units that stay ready fire
/// at whoever comes.
fn can_wait(board: &Board<'_>) -> bool {
    let over = board.game.core.passed == Some(board.nation.other());
    let ready = board.foes.iter().filter(|it| it.ready).count();
    !over && ready > 0 && value::lead(board) > 0
}

/// The best unit to act with AP, of those that are active or of the others.
fn best_use(
    board: &Board<'_>,
    actions: &[Action],
    (active, waits): (bool, bool),
    budget: &mut u32,
) -> Option<(UnitId, Plan)> {
    let mut best: Option<(UnitId, Plan)> = None;
    for action in actions {
        let Action::Use(unit) = *action else { continue };
        if board.game.unit(unit).is(Flags::JOINED) != active {
            continue;
        }
        let Some(plan) = activation(board, unit, active, budget) else { continue };
        let mut plan = plan;
        if waits && matches!(plan.action, Action::Move(_)) {
            plan.score -= STAYS;
        }
        if best.is_none_or(|it| plan.score > it.1.score) {
            best = Some((unit, plan));
        }
    }
    best
}

/// What an activation of a unit, or what is left of it, is worth.
fn activation(board: &Board<'_>, unit: UnitId, active: bool, budget: &mut u32) -> Option<Plan> {
    let game = board.game;
    if game.kind(unit).is_aircraft() {
        return air::worth(board, unit);
    }
    let ap = if active { game.force(board.force).ap } else { AP };
    let means = Means { fund: Fund::Ap, ap, cap: board.cap() };
    match board.friend(unit) {
        Some(piece) => plan::best(board, piece, means, budget),
        // Reinforcements are brought on as soon as they come.
        None if game.hex(unit).is_none() => Some(Plan { score: 300, action: Action::Pass }),
        None => None,
    }
}

/// Whether another unit would have something to do with an activation of its own.
fn has_fresh(board: &Board<'_>, least: i64, budget: &mut u32) -> bool {
    let mut fresh = board.game.units_of(board.force).filter(|&it| {
        let state = board.game.unit(it);
        let here = board.game.hex(it).is_some() || board.game.can_come(it);
        here && !state.is(Flags(Flags::SPENT.0 | Flags::JOINED.0 | Flags::HELD.0))
    });
    fresh.any(|it| activation(board, it, false, budget).is_some_and(|it| it.score >= least))
}

/// A shot of a ready unit that cannot wait and would not be fired twice anyway.
fn opportunity(board: &Board<'_>, actions: &[Action], least: i64) -> Option<Action> {
    let mut best: Option<(i64, Action)> = None;
    for action in actions {
        let Action::Opportunity(unit) = *action else { continue };
        let Some(piece) = board.friend(unit) else { continue };
        if piece.fire.is_none_or(|it| it < 4) || piece.hidden {
            continue;
        }
        let shot = board.target(piece, piece.hex, Some(piece.facing));
        if let Some((gain, ..)) = shot
            && gain >= least
            && best.is_none_or(|it| gain > it.0)
        {
            best = Some((gain, *action));
        }
    }
    best.map(|it| it.1)
}

/// The best action paid in CAP alone.
fn command(board: &Board<'_>, actions: &[Action], budget: &mut u32) -> Option<Action> {
    let means = Means { fund: Fund::Command, ap: 0, cap: board.cap() };
    single(
        board,
        means,
        budget,
        WORTHWHILE,
        actions.iter().filter_map(|it| match it {
            Action::Command(unit) => Some((*it, *unit)),
            _ => None,
        }),
    )
}

/// Before it passes, a ready unit does what costs nothing.
fn idle(board: &Board<'_>, actions: &[Action], budget: &mut u32) -> Option<Action> {
    let means = Means { fund: Fund::Opportunity, ap: AP, cap: 0 };
    single(
        board,
        means,
        budget,
        WORTHWHILE,
        actions.iter().filter_map(|it| match it {
            Action::Opportunity(unit) => Some((*it, *unit)),
            _ => None,
        }),
    )
}

/// The best single action among units.
fn single(
    board: &Board<'_>,
    means: Means,
    budget: &mut u32,
    least: i64,
    units: impl Iterator<Item = (Action, UnitId)>,
) -> Option<Action> {
    let mut best: Option<(i64, Action)> = None;
    for (action, unit) in units {
        let Some(piece) = board.friend(unit) else { continue };
        let Some(plan) = plan::best(board, piece, means, budget) else { continue };
        if plan.score >= least && best.is_none_or(|it| plan.score > it.0) {
            best = Some((plan.score, action));
        }
    }
    best.map(|it| it.1)
}

/// What the chosen units do.
pub(super) fn plan(board: &Board<'_>, actions: &[Action], mut budget: u32) -> Option<Action> {
    let act = board.game.core.act.as_ref()?;
    let &lead = act.members.first()?;
    if board.game.kind(lead).is_aircraft() {
        return air::take_off(board, lead, actions);
    }
    let Some(piece) = board.friend(lead) else { return arrive(board, lead, actions) };
    let ap = board.game.force(board.force).ap;
    let means = Means { fund: act.fund, ap, cap: board.cap() };
    let mut plans = plan::plans(board, piece, means, &mut budget);
    plans.sort_by_key(|it| core::cmp::Reverse(it.score));
    let best = plans.iter().find(|it| actions.contains(&it.action));
    let best = best.map(|it| it.action).or_else(|| air::flak(actions));
    let best = best.unwrap_or_else(|| least_bad(board, lead, actions));
    if matches!(act.fund, Fund::Command | Fund::Card(_)) && matches!(best, Action::Fire(_)) {
        let group = plan::helper(board, (act.fund, &act.members, best), actions);
        return group.or(Some(best));
    }
    Some(best)
}

/// Where a reinforcement comes in.
fn arrive(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Option<Action> {
    let worth = |it: &&Action| match **it {
        Action::Move(hex) => board.stand(&board.piece(unit, hex), hex, None),
        _ => i64::MIN,
    };
    actions.iter().max_by_key(worth).copied()
}

/// When nothing is worth doing but something has to be done.
fn least_bad(board: &Board<'_>, unit: UnitId, actions: &[Action]) -> Action {
    let piece = board.friend(unit);
    let opened = board.game.core.act.as_ref().is_some_and(|it| it.opened);
    let worth = |action: Action| match (action, piece) {
        // To have activated somebody for nothing is worse than a small deed.
        (Action::Hold, _) if opened => -1_000,
        (Action::Hold, _) => 0,
        (Action::Pivot(way), Some(piece)) => {
            -20 - board.danger(piece, piece.hex, Some(way)).min(500)
        }
        (Action::Move(hex), Some(piece)) => {
            board.stand(piece, hex, None) - board.stand(piece, piece.hex, Some(piece.facing))
        }
        (Action::Rally, _) => 200,
        (Action::Fire(hex), _) if board.friends.iter().any(|it| it.hex == hex) => -2_000,
        (Action::Fire(_) | Action::Dig | Action::Enter, _) => -30,
        (Action::Melee, _) => 100,
        (Action::Cap(_) | Action::Join(_), _) => -5_000,
        // What is given up is only planned once more.
        (Action::TakeOut(_) | Action::GiveUp, _) => -10_000,
        _ => -400,
    };
    let best = actions.iter().copied().max_by_key(|&it| worth(it));
    best.unwrap_or(Action::Hold)
}

/// How a vehicle goes on, or a unit that a card moves.
pub(super) fn path(board: &Board<'_>, decision: Decision, actions: &[Action]) -> Option<Action> {
    let (Decision::Path { unit }, Some(act)) = (decision, board.game.core.act.as_ref()) else {
        return None;
    };
    let piece = board.friend(unit)?;
    let &at = act.paths.last()?.last()?;
    let left = board.game.force(board.force).ap.saturating_sub(piece.kind.moves);
    let means = Means { fund: act.fund, ap: left, cap: board.cap() };
    let offered: Vec<HexId> = actions
        .iter()
        .filter_map(|it| match it {
            Action::Continue(hex) => Some(*hex),
            _ => None,
        })
        .collect();
    let next = plan::onward(board, piece, at, means, &offered).map(Action::Continue);
    next.or_else(|| actions.iter().copied().find(|it| *it == Action::Stop)).or_else(|| {
        // Who may not stop goes where it is best to be.
        actions.iter().copied().max_by_key(|it| match *it {
            Action::Continue(hex) => plan::prospect(board, piece, hex, means),
            _ => i64::MIN,
        })
    })
}
