//! `esagono simulate`: bot games by the thousand.

mod memory;
mod seeds;
mod swarm;
mod table;
mod tally;

use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Result, bail};
use indicatif::ProgressBar;
use players::Bot;
use registry::{Opening, each_game};

use super::{once_each, read_options, say};
use crate::data;
use crate::programs::{ANSWER_SECONDS, Start};
use seeds::Seeds;
use table::Programs;
use tally::{End, Played, Tally};

/// Answers after which a game counts as endless.
const STEPS_MAX: u32 = 200_000;

/// Plays games of bots and programs, and counts who wins.
///
/// A program plays a seat over its standard input and output; docs/protocol.md says how.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: esagono simulate scs/mill-bridge --games 1000 --seat blue=greedy\n\
                  Example: esagono simulate coh/training --games 20 --seat german=./mybot \
                  --seat 'soviet=cmd:python3 bot.py --careful'"
)]
pub struct Args {
    /// The scenario, or the file of one of your own, such as ./my-battle.toml.
    scenario: String,
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the others count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays a seat, as NAME=BOT, NAME=PATH or NAME=cmd:COMMAND; `swarm` draws odd tastes;
    /// `random` by default.
    #[arg(long = "seat")]
    seats: Vec<String>,
    /// An option of the table, as NAME=VALUE; `esagono list --options` shows them.
    #[arg(long = "option")]
    options: Vec<String>,
    /// Budget of the bots; each bot's own by default.
    #[arg(long)]
    budget: Option<u32>,
    /// Seconds that a program may take for an answer.
    #[arg(long, default_value_t = ANSWER_SECONDS, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    answer_seconds: u64,
    /// Threads; all cores by default.
    #[arg(long)]
    jobs: Option<usize>,
    /// Play only the part I of N, as I/N, counted from 0.
    #[arg(long)]
    shard: Option<String>,
    /// Check the invariants of the rules after every answer.
    #[arg(long)]
    check: bool,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

/// Who answers for a seat.
#[derive(Clone)]
enum Player {
    Bot(Bot),
    /// A random player who likes some verbs and shuns others, anew each game.
    Swarm,
    /// A program of somebody else.
    Program(Start),
}

/// Runs the command; fails if any game has a fault.
pub fn run(args: &Args) -> Result<()> {
    let (registry, id) = data::named(&args.scenario)?;
    let opening = registry.open(&id, &read_options(&args.options)?)?;
    let seats = opening.listing.seats.clone();
    let players = read_players(args, &seats)?;
    let seeds = Seeds::new(args.seed, args.games, args.shard.as_deref())?;
    let begun = std::time::Instant::now();
    let tally = play_all(args, &opening, &players, seeds);
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        say(&serde_json::to_string_pretty(&tally.value(&seats, seconds))?)?;
    } else {
        tally.tell(&seats, seconds)?;
    }
    if let Some(first) = tally.faults.first() {
        bail!("{} games with faults, the first: {first}", tally.faulty);
    }
    Ok(())
}

fn read_players(args: &Args, seats: &[String]) -> Result<Vec<Player>> {
    let mut players = vec![Player::Bot(Bot::Random); seats.len()];
    once_each(&args.seats)?;
    for entry in &args.seats {
        let Some((seat, name)) = entry.split_once('=') else {
            bail!("`{entry}`: say NAME=BOT, such as {}=greedy", seats[0]);
        };
        let Some(index) = seats.iter().position(|it| it == seat) else {
            bail!("there is no seat `{seat}`; there are {}", seats.join(", "));
        };
        let program = Start::read(name, Duration::from_secs(args.answer_seconds))?;
        players[index] = match (name, program, Bot::find(name)) {
            (_, Some(start), _) => Player::Program(start),
            ("swarm", None, _) => Player::Swarm,
            (_, None, Some(bot)) => Player::Bot(bot),
            (_, None, None) => bail!(
                "there is no bot `{name}`; `esagono bots` lists them, and a program is named by \
                 its path or as cmd:COMMAND"
            ),
        };
    }
    Ok(players)
}

fn play_all(args: &Args, opening: &Opening, players: &[Player], seeds: Seeds) -> Tally {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.unwrap_or(cores).clamp(1, 64);
    let bar = if std::io::stderr().is_terminal() && !args.json {
        ProgressBar::new(seeds.count())
    } else {
        ProgressBar::hidden()
    };
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(players.len());
        let mut programs = Programs::new(players);
        while let Some(seed) = seeds.at(next.fetch_add(1, Ordering::Relaxed)) {
            tally.add(play_one(args, opening, players, &mut programs, seed));
            bar.inc(1);
        }
        tally
    };
    let mut total = Tally::new(players.len());
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            match thread.join() {
                Ok(tally) => total.merge(tally),
                Err(_) => total.add_fault("a thread of the simulation died".into()),
            }
        }
    });
    bar.finish_and_clear();
    total
}

/// Plays one game; a panic inside the rules is a fault of that game, not of the program.
fn play_one(
    args: &Args,
    opening: &Opening,
    players: &[Player],
    programs: &mut Programs,
    seed: u64,
) -> Played {
    let played = catch_unwind(AssertUnwindSafe(|| {
        if programs.any() {
            return table::play(args, opening, players, programs, seed);
        }
        each_game!(&opening.game, it => memory::play(args, it, players, seed))
    }));
    played.unwrap_or_else(|panic| {
        // Whatever the programs were told last, the next game is another one.
        *programs = Programs::new(players);
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        let fault = format!("seed {seed}: {}", text.unwrap_or_else(|| "a panic".into()));
        Played { turns: 0, decisions: 0, end: End::Fault(fault) }
    })
}
