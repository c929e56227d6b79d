//! Worked examples of the book: hex ids, numbers, zones of control, movement, overrun.

use hexgrid::{Format, Grid, GridSpec, Numbering, Raised, RowsCount, Tops};

use super::{in_combat, odds, with_result};
use crate::drawn::draw;
use crate::figures::{figure, zone};

/// Rules: scs:0.1A, scs:0.1B, scs:0.1C.
#[test]
fn ex_01_an_id_is_map_column_and_row() {
    let grid = |prefix: &str| {
        let (format, rows_count) = (Format::ColumnDotRow, RowsCount::Up);
        let numbering = Numbering { format, rows_count, prefix: prefix.into() };
        let (tops, raised) = (Tops::Flat, Raised::Even);
        let missing = Vec::new();
        Grid::new(GridSpec { columns: 30, rows: 20, tops, raised, numbering, missing }).unwrap()
    };
    let (plain, lettered) = (grid(""), grid("A"));
    assert_eq!(lettered.find("A10.10"), plain.find("10.10"));
    assert_eq!(lettered.find("10.10"), None);
    let (printed, named) = (plain.find("29.15").unwrap(), plain.find("29.17").unwrap());
    assert_eq!(usize::from(printed.0 - named.0), 2 * 30, "two rows above the printed number");
}

/// Rules: scs:0.7.1A.
#[test]
fn ex_02_within_4_of_a_hex_is_every_hex_at_distance_0_to_4() {
    let setup = "---\n[[setup]]\nunits = [\"Z\"]\nwithin = { hex = \"10.08\", hexes = 4 }";
    let text =
        format!("map 20x16\nblue Z - 3-4-5\nred X 20.16 3-4-5\nturn 1 of 3 blue setup\n{setup}");
    let war = draw(&text);
    let grid = &war.0.scenario().map.grid;
    let center = grid.find("10.08").unwrap();
    let near = grid.hexes().filter(|&it| grid.distance(center, it) <= 4).map(|it| grid.number(it));
    let (mut near, mut listed) = (near.collect::<Vec<_>>(), war.options("place"));
    near.sort();
    listed.sort();
    assert_eq!(listed, near);
    assert_eq!(listed.len(), 61, "1 + 6 + 12 + 18 + 24");
    assert_eq!(war.refusal("place 10.13"), "scs:0.7.1A", "distance 5");
}

/// Rules: scs:0.8A.
#[test]
fn ex_03_half_for_terrain_and_half_for_supply_is_a_quarter() {
    let units = "blue A 05.05 4-1-5 marks=out-of-supply; red X 06.05 1-1-5; stream 05.05/06.05";
    assert_eq!(odds(&mut in_combat(units), &["A"]), "1 to 1 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:0.8B, scs:0.9B, scs:7.4A.
#[test]
fn ex_04_fractions_are_kept_and_only_the_quotient_is_rounded() {
    // 5 halved, 13 quartered, 33 out of supply over the bridge; 17 in a hole that leaves an eighth.
    let units = "blue A 05.05 5-1-5; blue B 05.06 13-1-5; blue C 05.06 33-1-5 marks=out-of-supply; \
                 red X 06.05 1-17-5; stream 05.05/06.05; river 05.06/06.05; bridge 05.06 06.05; \
                 hole 06.05";
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n\
                 [terrain.hex.hole]\nmove = { \"*\" = \"1\" }\ndefender = \"1/8\"\n\
                 [terrain.hexside.stream]\nattacker = \"1/2\"\n[terrain.hexside.river]\n\
                 move = { \"*\" = \"prohibited\" }\ncombat = \"prohibited\"\n\
                 [terrain.line.bridge]\nnegates = [\"river\"]\nattacker = \"1/4\"";
    let mut war = in_combat(&format!("{units}\n{chart}"));
    // 2.5 + 3.25 + 4.125 = 9.875 against 2.125: 4.647, rounded 5.
    assert_eq!(odds(&mut war, &["A", "B", "C"]), "79/8 to 17/8 = 5:1, shift 0, column 5:1");
}

/// Rules: scs:2.0b.
#[test]
fn ex_05_an_ordinary_zone_covers_all_six_neighbors() {
    let six = ["09.10", "09.11", "10.09", "10.11", "11.10", "11.11"];
    assert_eq!(zone(&figure("fig-zoc-1")), six);
}

/// Rules: scs:2.0b, scs:2.0bA.
#[test]
fn ex_06_across_a_river_only_the_hex_behind_the_bridge_is_in_the_zone() {
    assert_eq!(zone(&figure("fig-zoc-2")), ["09.10", "09.11", "10.09", "11.11"]);
}

/// Rules: scs:2.1a, scs:3.1b, scs:3.2c.
#[test]
fn ex_07_unit_6_pays_1_and_2_and_3_and_2_of_its_9_points() {
    let mut war = figure("fig-move");
    war.play("select 6; move 24.15; move 24.16; move 24.17; move 25.18");
    assert_eq!(war.spent("6"), 2 * 8);
    assert!(war.lists("move 26.17"));
    assert_eq!(war.refusal("move 26.18"), "scs:3.2a");
}

/// Rules: scs:3.2b, scs:3.1a.
#[test]
fn ex_08_unit_1_pays_3_and_a_half_and_a_half_of_its_5_points_and_may_stop() {
    let mut war = figure("fig-move");
    war.play("select 1; move 26.16; move 26.17; move 26.18");
    assert_eq!(war.spent("1"), 2 * 4);
    war.play("stop");
}

/// Rules: scs:2.0a, scs:2.1b, scs:6.0U.
#[test]
fn ex_09_beside_unit_14_without_a_zone_units_5_and_6_may_overrun() {
    let mut war = figure("fig-overrun");
    assert!(!zone(&war).contains(&"10.07".into()));
    war.play("select 5; add 6");
    assert!(war.lists("overrun 10.08"));
}

/// Rules: scs:6.0M, scs:6.0S, scs:7.4A.
#[test]
fn ex_10_units_5_and_6_pay_5_points_to_overrun_unit_7_at_14_to_3() {
    let mut war = figure("fig-overrun");
    let told = war.play("select 5; add 6; move 11.08; overrun 12.08");
    assert_eq!((war.spent("5"), war.spent("6")), (2 * 5, 2 * 5));
    assert_eq!(told[3], "odds 14 to 3 = 5:1, shift 0, column 5:1");
}

/// Rules: scs:7.1A, scs:7.1B, scs:8.0a.
#[test]
fn ex_11_a1r1_costs_the_attackers_one_step_of_the_strongest_and_one_hex_for_all() {
    let units = "blue A 05.05 3-4-5/2-2-5; blue B 05.06 5-4-5/2-2-5; red X 06.05 1-1-5";
    let mut war = with_result(units, "A1r1");
    war.attack("06.05", &["A", "B"]);
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["B"]);
    war.play("lose B; retreat 04.06; retreat 04.04");
    assert_eq!(
        ["A", "B"].map(|it| (war.at(it), war.steps(it))),
        [("04.04".into(), 2), ("04.06".into(), 1)]
    );
}

/// Rules: scs:7.3D.
#[test]
fn ex_12_three_attackers_across_a_stream_are_halved_and_the_fourth_is_not() {
    let units = "blue A 05.05 4-1-5; blue B 05.05 4-1-5; blue C 06.04 4-1-5; blue D 05.06 4-1-5; \
                 red X 06.05 1-10-5; stream 05.05/06.05 06.04/06.05";
    let told = odds(&mut in_combat(units), &["A", "B", "C", "D"]);
    assert_eq!(told, "10 to 10 = 1:1, shift 0, column 1:1");
}
