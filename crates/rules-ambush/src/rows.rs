//! Tables of the charts that have a row for every kind of something.

use std::collections::BTreeMap;
use std::ops::Index;

use serde::Deserialize;

/// What a table has a row for: a word among few.
pub trait Kind: Copy + Ord {
    /// Its place among all of them.
    fn place(self) -> usize;
}

/// A table with a row for every kind.
///
/// Optimization: rows are found by their place; the rules look a row up for every hex of a line and
/// for every object that somebody carries.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(
    from = "BTreeMap<K, V>",
    bound(deserialize = "K: Kind + Deserialize<'de>, V: Deserialize<'de>")
)]
pub struct Rows<K, V>(Vec<Option<(K, V)>>);

impl<K: Kind, V> From<BTreeMap<K, V>> for Rows<K, V> {
    fn from(map: BTreeMap<K, V>) -> Self {
        let mut rows = Vec::new();
        for (kind, row) in map {
            let place = kind.place();
            rows.resize_with(rows.len().max(place + 1), || None);
            rows[place] = Some((kind, row));
        }
        Self(rows)
    }
}

impl<K: Kind, V> Rows<K, V> {
    /// The row of a kind, if there is one.
    pub fn get(&self, kind: &K) -> Option<&V> {
        self.0.get(kind.place())?.as_ref().map(|it| &it.1)
    }

    /// Whether there is a row of a kind.
    pub fn contains_key(&self, kind: &K) -> bool {
        self.get(kind).is_some()
    }

    /// Every row with its kind, in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().flatten().map(|it| (&it.0, &it.1))
    }

    /// Every row, in the order of the kinds.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|it| it.1)
    }
}

impl<K: Kind, V> Index<&K> for Rows<K, V> {
    type Output = V;

    fn index(&self, kind: &K) -> &V {
        self.get(kind).expect("the charts have a row for every kind")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::Stance;

    /// Optimization: rows by place are those of the map they stand for.
    #[test]
    fn rows_are_those_of_the_map() {
        for missing in [None, Some(Stance::Standing), Some(Stance::Prone)] {
            let kinds = Stance::WORDS.iter().map(|it| it.1).filter(|it| Some(*it) != missing);
            let map: BTreeMap<Stance, &str> = kinds.map(|it| (it, it.word())).collect();
            let rows = Rows::from(map.clone());
            assert!(rows.iter().eq(map.iter()));
            for (_, kind) in Stance::WORDS {
                assert_eq!(rows.get(kind), map.get(kind));
                assert_eq!(rows.contains_key(kind), map.contains_key(kind));
            }
        }
    }
}
