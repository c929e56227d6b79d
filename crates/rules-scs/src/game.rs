//! The contract: prompts, play, texts.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer};

use crate::decision::{Action, Decision, Question};
use crate::event::{Event, RollResult};
use crate::state::War;

impl Game for War {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Decision>> {
        let question = self.open_question()?;
        Some(Asked { seat: question.side.seat(), decision: question.decision })
    }

    fn answers(&self) -> Vec<Action> {
        let Some(question) = self.open_question() else { return Vec::new() };
        self.answers_to(question.decision, question.side)
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        match self.open_question() {
            Some(question) => self.may_answer(question.decision, question.side, *action),
            None => kernel::refuse("scs:1.0C", "the game is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        self.may(action)?;
        let question = self.open_question().expect("what may be answered is asked");
        let mut events = Vec::new();
        self.deed(question.decision, *action, dice, &mut events);
        self.settle(&mut events);
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

    /// Options and scenario are part of the record's header, not of the situation.
    fn digest(&self, out: &mut Vec<u8>) {
        self.core.digest(out);
    }

    /// [SCS 0.10D, 0.10E] The reveal of an attack shows what was hidden, and announcing it cannot be
    /// taken back.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Announced { .. } | Event::Revealed { .. })
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        events.iter().find_map(|it| match *it {
            Event::Resulted { attacker, cell, .. } => Some(RollResult { attacker, cell }),
            _ => None,
        })
    }

    fn guess(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        self.guessed(viewer, chooser)
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}

impl War {
    /// Who is asked what; nobody once the game is over.
    fn open_question(&self) -> Option<Question> {
        if self.core.ended.is_some() {
            return None;
        }
        Some(self.question().expect("a game that goes on asks somebody"))
    }
}
