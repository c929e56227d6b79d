//! `cargo xtask typos`: spelling, by the `typos` program.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{run as run_command, succeeds};
use crate::wheel;
use crate::workspace::Workspace;

/// The version we install where there is none: its word list must not change under our feet.
const PACKAGE: &str = "typos==1.51.1";

/// Where we install it.
const TOOLS: &str = "target/tools/typos";

/// Checks the spelling; returns a notice where the program cannot be had.
pub(crate) fn run(workspace: &Workspace) -> Result<Option<String>> {
    let Some(program) = find(workspace).or_else(|| install(workspace)) else {
        let notice = "left out: no `typos` program, and pip cannot install it";
        if std::env::var_os("CI").is_some() {
            bail!("{notice}");
        }
        println!("{notice}");
        return Ok(Some(notice.to_owned()));
    };
    run_command(
        Command::new(program).current_dir(&workspace.root).args(["--config", "typos.toml"]),
    )?;
    Ok(None)
}

fn find(workspace: &Workspace) -> Option<PathBuf> {
    let candidates = [PathBuf::from("typos"), installed(workspace)];
    candidates.into_iter().find(|program| succeeds(Command::new(program).arg("--version")))
}

fn install(workspace: &Workspace) -> Option<PathBuf> {
    if wheel::install(workspace, PACKAGE, TOOLS) { find(workspace) } else { None }
}

fn installed(workspace: &Workspace) -> PathBuf {
    let name = format!("typos{}", std::env::consts::EXE_SUFFIX);
    workspace.path(TOOLS).join("bin").join(name)
}
