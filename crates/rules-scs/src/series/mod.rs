//! The series rules, chapter by chapter as the book has them.
//!
//! | Chapter | File |
//! |---|---|
//! | 0 front matter: set-up | `ch00_set_up` |
//! | 0 front matter: numbers | `numbers` |
//! | 0 front matter: pieces, terrain chart | `roster`, `charts`, `scenario` |
//! | 0 front matter: fog of war | `ch00_fog_of_war` |
//! | 1 sequence of play | `ch01_sequence` |
//! | 2 zones of control | `ch02_zones_of_control` |
//! | 3 movement | `ch03_movement` |
//! | 4 stacking | `ch04_stacking` |
//! | 5 reinforcements | `ch05_reinforcements` |
//! | 6 overrun | `ch06_overrun` |
//! | 7 combat | `ch07_combat` |
//! | 8 step losses | `ch08_step_losses` |
//! | 9 retreats | `ch09_retreats` |
//! | 10 advance after combat | `ch10_advance` |
//! | 11 exploitation | `ch11_exploitation` |
//! | 12 supply | `ch12_supply` |
//! | 13 hex control | `ch13_hex_control` |

mod ch00_fog_of_war;
mod ch00_set_up;
mod ch01_sequence;
mod ch02_zones_of_control;
pub(crate) mod ch03_movement;
mod ch04_stacking;
mod ch05_reinforcements;
pub(crate) mod ch06_overrun;
pub mod ch07_combat;
mod ch08_step_losses;
mod ch09_retreats;
mod ch10_advance;
mod ch11_exploitation;
pub(crate) mod ch12_supply;
mod ch13_hex_control;
pub mod numbers;
