//! The map as it is drawn: everything that never changes during a game.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::Panel;

/// Which way the hexes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Orientation {
    /// Flat tops: columns are straight lines of hexes.
    Flat,
    /// Pointed tops: rows are straight lines of hexes.
    Pointy,
}

/// How a map is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// As printed maps are in the century of railways and motor roads.
    Modern,
    /// As engraved maps were before it: villages with their church.
    Engraved,
    /// As a plan from so near that a house fills its hex, with doors, windows and hedges.
    Plan,
}

/// An edge of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The upper one.
    Top,
    /// The one to the right.
    Right,
    /// The lower one.
    Bottom,
    /// The one to the left.
    Left,
}

/// A map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Board {
    /// Which way the hexes stand.
    pub orientation: Orientation,
    /// How it is drawn.
    pub look: Look,
    /// The edge toward which north lies; none where nobody asks.
    pub north: Option<Edge>,
    /// Where north lies on a sheet turned away from it, in degrees clockwise from its top.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bearing: Option<u16>,
    /// Meters from one side of a hex to the other; none on a map without a scale.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub across: Option<u32>,
    /// Every playable hex, in the map's order.
    pub hexes: Vec<BoardHex>,
    /// What lies on hexsides: streams, rivers, slopes, works.
    pub sides: Vec<BoardSide>,
    /// What runs from hex to hex: roads, railways, bridges; and what stands in a hex beside its
    /// terrain.
    pub lines: Vec<BoardLine>,
    /// Names set on the map.
    pub names: Vec<BoardName>,
    /// Boxes beside the map or over it, in groups.
    pub panels: Vec<Panel>,
}

impl Board {
    /// The map with the names of a language, to be drawn; those that lack it stay as they are.
    #[must_use]
    pub fn named_in(mut self, language: &str) -> Self {
        for name in &mut self.names {
            if let Some(text) = name.title.as_ref().and_then(|it| it.get(language)) {
                name.text.clone_from(text);
            }
        }
        self
    }
}

/// One hex of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BoardHex {
    /// The printed number.
    pub id: String,
    /// Center, to the right, in half sides for flat hexes (three per column), in half widths for
    /// pointed ones.
    pub x: i32,
    /// Center, downwards, in half heights for flat hexes (two per row), in half sides for pointed
    /// ones.
    pub y: i32,
    /// Terrain id, as the terrain chart names it.
    pub terrain: String,
}

/// One feature on a hexside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BoardSide {
    /// Terrain id.
    pub kind: String,
    /// Printed numbers of the two hexes it lies between: of a slope the upper one first, of works
    /// the one behind them.
    pub between: [String; 2],
}

/// One stretch of road, railway or the like, hex by hex; of a single hex, what stands in it: a
/// port, an airfield.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BoardLine {
    /// Terrain id.
    pub kind: String,
    /// The hexes it runs through, each next to the one before.
    pub path: Vec<String>,
}

/// A name set on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BoardName {
    /// The name as printed.
    pub text: String,
    /// The same by language, where it is made of words that are translated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<BTreeMap<String, String>>,
    /// What it names: `place`, `water`, `height`, `woods`, `region`, `sea`.
    pub kind: String,
    /// The hexes it is set along; one for a place.
    pub hexes: Vec<String>,
}
