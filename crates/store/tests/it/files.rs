//! Files of SQLite: kept, shared, foreign, newer, locked, not there.

use std::path::PathBuf;

use rusqlite::Connection;
use store::{Sqlite, Store, StoreError};
use tempfile::TempDir;

use crate::samples::{append, game};

fn file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    (folder, path)
}

fn refusal(path: &std::path::Path) -> StoreError {
    Sqlite::open(path).err().expect("the file is refused")
}

#[tokio::test]
async fn games_outlive_the_one_who_kept_them() {
    let (_folder, path) = file();
    Sqlite::open(&path).unwrap().create(game("g1", 2)).await.unwrap();
    assert_eq!(Sqlite::open(&path).unwrap().history("g1", None).await.unwrap().steps.len(), 2);
}

#[tokio::test]
async fn two_programs_share_a_file_and_the_slower_one_is_told() {
    let (_folder, path) = file();
    let (one, other) = (Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap());
    one.create(game("g1", 0)).await.unwrap();
    other.append(append("g1", 0, 0)).await.unwrap();
    assert_eq!(one.append(append("g1", 0, 0)).await, Err(StoreError::Changed("g1".into())));
    one.append(append("g1", 1, 0)).await.unwrap();
}

#[test]
fn a_file_of_a_newer_program_is_refused() {
    let (_folder, path) = file();
    drop(Sqlite::open(&path).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert_eq!(refusal(&path), StoreError::Newer { path: path.clone(), found: 99, known: 1 });
}

#[test]
fn a_database_of_another_program_is_refused_untouched() {
    let (_folder, path) = file();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::Foreign(path.clone()));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_refused_untouched() {
    let (_folder, path) = file();
    let letter = "Dear reader, this is a letter. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    assert_eq!(refusal(&path), StoreError::Foreign(path.clone()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let (folder, _) = file();
    let path = folder.path().join("nowhere").join("games.db");
    assert_eq!(refusal(&path), StoreError::NoFile(path));
}

#[test]
fn every_error_says_what_to_do() {
    let path = PathBuf::from("games.db");
    for error in [
        StoreError::Foreign(path.clone()),
        StoreError::Locked(path.clone()),
        StoreError::ReadOnly(path.clone()),
        StoreError::NoFile(path),
    ] {
        let text = error.to_string();
        assert!(text.starts_with("`games.db`") && text.contains("name a"), "{text}");
    }
}
