//! `cargo xtask rules`: which rules of the ledgers are cited by code, and which by a test.
//! It fails where a complete system, or a complete part of one, has a rule that lacks either.

mod citations;
pub(crate) mod collect;
mod index;
pub(crate) mod ledger;
mod page;
pub(crate) mod parts;

use anyhow::{Result, bail};

use crate::Mode;
use crate::workspace::Workspace;
use collect::{By, Found};
use ledger::{Entry, Ledger};
use parts::{InWork, Part};

/// The page we write.
const PAGE: &str = "docs/rules/coverage.md";

/// The index of citations we write; `esagono rule` reads it.
const INDEX: &str = "docs/rules/citations.tsv";

/// Who cites a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cited {
    CodeAndTest,
    CodeOnly,
    TestOnly,
    Nobody,
}

/// Counts the rules of one system, or of one chapter, by who cites them.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) both: usize,
    pub(crate) code_only: usize,
    pub(crate) test_only: usize,
    pub(crate) nobody: usize,
}

impl Tally {
    /// How many rules there are.
    pub(crate) fn all(self) -> usize {
        self.both + self.code_only + self.test_only + self.nobody
    }

    /// Counts these rules.
    pub(crate) fn of<'a>(entries: impl Iterator<Item = &'a Entry>, found: &Found) -> Self {
        let mut tally = Self::default();
        for entry in entries {
            let place = match cited(&entry.id, found) {
                Cited::CodeAndTest => &mut tally.both,
                Cited::CodeOnly => &mut tally.code_only,
                Cited::TestOnly => &mut tally.test_only,
                Cited::Nobody => &mut tally.nobody,
            };
            *place += 1;
        }
        tally
    }
}

/// Prints the coverage and writes page and index, or fails if those that are there differ.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    let ledgers = ledger::read_all(workspace)?;
    if ledgers.is_empty() {
        bail!("there is no ledger; expected docs/rules/<system>/ledger.tsv");
    }
    let found = collect::everything(workspace, &ledgers)?;
    let in_work = InWork::read(workspace, &ledgers)?;
    for ledger in &ledgers {
        for &part in Part::of(ledger) {
            println!("{}", line(ledger, part, &in_work, &found));
        }
    }
    for (file, text) in
        [(PAGE, page::text(&ledgers, &in_work, &found)), (INDEX, index::text(&ledgers, &found))]
    {
        match mode {
            Mode::Write => workspace.write(file, &text)?,
            Mode::Check if workspace.read(file).is_ok_and(|old| old == text) => {}
            Mode::Check => bail!("{file} is out of date; `cargo xtask rules` renews it"),
        }
    }
    for fault in &found.faults {
        eprintln!("error: {fault}");
    }
    if !found.faults.is_empty() {
        bail!("{} citations are wrong", found.faults.len());
    }
    let faults = in_work.faults(&ledgers, &found);
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}

/// Who cites this rule.
pub(crate) fn cited(id: &str, found: &Found) -> Cited {
    let by = |by| found.citations.iter().any(|citation| citation.by == by && citation.id == id);
    match (by(By::Code), by(By::Test)) {
        (true, true) => Cited::CodeAndTest,
        (true, false) => Cited::CodeOnly,
        (false, true) => Cited::TestOnly,
        (false, false) => Cited::Nobody,
    }
}

fn line(ledger: &Ledger, part: Part, in_work: &InWork, found: &Found) -> String {
    let tally = Tally::of(part.entries(ledger), found);
    let Tally { both, code_only, test_only, nobody } = tally;
    let mut name = Vec::from_iter(ledger.prefixes()).join("+");
    if part != Part::Whole {
        name = format!("{name} {}", part.name());
    }
    let state = if in_work.has(ledger, part) { ", not yet complete" } else { "" };
    format!(
        "{name} {both}/{} cited by code and by a test ({code_only} by code only, {test_only} by a \
         test only, {nobody} by none){state}",
        tally.all()
    )
}
