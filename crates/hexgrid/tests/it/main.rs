//! What every rulebook takes for granted about hexes.

mod facing;
mod flood;
mod hexsides;
mod lines;
mod maps;
mod neighbors;
mod numbers;
mod sets;
mod sight;
mod spread;
mod trace;
