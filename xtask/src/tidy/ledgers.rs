//! The ledgers agree with themselves, with their translation and with the files of the modules.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Findings;
use crate::rules::ledger::{self, FOLDER, Ledger, chapter};
use crate::workspace::Workspace;

/// Checks every system that has a ledger.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    for ledger in ledger::read_all(workspace)? {
        unique(&ledger, findings);
        twin(workspace, &ledger, findings);
        chapter_files(workspace, &ledger, findings)?;
    }
    Ok(())
}

fn unique(ledger: &Ledger, findings: &mut Findings) {
    let mut seen = BTreeSet::new();
    for entry in &ledger.entries {
        if !seen.insert(&entry.id) {
            findings.error(format!("the ledger of {} has {} twice", ledger.system, entry.id));
        }
        if entry.title.trim().is_empty() || entry.statement.trim().is_empty() {
            findings.error(format!("the ledger of {} leaves {} empty", ledger.system, entry.id));
        }
    }
}

/// The Italian ledger has the same rules in the same order.
fn twin(workspace: &Workspace, ledger: &Ledger, findings: &mut Findings) {
    let file = format!("{FOLDER}/{}/ledger.it.tsv", ledger.system);
    let twin = match workspace.read(&file).and_then(|text| ledger::parse(&text)) {
        Ok(entries) => entries,
        Err(error) => return findings.error(format!("{file}: {error:#}")),
    };
    let (ours, theirs) = (&ledger.entries, &twin);
    if let Some(line) = (0..ours.len().max(theirs.len()))
        .find(|&line| ours.get(line).map(|it| &it.id) != theirs.get(line).map(|it| &it.id))
    {
        let name = |entry: Option<&ledger::Entry>| entry.map_or("nothing", |it| &it.id).to_owned();
        let (ours, theirs) = (name(ours.get(line)), name(theirs.get(line)));
        findings.error(format!("{file}:{}: has {theirs} where ledger.tsv has {ours}", line + 1));
    }
}

/// `ch03_movement` stands for a chapter 3 that the ledger knows.
fn chapter_files(workspace: &Workspace, ledger: &Ledger, findings: &mut Findings) -> Result<()> {
    let chapters: BTreeSet<&str> = ledger.entries.iter().map(|it| chapter(&it.id)).collect();
    for file in workspace.files(&format!("crates/rules-{}/src", ledger.system))? {
        let numbers = file.split('/').filter_map(|name| name.strip_prefix("ch")?.get(..2));
        for number in numbers.filter_map(|number| number.parse::<u8>().ok()) {
            if !chapters.contains(number.to_string().as_str()) {
                findings.error(format!("{file}: the ledger has no chapter {number}"));
            }
        }
    }
    Ok(())
}
