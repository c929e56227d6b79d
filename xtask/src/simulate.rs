//! `cargo xtask simulate`: about a minute of bot games.

use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::{Context, Result, bail};

use crate::process;
use crate::program::Program;
use crate::workspace::Workspace;

/// Games of one kind.
struct Batch {
    scenario: &'static str,
    seats: [&'static str; 2],
    games: &'static str,
}

/// What fits into the minute, on two cores and in the dev profile. Swarm players have odd tastes,
/// anew each game, and so come to places that evenly random play never sees.
const BATCHES: [Batch; 8] = [
    Batch { scenario: "scs/mill-bridge", seats: ["blue=swarm", "red=swarm"], games: "10000" },
    Batch { scenario: "scs/mill-bridge", seats: ["blue=greedy", "red=greedy"], games: "1000" },
    Batch { scenario: "scs/gothic-line", seats: ["allied=swarm", "german=swarm"], games: "150" },
    Batch { scenario: "coh/corn-ambush", seats: ["german=swarm", "soviet=swarm"], games: "300" },
    Batch { scenario: "coh/prokhorovka", seats: ["german=swarm", "soviet=swarm"], games: "40" },
    Batch { scenario: "coh/first-contact", seats: ["german=greedy", "soviet=greedy"], games: "40" },
    Batch { scenario: "nextwar/incheon-again", seats: ["dprk=swarm", "allied=swarm"], games: "40" },
    Batch { scenario: "nextwar/all-in", seats: ["dprk=swarm", "allied=swarm"], games: "2" },
];

/// Plays with the given seed, or with a fresh one; returns the seed as a notice.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<Option<String>> {
    let seed = match args {
        [] => fresh_seed(),
        [text] => text.parse().with_context(|| format!("`{text}` is no seed"))?,
        _ => bail!("expected at most one seed"),
    };
    println!("seed {seed}; `cargo xtask simulate {seed}` plays the same games again");
    let program = Program::build(workspace)?;
    for Batch { scenario, seats: [first, second], games } in BATCHES {
        let seed = seed.to_string();
        let mut command = program.command(&["simulate", scenario, "--games", games, "--check"]);
        command.args(["--seed", &seed, "--seat", first, "--seat", second]);
        process::run(&mut command)?;
    }
    Ok(Some(format!("seed {seed}")))
}

/// A number that differs from run to run; short, because people type it.
fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}
