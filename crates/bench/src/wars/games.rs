//! Where wars come from.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_scs::{Options, War};

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
    match rules_scs::load(&mut Files::new(library), &path, &mut findings) {
        Some(scenario) => War::new(Arc::new(scenario), Options::default()),
        None => panic!("{findings}"),
    }
}
