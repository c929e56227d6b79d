//! Saving what can be saved: from the file, its log, what was kept aside of them and the copies of
//! older days, game by game.
//!
//! Nothing of it is changed: all work is done on copies.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::beside::{self, Beside, beside};
use super::lock::Lock;
use super::tally::{self, Marks};
use super::{backup, bundles, head, indexes, log, open, pages, read};
use crate::{Bundle, History, Step, StoreError};

/// What was saved and what was not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvage {
    /// Games, whole or in part, by id.
    pub saved: Vec<Salvaged>,
    /// Games of which nothing can be read.
    pub unsaved: Vec<Unsaved>,
    /// Scenarios of somebody's own that can be read, by id.
    pub bundles: BTreeMap<String, Bundle>,
}

/// A game of which something was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvaged {
    /// The game with the steps that could be read; its row stands at the last of them.
    pub history: History,
    /// The steps it had.
    pub had: u32,
    /// The file it was read from.
    pub from: PathBuf,
    /// The same game as other files tell it, where they tell something else: the furthest one may
    /// be one that cannot be played again.
    pub others: Vec<(PathBuf, History)>,
}

/// A game of which nothing can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaved {
    /// Its id.
    pub game: String,
    /// The steps it had, if anything still tells.
    pub had: Option<u32>,
}

/// Reads every game that a file, its log or a copy of it still holds. `work` is an empty folder.
pub fn salvage(path: &Path, work: &Path) -> Result<Salvage, StoreError> {
    let _lock = Lock::take_to_read(path)?;
    // What was kept aside may know of more than the file does since then.
    let known = beside::kept_aside(path)
        .iter()
        .fold(known_beside(path), |known, aside| tally::furthest(known, known_beside(aside)));
    let mut found = Found::default();
    beside::require_readable(path)?;
    let copy = work_copy(path, work)
        .map_err(|it| StoreError::Beside { path: work.into(), why: it.to_string() })?;
    found.read(&copy, path);
    if let Some(renewed) = found.lacks(&known).then(|| head::renewed(&copy)).flatten() {
        found.read(&renewed, path);
    }
    for (number, aside) in (1_u32..).zip(beside::kept_aside(path)) {
        let work = work.join(number.to_string());
        let copied = std::fs::create_dir(&work).and_then(|()| work_copy(&aside, &work));
        if let Ok(copy) = copied {
            found.read(&copy, &aside);
        }
    }
    for older in backup::generations(path) {
        let copied = work.join(older.file_name().unwrap_or_default());
        if beside::copy(&older, &copied).is_ok() {
            found.read(&copied, &older);
        }
    }
    Ok(found.compared(&known))
}

fn known_beside(path: &Path) -> Marks {
    tally::read(&beside(path, Beside::Tally))
}

/// Copies a file with its log into a folder, and makes of them what can be read.
fn work_copy(path: &Path, work: &Path) -> std::io::Result<PathBuf> {
    beside::copy_into(path, work)?;
    let copy = work.join(path.file_name().unwrap_or_default());
    head::begin_if_empty(&copy);
    log::lay_over(&copy).map(|()| copy)
}

/// What was found so far.
#[derive(Default)]
struct Found {
    saved: BTreeMap<String, Salvaged>,
    /// Every id that was met.
    named: BTreeSet<String>,
    bundles: BTreeMap<String, Bundle>,
}

impl Found {
    /// Reads a copy of a file; a game that came further elsewhere is left as it is.
    fn read(&mut self, copy: &Path, from: &Path) {
        // A file that cannot be opened at all tells nothing.
        let Ok(mut connection) = Connection::open(copy) else { return };
        // One of an older shape is brought up if it can be; if not, it can hardly be read.
        let _ = open::migrate(&mut connection);
        indexes::mend_copy(&connection);
        let readable: Vec<String> =
            pages::rows(&connection).readable.into_iter().map(|it| it.id).collect();
        self.named.extend(pages::ids(&connection).into_values());
        for bundle in bundles::list(&connection).unwrap_or_default() {
            // What one file has lost another may have.
            if let Ok(bundle) = bundles::find(&connection, &bundle.id) {
                self.bundles.entry(bundle.id.clone()).or_insert(bundle);
            }
        }
        for game in readable {
            if let Some(saved) = readable_game(&connection, &game, from) {
                self.keep(&game, saved);
            }
        }
    }

    /// Whether there was more, as far as anything tells.
    fn lacks(&self, known: &Marks) -> bool {
        let steps = |it: &Salvaged| u32::try_from(it.history.steps.len()).unwrap_or(u32::MAX);
        let lacks = |(game, mark): (&String, &tally::Mark)| {
            self.saved.get(game).is_none_or(|it| steps(it) < mark.step)
        };
        self.saved.is_empty()
            || self.saved.values().any(|it| steps(it) < it.had)
            || known.iter().any(lacks)
    }

    /// Keeps a game; of two the one that came further, and what the other tells otherwise.
    fn keep(&mut self, game: &str, saved: Salvaged) {
        let Some(mut less) = self.saved.insert(game.to_owned(), saved) else { return };
        let more = self.saved.get_mut(game).expect("inserted right above");
        if reached(&less) >= reached(more) {
            core::mem::swap(&mut less, more);
        }
        more.others.append(&mut less.others);
        if !is_begin_of(&less.history, &more.history) {
            more.others.push((less.from, less.history));
        }
    }

    /// Compares with what the witness knows.
    fn compared(mut self, known: &Marks) -> Salvage {
        for (game, mark) in known {
            self.named.insert(game.clone());
            // What was taken back since then is not missed.
            let saved = self.saved.get_mut(game);
            if let Some(saved) = saved.filter(|it| it.history.row.undone <= mark.undone) {
                saved.had = saved.had.max(mark.step);
            }
        }
        let unsaved = self.named.into_iter().filter(|it| !self.saved.contains_key(it));
        let unsaved = unsaved.map(|game| {
            let had = known.get(&game).map(|it| it.step);
            Unsaved { game, had }
        });
        let unsaved = unsaved.collect();
        Salvage { saved: self.saved.into_values().collect(), unsaved, bundles: self.bundles }
    }
}

/// How far a saved game has come.
fn reached(saved: &Salvaged) -> (u32, usize) {
    (saved.history.row.undone, saved.history.steps.len())
}

/// Whether one tells nothing that the other does not tell too.
fn is_begin_of(one: &History, other: &History) -> bool {
    let same = |(one, other): (&Step, &Step)| one.lines == other.lines;
    one.row.header == other.row.header
        && one.steps.len() <= other.steps.len()
        && one.steps.iter().zip(&other.steps).all(same)
}

/// A game with the steps that can be read; none if not even its first ones can.
fn readable_game(connection: &Connection, game: &str, from: &Path) -> Option<Salvaged> {
    let (mut history, had) = read::readable_history(connection, game, None).ok()?;
    let readable = u32::try_from(history.steps.len()).ok()?;
    if readable < had {
        // The record ends where it can be read, with the hash of that step.
        let standing = &mut history.row.standing;
        standing.hash.clone_from(&history.steps.last()?.hash);
        (standing.step, standing.over, standing.result) = (readable, false, None);
    }
    Some(Salvaged { history, had, from: from.to_owned(), others: Vec::new() })
}
