//! Data texts turned into checked values.
//!
//! A [`Library`] holds texts that somebody else has read from disk. Each kind of file has a shape,
//! which says what may stand in it, and a checked value, in which every hex is a hex of the map.
//! Everything wrong on the way goes into [`Findings`], all at once, each with file and line.
//! Roster and scenario shapes belong to the rules modules; maps, charts and guides are read here.

mod bilingual;
mod cells;
mod chart;
mod csv_text;
mod diagnostic;
mod file_or;
mod files;
mod guide;
mod head;
mod json_line;
mod library;
mod map;
mod nearest;
mod peek;
mod phrase;
mod rational;

mod schema;
mod seal;
mod side_name;
mod spanned;
mod toml_text;
mod tree;

pub use bilingual::Bilingual;
pub use chart::{Chart, ChartRow, ChartShape, check_chart, open_chart, read_chart};
pub use csv_text::{Row, read_csv};
pub use diagnostic::{Diagnostic, Findings, Severity, Source, Span};
pub use file_or::FileOr;
pub use files::Files;
pub use guide::{Guide, Moment, Order, Step, Topic, read_guide};
pub use head::{check_head, find_file, is_color, is_plain, span_within};
pub use json_line::{read_line, write_line};
pub use library::Library;
pub use map::{
    GridShape, Line, Map, MapShape, Name, NameKind, NameShape, NumberingWord, RaisedWord,
    RowsCountWord, SheetShape, TerrainShape, TopsWord, check_map, open_map, read_hex, read_hexes,
    read_map,
};
pub use nearest::{nearest, suggest};
pub use peek::{Peek, is_data_file, peek};
pub use rational::{NotARational, Rational};
pub use schema::{schema_text, schemas};
pub use seal::{Broken, seal, unseal};
pub use side_name::SideName;
pub use spanned::Spanned;
pub use toml_text::{read_toml, salvage_toml};
