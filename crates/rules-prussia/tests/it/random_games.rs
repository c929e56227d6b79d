//! Whole random games of every scenario.

use kernel::Game;
use testkit::{finished, swarm};

use crate::data::{battle, names};

/// More answers than any battle takes.
const STEPS_MAX: u32 = 400_000;

#[test]
fn every_scenario_of_the_data_folder_can_be_read() {
    let names = names();
    assert!(names.len() >= 12, "{names:?}");
    for name in names {
        battle(&name).check_invariants();
    }
}

#[test]
fn random_games_end_without_a_dead_end() {
    for name in names() {
        let start = battle(&name);
        for seed in 0..2 {
            let mut answers = 0u32;
            let over = swarm::play(&start, seed, STEPS_MAX, &mut |game, _| {
                answers += 1;
                if answers.is_multiple_of(16) {
                    game.check_invariants();
                }
            });
            finished::check(&over);
        }
    }
}
