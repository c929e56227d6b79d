//! Movement ranges.

use std::collections::BTreeMap;

use hexgrid::{Direction, Flood, Grid, HexId, HexMap, StepCost};

use crate::maps::{Random, any_hex, ragged_maps, scs};

/// Random costs of every step of a map, some forbidden, some free, some that end the movement.
struct Country {
    steps: HexMap<[Option<StepCost>; 6]>,
}

impl Country {
    fn new(grid: &Grid, random: &mut Random) -> Country {
        let steps = HexMap::from_fn(grid, |_| {
            Direction::ALL.map(|_| {
                let mp = u16::try_from(random.below(4)).unwrap();
                let stops = random.below(4) == 0;
                (random.below(6) != 0).then_some(StepCost { mp, stops })
            })
        });
        Country { steps }
    }

    fn step(&self, from: HexId, way: Direction) -> Option<StepCost> {
        self.steps[from][way.index()]
    }

    /// Finds the cheapest cost of every hex by trying all steps until nothing gets cheaper.
    fn cheapest(&self, grid: &Grid, start: HexId, budget: u16) -> BTreeMap<HexId, u16> {
        let mut onward = BTreeMap::from([(start, 0)]);
        let mut cheapest = onward.clone();
        let mut is_settled = false;
        while !is_settled {
            is_settled = true;
            for (from, spent) in onward.clone().into_iter().filter(|&(_, spent)| spent < budget) {
                for (way, to) in grid.neighbors(from) {
                    let Some(cost) = self.step(from, way) else { continue };
                    let total = spent + cost.mp;
                    if total > budget {
                        continue;
                    }
                    let is_better = |costs: &BTreeMap<HexId, u16>| {
                        costs.get(&to).is_none_or(|&known| total < known)
                    };
                    if is_better(&cheapest) {
                        cheapest.insert(to, total);
                    }
                    if !cost.stops && is_better(&onward) {
                        onward.insert(to, total);
                        is_settled = false;
                    }
                }
            }
        }
        cheapest
    }
}

#[test]
fn the_range_on_open_ground_is_every_hex_within_the_budget() {
    let grid = scs(20, 20);
    let start = grid.find("10.10").unwrap();
    let mut flood = Flood::new();
    flood.run(&grid, start, 6, |_, _, _, _| Some(StepCost { mp: 2, stops: false }));
    let expected: Vec<(HexId, u16)> = grid
        .hexes_within(start, 3)
        .into_iter()
        .map(|hex| (hex, 2 * grid.distance(start, hex)))
        .collect();
    assert_eq!(flood.reached().collect::<Vec<_>>(), expected);
    assert_eq!(flood.reached_set().len(), expected.len());
}

#[test]
fn a_cheap_arrival_that_must_stop_does_not_hide_a_dearer_one_that_may_go_on() {
    // From 02.02 straight up to 02.03 costs 1 and ends the movement; by 03.03 it costs 2 and does
    // not. Only the second way leads on to 02.04.
    let grid = scs(5, 6);
    let hex = |number: &str| grid.find(number).unwrap();
    let step = |from: HexId, _: Direction, to: HexId, _: u16| {
        let between = [from, to].map(|hex| grid.number(hex));
        match [between[0].as_str(), between[1].as_str()] {
            ["02.02", "02.03"] => Some(StepCost { mp: 1, stops: true }),
            ["02.02", "03.03"] | ["03.03", "02.03"] | ["02.03", "02.04"] => {
                Some(StepCost { mp: 1, stops: false })
            }
            _ => None,
        }
    };
    let mut flood = Flood::new();
    flood.run(&grid, hex("02.02"), 3, step);
    let reached: Vec<_> = flood.reached().map(|(hex, mp)| (grid.number(hex), mp)).collect();
    let expected = [("02.04", 3), ("02.03", 1), ("03.03", 1), ("02.02", 0)];
    assert_eq!(reached, expected.map(|(number, mp)| (number.to_owned(), mp)));
    assert_eq!(flood.onward_cost(hex("02.03")), Some(2));
    let path = |number| {
        let steps = flood.path(&grid, hex(number)).unwrap();
        steps.into_iter().map(|(_, hex)| grid.number(hex)).collect::<Vec<_>>()
    };
    assert_eq!(path("02.03"), ["02.03"]);
    assert_eq!(path("02.04"), ["03.03", "02.03", "02.04"]);
    assert_eq!(path("02.02"), [""; 0]);
}

#[test]
fn what_has_been_spent_is_told_to_the_step() {
    let grid = scs(3, 12);
    let start = grid.find("01.01").unwrap();
    let mut flood = Flood::new();
    // Each step costs one more than what has been spent: 1, 2, 4, 8.
    flood.run(&grid, start, 20, |_, way, _, spent| {
        (way == Direction::D0).then_some(StepCost { mp: spent + 1, stops: false })
    });
    assert!(flood.reached().map(|(_, mp)| mp).eq([15, 7, 3, 1, 0]));
}

#[test]
fn whoever_has_spent_the_whole_budget_goes_no_further_even_for_nothing() {
    let grid = scs(3, 6);
    let start = grid.find("01.01").unwrap();
    let mut flood = Flood::new();
    // The first step up the column costs 1, the others nothing.
    let mut reach = |budget| {
        flood.run(&grid, start, budget, |from, way, _, _| {
            let mp = u16::from(from == start);
            (way == Direction::D0).then_some(StepCost { mp, stops: false })
        });
        flood.reached().count()
    };
    assert_eq!([reach(0), reach(1), reach(2)], [1, 2, 6]);
}

#[test]
fn ranges_agree_with_trying_every_step_until_nothing_gets_cheaper() {
    let mut random = Random(11);
    let mut flood = Flood::new();
    for _ in 0..20 {
        for grid in ragged_maps(12, 9, 12) {
            let country = Country::new(&grid, &mut random);
            let start = any_hex(&grid, &mut random);
            let budget = u16::try_from(random.below(12)).unwrap();
            flood.run(&grid, start, budget, |from, way, _, _| country.step(from, way));
            let expected = country.cheapest(&grid, start, budget);
            assert!(flood.reached().eq(expected.iter().map(|(&hex, &mp)| (hex, mp))));
            assert!(grid.hexes().all(|hex| flood.cost(hex) == expected.get(&hex).copied()));
        }
    }
}

#[test]
fn the_path_to_a_hex_costs_what_the_range_says_and_stops_only_at_its_end() {
    let mut random = Random(13);
    let mut flood = Flood::new();
    for grid in ragged_maps(14, 11, 14) {
        let country = Country::new(&grid, &mut random);
        let start = any_hex(&grid, &mut random);
        flood.run(&grid, start, 9, |from, way, _, _| country.step(from, way));
        for (hex, mp) in flood.reached() {
            let (mut at, mut spent, mut has_stopped) = (start, 0, false);
            for (way, to) in flood.path(&grid, hex).unwrap() {
                assert!(!has_stopped);
                assert_eq!(grid.neighbor(at, way), Some(to));
                let cost = country.step(at, way).unwrap();
                (at, spent, has_stopped) = (to, spent + cost.mp, cost.stops);
            }
            assert_eq!((at, spent), (hex, mp));
        }
    }
}

#[test]
fn a_search_keeps_nothing_of_the_one_before_nor_of_another_map() {
    let (small, large) = (scs(8, 8), scs(70, 70));
    let mut flood = Flood::new();
    assert_eq!(flood.cost(HexId(0)), None);
    for grid in [&large, &small, &small, &large] {
        let start = grid.find("02.02").unwrap();
        flood.run(grid, start, 1, |_, _, _, _| Some(StepCost { mp: 1, stops: false }));
        assert_eq!(flood.reached().count(), 7);
        assert_eq!(flood.cost(grid.find("06.06").unwrap()), None);
        assert_eq!(flood.path(grid, grid.find("06.06").unwrap()), None);
    }
}
