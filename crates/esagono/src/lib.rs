//! The program's parts, so that tests and fuzzers can reach them without a process.

#![allow(clippy::disallowed_types, reason = "the program may look at the clock; the rules may not")]

pub mod books;
pub mod commands;
pub mod data;
pub mod engine;
pub mod page;
pub mod programs;
pub mod world;
