//! What is whole beside what is damaged: found all the same, mended where it can be, saved where it
//! cannot.

use std::ops::Range;

use store::{Notice, Page, Shelf, Sqlite, Store, StoreError};

use crate::damage::{Folder, generation, many_games, played, steps_of};
use crate::samples::{append, cut};

/// Bytes of a page.
const PAGE: usize = 4096;
/// The first byte of a page of a table, and of one of an index.
const TABLE: u8 = 0x0d;
const INDEX: u8 = 0x0a;

/// Where the one page of a kind lies that has one text and not the other.
fn page(bytes: &[u8], kind: u8, with: &str, without: &str) -> Range<usize> {
    let has = |page: &[u8], text: &str| page.windows(text.len()).any(|it| it == text.as_bytes());
    let mut pages = bytes
        .chunks(PAGE)
        .enumerate()
        .filter(|(_, page)| page[0] == kind && has(page, with) && !has(page, without));
    let (number, _) = pages.next().expect("there is such a page");
    assert!(pages.next().is_none(), "there is one such page");
    number * PAGE..(number + 1) * PAGE
}

/// Writes another text of the same length over one.
fn overwrite(page: &mut [u8], before: &str, after: &str) {
    let at = page.windows(before.len()).position(|it| it == before.as_bytes()).unwrap();
    page[at..at + after.len()].copy_from_slice(after.as_bytes());
}

async fn listed(store: &Sqlite) -> Vec<String> {
    let rows = store.list(Shelf::Table, Page::default()).await.unwrap();
    rows.into_iter().map(|it| it.id).collect()
}

/// A game of which a wrong bit has changed the name, in one place or another, is found and played.
async fn is_mended(folder: &Folder) {
    let found = folder.salvage();
    let saved = found.saved.iter().find(|it| it.history.row.id == "g33").unwrap();
    assert_eq!((saved.history.steps.len(), found.unsaved.len()), (60, 0));
    let store = folder.open();
    let [Notice::KeptAside(_)] = store.found() else { panic!("{:?}", store.found()) };
    assert!(listed(&store).await.contains(&"g33".to_owned()));
    assert_eq!(steps_of(&store, "g33").await, 60);
    store.append(append("g33", 60, 0)).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let again = folder.open();
    assert_eq!((again.found(), steps_of(&again, "g33").await), ([].as_slice(), 61));
}

#[tokio::test]
async fn a_wrong_bit_in_the_index_of_ids_is_mended() {
    let folder = many_games().await;
    folder.spoil("", |bytes| {
        let page = page(bytes, INDEX, "g33", "hash");
        overwrite(&mut bytes[page], "g33", "g3s");
    });
    is_mended(&folder).await;
}

#[tokio::test]
async fn a_wrong_bit_in_the_id_of_a_game_is_mended() {
    let folder = many_games().await;
    folder.spoil("", |bytes| {
        let page = page(bytes, TABLE, "g33Game g33", "no such text");
        overwrite(&mut bytes[page], "g33Game", "g3sGame");
    });
    is_mended(&folder).await;
}

#[tokio::test]
async fn games_whose_index_is_lost_are_shown_and_saved_but_not_played() {
    let folder = many_games().await;
    folder.spoil("", |bytes| {
        let page = page(bytes, INDEX, "g33", "hash");
        bytes[page].fill(0);
    });
    let store = folder.open();
    assert_eq!((listed(&store).await.len(), steps_of(&store, "g33").await), (40, 60));
    assert_eq!(store.row("g99").await.unwrap_err(), StoreError::BadPage);
    assert_eq!(store.append(append("g33", 60, 0)).await.unwrap_err(), StoreError::BadPage);
    drop(store);
    let found = folder.salvage();
    assert!(found.saved.iter().all(|it| it.history.steps.len() == 60));
    assert_eq!((found.saved.len(), found.unsaved.len()), (40, 0));
}

#[tokio::test]
async fn a_lost_first_page_loses_no_game() {
    for lost in [0..PAGE, 0..4, 60..72, 1_000..2_000] {
        let folder = many_games().await;
        folder.spoil("", |bytes| bytes[lost.clone()].fill(0xee));
        let refused = Sqlite::open(&folder.file("")).err();
        // The witness tells that it was ours.
        assert_eq!(refused, Some(StoreError::Damaged(folder.file(""))), "{lost:?}");
        let found = folder.salvage();
        assert!(found.saved.iter().all(|it| it.history.steps.len() == 60), "{lost:?}");
        assert_eq!((found.saved.len(), found.unsaved.len()), (40, 0), "{lost:?}");
    }
}

#[tokio::test]
async fn a_game_is_told_as_every_file_tells_it() {
    let (folder, store) = played(20).await;
    store.close().await.unwrap();
    std::fs::create_dir_all(generation(&folder, 1).parent().unwrap()).unwrap();
    std::fs::copy(folder.file(""), generation(&folder, 1)).unwrap();
    drop(store);
    let first = |folder: &Folder| folder.salvage().saved.swap_remove(0);
    assert_eq!(first(&folder).others, [], "a copy that tells the same tells nothing");
    let store = folder.open();
    store.cut(cut("g1", 20, 3, 0)).await.unwrap();
    let other = store::Step { lines: "> blue elsewhere\n".into(), hash: "hash-4".into() };
    let played_on = append("g1", 3, 1);
    store.append(store::Append { steps: vec![other], ..played_on }).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let saved = first(&folder);
    assert_eq!((saved.history.steps.len(), saved.had, &saved.from), (4, 4, &folder.file("")));
    let others: Vec<usize> = saved.others.iter().map(|it| it.1.steps.len()).collect();
    assert_eq!(others, [20]);
}

#[tokio::test]
async fn files_that_nobody_may_write_are_saved() {
    let (folder, _store) = played(3).await;
    let killed = folder.killed();
    for end in ["", "-wal", "-tally"] {
        let mut rights = std::fs::metadata(killed.file(end)).unwrap().permissions();
        rights.set_readonly(true);
        std::fs::set_permissions(killed.file(end), rights).unwrap();
    }
    let work = tempfile::tempdir().unwrap();
    let found = store::salvage(&killed.file(""), work.path()).unwrap();
    assert_eq!(found.saved.len(), 2);
    for copy in std::fs::read_dir(work.path()).unwrap() {
        let copy = copy.unwrap();
        assert!(!copy.metadata().unwrap().permissions().readonly(), "{copy:?} is worked on");
    }
}

#[tokio::test]
async fn saving_writes_nothing_beside_the_games_and_keeps_out_of_a_table() {
    let (folder, _store) = played(3).await;
    let killed = folder.killed();
    assert_eq!(killed.salvage().saved.len(), 2);
    let files = std::fs::read_dir(killed.folder.path()).unwrap().count();
    assert_eq!(files, 3, "the file, its log and its witness");
    let work = tempfile::tempdir().unwrap();
    let refused = store::salvage(&folder.file(""), work.path()).unwrap_err();
    assert_eq!(refused, StoreError::InUse { path: folder.file(""), at: None });
}
