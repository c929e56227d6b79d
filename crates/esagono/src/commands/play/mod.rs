//! `esagono play`: the table, in the browser or in the terminal.

mod own;
mod table;
mod terminal;

pub(crate) use table::{FILE, data_folder};

use std::path::PathBuf;

use anyhow::Result;

/// Opens the table in the browser: hot-seat, against bots, or watching them.
///
/// The table is reached from this machine only. Its address is the first line printed; games are
/// kept in the user's data folder.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = "Example: esagono play scs/mill-bridge\n\
                        Example: esagono play my-scenario.toml\n\
                        Example: esagono play --terminal scs/mill-bridge --seat red=greedy")]
pub struct Args {
    /// The scenario to begin, or the file of one of your own, which the table shows before it
    /// begins; without one the table shows what there is.
    scenario: Option<String>,
    /// Port to listen at, 0 for any free one. By default 6166, so that the browser keeps what it
    /// knows of the table, or any free one where that is taken.
    #[arg(long, conflicts_with = "terminal")]
    port: Option<u16>,
    /// Do not open the browser.
    #[arg(long, conflicts_with = "terminal")]
    no_open: bool,
    /// Folder in which games are kept.
    #[arg(long, conflicts_with = "terminal")]
    data: Option<PathBuf>,
    /// Folder from which the built page is read, instead of the one inside the program.
    #[arg(long, value_name = "FOLDER", conflicts_with = "terminal")]
    page: Option<PathBuf>,
    /// An option of the table, as NAME=VALUE; `esagono list --options` shows them.
    #[arg(long = "option", requires = "scenario")]
    options: Vec<String>,
    /// The record of a finished game: this one takes up what it has left.
    #[arg(long, value_name = "RECORD", requires = "scenario")]
    after: Option<PathBuf>,
    /// Play in the terminal instead.
    #[arg(long)]
    terminal: bool,
    /// In the terminal: who plays a seat, as NAME=BOT, NAME=PATH or NAME=cmd:COMMAND; people play
    /// the others.
    #[arg(long = "seat", requires = "terminal")]
    seats: Vec<String>,
    /// In the terminal: seconds that a program may take for an answer, 10 by default.
    #[arg(long, requires = "terminal", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    answer_seconds: Option<u64>,
    /// In the terminal: seed of the dice; drawn from the clock by default.
    #[arg(long, requires = "terminal")]
    seed: Option<u64>,
    /// In the terminal: language, en or it.
    #[arg(long, value_parser = ["en", "it"], requires = "terminal")]
    language: Option<String>,
    /// In the terminal: where to keep the record when the game is left.
    #[arg(long, requires = "terminal")]
    record: Option<PathBuf>,
    /// In the terminal: the day to be written into the record, such as 2026-11-18.
    #[arg(long, requires = "record")]
    date: Option<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    if args.terminal { terminal::run(args) } else { table::run(args) }
}
