//! How long the program takes to answer the page: the scene with its question, the chances of
//! attacks, the reasons of an answer, and playing one.

#![expect(clippy::disallowed_types, reason = "what is measured here is time")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use kernel::dice::SearchDice;
use registry::{AnyTable, Registry};

use crate::data;

/// Random games that are played.
const GAMES: u64 = 4;
/// The most answers of each game.
const ANSWERS: usize = 1_500;
/// The verbs whose chances the page asks for.
const ATTACKS: [&str; 4] = ["fire", "throw", "assault", "tank-fire"];

/// What the page asks for.
const REQUESTS: [&str; 5] = [
    "scene and question",
    "of these, a piece taken up",
    "chances of all attacks",
    "reasons",
    "play",
];

/// What the answer before has done to the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Before {
    /// It has taken up a piece, or opened something else that can be given up again.
    Opened,
    /// Anything else, or nothing has been answered yet.
    Played,
}

/// Times so many requests of each kind, in random games of a scenario.
pub fn print(scenario: &str) -> Result<()> {
    let system = scenario.split('/').next().context("a scenario has a system")?;
    let registry = Registry::new(data::library(system));
    let mut times: [Vec<Duration>; REQUESTS.len()] = Default::default();
    for seed in 0..GAMES {
        let table = registry.begin(scenario, &BTreeMap::new(), seed);
        let mut table = table.map_err(|fault| anyhow::anyhow!("{fault:?}"))?;
        let mut chooser = SearchDice::new(seed);
        let mut before = Before::Played;
        for _ in 0..ANSWERS {
            if table.asked().is_none() {
                break;
            }
            before = answer(&mut table, before, &mut chooser, &mut times)?;
        }
    }
    println!(
        "{:28} {:>9} {:>9} {:>9} {:>9}",
        "milliseconds", "requests", "median", "p95", "longest"
    );
    for (request, mut times) in REQUESTS.iter().zip(times) {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).map_or(0.0, millis);
        let longest = times.last().map_or(0.0, millis);
        let (count, median, p95) = (times.len(), at(50), at(95));
        println!("{request:28} {count:9} {median:9.3} {p95:9.3} {longest:9.3}");
    }
    Ok(())
}

fn millis(time: &Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// One question, as the page deals with it, and a random answer.
fn answer(
    table: &mut AnyTable,
    before: Before,
    chooser: &mut SearchDice,
    times: &mut [Vec<Duration>; REQUESTS.len()],
) -> Result<Before> {
    let seat = table.asked().context("somebody is asked")?.to_owned();
    let viewer = table.viewer(&seat).map_err(|fault| anyhow::anyhow!("{fault:?}"))?;
    let begun = Instant::now();
    let scene = table.scene_without_log(viewer);
    let text = serde_json::to_string(&scene)?;
    let elapsed = begun.elapsed();
    times[0].push(elapsed);
    if before == Before::Opened {
        times[1].push(elapsed);
    }
    anyhow::ensure!(!text.is_empty(), "a scene says something");
    let choices = scene.prompt.context("there is a question")?.choices;
    let attacks = choices.iter().filter(|it| ATTACKS.iter().any(|verb| it.verb.starts_with(verb)));
    let attacks: Vec<String> = attacks.map(|it| it.action.clone()).collect();
    if !attacks.is_empty() {
        let begun = Instant::now();
        std::hint::black_box(table.odds_of_all(&attacks));
        times[2].push(begun.elapsed());
    }
    let choice = &choices[chooser.index(choices.len())];
    let begun = Instant::now();
    let why = table.why_view(&choice.action);
    times[3].push(begun.elapsed());
    anyhow::ensure!(why.is_ok(), "a listed answer has reasons");
    let begun = Instant::now();
    table.answer(&choice.action).map_err(|fault| anyhow::anyhow!("{fault:?}"))?;
    times[4].push(begun.elapsed());
    Ok(if choice.opens { Before::Opened } else { Before::Played })
}
