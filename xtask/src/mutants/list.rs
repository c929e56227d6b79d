//! The mutants that `cargo mutants` thinks up, and guards that are taken away.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::guard;
use super::order::Order;
use crate::process::{cargo, output};
use crate::workspace::Workspace;

/// One small change of the source.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Mutant {
    /// Relative to the top of the repository.
    pub(crate) file: String,
    /// Place and change in words; no two are the same.
    pub(crate) name: String,
    /// What is changed.
    pub(crate) span: Span,
    /// What stands there instead; nothing where something is deleted.
    pub(crate) replacement: String,
}

/// A piece of a text; its end is not part of it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Span {
    start: Place,
    end: Place,
}

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Place {
    line: usize,
    /// In characters.
    column: usize,
}

impl Span {
    /// The same in bytes; nothing if the text has no such place.
    pub(crate) fn bytes(self, text: &str) -> Option<Range<usize>> {
        Some(self.start.byte(text)?..self.end.byte(text)?)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.start.line, self.start.column)
    }
}

impl From<proc_macro2::Span> for Span {
    fn from(span: proc_macro2::Span) -> Self {
        let place = |it: proc_macro2::LineColumn| Place { line: it.line, column: it.column + 1 };
        Self { start: place(span.start()), end: place(span.end()) }
    }
}

impl Place {
    fn byte(self, text: &str) -> Option<usize> {
        let mut begin = 0;
        let mut lines = text.split_inclusive('\n');
        for _ in 1..self.line {
            begin += lines.next()?.len();
        }
        let before = lines.next()?.chars().take(self.column - 1);
        Some(begin + before.map(char::len_utf8).sum::<usize>())
    }
}

/// All mutants asked for, in the order of the files, and after them those without a guard in the
/// same files.
pub(crate) fn read(workspace: &Workspace, order: &Order) -> Result<Vec<Mutant>> {
    let fixed = ["mutants", "--package", &order.package, "--list", "--json"];
    let text = output(cargo(workspace, &fixed).args(&order.which))?;
    let mut mutants: Vec<Mutant> =
        serde_json::from_str(&text).context("cargo mutants listed something unexpected")?;
    let files: BTreeSet<String> = mutants.iter().map(|it| it.file.clone()).collect();
    for file in files {
        mutants.extend(guard::deleted(&file, &workspace.read(&file)?)?);
    }
    Ok(mutants)
}

#[cfg(test)]
mod tests {
    use super::{Place, Span};

    #[test]
    fn places_are_counted_in_characters_and_cut_in_bytes() {
        let text = "let a = 1;\nlet è = a + 1;\n";
        let span = |from, to| Span {
            start: Place { line: 2, column: from },
            end: Place { line: 2, column: to },
        };
        assert_eq!(span(11, 12).bytes(text).map(|it| &text[it]), Some("+"));
        assert_eq!(span(5, 6).bytes(text).map(|it| &text[it]), Some("è"));
        let beyond = Place { line: 4, column: 1 };
        assert_eq!(Span { start: beyond, end: beyond }.bytes(text), None);
    }
}
