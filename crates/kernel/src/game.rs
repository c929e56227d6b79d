//! A game in progress as a value, and the questions it asks.

use core::fmt::{self, Debug, Display};

use crate::{Dice, Illegal, Rule};

/// A chair at the table, numbered in the order the scenario lists them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// Somebody who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player in this chair.
    Player(Seat),
    /// Anybody else: sees what no side hides.
    Spectator,
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked<D> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub decision: D,
}

/// The question now open, with every answer the rules accept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<D, A> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub decision: D,
    /// Every legal answer: never empty, in a fixed order.
    pub actions: Vec<A>,
}

/// Who may hear of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody who looks at the table.
    Everybody,
    /// The player in this chair.
    Only(Seat),
    /// Everybody but the player in this chair.
    AllBut(Seat),
    /// Nobody: it matters to the rules alone.
    Nobody,
}

impl Audience {
    /// Whether a viewer belongs to it.
    pub fn holds(self, viewer: Viewer) -> bool {
        match self {
            Self::Everybody => true,
            Self::Only(seat) => viewer == Viewer::Player(seat),
            Self::AllBut(seat) => viewer != Viewer::Player(seat),
            Self::Nobody => false,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The message key of the result, as the scenario or the rules name it.
    pub result: String,
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// Points by seat, where the game counts any.
    pub points: Vec<(Seat, i32)>,
    /// The rule that decided it.
    pub rule: Rule,
}

/// A text that is no action of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnAction {
    /// The text as it came.
    pub text: String,
    /// What is wrong with it, and what would be right.
    pub why: String,
}

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no action: {}", self.text, self.why)
    }
}

impl core::error::Error for NotAnAction {}

/// One game in progress: a value. It owns no dice, clock, file or thread.
///
/// `Eq` means the same situation for the rules.
pub trait Game: Clone + Eq + Debug {
    /// What a side is asked.
    type Decision: Clone + Eq + Debug;
    /// What it may answer: one small step.
    type Action: Clone + Eq + Ord + Debug;
    /// What happened.
    type Event: Clone + Eq + Debug;
    /// What a roll brings, such as `D2r2`. Its text is what programs read, the same for ever.
    type RollResult: Clone + Eq + Debug + Display;

    /// Who is asked what; `None` once the game is over. It is cheap: no answer is looked for.
    fn asked(&self) -> Option<Asked<Self::Decision>>;

    /// Every legal answer to the open question: never empty, in a fixed order. Empty once the game
    /// is over.
    fn answers(&self) -> Vec<Self::Action>;

    /// The open question with its answers; `None` once the game is over.
    fn prompt(&self) -> Option<Prompt<Self::Decision, Self::Action>> {
        let Asked { seat, decision } = self.asked()?;
        Some(Prompt { seat, decision, actions: self.answers() })
    }

    /// Whether the rules accept an answer to the open question, or which of them forbids it. What
    /// is accepted is exactly what [`Game::answers`] lists.
    fn may(&self, action: &Self::Action) -> Result<(), Illegal>;

    /// Plays one answer. A refused answer leaves the game as it was.
    fn apply(
        &mut self,
        action: &Self::Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Illegal>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The text of an action: printed hexes, roster names, the rulebook's verbs.
    fn action_text(&self, action: &Self::Action) -> String;

    /// Reads an action text; the inverse of [`Game::action_text`].
    fn read_action(&self, text: &str) -> Result<Self::Action, NotAnAction>;

    /// Every action that can be written in this game, legal or not, in a fixed order.
    fn vocabulary(&self) -> Vec<Self::Action>;

    /// Writes the situation, and nothing else, as bytes: equal situations, equal bytes, on every
    /// machine.
    fn digest(&self, out: &mut Vec<u8>);

    /// Who may hear of an event. It is settled when the event happens and travels with it: nothing
    /// is judged afterwards, from a situation that has moved on.
    fn audience(_event: &Self::Event) -> Audience {
        Audience::Everybody
    }

    /// Whether this event showed somebody what was hidden from him; undo stops there.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether this event may have told somebody that nothing was hidden, so that undo stops there too:
    /// who could look and take it back would find everything.
    fn probes(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// What a roll has brought among these events; `None` if nothing was decided that has a name.
    fn result(&self, events: &[Self::Event]) -> Option<Self::RollResult>;

    /// The answer that lets dice stand which somebody may still roll again; `None` if nobody may.
    fn lets_stand(&self) -> Option<Self::Action> {
        None
    }

    /// A situation that agrees with all the viewer may know, with what is hidden from him drawn
    /// from `chooser`. It must not depend on what is hidden.
    #[must_use]
    fn guess(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self;

    /// Panics if the situation breaks an invariant of the module.
    fn check_invariants(&self);
}
