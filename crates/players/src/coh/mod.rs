//! The greedy player of Conflict of Heroes.

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_coh::{Action, Decision, Firefight};

use crate::Playable;

impl Playable for Firefight {
    fn best(
        &self,
        prompt: &Prompt<Decision, Action>,
        _budget: u32,
        dice: &mut SearchDice,
    ) -> Action {
        prompt.actions[dice.index(prompt.actions.len())]
    }
}
