//! The table over HTTP and WebSocket.
//!
//! [`app`] makes the router; the program only wires it. Each resource has a file with its
//! `routes()`. One task per live game owns the game (`task`); handlers send it orders through the
//! `hub` and await answers. Whatever is answered or shown is in the store already, so that a
//! killed process loses nothing and a game that left memory comes back by replay.
//!
//! The server knows no rules: it speaks to games through `registry` alone, and what leaves it was
//! redacted for its viewer there.

#![allow(clippy::disallowed_types, reason = "a server waits; the rules may not")]

mod assets;
mod body;
mod catalog;
mod ctx;
mod earlier;
mod error;
mod games;
mod guard;
mod hearing;
mod hub;
mod live;
mod maps;
mod notices;
mod own;
mod play;

mod records;
mod rules;
mod seating;
mod serve;
mod sheet;
mod stored;
mod task;
pub mod wire;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;

pub use ctx::{Books, Ctx, Limits, Page, PlayHook, World};
pub use error::ApiError;
pub use maps::small_picture;
pub use serve::serve;
pub use stored::record_text;

use ctx::Shared;

/// Makes the router of a table.
pub fn app(ctx: Ctx) -> Router {
    let shared = Arc::new(Shared::new(ctx));
    let api = Router::new()
        .route("/health", get(|| async { "ok" }))
        .merge(catalog::routes())
        .merge(sheet::routes())
        .merge(games::routes())
        .merge(notices::routes())
        .merge(own::routes())
        .merge(records::routes())
        .merge(earlier::routes())
        .merge(play::routes())
        .merge(live::routes())
        .merge(maps::routes())
        .merge(rules::routes())
        .fallback(error::no_such_address)
        .method_not_allowed_fallback(error::no_such_method);
    Router::new()
        .nest("/api", api)
        .fallback(assets::file)
        .layer(axum::middleware::from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}
