//! Tests of the stores: one suite for all of them, and what only one of them has.

mod files;
mod samples;
mod sqlite;
mod suite;
