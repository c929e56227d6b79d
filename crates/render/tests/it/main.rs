//! Tests of whole pictures, on the boards of the sample program.

mod engraved;
mod map;
mod peninsula;
mod picture;
mod plan;
#[path = "../../examples/sample/mod.rs"]
mod sample;
mod table;
