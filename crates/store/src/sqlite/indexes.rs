//! Indexes that name other games than the table does: one wrong bit in them, and a game that is
//! whole is not found by its id. They can be made anew from the table.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior, params};

use super::{beside, pages};

/// Makes the indexes of the games anew where they do not fit the table, with the file kept aside as
/// it was; returns the folder. None if they fit, or cannot be made.
pub(super) fn mend(path: &Path, connection: &mut Connection) -> Option<PathBuf> {
    if fit(connection) {
        return None;
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).ok()?;
    make_anew(&transaction).ok()?;
    let kept = beside::keep_aside(path).ok()?;
    transaction.commit().ok()?;
    Some(kept)
}

/// The same for a copy, which is there to be worked on.
pub(super) fn mend_copy(connection: &Connection) {
    if !fit(connection) {
        // What cannot be made anew is read around.
        let _ = make_anew(connection);
    }
}

fn make_anew(connection: &Connection) -> rusqlite::Result<()> {
    let named = pages::ids(connection);
    connection.execute_batch("REINDEX games")?;
    for (row, id) in pages::named_rows(connection) {
        // The wrong bit may as well be in the table; the steps tell which of the two is right.
        if let Some(other) = named.get(&row).filter(|it| **it != id)
            && has_steps(connection, other)
            && !has_steps(connection, &id)
        {
            let sql = "UPDATE games SET id = ?2 WHERE rowid = ?1";
            connection.execute(sql, params![row, other])?;
        }
    }
    Ok(())
}

/// Whether the indexes name every game of the table, and no other.
fn fit(connection: &Connection) -> bool {
    let table = pages::named_rows(connection);
    pages::ids(connection) == table && pages::by_time(connection).iter().eq(table.keys())
}

fn has_steps(connection: &Connection, game: &str) -> bool {
    let sql = "SELECT 1 FROM steps WHERE game = ?1";
    connection.prepare_cached(sql).and_then(|mut it| it.exists([game])).unwrap_or(false)
}
