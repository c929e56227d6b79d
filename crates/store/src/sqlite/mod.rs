//! Games in one SQLite file.
//!
//! One thread writes, another reads; both are sent jobs and answer when they are done. The writer
//! takes everything that waits into one transaction ([`writer`]), so that many tables share one
//! wait for the disk.

mod open;
mod read;
mod threads;
mod write;
mod writer;

use std::path::Path;

use crate::{Answer, Append, Cut, History, NewGame, Row, Shelf, Store, StoreError};
use threads::Worker;
use write::Write;
use writer::Writer;

/// Games in one SQLite file.
pub struct Sqlite {
    // Dropped first: the writer's connection is then the last one, and folds the log into the file.
    reader: Worker,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file of games, or makes it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writer = Writer::start(open::to_write(path)?);
        let reader = Worker::start(open::to_read(path)?);
        Ok(Self { reader, writer })
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

    fn list(&self, shelf: Shelf) -> Answer<Vec<Row>> {
        self.read(move |connection| read::list(connection, shelf))
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
}
