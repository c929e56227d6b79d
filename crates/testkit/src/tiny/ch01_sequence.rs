//! [tiny 1] The sequence of play.

use canon::Digest;
use kernel::{Illegal, Seat};

use super::agenda::{self, Duty as Owed};
use super::state::{MarkerId, RED, ScoutId, Tiny};
use super::{Action, Event, ch02_movement, ch03_sentry, ch07_hound};

/// [tiny 1.2] The phases, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Phase {
    /// [tiny 1.1] Only once, before the first turn.
    Hiding,
    Scouts,
    Sentry,
    Hound,
}

/// What is asked before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 1.1] Which marker is the picket.
    Picket,
}

/// What the check found.
pub(super) enum May {
    /// [tiny 1.1] This marker becomes the picket.
    Hide(MarkerId),
}

/// What the sequence still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Duty {
    /// [tiny 1.2] The phase is over: the next one begins. It lies at the bottom of the agenda.
    NextPhase,
}

impl Ask {
    pub(super) fn seat(self) -> Seat {
        let Self::Picket = self;
        RED
    }

    pub(super) fn name(self) -> &'static str {
        let Self::Picket = self;
        "hide-picket"
    }

    pub(super) fn candidates(self) -> Vec<Action> {
        let Self::Picket = self;
        MarkerId::ALL.map(Action::Hide).to_vec()
    }

    pub(super) fn may(self, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Picket, Action::Hide(marker)) => Ok(May::Hide(marker)),
            (Self::Picket, other) => Err(other.misplaced()),
        }
    }
}

impl May {
    pub(super) fn play(self, game: &mut Tiny, events: &mut Vec<Event>) {
        let Self::Hide(marker) = self;
        assert!(game.core.picket.is_none(), "the picket is hidden once");
        game.core.picket = Some(marker);
        events.extend([Event::PicketHidden { marker }, Event::PicketLaid]);
    }
}

impl Duty {
    pub(super) fn work(self, game: &mut Tiny, events: &mut Vec<Event>) {
        let Self::NextPhase = self;
        assert!(game.core.agenda.is_empty(), "a phase ends when nothing else is owed");
        let phase = match game.core.phase {
            Phase::Hiding => Phase::Scouts,
            Phase::Scouts => Phase::Sentry,
            Phase::Sentry => Phase::Hound,
            // [tiny 1.3] The game ends after the last turn.
            Phase::Hound if game.core.turn == game.ford.turns => return,
            Phase::Hound => {
                game.begin_turn(events);
                Phase::Scouts
            }
        };
        game.core.phase = phase;
        game.core.owe(Owed::Sequence(Self::NextPhase));
        match phase {
            Phase::Hiding => unreachable!("nothing comes before the set-up"),
            Phase::Scouts => game.core.ask(agenda::Ask::Movement(ch02_movement::Ask::Mover)),
            Phase::Sentry => game.core.ask(agenda::Ask::Sentry(ch03_sentry::Ask::Facing)),
            Phase::Hound => game.core.owe(Owed::Hound(ch07_hound::Duty::Draw)),
        }
    }
}

impl Tiny {
    /// [tiny 1.2] Begins the next turn.
    fn begin_turn(&mut self, events: &mut Vec<Event>) {
        self.core.turn += 1;
        for scout in &mut self.core.scouts {
            scout.moved = false;
        }
        events.push(Event::TurnBegan { turn: self.core.turn });
    }

    /// [tiny 1.3]
    pub(super) fn is_over(&self) -> bool {
        self.core.agenda.is_empty()
    }

    /// [tiny 1.3]
    pub(super) fn no_scout_is_left(&self) -> bool {
        ScoutId::ALL.into_iter().all(|scout| self.scout_hex(scout).is_none())
    }
}
