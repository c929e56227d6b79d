//! The commands, one file each.

pub mod bench;
pub mod bots;
pub mod check;
pub mod engine;
pub mod generate;
pub mod list;
pub mod mission;
pub mod play;
pub mod render;
pub mod replay;
pub mod rescue;
pub mod rule;
pub mod signature;
pub mod simulate;
pub mod verify;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use clap::{Parser, Subcommand};

use crate::page;

/// Play hex-and-counter board wargames with the rules fully enforced.
#[derive(Parser, Debug)]
#[command(
    name = "esagono",
    version = page::VERSION,
    after_help = "Example: esagono play scs/mill-bridge"
)]
pub struct Cli {
    /// What to do; without a command: play.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    List(list::Args),
    Play(play::Args),
    Engine(engine::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rescue(rescue::Args),
    Check(check::Args),
    Mission(mission::Args),
    Render(render::Args),
    Rule(rule::Args),
    Bench(bench::Args),
    Bots(bots::Args),
    #[command(hide = true)]
    Signature(signature::Args),
    #[command(hide = true)]
    Generate(generate::Args),
}

/// Runs a command.
pub fn run(cli: Cli) -> Result<()> {
    match cli.command.unwrap_or_else(|| Command::Play(play::Args::default())) {
        Command::List(args) => list::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Rescue(args) => rescue::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Mission(args) => mission::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Rule(args) => rule::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Bots(args) => bots::run(&args),
        Command::Signature(args) => signature::run(&args),
        Command::Generate(args) => generate::run(&args),
    }
}

/// Options of the table, as they are written on the command line.
pub(crate) fn read_options(entries: &[String]) -> Result<BTreeMap<String, String>> {
    once_each(entries)?;
    let mut options = BTreeMap::new();
    for entry in entries {
        let Some((name, value)) = entry.split_once('=') else {
            bail!("`{entry}`: say NAME=VALUE; `esagono list --options` shows what there is");
        };
        options.insert(name.to_owned(), value.to_owned());
    }
    Ok(options)
}

/// Refuses a name that is given twice, of entries written as NAME=VALUE.
pub(crate) fn once_each(entries: &[String]) -> Result<()> {
    let mut names = BTreeSet::new();
    for (name, _) in entries.iter().filter_map(|it| it.split_once('=')) {
        if !names.insert(name) {
            bail!("`{name}` is given twice: give it once");
        }
    }
    Ok(())
}

/// Writes a line to standard output; a reader who has gone away is no fault.
pub(crate) fn say(line: &str) -> Result<()> {
    use std::io::Write;
    match writeln!(std::io::stdout(), "{line}") {
        Err(fault) if fault.kind() != std::io::ErrorKind::BrokenPipe => Err(fault.into()),
        _ => Ok(()),
    }
}
