//! Prussia's Glory: Rossbach, Leuthen, Zorndorf, Torgau.
//!
//! Modules `ch03` to `ch26` follow the chapters of the rulebook, `scenario` is what a battle's files
//! say, `field` the ground, `state` what changes. A [`Battle`] is one game in progress; see README.md
//! for how to read this crate.

mod agenda;
mod answers;
mod book;
mod ch03_stacking;
mod ch04_zones;
mod ch05_sight;
mod ch06_command;
mod ch07_column;
mod ch07_movement;
mod ch08_morale;
mod ch08_retreats;
mod ch09_leaders;
mod ch10_army_morale;
mod ch11_results;
mod ch12_sequence;
mod ch13_activation;
mod ch16_bombardment;
mod ch19_combat;
mod ch22_setup;
mod ch22_start;
mod ch22_victory;
mod ch23_rossbach;
mod ch24_leuthen;
mod ch25_zorndorf;
mod ch26_torgau;
pub mod charts;
mod decision;
mod derived;
mod event;
pub mod field;
mod game;
mod invariants;
mod lists;
pub mod options;
mod result;
pub mod roster;
pub mod scenario;
pub mod state;
mod tables;
mod view;
mod words;

pub use agenda::Frame;
pub use book::PrussiasGlory;
pub use ch05_sight::is_seen;
pub use ch10_army_morale::{Piece as TrackPiece, Track};
pub use ch11_results::loss_points;
pub use ch19_combat::{Contacts, Reckoning};
pub use ch22_victory::judge;
pub use decision::{Action, Decision, Piece};
pub use event::{Cause, Event};
pub use options::Options;
pub use result::{Befell, Lot, PhaseDie, RollResult};
pub use scenario::Scenario;
pub use state::{Army, Battle, Flags, GroupId, LeaderId, Morale, Phase, Place, UnitId, WingId};

/// The version of these rules; raised whenever an old record may play differently.
pub const RULES_VERSION: u32 = 3;
