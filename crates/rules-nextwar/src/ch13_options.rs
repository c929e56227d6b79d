//! [NW 13] Optional rules of the standard game.
//!
//! What players agree on is in `options`; the base that airmobile moves begin at, of 13.2, is
//! reckoned where they are flown, in `ch08_movement`. This file is 13.1: who is in supply. What
//! it costs to be cut off is told where it matters: strength in `ch09_combat`, allowance, rating
//! and helicopters in `ch08_movement`.

use canon::Digest;
use hexgrid::{Direction, HexId, HexSet, Trace};
use kernel::Dice;

use crate::agenda::{Event as AnyEvent, asks_nothing};
use crate::state::{Arrival, Place, UnitId, War};
use crate::terms::{Class, Kind, OffMap, Side, Terrain};

asks_nothing! {
    /// [NW 13] Nobody is asked anything.
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NW 13.1.2a] Find out who is in supply.
    Supply,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 13.1.4a] Units have come out of supply.
    CutOff(Vec<UnitId>),
    /// [NW 13.1.2a] Units are in supply again.
    Supplied(Vec<UnitId>),
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Supply => game.judge_supply(events),
        }
    }
}

/// Roads that leave the map for a box: the box, and the region of the hexes where they do.
const WAYS_OFF: [(OffMap, &str); 2] =
    [(OffMap::Busan, "busan-entry"), (OffMap::Hamhung, "hamhung-entry")];

impl War {
    /// [NW 13.1.2a] Finds out who is in supply, of both sides.
    ///
    /// Interpretation: the rules name no moment. Supply is judged as each segment begins in which
    /// it matters, those of movement and combat and the Reorganization Phase, and holds until the
    /// next: a landing is then worth what 13.1.3 gives it, and nobody loses allowance on the way.
    fn judge_supply(&mut self, events: &mut Vec<AnyEvent>) {
        let lines = [Side::Dprk, Side::Allied].map(|it| self.lines_of_communication(it));
        let (mut cut_off, mut supplied) = (Vec::new(), Vec::new());
        for id in self.units() {
            let is_cut_off = !self.is_supplied(id, &lines[self.side(id).index()]);
            if is_cut_off == self.unit(id).unsupplied {
                continue;
            }
            self.unit_mut(id).unsupplied = is_cut_off;
            if self.hex(id).is_some() {
                let told = if is_cut_off { &mut cut_off } else { &mut supplied };
                told.push(id);
            }
        }
        if !cut_off.is_empty() {
            events.push(Event::CutOff(cut_off).into());
        }
        if !supplied.is_empty() {
            events.push(Event::Supplied(supplied).into());
        }
    }

    /// [NW 13.1.2b, 13.1.3] Whether a unit is in supply, its side having these lines of
    /// communication: it stands on one or beside it, or has come by parachute or helicopter this
    /// turn.
    fn is_supplied(&self, id: UnitId, lines: &HexSet) -> bool {
        let unit = self.unit(id);
        let flown = matches!(unit.arrival, Arrival::Paradrop | Arrival::Airmobile);
        match unit.place {
            Place::Hex(hex) => {
                flown || self.traces(self.side(id), lines, self.spec(id).class(), hex)
            }
            // Interpretation: ships carry what their Marines need, boxes off the map are cities,
            // and the ways there are roads that no enemy reaches.
            Place::Aboard(_)
            | Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => true,
        }
    }

    /// [NW 13.1.1] Where the supply of a side comes from: Urban and City hexes that it controls,
    /// and beachheads in a zone whose Inshore box is friendly.
    ///
    /// Interpretation: a box off the map is Urban terrain, so the hex where its road comes in is
    /// as good as a source.
    fn supply_sources(&self, side: Side) -> Vec<HexId> {
        let board = &self.scenario.board;
        let town = |it: &HexId| board.terrain[*it] == Terrain::Urban || board.places[*it].city;
        let mut sources: Vec<HexId> = board.map.grid.hexes().filter(town).collect();
        sources.retain(|it| self.controller(*it) == side);
        let beach = |id: UnitId| {
            let hex = self.hex(id).filter(|_| self.side(id) == side)?;
            let zone = board.zone[hex].filter(|_| self.spec(id).kind == Kind::Beachhead)?;
            self.inshore(zone).is_friendly(side).then_some(hex)
        };
        sources.extend(self.units().filter_map(beach));
        let ways_off = WAYS_OFF.iter().filter(|it| it.0.side() == side);
        sources.extend(ways_off.flat_map(|it| board.region(it.1)));
        sources.retain(|it| self.carries_supply(side, *it));
        sources
    }

    /// [NW 13.1.2a] Whether a line of communication may run through a hex: no enemy unit is
    /// there, no zone of control that a friend does not negate, and no Urban, City or
    /// Installation hex of the enemy.
    fn carries_supply(&self, side: Side, hex: HexId) -> bool {
        let hostile = self.scenario.board.needs_clearing(hex) && self.controller(hex) != side;
        !hostile && (self.holds(side, hex) || !self.in_enemy_zone(side, hex))
    }

    /// [NW 13.1.2a] The hexes of all lines of communication of a side: every hex that roads join
    /// to a source.
    ///
    /// Interpretation: hexes with roads are contiguous where a road crosses the side between
    /// them; what refugees leave of it counts.
    pub fn lines_of_communication(&self, side: Side) -> HexSet {
        let grid = &self.scenario.board.map.grid;
        let mut trace = Trace::new();
        // The line runs from the unit to the source: against the search.
        trace.run(grid, self.supply_sources(side), u16::MAX, |_, way, to| {
            self.road_of_turn(to, way.opposite()).is_some() && self.carries_supply(side, to)
        });
        HexSet::of(grid.len(), trace.reached().iter().copied())
    }

    /// [NW 13.1.2b] Whether a unit of a class that stands in a hex traces to one of the lines of
    /// its side: from the hex itself or across one of its sides.
    fn traces(&self, side: Side, lines: &HexSet, class: Class, hex: HexId) -> bool {
        let mut beside = self.scenario.board.map.grid.neighbors(hex);
        let reaches = |way, to| self.reaches(side, class, (hex, way, to));
        lines.contains(hex) || beside.any(|(way, to)| lines.contains(to) && reaches(way, to))
    }

    /// [NW 13.1.2a, 13.1.2b] Whether the one hex to the road can be gone by units of a class: by
    /// a road, or over ground that is not prohibited to them and over no water without a ferry.
    fn reaches(
        &self,
        side: Side,
        class: Class,
        (from, way, to): (HexId, Direction, HexId),
    ) -> bool {
        let board = &self.scenario.board;
        let terrain = board.terrain_in(self.options.season, to);
        let open = self.scenario.charts.terrain.terrain(terrain, class, self.core.weather);
        let ferry =
            || board.ferries.contains(from, way) && self.may_use_ferry(side, from, way).is_ok();
        let dry = !board.all_water.contains(from, way) || ferry();
        board.road(from, way).is_some() || (open.is_some() && dry)
    }

    /// [NW 13.1.2a, 13.1.2b] The hexes where a unit of a side that goes on foot is in supply.
    pub fn supplied_hexes(&self, side: Side) -> HexSet {
        let board = &self.scenario.board;
        let lines = self.lines_of_communication(side);
        let cells = board.map.grid.len();
        let traces =
            |it: &HexId| board.is_land(*it) && self.traces(side, &lines, Class::Infantry, *it);
        HexSet::of(cells, board.map.grid.hexes().filter(traces))
    }
}
