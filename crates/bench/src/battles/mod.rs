//! Whole battles of Prussia's Glory: playing, listing, copying.
//!
//! The reference battle is `prussia/rossbach`; `prussia/torgau`, with the most pieces and with
//! reinforcements, shows what a large one costs.

mod copies;
mod games;
mod play;

pub use copies::{COPIES, bytes_of};
pub use games::{battle, host, library};
pub use play::PLAY;
