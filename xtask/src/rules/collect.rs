//! Every citation in the repository.

use anyhow::Result;

use super::citations::{self, Cite};
use super::ledger::{FOLDER, Ledger};
use crate::source::{self, Line};
use crate::workspace::{Workspace, has_extension};

/// What kind of place cites a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Code,
    Test,
    Data,
    Document,
}

/// One place that cites a rule.
pub(crate) struct Citation {
    pub(crate) id: String,
    pub(crate) by: By,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The function, type or variant, in Rust code.
    pub(crate) item: Option<String>,
}

/// All citations, and what is wrong with some of them.
#[derive(Default)]
pub(crate) struct Found {
    /// In the order of files and lines.
    pub(crate) citations: Vec<Citation>,
    /// Unknown ids and `Rules:` lines over no test, each with its place.
    pub(crate) faults: Vec<String>,
}

/// A file, with its lines if it is a Rust file.
type Place<'a> = (&'a str, &'a [Line<'a>]);

impl Found {
    /// Adds what a file cites; `lines` are those of a Rust file.
    fn add(&mut self, ledger: &Ledger, by: By, (file, lines): Place<'_>, cites: Vec<Cite>) {
        for (id, line) in cites {
            if ledger.has(&id) {
                let item = source::item(lines, line).map(str::to_owned);
                self.citations.push(Citation { id, by, file: file.to_owned(), line, item });
            } else if by == By::Test || !ledger.has_section(&id) {
                self.faults.push(format!("{file}:{line}: the ledger has no rule {id}"));
            }
        }
    }
}

/// Looks through code, tests, data and documents.
pub(crate) fn everything(workspace: &Workspace, ledgers: &[Ledger]) -> Result<Found> {
    let mut found = Found::default();
    for file in workspace.files("crates")? {
        // A file may vanish between the listing and the reading while somebody edits.
        let Ok(text) = workspace.read(&file) else { continue };
        if has_extension(&file, "rs") {
            let lines = source::lines(&file, &text);
            each_prefix(ledgers, |ledger, prefix| rust(&mut found, ledger, prefix, &file, &lines));
        } else if has_extension(&file, "toml") && file.contains("/tests/") {
            each_prefix(ledgers, |ledger, prefix| {
                found.add(ledger, By::Test, (&file, &[]), citations::in_cases(&text, prefix));
            });
        }
    }
    for (folder, by) in [("data", By::Data), (FOLDER, By::Document)] {
        prose(workspace, ledgers, folder, by, &mut found)?;
    }
    Ok(found)
}

fn rust(found: &mut Found, ledger: &Ledger, prefix: &str, file: &str, lines: &[Line<'_>]) {
    if file.starts_with("crates/rules-") && file.contains("/src/") {
        found.add(ledger, By::Code, (file, lines), citations::in_code(lines, prefix));
    }
    let (cites, stray) = citations::in_tests(lines, prefix);
    found.add(ledger, By::Test, (file, lines), cites);
    for line in stray {
        found.faults.push(format!("{file}:{line}: this `Rules:` line stands over no test"));
    }
}

/// Data and documents; the ledgers themselves and our own page do not count.
fn prose(
    workspace: &Workspace,
    ledgers: &[Ledger],
    folder: &str,
    by: By,
    found: &mut Found,
) -> Result<()> {
    for file in workspace.files(folder)? {
        let counts = has_extension(&file, "md") || has_extension(&file, "toml");
        if !counts || file == super::PAGE {
            continue;
        }
        let Ok(text) = workspace.read(&file) else { continue };
        each_prefix(ledgers, |ledger, prefix| {
            found.add(ledger, by, (&file, &[]), citations::in_prose(&text, prefix));
        });
    }
    Ok(())
}

fn each_prefix(ledgers: &[Ledger], mut work: impl FnMut(&Ledger, &str)) {
    for ledger in ledgers {
        for prefix in ledger.prefixes() {
            work(ledger, prefix);
        }
    }
}
