//! The greedy player of Next War: Korea.

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_nextwar::action::Action;
use rules_nextwar::agenda::Ask;
use rules_nextwar::state::War;

use crate::Playable;

impl Playable for War {
    fn best(&self, prompt: &Prompt<Ask, Action>, _budget: u32, dice: &mut SearchDice) -> Action {
        prompt.actions[dice.index(prompt.actions.len())]
    }
}
