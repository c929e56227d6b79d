//! The steps of `cargo xtask test`, in the order they run.
//!
//! The page comes before everything that builds the program, which holds it. Cheap checks that
//! need no build come between the builds they would otherwise wait for; what plays games comes
//! last.

use std::process::Command;

use anyhow::Result;

use super::runner::Runner;
use crate::process::{cargo, has_cargo_command, run};
use crate::workspace::Workspace;
use crate::{
    Mode, browser, deny, dist, games, gates, generate, page, rules, sign, simulate, tidy, typos,
    validate, wasm,
};

/// A step: returns a note for the summary, if there is something to say.
type Step = fn(&Workspace) -> Result<Option<String>>;

/// Every step with its name.
pub(crate) const STEPS: [(&str, Step); 20] = [
    ("tools", tools),
    ("format", |it| said_nothing(run(&mut cargo(it, &["fmt", "--all", "--check"])))),
    ("page", page::check),
    ("clippy", clippy),
    ("tests", tests),
    ("browser tests", browser::step),
    ("doc tests", |it| said_nothing(run(&mut cargo(it, &["test", "--workspace", "--doc"])))),
    ("docs", docs),
    ("deny", deny::run),
    ("typos", typos::run),
    ("tidy", |it| said_nothing(tidy::run(it, Mode::Check))),
    ("rules", |it| said_nothing(rules::run(it, Mode::Check))),
    ("validate", |it| said_nothing(validate::run(it))),
    ("golden games", |it| Ok(Some(format!("{} records", games::run(it)?)))),
    ("signatures", |it| said_nothing(sign::run(it, Mode::Check))),
    ("generated files", |it| said_nothing(generate::run(it, Mode::Check))),
    ("wasm", wasm::run),
    ("gates", gates::step),
    ("download", dist::step),
    ("simulation", |it| simulate::run(it, &[])),
];

fn said_nothing(result: Result<()>) -> Result<Option<String>> {
    result.map(|()| None)
}

/// Formatter and linter come with the toolchain, but a minimal one leaves them out.
fn tools(workspace: &Workspace) -> Result<Option<String>> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !has_cargo_command(workspace, command) {
            run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(None)
}

fn clippy(workspace: &Workspace) -> Result<Option<String>> {
    let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    said_nothing(run(&mut cargo(workspace, &args)))
}

fn docs(workspace: &Workspace) -> Result<Option<String>> {
    let mut command = cargo(workspace, &["doc", "--workspace", "--no-deps"]);
    said_nothing(run(command.env("RUSTDOCFLAGS", "-D warnings")))
}

/// Runs the tests and keeps the closing line of the runner for the summary.
fn tests(workspace: &Workspace) -> Result<Option<String>> {
    let runner = if has_cargo_command(workspace, "nextest") {
        Runner::Nextest
    } else {
        println!("cargo-nextest is not installed; cargo's own runner does it");
        Runner::Cargo
    };
    runner.run(workspace).map(Some)
}
