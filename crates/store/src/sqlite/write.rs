//! What can be written. Every write checks first and changes then: a refusal has changed nothing.

use rusqlite::{Connection, ErrorCode, params};

use super::{bundles, open};
use crate::{Append, Bundle, Cut, NewGame, Row, Standing, Step, StoreError};

/// One change.
pub(super) enum Write {
    Create(NewGame),
    Append(Append),
    Cut(Cut),
    Rename { game: String, title: String },
    Seat { game: String, players: String },
    Put { game: String, deleted: Option<u64> },
    Freeze { game: String },
    Remove { game: String },
    Notes { game: String, viewer: String, text: String },
    KeepBundle(Bundle),
    RemoveBundle { id: String },
}

impl Write {
    /// Does it, inside whatever transaction is open.
    pub(super) fn run(&self, connection: &Connection) -> Result<(), StoreError> {
        match self {
            Self::Create(game) => create(connection, game),
            Self::Append(append) => append_steps(connection, append),
            Self::Cut(cut) => cut_steps(connection, cut),
            Self::Rename { game, title } => {
                let sql = "UPDATE games SET title = ?2 WHERE id = ?1";
                change(connection, game, sql, params![game, title])
            }
            Self::Seat { game, players } => {
                let sql = "UPDATE games SET players = ?2 WHERE id = ?1";
                change(connection, game, sql, params![game, players])
            }
            Self::Put { game, deleted } => {
                let sql = "UPDATE games SET deleted = ?2 WHERE id = ?1";
                change(connection, game, sql, params![game, deleted.map(time)])
            }
            Self::Freeze { game } => {
                let sql = "UPDATE games SET frozen = 1 WHERE id = ?1";
                change(connection, game, sql, params![game])
            }
            Self::Remove { game } => {
                change(connection, game, "DELETE FROM games WHERE id = ?1", params![game])
            }
            Self::Notes { game, viewer, text } => {
                let sql = "INSERT INTO notes (game, viewer, text) SELECT id, ?2, ?3 FROM games \
                           WHERE id = ?1 \
                           ON CONFLICT (game, viewer) DO UPDATE SET text = excluded.text";
                change(connection, game, sql, params![game, viewer, text])
            }
            Self::KeepBundle(bundle) => bundles::keep(connection, bundle),
            Self::RemoveBundle { id } => bundles::remove(connection, id),
        }
    }
}

/// Changes the one game a statement is about.
fn change(
    connection: &Connection,
    game: &str,
    sql: &str,
    params: &[&dyn rusqlite::ToSql],
) -> Result<(), StoreError> {
    match execute(connection, sql, params)? {
        0 => Err(StoreError::NoGame(game.to_owned())),
        _ => Ok(()),
    }
}

pub(super) fn execute(
    connection: &Connection,
    sql: &str,
    params: &[&dyn rusqlite::ToSql],
) -> Result<usize, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(|it| fault(&it))?;
    statement.execute(params).map_err(|it| fault(&it))
}

fn create(connection: &Connection, game: &NewGame) -> Result<(), StoreError> {
    let Row { id, title, scenario, header, players, standing, branched_from, .. } = &game.row;
    if game.bundled {
        bundles::require(connection, scenario)?;
    }
    let sql = "INSERT INTO games (id, title, scenario, header, seeds, players, \
               step, hash, turn, turns, asked, over, result, winner, \
               created, updated, branched_game, branched_step, imported) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, \
               ?15, ?16, ?17, ?18, ?19) ON CONFLICT (id) DO NOTHING";
    let kept = execute(
        connection,
        sql,
        params![
            id,
            title,
            scenario,
            header,
            game.seeds,
            players,
            standing.step,
            standing.hash,
            standing.turn,
            standing.turns,
            standing.asked,
            standing.over,
            standing.result,
            standing.winner,
            time(game.row.created),
            time(game.row.updated),
            branched_from.as_ref().map(|it| &it.game),
            branched_from.as_ref().map(|it| it.step),
            game.row.imported,
        ],
    )?;
    if kept == 0 {
        return Err(StoreError::Twice(id.clone()));
    }
    insert_steps(connection, id, 0, &game.steps)
}

fn append_steps(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let Append { game, after, undone, steps, standing, now } = append;
    stand(connection, game, (*after, *undone, *undone), standing, *now)?;
    insert_steps(connection, game, *after, steps)
}

fn cut_steps(connection: &Connection, cut: &Cut) -> Result<(), StoreError> {
    let Cut { game, from, undone, standing, now } = cut;
    stand(connection, game, (*from, *undone, *undone + 1), standing, *now)?;
    let sql = "DELETE FROM steps WHERE game = ?1 AND step > ?2";
    execute(connection, sql, params![game, standing.step])?;
    Ok(())
}

/// Writes how a game stands now, if it stood at this step after so many undos; says how many undos
/// there are now.
fn stand(
    connection: &Connection,
    game: &str,
    (step, undone, undone_now): (u32, u32, u32),
    standing: &Standing,
    now: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE games SET step = ?4, hash = ?5, turn = ?6, turns = ?7, asked = ?8, \
               over = ?9, result = ?10, winner = ?11, updated = ?12, undone = ?13 \
               WHERE id = ?1 AND step = ?2 AND undone = ?3";
    let changed = execute(
        connection,
        sql,
        params![
            game,
            step,
            undone,
            standing.step,
            standing.hash,
            standing.turn,
            standing.turns,
            standing.asked,
            standing.over,
            standing.result,
            standing.winner,
            time(now),
            undone_now,
        ],
    )?;
    if changed == 1 {
        return Ok(());
    }
    let sql = "SELECT 1 FROM games WHERE id = ?1";
    let there = connection
        .prepare_cached(sql)
        .and_then(|mut it| it.exists(params![game]))
        .map_err(|it| fault(&it))?;
    Err(if there {
        StoreError::Changed(game.to_owned())
    } else {
        StoreError::NoGame(game.to_owned())
    })
}

fn insert_steps(
    connection: &Connection,
    game: &str,
    after: u32,
    steps: &[Step],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO steps (game, step, lines, hash) VALUES (?1, ?2, ?3, ?4)";
    for (number, Step { lines, hash }) in (after + 1..).zip(steps) {
        execute(connection, sql, params![game, number, lines, hash])?;
    }
    Ok(())
}

/// A time as the database counts: it will do for three hundred million years.
pub(super) fn time(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}

/// A fault of the database in our words.
pub(super) fn fault(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        _ if open::is_full(error) => StoreError::DiskFull,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::BadPage,
        _ => StoreError::Database(error.to_string()),
    }
}
