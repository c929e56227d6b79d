//! Random play with tastes: every game loves some verbs and shuns others.
//!
//! Uniform play hardly ever finishes a war or gets into its corners; a swarm of games, each with
//! its own weights, does.

use kernel::Game;
use kernel::dice::SearchDice;

/// The tastes of one game: a weight for every verb, some of them zero.
#[derive(Clone, Copy, Debug)]
pub struct Swarm {
    seed: u64,
}

/// What weights are drawn from.
const WEIGHTS: [u64; 8] = [0, 0, 1, 1, 1, 4, 16, 64];

/// One answer in so many ignores the weights, so that no taste can hold a game up forever.
const FREE_CHOICE: usize = 16;

impl Swarm {
    /// Returns the tastes of this seed.
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Returns the weight of a verb, the first word of an action's text.
    pub fn weight(&self, verb: &str) -> u64 {
        let mut chooser = SearchDice::new(self.seed ^ text_hash(verb));
        WEIGHTS[chooser.index(WEIGHTS.len())]
    }

    /// Chooses among legal actions and returns the index of one; any of them if all have weight
    /// zero.
    pub fn choose<G: Game>(
        &self,
        game: &G,
        actions: &[G::Action],
        chooser: &mut SearchDice,
    ) -> usize {
        let weights: Vec<u64> =
            actions.iter().map(|action| self.weight(verb(&game.action_text(action)))).collect();
        let all: u64 = weights.iter().sum();
        if all == 0 || chooser.index(FREE_CHOICE) == 0 {
            return chooser.index(actions.len());
        }
        let mut left = chooser.index(usize::try_from(all).expect("weights are small")) as u64;
        for (index, weight) in weights.into_iter().enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        unreachable!("the weights add up to more than what was drawn")
    }
}

/// Plays one game to its end and returns it; `watch` sees the game after each answer and what
/// happened.
pub fn play<G: Game>(
    start: &G,
    seed: u64,
    steps_max: u32,
    watch: &mut dyn FnMut(&G, &[G::Event]),
) -> G {
    let mut chooser = SearchDice::new(seed);
    let swarm = Swarm::new(chooser.word());
    let mut dice = SearchDice::new(chooser.word());
    let mut game = start.clone();
    for _ in 0..steps_max {
        let Some(prompt) = game.prompt() else { return game };
        assert!(!prompt.actions.is_empty(), "seed {seed}: dead end at {:?}", prompt.decision);
        let action = &prompt.actions[swarm.choose(&game, &prompt.actions, &mut chooser)];
        let events = game.apply(action, &mut dice).unwrap_or_else(|illegal| {
            panic!("seed {seed}: listed but refused, {}: {illegal}", game.action_text(action))
        });
        watch(&game, &events);
    }
    assert!(game.asked().is_none(), "seed {seed}: no end after {steps_max} steps");
    game
}

fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// FNV-1a: small, and the same everywhere.
fn text_hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiny::Tiny;

    #[test]
    fn a_verb_keeps_its_weight_within_a_game_and_has_others_elsewhere() {
        let weights = |verb: &str| (0..200).map(|seed| Swarm::new(seed).weight(verb)).collect();
        let (fire, hold): (Vec<u64>, Vec<u64>) = (weights("fire"), weights("hold"));
        assert_eq!(fire, weights("fire"));
        assert_ne!(fire, hold);
        assert!(fire.contains(&0) && fire.contains(&64), "some love it, some shun it");
    }

    #[test]
    fn verbs_of_weight_zero_are_played_when_nothing_else_is_legal() {
        for seed in 0..300 {
            play(&Tiny::new(), seed, 500, &mut |_, _| ());
        }
    }
}
