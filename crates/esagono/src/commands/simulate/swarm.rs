//! A random player with odd tastes, drawn anew for each game: it comes to places that evenly random
//! play never sees.

use std::collections::BTreeMap;

use kernel::dice::SearchDice;
use players::Playable;

/// How much a swarm player likes each verb; some not at all.
pub(super) struct Tastes {
    seed: u64,
    known: BTreeMap<String, u64>,
}

impl Tastes {
    pub(super) fn new(seed: u64) -> Self {
        Self { seed, known: BTreeMap::new() }
    }

    fn weight(&mut self, verb: &str) -> u64 {
        if let Some(&weight) = self.known.get(verb) {
            return weight;
        }
        let word = verb.bytes().fold(7, |sum: u64, it| sum.wrapping_mul(31) + u64::from(it));
        let weight = [0, 1, 1, 4, 16][SearchDice::new(self.seed ^ word).index(5)];
        self.known.insert(verb.to_owned(), weight);
        weight
    }

    /// One choice in sixteen ignores the tastes, so that every game ends.
    pub(super) fn choose<G: Playable>(
        &mut self,
        game: &G,
        actions: &[G::Action],
        dice: &mut SearchDice,
    ) -> G::Action {
        let verb = |it: &G::Action| {
            let text = game.action_text(it);
            text.split(' ').next().unwrap_or_default().to_owned()
        };
        let weights: Vec<u64> = actions.iter().map(|it| self.weight(&verb(it))).collect();
        let total: u64 = weights.iter().sum();
        if total == 0 || dice.index(16) == 0 {
            return actions[dice.index(actions.len())];
        }
        let mut pick = dice.word() % total;
        for (action, weight) in actions.iter().zip(weights) {
            if pick < weight {
                return *action;
            }
            pick -= weight;
        }
        actions[0]
    }
}
