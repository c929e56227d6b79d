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

/// Search copies situations into memory that was used for others before: nothing of those is left.
#[test]
fn a_copy_into_used_memory_is_as_good_as_a_new_one() {
    for name in ["training", "belgorod", "prokhorovka"] {
        let start = firefight(name);
        for seed in 4..6 {
            let mut copy = start.clone();
            swarm::play(&start, seed, STEPS_MAX, &mut |game, _| {
                copy.clone_from(game);
                assert_eq!(copy, *game);
            });
        }
    }
}
