//! The systems, and what a table asks of each beyond the contract.

use kernel::{Chances, Game, Illegal, Prompt};
use rules_coh::Firefight;
use rules_prussia::Battle;
use rules_scs::War;
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
pub const SYSTEMS: [SystemInfo; 3] = [
    SystemInfo {
        id: "scs",
        prefix: "scs:",
        name: "Standard Combat Series 1.8",
        rules: rules_scs::RULES_VERSION,
    },
    SystemInfo {
        id: "coh",
        prefix: "coh:",
        name: "Conflict of Heroes: Storms of Steel",
        rules: rules_coh::RULES_VERSION,
    },
    SystemInfo {
        id: "prussia",
        prefix: "pg:",
        name: "Prussia's Glory",
        rules: rules_prussia::RULES_VERSION,
    },
];

/// From an overrun to its roll: the overrun itself, its announcement, the defender's answer; from a
/// shot to its roll: the shot, where the firer looks, its target.
const STEPS_TO_THE_ROLL: u32 = 3;

/// A game whose odds can be asked before they are rolled.
pub trait Rollable: Show + Sized {
    /// Whether the one who plays an action may know its odds beforehand.
    fn may_know_odds(&self, action: &Self::Action) -> Result<(), Illegal>;

    /// If an action leads to a roll that is an action of its own: the game before that roll, and the
    /// roll.
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

impl Rollable for War {
    fn may_know_odds(&self, action: &rules_scs::Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    /// An attack as it stands: announced without more, and not answered.
    fn before_roll(&self, action: &rules_scs::Action) -> Option<(Self, rules_scs::Action)> {
        use rules_scs::{Action, Decision};
        if !matches!(action, Action::Announce | Action::Overrun(_)) {
            return None;
        }
        before_roll(self, *action, STEPS_TO_THE_ROLL, |prompt| match prompt.decision {
            Decision::Roll { .. } => Next::Roll(Action::Roll),
            Decision::ChooseAttackers { .. } => Next::Answer(Action::Announce),
            Decision::React { .. } => Next::Answer(Action::Done),
            _ => Next::Nothing,
        })
    }
}

impl Rollable for Firefight {
    fn may_know_odds(&self, action: &rules_coh::Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    /// [COH 3.2.3a] The roll with CAP on top.
    fn raised_rolls(&self) -> Vec<(i8, rules_coh::Action)> {
        let actions = self.prompt().map(|it| it.actions).unwrap_or_default();
        let raised = actions.into_iter().filter_map(|it| match it {
            rules_coh::Action::Roll(by) if by > 0 => Some((by, it)),
            _ => None,
        });
        raised.collect()
    }

    /// An attack or a rally without CAP, at the only target there is.
    fn before_roll(&self, action: &rules_coh::Action) -> Option<(Self, rules_coh::Action)> {
        use rules_coh::{Action, Decision};
        // [COH 18.5i, 10.0a] What anything else leads to depends on mines and units that are hidden.
        let attacks = matches!(
            action,
            Action::Fire(_)
                | Action::Lob(_)
                | Action::Strike(..)
                | Action::Melee
                | Action::Flak(_)
                | Action::Strafe(_)
                | Action::Bomb(..)
                | Action::Rally
                | Action::At(_)
                | Action::Spot(_)
                | Action::Face(_)
        );
        let seat = self.prompt().filter(|_| attacks)?.seat;
        before_roll(self, *action, STEPS_TO_THE_ROLL, |prompt| match prompt.decision {
            Decision::Roll { .. } if prompt.seat == seat => Next::Roll(Action::Roll(0)),
            Decision::Aim | Decision::Face { .. } if prompt.actions.len() == 1 => {
                Next::Answer(prompt.actions[0])
            }
            _ => Next::Nothing,
        })
    }
}

impl Rollable for Battle {
    fn may_know_odds(&self, action: &rules_prussia::Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    fn before_roll(&self, action: &rules_prussia::Action) -> Option<(Self, rules_prussia::Action)> {
        Self::before_roll(self, *action)
    }

    fn chances(&self, action: &rules_prussia::Action) -> Option<Chances<Self::RollResult>> {
        Self::chances(self, *action)
    }
}

/// What follows an answer on the way to a roll.
enum Next<A> {
    /// The roll itself.
    Roll(A),
    /// Another answer before it.
    Answer(A),
    /// Something else.
    Nothing,
}

/// Plays an action and the answers after it, without dice, until the next one is a roll.
fn before_roll<G: Game<Action: Copy>>(
    game: &G,
    action: G::Action,
    steps: u32,
    next: impl Fn(&Prompt<G::Decision, G::Action>) -> Next<G::Action>,
) -> Option<(G, G::Action)> {
    let (mut announced, mut answer) = (game.clone(), action);
    for _ in 0..steps {
        let mut no_dice = kernel::dice::Script::new(&[]);
        announced.apply(&answer, &mut no_dice).ok()?;
        no_dice.finish().ok()?;
        answer = match next(&announced.prompt()?) {
            Next::Roll(roll) => return Some((announced, roll)),
            Next::Answer(next) => next,
            Next::Nothing => return None,
        };
    }
    None
}
