//! Copying a battle for search, beside a plain copy of as many bytes.

use kernel::Game;
use rules_prussia::Battle;

use super::games;
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/rossbach/battle", prepare: || copy(&mid_game(&rossbach())) },
    Case { name: "copy/rossbach/bytes", prepare: || copy_bytes(bytes_of(&mid_game(&rossbach()))) },
    Case { name: "copy/200-regiments/battle", prepare: || copy(&games::host(200)) },
    Case { name: "copy/200-regiments/bytes", prepare: || copy_bytes(bytes_of(&games::host(200))) },
];

fn rossbach() -> Battle {
    games::battle(&games::library(), "rossbach")
}

/// The bytes of a situation, which is all a saved game needs.
pub fn bytes_of(game: &Battle) -> usize {
    let mut saved = Vec::new();
    game.digest(&mut saved);
    saved.len()
}
