//! What may stand in a map file.

use crate::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A list of hexes: `"07.05"`, the block `"01.01..06.10"`, the region `"@west-edge"`.
type HexList = Vec<Spanned<String>>;

/// A map file, or a map in place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Map")]
pub struct MapShape {
    /// The shape of the file: `map/1`. A map in place may leave it out.
    pub schema: Option<Spanned<String>>,
    /// Where the map comes from. A map in place may leave it out.
    pub source: Option<Spanned<String>>,
    /// The hexes and their printed numbers.
    pub grid: Spanned<GridShape>,
    /// The terrain of every hex.
    pub terrain: TerrainShape,
    /// By kind, the hexsides it lies on: `"06.01/07.01"`.
    #[serde(default)]
    pub hexsides: BTreeMap<Spanned<String>, Vec<Spanned<String>>>,
    /// By kind, the paths it runs along, hex by hex: `"01.05 02.04 03.05"`.
    #[serde(default)]
    pub lines: BTreeMap<Spanned<String>, Vec<Spanned<String>>>,
    /// What is written on the map.
    #[serde(default)]
    pub names: Vec<NameShape>,
    /// Groups of hexes that scenarios refer to as `@name`.
    #[serde(default)]
    pub regions: BTreeMap<Spanned<String>, HexList>,
}

/// The hexes of a map and their printed numbers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridShape {
    /// Hexes from left to right.
    pub columns: u16,
    /// Hexes from top to bottom.
    pub rows: u16,
    /// Which way the hexes stand.
    pub tops: TopsWord,
    /// Which printed columns stand half a hex higher (flat tops), or which printed rows lie half
    /// a hex to the right (pointed tops).
    pub raised: RaisedWord,
    /// How a hex number is written.
    pub numbering: NumberingWord,
    /// Which way row numbers grow on the printed map.
    pub rows_count: RowsCountWord,
    /// What stands before every number: `A` for `A10.10`.
    #[serde(default)]
    pub prefix: String,
    /// The number of the first column from the left; 1 if left out.
    pub first_column: Option<u16>,
    /// The lowest number of a row; 1 if left out.
    pub first_row: Option<u16>,
    /// Meters from one side of a hex to the other, for the scale drawn beside the map.
    pub across: Option<u32>,
    /// Where north lies, in degrees clockwise from the top of the sheet.
    pub north: Option<u16>,
    /// The sheets of the map from its top to its bottom, if its rows are numbered anew on each.
    #[serde(default)]
    pub sheets: Vec<Spanned<SheetShape>>,
    /// Cells of the rectangle that are no hexes of the map.
    #[serde(default)]
    pub missing: HexList,
}

/// A sheet of a map; all its columns run on through the others.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetShape {
    /// What stands before the numbers of this sheet: `N` for `N3121`.
    pub prefix: String,
    /// Rows of hexes on it.
    pub rows: u16,
}

/// Which way hexes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TopsWord {
    /// Flat tops: columns are straight.
    Flat,
    /// Pointed tops: rows are straight.
    Pointy,
}

/// Which columns or rows are pushed out by half a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RaisedWord {
    /// Those with odd numbers.
    Odd,
    /// Those with even numbers.
    Even,
}

/// How a hex number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum NumberingWord {
    /// `24.17`: column, point, row.
    #[serde(rename = "cc.rr")]
    ColumnDotRow,
    /// `0907`: column and row.
    #[serde(rename = "ccrr")]
    ColumnRow,
    /// `A6`: a letter for the column, a number for the row.
    #[serde(rename = "A0")]
    Letter,
    /// `G08`: a letter for the column, two digits for the row.
    #[serde(rename = "A00")]
    LetterTwoDigits,
    /// `G08`: a letter for the row, two digits for the column.
    #[serde(rename = "R00")]
    RowLetter,
}

/// Which way row numbers grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RowsCountWord {
    /// From the bottom of the map to its top.
    Up,
    /// From the top of the map to its bottom.
    Down,
}

/// The terrain of every hex, as a grid of letters.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainShape {
    /// The terrain that each letter stands for.
    pub legend: BTreeMap<Spanned<String>, Spanned<String>>,
    /// One text per row from the top of the map to its bottom, one letter per hex.
    pub rows: Spanned<Vec<Spanned<String>>>,
}

/// Something written on the map.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NameShape {
    /// The text, in English where it is made of plain words.
    pub text: String,
    /// The Italian text, where it is made of plain words. A proper name has none.
    pub it: Option<String>,
    /// What it names.
    pub kind: NameKind,
    /// The hexes that bear it.
    pub hexes: Spanned<HexList>,
}

/// What a name on the map names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NameKind {
    /// A town, village or building.
    Place,
    /// A river, stream or lake.
    Water,
    /// A hill or mountain.
    Height,
    /// A wood.
    Woods,
    /// A stretch of land.
    Region,
    /// A sea.
    Sea,
}

impl NameKind {
    /// Returns the word that map files use.
    pub fn word(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Water => "water",
            Self::Height => "height",
            Self::Woods => "woods",
            Self::Region => "region",
            Self::Sea => "sea",
        }
    }
}
