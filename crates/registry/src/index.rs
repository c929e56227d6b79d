//! Which scenarios there are, and how one is opened.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Bilingual, Findings, Library, nearest};
use kernel::{Fingerprint, Info, Record, RecordFault, Seed, StateHash};
use rules_coh::Firefight;
use rules_prussia::Battle;
use rules_scs::War;
use serde::Serialize;

use crate::any::{AnyGame, AnyTable};
use crate::fault::OpenFault;
use crate::system::SYSTEMS;

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
}

/// A scenario opened: the game at its start and what the record says of it.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game at its start.
    pub game: AnyGame,
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

/// Options of the table, by name and value.
type TableOptions = BTreeMap<String, String>;

/// The scenarios of a library of data files.
#[derive(Clone, Debug)]
pub struct Registry {
    library: Library,
    /// Paths of scenario files by id.
    paths: BTreeMap<String, String>,
    /// What has been opened before: games of one scenario share it.
    opened: Arc<Mutex<BTreeMap<(String, TableOptions), Opening>>>,
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
        // A panic elsewhere leaves whole openings behind.
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(opening) = opened.get(&key) {
            return Ok(opening.clone());
        }
        let opening = self.read(id, options)?;
        opened.insert(key, opening.clone());
        Ok(opening)
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
        let system = path.split('/').next().unwrap_or_default();
        let title = match system {
            "coh" => self.firefight(path, options)?,
            "prussia" => self.battle(path, options)?,
            "scs" => self.war(path, options)?,
            _ => {
                let known: Vec<&str> = SYSTEMS.iter().map(|it| it.id).collect();
                let near = nearest(system, known).map(str::to_owned);
                return Err(OpenFault::Unknown { id: path.into(), near });
            }
        };
        Ok(title.opening(options))
    }

    /// Reads a firefight of Conflict of Heroes.
    fn firefight(&self, path: &str, options: &TableOptions) -> Result<Facts, OpenFault> {
        let mut findings = Findings::new();
        let scenario = rules_coh::load(&self.library, path, &mut findings);
        let scenario = scenario.ok_or_else(|| OpenFault::Data(findings.into_vec()))?;
        let read = rules_coh::Options::read(pairs(options));
        let read = read.map_err(|it| OpenFault::Option(it.why))?;
        Ok(Facts {
            system: "coh",
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: scenario.forces.iter().map(|it| it.id.clone()).collect(),
            colors: scenario.forces.iter().map(|it| it.color.clone()).collect(),
            turns: scenario.rounds.into(),
            map: [scenario.field.grid.columns(), scenario.field.grid.rows()],
            units: scenario.units.len(),
            data_hash: scenario.data_hash.clone(),
            game: AnyGame::Coh(Firefight::new(Arc::new(scenario), read)),
        })
    }

    /// Reads a battle of Prussia's Glory.
    fn battle(&self, path: &str, options: &TableOptions) -> Result<Facts, OpenFault> {
        let mut findings = Findings::new();
        let scenario = rules_prussia::scenario::load(&self.library, path, &mut findings);
        let scenario = scenario.ok_or_else(|| OpenFault::Data(findings.into_vec()))?;
        let read = rules_prussia::Options::read(pairs(options));
        let read = read.map_err(|it| OpenFault::Option(it.why))?;
        let grid = scenario.field.grid();
        Ok(Facts {
            system: "prussia",
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: scenario.sides.iter().map(|it| it.id.clone()).collect(),
            colors: scenario.sides.iter().map(|it| it.color.clone()).collect(),
            turns: scenario.turns.into(),
            map: [grid.columns(), grid.rows()],
            units: scenario.units.len() + scenario.leaders.len(),
            data_hash: scenario.data_hash.clone(),
            game: AnyGame::Prussia(Battle::new(Arc::new(scenario), read)),
        })
    }

    /// Reads a scenario of the Standard Combat Series.
    fn war(&self, path: &str, options: &TableOptions) -> Result<Facts, OpenFault> {
        let mut findings = Findings::new();
        let scenario = rules_scs::load(&self.library, path, &mut findings);
        let scenario = scenario.ok_or_else(|| OpenFault::Data(findings.into_vec()))?;
        let read = rules_scs::Options::read(pairs(options));
        let read = read.map_err(|it| OpenFault::Option(it.why))?;
        Ok(Facts {
            system: "scs",
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: scenario.sides.iter().map(|it| it.id.clone()).collect(),
            colors: scenario.sides.iter().map(|it| it.color.clone()).collect(),
            turns: scenario.turns,
            map: [scenario.map.grid.columns(), scenario.map.grid.rows()],
            units: scenario.roster.len(),
            data_hash: scenario.data_hash.clone(),
            game: AnyGame::Scs(War::new(Arc::new(scenario), read)),
        })
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
            Err(fault) => return Some(fault),
        };
        AnyTable::verify(opening.game, &record).err().map(OpenFault::Replay)
    }

    /// Opens the game a record is of.
    fn opening_of(&self, record: &Record) -> Result<Opening, OpenFault> {
        let options = read_options(&record.info.options)?;
        let opening = self.open(&record.info.scenario, &options).map_err(|fault| match fault {
            OpenFault::Unknown { id, near } => {
                OpenFault::UnknownInRecord { line: GAME_LINE, id, near }
            }
            OpenFault::Option(what) => OpenFault::Record(RecordFault::damaged(OPTIONS_LINE, what)),
            fault => fault,
        })?;
        record.info.fits(&opening.info).map_err(OpenFault::Record)?;
        Ok(opening)
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
    let known = SYSTEMS.iter().any(|it| it.id == system) && !name.contains('/');
    known.then(|| format!("{system}/{name}"))
}

/// What every system's scenario says of itself.
struct Facts {
    system: &'static str,
    id: String,
    title: Bilingual,
    briefing: Bilingual,
    seats: Vec<String>,
    colors: Vec<String>,
    turns: u16,
    map: [u16; 2],
    units: usize,
    data_hash: String,
    game: AnyGame,
}

impl Facts {
    fn opening(self, options: &TableOptions) -> Opening {
        let both =
            |it: Bilingual| BTreeMap::from([("en".to_owned(), it.en), ("it".to_owned(), it.it)]);
        let system = SYSTEMS.iter().find(|it| it.id == self.system);
        let listing = Listing {
            id: self.id.clone(),
            system: self.system.into(),
            title: both(self.title),
            briefing: both(self.briefing),
            seats: self.seats.clone(),
            turns: self.turns,
            map: self.map,
            units: self.units,
        };
        let info = Info {
            scenario: self.id,
            rules: system.expect("every system is listed").rules,
            data: Fingerprint::read(&self.data_hash).expect("the loader writes a fingerprint"),
            options: write_options(options),
            seats: self.seats,
        };
        Opening { game: self.game, info, listing, colors: self.colors }
    }
}

fn pairs(options: &TableOptions) -> impl Iterator<Item = (&str, &str)> {
    options.iter().map(|(name, value)| (name.as_str(), value.as_str()))
}

/// Options as a record writes them: one line, names in order.
fn write_options(options: &TableOptions) -> String {
    serde_json::to_string(options).expect("texts can always be written")
}

fn read_options(text: &str) -> Result<BTreeMap<String, String>, OpenFault> {
    let what = "the options are no object of texts";
    serde_json::from_str(text)
        .map_err(|_| OpenFault::Record(RecordFault::damaged(OPTIONS_LINE, what)))
}
