//! Around damaged pages: every game by itself, found by whatever way leads to it.
//!
//! A walk through a table or an index ends at the first page that cannot be read. So all of them
//! are walked from both ends, and each game that any of them names is read alone.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, Row as SqlRow};

use super::read::{COLUMNS, row_of};
use crate::{Page, Row, Shelf};

/// The games of a file.
pub(super) struct Rows {
    /// Those that can be read.
    pub(super) readable: Vec<Row>,
    /// How many others there are.
    pub(super) hidden: u32,
}

/// Reads every game by itself.
pub(super) fn rows(connection: &Connection) -> Rows {
    let columns = if has_imported(connection) { COLUMNS.to_owned() } else { as_before() };
    let sql = format!("SELECT {columns} FROM games NOT INDEXED WHERE rowid = ?1");
    let (mut readable, mut hidden) = (Vec::new(), 0);
    for row in rowids(connection) {
        match connection.prepare_cached(&sql).and_then(|mut it| it.query_row([row], row_of)) {
            Ok(row) => readable.push(row),
            // An index may still name what was removed from a page beside it; the table decides.
            Err(rusqlite::Error::QueryReturnedNoRows) => (),
            Err(_) => hidden += 1,
        }
    }
    Rows { readable, hidden }
}

/// How many games cannot be read; nothing is looked up one by one while all is well.
pub(super) fn hidden(connection: &Connection) -> u32 {
    let all =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM games")).and_then(|mut it| {
            let mut rows = it.query_map([], row_of)?;
            rows.try_for_each(|it| it.map(drop))
        });
    if all.is_ok() { 0 } else { rows(connection).hidden }
}

/// Where a game lies, whatever has become of the indexes.
pub(super) fn rowid_of(connection: &Connection, game: &str) -> Option<i64> {
    named_rows(connection).into_iter().find(|it| it.1 == game).map(|it| it.0)
}

/// The ids of the games that can be read, by row.
pub(super) fn named_rows(connection: &Connection) -> BTreeMap<i64, String> {
    let sql = "SELECT id FROM games NOT INDEXED WHERE rowid = ?1";
    let id =
        |row| connection.prepare_cached(sql).and_then(|mut it| it.query_row([row], |it| it.get(0)));
    rowids(connection).into_iter().filter_map(|row| Some((row, id(row).ok()?))).collect()
}

/// Whether an index names a game, whatever has become of its page.
pub(super) fn is_named(connection: &Connection, game: &str) -> bool {
    ids(connection).values().any(|it| it == game)
}

/// The ids that the index of ids can still tell, by row.
pub(super) fn ids(connection: &Connection) -> BTreeMap<i64, String> {
    let mut ids = BTreeMap::new();
    for order in ["ASC", "DESC"] {
        let sql = format!(
            "SELECT rowid, id FROM games INDEXED BY sqlite_autoindex_games_1 ORDER BY id {order}"
        );
        walk(connection, &sql, |row| {
            ids.insert(row.get(0)?, row.get(1)?);
            Ok(())
        });
    }
    ids
}

/// The part of a list that is wanted, of all rows there are.
pub(super) fn part(mut rows: Vec<Row>, shelf: Shelf, page: &Page) -> Vec<Row> {
    rows.retain(|it| it.deleted.is_some() == (shelf == Shelf::Basket));
    rows.sort_by(|one, other| other.updated.cmp(&one.updated).then(one.id.cmp(&other.id)));
    if let Some((updated, id)) = &page.after {
        rows.retain(|it| it.updated < *updated || (it.updated == *updated && it.id > *id));
    }
    rows.truncate(page.limit.and_then(|it| usize::try_from(it).ok()).unwrap_or(usize::MAX));
    rows
}

/// The rows that the index of times names, in the order of their numbers.
pub(super) fn by_time(connection: &Connection) -> Vec<i64> {
    let mut rows = Vec::new();
    walk(connection, "SELECT rowid FROM games INDEXED BY games_by_time", |row| {
        rows.push(row.get(0)?);
        Ok(())
    });
    rows.sort_unstable();
    rows
}

fn rowids(connection: &Connection) -> BTreeSet<i64> {
    let mut rowids: BTreeSet<i64> = ids(connection).into_keys().collect();
    for order in ["ASC", "DESC"] {
        for sql in [
            format!("SELECT rowid FROM games NOT INDEXED ORDER BY rowid {order}"),
            format!("SELECT rowid FROM games INDEXED BY games_by_time ORDER BY updated {order}"),
        ] {
            walk(connection, &sql, |row| {
                rowids.insert(row.get(0)?);
                Ok(())
            });
        }
    }
    rowids
}

/// Walks as far as it goes.
fn walk(
    connection: &Connection,
    sql: &str,
    mut step: impl FnMut(&SqlRow<'_>) -> rusqlite::Result<()>,
) {
    // A walk that cannot begin or go on has shown what it could.
    let _ = connection.prepare_cached(sql).and_then(|mut it| {
        let mut rows = it.query([])?;
        while let Some(row) = rows.next()? {
            step(row)?;
        }
        Ok(())
    });
}

/// Whether the file has the newest column; one of the first shape has not.
fn has_imported(connection: &Connection) -> bool {
    connection.prepare_cached("SELECT imported FROM games LIMIT 0").is_ok()
}

/// The columns of a file of the first shape.
fn as_before() -> String {
    COLUMNS.replace("imported", "0")
}
