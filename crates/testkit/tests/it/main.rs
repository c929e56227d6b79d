//! The suites of this crate, tried on its own example game, and that game's rules.

// Snapshots are written by expect-test, always with hashes.
#![allow(clippy::needless_raw_string_hashes)]

mod conformance;
mod flawed;
mod golden;
mod signature;
mod tiny_rules;
mod two_worlds;
