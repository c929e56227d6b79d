//! The contract that all modules share, kept by random games.

use testkit::conformance;

use crate::data::{firefight, names};

#[test]
fn random_games_of_the_training_firefight_keep_the_contract() {
    let start = firefight("training");
    for seed in 0..4 {
        conformance::check_random_game(&start, seed, 20_000);
    }
}

/// The whole would take too long to be checked at every step.
#[test]
fn openings_of_firefights_keep_the_contract() {
    for name in ["first-contact", "corn-ambush", "ridge", "road-column", "belt", "belt-four"] {
        conformance::check_opening(&firefight(name), 1, 60);
    }
}

/// No answers without dice lead back to where they began: a record cannot be made longer at will.
#[test]
fn nothing_comes_back_for_free() {
    for name in names() {
        conformance::check_free_circles(&firefight(&name), 1, 120);
    }
}
