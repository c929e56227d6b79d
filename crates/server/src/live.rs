//! The WebSocket of a game: requests in turn, and news as fast as the client takes them.

use std::io::Write;
use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::any;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::ctx::Shared;
use crate::error::{ApiError, to_json};
use crate::hub::WatcherId;
use crate::task::Caller;
use crate::wire::{Push, Reply, Request};

/// Frames shorter than this are sent as they are: they fit into a packet anyway.
const DEFLATED_FROM: usize = 1_024;

/// Pings without any answer before a connection counts as dead.
const PINGS_MISSED: u32 = 3;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/games/{id}/live", any(upgrade))
}

/// How a client wants its frames.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Frames {
    /// As text, all of them.
    #[default]
    Plain,
    /// The long ones as bytes: the text in raw deflate, each frame by itself.
    Deflated,
}

/// What a client says about itself when it connects.
#[derive(Debug, Deserialize)]
struct Able {
    #[serde(default)]
    frames: Frames,
}

async fn upgrade(
    State(shared): State<Arc<Shared>>,
    Path(game): Path<String>,
    able: Result<Query<Able>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|fault| ApiError::BadRequest(fault.body_text()))?;
    let Query(able) = able.map_err(|fault| ApiError::BadRequest(fault.body_text()))?;
    // Whether there is such a game is said before, while a status can still be given.
    shared.store.row(&game).await?;
    let limit = shared.limits.frame;
    let upgrade = upgrade.max_message_size(limit).max_frame_size(limit);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Connection { shared, game, socket, frames: able.frames }.run().await;
    }))
}

/// One client at one game.
struct Connection {
    shared: Arc<Shared>,
    game: String,
    socket: WebSocket,
    frames: Frames,
}

/// The client has gone, or does not listen.
struct Gone;

impl Connection {
    async fn run(mut self) {
        match self.shared.join(&self.game).await {
            Ok((watcher, news)) => {
                // However it ends, the client has gone.
                let _ = self.talk(watcher, news).await;
                self.shared.part(&self.game, watcher);
            }
            Err(error) => {
                let _ = self.part_with(&error, close_code::ERROR).await;
            }
        }
    }

    async fn talk(
        &mut self,
        watcher: WatcherId,
        mut news: watch::Receiver<u64>,
    ) -> Result<(), Gone> {
        let every = self.shared.limits.ping_every;
        let mut ping = tokio::time::interval_at(Instant::now() + every, every);
        let (mut lives, mut missed) = (true, 0);
        loop {
            tokio::select! {
                frame = self.socket.recv() => {
                    missed = 0;
                    self.take(frame, watcher).await?;
                }
                changed = news.changed(), if lives => {
                    lives = changed.is_ok();
                    self.show_news(watcher, lives).await?;
                }
                _ = ping.tick() => {
                    if missed == PINGS_MISSED {
                        return Err(Gone);
                    }
                    missed += 1;
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    /// Takes one frame of the client.
    async fn take(
        &mut self,
        frame: Option<Result<Message, axum::Error>>,
        watcher: WatcherId,
    ) -> Result<(), Gone> {
        match frame {
            Some(Ok(Message::Text(text))) => self.answer(text.as_str(), watcher).await,
            Some(Ok(Message::Binary(_))) => {
                let error = ApiError::BadRequest("a frame is text, not bytes".into());
                self.refuse(None, &error).await
            }
            // The library answers pings by itself.
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(Gone),
            Some(Err(fault)) => self.give_up(&fault).await,
        }
    }

    async fn answer(&mut self, text: &str, watcher: WatcherId) -> Result<(), Gone> {
        let request = match serde_json::from_str::<Request>(text) {
            Ok(request) => request,
            Err(fault) => {
                let error = ApiError::BadRequest(fault.to_string());
                return self.refuse(id_of(text), &error).await;
            }
        };
        let (id, ask) = request.into_ask();
        match self.shared.ask(&self.game, Caller::Watcher(watcher), ask).await {
            // The answer is JSON already.
            Ok(ok) => self.send_text(format!("{{\"id\":{id},\"ok\":{ok}}}")).await,
            Err(error) => self.refuse(Some(id), &error).await,
        }
    }

    /// Shows what is new; that the game has ended its task, if it has.
    async fn show_news(&mut self, watcher: WatcherId, lives: bool) -> Result<(), Gone> {
        let frames =
            if lives { self.shared.news(&self.game, watcher).await } else { Err(ApiError::Frozen) };
        match frames {
            Ok(frames) => {
                for frame in frames {
                    self.send_text(frame).await?;
                }
                Ok(())
            }
            Err(error) => {
                let message = error.failure().message;
                self.send_text(to_json(&Push::Frozen { message })).await
            }
        }
    }

    async fn refuse(&mut self, id: Option<u32>, error: &ApiError) -> Result<(), Gone> {
        let reply = Reply::Refused { id, err: error.failure() };
        self.send_text(to_json(&reply)).await
    }

    /// A frame that breaks the protocol or is too long: says so and ends the connection.
    async fn give_up(&mut self, fault: &axum::Error) -> Result<(), Gone> {
        let (error, code) = if is_too_long(fault) {
            (ApiError::TooLarge(self.shared.limits.frame), close_code::SIZE)
        } else {
            (ApiError::BadRequest(fault.to_string()), close_code::PROTOCOL)
        };
        self.part_with(&error, code).await
    }

    /// Says why the connection ends, and ends it.
    async fn part_with(&mut self, error: &ApiError, code: u16) -> Result<(), Gone> {
        self.refuse(None, error).await?;
        let frame = CloseFrame { code, reason: error.code().into() };
        self.send(Message::Close(Some(frame))).await?;
        // A connection dropped with something unread takes with it what was said last.
        let heard = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = tokio::time::timeout(self.shared.limits.send_within, heard).await;
        Err(Gone)
    }

    async fn send_text(&mut self, text: String) -> Result<(), Gone> {
        let long = text.len() >= DEFLATED_FROM;
        self.send(match self.frames {
            Frames::Deflated if long => Message::Binary(deflated(&text).into()),
            Frames::Deflated | Frames::Plain => Message::Text(text.into()),
        })
        .await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let sent = tokio::time::timeout(self.shared.limits.send_within, self.socket.send(message));
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }
}

/// A frame in raw deflate. Scenes are wordy: the quickest level finds most of what can be found.
fn deflated(text: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes()).expect("memory takes whatever is written");
    encoder.finish().expect("memory takes whatever is written")
}

/// The number of a request whose rest cannot be read.
fn id_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|it| it.id)
}

/// The library says it only in words.
fn is_too_long(fault: &axum::Error) -> bool {
    fault.to_string().contains("too long")
}
