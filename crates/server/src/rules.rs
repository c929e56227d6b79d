//! What can be looked up beside a game: rules, glossary, guides.

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::ctx::Shared;
use crate::error::{ApiError, json};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/rules", get(rules))
        .route("/rules/{id}", get(rule))
        .route("/glossary", get(glossary))
        .route("/guides/{*scenario}", get(guide))
}

/// Which rules are asked for; nothing asks for none.
#[derive(Deserialize)]
struct Which {
    #[serde(default)]
    system: String,
}

async fn rules(
    State(shared): State<Arc<Shared>>,
    which: Result<Query<Which>, QueryRejection>,
) -> Response {
    let system = which.map(|Query(it)| it.system).unwrap_or_default();
    json(&shared.books.rules(&system))
}

async fn rule(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let rule = shared.books.rule(&id).ok_or(ApiError::NoRule(id))?;
    Ok(json(&rule))
}

async fn glossary(State(shared): State<Arc<Shared>>) -> Response {
    json(&shared.books.glossary())
}

async fn guide(
    State(shared): State<Arc<Shared>>,
    Path(scenario): Path<String>,
) -> Result<Response, ApiError> {
    let guide = shared.books.guide(&scenario).ok_or(ApiError::NoGuide(scenario))?;
    Ok(json(&guide))
}
