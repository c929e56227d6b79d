//! The contract that all modules share, kept by random games.

use testkit::conformance;

use crate::data::battle;

#[test]
fn random_games_of_the_training_battle_keep_the_contract() {
    let start = battle("training");
    for seed in 0..2 {
        conformance::check_random_game(&start, seed, 20_000);
    }
}

/// The whole would take too long to be checked at every step.
#[test]
fn openings_of_battles_keep_the_contract() {
    for name in ["rossbach-battle", "leuthen"] {
        conformance::check_opening(&battle(name), 1, 60);
    }
}
