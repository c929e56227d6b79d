//! How far a march leads: every hex that steps reach, with its cheapest way.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::HexId;
use scene::{Place, Reach};

use super::reasons::sixths;
use crate::action::Action;
use crate::agenda::Ask;
use crate::ch08_movement::{self, March, s03_terrain::Going};
use crate::state::War;

/// A place the stack can come to.
struct Stop {
    war: War,
    march: March,
    way: Vec<HexId>,
    /// What the one that has spent most has spent.
    spent: u16,
    stops: bool,
}

impl War {
    /// [NW 8.5.1] Where the stack that moves can go. A way ends with the answer that ends the
    /// march, unless it ends by itself there.
    pub(super) fn reach_view(&self) -> Vec<Reach> {
        let Some(Ask::Movement(ch08_movement::Ask::Marching(march))) = self.core.open() else {
            return Vec::new();
        };
        let Some(start) = self.hex(march.group[0].0) else { return Vec::new() };
        let mut open = vec![Stop {
            war: self.clone(),
            march: march.clone(),
            way: vec![start],
            spent: 0,
            stops: false,
        }];
        let mut found: BTreeMap<HexId, (u16, Vec<HexId>, bool)> = BTreeMap::new();
        let mut settled: BTreeSet<HexId> = [start].into();
        while let Some(stop) = cheapest(&mut open) {
            let here = stop.way[stop.way.len() - 1];
            if here != start && !found.contains_key(&here) {
                found.insert(here, (stop.spent, stop.way.clone(), stop.stops));
            }
            if stop.stops || (here != start && !settled.insert(here)) {
                continue;
            }
            for to in self.beside(here) {
                if settled.contains(&to) {
                    continue;
                }
                let Ok(step) = stop.march.may_step(&stop.war, to, Going::Road) else { continue };
                let mut war = stop.war.clone();
                let march = war.carry_out(&stop.march, &step);
                let spent = step.group.iter().map(|it| it.1).max().expect("somebody marches");
                let way = stop.way.iter().copied().chain([to]).collect();
                open.push(Stop { war, march, way, spent, stops: step.stops });
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

/// Takes out the cheapest stop, the one with the lower hex among equals.
fn cheapest(open: &mut Vec<Stop>) -> Option<Stop> {
    let key = |it: &Stop| (it.spent, it.way[it.way.len() - 1]);
    let best = (0..open.len()).min_by_key(|at| key(&open[*at]))?;
    Some(open.swap_remove(best))
}
