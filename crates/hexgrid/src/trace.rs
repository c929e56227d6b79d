//! Traced paths: how far every hex lies from the nearest of some sources.

use crate::{Direction, Grid, HexId};

/// A search hex by hex from many sources at once, with memory that serves one search after another.
///
/// It answers which hexes a path reaches, how long it is and where it runs. Whoever only needs to
/// know which hexes are reached, for a whole map, is better served by [`crate::Spread`].
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Steps from the nearest source.
    lengths: Vec<u16>,
    /// The hexes reached, nearest first.
    queue: Vec<HexId>,
}

/// Stands for "not reached"; no path has so many steps.
const UNREACHED: u16 = u16::MAX;

impl Trace {
    /// Makes a search without memory yet; it takes what a map needs when it first runs on it.
    pub fn new() -> Trace {
        Trace::default()
    }

    /// Traces paths of at most `limit` steps from the sources outwards.
    ///
    /// `may_pass` is asked whether a path may lead from a hex in a direction to its neighbor; what
    /// blocks a hex or a hexside is its business. The sources themselves are always reached. Without
    /// a bound, `limit` is `u16::MAX`.
    #[inline]
    pub fn run(
        &mut self,
        grid: &Grid,
        sources: impl IntoIterator<Item = HexId>,
        limit: u16,
        mut may_pass: impl FnMut(HexId, Direction, HexId) -> bool,
    ) {
        self.reset(grid.len());
        for source in sources {
            self.reach(source, 0);
        }
        let mut at = 0;
        while let Some(&from) = self.queue.get(at) {
            at += 1;
            let length = self.lengths[from.index()];
            if length == limit {
                return;
            }
            for (&way, &to) in Direction::ALL.iter().zip(grid.neighbor_row(from)) {
                let to = HexId(to);
                // `NO_HEX` has no length.
                let is_new = self.lengths.get(to.index()) == Some(&UNREACHED);
                if is_new && may_pass(from, way, to) {
                    self.reach(to, length + 1);
                }
            }
        }
    }

    /// Returns the steps of the shortest path to a hex; `None` if the last search did not reach it.
    #[inline]
    pub fn length(&self, hex: HexId) -> Option<u16> {
        Some(*self.lengths.get(hex.index())?).filter(|&length| length != UNREACHED)
    }

    /// Returns the hexes the last search reached, nearest first, the sources included.
    pub fn reached(&self) -> &[HexId] {
        &self.queue
    }

    /// Returns a shortest path from a hex back to a source, both included; `None` if there is none.
    ///
    /// `may_pass` must answer as it did in the search.
    pub fn path(
        &self,
        grid: &Grid,
        hex: HexId,
        mut may_pass: impl FnMut(HexId, Direction, HexId) -> bool,
    ) -> Option<Vec<HexId>> {
        let mut path = vec![hex];
        let mut at = hex;
        for length in (0..self.length(hex)?).rev() {
            let mut nearer =
                grid.neighbors(at).filter(|&(_, from)| self.length(from) == Some(length));
            let found = nearer.find(|&(way, from)| may_pass(from, way.opposite(), at));
            (_, at) = found.expect("each hex was reached from a nearer one");
            path.push(at);
        }
        Some(path)
    }

    /// Forgets the last search and makes room for the next.
    fn reset(&mut self, cells: usize) {
        if self.lengths.len() == cells {
            for hex in self.queue.drain(..) {
                self.lengths[hex.index()] = UNREACHED;
            }
        } else {
            self.lengths = vec![UNREACHED; cells];
            self.queue = Vec::new();
        }
    }

    /// Notes a hex that has not been reached before.
    #[inline]
    fn reach(&mut self, hex: HexId, length: u16) {
        if self.lengths[hex.index()] == UNREACHED {
            self.lengths[hex.index()] = length;
            self.queue.push(hex);
        }
    }
}
