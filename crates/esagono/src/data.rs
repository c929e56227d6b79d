//! The data files: built into the program, or read from disk.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::Library;
use include_dir::{Dir, DirEntry, include_dir};
use registry::Registry;

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data");
static GLOSSARY: &str = include_str!("../../../docs/glossary.md");
static LEDGERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/rules");

/// Every data file built into the program.
pub fn library() -> Library {
    let mut library = Library::new();
    add(&DATA, &mut library);
    library
}

fn add(dir: &Dir<'_>, library: &mut Library) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => add(dir, library),
            DirEntry::File(file) => {
                if let Some(text) = file.contents_utf8() {
                    library.insert(file.path().to_string_lossy().replace('\\', "/"), text);
                }
            }
        }
    }
}

/// The scenarios built into the program.
pub fn registry() -> Registry {
    Registry::new(library())
}

/// The ledger of a system in a language, built into the program.
pub fn ledger(system: &str, language: &str) -> Option<&'static str> {
    let name = if language == "it" { "ledger.it.tsv" } else { "ledger.tsv" };
    LEDGERS.get_file(format!("{system}/{name}"))?.contents_utf8()
}

/// Reads a scenario file and what it refers to; returns its path in the library too.
///
/// Files are found beside it on disk first, then among the built-in ones of the same name.
pub fn read_scenario(path: &Path) -> Result<(Library, String)> {
    let text = read_text(path)?;
    let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
    let mut library = library();
    // The library knows a scenario by its id, whatever its file is called.
    let file_name = path.file_stem().map(|it| it.to_string_lossy().into_owned());
    let named = file_name.map(|it| ("scs".to_owned(), it));
    let (system, name) = id_of(&text).or(named).unwrap_or_default();
    let own = format!("{system}/scenarios/{name}.toml");
    for reference in references(&text) {
        let file: PathBuf = folder.join(&reference);
        if let Ok(text) = std::fs::read_to_string(&file) {
            library.insert(Library::join(&own, &reference), text);
        }
    }
    library.insert(own.clone(), text);
    Ok((library, own))
}

/// Reads a text file, or says what is wrong with it.
pub fn read_text(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read `{}`", path.display()))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(_) => bail!("`{}` is no UTF-8 text", path.display()),
    }
}

/// What a scenario calls itself: the two halves of its id, system and name.
fn id_of(text: &str) -> Option<(String, String)> {
    let table = text.parse::<toml::Table>().ok()?;
    let (system, name) = table.get("id")?.as_str()?.split_once('/')?;
    (!name.contains('/')).then(|| (system.to_owned(), name.to_owned()))
}

/// The files a scenario names: string values of the keys that may name one, and the `file` of each
/// board and overlay.
fn references(text: &str) -> Vec<String> {
    let Ok(table) = text.parse::<toml::Table>() else { return Vec::new() };
    let keys =
        ["map", "roster", "terrain", "crt", "markers", "cards", "armies", "bombardment", "combat"];
    let named = keys.iter().filter_map(|key| table.get(*key)?.as_str());
    let lists = ["board", "overlay"].iter().filter_map(|key| table.get(*key)?.as_array());
    let files = lists.flatten().filter_map(|it| it.get("file")?.as_str());
    named.chain(files).map(str::to_owned).collect()
}

/// The index of citations: rule, `code` or `test`, place; a line each.
pub fn citations() -> &'static str {
    LEDGERS.get_file("citations.tsv").and_then(include_dir::File::contents_utf8).unwrap_or_default()
}

/// The glossary, built into the program.
pub fn glossary() -> &'static str {
    GLOSSARY
}
