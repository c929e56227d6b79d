//! [tiny 3–4] The sentry and its fire.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use super::agenda::{Frame, Phase};
use super::state::Tiny;
use super::{Event, Turn};

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

impl Tiny {
    /// [tiny 3.1] Whether the sentry watches a hex.
    pub(super) fn is_watched(&self, hex: HexId) -> bool {
        [-1, 0, 1]
            .into_iter()
            .any(|turn| self.grid.neighbor(self.sentry, self.facing.turned(turn)) == Some(hex))
    }

    /// [tiny 3.2]
    pub(super) fn may_turn(&self) -> Result<(), Illegal> {
        match self.agenda.last() {
            Some(Frame::Phase(Phase::Sentry)) => Ok(()),
            _ => refuse("tiny:3.2", "the sentry turns in its own phase"),
        }
    }

    pub(super) fn turn_sentry(&mut self, turn: Turn, events: &mut Vec<Event>) {
        let sixths = match turn {
            Turn::Left => -1,
            Turn::Right => 1,
            Turn::Stay => 0,
        };
        if sixths != 0 {
            self.facing = self.facing.turned(sixths);
            events.push(Event::Turned { facing: self.facing });
        }
        self.begin(Phase::Hound);
    }

    /// [tiny 3.3]
    pub(super) fn may_react(&self) -> Result<(), Illegal> {
        match self.agenda.last() {
            Some(Frame::Reaction { .. }) => Ok(()),
            _ => refuse("tiny:3.3", "no scout has come into view"),
        }
    }

    pub(super) fn open_fire(&mut self, events: &mut Vec<Event>) {
        let Some(Frame::Reaction { scout }) = self.agenda.pop() else {
            unreachable!("found legal: a scout has come into view")
        };
        self.agenda.push(Frame::UnderFire { scout });
        events.push(Event::Fired { scout });
    }

    pub(super) fn hold_fire(&mut self, events: &mut Vec<Event>) {
        let Some(Frame::Reaction { scout }) = self.agenda.pop() else {
            unreachable!("found legal: a scout has come into view")
        };
        events.push(Event::Held { scout });
    }

    /// [tiny 4.1]
    pub(super) fn may_take_posture(&self) -> Result<(), Illegal> {
        match self.agenda.last() {
            Some(Frame::UnderFire { .. }) => Ok(()),
            _ => refuse("tiny:4.1", "nobody is fired at"),
        }
    }

    /// [tiny 4.2] Rolls the shot.
    pub(super) fn take_fire(
        &mut self,
        crouching: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let Some(Frame::UnderFire { scout }) = self.agenda.pop() else {
            unreachable!("found legal: a scout is fired at")
        };
        if crouching {
            self.stop_moving();
        }
        let die = dice.roll(Roll { sides: 6, rule: Rule("tiny:4.2") });
        let shot = shot(die - u8::from(crouching));
        events.push(Event::ShotRolled { scout, die, shot });
        match shot {
            Shot::Miss => (),
            Shot::FallBack => self.begin_falling_back(scout),
            Shot::Capture => self.capture(scout, events),
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
