//! The rules of Prussia's Glory, one test and more for each, named after it.
#![allow(unreachable_pub, reason = "one binary: what the fixtures offer is public to the chapters")]

mod data;
mod random_games;
mod stage;
mod stage_works;
