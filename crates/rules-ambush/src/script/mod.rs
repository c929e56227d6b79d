//! Scripts: the hidden part of a mission.

pub mod instr;
pub(crate) mod paths;
pub(crate) mod resolve;
pub mod shape;
