//! [NW 7.3] Naval units: where they lie, and what drives them away.

use hexgrid::{Flood, HexId, StepCost};
use kernel::{Illegal, refuse};

use super::{Ask, Event};
use crate::action::Spot;
use crate::agenda::Event as AnyEvent;
use crate::state::{Berth, ShipId, War};
use crate::terms::{OffMap, SeaControl, Side, Zone};

impl War {
    /// The side of a naval unit.
    pub fn ship_side(&self, id: ShipId) -> Side {
        self.ship_spec(id).nation.side()
    }

    /// The place on the table where a naval unit lies; none for one that is not in play.
    pub(crate) fn spot_of_berth(berth: Berth) -> Option<Spot> {
        match berth {
            Berth::AtSea(zone) => Some(Spot::AtSea(zone)),
            Berth::Inshore(zone) => Some(Spot::Inshore(zone)),
            Berth::Hex(hex) => Some(Spot::Hex(hex)),
            Berth::Box(off_map) => Some(Spot::Box(off_map)),
            Berth::Awaited | Berth::Unused => None,
        }
    }

    /// [NW 8.5.6.2] The zone of the harbor in a box off the map. Japan lies on neither.
    // Interpretation: Busan and Hamhung open on the East Sea; ships leave Japan for either.
    pub(crate) fn zone_of_box(off_map: OffMap) -> Option<Zone> {
        match off_map {
            OffMap::Busan | OffMap::Hamhung => Some(Zone::East),
            OffMap::Japan => None,
        }
    }

    /// [NW 8.5.6.2] The zone where a naval unit is; none in Japan or out of play.
    pub(crate) fn zone_of(&self, berth: Berth) -> Option<Zone> {
        match berth {
            Berth::AtSea(zone) | Berth::Inshore(zone) => Some(zone),
            Berth::Hex(hex) => self.scenario.board.zone[hex],
            Berth::Box(off_map) => Self::zone_of_box(off_map),
            Berth::Awaited | Berth::Unused => None,
        }
    }

    /// [NW 8.5.6.3, 8.5.7.1a] Whether a hex is a port that a side can use: it controls it, and no
    /// enemy has come into it.
    pub fn is_friendly_port(&self, side: Side, hex: HexId) -> bool {
        let board = &self.scenario.board;
        board.places[hex].port
            && board.zone[hex].is_some()
            && self.controller(hex) == side
            && !self.holds(side.other(), hex)
    }

    /// [NW 8.5.6.3] Whether a berth is a port of a zone that a side can use, on the map or off it.
    pub(crate) fn is_port_of(&self, side: Side, zone: Zone, berth: Berth) -> bool {
        let friendly = match berth {
            Berth::Hex(hex) => self.is_friendly_port(side, hex),
            Berth::Box(off_map) => off_map.side() == side,
            Berth::AtSea(_) | Berth::Inshore(_) | Berth::Awaited | Berth::Unused => false,
        };
        friendly && self.zone_of(berth) == Some(zone)
    }

    /// Every port that there is, on the map and off it.
    pub(crate) fn ports(&self) -> impl Iterator<Item = Berth> + '_ {
        let here = self.scenario.board.lists.ports.iter().copied().map(Berth::Hex);
        here.chain(OffMap::ALL.iter().copied().map(Berth::Box))
    }

    /// Puts a naval unit somewhere; whoever is aboard comes along.
    pub(crate) fn berth(&mut self, id: ShipId, berth: Berth, events: &mut Vec<AnyEvent>) {
        self.ship_mut(id).berth = berth;
        events.push(Event::Moved { ship: id, berth }.into());
    }

    /// [NW 4.1.3f, 8.5.6.5] In storms every naval unit seeks a friendly At Sea box or port of its
    /// zone; where it has a choice its owner is asked.
    pub fn shelter_ships(&mut self, events: &mut Vec<AnyEvent>) {
        let all: Vec<ShipId> = self.ships().collect();
        for id in all.into_iter().rev() {
            if self.is_sheltered(id) {
                continue;
            }
            match self.shelters(id)[..] {
                [only] => {
                    if self.ship(id).berth != only {
                        self.berth(id, only, events);
                    }
                }
                _ => self.core.owe(Ask::Shelter(id)),
            }
        }
    }

    /// [NW 8.5.6.5] Whether a naval unit may stay where it is.
    fn is_sheltered(&self, id: ShipId) -> bool {
        let side = self.ship_side(id);
        match self.ship(id).berth {
            Berth::AtSea(zone) => self.at_sea(zone).is_friendly(side),
            Berth::Hex(hex) => self.is_friendly_port(side, hex),
            Berth::Inshore(_) => false,
            Berth::Box(_) | Berth::Awaited | Berth::Unused => true,
        }
    }

    /// [NW 8.5.6.5] Where a naval unit may ride out the storms; with no haven at all, the At Sea
    /// box of its zone.
    pub(super) fn shelters(&self, id: ShipId) -> Vec<Berth> {
        let side = self.ship_side(id);
        let zone = self.zone_of(self.ship(id).berth).expect("who seeks shelter is in a zone");
        let mut berths: Vec<Berth> =
            self.ports().filter(|it| self.is_port_of(side, zone, *it)).collect();
        if berths.is_empty() || self.at_sea(zone).is_friendly(side) {
            berths.insert(0, Berth::AtSea(zone));
        }
        berths
    }

    /// [NW 8.5.6.5] Whether a naval unit may ride out the storms there.
    pub(super) fn may_shelter(&self, id: ShipId, spot: Spot) -> Result<Berth, Illegal> {
        let fits = |it: &Berth| Self::spot_of_berth(*it) == Some(spot);
        match self.shelters(id).into_iter().find(fits) {
            Some(berth) => Ok(berth),
            None => refuse("nw:8.5.6.5", "it is no shelter for the naval unit"),
        }
    }

    /// [NW 9.11] A side's units have come into a port: enemy ships there go to the Inshore box,
    /// unless it is the other side's, or else to their nearest port.
    pub(crate) fn expel_ships(&mut self, side: Side, hex: HexId, events: &mut Vec<AnyEvent>) {
        for id in self.ships() {
            if self.ship(id).berth == Berth::Hex(hex)
                && self.ship_side(id) != side
                && self.scenario.board.is_land(hex)
            {
                let berth = self.refuge(id, hex);
                self.berth(id, berth, events);
            }
        }
    }

    /// [NW 9.11] Where a naval unit goes that is driven out of a port.
    // Interpretation: without a box or a port to go to, it stands out to sea.
    fn refuge(&self, id: ShipId, from: HexId) -> Berth {
        let side = self.ship_side(id);
        let zone = self.scenario.board.zone[from].expect("a port of ships lies on the sea");
        let control = self.inshore(zone);
        if control == SeaControl::Contested || control.is_friendly(side) {
            return Berth::Inshore(zone);
        }
        let board = &self.scenario.board;
        let coast = |hex: HexId| board.is_land(hex) && board.zone[hex].is_some();
        let all = u16::try_from(board.map.grid.len()).expect("a map has few hexes");
        let mut flood = Flood::new();
        flood.run(&board.map.grid, from, all, |_, _, to, _| {
            coast(to).then_some(StepCost { mp: 1, stops: false })
        });
        let ports = flood.reached().filter(|(hex, _)| self.is_friendly_port(side, *hex));
        let nearest = ports.min_by_key(|(hex, cost)| (*cost, *hex));
        nearest.map_or(Berth::AtSea(zone), |(hex, _)| Berth::Hex(hex))
    }
}
