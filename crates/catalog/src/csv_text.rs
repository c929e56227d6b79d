//! CSV texts read row by row, with all faults found at once.
//!
//! The first row names the columns. An empty cell means the same as a key left out of a TOML
//! table, so one shape serves both. Rows that start with `#` are comments.

use crate::cells::{Cell, read_cells};
use crate::nearest::suggest;
use crate::phrase::Fault;
use crate::{Findings, Source, Span};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// A row of a CSV text with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row<T> {
    /// The line, from 1.
    pub line: usize,
    /// The first byte of the row; for findings about the row as a whole.
    pub span: Span,
    /// What the row says.
    pub value: T,
    cells: Vec<(String, Span)>,
}

impl<T> Row<T> {
    /// Returns the place of the cell in a column, or that of the row if there is no such column.
    pub fn cell(&self, column: &str) -> Span {
        let found = self.cells.iter().find(|(name, _)| name == column);
        found.map_or_else(|| self.span.clone(), |(_, span)| span.clone())
    }
}

/// Reads a CSV text into rows of a shape; rows with faults are left out and recorded.
///
/// The shape should be a struct that denies unknown fields, so that strange columns are found.
pub fn read_csv<T: DeserializeOwned>(source: Source<'_>, findings: &mut Findings) -> Vec<Row<T>> {
    let mut records = records(source, findings).into_iter();
    let Some(header) = records.next() else {
        findings.error(source, &(0..0), "no columns", "name the columns in the first row");
        return Vec::new();
    };
    let mut table = Table { source, header, lost: Vec::new(), ignored: BTreeSet::new() };
    table.check_columns::<T>(findings);
    records.filter_map(|record| table.read_row(&record, findings)).collect()
}

/// The texts of one row, each with its place.
struct Record {
    start: usize,
    cells: Vec<(String, Span)>,
}

/// Splits a text into rows, without comments and empty lines.
fn records(source: Source<'_>, findings: &mut Findings) -> Vec<Record> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .comment(Some(b'#'))
        .trim(csv::Trim::All)
        .from_reader(source.text.as_bytes());
    let mut records = Vec::new();
    for record in reader.records() {
        match record {
            Ok(record) => records.push(placed(source.text, &record)),
            Err(error) => {
                findings.error(source, &(0..0), error.to_string(), "write plain CSV in UTF-8");
                return records;
            }
        }
    }
    records
}

/// Finds the places of the cells of a record; the reader tells only where it began to look.
fn placed(text: &str, record: &csv::StringRecord) -> Record {
    let looked_from = record.position().map_or(0, csv::Position::byte);
    let looked_from = usize::try_from(looked_from).unwrap_or(usize::MAX).min(text.len());
    let start = skip_empty_lines(text, looked_from);
    let mut at = start;
    let mut cells = Vec::new();
    for cell in record {
        let end = cell_end(text, at);
        let blanks = text[at..end].len() - text[at..end].trim_start().len();
        cells.push((cell.to_owned(), at + blanks..end));
        at = (end + 1).min(text.len());
        // A cell that ended the text in the middle of a character cannot be followed by another.
        while !text.is_char_boundary(at) {
            at += 1;
        }
    }
    Record { start, cells }
}

/// Returns the start of the first line from `at` on that is neither empty nor a comment.
fn skip_empty_lines(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at += 1;
    }
    loop {
        let rest = &text[at..];
        if rest.starts_with(['\n', '\r']) {
            at += 1;
        } else if rest.starts_with('#') {
            at += rest.find('\n').unwrap_or(rest.len());
        } else {
            return at;
        }
    }
}

/// Returns the end of the cell that starts at `at`; commas and line ends in quotes do not count.
fn cell_end(text: &str, at: usize) -> usize {
    let mut is_quoted = false;
    for (offset, byte) in text.bytes().enumerate().skip(at) {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b',' | b'\n' | b'\r' if !is_quoted => return offset,
            _ => {}
        }
    }
    text.len()
}

struct Table<'a> {
    source: Source<'a>,
    header: Record,
    /// Columns that the shape needs and the text lacks.
    lost: Vec<String>,
    /// Positions of columns to pass over: doubled ones, and those that the shape does not know.
    ignored: BTreeSet<usize>,
}

impl Table<'_> {
    /// Finds doubled, unknown and missing columns by reading a row of blanks.
    fn check_columns<T: DeserializeOwned>(&mut self, findings: &mut Findings) {
        let mut cells: Vec<(String, Cell)> = Vec::new();
        for (at, (name, span)) in self.header.cells.iter().enumerate() {
            if cells.iter().any(|(seen, _)| seen == name) {
                findings.error(self.source, span, format!("column `{name}` twice"), "remove one");
                self.ignored.insert(at);
            } else {
                cells.push((name.clone(), Cell::Blank));
            }
        }
        while let Err((column, message)) = read_cells::<T>(&cells) {
            match Fault::read(&message) {
                Fault::UnknownKey { allowed } => {
                    let mend = suggest(&column, allowed.iter().map(String::as_str));
                    let what = format!("unknown column `{column}`");
                    findings.error(self.source, &self.header_span(&column), what, mend);
                    cells.retain(|(name, _)| *name != column);
                    let places = self.header.cells.iter().enumerate();
                    let same = places.filter(|(_, (name, _))| *name == column);
                    self.ignored.extend(same.map(|(at, _)| at));
                }
                Fault::MissingKey { name } if !self.lost.contains(&name) => {
                    let what = format!("missing column `{name}`");
                    findings.error(self.source, &self.header_span(&name), what, "add it");
                    cells.push((name.clone(), Cell::Blank));
                    self.lost.push(name);
                }
                // A type that takes no blank is no fault of the columns.
                _ => break,
            }
        }
    }

    /// Returns the place of a column's name, or that of the header if there is no such column.
    fn header_span(&self, column: &str) -> Span {
        let found = self.header.cells.iter().find(|(name, _)| name == column);
        found.map_or(self.header.start..self.header.start, |(_, span)| span.clone())
    }

    fn read_row<T: DeserializeOwned>(
        &self,
        record: &Record,
        findings: &mut Findings,
    ) -> Option<Row<T>> {
        let span = record.start..record.start;
        let (expected, found) = (self.header.cells.len(), record.cells.len());
        if expected != found {
            let what = format!("row of {found} cells under {expected} columns");
            findings.error(self.source, &span, what, format!("write {expected} cells"));
            return None;
        }
        let value = self.read_value(record, findings)?;
        let names = self.header.cells.iter().map(|(name, _)| name.clone());
        let cells = names.zip(record.cells.iter().map(|(_, span)| span.clone())).collect();
        Some(Row { line: self.source.place(&span).0, span, value, cells })
    }

    /// Reads a row again and again, taking one faulty cell out each time.
    fn read_value<T: DeserializeOwned>(
        &self,
        record: &Record,
        findings: &mut Findings,
    ) -> Option<T> {
        let mut cells = self.cells(record);
        let mut is_whole = self.lost.is_empty();
        loop {
            let (column, message) = match read_cells(&cells) {
                Ok(value) => return is_whole.then_some(value),
                Err(fault) => fault,
            };
            is_whole = false;
            let at = cells.iter().position(|(name, _)| *name == column);
            // A blank that does not fit either ends the search for faults in this row.
            match at {
                Some(at) if cells[at].1 == Cell::Blank => return None,
                Some(at) => cells[at].1 = Cell::Blank,
                None => cells.push((column.clone(), Cell::Blank)),
            }
            self.record_fault(record, &column, &Fault::read(&message), findings);
        }
    }

    /// Returns the cells that say something, under the names of their columns.
    fn cells(&self, record: &Record) -> Vec<(String, Cell)> {
        let names = self.header.cells.iter().map(|(name, _)| name);
        let texts = record.cells.iter().map(|(text, _)| text);
        let full = names
            .zip(texts)
            .enumerate()
            .filter(|(at, (_, text))| !text.is_empty() && !self.ignored.contains(at))
            .map(|(_, (name, text))| (name.clone(), Cell::Text(text.clone())));
        full.chain(self.lost.iter().map(|name| (name.clone(), Cell::Blank))).collect()
    }

    fn record_fault(&self, record: &Record, column: &str, fault: &Fault, findings: &mut Findings) {
        let at = self.header.cells.iter().position(|(name, _)| name == column);
        let span = at.map_or(record.start..record.start, |at| record.cells[at].1.clone());
        let (what, mend) = match fault {
            Fault::MissingKey { .. } => ("empty cell".to_owned(), "fill it in".to_owned()),
            fault => fault.what_and_mend(column),
        };
        findings.error(self.source, &span, format!("column `{column}`: {what}"), mend);
    }
}
