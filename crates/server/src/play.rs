//! One answer over HTTP, and what of a game never changes.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::{get, post};

use crate::body;
use crate::ctx::Shared;
use crate::error::{ApiError, json_text};
use crate::task::{Ask, Caller};
use crate::wire::Play;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/games/{id}/play", post(play))
        .route("/games/{id}/setting", get(setting))
        .route("/games/{id}/board", get(board))
        .route("/games/{id}/squad", get(squad))
}

async fn play(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let Play { step, action, viewer } =
        body::read(request, shared.limits.body, shared.limits.read_within).await?;
    let ask = Ask::Play { step, actions: vec![action] };
    shared.ask(&id, Caller::Request { viewer }, ask).await.map(json_text)
}

async fn setting(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let caller = Caller::Request { viewer: None };
    shared.ask(&id, caller, Ask::Setting).await.map(json_text)
}

async fn board(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let caller = Caller::Request { viewer: None };
    shared.ask(&id, caller, Ask::Board).await.map(json_text)
}

/// What the game would leave to the next as it stands; null where games stand by themselves.
async fn squad(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let caller = Caller::Request { viewer: None };
    shared.ask(&id, caller, Ask::Squad).await.map(json_text)
}
