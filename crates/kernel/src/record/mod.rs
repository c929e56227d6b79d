//! The record of a game: the stored truth, the bug report and the e-mail.
//!
//! Text, one item per line, in exactly one form:
//!
//! ```text
//! esagono-record 1
//! game scs/mill-bridge rules 1
//! data 5b1c…                        fingerprint of the scenario's data
//! options {}
//! seats blue red
//! after 3c07…                       only in a series: seal of the record this game follows
//! veterans {…}                      and what that game has left, as it wrote it
//! commitment 9f27…                  to the seed of the dice
//! > blue move R14 07.05             an answer
//! . d6 4 scs:7.0J                   a die from the committed stream
//! * d6 2 scs:7.0J                   a die whose face was set by hand
//! commitment 11c8…                  from here on the dice come from another seed
//! seed 77aa…                        once the game is over: the seeds, to check the dice with
//! = 0a4e… 61f0…                     hash of the situation, seal over every byte before the seal
//! ```
//!
//! A record with anything of the following is one of format 2, every other one of format 1:
//!
//! ```text
//! esagono-record 2
//! …
//! player blue Anna Rossi            before the commitment: who played a seat, in seat order
//! date 2026-11-18                   the day it was played last
//! event Club evening                the occasion
//! commitment 9f27…
//! > blue move R14 07.05
//! . d6 4 scs:7.0J
//! ; a bold step                     a comment, after an answer and its dice
//! ```
//!
//! A record that was changed anywhere is refused by [`Record::parse`]. Whether it is a game by the
//! rules is another question: see [`Session::load`](crate::Session::load) and
//! [`verify`](crate::verify).

mod notes;
mod read;
mod write;

pub(crate) use notes::comment;
pub use notes::{COMMENT_MAX, COMMENTS_MAX, EVENT_MAX, Headers, NAME_MAX, NoteFault};
pub use read::RecordFault;
pub(crate) use write::Format;

use core::fmt;

use crate::dice::RecordedDie;
use crate::{Fingerprint, Seat, Seed, StateHash};

/// Number of lines before the first answer, of a game that follows none.
const HEADER_LINES: u32 = 6;
/// Lines more of a game that follows another.
const SERIES_LINES: u32 = 2;

/// What game is played: all that is needed to set it up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Scenario id, such as `scs/mill-bridge`.
    pub scenario: String,
    /// Version of the rules module; raised when an old record may play differently.
    pub rules: u32,
    /// Fingerprint of the scenario's data.
    pub data: Fingerprint,
    /// Options of the game in one line, `{}` for none; always written the same way.
    pub options: String,
    /// Short names of the seats, in seat order.
    pub seats: Vec<String>,
    /// The game before it, if it is one of a series.
    pub after: Option<After>,
}

/// What a game takes up of the one before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// The seal of that game's record, see [`Record::seal`].
    pub record: Fingerprint,
    /// What that game has left, in one line.
    pub veterans: String,
}

impl Info {
    /// Number of lines before the first answer.
    pub(crate) fn header_lines(&self) -> u32 {
        HEADER_LINES + if self.after.is_some() { SERIES_LINES } else { 0 }
    }

    /// Refuses a record of a game that cannot be set up as it was: `self` is what the record says,
    /// `present` what the program would set up for the same scenario and options.
    pub fn fits(&self, present: &Self) -> Result<(), Unlike> {
        if self.scenario != present.scenario {
            let (recorded, present) = (self.scenario.clone(), present.scenario.clone());
            return Err(Unlike::Scenario { recorded, present });
        }
        if self.rules != present.rules {
            return Err(Unlike::Rules { recorded: self.rules, present: present.rules });
        }
        if self.data != present.data {
            return Err(Unlike::Data { scenario: self.scenario.clone() });
        }
        if self.options != present.options {
            let (recorded, present) = (self.options.clone(), present.options.clone());
            return Err(Unlike::Options { recorded, present });
        }
        if self.seats != present.seats {
            let (recorded, present) = (self.seats.clone(), present.seats.clone());
            return Err(Unlike::Seats { recorded, present });
        }
        if self.after != present.after {
            return Err(Unlike::After);
        }
        Ok(())
    }
}

/// What a record says of its game and the program sets up otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unlike {
    /// It is a record of another scenario.
    Scenario {
        /// The scenario of the record.
        recorded: String,
        /// The one it was loaded as.
        present: String,
    },
    /// The rules module has changed since.
    Rules {
        /// The version it was played by.
        recorded: u32,
        /// The version there is.
        present: u32,
    },
    /// The files of the scenario have changed since.
    Data {
        /// The scenario.
        scenario: String,
    },
    /// It was played by other options.
    Options {
        /// The options of the record.
        recorded: String,
        /// Those of the game that was set up.
        present: String,
    },
    /// Others sat at the table.
    Seats {
        /// The seats of the record.
        recorded: Vec<String>,
        /// Those of the game that was set up.
        present: Vec<String>,
    },
    /// It takes up another game, or none.
    After,
}

impl Unlike {
    /// The line of the record that says it, counted from 1.
    pub fn line(&self) -> u32 {
        match self {
            Self::Scenario { .. } | Self::Rules { .. } => 2,
            Self::Data { .. } => 3,
            Self::Options { .. } => 4,
            Self::Seats { .. } => 5,
            Self::After => 6,
        }
    }
}

impl fmt::Display for Unlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line())?;
        match self {
            Self::Scenario { recorded, present } => {
                write!(f, "the game is {recorded}, not {present}; load it as the game it is")
            }
            Self::Rules { recorded, present } => {
                write!(f, "rules version {recorded}, here {present}; ")?;
                f.write_str("play it with the version of the program that wrote it")
            }
            Self::Data { scenario } => {
                write!(f, "{scenario} had other data when this was played; ")?;
                f.write_str("restore the scenario's files of that time")
            }
            Self::Options { recorded, present } => {
                write!(f, "options {recorded}, here {present}; ")?;
                f.write_str("set the game up with the options of the record")
            }
            Self::Seats { recorded, present } => {
                write!(f, "seats {}, here {}; ", recorded.join(" "), present.join(" "))?;
                f.write_str("restore the scenario's files of that time")
            }
            Self::After => f.write_str("it takes up another game; set it up after that one"),
        }
    }
}

impl core::error::Error for Unlike {}

/// Where a face came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The stream the record is committed to.
    Stream,
    /// A player or a test set it.
    Hand,
}

/// One line of the body of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// An answer.
    Action {
        /// Who gave it.
        seat: Seat,
        /// Its text, as the game writes it.
        text: String,
    },
    /// A die that the answer before it rolled.
    Die {
        /// Where the face came from.
        source: Source,
        /// The die.
        die: RecordedDie,
    },
    /// What somebody said about the answer before it.
    Comment(String),
    /// From here on the dice come from the stream of another seed.
    Commitment(Fingerprint),
}

/// A game as it was played so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What game it is.
    pub info: Info,
    /// What is said beside the game.
    pub headers: Headers,
    /// The promise about the seed, made before the first answer.
    pub commitment: Fingerprint,
    /// Answers and dice, in order.
    pub items: Vec<Item>,
    /// Seeds revealed at the end of the game, in the order of their commitments.
    pub seeds: Vec<Seed>,
    /// The hash of the situation after the last answer.
    pub hash: StateHash,
}

impl Record {
    /// Returns how many answers have been given.
    pub fn steps(&self) -> usize {
        self.items.iter().filter(|item| matches!(item, Item::Action { .. })).count()
    }

    /// Whether it says anything beside the game: headers or comments.
    pub fn has_notes(&self) -> bool {
        !self.headers.is_empty() || self.items.iter().any(|it| matches!(it, Item::Comment(_)))
    }

    /// The record of the same game without headers and comments.
    #[must_use]
    pub fn bare(&self) -> Self {
        let mut bare = Self { headers: Headers::default(), ..self.clone() };
        bare.items.retain(|it| !matches!(it, Item::Comment(_)));
        bare
    }

    /// Returns the line of the item at this index, counted from 1.
    pub fn item_line(&self, index: usize) -> u32 {
        self.info.header_lines() + line_count(self.headers.lines() + 1 + index)
    }

    /// Returns the line of the revealed seed at this index.
    pub(crate) fn seed_line(&self, index: usize) -> u32 {
        self.item_line(self.items.len() + index)
    }

    /// Returns the last line, the one with the hash.
    pub(crate) fn last_line(&self) -> u32 {
        self.item_line(self.items.len() + self.seeds.len())
    }
}

fn line_count(count: usize) -> u32 {
    u32::try_from(count).expect("a record has fewer than four thousand million lines")
}
