//! [tiny 5] Falling back: frames upon frames.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use super::Event;
use super::agenda::Frame;
use super::state::{Place, ScoutId, Tiny};

/// [tiny 5.1] How far a scout falls back.
const FALL_BACK_HEXES: u8 = 2;

impl Tiny {
    /// [tiny 5.1] Makes a scout fall back.
    pub(super) fn begin_falling_back(&mut self, scout: ScoutId) {
        self.stop_moving();
        self.agenda.push(Frame::FallingBack { scout, hexes_left: FALL_BACK_HEXES });
    }

    pub(super) fn is_falling_back(&self, id: ScoutId) -> bool {
        let falls =
            |frame: &Frame| matches!(frame, Frame::FallingBack { scout, .. } if *scout == id);
        self.agenda.iter().any(falls)
    }

    /// [tiny 5.1] Whether the scout that falls back may go to this hex.
    pub(super) fn may_fall_back(&self, to: HexId) -> Result<(), Illegal> {
        let Some(&Frame::FallingBack { scout, .. }) = self.agenda.last() else {
            return refuse("tiny:5.1", "no scout has to fall back");
        };
        self.may_fall_back_to(scout, to)
    }

    fn may_fall_back_to(&self, scout: ScoutId, to: HexId) -> Result<(), Illegal> {
        if !self.beside(scout).any(|beside| beside == to) {
            return refuse("tiny:5.1", "a scout falls back one hex at a time");
        }
        if self.is_watched(to) {
            return refuse("tiny:5.1", "the sentry watches that hex");
        }
        self.may_enter(to)
    }

    /// Ends falling back where it ends; returns whether Blue must choose a hex.
    pub(super) fn settle_falling_back(
        &mut self,
        scout: ScoutId,
        hexes_left: u8,
        events: &mut Vec<Event>,
    ) -> bool {
        if hexes_left == 0 || self.scout_hex(scout).is_none() {
            self.agenda.pop();
            return false;
        }
        if self.beside(scout).any(|to| self.may_fall_back_to(scout, to).is_ok()) {
            return true;
        }
        self.agenda.pop();
        self.capture(scout, events);
        false
    }

    pub(super) fn fall_back(&mut self, to: HexId, events: &mut Vec<Event>) {
        let Some(Frame::FallingBack { scout, hexes_left }) = self.agenda.last_mut() else {
            unreachable!("found legal: a scout falls back")
        };
        let scout = *scout;
        *hexes_left -= 1;
        // [tiny 5.2] The one met on the way rolls first, so its frame goes on top.
        let met: Vec<ScoutId> =
            self.scouts_in(to).filter(|friend| !self.is_falling_back(*friend)).collect();
        self.agenda.extend(met.into_iter().map(|scout| Frame::Nerve { scout }));
        self.scout_mut(scout).place = Place::Hex(to);
        events.push(Event::FellBack { scout, to });
        self.turn_markers_over(scout, to, events);
    }

    /// [tiny 5.2]
    pub(super) fn check_nerve(
        &mut self,
        scout: ScoutId,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        self.agenda.pop();
        let die = dice.roll(Roll { sides: 6, rule: Rule("tiny:5.2") });
        let stays = die > 2;
        events.push(Event::NerveRolled { scout, die, stays });
        if !stays {
            self.begin_falling_back(scout);
        }
    }

    pub(super) fn capture(&mut self, scout: ScoutId, events: &mut Vec<Event>) {
        self.scout_mut(scout).place = Place::Captured;
        events.push(Event::Captured { scout });
    }
}
