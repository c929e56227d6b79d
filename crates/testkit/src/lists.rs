//! The list of answers and the check of an answer say the same, over all that can be written.

use std::collections::BTreeSet;
use std::mem::discriminant;

use kernel::dice::SearchDice;
use kernel::{Game, Prompt};
use scene::Show;

/// How many actions are tried at a step where not all of them are.
const TRIED: usize = 24;

/// Of refused actions, how many are also played at a step, to see that the refusal is the same.
const PLAYED: usize = 2;

/// Compares lists with checks through one game.
pub(crate) struct Lists<A> {
    vocabulary: Vec<A>,
    /// Where each verb begins in the vocabulary: those about two things would crowd out the others.
    verbs: Vec<usize>,
    /// The kinds of decisions at which everything was tried.
    seen: BTreeSet<&'static str>,
    /// How many actions were compared.
    pub(crate) compared: u64,
}

impl<A: Clone + Ord> Lists<A> {
    pub(crate) fn new<G: Game<Action = A>>(start: &G) -> Self {
        let vocabulary = start.vocabulary();
        assert!(!vocabulary.is_empty(), "nothing can be said in this game");
        let is_other = |at: &usize| {
            *at == 0 || discriminant(&vocabulary[at - 1]) != discriminant(&vocabulary[*at])
        };
        let verbs = (0..vocabulary.len()).filter(is_other).collect();
        Self { vocabulary, verbs, seen: BTreeSet::new(), compared: 0 }
    }

    /// Compares a situation's list with the check; nothing once the game is over.
    pub(crate) fn look<G: Show<Action = A>>(
        &mut self,
        game: &G,
        chooser: &mut SearchDice,
        place: &str,
    ) {
        if let Some(prompt) = game.prompt() {
            let place = format!("{place}, {:?}", prompt.decision);
            self.compare(game, &prompt, chooser, &place);
        }
    }

    /// Compares the open question's list with the check: over everything that can be written, the
    /// first time that a kind of decision comes up, over a few actions otherwise.
    pub(crate) fn compare<G: Show<Action = A>>(
        &mut self,
        game: &G,
        prompt: &Prompt<G::Decision, A>,
        chooser: &mut SearchDice,
        place: &str,
    ) {
        let listed: BTreeSet<&A> = prompt.actions.iter().collect();
        if self.seen.insert(game.decision_name(&prompt.decision)) {
            let known: BTreeSet<&A> = self.vocabulary.iter().collect();
            for &action in &listed {
                let text = game.action_text(action);
                assert!(known.contains(action), "'{text}' is no word of the game: {place}");
            }
            for action in &self.vocabulary {
                check(game, action, listed.contains(action), place);
            }
            self.compared += self.vocabulary.len() as u64;
        }
        let mut played = 0;
        for _ in 0..TRIED {
            let action = &self.vocabulary[self.draw(chooser)];
            let legal = listed.contains(action);
            check(game, action, legal, place);
            if !legal && played < PLAYED {
                played += 1;
                check_refusal(game, action, place);
            }
        }
        self.compared += TRIED as u64;
    }

    /// Draws a verb, then what it is about.
    fn draw(&self, chooser: &mut SearchDice) -> usize {
        let verb = chooser.index(self.verbs.len());
        let begin = self.verbs[verb];
        let end = self.verbs.get(verb + 1).copied().unwrap_or(self.vocabulary.len());
        begin + chooser.index(end - begin)
    }
}

fn check<G: Game>(game: &G, action: &G::Action, listed: bool, place: &str) {
    let may = game.may(action);
    let text = || game.action_text(action);
    match &may {
        Ok(()) => assert!(listed, "'{}' is accepted but not listed: {place}", text()),
        Err(illegal) => assert!(!listed, "'{}' is listed but refused, {illegal}: {place}", text()),
    }
}

/// Playing what is refused gives the same refusal and changes nothing.
fn check_refusal<G: Show>(game: &G, action: &G::Action, place: &str) {
    let mut child = game.clone();
    let text = game.action_text(action);
    let refused = child.apply(action, &mut SearchDice::new(1)).err();
    assert_eq!(refused, game.may(action).err(), "the refusal of '{text}': {place}");
    assert_eq!(child, *game, "the refusal of '{text}' changed the game: {place}");
    for reason in game.why_not(action) {
        assert!(reason.rule.contains(':'), "no rule for {reason:?}, '{text}': {place}");
    }
}
