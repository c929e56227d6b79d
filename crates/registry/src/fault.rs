//! What can go wrong between a request and a table, with the code other programs read.

use std::collections::BTreeMap;

use core::fmt;

use catalog::Diagnostic;
use kernel::{Illegal, Misfit, OddsFault, PlayFault, RecordFault, ReplayFault, UndoFault, Unlike};
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
        /// `unforeseen`, `no-way`.
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

    /// Nothing leads there, and no rule is to blame.
    pub(crate) fn no_way() -> Self {
        Self::new("no-way", Message::new("table-fault-no-way"))
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
    /// The scenario does not offer an option of its system.
    NotOffered {
        /// The option.
        option: String,
        /// The scenario.
        scenario: String,
        /// What it does offer.
        offered: Vec<String>,
    },
    /// The record's text is damaged.
    Record(RecordFault),
    /// The record is of another game than the one that is set up today.
    Unlike(Unlike),
    /// The record is no game by the rules.
    Replay(ReplayFault),
    /// It does not follow the game that it is to follow.
    Series(SeriesFault),
}

/// Why a game does not follow another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeriesFault {
    /// The game before is not over.
    GoesOn,
    /// It leaves nothing that another could take up.
    LeavesNothing,
    /// What was left cannot be taken up.
    CannotTakeUp(String),
    /// The record follows no game.
    FollowsNone,
    /// The record follows another game: its seal, and the seals of those that were shown.
    FollowsAnother {
        /// The seal in the record's head.
        named: String,
    },
    /// The head says of what was left something else than the game before has left.
    Differs {
        /// Where.
        at: String,
        /// What the head says.
        head: String,
        /// What was left.
        left: String,
    },
}

impl OpenFault {
    /// The code programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } | Self::UnknownInRecord { .. } => "unknown-scenario",
            Self::Data(_) => "data",
            Self::Option(_) | Self::NotOffered { .. } => "option",
            Self::Record(_) | Self::Unlike(_) | Self::Replay(_) => "record",
            Self::Series(_) => "series",
        }
    }
}

impl OpenFault {
    /// What is wrong, in every language. Findings in data files, which those read who write such
    /// files, are English.
    pub fn words(&self) -> BTreeMap<String, String> {
        said(&match self {
            Self::Unknown { id, near } => {
                offer(Message::new("table-open-unknown").text("id", id), near.as_deref())
            }
            Self::UnknownInRecord { line, id, near } => {
                let message = Message::new("table-open-record-unknown").text("id", id);
                offer(message.number("line", line_number(*line)), near.as_deref())
            }
            Self::Data(_) => Message::new("table-open-data").text("what", self.to_string()),
            Self::Option(what) => Message::new("table-open-option").text("what", what),
            Self::NotOffered { option, scenario, offered } => {
                not_offered_message(option, scenario, offered)
            }
            Self::Record(fault) => {
                Message::new("table-open-record-damaged").number("line", line_number(fault.line))
            }
            Self::Unlike(unlike) => unlike_message(unlike),
            Self::Replay(fault) => replay_message(fault),
            Self::Series(fault) => series_message(fault),
        })
    }
}

/// Lines are counted by players' programs too, which know no more than this.
fn line_number(line: u32) -> i32 {
    i32::try_from(line).expect("a record has fewer lines")
}

/// What a scenario offers instead of an option that it does not.
fn not_offered_message(option: &str, scenario: &str, offered: &[String]) -> Message {
    let key = if offered.is_empty() { "table-open-offers-none" } else { "table-open-not-offered" };
    let message = Message::new(key).text("option", option).text("scenario", scenario);
    if offered.is_empty() { message } else { message.text("offered", offered.join(", ")) }
}

/// Adds the scenario that may have been meant.
fn offer(message: Message, near: Option<&str>) -> Message {
    let hint = match near {
        Some(near) => Message::new("table-open-near").text("near", near),
        None => Message::new("table-open-far"),
    };
    message.message("hint", hint)
}

/// How a recorded game differs from what would be set up for it.
fn unlike_message(unlike: &Unlike) -> Message {
    let number = |it: u32| i32::try_from(it).expect("rules have few versions");
    match unlike {
        Unlike::Scenario { recorded, present } => Message::new("table-open-record-scenario")
            .text("recorded", recorded)
            .text("present", present),
        Unlike::Rules { recorded, present } => Message::new("table-open-record-rules")
            .number("recorded", number(*recorded))
            .number("present", number(*present)),
        Unlike::Data { scenario } => {
            Message::new("table-open-record-data").text("scenario", scenario)
        }
        Unlike::Options { recorded, present } => Message::new("table-open-record-options")
            .text("recorded", recorded)
            .text("present", present),
        Unlike::Seats { recorded, present } => Message::new("table-open-record-seats")
            .text("recorded", recorded.join(", "))
            .text("present", present.join(", ")),
        Unlike::After => Message::new("table-open-record-after"),
    }
}

/// Why a game does not follow another.
fn series_message(fault: &SeriesFault) -> Message {
    match fault {
        SeriesFault::GoesOn => Message::new("table-series-goes-on"),
        SeriesFault::LeavesNothing => Message::new("table-series-leaves-nothing"),
        SeriesFault::CannotTakeUp(why) => {
            Message::new("table-series-cannot-take-up").text("why", why)
        }
        SeriesFault::FollowsNone => Message::new("table-series-follows-none"),
        SeriesFault::FollowsAnother { named } => {
            Message::new("table-series-follows-another").text("named", named)
        }
        SeriesFault::Differs { at, head, left } => Message::new("table-series-differs")
            .text("at", at)
            .text("head", head)
            .text("left", left),
    }
}

/// Where a record is no game by the rules.
fn replay_message(fault: &ReplayFault) -> Message {
    let key = match &fault.what {
        Misfit::Illegal(illegal) => {
            return Message::new("table-open-record-illegal")
                .number("line", line_number(fault.line))
                .words("why", refusal(*illegal))
                .text("rule", illegal.rule.0);
        }
        Misfit::Over => "table-open-record-over",
        Misfit::OtherSeat { .. } => "table-open-record-seat",
        Misfit::NotAnAction(_) | Misfit::Wording { .. } => "table-open-record-answer",
        Misfit::Dice(_)
        | Misfit::Face { .. }
        | Misfit::SeedTooEarly
        | Misfit::SeedNotCommitted
        | Misfit::SeedMissing => "table-open-record-dice",
        Misfit::Hash { .. } => "table-open-record-end",
    };
    Message::new(key).number("line", line_number(fault.line))
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
            Self::NotOffered { option, scenario, offered } => {
                let message = not_offered_message(option, scenario, offered);
                f.write_str(&texts::built_in().say("en", &message))
            }
            Self::Record(fault) => fault.fmt(f),
            Self::Unlike(unlike) => unlike.fmt(f),
            Self::Replay(fault) => fault.fmt(f),
            Self::Series(fault) => {
                f.write_str(&texts::built_in().say("en", &series_message(fault)))
            }
        }
    }
}

impl core::error::Error for OpenFault {}
