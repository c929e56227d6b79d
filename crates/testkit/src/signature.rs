//! One hash over all that happens in many games: it changes if and only if play does.

use std::fmt::Write;

use kernel::{Fingerprint, Game};

use crate::swarm;

/// Plays `games` swarm games with the seeds 1, 2, 3 … and returns the hash of all their events.
///
/// What counts is the `Debug` text of the events, in order: a refactoring leaves the signature
/// alone, a change of the rules does not.
pub fn of_games<G: Game>(start: &G, games: u32, steps_max: u32) -> String {
    let mut chain = Fingerprint::of(b"signature");
    for seed in 1..=games {
        let mut text = String::new();
        swarm::play(start, seed.into(), steps_max, &mut |_, events| {
            writeln!(text, "{events:?}").expect("a string takes any text");
        });
        chain = Fingerprint::of_pieces([chain.0.as_slice(), text.as_bytes()]);
    }
    chain.to_string()
}
