//! What units, hexes and exits are worth, in thousandths of a victory point.

use hexgrid::HexId;
use rules_coh::roster::Kind;
use rules_coh::{Firefight, ForceId, UnitId};

use super::board::{Board, Piece};
use super::ground::FAR;

/// A victory point.
pub(super) const POINT: i64 = 1_000;

/// A hex that matters.
pub(super) struct Goal {
    pub(super) hex: HexId,
    /// Its place in the list of hexes of value.
    pub(super) index: usize,
    /// What the own side gains if it controls it at the end, and what the enemy then does not.
    pub(super) stake: i64,
    /// What the enemy gains as long as he has it.
    pub(super) theirs: i64,
    /// Whether the own side controls it.
    pub(super) held: bool,
}

/// What a unit is worth to its side and to its enemy: points, and what it may still do.
pub(super) fn worth(game: &Firefight, unit: UnitId, rounds: i64) -> i64 {
    let kind = game.kind(unit);
    let power = i64::from(kind.red.value.max(kind.blue.value).max(0));
    let use_of = match kind.kind {
        Kind::Truck => 1,
        Kind::Mortar | Kind::Sniper => 5,
        _ => 3 + power,
    };
    let points = i64::from(game.scenario.unit(unit).points) * POINT;
    points + 100 + 12 * use_of * rounds.min(5)
}

/// The hexes that matter to a force.
pub(super) fn goals(game: &Firefight, force: ForceId, rounds: i64) -> Vec<Goal> {
    let nation = game.nation_of(force);
    let (us, them) = (nation.index(), nation.other().index());
    let mut goals = Vec::new();
    let mut index = 0;
    let mut add = |hex, ours: i64, theirs: i64| {
        let held = game.core.control[index] == Some(nation);
        if ours + theirs > 0 {
            goals.push(Goal {
                hex,
                index,
                stake: (ours + theirs) * POINT,
                theirs: theirs * POINT,
                held,
            });
        }
        index += 1;
    };
    for objective in &game.scenario.objectives {
        let gain = |side: usize| {
            i64::from(objective.at_end[side]) + i64::from(objective.each_round[side]) * rounds
        };
        for &hex in &objective.hexes {
            add(hex, gain(us), gain(them));
        }
    }
    let aim = game.force(force).aim;
    for (number, hexes, points) in &game.scenario.secret {
        let count = i64::try_from(hexes.len().max(1)).unwrap_or(1);
        let ours = if *number == aim { i64::from(*points) / count } else { 0 };
        for &hex in hexes {
            add(hex, ours, 0);
        }
    }
    goals
}

/// By how much the own side would win if the game ended now.
pub(super) fn lead(board: &Board<'_>) -> i64 {
    let game = board.game;
    let mut lead =
        i64::from(game.points(board.nation)) - i64::from(game.points(board.nation.other()));
    let mut at = 0;
    for objective in &game.scenario.objectives {
        for _ in &objective.hexes {
            if let Some(holder) = game.core.control[at] {
                let points = i64::from(objective.at_end[holder.index()]);
                lead += if holder == board.nation { points } else { -points };
            }
            at += 1;
        }
    }
    lead
}

/// How much what matters draws a unit to a hex.
pub(super) fn pull(board: &Board<'_>, unit: &Piece<'_>, at: HexId) -> i64 {
    // The fewer rounds are left, the more only the place counts.
    let urgency = 60 + 80 / board.rounds;
    let (mut take, mut keep) = (0, 0);
    for goal in &board.goals {
        let distance = board.ground.to_goal(unit.class, goal.index, at);
        if goal.held {
            keep += keeping(board, unit, goal, distance);
        } else {
            take = take.max(taking(board, unit, goal, distance) * urgency / 100);
        }
    }
    let exit = leaving(board, unit, at) * urgency / 100;
    let weak = unfit(unit);
    (take / weak).max(exit) + keep / weak
}

/// By how much less a unit is drawn that is of little use where it would go.
fn unfit(unit: &Piece<'_>) -> i64 {
    match unit.kind.kind {
        // A truck takes nothing by itself.
        Kind::Truck => 2,
        // Guns serve from afar: they are slow to bring up, and helpless where men grapple.
        Kind::Gun | Kind::Mortar => 4,
        _ => 1,
    }
}

/// How much a hex that is not held draws.
fn taking(board: &Board<'_>, unit: &Piece<'_>, goal: &Goal, distance: i64) -> i64 {
    if distance >= i64::from(FAR) {
        return 0;
    }
    let friends = board.friends.iter().filter(|it| it.unit != unit.unit);
    let nearer = friends
        .filter(|it| board.ground.to_goal(it.class, goal.index, it.hex) < distance.min(4))
        .count();
    let stake = if nearer >= 4 { goal.stake / 2 } else { goal.stake };
    let near = stake * (36 - distance).max(0) / 72;
    if distance > 0 {
        return near;
    }
    // To be there alone is to hold it; to be there with an enemy denies it to him, and who comes
    // second denies him nothing more.
    let contested = board.foes.iter().any(|it| it.hex == goal.hex);
    let second = board.friends.iter().any(|it| it.unit != unit.unit && it.hex == goal.hex);
    near + match (contested, second) {
        (false, _) => goal.stake / 2,
        (true, false) => goal.theirs / 2,
        (true, true) => 0,
    }
}

/// How much a hex that is held asks for guards.
fn keeping(board: &Board<'_>, unit: &Piece<'_>, goal: &Goal, distance: i64) -> i64 {
    let foe = board.foes.iter().map(|it| board.distance(it.hex, goal.hex)).min();
    let pressed = match foe {
        None => 20,
        Some(..=3) => 100,
        Some(..=7) => 70,
        Some(_) => 40,
    };
    let others = |it: &&Piece<'_>| it.unit != unit.unit && it.hex == goal.hex && !it.hidden;
    let guarded = board.friends.iter().any(|it| others(&it));
    let worth = match distance {
        0 if !guarded => goal.stake / 3,
        0 | 1 => goal.stake / 16,
        2..=4 => goal.stake / 24,
        _ => goal.stake / 24 * (20 - distance).max(0) / 20,
    };
    worth * pressed / 100
}

/// How much an exit draws.
fn leaving(board: &Board<'_>, unit: &Piece<'_>, at: HexId) -> i64 {
    let points = exit_points(board, unit);
    if points == 0 {
        return 0;
    }
    let distance = board.ground.to_exit(unit.class, board.force, at);
    points * (40 - distance).max(0) / 50
}

/// What a unit scores by leaving, whoever it carries included.
pub(super) fn exit_points(board: &Board<'_>, unit: &Piece<'_>) -> i64 {
    let exits = board.game.scenario.exits.iter().filter(|it| it.0 == board.force);
    let points = exits.map(|it| i64::from(it.2)).max().unwrap_or(0) * POINT;
    let load = if board.game.passenger(unit.unit).is_some() { 2 } else { 1 };
    points * load
}
