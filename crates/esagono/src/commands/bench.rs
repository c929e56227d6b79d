//! `esagono bench`: speed figures of the rules, in one run.

#![expect(clippy::float_arithmetic, reason = "figures to read; nothing is played by them")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use anyhow::Result;
use kernel::dice::SearchDice;
use players::Playable;
use registry::each_game;
use serde_json::{Value, json};

use super::say;
use crate::data;

/// Speed figures: playouts and steps per second, ns per clone, prompt and apply, bytes per state.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono bench scs/mill-bridge --json")]
pub struct Args {
    /// Scenarios; the reference ones by default.
    scenarios: Vec<String>,
    /// Seconds to spend on each figure.
    #[arg(long, default_value_t = 1.0, value_parser = some_time)]
    seconds: f64,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

const REFERENCE: [&str; 4] =
    ["scs/mill-bridge", "scs/gothic-line", "coh/first-contact", "prussia/leuthen-battle"];

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let registry = data::registry();
    let mut scenarios: Vec<&str> = args.scenarios.iter().map(String::as_str).collect();
    if scenarios.is_empty() {
        scenarios.extend(REFERENCE);
    }
    let mut values = Vec::new();
    for id in scenarios {
        let opening = registry.open(id, &BTreeMap::new())?;
        let units = opening.listing.units;
        let value = each_game!(&opening.game, it => measure(id, it, units, args.seconds));
        if !args.json {
            say(id)?;
            for (name, figure) in value.as_object().into_iter().flatten() {
                say(&format!("  {name:<22} {figure}"))?;
            }
        }
        values.push(value);
    }
    if args.json {
        say(&serde_json::to_string_pretty(&values)?)?;
    }
    Ok(())
}

/// A time long enough to measure something.
fn some_time(text: &str) -> Result<f64, String> {
    let seconds: Result<f64, _> = text.parse();
    let long_enough = seconds.ok().filter(|it| (0.001..=3600.0).contains(it));
    long_enough.ok_or_else(|| "write seconds, from 0.001 to 3600".to_owned())
}

/// States of random games, one in ten.
fn sample<G: Playable>(start: &G) -> Vec<G> {
    let mut states = Vec::new();
    for seed in 0..5 {
        let (mut game, mut dice) = (start.clone(), SearchDice::new(seed));
        for step in 0u32.. {
            let Some(prompt) = game.prompt() else { break };
            if step % 10 == 0 {
                states.push(game.clone());
            }
            let action = prompt.actions[dice.index(prompt.actions.len())];
            if game.apply(&action, &mut dice).is_err() {
                break;
            }
        }
    }
    states
}

fn measure<G: Playable>(id: &str, start: &G, units: usize, seconds: f64) -> Value {
    let (mut games, mut steps) = (0u32, 0u32);
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < seconds {
        let (mut game, mut dice) = (start.clone(), SearchDice::new(games.into()));
        while let Some(prompt) = game.prompt() {
            let action = prompt.actions[dice.index(prompt.actions.len())];
            if game.apply(&action, &mut dice).is_err() {
                break;
            }
            steps += 1;
        }
        games += 1;
    }
    let elapsed = begun.elapsed().as_secs_f64();
    let mut bytes = Vec::new();
    start.digest(&mut bytes);
    let states = sample(start);
    let listed: usize = states.iter().filter_map(G::prompt).map(|it| it.actions.len()).sum();
    let mut target = start.clone();
    let clone = per_state(&states, seconds, |game| {
        target.clone_from(game);
        black_box(&target);
    });
    let prompt = per_state(&states, seconds, |game| {
        black_box(game.prompt());
    });
    let apply = apply_time(&states, seconds, clone);
    #[expect(clippy::cast_precision_loss, reason = "figures need no more digits")]
    let per_prompt = listed as f64 / states.len().max(1) as f64;
    json!({
        "scenario": id,
        "playouts_per_second": f64::from(games) / elapsed,
        "steps_per_second": f64::from(steps) / elapsed,
        "steps_per_playout": f64::from(steps) / f64::from(games),
        "clone_ns": clone,
        "prompt_ns": prompt,
        "actions_per_prompt": per_prompt,
        "apply_ns": apply,
        "bytes_core": bytes.len(),
        "units": units,
    })
}

/// Nanoseconds for one call on a state, over all states again and again.
fn per_state<G>(states: &[G], seconds: f64, mut call: impl FnMut(&G)) -> f64 {
    let (begun, mut calls) = (Instant::now(), 0u32);
    while begun.elapsed().as_secs_f64() < seconds / 2.0 {
        for game in states {
            call(game);
            calls += 1;
        }
    }
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(calls.max(1))
}

/// Nanoseconds to play one answer, the copy it is played on not counted.
fn apply_time<G: Playable>(states: &[G], seconds: f64, clone: f64) -> f64 {
    let answers: Vec<_> =
        states.iter().filter_map(|it| Some((it, *it.prompt()?.actions.first()?))).collect();
    let Some((first, _)) = answers.first() else { return 0.0 };
    let mut target = (*first).clone();
    let (begun, mut calls) = (Instant::now(), 0u32);
    while begun.elapsed().as_secs_f64() < seconds / 2.0 {
        for (game, action) in &answers {
            target.clone_from(game);
            let _ = black_box(target.apply(action, &mut SearchDice::new(1)));
            calls += 1;
        }
    }
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(calls.max(1)) - clone
}
