//! What can go wrong between a game and the disk.

use std::path::PathBuf;

/// Why something was not kept or not found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NoGame(String),
    /// The game was changed from elsewhere; nothing was kept.
    #[error("the game `{0}` was changed from elsewhere meanwhile")]
    Changed(String),
    /// A game of this id is there already.
    #[error("there is a game `{0}` already")]
    Twice(String),
    /// The file is of a newer program.
    #[error("`{}` was written by a newer program (version {found}, known up to {known}): use that one", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The file is something else.
    #[error("`{}` is no file of games: name another folder", .0.display())]
    Foreign(PathBuf),
    /// Another program holds the file.
    #[error("`{}` is held by another program: end that one or name another folder", .0.display())]
    Locked(PathBuf),
    /// The file cannot be written.
    #[error("`{}` cannot be written: set its permissions or name another folder", .0.display())]
    ReadOnly(PathBuf),
    /// The file cannot be opened or made.
    #[error("`{}` cannot be opened: name a folder that exists", .0.display())]
    NoFile(PathBuf),
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// Another fault of the database.
    #[error("the database: {0}")]
    Database(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}
