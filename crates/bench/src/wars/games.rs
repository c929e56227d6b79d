//! Where wars come from, and how random games of them are played.

use std::path::Path;
use std::sync::Arc;

use catalog::{Findings, Library};
use kernel::Game;
use kernel::dice::SearchDice;
use rules_scs::{Action, Options, War};

/// The data files of the series.
pub fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scs");
    let mut library = Library::new();
    for folder in ["maps", "rosters", "charts", "scenarios"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("data files are texts");
            library.insert(format!("scs/{folder}/{name}"), text);
        }
    }
    library
}

/// A game of a scenario of the library, about to begin.
pub fn war(library: &Library, name: &str) -> War {
    let mut findings = Findings::new();
    let path = format!("scs/scenarios/{name}.toml");
    match rules_scs::load(library, &path, &mut findings) {
        Some(scenario) => War::new(Arc::new(scenario), Options::default()),
        None => panic!("{findings}"),
    }
}

/// Plays one random game: every listed answer is as likely as any other.
///
/// `watch` sees the game before each answer, what can be answered, and what is.
pub fn play(start: &War, seed: u64, mut watch: impl FnMut(&War, &[Action], Action)) -> War {
    let mut chooser = SearchDice::new(seed);
    let mut dice = SearchDice::new(chooser.word());
    let mut game = start.clone();
    while let Some(prompt) = game.prompt() {
        let action = prompt.actions[chooser.index(prompt.actions.len())];
        watch(&game, &prompt.actions, action);
        game.apply(&action, &mut dice).expect("a listed answer is legal");
    }
    game
}
