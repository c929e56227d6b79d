//! Saving what can be saved: from the file, its log and the copies of older days, game by game.
//!
//! Nothing of it is changed: all work is done on copies.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::beside::{Beside, beside, copy_into};
use super::lock::Lock;
use super::tally::{self, Marks};
use super::{backup, bundles, log, open, pages, read};
use crate::{Bundle, History, StoreError};

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
    let _lock = Lock::take(path)?;
    let known = tally::read(&beside(path, Beside::Tally));
    let mut found = Found::default();
    let copied = copy_into(path, work).and_then(|()| {
        let copy = work.join(path.file_name().unwrap_or_default());
        begin_if_empty(&copy);
        log::lay_over(&copy).map(|()| copy)
    });
    let copy =
        copied.map_err(|it| StoreError::Beside { path: work.into(), why: it.to_string() })?;
    found.read(&copy, path);
    for older in backup::generations(path) {
        let copied = work.join(older.file_name().unwrap_or_default());
        if std::fs::copy(&older, &copied).is_ok() {
            found.read(&copied, &older);
        }
    }
    Ok(found.compared(&known))
}

/// Makes a file of no games in place of an empty one. What the log holds of the one that was lies
/// on the same pages, because every file begins in the same way.
fn begin_if_empty(copy: &Path) {
    if std::fs::metadata(copy).map_or(0, |it| it.len()) > 0 {
        return;
    }
    // The log waits until the pages are there; a file that cannot be made tells nothing anyway.
    let (log, waiting) = (beside(copy, Beside::Log), copy.with_extension("log"));
    let _ = std::fs::rename(&log, &waiting);
    if let Ok(mut connection) = Connection::open(copy) {
        let _ = open::migrate(&mut connection);
    }
    let _ = std::fs::rename(&waiting, &log);
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
            let Some(saved) = readable_game(&connection, &game, from) else { continue };
            let before = self.saved.get(&game).map(reached);
            if before.is_none_or(|it| it < reached(&saved)) {
                self.saved.insert(game, saved);
            }
        }
    }

    /// Compares with what the witness knows.
    fn compared(mut self, known: &Marks) -> Salvage {
        for (game, mark) in known {
            self.named.insert(game.clone());
            if let Some(saved) = self.saved.get_mut(game) {
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
    Some(Salvaged { history, had, from: from.to_owned() })
}
