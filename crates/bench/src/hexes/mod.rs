//! Searches and lines on hex maps, beside other crates on the same maps with the same answers.

mod field;
mod growth;
mod range;
mod sight;
mod supply;

pub use field::Field;
pub use growth::GROWTH;
pub use range::RANGE;
pub(crate) use sight::Plane;
pub use sight::SIGHT;
pub use supply::SUPPLY;
