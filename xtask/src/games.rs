//! `cargo xtask games`: golden games replay to the same end.

use anyhow::{Result, bail};

use crate::process;
use crate::program::Program;
use crate::workspace::{Workspace, has_extension};

/// Proves every record under `games/`; returns how many there are.
pub(crate) fn run(workspace: &Workspace) -> Result<usize> {
    let mut records = workspace.files("games")?;
    records.retain(|file| has_extension(file, "rec"));
    if records.is_empty() {
        bail!("there is no golden game under games/");
    }
    let program = Program::build(workspace)?;
    let mut failed = Vec::new();
    for record in &records {
        if process::run(&mut program.command(&["verify", record])).is_err() {
            failed.push(record.as_str());
        }
    }
    if !failed.is_empty() {
        bail!("these golden games no longer hold: {}", failed.join(", "));
    }
    Ok(records.len())
}
