//! What may be known of a roll before it is made.

use kernel::dice::Script;
use kernel::{Asked, Chances, Dice, Game, Illegal};
use scene::{AttackPlan, Message, Show, Stake};

use crate::Series;

/// A game whose odds can be asked before they are rolled.
pub trait Forecast: Show + Series {
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

    /// What a result of a roll means for the one who makes it, seen from before the roll; `None`
    /// where nothing is fought for.
    fn stake(&self, _roll: &Self::Action, _result: &Self::RollResult) -> Option<Stake> {
        None
    }

    /// How a reading is reckoned where results leave somebody a choice.
    fn stake_basis(&self) -> Message {
        Message::new("table-reading-basis")
    }

    /// The best attack on a place that the seat now asked could build with what it sees: with
    /// whoever can attack it as things stand, or can still come to do so. `None` where there is
    /// none.
    fn prospect(&self, _target: &str) -> Result<Option<Prospect<Self>>, Illegal> {
        Ok(None)
    }
}

/// An attack that could be built.
pub struct Prospect<G: Game> {
    /// The game before its roll, and the roll; none where its odds are hidden or it rolls nothing.
    pub roll: Option<(G, G::Action)>,
    /// Who attacks from where, and what it comes to.
    pub plan: AttackPlan,
}

/// Plays a game on by the answers that `next` gives, so many at most, until it gives none.
pub fn play_on<G: Game>(
    game: &mut G,
    dice: &mut dyn Dice,
    steps_max: u32,
    next: impl Fn(&G, Asked<G::Decision>) -> Option<G::Action>,
) {
    for _ in 0..steps_max {
        let Some(answer) = game.asked().and_then(|asked| next(game, asked)) else { return };
        if game.apply(&answer, dice).is_err() {
            return;
        }
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
