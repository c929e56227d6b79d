//! [SCS 7.0] Combat.
//!
//! | Section | Where |
//! |---|---|
//! | 7.0 attacks, announcement, dice | `s00_procedure` |
//! | 7.1 results | `s01_results` |
//! | 7.2 restrictions | `s02_restrictions` |
//! | 7.3 terrain | `s03_terrain` |
//! | 7.4 odds | `s04_odds` |

mod s00_procedure;
mod s01_results;
mod s02_restrictions;
mod s03_terrain;
pub mod s04_odds;

pub use s03_terrain::{Factor, Strength};
