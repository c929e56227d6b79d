//! [tiny 3] The sentry.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Illegal, Seat};

use super::agenda::{self, About};
use super::state::{RED, ScoutId, Tiny};
use super::{Action, Event, Turn, ch04_fire};

/// What Red is asked about the sentry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 3.2] Where the sentry looks.
    Facing,
    /// [tiny 3.3] Whether the sentry fires.
    Reaction {
        /// The scout that came into view.
        scout: ScoutId,
    },
}

/// What the check found.
pub(super) enum May {
    /// [tiny 3.2] The sentry may turn.
    Turn(Turn),
    /// [tiny 3.2] It may stay as it is.
    Stay,
    /// [tiny 3.3] The sentry may fire at this scout.
    Fire(ScoutId),
    /// [tiny 3.3] The sentry may let this scout go.
    Hold(ScoutId),
}

impl Ask {
    pub(super) fn seat(self) -> Seat {
        match self {
            Self::Facing | Self::Reaction { .. } => RED,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Facing => "turn-sentry",
            Self::Reaction { .. } => "react",
        }
    }

    pub(super) fn about(self) -> About {
        match self {
            Self::Facing => About::default(),
            Self::Reaction { scout } => About { scout: Some(scout), hexes: None },
        }
    }

    pub(super) fn candidates(self) -> Vec<Action> {
        match self {
            Self::Facing => {
                let turns = Turn::ALL.map(Action::Turn);
                turns.into_iter().chain([Action::Stay]).collect()
            }
            Self::Reaction { .. } => vec![Action::Fire, Action::Hold],
        }
    }

    pub(super) fn may(self, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Facing, Action::Turn(turn)) => Ok(May::Turn(turn)),
            (Self::Facing, Action::Stay) => Ok(May::Stay),
            (Self::Reaction { scout }, Action::Fire) => Ok(May::Fire(scout)),
            (Self::Reaction { scout }, Action::Hold) => Ok(May::Hold(scout)),
            (Self::Facing | Self::Reaction { .. }, other) => Err(other.misplaced()),
        }
    }
}

impl May {
    pub(super) fn play(self, game: &mut Tiny, events: &mut Vec<Event>) {
        match self {
            Self::Turn(turn) => game.turn_sentry(turn, events),
            Self::Stay => {}
            Self::Fire(scout) => {
                game.core.ask(agenda::Ask::Fire(ch04_fire::Ask::Posture { scout }));
                events.push(Event::Fired { scout });
            }
            Self::Hold(scout) => events.push(Event::Held { scout }),
        }
    }
}

impl Tiny {
    /// [tiny 3.1] Whether the sentry watches a hex.
    pub(super) fn is_watched(&self, hex: HexId) -> bool {
        let facing = self.core.facing;
        let sides = [-1, 0, 1].into_iter();
        let mut seen = sides.map(|it| self.ford.grid.neighbor(self.ford.sentry, facing.turned(it)));
        seen.any(|it| it == Some(hex))
    }

    /// [tiny 3.2]
    fn turn_sentry(&mut self, turn: Turn, events: &mut Vec<Event>) {
        let sixths = match turn {
            Turn::Left => -1,
            Turn::Right => 1,
        };
        self.core.facing = self.core.facing.turned(sixths);
        events.push(Event::Turned { facing: self.core.facing });
    }
}
