//! Where something stands on the table: in a hex, or in a box beside the map.

use serde::Serialize;
use ts_rs::TS;

/// A hex of the map, or a box of a panel.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A hex, by its printed number.
    Hex(String),
    /// A box of one of the board's panels, by its id.
    Box(String),
}

impl Place {
    /// The printed number of the hex, or the id of the box.
    pub fn id(&self) -> &str {
        match self {
            Self::Hex(id) | Self::Box(id) => id,
        }
    }
}
