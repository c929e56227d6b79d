//! The coverage page, `docs/rules/coverage.md`.

use std::fmt::Write;

use super::collect::Found;
use super::ledger::{Entry, Ledger, chapter};
use super::{Cited, Tally, cited};

const HEAD: &str = "\
# Coverage of the rules

Written by `cargo xtask rules`; not edited by hand.
A rule counts as cited by code when a rules module names it in a comment or in a refusal, a roll or an event.
It counts as cited by a test when a test says in its `Rules:` line that it proves it.
";

/// The page for all systems.
pub(crate) fn text(ledgers: &[Ledger], found: &Found) -> String {
    let mut page = HEAD.to_owned();
    for ledger in ledgers {
        system(&mut page, ledger, found).expect("a string takes every text");
    }
    page
}

fn system(page: &mut String, ledger: &Ledger, found: &Found) -> std::fmt::Result {
    let all = Tally::of(ledger.entries.iter(), found);
    writeln!(page, "\n## {}\n", ledger.system)?;
    writeln!(page, "{} of {} rules are cited by code and by a test.\n", all.both, all.all())?;
    writeln!(page, "| chapter | rules | code and test | code only | test only | none |")?;
    writeln!(page, "|---|---:|---:|---:|---:|---:|")?;
    for name in chapters(ledger) {
        let entries = ledger.entries.iter().filter(|entry| chapter(&entry.id) == name);
        row(page, name, Tally::of(entries, found))?;
    }
    row(page, "all", all)?;
    for (who, heading) in [
        (Cited::CodeOnly, "Cited by code only"),
        (Cited::TestOnly, "Cited by a test only"),
        (Cited::Nobody, "Cited by none"),
    ] {
        missing(page, ledger, found, who, heading)?;
    }
    Ok(())
}

fn row(page: &mut String, name: &str, tally: Tally) -> std::fmt::Result {
    let Tally { both, code_only, test_only, nobody } = tally;
    writeln!(page, "| {name} | {} | {both} | {code_only} | {test_only} | {nobody} |", tally.all())
}

/// The chapters in the order of the book.
fn chapters(ledger: &Ledger) -> Vec<&str> {
    let mut chapters: Vec<&str> = Vec::new();
    for Entry { id, .. } in &ledger.entries {
        if !chapters.contains(&chapter(id)) {
            chapters.push(chapter(id));
        }
    }
    chapters
}

fn missing(
    page: &mut String,
    ledger: &Ledger,
    found: &Found,
    who: Cited,
    heading: &str,
) -> std::fmt::Result {
    let mut entries = ledger.entries.iter().filter(|it| cited(&it.id, found) == who).peekable();
    if entries.peek().is_some() {
        writeln!(page, "\n### {heading}\n")?;
    }
    for Entry { id, title, .. } in entries {
        writeln!(page, "- `{id}` {title}")?;
    }
    Ok(())
}
