//! Where the data files of a system come from.

use std::path::Path;

use catalog::Library;

/// The data files of a system.
pub(crate) fn library(system: &str) -> Library {
    let mut library = Library::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data").join(system);
    add(&mut library, &root, system);
    library
}

/// Adds every file of a folder and of those inside it.
fn add(library: &mut Library, folder: &Path, name: &str) {
    for entry in std::fs::read_dir(folder).expect("the data folder is there") {
        let path = entry.expect("the folder can be read").path();
        let last = path.file_name().expect("files have names").to_string_lossy();
        let name = format!("{name}/{last}");
        if path.is_dir() {
            add(library, &path, &name);
        } else {
            library.insert(name, std::fs::read_to_string(&path).expect("data files are texts"));
        }
    }
}
