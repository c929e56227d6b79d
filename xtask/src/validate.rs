//! `cargo xtask validate`: every data file.

use anyhow::Result;

use crate::process;
use crate::program::Program;
use crate::workspace::Workspace;

/// Checks shape, references, sense and origin of everything under `data/`.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    process::run(&mut Program::build(workspace)?.command(&["check", "data"]))
}
