//! [tiny 2] Movement.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Illegal, Seat, refuse};

use super::agenda::{self, About, Frame};
use super::state::{BLUE, MarkerFace, Place, ScoutId, Tiny};
use super::{Action, Event, ch03_sentry};

/// [tiny 2.1] How far a scout goes in a phase.
const MOVE_HEXES: u8 = 2;

/// What Blue is asked in the scouts' phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 2.1] Which scout moves next, or the end of the phase.
    Mover,
    /// [tiny 2.1] Where the scout goes.
    Step {
        /// The scout that moves.
        scout: ScoutId,
        /// How far it may still go.
        hexes_left: u8,
    },
}

/// What the check found.
pub(super) enum May {
    /// [tiny 2.1] This scout may move.
    Move(ScoutId),
    /// [tiny 1.2] The phase may end.
    EndScouts,
    /// [tiny 2.1] The scout may go there, and then so many hexes more.
    Enter { scout: ScoutId, to: HexId, hexes_left: u8 },
    /// [tiny 2.3] The scout may leave the map.
    Exit(ScoutId),
    /// [tiny 2.1] The scout may stop.
    Stop,
}

impl Ask {
    pub(super) fn seat(self) -> Seat {
        match self {
            Self::Mover | Self::Step { .. } => BLUE,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Mover => "choose-mover",
            Self::Step { .. } => "step",
        }
    }

    pub(super) fn about(self) -> About {
        match self {
            Self::Mover => About::default(),
            Self::Step { scout, hexes_left } => {
                About { scout: Some(scout), hexes: Some(hexes_left) }
            }
        }
    }

    pub(super) fn candidates(self, game: &Tiny) -> Vec<Action> {
        match self {
            Self::Mover => {
                let scouts = ScoutId::ALL.map(Action::Move);
                scouts.into_iter().chain([Action::EndScouts]).collect()
            }
            Self::Step { scout, .. } => {
                let steps = game.beside(scout).map(Action::Enter);
                steps.chain([Action::Exit, Action::Done]).collect()
            }
        }
    }

    pub(super) fn may(self, game: &Tiny, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Mover, Action::Move(scout)) => game.may_move(scout).map(|()| May::Move(scout)),
            (Self::Mover, Action::EndScouts) => Ok(May::EndScouts),
            (Self::Step { scout, hexes_left }, Action::Enter(to)) => {
                game.may_step(scout, to)?;
                Ok(May::Enter { scout, to, hexes_left: hexes_left - 1 })
            }
            (Self::Step { scout, .. }, Action::Exit) => {
                game.may_exit(scout).map(|()| May::Exit(scout))
            }
            (Self::Step { .. }, Action::Done) => Ok(May::Stop),
            (Self::Mover | Self::Step { .. }, other) => Err(other.misplaced()),
        }
    }
}

impl May {
    pub(super) fn play(self, game: &mut Tiny, events: &mut Vec<Event>) {
        match self {
            Self::Move(scout) => {
                // The phase goes on when the scout has moved, so its question stays below.
                game.core.ask(agenda::Ask::Movement(Ask::Mover));
                game.core.ask(agenda::Ask::Movement(Ask::Step { scout, hexes_left: MOVE_HEXES }));
                game.scout_mut(scout).moved = true;
            }
            Self::EndScouts | Self::Stop => {}
            Self::Enter { scout, to, hexes_left } => game.step(scout, to, hexes_left, events),
            Self::Exit(scout) => {
                game.scout_mut(scout).place = Place::Exited;
                events.push(Event::Exited { scout });
            }
        }
    }
}

impl Tiny {
    /// [tiny 2.1] Whether this scout may begin its move.
    pub(super) fn may_move(&self, scout: ScoutId) -> Result<(), Illegal> {
        if self.scout_hex(scout).is_none() {
            return refuse("tiny:2.1", "the scout has left the map");
        }
        if self.scout(scout).moved {
            return refuse("tiny:2.1", "the scout has moved");
        }
        Ok(())
    }

    /// [tiny 2.1] Whether the moving scout may go to this hex.
    fn may_step(&self, scout: ScoutId, to: HexId) -> Result<(), Illegal> {
        if !self.beside(scout).any(|beside| beside == to) {
            return refuse("tiny:2.1", "a scout goes one hex at a time");
        }
        self.may_enter(to)
    }

    /// [tiny 2.2] Whether a scout may be in this hex.
    pub(super) fn may_enter(&self, hex: HexId) -> Result<(), Illegal> {
        if hex == self.ford.sentry {
            return refuse("tiny:2.2", "the sentry stands there");
        }
        if hex == self.core.hound {
            return refuse("tiny:2.2", "the hound is there");
        }
        if self.has_picket_face_up(hex) {
            return refuse("tiny:2.2", "the picket stands there");
        }
        Ok(())
    }

    pub(super) fn has_picket_face_up(&self, hex: HexId) -> bool {
        let markers = self.ford.markers.iter().zip(&self.core.faces);
        markers.into_iter().any(|(at, face)| *at == hex && *face == MarkerFace::Picket)
    }

    /// [tiny 2.3] Whether the moving scout may leave the map.
    fn may_exit(&self, scout: ScoutId) -> Result<(), Illegal> {
        let hex = self.scout_hex(scout).expect("a moving scout is on the map");
        if !self.ford.is_last_column(hex) {
            return refuse("tiny:2.3", "the map is left from the last column");
        }
        Ok(())
    }

    /// The hexes next to a scout.
    pub(super) fn beside(&self, scout: ScoutId) -> impl Iterator<Item = HexId> + '_ {
        let from = self.scout_hex(scout).into_iter();
        from.flat_map(|hex| self.ford.grid.neighbors(hex).map(|(_, beside)| beside))
    }

    fn step(&mut self, scout: ScoutId, to: HexId, hexes_left: u8, events: &mut Vec<Event>) {
        self.scout_mut(scout).place = Place::Hex(to);
        events.push(Event::Moved { scout, to });
        if hexes_left > 0 {
            self.core.ask(agenda::Ask::Movement(Ask::Step { scout, hexes_left }));
        }
        self.turn_markers_over(scout, to, events);
        // [tiny 3.3] The reaction comes before the scout goes on, so it goes on top.
        if self.scout_hex(scout).is_some() && self.is_watched(to) {
            self.core.ask(agenda::Ask::Sentry(ch03_sentry::Ask::Reaction { scout }));
        }
    }

    /// Ends the move of the scout now moving, if one is.
    pub(super) fn stop_moving(&mut self) {
        let goes_on =
            |frame: &Frame| matches!(frame, Frame::Ask(agenda::Ask::Movement(Ask::Step { .. })));
        self.core.agenda.retain(|frame| !goes_on(frame));
    }
}
