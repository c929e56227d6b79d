//! Everything about a game that cannot change while it is played: the checked value of a scenario
//! file with its map, roster and charts.

mod chart;
mod check;
mod entries;
mod ground;
mod label;
mod load;
mod loose;
mod parts;
mod results;
mod shape;
mod start;
mod states;
mod tables;
mod units;
mod victory;
mod zones;

use std::collections::BTreeMap;

use catalog::Bilingual;
use hexgrid::{Direction, HexId};

pub use load::load;
pub use loose::{check_roster, check_terrain};
pub use parts::{
    Arrival, ArrivalKind, Exit, Level, OutOfSupply, Per, Points, PointsFor, RetreatOffMap,
    SideInfo, Skip, Stacking, StackingMeasure, Start, StartUnit, SuddenDeath, Supply, Tolerated,
    Victory, WhereToSetUp,
};
pub(crate) use results::HEXES_MAX;
pub use shape::kinds;
pub use tables::{ClassTables, CostItem, SideFeatures};

use crate::charts::{ResultsTable, TerrainChart};
use crate::roster::UnitType;
use crate::state::{Side, UnitId};
use crate::titles::Title;

/// One game of the series, ready to be played.
#[derive(PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The id, such as `scs/mill-bridge`.
    pub id: String,
    /// The title in both languages.
    pub title: Bilingual,
    /// What the players should know, in both languages.
    pub briefing: Bilingual,
    /// [SCS 0.6A] The title whose own rules apply on top of the series.
    pub rules: Title,
    /// Number of game turns.
    pub turns: u16,
    /// Names of the turns in both languages, such as dates; may be empty.
    pub turn_labels: Vec<Bilingual>,
    /// [SCS 1.0D] First and second player.
    pub sides: [SideInfo; 2],
    /// The map as read.
    pub map: catalog::Map,
    /// [SCS 0.11G] The terrain effects chart.
    pub terrain: TerrainChart,
    /// The combat results table.
    pub results: ResultsTable,
    /// Movement classes by index.
    pub classes: Vec<String>,
    /// Every counter, the first player's before the second's.
    pub roster: Vec<UnitType>,
    /// Number of counters of the first player.
    pub first_units: u16,
    /// [SCS 4.0M] The stacking limit.
    pub stacking: Stacking,
    /// [SCS 12.1aE, 12.2A] Sources and effects.
    pub supply: Supply,
    /// Units that are set up, in the order in which they are laid down.
    pub set_up_order: Vec<UnitId>,
    /// How units enter play, by unit.
    pub start_units: Vec<StartUnit>,
    /// [SCS 5.0M] The order of arrival.
    pub arrivals: Vec<Arrival>,
    /// Who controls what at the start.
    pub control: BTreeMap<HexId, Side>,
    /// Points and levels.
    pub victory: Victory,
    /// [SCS 11.0a] Kinds the game admits to exploitation beside the yellow box.
    pub exploitation_kinds: Vec<String>,
    /// [SCS 0.3A] Off-map movement the game allows.
    pub exits: Vec<Exit>,
    /// [SCS 1.0K] Phases the game leaves out.
    pub skips: Vec<Skip>,
    /// What happens to a retreat that has nowhere to go but off the map.
    pub retreat_off_map: RetreatOffMap,
    /// Points the title's own rules need.
    pub title_data: crate::titles::TitleData,
    /// Where play starts.
    pub start: Start,
    /// Step tables by movement class.
    pub tables: Vec<ClassTables>,
    /// What lies on each hexside, by hex and direction: an index into `side_features`.
    pub sides_of_hex: Vec<[u8; 6]>,
    /// The different combinations of hexside features and lines.
    pub side_features: Vec<SideFeatures>,
}

impl Scenario {
    /// The unit type of a counter.
    pub fn unit(&self, unit: UnitId) -> &UnitType {
        &self.roster[usize::from(unit.0)]
    }

    /// The counters of one side.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> + use<> {
        let all = u16::try_from(self.roster.len()).expect("the loader limits the roster");
        let range = match side {
            Side::First => 0..self.first_units,
            Side::Second => self.first_units..all,
        };
        range.map(UnitId)
    }

    /// Every counter, in the order of the roster.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        let all = u16::try_from(self.roster.len()).expect("the loader limits the roster");
        (0..all).map(UnitId)
    }

    /// The side a counter belongs to.
    pub fn side_of(&self, unit: UnitId) -> Side {
        if unit.0 < self.first_units { Side::First } else { Side::Second }
    }

    /// The counter with this roster id.
    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        let index = self.roster.iter().position(|it| it.id == id)?;
        u16::try_from(index).ok().map(UnitId)
    }

    /// [SCS 0.1A, 0.1B, 0.1C] The number of a hex, printed on the map or not.
    pub fn number(&self, hex: HexId) -> String {
        self.map.grid.number(hex)
    }

    /// [SCS 0.1D, 0.2A] The hex next to `hex` in a direction; none where less than half a hex is on
    /// the map.
    pub fn neighbor(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.map.grid.neighbor(hex, direction)
    }

    /// The index of the hex's line in the terrain effects chart.
    pub fn terrain_at(&self, hex: HexId) -> usize {
        usize::from(self.map.terrain[usize::from(hex.0)])
    }

    /// What lies on the side of `hex` in a direction.
    pub fn features(&self, hex: HexId, direction: Direction) -> &SideFeatures {
        let index = self.sides_of_hex[usize::from(hex.0)][direction.index()];
        &self.side_features[usize::from(index)]
    }
}
