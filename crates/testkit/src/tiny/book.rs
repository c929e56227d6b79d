//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Illegal;
use rulebook::{FileKind, Forecast, Listing, Rulebook, Series, TableOption};

use super::scenario::{self, Ford};
use super::scene::{COLORS, SEATS};
use super::{Action, Tiny};

/// The rules of The Night Ford.
pub struct NightFord;

impl Rulebook for NightFord {
    const ID: &'static str = "tiny";
    const PREFIXES: &'static [&'static str] = &["tiny:"];
    const NAME: &'static str = "The Night Ford";
    const VERSION: u32 = 1;

    type Scenario = Ford;
    type Options = ();
    type Game = Tiny;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Ford> {
        scenario::read(files, path, findings)
    }

    fn options() -> &'static [TableOption<()>] {
        &[]
    }

    fn listing(ford: &Ford) -> Listing {
        Listing {
            id: ford.id.clone(),
            title: ford.title.clone(),
            briefing: ford.briefing.clone(),
            seats: SEATS.into_iter().zip(COLORS).map(|(a, b)| (a.into(), b.into())).collect(),
            turns: ford.turns.into(),
            map: [ford.grid.columns(), ford.grid.rows()],
            units: ford.scouts.len() + ford.markers.len() + 2,
        }
    }

    fn begin(ford: Arc<Ford>, (): ()) -> Tiny {
        Tiny::begin(ford)
    }

    fn kinds() -> Vec<FileKind> {
        vec![FileKind::scenario("tiny/1", "tiny-ford.json", scenario::schema())]
    }
}

impl Series for Tiny {}

impl Forecast for Tiny {
    fn may_know_odds(&self, _action: &Action) -> Result<(), Illegal> {
        Ok(())
    }

    /// [tiny 4.1] Blue decides between a shot and its die, so nothing leads straight to a roll.
    fn before_roll(&self, _action: &Action) -> Option<(Self, Action)> {
        None
    }
}

/// The path of the only ford there is.
pub const PATH: &str = "tiny/scenarios/night-ford.toml";

/// The data of the tiny game.
pub fn library() -> Library {
    let mut library = Library::new();
    library.insert(PATH, include_str!("../../data/tiny/scenarios/night-ford.toml"));
    library
}

impl Tiny {
    /// Sets the game up.
    pub fn new() -> Self {
        let (library, mut findings) = (library(), Findings::new());
        let ford = scenario::read(&mut Files::new(&library), PATH, &mut findings);
        let ford = ford.unwrap_or_else(|| panic!("{:?}", findings.into_vec()));
        Self::begin(Arc::new(ford))
    }
}

impl Default for Tiny {
    fn default() -> Self {
        Self::new()
    }
}
