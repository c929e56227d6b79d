//! Traced paths.

use hexgrid::{Direction, HexId, HexSet, HexsideSet, Trace};

use crate::maps::{Random, any_hex, ragged_maps, scs};

#[test]
fn a_path_goes_round_blocked_hexes_and_blocked_hexsides() {
    let grid = scs(3, 4);
    let hex = |number: &str| grid.find(number).unwrap();
    let blocked = HexSet::of(grid.len(), ["02.02", "02.03", "02.04"].map(hex));
    let mut wall = HexsideSet::new(&grid);
    wall.insert(&grid, grid.hexside_between(hex("01.02"), hex("02.01")).unwrap());
    let may_pass =
        |from: HexId, way: Direction, to: HexId| !blocked.contains(to) && !wall.contains(from, way);
    let mut trace = Trace::new();
    trace.run(&grid, [hex("01.04")], u16::MAX, may_pass);
    let path = trace.path(&grid, hex("03.01"), may_pass).unwrap();
    let path: Vec<String> = path.into_iter().map(|hex| grid.number(hex)).collect();
    assert_eq!(path, ["03.01", "02.01", "01.01", "01.02", "01.03", "01.04"]);
    assert_eq!(trace.length(hex("03.01")), Some(5));
    assert_eq!(trace.length(hex("02.02")), None);
}

#[test]
fn a_limit_bounds_the_length_of_paths() {
    let grid = scs(20, 20);
    let start = grid.find("10.10").unwrap();
    let mut trace = Trace::new();
    for limit in [0, 1, 4] {
        trace.run(&grid, [start], limit, |_, _, _| true);
        let mut reached = trace.reached().to_vec();
        reached.sort();
        assert_eq!(reached, grid.hexes_within(start, limit));
    }
}

#[test]
fn lengths_count_from_the_nearest_of_many_sources() {
    let mut random = Random(21);
    let mut trace = Trace::new();
    let grid = scs(20, 15);
    for _ in 0..20 {
        let sources: Vec<HexId> = (0..4).map(|_| any_hex(&grid, &mut random)).collect();
        trace.run(&grid, sources.iter().copied(), u16::MAX, |_, _, _| true);
        for hex in grid.hexes() {
            let nearest = sources.iter().map(|&source| grid.distance(source, hex)).min();
            assert_eq!(trace.length(hex), nearest);
        }
    }
}

#[test]
fn every_path_is_as_long_as_said_and_passes_only_where_allowed() {
    let mut random = Random(22);
    let mut trace = Trace::new();
    for grid in ragged_maps(13, 10, 22) {
        let closed = HexSet::of(grid.len(), grid.hexes().filter(|_| random.below(4) == 0));
        let source = any_hex(&grid, &mut random);
        let may_pass =
            |_: HexId, way: Direction, to: HexId| !closed.contains(to) && way != Direction::D4;
        trace.run(&grid, [source], u16::MAX, may_pass);
        for &hex in trace.reached() {
            let path = trace.path(&grid, hex, may_pass).unwrap();
            assert_eq!(path.len(), usize::from(trace.length(hex).unwrap()) + 1);
            assert_eq!(path.last(), Some(&source));
            for pair in path.windows(2) {
                let way = grid.direction(pair[1], pair[0]).unwrap();
                assert!(may_pass(pair[1], way, pair[0]));
            }
        }
    }
}
