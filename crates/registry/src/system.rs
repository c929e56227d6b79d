//! The systems, and what a table asks of each beyond the contract.

use kernel::{Game, Illegal};
use rules_scs::{Action, Decision, War};
use scene::Show;

/// One rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SystemInfo {
    /// The id: the first part of its scenarios' ids and its folder of data.
    pub id: &'static str,
    /// The prefix of its rules.
    pub prefix: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
}

/// Every rulebook there is.
pub const SYSTEMS: [SystemInfo; 1] = [SystemInfo {
    id: "scs",
    prefix: "scs:",
    name: "Standard Combat Series 1.8",
    rules: rules_scs::RULES_VERSION,
}];

/// From an overrun to its roll: the overrun itself, its announcement, the defender's answer.
const STEPS_TO_THE_ROLL: u32 = 3;

/// A game whose odds can be asked before they are rolled.
pub trait Rollable: Show + Sized {
    /// Whether the one who plays an action may know its odds beforehand.
    fn may_know_odds(&self, action: &Self::Action) -> Result<(), Illegal>;

    /// If an action leads to a roll that is an action of its own: the game before that roll, and the
    /// roll.
    fn before_roll(&self, action: &Self::Action) -> Option<(Self, Self::Action)>;
}

impl Rollable for War {
    fn may_know_odds(&self, action: &Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    /// An attack as it stands: announced without more, and not answered.
    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        if !matches!(action, Action::Announce | Action::Overrun(_)) {
            return None;
        }
        let (mut announced, mut next) = (self.clone(), *action);
        for _ in 0..STEPS_TO_THE_ROLL {
            announced.apply(&next, &mut kernel::dice::Script::new(&[])).ok()?;
            next = match announced.prompt()?.decision {
                Decision::Roll { .. } => return Some((announced, Action::Roll)),
                Decision::ChooseAttackers { .. } => Action::Announce,
                Decision::React { .. } => Action::Done,
                _ => return None,
            };
        }
        None
    }
}
