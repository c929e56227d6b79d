//! What a rules module tells the table about itself.

use kernel::{Game, Viewer};

use crate::{
    Ask, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene, Setting, Sight,
    Standing, Told,
};

/// A game that can be laid on the table.
pub trait Show: Game {
    /// Short names of the seats, in seat order.
    fn seat_names(&self) -> Vec<String>;

    /// The map.
    fn board(&self) -> Board;

    /// The table as this viewer sees it, without prompt and log: the driver adds those.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// How far the game has come, without laying out the table: it is asked after every answer.
    fn standing(&self) -> Standing;

    /// The short name of a decision, such as `choose-mover`.
    fn decision_name(&self, decision: &Self::Decision) -> &'static str;

    /// The question as a sentence.
    fn question(&self, decision: &Self::Decision) -> Message;

    /// Facts about the question, for the seat that is asked.
    fn about(&self, decision: &Self::Decision) -> Facts;

    /// What this viewer may read of an event; called right after the action that caused it, and
    /// only for viewers in the event's audience. Ask [`told`] instead.
    fn tell(&self, event: &Self::Event, viewer: Viewer) -> Option<Told>;

    /// What dice have brought, in words, and whom it is good for.
    fn result_view(&self, result: &Self::RollResult) -> ResultView;

    /// Whether a die was a draw from a pool, a deck or a hat. Such a die is told to nobody: what was
    /// drawn is told by its event, to whom it may concern.
    fn is_draw(&self, _rolled: &kernel::dice::Rolled) -> bool {
        false
    }

    /// What a legal action would cost and count, item by item.
    fn why(&self, action: &Self::Action) -> Vec<Reason>;

    /// Why an action that is refused cannot be played, as a player would say it: the whole way is
    /// judged, the most telling reason stands first and the rest follows it. Empty where the
    /// refusal itself says all there is to say.
    ///
    /// It tells the seat that is asked nothing it could not find out by playing and taking back.
    fn why_not(&self, _action: &Self::Action) -> Vec<Reason> {
        Vec::new()
    }

    /// What does not change during a game.
    fn setting(&self) -> Setting;

    /// A legal answer as it is offered.
    fn choice(&self, action: &Self::Action) -> Choice;

    /// Answers that could be thought of under this decision, to ask "why not?" with.
    fn asks(&self, decision: &Self::Decision) -> Vec<Ask>;

    /// The places that can be reached from the open question by several answers of one kind, each
    /// with its cheapest way. Empty where the question is about no move.
    ///
    /// It tells the seat that is asked nothing it could not find out by playing and taking back.
    fn reach(&self) -> Vec<Reach>;

    /// The hexes before the counter that acts in the open question, as far as it sees; empty where
    /// the question is about none that looks one way.
    ///
    /// It comes with the question, to the seat that is asked.
    fn front(&self) -> Vec<String> {
        Vec::new()
    }

    /// What this viewer may have laid over the map.
    fn overlays(&self, viewer: Viewer) -> Vec<Overlay>;

    /// What is seen from a hex, by a counter there if one is named; none where the game knows no
    /// lines of sight, or neither hex nor counter.
    fn sight(&self, _viewer: Viewer, _from: &str, _unit: Option<&str>) -> Option<Sight> {
        None
    }
}

/// What a viewer is told of an event: nothing, unless he belongs to its audience.
pub fn told<G: Show>(game: &G, event: &G::Event, viewer: Viewer) -> Option<Told> {
    if G::audience(event).holds(viewer) { game.tell(event, viewer) } else { None }
}
