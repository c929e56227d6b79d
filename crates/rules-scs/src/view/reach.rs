//! How far the open question leads: every hex that answers of one kind reach, with its cheapest way.
//!
//! Ways are found by playing them on copies of the game, so that cost and legality are those of the
//! rules. Only plain steps are played: no overruns, nothing that rolls dice.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hexgrid::HexId;
use kernel::Game;
use kernel::dice::Script;
use scene::{Place, Reach};

use super::points;
use crate::agenda::MOVERS;
use crate::charts::HalfMp;
use crate::decision::{Action, Decision};
use crate::series::ch03_movement::Payment;
use crate::state::{UnitId, War};

impl War {
    pub(super) fn reach_view(&self) -> Vec<Reach> {
        match self.question().map(|it| it.decision) {
            Some(Decision::Move { hex }) => Search::new(self, hex).run(),
            Some(Decision::GoOn { unit, left }) => self.onward_reach(unit, left),
            _ => Vec::new(),
        }
    }

    /// [SCS 10.0R] Where an advancing unit can go, counted in hexes.
    fn onward_reach(&self, unit: UnitId, left: u8) -> Vec<Reach> {
        let mut ways: BTreeMap<HexId, Vec<HexId>> = BTreeMap::new();
        let mut fresh = vec![(self.clone(), vec![self.hex_of(unit)])];
        for _ in 0..left {
            let mut next = Vec::new();
            for (war, way) in fresh {
                let here = war.hex_of(unit);
                for (_, to) in self.scenario.map.grid.neighbors(here) {
                    let known = to == way[0] || ways.contains_key(&to);
                    let mut there = war.clone();
                    if known || there.apply(&Action::GoOn(to), &mut Script::new(&[])).is_err() {
                        continue;
                    }
                    let way: Vec<HexId> = way.iter().copied().chain([to]).collect();
                    ways.insert(to, way.clone());
                    next.push((there, way));
                }
            }
            fresh = next;
        }
        let reach = |(_, way): (_, Vec<HexId>)| {
            let steps = way.len() - 1;
            let left = usize::from(left) - steps;
            self.reach_by(&way, (steps.to_string(), left.to_string()), Action::GoOn)
        };
        ways.into_iter().map(reach).collect()
    }

    fn reach_by(
        &self,
        way: &[HexId],
        (cost, left): (String, String),
        action: fn(HexId) -> Action,
    ) -> Reach {
        Reach {
            at: Place::Hex(self.number(way[way.len() - 1])),
            cost,
            left,
            path: way.iter().map(|&it| self.number(it)).collect(),
            actions: way[1..].iter().map(|&it| action(it).text(&self.scenario)).collect(),
        }
    }
}

/// A place the whole group can come to, and what every unit of it has spent by then.
///
/// Units of different classes pay differently: of two ways to a hex neither need be the better one
/// for all of them, and both may have to be followed up.
struct Stop {
    hex: HexId,
    spent: Vec<HalfMp>,
    /// The stop before this one.
    from: Option<usize>,
    /// The game as it stands there, if the whole group can still go on from it. [SCS 3.1e] After a
    /// minimum move it cannot, however little another way to the same hex may cost.
    war: Option<War>,
}

/// A step still to be tried, cheapest first: the most that a unit of the group will have spent on
/// the way, then all of them together, then what comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Trial {
    most: HalfMp,
    sum: HalfMp,
    stops: bool,
    from: usize,
    to: HexId,
    spent: Vec<HalfMp>,
}

/// The search for the ways of a moving group.
struct Search<'a> {
    war: &'a War,
    movers: Vec<UnitId>,
    stops: Vec<Stop>,
    /// The stops of each hex, cheapest first.
    by_hex: BTreeMap<HexId, Vec<usize>>,
    trials: BinaryHeap<Reverse<Trial>>,
}

impl<'a> Search<'a> {
    fn new(war: &'a War, hex: HexId) -> Self {
        let movers: Vec<UnitId> = war.group(hex, MOVERS).collect();
        let spent = movers.iter().map(|&it| war.unit(it).spent).collect();
        let start = Stop { hex, spent, from: None, war: Some(war.clone()) };
        let (by_hex, trials) = (BTreeMap::from([(hex, vec![0])]), BinaryHeap::new());
        Self { war, movers, stops: vec![start], by_hex, trials }
    }

    fn run(mut self) -> Vec<Reach> {
        self.try_from(0);
        while let Some(Reverse(trial)) = self.trials.pop() {
            if self.is_beaten(&trial) {
                continue;
            }
            let index = self.stops.len();
            let stop = self.play(&trial);
            self.by_hex.entry(stop.hex).or_default().push(index);
            self.stops.push(stop);
            self.try_from(index);
        }
        let start = self.stops[0].hex;
        let ends = self.by_hex.iter().filter(|&(&hex, _)| hex != start);
        ends.map(|(_, stops)| self.reach(stops[0])).collect()
    }

    /// Lists the steps that lead on from a stop.
    fn try_from(&mut self, from: usize) {
        let Stop { hex, war: Some(war), .. } = &self.stops[from] else { return };
        for (direction, to) in war.scenario.map.grid.neighbors(*hex) {
            if war.may_step(*hex, direction, to).is_err() {
                continue;
            }
            let mut stops = false;
            let after = self.movers.iter().map(|&unit| match war.payment(unit, *hex, direction) {
                Ok(Payment::Points(cost)) => war.unit(unit).spent + cost,
                Ok(Payment::MinimumMove) | Err(_) => {
                    stops = true;
                    war.allowance(unit)
                }
            });
            let spent: Vec<HalfMp> = after.collect();
            let paid = || spent.iter().zip(&self.stops[0].spent).map(|(now, then)| now - then);
            let (most, sum) = (paid().max().expect("a group has movers"), paid().sum());
            self.trials.push(Reverse(Trial { most, sum, stops, from, to, spent }));
        }
    }

    /// Whether a stop already found costs no unit more and lets the group go on at least as well.
    fn is_beaten(&self, trial: &Trial) -> bool {
        let stops = self.by_hex.get(&trial.to).into_iter().flatten().map(|&it| &self.stops[it]);
        let mut better = stops.filter(|it| trial.stops || it.war.is_some());
        better.any(|it| it.spent.iter().zip(&trial.spent).all(|(known, tried)| known <= tried))
    }

    fn play(&self, trial: &Trial) -> Stop {
        let before = self.stops[trial.from].war.as_ref().expect("trials start where one can go on");
        let mut war = before.clone();
        let played = war.apply(&Action::Move(trial.to), &mut Script::new(&[]));
        played.expect("the step was found legal");
        let whole = self.movers.iter().all(|&it| war.unit(it).group == MOVERS);
        let spent = self.movers.iter().map(|&it| war.unit(it).spent).collect();
        Stop { hex: trial.to, spent, from: Some(trial.from), war: whole.then_some(war) }
    }

    fn reach(&self, end: usize) -> Reach {
        let stop = &self.stops[end];
        let paid = stop.spent.iter().zip(&self.stops[0].spent).map(|(now, then)| now - then);
        let allowances = self.movers.iter().map(|&it| self.war.allowance(it));
        let left = allowances.zip(&stop.spent).map(|(all, &spent)| all.saturating_sub(spent));
        let mut way: Vec<HexId> =
            core::iter::successors(Some(stop), |it| it.from.map(|before| &self.stops[before]))
                .map(|it| it.hex)
                .collect();
        way.reverse();
        let (paid, left) = (paid.max(), left.min());
        let (paid, left) = paid.zip(left).expect("a group has movers");
        let figures = (points(paid), points(left));
        self.war.reach_by(&way, figures, Action::Move)
    }
}
