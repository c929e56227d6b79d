//! `cargo xtask mutants`: does a test notice when a rule is wrong?
//!
//! `cargo mutants` thinks the mutants up and, with `--plain`, also builds the crate anew for each
//! of them. Without it all of them are built at once, each behind a switch in the environment, and
//! a mutant costs no more than the tests that come by the changed function; every guard of the same
//! files is taken away as well. The working tree is never touched: everything happens in a copy
//! below `target/mutants`.

mod error;
mod function;
mod guard;
mod list;
mod order;
mod plain;
mod report;
mod rewrite;
mod schemata;
mod scratch;
mod suite;
mod switch;
mod trial;
mod verdict;
mod watch;

use anyhow::{Result, bail};

use crate::process::has_cargo_command;
use crate::workspace::Workspace;
use order::Order;
use report::Report;
use schemata::Schemata;
use scratch::Scratch;
use suite::Suite;
use verdict::{Verdict, Verdicts};

/// What the tests leave out: whole games and spoiled files take longer than all else together, and
/// a rule that only they notice is a rule without a test of its own.
const LEFT_OUT: [&str; 2] = ["random_games", "three_thousand_mutated"];

/// Tries the mutants of a crate and says which of them no test notices.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    if !has_cargo_command(workspace, "mutants") {
        bail!("cargo-mutants is missing; `cargo install cargo-mutants --locked` installs it");
    }
    let order = Order::read(args)?;
    if order.plain {
        return plain::run(workspace, &order);
    }
    let scratch = Scratch::new(workspace, &order.package)?;
    let mutants = list::read(workspace, &order)?;
    if mutants.is_empty() {
        bail!("`cargo mutants --list` finds none of these");
    }
    let mut verdicts = Verdicts::default();
    if order.again {
        verdicts = Verdicts::read(&scratch)?;
        verdicts.keep_settled(&mutants);
    }
    let open = mutants.iter().filter(|it| !verdicts.has(it)).cloned().collect();
    settle(workspace, &scratch, open, &mut verdicts)?;
    verdicts.write(&scratch)?;
    let report = Report::new(&order.package, &mutants, &verdicts).to_string();
    scratch.write("report.txt", &report)?;
    print!("{report}");
    Ok(())
}

/// Builds the mutants and finds a verdict on each.
fn settle(
    workspace: &Workspace,
    scratch: &Scratch,
    mutants: Vec<list::Mutant>,
    verdicts: &mut Verdicts,
) -> Result<()> {
    let mut schemata = Schemata::new(workspace, mutants)?;
    scratch.copy(workspace, &schemata.files())?;
    for mutant in schemata.keep_viable(scratch)? {
        verdicts.set(&mutant, Verdict::Unviable);
    }
    for mutant in schemata.left_to_plain() {
        verdicts.set(mutant, Verdict::LeftToPlain);
    }
    let suite = Suite::build(scratch)?;
    trial::try_all(&suite, &schemata.switches(), verdicts)
}
