//! Sets of hexes and values per hex.

use std::collections::BTreeSet;

use hexgrid::{HexId, HexMap, HexSet};

use crate::maps::{Random, scs};

#[test]
fn a_set_of_hexes_agrees_with_an_ordered_set() {
    let mut random = Random(7);
    let (mut a, mut b) = (HexSet::new(300), HexSet::new(300));
    let (mut plain_a, mut plain_b) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let hex = HexId(u16::try_from(random.below(300)).unwrap());
        match random.below(3) {
            0 => (a.insert(hex), plain_a.insert(hex)).1,
            1 => (b.insert(hex), plain_b.insert(hex)).1,
            _ => (a.remove(hex), plain_a.remove(&hex)).1,
        };
    }
    assert!(a.iter().eq(plain_a.iter().copied()));
    assert_eq!(a.len(), plain_a.len());
    assert!((0..300).map(HexId).all(|hex| a.contains(hex) == plain_a.contains(&hex)));
    let (mut both, mut common, mut rest) = (a.clone(), a.clone(), a.clone());
    both.union_with(&b);
    common.intersect_with(&b);
    rest.subtract(&b);
    assert!(both.iter().eq(plain_a.union(&plain_b).copied()));
    assert!(common.iter().eq(plain_a.intersection(&plain_b).copied()));
    assert!(rest.iter().eq(plain_a.difference(&plain_b).copied()));
    both.clear();
    assert!(both.is_empty());
}

#[test]
fn a_set_prints_the_ids_it_holds() {
    let set = HexSet::of(100, [HexId(64), HexId(3)]);
    assert_eq!(format!("{set:?}"), "{3, 64}");
}

#[test]
fn a_map_of_values_holds_one_per_cell() {
    let grid = scs(7, 5);
    let mut heights = HexMap::from_fn(&grid, |hex| hex.0 * 2);
    heights[HexId(3)] = 100;
    let expected = (0..35).map(|id| if id == 3 { 100 } else { id * 2 });
    assert!(heights.as_slice().iter().copied().eq(expected));
    assert!(heights.iter().all(|(hex, &value)| heights[hex] == value));
    assert_eq!(HexMap::new(&grid, 1_u8).as_slice().len(), grid.len());
}

#[test]
fn a_set_can_be_made_from_what_a_function_says_of_each_cell() {
    for cells in [0, 1, 63, 64, 65, 200, 65_535] {
        let is_in = |hex: HexId| hex.0 % 7 == 3 || hex.0 % 64 == 63;
        let expected =
            HexSet::of(cells, (0..65_535).map(HexId).take(cells).filter(|&it| is_in(it)));
        assert_eq!(HexSet::from_fn(cells, is_in), expected);
    }
}
