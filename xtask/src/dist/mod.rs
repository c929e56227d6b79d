//! `cargo xtask dist`: what a player downloads, as one archive.
//!
//! It holds the program with its page, ways to start it without a terminal, manual pages and
//! completions made by the program itself, and every license. The same tree gives the same bytes.
//! ADR 0028 says why so.

mod archive;
mod check;
mod desktop;
mod http;
mod layout;
mod licenses;
mod lists;

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use crate::process::output;
use crate::program::Program;
use crate::workspace::Workspace;
use crate::{metadata, page};

/// An archive that was made.
struct Made {
    /// Where it lies.
    file: PathBuf,
    /// The folder that it unpacks to.
    folder: String,
    sizes: String,
}

/// Which program goes into the archive.
#[derive(Clone, Copy)]
enum Which {
    /// The one that is handed out.
    Players,
    /// The one that is built while working: for a look at the archive, not to be handed out.
    Workers,
}

/// Makes the archive; with `--check` it is also unpacked elsewhere and played.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        [] => make(workspace, Which::Players).map(drop),
        ["--check"] => step(workspace).map(drop),
        ["--check", "--dev"] => check(workspace, Which::Workers).map(drop),
        _ => bail!("expected nothing or `--check [--dev]`, found `{}`", args.join(" ")),
    }
}

/// The step of `cargo xtask test`.
pub(crate) fn step(workspace: &Workspace) -> Result<Option<String>> {
    check(workspace, Which::Players).map(|made| Some(made.sizes))
}

/// Makes the archive, twice, and plays what it unpacks to.
fn check(workspace: &Workspace, which: Which) -> Result<Made> {
    let made = make(workspace, which)?;
    let first = std::fs::read(&made.file)?;
    make(workspace, which)?;
    ensure!(first == std::fs::read(&made.file)?, "the same tree gave two different archives");
    check::run(&made)?;
    Ok(made)
}

fn make(workspace: &Workspace, which: Which) -> Result<Made> {
    page::build(workspace)?;
    let (program, mark) = match which {
        Which::Players => (Program::build_to_hand_out(workspace)?, ""),
        Which::Workers => (Program::build(workspace)?, "-dev"),
    };
    let members = metadata::members(workspace)?;
    let own = members.packages.iter().find(|it| it.name == "esagono");
    let version = &own.context("the program is a crate of the workspace")?.version;
    let target = host()?;
    let folder = format!("esagono-{version}{mark}-{target}");
    let entries = layout::gather(workspace, &program, version, &target)?;
    let file = workspace.path("target/dist").join(format!("{folder}.tar.gz"));
    archive::write(&file, &folder, &entries, time(workspace))?;
    let size = |bytes: u64| format!("{:.1} MB", megabytes(bytes));
    let sizes = format!(
        "{} with {} files, program {}, page {}",
        size(std::fs::metadata(&file)?.len()),
        entries.len(),
        size(std::fs::metadata(program.file())?.len()),
        size(page::size(workspace)?),
    );
    println!("target/dist/{folder}.tar.gz: {sizes}");
    Ok(Made { file, folder, sizes })
}

/// The machine that is built for, which is this one.
fn host() -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let said = output(std::process::Command::new(rustc).arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}

/// The first day that every kind of archive knows.
const FIRST_DAY: u64 = 315_532_800;

/// The time of every file in the archive: what is asked for, or the last commit,
/// or else the first day.
fn time(workspace: &Workspace) -> u64 {
    let asked = std::env::var("SOURCE_DATE_EPOCH").ok();
    let committed = || {
        let mut git = std::process::Command::new("git");
        let git = git.current_dir(&workspace.root).args(["log", "-1", "--format=%ct"]);
        output(git).ok()
    };
    asked.or_else(committed).and_then(|it| it.trim().parse().ok()).unwrap_or(FIRST_DAY)
}

#[expect(clippy::float_arithmetic, clippy::cast_precision_loss, reason = "for people to read")]
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}
