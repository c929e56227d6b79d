//! What a unit could do next, and what each is worth.

use hexgrid::{Direction, HexId};
use rules_coh::cards::Effect;
use rules_coh::roster::Color;
use rules_coh::{Action, Fund, UnitId};

use super::air;
use super::board::{Board, Piece};
use super::march;
use super::odds;
use super::value;

/// [COH 7.5a, 18.1a] AP of a rally and of digging in.
const RALLY: u8 = 5;
const DIG: u8 = 7;
/// Hundredths that a shot after a move is worth: the enemy has a turn before it.
const AFTER_MOVE: i64 = 80;
/// Hundredths that a second shot of the same activation is worth.
const SECOND_SHOT: i64 = 85;
/// Hundredths that a shot in a later round is worth.
const LATER_SHOT: i64 = 20;

/// Places that a unit on its way looks at.
const ONWARD: usize = 80;

/// What a shot at an aircraft is worth.
const FLAK: i64 = 180;

/// What an action may cost.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) fund: Fund,
    /// AP at hand.
    pub(super) ap: u8,
    /// CAP that may make up for what is missing, or pay it all.
    pub(super) cap: u8,
}

impl Means {
    /// Whether one action is all there is.
    fn single(self) -> bool {
        self.fund != Fund::Ap
    }

    /// What a price costs in CAP; `None` if it cannot be paid.
    fn shortage(self, price: u8) -> Option<u8> {
        let short = match self.fund {
            Fund::Ap => price.saturating_sub(self.ap),
            Fund::Command => price,
            Fund::Opportunity | Fund::Card(_) => 0,
        };
        // An action paid in CAP alone is no action of the active unit.
        (short <= self.cap && (self.fund != Fund::Ap || short < price)).then_some(short)
    }
}

/// Something to do and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) score: i64,
    pub(super) action: Action,
}

/// Everything that could be worth doing for a unit on the map.
pub(super) fn plans(
    board: &Board<'_>,
    unit: &Piece<'_>,
    means: Means,
    budget: &mut u32,
) -> Vec<Plan> {
    let mut found = Vec::new();
    if unit.carried {
        return found;
    }
    let base = board.stand(unit, unit.hex, Some(unit.facing));
    shots(board, unit, means, &mut found);
    strikes(board, unit, means, &mut found);
    recoveries(board, unit, means, &mut found);
    shelters(board, unit, means, &mut found);
    turns(board, unit, means, &mut found);
    moves(board, unit, means, base, (&mut found, budget));
    unloads(board, unit, means, &mut found);
    exits(board, unit, means, &mut found);
    found
}

/// The best of them.
pub(super) fn best(
    board: &Board<'_>,
    unit: &Piece<'_>,
    means: Means,
    budget: &mut u32,
) -> Option<Plan> {
    plans(board, unit, means, budget).into_iter().max_by_key(|it| it.score)
}

/// What shots of a price are worth with what is at hand.
fn volleys(board: &Board<'_>, gain: i64, price: u8, means: Means) -> Option<i64> {
    let short = means.shortage(price)?;
    let paid = gain - i64::from(short) * board.cap_worth();
    let again = !means.single() && short == 0 && means.ap >= 2 * price.max(1);
    Some(if again { paid + gain * SECOND_SHOT / 100 } else { paid })
}

fn shots(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let Some(fire) = unit.fire else { return };
    if let Some((gain, hex, turret)) = board.target(unit, unit.hex, Some(unit.facing)) {
        let turret = if matches!(means.fund, Fund::Ap | Fund::Command) { turret } else { 0 };
        let action = if hex == unit.hex { Action::Melee } else { Action::Fire(hex) };
        // Who is hidden shows itself by firing: it waits for a shot that pays.
        let gain = if unit.hidden { gain - 150 } else { gain };
        if let Some(score) = volleys(board, gain, fire + turret, means) {
            found.push(Plan { score, action });
        }
    }
    if unit.kind.red.air || unit.kind.blue.air {
        found.extend(
            air::aircraft(board, unit).map(|it| Plan { score: FLAK, action: Action::Flak(it) }),
        );
    }
    if let Some((gain, hex, price)) = board.lob(unit) {
        let more = fire - unit.kind.fire;
        if let Some(score) = volleys(board, gain, price + more, means) {
            found.push(Plan { score, action: Action::Lob(hex) });
        }
    }
}

/// Attacks with weapon cards.
fn strikes(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    if unit.fire.is_none() {
        return;
    }
    for &card in &board.game.scenario.unit(unit.unit).cards {
        let info = board.game.scenario.cards.card(card);
        let weapon = matches!(info.effect, Effect::Weapon | Effect::WeaponOrMines);
        let Some(short) = means.shortage(info.price).filter(|_| weapon) else { continue };
        for foe in &board.foes {
            let metal = foe.kind.is_vehicle() || foe.kind.is_gun();
            let distance = board.distance(unit.hex, foe.hex);
            if distance > u16::from(info.range.1) || info.only_metal && !metal {
                continue;
            }
            let rating = foe.kind.flank;
            let power = if rating.color == Color::Red { info.red } else { info.blue };
            let ground = if info.ignores_terrain {
                0
            } else {
                board.game.scenario.field.terrain(foe.hex).dm
            };
            let need = i16::from(rating.value) + i16::from(ground) - i16::from(power);
            let gain = odds::damage(need, foe.hit, foe.worth);
            let score = gain - 40 - i64::from(short) * board.cap_worth();
            found.push(Plan { score, action: Action::Strike(card, foe.hex) });
        }
    }
}

fn recoveries(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let Some(short) = means.shortage(RALLY) else { return };
    let gain = board.rally(unit);
    if gain > 0 {
        let score = gain - i64::from(short) * board.cap_worth();
        found.push(Plan { score, action: Action::Rally });
    }
}

/// Digging in and going into works.
fn shelters(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let state = board.game.unit(unit.unit);
    let exposed = board.danger(unit, unit.hex, Some(unit.facing));
    if let Some(short) = means.shortage(DIG)
        && unit.kind.is_foot()
        && !unit.hidden
        && !state.is(rules_coh::Flags::HASTY)
        && board.rounds > 1
    {
        let score = exposed / 4 + 12 - i64::from(short) * board.cap_worth();
        found.push(Plan { score, action: Action::Dig });
    }
    let outside = !state.is(rules_coh::Flags::INSIDE);
    let takes = |it: &rules_coh::state::Work| it.kind.takes(unit.kind, it.vehicles);
    if outside && board.game.works_in(unit.hex).any(takes) {
        found.push(Plan { score: 60 + exposed / 2, action: Action::Enter });
    }
}

/// The side to which a unit would best look from a hex.
pub(super) fn facing(board: &Board<'_>, unit: &Piece<'_>, at: HexId) -> (i64, Direction) {
    let looks = Direction::ALL.into_iter().map(|way| (look(board, unit, at, way), way));
    looks.max_by_key(|it| it.0).unwrap_or((0, unit.facing))
}

/// What it is worth to look to a side.
fn look(board: &Board<'_>, unit: &Piece<'_>, at: HexId, way: Direction) -> i64 {
    let shot = board.target(unit, at, Some(way)).map_or(0, |it| it.0);
    let mut sum = shot - board.danger(unit, at, Some(way));
    // Whoever is not in sight yet comes from somewhere.
    for foe in &board.foes {
        if board.game.is_before(at, way, foe.hex) {
            sum += 40 / (1 + i64::from(board.distance(at, foe.hex)));
        }
    }
    for goal in board.goals.iter().filter(|it| !it.held) {
        sum += i64::from(board.game.is_before(at, way, goal.hex));
    }
    sum
}

fn turns(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let Some(short) = means.shortage(1) else { return };
    if unit.hidden || unit.hit && board.game.felt_marker(unit.unit).is_some_and(|it| !it.pivots) {
        return;
    }
    let (better, way) = facing(board, unit, unit.hex);
    let now = look(board, unit, unit.hex, unit.facing);
    if way == unit.facing || better <= now + 25 {
        return;
    }
    let wide = board.target(unit, unit.hex, Some(way)).map_or(0, |it| it.0);
    let narrow = board.target(unit, unit.hex, Some(unit.facing)).map_or(0, |it| it.0);
    let left = Means { ap: means.ap.saturating_sub(1), ..means };
    let shot = if means.single() { (wide - narrow) * LATER_SHOT / 100 } else { wide };
    let shot = unit.fire.and_then(|fire| volleys(board, shot, fire, left)).unwrap_or(0);
    let safer =
        board.danger(unit, unit.hex, Some(unit.facing)) - board.danger(unit, unit.hex, Some(way));
    let score = shot * AFTER_MOVE / 100 + safer - 10 - i64::from(short) * board.cap_worth();
    found.push(Plan { score, action: Action::Pivot(way) });
}

/// What it would be worth to be in a hex with so much left.
pub(super) fn prospect(board: &Board<'_>, unit: &Piece<'_>, at: HexId, means: Means) -> i64 {
    let stand = board.stand(unit, at, None);
    let shot = board.target(unit, at, None).map_or(0, |it| it.0);
    let fire = unit.fire.unwrap_or(u8::MAX);
    let now = if means.single() || shot == 0 {
        shot * LATER_SHOT / 100
    } else {
        let first = volleys(board, shot, fire, means).unwrap_or(0);
        (first * AFTER_MOVE / 100).max(shot * LATER_SHOT / 100)
    };
    stand + now
}

fn moves(
    board: &Board<'_>,
    unit: &Piece<'_>,
    means: Means,
    base: i64,
    (found, budget): (&mut Vec<Plan>, &mut u32),
) {
    let ap = match means.fund {
        Fund::Ap => means.ap.saturating_add(means.cap.min(1)),
        Fund::Command => means.cap.min(3),
        Fund::Opportunity | Fund::Card(_) => 5,
    };
    let most = usize::try_from(*budget).unwrap_or(usize::MAX).min(200);
    let ends = march::reach(board, unit, unit.hex, ap, most);
    let mut best: Option<Plan> = None;
    for end in ends {
        if means.single() && end.hex != end.first {
            continue;
        }
        let Some(short) = means.shortage(end.cost.max(1)) else { continue };
        *budget = budget.saturating_sub(1);
        let left = Means {
            ap: means.ap.saturating_sub(end.cost),
            cap: means.cap.saturating_sub(short),
            ..means
        };
        let price = i64::from(short) * board.cap_worth() + 2 * i64::from(end.cost);
        let score = prospect(board, unit, end.hex, left) - base - price;
        if best.is_none_or(|it| score > it.score) {
            best = Some(Plan { score, action: Action::Move(end.first) });
        }
    }
    found.extend(best);
}

/// The free step by which a unit on its way comes to the best place it can still reach; `None` if
/// it had better stop. What is in hand is what the way so far has left.
pub(super) fn onward(
    board: &Board<'_>,
    unit: &Piece<'_>,
    at: HexId,
    means: Means,
    offered: &[HexId],
) -> Option<HexId> {
    let mut best = (prospect(board, unit, at, means), None);
    // The step that is free now would cost a point later.
    let ends = march::reach(board, unit, at, means.ap.saturating_add(1), ONWARD);
    for end in ends {
        let free = offered.contains(&end.first);
        let cost = if free { end.cost.saturating_sub(1) } else { end.cost };
        // Whoever comes back to where it started has gone nowhere.
        if cost > means.ap || end.first == unit.hex || end.hex == unit.hex {
            continue;
        }
        let left = Means { ap: means.ap - cost, ..means };
        let score = prospect(board, unit, end.hex, left) - 2 * i64::from(cost);
        if score > best.0 {
            best = (score, free.then_some(end.first));
        }
    }
    best.1
}

/// Setting a passenger down where there is something to do for it.
fn unloads(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let Some(load) = board.game.passenger(unit.unit) else { return };
    let mut alone = board.piece(load, unit.hex);
    alone.carried = false;
    alone.fire = Some(alone.kind.fire);
    let Some(short) = means.shortage(alone.kind.moves) else { return };
    let shot = board.target(&alone, unit.hex, None).map_or(0, |it| it.0);
    let foe = board.foes.iter().map(|it| board.distance(unit.hex, it.hex)).min().unwrap_or(99);
    let there = |it: &value::Goal| board.ground.to_goal(alone.class, it.index, unit.hex) <= 1;
    let arrived = board.goals.iter().any(|it| !it.held && there(it));
    let leaves = value::exit_points(board, &alone) > 0;
    let score = match (leaves, arrived) {
        (true, false) => -200 + shot / 2,
        (_, true) => 250 + shot,
        (false, false) if foe <= 5 => 60 + shot,
        (false, false) => shot - 100,
    };
    let score = score - i64::from(short) * board.cap_worth();
    found.push(Plan { score, action: Action::Unload });
}

fn exits(board: &Board<'_>, unit: &Piece<'_>, means: Means, found: &mut Vec<Plan>) {
    let points = value::exit_points(board, unit);
    let here = board.game.scenario.exits.iter();
    let out = here.filter(|it| it.0 == board.force).any(|it| it.1.contains(&unit.hex));
    if !out || points == 0 {
        return;
    }
    if let Some(short) = means.shortage(unit.kind.moves) {
        let score = points - i64::from(short) * board.cap_worth();
        found.push(Plan { score, action: Action::Exit });
    }
}

/// A friend whose fire can support a shot for nothing.
pub(super) fn helper(
    board: &Board<'_>,
    (fund, members, shot): (Fund, &[UnitId], Action),
    actions: &[Action],
) -> Option<Action> {
    let joins = actions.iter().filter_map(|it| match it {
        Action::Join(unit) => Some(*unit),
        _ => None,
    });
    for unit in joins {
        let mut group = members.to_vec();
        group.push(unit);
        if board.game.price_of(fund, &group, shot).is_some() {
            return Some(Action::Join(unit));
        }
    }
    None
}
