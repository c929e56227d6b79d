//! The Standard Combat Series, version 1.8.
//!
//! `series` follows the series book chapter by chapter, `titles` holds the games' own rules,
//! `scenario` is what a game's files say, `state` is what changes. A [`War`] is one game in
//! progress; see README.md for how to read this crate.

mod agenda;
mod answers;
mod book;
pub mod charts;
mod decision;
mod derived;
mod event;
mod game;
mod guess;
mod invariants;
mod opening;
pub mod options;
pub mod roster;
pub mod scenario;
pub mod series;
pub mod state;
pub mod titles;
mod view;
mod words;

pub use book::StandardCombatSeries;
pub use decision::{Action, Decision};
pub use event::{Cause, Event, Reckoning, RollResult};
pub use options::Options;
pub use scenario::{Scenario, load};
pub use state::{Flags, Phase, Place, Side, UnitId, War};

/// The version of these rules; raised whenever an old record may play differently.
pub const RULES_VERSION: u32 = 4;
