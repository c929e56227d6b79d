//! What a side may answer, and how the answer is written: declared once.

use hexgrid::HexId;
use kernel::words::{Noun, Verbs, Words, read_one};
use kernel::{Illegal, Rule};

use super::scenario::Ford;
use super::state::{MarkerId, ScoutId};

/// [tiny 3.2] What the sentry does in its phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Turn {
    /// One side against the clock.
    Left,
    /// One side with the clock.
    Right,
}

impl Turn {
    pub(super) const ALL: [Turn; 2] = [Turn::Left, Turn::Right];
    const WORDS: [(&str, Turn); 2] = [("left", Turn::Left), ("right", Turn::Right)];
}

/// An answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Verbs)]
#[verbs(scenario = Ford)]
pub enum Action {
    /// [tiny 1.1] Make this marker the picket.
    #[verb("hide")]
    Hide(MarkerId),
    /// [tiny 2.1] Move this scout.
    #[verb("move")]
    Move(ScoutId),
    /// [tiny 1.2] End the scouts' phase.
    #[verb("end scouts")]
    EndScouts,
    /// [tiny 2.1] Go one hex.
    #[verb("enter")]
    Enter(HexId),
    /// [tiny 2.3] Leave the map.
    #[verb("exit")]
    Exit,
    /// [tiny 2.1] End the scout's move.
    #[verb("done")]
    Done,
    /// [tiny 3.2] Turn the sentry.
    #[verb("turn")]
    Turn(Turn),
    /// [tiny 3.2] Let the sentry look where it looks.
    #[verb("stay")]
    Stay,
    /// [tiny 3.3] Fire.
    #[verb("fire")]
    Fire,
    /// [tiny 3.3] Do not fire.
    #[verb("hold")]
    Hold,
    /// [tiny 4.1] Crouch.
    #[verb("crouch")]
    Crouch,
    /// [tiny 4.1] Run.
    #[verb("run")]
    Run,
    /// [tiny 5.1] Fall back one hex.
    #[verb("fall back")]
    FallBack(HexId),
}

impl Action {
    /// Why it answers no question that is not its own.
    pub(super) fn misplaced(self) -> Illegal {
        let (rule, why) = match self {
            Self::Hide(_) => ("tiny:1.1", "the picket is hidden before the first turn"),
            Self::Move(_) => ("tiny:2.1", "no scout may begin its move now"),
            Self::EndScouts => ("tiny:1.2", "the scouts are not moving"),
            Self::Enter(_) | Self::Exit | Self::Done => ("tiny:2.1", "no scout is moving"),
            Self::Turn(_) | Self::Stay => ("tiny:3.2", "the sentry turns in its own phase"),
            Self::Fire | Self::Hold => ("tiny:3.3", "no scout has come into view"),
            Self::Crouch | Self::Run => ("tiny:4.1", "nobody is fired at"),
            Self::FallBack(_) => ("tiny:5.1", "no scout has to fall back"),
        };
        Illegal { rule: Rule(rule), why }
    }
}

impl Noun<Ford> for HexId {
    fn word(&self, ford: &Ford) -> Option<String> {
        Some(ford.grid.number(*self))
    }

    fn read(ford: &Ford, words: &mut Words<'_>) -> Result<Self, String> {
        let number = words.take("a hex")?;
        ford.grid.find(number).ok_or_else(|| format!("there is no hex {number} on the map"))
    }

    fn all(ford: &Ford) -> Vec<Self> {
        ford.grid.hexes().collect()
    }
}

impl Noun<Ford> for MarkerId {
    fn word(&self, ford: &Ford) -> Option<String> {
        ford.marker_hex(*self).word(ford)
    }

    fn read(ford: &Ford, words: &mut Words<'_>) -> Result<Self, String> {
        let hex = HexId::read(ford, words)?;
        let found = MarkerId::ALL.into_iter().find(|it| ford.marker_hex(*it) == hex);
        found.ok_or_else(|| format!("no marker lies in {}", ford.grid.number(hex)))
    }

    fn all(_: &Ford) -> Vec<Self> {
        MarkerId::ALL.to_vec()
    }
}

impl Noun<Ford> for ScoutId {
    fn word(&self, _: &Ford) -> Option<String> {
        Some(self.name().to_owned())
    }

    fn read(_: &Ford, words: &mut Words<'_>) -> Result<Self, String> {
        read_one(words, "a scout", &ScoutId::ALL.map(|it| (it.name(), it)))
    }

    fn all(_: &Ford) -> Vec<Self> {
        ScoutId::ALL.to_vec()
    }
}

impl Noun<Ford> for Turn {
    fn word(&self, _: &Ford) -> Option<String> {
        let word = Self::WORDS.iter().find(|it| it.1 == *self).expect("every turn has a word");
        Some(word.0.to_owned())
    }

    fn read(_: &Ford, words: &mut Words<'_>) -> Result<Self, String> {
        read_one(words, "a turn", &Self::WORDS)
    }

    fn all(_: &Ford) -> Vec<Self> {
        Self::ALL.to_vec()
    }
}
