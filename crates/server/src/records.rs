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
use crate::earlier::{self, Old};
use crate::error::{ApiError, json};
use crate::games::{Came, Origin, TITLE_MAX, keep, keep_old, title};
use crate::own;
use crate::seating::Seating;
use crate::stored;
use crate::wire::{GameBundle, NewBranch, NewImport};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/games/import", post(import))
        .route("/games/{id}/record", get(export))
        .route("/games/{id}/bundle", get(export_bundle))
        .route("/games/{id}/branch", post(branch))
}

async fn export(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let record = stored::export_text(&shared.store.history(&id, None).await?);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.rec\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, record).into_response())
}

/// A game to be opened elsewhere: its record, and the files of its scenario if that is not built
/// in. As it goes out, an import takes it in.
async fn export_bundle(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let history = shared.store.history(&id, None).await?;
    let files = own::files_of(&shared, &history.row.scenario).await?;
    let bundle = GameBundle { record: stored::export_text(&history), files };
    let disposition = format!("attachment; filename=\"{id}.game.json\"");
    Ok(([(header::CONTENT_DISPOSITION, disposition)], json(&bundle)).into_response())
}

/// A game set up from a record, ready to be kept.
pub(crate) struct SetUp {
    pub(crate) table: AnyTable,
    pub(crate) steps: Vec<Step>,
    /// The seeds known here.
    pub(crate) seeds: Vec<Seed>,
}

/// What somebody has brought.
enum Brought {
    /// A game of the present rules.
    Present(Box<SetUp>),
    /// One of other rules or data.
    Old(Box<Old>),
}

async fn import(State(shared): State<Arc<Shared>>, request: Request) -> Result<Response, ApiError> {
    let record_max = shared.limits.record;
    // As JSON every newline of the record takes two bytes.
    let bytes_max = (record_max + shared.limits.bundle) * 2;
    let brought: NewImport = body::read(request, bytes_max, shared.limits.read_within).await?;
    if brought.record.len() > record_max {
        return Err(ApiError::TooLarge(record_max));
    }
    let answers = brought.record.lines().filter(|it| it.starts_with('>')).count();
    if answers > shared.limits.answers {
        return Err(ApiError::TooManyAnswers(shared.limits.answers));
    }
    let (scenario, own) = own::of_record(&shared, &brought.record, brought.files).await?;
    let registry = scenario.as_ref().map_or(&shared.registry, |it| &it.registry).clone();
    let set_up = match set_up_within(&shared, registry, brought.record).await? {
        Brought::Present(set_up) => *set_up,
        Brought::Old(mut old) => {
            if let Some(own) = own {
                own::keep(&shared, own).await?;
            }
            old.scenario = scenario.map_or(old.scenario, |it| it.name);
            return import_old(&shared, *old, brought.title).await;
        }
    };
    let seating = Seating::new(set_up.table.seats(), BTreeMap::new())?;
    let mut setting = set_up.table.setting();
    let event = set_up.table.headers().event().filter(|it| it.chars().count() <= TITLE_MAX);
    let named = brought.title.or_else(|| event.map(str::to_owned));
    let title = title(named.or_else(|| setting.title.remove("en")))?;
    if let Some(own) = own {
        own::keep(&shared, own).await?;
    }
    let (scenario, seeds) = (scenario.map_or(setting.scenario, |it| it.name), set_up.seeds);
    let origin = Origin { title, scenario, seating, seeds, came: Came::Imported };
    Ok(json(&keep(&shared, &set_up.table, set_up.steps, origin).await?))
}

/// Keeps a record of other rules or data as it is.
async fn import_old(
    shared: &Shared,
    mut old: Old,
    wished: Option<String>,
) -> Result<Response, ApiError> {
    let event = old.title.take().filter(|it| it.chars().count() <= TITLE_MAX);
    let title = title(wished.or(event).or_else(|| Some(old.scenario.clone())))?;
    let seating = Seating::new(&old.seats, BTreeMap::new())?;
    let (scenario, seeds) = (old.scenario.clone(), std::mem::take(&mut old.seeds));
    let origin = Origin { title, scenario, seating, seeds, came: Came::Imported };
    Ok(json(&keep_old(shared, old, origin).await?))
}

/// Sets a record up, one at a time and not for longer than it may take.
async fn set_up_within(
    shared: &Arc<Shared>,
    registry: Arc<Registry>,
    record: String,
) -> Result<Brought, ApiError> {
    let fresh = shared.new_seed();
    one_at_a_time(shared, move || set_up_record(&registry, &record, fresh)).await
}

/// Does long work on what somebody brought: one at a time, and not for longer than it may take.
pub(crate) async fn one_at_a_time<T: Send + 'static>(
    shared: &Arc<Shared>,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let room = shared.imports.clone();
    let done = async move {
        // The room is never closed. It is held until the work has ended, even if nobody waits.
        let permit = room.acquire_owned().await;
        off_the_road(move || {
            let _permit = permit;
            work()
        })
        .await
    };
    let done = tokio::time::timeout(shared.limits.import_within, done).await;
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

/// Sets a record up; one that is not finished goes on with fresh dice. One of other rules or data
/// is played as far as it goes, and kept as it is.
fn set_up_record(registry: &Registry, text: &str, fresh: Seed) -> Result<Brought, ApiError> {
    let mut table = match registry.load(text) {
        Ok(table) => table,
        Err(fault) => {
            return match registry.earlier(text) {
                Ok(Some(found)) => Ok(Brought::Old(Box::new(earlier::take_in(found)))),
                Ok(None) | Err(_) => Err(fault.into()),
            };
        }
    };
    let record = Record::parse(text).map_err(OpenFault::Record)?;
    let steps = stored::steps(&table);
    let seeds = if table.asked().is_some() {
        table.resume(fresh).map_err(OpenFault::Replay)?;
        vec![fresh]
    } else {
        record.seeds
    };
    Ok(Brought::Present(Box::new(SetUp { table, steps, seeds })))
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
    let (registry, fresh) = (shared.scenario(&scenario).await?.registry, shared.new_seed());
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
    if let Some(old) = earlier::branch(registry, &history, fresh)? {
        return Ok(old);
    }
    let table = match history.steps.last() {
        Some(last) => {
            let lines: Vec<&str> = history.steps.iter().map(|it| it.lines.as_str()).collect();
            let mut table = registry.load_pieces(&history.row.header, &lines, &last.hash)?;
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
    let record = Record::from_pieces(&history.row.header, &[""; 0], nothing);
    let record = record.map_err(OpenFault::Record)?;
    let opening = registry.opening_of(&record)?;
    Ok(AnyTable::new(opening.game, opening.info, fresh))
}
