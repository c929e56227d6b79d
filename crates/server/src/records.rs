//! Records: out, in, and on from a past point.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::{Record, Seed, StateHash};
use registry::{AnyTable, OpenFault, Registry};
use store::{Branch, History, Step};

use crate::body;
use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::games::{Came, Origin, keep, title};
use crate::seating::Seating;
use crate::stored;
use crate::wire::{NewBranch, NewImport};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/games/import", post(import))
        .route("/games/{id}/record", get(export))
        .route("/games/{id}/branch", post(branch))
}

async fn export(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let record = stored::record_text(&shared.store.history(&id, None).await?);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.rec\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, record).into_response())
}

/// A game set up from a record, ready to be kept.
struct SetUp {
    table: AnyTable,
    steps: Vec<Step>,
    /// The seeds known here.
    seeds: Vec<Seed>,
}

async fn import(State(shared): State<Arc<Shared>>, request: Request) -> Result<Response, ApiError> {
    let record_max = shared.limits.record;
    // As JSON every newline of the record takes two bytes.
    let brought: NewImport = body::read(request, record_max * 2, shared.limits.read_within).await?;
    if brought.record.len() > record_max {
        return Err(ApiError::TooLarge(record_max));
    }
    let answers = brought.record.lines().filter(|it| it.starts_with('>')).count();
    if answers > shared.limits.answers {
        return Err(ApiError::TooManyAnswers(shared.limits.answers));
    }
    let set_up = set_up_within(&shared, brought.record).await?;
    let seating = Seating::new(set_up.table.seats(), BTreeMap::new())?;
    let mut setting = set_up.table.setting();
    let title = title(brought.title.or_else(|| setting.title.remove("en")))?;
    let (scenario, seeds) = (setting.scenario, set_up.seeds);
    let origin = Origin { title, scenario, seating, seeds, came: Came::Imported };
    Ok(json(&keep(&shared, &set_up.table, set_up.steps, origin).await?))
}

/// Sets a record up, one at a time and not for longer than it may take.
async fn set_up_within(shared: &Arc<Shared>, record: String) -> Result<SetUp, ApiError> {
    let (registry, fresh) = (shared.registry.clone(), shared.new_seed());
    let room = shared.imports.clone();
    let set_up = async move {
        // The room is never closed. It is held until the work has ended, even if nobody waits.
        let permit = room.acquire_owned().await;
        off_the_road(move || {
            let _permit = permit;
            set_up_record(&registry, &record, fresh)
        })
        .await
    };
    let done = tokio::time::timeout(shared.limits.import_within, set_up).await;
    done.unwrap_or(Err(ApiError::TooSlow))
}

/// Does long work where it holds nobody up.
pub(crate) async fn off_the_road<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        // A record that makes the rules panic is a fault of the program; no game is touched by it.
        Err(_) => Err(ApiError::Bug),
    }
}

/// Sets a record up; one that is not finished goes on with fresh dice.
fn set_up_record(registry: &Registry, text: &str, fresh: Seed) -> Result<SetUp, ApiError> {
    let mut table = registry.load(text)?;
    let record = Record::parse(text).map_err(OpenFault::Record)?;
    let steps = stored::steps(&table);
    let seeds = if table.asked().is_some() {
        table.resume(fresh).map_err(OpenFault::Replay)?;
        vec![fresh]
    } else {
        record.seeds
    };
    Ok(SetUp { table, steps, seeds })
}

async fn branch(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let wished: NewBranch =
        body::read(request, shared.limits.body, shared.limits.read_within).await?;
    let history = shared.store.history(&id, None).await?;
    let played = history.row.standing.step;
    if wished.step > played {
        return Err(ApiError::NoStep(played));
    }
    let title = title(wished.title.or_else(|| Some(history.row.title.clone())))?;
    let (seating, scenario) = (Seating::read(&history.row.players), history.row.scenario.clone());
    let came = Came::Branched(Branch { game: id, step: wished.step });
    let (registry, fresh) = (shared.registry.clone(), shared.new_seed());
    let set_up =
        off_the_road(move || set_up_branch(&registry, history, wished.step, fresh)).await?;
    let origin = Origin { title, scenario, seating, seeds: set_up.seeds, came };
    Ok(json(&keep(&shared, &set_up.table, set_up.steps, origin).await?))
}

/// Sets a game up as it stood after a step. Its dice are fresh: nobody plays a known roll.
fn set_up_branch(
    registry: &Registry,
    mut history: History,
    step: u32,
    fresh: Seed,
) -> Result<SetUp, ApiError> {
    let step = usize::try_from(step).expect("a step that was played fits");
    history.steps.truncate(step);
    let table = match history.steps.last() {
        Some(last) => {
            let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
            let mut table = registry.load_pieces(&history.header, &lines, &last.hash)?;
            if table.asked().is_some() {
                table.resume(fresh).map_err(OpenFault::Replay)?;
            }
            table
        }
        None => begin_again(registry, &history, fresh)?,
    };
    Ok(SetUp { table, steps: history.steps, seeds: vec![fresh] })
}

/// Begins the game of a record anew, with the same options, after the same game.
fn begin_again(registry: &Registry, history: &History, fresh: Seed) -> Result<AnyTable, ApiError> {
    // Only the header is wanted; nothing is replayed that the hash could fit.
    let nothing = StateHash([0; 16]);
    let record = Record::from_pieces(&history.header, &[""; 0], nothing);
    let record = record.map_err(OpenFault::Record)?;
    let opening = registry.opening_of(&record)?;
    Ok(AnyTable::new(opening.game, opening.info, fresh))
}
