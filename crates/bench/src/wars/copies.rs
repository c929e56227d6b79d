//! Copying a game for search, beside a plain copy of as many bytes.

use std::hint::black_box;

use rules_scs::War;

use super::{games, skirmish};
use crate::{Case, Work};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/gothic-line/war", prepare: || copy(&mid_game(&gothic_line())) },
    Case { name: "copy/gothic-line/bytes", prepare: || copy_bytes(&mid_game(&gothic_line())) },
    Case { name: "copy/200-units/war", prepare: || copy(&mid_game(&skirmish(200))) },
    Case { name: "copy/200-units/bytes", prepare: || copy_bytes(&mid_game(&skirmish(200))) },
];

/// Copies of one batch.
const COPIES_PER_BATCH: u64 = 1_000;

fn gothic_line() -> War {
    games::war(&games::library(), "gothic-line")
}

/// The situation halfway through a random game.
pub fn mid_game(start: &War) -> War {
    let mut situations = Vec::new();
    games::play(start, 1, |game, _, _| situations.push(game.clone()));
    situations.swap_remove(situations.len() / 2)
}

/// The bytes of a game without its scenario: the situation, and what is derived from it (for each
/// hex its top unit and a count of zones for each side, for each unit the one beneath).
pub fn bytes_of(game: &War) -> usize {
    let hexes = game.scenario().map.grid.len();
    bytes_of_core(game) + hexes * 4 + game.core().units.len() * 2
}

/// The bytes of the situation alone, which is all a saved game needs.
pub fn bytes_of_core(game: &War) -> usize {
    let core = game.core();
    size_of_val(core)
        + size_of_val(&core.units[..])
        + size_of_val(&core.agenda[..])
        + size_of_val(&core.control[..])
        + size_of_val(&core.overrun[..])
        + size_of_val(&core.tolerances[..])
}

fn copy(game: &War) -> Work {
    let (game, mut into) = (game.clone(), game.clone());
    Box::new(move |meter| {
        meter.measure(COPIES_PER_BATCH, || {
            for _ in 0..COPIES_PER_BATCH {
                into.clone_from(black_box(&game));
                black_box(&into);
            }
        });
    })
}

fn copy_bytes(game: &War) -> Work {
    let from = vec![1_u8; bytes_of(game)];
    let mut into = from.clone();
    Box::new(move |meter| {
        meter.measure(COPIES_PER_BATCH, || {
            for _ in 0..COPIES_PER_BATCH {
                into.copy_from_slice(black_box(&from));
                black_box(&into);
            }
        });
    })
}
