//! How far the piece that moves can go: every hex it can come to, with its cheapest way.
//!
//! Ways are found by playing them on copies of the battle, so that cost and legality are those of the
//! rules. A way ends where the enemy may have his say, and where a die would be rolled it is not gone.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hexgrid::HexId;
use kernel::{Dice, Roll};
use scene::Reach;

use crate::decision::{Action, Decision, Piece};
use crate::state::Battle;

/// Dice that only notice that they were asked for.
#[derive(Default)]
pub(super) struct Untouched {
    pub(super) rolled: bool,
}

impl Dice for Untouched {
    fn roll(&mut self, _roll: Roll) -> u8 {
        self.rolled = true;
        1
    }
}

/// A hex the piece can come to.
struct Stop {
    hex: HexId,
    spent: u8,
    /// The stop before this one.
    from: Option<usize>,
    /// The battle as it stands there, if the piece can go on from it.
    battle: Option<Battle>,
}

impl Battle {
    pub(super) fn reach_view(&self) -> Vec<Reach> {
        let Some(Decision::Move { piece }) = self.question().map(|it| it.decision) else {
            return Vec::new();
        };
        let Some(start) = self.piece_hex(piece) else { return Vec::new() };
        let stops = self.stops_of(piece, start);
        let mut first: BTreeMap<HexId, usize> = BTreeMap::new();
        for (index, stop) in stops.iter().enumerate().filter(|it| it.1.hex != start) {
            first.entry(stop.hex).or_insert(index);
        }
        first.values().map(|&it| self.reach_to(piece, &stops, it)).collect()
    }

    /// Movement points a piece has spent.
    fn spent_by(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Unit(unit) => self.unit(unit).spent,
            Piece::Leader(leader) => self.leader(leader).spent,
        }
    }

    /// Where the piece can come to, cheapest first.
    fn stops_of(&self, piece: Piece, start: HexId) -> Vec<Stop> {
        let here = Stop {
            hex: start,
            spent: self.spent_by(piece),
            from: None,
            battle: Some(self.clone()),
        };
        let mut stops = vec![here];
        let mut trials = BinaryHeap::new();
        self.try_from(piece, &stops, 0, &mut trials);
        while let Some(Reverse((spent, to, from))) = trials.pop() {
            let known = |it: &Stop| it.hex == to && it.battle.is_some();
            if stops.iter().any(known) {
                continue;
            }
            let Some(stop) = play(piece, &stops[from], to, spent, from) else { continue };
            if stop.battle.is_none() && stops.iter().any(|it| it.hex == to) {
                continue;
            }
            stops.push(stop);
            self.try_from(piece, &stops, stops.len() - 1, &mut trials);
        }
        stops
    }

    /// Lists the steps that lead on from a stop, each with what will be spent after it.
    fn try_from(
        &self,
        piece: Piece,
        stops: &[Stop],
        from: usize,
        trials: &mut BinaryHeap<Reverse<(u8, HexId, usize)>>,
    ) {
        let Some(battle) = &stops[from].battle else { return };
        let here = stops[from].hex;
        for (_, to) in self.scenario.field.grid().neighbors(here) {
            let cost = match piece {
                Piece::Unit(unit) if battle.may_step(unit, to).is_ok() => {
                    battle.step_cost(unit, here, to)
                }
                Piece::Leader(leader) if battle.may_ride(leader, to).is_ok() => {
                    battle.ride_cost(leader, here, to)
                }
                _ => continue,
            };
            trials.push(Reverse((stops[from].spent.saturating_add(cost), to, from)));
        }
    }

    fn reach_to(&self, piece: Piece, stops: &[Stop], end: usize) -> Reach {
        let all = core::iter::successors(Some(end), |&it| stops[it].from);
        let mut way: Vec<HexId> = all.map(|it| stops[it].hex).collect();
        way.reverse();
        let allowance = match piece {
            Piece::Unit(unit) => self.allowance(unit),
            Piece::Leader(leader) => self.leader_allowance(leader),
        };
        let spent = stops[end].spent;
        Reach {
            at: scene::Place::Hex(self.number(stops[end].hex)),
            cost: (spent - stops[0].spent).to_string(),
            left: allowance.saturating_sub(spent).to_string(),
            path: self.numbers(way.iter().copied()),
            actions: way[1..].iter().map(|&it| Action::Move(it).text(&self.scenario)).collect(),
        }
    }
}

/// Plays a step on a copy; `None` if a die would be rolled.
fn play(piece: Piece, before: &Stop, to: HexId, spent: u8, from: usize) -> Option<Stop> {
    use kernel::Game;
    let mut battle = before.battle.clone()?;
    let mut dice = Untouched::default();
    battle.apply(&Action::Move(to), &mut dice).ok()?;
    if dice.rolled {
        return None;
    }
    let goes_on = battle.question().map(|it| it.decision) == Some(Decision::Move { piece });
    Some(Stop { hex: to, spent, from: Some(from), battle: goes_on.then_some(battle) })
}
