//! The index of citations, `docs/rules/citations.tsv`: rule, `code` or `test`, place.
//!
//! A place is a file and the item in it, not a line, so that the index changes only when a
//! citation comes, goes or moves.

use super::collect::{By, Citation, Found};
use super::ledger::Ledger;

/// The index for all systems, in the order of the ledgers.
pub(crate) fn text(ledgers: &[Ledger], found: &Found) -> String {
    let mut lines: Vec<String> = Vec::new();
    for entry in ledgers.iter().flat_map(|ledger| &ledger.entries) {
        for (by, kind) in [(By::Code, "code"), (By::Test, "test")] {
            let cited = found.citations.iter().filter(|it| it.by == by && it.id == entry.id);
            lines
                .extend(cited.map(|citation| format!("{}\t{kind}\t{}", entry.id, place(citation))));
        }
    }
    // Several lines of one item may cite the same rule.
    lines.dedup();
    lines.push(String::new());
    lines.join("\n")
}

fn place(Citation { file, item, .. }: &Citation) -> String {
    item.as_ref().map_or_else(|| file.clone(), |item| format!("{file} {item}"))
}
