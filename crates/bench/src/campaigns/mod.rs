//! Whole scenarios of Next War: Korea: playing, listing, copying.
//!
//! The reference scenario is `nextwar/train-to-seoul`, one corridor and four turns;
//! `nextwar/all-in`, the whole peninsula, shows what a large one costs.

mod copies;
mod games;
mod play;

pub use copies::{COPIES, bytes_of};
pub use games::{library, war};
pub use play::PLAY;
