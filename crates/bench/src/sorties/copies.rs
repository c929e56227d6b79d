//! Copying a mission for search, beside a plain copy of as many bytes.

use kernel::Game;
use rules_ambush::state::Sortie;

use super::games;
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/saint-michaux/sortie", prepare: || copy(&halfway("saint-michaux")) },
    Case {
        name: "copy/saint-michaux/bytes",
        prepare: || copy_bytes(bytes_of(&halfway("saint-michaux"))),
    },
    Case { name: "copy/sambre/sortie", prepare: || copy(&halfway("sambre")) },
    Case { name: "copy/sambre/bytes", prepare: || copy_bytes(bytes_of(&halfway("sambre"))) },
];

fn halfway(name: &str) -> Sortie {
    mid_game(&games::sortie(&games::library(), name))
}

/// The bytes of a situation, which is all a saved game needs.
pub fn bytes_of(game: &Sortie) -> usize {
    let mut saved = Vec::new();
    game.digest(&mut saved);
    saved.len()
}
