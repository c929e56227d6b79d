//! Games in one SQLite file.
//!
//! One thread writes, another reads; both are sent jobs and answer when they are done. The writer
//! takes everything that waits into one transaction ([`writer`]), so that many tables share one
//! wait for the disk.
//!
//! Around the file stand a lock, a witness of how far every game has come ([`tally`]) and copies of
//! older days ([`backup`]); docs/adr/0023 says why.

mod backup;
mod beside;
mod bundles;
mod head;
mod indexes;
mod lock;
mod log;
mod open;
mod pages;
mod read;
mod salvage;
mod tally;
mod threads;
mod write;
mod writer;

use std::path::Path;
use std::sync::{Mutex, PoisonError};

pub use salvage::{Salvage, Salvaged, Unsaved, salvage};

use crate::{
    Answer, Append, Bundle, BundleRow, Cut, History, NewGame, Notice, Page, Row, Shelf, Store,
    StoreError,
};
use backup::Backup;
use beside::{Beside, beside};
use lock::Lock;
use tally::{Marks, Tally};
use threads::Worker;
use write::Write;
use writer::Writer;

/// Games in one SQLite file.
pub struct Sqlite {
    /// The copy made at the start.
    backup: Mutex<Option<Backup>>,
    // Dropped before the writer, whose connection is then the last one and folds the log.
    reader: Worker,
    writer: Writer,
    /// What was found at the start.
    found: Vec<Notice>,
    // Dropped last: until then nobody else may have the file.
    lock: Lock,
}

impl Sqlite {
    /// Opens a file of games, or makes it.
    ///
    /// What the log holds is folded into the file. What the file has lost since it was closed is
    /// found out, and the file kept aside as it is, before anything is written.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        log::require_main(path)?;
        let mut connection = open::to_write(path)?;
        let mended = indexes::mend(path, &mut connection);
        let tally_path = beside(path, Beside::Tally);
        let (known, marks) = (tally::read(&tally_path), open::marks(&connection));
        let mut found = losses(&known, &marks, &connection);
        if !found.is_empty() || mended.is_some() {
            let kept = mended.map_or_else(|| beside::keep_aside(path), Ok);
            found.push(Notice::KeptAside(kept?));
        }
        open::bring_up(path, &mut connection)?;
        let tally = Tally::begin(&tally_path, still_known(known, marks, &connection));
        // What was shortened must not push out what is whole.
        let copy = if found.is_empty() { Some(open::to_read(path)?) } else { None };
        let backup = Mutex::new(copy.map(|it| Backup::start(path, it)));
        let reader = Worker::start(open::to_read(path)?);
        Ok(Self { backup, reader, writer: Writer::start(connection, tally), found, lock })
    }

    /// Writes down where the table is reached, for whoever finds the file in use.
    pub fn say_where(&self, address: &str) {
        self.lock.say_where(address);
    }

    /// What was found out at the start: nothing, if all is well.
    pub fn found(&self) -> &[Notice] {
        &self.found
    }

    fn backup(&self) -> std::sync::MutexGuard<'_, Option<Backup>> {
        // Nobody panics while holding it.
        self.backup.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.reader.ask(read)
    }
}

impl Store for Sqlite {
    fn create(&self, game: NewGame) -> Answer<()> {
        self.writer.ask(Write::Create(game))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.writer.ask(Write::Append(append))
    }

    fn cut(&self, cut: Cut) -> Answer<()> {
        self.writer.ask(Write::Cut(cut))
    }

    fn row(&self, game: &str) -> Answer<Row> {
        let game = game.to_owned();
        self.read(move |connection| read::row(connection, &game))
    }

    fn list(&self, shelf: Shelf, page: Page) -> Answer<Vec<Row>> {
        self.read(move |connection| read::list(connection, shelf, &page))
    }

    fn history(&self, game: &str, to: Option<u32>) -> Answer<History> {
        let game = game.to_owned();
        self.read(move |connection| read::history(connection, &game, to))
    }

    fn rename(&self, game: &str, title: &str) -> Answer<()> {
        self.writer.ask(Write::Rename { game: game.into(), title: title.into() })
    }

    fn seat(&self, game: &str, players: &str) -> Answer<()> {
        self.writer.ask(Write::Seat { game: game.into(), players: players.into() })
    }

    fn put(&self, game: &str, shelf: Shelf, now: u64) -> Answer<()> {
        let deleted = match shelf {
            Shelf::Table => None,
            Shelf::Basket => Some(now),
        };
        self.writer.ask(Write::Put { game: game.into(), deleted })
    }

    fn freeze(&self, game: &str) -> Answer<()> {
        self.writer.ask(Write::Freeze { game: game.into() })
    }

    fn remove(&self, game: &str) -> Answer<()> {
        self.writer.ask(Write::Remove { game: game.into() })
    }

    fn notes(&self, game: &str, viewer: &str) -> Answer<Option<String>> {
        let (game, viewer) = (game.to_owned(), viewer.to_owned());
        self.read(move |connection| read::notes(connection, &game, &viewer))
    }

    fn write_notes(&self, game: &str, viewer: &str, text: &str) -> Answer<()> {
        let (game, viewer, text) = (game.into(), viewer.into(), text.into());
        self.writer.ask(Write::Notes { game, viewer, text })
    }

    fn keep_bundle(&self, bundle: Bundle) -> Answer<()> {
        self.writer.ask(Write::KeepBundle(bundle))
    }

    fn bundle(&self, id: &str) -> Answer<Bundle> {
        let id = id.to_owned();
        self.read(move |connection| bundles::find(connection, &id))
    }

    fn bundles(&self) -> Answer<Vec<BundleRow>> {
        self.read(bundles::list)
    }

    fn remove_bundle(&self, id: &str) -> Answer<()> {
        self.writer.ask(Write::RemoveBundle { id: id.into() })
    }

    fn notices(&self) -> Answer<Vec<Notice>> {
        let mut notices = self.found.clone();
        let failed = self.backup().as_mut().and_then(Backup::failed);
        notices.extend(failed.map(Notice::NoBackup));
        self.read(move |connection| {
            let hidden = pages::hidden(connection);
            notices.extend((hidden > 0).then_some(Notice::Hidden(hidden)));
            Ok(notices)
        })
    }

    fn close(&self) -> Answer<()> {
        // A copy half made would keep the log from being emptied.
        if let Some(mut backup) = self.backup().take() {
            backup.stop();
        }
        self.writer.close()
    }
}

/// How far the games have come that can be read, with their titles.
type There = std::collections::BTreeMap<String, (tally::Mark, String)>;

/// What is to be known from now on: how far the games stand, and how far those had come that lie on
/// damaged pages.
fn still_known(known: Marks, there: There, connection: &rusqlite::Connection) -> Marks {
    let hidden = |game: &String| !there.contains_key(game) && pages::is_named(connection, game);
    let mut marks: Marks = known.into_iter().filter(|(game, _)| hidden(game)).collect();
    marks.extend(there.into_iter().map(|(game, (mark, _))| (game, mark)));
    marks
}

/// What the witness knows and the file does not.
fn losses(known: &Marks, there: &There, connection: &rusqlite::Connection) -> Vec<Notice> {
    let mut losses = Vec::new();
    for (game, mark) in known {
        match there.get(game) {
            Some((now, title)) if now.is_behind(mark) => losses.push(Notice::Shortened {
                game: game.clone(),
                title: title.clone(),
                had: mark.step,
                has: now.step,
            }),
            Some(_) => (),
            // One on a damaged page is there, and said elsewhere.
            None if pages::is_named(connection, game) => (),
            None => losses.push(Notice::Vanished { game: game.clone(), had: mark.step }),
        }
    }
    losses
}
