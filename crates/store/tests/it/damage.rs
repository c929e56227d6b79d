//! Damage brought about: killed programs, emptied files, flipped bits, bad pages.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use store::{NewGame, Notice, Page, Shelf, Sqlite, Store, StoreError, salvage};
use tempfile::TempDir;

use crate::samples::{append, game};

/// A folder with a file of games.
pub(crate) struct Folder {
    pub(crate) folder: TempDir,
}

impl Folder {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn file(&self, end: &str) -> PathBuf {
        self.folder.path().join(format!("games.db{end}"))
    }

    pub(crate) fn open(&self) -> Sqlite {
        Sqlite::open(&self.file("")).unwrap()
    }

    fn length(&self, end: &str) -> u64 {
        std::fs::metadata(self.file(end)).map_or(0, |it| it.len())
    }

    /// The files as a killed program would leave them now.
    pub(crate) fn killed(&self) -> Self {
        let left = Self::new();
        for end in ["", "-wal", "-tally"] {
            std::fs::copy(self.file(end), left.file(end)).unwrap();
        }
        left
    }

    pub(crate) fn salvage(&self) -> store::Salvage {
        let work = tempfile::tempdir().unwrap();
        salvage(&self.file(""), work.path()).unwrap()
    }

    /// Changes the bytes of a file.
    pub(crate) fn spoil(&self, end: &str, spoil: impl FnOnce(&mut Vec<u8>)) {
        let mut bytes = std::fs::read(self.file(end)).unwrap();
        spoil(&mut bytes);
        std::fs::write(self.file(end), bytes).unwrap();
    }
}

/// A folder with a program that is still open after some steps, in the log alone.
pub(crate) async fn played(steps: u32) -> (Folder, Sqlite) {
    let folder = Folder::new();
    let store = folder.open();
    store.create(game("g1", 0)).await.unwrap();
    store.create(game("g2", 1)).await.unwrap();
    for after in 0..steps {
        store.append(append("g1", after, 0)).await.unwrap();
    }
    (folder, store)
}

pub(crate) async fn steps_of(store: &Sqlite, game: &str) -> usize {
    store.history(game, None).await.unwrap().steps.len()
}

#[tokio::test]
async fn the_log_is_folded_at_the_end_and_at_the_start() {
    let (folder, store) = played(20).await;
    let killed = folder.killed();
    assert!(killed.length("-wal") > 10_000, "all of it is in the log");
    store.close().await.unwrap();
    assert_eq!(folder.length("-wal"), 0);
    // The main file alone holds everything.
    let alone = Folder::new();
    std::fs::copy(folder.file(""), alone.file("")).unwrap();
    assert_eq!(steps_of(&alone.open(), "g1").await, 20);

    let again = killed.open();
    assert_eq!(killed.length("-wal"), 0);
    assert_eq!((steps_of(&again, "g1").await, again.found().len()), (20, 0));
}

#[tokio::test]
async fn an_emptied_file_beside_a_log_is_refused_and_the_log_is_saved() {
    let (folder, _store) = played(20).await;
    let killed = folder.killed();
    let log = std::fs::read(killed.file("-wal")).unwrap();
    for empty in [true, false] {
        if empty {
            std::fs::write(killed.file(""), "").unwrap();
        } else {
            std::fs::remove_file(killed.file("")).unwrap();
        }
        let refused = Sqlite::open(&killed.file("")).err();
        assert_eq!(refused, Some(StoreError::Emptied(killed.file(""))));
        assert_eq!(std::fs::read(killed.file("-wal")).unwrap(), log, "nothing is written over it");
    }
    let found = killed.salvage();
    assert_eq!(found.unsaved, []);
    let steps: Vec<_> = found.saved.iter().map(|it| (it.history.steps.len(), it.had)).collect();
    assert_eq!(steps, [(20, 20), (1, 1)]);
}

#[tokio::test]
async fn a_flipped_bit_in_the_log_is_told_and_what_lies_behind_it_is_saved() {
    let (folder, _store) = played(20).await;
    let killed = folder.killed();
    killed.spoil("-wal", |log| {
        let middle = log.len() / 2;
        log[middle] ^= 0x10;
    });
    let store = killed.open();
    let has = steps_of(&store, "g1").await;
    assert!(has < 20, "SQLite ends the log at the flipped bit");
    let Some(Notice::Shortened { game, had: 20, has: told, .. }) = store.found().first() else {
        panic!("{:?}", store.found());
    };
    assert_eq!((game.as_str(), *told as usize), ("g1", has));
    let Some(Notice::KeptAside(aside)) = store.found().last().cloned() else {
        panic!("nothing kept")
    };
    // The program that has found it goes on; what it has found is said once.
    let notices = store.notices().await.unwrap();
    assert_eq!(notices, store.found());
    drop(store);
    assert_eq!(killed.open().found(), []);

    let work = tempfile::tempdir().unwrap();
    let found = salvage(&aside.join("games.db"), work.path()).unwrap();
    let whole = found.saved.iter().find(|it| it.history.row.id == "g1").unwrap();
    assert_eq!((whole.history.steps.len(), whole.had), (20, 20), "later frames heal it");
    // Whoever names the folder of the games gets as much.
    let found = killed.salvage();
    let whole = found.saved.iter().find(|it| it.history.row.id == "g1").unwrap();
    assert_eq!((whole.history.steps.len(), &whole.from), (20, &aside.join("games.db")));
}

#[tokio::test]
async fn a_log_that_is_lost_is_told_game_by_game() {
    let (folder, _store) = played(20).await;
    let killed = folder.killed();
    std::fs::remove_file(killed.file("-wal")).unwrap();
    let found = killed.open().found().to_vec();
    let vanished = |game: &str, had| Notice::Vanished { game: game.into(), had };
    assert_eq!(found[..2], [vanished("g1", 20), vanished("g2", 1)]);
    // However often it was opened since, it is not forgotten what there was.
    let lost: Vec<_> = killed.salvage().unsaved.into_iter().map(|it| (it.game, it.had)).collect();
    assert_eq!(lost, [("g1".into(), Some(20)), ("g2".into(), Some(1))]);
}

#[tokio::test]
async fn a_game_taken_back_or_removed_is_not_missed() {
    let (folder, store) = played(20).await;
    store.cut(crate::samples::cut("g1", 20, 3, 0)).await.unwrap();
    store.remove("g2").await.unwrap();
    assert_eq!(folder.killed().open().found(), []);
    store.close().await.unwrap();
    drop(store);
    assert_eq!(folder.open().found(), []);
}

/// A file of many games, closed.
pub(crate) async fn many_games() -> Folder {
    let folder = Folder::new();
    let store = folder.open();
    for number in 10..50 {
        let mut game: NewGame = game(&format!("g{number}"), 60);
        game.row.header = "h".repeat(900);
        store.create(game).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    // The copies of the start would heal everything.
    let _ = std::fs::remove_dir_all(folder.folder.path().join("backups"));
    folder
}

/// Fills the page that holds a text with zeros.
fn blot(folder: &Folder, text: &str) {
    folder.spoil("", |bytes| {
        let at = bytes.windows(text.len()).rposition(|it| it == text.as_bytes()).unwrap();
        let page = at / 4096 * 4096;
        bytes[page..page + 4096].fill(0);
    });
}

#[tokio::test]
async fn a_bad_page_hides_its_games_and_not_the_list() {
    let folder = many_games().await;
    blot(&folder, "Game g33");
    let store = folder.open();
    let listed = store.list(Shelf::Table, Page::default()).await.unwrap();
    assert!((35..40).contains(&listed.len()), "{}", listed.len());
    assert!(listed.iter().all(|it| it.id != "g33"));
    let hidden = u32::try_from(40 - listed.len()).unwrap();
    let notices = store.notices().await.unwrap();
    assert!(notices.contains(&Notice::Hidden(hidden)), "{notices:?}");
    // A copy of a damaged file is none, and that is said.
    let mut said = notices;
    for _ in 0..400 {
        if said.iter().any(|it| matches!(it, Notice::NoBackup(_))) {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
        said = store.notices().await.unwrap();
    }
    assert!(said.iter().any(|it| matches!(it, Notice::NoBackup(_))), "{said:?}");
    let first = store.list(Shelf::Table, Page { after: None, limit: Some(5) }).await.unwrap();
    assert_eq!(first, listed[..5]);
    drop(store);
    let found = folder.salvage();
    assert_eq!(found.saved.len(), listed.len());
    assert!(found.unsaved.iter().any(|it| it.game == "g33" && it.had == Some(60)));
}

#[tokio::test]
async fn a_bad_page_of_steps_shortens_one_game_and_says_so() {
    let folder = many_games().await;
    folder.spoil("", |bytes| {
        // The steps of a game lie together: the page in their middle is of this game alone.
        let text = "g20".as_bytes();
        let pages = bytes.chunks(4096).map(|it| it.windows(3).filter(|it| *it == text).count());
        let (page, _) = pages.enumerate().max_by_key(|it| it.1).unwrap();
        bytes[page * 4096..][..4096].fill(0);
    });
    let store = folder.open();
    assert_eq!(store.list(Shelf::Table, Page::default()).await.unwrap().len(), 40);
    let Err(StoreError::Shortened { game, readable, steps: 60 }) = store.history("g20", None).await
    else {
        panic!("{:?}", store.history("g20", None).await);
    };
    assert_eq!(game, "g20");
    assert_eq!(steps_of(&store, "g40").await, 60);
    drop(store);
    let found = folder.salvage();
    let part = found.saved.iter().find(|it| it.history.row.id == "g20");
    match part {
        Some(part) => {
            assert_eq!((part.history.steps.len(), part.had), (readable as usize, 60));
            assert_eq!(part.history.row.standing.hash, format!("hash-{readable}"));
        }
        None => assert_eq!(readable, 0),
    }
}

pub(crate) fn generation(folder: &Folder, number: u32) -> PathBuf {
    folder.folder.path().join("backups").join(format!("games-{number}.db"))
}

/// Opens, waits for the copy, plays a step and closes.
async fn one_evening(folder: &Folder, after: u32) {
    let store = folder.open();
    let before = modified(&generation(folder, 1));
    for _ in 0..400 {
        if modified(&generation(folder, 1)) != before {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    if after == 0 {
        store.create(game("g1", 0)).await.unwrap();
    }
    store.append(append("g1", after, 0)).await.unwrap();
    store.close().await.unwrap();
}

fn modified(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|it| it.modified()).ok()
}

fn make_older(path: &Path, days: u64) {
    let file = std::fs::File::options().write(true).open(path).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_hours(24 * days)).unwrap();
}

#[tokio::test]
async fn copies_are_made_by_themselves_and_those_of_older_days_stay() {
    let folder = Folder::new();
    one_evening(&folder, 0).await;
    make_older(&generation(&folder, 1), 3);
    for after in 1..4 {
        one_evening(&folder, after).await;
    }
    let oldest = modified(&generation(&folder, 3));
    assert!(oldest.is_some() && !generation(&folder, 4).exists());
    // However often it is started on one day, the copy of the day before stays.
    one_evening(&folder, 4).await;
    assert_eq!(modified(&generation(&folder, 3)), oldest);
    assert!(!generation(&folder, 4).exists());
    // The file is lost altogether: the newest copy has all but the last evening.
    for end in ["", "-wal"] {
        let _ = std::fs::remove_file(folder.file(end));
    }
    let found = folder.salvage();
    assert_eq!((found.saved[0].history.steps.len(), found.saved[0].had), (4, 5));
    assert_eq!(found.saved[0].from, generation(&folder, 1));
    // A copy in the place of the file is a file of games.
    std::fs::copy(generation(&folder, 1), folder.file("")).unwrap();
    assert_eq!(steps_of(&folder.open(), "g1").await, 4);
}

#[tokio::test]
async fn a_locked_file_refuses_a_write_and_takes_it_later() {
    let (folder, store) = played(2).await;
    let other = rusqlite::Connection::open(folder.file("")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = store.append(append("g1", 2, 0)).await.unwrap_err();
    assert_eq!(refused, StoreError::Busy);
    assert_eq!(steps_of(&store, "g1").await, 2, "nothing half written");
    other.execute_batch("ROLLBACK").unwrap();
    store.append(append("g1", 2, 0)).await.unwrap();
    assert_eq!(steps_of(&store, "g1").await, 3);
}
