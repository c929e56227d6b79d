//! The data files: built into the program, or read from disk.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::{Diagnostic, Library, Severity};
use include_dir::{Dir, DirEntry, include_dir};
use registry::{OpenFault, Opening, Registry, SYSTEMS, System};

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data");
static GLOSSARY: &str = include_str!("../../../docs/glossary.md");
static BALANCE: &str = include_str!("../../../docs/balance.md");
static LENGTHS: &str = include_str!("../../../docs/lengths.md");
static PICTURES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/pictures");
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

/// A scenario file that was read, with what it refers to.
pub struct ScenarioFile {
    /// All files: built in, and beside it on disk.
    pub library: Library,
    /// Its own path in the library.
    pub own: String,
    /// Paths on disk by those of the library.
    on_disk: BTreeMap<String, String>,
}

impl ScenarioFile {
    /// Reads a scenario file.
    ///
    /// Files are found beside it on disk first, then among the built-in ones of the same name.
    pub fn read(path: &Path) -> Result<Self, Diagnostic> {
        let text = read_text(path)?;
        let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
        let mut library = library();
        // The library knows a scenario by its id, whatever its file is called; its schema says
        // whose it is.
        let file_name = path.file_stem().map(|it| it.to_string_lossy().into_owned());
        let (system, name) = system_and_name(path, &text)?;
        let name = name.or(file_name).unwrap_or_default();
        let own = format!("{}/scenarios/{name}.toml", system.id);
        let mut on_disk = BTreeMap::from([(own.clone(), path.display().to_string())]);
        for reference in references(&text).iter().flat_map(|it| within(&folder, it)) {
            let file: PathBuf = folder.join(&reference);
            if file.is_file() {
                let known = Library::join(&own, &reference);
                library.insert(known.clone(), read_text(&file)?);
                on_disk.insert(known, file.display().to_string());
            }
        }
        library.insert(own.clone(), text);
        Ok(Self { library, own, on_disk })
    }

    /// Findings with the paths of the disk instead of those of the library; what is built in says
    /// so.
    pub fn placed(&self, mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
        for finding in &mut findings {
            finding.file = match self.on_disk.get(&finding.file) {
                Some(file) => file.clone(),
                None => format!("{} (built in)", finding.file),
            };
        }
        findings
    }
}

/// Bytes of a text file at most: no record is as long, and no data file comes near it.
const TEXT_MAX: u64 = 8 << 20;

/// Reads a text file, or says what is wrong with it and where.
pub fn read_text(path: &Path) -> Result<String, Diagnostic> {
    let finding = |line, what: String, mend: &str| Diagnostic {
        file: path.display().to_string(),
        line,
        column: 1,
        severity: Severity::Error,
        what,
        mend: mend.to_owned(),
    };
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(path);
    let read = opened.and_then(|file| file.take(TEXT_MAX + 1).read_to_end(&mut bytes));
    read.map_err(|fault| {
        finding(1, format!("cannot read it: {fault}"), "name a file that can be read")
    })?;
    if bytes.len() as u64 > TEXT_MAX {
        let what = format!("more than {TEXT_MAX} bytes");
        return Err(finding(1, what, "name a record or a data file; none is so large"));
    }
    String::from_utf8(bytes).map_err(|fault| {
        let before = &fault.as_bytes()[..fault.utf8_error().valid_up_to()];
        let line = before.split(|byte| *byte == b'\n').count();
        finding(line, "no UTF-8 text".to_owned(), "save the file in UTF-8")
    })
}

/// The system of a scenario, by its schema or its id, and the name in its id. A scenario of no
/// system that is known is a finding.
fn system_and_name(
    path: &Path,
    text: &str,
) -> Result<(&'static System, Option<String>), Diagnostic> {
    let table = text.parse::<toml::Table>().unwrap_or_default();
    let halves =
        |key| table.get(key).and_then(toml::Value::as_str).and_then(|it| it.split_once('/'));
    let (of_schema, id) = (halves("schema"), halves("id"));
    let named = |it: Option<(&str, &str)>| it.and_then(|it| System::named(it.0));
    let name = id.map(|it| it.1).filter(|it| !it.contains('/'));
    let system = named(of_schema).or(named(id)).ok_or_else(|| {
        let known: Vec<String> = SYSTEMS.iter().map(|it| format!("`{}/1`", it.id)).collect();
        Diagnostic {
            file: path.display().to_string(),
            line: 1,
            column: 1,
            severity: Severity::Error,
            what: "a scenario of no system that is known".to_owned(),
            mend: format!("begin the file with schema = {}", known.join(" or ")),
        }
    })?;
    Ok((system, name.map(str::to_owned)))
}

/// Opens a scenario file with options of the table; findings name the files on disk.
pub fn open_scenario(
    path: &Path,
    options: &BTreeMap<String, String>,
) -> Result<(Registry, Opening), OpenFault> {
    let file = ScenarioFile::read(path).map_err(|it| OpenFault::Data(vec![it]))?;
    let registry = Registry::new(file.library.clone());
    match registry.open_path(&file.own, options) {
        Err(OpenFault::Data(findings)) => Err(OpenFault::Data(file.placed(findings))),
        opened => opened.map(|it| (registry, it)),
    }
}

/// The scenarios to find one in that is named on the command line, and its id: one that is built
/// in, or the file of one's own that a path ending in `.toml` means.
pub fn named(scenario: &str) -> Result<(Registry, String), OpenFault> {
    let path = Path::new(scenario);
    if path.extension().is_none_or(|it| it != "toml") {
        return Ok((registry(), scenario.to_owned()));
    }
    let (registry, opening) = open_scenario(path, &BTreeMap::new())?;
    Ok((registry, opening.listing.id))
}

/// The scenarios built in, or those beside a scenario file.
pub fn registry_with(scenario_file: Option<&Path>) -> Result<Registry> {
    scenario_file.map_or_else(|| Ok(registry()), |it| Ok(open_scenario(it, &BTreeMap::new())?.0))
}

/// The files that a reference of a scenario means: itself, or what lies in the folder it names.
fn within(folder: &Path, reference: &str) -> Vec<String> {
    if !reference.ends_with('/') {
        return vec![reference.to_owned()];
    }
    // What cannot be listed is missed by whoever refers to it, and found so.
    let entries = std::fs::read_dir(folder.join(reference)).into_iter().flatten().flatten();
    let names = entries.map(|it| it.file_name().to_string_lossy().into_owned());
    names.filter(|it| is_data_file(it)).map(|it| format!("{reference}{it}")).collect()
}

/// Whether a name ends as a data file does.
fn is_data_file(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "toml" || it == "csv" || it == "sealed")
}

/// The files and folders a scenario may name: every text in it that ends as they do.
fn references(text: &str) -> Vec<String> {
    let Ok(table) = text.parse::<toml::Table>() else { return Vec::new() };
    let mut found = Vec::new();
    collect_files(&toml::Value::Table(table), &mut found);
    found
}

fn collect_files(value: &toml::Value, found: &mut Vec<String>) {
    match value {
        toml::Value::String(text) => {
            if is_data_file(text) || text.ends_with('/') {
                found.push(text.clone());
            }
        }
        toml::Value::Array(values) => values.iter().for_each(|it| collect_files(it, found)),
        toml::Value::Table(table) => table.values().for_each(|it| collect_files(it, found)),
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

/// The index of citations: rule, `code` or `test`, place; a line each.
pub fn citations() -> &'static str {
    LEDGERS.get_file("citations.tsv").and_then(include_dir::File::contents_utf8).unwrap_or_default()
}

/// The glossary, built into the program.
pub fn glossary() -> &'static str {
    GLOSSARY
}

/// The page that tells who wins bot games, built into the program.
pub fn balance() -> &'static str {
    BALANCE
}

/// The page that tells how long bot games are, built into the program.
pub fn lengths() -> &'static str {
    LENGTHS
}

/// The small picture of a scenario, built into the program.
pub fn picture(scenario: &str) -> Option<&'static [u8]> {
    Some(PICTURES.get_file(format!("{scenario}.png"))?.contents())
}
