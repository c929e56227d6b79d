//! Whole games of the Standard Combat Series: playing, listing, copying.

mod copies;
mod games;
mod play;
mod skirmish;

pub use copies::{COPIES, bytes_of, bytes_of_core};
pub use games::{library, war};
pub use play::PLAY;
pub use skirmish::{skirmish, skirmish_on};
