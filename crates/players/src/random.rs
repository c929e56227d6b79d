//! The bot that plays any legal answer.

use kernel::dice::SearchDice;

/// Any of these, each as likely as the other.
pub(crate) fn choose<A: Copy>(actions: &[A], dice: &mut SearchDice) -> Option<A> {
    (!actions.is_empty()).then(|| actions[dice.index(actions.len())])
}
