//! What is kept of a game, in plain types.

use std::path::PathBuf;

use crate::StoreError;

/// How a game stands after its last step: what a list shows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Number of answers given.
    pub step: u32,
    /// Hash of the situation.
    pub hash: String,
    /// Current game turn.
    pub turn: u16,
    /// Last game turn.
    pub turns: u16,
    /// The seat that is asked; none once the game is over.
    pub asked: Option<String>,
    /// Whether it is over.
    pub over: bool,
    /// How it ended, as the server writes it.
    pub result: Option<String>,
    /// The seat that won; none for a draw.
    pub winner: Option<String>,
}

/// Where a game was branched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The game.
    pub game: String,
    /// The step up to which both are the same.
    pub step: u32,
}

/// What a list shows of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The scenario's id.
    pub scenario: String,
    /// The first lines of the record: which game it is, by which rules and files.
    pub header: String,
    /// Who plays which seat, as the server writes it.
    pub players: String,
    /// How it stands.
    pub standing: Standing,
    /// How often steps were taken back.
    pub undone: u32,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it was played last.
    pub updated: u64,
    /// When it was put into the basket, if it lies there.
    pub deleted: Option<u64>,
    /// Whether it is stopped by a fault of the program.
    pub frozen: bool,
    /// Where it was branched off.
    pub branched_from: Option<Branch>,
    /// Whether it came in as a record that was played elsewhere.
    pub imported: bool,
}

/// One step of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its lines, each with its newline.
    pub lines: String,
    /// Hash of the situation after it.
    pub hash: String,
}

/// A game that begins, was imported or was branched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// What a list shows of it.
    pub row: Row,
    /// The seeds known here, blank between.
    pub seeds: String,
    /// The steps it already has.
    pub steps: Vec<Step>,
    /// Whether the scenario is a [`Bundle`](crate::Bundle) that has to be there.
    pub bundled: bool,
}

/// Further steps of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// The step after which they come.
    pub after: u32,
    /// How often steps had been taken back before.
    pub undone: u32,
    /// The steps.
    pub steps: Vec<Step>,
    /// How the game stands after them.
    pub standing: Standing,
    /// When they were played.
    pub now: u64,
}

/// Steps taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The game.
    pub game: String,
    /// The step at which it stood.
    pub from: u32,
    /// How often steps had been taken back before.
    pub undone: u32,
    /// How the game stands now: steps after its step are forgotten.
    pub standing: Standing,
    /// When it was done.
    pub now: u64,
}

/// A game with its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// What a list shows of it.
    pub row: Row,
    /// The seeds known here, blank between.
    pub seeds: String,
    /// The steps, from the first.
    pub steps: Vec<Step>,
}

/// Where a game lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// On the table.
    Table,
    /// In the waste-paper basket, from which it can be taken back.
    Basket,
}

/// Which part of a list is wanted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Page {
    /// The game after which it begins, by the time it was played last and its id; the first one if
    /// there is none.
    pub after: Option<(u64, String)>,
    /// How many games at most; all of them if there is no number.
    pub limit: Option<u32>,
}

/// Something about the file that whoever plays should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A game had more steps when it was last seen.
    Shortened {
        /// The game.
        game: String,
        /// Its title.
        title: String,
        /// The steps it had.
        had: u32,
        /// The steps it has.
        has: u32,
    },
    /// A game is not there any more, and nobody has removed it.
    Vanished {
        /// The game.
        game: String,
        /// The steps it had.
        had: u32,
    },
    /// The file as it was found is kept, for what it may still hold.
    KeptAside(PathBuf),
    /// So many games lie on damaged pages.
    Hidden(u32),
    /// No copy could be made at the start.
    NoBackup(StoreError),
}

impl core::fmt::Display for Notice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Shortened { game, title, had, has } => {
                write!(f, "the game `{title}` ({game}) had {had} answers and has {has} now")
            }
            Self::Vanished { game, had } => {
                write!(f, "the game {game}, which had {had} answers, is not there any more")
            }
            Self::KeptAside(folder) => write!(
                f,
                "the file as it was found is kept in `{0}`: `esagono rescue --data {0}` saves what \
                 can be read",
                folder.display()
            ),
            Self::Hidden(1) => {
                write!(
                    f,
                    "one game lies on a damaged page: `esagono rescue` saves what can be read"
                )
            }
            Self::Hidden(games) => write!(
                f,
                "{games} games lie on damaged pages: `esagono rescue` saves what can be read"
            ),
            Self::NoBackup(why) => write!(f, "no backup could be made: {why}"),
        }
    }
}
