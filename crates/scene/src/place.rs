//! Where something stands on the table: in a hex, or in a box beside the map.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use ts_rs::{Config, TS};

/// A hex of the map, or a box.
///
/// Numbers of hexes and ids of boxes never meet on one board, so that either is enough to name a
/// place: ways, overlays and action texts do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A hex, by its printed number.
    Hex(String),
    /// A box of one of the board's panels, by its id. Counters may lie in boxes that no panel draws
    /// as well: `reinforcements`, `destroyed`.
    Box(String),
}

impl Place {
    /// The printed number of the hex, or the id of the box.
    pub fn id(&self) -> &str {
        match self {
            Self::Hex(id) | Self::Box(id) => id,
        }
    }

    /// The printed number, if it is a hex.
    pub fn hex(&self) -> Option<&str> {
        match self {
            Self::Hex(id) => Some(id),
            Self::Box(_) => None,
        }
    }

    /// The id, if it is a box.
    pub fn in_box(&self) -> Option<&str> {
        match self {
            Self::Hex(_) => None,
            Self::Box(id) => Some(id),
        }
    }
}

/// Where an answer points: at a place, or nowhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Pointed(pub Option<Place>);

impl Pointed {
    /// The place it points at.
    pub fn place(&self) -> Option<&Place> {
        self.0.as_ref()
    }

    /// The printed number, if it points at a hex.
    pub fn hex(&self) -> Option<&str> {
        self.place().and_then(Place::hex)
    }
}

impl From<Option<Place>> for Pointed {
    fn from(place: Option<Place>) -> Self {
        Self(place)
    }
}

/// A place is written as the two keys `hex` and `box`, of which one is null.
impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("hex", &self.hex())?;
        map.serialize_entry("box", &self.in_box())?;
        map.end()
    }
}

/// Where an answer points is written likewise; `box` is left out where it is none, as in most games
/// all are.
impl Serialize for Pointed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("hex", &self.hex())?;
        if let Some(id) = self.place().and_then(Place::in_box) {
            map.serialize_entry("box", id)?;
        }
        map.end()
    }
}

/// The TypeScript twin of a type that is written into the object that holds it.
macro_rules! written_into_its_holder {
    ($type:ty, $keys:literal) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline(_: &Config) -> String {
                $keys.to_owned()
            }

            fn inline_flattened(config: &Config) -> String {
                Self::inline(config)
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn decl_concrete(config: &Config) -> String {
                Self::decl(config)
            }
        }
    };
}

written_into_its_holder!(
    Place,
    "{ \n/**\n * The hex, by its printed number.\n */\nhex: string | null, \
     \n/**\n * The box off the map, by its id.\n */\nbox: string | null, }"
);
written_into_its_holder!(
    Pointed,
    "{ \n/**\n * The hex it is about, by its printed number.\n */\nhex: string | null, \
     \n/**\n * The box it is about, by its id.\n */\nbox?: string, }"
);
