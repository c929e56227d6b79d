//! Whole firefights of Conflict of Heroes: playing, listing, copying, seeing.
//!
//! The reference firefight is `coh/first-contact`; `coh/prokhorovka`, with the most units and with
//! cards, artillery and aircraft, shows what a large one costs.

mod copies;
mod games;
mod play;
mod sight;

pub use copies::{COPIES, bytes_of};
pub use games::{firefight, host, library};
pub use play::PLAY;
pub use sight::SIGHT;
