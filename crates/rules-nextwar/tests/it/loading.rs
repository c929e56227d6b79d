//! Scenario files, sound and faulty.

use catalog::{Files, Findings};
use rules_nextwar::scenario::{Scenario, load};

use crate::stage::library;

/// The scenarios of the game.
pub const SCENARIOS: [&str; 8] = [
    "training",
    "train-to-seoul",
    "uijeongbu-blues",
    "east-coast-highway",
    "incheon-again",
    "militarized-zone",
    "all-in",
    "they-did-what",
];

/// A scenario of the game.
#[track_caller]
pub fn scenario(name: &str) -> Scenario {
    let library = library();
    let mut findings = Findings::new();
    let path = format!("nextwar/scenarios/{name}.toml");
    match load(&mut Files::new(&library), &path, &mut findings) {
        Some(scenario) => scenario,
        None => panic!("{findings}"),
    }
}

#[test]
fn every_scenario_of_the_game_is_read() {
    for name in SCENARIOS {
        let scenario = scenario(name);
        assert_eq!(scenario.id, format!("nextwar/{name}"));
    }
}
