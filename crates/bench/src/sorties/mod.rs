//! Whole missions of Ambush!: playing, listing, copying.
//!
//! The reference mission is `ambush/saint-michaux`, the first; `ambush/sambre`, with a tank
//! of the squad, other vehicles and a map full of walls, shows what a large one costs.

mod copies;
mod games;
mod play;

pub use copies::{COPIES, bytes_of};
pub use games::{library, sortie};
pub use play::PLAY;
