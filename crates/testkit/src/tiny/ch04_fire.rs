//! [tiny 4] Fire.

use canon::Digest;
use kernel::{Dice, Illegal, Roll, Rule, Seat};

use super::agenda::About;
use super::state::{BLUE, ScoutId, Tiny};
use super::{Action, Event};

/// [tiny 4.2] What a shot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shot {
    /// Nothing.
    Miss,
    /// The scout falls back.
    FallBack,
    /// The scout is captured.
    Capture,
}

impl Shot {
    pub(super) fn label(self) -> &'static str {
        match self {
            Shot::Miss => "miss",
            Shot::FallBack => "fall back",
            Shot::Capture => "captured",
        }
    }
}

/// [tiny 4.2] Reads the die after crouching was counted.
pub(super) fn shot(modified: u8) -> Shot {
    match modified {
        0..=3 => Shot::Miss,
        4 | 5 => Shot::FallBack,
        6.. => Shot::Capture,
    }
}

/// What Blue is asked under fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [tiny 4.1] How the scout takes the fire.
    Posture {
        /// The scout fired at.
        scout: ScoutId,
    },
}

/// What the check found.
pub(super) struct May {
    scout: ScoutId,
    posture: Posture,
}

/// [tiny 4.1] How a scout takes the fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Posture {
    Crouching,
    Running,
}

impl Ask {
    pub(super) fn seat(self) -> Seat {
        let Self::Posture { .. } = self;
        BLUE
    }

    pub(super) fn name(self) -> &'static str {
        let Self::Posture { .. } = self;
        "take-posture"
    }

    pub(super) fn about(self) -> About {
        match self {
            Self::Posture { scout } => About { scout: Some(scout), hexes: None },
        }
    }

    pub(super) fn candidates(self) -> Vec<Action> {
        let Self::Posture { .. } = self;
        vec![Action::Crouch, Action::Run]
    }

    pub(super) fn may(self, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Posture { scout }, Action::Crouch) => {
                Ok(May { scout, posture: Posture::Crouching })
            }
            (Self::Posture { scout }, Action::Run) => Ok(May { scout, posture: Posture::Running }),
            (Self::Posture { .. }, other) => Err(other.misplaced()),
        }
    }
}

impl May {
    /// [tiny 4.1, 4.2] Rolls the shot.
    pub(super) fn play(self, game: &mut Tiny, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let Self { scout, posture } = self;
        let modifier = match posture {
            Posture::Crouching => {
                game.stop_moving();
                1
            }
            Posture::Running => 0,
        };
        let die = dice.roll(Roll { sides: 6, rule: Rule("tiny:4.2") });
        let shot = shot(die - modifier);
        events.push(Event::ShotRolled { scout, die, shot });
        match shot {
            Shot::Miss => (),
            Shot::FallBack => game.begin_falling_back(scout),
            Shot::Capture => game.capture(scout, events),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiny_4_2_the_whole_table() {
        let results = (0..=6).map(|die| shot(die).label()).collect::<Vec<_>>().join(", ");
        assert_eq!(results, "miss, miss, miss, miss, fall back, fall back, captured");
    }
}
