//! What became of each mutant, kept from one run to the next.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;

use anyhow::{Context, Result};

use super::list::Mutant;
use super::scratch::Scratch;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// A test failed.
    Caught,
    /// The tests did not come to an end.
    RanAway,
    /// Every test passed.
    Missed,
    /// No test even runs the changed function.
    NotRun,
    /// The compiler would not have it.
    Unviable,
    /// It stands where no switch can be put.
    LeftToPlain,
}

const WORDS: [(Verdict, &str); 6] = [
    (Verdict::Caught, "caught"),
    (Verdict::RanAway, "ran away"),
    (Verdict::Missed, "missed"),
    (Verdict::NotRun, "not run"),
    (Verdict::Unviable, "unviable"),
    (Verdict::LeftToPlain, "left to --plain"),
];

impl Verdict {
    /// Whether no test noticed it.
    pub(crate) fn is_missed(self) -> bool {
        matches!(self, Self::Missed | Self::NotRun)
    }

    fn read(word: &str) -> Option<Self> {
        WORDS.iter().find(|it| it.1 == word).map(|it| it.0)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = WORDS.iter().find(|it| it.0 == *self).map_or("", |it| it.1);
        f.pad(word)
    }
}

/// The verdicts on the mutants of a crate, by name.
#[derive(Debug, Default)]
pub(crate) struct Verdicts(BTreeMap<String, Verdict>);

impl Verdicts {
    /// The verdicts of the last run.
    pub(crate) fn read(scratch: &Scratch) -> Result<Self> {
        let text = fs::read_to_string(scratch.path(&file(scratch)))
            .context("`--again` needs an earlier run")?;
        let lines = text.lines().filter_map(|line| line.split_once('\t'));
        let known = lines.filter_map(|(word, name)| Some((name.to_owned(), Verdict::read(word)?)));
        Ok(Self(known.collect()))
    }

    /// Keeps the verdicts for the next run.
    pub(crate) fn write(&self, scratch: &Scratch) -> Result<()> {
        let lines = self.0.iter().map(|(name, verdict)| format!("{verdict}\t{name}\n"));
        scratch.write(&file(scratch), &lines.collect::<String>())
    }

    /// Forgets what was missed, and what is not among the mutants any more.
    pub(crate) fn keep_settled(&mut self, mutants: &[Mutant]) {
        self.0.retain(|name, verdict| {
            !verdict.is_missed() && mutants.iter().any(|it| it.name == *name)
        });
    }

    pub(crate) fn has(&self, mutant: &Mutant) -> bool {
        self.0.contains_key(&mutant.name)
    }

    pub(crate) fn get(&self, mutant: &Mutant) -> Option<Verdict> {
        self.0.get(&mutant.name).copied()
    }

    pub(crate) fn set(&mut self, mutant: &Mutant, verdict: Verdict) {
        self.0.insert(mutant.name.clone(), verdict);
    }
}

fn file(scratch: &Scratch) -> String {
    format!("{}.tsv", scratch.package)
}
