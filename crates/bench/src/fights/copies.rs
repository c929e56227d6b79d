//! Copying a firefight for search, beside a plain copy of as many bytes.

use kernel::Game;
use rules_coh::Firefight;

use super::games;
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/first-contact/fight", prepare: || copy(&mid_game(&first_contact())) },
    Case {
        name: "copy/first-contact/bytes",
        prepare: || copy_bytes(bytes_of(&mid_game(&first_contact()))),
    },
    Case { name: "copy/200-squads/fight", prepare: || copy(&games::host(200)) },
    Case { name: "copy/200-squads/bytes", prepare: || copy_bytes(bytes_of(&games::host(200))) },
];

fn first_contact() -> Firefight {
    games::firefight(&games::library(), "first-contact")
}

/// The bytes of a situation, which is all a saved game needs.
pub fn bytes_of(game: &Firefight) -> usize {
    let mut saved = Vec::new();
    game.digest(&mut saved);
    saved.len()
}
