//! Charts as printed: named columns, labeled rows, cells as short tokens.
//!
//! What a token means is the business of the rules module; every cell keeps its place, so that
//! the module can complain about it at its line.

use crate::{FileOr, Files, Findings, Source, Spanned, check_head, find_file, salvage_toml};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;

/// A chart file, or a chart in place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Chart")]
pub struct ChartShape {
    /// The shape of the file: `chart/1`. A chart in place may leave it out.
    pub schema: Option<Spanned<String>>,
    /// Where the chart comes from. A chart in place may leave it out.
    pub source: Option<Spanned<String>>,
    /// The dice that choose the row, such as `2d6`; `d66` reads two dice as tens and ones.
    pub dice: Spanned<String>,
    /// The heads of the columns from left to right.
    pub columns: Spanned<Vec<Spanned<String>>>,
    /// The rows from top to bottom: first the label, then one token per column.
    pub rows: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
}

/// A chart in which every row has a token for every column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The dice that choose the row, such as `2d6` or `d66`.
    pub dice: Spanned<String>,
    /// The heads of the columns, each once.
    pub columns: Vec<Spanned<String>>,
    /// The rows from top to bottom.
    pub rows: Vec<ChartRow>,
}

/// One row of a chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartRow {
    /// What chooses the row, such as a roll; each once.
    pub label: Spanned<String>,
    /// The tokens, as many as there are columns.
    pub cells: Vec<Spanned<String>>,
}

impl Chart {
    /// Returns the token in a row and a column.
    pub fn cell(&self, row: &str, column: &str) -> Option<&Spanned<String>> {
        let column = self.columns.iter().position(|head| head.get_ref() == column)?;
        let row = self.rows.iter().find(|each| each.label.get_ref() == row)?;
        row.cells.get(column)
    }
}

/// Reads a chart file; `None` if there was any error.
pub fn read_chart(source: Source<'_>, findings: &mut Findings) -> Option<Chart> {
    let before = findings.error_count();
    let shape: ChartShape = salvage_toml(source, findings)?;
    check_head("chart/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let chart = check_chart(&shape, source, findings)?;
    (findings.error_count() == before).then_some(chart)
}

/// Reads the chart that a key of `source` names or holds, together with the text it stands in.
pub fn open_chart<'l>(
    files: &mut Files<'l>,
    source: Source<'l>,
    key: &FileOr<ChartShape>,
    findings: &mut Findings,
) -> Option<(Source<'l>, Chart)> {
    match key {
        FileOr::File(name) => {
            let file = find_file(files, source, name, findings)?;
            Some((file, read_chart(file, findings)?))
        }
        FileOr::Inline(shape) => Some((source, check_chart(shape.get_ref(), source, findings)?)),
    }
}

/// Checks the shape of a chart that stands in `source`; `None` if there was any error.
pub fn check_chart(
    shape: &ChartShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<Chart> {
    let before = findings.error_count();
    check_dice(&shape.dice, source, findings);
    let columns = shape.columns.get_ref();
    if columns.is_empty() {
        findings.error(source, &shape.columns.span(), "chart without columns", "name them");
    }
    check_doubles("column", columns, source, findings);
    let rows = check_rows(shape, source, findings);
    let labels: Vec<_> = rows.iter().map(|row| row.label.clone()).collect();
    check_doubles("row", &labels, source, findings);
    let chart = Chart { dice: shape.dice.clone(), columns: columns.clone(), rows };
    (findings.error_count() == before).then_some(chart)
}

/// Accepts a number of dice, `d`, and a number of sides.
fn check_dice(dice: &Spanned<String>, source: Source<'_>, findings: &mut Findings) {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let is_dice = dice
        .get_ref()
        .split_once('d')
        .is_some_and(|(count, sides)| (count.is_empty() || is_number(count)) && is_number(sides));
    if !is_dice {
        let what = format!("`{}` is no dice", dice.get_ref());
        findings.error(source, &dice.span(), what, "write them like `2d6`, `d10` or `d66`");
    }
}

fn check_doubles(
    what: &str,
    labels: &[Spanned<String>],
    source: Source<'_>,
    findings: &mut Findings,
) {
    let mut seen = BTreeSet::new();
    for label in labels {
        if !seen.insert(label) {
            let what = format!("{what} `{}` twice", label.get_ref());
            findings.error(source, &label.span(), what, "remove one");
        }
    }
}

fn check_rows(shape: &ChartShape, source: Source<'_>, findings: &mut Findings) -> Vec<ChartRow> {
    let columns = shape.columns.get_ref().len();
    let mut rows = Vec::new();
    if shape.rows.get_ref().is_empty() {
        findings.error(source, &shape.rows.span(), "chart without rows", "write at least one");
    }
    for row in shape.rows.get_ref() {
        let Some((label, cells)) = row.get_ref().split_first() else {
            findings.error(source, &row.span(), "row without a label", "write the label first");
            continue;
        };
        if cells.len() != columns && columns > 0 {
            let (label, count) = (label.get_ref(), cells.len());
            let what = format!("row `{label}` has {count} cells under {columns} columns");
            let mend = format!("write the label and {columns} cells");
            findings.error(source, &row.span(), what, mend);
        }
        rows.push(ChartRow { label: label.clone(), cells: cells.to_vec() });
    }
    rows
}
