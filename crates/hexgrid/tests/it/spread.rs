//! The fast spread against the plain search.

use hexgrid::{Direction, Grid, HexId, HexSet, HexsideSet, Spread, Trace};

use crate::maps::{Random, ragged_maps, scs};

/// Finds what can be reached hex by hex.
fn reached_plainly(grid: &Grid, sources: &HexSet, open: &HexSet, walls: &HexsideSet) -> HexSet {
    let mut trace = Trace::new();
    let may_pass =
        |from: HexId, way: Direction, to: HexId| open.contains(to) && !walls.contains(from, way);
    trace.run(grid, sources.iter(), u16::MAX, may_pass);
    HexSet::of(grid.len(), trace.reached().iter().copied())
}

/// Returns some of the hexes of a map, each with a chance in hundredths.
fn some_hexes(grid: &Grid, random: &mut Random, chance: usize) -> HexSet {
    HexSet::of(grid.len(), grid.hexes().filter(|_| random.below(100) < chance))
}

/// Returns some of the hexsides of a map, each with a chance in hundredths.
fn some_sides(grid: &Grid, random: &mut Random, chance: usize) -> HexsideSet {
    let mut sides = HexsideSet::new(grid);
    for hex in grid.hexes() {
        for direction in Direction::ALL {
            if random.below(200) < chance {
                sides.insert(grid, grid.hexside(hex, direction));
            }
        }
    }
    sides
}

#[test]
fn spreading_by_words_reaches_what_the_plain_search_reaches() {
    let mut random = Random(31);
    let sizes = [(1, 1), (1, 9), (9, 1), (13, 11), (60, 20), (63, 7), (64, 8), (65, 9), (150, 12)];
    for (columns, rows) in sizes {
        for grid in ragged_maps(columns, rows, 32) {
            for (chance, wall_chance) in [(50, 0), (70, 5), (85, 20), (100, 45)] {
                let walls = some_sides(&grid, &mut random, wall_chance);
                let mut spread = Spread::new(&grid, |hex, way| walls.contains(hex, way));
                let sources = some_hexes(&grid, &mut random, 3);
                let open = some_hexes(&grid, &mut random, chance);
                let expected = reached_plainly(&grid, &sources, &open, &walls);
                assert_eq!(spread.run(&sources, &open), expected);
            }
        }
    }
}

#[test]
fn a_hexside_may_be_blocked_one_way_only() {
    let grid = scs(8, 8);
    let source = grid.find("04.04").unwrap();
    for way in Direction::ALL {
        let mut spread = Spread::new(&grid, |_, direction| direction != way);
        let reached = spread.run(&HexSet::of(grid.len(), [source]), grid.playable());
        let mut expected = HexSet::new(grid.len());
        let mut next = Some(source);
        while let Some(hex) = next {
            expected.insert(hex);
            next = grid.neighbor(hex, way);
        }
        assert_eq!(reached, expected);
    }
}

#[test]
fn a_spread_keeps_nothing_of_the_one_before() {
    let grid = scs(30, 10);
    let mut spread = Spread::new(&grid, |_, _| false);
    let source = HexSet::of(grid.len(), [HexId(77)]);
    let mut reached = HexSet::default();
    spread.run_into(&source, grid.playable(), &mut reached);
    assert_eq!(&reached, grid.playable());
    spread.run_into(&source, &HexSet::new(grid.len()), &mut reached);
    assert_eq!(reached, source);
}
