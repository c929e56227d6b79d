//! What a roll brings, by name.

use std::fmt;

use crate::agenda::Event;
use crate::charts::CombatResult;
use crate::{ch08_movement, ch09_combat};

/// What a roll has brought. Its text is what programs read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RollResult {
    /// [NW 9.7] A result of combat.
    Combat(CombatResult),
    /// [NW 8.4.1c] Whether a clearing operation succeeds.
    Clearing {
        /// Whether it does.
        success: bool,
    },
}

impl RollResult {
    /// What the first event with a result has brought.
    pub(crate) fn of(events: &[Event]) -> Option<Self> {
        events.iter().find_map(|event| match event {
            Event::Combat(ch09_combat::Event::Fought(fought)) => Some(Self::Combat(fought.result)),
            Event::Movement(ch08_movement::Event::Cleared(operation)) => {
                Some(Self::Clearing { success: operation.success })
            }
            _ => None,
        })
    }
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Combat(result) => result.fmt(f),
            Self::Clearing { success: true } => write!(f, "cleared"),
            Self::Clearing { success: false } => write!(f, "not-cleared"),
        }
    }
}

impl fmt::Display for CombatResult {
    /// Such as `1/2R`, `2/-` or `0/R`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.attacker)?;
        match (self.defender, self.retreat) {
            (0, true) => write!(f, "R"),
            (0, false) => write!(f, "-"),
            (levels, true) => write!(f, "{levels}R"),
            (levels, false) => write!(f, "{levels}"),
        }
    }
}
