//! Which hexes touch, and how far apart they are.

use hexgrid::{Direction, Grid, GridFault, Hex, HexId, NO_HEX, Tops, Trace};

use crate::maps::{every_shape, neighbor_numbers, ragged_maps, scs, scs_spec};

/// Rules: scs:0.1D.
#[test]
fn an_odd_column_touches_the_same_row_and_the_one_below_it() {
    let expected = ["24.17", "24.18", "25.17", "25.19", "26.17", "26.18"];
    assert_eq!(neighbor_numbers(&scs(40, 30), "25.18"), expected);
}

/// Rules: scs:0.1D.
#[test]
fn an_even_column_touches_the_same_row_and_the_one_above_it() {
    let expected = ["09.10", "09.11", "10.09", "10.11", "11.10", "11.11"];
    assert_eq!(neighbor_numbers(&scs(40, 30), "10.10"), expected);
}

/// Rules: scs:0.1D.
#[test]
fn the_first_direction_leads_up_the_column_and_the_others_follow_clockwise() {
    let grid = scs(40, 30);
    let hex = grid.find("25.18").unwrap();
    let around = Direction::ALL.map(|to| grid.number(grid.neighbor(hex, to).unwrap()));
    assert_eq!(around, ["25.19", "26.18", "26.17", "25.17", "24.17", "24.18"]);
}

#[test]
fn with_pointed_tops_the_first_direction_leads_to_the_upper_right() {
    for spec in every_shape(9, 9).into_iter().filter(|spec| spec.tops == Tops::Pointy) {
        let grid = Grid::new(spec).unwrap();
        let middle = HexId(4 * 9 + 4);
        let (x, y) = grid.center(middle);
        let around = Direction::ALL.map(|to| grid.center(grid.neighbor(middle, to).unwrap()));
        let moved = around.map(|(to_x, to_y)| (to_x - x, to_y - y));
        assert_eq!(moved, [(1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)]);
    }
}

#[test]
fn with_flat_tops_the_first_direction_leads_straight_up() {
    for spec in every_shape(9, 9).into_iter().filter(|spec| spec.tops == Tops::Flat) {
        let grid = Grid::new(spec).unwrap();
        let middle = HexId(4 * 9 + 4);
        let (x, y) = grid.center(middle);
        let around = Direction::ALL.map(|to| grid.center(grid.neighbor(middle, to).unwrap()));
        let moved = around.map(|(to_x, to_y)| (to_x - x, to_y - y));
        assert_eq!(moved, [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)]);
    }
}

#[test]
fn neighbors_see_each_other_in_opposite_directions() {
    for grid in ragged_maps(13, 8, 1) {
        for hex in grid.hexes() {
            for (direction, neighbor) in grid.neighbors(hex) {
                assert_eq!(grid.neighbor(neighbor, direction.opposite()), Some(hex));
                assert_eq!(grid.direction(hex, neighbor), Some(direction));
                assert_eq!(grid.hex(hex).step(direction), grid.hex(neighbor));
            }
        }
    }
}

#[test]
fn a_missing_hex_has_no_neighbors_and_is_nobodys_neighbor() {
    let mut spec = scs_spec(5, 5);
    let hole = HexId(12);
    spec.missing = vec![hole];
    let grid = Grid::new(spec).unwrap();
    assert_eq!(grid.neighbor_row(hole), &[NO_HEX; 6]);
    assert!(grid.hexes().all(|hex| grid.neighbors(hex).all(|(_, neighbor)| neighbor != hole)));
    assert_eq!(grid.hexes().count(), 24);
    assert_eq!(grid.find("03.03"), None);
}

#[test]
fn a_map_reaches_as_far_as_its_hexes_and_not_over_those_missing_at_its_edges() {
    let mut spec = scs_spec(6, 5);
    // The two columns at the left, the row with the first ids, and one hex inside.
    let is_missing = |id: u16| id % 6 < 2 || id / 6 == 0 || id == 16;
    spec.missing = (0..30).filter(|it| is_missing(*it)).map(HexId).collect();
    assert_eq!(Grid::new(spec).unwrap().extent(), [4, 4]);
    assert_eq!(scs(6, 5).extent(), [6, 5]);
}

#[test]
fn a_hex_is_at_the_edge_when_a_side_of_it_leads_nowhere() {
    let grid = scs(6, 5);
    let inner: Vec<String> =
        grid.hexes().filter(|&hex| !grid.is_edge(hex)).map(|hex| grid.number(hex)).collect();
    let expected = [
        "02.04", "03.04", "04.04", "05.04", "02.03", "03.03", "04.03", "05.03", "02.02", "03.02",
        "04.02", "05.02",
    ];
    assert_eq!(inner, expected);
}

#[test]
fn places_and_ids_name_the_same_hexes() {
    for grid in ragged_maps(11, 9, 2) {
        for hex in grid.hexes() {
            assert_eq!(grid.id(grid.hex(hex)), Some(hex));
        }
        assert_eq!(grid.id(Hex { q: -20, r: 3 }), None);
        assert_eq!(grid.id(Hex { q: 3, r: 300 }), None);
        assert_eq!(grid.id(Hex { q: i16::MAX, r: i16::MAX }), None);
    }
}

/// Rules: scs:0.1D.
#[test]
fn the_distance_formula_agrees_with_counting_steps_on_a_whole_map() {
    for spec in every_shape(17, 12) {
        let grid = Grid::new(spec).unwrap();
        let mut trace = Trace::new();
        for from in grid.hexes() {
            trace.run(&grid, [from], u16::MAX, |_, _, _| true);
            for to in grid.hexes() {
                assert_eq!(trace.length(to), Some(grid.distance(from, to)));
            }
        }
    }
}

/// Rules: scs:0.1D.
#[test]
fn distance_in_printed_numbers_is_columns_plus_what_is_left_of_the_half_rows() {
    let grid = scs(14, 11);
    let printed = |hex| {
        let number = grid.number(hex);
        let (column, row) = number.split_once('.').unwrap();
        let (column, row): (i32, i32) = (column.parse().unwrap(), row.parse().unwrap());
        (column, 2 * row - column % 2)
    };
    for a in grid.hexes() {
        for b in grid.hexes() {
            let ((column, height), (to_column, to_height)) = (printed(a), printed(b));
            let (columns, heights) = ((column - to_column).abs(), (height - to_height).abs());
            let expected = columns + ((heights - columns) / 2).max(0);
            assert_eq!(i32::from(grid.distance(a, b)), expected);
        }
    }
}

#[test]
fn the_hexes_within_a_distance_are_those_and_no_others() {
    for grid in ragged_maps(12, 10, 3) {
        for n in [0, 1, 3, 50] {
            let middle = grid.hexes().nth(40).unwrap();
            let expected: Vec<HexId> =
                grid.hexes().filter(|&hex| grid.distance(middle, hex) <= n).collect();
            assert_eq!(grid.hexes_within(middle, n), expected);
        }
    }
}

#[test]
fn a_map_without_hexes_or_with_too_many_is_refused() {
    assert_eq!(Grid::new(scs_spec(0, 5)), Err(GridFault::Empty));
    let fault = GridFault::TooLarge { columns: 300, rows: 300 };
    assert_eq!(Grid::new(scs_spec(300, 300)), Err(fault));
    assert_eq!(
        fault.to_string(),
        "300 columns by 300 rows is too large: at most 999 each way and 65535 hexes"
    );
    let mut spec = scs_spec(5, 5);
    spec.missing = vec![HexId(25)];
    assert_eq!(Grid::new(spec), Err(GridFault::MissingOutside(HexId(25))));
}
