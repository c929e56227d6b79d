//! What a hand on the map means by an answer: its part, its way of acting, what it commits to.

use kernel::Game;
use scene::{Choice, Message, Mode, Role};

use crate::action::Action;
use crate::agenda::Ask;
use crate::state::War;
use crate::{ch08_movement, ch09_combat};

/// The way of acting that an answer needs before pointing means it. Plainly a unit marches, a
/// helicopter is transferred, a ship sails.
fn way(action: Action) -> Option<&'static str> {
    match action {
        Action::Bypass(_) => Some("bypass"),
        Action::Fly(_) => Some("fly"),
        Action::Paradrop(_) => Some("paradrop"),
        Action::Airmobile(_) => Some("airmobile"),
        Action::Lift(..) => Some("lift"),
        Action::Ship(_) | Action::Haul(_) => Some("ship"),
        Action::Embark(..) => Some("embark"),
        Action::Dismantle(_) => Some("dismantle"),
        Action::Tunnel(_) | Action::Crowd(_) => Some("tunnel"),
        _ => None,
    }
}

/// Whether an answer only opens a question that can be given up again.
fn opens(action: Action) -> bool {
    matches!(
        action,
        Action::Select(_)
            | Action::Fly(_)
            | Action::Paradrop(_)
            | Action::Airmobile(_)
            | Action::Lift(..)
            | Action::Transfer(_)
            | Action::Sail(_)
            | Action::Ship(_)
            | Action::Haul(_)
    )
}

impl War {
    /// A choice with what a hand means by it.
    pub(super) fn gesture(&self, action: Action, choice: Choice) -> Choice {
        let title = |id| Message::new(format!("nextwar-mode-{id}"));
        Choice {
            mode: way(action).map(|id| Mode { id, title: title(id) }),
            opens: opens(action),
            role: self.part(action),
            ..choice
        }
    }

    /// What part an answer plays.
    fn part(&self, action: Action) -> Option<Role> {
        match action {
            Action::Select(_) => Some(Role::Take),
            Action::Add(_) | Action::Advance(_) => Some(Role::Join),
            Action::Move(_) => Some(Role::Go),
            Action::Stop => Some(Role::Stop),
            Action::Cancel => Some(Role::GiveUp),
            Action::End if self.is_idle() => None,
            Action::End => Some(Role::Close),
            // Whoever has landed wants to stay: to go without a Beachhead is the exception.
            Action::Done if self.asks_for_beachhead() => None,
            Action::Announce | Action::Beachhead | Action::Done | Action::Roll => Some(Role::Usual),
            _ => None,
        }
    }

    fn asks_for_beachhead(&self) -> bool {
        matches!(self.core.open(), Some(Ask::Combat(ch09_combat::Ask::Beachhead)))
    }

    /// Whether the segment leaves nothing to do and nothing to take back: nobody can act in it,
    /// and no move would become final by its end.
    fn is_idle(&self) -> bool {
        let last = || self.answers() == [Action::End];
        match self.core.open() {
            Some(Ask::Movement(ch08_movement::Ask::Mover)) => {
                let moved = self
                    .units()
                    .any(|it| Some(self.side(it)) == self.phasing() && self.unit(it).moved);
                !moved && last()
            }
            Some(Ask::Combat(ch09_combat::Ask::Target)) => last(),
            _ => false,
        }
    }
}
