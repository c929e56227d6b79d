//! One value per cell of a map.

use std::ops::{Index, IndexMut};

use crate::{Grid, HexId};

/// One value per cell of a map, found by [`HexId`] without a search.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct HexMap<T> {
    values: Vec<T>,
}

impl<T> HexMap<T> {
    /// Makes a map with the same value in every cell.
    pub fn new(grid: &Grid, value: T) -> HexMap<T>
    where
        T: Clone,
    {
        HexMap { values: vec![value; grid.len()] }
    }

    /// Makes a map from what a function says of each cell, missing ones included, in id order.
    pub fn from_fn(grid: &Grid, value: impl FnMut(HexId) -> T) -> HexMap<T> {
        HexMap { values: grid.cells().map(value).collect() }
    }

    /// Returns the cells with their values in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = (HexId, &T)> {
        (0..=u16::MAX).map(HexId).zip(&self.values)
    }

    /// Returns the values in the order of ids.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values
    }
}

impl<T> Index<HexId> for HexMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, hex: HexId) -> &T {
        &self.values[hex.index()]
    }
}

impl<T> IndexMut<HexId> for HexMap<T> {
    #[inline]
    fn index_mut(&mut self, hex: HexId) -> &mut T {
        &mut self.values[hex.index()]
    }
}
