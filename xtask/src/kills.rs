//! `cargo xtask kills`: kills the table in the middle of play, again and again.

use anyhow::{Context, Result, bail};

use crate::process;
use crate::workspace::Workspace;

/// How often the table is killed if nobody says.
const ROUNDS: &str = "60";
/// The test that does it.
const TEST: &str = "a_killed_table_has_lost_no_answer";

/// Kills the table so many times and compares what it had answered with what it knows afterwards.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let rounds = match args {
        [] => ROUNDS,
        [rounds] => rounds.as_str(),
        [_, extra, ..] => bail!("`kills` takes one number, found `{extra}`"),
    };
    let kills: u32 = rounds.parse().with_context(|| format!("`{rounds}` is no number of kills"))?;
    let args = ["test", "--package", "esagono", "--test", "it", TEST];
    process::run(process::cargo(workspace, &args).env("ESAGONO_KILLS", rounds))?;
    println!("killed {kills} times, nothing lost");
    Ok(())
}
