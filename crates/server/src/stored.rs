//! Games as the store keeps them: records put together, tables set up again, rows written.

use std::sync::Arc;

use kernel::{Fingerprint, Seat, Seed};
use registry::{AnyTable, OpenFault, Registry};
use store::{Branch, History, Row, Standing, Step};

use crate::ctx::Shared;
use crate::earlier;
use crate::error::{ApiError, to_json};
use crate::seating::Seating;
use crate::wire::{BranchedFrom, EarlierGame, GameInfo, Words};

/// The record of a kept game as text. Nothing is replayed: the record of a game that cannot be
/// played on can still be had.
pub fn record_text(history: &History) -> String {
    match earlier::record_of(history) {
        Ok(record) => record.to_text(),
        Err(_) => glued(history),
    }
}

/// The record of a kept game as it goes out: with who played, the day it was played last, and its
/// title. One that came in and was not played on goes out as it came.
pub(crate) fn export_text(history: &History) -> String {
    let row = &history.row;
    if row.imported && row.updated == row.created {
        return record_text(history);
    }
    let Ok(mut record) = earlier::record_of(history) else { return glued(history) };
    let seating = Seating::read(&row.players).to_map();
    let mut headers = record.headers.clone();
    for (seat, name) in (0..).map(Seat).zip(&record.info.seats) {
        if let (false, Some(player)) = (headers.players().contains_key(&seat), seating.get(name)) {
            // Names of bots are short; a title that does not fit is left out.
            let _ = headers.set_player(seat, &String::from(*player));
        }
    }
    let _ = headers.set_date(&utc_day(row.updated));
    let _ = headers.set_event(&row.title);
    record.headers = headers;
    record.to_text()
}

/// The day of a time in milliseconds since 1970, as `2026-11-18`.
fn utc_day(time: u64) -> String {
    // Years are counted from March, so that the odd day comes last: of 400 years at a time.
    let days = time / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march = (5 * day + 2) / 153;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{:02}", day - (153 * march + 2) / 5 + 1)
}

/// The lines of a record that cannot be read, as they are.
fn glued(history: &History) -> String {
    let lines = history.steps.iter().map(|it| it.lines.as_str());
    let mut text: String = core::iter::once(history.row.header.as_str()).chain(lines).collect();
    if history.row.standing.over {
        // The dice can be checked now.
        text.extend(history.seeds.split_whitespace().flat_map(|it| ["seed ", it, "\n"]));
    }
    text.extend(["= ", &history.row.standing.hash, " "]);
    let seal = Fingerprint::of(text.as_bytes());
    format!("{text}{seal}\n")
}

/// Sets a kept game up again, with its dice if it goes on, away from the async workers: a long game
/// takes its time.
pub(crate) async fn table(
    shared: &Arc<Shared>,
    history: History,
) -> Result<(SetUp, History), ApiError> {
    let registry = shared.scenario(&history.row.scenario).await?.registry;
    aside(move || Ok((replayed(&registry, &history)?, history))).await
}

/// A kept game that was set up again.
pub(crate) struct SetUp {
    pub(crate) table: AnyTable,
    /// Set if it is of other rules or data: then it stands at the last answer that stands, and
    /// nobody plays on.
    pub(crate) earlier: Option<EarlierGame>,
}

/// Does work of some length away from the async workers; a panic goes on where it was asked for.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(fault) => std::panic::resume_unwind(fault.into_panic()),
    }
}

fn replayed(registry: &Registry, history: &History) -> Result<SetUp, ApiError> {
    let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
    let standing = &history.row.standing;
    let mut table = match registry.load_pieces(&history.row.header, &lines, &standing.hash) {
        Ok(table) => table,
        Err(fault) => {
            return of_earlier_rules(registry, history).unwrap_or_else(|| Err(spoiled(fault)));
        }
    };
    if let (false, Some(seed)) = (standing.over, last_seed(&history.seeds)) {
        table.resume(seed).map_err(|it| spoiled(OpenFault::Replay(it)))?;
    }
    Ok(SetUp { table, earlier: None })
}

/// Why a kept game cannot be set up: what is kept of it, or what it needs beside that.
fn spoiled(fault: OpenFault) -> ApiError {
    match fault {
        OpenFault::Record(_) | OpenFault::Replay(_) => ApiError::Spoiled(fault),
        other => other.into(),
    }
}

/// Sets up a game of other rules or data as far as it goes; none if it is not such a one.
fn of_earlier_rules(registry: &Registry, history: &History) -> Option<Result<SetUp, ApiError>> {
    let found = earlier::opened(registry, history)?;
    let (view, refusal) = (earlier::view(&found), earlier::refusal(&found));
    let set_up = found.table.map(|table| SetUp { table, earlier: Some(view) });
    Some(set_up.ok_or(refusal))
}

/// The seed that rolls the dice.
pub(crate) fn last_seed(seeds: &str) -> Option<Seed> {
    Seed::read(seeds.split_whitespace().next_back()?)
}

/// The steps of a table, as they are kept.
pub(crate) fn steps(table: &AnyTable) -> Vec<Step> {
    let steps = table.lines(0).into_iter().zip(table.hashes());
    steps.map(|(lines, hash)| Step { lines, hash }).collect()
}

/// How a table stands.
pub(crate) fn standing(table: &AnyTable) -> Standing {
    let scene::Standing { turn, turns, asked, outcome } = table.standing();
    Standing {
        step: table.step(),
        hash: table.hash(),
        turn,
        turns,
        over: asked.is_none(),
        asked,
        winner: outcome.as_ref().and_then(|it| it.winner.clone()),
        result: outcome.map(|it| to_json(&it.text)),
    }
}

/// A row as the wire writes it, as one of the present rules and data.
pub(crate) fn info(row: &Row) -> GameInfo {
    let Row { id, title, scenario, players, standing, undone, .. } = row;
    let result = standing.result.as_ref().and_then(|it| serde_json::from_str::<Words>(it).ok());
    let branched_from = row
        .branched_from
        .as_ref()
        .map(|Branch { game, step }| BranchedFrom { game: game.clone(), step: *step });
    GameInfo {
        id: id.clone(),
        title: title.clone(),
        scenario: scenario.clone(),
        players: Seating::read(players).to_map(),
        step: standing.step,
        turn: standing.turn,
        turns: standing.turns,
        asked: standing.asked.clone(),
        over: standing.over,
        result,
        winner: standing.winner.clone(),
        undone: *undone,
        created: row.created,
        updated: row.updated,
        deleted: row.deleted,
        frozen: row.frozen,
        branched_from,
        imported: row.imported,
        old: false,
        earlier: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [
            (0, "1970-01-01"),
            (86_399_999, "1970-01-01"),
            (86_400_000, "1970-01-02"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_735_603_200_000, "2024-12-31"),
            (1_763_424_000_000, "2025-11-18"),
        ];
        for (time, day) in days {
            assert_eq!(utc_day(time), day);
        }
    }
}
