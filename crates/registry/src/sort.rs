//! What a data file is, by what it says of itself, and what is wrong with it.

use catalog::{Diagnostic, Findings, Severity, Source};
use rulebook::{FileKind, Sign};

use crate::books::SYSTEMS;
use crate::system::System;

/// A text of a data file, sorted.
#[derive(Clone, Debug)]
pub enum Sorted {
    /// A scenario: it is checked with all it refers to.
    Scenario(&'static System),
    /// Something else, with everything that is wrong with it.
    Part(Vec<Diagnostic>),
}

/// Sorts the text of a file; what is under seal is opened first.
pub fn sort(file: &str, text: &str) -> Sorted {
    if !file.ends_with(".sealed") {
        return sort_open(file, text);
    }
    match catalog::unseal(text) {
        Ok(text) => sort_open(file, &text),
        Err(broken) => Sorted::Part(vec![Diagnostic {
            file: file.to_owned(),
            line: broken.line,
            column: 1,
            severity: Severity::Error,
            what: broken.what.to_owned(),
            mend: "seal the script anew with `esagono mission seal`".to_owned(),
        }]),
    }
}

fn sort_open(file: &str, text: &str) -> Sorted {
    let source = Source { file, text };
    let schema = catalog::peek(text).and_then(|it| it.schema);
    let is_it = |kind: &FileKind| match kind.sign {
        Sign::Schema(name) => schema.as_deref() == Some(name),
        Sign::Columns(begin) => is_csv(file) && text.starts_with(begin),
    };
    // Of two tables that begin alike the one that says more is meant.
    let length = |kind: &FileKind| match kind.sign {
        Sign::Schema(name) => name.len(),
        Sign::Columns(begin) => begin.len(),
    };
    let known = known_kinds().filter(|it| is_it(&it.0)).max_by_key(|it| length(&it.0));
    let mut findings = Findings::new();
    match known {
        Some((FileKind { check: None, .. }, system)) => return Sorted::Scenario(system),
        Some((FileKind { check: Some(check), .. }, _)) => check(source, &mut findings),
        None => match schema.as_deref() {
            Some("map/1") => drop(catalog::read_map(source, &mut findings)),
            Some("chart/1") => drop(catalog::read_chart(source, &mut findings)),
            Some("guide/1") => drop(catalog::read_guide(source, &mut findings)),
            _ => say_unknown(source, &mut findings),
        },
    }
    Sorted::Part(findings.into_vec())
}

/// Every kind of file, with the system whose it is.
fn known_kinds() -> impl Iterator<Item = (FileKind, &'static System)> {
    SYSTEMS.iter().flat_map(|it| (it.kinds)().into_iter().map(move |kind| (kind, it)))
}

/// Says of a file that nobody knows what it is, and what would be known.
fn say_unknown(source: Source<'_>, findings: &mut Findings) {
    let signs = || known_kinds().map(|it| it.0.sign);
    let (what, mend) = if is_csv(source.file) {
        let begins = signs().filter_map(|it| match it {
            Sign::Columns(begin) => Some(format!("`{begin}…`")),
            Sign::Schema(_) => None,
        });
        let begins: Vec<String> = begins.collect();
        ("no table this program knows", format!("begin it with {}", begins.join(" or ")))
    } else {
        // Syntax errors are found first; they explain a missing schema better.
        if catalog::peek(source.text).is_none() {
            let _ = catalog::read_map(source, findings);
            return;
        }
        let names = signs().filter_map(|it| match it {
            Sign::Schema(name) => Some(name),
            Sign::Columns(_) => None,
        });
        let names: Vec<&str> = names.chain(["map/1", "chart/1", "guide/1"]).collect();
        let mend = format!("begin the file with schema = one of: {}", names.join(", "));
        ("no schema this program knows", mend)
    };
    findings.error(source, &(0..0), what, mend);
}

fn is_csv(file: &str) -> bool {
    file.rsplit_once('.').is_some_and(|it| it.1 == "csv")
}
