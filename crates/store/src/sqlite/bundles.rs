//! Scenarios of somebody's own: kept, found, listed, removed.

use rusqlite::{Connection, OptionalExtension, params};

use super::{read, write};
use crate::{Bundle, BundleRow, StoreError};

/// Keeps a bundle; one of this id that is there already is the same and stays.
pub(super) fn keep(connection: &Connection, bundle: &Bundle) -> Result<(), StoreError> {
    let Bundle { id, title, added, files } = bundle;
    let sql = "INSERT INTO bundles (id, title, added) VALUES (?1, ?2, ?3) \
               ON CONFLICT (id) DO NOTHING";
    if write::execute(connection, sql, params![id, title, write::time(*added)])? == 0 {
        return Ok(());
    }
    let sql = "INSERT INTO bundle_files (bundle, path, text) VALUES (?1, ?2, ?3)";
    for (path, text) in files {
        write::execute(connection, sql, params![id, path, text])?;
    }
    Ok(())
}

/// Removes a bundle, unless a game needs it.
pub(super) fn remove(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let games = connection
        .prepare_cached("SELECT count(*) FROM games WHERE scenario = ?1")
        .and_then(|mut it| it.query_row(params![id], |row| row.get::<_, u32>(0)))
        .map_err(|it| write::fault(&it))?;
    if games > 0 {
        return Err(StoreError::Needed { bundle: id.to_owned(), games });
    }
    match write::execute(connection, "DELETE FROM bundles WHERE id = ?1", params![id])? {
        0 => Err(StoreError::NoBundle(id.to_owned())),
        _ => Ok(()),
    }
}

/// Refuses a game whose bundle is not there.
pub(super) fn require(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let there = connection
        .prepare_cached("SELECT 1 FROM bundles WHERE id = ?1")
        .and_then(|mut it| it.exists(params![id]))
        .map_err(|it| write::fault(&it))?;
    if there { Ok(()) } else { Err(StoreError::NoBundle(id.to_owned())) }
}

/// A bundle with its files.
pub(super) fn find(connection: &Connection, id: &str) -> Result<Bundle, StoreError> {
    let fault = |it| read::fault(&it);
    let transaction = connection.unchecked_transaction().map_err(fault)?;
    let found = transaction
        .prepare_cached("SELECT title, added FROM bundles WHERE id = ?1")
        .and_then(|mut it| {
            it.query_row(params![id], |row| Ok((row.get(0)?, read::time(row.get(1)?)))).optional()
        })
        .map_err(fault)?;
    let (title, added) = found.ok_or_else(|| StoreError::NoBundle(id.to_owned()))?;
    let sql = "SELECT path, text FROM bundle_files WHERE bundle = ?1 ORDER BY path";
    let mut statement = transaction.prepare_cached(sql).map_err(fault)?;
    let files = statement
        .query_map(params![id], |row| Ok((row.get(0)?, row.get(1)?)))
        .and_then(Iterator::collect)
        .map_err(fault)?;
    Ok(Bundle { id: id.to_owned(), title, added, files })
}

/// What a list shows of all bundles, the last one first.
pub(super) fn list(connection: &Connection) -> Result<Vec<BundleRow>, StoreError> {
    let sql = "SELECT id, title, added, \
               (SELECT count(*) FROM games WHERE games.scenario = bundles.id) \
               FROM bundles ORDER BY added DESC, id";
    let mut statement = connection.prepare_cached(sql).map_err(|it| read::fault(&it))?;
    let rows = statement.query_map([], |row| {
        let (id, title, added) = (row.get(0)?, row.get(1)?, read::time(row.get(2)?));
        Ok(BundleRow { id, title, added, games: row.get(3)? })
    });
    rows.and_then(Iterator::collect).map_err(|it| read::fault(&it))
}
