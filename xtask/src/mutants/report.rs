//! The figures, and the mutants that deserve a look.

use std::fmt;

use super::list::Mutant;
use super::verdict::{Verdict, Verdicts};

/// What a run found out.
pub(crate) struct Report<'a> {
    package: &'a str,
    mutants: &'a [Mutant],
    verdicts: &'a Verdicts,
}

impl<'a> Report<'a> {
    pub(crate) fn new(package: &'a str, mutants: &'a [Mutant], verdicts: &'a Verdicts) -> Self {
        Self { package, mutants, verdicts }
    }

    fn of(&self, verdict: Verdict) -> Vec<&'a str> {
        let those = self.mutants.iter().filter(|it| self.verdicts.get(it) == Some(verdict));
        those.map(|it| it.name.as_str()).collect()
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Verdict::{Caught, LeftToPlain, Missed, NotRun, RanAway, Unviable};
        writeln!(f, "\n{} mutants of {}", self.mutants.len(), self.package)?;
        for verdict in [Caught, RanAway, Missed, NotRun, Unviable, LeftToPlain] {
            writeln!(f, "  {verdict:<16}{:>6}", self.of(verdict).len())?;
        }
        let caught = self.of(Caught).len() + self.of(RanAway).len();
        let viable = caught + self.of(Missed).len() + self.of(NotRun).len();
        // In tenths of a percent, rounded down.
        let share = (caught * 1000).checked_div(viable).unwrap_or(1000);
        writeln!(
            f,
            "{caught} of {viable} viable mutants were noticed: {}.{} %",
            share / 10,
            share % 10
        )?;
        for verdict in [Missed, NotRun, LeftToPlain, Unviable, RanAway] {
            let names = self.of(verdict);
            if !names.is_empty() {
                writeln!(f, "\n{verdict}")?;
                names.iter().try_for_each(|name| writeln!(f, "  {name}"))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Report;
    use crate::mutants::list::Mutant;
    use crate::mutants::verdict::{Verdict, Verdicts};

    #[test]
    fn the_share_is_of_the_viable_mutants_and_those_to_look_at_are_named() {
        use Verdict::{Caught, LeftToPlain, Missed, RanAway, Unviable};
        let place = r#"{ "line": 1, "column": 1 }"#;
        let mutant = |name: &str| -> Mutant {
            let span = format!(r#"{{ "start": {place}, "end": {place} }}"#);
            let text = format!(
                r#"{{ "file": "a.rs", "name": "{name}", "span": {span}, "replacement": "" }}"#
            );
            serde_json::from_str(&text).unwrap()
        };
        let mutants = ["a", "b", "c", "d", "e"].map(mutant);
        let mut verdicts = Verdicts::default();
        for (mutant, verdict) in
            mutants.iter().zip([Caught, RanAway, Missed, Unviable, LeftToPlain])
        {
            verdicts.set(mutant, verdict);
        }
        let report = Report::new("rules-x", &mutants, &verdicts).to_string();
        assert!(report.contains("5 mutants of rules-x"), "{report}");
        assert!(report.contains("2 of 3 viable mutants were noticed: 66.6 %"), "{report}");
        assert!(report.contains("\nmissed\n  c\n"), "{report}");
        assert!(report.contains("\nleft to --plain\n  e\n"), "{report}");
    }
}
