//! What the players agree on before the first step.

use canon::Digest;

/// The options of a game: the rules of the missions played so far leave nothing open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Options {}
