//! The data files: built into the program, or read from disk.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::{Diagnostic, Library, Severity};
use include_dir::{Dir, DirEntry, include_dir};
use registry::{Brought, OpenFault, Opening, Registry, SYSTEMS, Sorted, System};

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
    /// The same as they are named in the scenario.
    named: BTreeMap<String, String>,
}

impl ScenarioFile {
    /// Reads a scenario file.
    ///
    /// Files are found beside it on disk first, then among the built-in ones of the same name.
    pub fn read(path: &Path) -> Result<Self, Vec<Diagnostic>> {
        let text = read_text(path).map_err(|it| vec![it])?;
        let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
        let mut library = library();
        // The library knows a scenario by its id, whatever its file is called; its schema says
        // whose it is.
        let file_name = path.file_stem().map(|it| it.to_string_lossy().into_owned());
        let (system, name) = system_and_name(path, &text)?;
        let name = name.or(file_name).unwrap_or_default();
        let own = format!("{}/scenarios/{name}.toml", system.id);
        let mut on_disk = BTreeMap::from([(own.clone(), path.display().to_string())]);
        let shown = path.file_name().map(|it| it.to_string_lossy().into_owned());
        let mut names = BTreeMap::from([(own.clone(), shown.unwrap_or_default())]);
        let named = catalog::peek(&text).map(|it| it.references).unwrap_or_default();
        for reference in named.iter().flat_map(|it| within(&folder, it)) {
            let file: PathBuf = folder.join(&reference);
            if file.is_file() {
                let known = Library::join(&own, &reference);
                library.insert(known.clone(), read_text(&file).map_err(|it| vec![it])?);
                on_disk.insert(known.clone(), file.display().to_string());
                names.insert(known, reference);
            }
        }
        library.insert(own.clone(), text);
        Ok(Self { library, own, on_disk, named: names })
    }

    /// The files that were read from disk, as they are brought to a table.
    pub fn brought(&self) -> Vec<Brought> {
        let text = |path: &str| self.library.get(path).unwrap_or_default().to_owned();
        let named = self.named.iter();
        named.map(|(known, name)| Brought { path: name.clone(), text: text(known) }).collect()
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

/// The system of a scenario, by its schema or its id, and the name in its id. A text that cannot be
/// parsed and a scenario of no system that is known are findings.
fn system_and_name(
    path: &Path,
    text: &str,
) -> Result<(&'static System, Option<String>), Vec<Diagnostic>> {
    let seen = catalog::peek(text);
    if let (None, Sorted::Part(faults)) = (&seen, registry::sort(&path.display().to_string(), text))
        && !faults.is_empty()
    {
        return Err(faults);
    }
    let seen = seen.unwrap_or_default();
    let halves = |it: &'_ Option<String>| {
        let (one, other) = it.as_ref()?.split_once('/')?;
        Some((one.to_owned(), other.to_owned()))
    };
    let (of_schema, id) = (halves(&seen.schema), halves(&seen.id));
    let named = |it: &Option<(String, String)>| System::named(&it.as_ref()?.0);
    let system = named(&of_schema).or(named(&id)).ok_or_else(|| {
        let known: Vec<String> = SYSTEMS.iter().map(|it| format!("`{}/1`", it.id)).collect();
        vec![Diagnostic {
            file: path.display().to_string(),
            line: 1,
            column: 1,
            severity: Severity::Error,
            what: "a scenario of no system that is known".to_owned(),
            mend: format!("begin the file with schema = {}", known.join(" or ")),
        }]
    })?;
    Ok((system, id.map(|it| it.1).filter(|it| !it.contains('/'))))
}

/// Opens a scenario file with options of the table; findings name the files on disk.
pub fn open_scenario(
    path: &Path,
    options: &BTreeMap<String, String>,
) -> Result<(Registry, Opening), OpenFault> {
    let file = ScenarioFile::read(path).map_err(OpenFault::Data)?;
    let registry = Registry::new(file.library.clone());
    match registry.open_path(&file.own, options) {
        Err(OpenFault::Data(findings)) => Err(OpenFault::Data(file.placed(findings))),
        opened => opened.map(|it| (registry, it)),
    }
}

/// Whether what is named on the command line is a file and no id.
pub fn is_file(scenario: &str) -> bool {
    Path::new(scenario).extension().is_some_and(|it| it == "toml")
}

/// The scenarios to find one in that is named on the command line, and its id: one that is built
/// in, or the file of one's own that a path ending in `.toml` means.
pub fn named(scenario: &str) -> Result<(Registry, String), OpenFault> {
    if !is_file(scenario) {
        return Ok((registry(), scenario.to_owned()));
    }
    let (registry, opening) = open_scenario(Path::new(scenario), &BTreeMap::new())?;
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
    names.filter(|it| catalog::is_data_file(it)).map(|it| format!("{reference}{it}")).collect()
}

/// The index of citations: rule, `code` or `test`, place; a line each.
pub fn citations() -> &'static str {
    LEDGERS.get_file("citations.tsv").and_then(include_dir::File::contents_utf8).unwrap_or_default()
}

/// The rules of a system that belong only to a part of its book that cannot be played yet:
/// `in-work.tsv` names the part, `standard.tsv` the rules that belong to the standard game (`S`),
/// to the advanced one (`A`), or to both.
pub fn rules_to_come(system: &str) -> BTreeSet<&'static str> {
    let lines = |path: &str| {
        let text = LEDGERS.get_file(path).and_then(include_dir::File::contents_utf8);
        text.unwrap_or_default().lines().filter_map(|it| it.split_once('\t'))
    };
    let parts = || lines("in-work.tsv").filter(|it| it.0 == system).map(|it| it.1);
    let letter = parts().find_map(|part| match part {
        "advanced" => Some("A"),
        "standard" => Some("S"),
        _ => None,
    });
    let marked = lines(&format!("{system}/standard.tsv"));
    marked.filter(|it| Some(it.1) == letter).map(|it| it.0).collect()
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
