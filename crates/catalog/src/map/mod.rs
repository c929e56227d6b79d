//! Maps: the shape of their files, and the checked value.

mod build;
mod hexes;
mod links;
mod shape;

pub use hexes::{read_hex, read_hexes};
pub use shape::{
    GridShape, MapShape, NameKind, NameShape, NumberingWord, RaisedWord, RowsCountWord, SheetShape,
    TerrainShape, TopsWord,
};

use crate::{FileOr, Files, Findings, Source, check_head, find_file, salvage_toml};
use hexgrid::{Direction, Grid, HexId};
use std::collections::BTreeMap;

/// A map on which every hex, hexside and path exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// The hexes and their printed numbers.
    pub grid: Grid,
    /// Meters from one side of a hex to the other; none on a map without a scale.
    pub across: Option<u32>,
    /// Where north lies, in degrees clockwise from the top of the sheet; none where nobody asks.
    pub north: Option<u16>,
    /// The kinds of terrain in alphabetical order.
    pub terrain_names: Vec<String>,
    /// The terrain of each cell, as an index into `terrain_names`; of no meaning for missing hexes.
    pub terrain: Vec<u8>,
    /// The kinds of hexside in alphabetical order.
    pub hexside_names: Vec<String>,
    /// What lies on hexsides: the hex with the lower id, the way to the other, and an index into
    /// `hexside_names`. Sorted, each once.
    pub hexsides: Vec<(HexId, Direction, u8)>,
    /// Roads, railways and the like.
    pub lines: Vec<Line>,
    /// What is written on the map.
    pub names: Vec<Name>,
    /// Groups of hexes that scenarios refer to as `@name`, each in the order written.
    pub regions: BTreeMap<String, Vec<HexId>>,
}

/// A path of hexes, each next to the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What runs along it, such as `road`.
    pub kind: String,
    /// The hexes, at least two.
    pub path: Vec<HexId>,
}

/// A text written on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The text, in English where it is made of plain words.
    pub text: String,
    /// The Italian text, where it is another.
    pub it: Option<String>,
    /// What it names.
    pub kind: NameKind,
    /// The hexes that bear it.
    pub hexes: Vec<HexId>,
}

impl Name {
    /// The text by language; none where it is the same in all.
    pub fn words(&self) -> Option<BTreeMap<String, String>> {
        let it = self.it.as_ref()?;
        Some([("en", &self.text), ("it", it)].map(|(lang, it)| (lang.into(), it.clone())).into())
    }
}

impl Map {
    /// Returns the name of the terrain of a hex.
    pub fn terrain_name(&self, hex: HexId) -> &str {
        &self.terrain_names[usize::from(self.terrain[usize::from(hex.0)])]
    }
}

/// Reads a map file; `None` if there was any error.
pub fn read_map(source: Source<'_>, findings: &mut Findings) -> Option<Map> {
    let before = findings.error_count();
    let shape: MapShape = salvage_toml(source, findings)?;
    check_head("map/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let map = check_map(&shape, source, findings)?;
    (findings.error_count() == before).then_some(map)
}

/// Checks the shape of a map that stands in `source`; `None` if there was any error.
pub fn check_map(shape: &MapShape, source: Source<'_>, findings: &mut Findings) -> Option<Map> {
    build::check(shape, source, findings)
}

/// Reads the map that a key of `source` names or holds; `None` if there was any error.
pub fn open_map(
    files: &mut Files<'_>,
    source: Source<'_>,
    key: &FileOr<MapShape>,
    findings: &mut Findings,
) -> Option<Map> {
    match key {
        FileOr::File(name) => read_map(find_file(files, source, name, findings)?, findings),
        FileOr::Inline(shape) => check_map(shape.get_ref(), source, findings),
    }
}
