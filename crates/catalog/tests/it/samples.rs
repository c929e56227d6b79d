//! The sample files that come with the schemas: good ones pass, each bad one fails as named.

use catalog::{Findings, Source, read_chart, read_guide, read_map};
use expect_test::expect_file;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Returns names and texts of the maps, charts and guides in a directory of samples, in order.
pub(crate) fn samples(directory: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/schema/samples");
    let mut samples: Vec<(String, String)> = fs::read_dir(root.join(directory))
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), entry.path()))
        .filter(|(name, _)| ["map_", "chart_", "guide_"].iter().any(|it| name.starts_with(it)))
        .map(|(name, path)| (name, fs::read_to_string(path).unwrap()))
        .collect();
    samples.sort();
    samples
}

/// Reads a sample as what its name says it is; tells whether it was good.
pub(crate) fn is_read(name: &str, text: &str, findings: &mut Findings) -> bool {
    let source = Source::new(name, text);
    if name.starts_with("map_") {
        read_map(source, findings).is_some()
    } else if name.starts_with("guide_") {
        read_guide(source, findings).is_some()
    } else {
        read_chart(source, findings).is_some()
    }
}

#[test]
fn valid_samples_have_no_findings() {
    let samples = samples("valid");
    assert!(!samples.is_empty());
    for (name, text) in samples {
        let mut findings = Findings::new();
        assert!(is_read(&name, &text, &mut findings), "{findings}");
        assert!(findings.is_empty(), "{findings}");
    }
}

#[test]
fn invalid_samples_fail_with_the_findings_on_file() {
    let mut shown = String::new();
    for (name, text) in samples("invalid") {
        let mut findings = Findings::new();
        assert!(!is_read(&name, &text, &mut findings), "{name} is good");
        assert!(findings.has_errors(), "{name} fails without a word");
        writeln!(shown, "{findings}").unwrap();
    }
    expect_file!["invalid_samples.txt"].assert_eq(&shown);
}
