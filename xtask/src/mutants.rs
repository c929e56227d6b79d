//! `cargo xtask mutants`: does a test notice when a rule is wrong?

use anyhow::{Result, bail};

use crate::process::{cargo, has_cargo_command, run as run_command};
use crate::workspace::Workspace;

/// What the tests leave out: whole games and spoiled files take longer than all else together, and
/// a rule that only they notice is a rule without a test of its own.
const LEFT_OUT: [&str; 4] = ["--skip", "random_games", "--skip", "three_thousand_mutated"];

/// Runs `cargo mutants` over the rules, with the further arguments (`--shard 0/4`, `--file …`).
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    if !has_cargo_command(workspace, "mutants") {
        bail!("cargo-mutants is missing; `cargo install cargo-mutants --locked` installs it");
    }
    let fixed = ["mutants", "--package", "rules-scs", "--profile", "mutants", "--timeout", "120"];
    let tests = ["--", "--test", "it", "--lib", "--"];
    run_command(cargo(workspace, &fixed).args(args).args(tests).args(LEFT_OUT))
}
