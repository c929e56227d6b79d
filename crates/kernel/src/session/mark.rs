//! Going back to where a session stood, whatever was rolled and shown since: for answers that
//! could not be kept, and so were never given.

use super::Session;
use crate::Game;
use crate::dice::Stream;

/// Where a session stood.
#[derive(Clone, Debug)]
pub struct Mark<G> {
    game: G,
    steps: usize,
    position: Option<u64>,
}

impl<G: Game> Session<G> {
    /// Returns where the session stands.
    pub fn mark(&self) -> Mark<G> {
        Mark {
            game: self.game.clone(),
            steps: self.steps.len(),
            position: self.stream.as_ref().map(Stream::position),
        }
    }

    /// Goes back to where the session stood: answers since then were never given, their dice never
    /// rolled. Nothing may have been taken back in between.
    pub fn go_back(&mut self, mark: Mark<G>) {
        assert!(mark.steps <= self.steps.len(), "a mark lies behind, not ahead");
        self.game = mark.game;
        self.steps.truncate(mark.steps);
        self.cut_comments();
        if let (Some(stream), Some(position)) = (&mut self.stream, mark.position) {
            stream.go_to(position);
        }
    }
}
