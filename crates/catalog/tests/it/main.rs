//! Tests of the catalog from the outside: texts in, values or findings out.
#![allow(clippy::needless_raw_string_hashes, reason = "snapshots are written with them")]

mod charts;
mod csv_rows;
mod files;
mod hex_lists;
mod korea;
mod maps;
mod mutations;
mod samples;
mod schemas;
mod toml_shapes;

use catalog::{Findings, Source};
use expect_test::Expect;

/// Returns a text under the name that tests show.
fn source(text: &str) -> Source<'_> {
    Source::new("a.toml", text)
}

/// Compares findings, one per line.
fn check(findings: &Findings, expected: &Expect) {
    expected.assert_eq(&findings.to_string());
}
