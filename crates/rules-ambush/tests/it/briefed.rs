//! Missions of the game as they are, from their beginning or from a start of the test's own.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::dice::Script;
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::mission::{Mission, load};
use rules_ambush::state::Sortie;

use crate::stage::library;

/// A mission of the game, its script in clear, with a start if the test has one.
#[track_caller]
pub fn briefed(name: &str, start: &str) -> Arc<Mission> {
    let mut library = library();
    let path = format!("ambush/scenarios/{name}.toml");
    let open = library.get(&path).unwrap_or_else(|| panic!("there is no {path}")).to_owned();
    let start = if start.is_empty() { String::new() } else { format!("\n[start]\n{start}") };
    library.insert(path.clone(), open.replace(".sealed", ".toml") + &start);
    let clear = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../missions/{name}.toml"));
    let script = std::fs::read_to_string(clear).expect("the author's folder has the script");
    library.insert(format!("ambush/scripts/{name}.toml"), script);
    let mut findings = Findings::new();
    let found = load::read(&mut Files::new(&library), &path, &mut findings);
    Arc::new(found.unwrap_or_else(|| panic!("{findings}")))
}

/// A mission begun, with the player asked first.
#[track_caller]
pub fn begin(name: &str, start: &str) -> Sortie {
    Sortie::begin(briefed(name, start), Options::default())
}

/// The same with dice for what happens before the player is asked, and what happened.
#[track_caller]
pub fn begin_rolling(name: &str, start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    let mut dice = Script::new(faces);
    let begun = Sortie::begin_with(briefed(name, start), Options::default(), &mut dice);
    dice.finish().unwrap_or_else(|fault| panic!("{fault}"));
    begun
}
