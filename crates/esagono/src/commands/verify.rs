//! `esagono verify`: replays and proves records.

use std::path::PathBuf;

use anyhow::{Result, bail};

use super::say;
use crate::data;

/// Replays and proves records: every action legal, every die as committed, final hash equal.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono verify games/mill-bridge-1.rec")]
pub struct Args {
    /// Record files.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// The scenario file the game was played from, if it is not built in.
    #[arg(long, value_name = "FILE")]
    scenario_file: Option<PathBuf>,
}

/// Runs the command; every record is tried.
pub fn run(args: &Args) -> Result<()> {
    let registry = data::registry_with(args.scenario_file.as_deref())?;
    let mut faults = Vec::new();
    for path in &args.records {
        let proof = data::read_text(path)
            .map_err(|it| format!("{it:#}"))
            .and_then(|text| registry.verify(&text).map_err(|it| it.to_string()));
        match proof {
            Ok(proof) => say(&format!("{}: {proof}", path.display()))?,
            Err(fault) => faults.push(format!("{}: {fault}", path.display())),
        }
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}
