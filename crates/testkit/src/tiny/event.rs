//! What happened.

use core::fmt;

use hexgrid::{Direction, HexId};
use kernel::Audience;

use super::ch04_fire::Shot;
use super::ch07_hound::Card;
use super::state::{MarkerId, RED, ScoutId};

/// What happened, in the order it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// [tiny 1.1] Red has chosen; only Red knows which.
    PicketHidden {
        /// The marker that is the picket.
        marker: MarkerId,
    },
    /// [tiny 1.1] Red has chosen: what the others learn of it.
    PicketLaid,
    /// [tiny 1.2] A turn began.
    TurnBegan {
        /// Its number.
        turn: u8,
    },
    /// [tiny 2.1] A scout went one hex.
    Moved {
        /// The scout.
        scout: ScoutId,
        /// Where it went.
        to: HexId,
    },
    /// [tiny 2.3] A scout left the map.
    Exited {
        /// The scout.
        scout: ScoutId,
    },
    /// [tiny 3.2] The sentry now faces this way.
    Turned {
        /// The direction it faces.
        facing: Direction,
    },
    /// [tiny 3.3] The sentry fires at a scout.
    Fired {
        /// The scout.
        scout: ScoutId,
    },
    /// [tiny 3.3] The sentry does not fire at a scout.
    Held {
        /// The scout.
        scout: ScoutId,
    },
    /// [tiny 4.2] The shot was rolled.
    ShotRolled {
        /// The scout.
        scout: ScoutId,
        /// The face of the die.
        die: u8,
        /// What it means.
        shot: Shot,
    },
    /// [tiny 5.1] A scout fell back one hex.
    FellBack {
        /// The scout.
        scout: ScoutId,
        /// Where it went.
        to: HexId,
    },
    /// [tiny 5.2] A scout rolled for its nerve.
    NerveRolled {
        /// The scout.
        scout: ScoutId,
        /// The face of the die.
        die: u8,
        /// Whether it stays.
        stays: bool,
    },
    /// [tiny 4.2, 5.1, 6.1] A scout was captured.
    Captured {
        /// The scout.
        scout: ScoutId,
    },
    /// [tiny 6.1] A marker was turned over.
    MarkerTurned {
        /// The marker.
        marker: MarkerId,
        /// Whether it is the picket.
        is_picket: bool,
    },
    /// [tiny 7.1] A card was drawn for the hound.
    CardDrawn {
        /// The card.
        card: Card,
    },
    /// [tiny 7.2] The hound ran one hex.
    HoundRan {
        /// Where it went.
        to: HexId,
    },
}

/// What a roll or a card brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollResult {
    /// [tiny 4.2] What a shot does.
    Shot(Shot),
    /// [tiny 5.2] Whether a scout stays where it is.
    Stays(bool),
    /// [tiny 7.1] How far the hound runs.
    Card(Card),
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RollResult::Shot(shot) => shot.label(),
            RollResult::Stays(true) => "stays",
            RollResult::Stays(false) => "flees",
            RollResult::Card(card) => card.label(),
        })
    }
}

impl Event {
    /// [tiny 1.1] Who may hear of it: known when it happens.
    pub(super) fn audience(self) -> Audience {
        match self {
            Event::PicketHidden { .. } => Audience::Only(RED),
            Event::PicketLaid => Audience::AllBut(RED),
            Event::TurnBegan { .. }
            | Event::Moved { .. }
            | Event::Exited { .. }
            | Event::Turned { .. }
            | Event::Fired { .. }
            | Event::Held { .. }
            | Event::ShotRolled { .. }
            | Event::FellBack { .. }
            | Event::NerveRolled { .. }
            | Event::Captured { .. }
            | Event::MarkerTurned { .. }
            | Event::CardDrawn { .. }
            | Event::HoundRan { .. } => Audience::Everybody,
        }
    }

    /// What was rolled or drawn, if this event tells of it.
    pub(super) fn result(self) -> Option<RollResult> {
        Some(match self {
            Event::ShotRolled { shot, .. } => RollResult::Shot(shot),
            Event::NerveRolled { stays, .. } => RollResult::Stays(stays),
            Event::CardDrawn { card } => RollResult::Card(card),
            Event::PicketHidden { .. }
            | Event::PicketLaid
            | Event::TurnBegan { .. }
            | Event::Moved { .. }
            | Event::Exited { .. }
            | Event::Turned { .. }
            | Event::Fired { .. }
            | Event::Held { .. }
            | Event::FellBack { .. }
            | Event::Captured { .. }
            | Event::MarkerTurned { .. }
            | Event::HoundRan { .. } => return None,
        })
    }
}
