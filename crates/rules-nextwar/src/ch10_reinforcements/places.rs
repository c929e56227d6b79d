//! [NWK 7.1.2, 7.1.4, 7.1.5, 7.1.6, 7.3] Where reinforcements arrive.

use hexgrid::HexId;

use super::arrives_by_sea;
use crate::action::Spot;
use crate::scenario::{ArrivalPlace, Piece};
use crate::state::{Air, Base, Berth, HelicopterId, Place, ShipId, UnitId, War};
use crate::terms::{Nation, OffMap, ShipKind, Side, Weather, Zone};
use crate::titles::korea;

impl War {
    /// [NWK 7.1, 15.8b] Where a piece may arrive; the Japanese come in the box of Japan.
    pub(crate) fn arrival_spots(&self, piece: Piece, line: u16) -> Vec<Spot> {
        let arrival = self.arrival(line);
        let side = arrival.side;
        match (&arrival.at, piece) {
            (ArrivalPlace::Hexes(hexes), _) => {
                let open = |it: &&HexId| !self.holds(side.other(), **it);
                hexes.iter().filter(open).map(|it| Spot::Hex(*it)).collect()
            }
            (ArrivalPlace::Box(off_map), _) => vec![Spot::Box(*off_map)],
            (ArrivalPlace::NorthEdge, Piece::Unit(unit)) if self.is_stormy() => {
                self.storm_spots(unit)
            }
            (ArrivalPlace::Printed, Piece::Unit(unit)) if self.is_stopped_by_storms(piece) => {
                self.storm_spots(unit)
            }
            (ArrivalPlace::NorthEdge, Piece::Helicopter(id)) => self.helicopter_spots(id),
            (ArrivalPlace::AnyBase, Piece::Helicopter(id)) => self.free_bases(id),
            (ArrivalPlace::AnyBase, Piece::Unit(unit)) => self.airbases_for(unit),
            (ArrivalPlace::NorthEdge, Piece::Unit(unit)) => self.edge_hexes(unit),
            (ArrivalPlace::Printed, Piece::Unit(unit)) => self.printed_hexes(unit),
            (ArrivalPlace::ByRule, Piece::Unit(unit)) => self.spots_by_rule(unit, line),
            (ArrivalPlace::ByRule | ArrivalPlace::Printed, Piece::Helicopter(id)) => {
                self.helicopter_spots(id)
            }
            (
                ArrivalPlace::AnyBase
                | ArrivalPlace::NorthEdge
                | ArrivalPlace::Printed
                | ArrivalPlace::ByRule,
                Piece::Ship(id),
            ) => self.ship_spots(id),
        }
    }

    pub(super) fn is_stormy(&self) -> bool {
        self.core.weather == Weather::Storms
    }

    /// [NWK 7.1.2b, 7.3b] The hex printed on a reserve; if that would be overstacked also those
    /// beside it, and these alone if the enemy is there. Storms do not hinder who comes at home.
    fn printed_hexes(&self, unit: UnitId) -> Vec<Spot> {
        let Some(hex) = self.scenario.printed[usize::from(unit.0)] else { return Vec::new() };
        let side = self.side(unit);
        let room = |it: HexId| {
            self.points_in(it) + self.face(unit).stacking <= self.stacking_limit(it, side)
        };
        let own = |it: HexId| self.controller(it) == side && !self.holds(side.other(), it);
        let home = own(hex).then_some(Spot::Hex(hex));
        if home.is_some() && room(hex) {
            return home.into_iter().collect();
        }
        let open = |it: &HexId| {
            self.scenario.board.is_land(*it)
                && own(*it)
                && room(*it)
                && korea::may_enter(self, unit, *it).is_ok()
        };
        home.into_iter().chain(self.beside(hex).filter(open).map(Spot::Hex)).collect()
    }

    /// [NWK 15.14b] Land hexes of the north edge that are free of enemies.
    fn edge_hexes(&self, unit: UnitId) -> Vec<Spot> {
        let columns = self.scenario.board.map.grid.columns();
        let open = |it: &HexId| {
            it.0 < columns
                && self.scenario.board.is_land(*it)
                && !self.holds(self.side(unit).other(), *it)
        };
        self.scenario.board.map.grid.hexes().filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 7.1.4b, 7.1.4c, 7.1.4d, 7.1.5, 7.3] [NW 4.1.3e] Where a unit arrives by the rules: by
    /// sea, by air, or in Japan; in storms elsewhere.
    fn spots_by_rule(&self, unit: UnitId, line: u16) -> Vec<Spot> {
        let side = self.side(unit);
        if self.is_stormy() {
            return self.storm_spots(unit);
        }
        if self.spec(unit).kind.is_marine() && side == Side::Allied {
            return self.marine_spots(unit);
        }
        if arrives_by_sea(self.spec(unit).kind, self.spec(unit).size) {
            return self.sea_spots(unit, line);
        }
        let bases = self.airbases_for(unit);
        match side {
            Side::Allied if bases.is_empty() => vec![Spot::Box(OffMap::Japan)],
            Side::Allied | Side::Dprk => bases,
        }
    }

    /// [NWK 7.1.4c] Marines: at any friendly port of the South, Busan among them, even in an enemy
    /// zone of control; with ships in a friendly At Sea box; in Japan.
    fn marine_spots(&self, unit: UnitId) -> Vec<Spot> {
        let mut spots = self.ports_for(unit, |_| true);
        spots.extend(self.busan_for(unit));
        spots.extend(self.ships_at_sea(unit));
        spots.push(Spot::Box(OffMap::Japan));
        spots
    }

    /// [NWK 7.1.4.1] Busan, if its port can still take a unit this turn.
    fn busan_for(&self, unit: UnitId) -> Option<Spot> {
        let busan = Spot::Box(OffMap::Busan);
        (!self.is_port_full(unit, busan)).then_some(busan)
    }

    /// [NWK 7.1.4.1] Whether a port cannot take a unit any more this turn.
    pub(super) fn is_port_full(&self, unit: UnitId, spot: Spot) -> bool {
        let chart = &self.scenario.charts.transport;
        let (place, limit) = match spot {
            Spot::Hex(hex) => (Place::Hex(hex), chart.port),
            Spot::Box(off_map) => (Place::Box(off_map), chart.busan),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => return false,
        };
        self.landed_in(place) + self.face(unit).stacking > limit
    }

    /// [NWK 7.1.4b, 2.5.1] By sea: US Army units at Busan or in Japan, at another port only a
    /// turn late; others at any friendly port that is not in an enemy zone of control.
    fn sea_spots(&self, unit: UnitId, line: u16) -> Vec<Spot> {
        let allied = self.side(unit) == Side::Allied;
        let mut spots = Vec::new();
        if allied {
            spots.extend(self.busan_for(unit));
            spots.push(Spot::Box(OffMap::Japan));
        }
        if self.nation(unit) != Nation::Us || self.is_late(line) {
            let side = self.side(unit);
            spots.extend(self.ports_for(unit, |it| !self.in_enemy_zone(side, it)));
        }
        spots
    }

    /// [NWK 7.3] Where a unit goes in storms: Japan, or for Marines ships at sea; Hamhung or N2000
    /// for the DPRK.
    fn storm_spots(&self, unit: UnitId) -> Vec<Spot> {
        match self.side(unit) {
            Side::Allied => {
                let ships = if self.spec(unit).kind.is_marine() {
                    self.ships_at_sea(unit)
                } else {
                    Vec::new()
                };
                ships.into_iter().chain([Spot::Box(OffMap::Japan)]).collect()
            }
            Side::Dprk => {
                let entry = self.scenario.board.region("storm-entry").iter();
                let open =
                    entry.filter(|it| !self.holds(Side::Allied, **it)).map(|it| Spot::Hex(*it));
                open.chain([Spot::Box(OffMap::Hamhung)]).collect()
            }
        }
    }

    /// [NWK 7.1.4.1] Friendly ports of one's own country that are fit and can still take a unit
    /// this turn.
    fn ports_for(&self, unit: UnitId, fit: impl Fn(HexId) -> bool) -> Vec<Spot> {
        let side = self.side(unit);
        let board = &self.scenario.board;
        let open = |it: &HexId| {
            board.home_of(*it) == Some(side)
                && self.controller(*it) == side
                && !self.holds(side.other(), *it)
                && fit(*it)
                && !self.is_port_full(unit, Spot::Hex(*it))
        };
        board.lists.ports.iter().copied().filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 7.1.4.1] Stacking points that have arrived somewhere in this phase.
    fn landed_in(&self, place: Place) -> u8 {
        let here = |it: &UnitId| self.unit(*it).place == place && self.unit(*it).moved;
        self.units().filter(here).map(|it| self.face(it).stacking).sum()
    }

    /// [NWK 7.1.4c] Friendly amphibious ships at sea that have room for Marines.
    fn ships_at_sea(&self, unit: UnitId) -> Vec<Spot> {
        let fits = |it: &ShipId| {
            let friendly = |zone: Zone| self.at_sea(zone).is_friendly(Side::Allied);
            self.ship_spec(*it).kind == ShipKind::Amph
                && self.ship_spec(*it).nation.side() == self.side(unit)
                && matches!(self.ship(*it).berth, Berth::AtSea(zone) if friendly(zone))
                && self.room_aboard(*it) >= self.face(unit).stacking
        };
        self.ships().filter(fits).map(Spot::Aboard).collect()
    }

    /// [NWK 7.1.4d, 7.1.5] Friendly airbases of one's own country that are not captured and not in
    /// an enemy zone of control.
    fn airbases_for(&self, unit: UnitId) -> Vec<Spot> {
        let side = self.side(unit);
        let board = &self.scenario.board;
        let open = |it: &HexId| {
            board.places[*it].airbase
                && board.home_of(*it) == Some(side)
                && self.controller(*it) == side
                && !self.in_enemy_zone(side, *it)
        };
        board.lists.bases.iter().copied().filter(open).map(Spot::Hex).collect()
    }

    /// [NW 6.5.1.1] Friendly bases at home that have room for a helicopter.
    fn free_bases(&self, id: HelicopterId) -> Vec<Spot> {
        let side = self.helicopter_side(id);
        let board = &self.scenario.board;
        let open = |it: &HexId| {
            self.is_friendly_base(side, *it)
                && board.home_of(*it) == Some(side)
                && !self.is_base_full(*it)
        };
        board.lists.bases.iter().copied().filter(open).map(Spot::Hex).collect()
    }

    /// [NW 6.5.1.1] Whether a base has no room for another helicopter.
    pub(super) fn is_base_full(&self, hex: HexId) -> bool {
        let chart = &self.scenario.charts.stacking;
        let airbase = self.scenario.board.places[hex].airbase;
        let limit = if airbase { chart.airbase } else { chart.airfield };
        let there = self.helicopters().filter(|it| self.helicopter(*it).base == Base::Hex(hex));
        there.count() >= usize::from(limit)
    }

    /// [NWK 7.1.6] Whether the side of a helicopter has at least an advantage in the air.
    pub(super) fn is_ahead(&self, id: HelicopterId) -> bool {
        matches!(self.core.air, Air::Held(holder, _) if holder == self.helicopter_side(id))
    }

    /// [NWK 7.1.6, 7.3] Helicopters of the Allies come to Korea only while they have at least an
    /// advantage in the air and a base has room, otherwise to Japan; in storms nobody comes to
    /// Korea, but for those bound for the North who go to Hamhung.
    fn helicopter_spots(&self, id: HelicopterId) -> Vec<Spot> {
        let bases = if self.is_stormy() { Vec::new() } else { self.free_bases(id) };
        match self.helicopter_side(id) {
            Side::Allied if self.is_ahead(id) && !bases.is_empty() => bases,
            Side::Allied => vec![Spot::Box(OffMap::Japan)],
            Side::Dprk if self.is_stormy() => vec![Spot::Box(OffMap::Hamhung)],
            Side::Dprk => bases,
        }
    }

    /// Naval units arrive in an At Sea box, or in Japan.
    fn ship_spots(&self, id: ShipId) -> Vec<Spot> {
        let zones =
            Zone::ALL.iter().filter(|it| self.scenario.sea.is_some_and(|sea| sea.has(**it)));
        let boxes = zones.map(|it| Spot::AtSea(*it));
        match self.ship_spec(id).nation.side() {
            Side::Allied => boxes.chain([Spot::Box(OffMap::Japan)]).collect(),
            Side::Dprk => boxes.collect(),
        }
    }
}
