//! Games as the store keeps them: records put together, tables set up again, rows written.

use std::sync::Arc;

use kernel::{Fingerprint, Seed};
use registry::AnyTable;
use store::{Branch, History, Row, Standing, Step};

use crate::ctx::Shared;
use crate::error::{ApiError, to_json};
use crate::seating::Seating;
use crate::wire::{BranchedFrom, GameInfo, Words};

/// The record of a kept game as text. Nothing is replayed: the record of a game that cannot be
/// played on can still be had.
pub fn record_text(history: &History) -> String {
    let lines = history.steps.iter().map(|it| it.lines.as_str());
    let mut text: String = core::iter::once(history.header.as_str()).chain(lines).collect();
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
) -> Result<(AnyTable, History), ApiError> {
    let shared = shared.clone();
    aside(move || Ok((replayed(&shared, &history)?, history))).await
}

/// Does work of some length away from the async workers; a panic goes on where it was asked for.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(fault) => std::panic::resume_unwind(fault.into_panic()),
    }
}

fn replayed(shared: &Shared, history: &History) -> Result<AnyTable, ApiError> {
    let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
    let standing = &history.row.standing;
    let mut table = shared.registry.load_pieces(&history.header, &lines, &standing.hash)?;
    if let (false, Some(seed)) = (standing.over, last_seed(&history.seeds)) {
        table.resume(seed).map_err(registry::OpenFault::Replay)?;
    }
    Ok(table)
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

/// A row as the wire writes it.
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
    }
}
