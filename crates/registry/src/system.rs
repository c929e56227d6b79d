//! The systems, and what a table asks of each beyond the contract.

use kernel::{Game, Illegal, refuse};
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

/// A game whose odds can be asked before they are rolled.
pub trait Rollable: Show + Sized {
    /// Whether the one who plays an action may know its odds beforehand.
    fn may_know_odds(&self, action: &Self::Action) -> Result<(), Illegal>;

    /// If an action leads to a roll that is an action of its own: the game before that roll, and the
    /// roll.
    fn before_roll(&self, action: &Self::Action) -> Option<(Self, Self::Action)>;

    /// The verb of an action, for swarms.
    fn verb(&self, action: &Self::Action) -> String {
        let text = self.action_text(action);
        text.split(' ').next().unwrap_or_default().to_owned()
    }
}

impl Rollable for War {
    /// [SCS 0.10A, 0.10E] Not as long as the target hides units: announcing shows them.
    fn may_know_odds(&self, action: &Action) -> Result<(), Illegal> {
        if self.odds_are_open(*action) {
            return Ok(());
        }
        refuse("scs:0.10A", "units in the target hex are hidden until the attack is announced")
    }

    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        let mut announced = self.clone();
        let mut no_dice = kernel::dice::Script::new(&[]);
        announced.apply(action, &mut no_dice).ok()?;
        let decision = announced.prompt()?.decision;
        matches!(decision, Decision::Roll { .. }).then_some((announced, Action::Roll))
    }
}
