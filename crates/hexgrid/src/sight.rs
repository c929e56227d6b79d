//! Which hex sees which, worked out once for a whole map.

use crate::set::Hexes;
use crate::{Crossing, Grid, HexId, HexSet};

/// Which hex of a map sees which other, one bit for each pair.
///
/// What is seen sees back. It is meant for maps up to about fifty hexes square: its bytes grow with
/// the square of the hexes (40 by 40 hexes take 312 KiB). Larger maps ask
/// [`Grid::is_line_clear`] pair by pair.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SightTable {
    /// Words a hex needs.
    width: usize,
    /// The words of all cells in the order of ids; those of a missing cell are empty.
    words: Vec<u64>,
}

impl SightTable {
    /// Makes the table from what a function says of each pair of hexes.
    ///
    /// It is asked once for each pair, the lower id first. Every hex sees itself.
    #[inline]
    pub fn new(grid: &Grid, mut is_seen: impl FnMut(HexId, HexId) -> bool) -> SightTable {
        let mut table = SightTable::of_selves(grid);
        for from in grid.hexes() {
            for to in grid.playable().iter_from(from).skip(1) {
                if is_seen(from, to) {
                    table.join(from, to);
                }
            }
        }
        table
    }

    /// Makes the table of a map where some hexes block the lines that pass them
    /// ([`Grid::is_line_clear`]).
    ///
    /// Lines that lead equally far in the same direction cross the same hexes, counted from where
    /// they begin. So each such bundle is walked once, and a word at a time answers for 64 lines.
    pub fn of_blocking(grid: &Grid, blocking: &HexSet) -> SightTable {
        let mut table = SightTable::of_selves(grid);
        let mut bundle = Bundle::new(grid, blocking);
        for stagger in [0, 1] {
            let has_stagger = |&it: &HexId| grid.stagger(grid.hex(it)) == stagger;
            let starts = HexSet::of(grid.len(), grid.hexes().filter(has_stagger));
            let columns = grid.columns().cast_signed();
            for rows_on in 0..grid.rows() {
                // Each pair once: the lower id first.
                let first = if rows_on == 0 { 1 } else { 1 - columns };
                for columns_on in first..columns {
                    bundle.walk(&starts, columns_on, rows_on);
                    for from in Hexes::of_words(&bundle.clear) {
                        let to = bundle.end_of(from);
                        if grid.is_playable(to) {
                            table.join(from, to);
                        }
                    }
                }
            }
        }
        table
    }

    /// Returns whether one hex sees another.
    #[inline]
    pub fn sees(&self, from: HexId, to: HexId) -> bool {
        self.words[from.index() * self.width + to.index() / 64] >> (to.index() % 64) & 1 != 0
    }

    /// Returns what a hex sees in the order of ids, itself included.
    #[inline]
    pub fn seen_from(&self, hex: HexId) -> Hexes<'_> {
        Hexes::of_words(self.words_of(hex))
    }

    /// Returns what a hex sees as words; bit `i % 64` of word `i / 64` is the hex of id `i`.
    #[inline]
    pub fn words_of(&self, hex: HexId) -> &[u64] {
        &self.words[hex.index() * self.width..][..self.width]
    }

    /// Makes a table in which every hex sees itself and nothing else.
    fn of_selves(grid: &Grid) -> SightTable {
        let width = grid.len().div_ceil(64);
        let mut table = SightTable { width, words: vec![0; grid.len() * width] };
        for hex in grid.hexes() {
            table.set(hex, hex);
        }
        table
    }

    /// Lets two hexes see each other.
    #[inline]
    fn join(&mut self, one: HexId, other: HexId) {
        self.set(one, other);
        self.set(other, one);
    }

    #[inline]
    fn set(&mut self, from: HexId, to: HexId) {
        self.words[from.index() * self.width + to.index() / 64] |= 1 << (to.index() % 64);
    }
}

/// Lines that all lead the same number of columns and rows on.
struct Bundle<'a> {
    grid: &'a Grid,
    blocking: &'a HexSet,
    /// The words of the blocking hexes, with room for a whole map on either side.
    padded: Vec<u64>,
    /// Where the lines begin that are clear.
    clear: Vec<u64>,
    /// What is blocked, by where the line begins.
    blocked: Vec<u64>,
    /// What a line adds to the id it begins with.
    ends_on: u16,
}

impl<'a> Bundle<'a> {
    fn new(grid: &'a Grid, blocking: &'a HexSet) -> Bundle<'a> {
        let width = blocking.words().len();
        let mut padded = vec![0; 3 * width + 1];
        padded[width..2 * width].copy_from_slice(blocking.words());
        Bundle {
            grid,
            blocking,
            padded,
            clear: vec![0; width],
            blocked: vec![0; width],
            ends_on: 0,
        }
    }

    /// Walks the lines from these hexes, all of one stagger.
    fn walk(&mut self, starts: &HexSet, columns_on: i16, rows_on: u16) {
        self.begin(starts, columns_on, rows_on);
        let Some(first) = Hexes::of_words(&self.clear).next() else { return };
        let end = self.end_of(first);
        for crossing in self.grid.line(first, end) {
            match crossing {
                Crossing::Hex { hex, .. } if hex == end => {}
                Crossing::Hex { hex, .. } => self.block(i32::from(hex.0) - i32::from(first.0)),
                // What lies beyond the edge of the map differs from line to line.
                Crossing::Side { .. } => return self.walk_one_by_one(),
            }
        }
        for (clear, blocked) in self.clear.iter_mut().zip(&self.blocked) {
            *clear &= !blocked;
        }
    }

    /// Takes all lines that end on the map for clear.
    fn begin(&mut self, starts: &HexSet, columns_on: i16, rows_on: u16) {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let first_column = columns_on.min(0).unsigned_abs();
        let count = columns - columns_on.unsigned_abs();
        let ends_on = i32::from(rows_on) * i32::from(columns) + i32::from(columns_on);
        self.ends_on = u16::try_from(ends_on).expect("lines lead to higher ids");
        self.blocked.fill(0);
        self.clear.fill(0);
        for row in 0..rows - rows_on {
            let begin = usize::from(row * columns + first_column);
            insert_range(&mut self.clear, begin, begin + usize::from(count));
        }
        for (clear, starts) in self.clear.iter_mut().zip(starts.words()) {
            *clear &= starts;
        }
    }

    fn end_of(&self, from: HexId) -> HexId {
        HexId(from.0 + self.ends_on)
    }

    /// Blocks every line that begins so many ids before a blocking hex.
    fn block(&mut self, ids: i32) {
        let words = isize::try_from(ids.div_euclid(64)).expect("far fewer words than ids");
        let word = self.blocked.len().checked_add_signed(words).expect("the hex is on the map");
        let bit = ids.rem_euclid(64);
        let (low, high) = (&self.padded[word..], &self.padded[word + 1..]);
        for (blocked, (&low, &high)) in self.blocked.iter_mut().zip(low.iter().zip(high)) {
            // In two steps, since a shift by 64 is none.
            *blocked |= low >> bit | high << 1 << (63 - bit);
        }
    }

    fn walk_one_by_one(&mut self) {
        let starts: Vec<HexId> = Hexes::of_words(&self.clear).collect();
        for from in starts {
            let blocks = |hex| self.blocking.contains(hex);
            if !self.grid.is_line_clear(from, self.end_of(from), blocks) {
                self.clear[from.index() / 64] &= !(1 << (from.index() % 64));
            }
        }
    }
}

/// Sets a range of bits.
fn insert_range(words: &mut [u64], begin: usize, end: usize) {
    let (first, last) = (begin / 64, (end - 1) / 64);
    let (from, to) = (u64::MAX << (begin % 64), u64::MAX >> (63 - (end - 1) % 64));
    if first == last {
        words[first] |= from & to;
        return;
    }
    words[first] |= from;
    words[first + 1..last].fill(u64::MAX);
    words[last] |= to;
}
