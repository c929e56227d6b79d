//! Bodies of requests: JSON of a known shape, not too long, and nothing else.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use crate::error::ApiError;

/// Reads the body of a request of at most so many bytes, which have to come within this time.
pub(crate) async fn read<T: DeserializeOwned>(
    request: Request,
    limit: usize,
    within: Duration,
) -> Result<T, ApiError> {
    require_json(request.headers())?;
    // What is too long is refused by its announced length, before any of it is read.
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|it| it.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|it| it > limit) {
        return Err(ApiError::TooLarge(limit));
    }
    let bytes = tokio::time::timeout(within, to_bytes(request.into_body(), limit)).await;
    let bytes = bytes.map_err(|_| ApiError::TooSlow)?.map_err(|_| ApiError::TooLarge(limit))?;
    serde_json::from_slice(&bytes).map_err(|fault| ApiError::BadRequest(fault.to_string()))
}

/// Only JSON: a form of a foreign page cannot pretend to be that without asking first.
fn require_json(headers: &HeaderMap) -> Result<(), ApiError> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next()).map(str::trim);
    match kind {
        Some(kind) if kind.eq_ignore_ascii_case("application/json") => Ok(()),
        _ => Err(ApiError::MediaType),
    }
}
