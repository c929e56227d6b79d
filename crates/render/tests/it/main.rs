//! Tests of whole pictures, on the boards of the sample program.

mod map;
mod picture;
#[path = "../../examples/sample/mod.rs"]
mod sample;
mod table;
