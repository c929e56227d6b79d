//! Bots: they think on threads of their own and report back; what they thought about an older
//! situation is thrown away.

use std::time::Duration;

use ::players::Bot;
use kernel::{Fingerprint, Seed};

use super::{Game, Order};
use crate::wire::Player;

/// A bot at work.
pub(super) struct Thinking {
    /// Its seat.
    pub(super) seat: String,
}

impl Game {
    /// Sets the bot whose turn it is to work, if it should play on and does not already.
    pub(super) fn let_bots_play(&mut self) {
        let runs = self.run.unwrap_or_else(|| self.seating.has_person());
        if self.thinking.is_some() || !runs || self.row.deleted.is_some() {
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
        // What cannot be kept stops the bots; a refusal is a fault of the program.
        if let Err(error) = self.play(&[action]).await {
            assert!(error.code() != "illegal", "a bot chooses from the list: {error:?}");
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
