//! [tiny 5] Falling back: frames upon frames.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, Seat, refuse};

use super::agenda::{self, About, Duty as Owed, Frame};
use super::state::{BLUE, Place, ScoutId, Tiny};
use super::{Action, Event};

/// [tiny 5.1] How far a scout falls back.
const FALL_BACK_HEXES: u8 = 2;

/// What Blue is asked about a scout that falls back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 5.1] Where the scout goes.
    Hex {
        /// The scout that falls back.
        scout: ScoutId,
        /// How far it still has to go.
        hexes_left: u8,
    },
}

/// [tiny 5.1] What the check found: the scout may go there, and then so many hexes more.
pub(super) struct May {
    scout: ScoutId,
    to: HexId,
    hexes_left: u8,
}

/// What is owed by those who fall back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Duty {
    /// [tiny 5.1] This scout has to fall back so many more hexes.
    FallBack { scout: ScoutId, hexes_left: u8 },
    /// [tiny 5.2] This scout has to roll whether it falls back too.
    Nerve { scout: ScoutId },
}

impl Ask {
    pub(super) fn seat(self) -> Seat {
        let Self::Hex { .. } = self;
        BLUE
    }

    pub(super) fn name(self) -> &'static str {
        let Self::Hex { .. } = self;
        "fall-back"
    }

    pub(super) fn about(self) -> About {
        match self {
            Self::Hex { scout, hexes_left } => {
                About { scout: Some(scout), hexes: Some(hexes_left) }
            }
        }
    }

    pub(super) fn candidates(self, game: &Tiny) -> Vec<Action> {
        let Self::Hex { scout, .. } = self;
        game.beside(scout).map(Action::FallBack).collect()
    }

    pub(super) fn may(self, game: &Tiny, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Hex { scout, hexes_left }, Action::FallBack(to)) => {
                game.may_fall_back(scout, to)?;
                Ok(May { scout, to, hexes_left: hexes_left - 1 })
            }
            (Self::Hex { .. }, other) => Err(other.misplaced()),
        }
    }
}

impl May {
    pub(super) fn play(self, game: &mut Tiny, events: &mut Vec<Event>) {
        let Self { scout, to, hexes_left } = self;
        game.core.owe(Owed::FallingBack(Duty::FallBack { scout, hexes_left }));
        // [tiny 5.2] The one met on the way rolls first, so its frame goes on top.
        let friends = game.scouts_in(to).filter(|it| !game.is_falling_back(*it));
        for scout in friends.collect::<Vec<_>>() {
            game.core.owe(Owed::FallingBack(Duty::Nerve { scout }));
        }
        game.scout_mut(scout).place = Place::Hex(to);
        events.push(Event::FellBack { scout, to });
        game.turn_markers_over(scout, to, events);
    }
}

impl Duty {
    pub(super) fn work(self, game: &mut Tiny, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self {
            Self::FallBack { scout, hexes_left } => game.fall_back(scout, hexes_left, events),
            Self::Nerve { scout } => game.check_nerve(scout, dice, events),
        }
    }
}

impl Tiny {
    /// [tiny 5.1] Makes a scout fall back.
    pub(super) fn begin_falling_back(&mut self, scout: ScoutId) {
        self.stop_moving();
        let duty = Duty::FallBack { scout, hexes_left: FALL_BACK_HEXES };
        self.core.owe(Owed::FallingBack(duty));
    }

    pub(super) fn is_falling_back(&self, id: ScoutId) -> bool {
        self.core.agenda.iter().any(|frame| match *frame {
            Frame::Do(Owed::FallingBack(Duty::FallBack { scout, .. }))
            | Frame::Ask(agenda::Ask::FallingBack(Ask::Hex { scout, .. })) => scout == id,
            Frame::Ask(_) | Frame::Do(_) => false,
        })
    }

    /// [tiny 5.1] Whether the scout that falls back may go to this hex.
    fn may_fall_back(&self, scout: ScoutId, to: HexId) -> Result<(), Illegal> {
        if !self.beside(scout).any(|beside| beside == to) {
            return refuse("tiny:5.1", "a scout falls back one hex at a time");
        }
        if self.is_watched(to) {
            return refuse("tiny:5.1", "the sentry watches that hex");
        }
        self.may_enter(to)
    }

    /// [tiny 5.1] Asks for the next hex; who cannot go is captured.
    fn fall_back(&mut self, scout: ScoutId, hexes_left: u8, events: &mut Vec<Event>) {
        if hexes_left == 0 || self.scout_hex(scout).is_none() {
            return;
        }
        if self.beside(scout).any(|to| self.may_fall_back(scout, to).is_ok()) {
            self.core.ask(agenda::Ask::FallingBack(Ask::Hex { scout, hexes_left }));
        } else {
            self.capture(scout, events);
        }
    }

    /// [tiny 5.2]
    fn check_nerve(&mut self, scout: ScoutId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let die = dice.roll(Roll { sides: 6, rule: Rule("tiny:5.2") });
        let stays = die > 2;
        events.push(Event::NerveRolled { scout, die, stays });
        if !stays {
            self.begin_falling_back(scout);
        }
    }

    /// [tiny 4.2, 5.1, 6.1] Takes a scout off the map; its move is over.
    pub(super) fn capture(&mut self, scout: ScoutId, events: &mut Vec<Event>) {
        self.stop_moving();
        self.scout_mut(scout).place = Place::Captured;
        events.push(Event::Captured { scout });
    }
}
