//! [NW 8.3] Terrain: what one step costs one unit.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::state::{UnitId, War};
use crate::terms::{Class, Country, Road, Side, Terrain};

/// How a step is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Going {
    /// Along a road where one leads there.
    Road,
    /// [NW 8.1.1.1c, 8.3.1.10a] Out of a full hex or an enemy fortification that the unit has
    /// only come through: off the roads.
    Through,
    /// [NW 8.4.2] Past the place in the hex, off the roads.
    Bypass,
}

/// What a step costs one unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Price {
    /// So many sixths of a point.
    Sixths(u16),
    /// [NW 8.3.3b] The whole allowance.
    Everything,
}

impl War {
    /// [NW 8.3, 8.3.1a, 8.3.1.1a, 8.3.1.1b, 8.3.1.4, 8.3.1.6, 8.1.1.1g] [NWK 2.1, 2.2a] What a
    /// step costs a unit by terrain, roads, hexsides, border and crowding; towns and airfields
    /// cost nothing, zones of control are reckoned apart.
    pub(crate) fn terrain_price(
        &self,
        id: UnitId,
        (from, way, to): (HexId, Direction, HexId),
        going: Going,
    ) -> Result<Price, Illegal> {
        let board = &self.scenario.board;
        let chart = &self.scenario.charts.terrain;
        let class = self.spec(id).class();
        if !board.is_land(to) {
            return refuse("nw:8.3.3c", "ground units do not enter the sea");
        }
        if self.has_hovercraft(from, way) {
            self.may_board_hovercraft(id)?;
            return Ok(Price::Sixths(chart.hovercraft));
        }
        let crossing = self.crossing_price(id, (from, way))?;
        let road = self.road_price(id, (from, way, to), going);
        let terrain = board.terrain_in(self.options.season, to);
        let open = chart.terrain(terrain, class, self.core.weather);
        let Some(entering) = road.or(open) else {
            return self.prohibited(id, (from, way, to));
        };
        // A bridge cancels the surcharge of the river it crosses.
        let river = if board.rivers.contains(from, way) && !board.is_bridged(from, way) {
            chart.river(class)
        } else {
            0
        };
        let border =
            if self.core.turn == 1 && board.fortified[to].is_some() { chart.border } else { 0 };
        let crowded = if self.core.crowded.contains(&from) { chart.overstacked } else { 0 };
        Ok(Price::Sixths(entering + river + crossing + border + crowded))
    }

    /// [NW 8.3.1.8a, 8.3.3c] [NWK 15.1] What it costs to cross a side that is all water, where
    /// that can be done at all.
    fn crossing_price(&self, id: UnitId, (from, way): (HexId, Direction)) -> Result<u16, Illegal> {
        let board = &self.scenario.board;
        if !board.all_water.contains(from, way) || board.road(from, way).is_some() {
            return Ok(0);
        }
        if board.ferries.contains(from, way) {
            self.may_use_ferry(self.side(id), from, way)?;
            return Ok(self.scenario.charts.terrain.river(self.spec(id).class()));
        }
        refuse("nw:8.3.3c", "there is only water between the two hexes")
    }

    /// [NW 8.3.1.8a, 8.3.1.8c] Whether a side may cross by a ferry: it runs for friends of its
    /// country, until an enemy has stood at either end.
    pub(crate) fn may_use_ferry(
        &self,
        side: Side,
        from: HexId,
        way: Direction,
    ) -> Result<(), Illegal> {
        let board = &self.scenario.board;
        if board.home_of(from) != Some(side) {
            return refuse("nw:8.3.1.8a", "the ferry runs for the other side");
        }
        let to = board.map.grid.neighbor(from, way).expect("a ferry leads to a hex");
        if [from, to].iter().any(|it| self.core.lost_ferries.contains(it)) {
            return refuse("nw:8.3.1.8c", "the ferry has been destroyed");
        }
        Ok(())
    }

    /// [NW 8.3.2] What a step along a road costs; `None` where no road serves.
    fn road_price(
        &self,
        id: UnitId,
        (from, way, to): (HexId, Direction, HexId),
        going: Going,
    ) -> Option<u16> {
        let road = self.usable_road(id, (from, way, to), going)?;
        let class = self.spec(id).class();
        Some(self.scenario.charts.terrain.road(road, class, self.core.weather))
    }

    /// [NW 8.3.2a, 8.3.2b, 8.1.1.1c, 8.3.1.10a] [NWK 3.1.1d] The road that a unit may follow in a
    /// step. Not past a place, not into an enemy fortification or a hex that is full, and not for
    /// light infantry that slips past enemies; who passes through such a hex goes off the roads.
    pub(crate) fn usable_road(
        &self,
        id: UnitId,
        (from, way, to): (HexId, Direction, HexId),
        going: Going,
    ) -> Option<Road> {
        let side = self.side(id);
        let full = |hex| self.points_in(hex) >= self.stacking_limit(hex, side);
        let slips = |hex| self.slips_through(id, hex) && self.in_enemy_zone(side, hex);
        if going != Going::Road
            || self.is_enemy_fortification(side, to)
            || (self.holds(side, to) && full(to))
            || slips(from)
            || slips(to)
        {
            return None;
        }
        self.road_of_turn(from, way)
    }

    /// [NW 8.3.2c] [NWK 15.11] The road across a side: into and out of an urban hex a primary
    /// one; as refugees leave it.
    pub(crate) fn road_of_turn(&self, from: HexId, way: Direction) -> Option<Road> {
        let board = &self.scenario.board;
        let printed = board.road(from, way)?;
        let to = board.map.grid.neighbor(from, way).expect("a road leads to a hex");
        let urban = [from, to].iter().any(|it| board.terrain[*it] == Terrain::Urban);
        let road = if urban { Road::Primary } else { printed };
        self.road_among_refugees(board.country[from]?, road)
    }

    /// [NWK 15.11, 15.11b, 15.11c, 15.11d] A road as refugees leave it: in the ROK, each taken
    /// down one class at most.
    pub(crate) fn road_among_refugees(&self, country: Country, road: Road) -> Option<Road> {
        if !self.options.refugees || country != Country::Rok {
            return Some(road);
        }
        match (self.core.turn, road) {
            (1..=3, Road::Secondary) => None,
            (1..=3, Road::Primary) => Some(Road::Secondary),
            (1, Road::Highway) => Some(Road::Primary),
            (_, road) => Some(road),
        }
    }

    /// [NW 8.3.1.10] Whether a hex is a fortification of the enemies of a side that still is one.
    pub fn is_enemy_fortification(&self, side: Side, hex: HexId) -> bool {
        self.fortification_of(hex) == Some(side.other())
    }

    /// [NW 8.3.1.10b] [NWK 2.2g] Whose fortification a hex still is: it is none any more once the
    /// enemy has controlled it.
    pub fn fortification_of(&self, hex: HexId) -> Option<Side> {
        let owner = self.scenario.board.fortified[hex]?.side();
        (!self.core.captured.contains(hex)).then_some(owner)
    }

    /// [NW 8.3.3a, 8.3.3b] A unit with vehicles enters the mountains by road alone; an enemy
    /// fortification there, which has no road for it, costs everything where a road leads in.
    fn prohibited(
        &self,
        id: UnitId,
        (from, way, to): (HexId, Direction, HexId),
    ) -> Result<Price, Illegal> {
        let board = &self.scenario.board;
        let mountain = board.terrain[to] == Terrain::Mountain;
        let vehicles = matches!(self.spec(id).class(), Class::Motorized | Class::Mechanized);
        if mountain && vehicles {
            if self.is_enemy_fortification(self.side(id), to) && board.road(from, way).is_some() {
                return Ok(Price::Everything);
            }
            return refuse("nw:8.3.3a", "vehicles enter the mountains only by road");
        }
        refuse("nw:8.3.1a", "the ground is closed to this unit in this weather")
    }
}
