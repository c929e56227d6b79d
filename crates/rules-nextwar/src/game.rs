//! The contract between the rules and whoever drives the game.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer, refuse};

use crate::action::Action;
use crate::agenda::{Ask, Event, May};
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
        actions.retain(|it| self.check(ask, *it).is_ok());
        actions
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        match self.core.open() {
            Some(ask) => self.check(ask, *action).map(drop),
            None => refuse("nw:3.0t", "the game is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(ask) = self.core.open() else {
            return refuse("nw:3.0t", "the game is over");
        };
        let may = self.check(ask, *action)?;
        // Nothing has changed up to here; what was found is all the deed needs.
        let mut events = Vec::new();
        self.core.agenda.pop();
        if action.takes_back() {
            self.core.taken_back = self.core.taken_back.saturating_add(1);
        }
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

/// [NW 9.2.1] How often somebody may take back in a segment what he has only begun.
const TAKEN_BACK_MAX: u8 = 200;

impl War {
    /// [NW 9.2.1] Whether an action answers a question. Until it is declared, a plan may be changed
    /// and given up, so often in a segment that nobody has to go without.
    ///
    /// Interpretation (K-169): the book plans in the player's head; at the table a plan changed
    /// without end would hold the game up, so changes are counted.
    fn check(&self, ask: &Ask, action: Action) -> Result<May, Illegal> {
        let goes_on = |it: &Action| !it.takes_back() && ask.may(self, *it).is_ok();
        if action.takes_back()
            && self.core.taken_back >= TAKEN_BACK_MAX
            && ask.candidates(self).iter().any(goes_on)
        {
            return refuse("nw:9.2.1", "plans have been changed often enough in this segment");
        }
        ask.may(self, action)
    }
}
