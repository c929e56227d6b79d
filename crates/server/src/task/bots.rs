//! Bots: they think on threads of their own and report back; what they thought about an older
//! situation is thrown away.

use std::time::Duration;

use ::players::Bot;
use kernel::{Fingerprint, Seed};

use super::{Game, Order};
use crate::error::ApiError;
use crate::wire::Player;

/// A bot at work.
pub(super) struct Thinking {
    /// Its seat.
    pub(super) seat: String,
}

/// The answer of a bot could not be kept; it is tried again, later and later.
pub(super) struct Stalled {
    /// What was wrong.
    pub(super) error: ApiError,
    /// How often it was tried.
    pub(super) tries: u32,
    /// How long it is waited this time.
    pub(super) pause: Duration,
    /// Whether it is waited still.
    waits: bool,
}

/// The longest pause between two tries.
const PAUSE_MAX: Duration = Duration::from_mins(1);

impl Game {
    /// Sets the bot whose turn it is to work, if it should play on and does not already.
    pub(super) fn let_bots_play(&mut self) {
        let runs = self.run.unwrap_or_else(|| self.seating.has_person());
        let stalled = self.stalled.as_ref().is_some_and(|it| it.waits);
        let barred = self.row.deleted.is_some() || self.earlier.is_some();
        if self.thinking.is_some() || !runs || stalled || barred {
            return;
        }
        let Some(seat) = self.row.standing.asked.clone() else { return };
        let Some(Player::Bot(bot)) = self.seating.player(&seat) else { return };
        self.think(bot);
        self.thinking = Some(Thinking { seat });
        self.tell_watchers();
    }

    fn think(&self, bot: Bot) {
        let thought = bot.think(&self.table);
        let (budget, seed) = (bot.info().budget, bot_seed(self.secret, self.table.step()));
        let (room, orders) = (self.shared.bots.clone(), self.orders.clone());
        let (change, pace) = (self.change, Duration::from_millis(self.pace.into()));
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            // The room is never closed.
            let _permit = room.acquire_owned().await;
            let chosen = tokio::task::spawn_blocking(move || thought.choose(budget, seed)).await;
            // A bot that panicked chooses nothing; the game deals with that.
            let action = chosen.ok().flatten();
            // The game may have gone meanwhile.
            let _ = orders.send(Order::Thought { change, action });
        });
    }

    /// Plays what a bot has chosen, unless the game has changed since it began to think.
    pub(super) async fn take_thought(&mut self, change: u64, action: Option<String>) {
        if change != self.change || self.thinking.take().is_none() {
            return;
        }
        let action = action.expect("a bot finds an answer as long as a seat is asked");
        match self.play(&[action]).await {
            Ok(()) => (),
            Err(error @ ApiError::Store(_)) => self.stall(error),
            // A refusal is a fault of the program.
            Err(error) => {
                assert!(error.code() != "illegal", "a bot chooses from the list: {error:?}");
            }
        }
    }

    /// Tells whoever looks that bots cannot go on, and lets them try again after a pause.
    fn stall(&mut self, error: ApiError) {
        let tries = self.stalled.as_ref().map_or(0, |it| it.tries) + 1;
        let doubled = 2_u32.saturating_pow((tries - 1).min(16));
        let pause = self.shared.limits.retry_after.saturating_mul(doubled).min(PAUSE_MAX);
        self.stalled = Some(Stalled { error, tries, pause, waits: true });
        self.tell_watchers();
        let orders = self.orders.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            // The game may have gone meanwhile.
            let _ = orders.send(Order::TryAgain { tries });
        });
    }

    /// A pause is over, unless another has begun or it went well meanwhile.
    pub(super) fn try_again(&mut self, tries: u32) {
        if let Some(stalled) = self.stalled.as_mut().filter(|it| it.tries == tries) {
            stalled.waits = false;
        }
    }

    /// Somebody wants it tried at once.
    pub(super) fn wake(&mut self) {
        if let Some(stalled) = &mut self.stalled {
            (stalled.waits, stalled.tries) = (false, 0);
        }
    }
}

/// The seed of a bot's thoughts: of the game's secret, so that nobody foresees them, and of the
/// step, so that they are the same every time.
fn bot_seed(secret: Option<Seed>, step: u32) -> u64 {
    let tag: &[u8] = b"esagono thoughts of a bot";
    let secret = secret.map_or([0; 32], |it| it.0);
    let digest = Fingerprint::of_pieces([tag, &secret, &step.to_le_bytes()]).0;
    u64::from_le_bytes(digest[..8].try_into().expect("a fingerprint is longer than that"))
}
