//! A game that begins in the middle, as the rules see it.

use std::collections::BTreeMap;

use hexgrid::HexId;

use super::Piece;
use crate::ch03_sequence::Segment;
use crate::state::{
    Air, Clearing, Helicopter, HelicopterId, Pools, ScenarioMark, Ship, ShipId, Tunnel, TurnKind,
    Unit, UnitId,
};
use crate::terms::{SeaControl, Side, Weather, Zone};

/// A game that begins in the middle: what the set-up does not say, or says otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The turn.
    pub turn: u8,
    /// The segment; it is about to be played.
    pub segment: Segment,
    /// What kind of turn it is.
    pub kind: TurnKind,
    /// The weather.
    pub weather: Weather,
    /// Who rules the air.
    pub air: Air,
    /// What lies in the hand of each side.
    pub pools: [Pools; 2],
    /// [NW 11.0a] Replacement points in hand, by nation.
    pub replacements: [u8; 7],
    /// [NW 2.8] Who controls a hex, where it is not the side of its country.
    pub control: BTreeMap<HexId, Side>,
    /// [NW 8.3.1.10b] Border hexes that have changed hands, besides those that are in enemy
    /// hands.
    pub captured: Vec<HexId>,
    /// [NW 6.3.1] Bases in enemy hands whose capture has been rolled for.
    pub overrun: Vec<HexId>,
    /// [NW 8.3.1.8c] Ends of ferries that are destroyed.
    pub lost_ferries: Vec<HexId>,
    /// [NW 8.4.1a] Clearing markers, in the order of their hexes.
    pub clearing: Vec<Clearing>,
    /// [NWK 2.6]
    pub tunnels: Vec<Tunnel>,
    /// Marks of scenario rules.
    pub marks: Vec<ScenarioMark>,
    /// [NW 7.1] Who holds the two boxes of a sea zone, where it is not as the card says.
    pub sea: Vec<(Zone, [SeaControl; 2])>,
    /// [NWK 2.5.1, 7.3] Pieces that are late, each with its line on the card.
    pub delayed: Vec<(Piece, u16)>,
    /// Ground units that are not as the set-up has them.
    pub units: Vec<(UnitId, Unit)>,
    /// Helicopters that are not as the set-up has them.
    pub helicopters: Vec<(HelicopterId, Helicopter)>,
    /// Naval units that are not as the set-up has them.
    pub ships: Vec<(ShipId, Ship)>,
}
