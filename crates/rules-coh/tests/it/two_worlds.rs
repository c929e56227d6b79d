//! The redaction law over many games of every firefight.
//!
//! `COH_GAMES=1000 cargo test --release -p rules-coh --test it two_worlds -- --ignored --nocapture`
//! plays so many games of each; `COH_FIRST` is the first seed, `COH_FIREFIGHT` a firefight to keep to.

use std::collections::BTreeMap;
use std::env;
use std::panic::catch_unwind;

use kernel::dice::SearchDice;
use kernel::{Game, Seat, Viewer};
use rules_coh::Firefight;
use testkit::two_worlds::{check, check_both};

use crate::data::{firefight, names};

/// Who looks on, in turn.
const VIEWERS: [Viewer; 3] = [Viewer::Player(Seat(0)), Viewer::Player(Seat(1)), Viewer::Spectator];

/// More answers than any firefight takes.
const STEPS_MAX: u32 = 200_000;

/// A world that differs in what the viewer may not know; nothing where all is known.
fn twin(game: &Firefight, viewer: Viewer, chooser: &mut SearchDice) -> Option<Firefight> {
    Some(game.guess(viewer, chooser)).filter(|it| it != game)
}

/// One game side by side with a twin, and every situation beside a fresh one; how many were compared.
fn play(start: &Firefight, seed: u64) -> u32 {
    let viewer = VIEWERS[usize::try_from(seed % 3).expect("less than three")];
    check_both(start, viewer, seed, STEPS_MAX, twin).twin_steps
}

/// A number from the environment.
fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
}

/// A few games side by side: the same answers and dice, and nothing that is hidden shows.
#[test]
fn a_few_random_games_in_two_worlds() {
    let mut compared = 0;
    for name in ["corn-ambush", "second-morning", "ridge", "road-column"] {
        for (seed, viewer) in (0..).zip(VIEWERS) {
            compared += check(&firefight(name), viewer, seed, STEPS_MAX, twin).twin_steps;
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Games in which something once showed: a marker that a declared move ruled out, the price of a
/// hidden move, how far away a hidden shot was, a counter under somebody hidden, mines in what was
/// still to be done, a marker in a price, a question, a halt or a rally.
#[test]
fn games_that_once_told_something_tell_nothing() {
    let told: [(&str, &[u64]); 7] = [
        ("second-morning", &[288, 356]),
        ("corn-ambush", &[114, 182, 410, 549, 629]),
        ("corn-return", &[113, 224, 238, 318, 320, 473]),
        ("belgorod", &[2, 62, 80]),
        ("mined-balka", &[8, 62]),
        ("belt-four", &[33, 71, 318, 435]),
        ("road-column", &[47]),
    ];
    for (name, seeds) in told {
        for &seed in seeds {
            assert!(play(&firefight(name), seed) > 0, "{name}, seed {seed}");
        }
    }
}

/// As many games as are asked for.
#[test]
#[ignore = "takes hours; the test above plays a few games"]
fn many_random_games_in_two_worlds() {
    let (first, games) = (number("COH_FIRST", 0), number("COH_GAMES", 10));
    let only = env::var("COH_FIREFIGHT").ok();
    let starts: BTreeMap<String, Firefight> = names()
        .into_iter()
        .filter(|it| only.as_ref().is_none_or(|only| it == only))
        .map(|it| (it.clone(), firefight(&it)))
        .collect();
    let mut faults = Vec::new();
    for (name, start) in &starts {
        let mut compared = 0_u64;
        for seed in first..first + games {
            match catch_unwind(|| play(start, seed)) {
                Ok(more) => compared += u64::from(more),
                Err(_) => faults.push(format!("{name}, seed {seed}")),
            }
            let played = seed + 1 - first;
            if played.is_multiple_of(50) || played == games {
                println!("{name}: {played} games, {compared} comparisons, faults {faults:?}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:?}");
}
