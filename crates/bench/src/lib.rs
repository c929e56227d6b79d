//! Measures our kernels beside their peers.
//!
//! A [`Case`] is one thing that is measured: the same work again and again, on the same data every
//! time. Instructions are counted by callgrind, which the program starts on itself
//! ([`callgrind`]); times are medians of rounds in which all cases take turns ([`times`]).
//! What the figures must be is written in [`gates`], where they come from in
//! `docs/performance.md`.

#![expect(clippy::float_arithmetic, reason = "figures to read; nothing is played by them")]

pub mod answers;
pub mod battles;
pub mod callgrind;
pub mod campaigns;
mod case;
mod data;
pub mod fights;
pub mod gates;
pub mod hexes;
pub mod peers;
mod playing;
pub mod server;
pub mod sorties;
pub mod times;
pub mod wars;

pub use case::{CASES, Case, Meter, Work, find};
pub use playing::{mid_game, play};
