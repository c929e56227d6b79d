//! `esagono bench`: speed figures of the rules, in one run.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use anyhow::Result;
use kernel::Game;
use kernel::dice::SearchDice;
use registry::AnyGame;
use rules_scs::War;
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
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

const REFERENCE: [&str; 2] = ["scs/mill-bridge", "scs/gothic-line"];

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let registry = data::registry();
    let mut scenarios: Vec<&str> = args.scenarios.iter().map(String::as_str).collect();
    if scenarios.is_empty() {
        scenarios.extend(REFERENCE);
    }
    let mut values = Vec::new();
    for id in scenarios {
        let AnyGame::Scs(war) = registry.open(id, &BTreeMap::new())?.game;
        let value = measure(id, &war, args.seconds);
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

/// States of random games, one in ten.
fn sample(start: &War) -> Vec<War> {
    let mut states = Vec::new();
    for seed in 0..5 {
        let (mut war, mut dice) = (start.clone(), SearchDice::new(seed));
        for step in 0u32.. {
            let Some(prompt) = war.prompt() else { break };
            if step % 10 == 0 {
                states.push(war.clone());
            }
            let action = prompt.actions[dice.index(prompt.actions.len())];
            if war.apply(&action, &mut dice).is_err() {
                break;
            }
        }
    }
    states
}

fn measure(id: &str, start: &War, seconds: f64) -> Value {
    let (mut games, mut steps) = (0u32, 0u32);
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < seconds {
        let (mut war, mut dice) = (start.clone(), SearchDice::new(games.into()));
        while let Some(prompt) = war.prompt() {
            let action = prompt.actions[dice.index(prompt.actions.len())];
            if war.apply(&action, &mut dice).is_err() {
                break;
            }
            steps += 1;
        }
        games += 1;
    }
    let elapsed = begun.elapsed().as_secs_f64();
    let states = sample(start);
    let listed: usize = states.iter().filter_map(War::prompt).map(|it| it.actions.len()).sum();
    let mut target = start.clone();
    let clone = per_state(&states, seconds, |war| {
        target.clone_from(war);
        black_box(&target);
    });
    let prompt = per_state(&states, seconds, |war| {
        black_box(war.prompt());
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
        "bytes_core": start.core().bytes(),
        "units": start.core().units.len(),
    })
}

/// Nanoseconds for one call on a state, over all states again and again.
fn per_state(states: &[War], seconds: f64, mut call: impl FnMut(&War)) -> f64 {
    let (begun, mut calls) = (Instant::now(), 0u32);
    while begun.elapsed().as_secs_f64() < seconds / 2.0 {
        for war in states {
            call(war);
            calls += 1;
        }
    }
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(calls.max(1))
}

/// Nanoseconds to play one answer, the copy it is played on not counted.
fn apply_time(states: &[War], seconds: f64, clone: f64) -> f64 {
    let answers: Vec<_> =
        states.iter().filter_map(|it| Some((it, *it.prompt()?.actions.first()?))).collect();
    let Some((first, _)) = answers.first() else { return 0.0 };
    let mut target = (*first).clone();
    let (begun, mut calls) = (Instant::now(), 0u32);
    while begun.elapsed().as_secs_f64() < seconds / 2.0 {
        for (war, action) in &answers {
            target.clone_from(war);
            let _ = black_box(target.apply(action, &mut SearchDice::new(1)));
            calls += 1;
        }
    }
    begun.elapsed().as_secs_f64() * 1e9 / f64::from(calls.max(1)) - clone
}
