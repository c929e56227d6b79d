//! [tiny 1] What the rules still owe, and the loop that works it off.
//!
//! A frame asks or works. Looking at the top of the agenda is the whole cheap question: who is
//! asked what. Each chapter owns its asks; this file only passes on to them, one arm a chapter.

use canon::Digest;
use kernel::{Dice, Illegal, Seat};

use super::state::{Core, ScoutId, Tiny};
use super::{Action, Event};
use super::{ch01_sequence, ch02_movement, ch03_sentry, ch04_fire, ch05_falling_back, ch07_hound};

/// One thing the rules still owe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Frame {
    /// A side has to decide.
    Ask(Ask),
    /// Something happens by itself.
    Do(Duty),
}

/// What a side is asked, by chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 1] Before the first turn.
    Sequence(ch01_sequence::Ask),
    /// [tiny 2] Movement.
    Movement(ch02_movement::Ask),
    /// [tiny 3] The sentry.
    Sentry(ch03_sentry::Ask),
    /// [tiny 4] Fire.
    Fire(ch04_fire::Ask),
    /// [tiny 5] Falling back.
    FallingBack(ch05_falling_back::Ask),
}

/// What a question is about: the facts that go with it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct About {
    /// The scout it is about.
    pub(super) scout: Option<ScoutId>,
    /// The hexes it may or must still go.
    pub(super) hexes: Option<u8>,
}

/// What a check found, by chapter: all that the deed needs.
pub(super) enum May {
    Sequence(ch01_sequence::May),
    Movement(ch02_movement::May),
    Sentry(ch03_sentry::May),
    Fire(ch04_fire::May),
    FallingBack(ch05_falling_back::May),
}

/// What happens by itself, by chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Duty {
    Sequence(ch01_sequence::Duty),
    FallingBack(ch05_falling_back::Duty),
    Hound(ch07_hound::Duty),
}

/// More frames than this in one answer mean that the rules go round in circles.
const SETTLE_MAX: u32 = 1_000;

impl Ask {
    /// Who is asked.
    pub(super) fn seat(self) -> Seat {
        match self {
            Self::Sequence(ask) => ask.seat(),
            Self::Movement(ask) => ask.seat(),
            Self::Sentry(ask) => ask.seat(),
            Self::Fire(ask) => ask.seat(),
            Self::FallingBack(ask) => ask.seat(),
        }
    }

    /// The name of the question.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Sequence(ask) => ask.name(),
            Self::Movement(ask) => ask.name(),
            Self::Sentry(ask) => ask.name(),
            Self::Fire(ask) => ask.name(),
            Self::FallingBack(ask) => ask.name(),
        }
    }

    /// What it is about.
    pub(super) fn about(self) -> About {
        match self {
            Self::Sequence(ch01_sequence::Ask::Picket) => About::default(),
            Self::Movement(ask) => ask.about(),
            Self::Sentry(ask) => ask.about(),
            Self::Fire(ask) => ask.about(),
            Self::FallingBack(ask) => ask.about(),
        }
    }

    /// What might answer it, in a fixed order; what is illegal is taken out after.
    pub(super) fn candidates(self, game: &Tiny) -> Vec<Action> {
        match self {
            Self::Sequence(ask) => ask.candidates(),
            Self::Movement(ask) => ask.candidates(game),
            Self::Sentry(ask) => ask.candidates(),
            Self::Fire(ask) => ask.candidates(),
            Self::FallingBack(ask) => ask.candidates(game),
        }
    }

    /// Whether the rules accept an answer, and what the check found.
    pub(super) fn may(self, game: &Tiny, action: Action) -> Result<May, Illegal> {
        Ok(match self {
            Self::Sequence(ask) => May::Sequence(ask.may(action)?),
            Self::Movement(ask) => May::Movement(ask.may(game, action)?),
            Self::Sentry(ask) => May::Sentry(ask.may(action)?),
            Self::Fire(ask) => May::Fire(ask.may(action)?),
            Self::FallingBack(ask) => May::FallingBack(ask.may(game, action)?),
        })
    }
}

impl May {
    /// Does what was found legal. The question it answers has been taken off the agenda.
    pub(super) fn play(self, game: &mut Tiny, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self {
            Self::Sequence(may) => may.play(game, events),
            Self::Movement(may) => may.play(game, events),
            Self::Sentry(may) => may.play(game, events),
            Self::Fire(may) => may.play(game, dice, events),
            Self::FallingBack(may) => may.play(game, events),
        }
    }
}

impl Duty {
    /// Does it. It has been taken off the agenda.
    fn work(self, game: &mut Tiny, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self {
            Self::Sequence(duty) => duty.work(game, events),
            Self::FallingBack(duty) => duty.work(game, dice, events),
            Self::Hound(duty) => duty.work(game, dice, events),
        }
    }
}

impl Core {
    /// Puts a question on top.
    pub(super) fn ask(&mut self, ask: Ask) {
        self.agenda.push(Frame::Ask(ask));
    }

    /// Puts a duty on top.
    pub(super) fn owe(&mut self, duty: Duty) {
        self.agenda.push(Frame::Do(duty));
    }

    /// The open question; `None` once the game is over.
    pub(super) fn open(&self) -> Option<Ask> {
        match self.agenda.last()? {
            Frame::Ask(ask) => Some(*ask),
            Frame::Do(duty) => unreachable!("settled without {duty:?}"),
        }
    }
}

impl Tiny {
    /// Works the agenda off until a side must decide or the game is over.
    pub(super) fn settle(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for _ in 0..SETTLE_MAX {
            if self.no_scout_is_left() {
                self.core.agenda.clear();
            }
            let Some(&Frame::Do(duty)) = self.core.agenda.last() else { return };
            self.core.agenda.pop();
            duty.work(self, dice, events);
        }
        panic!("the agenda does not come to an end: {:?}", self.core.agenda);
    }
}
