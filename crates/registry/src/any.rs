//! A game or a table of any system: plain matches, one arm a rulebook.

use kernel::{Record, ReplayFault, Seed, Viewer};
use rules_coh::Firefight;
use rules_prussia::Battle;
use rules_scs::War;
use scene::{Board, LogLine, Odds, Overlay, PromptView, Reach, Scene, Setting, Standing};
use serde_json::Value;

use crate::fault::Fault;
use crate::table::{Table, UndoLimit, Viewed, WhyView};

/// A game of any system.
#[expect(clippy::large_enum_variant, reason = "few are held, and each is used where it lies")]
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Conflict of Heroes: Storms of Steel.
    Coh(Firefight),
    /// Prussia's Glory.
    Prussia(Battle),
    /// Standard Combat Series.
    Scs(War),
}

/// A table of any system.
#[expect(clippy::large_enum_variant, reason = "few are held, and each is used where it lies")]
#[derive(Debug)]
pub enum AnyTable {
    /// Conflict of Heroes: Storms of Steel.
    Coh(Table<Firefight>),
    /// Prussia's Glory.
    Prussia(Table<Battle>),
    /// Standard Combat Series.
    Scs(Table<War>),
}

/// Does the same to the game of whatever system.
#[macro_export]
macro_rules! each_game {
    ($game:expr, $it:ident => $body:expr) => {
        match $game {
            $crate::AnyGame::Coh($it) => $body,
            $crate::AnyGame::Prussia($it) => $body,
            $crate::AnyGame::Scs($it) => $body,
        }
    };
}

/// Does the same to the table of whatever system.
macro_rules! each {
    ($table:expr, $it:ident => $body:expr) => {
        match $table {
            AnyTable::Coh($it) => $body,
            AnyTable::Prussia($it) => $body,
            AnyTable::Scs($it) => $body,
        }
    };
}

impl AnyTable {
    /// Begins a game.
    pub fn new(game: AnyGame, info: kernel::Info, seed: Seed) -> Self {
        match game {
            AnyGame::Coh(fight) => Self::Coh(Table::new(fight, info, seed)),
            AnyGame::Prussia(battle) => Self::Prussia(Table::new(battle, info, seed)),
            AnyGame::Scs(war) => Self::Scs(Table::new(war, info, seed)),
        }
    }

    /// Sets up a recorded game again.
    pub fn load(game: AnyGame, record: &Record) -> Result<Self, ReplayFault> {
        match game {
            AnyGame::Coh(fight) => Table::load(fight, record).map(Self::Coh),
            AnyGame::Prussia(battle) => Table::load(battle, record).map(Self::Prussia),
            AnyGame::Scs(war) => Table::load(war, record).map(Self::Scs),
        }
    }

    /// Replays a record and proves it.
    pub fn verify(game: AnyGame, record: &Record) -> Result<kernel::Proof, ReplayFault> {
        each_game!(game, it => kernel::verify(it, record))
    }

    /// The game as it stands.
    pub fn game(&self) -> AnyGame {
        match self {
            Self::Coh(table) => AnyGame::Coh(table.game().clone()),
            Self::Prussia(table) => AnyGame::Prussia(table.game().clone()),
            Self::Scs(table) => AnyGame::Scs(table.game().clone()),
        }
    }

    /// Gives a loaded game its dice back.
    pub fn resume(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        each!(self, it => it.resume(seed))
    }

    /// Short names of the seats.
    pub fn seats(&self) -> &[String] {
        each!(self, it => it.seats())
    }

    /// Number of answers given.
    pub fn step(&self) -> u32 {
        each!(self, it => it.step())
    }

    /// The hash of the situation.
    pub fn hash(&self) -> String {
        each!(self, it => it.hash())
    }

    /// The record as text.
    pub fn record(&self) -> String {
        each!(self, it => it.record())
    }

    /// The lines of the record before the first answer.
    pub fn header(&self) -> String {
        each!(self, it => it.header())
    }

    /// The lines of the record for each answer after the first `from` ones: one text an answer,
    /// every line ended by a newline. See [`Registry::load_pieces`](crate::Registry::load_pieces).
    pub fn lines(&self, from: u32) -> Vec<String> {
        each!(self, it => it.lines(from))
    }

    /// The hash of the situation after each answer.
    pub fn hashes(&self) -> Vec<String> {
        each!(self, it => it.hashes())
    }

    /// The seat that gave the last answer.
    pub fn answered(&self) -> Option<&str> {
        each!(self, it => it.answered())
    }

    /// The open question with its actions, or how the game ended.
    pub fn prompt(&self) -> Value {
        each!(self, it => it.prompt())
    }

    /// The open question, for the seat that is asked.
    pub fn prompt_view(&self) -> Option<PromptView> {
        each!(self, it => it.prompt_view())
    }

    /// The seat that is asked; none once the game is over.
    pub fn asked(&self) -> Option<&str> {
        each!(self, it => it.asked())
    }

    /// Plays answers in turn, all or none.
    pub fn play(&mut self, actions: &[String], dice: Option<&[u8]>) -> Result<Vec<Viewed>, Fault> {
        each!(self, it => it.play(actions, dice))
    }

    /// Plays one answer and tells nobody what came of it.
    pub fn answer(&mut self, action: &str) -> Result<(), Fault> {
        each!(self, it => it.answer(action))
    }

    /// Takes answers back.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), Fault> {
        each!(self, it => it.undo(to))
    }

    /// How far back answers may be taken now.
    pub fn undo_limit(&self) -> UndoLimit {
        each!(self, it => it.undo_limit())
    }

    /// The hexes that can be reached from the open question, or from the one that an answer leads
    /// to.
    pub fn reach(&self, action: Option<&str>) -> Result<Vec<Reach>, Fault> {
        each!(self, it => it.reach(action))
    }

    /// Whether an action is legal, and what it would cost and count.
    pub fn why_view(&self, action: &str) -> Result<WhyView, Fault> {
        each!(self, it => it.why_view(action))
    }

    /// The same as the line protocol writes it.
    pub fn why(&self, action: &str) -> Result<Value, Fault> {
        each!(self, it => it.why(action))
    }

    /// The exact distribution of results of an action.
    pub fn odds(&self, action: &str) -> Result<Odds, Fault> {
        each!(self, it => it.odds(action))
    }

    /// The odds of many actions, in their order.
    pub fn odds_of_all(&self, actions: &[String]) -> Vec<Result<Odds, Fault>> {
        each!(self, it => it.odds_of_all(actions))
    }

    /// A viewer by name.
    pub fn viewer(&self, name: &str) -> Result<Viewer, Fault> {
        each!(self, it => it.viewer(name))
    }

    /// How far the game has come.
    pub fn standing(&self) -> Standing {
        each!(self, it => it.standing())
    }

    /// What a viewer may know.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        each!(self, it => it.scene(viewer))
    }

    /// What a viewer may know, with prompt and an empty log.
    pub fn scene_without_log(&self, viewer: Viewer) -> Scene {
        each!(self, it => it.scene_without_log(viewer))
    }

    /// What a viewer might have known after so many answers.
    pub fn scene_at(&self, step: u32, viewer: Viewer) -> Result<Scene, Fault> {
        each!(self, it => it.scene_at(step, viewer))
    }

    /// The log as a viewer may read it.
    pub fn log_for(&self, viewer: Viewer) -> Vec<LogLine> {
        each!(self, it => it.log_for(viewer))
    }

    /// Forgets the log until somebody reads it again.
    pub fn forget_log(&mut self) {
        each!(self, it => it.forget_log());
    }

    /// The log of the answers after the first `step`, as a viewer may read it.
    pub fn log_since(&self, viewer: Viewer, step: u32) -> Vec<LogLine> {
        each!(self, it => it.log_since(viewer, step))
    }

    /// What this viewer may have laid over the map.
    pub fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        each!(self, it => it.overlays(viewer))
    }

    /// What is seen from a hex, by a counter there if one is named.
    pub fn sight(&self, viewer: Viewer, from: &str, unit: Option<&str>) -> Option<scene::Sight> {
        each!(self, it => it.sight(viewer, from, unit))
    }

    /// What does not change during the game.
    pub fn setting(&self) -> Setting {
        each!(self, it => it.setting())
    }

    /// Every answer so far: seat and action.
    pub fn answers(&self) -> Vec<(String, String)> {
        each!(self, it => it.answers())
    }

    /// The number of action paths of so many answers.
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, it => it.perft(depth))
    }

    /// The map.
    pub fn board(&self) -> Board {
        each!(self, it => it.board())
    }
}
