//! [NWK 16] Everything about a game that cannot change: map, counters, tables, the scenario's
//! card.

mod area;
mod arrivals;
mod card;
mod check;
mod cited;
pub mod counters;
pub mod ground;
pub mod load;
mod parts;
mod places;
mod setup;
mod shape;
mod shape_setup;
mod shape_special;
mod shape_start;
mod shape_victory;
mod start;
mod start_parts;
pub mod tables;
mod victory;
mod victory_parts;

use std::collections::BTreeMap;

use catalog::Bilingual;
use hexgrid::HexId;

pub use load::{load, schema};
pub use parts::{
    AirRule, Area, ArrivalPlace, ArrivalSet, ArrivalSpec, ArrivalTime, FreePlacement, Gate,
    InitiativeRule, OptionOffer, Piece, PlacementRange, SeaRule, SetUp, Share, SideInfo,
    SpecialRule, Spent, Surprise, Variant, WeatherRule,
};
pub use start_parts::Start;
pub use victory_parts::{
    Adjustment, Condition, Level, LevelLine, LevelVictory, Method, Occasion, PointVictory, Score,
    ScoreVictory, VictoryKind, VictoryRule,
};

use crate::board::Board;
use crate::charts::Charts;
use crate::roster::{HelicopterSpec, ShipSpec, UnitSpec};
use crate::state::{HelicopterId, ShipId, UnitId};
use crate::terms::{Nation, Side};

/// A scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Such as `nextwar/all-in`.
    pub id: String,
    /// The title.
    pub title: Bilingual,
    /// What the players should know.
    pub briefing: Bilingual,
    /// The two sides, the DPRK first.
    pub sides: [SideInfo; 2],
    /// [NWK 16.0a] Number of game turns.
    pub turns: u8,
    /// The map.
    pub board: Board,
    /// Where units of each side may go: see [`Area`].
    pub area: Area,
    /// Ground units, outposts and beachheads among them.
    pub roster: Vec<UnitSpec>,
    /// [NW 2.3.6] The hex printed on each ground unit, in the order of the roster.
    pub printed: Vec<Option<HexId>>,
    /// Attack helicopters.
    pub helicopters: Vec<HelicopterSpec>,
    /// Naval units.
    pub ships: Vec<ShipSpec>,
    /// The tables.
    pub charts: Charts,
    /// What each side has when play begins, and what it places by choice.
    pub set_up: [SetUp; 2],
    /// [NWK 16.1.4a] Another balance of forces, by option.
    pub variant: Option<Variant>,
    /// [NW 2.8] Who controls a hex when play begins, where it is not the side of its country.
    pub control: BTreeMap<HexId, Side>,
    /// What comes later.
    pub arrivals: Vec<ArrivalSpec>,
    /// [NW 5.1]
    pub initiative: InitiativeRule,
    /// [NW 4.0] [NWK 16.1.1h]
    pub weather: WeatherRule,
    /// [NW 6.1] [NWK 16.1.1e]
    pub air: AirRule,
    /// [NW 7.0] None where it is not played.
    pub sea: Option<SeaRule>,
    /// [NW 9.5.4] Columns to the right for the attacks of a side in these turns.
    pub surprise: Option<Surprise>,
    /// [NW 11.0a] Replacement points by nation, turn by turn.
    pub replacements: [Vec<u8>; 7],
    /// [NW 12]
    pub victory: VictoryRule,
    /// [NWK 16.1] The scenario's own rules.
    pub special: Vec<SpecialRule>,
    /// What the players may agree on.
    pub options: Vec<OptionOffer>,
    /// A game that begins in the middle.
    pub start: Option<Start>,
}

impl Scenario {
    /// [NW 11.0a] The replacement points that a nation gets in a turn.
    pub fn replacements(&self, nation: Nation, turn: u8) -> u8 {
        let turns = &self.replacements[nation.index()];
        turns.get(usize::from(turn) - 1).copied().unwrap_or_default()
    }

    /// The ground unit of this id.
    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        let at = self.roster.iter().position(|it| it.id == id)?;
        Some(UnitId(u16::try_from(at).expect("a short roster")))
    }

    /// The helicopter of this id.
    pub fn find_helicopter(&self, id: &str) -> Option<HelicopterId> {
        let at = self.helicopters.iter().position(|it| it.id == id)?;
        Some(HelicopterId(u8::try_from(at).expect("few helicopters")))
    }

    /// The naval unit of this id.
    pub fn find_ship(&self, id: &str) -> Option<ShipId> {
        let at = self.ships.iter().position(|it| it.id == id)?;
        Some(ShipId(u8::try_from(at).expect("few ships")))
    }
}
