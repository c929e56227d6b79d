//! [SCS 0.1–0.11] Front matter.

mod s01_map;
mod s05_pieces;
mod s07_set_up;
mod s08_numbers;
mod s10_fog_of_war;
mod s11_terrain_chart;

use hexgrid::HexId;

use crate::drawn::Drawn;

/// A hex by its number.
#[track_caller]
fn hex(drawn: &Drawn, number: &str) -> HexId {
    drawn.0.scenario().map.grid.find(number).expect("the hex is on the map")
}
