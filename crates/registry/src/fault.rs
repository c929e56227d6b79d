//! What can go wrong between a request and a table, with the code other programs read.

use core::fmt;

use catalog::Diagnostic;
use kernel::{Illegal, OddsFault, PlayFault, RecordFault, ReplayFault, UndoFault};

/// Why a request was not carried out. The table stands as it did.
#[derive(Debug)]
pub enum Fault {
    /// The rules forbid it.
    Illegal(Illegal),
    /// It cannot be read or carried out.
    Refused {
        /// The code programs read: `not-an-action`, `dice`, `over`, `undo`, `viewer`, `odds`.
        code: &'static str,
        /// What is wrong, and how to mend it.
        message: String,
    },
}

impl Fault {
    /// A refusal that no rule is behind.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self::Refused { code, message: message.into() }
    }

    /// The code programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Illegal(_) => "illegal",
            Self::Refused { code, .. } => code,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => f.write_str(illegal.why),
            Self::Refused { message, .. } => f.write_str(message),
        }
    }
}

impl core::error::Error for Fault {}

impl From<PlayFault> for Fault {
    fn from(fault: PlayFault) -> Self {
        match fault {
            PlayFault::Illegal(illegal) => Self::Illegal(illegal),
            PlayFault::NotAnAction(_) => Self::new("not-an-action", fault.to_string()),
            PlayFault::Dice(_) => Self::new("dice", fault.to_string()),
            PlayFault::Over => Self::new("over", fault.to_string()),
        }
    }
}

impl From<UndoFault> for Fault {
    fn from(fault: UndoFault) -> Self {
        Self::new("undo", fault.to_string())
    }
}

impl From<OddsFault> for Fault {
    fn from(fault: OddsFault) -> Self {
        match fault {
            OddsFault::Illegal(illegal) => Self::Illegal(illegal),
            OddsFault::NoRoll | OddsFault::TooMany { .. } => Self::new("odds", fault.to_string()),
        }
    }
}

/// Why a scenario or a record could not be opened.
#[derive(Debug)]
pub enum OpenFault {
    /// There is no scenario of this id.
    Unknown {
        /// The id asked for.
        id: String,
        /// The nearest one there is.
        near: Option<String>,
    },
    /// Its files are faulty.
    Data(Vec<Diagnostic>),
    /// An option does not exist, or cannot have that value.
    Option(String),
    /// The record's text is damaged or is of another game.
    Record(RecordFault),
    /// The record is no game by the rules.
    Replay(ReplayFault),
}

impl OpenFault {
    /// The code programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "unknown-scenario",
            Self::Data(_) => "data",
            Self::Option(_) => "option",
            Self::Record(_) | Self::Replay(_) => "record",
        }
    }
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { id, near: Some(near) } => {
                write!(f, "there is no scenario `{id}`; did you mean `{near}`?")
            }
            Self::Unknown { id, near: None } => {
                write!(f, "there is no scenario `{id}`; `list` names them all")
            }
            Self::Data(findings) => {
                let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            Self::Option(why) => f.write_str(why),
            Self::Record(fault) => fault.fmt(f),
            Self::Replay(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for OpenFault {}
