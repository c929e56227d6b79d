//! The plain way: `cargo mutants` builds and tests each mutant by itself.

use anyhow::Result;

use super::LEFT_OUT;
use super::order::Order;
use crate::process::{cargo, run as run_command};
use crate::workspace::Workspace;

/// Runs `cargo mutants` over the mutants asked for.
pub(crate) fn run(workspace: &Workspace, order: &Order) -> Result<()> {
    let fixed =
        ["mutants", "--package", &order.package, "--profile", "mutants", "--timeout", "120"];
    let tests = ["--", "--test", "it", "--lib", "--"];
    let left_out = LEFT_OUT.iter().flat_map(|name| ["--skip", name]);
    run_command(cargo(workspace, &fixed).args(&order.which).args(tests).args(left_out))
}
