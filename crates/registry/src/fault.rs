//! What can go wrong between a request and a table, with the code other programs read.

use std::collections::BTreeMap;

use core::fmt;

use catalog::Diagnostic;
use kernel::{Illegal, OddsFault, PlayFault, RecordFault, ReplayFault, UndoFault};
use scene::{Message, Reason};

use crate::words::{refusal, said};

/// Why a request was not carried out. The table stands as it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The rules forbid it.
    Illegal(Illegal),
    /// The rules forbid it, and the game says why as a player would.
    Forbidden(Reason),
    /// It cannot be read or carried out.
    Refused {
        /// The code programs read: `not-an-action`, `dice`, `over`, `undo`, `viewer`, `odds`,
        /// `unforeseen`.
        code: &'static str,
        /// What is wrong, and how to mend it.
        message: Message,
    },
}

impl Fault {
    /// A refusal that no rule is behind.
    pub fn new(code: &'static str, message: Message) -> Self {
        Self::Refused { code, message }
    }

    pub(crate) fn no_viewer(name: &str, seats: &[String]) -> Self {
        let message = Message::new("table-fault-viewer").text("name", name);
        Self::new("viewer", message.text("seats", seats.join(", ")))
    }

    pub(crate) fn unforeseen(action: &str) -> Self {
        Self::new("unforeseen", Message::new("table-fault-unforeseen").text("action", action))
    }

    /// The code programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Illegal(_) | Self::Forbidden(_) => "illegal",
            Self::Refused { code, .. } => code,
        }
    }

    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Illegal(illegal) => Some(illegal.rule.0),
            Self::Forbidden(reason) => Some(&reason.rule),
            Self::Refused { .. } => None,
        }
    }

    /// What is wrong, in every language.
    pub fn words(&self) -> BTreeMap<String, String> {
        match self {
            Self::Illegal(illegal) => refusal(*illegal),
            Self::Forbidden(reason) => said(&reason.message),
            Self::Refused { message, .. } => said(message),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => f.write_str(illegal.why),
            Self::Forbidden(Reason { message, .. }) | Self::Refused { message, .. } => {
                f.write_str(&texts::built_in().say("en", message))
            }
        }
    }
}

impl core::error::Error for Fault {}

impl From<PlayFault> for Fault {
    fn from(fault: PlayFault) -> Self {
        match fault {
            PlayFault::Illegal(illegal) => Self::Illegal(illegal),
            PlayFault::NotAnAction(fault) => {
                let message = Message::new("table-fault-not-an-action").text("text", fault.text);
                Self::new("not-an-action", message.text("why", fault.why))
            }
            PlayFault::Dice(fault) => {
                Self::new("dice", Message::new("table-fault-dice").text("what", fault.to_string()))
            }
            PlayFault::Over => Self::new("over", Message::new("table-fault-over")),
        }
    }
}

impl From<UndoFault> for Fault {
    fn from(fault: UndoFault) -> Self {
        Self::new("undo", undo_message(fault))
    }
}

/// Why answers cannot be taken back.
pub(crate) fn undo_message(fault: UndoFault) -> Message {
    let number = |it: u32| i32::try_from(it).unwrap_or(i32::MAX);
    match fault {
        UndoFault::Nothing => Message::new("table-no-undo-nothing"),
        UndoFault::NoSuchStep { played } => {
            Message::new("table-no-undo-no-such-step").number("played", number(played))
        }
        UndoFault::Roll { step } => Message::new("table-no-undo-roll").number("step", number(step)),
        UndoFault::Reveal { step } => {
            Message::new("table-no-undo-reveal").number("step", number(step))
        }
        UndoFault::OtherSeat { step, .. } => {
            Message::new("table-no-undo-other-seat").number("step", number(step))
        }
        UndoFault::Over => Message::new("table-no-undo-over"),
    }
}

impl From<OddsFault> for Fault {
    fn from(fault: OddsFault) -> Self {
        match fault {
            OddsFault::Illegal(illegal) => Self::Illegal(illegal),
            OddsFault::NoRoll => Self::new("odds", Message::new("table-fault-no-roll")),
            OddsFault::Nameless => Self::new("odds", Message::new("table-fault-nameless")),
            OddsFault::TooMany { allowed } => {
                let allowed = i32::try_from(allowed).unwrap_or(i32::MAX);
                Self::new("odds", Message::new("table-fault-too-many").number("allowed", allowed))
            }
        }
    }
}

/// Why a scenario or a record could not be opened.
#[derive(Clone, Debug)]
pub enum OpenFault {
    /// There is no scenario of this id.
    Unknown {
        /// The id asked for.
        id: String,
        /// The nearest one there is.
        near: Option<String>,
    },
    /// There is no scenario of the id that a record names.
    UnknownInRecord {
        /// The line of the record.
        line: u32,
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
            Self::Unknown { .. } | Self::UnknownInRecord { .. } => "unknown-scenario",
            Self::Data(_) => "data",
            Self::Option(_) => "option",
            Self::Record(_) | Self::Replay(_) => "record",
        }
    }
}

impl OpenFault {
    /// What is wrong, in every language. Findings in data files and records are English.
    pub fn words(&self) -> BTreeMap<String, String> {
        let what =
            Message::new(format!("table-open-{}", self.code())).text("what", self.to_string());
        said(&what)
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
            Self::UnknownInRecord { line, id, near } => {
                write!(f, "line {line}: there is no scenario `{id}`; ")?;
                if let Some(near) = near {
                    write!(f, "did you mean `{near}`? ")?;
                }
                f.write_str("if it was played from a file, name that file too")
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
