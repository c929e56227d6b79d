//! Counts that may only fall.
//!
//! What there is too much of cannot go in one day; it must not grow meanwhile. The numbers are in a
//! file of their own, so that a change which needs a higher one shows it to the reviewer.

mod count;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::{Context, Result};

use super::Findings;
use crate::Mode;
use crate::workspace::{Workspace, has_extension};
use count::Counted;

/// Where the numbers are.
const FILE: &str = "xtask/ratchets.toml";

const HEAD: &str = "\
# Counts that may only fall. `cargo xtask tidy` fails when one has risen, and when one has fallen
# and is not lowered here: `cargo xtask tidy --write` lowers them. Raising one is done by hand.
";

/// By group (a crate, or everything) and kind.
type Numbers = BTreeMap<String, BTreeMap<String, usize>>;

/// Where in the files the counted things stand, by group and kind.
type Places = BTreeMap<(String, &'static str), Vec<String>>;

/// Compares the counts with the file, or lowers the file to them.
pub(crate) fn check(workspace: &Workspace, mode: Mode, findings: &mut Findings) -> Result<()> {
    let places = count_all(workspace, findings)?;
    let counts = numbers(&places);
    let kept: Numbers =
        toml::from_str(&workspace.read(FILE)?).with_context(|| format!("{FILE} cannot be read"))?;
    for (group, kind) in risen(&kept, &counts) {
        let (now, most) = (number(&counts, &group, &kind), number(&kept, &group, &kind));
        let all = places.iter().find(|(key, _)| key.0 == group && key.1 == kind);
        let list = all.map_or_else(String::new, |(_, places)| places.join("\n  "));
        findings.error(format!("{group}: {now} {kind}, {FILE} lets at most {most} be:\n  {list}"));
    }
    match mode {
        Mode::Write => workspace.write(FILE, &text(&lowered(&kept, &counts))),
        Mode::Check => {
            // What the file has more of than there is, seen the other way round, has risen.
            for (group, kind) in risen(&counts, &kept) {
                let (now, most) = (number(&counts, &group, &kind), number(&kept, &group, &kind));
                findings.error(format!(
                    "{group}: {now} {kind} are left of {most}, which is good: \
                     `cargo xtask tidy --write` lowers {FILE}"
                ));
            }
            Ok(())
        }
    }
}

/// Counts in every Rust file of the repository.
fn count_all(workspace: &Workspace, findings: &mut Findings) -> Result<Places> {
    let mut places = Places::new();
    for file in workspace.files("")? {
        if !has_extension(&file, "rs") {
            continue;
        }
        match count::count(&file, &workspace.read(&file)?) {
            Ok(counted) => {
                for Counted { group, kind, line } in counted {
                    places.entry((group, kind)).or_default().push(format!("{file}:{line}"));
                }
            }
            Err(error) => findings.error(format!("{file} cannot be parsed: {error}")),
        }
    }
    Ok(places)
}

fn numbers(places: &Places) -> Numbers {
    let mut numbers = Numbers::new();
    for ((group, kind), places) in places {
        numbers.entry(group.clone()).or_default().insert((*kind).to_owned(), places.len());
    }
    numbers
}

/// What is not in a table is not there at all.
fn number(numbers: &Numbers, group: &str, kind: &str) -> usize {
    numbers.get(group).and_then(|it| it.get(kind)).copied().unwrap_or(0)
}

/// Every group and kind that one of two tables names.
fn keys(one: &Numbers, other: &Numbers) -> BTreeSet<(String, String)> {
    let all = one.iter().chain(other);
    all.flat_map(|(group, kinds)| kinds.keys().map(move |kind| (group.clone(), kind.clone())))
        .collect()
}

/// What there is more of than the file lets be.
fn risen(kept: &Numbers, counts: &Numbers) -> Vec<(String, String)> {
    let more = |group: &str, kind: &str| number(counts, group, kind) > number(kept, group, kind);
    keys(kept, counts).into_iter().filter(|(group, kind)| more(group, kind)).collect()
}

/// The file with every number that has fallen; none rises, and what is gone is not named.
fn lowered(kept: &Numbers, counts: &Numbers) -> Numbers {
    let mut lowered = Numbers::new();
    for (group, kind) in keys(kept, counts) {
        let least = number(kept, &group, &kind).min(number(counts, &group, &kind));
        if least > 0 {
            lowered.entry(group).or_default().insert(kind, least);
        }
    }
    lowered
}

fn text(numbers: &Numbers) -> String {
    let mut text = HEAD.to_owned();
    for (group, kinds) in numbers {
        write!(text, "\n[{group}]\n").expect("a string takes every text");
        for (kind, number) in kinds {
            writeln!(text, "{kind} = {number}").expect("a string takes every text");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Numbers, lowered, risen, text};

    fn numbers(text: &str) -> Numbers {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn a_count_that_rises_is_found_and_one_that_falls_is_lowered() {
        let kept = numbers("[a]\nx = 5\ny = 2\n[b]\nx = 1\n");
        let counts = numbers("[a]\nx = 6\ny = 1\n[c]\nx = 1\n");
        let found = risen(&kept, &counts);
        let expected = [("a", "x"), ("c", "x")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert_eq!(found, expected);
        assert_eq!(lowered(&kept, &counts), numbers("[a]\nx = 5\ny = 1\n"));
    }

    #[test]
    fn the_file_is_read_as_it_is_written() {
        let some = numbers("[a]\nx = 5\ny = 2\n[b]\nx = 1\n");
        assert_eq!(numbers(&text(&some)), some);
    }
}
