//! Findings about data: file, line, what is wrong, how to mend it.

use core::fmt;
use core::ops::Range;

/// The bytes of a text that a finding is about.
pub type Span = Range<usize>;

/// A text with the name of its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    /// The path, as findings show it.
    pub file: &'a str,
    /// The whole text.
    pub text: &'a str,
}

impl<'a> Source<'a> {
    /// Returns a text with the name of its file.
    pub fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text }
    }

    /// Returns line and column, both from 1, of the first character of a span.
    ///
    /// Columns count characters, not bytes. A span outside the text counts as its end.
    pub fn place(&self, span: &Span) -> (usize, usize) {
        let mut end = span.start.min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &self.text[..end];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        (line, before[line_start..].chars().count() + 1)
    }
}

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The data cannot be used.
    Error,
    /// The data can be used, but somebody should look.
    Warning,
}

/// One finding about a data file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Diagnostic {
    /// The path of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong: lower case, no full stop.
    pub what: String,
    /// How to mend it; may be empty.
    pub mend: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, severity, what, mend } = self;
        let severity = match severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        write!(f, "{file}:{line}:{column}: {severity}: {what}")?;
        if mend.is_empty() { Ok(()) } else { write!(f, "; {mend}") }
    }
}

impl core::error::Error for Diagnostic {}

/// Errors that are kept at most, and warnings: nobody reads more, and to place each takes a look at
/// the text.
const KEPT: usize = 2_000;
/// The place of the one that says so.
const LAST: usize = KEPT - 1;

/// All findings of one check, gathered so that they can be shown at once.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Findings {
    /// Those that are kept; where there are more, the last of them says so.
    all: Vec<Diagnostic>,
    /// How many errors there are, those that are not kept too.
    errors: usize,
    warnings: usize,
}

impl Findings {
    /// Returns a collector without findings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Records an error at a span of a text.
    pub fn error(
        &mut self,
        source: Source<'_>,
        span: &Span,
        what: impl Into<String>,
        mend: impl Into<String>,
    ) {
        self.record(Severity::Error, source, span, (what.into(), mend.into()));
    }

    /// Records a warning at a span of a text.
    pub fn warning(
        &mut self,
        source: Source<'_>,
        span: &Span,
        what: impl Into<String>,
        mend: impl Into<String>,
    ) {
        self.record(Severity::Warning, source, span, (what.into(), mend.into()));
    }

    fn record(
        &mut self,
        severity: Severity,
        source: Source<'_>,
        span: &Span,
        (what, mend): (String, String),
    ) {
        let count = match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        let before = *count;
        *count += 1;
        match before {
            KEPT.. => {}
            LAST => self.keep(severity, source, &(0..0), too_many()),
            _ => self.keep(severity, source, span, (what, mend)),
        }
    }

    fn keep(
        &mut self,
        severity: Severity,
        source: Source<'_>,
        span: &Span,
        (what, mend): (String, String),
    ) {
        let (line, column) = source.place(span);
        let file = source.file.to_owned();
        self.all.push(Diagnostic { file, line, column, severity, what, mend });
    }

    /// Tells whether any finding is an error.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Returns the number of errors, so that a check can tell whether a step of it added some.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Tells whether there is no finding at all.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the findings by file, line and column, each once.
    pub fn into_vec(self) -> Vec<Diagnostic> {
        let mut all = self.all;
        all.sort();
        all.dedup();
        all
    }
}

/// What is said where there are more findings than anybody reads.
pub(crate) fn too_many() -> (String, String) {
    ("too many faults".to_owned(), "mend those found so far".to_owned())
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in self.clone().into_vec() {
            writeln!(f, "{finding}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters_from_one() {
        let source = Source::new("a.toml", "è = 1\nbb = 2\n");
        let table = [(0, (1, 1)), (2, (1, 2)), (7, (2, 1)), (10, (2, 4)), (99, (3, 1))];
        for (start, place) in table {
            assert_eq!(source.place(&(start..start)), place, "byte {start}");
        }
        assert_eq!(source.place(&(1..2)), (1, 1), "inside a character");
    }

    #[test]
    fn more_findings_than_anybody_reads_are_counted_and_not_kept() {
        let source = Source::new("a.toml", "x\n");
        let mut findings = Findings::new();
        for number in 0..100_000 {
            findings.error(source, &(0..1), format!("fault {number}"), "");
        }
        assert_eq!(findings.error_count(), 100_000);
        let kept = findings.into_vec();
        assert_eq!(kept.len(), KEPT);
        assert!(kept.iter().any(|it| it.what == too_many().0));
    }

    #[test]
    fn findings_come_sorted_and_once() {
        let first = Source::new("a.toml", "x\ny\n");
        let second = Source::new("b.toml", "x");
        let mut findings = Findings::new();
        findings.warning(second, &(0..1), "strange", "");
        assert!(!findings.has_errors());
        findings.error(first, &(2..3), "wrong y", "write z");
        findings.error(first, &(0..1), "wrong x", "write z");
        findings.error(first, &(0..1), "wrong x", "write z");
        assert!(findings.has_errors());
        let shown: Vec<_> = findings.into_vec().iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "a.toml:1:1: error: wrong x; write z",
                "a.toml:2:1: error: wrong y; write z",
                "b.toml:1:1: warning: strange",
            ]
        );
    }
}
