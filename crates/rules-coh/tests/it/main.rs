//! The rules of Conflict of Heroes, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]

mod ch07_fire;
mod data;
mod random_games;
mod stage;
