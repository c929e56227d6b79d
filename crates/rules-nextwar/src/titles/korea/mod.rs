//! [NWK 1] What Korea adds to the series.

mod s01_counters;
pub(crate) mod s02_tunnels;
pub(crate) mod s05_off_map;
mod s16_scenarios;
mod s16_set_up;
mod s16_watch;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat};

pub use s16_set_up::SetUpAsk;

use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::scenario::Piece;
use crate::state::{UnitId, War};
use crate::terms::Side;
use s16_set_up::SetUpMay;

pub(crate) use s16_scenarios::{
    is_rooted, late_start, may_attack, may_end_movement, may_enter, may_leave, may_leave_japan,
    may_move,
};

/// What a player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NWK 16.0] Before the first turn.
    SetUp(SetUpAsk),
}

/// What the check found.
pub(crate) enum May {
    /// [NWK 16.0] Before the first turn.
    SetUp(SetUpMay),
}

impl Ask {
    /// Asks a side to begin, where dice fall first.
    pub(crate) fn begin(side: Side) -> Self {
        Self::SetUp(SetUpAsk::Begin(side))
    }

    pub(crate) fn seat(&self, _: &War) -> Seat {
        match self {
            Self::SetUp(ask) => ask.seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::SetUp(ask) => ask.name(),
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::SetUp(ask) => ask.unit(),
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::SetUp(ask) => ask.candidates(game),
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match self {
            Self::SetUp(ask) => ask.may(game, action).map(May::SetUp),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::SetUp(may) => may.play(game, dice, events),
        }
    }
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NWK 16.0] Both sides set up, the Allies first.
    SetUp,
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, _: &mut dyn Dice, _events: &mut Vec<AnyEvent>) {
        match self {
            Self::SetUp => game.set_up_next(),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 2.3.6] A piece has been placed before the first turn.
    Placed(Piece, Spot),
    /// [NWK 2.6a] A tunnel is open.
    TunnelOpened {
        /// Where it leads.
        hex: HexId,
    },
    /// [NWK 2.6c] A hex beside a tunnel holds more.
    Crowded {
        /// Which.
        hex: HexId,
    },
    /// [NWK 16.1.2c] Others have attacked a pinned unit.
    Pressed {
        /// Which.
        unit: UnitId,
        /// The die.
        die: i8,
    },
    /// [NWK 16.1.2c] It has fallen back.
    FellBack {
        /// Which.
        unit: UnitId,
        /// Where to.
        to: HexId,
    },
}
