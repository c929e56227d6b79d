//! Changing a game: kept first, told then.

use store::{Append, Cut, Step, StoreError};

use super::Game;
use crate::error::ApiError;
use crate::stored;
use crate::wire::Player;

impl Game {
    /// Plays answers in turn, all or none.
    ///
    /// What is not kept did not happen: if an answer is refused after others, or cannot be kept,
    /// the table is set up again as the store has it.
    pub(super) async fn play(&mut self, actions: &[String]) -> Result<(), ApiError> {
        if actions.is_empty() {
            return Err(ApiError::BadRequest("`actions` is empty".into()));
        }
        let after = self.table.step();
        if let Some(hook) = &self.shared.before_play {
            hook(&self.row.id, after);
        }
        let mut steps = Vec::with_capacity(actions.len());
        for action in actions {
            if let Err(fault) = self.table.answer(action) {
                if !steps.is_empty() {
                    self.set_up_again().await?;
                }
                return Err(fault.into());
            }
            let lines = self.table.lines(self.table.step() - 1).concat();
            steps.push(Step { lines, hash: self.table.hash() });
        }
        let append = Append {
            game: self.row.id.clone(),
            after,
            undone: self.row.undone,
            steps,
            standing: stored::standing(&self.table),
            now: self.shared.world.now(),
        };
        let (standing, now) = (append.standing.clone(), append.now);
        let kept = self.shared.store.append(append).await;
        self.require_kept(kept).await?;
        self.row.standing = standing;
        self.row.updated = now;
        self.changed();
        Ok(())
    }

    /// Takes answers back.
    pub(super) async fn undo(&mut self, to: Option<u32>) -> Result<(), ApiError> {
        let from = self.table.step();
        self.table.undo(to)?;
        let cut = Cut {
            game: self.row.id.clone(),
            from,
            undone: self.row.undone,
            standing: stored::standing(&self.table),
            now: self.shared.world.now(),
        };
        let (standing, now) = (cut.standing.clone(), cut.now);
        let kept = self.shared.store.cut(cut).await;
        self.require_kept(kept).await?;
        self.row.standing = standing;
        self.row.updated = now;
        self.row.undone += 1;
        self.cut_logs();
        self.changed();
        Ok(())
    }

    /// Gives a seat to somebody else.
    pub(super) async fn seat(&mut self, seat: &str, player: Player) -> Result<(), ApiError> {
        let mut seating = self.seating.clone();
        seating.set(seat, player)?;
        self.shared.store.seat(&self.row.id, &seating.write()).await?;
        self.row.players = seating.write();
        self.seating = seating;
        self.send_away_lookers();
        self.changed();
        Ok(())
    }

    async fn require_kept(&mut self, kept: Result<(), StoreError>) -> Result<(), ApiError> {
        let Err(error) = kept else { return Ok(()) };
        self.set_up_again().await?;
        Err(match error {
            // Another program plays this game too: what it did counts, and is shown now.
            StoreError::Changed(_) => ApiError::Stale(self.table.step()),
            other => {
                // Bots would try again and again.
                self.run = Some(false);
                other.into()
            }
        })
    }

    /// Sets the table up again as the store has it.
    async fn set_up_again(&mut self) -> Result<(), ApiError> {
        let history = self.shared.store.history(&self.row.id, None).await?;
        let (table, history) = stored::table(&self.shared, history).await?;
        self.table = table;
        let undone_before = self.row.undone;
        self.row = history.row;
        if self.row.undone != undone_before {
            self.forget_logs();
        }
        self.changed();
        Ok(())
    }
}
