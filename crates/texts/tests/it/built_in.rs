//! The built-in texts are complete, in step with each other and with the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use scene::Message;
use texts::{
    TextFault, Texts, built_in, check_keys, check_languages, check_refusals, files, message_keys,
    refusal_phrases,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the files below a folder, in order.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let below = |path: PathBuf| if path.is_dir() { files_below(&path) } else { vec![path] };
    entries.into_iter().flat_map(below).collect()
}

/// Returns what `scan` finds in the source texts of all crates that `is_read` names.
fn in_sources(is_read: fn(&str) -> bool, scan: fn(&str) -> BTreeSet<String>) -> BTreeSet<String> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    crates
        .filter(|path| is_read(path.file_name().unwrap().to_str().unwrap()))
        .flat_map(|path| files_below(&path.join("src")))
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .flat_map(|path| scan(&fs::read_to_string(path).unwrap()))
        .collect()
}

#[track_caller]
fn assert_none(faults: &[TextFault]) {
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", said.join("\n"));
}

#[test]
fn every_text_file_is_built_in() {
    let folder = root().join("data/texts");
    let present: Vec<PathBuf> = files_below(&folder);
    let listed: Vec<PathBuf> =
        files().iter().map(|(lang, name, _)| folder.join(lang).join(name)).collect();
    assert_eq!(present, listed);
}

#[test]
fn the_built_in_texts_have_no_fault() {
    assert_none(&Texts::new(&files()).err().unwrap_or_default());
}

#[test]
fn both_languages_have_the_same_keys_and_arguments() {
    assert_eq!(built_in().languages().collect::<Vec<_>>(), ["en", "it"]);
    assert_none(&check_languages(built_in()));
}

#[test]
fn every_message_of_the_code_has_a_text() {
    // The example game of the test kit is never shown to anybody; the scanner would find itself.
    let is_read = |name: &str| !["testkit", "texts"].contains(&name);
    assert_none(&check_keys(built_in(), &in_sources(is_read, message_keys)));
}

#[test]
fn every_refusal_has_an_italian_text_and_every_text_a_refusal() {
    let is_read = |name: &str| name.starts_with("rules-");
    assert_none(&check_refusals(built_in(), &in_sources(is_read, refusal_phrases)));
}

#[test]
fn a_term_of_the_series_is_said_in_both_languages() {
    let message = Message::new("scs-phase-exploitation");
    assert_eq!(built_in().say("en", &message), "Exploitation Phase");
    assert_eq!(built_in().say("it", &message), "Fase di sfruttamento");
}
