//! `esagono signature`: one hash over many seeded games, to see that play has changed.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, bail};
use kernel::Fingerprint;
use kernel::dice::SearchDice;
use players::Playable;
use registry::each_game;

use super::say;
use crate::data;

/// Answers after which a game is left.
const STEPS_MAX: u32 = 2_000;

/// One hash over many seeded games of a system.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The system.
    system: String,
    /// Number of games over all its scenarios.
    #[arg(long, default_value_t = 200)]
    games: u64,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let registry = data::registry();
    let prefix = format!("{}/", args.system);
    // Every scenario in turn; long games are cut off after so many answers.
    let ids: Vec<&str> = registry.ids().filter(|it| it.starts_with(&prefix)).collect();
    if ids.is_empty() {
        bail!("there is no system `{}`", args.system);
    }
    let mut text = String::new();
    for seed in 0..args.games {
        let index = usize::try_from(seed).unwrap_or(0) % ids.len();
        let opening = registry.open(ids[index], &BTreeMap::new())?;
        each_game!(opening.game, it => play(it, ids[index], seed, &mut text))?;
    }
    say(&Fingerprint::of(text.as_bytes()).to_string())
}

/// Plays one game and writes down all that happens.
fn play<G: Playable>(mut game: G, id: &str, seed: u64, text: &mut String) -> Result<()> {
    let (mut chooser, mut dice) = (SearchDice::new(seed), SearchDice::new(!seed));
    for _ in 0..STEPS_MAX {
        let Some(prompt) = game.prompt() else { break };
        let action = prompt.actions[chooser.index(prompt.actions.len())];
        let Ok(events) = game.apply(&action, &mut dice) else {
            bail!("{id}: seed {seed}: a listed answer was refused");
        };
        for event in events {
            writeln!(text, "{event:?}")?;
        }
    }
    writeln!(text, "{:?}", game.outcome())?;
    Ok(())
}
