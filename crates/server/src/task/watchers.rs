//! Connections that look at a game: each takes what is new for it when it can.
//!
//! Nothing is made for those who do not look, and nothing waits for those who are slow: they take
//! the newest scene, with every line of the log since the last one they took.

use scene::{LogLine, SideName};

use super::{Caller, Game};
use crate::error::{ApiError, to_json};
use crate::stored;
use crate::wire::{Push, Seen, UndoView, Words};

/// A connection, and what it has.
#[derive(Default)]
pub(super) struct Watcher {
    looks: Option<Look>,
    has_setting: bool,
    /// Something to tell it beside the game.
    fault: Option<ApiError>,
}

/// Somebody looks.
struct Look {
    viewer: String,
    /// The step up to which it has the log.
    log: u32,
    /// The change it saw last.
    seen: Option<u64>,
    /// The thinking bot it was told of last.
    thinking: Option<String>,
    /// The failed try of a bot it was told of last, by its number.
    stalled: Option<u32>,
}

impl Watcher {
    /// Who looks.
    pub(super) fn viewer(&self) -> Option<&str> {
        self.looks.as_ref().map(|it| it.viewer.as_str())
    }
}

impl Game {
    /// Lets the caller look as a viewer, having the log up to a step.
    pub(super) fn watch(
        &mut self,
        caller: &Caller,
        viewer: &str,
        since: Option<u32>,
    ) -> Result<(), ApiError> {
        self.viewer(viewer)?;
        self.require_open_seat(viewer)?;
        let log = since.unwrap_or(0).min(self.table.step());
        if let Some(watcher) = self.watcher(caller) {
            let viewer = viewer.to_owned();
            watcher.looks = Some(Look { viewer, log, seen: None, thinking: None, stalled: None });
        }
        self.tell_watchers();
        Ok(())
    }

    /// The caller does not look any more.
    pub(super) fn look_away(&mut self, caller: &Caller) {
        if let Some(watcher) = self.watcher(caller) {
            watcher.looks = None;
        }
    }

    fn watcher(&mut self, caller: &Caller) -> Option<&mut Watcher> {
        match caller {
            Caller::Watcher(id) => self.watchers.get_mut(id),
            Caller::Request { .. } => None,
        }
    }

    /// A seat as sentences name it.
    pub(super) fn side(&self, seat: &str) -> SideName {
        let seats = self.table.setting().seats;
        let found = seats.into_iter().find(|it| it.id == seat);
        found.expect("only a seat of the table is named so").into()
    }

    /// Refuses the seat of a bot as long as the game goes on: nobody looks into its cards.
    fn require_open_seat(&self, viewer: &str) -> Result<(), ApiError> {
        let is_seat = self.seating.player(viewer).is_some();
        if is_seat && !self.seating.is_person(viewer) && !self.row.standing.over {
            return Err(ApiError::BotsSeat(Box::new(self.side(viewer))));
        }
        Ok(())
    }

    /// Those who look from a seat that a bot plays now have to look from elsewhere.
    pub(super) fn send_away_lookers(&mut self) {
        let mut watchers = std::mem::take(&mut self.watchers);
        for watcher in watchers.values_mut() {
            let refusal = watcher.viewer().and_then(|it| self.require_open_seat(it).err());
            if refusal.is_some() {
                watcher.looks = None;
                watcher.fault = refusal;
            }
        }
        self.watchers = watchers;
    }

    /// Tells every connection something beside the game.
    pub(super) fn tell_all(&mut self, error: &ApiError) {
        for watcher in self.watchers.values_mut() {
            watcher.fault = Some(error.clone());
        }
        self.tell_watchers();
    }

    /// Steps were taken back: nobody has the log of what did not happen.
    pub(super) fn cut_logs(&mut self) {
        let step = self.table.step();
        for look in self.watchers.values_mut().filter_map(|it| it.looks.as_mut()) {
            look.log = look.log.min(step);
        }
    }

    /// Steps were taken back from elsewhere, nobody knows how far.
    pub(super) fn forget_logs(&mut self) {
        for look in self.watchers.values_mut().filter_map(|it| it.looks.as_mut()) {
            look.log = 0;
        }
    }

    /// What is new for a connection, as frames.
    pub(super) fn news_for(&mut self, id: crate::hub::WatcherId) -> Vec<String> {
        let Some(mut watcher) = self.watchers.remove(&id) else { return Vec::new() };
        let frames = self.frames(&mut watcher);
        self.watchers.insert(id, watcher);
        frames
    }

    fn frames(&self, watcher: &mut Watcher) -> Vec<String> {
        let mut frames = Vec::new();
        if let Some(fault) = watcher.fault.take() {
            let err = fault.failure();
            frames.push(to_json(&crate::wire::Reply::Refused { id: None, err }));
        }
        let Some(look) = &mut watcher.looks else { return frames };
        if !watcher.has_setting {
            watcher.has_setting = true;
            let (setting, board) = (Box::new(self.table.setting()), self.table.board());
            frames.push(to_json(&Push::Setting { setting, board }));
        }
        let thinking = self.thinking.as_ref().map(|it| it.seat.clone());
        if look.seen != Some(self.change) {
            frames.extend(self.seen_by(look).map(|seen| to_json(&Push::Scene(Box::new(seen)))));
            look.seen = Some(self.change);
            look.log = self.table.step();
        } else if look.thinking != thinking {
            frames.push(to_json(&Push::Thinking { seat: thinking.clone() }));
        }
        look.thinking = thinking;
        let stalled = self.stalled.as_ref().map(|it| it.tries);
        if look.stalled != stalled {
            look.stalled = stalled;
            frames.push(to_json(&self.stall_push()));
        }
        frames
    }

    fn stall_push(&self) -> Push {
        let Some(stalled) = &self.stalled else { return Push::Stalled { err: None, retry: 0 } };
        let retry = u32::try_from(stalled.pause.as_millis()).unwrap_or(u32::MAX);
        Push::Stalled { err: Some(stalled.error.failure()), retry }
    }

    fn seen_by(&self, look: &Look) -> Option<Seen> {
        let viewer = self.viewer(&look.viewer).ok()?;
        let log: Vec<LogLine> = self.table.log_since(viewer, look.log);
        let mut scene = self.table.scene_without_log(viewer);
        if self.earlier.is_some() {
            // Nobody plays here, so nobody is asked.
            (scene.prompt, scene.asked) = (None, None);
        }
        Some(Seen {
            scene,
            log_from: look.log,
            log,
            info: stored::info(&self.row).of_earlier_rules(self.earlier.clone()),
            undo: self.undo_view(&look.viewer),
            thinking: self.thinking.as_ref().map(|it| it.seat.clone()),
        })
    }

    /// How far back a viewer may go: only the one who answered last, and only its own answers.
    fn undo_view(&self, viewer: &str) -> UndoView {
        let own = self.table.answered() == Some(viewer) && self.answered_by_person();
        if own && self.earlier.is_none() {
            let limit = self.table.undo_limit();
            return UndoView {
                to: limit.to,
                choice: self.table.before_last_choice(limit.to),
                why: limit.why.map(|it| Words(registry::said(&it))),
            };
        }
        let (to, why) = (self.table.step(), ApiError::NotYours.failure().message);
        UndoView { to, choice: to, why: self.table.answered().map(|_| why) }
    }
}
