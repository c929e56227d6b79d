//! `cargo xtask play`: the table.

use std::process::Command;
use std::thread;

use anyhow::{Result, anyhow};

use crate::page;
use crate::process::{cargo, run as shown};
use crate::workspace::Workspace;

/// Builds page and program, and starts `esagono play` with the further arguments.
///
/// The program reads the page from its folder, so that a change of the page builds no Rust. Both
/// are built at the same time: neither needs the other, and each has moments in which it keeps one
/// core busy at most.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    thread::scope(|scope| {
        let page = scope.spawn(|| page::build(workspace));
        let program = shown(&mut of_program(workspace, "build"));
        let page = page.join().map_err(|_| anyhow!("building the page panicked"))?;
        page.and(program)
    })?;
    let mut play = of_program(workspace, "run");
    play.args(["--quiet", "--", "play", "--page", page::FOLDER]);
    shown(play.args(args))
}

/// Cargo on the program without its page, in the profile that is built soonest.
fn of_program(workspace: &Workspace, what: &str) -> Command {
    let mut command = cargo(workspace, &[what, "--profile", "play", "--package", "esagono"]);
    command.env("ESAGONO_PAGE", "none");
    command
}
