//! Spreading over a whole map, a row of hexes at a time.
//!
//! It answers the same question as [`crate::Trace`] without lengths, and much faster: a row of the
//! map is a few words of 64 bits, and a word is filled in a handful of instructions. Sweeps down and
//! up the map are repeated until nothing changes.

use std::cmp::Ordering;

use crate::{Direction, Grid, HexId, HexSet};

/// A spread over one map with a fixed set of blocked hexsides, with memory that serves one run after
/// another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spread {
    columns: usize,
    /// Words a row needs.
    width: usize,
    /// The words of all rows, from the top.
    words: Vec<Word>,
    /// For each row what has grown since it was last looked at from below and from above.
    grown: Vec<Grown>,
}

/// Up to 64 hexes of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Word {
    reached: u64,
    /// Hexes that may be entered at all, from the left, and from the right.
    open: u64,
    open_from_left: u64,
    open_from_right: u64,
    /// Hexes from which the way to the right is open, and to the left.
    right: u64,
    left: u64,
    up: Ways,
    down: Ways,
}

/// Hexes from which the ways to a neighboring row are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ways {
    straight: u64,
    right: u64,
    left: u64,
}

impl Word {
    const NOTHING: Word = Word {
        reached: 0,
        open: 0,
        open_from_left: 0,
        open_from_right: 0,
        right: 0,
        left: 0,
        up: Ways { straight: 0, right: 0, left: 0 },
        down: Ways { straight: 0, right: 0, left: 0 },
    };
}

/// Whether a row has grown since the last sweep in either direction left it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Grown {
    for_below: bool,
    for_above: bool,
}

impl Spread {
    /// Prepares spreading over a map; `is_blocked` says of the hexside of a hex in a direction that
    /// nothing passes it outwards.
    pub fn new(grid: &Grid, mut is_blocked: impl FnMut(HexId, Direction) -> bool) -> Spread {
        let columns = usize::from(grid.columns());
        let rows = usize::from(grid.rows());
        let width = columns.div_ceil(64);
        let words = vec![Word::NOTHING; rows * width];
        let grown = vec![Grown { for_below: false, for_above: false }; rows];
        let mut spread = Spread { columns, width, words, grown };
        for hex in grid.hexes() {
            for (direction, neighbor) in grid.neighbors(hex) {
                if !is_blocked(hex, direction) {
                    spread.open_way(hex, neighbor);
                }
            }
        }
        spread
    }

    /// Finds every hex that can be reached from the sources through open hexes.
    ///
    /// The sources themselves are always reached, open or not.
    pub fn run(&mut self, sources: &HexSet, open: &HexSet) -> HexSet {
        let mut reached = HexSet::default();
        self.run_into(sources, open, &mut reached);
        reached
    }

    /// Does the same as [`Spread::run`] into a set that is there already.
    pub fn run_into(&mut self, sources: &HexSet, open: &HexSet, reached: &mut HexSet) {
        for row in 0..self.grown.len() {
            self.load(row, sources, open);
        }
        while self.sweep_down() | self.sweep_up() {}
        reached.reset(self.columns * self.grown.len());
        for row in 0..self.grown.len() {
            self.store(row, reached);
        }
    }

    /// Opens the way from a hex to its neighbor.
    fn open_way(&mut self, hex: HexId, neighbor: HexId) {
        let place = |hex: HexId| (hex.index() / self.columns, hex.index() % self.columns);
        let ((row, column), (to_row, to_column)) = (place(hex), place(neighbor));
        let word = &mut self.words[row * self.width + column / 64];
        let beside = to_column.cmp(&column);
        let way = match (to_row.cmp(&row), beside) {
            (Ordering::Less, Ordering::Equal) => &mut word.up.straight,
            (Ordering::Less, Ordering::Greater) => &mut word.up.right,
            (Ordering::Less, Ordering::Less) => &mut word.up.left,
            (Ordering::Greater, Ordering::Equal) => &mut word.down.straight,
            (Ordering::Greater, Ordering::Greater) => &mut word.down.right,
            (Ordering::Greater, Ordering::Less) => &mut word.down.left,
            (Ordering::Equal, Ordering::Less) => &mut word.left,
            (Ordering::Equal, _) => &mut word.right,
        };
        *way |= 1 << (column % 64);
    }

    /// Takes the sources and the open hexes of a row over and fills it.
    fn load(&mut self, row: usize, sources: &HexSet, open: &HexSet) {
        let mut any = 0;
        for word in 0..self.width {
            let bits = self.bits(row, word);
            let at = row * self.width + word;
            let (from_left, from_right) = self.beside(row, word);
            let entered_from_left = up_shifted(from_left.right, self.words[at].right);
            let entered_from_right = down_shifted(self.words[at].left, from_right.left);
            let here = &mut self.words[at];
            here.reached = bits.take(sources.words());
            here.open = bits.take(open.words());
            here.open_from_left = here.open & entered_from_left;
            here.open_from_right = here.open & entered_from_right;
            any |= here.reached;
        }
        self.grown[row] = Grown { for_below: any != 0, for_above: any != 0 };
        if any != 0 {
            self.fill_row(row);
        }
    }

    /// Gives what was reached in a row back.
    fn store(&self, row: usize, reached: &mut HexSet) {
        for word in 0..self.width {
            let bits = self.words[row * self.width + word].reached;
            self.bits(row, word).put(reached.words_mut(), bits);
        }
    }

    /// Spreads from each row to the one below, from the top; returns whether that reached anything.
    fn sweep_down(&mut self) -> bool {
        let mut has_grown = false;
        for row in 1..self.grown.len() {
            if self.grown[row - 1].for_below {
                self.grown[row - 1].for_below = false;
                has_grown |= self.enter_row(row, row - 1, |word| &word.down);
            }
        }
        has_grown
    }

    /// Spreads from each row to the one above, from the bottom; returns whether that reached
    /// anything.
    fn sweep_up(&mut self) -> bool {
        let mut has_grown = false;
        for row in (1..self.grown.len()).rev() {
            if self.grown[row].for_above {
                self.grown[row].for_above = false;
                has_grown |= self.enter_row(row - 1, row, |word| &word.up);
            }
        }
        has_grown
    }

    /// Spreads from one row into the next and along that; returns whether that reached anything.
    #[inline]
    fn enter_row(&mut self, row: usize, from: usize, ways: impl Fn(&Word) -> &Ways) -> bool {
        let mut new = 0;
        for word in 0..self.width {
            let here = &self.words[from * self.width + word];
            let by = ways(here);
            let mut arriving = here.reached & by.straight
                | (here.reached & by.right) << 1
                | (here.reached & by.left) >> 1;
            if self.width > 1 {
                let (left, right) = self.beside(from, word);
                arriving |= (left.reached & ways(left).right) >> 63;
                arriving |= (right.reached & ways(right).left) << 63;
            }
            let there = &mut self.words[row * self.width + word];
            let fresh = arriving & there.open & !there.reached;
            there.reached |= fresh;
            new |= fresh;
        }
        if new != 0 {
            self.grown[row] = Grown { for_below: true, for_above: true };
            self.fill_row(row);
        }
        new != 0
    }

    /// Spreads along a row, to the right and to the left.
    #[inline]
    fn fill_row(&mut self, row: usize) {
        let words = &mut self.words[row * self.width..(row + 1) * self.width];
        let mut last = 0;
        for word in &mut *words {
            word.reached |= fill_up(up_shifted(last, word.reached), word.open_from_left);
            last = word.reached;
        }
        last = 0;
        for word in words.iter_mut().rev() {
            word.reached |= fill_down(down_shifted(word.reached, last), word.open_from_right);
            last = word.reached;
        }
    }

    /// Returns the words on either side of a word of a row; nothing beyond its ends.
    #[inline]
    fn beside(&self, row: usize, word: usize) -> (&Word, &Word) {
        let words = &self.words[row * self.width..(row + 1) * self.width];
        let left = word.checked_sub(1).map(|left| &words[left]);
        (left.unwrap_or(&Word::NOTHING), words.get(word + 1).unwrap_or(&Word::NOTHING))
    }

    /// Returns which bits of a set a word of a row stands for.
    #[inline]
    fn bits(&self, row: usize, word: usize) -> Bits {
        let first = row * self.columns + word * 64;
        Bits { at: first / 64, shift: first % 64, count: (self.columns - word * 64).min(64) }
    }
}

/// Bits of a set that need not begin with a word.
#[derive(Clone, Copy)]
struct Bits {
    at: usize,
    shift: usize,
    count: usize,
}

impl Bits {
    /// Reads the bits from a set.
    #[inline]
    fn take(self, set: &[u64]) -> u64 {
        let low = set[self.at] >> self.shift;
        // Shifting by one and by the rest spares a test for a shift by a whole word.
        let high = set.get(self.at + 1).map_or(0, |next| next << 1 << (63 - self.shift));
        (low | high) & (u64::MAX >> (64 - self.count))
    }

    /// Writes bits into a set that has nothing there yet.
    #[inline]
    fn put(self, set: &mut [u64], bits: u64) {
        set[self.at] |= bits << self.shift;
        if let Some(next) = set.get_mut(self.at + 1) {
            *next |= bits >> 1 >> (63 - self.shift);
        }
    }
}

/// Moves a word by one bit upwards and takes the top bit of the word below in.
#[inline]
fn up_shifted(below: u64, word: u64) -> u64 {
    word << 1 | below >> 63
}

/// Moves a word by one bit downwards and takes the bottom bit of the word above in.
#[inline]
fn down_shifted(word: u64, above: u64) -> u64 {
    word >> 1 | above << 63
}

/// Fills the runs of `open` upwards from where they are entered.
#[inline]
fn fill_up(entered: u64, open: u64) -> u64 {
    // Adding carries each entered bit through the run of ones above it and leaves zeros behind.
    let entered = entered & open;
    entered | open & !open.wrapping_add(entered)
}

/// Fills the runs of `open` downwards from where they are entered.
#[inline]
fn fill_down(entered: u64, open: u64) -> u64 {
    let mut filled = entered & open;
    let mut run = open;
    for shift in [1, 2, 4, 8, 16, 32] {
        filled |= run & filled >> shift;
        run &= run >> shift;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps from bit to bit as long as the next one is open.
    fn filled_plainly(entered: u64, open: u64, step: impl Fn(u64) -> u64) -> u64 {
        let mut filled = entered & open;
        for _ in 0..64 {
            filled |= step(filled) & open;
        }
        filled
    }

    #[test]
    fn filling_a_word_reaches_what_stepping_from_bit_to_bit_reaches() {
        let mut random: u64 = 1;
        for _ in 0..1000 {
            let mut next = || {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                random ^ random >> 29
            };
            let (entered, open) = (next() & next() & next(), next() | next());
            let up = filled_plainly(entered, open, |bits| bits << 1);
            let down = filled_plainly(entered, open, |bits| bits >> 1);
            assert_eq!(fill_up(entered, open), up);
            assert_eq!(fill_down(entered, open), down);
        }
        assert_eq!(fill_up(1, u64::MAX), u64::MAX);
        assert_eq!(fill_down(1 << 63, u64::MAX), u64::MAX);
    }
}
