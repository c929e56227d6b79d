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
    /// There is no such scenario of somebody's own.
    #[error("there is no own scenario `{0}`")]
    NoBundle(String),
    /// A scenario of somebody's own is needed by games.
    #[error("{games} games need the own scenario `{bundle}`: remove them first")]
    Needed {
        /// The scenario.
        bundle: String,
        /// How many games, those in the basket too.
        games: u32,
    },
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
    /// A table is open on the file already.
    #[error("a table is open on `{}` already{}: go on there, end it, or name another folder", path.display(), at_address(at.as_deref()))]
    InUse {
        /// The file.
        path: PathBuf,
        /// Where that table is reached, if it says so.
        at: Option<String>,
    },
    /// The main file is empty, and the log beside it is not.
    #[error("`{}` is empty, but the log beside it holds games, and nothing is written over it: let `esagono rescue` save them, then take the file and the log (`-wal`) away, or put a copy of the folder `backups` in their place; until then name another folder", .0.display())]
    Emptied(PathBuf),
    /// The file is ours, and damaged.
    #[error("`{}` is damaged: let `esagono rescue` save what can be read, then take the file and its log (`-wal`) away, or put a copy of the folder `backups` in their place; until then name another folder", .0.display())]
    Damaged(PathBuf),
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
    /// The folder is there, but not for us.
    #[error("`{}` cannot be opened: give yourself the right to read and write it and its folder, or name another folder", .0.display())]
    NoRights(PathBuf),
    /// A file beside the games cannot be written.
    #[error("`{}` cannot be written ({why}): set its permissions or name another folder", path.display())]
    Beside {
        /// The file.
        path: PathBuf,
        /// What the operating system says.
        why: String,
    },
    /// Not every step of a game can be read.
    #[error(
        "of the {steps} answers of the game `{game}` only {readable} can be read: `esagono rescue` saves them"
    )]
    Shortened {
        /// The game.
        game: String,
        /// Steps that can be read from the first on.
        readable: u32,
        /// Steps it has.
        steps: u32,
    },
    /// A page of the file is damaged; other games may be whole.
    #[error("the file of games is damaged in this place: `esagono rescue` saves what can be read")]
    BadPage,
    /// Something cannot be read just now.
    #[error("the database cannot be read: {0}")]
    Unreadable(String),
    /// Another program holds the file just now.
    #[error("another program holds the file of games")]
    Busy,
    /// The disk is full.
    #[error("the disk is full: make room, or name a folder on another disk")]
    DiskFull,
    /// Another fault of the database.
    #[error("the database: {0}")]
    Database(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Where a table is reached, as part of a sentence.
fn at_address(at: Option<&str>) -> String {
    at.map_or_else(String::new, |it| format!(" at {it}"))
}
