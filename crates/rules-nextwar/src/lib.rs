//! Next War: Korea, the standard game.
//!
//! The rulebook is the table of contents: `chNN_word` is chapter NN of the series, functions
//! stand in the order of its sections, and each cites its rule; what Korea adds is in
//! `titles/korea`. Chapters 1 and 2 have no file of their own: counters are [`roster`], the die
//! is `dice`.

pub mod action;
pub mod agenda;
mod begin;
pub mod board;
mod book;
pub mod ch03_sequence;
pub mod ch04_weather;
pub mod ch05_initiative;
pub mod ch06_air;
pub mod ch07_naval;
pub mod ch08_movement;
pub mod ch09_combat;
pub mod ch10_reinforcements;
pub mod ch11_replacements;
pub mod ch12_victory;
pub mod ch13_options;
pub mod charts;
mod dice;
pub mod files;
mod game;
mod invariants;
pub mod options;
pub mod result;
pub mod roster;
pub mod scenario;
pub mod state;
mod table;
pub mod terms;
pub mod titles;
mod view;

pub use book::NextWarKorea;
