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

#[test]
fn a_second_program_is_refused_and_told_where_the_first_is() {
    let (_folder, path) = file();
    let first = Sqlite::open(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::InUse { path: path.clone(), at: None });
    first.say_where("http://127.0.0.1:7777/");
    let told = refusal(&path).to_string();
    assert!(told.contains("already at http://127.0.0.1:7777/: go on there"), "{told}");
    drop(first);
    Sqlite::open(&path).unwrap();
}

#[tokio::test]
async fn a_file_of_the_first_shape_is_brought_up_with_its_games() {
    let (_folder, path) = file();
    let old = Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../migrations/0001_games.sql")).unwrap();
    old.execute_batch(
        "PRAGMA application_id = 1163084103; PRAGMA user_version = 1; PRAGMA journal_mode = wal;
         INSERT INTO games (id, title, scenario, header, seeds, players, step, hash, turn, turns,
           over, created, updated) VALUES ('g1', 'Old', 'scs/mill-bridge', 'h', 's', 'blue=human',
           1, 'hash-1', 1, 6, 0, 5, 5);
         INSERT INTO steps VALUES ('g1', 1, '> blue move 1', 'hash-1');",
    )
    .unwrap();
    drop(old);
    let store = Sqlite::open(&path).unwrap();
    let found = store.history("g1", None).await.unwrap();
    assert_eq!(
        (found.row.title.as_str(), found.row.imported, found.steps.len()),
        ("Old", false, 1)
    );
    assert_eq!(store.notices().await.unwrap(), []);
    store.append(append("g1", 1, 0)).await.unwrap();
}

#[test]
fn a_file_of_a_newer_program_is_refused() {
    let (_folder, path) = file();
    drop(Sqlite::open(&path).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert_eq!(refusal(&path), StoreError::Newer { path: path.clone(), found: 99, known: 3 });
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
fn a_folder_that_gives_no_rights_is_not_one_that_is_missing() {
    let (_folder, path) = file();
    // Nobody can open a folder as a file, not even an administrator.
    std::fs::create_dir(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::NoRights(path));
}

#[test]
fn a_damaged_database_is_not_a_foreign_file() {
    let (_folder, path) = file();
    drop(Sqlite::open(&path).unwrap());
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[100..2_000].fill(0xee);
    std::fs::write(&path, &bytes).unwrap();
    assert_eq!(refusal(&path), StoreError::Damaged(path.clone()));
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
}

#[test]
fn every_error_says_what_to_do() {
    let path = PathBuf::from("games.db");
    for error in [
        StoreError::Foreign(path.clone()),
        StoreError::Locked(path.clone()),
        StoreError::ReadOnly(path.clone()),
        StoreError::NoFile(path.clone()),
        StoreError::NoRights(path.clone()),
        StoreError::Damaged(path.clone()),
        StoreError::Emptied(path.clone()),
        StoreError::InUse { path, at: None },
    ] {
        let text = error.to_string();
        assert!(text.contains("`games.db`") && text.contains("name a"), "{text}");
    }
}
