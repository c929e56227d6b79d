//! The cheapest way to a far hex: a move is asked hex by hex [COH 5.0b, 14.0b], and whoever points
//! at a hex farther off wants to know what the whole way would cost, or where it is barred.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hexgrid::{Crossing, HexId};
use kernel::Illegal;

use crate::roster::Motion;
use crate::state::{Firefight, UnitId};

/// A way of one or more actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Its first hex.
    pub(crate) first: HexId,
    /// How many actions it takes.
    pub(crate) moves: u8,
    /// What they cost in all, without what dice add.
    pub(crate) price: u16,
}

/// Where a way ends before it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BarredAt {
    /// The hex that cannot be entered.
    pub(crate) hex: HexId,
    /// Why it cannot.
    pub(crate) by: Illegal,
}

/// A hex on the way, and how many bonus hexes may still follow it in the same action.
type Stop = (HexId, u8);

impl Firefight {
    /// [COH 5.0b, 14.0b–14.0f] The cheapest way of a unit on the map to a hex, whatever it has to
    /// pay with, or where it is barred.
    pub(crate) fn way_to(&self, unit: UnitId, to: HexId) -> Result<Way, BarredAt> {
        let start = self.hex(unit).expect("who looks for a way is on the map");
        let mut best: BTreeMap<Stop, Way> = BTreeMap::new();
        let mut open = BinaryHeap::from([Reverse((0, 0, 0, start, 0, start))]);
        // The cheapest first, then the one of fewest actions, then the shortest.
        while let Some(Reverse((price, moves, steps, hex, bonus, first))) = open.pop() {
            let way = Way { first, moves, price };
            if hex == to && hex != start {
                return Ok(way);
            }
            if best.contains_key(&(hex, bonus)) {
                continue;
            }
            best.insert((hex, bonus), way);
            for (_, next) in self.scenario.field.grid.neighbors(hex) {
                let first = if hex == start && moves == 0 { next } else { first };
                let mut go = |(cost, left): (u8, u8), moves: u8| {
                    let price = price + u16::from(cost);
                    open.push(Reverse((price, moves, steps + 1, next, left, first)));
                };
                if let Some(step) = self.bonus_step(unit, (hex, bonus), next) {
                    go(step, moves);
                }
                if let Some(step) = self.paid_step(unit, hex, next) {
                    go(step, moves + 1);
                }
            }
        }
        Err(self.bar_between(unit, to, |it| best.range((it, 0)..=(it, u8::MAX)).next().is_some()))
    }

    /// A step that begins an action: its price, and the bonus hexes that may follow.
    fn paid_step(&self, unit: UnitId, from: HexId, to: HexId) -> Option<(u8, u8)> {
        let cost = if self.hex(unit) == Some(from) {
            self.may_step_first(unit, from, to)
        } else {
            self.step_cost(unit, from, to, true)
        };
        let follows = self.is_easy_step(unit, from, to)
            && !self.is_backward(unit, from, to)
            && !self.tows_vehicle(unit);
        let kind = self.kind(unit);
        let bonus = match kind.motion {
            Motion::Tracked if follows => kind.bonus,
            Motion::Wheeled if follows => kind.bonus + 1,
            Motion::Tracked | Motion::Wheeled | Motion::Foot | Motion::Air => 0,
        };
        Some((cost.ok()?, bonus))
    }

    /// [COH 14.0c–14.0f] A step by a bonus hex.
    fn bonus_step(&self, unit: UnitId, (from, bonus): Stop, to: HexId) -> Option<(u8, u8)> {
        if bonus == 0 || !self.is_easy_step(unit, from, to) {
            return None;
        }
        Some((self.step_cost(unit, from, to, false).ok()?, bonus - 1))
    }

    /// [COH 14.0c–14.0f] Whether a step is one that bonus hexes are made of.
    fn is_easy_step(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let field = &self.scenario.field;
        let by_road = field.grid.direction(from, to).is_some_and(|it| field.has_road(from, it));
        match self.kind(unit).motion {
            Motion::Tracked => (by_road || field.terrain(to).bonus) && !self.is_wired(to),
            Motion::Wheeled => by_road,
            Motion::Foot | Motion::Air => false,
        }
    }

    /// The first hex on the straight line to a hex that cannot be reached from the one before it.
    fn bar_between(&self, unit: UnitId, to: HexId, reached: impl Fn(HexId) -> bool) -> BarredAt {
        let grid = &self.scenario.field.grid;
        let start = self.hex(unit).expect("who looks for a way is on the map");
        let mut line: Vec<HexId> = grid
            .line(start, to)
            .filter_map(|it| match it {
                Crossing::Hex { hex, .. } => Some(hex),
                Crossing::Side { left, right } => left.or(right),
            })
            .collect();
        line.push(to);
        let near = |hex: HexId| grid.neighbors(hex).map(|it| it.1).filter(|&it| reached(it));
        let refusal = |hex: HexId| {
            near(hex).find_map(|from| {
                let step = if from == start {
                    self.may_step_first(unit, from, hex)
                } else {
                    self.step_cost(unit, from, hex, true)
                };
                step.err().map(|by| BarredAt { hex, by })
            })
        };
        let barred = line.into_iter().filter(|&it| !reached(it)).find_map(refusal);
        barred.expect("what cannot be reached begins beside what can")
    }
}
