//! What can be read.

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row as SqlRow, ToSql, params};

use super::{open, pages};
use crate::{Branch, History, Page, Row, Shelf, Standing, Step, StoreError};

/// The columns of a [`Row`], in the order [`row_of`] reads them.
pub(super) const COLUMNS: &str = "id, title, scenario, players, step, hash, turn, turns, asked, over, result, \
                       winner, undone, created, updated, deleted, frozen, branched_game, \
                       branched_step, imported, header";

pub(super) fn row(connection: &Connection, game: &str) -> Result<Row, StoreError> {
    one(connection, COLUMNS, game, row_of)
}

/// Reads columns of one game.
fn one<T>(
    connection: &Connection,
    columns: &str,
    game: &str,
    read: fn(&SqlRow<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    let by = |column: &str, value: &dyn ToSql| {
        let sql = format!("SELECT {columns} FROM games WHERE {column} = ?1");
        let mut statement = connection.prepare_cached(&sql)?;
        statement.query_row([value], read).optional()
    };
    let missing = match by("id", &game) {
        Ok(Some(found)) => return Ok(found),
        Ok(None) => StoreError::NoGame(game.to_owned()),
        Err(error) => fault(&error),
    };
    if missing == StoreError::Busy {
        return Err(missing);
    }
    // The index may be damaged where the game is whole.
    let found = pages::rowid_of(connection, game).map(|it| by("rowid", &it));
    found.and_then(Result::ok).flatten().ok_or(missing)
}

pub(super) fn list(
    connection: &Connection,
    shelf: Shelf,
    page: &Page,
) -> Result<Vec<Row>, StoreError> {
    match list_whole(connection, shelf, page) {
        // Around a bad page, game by game.
        Err(StoreError::BadPage | StoreError::Unreadable(_)) => {
            Ok(pages::part(pages::rows(connection).readable, shelf, page))
        }
        listed => listed,
    }
}

fn list_whole(connection: &Connection, shelf: Shelf, page: &Page) -> Result<Vec<Row>, StoreError> {
    let condition = match shelf {
        Shelf::Table => "IS NULL",
        Shelf::Basket => "IS NOT NULL",
    };
    // Games of the same millisecond come in the order of their ids, so that the list stands still.
    let sql = format!(
        "SELECT {COLUMNS} FROM games WHERE deleted {condition} \
         AND (updated < ?1 OR (updated = ?1 AND id > ?2)) ORDER BY updated DESC, id LIMIT ?3"
    );
    let (updated, id) = page.after.clone().unwrap_or((u64::MAX, String::new()));
    let updated = i64::try_from(updated).unwrap_or(i64::MAX);
    let limit = page.limit.map_or(-1, i64::from);
    let mut statement = connection.prepare_cached(&sql).map_err(|it| fault(&it))?;
    let rows = statement.query_map(params![updated, id, limit], row_of).map_err(|it| fault(&it))?;
    rows.collect::<rusqlite::Result<_>>().map_err(|it| fault(&it))
}

/// Reads row and steps in one transaction: a write in between must not part them.
pub(super) fn history(
    connection: &Connection,
    game: &str,
    to: Option<u32>,
) -> Result<History, StoreError> {
    let (history, wanted) = readable_history(connection, game, to)?;
    let readable = u32::try_from(history.steps.len()).unwrap_or(u32::MAX);
    if readable < wanted {
        let steps = history.row.standing.step;
        return Err(StoreError::Shortened { game: game.to_owned(), readable, steps });
    }
    Ok(history)
}

/// A game with the steps that can be read from the first on, and how many were wanted.
pub(super) fn readable_history(
    connection: &Connection,
    game: &str,
    to: Option<u32>,
) -> Result<(History, u32), StoreError> {
    let transaction = connection.unchecked_transaction().map_err(|it| fault(&it))?;
    let row = row(&transaction, game)?;
    let seeds = one(&transaction, "seeds", game, |row| row.get(0))?;
    let wanted = row.standing.step.min(to.unwrap_or(u32::MAX));
    let steps = steps(&transaction, game, wanted).map_err(|it| fault(&it))?;
    Ok((History { row, seeds, steps }, wanted))
}

/// The steps from the first on, as far as they can be read without a gap.
fn steps(connection: &Connection, game: &str, to: u32) -> rusqlite::Result<Vec<Step>> {
    let sql = "SELECT lines, hash, step FROM steps WHERE game = ?1 AND step <= ?2 ORDER BY step";
    let mut statement = connection.prepare_cached(sql)?;
    let steps = statement.query_map(params![game, to], |row| {
        Ok((row.get::<_, u32>(2)?, Step { lines: row.get(0)?, hash: row.get(1)? }))
    })?;
    let mut whole = Vec::new();
    for (expected, step) in (1_u32..).zip(steps) {
        match step {
            Ok((number, step)) if number == expected => whole.push(step),
            // A gap, or a page that cannot be read: what comes after stands on nothing.
            Ok(_) | Err(_) => break,
        }
    }
    Ok(whole)
}

pub(super) fn notes(
    connection: &Connection,
    game: &str,
    viewer: &str,
) -> Result<Option<String>, StoreError> {
    connection
        .prepare_cached("SELECT text FROM notes WHERE game = ?1 AND viewer = ?2")
        .and_then(|mut it| it.query_row(params![game, viewer], |row| row.get(0)).optional())
        .map_err(|it| fault(&it))
}

pub(super) fn row_of(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    let branched: (Option<String>, Option<u32>) = (row.get(17)?, row.get(18)?);
    Ok(Row {
        id: row.get(0)?,
        title: row.get(1)?,
        scenario: row.get(2)?,
        header: row.get(20)?,
        players: row.get(3)?,
        standing: Standing {
            step: row.get(4)?,
            hash: row.get(5)?,
            turn: row.get(6)?,
            turns: row.get(7)?,
            asked: row.get(8)?,
            over: row.get(9)?,
            result: row.get(10)?,
            winner: row.get(11)?,
        },
        undone: row.get(12)?,
        created: time(row.get(13)?),
        updated: time(row.get(14)?),
        deleted: row.get::<_, Option<i64>>(15)?.map(time),
        frozen: row.get(16)?,
        branched_from: branched.0.zip(branched.1).map(|(game, step)| Branch { game, step }),
        imported: row.get(19)?,
    })
}

/// A time as the server counts it; a date before 1970 is none we ever wrote.
pub(super) fn time(milliseconds: i64) -> u64 {
    u64::try_from(milliseconds).unwrap_or_default()
}

/// A fault at reading in our words.
pub(super) fn fault(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        _ if open::is_full(error) => StoreError::DiskFull,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::BadPage,
        _ => StoreError::Unreadable(error.to_string()),
    }
}
