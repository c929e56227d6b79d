//! Every terrain, kind and size that the data of the Standard Combat Series names has a word.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use texts::{built_in, check_keys};

/// Returns the files of a folder of `data/scs` whose names end so.
fn data_files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scs").join(folder);
    let files = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.to_str().unwrap().ends_with(ending)).collect()
}

/// Returns the terrain ids of a chart.
fn terrain_ids(chart: &Path) -> Vec<String> {
    let table: toml::Table = fs::read_to_string(chart).unwrap().parse().unwrap();
    let kinds = ["hex", "hexside", "line"].into_iter().filter_map(|kind| table.get(kind));
    kinds.flat_map(|kind| kind.as_table().unwrap().keys().cloned()).collect()
}

/// Returns the cells of one column of a roster, empty ones left out.
fn column(roster: &Path, name: &str) -> Vec<String> {
    let source = fs::read_to_string(roster).unwrap();
    let mut lines = source.lines().filter(|line| !line.starts_with('#'));
    let header = lines.next().unwrap();
    let at = header.split(',').position(|cell| cell == name).unwrap();
    let cells = lines.filter_map(|line| line.split(',').nth(at));
    cells.filter(|cell| !cell.is_empty()).map(ToOwned::to_owned).collect()
}

#[track_caller]
fn assert_said(prefix: &str, ids: impl IntoIterator<Item = String>) {
    let keys: BTreeSet<String> = ids.into_iter().map(|id| format!("{prefix}{id}")).collect();
    assert!(!keys.is_empty(), "no data found for {prefix}");
    assert_eq!(check_keys(built_in(), &keys), []);
}

#[test]
fn every_terrain_of_a_chart_has_a_word() {
    let charts = data_files("charts", "terrain.toml");
    assert_said("scs-terrain-", charts.iter().flat_map(|chart| terrain_ids(chart)));
}

#[test]
fn every_kind_and_size_of_a_roster_has_a_word() {
    let rosters = data_files("rosters", ".csv");
    assert_said("scs-kind-", rosters.iter().flat_map(|roster| column(roster, "kind")));
    assert_said("scs-size-", rosters.iter().flat_map(|roster| column(roster, "size")));
}
