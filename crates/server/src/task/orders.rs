//! What a game can be asked, and by whom.

use crate::hub::WatcherId;
use crate::wire::{Notes, Player, Request};

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Caller {
    /// A connection that looks: it is who it said it is when it began to.
    Watcher(WatcherId),
    /// A single request, for the seat it names or for the one that is asked.
    Request { viewer: Option<String> },
}

/// A request to a game.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Watch { viewer: String, since: Option<u32>, undone: Option<u32> },
    LookAway,
    Play { step: u32, actions: Vec<String> },
    Undo { step: u32, to: Option<u32> },
    Why { action: String, after: Vec<String> },
    Odds { actions: Vec<String>, targets: Vec<String>, after: Vec<String> },
    Look { actions: Vec<String> },
    Reach { action: Option<String> },
    Stack { hex: String, unit: Option<String>, to: Option<String> },
    Overlays,
    Sight { hex: String, unit: Option<String> },
    Scene { step: u32 },
    Seat { seat: String, player: Player },
    Run { running: bool, pace: Option<u32> },
    Notes,
    Note { notes: Notes },
    Setting,
    Board,
    Squad,
}

impl Request {
    /// The number of the request, and what it asks.
    pub(crate) fn into_ask(self) -> (u32, Ask) {
        match self {
            Self::Watch { id, viewer, since, undone } => (id, Ask::Watch { viewer, since, undone }),
            Self::LookAway { id } => (id, Ask::LookAway),
            Self::Play { id, step, actions } => (id, Ask::Play { step, actions }),
            Self::Undo { id, step, to } => (id, Ask::Undo { step, to }),
            Self::Why { id, action, after } => (id, Ask::Why { action, after }),
            Self::Odds { id, actions, targets, after } => {
                (id, Ask::Odds { actions, targets, after })
            }
            Self::Look { id, actions } => (id, Ask::Look { actions }),
            Self::Reach { id, action } => (id, Ask::Reach { action }),
            Self::Stack { id, hex, unit, to } => (id, Ask::Stack { hex, unit, to }),
            Self::Overlays { id } => (id, Ask::Overlays),
            Self::Sight { id, hex, unit } => (id, Ask::Sight { hex, unit }),
            Self::Scene { id, step } => (id, Ask::Scene { step }),
            Self::Seat { id, seat, player } => (id, Ask::Seat { seat, player }),
            Self::Run { id, running, pace } => (id, Ask::Run { running, pace }),
            Self::Notes { id } => (id, Ask::Notes),
            Self::Note { id, notes } => (id, Ask::Note { notes }),
        }
    }
}
