//! `esagono verify`: replays and proves records.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use kernel::Proof;
use registry::Registry;
use serde_json::{Value, json};

use super::say;
use crate::data;

/// Replays and proves records: every action legal, every die as committed, final hash equal.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono verify games/mill-bridge-1.rec\n\
                        Example: esagono verify third.rec --after second.rec first.rec")]
pub struct Args {
    /// Record files.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// The scenario file the game was played from, if it is not built in.
    #[arg(long, value_name = "FILE")]
    scenario_file: Option<PathBuf>,
    /// Records of the games before it, in any order: proves that each took up what the one before
    /// it has left.
    #[arg(long, value_name = "RECORD", num_args = 1..)]
    after: Vec<PathBuf>,
    /// Refuse dice that were set by hand.
    #[arg(long)]
    strict: bool,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

impl Args {
    /// Refuses a proof that is not strict enough.
    fn judged(&self, proof: Proof) -> Result<Proof, String> {
        let by_hand = proof.dice.by_hand;
        if self.strict && by_hand > 0 {
            return Err(format!("{by_hand} dice were set by hand, and --strict allows none"));
        }
        Ok(proof)
    }
}

/// Runs the command; every record is tried.
pub fn run(args: &Args) -> Result<()> {
    let registry = data::registry_with(args.scenario_file.as_deref())?;
    if !args.after.is_empty() {
        return run_series(&registry, args);
    }
    let (mut faults, mut proofs) = (Vec::new(), Vec::new());
    for path in &args.records {
        let proof = data::read_text(path)
            .map_err(|it| it.to_string())
            .and_then(|text| proved(&registry, &text))
            .and_then(|proof| args.judged(proof));
        match proof {
            Ok(proof) if args.json => proofs.push(as_value(path, &proof)),
            Ok(proof) => say(&format!("{}: {proof}", path.display()))?,
            Err(fault) => faults.push(named(path, &fault)),
        }
    }
    if args.json {
        say(&serde_json::to_string_pretty(&proofs)?)?;
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}

/// Proves a record. One of other rules or data is none of the present game: what is said of it is
/// how far it can be played, and what differs.
fn proved(registry: &Registry, text: &str) -> Result<Proof, String> {
    registry.verify(text).map_err(|fault| match registry.earlier(text) {
        Ok(Some(earlier)) => earlier.fault(),
        Ok(None) | Err(_) => fault.to_string(),
    })
}

/// Proves one record and the games before it.
fn run_series(registry: &Registry, args: &Args) -> Result<()> {
    let [path] = args.records.as_slice() else {
        bail!("with --after name one record, the last of the series");
    };
    let text = data::read_text(path)?;
    let before = args.after.iter().map(|it| data::read_text(it)).collect::<Result<Vec<_>, _>>()?;
    let proofs = registry.verify_after(&text, &before);
    let proofs = proofs.map_err(|fault| fault.to_string()).and_then(|proofs| {
        proofs.into_iter().map(|it| args.judged(it)).collect::<Result<Vec<_>, _>>()
    });
    let proofs = proofs.map_err(|fault| anyhow!("{}", named(path, &fault)))?;
    if args.json {
        let values: Vec<Value> = proofs.iter().map(|it| as_value(path, it)).collect();
        return say(&serde_json::to_string_pretty(&values)?);
    }
    let games = proofs.len();
    for (index, proof) in proofs.iter().rev().enumerate() {
        say(&format!("game {} of {games}: {proof}", index + 1))?;
    }
    say(&format!("{}: a series of {games} games, each begun with what was left", path.display()))
}

/// A fault with the file it is in, which some name themselves.
fn named(path: &Path, fault: &str) -> String {
    let file = path.display().to_string();
    if fault.starts_with(&format!("{file}:")) {
        return fault.to_owned();
    }
    format!("{file}: {fault}")
}

fn as_value(path: &Path, proof: &Proof) -> Value {
    json!({
        "record": path.display().to_string(),
        "answers": proof.steps,
        "over": proof.over,
        "seeds": proof.commitments,
        "dice": {
            "proved": proof.dice.proved,
            "unrevealed": proof.dice.unrevealed,
            "by_hand": proof.dice.by_hand,
        },
        "hash": proof.hash.to_string(),
    })
}
