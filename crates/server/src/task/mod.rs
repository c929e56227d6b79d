//! The task of one live game: it owns the table, and everything about the game goes through it.
//!
//! Orders are carried out one after the other. A change is kept in the store before anybody is
//! answered or shown anything; if it cannot be kept, the table stands again as it stood. A panic
//! ends the task: the game is frozen, its record stays as it was.

mod ask;
mod bots;
mod change;
mod orders;
mod watchers;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use kernel::Seed;
use registry::AnyTable;
use scene::Board;
use store::{Row, StoreError};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::sync::{oneshot, watch};

use crate::ctx::Shared;
use crate::error::ApiError;
use crate::hub::WatcherId;
use crate::seating::Seating;
use crate::stored;
use crate::wire::EarlierGame;
use bots::{Stalled, Thinking};
use watchers::Watcher;

pub(crate) use orders::{Ask, Caller};

/// Where an answer goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, ApiError>>;

/// Something for a game to do.
pub(crate) enum Order {
    /// A request; the answer is JSON.
    Ask { caller: Caller, ask: Ask, answer: Answer<String> },
    /// A connection comes to look.
    Join { watcher: WatcherId, answer: Answer<watch::Receiver<u64>> },
    /// A connection has gone.
    Part { watcher: WatcherId },
    /// A connection can take what is new for it.
    News { watcher: WatcherId, answer: Answer<Vec<String>> },
    /// The row was changed in the store.
    Refresh { answer: Answer<()> },
    /// Somebody wants to draw the map.
    Map { answer: Answer<MapOf> },
    /// A bot has chosen.
    Thought { change: u64, action: Option<String> },
    /// Bots have waited long enough after a write that failed.
    TryAgain { tries: u32 },
    /// Room is needed.
    Leave,
}

/// A map, and what it is known by: equal keys, equal maps.
pub(crate) struct MapOf {
    pub(crate) key: String,
    pub(crate) board: Board,
}

/// A game in memory.
pub(super) struct Game {
    shared: Arc<Shared>,
    /// For bots to report back.
    orders: UnboundedSender<Order>,
    row: Row,
    secret: Option<Seed>,
    seating: Seating,
    table: AnyTable,
    /// Set if it is of other rules or data: it is looked at, and nobody plays.
    earlier: Option<EarlierGame>,
    /// Counts changes: what was thought about an older one is thrown away.
    change: u64,
    thinking: Option<Thinking>,
    /// Bots cannot go on because their answers cannot be kept.
    stalled: Option<Stalled>,
    /// Whether it was removed for good.
    gone: bool,
    /// Whether bots were told to play on or to stop.
    run: Option<bool>,
    /// Milliseconds between answers of bots.
    pace: u32,
    watchers: BTreeMap<WatcherId, Watcher>,
    news: watch::Sender<u64>,
}

/// Runs a game until it leaves; freezes it if it panics.
pub(crate) async fn supervise(
    shared: Arc<Shared>,
    id: String,
    orders: UnboundedSender<Order>,
    received: UnboundedReceiver<Order>,
) {
    let run = run(shared.clone(), id.clone(), orders, received);
    if AssertUnwindSafe(run).catch_unwind().await.is_err() {
        // As long as this is not kept, the dead task stays in the list and refuses everything.
        if shared.store.freeze(&id).await.is_ok() {
            shared.hub.forget(&id);
        }
    }
}

async fn run(
    shared: Arc<Shared>,
    id: String,
    orders: UnboundedSender<Order>,
    mut received: UnboundedReceiver<Order>,
) {
    match Game::open(shared.clone(), &id, orders).await {
        Ok(mut game) => game.serve(&mut received).await,
        Err(error) => {
            while !shared.hub.leave(&id, &received) {
                if let Some(order) = received.recv().await {
                    order.refuse(&error);
                }
            }
        }
    }
}

impl Order {
    /// Answers with an error.
    fn refuse(self, error: &ApiError) {
        // Who asked may have gone away meanwhile.
        match self {
            Self::Ask { answer, .. } => drop(answer.send(Err(error.clone()))),
            Self::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            Self::News { answer, .. } => drop(answer.send(Err(error.clone()))),
            Self::Refresh { answer } => drop(answer.send(Err(error.clone()))),
            Self::Map { answer } => drop(answer.send(Err(error.clone()))),
            Self::Part { .. } | Self::Thought { .. } | Self::TryAgain { .. } | Self::Leave => (),
        }
    }
}

impl Game {
    async fn open(
        shared: Arc<Shared>,
        id: &str,
        orders: UnboundedSender<Order>,
    ) -> Result<Self, ApiError> {
        let history = shared.store.history(id, None).await?;
        if history.row.frozen {
            return Err(ApiError::Frozen);
        }
        let (stored::SetUp { table, earlier }, history) = stored::table(&shared, history).await?;
        Ok(Self {
            shared,
            orders,
            seating: Seating::read(&history.row.players),
            secret: stored::last_seed(&history.seeds),
            row: history.row,
            table,
            earlier,
            change: 0,
            thinking: None,
            stalled: None,
            gone: false,
            run: None,
            pace: 0,
            watchers: BTreeMap::new(),
            news: watch::Sender::new(0),
        })
    }

    async fn serve(&mut self, received: &mut UnboundedReceiver<Order>) {
        loop {
            self.let_bots_play();
            let order = tokio::time::timeout(self.shared.limits.idle, received.recv()).await;
            match order {
                Ok(Some(Order::Leave) | None) | Err(_) => {
                    if self.is_idle() && self.shared.hub.leave(&self.row.id, received) {
                        return;
                    }
                }
                Ok(Some(order)) => self.carry_out(order).await,
            }
        }
    }

    /// Whether nobody would miss it.
    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_none() && self.stalled.is_none()
    }

    async fn carry_out(&mut self, order: Order) {
        // Who asked may have gone away meanwhile; then nobody is told.
        match order {
            Order::Ask { caller, ask, answer } => {
                drop(answer.send(self.answer(caller, ask).await));
            }
            Order::Join { watcher, answer } => {
                self.watchers.insert(watcher, Watcher::default());
                drop(answer.send(Ok(self.news.subscribe())));
            }
            Order::Part { watcher } => {
                self.watchers.remove(&watcher);
                if self.watchers.is_empty() {
                    self.table.forget_log();
                }
            }
            Order::News { watcher, answer } => drop(answer.send(Ok(self.news_for(watcher)))),
            Order::Refresh { answer } => drop(answer.send(self.refresh().await)),
            Order::Map { answer } => {
                // The board is part of the data; options of the table do not change it.
                let data = self.row.header.lines().find(|it| it.starts_with("data "));
                let key = format!("{} {}", self.row.scenario, data.unwrap_or_default());
                drop(answer.send(Ok(MapOf { key, board: self.table.board() })));
            }
            Order::Thought { change, action } => self.take_thought(change, action).await,
            Order::TryAgain { tries } => self.try_again(tries),
            Order::Leave => (),
        }
    }

    /// Reads the row again.
    async fn refresh(&mut self) -> Result<(), ApiError> {
        self.row = match self.shared.store.row(&self.row.id).await {
            Err(StoreError::NoGame(id)) => {
                self.gone = true;
                self.tell_all(&ApiError::NoGame(id.clone()));
                return Err(ApiError::NoGame(id));
            }
            row => row?,
        };
        self.seating = Seating::read(&self.row.players);
        self.changed();
        Ok(())
    }

    /// Something is new: bots think afresh, and whoever looks is told.
    fn changed(&mut self) {
        self.change += 1;
        self.thinking = None;
        self.tell_watchers();
    }

    /// Wakes the connections that look; each takes what it needs when it can.
    fn tell_watchers(&self) {
        self.news.send_modify(|it| *it += 1);
    }
}
