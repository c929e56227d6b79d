//! The coverage page, `docs/rules/coverage.md`.

use std::fmt::Write;

use super::collect::Found;
use super::ledger::{Entry, Ledger, chapter};
use super::parts::{InWork, Part};
use super::{Cited, Tally, cited};

const HEAD: &str = "\
# Coverage of the rules

Written by `cargo xtask rules`; not edited by hand.
A rule counts as cited by code when a rules module names it in a comment or in a refusal, a roll or an event.
It counts as cited by a test when a test says in its `Rules:` line that it proves it.
";

/// The page for all systems.
pub(crate) fn text(ledgers: &[Ledger], in_work: &InWork, found: &Found) -> String {
    let mut page = HEAD.to_owned();
    for ledger in ledgers {
        system(&mut page, ledger, in_work, found).expect("a string takes every text");
    }
    page
}

fn system(page: &mut String, ledger: &Ledger, in_work: &InWork, found: &Found) -> std::fmt::Result {
    writeln!(page, "\n## {}\n", ledger.system)?;
    if ledger.standard.is_some() {
        let all = Tally::of(ledger.entries.iter(), found);
        writeln!(page, "{} of {} rules are cited by code and by a test.", all.both, all.all())?;
        writeln!(page, "Rules that the advanced game shares are counted as standard ones.")?;
    }
    for &part in Part::of(ledger) {
        one_part(page, ledger, part, in_work, found)?;
    }
    Ok(())
}

fn one_part(
    page: &mut String,
    ledger: &Ledger,
    part: Part,
    in_work: &InWork,
    found: &Found,
) -> std::fmt::Result {
    let all = Tally::of(part.entries(ledger), found);
    match part {
        Part::Whole => {}
        Part::Standard => writeln!(page, "\n### Standard game\n")?,
        Part::Advanced => writeln!(page, "\n### Advanced game\n")?,
    }
    if in_work.has(ledger, part) {
        writeln!(page, "Not yet complete: rules that nothing cites are not built.\n")?;
    }
    writeln!(page, "{} of {} rules are cited by code and by a test.\n", all.both, all.all())?;
    writeln!(page, "| chapter | rules | code and test | code only | test only | none |")?;
    writeln!(page, "|---|---:|---:|---:|---:|---:|")?;
    for name in chapters(ledger, part) {
        let entries = part.entries(ledger).filter(|entry| heading(ledger, &entry.id) == name);
        row(page, &name, Tally::of(entries, found))?;
    }
    row(page, "all", all)?;
    for (who, heading) in [
        (Cited::CodeOnly, "Cited by code only"),
        (Cited::TestOnly, "Cited by a test only"),
        (Cited::Nobody, "Cited by none"),
    ] {
        missing(page, (ledger, part), found, who, heading)?;
    }
    Ok(())
}

fn row(page: &mut String, name: &str, tally: Tally) -> std::fmt::Result {
    let Tally { both, code_only, test_only, nobody } = tally;
    writeln!(page, "| {name} | {} | {both} | {code_only} | {test_only} | {nobody} |", tally.all())
}

/// The chapters of a part in the order of the book.
fn chapters(ledger: &Ledger, part: Part) -> Vec<String> {
    let mut chapters: Vec<String> = Vec::new();
    for Entry { id, .. } in part.entries(ledger) {
        let name = heading(ledger, id);
        if !chapters.contains(&name) {
            chapters.push(name);
        }
    }
    chapters
}

/// The chapter of a rule, with the book before it where a system has several: `3`, `nwk 3`.
fn heading(ledger: &Ledger, id: &str) -> String {
    match id.split_once(':') {
        Some((book, _)) if ledger.prefixes().len() > 1 => format!("{book} {}", chapter(id)),
        _ => chapter(id).to_owned(),
    }
}

fn missing(
    page: &mut String,
    (ledger, part): (&Ledger, Part),
    found: &Found,
    who: Cited,
    heading: &str,
) -> std::fmt::Result {
    let level = if part == Part::Whole { "###" } else { "####" };
    let mut entries = part.entries(ledger).filter(|it| cited(&it.id, found) == who).peekable();
    if entries.peek().is_some() {
        writeln!(page, "\n{level} {heading}\n")?;
    }
    for Entry { id, title, .. } in entries {
        writeln!(page, "- `{id}` {title}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::collect::{By, Citation, Found};
    use super::super::ledger::{Ledger, parse};
    use super::super::parts::InWork;
    use super::{HEAD, text};

    fn cited_by_code(id: &str) -> Found {
        let file = "crates/rules-nextwar/src/a.rs".to_owned();
        let citation = Citation { id: id.to_owned(), by: By::Code, file, line: 1, item: None };
        Found { citations: vec![citation], faults: Vec::new() }
    }

    #[test]
    fn a_system_with_one_game_has_one_table() {
        let entries = parse("scs:3.1a\tA\tmove\tB.\nscs:4.1a\tC\tmove\tD.").unwrap();
        let ledgers = [Ledger { system: "scs".into(), entries, standard: None }];
        let page = text(&ledgers, &InWork::default(), &cited_by_code("scs:3.1a"));
        let expected = "
## scs

0 of 2 rules are cited by code and by a test.

| chapter | rules | code and test | code only | test only | none |
|---|---:|---:|---:|---:|---:|
| 3 | 1 | 0 | 1 | 0 | 0 |
| 4 | 1 | 0 | 0 | 0 | 1 |
| all | 2 | 0 | 1 | 0 | 1 |

### Cited by code only

- `scs:3.1a` A

### Cited by none

- `scs:4.1a` C
";
        assert_eq!(page, format!("{HEAD}{expected}"));
    }

    #[test]
    fn standard_and_advanced_game_are_counted_apart_and_books_named() {
        let rules = "nw:3.1a\tA\tmove\tB.\nnw:18.0\tC\tair\tD.\nnwk:3.1\tE\tdata\tF.";
        let standard = BTreeSet::from(["nw:3.1a".to_owned(), "nwk:3.1".to_owned()]);
        let entries = parse(rules).unwrap();
        let ledgers = [Ledger { system: "nextwar".into(), entries, standard: Some(standard) }];
        let in_work = InWork::parse("nextwar\tadvanced\n", &ledgers).unwrap();
        let page = text(&ledgers, &in_work, &cited_by_code("nwk:3.1"));
        let expected = "
## nextwar

0 of 3 rules are cited by code and by a test.
Rules that the advanced game shares are counted as standard ones.

### Standard game

0 of 2 rules are cited by code and by a test.

| chapter | rules | code and test | code only | test only | none |
|---|---:|---:|---:|---:|---:|
| nw 3 | 1 | 0 | 0 | 0 | 1 |
| nwk 3 | 1 | 0 | 1 | 0 | 0 |
| all | 2 | 0 | 1 | 0 | 1 |

#### Cited by code only

- `nwk:3.1` E

#### Cited by none

- `nw:3.1a` A

### Advanced game

Not yet complete: rules that nothing cites are not built.

0 of 1 rules are cited by code and by a test.

| chapter | rules | code and test | code only | test only | none |
|---|---:|---:|---:|---:|---:|
| nw 18 | 1 | 0 | 0 | 0 | 1 |
| all | 1 | 0 | 0 | 0 | 1 |

#### Cited by none

- `nw:18.0` C
";
        assert_eq!(page, format!("{HEAD}{expected}"));
    }
}
