//! The contract: prompts, play, texts.

use kernel::{Dice, Game, Illegal, NotAnAction, Outcome, Prompt, Viewer};

use crate::decision::{Action, Decision};
use crate::event::Event;
use crate::state::Battle;

impl Game for Battle {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;

    fn prompt(&self) -> Option<Prompt<Decision, Action>> {
        if self.core.ended.is_some() {
            return None;
        }
        let question = self.question().expect("a game that goes on asks somebody");
        let actions = self.answers(question.decision, question.army);
        Some(Prompt { seat: question.army.seat(), decision: question.decision, actions })
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(question) = self.question().filter(|_| self.core.ended.is_none()) else {
            return kernel::refuse("pg:12d", "the battle is over");
        };
        self.may_answer(question.decision, question.army, *action)?;
        let mut events = Vec::new();
        self.deed(question.decision, question.army, *action, dice, &mut events);
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

    fn digest(&self, out: &mut Vec<u8>) {
        self.write_digest(out);
    }

    /// Nothing is hidden in these battles.
    fn reveals(_event: &Event) -> bool {
        false
    }

    fn result_label(&self, events: &[Event]) -> Option<String> {
        let word =
            |success: bool, yes: &str, no: &str| Some(if success { yes } else { no }.to_owned());
        events.iter().find_map(|it| match it {
            Event::Fought { result, .. } | Event::Bombarded { result, .. } => Some(result.clone()),
            Event::RallyRolled { success, .. } => word(*success, "rallied", "failed"),
            Event::ActivationRolled { success, .. } => word(*success, "active", "inactive"),
            Event::Helped { success, .. } => word(*success, "effective", "degraded"),
            Event::Forced { success, .. } => word(*success, "deployed", "in-column"),
            Event::ChargeRolled { passed, .. } => Some(format!("{} charge", passed.len())),
            _ => None,
        })
    }

    fn guess(&self, _viewer: Viewer, _chooser: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}
