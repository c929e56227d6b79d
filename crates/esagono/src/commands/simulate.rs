//! `esagono simulate`: bot games by the thousand.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::panic::RefUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, bail};
use indicatif::ProgressBar;
use kernel::dice::SearchDice;
use players::{Bot, Playable};
use registry::each_game;
use scene::Show;
use serde_json::{Value, json};

use super::{read_options, say};
use crate::data;

/// Answers after which a game counts as endless.
const STEPS_MAX: u32 = 200_000;

/// Plays bot games and counts who wins.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono simulate scs/mill-bridge --games 1000 --seat blue=greedy")]
pub struct Args {
    /// The scenario.
    scenario: String,
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the others count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays a seat, as NAME=BOT; `swarm` draws odd tastes; `random` by default.
    #[arg(long = "seat")]
    seats: Vec<String>,
    /// An option of the table, as NAME=VALUE; `esagono list --options` shows them.
    #[arg(long = "option")]
    options: Vec<String>,
    /// Budget of the bots; each bot's own by default.
    #[arg(long)]
    budget: Option<u32>,
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
#[derive(Clone, Copy)]
enum Player {
    Bot(Bot),
    /// A random player who likes some verbs and shuns others, anew each game.
    Swarm,
}

/// What one game came to.
struct Played {
    winner: Option<usize>,
    turns: u64,
    decisions: u64,
    fault: Option<String>,
}

#[derive(Default)]
struct Tally {
    games: u64,
    wins: Vec<u64>,
    draws: u64,
    /// Games that nobody won of those with a single seat: whoever plays alone has lost them.
    lost: u64,
    turns: u64,
    decisions: u64,
    faults: Vec<String>,
}

/// Runs the command; fails if any game has a fault.
pub fn run(args: &Args) -> Result<()> {
    let opening = data::registry().open(&args.scenario, &read_options(&args.options)?)?;
    let seats = opening.listing.seats.clone();
    let players = read_players(args, &seats)?;
    let seeds = seeds(args)?;
    let begun = std::time::Instant::now();
    let tally = each_game!(&opening.game, it => play_all(args, it, &players, &seeds));
    let seconds = begun.elapsed().as_secs_f64();
    let value = report(&tally, &seats, seconds);
    if args.json {
        say(&serde_json::to_string_pretty(&value)?)?;
    } else {
        say(&format!("{} games in {seconds:.1} s, {} decisions", tally.games, tally.decisions))?;
        for (seat, wins) in seats.iter().zip(&tally.wins) {
            say(&format!("{seat}: {wins} won"))?;
        }
        match seats.len() {
            1 => say(&format!("lost: {}", tally.lost))?,
            _ => say(&format!("draws: {}", tally.draws))?,
        }
    }
    if !tally.faults.is_empty() {
        bail!("{} games with faults, the first: {}", tally.faults.len(), tally.faults[0]);
    }
    Ok(())
}

fn report(tally: &Tally, seats: &[String], seconds: f64) -> Value {
    let wins: BTreeMap<&String, u64> = seats.iter().zip(tally.wins.iter().copied()).collect();
    #[expect(
        clippy::cast_precision_loss,
        clippy::float_arithmetic,
        reason = "a rate to read, with fewer digits"
    )]
    let rate = tally.games as f64 / seconds.max(1e-9);
    json!({
        "games": tally.games, "wins": wins, "draws": tally.draws, "lost": tally.lost,
        "turns": tally.turns,
        "decisions": tally.decisions, "seconds": seconds, "games_per_second": rate,
        "faults": tally.faults,
    })
}

fn read_players(args: &Args, seats: &[String]) -> Result<Vec<Player>> {
    let mut players = vec![Player::Bot(Bot::Random); seats.len()];
    for entry in &args.seats {
        let Some((seat, name)) = entry.split_once('=') else {
            bail!("`{entry}`: say NAME=BOT, such as {}=greedy", seats[0]);
        };
        let Some(index) = seats.iter().position(|it| it == seat) else {
            bail!("there is no seat `{seat}`; there are {}", seats.join(", "));
        };
        players[index] = match (name, Bot::find(name)) {
            ("swarm", _) => Player::Swarm,
            (_, Some(bot)) => Player::Bot(bot),
            (_, None) => bail!("there is no bot `{name}`; `esagono bots` lists them"),
        };
    }
    Ok(players)
}

fn seeds(args: &Args) -> Result<Vec<u64>> {
    if args.seed.checked_add(args.games).is_none() {
        bail!("seeds end at {}; begin with a smaller one", u64::MAX - 1);
    }
    let all = args.seed..args.seed + args.games;
    let Some(shard) = &args.shard else { return Ok(all.collect()) };
    let number = |text: &str| text.parse::<u64>().ok();
    let parts = shard.split_once('/').and_then(|(i, n)| Some((number(i)?, number(n)?)));
    match parts {
        Some((part, of)) if part < of => Ok(all.filter(|it| it % of == part).collect()),
        _ => bail!("`{shard}`: say a shard as I/N with I below N, such as 0/4"),
    }
}

fn play_all<G>(args: &Args, start: &G, players: &[Player], seeds: &[u64]) -> Tally
where
    G: Playable + Show + Sync + RefUnwindSafe,
{
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.unwrap_or(cores).clamp(1, 64);
    let bar = if std::io::stderr().is_terminal() && !args.json {
        ProgressBar::new(seeds.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally { wins: vec![0; players.len()], ..Tally::default() };
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&seed) = usize::try_from(index).ok().and_then(|it| seeds.get(it)) else {
                return tally;
            };
            tally.add(play_one(args, start, players, seed));
            bar.inc(1);
        }
    };
    let mut total = Tally { wins: vec![0; players.len()], ..Tally::default() };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            match thread.join() {
                Ok(tally) => total.merge(tally),
                Err(_) => total.faults.push("a thread of the simulation died".into()),
            }
        }
    });
    bar.finish_and_clear();
    total
}

impl Tally {
    fn add(&mut self, played: Played) {
        self.games += 1;
        self.turns += played.turns;
        self.decisions += played.decisions;
        match played.winner {
            Some(seat) => self.wins[seat] += 1,
            None if self.wins.len() == 1 => self.lost += u64::from(played.fault.is_none()),
            None => self.draws += u64::from(played.fault.is_none()),
        }
        self.faults.extend(played.fault);
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.draws += other.draws;
        self.lost += other.lost;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.faults.extend(other.faults);
        for (total, wins) in self.wins.iter_mut().zip(other.wins) {
            *total += wins;
        }
    }
}

/// Plays one game; a panic inside the rules is a fault of that game, not of the program.
fn play_one<G>(args: &Args, start: &G, players: &[Player], seed: u64) -> Played
where
    G: Playable + Show + RefUnwindSafe,
{
    let game = std::panic::catch_unwind(|| play_game(args, start, players, seed));
    game.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        let fault = format!("seed {seed}: {}", text.unwrap_or_else(|| "a panic".into()));
        Played { winner: None, turns: 0, decisions: 0, fault: Some(fault) }
    })
}

fn play_game<G: Playable + Show>(args: &Args, start: &G, players: &[Player], seed: u64) -> Played {
    let mut game = start.clone();
    let mut chooser = SearchDice::new(seed);
    let mut dice = SearchDice::new(!seed);
    let mut swarms: Vec<Tastes> = players.iter().map(|_| Tastes::new(chooser.word())).collect();
    for decisions in 0..STEPS_MAX {
        let turns = u64::from(game.standing().turn);
        let Some(prompt) = game.prompt() else {
            let winner = game.outcome().and_then(|it| it.winner).map(|it| usize::from(it.0));
            return Played { winner, turns, decisions: decisions.into(), fault: None };
        };
        let seat = usize::from(prompt.seat.0);
        let action = match players[seat] {
            Player::Bot(bot) => {
                let budget = args.budget.unwrap_or(bot.info().budget);
                bot.choose_in(&game, budget, chooser.word())
            }
            Player::Swarm => Some(swarms[seat].choose(&game, &prompt.actions, &mut chooser)),
        };
        let played = action
            .ok_or("a dead end")
            .and_then(|it| game.apply(&it, &mut dice).map_err(|_| "a listed answer was refused"));
        if let Err(what) = played {
            let fault = Some(format!("seed {seed}, step {decisions}: {what}"));
            return Played { winner: None, turns, decisions: decisions.into(), fault };
        }
        if args.check {
            game.check_invariants();
        }
    }
    let fault = Some(format!("seed {seed}: no end after {STEPS_MAX} answers"));
    Played { winner: None, turns: 0, decisions: STEPS_MAX.into(), fault }
}

/// How much a swarm player likes each verb; some not at all.
struct Tastes {
    seed: u64,
    known: BTreeMap<String, u64>,
}

impl Tastes {
    fn new(seed: u64) -> Self {
        Self { seed, known: BTreeMap::new() }
    }

    fn weight(&mut self, verb: &str) -> u64 {
        if let Some(&weight) = self.known.get(verb) {
            return weight;
        }
        let word = verb.bytes().fold(7, |sum: u64, it| sum.wrapping_mul(31) + u64::from(it));
        let weight = [0, 1, 1, 4, 16][SearchDice::new(self.seed ^ word).index(5)];
        self.known.insert(verb.to_owned(), weight);
        weight
    }

    /// One choice in sixteen ignores the tastes, so that every game ends.
    fn choose<G: Playable>(
        &mut self,
        game: &G,
        actions: &[G::Action],
        dice: &mut SearchDice,
    ) -> G::Action {
        let verb = |it: &G::Action| {
            let text = game.action_text(it);
            text.split(' ').next().unwrap_or_default().to_owned()
        };
        let weights: Vec<u64> = actions.iter().map(|it| self.weight(&verb(it))).collect();
        let total: u64 = weights.iter().sum();
        if total == 0 || dice.index(16) == 0 {
            return actions[dice.index(actions.len())];
        }
        let mut pick = dice.word() % total;
        for (action, weight) in actions.iter().zip(weights) {
            if pick < weight {
                return *action;
            }
            pick -= weight;
        }
        actions[0]
    }
}
