//! [AMB 2.5e] What lies in ammo boxes: how many of each kind.

use std::ops::Index;

use canon::Digest;

use crate::terms::Ammo;

/// Kinds of ammunition.
const KINDS: usize = Ammo::WORDS.len();

/// [AMB 2.5e] Clips, rounds and grenades, counted by kind.
///
/// Optimization: a plain list of counts, so that a situation is copied without an allocation for
/// every soldier. It is written as the list of those kinds of which there are any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Boxes([u8; KINDS]);

impl Boxes {
    /// How many there are of a kind; none if there are none.
    pub fn get(&self, ammo: &Ammo) -> Option<&u8> {
        Some(&self.0[*ammo as usize]).filter(|it| **it > 0)
    }

    /// Every kind of which there are any, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (&Ammo, &u8)> {
        let kinds = Ammo::WORDS.iter().map(|it| &it.1);
        kinds.zip(&self.0).filter(|it| *it.1 > 0)
    }

    /// How many there are of each kind.
    pub fn values(&self) -> impl Iterator<Item = &u8> {
        self.iter().map(|it| it.1)
    }

    /// Of how many kinds there are any.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// So many of one kind, and nothing else.
    pub(crate) fn of(ammo: Ammo, count: u8) -> Self {
        let mut boxes = Self::default();
        boxes.insert(ammo, count);
        boxes
    }

    /// So many are there of a kind.
    pub(crate) fn insert(&mut self, ammo: Ammo, count: u8) {
        self.0[ammo as usize] = count;
    }

    /// One more.
    pub(crate) fn add_one(&mut self, ammo: Ammo) {
        self.0[ammo as usize] += 1;
    }

    /// One less; there must be one.
    pub(crate) fn take_one(&mut self, ammo: Ammo) {
        let left = self.0[ammo as usize].checked_sub(1);
        self.0[ammo as usize] = left.expect("there is one of these");
    }

    /// Nothing is left.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

impl Index<&Ammo> for Boxes {
    type Output = u8;

    fn index(&self, ammo: &Ammo) -> &u8 {
        &self.0[*ammo as usize]
    }
}

impl Digest for Boxes {
    fn digest(&self, out: &mut Vec<u8>) {
        self.iter().map(|(ammo, count)| (*ammo, *count)).collect::<Vec<_>>().digest(out);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Optimization: counts by kind are written as the map that they stand for.
    #[test]
    fn boxes_are_written_like_the_map_they_stand_for() {
        let mut boxes = Boxes::default();
        let mut map = BTreeMap::new();
        let bytes = |it: &dyn Digest| {
            let mut out = Vec::new();
            it.digest(&mut out);
            out
        };
        assert_eq!(bytes(&boxes), bytes(&map));
        for (index, &(_, ammo)) in Ammo::WORDS.iter().enumerate() {
            for _ in 0..index % 3 {
                boxes.add_one(ammo);
                *map.entry(ammo).or_insert(0_u8) += 1;
            }
            assert_eq!(boxes.get(&ammo), map.get(&ammo), "{ammo:?}");
            assert_eq!((boxes.len(), boxes.is_empty()), (map.len(), map.is_empty()));
            assert_eq!(bytes(&boxes), bytes(&map));
        }
        boxes.take_one(Ammo::CarbineClip);
        map.remove(&Ammo::CarbineClip);
        assert!(boxes.iter().eq(map.iter()));
    }
}
