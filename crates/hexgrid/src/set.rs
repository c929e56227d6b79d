//! A set of hexes as a bitmap.

use std::fmt;
use std::ops::Range;
use std::slice;

use canon::Digest;

use crate::HexId;

/// A set of hexes of one map: one bit per cell, in words of 64.
#[derive(Clone, PartialEq, Eq, Hash, Default, Digest)]
pub struct HexSet {
    words: Vec<u64>,
}

impl HexSet {
    /// Makes an empty set for a map of so many cells ([`crate::Grid::len`]).
    pub fn new(cells: usize) -> HexSet {
        HexSet { words: vec![0; cells.div_ceil(64)] }
    }

    /// Makes a set for a map of so many cells that holds the given hexes.
    pub fn of(cells: usize, hexes: impl IntoIterator<Item = HexId>) -> HexSet {
        let mut set = HexSet::new(cells);
        for hex in hexes {
            set.insert(hex);
        }
        set
    }

    /// Makes a set for a map of so many cells that holds those a function says yes to.
    #[inline]
    pub fn from_fn(cells: usize, mut is_in: impl FnMut(HexId) -> bool) -> HexSet {
        let last = u16::try_from(cells).expect("a map has at most 65,535 hexes");
        let mut set = HexSet::new(cells);
        for (first, word) in (0..last).step_by(64).zip(&mut set.words) {
            let hexes = first..last.min(first.saturating_add(64));
            *word = hexes.rev().fold(0, |bits, hex| bits << 1 | u64::from(is_in(HexId(hex))));
        }
        set
    }

    /// Returns whether a hex is in the set.
    #[inline]
    pub fn contains(&self, hex: HexId) -> bool {
        self.words[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// Puts a hex into the set.
    #[inline]
    pub fn insert(&mut self, hex: HexId) {
        self.words[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out of the set.
    #[inline]
    pub fn remove(&mut self, hex: HexId) {
        self.words[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Takes every hex out.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Returns how many hexes are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns whether no hex is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Adds every hex of another set of the same map.
    pub fn union_with(&mut self, other: &HexSet) {
        self.combine(other, |mine, theirs| mine | theirs);
    }

    /// Keeps only what is also in another set of the same map.
    pub fn intersect_with(&mut self, other: &HexSet) {
        self.combine(other, |mine, theirs| mine & theirs);
    }

    /// Takes out every hex of another set of the same map.
    pub fn subtract(&mut self, other: &HexSet) {
        self.combine(other, |mine, theirs| mine & !theirs);
    }

    /// Returns the hexes in the order of their ids.
    #[inline]
    pub fn iter(&self) -> Hexes<'_> {
        self.iter_words(0..self.words.len())
    }

    /// Returns the hexes from one on, itself included, in the order of their ids.
    #[inline]
    pub(crate) fn iter_from(&self, hex: HexId) -> Hexes<'_> {
        let mut hexes = self.iter_words(hex.index() / 64..self.words.len());
        hexes.word &= u64::MAX << (hex.index() % 64);
        hexes
    }

    /// Returns the words; bit `i % 64` of word `i / 64` is the hex of id `i`.
    #[inline]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Makes the set empty and fit for a map of so many cells.
    pub(crate) fn reset(&mut self, cells: usize) {
        self.words.clear();
        self.words.resize(cells.div_ceil(64), 0);
    }

    /// Returns the words for those who fill whole rows at a time.
    #[inline]
    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// Returns the hexes of a range of words in the order of their ids.
    #[inline]
    pub(crate) fn iter_words(&self, words: Range<usize>) -> Hexes<'_> {
        let first = u16::try_from(words.start * 64).expect("a map has at most 65,535 hexes");
        Hexes { first, ..Hexes::of_words(&self.words[words]) }
    }

    fn combine(&mut self, other: &HexSet, operation: impl Fn(u64, u64) -> u64) {
        assert_eq!(self.words.len(), other.words.len(), "sets of two different maps");
        for (mine, &theirs) in self.words.iter_mut().zip(&other.words) {
            *mine = operation(*mine, theirs);
        }
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|hex| hex.0)).finish()
    }
}

impl<'a> IntoIterator for &'a HexSet {
    type Item = HexId;
    type IntoIter = Hexes<'a>;

    #[inline]
    fn into_iter(self) -> Hexes<'a> {
        self.iter()
    }
}

/// The hexes of a set in the order of their ids.
#[derive(Clone, Debug)]
pub struct Hexes<'a> {
    /// The id of the lowest bit of `word`.
    first: u16,
    /// What is left of the present word.
    word: u64,
    rest: slice::Iter<'a, u64>,
}

impl<'a> Hexes<'a> {
    /// Returns the hexes of words that begin with the hex of id 0.
    #[inline]
    pub(crate) fn of_words(words: &'a [u64]) -> Hexes<'a> {
        let mut rest = words.iter();
        let word = rest.next().copied().unwrap_or(0);
        Hexes { first: 0, word, rest }
    }
}

impl Iterator for Hexes<'_> {
    type Item = HexId;

    #[inline]
    fn next(&mut self) -> Option<HexId> {
        while self.word == 0 {
            self.word = *self.rest.next()?;
            self.first += 64;
        }
        let bit = u16::try_from(self.word.trailing_zeros()).expect("below 64");
        self.word &= self.word - 1;
        Some(HexId(self.first + bit))
    }
}
