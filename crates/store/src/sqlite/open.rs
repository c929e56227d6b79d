//! Opening the file: whose it is, which version, and what to bring it up to.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, ffi};

use super::beside::{Beside, beside, folder_of};
use super::pages;
use super::tally::{self, Mark};
use super::writer::fold;
use crate::StoreError;

/// Marks the file as ours: `ESAG`.
const APPLICATION: i32 = 0x4553_4147;
/// How long another program may hold the file before we give up.
const PATIENCE: Duration = Duration::from_secs(5);
/// Prepared statements kept; there are fewer.
const STATEMENTS: usize = 32;

/// Every shape the file has had, oldest first. Numbered by position from 1; never edited once
/// released.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_imported.sql"),
    include_str!("../../migrations/0003_bundles.sql"),
];
/// The first bytes of a database.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Opens the connection that writes; makes the file where needed. Nothing in it is changed yet.
pub(super) fn to_write(path: &Path) -> Result<Connection, StoreError> {
    let fault = |fault| at_open(path, &fault);
    let connection = Connection::open(path).map_err(fault)?;
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Closed as it is, SQLite would fold what it has read of a damaged log, and remove the rest.
    let keeps_log = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    connection.set_db_config(keeps_log, true).map_err(fault)?;
    require_ours(path, &connection)?;
    if connection.is_readonly("main").map_err(fault)? {
        return Err(StoreError::ReadOnly(path.to_owned()));
    }
    // What is answered is on the disk: the log is synced at every commit.
    connection
        .execute_batch(
            "PRAGMA journal_mode = wal; PRAGMA synchronous = full; PRAGMA foreign_keys = on;",
        )
        .map_err(fault)?;
    Ok(connection)
}

/// Brings the file to the newest shape, and what the log holds into it; from now on that is done
/// whenever it is closed, too.
pub(super) fn bring_up(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let keeps_log = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    migrate(connection)
        .and_then(|()| fold(connection))
        .and_then(|()| connection.set_db_config(keeps_log, false).map(drop))
        .map_err(|fault| at_open(path, &fault))
}

/// How far every game has come, with its title; nothing of those that cannot be read.
pub(super) fn marks(connection: &Connection) -> BTreeMap<String, (Mark, String)> {
    // A file that is not ours yet has no games.
    pages::rows(connection)
        .readable
        .into_iter()
        .map(|row| {
            let (undone, standing) = (row.undone, row.standing);
            let mark = Mark { undone, step: standing.step, hash: standing.hash };
            (row.id, (mark, row.title))
        })
        .collect()
}

/// Opens a connection that only reads; the file is there already.
pub(super) fn to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let fault = |fault| at_open(path, &fault);
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Refuses a database of another program or of a newer version of this one.
fn require_ours(path: &Path, connection: &Connection) -> Result<(), StoreError> {
    let fault = |fault| at_open(path, &fault);
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i32>(0));
    let tables = number("SELECT count(*) FROM sqlite_schema").map_err(fault)?;
    let application = number("PRAGMA application_id").map_err(fault)?;
    if tables > 0 && application != APPLICATION {
        return Err(no_games(path));
    }
    let known = newest();
    let found = number("PRAGMA user_version").map_err(fault)?;
    match u32::try_from(found) {
        Ok(found) if found <= known => Ok(()),
        Ok(found) => Err(StoreError::Newer { path: path.to_owned(), found, known }),
        Err(_) => Err(StoreError::Foreign(path.to_owned())),
    }
}

/// Brings the file to the newest shape, all or nothing; writes nothing if it has it.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let version_of =
        |it: &Connection| it.query_row("PRAGMA user_version", [], |row| row.get::<_, u32>(0));
    if version_of(connection)? == newest() {
        return Ok(());
    }
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version = version_of(&transaction)?;
    for (number, migration) in (1..).zip(MIGRATIONS) {
        if number > version {
            transaction.execute_batch(migration)?;
            transaction.pragma_update(None, "user_version", number)?;
        }
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()
}

/// The newest version of the file that is known here.
fn newest() -> u32 {
    u32::try_from(MIGRATIONS.len()).expect("there are not four thousand million migrations")
}

/// Says of a fault at opening what it means for the one who named the file.
fn at_open(path: &Path, fault: &rusqlite::Error) -> StoreError {
    let path = path.to_owned();
    match fault.sqlite_error_code() {
        _ if is_full(fault) => StoreError::DiskFull,
        Some(ErrorCode::NotADatabase) if !is_database(&path) => no_games(&path),
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => StoreError::Damaged(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked(path),
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly(path),
        Some(ErrorCode::PermissionDenied) => StoreError::NoRights(path),
        Some(ErrorCode::CannotOpen) if folder_of(&path).is_dir() => StoreError::NoRights(path),
        Some(ErrorCode::CannotOpen) => StoreError::NoFile(path),
        _ => StoreError::Database(fault.to_string()),
    }
}

/// What a file is that does not begin as ours do: damaged, if a witness beside it knows its games.
fn no_games(path: &Path) -> StoreError {
    if tally::read(&beside(path, Beside::Tally)).is_empty() {
        StoreError::Foreign(path.to_owned())
    } else {
        StoreError::Damaged(path.to_owned())
    }
}

/// Whether a fault means that there is no room: for the files, or for what SQLite has beside them.
pub(super) fn is_full(fault: &rusqlite::Error) -> bool {
    let codes = [ffi::SQLITE_FULL, ffi::SQLITE_IOERR_SHMSIZE];
    fault.sqlite_error().is_some_and(|it| codes.contains(&it.extended_code))
}

/// Whether a file begins as a database does.
fn is_database(path: &Path) -> bool {
    let mut begin = [0; MAGIC.len()];
    let read = std::fs::File::open(path).and_then(|mut it| it.read_exact(&mut begin));
    read.is_ok() && begin == MAGIC
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_at_opening_says_what_it_means_for_the_file() {
        let (here, nowhere) = (Path::new("games.db"), Path::new("nowhere/games.db"));
        let table = [
            (here, ffi::SQLITE_NOTADB, StoreError::Foreign(here.into())),
            (here, ffi::SQLITE_CORRUPT, StoreError::Damaged(here.into())),
            (here, ffi::SQLITE_BUSY, StoreError::Locked(here.into())),
            (here, ffi::SQLITE_READONLY, StoreError::ReadOnly(here.into())),
            (here, ffi::SQLITE_PERM, StoreError::NoRights(here.into())),
            (here, ffi::SQLITE_CANTOPEN, StoreError::NoRights(here.into())),
            (nowhere, ffi::SQLITE_CANTOPEN, StoreError::NoFile(nowhere.into())),
            (here, ffi::SQLITE_FULL, StoreError::DiskFull),
            (here, ffi::SQLITE_IOERR_SHMSIZE, StoreError::DiskFull),
        ];
        for (path, code, expected) in table {
            let fault = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
            assert_eq!(at_open(path, &fault), expected);
        }
    }
}
