//! What the rules still owe, and the loop that works it off.
//!
//! A frame asks or works. Looking at the top of the agenda is the whole cheap question: who is
//! asked what. Each chapter owns its questions, what its checks find, its duties and its events;
//! this file only passes on to them, one arm a chapter.

use canon::Digest;
use kernel::{Dice, Illegal, Seat};

use crate::action::Action;
use crate::state::{Core, UnitId, War};
use crate::titles::korea;
use crate::{
    ch03_sequence, ch04_weather, ch05_initiative, ch06_air, ch07_naval, ch08_movement, ch09_combat,
    ch10_reinforcements, ch11_replacements, ch12_victory, ch13_options,
};

/// The empty half of a chapter that asks nobody anything: its question and what a check found.
macro_rules! asks_nothing {
    ($(#[$doc:meta])+) => {
        $(#[$doc])+
        #[derive(Clone, PartialEq, Eq, Debug, ::canon::Digest)]
        pub enum Ask {}

        /// Nothing is found where nothing is asked.
        pub(crate) enum May {}

        impl Ask {
            pub(crate) fn seat(&self, _: &$crate::state::War) -> ::kernel::Seat {
                match *self {}
            }

            pub(crate) fn name(&self) -> &'static str {
                match *self {}
            }

            pub(crate) fn unit(&self) -> Option<$crate::state::UnitId> {
                match *self {}
            }

            pub(crate) fn candidates(
                &self,
                _: &$crate::state::War,
            ) -> Vec<$crate::action::Action> {
                match *self {}
            }

            pub(crate) fn may(
                &self,
                _: &$crate::state::War,
                _: $crate::action::Action,
            ) -> Result<May, ::kernel::Illegal> {
                match *self {}
            }
        }

        impl May {
            pub(crate) fn play(
                self,
                _: &mut $crate::state::War,
                _: &mut dyn ::kernel::Dice,
                _: &mut Vec<$crate::agenda::Event>,
            ) {
                match self {}
            }
        }
    };
}

/// The empty half of a chapter in which nothing happens by itself.
macro_rules! owes_nothing {
    ($(#[$doc:meta])+) => {
        $(#[$doc])+
        #[derive(Clone, PartialEq, Eq, Debug, ::canon::Digest)]
        pub enum Duty {}

        impl Duty {
            pub(crate) fn work(
                self,
                _: &mut $crate::state::War,
                _: &mut dyn ::kernel::Dice,
                _: &mut Vec<$crate::agenda::Event>,
            ) {
                match self {}
            }
        }
    };
}

pub(crate) use {asks_nothing, owes_nothing};

/// Makes of the list of chapters: questions, findings, duties and events.
macro_rules! chapters {
    ($($(#[$doc:meta])* $name:ident = $module:ident,)+) => {
        /// What a player is asked, by chapter.
        #[derive(Clone, PartialEq, Eq, Debug, Digest)]
        pub enum Ask { $($(#[$doc])* $name($module::Ask),)+ }

        /// What a check found, by chapter: all that the deed needs.
        pub(crate) enum May { $($name($module::May),)+ }

        /// What happens by itself, by chapter.
        #[derive(Clone, PartialEq, Eq, Debug, Digest)]
        pub enum Duty { $($(#[$doc])* $name($module::Duty),)+ }

        /// What happened, by chapter.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Event { $($(#[$doc])* $name($module::Event),)+ }

        $(
            impl From<$module::Ask> for Frame {
                fn from(ask: $module::Ask) -> Self { Frame::Ask(Ask::$name(ask)) }
            }
            impl From<$module::Duty> for Frame {
                fn from(duty: $module::Duty) -> Self { Frame::Do(Duty::$name(duty)) }
            }
            impl From<$module::Event> for Event {
                fn from(event: $module::Event) -> Self { Event::$name(event) }
            }
        )+

        impl Ask {
            /// Who is asked.
            pub fn seat(&self, game: &War) -> Seat {
                match self { $(Self::$name(ask) => ask.seat(game),)+ }
            }

            /// The name of the question.
            pub fn name(&self) -> &'static str {
                match self { $(Self::$name(ask) => ask.name(),)+ }
            }

            /// The ground unit it is about; none where it is about many or none.
            pub fn unit(&self) -> Option<UnitId> {
                match self { $(Self::$name(ask) => ask.unit(),)+ }
            }

            /// What might answer it, in a fixed order; what is illegal is taken out after.
            pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
                match self { $(Self::$name(ask) => ask.candidates(game),)+ }
            }

            /// Whether the rules accept an answer, and what the check found.
            pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
                match self { $(Self::$name(ask) => ask.may(game, action).map(May::$name),)+ }
            }
        }

        impl May {
            /// Does what was found legal. The question it answers has been taken off the agenda.
            pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<Event>) {
                match self { $(Self::$name(may) => may.play(game, dice, events),)+ }
            }
        }

        impl Duty {
            /// Does it. It has been taken off the agenda.
            fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<Event>) {
                match self { $(Self::$name(duty) => duty.work(game, dice, events),)+ }
            }
        }
    };
}

chapters! {
    /// [NW 3] The sequence of play.
    Sequence = ch03_sequence,
    /// [NW 4] Weather.
    Weather = ch04_weather,
    /// [NW 5] Initiative.
    Initiative = ch05_initiative,
    /// [NW 6] Air power.
    Air = ch06_air,
    /// [NW 7] Sea control.
    Naval = ch07_naval,
    /// [NW 8] Movement.
    Movement = ch08_movement,
    /// [NW 9] Combat.
    Combat = ch09_combat,
    /// [NW 10] [NWK 7] Reinforcements.
    Reinforcements = ch10_reinforcements,
    /// [NW 11] Replacements.
    Replacements = ch11_replacements,
    /// [NW 12] Victory.
    Victory = ch12_victory,
    /// [NW 13] Optional rules: supply.
    Optional = ch13_options,
    /// [NWK 2, 16] What Korea adds: set-up, tunnels, scenario rules.
    Korea = korea,
}

/// One thing the rules still owe.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Frame {
    /// A player has to decide.
    Ask(Ask),
    /// Something happens by itself.
    Do(Duty),
}

/// More frames than this in one answer mean that the rules go round in circles.
const SETTLE_MAX: u32 = 10_000;

impl Core {
    /// Puts a question or a duty on top.
    pub(crate) fn owe(&mut self, frame: impl Into<Frame>) {
        self.agenda.push(frame.into());
    }

    /// The open question; `None` once the game is over.
    pub(crate) fn open(&self) -> Option<&Ask> {
        match self.agenda.last()? {
            Frame::Ask(ask) => Some(ask),
            Frame::Do(duty) => unreachable!("settled without {duty:?}"),
        }
    }
}

impl War {
    /// Works the agenda off until a player must decide or the game is over.
    pub(crate) fn settle(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for _ in 0..SETTLE_MAX {
            match self.core.agenda.pop() {
                None => return,
                Some(Frame::Ask(ask)) => {
                    self.core.agenda.push(Frame::Ask(ask));
                    return;
                }
                Some(Frame::Do(duty)) => duty.work(self, dice, events),
            }
        }
        panic!("the agenda does not come to an end: {:?}", self.core.agenda);
    }
}
