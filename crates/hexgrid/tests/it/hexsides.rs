//! Hexsides and corners.

use std::collections::BTreeSet;

use hexgrid::{Direction, HexsideSet};

use crate::maps::{Random, any_hex, ragged_maps, scs};

#[test]
fn a_hexside_is_the_same_from_both_of_its_hexes() {
    for grid in ragged_maps(9, 7, 4) {
        for hex in grid.hexes() {
            for direction in Direction::ALL {
                let side = grid.hexside(hex, direction);
                let (named, beyond) = side.hexes(&grid);
                match grid.neighbor(hex, direction) {
                    Some(neighbor) => {
                        assert_eq!(side, grid.hexside(neighbor, direction.opposite()));
                        assert_eq!(grid.hexside_between(hex, neighbor), Some(side));
                        assert_eq!((named, beyond), (hex.min(neighbor), Some(hex.max(neighbor))));
                    }
                    None => assert_eq!((named, beyond), (hex, None)),
                }
            }
        }
    }
}

#[test]
fn hexes_that_do_not_touch_share_no_hexside() {
    let grid = scs(9, 9);
    let [a, b] = ["02.02", "05.05"].map(|number| grid.find(number).unwrap());
    assert_eq!(grid.hexside_between(a, b), None);
}

#[test]
fn a_set_of_hexsides_knows_each_of_them_from_both_hexes() {
    let mut random = Random(5);
    for grid in ragged_maps(9, 7, 5) {
        let mut river = HexsideSet::new(&grid);
        let mut expected = BTreeSet::new();
        for _ in 0..40 {
            let side = grid.hexside(any_hex(&grid, &mut random), random.direction());
            river.insert(&grid, side);
            expected.insert(side);
        }
        for hex in grid.hexes() {
            for direction in Direction::ALL {
                let is_in = expected.contains(&grid.hexside(hex, direction));
                assert_eq!(river.contains(hex, direction), is_in);
                assert_eq!(river.of(hex) >> direction.index() & 1 != 0, is_in);
            }
        }
        assert!(river.iter(&grid).eq(expected));
    }
}

#[test]
fn a_corner_is_the_same_from_each_of_its_hexes() {
    for grid in ragged_maps(9, 7, 6) {
        for hex in grid.hexes() {
            for corner in Direction::ALL {
                let vertex = grid.vertex(hex, corner);
                let hexes: BTreeSet<_> = vertex.hexes(&grid).collect();
                let touching =
                    [Some(hex), grid.neighbor(hex, corner), grid.neighbor(hex, corner.turned(1))];
                assert_eq!(hexes, touching.into_iter().flatten().collect());
                assert_eq!(Some(&vertex.name().0), hexes.first());
                for &other in &hexes {
                    let corners = Direction::ALL.map(|corner| grid.vertex(other, corner));
                    assert_eq!(corners.iter().filter(|&&found| found == vertex).count(), 1);
                }
            }
        }
    }
}

#[test]
fn a_full_map_has_as_many_corners_as_euler_says() {
    let grid = scs(10, 7);
    let mut corners = BTreeSet::new();
    let mut sides = BTreeSet::new();
    for hex in grid.hexes() {
        for direction in Direction::ALL {
            corners.insert(grid.vertex(hex, direction));
            sides.insert(grid.hexside(hex, direction));
        }
    }
    assert_eq!(corners.len() + grid.hexes().count(), sides.len() + 1);
}
