//! The table of sight against the lines it is made of.

use hexgrid::{HexSet, SightTable};

use crate::maps::{Random, ragged_maps, scs};

#[test]
fn the_table_says_of_every_pair_what_the_line_between_them_says() {
    let mut random = Random(71);
    for (columns, rows) in [(1, 1), (1, 9), (9, 1), (13, 11), (17, 4)] {
        for grid in ragged_maps(columns, rows, 12) {
            let blocking = HexSet::of(grid.len(), grid.hexes().filter(|_| random.below(100) < 25));
            let table = SightTable::of_blocking(&grid, &blocking);
            for from in grid.hexes() {
                for to in grid.hexes() {
                    let is_clear = grid.is_line_clear(from, to, |hex| blocking.contains(hex));
                    assert_eq!(table.sees(from, to), is_clear || from == to);
                }
            }
        }
    }
}

#[test]
fn what_is_seen_sees_back() {
    let grid = scs(12, 9);
    let table = SightTable::new(&grid, |from, to| {
        assert!(from < to, "each pair is asked for once");
        (from.0 * 7 + to.0 * 3) % 5 != 0
    });
    for from in grid.hexes() {
        let seen: Vec<_> = table.seen_from(from).collect();
        let expected: Vec<_> = grid.hexes().filter(|&it| table.sees(it, from)).collect();
        assert_eq!(seen, expected);
        assert!(table.sees(from, from));
    }
}

#[test]
fn a_missing_hex_sees_nothing_and_is_not_seen() {
    for grid in ragged_maps(10, 8, 6) {
        let table = SightTable::new(&grid, |_, _| true);
        let hexes: Vec<_> = grid.hexes().collect();
        for cell in (0..80).map(hexgrid::HexId) {
            let seen: Vec<_> = table.seen_from(cell).collect();
            let expected = if grid.is_playable(cell) { &hexes[..] } else { &[] };
            assert_eq!(seen, expected);
        }
    }
}
