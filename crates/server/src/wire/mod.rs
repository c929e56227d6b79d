//! What goes over the wire, as types. `web/types/wire.ts` is made from them.

mod earlier;
mod live;
mod lobby;
mod notes;
mod own;
pub mod typescript;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use earlier::{EarlierGame, FirstDifference, RecordHeaders, ToldAnswer, ToldGame, ToldRoll};
pub use live::{
    Looked, Overlays, Played, Prospect, Prospects, Push, Reaches, Reply, Request, Ruling, Seen,
    Sights, UndoView,
};
pub use lobby::{
    Balance, BranchedFrom, Catalog, CatalogBot, CatalogOption, CatalogScenario, CatalogSeat,
    CatalogSystem, CatalogValue, GameBundle, GameInfo, GlossaryEntry, Length, NewBranch, NewGame,
    NewImport, NewTitle, Objective, Play, RuleText, ScenarioSheet, SideWins,
};
pub use notes::{MapMark, Notes};
pub use own::{Finding, OwnFile, OwnFiles, OwnInfo, OwnOpened};

/// A text in every language: `{ en, it }`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Words(pub BTreeMap<String, String>);

impl Words {
    /// A text in English and Italian.
    pub fn new(en: impl Into<String>, it: impl Into<String>) -> Self {
        Self([("en".to_owned(), en.into()), ("it".to_owned(), it.into())].into())
    }
}

/// Who plays a seat: a person at this table, or a bot by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(as = "String")]
pub enum Player {
    /// A person.
    Human,
    /// A bot.
    Bot(::players::Bot),
}

impl TryFrom<String> for Player {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        if name == "human" {
            return Ok(Self::Human);
        }
        let bot = ::players::Bot::find(&name).map(Self::Bot);
        bot.ok_or_else(|| format!("nobody called `{name}` plays; there are human and the bots"))
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => "human".to_owned(),
            Player::Bot(bot) => bot.info().name.to_owned(),
        }
    }
}

/// What was wrong with a request; nothing has been changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Failure {
    /// The code programs read, such as `bad-request`, `stale`, `illegal`; `docs/protocol.md` lists
    /// them.
    pub code: &'static str,
    /// What is wrong and how to mend it.
    pub message: Words,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// What was found in data files, if they are what is wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Finding>>")]
    pub findings: Vec<Finding>,
}
