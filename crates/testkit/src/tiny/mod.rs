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
//!
//! A new rules module begins as a copy of this folder.
//!
#![doc = include_str!("RULES.md")]

mod action;
mod agenda;
mod ch02_movement;
mod ch03_sentry;
mod ch05_falling_back;
mod ch06_markers;
mod ch07_hound;
mod ch08_victory;
mod event;
mod offer;
mod scene;
mod state;

pub use action::{Action, Decision, Turn};
pub use ch03_sentry::Shot;
pub use ch07_hound::Card;
pub use event::{Event, RollResult};
pub use state::{BLUE, MarkerId, RED, ScoutId, Tiny};

use kernel::{Dice, Game, Illegal, NotAnAction, Outcome, Prompt, Viewer};

impl Game for Tiny {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn prompt(&self) -> Option<Prompt<Decision, Action>> {
        let (seat, decision) = self.decision()?;
        let mut actions = self.candidates(decision);
        actions.retain(|action| self.may(*action).is_ok());
        Some(Prompt { seat, decision, actions })
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        self.may(*action)?;
        let mut events = Vec::new();
        self.play(*action, dice, &mut events);
        self.settle(dice, &mut events);
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.result())
    }

    fn action_text(&self, action: &Action) -> String {
        self.write_action(*action)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        self.parse_action(text)
            .map_err(|why| NotAnAction { text: text.to_owned(), why: why.to_owned() })
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.write_digest(out);
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
