//! Conflict of Heroes: Storms of Steel.
//!
//! Modules `ch01` to `ch21` follow the chapters of the rulebook, `scenario` is what a firefight's
//! files say, `field` the ground and who sees over it, `state` what changes. A [`Firefight`] is one
//! game in progress; see README.md for how to read this crate.

mod act;
mod agenda;
mod answers;
mod book;
pub mod cards;
mod ch01_setup;
mod ch02_round;
mod ch03_actions;
mod ch05_movement;
mod ch07_combat;
mod ch08_cards;
mod ch08_veterans;
mod ch10_hidden;
mod ch12_artillery;
mod ch17_transport;
mod ch18_works;
mod ch20_aircraft;
mod ch21_solitaire;
pub mod charts;
mod decision;
mod derived;
mod event;
pub mod field;
mod forecast;
mod game;
mod guess;
mod invariants;
mod label;
pub mod options;
mod rolls;
pub mod roster;
pub mod scenario;
pub mod state;
mod view;
mod way;
mod words;

pub use act::{Act, Fund, Item, Manner, Mark, Mode, Target, Volley};
pub use agenda::{Frame, Purpose};
pub use book::StormsOfSteel;
pub use decision::{About, Action, Decision, On, Purse};
pub use event::Event;
pub use label::{Brought, RollResult};
pub use options::Options;
pub use scenario::{Scenario, load};
pub use state::{Firefight, Flags, ForceId, Hit, Place, Score, Stage, UnitId};

/// The version of these rules; raised whenever an old record may play differently.
pub const RULES_VERSION: u32 = 5;
