//! `cargo xtask browser`: the table in a real browser, without a window.
//!
//! The page is driven as a player drives it, against the built program. ADR 0013 says why so.

mod chromium;
mod closing;

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::page;
use crate::process::{passed_on, run as run_command};
use crate::program::Program;
use crate::workspace::Workspace;
use closing::Closing;

/// Runs `test`, `gates`, `shots` or `wire` with the further arguments.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    match args.first().map(String::as_str) {
        None | Some("test") => test(workspace, &rest).map(drop),
        Some("gates") => {
            page::build(workspace)?;
            let program = Program::build_for_speed(workspace)?;
            run_command(&mut script(workspace, &program, "gates/run.js", &rest)?)
        }
        Some("shots") => {
            let program = built(workspace)?;
            run_command(&mut script(workspace, &program, "shots/run.js", &rest)?)
        }
        Some("wire") => {
            let program = built(workspace)?;
            run_command(&mut script(workspace, &program, "wire/run.js", &rest)?)
        }
        Some(other) => bail!("`{other}`: say `test`, `gates`, `shots` or `wire`"),
    }
}

/// The step of `cargo xtask test`: all browser tests, or a notice where there is no browser.
pub(crate) fn step(workspace: &Workspace) -> Result<Option<String>> {
    if let Err(missing) = chromium::ready() {
        if std::env::var_os("CI").is_some() {
            return Err(missing);
        }
        let notice = format!("left out: {missing}");
        println!("{notice}");
        return Ok(Some(notice));
    }
    test(workspace, &[]).map(Some)
}

/// Runs the tests whose files are called like one of `names`, or all; returns the closing line.
fn test(workspace: &Workspace, names: &[&str]) -> Result<String> {
    let program = built(workspace)?;
    let mut command = script(workspace, &program, "run.js", names)?;
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start the tests")?;
    let report = passed_on(child.stdout.take(), |line| println!("{line}"))?;
    let status = child.wait()?;
    let closing = Closing::read(&report);
    if !status.success() || closing.passed == 0 {
        bail!("browser tests failed with {status}: {closing}");
    }
    Ok(closing.to_string())
}

/// The program with the page in it.
fn built(workspace: &Workspace) -> Result<Program> {
    page::build(workspace)?;
    Program::build(workspace)
}

/// A script of `web/e2e`, compiled and ready to start.
fn script(workspace: &Workspace, program: &Program, file: &str, args: &[&str]) -> Result<Command> {
    let browser = chromium::ready()?;
    let node = page::install(workspace)?;
    run_command(&mut node.node(&["node_modules/typescript/bin/tsc", "--project", "e2e"]))?;
    let mut command = node.node(&["--enable-source-maps"]);
    command.arg(format!(".e2e/e2e/{file}")).args(args);
    command.env("CHROME", browser).env("ESAGONO", program.file());
    Ok(command)
}
