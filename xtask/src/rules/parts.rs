//! The parts of a system that are told apart: a standard and an advanced game, and what of them
//! is still in work.
//!
//! `docs/rules/<system>/standard.tsv` gives each rule of the ledger a letter: S for the standard
//! game, A for the advanced one, B for both. `docs/rules/in-work.tsv` names the parts that are
//! not yet complete, with tabs between system and part. Every other part is complete, and each of
//! its rules must be cited by code and by a test.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use super::Tally;
use super::collect::Found;
use super::ledger::{Entry, FOLDER, Ledger};
use crate::workspace::Workspace;

/// The list of parts in work.
pub(crate) const IN_WORK: &str = "docs/rules/in-work.tsv";

/// A part of the rules of a system.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// All rules, where a system has one game.
    Whole,
    /// The rules of the standard game, those that it shares with the advanced one among them.
    Standard,
    /// The rules that only the advanced game has.
    Advanced,
}

impl Part {
    /// The parts of a system.
    pub(crate) fn of(ledger: &Ledger) -> &'static [Self] {
        if ledger.standard.is_some() { &[Self::Standard, Self::Advanced] } else { &[Self::Whole] }
    }

    /// The part that a rule of a ledger belongs to.
    pub(crate) fn of_rule(ledger: &Ledger, id: &str) -> Self {
        match &ledger.standard {
            None => Self::Whole,
            Some(standard) if standard.contains(id) => Self::Standard,
            Some(_) => Self::Advanced,
        }
    }

    /// As `in-work.tsv` has it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Standard => "standard",
            Self::Advanced => "advanced",
        }
    }

    /// The rules of this part, in the order of the book.
    pub(crate) fn entries(self, ledger: &Ledger) -> impl Iterator<Item = &Entry> {
        ledger.entries.iter().filter(move |entry| Self::of_rule(ledger, &entry.id) == self)
    }
}

/// The rules of the standard game, if the system has an advanced one too.
pub(crate) fn read_standard(
    workspace: &Workspace,
    system: &str,
    entries: &[Entry],
) -> Result<Option<BTreeSet<String>>> {
    let file = format!("{FOLDER}/{system}/standard.tsv");
    if !workspace.path(&file).is_file() {
        return Ok(None);
    }
    let standard = parse_standard(&workspace.read(&file)?, entries);
    standard.map(Some).with_context(|| format!("{file} is damaged"))
}

/// Reads the letters; the rules must be those of the ledger, in its order.
fn parse_standard(text: &str, entries: &[Entry]) -> Result<BTreeSet<String>> {
    let mut standard = BTreeSet::new();
    let lines: Vec<&str> = text.lines().collect();
    for (index, entry) in entries.iter().enumerate() {
        let Some(line) = lines.get(index) else { bail!("{} has no letter", entry.id) };
        let Some((id, letter)) = line.split_once('\t') else {
            bail!("line {} has no tab", index + 1);
        };
        if id != entry.id {
            bail!("line {} has {id} where ledger.tsv has {}", index + 1, entry.id);
        }
        match letter {
            "S" | "B" => standard.insert(id.to_owned()),
            "A" => false,
            _ => bail!("{id} has the letter `{letter}`, not S, A or B"),
        };
    }
    if lines.len() > entries.len() {
        bail!("line {} is one more than ledger.tsv has", entries.len() + 1);
    }
    Ok(standard)
}

/// The parts that are not yet complete.
#[derive(Default)]
pub(crate) struct InWork(BTreeSet<(String, Part)>);

impl InWork {
    /// Reads the list; without the file nothing is in work.
    pub(crate) fn read(workspace: &Workspace, ledgers: &[Ledger]) -> Result<Self> {
        if !workspace.path(IN_WORK).is_file() {
            return Ok(Self::default());
        }
        let text = workspace.read(IN_WORK)?;
        Self::parse(&text, ledgers).with_context(|| format!("{IN_WORK} is damaged"))
    }

    pub(crate) fn parse(text: &str, ledgers: &[Ledger]) -> Result<Self> {
        let mut parts = BTreeSet::new();
        for line in text.lines() {
            let known = ledgers
                .iter()
                .flat_map(|ledger| Part::of(ledger).iter().map(move |&part| (ledger, part)))
                .find(|(ledger, part)| {
                    line.split_once('\t') == Some((ledger.system.as_str(), part.name()))
                });
            let Some((ledger, part)) = known else { bail!("no ledger has the part `{line}`") };
            if !parts.insert((ledger.system.clone(), part)) {
                bail!("`{line}` is named twice");
            }
        }
        Ok(Self(parts))
    }

    /// Whether this part is not yet complete.
    pub(crate) fn has(&self, ledger: &Ledger, part: Part) -> bool {
        self.0.contains(&(ledger.system.clone(), part))
    }

    /// What is not as the list says: a complete part with rules that are not cited both by code
    /// and by a test, or a part in work that lacks nothing any more.
    pub(crate) fn faults(&self, ledgers: &[Ledger], found: &Found) -> Vec<String> {
        let mut faults = Vec::new();
        for ledger in ledgers {
            for &part in Part::of(ledger) {
                let tally = Tally::of(part.entries(ledger), found);
                let lacks = tally.all() - tally.both;
                let name = format!("{} ({})", ledger.system, part.name());
                if self.has(ledger, part) && lacks == 0 {
                    faults.push(format!("{name} lacks nothing; take it out of {IN_WORK}"));
                } else if !self.has(ledger, part) && lacks > 0 {
                    faults.push(format!(
                        "{name} counts as complete, but {lacks} of its rules are not cited by code and \
                         by a test; {} lists them",
                        super::PAGE
                    ));
                }
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::super::collect::{By, Citation, Found};
    use super::super::ledger::{Ledger, parse};
    use super::{InWork, Part, parse_standard};

    const RULES: &str = "nw:1a\tA\tmove\tB.\nnw:1b\tC\tair\tD.\nnwk:1a\tE\tdata\tF.";

    /// A system with a standard game of two rules and an advanced one that adds a third.
    fn two_games() -> Ledger {
        let entries = parse(RULES).unwrap();
        let standard = parse_standard("nw:1a\tS\nnw:1b\tA\nnwk:1a\tB\n", &entries).unwrap();
        Ledger { system: "nextwar".into(), entries, standard: Some(standard) }
    }

    fn one_game() -> Ledger {
        let entries = parse("scs:1.0A\tA\tmove\tB.").unwrap();
        Ledger { system: "scs".into(), entries, standard: None }
    }

    fn cited(ids: &[&str]) -> Found {
        let mut found = Found::default();
        for id in ids {
            for by in [By::Code, By::Test] {
                let file = "crates/rules-scs/src/a.rs".to_owned();
                found.citations.push(Citation {
                    id: (*id).to_owned(),
                    by,
                    file,
                    line: 1,
                    item: None,
                });
            }
        }
        found
    }

    #[test]
    fn rules_of_both_games_belong_to_the_standard_one() {
        let ledger = two_games();
        let ids = |part: Part| -> Vec<&str> {
            part.entries(&ledger).map(|entry| entry.id.as_str()).collect()
        };
        assert_eq!(ids(Part::Standard), ["nw:1a", "nwk:1a"]);
        assert_eq!(ids(Part::Advanced), ["nw:1b"]);
        assert_eq!(Part::of(&one_game()), [Part::Whole]);
    }

    #[test]
    fn every_rule_has_one_letter_in_the_order_of_the_ledger() {
        let entries = parse(RULES).unwrap();
        for (text, complaint) in [
            ("nw:1a\tS\nnw:1b\tA\n", "nwk:1a has no letter"),
            ("nw:1b\tS\nnw:1a\tA\nnwk:1a\tB\n", "line 1 has nw:1b where ledger.tsv has nw:1a"),
            ("nw:1a\tS\nnw:1b\tC\nnwk:1a\tB\n", "nw:1b has the letter `C`, not S, A or B"),
            ("nw:1a S\nnw:1b\tA\nnwk:1a\tB\n", "line 1 has no tab"),
            (
                "nw:1a\tS\nnw:1b\tA\nnwk:1a\tB\nnwk:1b\tB\n",
                "line 4 is one more than ledger.tsv has",
            ),
        ] {
            assert_eq!(parse_standard(text, &entries).unwrap_err().to_string(), complaint);
        }
    }

    #[test]
    fn the_list_names_only_parts_that_there_are() {
        let ledgers = [two_games(), one_game()];
        for (text, complaint) in [
            ("nextwar\twhole\n", "no ledger has the part `nextwar\twhole`"),
            ("scs\tstandard\n", "no ledger has the part `scs\tstandard`"),
            ("chess\twhole\n", "no ledger has the part `chess\twhole`"),
            ("scs\twhole\nscs\twhole\n", "`scs\twhole` is named twice"),
        ] {
            let error = InWork::parse(text, &ledgers).err().unwrap();
            assert_eq!(error.to_string(), complaint);
        }
    }

    #[test]
    fn a_complete_part_with_an_uncited_rule_is_a_fault() {
        let ledgers = [two_games(), one_game()];
        let in_work = InWork::parse("nextwar\tadvanced\n", &ledgers).unwrap();
        let faults = in_work.faults(&ledgers, &cited(&["nw:1a"]));
        assert_eq!(
            faults,
            [
                "nextwar (standard) counts as complete, but 1 of its rules are not cited by code and by a \
                 test; docs/rules/coverage.md lists them",
                "scs (whole) counts as complete, but 1 of its rules are not cited by code and by a test; \
                 docs/rules/coverage.md lists them",
            ]
        );
        assert!(in_work.faults(&ledgers, &cited(&["nw:1a", "nwk:1a", "scs:1.0A"])).is_empty());
    }

    #[test]
    fn a_rule_cited_by_code_alone_does_not_complete_a_part() {
        let mut found = cited(&["scs:1.0A"]);
        found.citations.retain(|citation| citation.by == By::Code);
        assert_eq!(InWork::default().faults(&[one_game()], &found).len(), 1);
    }

    #[test]
    fn a_part_in_work_that_lacks_nothing_leaves_the_list() {
        let ledgers = [two_games()];
        let in_work = InWork::parse("nextwar\tstandard\nnextwar\tadvanced\n", &ledgers).unwrap();
        assert_eq!(
            in_work.faults(&ledgers, &cited(&["nw:1a", "nwk:1a"])),
            ["nextwar (standard) lacks nothing; take it out of docs/rules/in-work.tsv"]
        );
    }
}
