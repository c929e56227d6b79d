//! What a viewer notes down for itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Private notes and marks of one viewer.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// Free text.
    pub text: String,
    /// Marks on the map.
    pub marks: Vec<MapMark>,
}

/// A mark on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MapMark {
    /// The hex.
    pub hex: String,
    /// The sign drawn there.
    pub sign: String,
    /// What it means.
    pub text: String,
}
