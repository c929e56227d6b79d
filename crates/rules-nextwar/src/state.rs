//! Everything that can change.

use std::sync::Arc;

use canon::Digest;
use hexgrid::{HexId, HexSet};

use crate::agenda::Frame;
use crate::ch03_sequence::Segment;
use crate::options::Options;
use crate::roster::{Face, HelicopterSpec, ShipSpec, UnitSpec};
use crate::scenario::Scenario;
use crate::table::Table;
use crate::terms::{AirLevel, Line, Nation, OffMap, SeaControl, Side, Weather, Zone};

/// A ground unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct UnitId(pub u16);

/// An attack helicopter, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct HelicopterId(pub u8);

/// A naval unit, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct ShipId(pub u8);

/// Where a ground unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Place {
    /// On the map.
    Hex(HexId),
    /// [NW 8.5.8] With amphibious ships.
    Aboard(ShipId),
    /// [NWK 5.5] In a box off the map.
    Box(OffMap),
    /// [NWK 5.5.2b] On a line beyond the map, so many sixths of points from its beginning.
    Line(Line, u16),
    /// [NWK 5.5.2.1] Off the map beside an entry hex that the enemy holds.
    Beside(HexId),
    /// [NWK 7.1] Still to come.
    Awaited,
    /// Gone; it may be rebuilt.
    Eliminated,
    /// Not in this scenario.
    Unused,
}

/// [NW 8.4.1g] How a unit came to its hex this turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Arrival {
    /// On the ground, or not this turn.
    Ground,
    /// [NW 8.5.4]
    Airmobile,
    /// [NW 8.5.3]
    Paradrop,
    /// [NW 8.5.8]
    Amphibious,
}

/// A ground unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// [NW 9.7.3] Levels left; 0 once eliminated.
    pub levels: u8,
    /// [NW 2.3.5] Whether it has moved in this segment, in whatever way.
    pub moved: bool,
    /// [NW 9.1e] Whether it has attacked in this segment.
    pub attacked: bool,
    /// [NW 9.8.4] Whether it has retreated in this segment.
    pub retreated: bool,
    /// [NW 8.4.1g] How it came to its hex this turn.
    pub arrival: Arrival,
    /// [NW 13.1.4] Out of supply, where that is played.
    pub unsupplied: bool,
    /// [NWK 3.1.4.1] A sniper brigade whose helicopters are lost for good.
    pub grounded: bool,
    /// Sixths of points that count as spent in its next move: a reinforcement that came by road.
    pub spent: u16,
}

/// Where an attack helicopter is based.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Base {
    /// [NW 6.5.1] An airbase or airfield on the map.
    Hex(HexId),
    /// [NW 6.5.5] Amphibious ships.
    Ship(ShipId),
    /// [NWK 7.1.6] In a box off the map.
    Box(OffMap),
    /// Still to come.
    Awaited,
    /// Gone for good.
    Eliminated,
    /// Not in this scenario.
    Unused,
}

/// An attack helicopter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Helicopter {
    /// Where it is based.
    pub base: Base,
    /// Levels left.
    pub levels: u8,
    /// [NW 6.5.2] Missions flown this turn; 2 once it is finished.
    pub missions: u8,
    /// [NW 6.5.2a] Whether it has flown in this segment.
    pub flown: bool,
    /// [NW 6.5.1c] Whether it has come to a new base this turn.
    pub transferred: bool,
    /// [NW 6.5.4b] Whether it must transfer again in its next turn.
    pub must_transfer: bool,
}

/// Where a naval unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Berth {
    /// [NW 7.1] In the At Sea box of a zone.
    AtSea(Zone),
    /// In the Inshore box of a zone.
    Inshore(Zone),
    /// [NW 8.5.6.3] In an open-sea hex, or in a friendly port.
    Hex(HexId),
    /// In a box off the map.
    Box(OffMap),
    /// Still to come.
    Awaited,
    /// Not in this scenario.
    Unused,
}

/// A naval unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
pub struct Ship {
    /// Where it is.
    pub berth: Berth,
    /// Whether it has moved in this segment.
    pub moved: bool,
    /// [NW 8.5.8] Whether it began this segment in an Inshore box.
    pub began_inshore: bool,
    /// [NW 8.5.8.1] Whether its Marines may assault in the combat segment that follows.
    pub assaulting: bool,
    /// [NW 7.3.1] Whether it has given support in this segment.
    pub supported: bool,
    /// [NW 8.5.5] Whether it has lifted a unit in this segment.
    pub lifted: bool,
}

/// [NW 6.1, 6.3] The air points of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Default)]
pub struct AirPool {
    /// Points left this turn.
    pub points: u8,
    /// Points lost for good.
    pub lost: u8,
}

/// [NW 8.5.4.2] The airmobile points of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Default)]
pub struct Lift {
    /// Points that are not lost for good.
    pub total: u8,
    /// Points used this turn.
    pub used: u8,
}

/// [NW 6.4] Who rules the air this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Air {
    /// Nobody.
    Contested,
    /// One side, so far.
    Held(Side, AirLevel),
}

/// [NW 5.0] What kind of turn it is, and who acts first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum TurnKind {
    /// [NW 5.0b] This side has the initiative.
    Initiative(Side),
    /// [NW 5.0d] Nobody has; this side had it last and is the First Player.
    Contested(Side),
}

impl TurnKind {
    /// Who acts first.
    pub fn first(self) -> Side {
        match self {
            Self::Initiative(side) | Self::Contested(side) => side,
        }
    }
}

/// [NW 8.4.1a] A clearing marker on a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct Clearing {
    /// Where it lies.
    pub hex: HexId,
    /// Its number.
    pub number: u8,
}

/// [NWK 2.6] A tunnel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub struct Tunnel {
    /// The enemy hex it leads into.
    pub hex: HexId,
    /// The two hexes beside it that hold more than others; fewer until they are named.
    pub crowded: [Option<HexId>; 2],
}

/// What lies in the hand of a side.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Default)]
pub struct Pools {
    /// [NW 6.1]
    pub air: AirPool,
    /// [NW 8.5.4.2]
    pub lift: Lift,
    /// [NWK 2.6] Tunnels left to place.
    pub tunnels: u8,
    /// [NWK 5.2] Points of air transport used in this segment, by nation.
    pub air_transport: [u8; 7],
    /// [NWK 5.3] Points dropped in this segment, by nation.
    pub dropped: [u8; 7],
    /// [NWK 5.4] Half points of sea transport used in this segment, by nation.
    pub sea_transport: [u8; 7],
    /// [NWK 15.1] Brigades that crossed by hovercraft in this segment.
    pub hovercraft: u8,
    /// [NW 12.1c] Victory points scored before this turn.
    pub points: i16,
    /// [NW 12.1c] Victory points scored this turn.
    pub points_this_turn: i16,
    /// [NW 12.1] Victory points scored in this game, this turn's among them, in the order of
    /// [`crate::terms::Merit`].
    pub scored: [i16; 4],
    /// [NW 12.2c] How often it has rolled for automatic victory.
    pub victory_rolls: u8,
}

/// The situation: all that a record could come to, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Core {
    /// The game turn, from 1.
    pub turn: u8,
    /// The segment being played.
    pub segment: Segment,
    /// What kind of turn it is.
    pub kind: TurnKind,
    /// [NW 4.0]
    pub weather: Weather,
    /// [NW 6.4]
    pub air: Air,
    /// [NW 7.1] By zone: the At Sea box, the Inshore box.
    pub sea: [[SeaControl; 2]; 2],
    /// What lies in the hand of each side.
    pub pools: [Pools; 2],
    /// [NW 11.0a] Replacement points by nation.
    pub replacements: [u8; 7],
    /// Ground units in the order of the roster.
    pub units: Vec<Unit>,
    /// Helicopters in the order of the roster.
    pub helicopters: Vec<Helicopter>,
    /// Naval units in the order of the roster.
    pub ships: Vec<Ship>,
    /// [NW 2.8] The hexes that the DPRK controls; the Allies control all other land.
    pub held: HexSet,
    /// [NW 8.3.1.10b] Border hexes that the enemy has controlled at some time.
    pub captured: HexSet,
    /// [NW 2.8a] By side: the hexes that it was the last to enter this turn.
    pub trodden: [HexSet; 2],
    /// [NW 6.3.1] Bases whose capture has been rolled for and that are still in enemy hands.
    pub overrun: HexSet,
    /// [NW 8.3.1.8c] Ends of ferries that are destroyed.
    pub lost_ferries: Vec<HexId>,
    /// [NW 8.4.1a] Clearing markers, in the order of their hexes.
    pub clearing: Vec<Clearing>,
    /// [NW 8.4.1a] The numbers of the markers left in the cup, in order.
    pub cup: Vec<u8>,
    /// [NWK 2.6]
    pub tunnels: Vec<Tunnel>,
    /// [NW 9.2.1] How often somebody has taken back in this segment what he had only begun.
    pub taken_back: u8,
    /// [NW 9.2] The combat that is being put together or fought.
    pub battle: Option<crate::ch09_combat::Battle>,
    /// [NW 9.3b] Hexes attacked in this segment.
    pub attacked: Vec<HexId>,
    /// [NW 8.1.1.1e] Stacking points that have attacked from a hex in this segment, in the order of
    /// the hexes.
    pub engaged: Vec<(HexId, u8)>,
    /// [NW 8.1.1.1g] Hexes that were overstacked when this movement segment began.
    pub crowded: Vec<HexId>,
    /// [NWK 2.6, 16.1] Marks of scenario rules, each named by its rule.
    pub marks: Vec<ScenarioMark>,
    /// [NWK 2.5.1, 7.3] Pieces that come later than the scenario says, each with its line there.
    pub delayed: Vec<(crate::scenario::Piece, u16)>,
    /// How the game ended, once it has.
    pub over: Option<crate::ch12_victory::Ending>,
    /// What the rules still owe, innermost last; empty once the game is over.
    pub agenda: Vec<Frame>,
}

/// Something that a scenario's own rule remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum ScenarioMark {
    /// [NWK 16.1.2b] A unit that could not move has been released.
    Released(UnitId),
    /// [NWK 16.1.3b] A unit has made its first move, which began late.
    Begun(UnitId),
    /// [NWK 16.1.3b] A unit has reached the playable part of the map.
    Reached(UnitId),
    /// [NWK 15.14] The PRC is in the war.
    Intervention,
    /// [NW 8.5.8.2d] A beachhead was removed this turn.
    Dismantled(UnitId),
}

/// A game of Next War: a value, cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct War {
    /// Everything that cannot change.
    pub scenario: Arc<Scenario>,
    /// What the players have agreed on.
    pub options: Options,
    pub(crate) core: Core,
    /// What follows from `core`, kept up with every change of place.
    pub(crate) table: Table,
}

impl UnitId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl HelicopterId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl ShipId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl War {
    /// The situation.
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// Every ground unit of the roster, in its order.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..u16::try_from(self.core.units.len()).expect("a roster is short")).map(UnitId)
    }

    /// Every helicopter of the roster, in its order.
    pub fn helicopters(&self) -> impl Iterator<Item = HelicopterId> + use<> {
        (0..u8::try_from(self.core.helicopters.len()).expect("few helicopters")).map(HelicopterId)
    }

    /// Every naval unit of the roster, in its order.
    pub fn ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..u8::try_from(self.core.ships.len()).expect("few ships")).map(ShipId)
    }

    /// A ground unit as it is.
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.core.units[id.index()]
    }

    /// A ground unit as printed.
    pub fn spec(&self, id: UnitId) -> &UnitSpec {
        &self.scenario.roster[id.index()]
    }

    /// The face of a ground unit that shows.
    pub fn face(&self, id: UnitId) -> &Face {
        self.spec(id).face(self.unit(id).levels)
    }

    /// The side of a ground unit.
    pub fn side(&self, id: UnitId) -> Side {
        self.spec(id).side()
    }

    /// The nation of a ground unit.
    pub fn nation(&self, id: UnitId) -> Nation {
        self.spec(id).nation
    }

    /// The hex of a ground unit; none off the map.
    pub fn hex(&self, id: UnitId) -> Option<HexId> {
        match self.unit(id).place {
            Place::Hex(hex) => Some(hex),
            Place::Aboard(_)
            | Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => None,
        }
    }

    /// A helicopter as it is.
    pub fn helicopter(&self, id: HelicopterId) -> &Helicopter {
        &self.core.helicopters[id.index()]
    }

    /// A helicopter as printed.
    pub fn helicopter_spec(&self, id: HelicopterId) -> &HelicopterSpec {
        &self.scenario.helicopters[id.index()]
    }

    /// A naval unit as it is.
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.core.ships[id.index()]
    }

    /// A naval unit as printed.
    pub fn ship_spec(&self, id: ShipId) -> &ShipSpec {
        &self.scenario.ships[id.index()]
    }

    pub(crate) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.core.units[id.index()]
    }

    pub(crate) fn helicopter_mut(&mut self, id: HelicopterId) -> &mut Helicopter {
        &mut self.core.helicopters[id.index()]
    }

    pub(crate) fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.core.ships[id.index()]
    }

    /// The pools of a side.
    pub fn pools(&self, side: Side) -> &Pools {
        &self.core.pools[side.index()]
    }

    pub(crate) fn pools_mut(&mut self, side: Side) -> &mut Pools {
        &mut self.core.pools[side.index()]
    }

    /// [NW 2.8a] The side that controls a land hex.
    pub fn controller(&self, hex: HexId) -> Side {
        if self.core.held.contains(hex) { Side::Dprk } else { Side::Allied }
    }

    /// [NW 7.1] Who holds the At Sea box of a zone.
    pub fn at_sea(&self, zone: Zone) -> SeaControl {
        self.core.sea[zone.index()][0]
    }

    /// [NW 7.1] Who holds the Inshore box of a zone.
    pub fn inshore(&self, zone: Zone) -> SeaControl {
        self.core.sea[zone.index()][1]
    }

    /// The distance between two hexes.
    pub fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.scenario.board.map.grid.distance(a, b)
    }

    /// The hexes beside one, clockwise.
    pub fn beside(&self, hex: HexId) -> impl Iterator<Item = HexId> + '_ {
        self.scenario.board.map.grid.neighbors(hex).map(|(_, it)| it)
    }

    /// Puts a ground unit somewhere, and keeps the table up.
    pub(crate) fn put(&mut self, id: UnitId, place: Place) {
        self.lift_off(id);
        self.unit_mut(id).place = place;
        self.lay_down(id);
    }

    /// [NW 11.1, 11.2] Gives a unit so many levels back.
    pub(crate) fn give_levels(&mut self, id: UnitId, levels: u8) {
        self.lift_off(id);
        self.unit_mut(id).levels += levels;
        assert!(self.unit(id).levels <= self.spec(id).levels, "{id:?} has too many levels");
        self.lay_down(id);
    }

    /// [NW 9.7.3] Takes so many levels off a unit; it is gone with the last.
    pub(crate) fn take_levels(&mut self, id: UnitId, levels: u8) {
        assert!(levels <= self.unit(id).levels, "{id:?} has no {levels} levels to lose");
        self.lift_off(id);
        let unit = self.unit_mut(id);
        unit.levels -= levels;
        if unit.levels == 0 {
            unit.place = Place::Eliminated;
        }
        self.lay_down(id);
    }
}
