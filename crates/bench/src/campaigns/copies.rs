//! Copying a game for search, beside a plain copy of as many bytes.

use kernel::Game;
use rules_nextwar::state::War;

use super::games;
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/train-to-seoul/war", prepare: || copy(&halfway("train-to-seoul")) },
    Case { name: "copy/all-in/war", prepare: || copy(&halfway("all-in")) },
    Case { name: "copy/all-in/bytes", prepare: || copy_bytes(bytes_of(&halfway("all-in"))) },
];

fn halfway(name: &str) -> War {
    mid_game(&games::war(&games::library(), name))
}

/// The bytes of a situation, which is all a saved game needs.
pub fn bytes_of(game: &War) -> usize {
    let mut saved = Vec::new();
    game.digest(&mut saved);
    saved.len()
}
