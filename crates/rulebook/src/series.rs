//! Games in a row: what one leaves, the next takes up.

/// A game that may be one of a series. What goes over is one line of text, always written the same
/// way, so that whoever has both records can prove that it did.
pub trait Series: Sized {
    /// What the game would leave as it stands: for the one who plays it to look at.
    fn roster(&self) -> Option<String> {
        None
    }

    /// What a game that is over leaves to the next; none where games stand by themselves.
    fn leaves(&self) -> Option<String> {
        None
    }

    /// A new game of the same scenario that takes up what another has left, or why it cannot.
    fn taking_up(&self, _left: &str) -> Result<Self, String> {
        Err("its games stand by themselves".to_owned())
    }
}
