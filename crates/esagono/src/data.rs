//! The data files: built into the program, or read from disk.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use catalog::{Diagnostic, Library, Severity};
use include_dir::{Dir, DirEntry, include_dir};
use registry::{OpenFault, Opening, Registry, SYSTEMS};

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
    // The library knows a scenario by its id, whatever its file is called; its schema says whose it is.
    let file_name = path.file_stem().map(|it| it.to_string_lossy().into_owned());
    let (system, name) = system_and_name(&text);
    let name = name.or(file_name).unwrap_or_default();
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
    let cannot = || format!("cannot read `{}`; name a file that can be read", path.display());
    let bytes = std::fs::read(path).with_context(cannot)?;
    String::from_utf8(bytes).map_err(|fault| {
        let before = &fault.as_bytes()[..fault.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        anyhow!("{}:{line}: no UTF-8 text; save the file in UTF-8", path.display())
    })
}

/// The system of a scenario, by its schema or its id, and the name in its id.
fn system_and_name(text: &str) -> (String, Option<String>) {
    let table = text.parse::<toml::Table>().unwrap_or_default();
    let halves =
        |key| table.get(key).and_then(toml::Value::as_str).and_then(|it| it.split_once('/'));
    let known = |it: &&str| SYSTEMS.iter().any(|system| system.id == *it);
    let (of_schema, id) = (halves("schema"), halves("id"));
    let system = of_schema.map(|it| it.0).filter(known).or(id.map(|it| it.0).filter(known));
    let name = id.map(|it| it.1).filter(|it| !it.contains('/'));
    (system.unwrap_or("scs").to_owned(), name.map(str::to_owned))
}

/// Findings with the paths of the disk instead of those of the library.
pub fn on_disk(mut findings: Vec<Diagnostic>, own: &str, path: &Path) -> Vec<Diagnostic> {
    let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
    for finding in &mut findings {
        if finding.file == own {
            finding.file = path.display().to_string();
        } else if let Some((_, rest)) = finding.file.split_once('/') {
            finding.file = folder.join("..").join(rest).display().to_string();
        }
    }
    findings
}

/// Opens a scenario file with options of the table; findings name the files on disk.
pub fn open_scenario(
    path: &Path,
    options: &BTreeMap<String, String>,
) -> Result<(Registry, Opening), OpenFault> {
    let (library, own) = read_scenario(path).map_err(|fault| {
        let (file, what) = (path.display().to_string(), format!("{fault:#}"));
        let mend = "name a scenario file that can be read".to_owned();
        OpenFault::Data(vec![Diagnostic {
            file,
            line: 1,
            column: 1,
            severity: Severity::Error,
            what,
            mend,
        }])
    })?;
    let registry = Registry::new(library);
    match registry.open_path(&own, options) {
        Err(OpenFault::Data(findings)) => Err(OpenFault::Data(on_disk(findings, &own, path))),
        opened => opened.map(|it| (registry, it)),
    }
}

/// The scenarios built in, or those beside a scenario file.
pub fn registry_with(scenario_file: Option<&Path>) -> Result<Registry> {
    scenario_file.map_or_else(|| Ok(registry()), |it| Ok(open_scenario(it, &BTreeMap::new())?.0))
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
