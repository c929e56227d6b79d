//! `cargo xtask play`: the table.

use anyhow::Result;

use crate::process;
use crate::program::Program;
use crate::workspace::Workspace;

/// Builds the program and starts `esagono play` with the further arguments.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    process::run(Program::build(workspace)?.command(&["play"]).args(args))
}
