//! The games in memory, and the way to them.
//!
//! A game's task is started by the first order for it and ends by itself when nobody needs it.
//! Orders are sent, and tasks leave, under one lock that is never held across a wait: an order
//! cannot slip into a task that has just left.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{oneshot, watch};

use crate::ctx::Shared;
use crate::error::ApiError;
use crate::task::{self, Answer, Ask, Caller, Order};

/// Numbers a connection that looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct WatcherId(u64);

/// A game in memory.
struct Live {
    orders: UnboundedSender<Order>,
    /// Connections that look at it: it stays as long as there are any.
    watchers: usize,
    /// When it was used last, counted in orders.
    used: u64,
}

/// The games in memory.
#[derive(Default)]
pub(crate) struct Hub {
    live: Mutex<BTreeMap<String, Live>>,
    orders_sent: AtomicU64,
    watchers_met: AtomicU64,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Live>> {
        // Nobody panics while holding it, and a map half changed is still a map.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the stay of a game, unless an order is on its way to it.
    pub(crate) fn leave(&self, game: &str, orders: &UnboundedReceiver<Order>) -> bool {
        let mut live = self.lock();
        let free = orders.is_empty();
        if free {
            live.remove(game);
        }
        free
    }

    /// Forgets a game whose task has panicked.
    pub(crate) fn forget(&self, game: &str) {
        self.lock().remove(game);
    }
}

impl Shared {
    /// Sends an order to a game and waits for what it answers.
    async fn order<T>(
        self: &Arc<Self>,
        game: &str,
        order: impl FnOnce(Answer<T>) -> Order,
    ) -> Result<T, ApiError> {
        let (answer, answered) = oneshot::channel();
        self.send(game, order(answer))?;
        // A task that drops an order has panicked.
        answered.await.unwrap_or(Err(ApiError::Frozen))
    }

    /// Sends a game something to do.
    fn send(self: &Arc<Self>, game: &str, order: Order) -> Result<(), ApiError> {
        let now = self.hub.orders_sent.fetch_add(1, Ordering::Relaxed);
        let mut live = self.hub.lock();
        if !live.contains_key(game) {
            make_room(&live, self.limits.live_games);
            let (orders, received) = mpsc::unbounded_channel();
            tokio::spawn(task::supervise(self.clone(), game.to_owned(), orders.clone(), received));
            live.insert(game.to_owned(), Live { orders, watchers: 0, used: now });
        }
        let entry = live.get_mut(game).expect("inserted right above if it was missing");
        entry.used = now;
        if let Order::Join { .. } = &order {
            entry.watchers += 1;
        }
        // The task still stands in the list but hears nothing any more: it has panicked.
        entry.orders.send(order).map_err(|_| ApiError::Frozen)
    }

    /// Asks a game something.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        game: &str,
        caller: Caller,
        ask: Ask,
    ) -> Result<String, ApiError> {
        self.order(game, |answer| Order::Ask { caller, ask, answer }).await
    }

    /// Has a game read its row again after the store was told to change it; only if it is in memory.
    pub(crate) async fn refresh(self: &Arc<Self>, game: &str) -> Result<(), ApiError> {
        if !self.hub.lock().contains_key(game) {
            return Ok(());
        }
        self.order(game, |answer| Order::Refresh { answer }).await
    }

    /// Has a game show its map.
    pub(crate) async fn map_of(self: &Arc<Self>, game: &str) -> Result<task::MapOf, ApiError> {
        self.order(game, |answer| Order::Map { answer }).await
    }

    /// Lets a connection look at a game; it is told whenever there is something new.
    pub(crate) async fn join(
        self: &Arc<Self>,
        game: &str,
    ) -> Result<(WatcherId, watch::Receiver<u64>), ApiError> {
        let watcher = WatcherId(self.hub.watchers_met.fetch_add(1, Ordering::Relaxed));
        let news = self.order(game, |answer| Order::Join { watcher, answer }).await?;
        Ok((watcher, news))
    }

    /// A connection has gone.
    pub(crate) fn part(&self, game: &str, watcher: WatcherId) {
        // A game that has panicked and left has no watchers to lose.
        if let Some(entry) = self.hub.lock().get_mut(game) {
            entry.watchers = entry.watchers.saturating_sub(1);
            let _ = entry.orders.send(Order::Part { watcher });
        }
    }

    /// What is new for a connection, as frames.
    pub(crate) async fn news(
        self: &Arc<Self>,
        game: &str,
        watcher: WatcherId,
    ) -> Result<Vec<String>, ApiError> {
        self.order(game, |answer| Order::News { watcher, answer }).await
    }
}

/// Asks the game that was not used for longest to leave, if there are too many.
fn make_room(live: &BTreeMap<String, Live>, live_max: usize) {
    if live.len() < live_max {
        return;
    }
    let unwatched = live.values().filter(|it| it.watchers == 0);
    if let Some(oldest) = unwatched.min_by_key(|it| it.used) {
        // One that has panicked is on its way out anyway.
        let _ = oldest.orders.send(Order::Leave);
    }
}
