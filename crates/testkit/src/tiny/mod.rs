//! A tiny example game: one page of rules that uses every part of the contract once.
//!
//! | what | where |
//! |---|---|
//! | nested frames | a retreat that makes a friend retreat first (5.2) |
//! | a reaction of the other side | the sentry's fire (3.3) |
//! | a choice before a roll | crouch or run (4.1) |
//! | a secret choice, a hidden unit | the picket among two markers (1.1, 6.1) |
//! | a card drawn from a deck | the hound's card (7.1) |
//! | facing | the sentry (3.1) |
//! | an enemy without prompts | the hound (7.2) |
//! | an event that only one side hears of | where the picket is (1.1) |
//! | a scenario file, and the door to the program | `scenario.rs`, `book.rs` |
//!
//! A new rules module begins as a copy of this folder.
//!
#![doc = include_str!("RULES.md")]

mod action;
mod agenda;
mod book;
mod ch01_sequence;
mod ch02_movement;
mod ch03_sentry;
mod ch04_fire;
mod ch05_falling_back;
mod ch06_markers;
mod ch07_hound;
mod ch08_victory;
mod event;
mod offer;
mod scenario;
mod scene;
mod state;

pub use action::{Action, Turn};
pub use agenda::Ask;
pub use book::{NightFord, PATH, library};
pub use ch04_fire::Shot;
pub use ch07_hound::Card;
pub use event::{Event, RollResult};
pub use scenario::Ford;
pub use state::{BLUE, MarkerId, RED, ScoutId, Tiny};

use canon::Digest;
use kernel::{Asked, Audience, Dice, Game, Illegal, NotAnAction, Outcome, Viewer, refuse};

impl Game for Tiny {
    type Decision = Ask;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Ask>> {
        let ask = self.core.open()?;
        Some(Asked { seat: ask.seat(), decision: ask })
    }

    fn answers(&self) -> Vec<Action> {
        let Some(ask) = self.core.open() else { return Vec::new() };
        let mut actions = ask.candidates(self);
        actions.retain(|it| ask.may(self, *it).is_ok());
        actions
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        match self.core.open() {
            Some(ask) => ask.may(self, *action).map(drop),
            None => refuse("tiny:1.3", "the game is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(ask) = self.core.open() else {
            return refuse("tiny:1.3", "the game is over");
        };
        let may = ask.may(self, *action)?;
        // Nothing has changed up to here; what was found is all the deed needs.
        let mut events = Vec::new();
        self.core.agenda.pop();
        may.play(self, dice, &mut events);
        self.settle(dice, &mut events);
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.result())
    }

    fn action_text(&self, action: &Action) -> String {
        action.text(&self.ford)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        Action::read(text, &self.ford)
    }

    fn vocabulary(&self) -> Vec<Action> {
        Action::vocabulary(&self.ford)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.core.digest(out);
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::MarkerTurned { .. })
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        events.iter().copied().find_map(Event::result)
    }

    fn guess(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        self.with_picket_guessed(viewer, chooser)
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}
