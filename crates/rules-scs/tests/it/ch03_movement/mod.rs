//! [SCS 3.0] Movement.

mod minimum_move;
mod reach;
mod s01_how_to_move;
mod s02_terrain;
mod s03_restrictions;

use hexgrid::HexId;

use crate::drawn::{Drawn, draw};

/// An enemy too far away to matter.
const FAR: &str = "\nred X 12.10 3-4-5";

/// Woods behind a stream and in an enemy zone: 5 points for a unit that has 4.
const DEAR: &str =
    "map 12x10\nwoods 06.05\nstream 05.05/06.05\nblue A 05.05 3-4-4\nred X 07.06 3-4-5";

fn map(units: &str) -> Drawn {
    draw(&format!("map 12x10\n{units}{FAR}"))
}

/// Every hex a unit could reach, sorted.
fn reach(drawn: &Drawn, unit: &str) -> Vec<String> {
    let found = drawn.0.range_of(drawn.id(unit));
    let mut numbers: Vec<String> =
        found.iter().map(|&(hex, _)| drawn.0.scenario().number(hex)).collect();
    numbers.sort();
    numbers
}

/// The half points a unit would spend to reach a hex.
fn cost_to(drawn: &Drawn, unit: &str, hex: &str) -> Option<u16> {
    let to: HexId = drawn.0.scenario().map.grid.find(hex).unwrap();
    drawn.0.range_of(drawn.id(unit)).iter().find(|it| it.0 == to).map(|it| it.1)
}
