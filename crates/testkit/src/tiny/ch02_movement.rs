//! [tiny 2] Movement.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::Event;
use super::agenda::{Frame, Phase};
use super::state::{MarkerFace, Place, ScoutId, Tiny};

/// [tiny 2.1] How far a scout goes in a phase.
const MOVE_HEXES: u8 = 2;

impl Tiny {
    /// [tiny 2.1] Whether this scout may begin its move.
    pub(super) fn may_move(&self, scout: ScoutId) -> Result<(), Illegal> {
        if self.agenda.last() != Some(&Frame::Phase(Phase::Scouts)) {
            return refuse("tiny:2.1", "no scout may begin its move now");
        }
        if self.scout_hex(scout).is_none() {
            return refuse("tiny:2.1", "the scout has left the map");
        }
        if self.scout(scout).moved {
            return refuse("tiny:2.1", "the scout has moved");
        }
        Ok(())
    }

    /// The scout that is asked for its next hex.
    fn mover(&self) -> Result<ScoutId, Illegal> {
        match self.agenda.last() {
            Some(Frame::Moving { scout, .. }) => Ok(*scout),
            _ => refuse("tiny:2.1", "no scout is moving"),
        }
    }

    /// [tiny 2.1] Whether the moving scout may go to this hex.
    pub(super) fn may_step(&self, to: HexId) -> Result<(), Illegal> {
        let scout = self.mover()?;
        if !self.beside(scout).any(|beside| beside == to) {
            return refuse("tiny:2.1", "a scout goes one hex at a time");
        }
        self.may_enter(to)
    }

    /// [tiny 2.2] Whether a scout may be in this hex.
    pub(super) fn may_enter(&self, hex: HexId) -> Result<(), Illegal> {
        if hex == self.sentry {
            return refuse("tiny:2.2", "the sentry stands there");
        }
        if hex == self.hound {
            return refuse("tiny:2.2", "the hound is there");
        }
        if self.has_picket_face_up(hex) {
            return refuse("tiny:2.2", "the picket stands there");
        }
        Ok(())
    }

    pub(super) fn has_picket_face_up(&self, hex: HexId) -> bool {
        self.markers.iter().any(|it| it.hex == hex && it.face == MarkerFace::Picket)
    }

    /// [tiny 2.3] Whether the moving scout may leave the map.
    pub(super) fn may_exit(&self) -> Result<(), Illegal> {
        let scout = self.mover()?;
        let hex = self.scout_hex(scout).expect("a moving scout is on the map");
        if !self.is_last_column(hex) {
            return refuse("tiny:2.3", "the map is left from the last column");
        }
        Ok(())
    }

    pub(super) fn is_last_column(&self, hex: HexId) -> bool {
        hex.0 % self.grid.columns() == self.grid.columns() - 1
    }

    /// [tiny 2.1] Whether the moving scout may stop.
    pub(super) fn may_stop(&self) -> Result<(), Illegal> {
        self.mover().map(|_| ())
    }

    pub(super) fn begin_move(&mut self, scout: ScoutId) {
        self.agenda.push(Frame::Moving { scout, hexes_left: MOVE_HEXES });
    }

    pub(super) fn step(&mut self, to: HexId, events: &mut Vec<Event>) {
        let Some(Frame::Moving { scout, hexes_left }) = self.agenda.last_mut() else {
            unreachable!("found legal: a scout is moving")
        };
        let scout = *scout;
        *hexes_left -= 1;
        self.scout_mut(scout).place = Place::Hex(to);
        events.push(Event::Moved { scout, to });
        self.turn_markers_over(scout, to, events);
        // [tiny 3.3] The reaction comes before the scout goes on, so it goes on top.
        if self.scout_hex(scout).is_some() && self.is_watched(to) {
            self.agenda.push(Frame::Reaction { scout });
        }
    }

    pub(super) fn exit(&mut self, events: &mut Vec<Event>) {
        let scout = self.mover().expect("found legal: a scout is moving");
        self.scout_mut(scout).place = Place::Exited;
        events.push(Event::Exited { scout });
    }

    /// Ends the move of the scout now moving, if one is.
    pub(super) fn stop_moving(&mut self) {
        for frame in &mut self.agenda {
            if let Frame::Moving { hexes_left, .. } = frame {
                *hexes_left = 0;
            }
        }
    }
}
