//! What goes over the WebSocket of a game.

use scene::{Board, LogLine, Odds, Overlay, PromptView, Reach, Reason, Scene, Setting, Sight};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Failure, GameInfo, Notes, Player, Words};

/// From a client, one JSON object a frame. `id` comes back with the answer.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Says who looks: a seat played by a person, or `spectator`. `since` is the step up to which
    /// the client has the log, `undone` what its last [`GameInfo`] said: without both, or after an
    /// undo, the whole log is sent.
    Watch {
        /// Comes back with the answer.
        id: u32,
        /// Who looks.
        viewer: String,
        /// The step up to which the client has the log.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
        /// How often answers had been taken back when the client got it.
        #[serde(default)]
        #[ts(optional)]
        undone: Option<u32>,
    },
    /// Nobody looks (hand-over screen): no scenes are pushed until the next `watch`.
    LookAway {
        /// Comes back with the answer.
        id: u32,
    },
    /// Answers the open question; all or none.
    Play {
        /// Comes back with the answer.
        id: u32,
        /// The prompt's step the answers belong to.
        step: u32,
        /// The answers.
        actions: Vec<String>,
    },
    /// Takes answers back.
    Undo {
        /// Comes back with the answer.
        id: u32,
        /// The step at which the game stands.
        step: u32,
        /// The step to go back to; one back if there is none.
        #[serde(default)]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Asks whether an action is legal, what it would cost and count: [`Why`](super::Ruling).
    Why {
        /// Comes back with the answer.
        id: u32,
        /// The action.
        action: String,
        /// Answers that could be taken back, if it is asked of the question they lead to.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        after: Vec<String>,
    },
    /// Asks for the chances of actions, and of the best attacks on places: [`Prospects`].
    Odds {
        /// Comes back with the answer.
        id: u32,
        /// The actions.
        actions: Vec<String>,
        /// The places, by hex or box.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        targets: Vec<String>,
        /// Answers that could be taken back, if it is asked of the question they lead to.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<String>>")]
        after: Vec<String>,
    },
    /// Asks for the question that answers lead to which could be taken back: [`Looked`].
    Look {
        /// Comes back with the answer.
        id: u32,
        /// The answers.
        actions: Vec<String>,
    },
    /// Asks how far one can go from the open question, or from the one after an action:
    /// [`Reaches`].
    Reach {
        /// Comes back with the answer.
        id: u32,
        /// The action, for the range of a unit not yet selected.
        #[serde(default)]
        #[ts(optional)]
        action: Option<String>,
    },
    /// Asks where everything that can be taken up in a place can go, with the answers for all of
    /// it: [`Reaches`].
    Stack {
        /// Comes back with the answer.
        id: u32,
        /// The hex or box.
        hex: String,
        /// One counter there, which goes alone.
        #[serde(default)]
        #[ts(optional)]
        unit: Option<String>,
        /// Only the way to this place; the request is refused with what forbids it.
        #[serde(default)]
        #[ts(optional)]
        to: Option<String>,
    },
    /// Asks for what can be laid over the map: [`Overlays`].
    Overlays {
        /// Comes back with the answer.
        id: u32,
    },
    /// Asks what is seen from a hex, by a counter there if one is named: [`Sights`].
    Sight {
        /// Comes back with the answer.
        id: u32,
        /// The hex.
        hex: String,
        /// The counter that looks.
        #[serde(default)]
        #[ts(optional)]
        unit: Option<String>,
    },
    /// Asks for what this viewer could have seen after so many answers, without prompt and log.
    Scene {
        /// Comes back with the answer.
        id: u32,
        /// The number of answers.
        step: u32,
    },
    /// Gives a seat to a person or a bot.
    Seat {
        /// Comes back with the answer.
        id: u32,
        /// The seat.
        seat: String,
        /// Who plays it from now on.
        player: Player,
    },
    /// Lets bots play on, or stops them. A game with a person at a seat runs by itself; one of bots
    /// only waits for this.
    Run {
        /// Comes back with the answer.
        id: u32,
        /// Whether they play on.
        running: bool,
        /// Milliseconds between answers.
        #[serde(default)]
        #[ts(optional)]
        pace: Option<u32>,
    },
    /// Asks for the notes of this viewer: [`Notes`].
    Notes {
        /// Comes back with the answer.
        id: u32,
    },
    /// Keeps the notes of this viewer.
    Note {
        /// Comes back with the answer.
        id: u32,
        /// The notes.
        notes: Notes,
    },
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Reply {
    /// It was done.
    Done {
        /// That of the request.
        id: u32,
        /// What was asked for.
        #[ts(type = "unknown")]
        ok: serde_json::Value,
    },
    /// It was not done; nothing has been changed.
    Refused {
        /// That of the request, if it could be read.
        id: Option<u32>,
        /// What was wrong.
        err: Failure,
    },
}

/// `play` and `undo`: how the game stands now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Played {
    /// Number of answers given.
    pub step: u32,
    /// The seat that is asked; none once the game is over.
    pub asked: Option<String>,
    /// Whether it is over.
    pub over: bool,
}

/// `why`: whether an action is legal, and what it would cost and count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Why")]
pub struct Ruling {
    /// Whether it may be played now.
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// Why it is forbidden.
    pub text: Option<Words>,
    /// What it would cost and count, if it is legal.
    pub reasons: Vec<Reason>,
}

/// `odds`: exact chances, or why they are not told, in the order of the actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Prospects {
    /// One for each action.
    pub odds: Vec<Prospect>,
    /// One for each target: the best attack that could be built; none where nobody can attack it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Prospect>>>")]
    pub targets: Vec<Option<Prospect>>,
}

/// The chances of one action, or why they are not told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Prospect {
    /// The chances.
    Told(Box<Odds>),
    /// They are not told.
    Refused(Failure),
}

/// `look`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Looked {
    /// The question behind the answers, with the step of the open one.
    pub prompt: PromptView,
}

/// `reach`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reaches {
    /// Every hex that can be reached.
    pub reaches: Vec<Reach>,
}

/// `overlays`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Overlays {
    /// Everything this viewer may have laid over the map.
    pub overlays: Vec<Overlay>,
}

/// `sight`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sights {
    /// What is seen; nothing where the game knows no lines of sight.
    pub sight: Option<Sight>,
}

/// How far back the viewer may take answers: to any step from `to` on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UndoView {
    /// The fewest answers that may be left.
    pub to: u32,
    /// The step at which the last choice was made that may be taken back: answers that were the
    /// only ones are passed over.
    pub choice: u32,
    /// Why no more may be taken back.
    pub why: Option<Words>,
}

/// What a viewer sees now.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Seen {
    /// The table, with an empty log.
    pub scene: Scene,
    /// The log is sent from the step after this one; later lines the client holds are dropped
    /// first.
    pub log_from: u32,
    /// The lines of the log after that step.
    pub log: Vec<LogLine>,
    /// What a list shows of the game.
    pub info: GameInfo,
    /// How far back this viewer may go.
    pub undo: UndoView,
    /// The seat whose bot thinks.
    pub thinking: Option<String>,
}

/// From the server, unasked.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "push", rename_all = "kebab-case")]
pub enum Push {
    /// After the first `watch`: what never changes.
    Setting {
        /// Title, seats, charts.
        setting: Box<Setting>,
        /// The map.
        board: Board,
    },
    /// After `watch` and after every change.
    Scene(Box<Seen>),
    /// A bot has begun or ended to think.
    Thinking {
        /// Its seat.
        seat: Option<String>,
    },
    /// Bots cannot go on because their answers cannot be kept, or go on again. They try by
    /// themselves after a pause, and at once when they are told to `run`.
    Stalled {
        /// What is wrong; none once they go on.
        err: Option<Failure>,
        /// Milliseconds until they try again.
        retry: u32,
    },
    /// The game is stopped by a fault of the program.
    Frozen {
        /// What that means.
        message: Words,
    },
}
