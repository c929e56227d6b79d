//! Where units go: each hex within reach is weighed for what it takes, holds, threatens and risks.

use hexgrid::{Direction, Flood, HexId, StepCost};
use kernel::Game;
use kernel::dice::SearchDice;
use rules_nextwar::action::{Action, Spot};
use rules_nextwar::ch08_movement::March;
use rules_nextwar::state::{UnitId, War};
use rules_nextwar::terms::Side;

use super::aims;
use super::field::{FAR, Field};
use super::foes::Foe;

/// How much better a hex must be before a unit bothers to move.
const BOTHER: i32 = 3;
/// What each point above the limit of a hex costs: an overstacked hex can neither attack nor hold.
const OVERSTACKED: i32 = 2_000;
/// What a hex costs that is in the way of others.
const CROWDED: i32 = 200;
/// How far off the enemy's ways a block still helps, in sixths of points.
const WIDE: i32 = 24;
/// What a block on his shortest way is worth.
const BLOCK: i32 = 40;
/// Sixths of points within which the enemy threatens an aim.
const THREAT: i32 = 72;
/// What a hex of the north is worth to the Allies in the last segment that decides it.
const RAID: i32 = 90;

/// How strongly units gather where others have gathered, in tenths.
const GATHER: i32 = 35;
/// What each point of efficiency is worth that a unit has above the others of its stack: who leads
/// them moves the column of every combat.
const LEAD: i32 = 15;
/// The most that a risk counts with somebody who has something to take, with somebody who has few
/// to take it with, and with others.
const BOLD: i32 = 6;
const SOBER: i32 = 12;
const WARY: i32 = 30;

/// Movement as it is thought over for one answer.
pub(super) struct Planner<'a> {
    field: &'a Field<'a>,
    war: &'a War,
    side: Side,
    /// Hexes it may still weigh.
    budget: u32,
    flood: Flood,
}

impl<'a> Planner<'a> {
    pub(super) fn new(field: &'a Field<'a>, budget: u32) -> Self {
        Self { field, war: field.war, side: field.side, budget, flood: Flood::new() }
    }

    /// A unit that gains by moving, or the end of the segment. It begins after the last one that
    /// moved, so that whoever stays is not looked at again for each one that goes.
    pub(super) fn choose_mover(mut self, actions: &[Action]) -> Option<Action> {
        let units: Vec<UnitId> = actions
            .iter()
            .filter_map(|it| match it {
                Action::Select(unit) => Some(*unit),
                _ => None,
            })
            .collect();
        let own = self.war.units().filter(|it| self.war.side(*it) == self.side);
        let last = own.filter(|it| self.war.unit(*it).moved).last();
        let start = last.map_or(0, |last| units.iter().take_while(|it| **it <= last).count());
        let order = units[start..].iter().chain(&units[..start]);
        for &unit in order {
            let Some(from) = self.war.hex(unit) else {
                if self.leads_onto_map(unit) {
                    return Some(Action::Select(unit));
                }
                continue;
            };
            let Some((gain, end)) = self.best_end(unit, from, 0) else { continue };
            if gain > BOTHER && self.is_first_step_legal(unit, end) {
                return Some(Action::Select(unit));
            }
        }
        actions.contains(&Action::End).then_some(Action::End)
    }

    /// Whether a line leads a unit beyond the map onto it.
    fn leads_onto_map(&self, unit: UnitId) -> bool {
        let mut after = self.war.clone();
        let taken = after.apply(&Action::Select(unit), &mut SearchDice::new(1));
        taken.is_ok() && along_line(&after.answers()).is_some_and(|it| it != Action::Cancel)
    }

    /// Whether the rules let the unit begin its way.
    fn is_first_step_legal(&self, unit: UnitId, end: HexId) -> bool {
        let Some(first) = self.first_step(end) else { return false };
        let mut after = self.war.clone();
        let taken = after.apply(&Action::Select(unit), &mut SearchDice::new(1));
        taken.is_ok() && after.may(&Action::Move(first)).is_ok()
    }

    /// The next step of a march, or its end.
    pub(super) fn go_on(mut self, march: &March, actions: &[Action]) -> Option<Action> {
        let &(unit, spent) = march.units().first()?;
        let Some(hex) = self.war.hex(unit) else { return along_line(actions) };
        if let Some((gain, end)) = self.best_end(unit, hex, spent)
            && gain > 0
            && let Some(first) = self.first_step(end)
            && actions.contains(&Action::Move(first))
        {
            return Some(Action::Move(first));
        }
        if actions.contains(&Action::Stop) {
            return Some(Action::Stop);
        }
        // Whoever was taken up goes somewhere: the best of the hexes beside.
        let steps = actions.iter().filter_map(|it| match it {
            Action::Move(to) | Action::Bypass(to) => Some((self.worth(unit, *to), *it)),
            _ => None,
        });
        steps.max().map(|it| it.1)
    }

    /// The first hex on the way that the last flood found.
    fn first_step(&self, end: HexId) -> Option<HexId> {
        let path = self.flood.path(&self.war.scenario.board.map.grid, end)?;
        path.first().map(|it| it.1)
    }

    /// The best hex within reach, and how much better it is than to stay.
    fn best_end(&mut self, unit: UnitId, from: HexId, spent: u16) -> Option<(i32, HexId)> {
        self.run_flood(unit, from, spent);
        let here = self.worth(unit, from);
        let mut best: Option<(i32, Reach)> = None;
        let reached: Vec<(HexId, u16)> = self.flood.reached().collect();
        for (hex, cost) in reached {
            if hex == from || self.budget == 0 {
                continue;
            }
            self.budget -= 1;
            let found = (self.worth(unit, hex), Reach { cost, hex });
            if best.is_none_or(|it| found.0 > it.0 || (found.0 == it.0 && cost < it.1.cost)) {
                best = Some(found);
            }
        }
        best.map(|(worth, reach)| (worth - here, reach.hex))
    }

    /// Floods from where a unit is, as far as it can go: roughly as the rules say.
    fn run_flood(&mut self, unit: UnitId, start: HexId, spent: u16) {
        let (war, field, side) = (self.war, self.field, self.side);
        let allowance = war.allowance(unit).saturating_sub(spent);
        let class = war.spec(unit).class();
        let hindered = |hex: HexId| field.zone.contains(hex) && !war.slips_through(unit, hex);
        let zone = war.scenario.charts.terrain.zone;
        let leaves_start = hindered(start);
        let friend_stays = war.stack(start).any(|it| it != unit);
        let grid = &war.scenario.board.map.grid;
        let step = |from: HexId, way: Direction, to: HexId, so_far: u16| {
            if war.holds(side.other(), to) {
                return None;
            }
            let price = field.price(class, side, (from, way, to))?;
            let price = u16::try_from(price).expect("a price is not below zero");
            let leaves = from == start && leaves_start;
            let enters = hindered(to);
            let surcharge =
                u16::from(leaves && !friend_stays) + u16::from(enters && !war.holds(side, to));
            let first = from == start && spent == 0;
            let cost = price + surcharge * zone;
            let cost = match (leaves && enters, first) {
                (true, true) => allowance,
                (true, false) => return None,
                (false, true) => cost.min(allowance),
                (false, false) => cost,
            };
            let stops = enters || war.must_clear(side, to) || so_far + cost >= allowance;
            Some(StepCost { mp: cost, stops })
        };
        self.flood.run(grid, start, allowance, step);
    }

    /// What it is worth to a side that a unit ends its move in a hex.
    pub(super) fn worth(&self, unit: UnitId, hex: HexId) -> i32 {
        let class = self.war.spec(unit).class();
        let need = self.field.need(class, hex).min(FAR);
        self.claim(unit, hex)
            + self.prey(unit, hex)
            + self.block(unit, hex)
            + self.lead(unit, hex)
            + self.raid(hex)
            - need
            - self.crowd(unit, hex)
            - self.risk(unit, hex)
    }

    /// What a hex is worth to a unit that is driven there.
    pub(super) fn refuge(&self, unit: UnitId, hex: HexId) -> i32 {
        let pressed = if self.field.zone.contains(hex) { CROWDED / 4 } else { 0 };
        self.worth(unit, hex) - pressed
    }

    /// Stacking points of friends in a hex.
    fn friends(&self, unit: UnitId, hex: HexId) -> i32 {
        if !self.war.holds(self.side, hex) {
            return 0;
        }
        let own = if self.war.hex(unit) == Some(hex) { self.points(unit) } else { 0 };
        i32::from(self.war.points_in(hex)) - own
    }

    fn points(&self, unit: UnitId) -> i32 {
        i32::from(self.war.face(unit).stacking)
    }

    /// What it is worth to stand in a hex that decides, or that must be watched.
    fn claim(&self, unit: UnitId, hex: HexId) -> i32 {
        let others = self.friends(unit, hex);
        let points = self.points(unit);
        let share =
            |weight: i32, want: i32| weight * points.min((want - others).max(0)) / want.max(1);
        let watched = match self.field.watch {
            Some((watch, want)) if watch == hex => share(CROWDED, i32::from(want)),
            Some(_) | None => 0,
        };
        let weight = self.field.weight[hex.index()];
        if weight == 0 {
            return watched;
        }
        let secure = i32::from(self.war.secure_points(hex));
        let claim = if self.war.must_clear(self.side, hex) {
            share(3 * weight, secure) + 2 * weight
        } else if self.field.is_to_take(hex) {
            2 * weight + share(weight, 2)
        } else if self.field.front(hex) <= THREAT {
            // A garrison as strong as the enemy is near.
            share(2 * weight, secure.max(2))
        } else {
            0
        };
        watched + claim
    }

    /// What it is worth to join those who gather around an enemy stack.
    fn prey(&self, unit: UnitId, hex: HexId) -> i32 {
        let attack = i32::from(self.war.face(unit).attack);
        if attack == 0 {
            return 0;
        }
        let from = self.war.hex(unit);
        let grid = &self.war.scenario.board.map.grid;
        let share = |foe: &Foe, way: Direction| {
            let present = from.is_some_and(|it| self.war.distance(it, foe.hex) == 1);
            let gathered = foe.gathered - if present { attack } else { 0 };
            let river = self.war.scenario.board.rivers.contains(hex, way);
            let strength = if river { (attack + 1) / 2 } else { attack };
            // The more there are already, the more one more is worth.
            let line = (gathered + strength).min(foe.wanted) - gathered.min(foe.wanted);
            let square = |it: i32| it.min(foe.wanted).pow(2);
            let fill = square(gathered + strength) - square(gathered);
            foe.desire * line / foe.wanted + GATHER * foe.desire * fill / (10 * foe.wanted.pow(2))
        };
        grid.neighbors(hex)
            .filter(|(way, to)| self.may_strike(unit, hex, *way, *to))
            .filter_map(|(way, to)| self.field.foe_in(to).map(|foe| share(foe, way)))
            .max()
            .unwrap_or_default()
    }

    /// Whether the ground lets a unit strike from a hex.
    fn may_strike(&self, unit: UnitId, from: HexId, way: Direction, to: HexId) -> bool {
        let board = &self.war.scenario.board;
        let class = self.war.spec(unit).class();
        let terrain = board.terrain_in(self.war.options.season, to);
        let open =
            self.war.scenario.charts.terrain.terrain(terrain, class, self.war.core().weather);
        !board.all_water.contains(from, way) && (open.is_some() || board.road(from, way).is_some())
    }

    /// What it is worth to stand in the enemy's way to something of one's own.
    fn block(&self, unit: UnitId, hex: HexId) -> i32 {
        let ground = self.field.ground(hex);
        let widest = |guard: &super::field::Guard| {
            let slack = self.field.slack(guard, hex);
            if slack > WIDE { 0 } else { (BLOCK - slack + ground) * guard.weight / 60 }
        };
        let best = self.field.guards().iter().map(widest).max().unwrap_or_default();
        if best == 0 {
            return ground / 4;
        }
        let others = self.friends(unit, hex);
        let beside = self
            .war
            .beside(hex)
            .any(|it| self.war.has_zone(self.side, it) && self.friends(unit, it) >= 2);
        match others {
            0 | 1 if beside => best / 2,
            0 | 1 => best,
            2 | 3 => best / 2,
            _ => 0,
        }
    }

    /// What it is worth that a unit leads the others of a stack near the enemy.
    fn lead(&self, unit: UnitId, hex: HexId) -> i32 {
        let war = self.war;
        if self.friends(unit, hex) < 2 || self.field.front(hex) > THREAT {
            return 0;
        }
        let others = war.stack(hex).filter(|it| *it != unit && !war.spec(*it).kind.is_fixture());
        let best = others.map(|it| i32::from(war.efficiency(it))).max();
        best.map_or(0, |best| LEAD * (i32::from(war.efficiency(unit)) - best).max(0))
    }

    /// What a hex of the north is worth to the Allies when nobody can take it back in time.
    fn raid(&self, hex: HexId) -> i32 {
        let war = self.war;
        let north = war.scenario.board.home_of(hex) == Some(Side::Dprk);
        let last = war.core().turn == war.scenario.turns
            && war.core().segment >= rules_nextwar::ch03_sequence::Segment::SecondMovement;
        if self.side != Side::Allied || !north || !last || !aims::is_raid_worth(war) {
            return 0;
        }
        let taken = war.controller(hex) == Side::Allied
            || war.core().trodden[Side::Allied.index()].contains(hex);
        if taken || war.must_clear(self.side, hex) { 0 } else { RAID }
    }

    fn crowd(&self, unit: UnitId, hex: HexId) -> i32 {
        let limit = i32::from(self.war.stacking_limit(hex, self.side));
        let over = self.friends(unit, hex) + self.points(unit) - limit;
        if over > 0 { OVERSTACKED * over } else { 0 }
    }

    /// What may happen to a unit in a hex.
    fn risk(&self, unit: UnitId, hex: HexId) -> i32 {
        let beside = self.war.beside(hex).filter_map(|it| self.field.foe_in(it));
        let strength: i32 = beside.map(|it| it.attack).sum();
        if strength == 0 {
            return 0;
        }
        let others = if self.war.holds(self.side, hex) {
            let own = if self.war.hex(unit) == Some(hex) {
                i32::from(self.war.face(unit).defense)
            } else {
                0
            };
            self.field.defense_in(hex) - own
        } else {
            0
        };
        let defense = others + i32::from(self.war.face(unit).defense);
        let held = defense * (10 + self.field.ground(hex)) / 10;
        let most = match (self.field.takes, self.field.few) {
            (true, false) => BOLD,
            (true, true) => SOBER,
            (false, _) => WARY,
        };
        ((strength - held) * 2).clamp(0, most)
    }
}

/// A hex within reach.
#[derive(Clone, Copy)]
struct Reach {
    cost: u16,
    hex: HexId,
}

/// Who is beyond the map comes onto it where a line lets him.
fn along_line(actions: &[Action]) -> Option<Action> {
    let onto = |it: &&Action| matches!(it, Action::Land(Spot::Hex(_)));
    let found = actions.iter().find(onto).copied();
    found.or_else(|| actions.contains(&Action::Cancel).then_some(Action::Cancel))
}
