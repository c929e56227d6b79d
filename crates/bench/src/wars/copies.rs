//! Copying a game for search, beside a plain copy of as many bytes.

use kernel::Game;
use rules_scs::War;

use super::{games, skirmish};
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/gothic-line/war", prepare: || copy(&mid_game(&gothic_line())) },
    Case {
        name: "copy/gothic-line/bytes",
        prepare: || copy_bytes(bytes_of(&mid_game(&gothic_line()))),
    },
    Case { name: "copy/200-units/war", prepare: || copy(&mid_game(&skirmish(200))) },
    Case {
        name: "copy/200-units/bytes",
        prepare: || copy_bytes(bytes_of(&mid_game(&skirmish(200)))),
    },
];

fn gothic_line() -> War {
    games::war(&games::library(), "gothic-line")
}

/// The bytes of a game without its scenario: the situation, and what is derived from it (for each
/// hex its top unit and a count of zones for each side, for each unit the one beneath).
pub fn bytes_of(game: &War) -> usize {
    let hexes = game.scenario().map.grid.len();
    bytes_of_core(game) + hexes * 4 + game.core().units.len() * 2
}

/// The bytes of the situation alone, which is all a saved game needs.
pub fn bytes_of_core(game: &War) -> usize {
    let mut saved = Vec::new();
    game.digest(&mut saved);
    saved.len()
}
