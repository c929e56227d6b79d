//! The parts of a scenario's card.

use catalog::SideName;
use hexgrid::{HexId, HexMap, HexSet};

use crate::ch03_sequence::Segment;
use crate::options::Options;
use crate::state::{Air, Base, Berth, HelicopterId, ShipId, TurnKind, UnitId};
use crate::terms::{OffMap, SeaControl, Side, Weather, Zone};

/// One side as the scenario names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideInfo {
    /// The short name of its seat.
    pub id: String,
    /// Its name.
    pub name: SideName,
    /// The color of its counters.
    pub color: String,
}

/// [NWK 16.1] The part of the map that is played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The hexes that may be entered. Units that start outside may move in.
    pub open: HexSet,
    /// [NWK 16.0c] The hexes of the sheets on the table, whole to their edges. Helicopters may be
    /// based outside the open part.
    pub sheets: HexSet,
    /// How far each hex is from the open part; nothing for the hexes in it.
    pub away: HexMap<u16>,
    /// The rule that draws its limits.
    pub rule: &'static str,
}

/// [NWK 15] An optional rule that lets pieces come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Gate {
    /// [NWK 15.8] Japanese ground forces.
    Japan,
    /// [NWK 15.14] The PRC comes in.
    Intervention,
}

impl Gate {
    /// Every one with the name of its option.
    pub const WORDS: [(&'static str, Self); 2] =
        [("japan", Self::Japan), ("intervention", Self::Intervention)];

    /// Whether it is played.
    pub fn is_open(self, options: &Options) -> bool {
        match self {
            Self::Japan => options.japan,
            Self::Intervention => options.intervention,
        }
    }
}

/// [NW 2.3.6] What one side has when play begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetUp {
    /// Ground units with the hex each stands in, and the levels it has.
    pub units: Vec<(UnitId, HexId, u8)>,
    /// Pieces that the owner places himself, in order, each with where it may go.
    pub free: Vec<FreePlacement>,
    /// Helicopters with a base of their own.
    pub helicopters: Vec<(HelicopterId, Base)>,
    /// Ships with a place of their own.
    pub ships: Vec<(ShipId, Berth)>,
    /// Marines that begin aboard.
    pub aboard: Vec<(UnitId, ShipId)>,
    /// [NW 8.5.4.2] [NWK 16.1.6f] Airmobile points.
    pub airmobile: u8,
    /// [NWK 2.6] Tunnels.
    pub tunnels: u8,
    /// [NW 8.5.8.2a] Beachheads in hand.
    pub beachheads: Vec<UnitId>,
}

/// A piece of any kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
pub enum Piece {
    /// A ground unit.
    Unit(UnitId),
    /// An attack helicopter.
    Helicopter(HelicopterId),
    /// A naval unit.
    Ship(ShipId),
}

/// A piece that its owner places, and where it may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreePlacement {
    /// The piece.
    pub piece: Piece,
    /// Where it may go.
    pub range: PlacementRange,
    /// Only with this option.
    pub gate: Option<Gate>,
}

/// Where a piece may be placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlacementRange {
    /// One of these hexes.
    Hexes(Vec<HexId>),
    /// [NWK 2.2c] A border hex of one's own, one outpost a hex.
    Border,
    /// [NW 6.5.1a] Any base of one's own country.
    AnyBase,
    /// Any airbase of one's own country.
    AnyAirbase,
    /// [NWK 16.1.6a] Any hex of one's own country.
    Home,
    /// Any port of one's own country.
    AnyPort,
    /// [NWK 16.1.6a] Japan, or any At Sea box.
    JapanOrAtSea,
    /// [NWK 16.1.6a] These amphibious ships, or Japan.
    AboardOrJapan(ShipId),
}

/// [NWK 16.1.4a] Another balance of forces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Further ships.
    pub ships: Vec<(ShipId, Berth)>,
    /// What each value of the option after the first brings.
    pub choices: Vec<Vec<UnitId>>,
    /// The ships that it may be aboard; what is not waits in Japan.
    pub aboard: ShipId,
    /// Units that begin at full strength instead.
    pub restored: Vec<UnitId>,
}

/// [NWK 7.1, 16.1] What comes later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrivalSpec {
    /// The turn.
    pub turn: u8,
    /// When in the turn.
    pub when: ArrivalTime,
    /// Whose it is.
    pub side: Side,
    /// What comes.
    pub what: ArrivalSet,
    /// [NW 8.5.4.2] Airmobile points that come with it.
    pub airmobile: u8,
    /// Where.
    pub at: ArrivalPlace,
    /// What it has spent of its movement.
    pub spent: Spent,
    /// Only with this option.
    pub gate: Option<Gate>,
}

impl ArrivalSpec {
    /// All that comes, or may be drawn.
    pub fn pieces(&self) -> Vec<Piece> {
        match &self.what {
            ArrivalSet::Pieces(pieces) => pieces.clone(),
            ArrivalSet::Drawn(units, _) => units.iter().map(|it| Piece::Unit(*it)).collect(),
        }
    }
}

/// When in a turn something arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrivalTime {
    /// In the Reinforcement Phase.
    Reinforcement,
    /// At the start of a segment.
    StartOf(Segment),
    /// At the end of a segment.
    EndOf(Segment),
}

/// What arrives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArrivalSet {
    /// These pieces.
    Pieces(Vec<Piece>),
    /// [NWK 7.1.2] So many drawn from these; none: all that are left.
    Drawn(Vec<UnitId>, Option<u8>),
}

/// Where something arrives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArrivalPlace {
    /// In one of these hexes.
    Hexes(Vec<HexId>),
    /// At any friendly base.
    AnyBase,
    /// [NWK 7.1] In the hex printed on the counter, or next to it.
    Printed,
    /// [NWK 7.1.4, 7.1.5, 7.1.6] By sea, by air or at a base, as the rules have it for each.
    ByRule,
    /// [NWK 15.14b] Along the north edge; helicopters at any base.
    NorthEdge,
    /// In a box off the map.
    Box(OffMap),
}

/// What an arrival has spent of its movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spent {
    /// So many sixths of points.
    Sixths(u16),
    /// All of it.
    All,
}

/// [NW 5.1] Who has the initiative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InitiativeRule {
    /// The first holder.
    pub first: Side,
    /// How many turns he keeps it whatever happens.
    pub turns: u8,
    /// Points in a turn that give it; none where points never do.
    pub points: Option<i16>,
    /// [NWK 16.1.1c] Turns that are contested by the scenario.
    pub contested: Vec<u8>,
}

impl InitiativeRule {
    /// What kind of turn the scenario itself makes of this one, if it does.
    pub fn fixed(&self, turn: u8) -> Option<TurnKind> {
        if self.contested.contains(&turn) {
            return Some(TurnKind::Contested(self.first));
        }
        (turn <= self.turns).then_some(TurnKind::Initiative(self.first))
    }
}

/// A part of a number: so many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// So many.
    pub of: u8,
    /// Of so many.
    pub out_of: u8,
}

impl Share {
    /// The whole.
    pub const WHOLE: Self = Self { of: 1, out_of: 1 };

    /// That part of a number, a fraction rounded up.
    pub fn up(self, number: u8) -> u8 {
        let whole = u16::from(number) * u16::from(self.of);
        u8::try_from(whole.div_ceil(u16::from(self.out_of))).expect("a part is no more than all")
    }

    /// That part of a number, a fraction dropped.
    pub fn down(self, number: u8) -> u8 {
        let whole = u16::from(number) * u16::from(self.of);
        u8::try_from(whole / u16::from(self.out_of)).expect("a part is no more than all")
    }
}

/// [NW 4.0] [NWK 16.1.1h] How the weather is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeatherRule {
    /// Fixed for the whole scenario.
    pub fixed: Option<Weather>,
    /// Who chooses in the first turn.
    pub chooser: Side,
    /// [NWK 16.1.1h] What storms leave of the fixed air points of each side, rounded up, instead
    /// of what the chart says.
    pub storms_leave: Option<[Share; 2]>,
}

/// [NW 6.1] [NWK 16.1.1e] How air points are settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AirRule {
    /// By turn: points of the DPRK, of the Allies, and who rules the air; empty where they are
    /// rolled for.
    pub fixed: Vec<([u8; 2], Air)>,
    /// [NWK 16.1.1e, 16.1.2g] Whether points lost to air defense fire come back.
    pub losses_return: bool,
    /// [NWK 16.1.1k] With the option that they are rolled: the part that is used, rounded up.
    pub rolled_share: Share,
    /// [NWK 16.1.7a] The part of the roll that each side gets, rounded down.
    pub shares: [Share; 2],
    /// [NWK 16.1.7a] Turns in which each side reads the half of the other.
    pub swapped: Vec<u8>,
    /// [NWK 15.14] With the option: from this turn on, so many more for the DPRK.
    pub intervention: Option<(u8, u8)>,
}

/// [NW 7.0] Sea control at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeaRule {
    /// By zone: the At Sea box, the Inshore box.
    pub boxes: [[SeaControl; 2]; 2],
    /// The zones that are in play.
    pub zones: [bool; 2],
}

impl SeaRule {
    /// Whether a zone is in play.
    pub fn has(&self, zone: Zone) -> bool {
        self.zones[zone.index()]
    }
}

/// [NW 9.5.4] Surprise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surprise {
    /// Whose attacks.
    pub side: Side,
    /// Until the end of this turn.
    pub until_turn: u8,
    /// Columns to the right.
    pub columns: i8,
}

/// [NWK 16.1] A rule that only one scenario has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecialRule {
    /// [NWK 16.1.1d] A unit that neither moves nor attacks; if it must retreat it is eliminated.
    /// While it stands there the enemy must keep so many points in a hex.
    Rooted {
        /// The unit.
        unit: UnitId,
        /// The hex that the enemy must hold.
        watch: HexId,
        /// With so many stacking points.
        points: u8,
    },
    /// [NWK 16.1.2b] A unit that cannot move until released, and is attacked by others besides.
    Pinned {
        /// The unit.
        unit: UnitId,
        /// Factors added to attacks on it.
        factors: u8,
        /// The modifier for several corps, where it does not count already.
        several_corps: i8,
        /// [NWK 16.1.2c] Rolls, from and to, that cost it a level and a retreat.
        loses_to: (i8, i8),
        /// [NWK 16.1.2c] Rolls, from and to, that eliminate it.
        gone_to: (i8, i8),
    },
    /// [NWK 16.1.3b, 16.1.5a] A unit whose first move begins late.
    Late {
        /// The unit.
        unit: UnitId,
        /// Sixths of points spent.
        spent: u16,
    },
    /// [NWK 16.1.3b] A unit that may not enter the enemy's country before it has reached the
    /// area.
    Outside {
        /// The unit.
        unit: UnitId,
    },
    /// [NWK 15.8] When Japanese ground forces may come to Korea.
    Japan {
        /// So many urban hexes of Seoul are in enemy hands.
        seoul_hexes: u8,
        /// And an enemy unit stands in one of these.
        south: HexSet,
    },
}

/// What the players may agree on, and its price.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionOffer {
    /// The name of the option.
    pub name: &'static str,
    /// Victory points that it gives a side before play.
    pub price: Option<(Side, i16)>,
}
