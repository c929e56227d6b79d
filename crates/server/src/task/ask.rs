//! Answering requests: who may ask what.

use kernel::Viewer;
use registry::Held;
use scene::{LogLine, Message, Scene};

use super::{Ask, Caller, Game};
use crate::error::{ApiError, to_json};
use crate::wire::{
    Looked, Notes, Overlays, Played, Prospect, Prospects, Reaches, Ruling, Sights, Words,
};

/// The answer to a request that only does something.
const DONE: &str = "{}";
/// Milliseconds that bots may be told to wait between answers.
const PACE_MAX: u32 = 60_000;

impl Game {
    /// Carries a request out and returns its answer as JSON.
    pub(super) async fn answer(&mut self, caller: Caller, ask: Ask) -> Result<String, ApiError> {
        if self.gone {
            return Err(ApiError::NoGame(self.row.id.clone()));
        }
        match ask {
            Ask::Watch { viewer, since, undone } => {
                self.watch(&caller, &viewer, since.filter(|_| undone == Some(self.row.undone)))?;
                Ok(DONE.into())
            }
            Ask::LookAway => {
                self.look_away(&caller);
                Ok(DONE.into())
            }
            Ask::Play { step, actions } => {
                self.require_asked(&caller)?;
                self.require_step(step)?;
                self.play(&actions).await?;
                Ok(to_json(&self.played()))
            }
            Ask::Undo { step, to } => {
                self.require_answered(&caller)?;
                self.require_step(step)?;
                self.undo(to).await?;
                Ok(to_json(&self.played()))
            }
            Ask::Why { action, after } => {
                self.require_asked(&caller)?;
                Ok(to_json(&self.ruling(&after, &action)?))
            }
            Ask::Odds { actions, targets, after } => {
                self.require_asked(&caller)?;
                Ok(to_json(&self.prospects(&after, &actions, &targets)?))
            }
            Ask::Look { actions } => {
                self.require_asked(&caller)?;
                Ok(to_json(&Looked { prompt: self.table.look(&actions)? }))
            }
            Ask::Reach { action } => {
                self.require_asked(&caller)?;
                Ok(to_json(&Reaches { reaches: self.table.reach(action.as_deref())? }))
            }
            Ask::Stack { hex, unit, to } => {
                self.require_asked(&caller)?;
                let held = Held { place: &hex, unit: unit.as_deref() };
                Ok(to_json(&Reaches { reaches: self.table.stack(held, to.as_deref())? }))
            }
            Ask::Overlays => {
                let viewer = self.viewer(&self.looker(&caller)?)?;
                Ok(to_json(&Overlays { overlays: self.table.overlays(viewer) }))
            }
            Ask::Sight { hex, unit } => {
                let viewer = self.viewer(&self.looker(&caller)?)?;
                let sight = self.table.sight(viewer, &hex, unit.as_deref());
                Ok(to_json(&Sights { sight }))
            }
            Ask::Scene { step } => Ok(to_json(&self.past_scene(&caller, step)?)),
            Ask::Seat { seat, player } => {
                self.require_on_table()?;
                self.seat(&seat, player).await?;
                Ok(DONE.into())
            }
            Ask::Run { running, pace } => {
                self.require_on_table()?;
                self.run = Some(running);
                self.wake();
                self.pace = pace.unwrap_or_default().min(PACE_MAX);
                self.changed();
                Ok(DONE.into())
            }
            Ask::Notes => self.notes(&caller).await,
            Ask::Note { notes } => self.note(&caller, &notes).await,
            Ask::Setting => Ok(to_json(&self.table.setting())),
            Ask::Board => Ok(to_json(&self.table.board())),
            // What the rules have written is JSON already.
            Ask::Squad => Ok(self.table.roster().unwrap_or_else(|| "null".to_owned())),
        }
    }

    fn played(&self) -> Played {
        let standing = &self.row.standing;
        Played { step: standing.step, asked: standing.asked.clone(), over: standing.over }
    }

    fn ruling(&self, after: &[String], action: &str) -> Result<Ruling, ApiError> {
        let view = self.table.why_view_after(after, action)?;
        Ok(Ruling {
            legal: view.legal,
            rule: view.rule,
            text: view.text.map(Words),
            reasons: view.reasons,
        })
    }

    /// The odds of actions after some answers, and of attacks on places, each told or refused by
    /// itself.
    fn prospects(
        &self,
        after: &[String],
        actions: &[String],
        targets: &[String],
    ) -> Result<Prospects, ApiError> {
        let told = |odds| Prospect::Told(Box::new(odds));
        let refused = |fault| Prospect::Refused(ApiError::Table(fault).failure());
        let odds = self.table.odds_after(after, actions)?.into_iter();
        let at = |target: &String| match self.table.odds_at(target) {
            Ok(odds) => odds.map(told),
            Err(fault) => Some(refused(fault)),
        };
        Ok(Prospects {
            odds: odds.map(|it| it.map_or_else(refused, told)).collect(),
            targets: targets.iter().map(at).collect(),
        })
    }

    /// What the caller could have seen after so many answers.
    fn past_scene(&self, caller: &Caller, step: u32) -> Result<Scene, ApiError> {
        let viewer = self.viewer(&self.looker(caller)?)?;
        let scene = self.table.scene_at(step, viewer)?;
        Ok(Scene { log: Vec::<LogLine>::new(), prompt: None, ..scene })
    }

    async fn notes(&self, caller: &Caller) -> Result<String, ApiError> {
        let kept = self.shared.store.notes(&self.row.id, &self.looker(caller)?).await?;
        Ok(kept.unwrap_or_else(|| to_json(&Notes::default())))
    }

    async fn note(&self, caller: &Caller, notes: &Notes) -> Result<String, ApiError> {
        let viewer = self.looker(caller)?;
        self.shared.store.write_notes(&self.row.id, &viewer, &to_json(notes)).await?;
        Ok(DONE.into())
    }

    /// Who the caller is: a seat or `spectator`.
    fn looker(&self, caller: &Caller) -> Result<String, ApiError> {
        match caller {
            Caller::Watcher(id) => {
                let viewer = self.watchers.get(id).and_then(|it| it.viewer().map(str::to_owned));
                viewer.ok_or(ApiError::NobodyLooks)
            }
            Caller::Request { viewer } => {
                let viewer = viewer.clone().or_else(|| self.row.standing.asked.clone());
                viewer.ok_or(ApiError::NobodyLooks)
            }
        }
    }

    pub(super) fn viewer(&self, name: &str) -> Result<Viewer, ApiError> {
        Ok(self.table.viewer(name)?)
    }

    /// Refuses who is not the person that is asked.
    fn require_asked(&self, caller: &Caller) -> Result<(), ApiError> {
        self.require_on_table()?;
        let Some(asked) = &self.row.standing.asked else {
            return Err(ApiError::Table(kernel::PlayFault::Over.into()));
        };
        let looker = self.looker(caller)?;
        if &looker != asked || !self.seating.is_person(asked) {
            return Err(ApiError::NotAsked(Box::new(self.side(asked))));
        }
        Ok(())
    }

    /// Refuses who has not given the last answer.
    fn require_answered(&self, caller: &Caller) -> Result<(), ApiError> {
        self.require_on_table()?;
        let looker = match caller {
            Caller::Request { viewer: None } => self.table.answered().map(str::to_owned),
            _ => Some(self.looker(caller)?),
        };
        let answered = self.table.answered();
        if answered.is_some() && (looker.as_deref() != answered || !self.answered_by_person()) {
            return Err(ApiError::NotYours);
        }
        Ok(())
    }

    /// Whether a person sits where the last answer came from.
    pub(super) fn answered_by_person(&self) -> bool {
        self.table.answered().is_some_and(|it| self.seating.is_person(it))
    }

    /// Refuses to change a game that lies in the basket, or is of other rules or data.
    fn require_on_table(&self) -> Result<(), ApiError> {
        if self.earlier.is_some() {
            let message = Message::new("server-earlier");
            return Err(ApiError::Earlier(Box::new(Words(registry::said(&message)))));
        }
        if self.row.deleted.is_some() { Err(ApiError::Deleted) } else { Ok(()) }
    }

    /// Refuses an answer to a question that is no longer open; it is never taken for another one.
    fn require_step(&self, step: u32) -> Result<(), ApiError> {
        let now = self.table.step();
        if step == now { Ok(()) } else { Err(ApiError::Stale(now)) }
    }
}
