//! `cargo xtask gates`: instructions of the rules, counted and judged.
//!
//! They do not depend on how busy the machine is, so that every run of the checks can count them.
//! The tables of `docs/performance.md` are written from the same figures.

use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{run as shown, succeeds};
use crate::workspace::Workspace;
use crate::{Mode, debian, metadata, program};

const MISSING: &str = "no valgrind, which counts instructions: install it";

/// Counts and judges; compares the tables of the page with the figures, or writes them.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    if !is_ready()? {
        bail!("{MISSING}");
    }
    let page = match mode {
        Mode::Check => "--check",
        Mode::Write => "--write",
    };
    program::build_release(workspace)?;
    let folder = metadata::members(workspace)?.target_directory.join("release");
    let mut bench = Command::new(folder.join(format!("bench{}", std::env::consts::EXE_SUFFIX)));
    shown(bench.current_dir(&workspace.root).args(["gates", page]))
}

/// The step of `cargo xtask test`: returns a notice where instructions cannot be counted.
pub(crate) fn step(workspace: &Workspace) -> Result<Option<String>> {
    if !is_ready()? && std::env::var_os("CI").is_none() {
        let notice = format!("left out: {MISSING}");
        println!("{notice}");
        return Ok(Some(notice));
    }
    run(workspace, Mode::Check).map(|()| None)
}

/// Whether valgrind is there, or could be installed.
fn is_ready() -> Result<bool> {
    let is_there = || succeeds(Command::new("valgrind").arg("--version"));
    Ok(is_there() || debian::install(&["valgrind"])? && is_there())
}
