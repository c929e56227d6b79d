//! What a rules module offers the program: the one door.
//!
//! The program knows a rulebook by [`Rulebook`] alone: what it is called, which kinds of files it
//! reads, how a scenario of it is read, listed and begun, and what may be known of its odds. A new
//! module implements it once and is entered into the one list of `registry`.

mod forecast;
mod options;
mod series;
mod weigh;

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Bilingual, Files, Findings, Source};

pub use forecast::{Forecast, Next, Prospect, play_on, steps_to_roll};
pub use options::{NotAnOption, Offered, TableOption, Usual, agree};
pub use series::Series;
pub use weigh::{Weighed, weigh};

/// Options of the table, by name and value.
pub type TableOptions = BTreeMap<String, String>;

/// A rulebook that can be played.
pub trait Rulebook: 'static {
    /// The id: the first part of its scenarios' ids, and its folder of data.
    const ID: &'static str;
    /// The prefixes of its rules, such as `scs:`.
    const PREFIXES: &'static [&'static str];
    /// Its name.
    const NAME: &'static str;
    /// The version of its rules: raised when an old record may play differently.
    const VERSION: u32;
    /// Whether its games can follow one another: see [`Series`].
    const SERIES: bool = false;

    /// Everything about a game that cannot change.
    type Scenario;
    /// What the players have agreed on.
    type Options: Default;
    /// A game in progress.
    type Game: Forecast;

    /// Reads a scenario with all it refers to; `None` if anything is wrong.
    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Self::Scenario>;

    /// What the players may agree on, in the order in which it is offered.
    fn options() -> &'static [TableOption<Self::Options>];

    /// Whether a scenario offers an option: all do, unless the book says otherwise.
    fn offers(_scenario: &Self::Scenario, _option: &Offered) -> bool {
        true
    }

    /// What a list says of a scenario.
    fn listing(scenario: &Self::Scenario) -> Listing;

    /// The game at its start.
    fn begin(scenario: Arc<Self::Scenario>, options: Self::Options) -> Self::Game;

    /// The kinds of files it has of its own, the scenario first.
    fn kinds() -> Vec<FileKind>;
}

/// What a list says of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The id, such as `scs/mill-bridge`.
    pub id: String,
    /// The title.
    pub title: Bilingual,
    /// What the players should know.
    pub briefing: Bilingual,
    /// Short names of the seats, each with the color of its counters.
    pub seats: Vec<(String, String)>,
    /// Number of game turns.
    pub turns: u16,
    /// Columns and rows of the map.
    pub map: [u16; 2],
    /// Number of counters.
    pub units: usize,
}

/// A kind of data file: how it is known, described and checked.
pub struct FileKind {
    /// How a file says that it is one.
    pub sign: Sign,
    /// The name of its schema and the schema itself; none for tables, which have columns.
    pub schema: Option<(&'static str, String)>,
    /// Checks a file that stands by itself; none for a scenario, which is read with all it refers
    /// to.
    pub check: Option<fn(Source<'_>, &mut Findings)>,
}

/// How a file says what kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A TOML file by its key `schema`, such as `coh-terrain/1`.
    Schema(&'static str),
    /// A CSV file by the columns it begins with, such as `id,nation,`.
    Columns(&'static str),
}

impl FileKind {
    /// A scenario: `schema` is what the file says, `file` the name of the schema for editors.
    pub fn scenario(schema: &'static str, file: &'static str, text: String) -> Self {
        Self { sign: Sign::Schema(schema), schema: Some((file, text)), check: None }
    }

    /// A TOML file that stands by itself.
    pub fn toml(
        schema: &'static str,
        file: &'static str,
        text: String,
        check: fn(Source<'_>, &mut Findings),
    ) -> Self {
        Self { sign: Sign::Schema(schema), schema: Some((file, text)), check: Some(check) }
    }

    /// A table.
    pub fn csv(columns: &'static str, check: fn(Source<'_>, &mut Findings)) -> Self {
        Self { sign: Sign::Columns(columns), schema: None, check: Some(check) }
    }
}
