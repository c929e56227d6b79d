//! Where games are kept.
//!
//! A [`Store`] keeps texts and numbers; it knows neither rules nor the shapes of scenes. What is
//! kept of a game is its record: a header and the lines of each step, never a dump of its state.
//! Beside it stands what a list shows ([`Row`]), written with every change, so that no game has to
//! be opened to be listed.
//!
//! Whatever a store has answered is on the disk: a process killed right after loses nothing.

mod bundle;
mod error;
mod game;
mod sqlite;

use core::pin::Pin;

pub use bundle::{Bundle, BundleRow};
pub use error::StoreError;
pub use game::{Append, Branch, Cut, History, NewGame, Notice, Page, Row, Shelf, Standing, Step};
pub use sqlite::{Salvage, Salvaged, Sqlite, Unsaved, salvage};

/// An answer to come.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A place where games are kept.
pub trait Store: Send + Sync {
    /// Keeps a new game with the steps it already has.
    fn create(&self, game: NewGame) -> Answer<()>;

    /// Keeps further steps. Refused with [`StoreError::Changed`] if the game no longer stands where
    /// the one who appends believes.
    fn append(&self, append: Append) -> Answer<()>;

    /// Forgets the steps after one. Refused like [`Store::append`].
    fn cut(&self, cut: Cut) -> Answer<()>;

    /// What a list shows of a game.
    fn row(&self, game: &str) -> Answer<Row>;

    /// What a list shows of the games on a shelf, the last changed first. A game that cannot be
    /// read is left out and hides no other; [`Store::notices`] counts it.
    fn list(&self, shelf: Shelf, page: Page) -> Answer<Vec<Row>>;

    /// A game with its record, up to a step or whole.
    fn history(&self, game: &str, to: Option<u32>) -> Answer<History>;

    /// Gives a game another title.
    fn rename(&self, game: &str, title: &str) -> Answer<()>;

    /// Writes down who plays which seat.
    fn seat(&self, game: &str, players: &str) -> Answer<()>;

    /// Puts a game on a shelf; into the basket at this time.
    fn put(&self, game: &str, shelf: Shelf, now: u64) -> Answer<()>;

    /// Marks a game as stopped by a fault of the program.
    fn freeze(&self, game: &str) -> Answer<()>;

    /// Removes a game for good.
    fn remove(&self, game: &str) -> Answer<()>;

    /// The notes of one viewer; none were written if `None`.
    fn notes(&self, game: &str, viewer: &str) -> Answer<Option<String>>;

    /// Keeps the notes of one viewer in place of those before.
    fn write_notes(&self, game: &str, viewer: &str, text: &str) -> Answer<()>;

    /// Keeps a scenario of somebody's own; one of this id that is there already stays as it is.
    fn keep_bundle(&self, bundle: Bundle) -> Answer<()>;

    /// A scenario of somebody's own with its files.
    fn bundle(&self, id: &str) -> Answer<Bundle>;

    /// What a list shows of all of them, the last one first.
    fn bundles(&self) -> Answer<Vec<BundleRow>>;

    /// Removes one. Refused with [`StoreError::Needed`] while a game of it is there.
    fn remove_bundle(&self, id: &str) -> Answer<()>;

    /// What whoever plays should know of the place where games are kept; nothing if all is well.
    fn notices(&self) -> Answer<Vec<Notice>>;

    /// Brings everything into its final place. Whatever is to be written after that is refused.
    fn close(&self) -> Answer<()>;
}
