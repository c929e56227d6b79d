//! The contract: prompts, play, texts.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer};

use crate::decision::{Action, Decision, Question};
use crate::event::Event;
use crate::label::RollResult;
use crate::state::{Firefight, Flags};

impl Game for Firefight {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Decision>> {
        let question = self.open_question()?;
        Some(Asked { seat: question.force.seat(), decision: question.decision })
    }

    fn answers(&self) -> Vec<Action> {
        let Some(question) = self.open_question() else { return Vec::new() };
        self.answers_to(question.decision, question.force)
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        match self.open_question() {
            Some(question) => self.may_answer(question.decision, question.force, *action),
            None => kernel::refuse("coh:2.3b", "the game is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        self.may(action)?;
        let question = self.open_question().expect("what may be answered is asked");
        let mut events = Vec::with_capacity(8);
        self.deed(question.decision, question.force, *action, dice, &mut events);
        self.settle(dice, &mut events);
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
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
        self.core.digest(out);
    }

    /// [COH 7.4a, 7.4d, 8.1b, 8.1f, 10.0d, 10.3e, 18.5i, card.y2] What was hidden has been shown to
    /// somebody, if only to the one who drew it.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::MarkerShown { .. }
                | Event::Hurt { .. }
                | Event::Drew { .. }
                | Event::CameUp { .. }
                | Event::ShotFrom { .. }
                | Event::Attacked { unseen: true, .. }
                | Event::Ended
                | Event::Revealed { .. }
                | Event::MinesFound { .. }
                | Event::Coin { .. }
                | Event::Played { .. }
                | Event::Landed { .. }
        )
    }

    /// [COH 10.0a, 10.0f, 18.5i] Who goes, flies, looks out or lays mines somewhere while anything of
    /// others is hidden learns what is not there, too.
    fn probes(&self, event: &Event) -> bool {
        let (Event::Moved { unit, .. }
        | Event::Sneaked { unit, .. }
        | Event::Hid { unit, .. }
        | Event::Flew { unit, .. }
        | Event::Work { unit, .. }
        | Event::Mined { unit, .. }) = *event
        else {
            return false;
        };
        let owner = self.owner(unit);
        let mut units = self.scenario.unit_ids();
        units.any(|it| self.unit(it).is(Flags::HIDDEN) && self.owner(it) != owner)
            || self.core.works.iter().any(|it| it.hidden && it.owner != owner)
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        self.result_of(events)
    }

    /// [COH card.12, card.V14] Who may roll again need not.
    fn lets_stand(&self) -> Option<Action> {
        let keeps = matches!(self.question()?.decision, Decision::Keep { .. });
        keeps.then_some(Action::KeepRoll)
    }

    fn guess(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        self.guessed(viewer, chooser)
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}

impl Firefight {
    /// Who is asked what; nobody once the game is over.
    fn open_question(&self) -> Option<Question> {
        if self.core.ended.is_some() {
            return None;
        }
        Some(self.question().expect("a game that goes on asks somebody"))
    }
}
