//! Questions as sentences, and what they are about.

use scene::{Facts, Message};

use crate::agenda::Ask;
use crate::state::War;

impl War {
    /// The question as a sentence: its key is that of the decision.
    pub(super) fn question_view(&self, ask: &Ask) -> Message {
        let message = Message::new(format!("nextwar-ask-{}", ask.name()));
        let message = match ask.unit() {
            Some(unit) => message.text("unit", self.unit_told(unit)),
            None => message,
        };
        match (ask, &self.core.battle) {
            (Ask::Combat(_), Some(battle)) => message.text("hex", self.number(battle.target)),
            _ => message,
        }
    }

    /// Facts about the question.
    pub(super) fn about_view(&self, ask: &Ask) -> Facts {
        let mut facts =
            Facts { unit: ask.unit().map(|it| self.spec(it).id.clone()), ..Facts::default() };
        if let (Ask::Combat(_), Some(battle)) = (ask, &self.core.battle) {
            let ids = |units: &[crate::state::UnitId]| {
                units.iter().map(|it| self.spec(*it).id.clone()).collect::<Vec<_>>()
            };
            facts.hex = Some(self.number(battle.target));
            facts.attackers = Some(ids(&battle.attackers));
            facts.defenders = Some(ids(&battle.defenders));
        }
        facts
    }
}
