//! The list of games: begin, look up, rename, throw away, take back.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::Seed;
use registry::{AnyTable, Registry};
use serde::Deserialize;
use store::{Branch, Page, Row, Shelf, Standing, Step};

use crate::body;
use crate::ctx::Shared;
use crate::earlier::{self, Old};
use crate::error::{ApiError, json};
use crate::own::Scenario;
use crate::records::off_the_road;
use crate::seating::Seating;
use crate::stored;
use crate::wire::{GameInfo, NewGame, NewTitle};

/// Letters of a title at most.
pub(crate) const TITLE_MAX: usize = 120;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/games", get(list).post(begin))
        .route("/games/{id}", get(look_up).patch(rename).delete(throw_away))
        .route("/games/{id}/restore", post(restore))
}

/// What is asked of a list or of a removal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    deleted: Option<u8>,
    forever: Option<u8>,
    /// Games of a page of the list at most.
    limit: Option<u32>,
    /// The last game of the page before: when it was played last, a point, its id.
    after: Option<String>,
}

impl Flags {
    fn is_set(flag: Option<u8>) -> bool {
        flag.is_some_and(|it| it != 0)
    }
}

/// What stands after the `?` of an address.
type Asked = Result<Query<Flags>, axum::extract::rejection::QueryRejection>;

fn flags(asked: Asked) -> Result<Flags, ApiError> {
    asked.map(|it| it.0).map_err(|fault| ApiError::BadRequest(fault.body_text()))
}

async fn list(State(shared): State<Arc<Shared>>, asked: Asked) -> Result<Response, ApiError> {
    let flags = flags(asked)?;
    let shelf = if Flags::is_set(flags.deleted) { Shelf::Basket } else { Shelf::Table };
    let after = flags.after.as_deref().map(read_after).transpose()?;
    let rows = shared.store.list(shelf, Page { after, limit: flags.limit }).await?;
    Ok(json(&earlier::listed(&shared, rows).await?))
}

/// Where a page of the list begins.
fn read_after(text: &str) -> Result<(u64, String), ApiError> {
    let parts = text.split_once('.');
    let read = parts.and_then(|(updated, id)| Some((updated.parse().ok()?, id.to_owned())));
    read.ok_or_else(|| {
        let how = "`after` is UPDATED.ID of the last game of the page before";
        ApiError::BadRequest(how.into())
    })
}

async fn begin(State(shared): State<Arc<Shared>>, request: Request) -> Result<Response, ApiError> {
    let wished: NewGame =
        body::read(request, shared.limits.body, shared.limits.read_within).await?;
    let before = match &wished.after {
        Some(game) => {
            let history = shared.store.history(game, None).await?;
            let files = shared.scenario(&history.row.scenario).await?.registry;
            Some((files, stored::record_text(&history)))
        }
        None => None,
    };
    let scenario = shared.scenario(&wished.scenario).await?;
    let (Scenario { id, registry, .. }, options) = (scenario.clone(), wished.options.clone());
    let opening = off_the_road(move || match before {
        Some((files, before)) => {
            let after = files.left_to_next(&before)?;
            // Who goes on plays as before, unless something else is agreed on.
            let as_before =
                options.is_empty().then(|| Registry::options_of(&before)).transpose()?;
            Ok(registry.open_following(&id, &as_before.unwrap_or(options), after)?)
        }
        None => Ok(registry.open(&id, &options)?),
    })
    .await?;
    let seating = Seating::new(&opening.listing.seats, wished.players)?;
    let title = title(wished.title.or_else(|| opening.listing.title.get("en").cloned()))?;
    let seed = wished.seed.map_or_else(|| shared.new_seed(), Seed::from_number);
    let table = AnyTable::new(opening.game, opening.info, seed);
    let scenario = scenario.name;
    let origin = Origin { title, scenario, seating, seeds: vec![seed], came: Came::Begun };
    Ok(json(&keep(&shared, &table, Vec::new(), origin).await?))
}

/// What a new game is beside its table.
pub(crate) struct Origin {
    pub(crate) title: String,
    pub(crate) scenario: String,
    pub(crate) seating: Seating,
    /// The seeds known here; the last one rolls the dice.
    pub(crate) seeds: Vec<Seed>,
    pub(crate) came: Came,
}

/// How a game came to this table.
pub(crate) enum Came {
    /// It was begun here.
    Begun,
    /// It goes on from a step of another.
    Branched(Branch),
    /// It was brought as a record.
    Imported,
}

/// Keeps a new game with the steps it already has.
pub(crate) async fn keep(
    shared: &Shared,
    table: &AnyTable,
    steps: Vec<Step>,
    origin: Origin,
) -> Result<GameInfo, ApiError> {
    let (header, standing) = (table.header(), stored::standing(table));
    keep_pieces(shared, Pieces { header, standing, steps }, origin).await
}

/// Keeps a record of other rules or data as it is.
pub(crate) async fn keep_old(
    shared: &Shared,
    old: Old,
    origin: Origin,
) -> Result<GameInfo, ApiError> {
    let Old { header, standing, steps, view, .. } = old;
    let info = keep_pieces(shared, Pieces { header, standing, steps }, origin).await?;
    Ok(info.of_earlier_rules(Some(view)))
}

/// What is kept of a record.
struct Pieces {
    header: String,
    standing: Standing,
    steps: Vec<Step>,
}

async fn keep_pieces(
    shared: &Shared,
    pieces: Pieces,
    origin: Origin,
) -> Result<GameInfo, ApiError> {
    let Pieces { header, standing, steps } = pieces;
    let now = shared.world.now();
    let (branched_from, imported) = match origin.came {
        Came::Begun => (None, false),
        Came::Branched(branch) => (Some(branch), false),
        Came::Imported => (None, true),
    };
    let row = Row {
        id: shared.new_id(),
        title: origin.title,
        scenario: origin.scenario,
        header,
        players: origin.seating.write(),
        standing,
        undone: 0,
        created: now,
        updated: now,
        deleted: None,
        frozen: false,
        branched_from,
        imported,
    };
    let info = stored::info(&row);
    let seeds: Vec<String> = origin.seeds.iter().map(ToString::to_string).collect();
    let (_, bundled) = registry::id_of(&row.scenario);
    let seeds = seeds.join(" ");
    let game = store::NewGame { row, seeds, steps, bundled };
    shared.store.create(game).await?;
    Ok(info)
}

/// A title that can stand in a list.
pub(crate) fn title(wished: Option<String>) -> Result<String, ApiError> {
    let title = wished.unwrap_or_default().trim().to_owned();
    if title.is_empty() || title.contains(char::is_control) {
        return Err(ApiError::BadRequest("`title` is one line of text".into()));
    }
    if title.chars().count() > TITLE_MAX {
        return Err(ApiError::BadRequest(format!("`title` has {TITLE_MAX} letters at most")));
    }
    Ok(title)
}

async fn look_up(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let info = stored::info(&shared.store.row(&id).await?);
    Ok(json(&info.of_earlier_rules(earlier::of_game(&shared, &id).await?)))
}

async fn rename(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let wished: NewTitle =
        body::read(request, shared.limits.body, shared.limits.read_within).await?;
    shared.store.rename(&id, &title(Some(wished.title))?).await?;
    changed(&shared, &id).await
}

async fn throw_away(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Response, ApiError> {
    if !Flags::is_set(flags(asked)?.forever) {
        shared.store.put(&id, Shelf::Basket, shared.world.now()).await?;
        return changed(&shared, &id).await;
    }
    if shared.store.row(&id).await?.deleted.is_none() {
        return Err(ApiError::NotDeleted);
    }
    shared.store.remove(&id).await?;
    // Whoever still looks at it is told.
    let _ = shared.refresh(&id).await;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn restore(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    shared.store.put(&id, Shelf::Table, shared.world.now()).await?;
    changed(&shared, &id).await
}

/// Tells those who look at a game that its row was changed, and answers with it.
async fn changed(shared: &Arc<Shared>, id: &str) -> Result<Response, ApiError> {
    match shared.refresh(id).await {
        Ok(()) => (),
        // A game that cannot be played can still be renamed and thrown away.
        Err(ApiError::Frozen | ApiError::Open(_) | ApiError::Spoiled(_) | ApiError::Earlier(_)) => {
        }
        Err(error) => return Err(error),
    }
    let row = shared.store.row(id).await?;
    Ok(json(&earlier::listed(shared, vec![row]).await?.first()))
}
