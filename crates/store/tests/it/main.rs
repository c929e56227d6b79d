//! Tests of the stores: one suite for all of them, and what only one of them has.

#![allow(clippy::disallowed_types, reason = "files have times; the rules do not")]

mod damage;
mod files;
mod rescue;
mod samples;
mod sqlite;
mod suite;
