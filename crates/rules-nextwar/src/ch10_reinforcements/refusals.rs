//! [NWK 7.1, 7.3] Why a piece does not arrive somewhere, by the rule that keeps it away.

use kernel::{Illegal, refuse};

use super::arrives_by_sea;
use crate::action::Spot;
use crate::scenario::{ArrivalPlace, Piece};
use crate::state::{HelicopterId, UnitId, War};
use crate::terms::{Nation, OffMap, Side};

impl War {
    /// [NWK 7.1] Refuses a place where a piece does not arrive.
    pub(super) fn refuse_arrival<T>(
        &self,
        piece: Piece,
        line: u16,
        spot: Spot,
    ) -> Result<T, Illegal> {
        match (&self.arrival(line).at, piece) {
            (ArrivalPlace::Hexes(_) | ArrivalPlace::Box(_), _)
            | (ArrivalPlace::AnyBase, Piece::Unit(_)) => {
                refuse("nw:10.0", "the scenario has it arrive elsewhere")
            }
            (
                ArrivalPlace::AnyBase
                | ArrivalPlace::NorthEdge
                | ArrivalPlace::Printed
                | ArrivalPlace::ByRule,
                Piece::Ship(_),
            ) => refuse("nwk:7.1.4a", "it does not arrive there"),
            (place, Piece::Helicopter(id)) => self.refuse_helicopter(id, place, spot),
            (_, Piece::Unit(unit)) if self.refuses_for_storms(unit, line) => {
                refuse("nwk:7.3", "nobody arrives there in storms")
            }
            (ArrivalPlace::NorthEdge, Piece::Unit(_)) => {
                refuse("nwk:15.14b", "the Chinese come along the north edge")
            }
            (ArrivalPlace::Printed, Piece::Unit(unit)) => self.refuse_at_home(unit),
            (ArrivalPlace::ByRule, Piece::Unit(unit)) => self.refuse_by_rule(unit, line, spot),
        }
    }

    /// [NWK 7.3, 7.3b] Whether storms say where a unit may come.
    fn refuses_for_storms(&self, unit: UnitId, line: u16) -> bool {
        match self.arrival(line).at {
            ArrivalPlace::NorthEdge | ArrivalPlace::ByRule => self.is_stormy(),
            ArrivalPlace::Printed => self.is_stopped_by_storms(Piece::Unit(unit)),
            ArrivalPlace::Hexes(_) | ArrivalPlace::Box(_) | ArrivalPlace::AnyBase => false,
        }
    }

    /// [NWK 7.1.2a, 7.1.2.2a] Refuses another hex than that of a counter.
    fn refuse_at_home<T>(&self, unit: UnitId) -> Result<T, Illegal> {
        let rule = match (self.spec(unit).is_reserve(), self.side(unit)) {
            (true, Side::Allied) => "nwk:7.1.2a",
            (true, Side::Dprk) => "nwk:7.1.2.2a",
            (false, Side::Allied | Side::Dprk) => "nwk:7.1.4a",
        };
        refuse(rule, "it comes in the hex of its counter, or beside it where that is full")
    }

    /// [NWK 7.1.6, 7.3] [NW 6.5.1.1] Refuses a base for a helicopter.
    fn refuse_helicopter<T>(
        &self,
        id: HelicopterId,
        place: &ArrivalPlace,
        spot: Spot,
    ) -> Result<T, Illegal> {
        let side = self.helicopter_side(id);
        let full = |it: Spot| {
            matches!(it, Spot::Hex(hex) if self.is_friendly_base(side, hex)
                && self.is_base_full(hex))
        };
        if *place != ArrivalPlace::AnyBase && self.is_stormy() {
            return refuse("nwk:7.3", "nobody arrives there in storms");
        }
        if full(spot) {
            return refuse("nw:6.5.1.1", "the base has no room for it");
        }
        match (place, side) {
            (ArrivalPlace::AnyBase, _) => {
                refuse("nw:6.5.1a", "it is no base of the helicopter's side")
            }
            (_, Side::Allied) => {
                refuse("nwk:7.1.6", "helicopters arrive at a base of the South, or in Japan")
            }
            (_, Side::Dprk) => refuse("nwk:15.14b", "it is no base of the helicopter's side"),
        }
    }

    /// [NWK 2.5.1, 7.1.4b, 7.1.4c, 7.1.4d, 7.1.4.1] Refuses a place for a unit that comes by sea
    /// or by air.
    fn refuse_by_rule<T>(&self, unit: UnitId, line: u16, spot: Spot) -> Result<T, Illegal> {
        let kind = self.spec(unit).kind;
        let marine = kind.is_marine() && self.side(unit) == Side::Allied;
        if !marine && !arrives_by_sea(kind, self.spec(unit).size) {
            return refuse("nwk:7.1.4d", "it arrives at an airbase out of enemy zones of control");
        }
        let places = &self.scenario.board.places;
        let port = matches!(spot, Spot::Hex(hex) if places[hex].port);
        if port && !marine && self.nation(unit) == Nation::Us && !self.is_late(line) {
            return refuse("nwk:2.5.1", "it comes to another port than Busan a turn late");
        }
        let busan = spot == Spot::Box(OffMap::Busan);
        if (port || busan) && self.is_port_full(unit, spot) {
            return refuse("nwk:7.1.4.1", "the port takes no more this turn");
        }
        if marine {
            return refuse("nwk:7.1.4c", "Marines arrive at a port, with ships at sea or in Japan");
        }
        refuse("nwk:7.1.4b", "it arrives at a port out of enemy zones of control")
    }
}
