//! How far a march leads: every hex that steps reach, with its cheapest way.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::HexId;
use scene::{Place, Reach};

use super::reasons::sixths;
use crate::action::Action;
use crate::agenda::Ask;
use crate::ch08_movement::s03_terrain::Going;
use crate::ch08_movement::s05_ground::Step;
use crate::ch08_movement::{self, March};
use crate::state::War;

/// A step that leads to a place the stack can come to.
struct Stop {
    /// The situation it is taken in, by its number.
    from: usize,
    step: Step,
    way: Vec<HexId>,
    /// What the one that has spent most has spent.
    spent: u16,
}

/// The search for the places a stack can come to, the cheapest first.
struct Search {
    /// Situations in which the stack can go on.
    stages: Vec<(War, March)>,
    open: Vec<Stop>,
    /// The hexes from which every step has been listed.
    settled: BTreeSet<HexId>,
}

impl Search {
    /// Lists the steps that lead on from the last situation.
    fn lead_on(&mut self, way: &[HexId]) {
        let from = self.stages.len() - 1;
        let (war, march) = &self.stages[from];
        for to in war.beside(way[way.len() - 1]) {
            if self.settled.contains(&to) {
                continue;
            }
            let Ok(step) = march.may_step(war, to, Going::Road) else { continue };
            let spent = step.group.iter().map(|it| it.1).max().expect("somebody marches");
            let way = way.iter().copied().chain([to]).collect();
            self.open.push(Stop { from, step, way, spent });
        }
    }

    /// Takes a step and goes on from there.
    fn settle(&mut self, stop: &Stop) {
        let (war, march) = &self.stages[stop.from];
        let mut war = war.clone();
        let march = war.carry_out(march, &stop.step);
        self.stages.push((war, march));
        self.lead_on(&stop.way);
    }

    /// Takes out the cheapest step, the one to the lower hex among equals.
    fn cheapest(&mut self) -> Option<Stop> {
        let key = |it: &Stop| (it.spent, it.step.to);
        let best = (0..self.open.len()).min_by_key(|at| key(&self.open[*at]))?;
        Some(self.open.swap_remove(best))
    }
}

impl War {
    /// [NW 8.5.1] Where the stack that moves can go. A way ends with the answer that ends the
    /// march, unless it ends by itself there.
    pub(super) fn reach_view(&self) -> Vec<Reach> {
        let Some(Ask::Movement(ch08_movement::Ask::Marching(march))) = self.core.open() else {
            return Vec::new();
        };
        let Some(start) = self.hex(march.group[0].0) else { return Vec::new() };
        let mut found: BTreeMap<HexId, (u16, Vec<HexId>, bool)> = BTreeMap::new();
        let stages = vec![(self.clone(), march.clone())];
        let mut search = Search { stages, open: Vec::new(), settled: [start].into() };
        search.lead_on(&[start]);
        while let Some(stop) = search.cheapest() {
            let here = stop.step.to;
            found.entry(here).or_insert_with(|| (stop.spent, stop.way.clone(), stop.step.stops));
            if !stop.step.stops && search.settled.insert(here) {
                search.settle(&stop);
            }
        }
        let allowance = march.group.iter().map(|it| self.allowance(it.0)).min();
        let allowance = allowance.expect("somebody marches");
        let reach = |(spent, way, stops): (u16, Vec<HexId>, bool)| {
            self.reach_by(&way, spent, allowance, stops)
        };
        found.into_values().map(reach).collect()
    }

    fn reach_by(&self, way: &[HexId], spent: u16, allowance: u16, stops: bool) -> Reach {
        let steps = way[1..].iter().map(|it| Action::Move(*it));
        let end = (!stops).then_some(Action::Stop);
        Reach {
            at: Place::Hex(self.number(way[way.len() - 1])),
            cost: sixths(spent),
            left: sixths(allowance.saturating_sub(spent)),
            path: way.iter().map(|it| self.number(*it)).collect(),
            actions: steps.chain(end).map(|it| it.text(&self.scenario)).collect(),
        }
    }
}
