//! Scenario files: any text is a scenario or gives findings, and what is a scenario can be begun.
//!
//! Maps, rosters and charts are those of the repository, so that a changed scenario still finds
//! what it refers to.

#![no_main]

use std::sync::{Arc, LazyLock};

use catalog::{Files, Findings, Library};
use kernel::Game;
use libfuzzer_sys::fuzz_target;
use rules_scs::{Options, War, load};

const PATH: &str = "scs/scenarios/fuzz.toml";

/// Every data file that a scenario may name.
static DATA: LazyLock<Library> = LazyLock::new(|| {
    let mut library = Library::new();
    for (path, text) in [
        ("scs/maps/mill-bridge.toml", include_str!("../../data/scs/maps/mill-bridge.toml")),
        ("scs/rosters/mill-bridge.csv", include_str!("../../data/scs/rosters/mill-bridge.csv")),
        (
            "scs/charts/example-terrain.toml",
            include_str!("../../data/scs/charts/example-terrain.toml"),
        ),
        (
            "scs/charts/mill-bridge-terrain.toml",
            include_str!("../../data/scs/charts/mill-bridge-terrain.toml"),
        ),
        (
            "scs/charts/mill-bridge-crt.toml",
            include_str!("../../data/scs/charts/mill-bridge-crt.toml"),
        ),
    ] {
        library.insert(path, text);
    }
    library
});

fuzz_target!(|text: &str| {
    let mut library = DATA.clone();
    library.insert(PATH, text);
    let mut findings = Findings::new();
    let scenario = load(&mut Files::new(&library), PATH, &mut findings);
    assert!(scenario.is_some() != findings.has_errors(), "a scenario, or the reason why not");
    if let Some(scenario) = scenario {
        let war = War::new(Arc::new(scenario), Options::default());
        assert!(war.prompt().is_some() != war.outcome().is_some(), "a question, or the end");
    }
});
