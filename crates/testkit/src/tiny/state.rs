//! Everything that can change.

use std::sync::Arc;

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::Seat;

use super::agenda::{self, Duty, Frame};
use super::ch01_sequence::{self, Phase};
use super::ch07_hound::Card;
use super::scenario::Ford;

/// The seat with the scouts.
pub const BLUE: Seat = Seat(0);
/// The seat with the sentry and the markers.
pub const RED: Seat = Seat(1);

/// One of the two scouts, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct ScoutId(pub u8);

/// One of the two markers, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct MarkerId(pub u8);

/// Where a scout is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Place {
    Hex(HexId),
    /// [tiny 2.3]
    Exited,
    Captured,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) struct Scout {
    pub(super) place: Place,
    /// [tiny 2.1] Whether it has begun to move in this phase.
    pub(super) moved: bool,
}

/// [tiny 6.1] What can be seen of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum MarkerFace {
    Down,
    /// The picket, face up.
    Picket,
    /// It was a dummy.
    Removed,
}

/// The situation: all that a record could come to, and nothing else. Copy, equality and digest are
/// derived, so that no field can be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub(super) struct Core {
    pub(super) turn: u8,
    pub(super) phase: Phase,
    pub(super) scouts: [Scout; 2],
    pub(super) facing: Direction,
    pub(super) faces: [MarkerFace; 2],
    /// [tiny 1.1] Which marker is the picket: Red's secret, decided before the first turn.
    pub(super) picket: Option<MarkerId>,
    pub(super) hound: HexId,
    /// The cards not yet drawn.
    pub(super) deck: Vec<Card>,
    /// What the rules still owe, innermost last; empty once the game is over.
    pub(super) agenda: Vec<Frame>,
}

/// A game of The Night Ford: a value, cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiny {
    pub(super) ford: Arc<Ford>,
    pub(super) core: Core,
}

impl Tiny {
    /// Sets the game up.
    pub fn begin(ford: Arc<Ford>) -> Self {
        let scout = |hex| Scout { place: Place::Hex(hex), moved: false };
        let mut core = Core {
            turn: 1,
            phase: Phase::Hiding,
            scouts: ford.scouts.map(scout),
            facing: Direction::D5,
            faces: [MarkerFace::Down; 2],
            picket: None,
            hound: ford.hound,
            deck: Card::ALL.to_vec(),
            agenda: Vec::new(),
        };
        core.owe(Duty::Sequence(ch01_sequence::Duty::NextPhase));
        core.ask(agenda::Ask::Sequence(ch01_sequence::Ask::Picket));
        Self { ford, core }
    }

    pub(super) fn scout(&self, id: ScoutId) -> &Scout {
        &self.core.scouts[usize::from(id.0)]
    }

    pub(super) fn scout_mut(&mut self, id: ScoutId) -> &mut Scout {
        &mut self.core.scouts[usize::from(id.0)]
    }

    /// The hex of a scout; `None` if it has left the map.
    pub(super) fn scout_hex(&self, id: ScoutId) -> Option<HexId> {
        match self.scout(id).place {
            Place::Hex(hex) => Some(hex),
            Place::Exited | Place::Captured => None,
        }
    }

    /// The scouts in a hex.
    pub(super) fn scouts_in(&self, hex: HexId) -> impl Iterator<Item = ScoutId> + '_ {
        ScoutId::ALL.into_iter().filter(move |id| self.scout_hex(*id) == Some(hex))
    }

    pub(super) fn count_scouts(&self, place: Place) -> i32 {
        self.core.scouts.iter().map(|scout| i32::from(scout.place == place)).sum()
    }

    pub(super) fn assert_invariants(&self) {
        let core = &self.core;
        assert!((1..=self.ford.turns).contains(&core.turn), "turn {}", core.turn);
        assert!(core.deck.len() <= Card::ALL.len(), "{} cards", core.deck.len());
        for id in ScoutId::ALL {
            let Some(hex) = self.scout_hex(id) else { continue };
            assert!(hex != self.ford.sentry, "{id:?} stands on the sentry");
            let fleeing = self.is_falling_back(id);
            assert!(hex != core.hound || fleeing, "{id:?} stands by the hound");
        }
        let pickets = core.faces.iter().filter(|it| **it == MarkerFace::Picket);
        assert!(pickets.count() <= 1, "two pickets");
        assert!(!core.agenda.is_empty() || self.is_over(), "nothing is owed in a running game");
    }
}

impl ScoutId {
    pub(super) const ALL: [ScoutId; 2] = [ScoutId(0), ScoutId(1)];

    pub(super) fn name(self) -> &'static str {
        ["A", "B"][usize::from(self.0)]
    }
}

impl MarkerId {
    pub(super) const ALL: [MarkerId; 2] = [MarkerId(0), MarkerId(1)];

    pub(super) fn other(self) -> Self {
        Self(1 - self.0)
    }
}

pub(super) fn direction_number(direction: Direction) -> u8 {
    u8::try_from(direction.index()).expect("there are six directions")
}
