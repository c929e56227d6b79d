//! `cargo xtask mutants`: does a test notice when a rule is wrong?

use anyhow::{Result, bail};

use crate::process::{cargo, has_cargo_command, run as run_command};
use crate::workspace::Workspace;

/// Runs `cargo mutants` over the rules, with the further arguments (`--shard 0/4`, `--file …`).
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    if !has_cargo_command(workspace, "mutants") {
        bail!("cargo-mutants is missing; `cargo install cargo-mutants --locked` installs it");
    }
    let fixed = ["mutants", "--package", "rules-scs", "--test-tool", "nextest", "--jobs", "1"];
    run_command(cargo(workspace, &fixed).args(args))
}
