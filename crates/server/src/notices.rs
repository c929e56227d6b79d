//! What whoever plays should know of the place where games are kept.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use scene::Message;
use store::{Notice, StoreError};

use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::wire::{Failure, Words};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/notices", get(notices))
}

/// Nothing, if all is well.
async fn notices(State(shared): State<Arc<Shared>>) -> Result<Response, ApiError> {
    let notices = shared.store.notices().await?;
    Ok(json(&notices.iter().map(told).collect::<Vec<Failure>>()))
}

fn no_backup(why: &StoreError) -> Message {
    match why {
        StoreError::DiskFull => Message::new("server-notice-no-backup-full"),
        StoreError::BadPage => Message::new("server-notice-no-backup-damaged"),
        other => Message::new("server-notice-no-backup").text("why", other.to_string().as_str()),
    }
}

fn told(notice: &Notice) -> Failure {
    let number = |it: u32| i32::try_from(it).unwrap_or(i32::MAX);
    let (code, message) = match notice {
        Notice::Shortened { title, had, has, .. } => {
            let message = Message::new("server-notice-shortened").text("title", title);
            ("shortened", message.number("had", number(*had)).number("has", number(*has)))
        }
        Notice::Vanished { game, had } => {
            let message = Message::new("server-notice-vanished").text("id", game);
            ("vanished", message.number("had", number(*had)))
        }
        Notice::KeptAside(folder) => {
            let folder = folder.display().to_string();
            ("kept-aside", Message::new("server-notice-kept-aside").text("folder", &folder))
        }
        Notice::Hidden(games) => {
            ("hidden", Message::new("server-notice-hidden").number("games", number(*games)))
        }
        Notice::NoBackup(why) => ("no-backup", no_backup(why)),
    };
    Failure { code, message: Words(registry::said(&message)), rule: None, findings: Vec::new() }
}
