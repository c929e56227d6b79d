//! Whole random games of every firefight.

use kernel::Game;
use testkit::swarm;

use crate::data::{firefight, names};

/// More answers than any firefight takes.
const STEPS_MAX: u32 = 200_000;

#[test]
fn every_firefight_of_the_data_folder_can_be_read() {
    let names = names();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        firefight(&name).check_invariants();
    }
}

#[test]
fn random_games_end_without_a_dead_end() {
    for name in names() {
        let start = firefight(&name);
        for seed in 0..4 {
            swarm::play(&start, seed, STEPS_MAX, &mut |game, _| game.check_invariants());
        }
    }
}
