//! Tables of real scenarios: what they hand out, and what they cost.

mod asking;
mod door;
mod earlier;
mod faults;
mod firefight;
mod flat_names;
mod hands;
mod options;
mod pieces;
mod seats;

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use registry::{AnyTable, Registry};

/// The data files of every system, as they stand in the repository.
fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let mut library = Library::new();
    for system in ["scs", "coh", "prussia", "ambush", "nextwar"] {
        add(&mut library, &root, system);
    }
    library
}

fn registry() -> Registry {
    Registry::new(library())
}

/// Adds the files of a folder and of those in it.
fn add(library: &mut Library, root: &Path, folder: &str) {
    for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().expect("files have names").to_string_lossy();
        let name = format!("{folder}/{name}");
        if path.is_dir() {
            add(library, root, &name);
        } else {
            library.insert(name, std::fs::read_to_string(&path).expect("data files are texts"));
        }
    }
}

/// A game at its start.
fn table(scenario: &str) -> AnyTable {
    registry().begin(scenario, &BTreeMap::new(), 1).expect("it opens")
}

/// Plays answers separated by `;`, all or none.
#[track_caller]
fn play(table: &mut AnyTable, actions: &str) {
    let actions: Vec<String> = actions.split(';').map(|it| it.trim().to_owned()).collect();
    table.play(&actions, None).expect("legal");
}
