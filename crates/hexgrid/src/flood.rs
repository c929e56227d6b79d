//! Movement: every hex within reach of a budget.
//!
//! A step may end the movement (a zone of control, a ford). Then the cheapest arrival in a hex need
//! not be the one that leads on: a cheap one that must stop would hide a dearer one that may go on.
//! So each hex has two labels, the cheapest arrival of any kind and the cheapest that may go on; only
//! the second spreads.

use std::ops::Range;

use crate::{Direction, Grid, HexId, HexSet};

/// What a step into a hex costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepCost {
    /// Movement points, or whatever fraction of them the caller counts in.
    pub mp: u16,
    /// Whether the mover must stop there.
    pub stops: bool,
}

/// A search for every hex within reach, with memory that serves one search after another.
///
/// A search costs time by the hexes it reaches, never by the size of the map.
#[derive(Clone, Debug, Default)]
pub struct Flood {
    start: Option<HexId>,
    labels: Vec<Label>,
    reached: HexSet,
    /// The words of `reached` that may hold a hex.
    words: Range<usize>,
    /// For each cost the last arrival in `queue` still to be looked at, plus one; 0 for none.
    heads: Vec<u32>,
    queue: Vec<Arrival>,
}

/// What is known of a hex. Eight bytes, so that finding it takes no multiplication.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
struct Label {
    /// The cheapest arrival, and the direction of its last step.
    cost: u16,
    /// The cheapest arrival that may go on, and the direction of its last step.
    onward_cost: u16,
    way: Direction,
    onward_way: Direction,
}

/// Stands for "not yet reached"; no budget goes so far.
const UNREACHED: u16 = u16::MAX;

impl Label {
    const NONE: Label = Label {
        cost: UNREACHED,
        onward_cost: UNREACHED,
        way: Direction::D0,
        onward_way: Direction::D0,
    };
}

/// An arrival that may go on.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    hex: HexId,
    /// The arrival at the same cost to look at after this one, as in [`Flood::heads`].
    next: u32,
}

impl Flood {
    /// Makes a search without memory yet; it takes what a map needs when it first runs on it.
    pub fn new() -> Flood {
        Flood::default()
    }

    /// Finds every hex that can be reached from `start` for at most `budget`.
    ///
    /// `step` is asked for the cost of a step from a hex in a direction to its neighbor after so
    /// much has been spent; `None` forbids it. Having spent less must never make what follows
    /// dearer. A step may cost nothing, but whoever has spent the whole budget goes no further, not
    /// even for nothing. The start is reached at no cost.
    #[inline]
    pub fn run(
        &mut self,
        grid: &Grid,
        start: HexId,
        budget: u16,
        mut step: impl FnMut(HexId, Direction, HexId, u16) -> Option<StepCost>,
    ) {
        let budget = budget.min(UNREACHED - 1);
        let mut search = self.begin(grid.len(), start, budget);
        for spent in 0..budget {
            while let Some(from) = search.next_at(spent) {
                if search.labels[from.index()].onward_cost != spent {
                    continue;
                }
                for (&way, &to) in Direction::ALL.iter().zip(grid.neighbor_row(from)) {
                    let to = HexId(to);
                    if !search.may_gain(to, spent) {
                        continue;
                    }
                    let Some(cost) = step(from, way, to, spent) else { continue };
                    if cost.mp <= budget - spent {
                        search.arrive(to, way, spent + cost.mp, cost.stops);
                    }
                }
            }
        }
        let (lowest, highest) = (search.lowest, search.highest);
        self.words = lowest.index() / 64..highest.index() / 64 + 1;
    }

    /// Returns what the cheapest way to a hex costs; `None` if the last search did not reach it.
    #[inline]
    pub fn cost(&self, hex: HexId) -> Option<u16> {
        Some(self.labels.get(hex.index())?.cost).filter(|&cost| cost != UNREACHED)
    }

    /// Returns what the cheapest way to a hex costs from which the mover may go on.
    #[inline]
    pub fn onward_cost(&self, hex: HexId) -> Option<u16> {
        Some(self.labels.get(hex.index())?.onward_cost).filter(|&cost| cost != UNREACHED)
    }

    /// Returns every hex the last search reached with its cheapest cost, in the order of ids, the
    /// start included.
    #[inline]
    pub fn reached(&self) -> impl Iterator<Item = (HexId, u16)> + '_ {
        self.reached.iter_words(self.words.clone()).map(|hex| (hex, self.labels[hex.index()].cost))
    }

    /// Returns the hexes the last search reached as a set.
    pub fn reached_set(&self) -> &HexSet {
        &self.reached
    }

    /// Returns the cheapest way to a hex as its steps from the start; `None` if it was not reached.
    pub fn path(&self, grid: &Grid, hex: HexId) -> Option<Vec<(Direction, HexId)>> {
        self.cost(hex)?;
        let mut at = hex;
        let mut way = self.labels[hex.index()].way;
        let mut steps = Vec::new();
        while Some(at) != self.start {
            steps.push((way, at));
            at = grid.neighbor(at, way.opposite()).expect("each step came from a neighbor");
            // Only arrivals that may go on have led anywhere.
            way = self.labels[at.index()].onward_way;
        }
        steps.reverse();
        Some(steps)
    }

    /// Forgets the last search, makes room for the next and puts the mover at its start.
    fn begin(&mut self, cells: usize, start: HexId, budget: u16) -> Search<'_> {
        if self.labels.len() == cells {
            for hex in self.reached.iter_words(self.words.clone()) {
                self.labels[hex.index()] = Label::NONE;
            }
            self.reached.words_mut()[self.words.clone()].fill(0);
        } else {
            self.labels = vec![Label::NONE; cells];
            self.reached = HexSet::new(cells);
        }
        self.heads.clear();
        self.heads.resize(usize::from(budget) + 1, 0);
        self.queue.clear();
        self.start = Some(start);
        let mut search = Search {
            labels: &mut self.labels,
            reached: self.reached.words_mut(),
            heads: &mut self.heads,
            queue: &mut self.queue,
            lowest: start,
            highest: start,
        };
        search.arrive(start, Direction::D0, 0, false);
        search
    }
}

/// A search under way.
struct Search<'a> {
    labels: &'a mut [Label],
    reached: &'a mut [u64],
    heads: &'a mut [u32],
    queue: &'a mut Vec<Arrival>,
    /// The lowest and the highest hex reached.
    lowest: HexId,
    highest: HexId,
}

impl Search<'_> {
    /// Returns whether an arrival in a hex after spending so much could be news: it is a hex, and
    /// none has been there for less who may go on.
    #[inline]
    fn may_gain(&self, hex: HexId, spent: u16) -> bool {
        // `NO_HEX` has no label either.
        self.labels.get(hex.index()).is_some_and(|label| label.onward_cost > spent)
    }

    /// Notes an arrival if it is cheaper than those known.
    #[inline]
    fn arrive(&mut self, hex: HexId, way: Direction, cost: u16, stops: bool) {
        let label = &mut self.labels[hex.index()];
        if cost < label.cost {
            if label.cost == UNREACHED {
                self.reached[hex.index() / 64] |= 1 << (hex.index() % 64);
                self.lowest = self.lowest.min(hex);
                self.highest = self.highest.max(hex);
            }
            label.cost = cost;
            label.way = way;
        }
        if !stops && cost < label.onward_cost {
            label.onward_cost = cost;
            label.onward_way = way;
            let head = &mut self.heads[usize::from(cost)];
            self.queue.push(Arrival { hex, next: *head });
            *head = u32::try_from(self.queue.len()).expect("fewer arrivals than hexsides");
        }
    }

    /// Takes the next arrival at a cost off the queue.
    #[inline]
    fn next_at(&mut self, cost: u16) -> Option<HexId> {
        let head = &mut self.heads[usize::from(cost)];
        let arrival = self.queue[(*head as usize).checked_sub(1)?];
        *head = arrival.next;
        Some(arrival.hex)
    }
}
