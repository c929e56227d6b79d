//! The data folder: every file of the system, and battles read from it.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_prussia::{Battle, Options, Scenario};

/// Every data file of the system.
pub fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/prussia");
    let mut library = Library::new();
    let mut read = |folder: &Path, name: &str| {
        for entry in std::fs::read_dir(folder).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_file() {
                let file = path.file_name().expect("files have names").to_string_lossy();
                let text = std::fs::read_to_string(&path).expect("data files are texts");
                library.insert(format!("{name}/{file}"), text);
            }
        }
    };
    for folder in ["armies", "charts", "maps", "rosters", "scenarios"] {
        read(&root.join(folder), &format!("prussia/{folder}"));
    }
    library
}

/// The names of all scenarios.
pub fn names() -> Vec<String> {
    let library = library();
    let paths = library.paths().filter_map(|it| it.strip_prefix("prussia/scenarios/"));
    paths.filter_map(|it| it.strip_suffix(".toml")).map(str::to_owned).collect()
}

/// A scenario of the data folder.
#[track_caller]
pub fn scenario(name: &str) -> Arc<Scenario> {
    let mut findings = Findings::new();
    match rules_prussia::scenario::load(
        &mut Files::new(&library()),
        &format!("prussia/scenarios/{name}.toml"),
        &mut findings,
    ) {
        Some(scenario) => Arc::new(scenario),
        None => panic!("{findings}"),
    }
}

/// A battle at its start.
#[track_caller]
pub fn battle(name: &str) -> Battle {
    Battle::new(scenario(name), Options::default())
}
