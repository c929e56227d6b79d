//! What the loader says about faulty files: every fault at its place, all of them at once.
//!
//! Each finding is shown with the text it points at instead of line and column, so that a snapshot
//! proves the place and still survives a longer fixture.

mod charts;
mod fuzz;
mod loose;
mod references;
mod scenario;
mod start;
mod units;
mod victory;

use std::fmt::Write as _;

use catalog::{Files, Findings, Library};
use expect_test::Expect;

use crate::drawn::to_toml;
use crate::random_games::library as data;

const DRAWN: &str = "scs/scenarios/drawn.toml";
const CRT: &str = include_str!("../../../../../data/scs/charts/mill-bridge-crt.toml");

/// Two units and nothing else.
const DUEL: &str = "map 6x4\nblue A 02.02 3-4-5/2-2-5\nred X 05.02 3-4-5/2-2-5\n";

/// What the loader finds in a file of a library, line by line.
fn findings(library: &Library, path: &str) -> String {
    let mut found = Findings::new();
    let scenario = rules_scs::load(&mut Files::new(library), path, &mut found);
    assert_eq!(scenario.is_none(), found.has_errors(), "a scenario or errors: {found}");
    let mut shown = String::new();
    for finding in found.into_vec() {
        let text = library.get(&finding.file).unwrap_or_default();
        let line = text.lines().nth(finding.line - 1).unwrap_or_default();
        let there: String = line.chars().skip(finding.column - 1).take(24).collect();
        let full = finding.to_string();
        let place = format!("{}:{}:{}: ", finding.file, finding.line, finding.column);
        let file = finding.file.rsplit('/').next().unwrap_or_default();
        let what = full.trim_start_matches(&place);
        writeln!(shown, "{file} at ⟨{there}⟩ {what}").expect("texts take writing");
    }
    shown
}

/// What the loader finds in a scenario file made from a drawing.
fn findings_in(toml: String) -> String {
    let mut library = Library::new();
    library.insert(DRAWN, toml);
    library.insert("scs/scenarios/crt.toml", CRT);
    findings(&library, DRAWN)
}

/// Checks what the loader finds in a drawing.
#[track_caller]
fn check(drawing: &str, expected: &Expect) {
    expected.assert_eq(&findings_in(to_toml(drawing)));
}

/// Checks what the loader finds once a piece of the drawing's scenario file is replaced.
#[track_caller]
fn check_edited(drawing: &str, (old, new): (&str, &str), expected: &Expect) {
    let toml = to_toml(drawing);
    assert!(toml.contains(old), "{old} is not in\n{toml}");
    expected.assert_eq(&findings_in(toml.replacen(old, new, 1)));
}

/// Checks what the loader finds in Mill Bridge once a piece of one of its files is replaced.
#[track_caller]
fn check_mill_bridge(file: &str, (old, new): (&str, &str), expected: &Expect) {
    let mut library = data();
    let text = library.get(file).expect("the file is there").to_owned();
    assert!(text.contains(old), "{old} is not in {file}");
    library.insert(file, text.replacen(old, new, 1));
    expected.assert_eq(&findings(&library, "scs/scenarios/mill-bridge.toml"));
}
