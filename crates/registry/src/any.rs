//! A game or a table of any system: plain matches, one arm a rulebook.

use kernel::{Record, ReplayFault, Seed, Viewer};
use rules_scs::War;
use scene::{Board, LogLine, PromptView, Scene};
use serde_json::Value;

use crate::fault::Fault;
use crate::table::{Table, Viewed};

/// A game of any system.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Standard Combat Series.
    Scs(War),
}

/// A table of any system.
#[derive(Debug)]
pub enum AnyTable {
    /// Standard Combat Series.
    Scs(Table<War>),
}

/// Does the same to the table of whatever system.
macro_rules! each {
    ($table:expr, $it:ident => $body:expr) => {
        match $table {
            AnyTable::Scs($it) => $body,
        }
    };
}

impl AnyTable {
    /// Begins a game.
    pub fn new(game: AnyGame, info: kernel::Info, seed: Seed) -> Self {
        match game {
            AnyGame::Scs(war) => Self::Scs(Table::new(war, info, seed)),
        }
    }

    /// Sets up a recorded game again.
    pub fn load(game: AnyGame, record: &Record) -> Result<Self, ReplayFault> {
        match game {
            AnyGame::Scs(war) => Table::load(war, record).map(Self::Scs),
        }
    }

    /// Replays a record and proves it.
    pub fn verify(game: AnyGame, record: &Record) -> Result<kernel::Proof, ReplayFault> {
        match game {
            AnyGame::Scs(war) => kernel::verify(war, record),
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

    /// The open question with its actions, or how the game ended.
    pub fn prompt(&self) -> Value {
        each!(self, it => it.prompt())
    }

    /// The open question, for the seat that is asked.
    pub fn prompt_view(&self) -> Option<PromptView> {
        each!(self, it => it.prompt_view())
    }

    /// Plays answers in turn, all or none.
    pub fn play(&mut self, actions: &[String], dice: Option<&[u8]>) -> Result<Vec<Viewed>, Fault> {
        each!(self, it => it.play(actions, dice))
    }

    /// Takes answers back.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), Fault> {
        each!(self, it => it.undo(to))
    }

    /// Whether an action is legal, and what it would cost and count.
    pub fn why(&self, action: &str) -> Result<Value, Fault> {
        each!(self, it => it.why(action))
    }

    /// The exact distribution of results of an action.
    pub fn odds(&self, action: &str) -> Result<Value, Fault> {
        each!(self, it => it.odds(action))
    }

    /// A viewer by name.
    pub fn viewer(&self, name: &str) -> Result<Viewer, Fault> {
        each!(self, it => it.viewer(name))
    }

    /// What a viewer may know.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        each!(self, it => it.scene(viewer))
    }

    /// What a viewer might have known after so many answers.
    pub fn scene_at(&self, step: u32, viewer: Viewer) -> Result<Scene, Fault> {
        each!(self, it => it.scene_at(step, viewer))
    }

    /// The log as a viewer may read it.
    pub fn log_for(&self, viewer: Viewer) -> Vec<LogLine> {
        each!(self, it => it.log_for(viewer))
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
