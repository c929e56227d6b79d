//! What a rules module tells the table about itself.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};

use crate::{Board, Message, Reason, Scene, Told};

/// A game that can be laid on the table.
pub trait Show: Game {
    /// Short names of the seats, in seat order.
    fn seat_names(&self) -> Vec<String>;

    /// The map.
    fn board(&self) -> Board;

    /// The table as this viewer sees it, without prompt and log: the driver adds those.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The short name of a decision, such as `choose-mover`.
    fn decision_name(&self, decision: &Self::Decision) -> &'static str;

    /// The question as a sentence.
    fn question(&self, decision: &Self::Decision) -> Message;

    /// Facts about the question, for the seat that is asked.
    fn about(&self, decision: &Self::Decision) -> BTreeMap<String, serde_json::Value>;

    /// What this viewer may read of an event; called right after the action that caused it.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<Told>;

    /// What a legal action would cost and count, item by item.
    fn why(&self, action: &Self::Action) -> Vec<Reason>;
}
