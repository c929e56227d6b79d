//! The files of the page.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::Fingerprint;

use crate::ctx::Shared;
use crate::error::ApiError;

/// Files below this folder carry a hash of their content in their name: they never change.
const HASHED: &str = "assets/";
const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const INDEX: &str = "index.html";

/// A file of the page; the page itself at every address that could be one of its views.
pub(crate) async fn file(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if method != Method::GET && method != Method::HEAD {
        return Err(ApiError::NoMethod(method.to_string()));
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Err(ApiError::NoAddress(uri.path().to_owned()));
    }
    let is_view = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_view { INDEX } else { path };
    let found = shared.page.file(name);
    let content = found.ok_or_else(|| ApiError::NoAddress(uri.path().to_owned()))?;
    let tag = format!("\"{}\"", Fingerprint::of(&content));
    let caching = if name.starts_with(HASHED) { FOREVER } else { ASK_AGAIN };
    let cached = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, caching)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, cached).into_response());
    }
    Ok((cached, [(header::CONTENT_TYPE, kind_of(name))], content).into_response())
}

/// The kind of a file by the end of its name.
fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "otf" => "font/otf",
        "ttf" => "font/ttf",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
