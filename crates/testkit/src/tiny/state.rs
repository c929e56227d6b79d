//! Everything that can change, and the map, which cannot.

use std::sync::Arc;

use hexgrid::{Direction, Format, Grid, GridSpec, HexId, Numbering, Raised, RowsCount, Tops};
use kernel::Seat;

use super::agenda::{Frame, Phase};
use super::ch07_hound::Card;

/// The seat with the scouts.
pub const BLUE: Seat = Seat(0);
/// The seat with the sentry and the markers.
pub const RED: Seat = Seat(1);

/// The last turn.
pub(super) const TURNS: u8 = 5;

/// One of the two scouts, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ScoutId(pub u8);

/// One of the two markers, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MarkerId(pub u8);

/// Where a scout is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Hex(HexId),
    /// [tiny 2.3]
    Exited,
    Captured,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scout {
    pub(super) place: Place,
    /// [tiny 2.1] Whether it has moved in this phase.
    pub(super) moved: bool,
}

/// [tiny 6.1] What can be seen of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MarkerFace {
    Down,
    /// The picket, face up.
    Picket,
    /// It was a dummy.
    Removed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marker {
    pub(super) hex: HexId,
    pub(super) face: MarkerFace,
}

/// A game of The Night Ford: a value, cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiny {
    pub(super) grid: Arc<Grid>,
    pub(super) turn: u8,
    pub(super) scouts: [Scout; 2],
    pub(super) sentry: HexId,
    pub(super) facing: Direction,
    pub(super) markers: [Marker; 2],
    /// [tiny 1.1] Which marker is the picket: Red's secret, decided before the first turn.
    pub(super) picket: Option<MarkerId>,
    pub(super) hound: HexId,
    /// The cards not yet drawn.
    pub(super) deck: Vec<Card>,
    /// What the rules still owe, innermost last; empty once the game is over.
    pub(super) agenda: Vec<Frame>,
}

impl Tiny {
    /// Sets the game up.
    pub fn new() -> Self {
        let grid = Grid::new(GridSpec {
            columns: 6,
            rows: 4,
            tops: Tops::Flat,
            raised: Raised::Even,
            numbering: Numbering {
                format: Format::ColumnDotRow,
                rows_count: RowsCount::Up,
                prefix: String::new(),
            },
            missing: Vec::new(),
        })
        .expect("the map of the tiny game is sound");
        let at = |number| grid.find(number).expect("a hex of the tiny map");
        let scout = |number| Scout { place: Place::Hex(at(number)), moved: false };
        let marker = |number| Marker { hex: at(number), face: MarkerFace::Down };
        Self {
            turn: 1,
            scouts: [scout("01.02"), scout("01.03")],
            sentry: at("04.02"),
            facing: Direction::D5,
            markers: [marker("03.01"), marker("03.04")],
            picket: None,
            hound: at("06.03"),
            deck: Card::ALL.to_vec(),
            agenda: vec![Frame::Phase(Phase::Hiding)],
            grid: Arc::new(grid),
        }
    }

    pub(super) fn scout(&self, id: ScoutId) -> &Scout {
        &self.scouts[usize::from(id.0)]
    }

    pub(super) fn scout_mut(&mut self, id: ScoutId) -> &mut Scout {
        &mut self.scouts[usize::from(id.0)]
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
        self.scouts.iter().map(|scout| i32::from(scout.place == place)).sum()
    }

    /// Writes everything that changes.
    pub(super) fn write_digest(&self, out: &mut Vec<u8>) {
        out.push(self.turn);
        for scout in &self.scouts {
            let place = match scout.place {
                Place::Hex(hex) => hex.0,
                Place::Exited => u16::MAX,
                Place::Captured => u16::MAX - 1,
            };
            out.extend(place.to_le_bytes());
            out.push(u8::from(scout.moved));
        }
        out.push(direction_number(self.facing));
        out.extend(self.markers.map(|marker| marker.face as u8));
        out.push(self.picket.map_or(u8::MAX, |marker| marker.0));
        out.extend(self.hound.0.to_le_bytes());
        out.extend(Card::ALL.map(|card| self.cards_left(card)));
        for frame in &self.agenda {
            frame.write_digest(out);
        }
    }

    fn cards_left(&self, card: Card) -> u8 {
        self.deck.iter().map(|it| u8::from(*it == card)).sum()
    }

    pub(super) fn assert_invariants(&self) {
        assert!((1..=TURNS).contains(&self.turn), "turn {}", self.turn);
        assert!(self.deck.len() <= Card::ALL.len(), "{} cards", self.deck.len());
        for id in ScoutId::ALL {
            let Some(hex) = self.scout_hex(id) else { continue };
            assert!(hex != self.sentry, "{id:?} stands on the sentry");
            let fleeing = self.is_falling_back(id);
            assert!(hex != self.hound || fleeing, "{id:?} stands by the hound");
        }
        let picket_up = |marker: &Marker| marker.face == MarkerFace::Picket;
        assert!(self.markers.iter().filter(|it| picket_up(it)).count() <= 1, "two pickets");
        assert!(!self.agenda.is_empty() || self.is_over(), "nothing is owed in a running game");
    }
}

impl Default for Tiny {
    fn default() -> Self {
        Self::new()
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
