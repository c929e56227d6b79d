//! Where units go: each hex within reach is weighed for what it takes, holds, threatens and risks.

use hexgrid::{Direction, HexId};
use rules_scs::{Action, Flags, Phase, Side, UnitId, War};

use super::attack;
use super::hunt::Hunt;
use super::value::{self, Goal};

/// How much better a hex must be before a unit bothers to move.
const BOTHER: i64 = 2;
/// What standing without a line of supply costs.
const CUT_OFF: i64 = 60;

/// A player turn's movement as it is thought over for one answer.
pub(super) struct Planner<'a> {
    war: &'a War,
    side: Side,
    /// Hexes it may still weigh.
    budget: u32,
    goals: Vec<Goal>,
    /// Lengths of supply lines, by movement class.
    lines: Vec<Vec<u16>>,
    /// Enemy attack strength that can be brought against each hex, roughly.
    threat: Vec<u16>,
    /// What can be attacked afterwards.
    hunt: Hunt,
}

impl<'a> Planner<'a> {
    pub(super) fn new(war: &'a War, side: Side, budget: u32) -> Self {
        let scenario = war.scenario();
        let classes = u8::try_from(scenario.classes.len()).unwrap_or(u8::MAX);
        let goals = value::goals(war, side);
        let hunt = match war.core().phase {
            Phase::Movement => Hunt::new(war, side, &goals),
            Phase::SetUp | Phase::Combat | Phase::Exploitation | Phase::Supply => Hunt::none(),
        };
        Self {
            war,
            side,
            budget,
            goals,
            lines: (0..classes).map(|it| war.supply_lines(side, it)).collect(),
            threat: threat(war, side.other()),
            hunt,
        }
    }

    /// The unit that gains most by moving, or the end of the phase.
    pub(super) fn choose_mover(mut self, actions: &[Action]) -> Action {
        let mut best: Option<(i64, Action)> = None;
        for &action in actions {
            let Action::Select(unit) = action else { continue };
            let Some(from) = self.war.unit(unit).hex() else { continue };
            let (worth, _) = self.best_end(unit, from);
            let gain = worth - self.worth(unit, from);
            if gain > BOTHER && best.is_none_or(|(it, _)| gain > it) {
                best = Some((gain, action));
            }
        }
        best.map_or(Action::End, |(_, action)| action)
    }

    /// The next step of the moving units: an overrun that pays, a step on the way, or a halt.
    pub(super) fn go_on(mut self, hex: HexId, actions: &[Action]) -> Option<Action> {
        let movers: Vec<UnitId> =
            self.war.stack(hex).filter(|&it| self.war.unit(it).group != 0).collect();
        let &unit = movers.first()?;
        let overruns = actions.iter().filter_map(|it| match it {
            Action::Overrun(target) => Some(*target),
            _ => None,
        });
        let best =
            overruns.map(|it| (attack::promise(self.war, &movers, it, &self.goals), it)).max();
        if let Some((promise, target)) = best
            && promise >= 72
        {
            return Some(Action::Overrun(target));
        }
        let here = self.worth(unit, hex);
        let (worth, end) = self.best_end(unit, hex);
        if worth <= here + BOTHER {
            return Some(Action::Stop);
        }
        self.first_step(unit, hex, end, actions)
    }

    /// The best hex within reach and what it is worth.
    fn best_end(&mut self, unit: UnitId, from: HexId) -> (i64, HexId) {
        let mut best = (self.worth(unit, from), from);
        for (hex, _) in self.war.range_of(unit) {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            let worth = self.worth(unit, hex);
            if worth > best.0 {
                best = (worth, hex);
            }
        }
        best
    }

    /// The listed step from which the end is still nearest.
    fn first_step(
        &self,
        unit: UnitId,
        from: HexId,
        end: HexId,
        actions: &[Action],
    ) -> Option<Action> {
        let path = self.war.path(unit, end)?;
        let next = path.into_iter().find(|&it| it != from)?;
        let action = Action::Move(next);
        actions.contains(&action).then_some(action).or(Some(Action::Stop))
    }

    /// What it is worth to a side that a unit ends its move in a hex.
    fn worth(&self, unit: UnitId, hex: HexId) -> i64 {
        let war = self.war;
        let there = war.unit(unit).hex() == Some(hex);
        let mut worth = value::pull(war, unit, hex, &self.goals);
        let room = war.load(hex) + u16::from(!there);
        if room > war.limit(hex) {
            return -10_000;
        }
        if self.is_cut_off(unit, hex) {
            worth -= CUT_OFF;
        }
        let share = self.hunt.share(war, unit, hex);
        // Who attacks first has less to fear.
        let risk = self.risk(unit, hex, there);
        worth + share - if share > 0 { risk / 2 } else { risk }
    }

    /// Whether a unit would have no line of supply in a hex and feel it. It opens its own hex
    /// itself, so that a line which comes beside it is enough; the last turn is soon over.
    fn is_cut_off(&self, unit: UnitId, hex: HexId) -> bool {
        let scenario = self.war.scenario();
        let class = usize::from(scenario.unit(unit).class);
        let has_line = |it: HexId| self.lines[class][usize::from(it.0)] != u16::MAX;
        let beside = |(direction, it): (Direction, HexId)| {
            has_line(it) && self.war.step_cost(unit, hex, direction).is_some()
        };
        let last = self.war.core().turn == scenario.turns;
        !last && !has_line(hex) && !scenario.map.grid.neighbors(hex).any(beside)
    }

    /// What the enemy could do to a unit in a hex.
    fn risk(&self, unit: UnitId, hex: HexId, there: bool) -> i64 {
        let war = self.war;
        let friends = war.stack(hex).filter(|&it| war.side_of(it) == self.side && it != unit);
        let defense: u16 = friends.map(|it| u16::from(war.face(it).defense)).sum();
        let ground = if war.is_strong_ground(hex) { 2 } else { 1 };
        let defense = (defense + u16::from(war.face(unit).defense)) * ground;
        let threat = self.threat[usize::from(hex.0)];
        let shaken = there && war.unit(unit).is(Flags::OUT_OF_SUPPLY);
        let over = i64::from(threat) - 2 * i64::from(defense) + i64::from(shaken);
        // Who has one step left has the most to lose.
        let stake = if war.unit(unit).steps == 1 { 3 } else { 1 };
        stake * over.clamp(0, 6)
    }
}

/// The attack strength that a side could bring next to each hex, halved with distance.
fn threat(war: &War, side: Side) -> Vec<u16> {
    let grid = &war.scenario().map.grid;
    let mut threat = vec![0u16; grid.len()];
    for unit in war.scenario().units_of(side) {
        let Some(hex) = war.unit(unit).hex() else { continue };
        let attack = u16::from(war.face(unit).attack.unwrap_or(0));
        for near in grid.hexes_within(hex, 3) {
            let share = match grid.distance(hex, near) {
                0 | 1 => attack,
                2 => attack / 2,
                _ => attack / 3,
            };
            threat[usize::from(near.0)] += share;
        }
    }
    threat
}
