//! The ledgers: every atomic rule of an edition, one per line.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use super::parts;
use crate::workspace::Workspace;

/// Where the ledgers lie.
pub(crate) const FOLDER: &str = "docs/rules";

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Such as `scs:3.3a`.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) area: String,
    pub(crate) statement: String,
}

/// The rules of one system.
pub(crate) struct Ledger {
    /// Such as `scs`.
    pub(crate) system: String,
    /// In the order of the book.
    pub(crate) entries: Vec<Entry>,
    /// The rules of the standard game, where there is an advanced one too.
    pub(crate) standard: Option<BTreeSet<String>>,
}

impl Ledger {
    /// Whether this is the id of a rule.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.entries.iter().any(|entry| entry.id == id)
    }

    /// Whether this is a chapter or a section that rules stand in: `scs:3`, `scs:3.0`, `scs:3.1`.
    pub(crate) fn has_section(&self, id: &str) -> bool {
        let stem = id.strip_suffix(".0").unwrap_or(id);
        self.entries.iter().any(|entry| {
            let rest = entry.id.strip_prefix(stem);
            rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
        })
    }

    /// What stands before the colon in the ids; `nextwar` has two, `nw` and `nwk`.
    pub(crate) fn prefixes(&self) -> BTreeSet<&str> {
        self.entries.iter().filter_map(|entry| entry.id.split_once(':')).map(|it| it.0).collect()
    }
}

/// The chapter of a rule: `3` for `scs:3.3a`, `C4` for `pg:C4a`, `unit` for `coh:unit.v18`.
pub(crate) fn chapter(id: &str) -> &str {
    let number = id.split_once(':').map_or(id, |(_, number)| number);
    let number = number.split('.').next().unwrap_or(number);
    let digits = number.find(|next: char| next.is_ascii_digit()).unwrap_or(number.len());
    let rest = &number[digits..];
    let end = rest.find(|next: char| !next.is_ascii_digit()).unwrap_or(rest.len());
    &number[..digits + end]
}

/// The systems that have a ledger, in order.
fn systems(workspace: &Workspace) -> Result<Vec<String>> {
    let files = workspace.files(FOLDER)?;
    let systems = files.iter().filter_map(|file| {
        file.strip_prefix(FOLDER)?.strip_prefix('/')?.strip_suffix("/ledger.tsv")
    });
    Ok(systems.map(str::to_owned).collect())
}

/// Reads every ledger.
pub(crate) fn read_all(workspace: &Workspace) -> Result<Vec<Ledger>> {
    systems(workspace)?.into_iter().map(|system| read(workspace, system)).collect()
}

fn read(workspace: &Workspace, system: String) -> Result<Ledger> {
    let file = format!("{FOLDER}/{system}/ledger.tsv");
    let entries = parse(&workspace.read(&file)?).with_context(|| format!("{file} is damaged"))?;
    let standard = parts::read_standard(workspace, &system, &entries)?;
    Ok(Ledger { system, entries, standard })
}

/// Reads the lines of a ledger: id, title, area, statement, with tabs between.
pub(crate) fn parse(text: &str) -> Result<Vec<Entry>> {
    text.lines().enumerate().map(|(index, line)| entry(index + 1, line)).collect()
}

fn entry(number: usize, line: &str) -> Result<Entry> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [id, title, area, statement] = fields[..] else {
        anyhow::bail!("line {number} has {} fields, not 4", fields.len());
    };
    Ok(Entry {
        id: id.to_owned(),
        title: title.to_owned(),
        area: area.to_owned(),
        statement: statement.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::{Ledger, chapter, parse};

    #[test]
    fn sections_are_known_by_the_rules_in_them() {
        let text = "scs:3.1a\tA\tmove\tB.\nscs:0.7.1A\tC\tmap\tD.\nscs:10.0a\tE\tadvance\tF.";
        let ledger = Ledger { system: "scs".into(), entries: parse(text).unwrap(), standard: None };
        for id in ["scs:3", "scs:3.0", "scs:3.1", "scs:0.7", "scs:0.7.1", "scs:10"] {
            assert!(ledger.has_section(id), "{id}");
        }
        for id in ["scs:1", "scs:3.2", "scs:0.71", "scs:1.0"] {
            assert!(!ledger.has_section(id), "{id}");
        }
    }

    #[test]
    fn a_chapter_is_the_number_before_the_first_point() {
        for (id, answer) in [
            ("scs:10.0a", "10"),
            ("amb:6/7", "6"),
            ("coh:unit.v18", "unit"),
            ("amb:1b", "1"),
            ("pg:C4a", "C4"),
        ] {
            assert_eq!(chapter(id), answer);
        }
    }
}
