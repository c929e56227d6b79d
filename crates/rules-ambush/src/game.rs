//! The contract between the rules and whoever drives the game.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Rule, Seat, Viewer, refuse};

use crate::action::Action;
use crate::agenda::{Ask, Event};
use crate::ch16_campaign::Service;
use crate::options::Options;
use crate::state::{Mode, Sortie};
use crate::view::RollResult;

/// The seat of the squad, and of the first of those who share it.
pub const SQUAD: Seat = Seat(0);

impl Game for Sortie {
    type Decision = Ask;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Ask>> {
        let ask = self.core.open()?;
        Some(Asked { seat: self.seat_asked(ask), decision: ask.clone() })
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
            None => refuse("amb:3.2d", "the mission is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(ask) = self.core.open() else {
            return refuse("amb:3.2d", "the mission is over");
        };
        let ask = ask.clone();
        let may = ask.may(self, *action)?;
        // Nothing has changed up to here; what was found is all the deed needs.
        let mut events = Vec::new();
        self.note_doer(&ask);
        self.core.agenda.pop();
        may.play(self, dice, &mut events);
        self.settle(dice, &mut events);
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.core.mode == Mode::Over).then(|| {
            let won = self.is_won();
            let rule = if won && self.has_own_points() { "amb:1e" } else { "amb:15d" };
            Outcome {
                result: if won { "amb-outcome-won" } else { "amb-outcome-lost" }.to_owned(),
                winner: self.victor().filter(|_| won),
                points: self.seats().map(|it| (it, self.points_of(it).into())).collect(),
                rule: Rule(rule),
            }
        })
    }

    fn action_text(&self, action: &Action) -> String {
        action.text(&self.mission)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        Action::read(text, &self.mission)
    }

    fn vocabulary(&self) -> Vec<Action> {
        Action::vocabulary(&self.mission)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        // What is as usual is told by the situation alone, and so is a squad that is not shared.
        if self.options != Options::default() {
            self.options.digest(out);
        }
        self.core.digest(out);
        if self.is_shared() {
            self.team.digest(out);
        }
        // A squad that nothing is remembered of is told by the situation alone.
        if self.service != Service::default() {
            self.service.digest(out);
        }
    }

    fn reveals(event: &Event) -> bool {
        crate::view::reveals(event)
    }

    fn probes(&self, event: &Event) -> bool {
        crate::view::probes(event)
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        crate::view::RollResult::of(self, events)
    }

    fn guess(&self, _viewer: Viewer, _chooser: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}
