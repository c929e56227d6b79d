//! What can go wrong at the table, each with its reason.

use core::fmt;

use crate::dice::{RecordedFault, ScriptFault};
use crate::{Illegal, NotAnAction, Roll, Seat, StateHash};

/// Why answers were not played. The game stands as it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayFault {
    /// A text is no action of this game.
    NotAnAction(NotAnAction),
    /// The rules forbid an action.
    Illegal(Illegal),
    /// The dice do not fit.
    Dice(DiceFault),
    /// The game is over.
    Over,
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnAction(fault) => fault.fmt(f),
            Self::Illegal(fault) => fault.fmt(f),
            Self::Dice(fault) => fault.fmt(f),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for PlayFault {}

/// What is the matter with the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceFault {
    /// Faces set by hand do not fit what the rules ask.
    Script(ScriptFault),
    /// The rules ask for a die, and the seed of the stream is not known here.
    NoSeed {
        /// The die asked for.
        asked: Roll,
    },
}

impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Script(fault) => fault.fmt(f),
            Self::NoSeed { asked } => write!(
                f,
                "{} asks for a d{}, but the seed is not known; resume the game with one",
                asked.rule, asked.sides
            ),
        }
    }
}

impl core::error::Error for DiceFault {}

/// Why answers were not taken back. The game stands as it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoFault {
    /// No answer has been given.
    Nothing,
    /// The game has not come so far.
    NoSuchStep {
        /// The number of answers given.
        played: u32,
    },
    /// This answer rolled dice.
    Roll {
        /// The answer, counted from 1.
        step: u32,
    },
    /// This answer showed what was hidden.
    Reveal {
        /// The answer, counted from 1.
        step: u32,
    },
    /// This answer was given by another seat than the last one.
    OtherSeat {
        /// The answer, counted from 1.
        step: u32,
        /// Who gave it.
        seat: Seat,
    },
    /// The game is over, and its record tells the seed of the dice.
    Over,
}

impl fmt::Display for UndoFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing has been played"),
            Self::NoSuchStep { played } => write!(f, "only {played} answers have been given"),
            Self::Roll { step } => write!(f, "dice were rolled in step {step}"),
            Self::Reveal { step } => {
                write!(f, "step {step} showed, or might have shown, something hidden")
            }
            Self::OtherSeat { step, .. } => write!(f, "step {step} was the other side's choice"),
            Self::Over => f.write_str("the game is over and the seed of its dice is told"),
        }
    }
}

impl core::error::Error for UndoFault {}

/// The first line of a record that does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayFault {
    /// The line, counted from 1.
    pub line: u32,
    /// What does not fit.
    pub what: Misfit,
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for ReplayFault {}

/// How a record and the rules disagree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// An answer after the end of the game.
    Over,
    /// The rules ask another seat.
    OtherSeat {
        /// The name of the seat they ask.
        asked: String,
    },
    /// A text is no action of this game.
    NotAnAction(NotAnAction),
    /// The action is written in another way than the game writes it.
    Wording {
        /// The game's way.
        exact: String,
    },
    /// The rules forbid the action.
    Illegal(Illegal),
    /// The dice are not those the rules ask for.
    Dice(RecordedFault),
    /// The situation at the end is another.
    Hash {
        /// The hash of the situation the answers lead to.
        played: StateHash,
    },
    /// A seed is told although the game goes on.
    SeedTooEarly,
    /// A seed is not one the record is committed to.
    SeedNotCommitted,
    /// The game is over, and the seed of its last dice is not told.
    SeedMissing,
    /// A face is not the one the seed brings.
    Face {
        /// The face the seed brings.
        drawn: u8,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over before this answer"),
            Self::OtherSeat { asked } => write!(f, "the rules ask {asked} here"),
            Self::NotAnAction(fault) => fault.fmt(f),
            Self::Wording { exact } => write!(f, "the answer is written '{exact}'"),
            Self::Illegal(fault) => fault.fmt(f),
            Self::Dice(fault) => fault.fmt(f),
            Self::Hash { played } => write!(f, "the game ends with hash {played}"),
            Self::SeedTooEarly => f.write_str("a seed is told although the game goes on"),
            Self::SeedNotCommitted => f.write_str("the record is not committed to this seed"),
            Self::SeedMissing => f.write_str(
                "the game is over, but the seed of its dice is not told before this line",
            ),
            Self::Face { drawn } => write!(f, "the seed brings face {drawn} here"),
        }
    }
}
