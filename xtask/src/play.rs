//! `cargo xtask play`: the table.

use anyhow::Result;

use crate::page;
use crate::process::{cargo, run as shown};
use crate::workspace::Workspace;

/// Builds page and program, and starts `esagono play` with the further arguments.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    page::build(workspace)?;
    let play = ["run", "--release", "--package", "esagono", "--", "play"];
    shown(cargo(workspace, &play).args(args))
}
