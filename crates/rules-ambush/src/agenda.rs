//! What the rules still owe, and the loop that works it off.
//!
//! A frame asks or works. Looking at the top of the agenda is the whole cheap question: who is
//! asked what. Each chapter owns its questions, what its checks find, its duties and its events;
//! this file only passes on to them, one arm a chapter.

use canon::Digest;
use kernel::{Dice, Illegal};

use crate::action::Action;
use crate::state::{Core, ManId, Sortie};
use crate::{
    ch04_squad, ch05_operations, ch06_conduct, ch06_rounds, ch07_movement, ch09_fire,
    ch10_explosives, ch11_assault, ch12_mines, ch13_damage, ch15_victory, ch16_campaign,
    ch17_vehicles, gear, module_c_canoes, module_k_bunkers, module_p_parachutes, paragraphs,
};

/// The empty half of a chapter that asks the player nothing: its question and what a check found.
macro_rules! asks_nothing {
    ($(#[$doc:meta])+) => {
        $(#[$doc])+
        #[derive(Clone, PartialEq, Eq, Debug, ::canon::Digest)]
        pub enum Ask {}

        /// Nothing is found where nothing is asked.
        pub(crate) enum May {}

        impl Ask {
            pub(crate) fn name(&self) -> &'static str {
                match *self {}
            }

            pub(crate) fn man(&self) -> Option<$crate::state::ManId> {
                match *self {}
            }

            pub(crate) fn candidates(
                &self,
                _: &$crate::state::Sortie,
            ) -> Vec<$crate::action::Action> {
                match *self {}
            }

            pub(crate) fn may(
                &self,
                _: &$crate::state::Sortie,
                _: $crate::action::Action,
            ) -> Result<May, ::kernel::Illegal> {
                match *self {}
            }
        }

        impl May {
            pub(crate) fn play(
                self,
                _: &mut $crate::state::Sortie,
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
                _: &mut $crate::state::Sortie,
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
        /// What the player is asked, by chapter.
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
            /// The name of the question.
            pub fn name(&self) -> &'static str {
                match self { $(Self::$name(ask) => ask.name(),)+ }
            }

            /// Whom it is about; nobody: the whole squad.
            pub fn man(&self) -> Option<ManId> {
                match self { $(Self::$name(ask) => ask.man(),)+ }
            }

            /// What might answer it, in a fixed order; what is illegal is taken out after.
            pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
                match self { $(Self::$name(ask) => ask.candidates(game),)+ }
            }

            /// Whether the rules accept an answer, and what the check found.
            pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
                match self { $(Self::$name(ask) => ask.may(game, action).map(May::$name),)+ }
            }
        }

        impl May {
            /// Does what was found legal. The question it answers has been taken off the agenda.
            pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Event>) {
                match self { $(Self::$name(may) => may.play(game, dice, events),)+ }
            }
        }

        impl Duty {
            /// Does it. It has been taken off the agenda.
            fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Event>) {
                match self { $(Self::$name(duty) => duty.work(game, dice, events),)+ }
            }
        }
    };
}

chapters! {
    /// [AMB 4] Squad and kit.
    Squad = ch04_squad,
    /// [AMB 5] Operations.
    Operations = ch05_operations,
    /// [AMB 2.7] Paragraphs.
    Story = paragraphs,
    /// [AMB 6] Rounds.
    Rounds = ch06_rounds,
    /// [AMB 6.8] What Germans do.
    Conduct = ch06_conduct,
    /// [AMB 7] Movement.
    Movement = ch07_movement,
    /// [AMB 9] Fire.
    Fire = ch09_fire,
    /// [AMB 10] Grenades and charges.
    Explosives = ch10_explosives,
    /// [AMB 11] Assault and prisoners.
    Assault = ch11_assault,
    /// [AMB 12] Mines.
    Mines = ch12_mines,
    /// [AMB 13] Damage.
    Damage = ch13_damage,
    /// [AMB 2.5, 5.3f, 9.5, 14] Objects and ammunition.
    Gear = gear,
    /// [AMB 15] Victory.
    Victory = ch15_victory,
    /// [AMB 16] Campaign.
    Campaign = ch16_campaign,
    /// [AMB 17] Vehicles.
    Vehicles = ch17_vehicles,
    /// [AMB MP] Parachutes.
    Parachutes = module_p_parachutes,
    /// [AMB MC] Canoes.
    Canoes = module_c_canoes,
    /// [AMB MK] Bunkers.
    Bunkers = module_k_bunkers,
}

/// One thing the rules still owe.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Frame {
    /// The player has to decide.
    Ask(Ask),
    /// Something happens by itself.
    Do(Duty),
}

/// More frames than this in one answer mean that the rules go round in circles.
const SETTLE_MAX: u32 = 5_000;

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

impl Sortie {
    /// Works the agenda off until the player must decide or the game is over.
    pub(crate) fn settle(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for _ in 0..SETTLE_MAX {
            match self.core.agenda.pop() {
                None => return,
                Some(Frame::Ask(ask)) => {
                    self.core.agenda.push(Frame::Ask(ask));
                    return;
                }
                Some(Frame::Do(duty)) => {
                    self.forget_doer(&duty);
                    duty.work(self, dice, events);
                }
            }
        }
        let last = &events[events.len().saturating_sub(20)..];
        panic!("the agenda does not come to an end: {:?} after {last:?}", self.core.agenda);
    }
}
