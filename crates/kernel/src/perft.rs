//! Counting paths of answers: a change detector and a benchmark.

use crate::Game;
use crate::dice::SearchDice;

/// Counts the paths of exactly `depth` answers from here; a game that ends sooner adds none.
///
/// Dice are not expanded. Each answer rolls with a [`SearchDice`] whose seed comes from the path
/// that led to it (the index of every answer on the way), so the number is the same on every
/// machine and changes if and only if the rules do. The last answers are counted, not played.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    count_paths(game, depth, 0)
}

fn count_paths<G: Game>(game: &G, depth: u32, path: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(prompt) = game.prompt() else { return 0 };
    if depth == 1 {
        return prompt.actions.len() as u64;
    }
    let mut paths = 0;
    for (action, index) in prompt.actions.iter().zip(1u64..) {
        let mut dice = SearchDice::new(path.wrapping_add(index));
        let path = dice.word();
        let mut child = game.clone();
        child.apply(action, &mut dice).expect("a listed action is legal");
        paths += count_paths(&child, depth - 1, path);
    }
    paths
}
