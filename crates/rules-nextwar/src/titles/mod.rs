//! What each game of the series adds.

pub mod korea;
