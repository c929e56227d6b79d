//! Scenarios of one's own: files that somebody brings, laid over those that are built in.
//!
//! Nothing but the texts that were brought and the library is ever read: a path in a file means one
//! of them, or nothing.

use std::collections::BTreeMap;

use catalog::{Diagnostic, Library, Severity, peek};
use rulebook::TableOptions;

use crate::books::SYSTEMS;
use crate::fault::OpenFault;
use crate::index::{Listing, Registry};
use crate::sort::{Sorted, sort};
use crate::system::{Survey, System};

/// What parts the id of a scenario from the fingerprint of its files in the name of an own one.
const PARTED: char = '@';

/// A file that somebody brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// Its path as it was named, from a folder that all share, or its name alone.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// A scenario of one's own, with all it is made of.
#[derive(Clone, Debug)]
pub struct OwnScenario {
    /// What it is called at a table: see [`own_name`].
    pub name: String,
    /// What a list says of it.
    pub listing: Listing,
    /// Every file it is made of, built-in ones too: path in a library, and text.
    pub files: Vec<(String, String)>,
    /// The same as scenarios to be opened; no other is among them.
    pub registry: Registry,
}

/// What was made of files that somebody brought.
#[derive(Clone, Default, Debug)]
pub struct OwnScenarios {
    /// Those in order that are not built in.
    pub own: Vec<OwnScenario>,
    /// The ids of those that are built in, file for file.
    pub built_in: Vec<String>,
    /// Everything that was found about files, by the names under which they were brought.
    pub findings: Vec<Diagnostic>,
}

/// The name of an own scenario at a table: its id, `@`, the fingerprint of its files. Two different
/// ones never share it, whatever ids they give themselves, and no built-in one has it.
pub fn own_name(id: &str, data: &str) -> String {
    format!("{id}{PARTED}{data}")
}

/// The id of a scenario by its name at a table, and whether it is one of somebody's own.
pub fn id_of(name: &str) -> (&str, bool) {
    name.split_once(PARTED).map_or((name, false), |(id, _)| (id, true))
}

impl Registry {
    /// The scenarios of exactly these files: path in a library, and text.
    pub fn of_files(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut library = Library::new();
        for (path, text) in files {
            library.insert(path, text);
        }
        Self::new(library)
    }

    /// Reads the scenarios among files that somebody brings. Each is laid over this registry's
    /// library with what it names, checked, and opened once from its own files alone.
    pub fn read_own(&self, brought: &[Brought]) -> OwnScenarios {
        let brought: Vec<Brought> = brought.iter().map(Brought::tidied).collect();
        let mut read = OwnScenarios::default();
        let mut parts = Vec::new();
        let mut found = false;
        for file in &brought {
            match sort(&file.path, &file.text) {
                Sorted::Scenario(system) => {
                    found = true;
                    self.read_one(&Laid::over(self.library(), system, file, &brought), &mut read);
                }
                Sorted::Part(findings) => parts.extend(findings),
            }
        }
        if !found {
            // Nobody knows which of them was meant, so all is told that is wrong.
            let errors = parts.iter().any(|it| it.severity == Severity::Error);
            read.findings.extend(parts);
            read.findings.extend((!errors).then(|| no_scenario(brought.first())));
        }
        read.findings.sort_by(|a, b| {
            (&a.file, a.line, a.column, &a.what).cmp(&(&b.file, b.line, b.column, &b.what))
        });
        read.findings.dedup();
        read
    }

    fn read_one(&self, laid: &Laid, read: &mut OwnScenarios) {
        let Survey { findings, files } = laid.system.survey(&laid.library, &laid.own);
        let faulty = findings.iter().any(|it| it.severity == Severity::Error);
        read.findings.extend(laid.placed(findings));
        if faulty {
            return;
        }
        let (registry, plain) = (Self::of_files(files.clone()), TableOptions::new());
        let opening = match registry.open_path(&laid.own, &plain) {
            Ok(opening) => opening,
            Err(OpenFault::Data(findings)) => return read.findings.extend(laid.placed(findings)),
            Err(fault) => return read.findings.push(laid.finding(fault.to_string())),
        };
        let id = &opening.listing.id;
        if self.open(id, &plain).is_ok_and(|it| it.info.data == opening.info.data) {
            return read.built_in.push(id.clone());
        }
        let name = own_name(id, &opening.info.data.to_string());
        if read.own.iter().all(|it| it.name != name) {
            read.own.push(OwnScenario { name, listing: opening.listing, files, registry });
        }
    }
}

impl Brought {
    /// The same with one way of writing paths.
    fn tidied(&self) -> Self {
        let path = Library::join("", &self.path.replace('\\', "/"));
        Self { path, text: self.text.clone() }
    }

    /// Whether nobody knows in which folder it lies.
    fn is_loose(&self) -> bool {
        !self.path.contains('/')
    }
}

/// A scenario among the built-in files, with what was brought beside it.
struct Laid {
    system: &'static System,
    library: Library,
    /// Its path in the library.
    own: String,
    /// Names under which files were brought, by their paths in the library.
    names: BTreeMap<String, String>,
}

impl Laid {
    fn over(
        built_in: &Library,
        system: &'static System,
        file: &Brought,
        brought: &[Brought],
    ) -> Self {
        let own = place_of(system, &file.path, &file.text);
        let mut laid = Self { system, library: built_in.clone(), own, names: BTreeMap::new() };
        for (path, other) in laid.beside(file, brought) {
            laid.lay(path, other);
        }
        laid.lay(laid.own.clone(), file);
        laid
    }

    fn lay(&mut self, path: String, file: &Brought) {
        self.library.insert(path.clone(), file.text.clone());
        self.names.insert(path, file.path.clone());
    }

    /// The files that a scenario names, by their paths in the library. What lies as in a library is
    /// taken as it lies; what comes without its folder is found by its name.
    fn beside<'b>(&self, file: &Brought, brought: &'b [Brought]) -> Vec<(String, &'b Brought)> {
        if file.path == self.own {
            let folder = format!("{}/", self.system.id);
            let lying = brought.iter().filter(|it| it.path.starts_with(&folder));
            return lying.map(|it| (it.path.clone(), it)).collect();
        }
        let references = peek(&file.text).map(|it| it.references).unwrap_or_default();
        let mut found = Vec::new();
        for reference in references {
            let (wanted, known) =
                (Library::join(&file.path, &reference), Library::join(&self.own, &reference));
            if reference.ends_with('/') {
                let within = |it: &&Brought| it.path.starts_with(&format!("{wanted}/"));
                let place = |it: &Brought| format!("{known}{}", &it.path[wanted.len()..]);
                found.extend(brought.iter().filter(within).map(|it| (place(it), it)));
                continue;
            }
            let name = reference.rsplit('/').next();
            let exactly = brought.iter().find(|it| it.path == wanted);
            let by_name = || brought.iter().find(|it| it.is_loose() && Some(&*it.path) == name);
            found.extend(exactly.or_else(by_name).map(|it| (known, it)));
        }
        found
    }

    /// Findings with the names under which files were brought; what is built in says so.
    fn placed(&self, mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
        for finding in &mut findings {
            finding.file = match self.names.get(&finding.file) {
                Some(name) => name.clone(),
                None => format!("{} (built in)", finding.file),
            };
        }
        findings
    }

    fn finding(&self, what: String) -> Diagnostic {
        let file = self.names.get(&self.own).cloned().unwrap_or_default();
        about(file, what, String::new())
    }
}

/// Where a scenario stands in a library: it is known there by the name in its id, whatever its file
/// is called.
pub fn place_of(system: &System, file: &str, text: &str) -> String {
    let id = peek(text).and_then(|it| it.id);
    let named = id.as_deref().and_then(|it| it.split_once('/')).map(|it| it.1);
    let name = named.filter(|it| !it.contains('/') && !it.is_empty()).unwrap_or_else(|| {
        let name = file.rsplit('/').next().unwrap_or_default();
        name.strip_suffix(".toml").unwrap_or(name)
    });
    format!("{}/scenarios/{name}.toml", system.id)
}

fn no_scenario(first: Option<&Brought>) -> Diagnostic {
    let known: Vec<String> = SYSTEMS.iter().flat_map(scenario_schemas).collect();
    about(
        first.map_or_else(|| "-".to_owned(), |it| it.path.clone()),
        "no scenario is among the files".to_owned(),
        format!("bring the scenario too; it begins with schema = {}", known.join(" or ")),
    )
}

/// The schemas of a system's scenarios, as a file writes them.
fn scenario_schemas(system: &System) -> Vec<String> {
    let scenarios = (system.kinds)().into_iter().filter(|it| it.check.is_none());
    let names = scenarios.filter_map(|it| match it.sign {
        rulebook::Sign::Schema(name) => Some(format!("`{name}`")),
        rulebook::Sign::Columns(_) => None,
    });
    names.collect()
}

fn about(file: String, what: String, mend: String) -> Diagnostic {
    Diagnostic { file, line: 1, column: 1, severity: Severity::Error, what, mend }
}
