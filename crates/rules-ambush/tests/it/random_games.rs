//! Random games of every mission against the contract.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings};
use rules_ambush::Options;
use rules_ambush::mission::load;
use rules_ambush::state::Sortie;
use testkit::conformance::{check_free_circles, check_lists, check_opening};

use crate::stage::library;

/// A mission as it begins, its script read from the author's folder.
pub fn mission(name: &str) -> Sortie {
    mission_for(name, Options::default())
}

/// The same as the players have agreed.
pub fn mission_for(name: &str, options: Options) -> Sortie {
    let mut library = library();
    let path = format!("ambush/scenarios/{name}.toml");
    let open = library.get(&path).expect("the mission is there").to_owned();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../missions/{name}.toml"));
    let script = std::fs::read_to_string(script).expect("the author's folder has the script");
    library.insert(path.clone(), open.replace(".sealed", ".toml"));
    library.insert(format!("ambush/scripts/{name}.toml"), script);
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(&library), &path, &mut findings);
    let mission = mission.unwrap_or_else(|| panic!("{findings}"));
    Sortie::begin(Arc::new(mission), options)
}

/// Every mission.
const NAMES: [&str; 9] = [
    "corbeau",
    "saint-michaux",
    "chasoul",
    "cold-morning",
    "night-drop",
    "pickpocket",
    "boat-trip",
    "bait",
    "sambre",
];

#[test]
fn openings_of_random_games_keep_the_contract() {
    for name in NAMES {
        for seed in 0..4 {
            check_opening(&mission(name), seed, 400);
        }
    }
}

#[test]
fn lists_and_checks_say_the_same() {
    for name in NAMES {
        check_lists(&mission(name), 1, 200_000);
    }
}

#[test]
fn nothing_leads_back_for_free() {
    for name in NAMES {
        check_free_circles(&mission(name), 1, 300);
    }
}
