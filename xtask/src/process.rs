//! Child processes with inherited output.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// Cargo, started at the top of the repository.
pub(crate) fn cargo(workspace: &Workspace, args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(&workspace.root).args(args);
    command
}

/// Shows the command, runs it and fails if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed with {status}");
    }
    Ok(())
}

/// Runs the command and returns what it prints; its errors go where ours go.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let shown = show(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed no UTF-8"))
}

/// Shows each line of a child's stream as it comes and returns them all.
pub(crate) fn passed_on(stream: Option<impl Read>, show: impl Fn(&str)) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    for line in BufReader::new(stream.context("the stream is piped")?).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        show(&line);
        lines.push(line);
    }
    Ok(lines)
}

/// Whether the command runs and succeeds, in silence.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a subcommand of cargo is installed.
pub(crate) fn has_cargo_command(workspace: &Workspace, name: &str) -> bool {
    succeeds(&mut cargo(workspace, &[name, "--version"]))
}

/// The command as a person would type it, without the folders of this machine.
fn show(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![name.to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    words.join(" ")
}
