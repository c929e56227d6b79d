//! Which scenarios there are, and how one is opened.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use catalog::{Bilingual, Library, nearest};
use kernel::{Info, Record, RecordFault, Seed, StateHash, Unlike};
use rulebook::TableOptions;
use serde::Serialize;

use crate::books::{AnyGame, AnyTable, SYSTEMS};
use crate::fault::OpenFault;
use crate::system::System;

/// What a list says of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Listing {
    /// The id, such as `scs/mill-bridge`.
    pub id: String,
    /// The system's id.
    pub system: String,
    /// The title by language.
    pub title: BTreeMap<String, String>,
    /// What the players should know, by language.
    pub briefing: BTreeMap<String, String>,
    /// Short names of the seats.
    pub seats: Vec<String>,
    /// Number of game turns.
    pub turns: u16,
    /// Columns and rows of the map.
    pub map: [u16; 2],
    /// Number of counters.
    pub units: usize,
    /// The names of the options that it offers, of those of its system.
    pub options: Vec<String>,
}

/// A scenario opened: the game at its start, and what is said of it.
#[derive(Clone, Debug)]
pub struct Opening<G = AnyGame> {
    /// The game at its start.
    pub game: G,
    /// What the record's header will say.
    pub info: Info,
    /// What a list says of it.
    pub listing: Listing,
    /// Colors of the seats' counters.
    pub colors: Vec<String>,
}

/// The line of a record that names the game, and the one with its options.
const GAME_LINE: u32 = 2;
const OPTIONS_LINE: u32 = 4;

/// A scenario with options of the table, opened by the first who asks for it.
type Opened = Arc<OnceLock<Result<Opening, OpenFault>>>;

/// The scenarios of a library of data files.
#[derive(Clone, Debug)]
pub struct Registry {
    library: Library,
    /// Paths of scenario files by id.
    paths: BTreeMap<String, String>,
    /// What has been opened before: games of one scenario share it.
    opened: Arc<Mutex<BTreeMap<(String, TableOptions), Opened>>>,
}

impl Registry {
    /// Finds the scenarios of a library: `<system>/scenarios/<name>.toml` is `<system>/<name>`.
    pub fn new(library: Library) -> Self {
        let mut paths = BTreeMap::new();
        for path in library.paths() {
            if let Some(id) = scenario_id(path) {
                paths.insert(id, path.to_owned());
            }
        }
        Self { library, paths, opened: Arc::default() }
    }

    /// The ids of all scenarios.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.paths.keys().map(String::as_str)
    }

    /// The library itself.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Opens a scenario with options of the table. It is read once; whoever opens it again shares
    /// what does not change.
    pub fn open(&self, id: &str, options: &TableOptions) -> Result<Opening, OpenFault> {
        let key = (id.to_owned(), options.clone());
        // The lock is held only to find the place; who reads it keeps nobody else waiting but those
        // who want the same.
        let place = self.places().entry(key.clone()).or_default().clone();
        let opening = place.get_or_init(|| self.read(id, options)).clone();
        if opening.is_err() {
            // What cannot be opened is not remembered: anybody can ask for anything.
            self.places().remove(&key);
        }
        opening
    }

    fn places(&self) -> MutexGuard<'_, BTreeMap<(String, TableOptions), Opened>> {
        // A panic elsewhere leaves whole openings behind.
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, id: &str, options: &TableOptions) -> Result<Opening, OpenFault> {
        let Some(path) = self.paths.get(id) else {
            let near = nearest(id, self.ids()).map(str::to_owned);
            return Err(OpenFault::Unknown { id: id.into(), near });
        };
        self.open_path(path, options)
    }

    /// Opens a scenario by the path of its file in the library.
    pub fn open_path(&self, path: &str, options: &TableOptions) -> Result<Opening, OpenFault> {
        let id = path.split('/').next().unwrap_or_default();
        let Some(system) = System::named(id) else {
            let known = SYSTEMS.iter().map(|it| it.id);
            let near = nearest(id, known).map(str::to_owned);
            return Err(OpenFault::Unknown { id: path.into(), near });
        };
        (system.open)(&self.library, path, options)
    }

    /// Begins a game.
    pub fn begin(
        &self,
        id: &str,
        options: &TableOptions,
        seed: u64,
    ) -> Result<AnyTable, OpenFault> {
        let opening = self.open(id, options)?;
        Ok(AnyTable::new(opening.game, opening.info, Seed::from_number(seed)))
    }

    /// Reads a record and opens the game it is of.
    pub fn open_record(&self, text: &str) -> Result<(Opening, Record), OpenFault> {
        let record = Record::parse(text)
            .map_err(|fault| self.first_fault(text).unwrap_or(OpenFault::Record(fault)))?;
        Ok((self.opening_of(&record)?, record))
    }

    /// The first line of a record with a broken seal that is not a game by the rules, if there is one.
    fn first_fault(&self, text: &str) -> Option<OpenFault> {
        let record = Record::parse_unsealed(text).ok()?;
        let opening = match self.opening_of(&record) {
            Ok(opening) => opening,
            // It was changed: it is not another game, but a damaged record.
            Err(OpenFault::UnknownInRecord { line, id, .. }) => {
                let what =
                    format!("there is no scenario `{id}`, unless in a file that was not named");
                return Some(OpenFault::Record(RecordFault::damaged(line, what)));
            }
            // Its head is the first line that cannot stand only if nothing else has changed; where
            // its answers do not lead where it says, nobody can tell damage from other rules.
            Err(OpenFault::Unlike(Unlike::Rules { .. } | Unlike::Data { .. }))
                if !self.plays_as_told(&record) =>
            {
                return None;
            }
            Err(fault) => return Some(fault),
        };
        AnyTable::verify(opening.game, &record).err().map(OpenFault::Replay)
    }

    /// Opens the game a record is of.
    pub fn opening_of(&self, record: &Record) -> Result<Opening, OpenFault> {
        let options = read_options(&record.info.options)?;
        let opening = self.open(&record.info.scenario, &options).map_err(|fault| match fault {
            OpenFault::Unknown { id, near } => {
                OpenFault::UnknownInRecord { line: GAME_LINE, id, near }
            }
            fault @ OpenFault::NotOffered { .. } => {
                OpenFault::Record(RecordFault::damaged(OPTIONS_LINE, fault.to_string()))
            }
            OpenFault::Option(what) => OpenFault::Record(RecordFault::damaged(OPTIONS_LINE, what)),
            fault => fault,
        })?;
        let opening = match &record.info.after {
            Some(after) => opening.following(after.clone())?,
            None => opening,
        };
        match record.info.fits(&opening.info) {
            Ok(()) => Ok(opening),
            // Whatever rules it was played by, its seeds bring its faces.
            Err(unlike @ (Unlike::Rules { .. } | Unlike::Data { .. })) => {
                kernel::prove_dice(record).map_err(OpenFault::Replay)?;
                Err(OpenFault::Unlike(unlike))
            }
            Err(unlike) => Err(OpenFault::Unlike(unlike)),
        }
    }

    /// Sets up a recorded game again.
    pub fn load(&self, text: &str) -> Result<AnyTable, OpenFault> {
        let (opening, record) = self.open_record(text)?;
        AnyTable::load(opening.game, &record).map_err(OpenFault::Replay)
    }

    /// Sets a game up again from the pieces of its record, as [`AnyTable::header`],
    /// [`AnyTable::lines`] and [`AnyTable::hash`] gave them.
    pub fn load_pieces<T: AsRef<str>>(
        &self,
        header: &str,
        steps: &[T],
        hash: &str,
    ) -> Result<AnyTable, OpenFault> {
        let hash = StateHash::read(hash).ok_or_else(|| {
            let (what, mend) = (format!("`{hash}` is no hash"), "write 32 digits 0-9 a-f".into());
            OpenFault::Record(RecordFault { line: 0, what, mend })
        })?;
        let record = Record::from_pieces(header, steps, hash).map_err(OpenFault::Record)?;
        let opening = self.opening_of(&record)?;
        AnyTable::load(opening.game, &record).map_err(OpenFault::Replay)
    }

    /// Replays a record and proves it.
    pub fn verify(&self, text: &str) -> Result<kernel::Proof, OpenFault> {
        let (opening, record) = self.open_record(text)?;
        AnyTable::verify(opening.game, &record).map_err(OpenFault::Replay)
    }
}

/// The id of a scenario file, if the path is one.
fn scenario_id(path: &str) -> Option<String> {
    let (system, name) = path.strip_suffix(".toml")?.split_once("/scenarios/")?;
    let known = System::named(system).is_some() && !name.contains('/');
    known.then(|| format!("{system}/{name}"))
}

impl<G> Opening<G> {
    /// The same with the game made into something else.
    pub(crate) fn map<H>(self, make: impl FnOnce(G) -> H) -> Opening<H> {
        let Self { game, info, listing, colors } = self;
        Opening { game: make(game), info, listing, colors }
    }
}

impl Listing {
    /// What a scenario says of itself, as lists write it.
    pub(crate) fn new(
        system: &str,
        seats: Vec<String>,
        options: Vec<String>,
        listing: rulebook::Listing,
    ) -> Self {
        let both =
            |it: Bilingual| BTreeMap::from([("en".to_owned(), it.en), ("it".to_owned(), it.it)]);
        let rulebook::Listing { id, title, briefing, turns, map, units, .. } = listing;
        let (title, briefing) = (both(title), both(briefing));
        Self { id, system: system.to_owned(), title, briefing, seats, turns, map, units, options }
    }
}

/// Options as a record writes them: one line, names in order.
pub(crate) fn write_options(options: &TableOptions) -> String {
    serde_json::to_string(options).expect("texts can always be written")
}

pub(crate) fn read_options(text: &str) -> Result<BTreeMap<String, String>, OpenFault> {
    let what = "the options are no object of texts";
    serde_json::from_str(text)
        .map_err(|_| OpenFault::Record(RecordFault::damaged(OPTIONS_LINE, what)))
}
