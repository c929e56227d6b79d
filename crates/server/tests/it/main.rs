//! Tests of the server over real HTTP and WebSocket connections.

#![allow(clippy::disallowed_types, reason = "tests of a server may wait")]

mod bots;
mod client;
mod conversation;
mod earlier;
mod failing;
mod faults;
mod frozen;
mod fuzz;
mod harness;
mod idle;
mod lobby;
mod own;
mod page;
mod records;
mod rights;
mod secrets;
mod series;
mod slow;
mod wire;
