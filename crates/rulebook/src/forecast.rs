//! What may be known of a roll before it is made.

use kernel::dice::Script;
use kernel::{Asked, Chances, Game, Illegal};
use scene::Show;

/// A game whose odds can be asked before they are rolled.
pub trait Forecast: Show + Sized {
    /// Whether the one who plays an action may know its odds beforehand.
    fn may_know_odds(&self, action: &Self::Action) -> Result<(), Illegal>;

    /// If an action leads to a roll that is an action of its own: the game before that roll, and
    /// the roll.
    fn before_roll(&self, action: &Self::Action) -> Option<(Self, Self::Action)>;

    /// The chances of a roll, where the game tells them without trying every sequence of faces.
    fn chances(&self, _action: &Self::Action) -> Option<Chances<Self::RollResult>> {
        None
    }

    /// The same roll made better by what the roller may pay before it: by how much, and the action.
    fn raised_rolls(&self) -> Vec<(i8, Self::Action)> {
        Vec::new()
    }
}

/// What follows an answer on the way to a roll.
pub enum Next<A> {
    /// The roll itself.
    Roll(A),
    /// Another answer before it.
    Answer(A),
    /// Something else.
    Nothing,
}

/// Plays an action and at most so many answers after it, without dice, until the next one is a
/// roll; `next` says what follows a question.
pub fn steps_to_roll<G: Game>(
    game: &G,
    action: &G::Action,
    steps_max: u32,
    next: impl Fn(&G, Asked<G::Decision>) -> Next<G::Action>,
) -> Option<(G, G::Action)> {
    let (mut announced, mut answer) = (game.clone(), action.clone());
    for _ in 0..steps_max {
        let mut no_dice = Script::new(&[]);
        announced.apply(&answer, &mut no_dice).ok()?;
        no_dice.finish().ok()?;
        answer = match next(&announced, announced.asked()?) {
            Next::Roll(roll) => return Some((announced, roll)),
            Next::Answer(next) => next,
            Next::Nothing => return None,
        };
    }
    None
}
