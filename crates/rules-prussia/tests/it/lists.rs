//! What is listed is what the check lets pass, in random games of every scenario.

use std::env;

use testkit::conformance::check_lists;

use crate::data::{battle, names};

/// More answers than any battle takes.
const STEPS_MAX: u32 = 400_000;

#[test]
fn lists_and_checks_of_every_scenario_say_the_same() {
    for name in names() {
        // The training battle is short.
        let games = if name == "training" { 8 } else { 1 };
        let start = battle(&name);
        for seed in 0..games {
            check_lists(&start, seed, STEPS_MAX);
        }
    }
}

/// `LISTS_GAMES` games of every scenario, or of `LISTS_SCENARIO` alone.
#[test]
#[ignore = "takes long: for changes of rules, with LISTS_GAMES=20"]
fn lists_and_checks_of_many_games_say_the_same() {
    let games = env::var("LISTS_GAMES").map_or(1, |it| it.parse().expect("a number of games"));
    let only = env::var("LISTS_SCENARIO").ok();
    for name in names().into_iter().filter(|it| only.as_ref().is_none_or(|only| only == it)) {
        let start = battle(&name);
        for seed in 0..games {
            let compared = check_lists(&start, seed, STEPS_MAX);
            println!("{name}, seed {seed}: {compared} answers compared");
        }
    }
}
