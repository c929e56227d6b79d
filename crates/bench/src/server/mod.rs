//! The server under load, beside a bare axum and beside express with better-sqlite3.
//!
//! All run on this machine and take turns, so that a slow spell falls on each of them. The load
//! comes from `wrk`: 32 connections, moves for a thousand games of one scenario. Ours checks every
//! move by the rules and keeps it on the disk before it answers; the peers check nothing.

mod http;
mod ours;
mod peers;
mod wrk;

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};

use ours::Ours;
use peers::{Express, Hello};
use wrk::Load;

pub use peers::hello;

/// Rounds in which the servers take turns.
const ROUNDS: usize = 5;
/// Starts of which the median counts.
const STARTS: usize = 9;
/// Games that are played at the same time, and that lie in the database.
const GAMES: usize = 1_000;

/// One gate.
struct Gate {
    name: &'static str,
    what: &'static str,
    measured: f64,
    limit: f64,
    /// Whether more is better.
    at_least: bool,
}

impl Gate {
    fn holds(&self) -> bool {
        if self.at_least { self.measured >= self.limit } else { self.measured <= self.limit }
    }
}

/// Measures and judges: `esagono` is the program, `node_modules` a folder with express and
/// better-sqlite3.
pub fn judge(esagono: &Path, node_modules: &Path) -> Result<ExitCode> {
    let folder = std::env::temp_dir().join(format!("esagono-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let judged = measure(esagono, node_modules, &folder);
    std::fs::remove_dir_all(&folder).context("cannot tidy up")?;
    let gates = judged?;
    for gate in &gates {
        let Gate { name, what, measured, limit, at_least } = gate;
        let sign = if *at_least { ">=" } else { "<=" };
        let verdict = if gate.holds() { "ok" } else { "FAILS" };
        println!("{name}  {what:<58} {measured:>9.2} {sign} {limit:<6} {verdict}");
    }
    let holds = gates.iter().all(Gate::holds);
    Ok(if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What one round brought.
struct Round {
    hello: Load,
    express: Load,
    ours: Load,
}

fn measure(esagono: &Path, node_modules: &Path, folder: &Path) -> Result<Vec<Gate>> {
    let mut rounds = Vec::new();
    for number in 0..ROUNDS {
        let folder = folder.join(format!("round-{number}"));
        std::fs::create_dir_all(&folder)?;
        let hello = Hello::start()?.load()?;
        let express = Express::start(node_modules, &folder)?.load(&folder)?;
        let (ours, _) = Ours::start(esagono, &folder)?;
        let ours = ours.load(&folder)?;
        println!("round {number}: hello {hello}; express {express}; ours {ours}");
        rounds.push(Round { hello, express, ours });
    }
    let median_of = |value: fn(&Round) -> f64| median(rounds.iter().map(value).collect());
    let mut gates = vec![
        Gate {
            name: "N1",
            what: "moves a second, beside axum hello",
            measured: median_of(|it| it.ours.per_second / it.hello.per_second),
            limit: 0.12,
            at_least: true,
        },
        Gate {
            name: "N1",
            what: "moves a second, beside express + better-sqlite3, FULL",
            measured: median_of(|it| it.ours.per_second / it.express.per_second),
            limit: 5.0,
            at_least: true,
        },
        at_most(
            "N2",
            "half of the moves are answered within, ms",
            median_of(|it| it.ours.half),
            5.0,
        ),
        at_most("N2", "99 of 100 within, ms", median_of(|it| it.ours.most), 25.0),
        at_most(
            "N2",
            "the same beside express",
            median_of(|it| it.ours.most / it.express.most),
            0.1,
        ),
    ];
    gates.extend(at_rest(esagono, node_modules, folder)?);
    Ok(gates)
}

fn at_most(name: &'static str, what: &'static str, measured: f64, limit: f64) -> Gate {
    Gate { name, what, measured, limit, at_least: false }
}

/// Memory and start with a thousand games in the database.
fn at_rest(esagono: &Path, node_modules: &Path, folder: &Path) -> Result<Vec<Gate>> {
    let folder = folder.join("rest");
    std::fs::create_dir_all(&folder)?;
    let (ours, _) = Ours::start(esagono, &folder)?;
    ours.begin_games(GAMES)?;
    let memory = ours.memory()?;
    ours.begin_games(GAMES)?;
    let further = (ours.memory()? - memory) * 1024.0 / count(GAMES);
    drop(ours);
    let peer = Express::start(node_modules, &folder)?.memory()?;
    let (mut starts, mut peer_starts) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        starts.push(milliseconds(Ours::start(esagono, &folder)?.1));
        peer_starts.push(milliseconds(Express::start(node_modules, &folder)?.started));
    }
    let (start, peer_start) = (median(starts), median(peer_starts));
    println!(
        "memory: ours {memory:.1} MB, express {peer:.1} MB; start: ours {start:.1} ms, express {peer_start:.1} ms"
    );
    Ok(vec![
        at_most("N4", "memory with 1,000 games in the database, MB", memory, 32.0),
        at_most("N4", "the same beside express + better-sqlite3", memory / peer, 0.3),
        at_most("N4", "memory of a further game, KB", further, 10.0),
        at_most("N5", "from start to the list of 1,000 games, ms", start, 30.0),
        at_most("N5", "the same beside express + better-sqlite3", start / peer_start, 0.1),
    ])
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn count(number: usize) -> f64 {
    number as f64
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
