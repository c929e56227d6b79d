//! The contract between the rules and whoever drives the game.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer, refuse};

use crate::action::Action;
use crate::agenda::{Ask, Event};
use crate::result::RollResult;
use crate::state::War;

impl Game for War {
    type Decision = Ask;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Ask>> {
        let ask = self.core.open()?;
        Some(Asked { seat: ask.seat(self), decision: ask.clone() })
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
            None => refuse("nw:3.0t", "the game is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(ask) = self.core.open() else {
            return refuse("nw:3.0t", "the game is over");
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
        self.core.over.as_ref().map(|it| it.outcome(self))
    }

    fn action_text(&self, action: &Action) -> String {
        action.text(&self.scenario)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        Action::read(text, &self.scenario)
    }

    fn vocabulary(&self) -> Vec<Action> {
        Action::vocabulary(&self.scenario)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.options.digest(out);
        self.core.digest(out);
    }

    /// [NW 8.1.2] Everything on the map is open; what is drawn from the cup is told as it is
    /// drawn.
    fn reveals(_: &Event) -> bool {
        false
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        RollResult::of(events)
    }

    /// [NW 8.1.2] Nothing is hidden but the order of draws, which is no part of the situation.
    fn guess(&self, _: Viewer, _: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}
