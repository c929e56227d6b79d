//! The size of a game's state, and what copying it allocates.

use bench::wars::{bytes_of_core, library, mid_game, skirmish, war};
use kernel::Game;

/// Gate S1: everything needed to resume.
#[test]
fn the_situation_of_200_units_is_small() {
    let game = mid_game(&skirmish(200));
    let units = game.core().units.len();
    assert_eq!(units, 200);
    let bytes = bytes_of_core(&game);
    assert!(bytes <= 4096, "{bytes} bytes");
    assert!(bytes <= 16 * units + 1024, "{bytes} bytes");
    let mut saved = Vec::new();
    game.digest(&mut saved);
    assert!(saved.len() <= 4096, "{} bytes saved", saved.len());
}

/// Gate S1: no unit takes more than sixteen bytes.
#[test]
fn a_unit_takes_at_most_sixteen_bytes() {
    let game = war(&library(), "mill-bridge");
    assert!(size_of_val(&game.core().units[0]) <= 16);
}

/// Gate S2: search copies into memory that is there already.
#[test]
fn copying_into_another_game_allocates_nothing() {
    for start in [skirmish(200), war(&library(), "gothic-line")] {
        let game = mid_game(&start);
        let mut copy = game.clone();
        let counted = allocation_counter::measure(|| copy.clone_from(&game));
        assert_eq!(counted.count_total, 0);
        assert_eq!(copy, game);
    }
}
