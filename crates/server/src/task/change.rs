//! Changing a game: kept first, told then.

use store::{Append, Cut, History, Step, StoreError};

use super::Game;
use crate::error::ApiError;
use crate::stored;
use crate::wire::Player;

impl Game {
    /// Plays answers in turn, all or none.
    ///
    /// What is not kept did not happen: if an answer is refused after others, or cannot be kept,
    /// the table falls back to where it stood.
    pub(super) async fn play(&mut self, actions: &[String]) -> Result<(), ApiError> {
        if actions.is_empty() {
            return Err(ApiError::BadRequest("`actions` is empty".into()));
        }
        let after = self.table.step();
        if let Some(hook) = &self.shared.before_play {
            hook(&self.row.id, after);
        }
        self.table.hold();
        let steps = match self.answers(actions) {
            Ok(steps) => steps,
            Err(fault) => {
                self.table.fall_back();
                return Err(fault);
            }
        };
        let append = Append {
            game: self.row.id.clone(),
            after,
            undone: self.row.undone,
            steps,
            standing: stored::standing(&self.table),
            now: self.shared.world.now(),
        };
        let (standing, now) = (append.standing.clone(), append.now);
        if let Err(error) = self.shared.store.append(append).await {
            self.table.fall_back();
            return Err(self.not_kept(error).await);
        }
        self.table.let_go();
        self.stalled = None;
        self.row.standing = standing;
        self.row.updated = now;
        self.changed();
        Ok(())
    }

    /// Plays answers on the table alone; the lines of each and the hash after it.
    fn answers(&mut self, actions: &[String]) -> Result<Vec<Step>, ApiError> {
        let mut steps = Vec::with_capacity(actions.len());
        for action in actions {
            self.table.answer(action)?;
            let lines = self.table.lines(self.table.step() - 1).concat();
            steps.push(Step { lines, hash: self.table.hash() });
        }
        Ok(steps)
    }

    /// Takes answers back.
    pub(super) async fn undo(&mut self, to: Option<u32>) -> Result<(), ApiError> {
        let (from, before) = (self.table.step(), self.history());
        self.table.undo(to)?;
        let cut = Cut {
            game: self.row.id.clone(),
            from,
            undone: self.row.undone,
            standing: stored::standing(&self.table),
            now: self.shared.world.now(),
        };
        let (standing, now) = (cut.standing.clone(), cut.now);
        if let Err(error) = self.shared.store.cut(cut).await {
            // What was taken back is there still. It is not read again: perhaps nothing can be.
            self.table = stored::table(&self.shared, before).await?.0.table;
            return Err(self.not_kept(error).await);
        }
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

    /// What it means that a change was not kept.
    async fn not_kept(&mut self, error: StoreError) -> ApiError {
        match error {
            // The game was changed from elsewhere: what is kept counts, and is shown now.
            StoreError::Changed(_) => match self.set_up_again().await {
                Ok(()) => ApiError::Stale(self.table.step()),
                Err(error) => error,
            },
            other => other.into(),
        }
    }

    /// The game as it stands on the table, which is as the store has it.
    fn history(&self) -> History {
        let (hash, lines) = (&self.row.standing.hash, self.table.lines(0));
        let steps = lines.into_iter().map(|lines| Step { lines, hash: hash.clone() }).collect();
        let seeds = self.secret.map(|it| it.to_string()).unwrap_or_default();
        History { row: self.row.clone(), seeds, steps }
    }

    /// Sets the table up again as the store has it.
    async fn set_up_again(&mut self) -> Result<(), ApiError> {
        let history = self.shared.store.history(&self.row.id, None).await?;
        let (set_up, history) = stored::table(&self.shared, history).await?;
        (self.table, self.earlier) = (set_up.table, set_up.earlier);
        let undone_before = self.row.undone;
        self.row = history.row;
        if self.row.undone != undone_before {
            self.forget_logs();
        }
        self.changed();
        Ok(())
    }
}
