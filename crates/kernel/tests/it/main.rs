//! Records, sessions and chances, tried on the tiny example game.

// Snapshots are written by expect-test, always with hashes.
#![allow(clippy::needless_raw_string_hashes)]

mod chances;
mod earlier;
mod notes;
mod record;
mod replay;
mod session;
mod tamper;
mod undo;

use kernel::dice::SearchDice;
use kernel::{Game, Seed, Session};
use testkit::swarm::Swarm;
use testkit::tiny::Tiny;

/// A new table.
fn table(seed: u64) -> Session<Tiny> {
    let start = Tiny::new();
    let info = testkit::info(&start);
    Session::new(start, info, Seed::from_number(seed))
}

/// Plays so many random answers, or to the end.
fn play_random(session: &mut Session<Tiny>, seed: u64, steps: u32) {
    let mut chooser = SearchDice::new(seed);
    let swarm = Swarm::new(chooser.word());
    for _ in 0..steps {
        let Some(prompt) = session.prompt() else { return };
        let index = swarm.choose(session.game(), &prompt.actions, &mut chooser);
        let text = session.game().action_text(&prompt.actions[index]);
        session.play(&[text], None).unwrap();
    }
}

/// A game played to its end.
fn finished(seed: u64) -> Session<Tiny> {
    let mut session = table(seed);
    play_random(&mut session, seed, u32::MAX);
    session
}
