//! [NWK 5.5] Boxes and lines beyond the map.
//!
//! A line leads from a box, or from another hex of the edge, to a hex of the map. Where a unit on
//! it is, is told in sixths of points from its beginning. Who finds the entry hex held by enemies
//! waits beside it, as in a hex of the same terrain.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::Spot;
use crate::agenda::Event as AnyEvent;
use crate::board::Places;
use crate::ch08_movement::{Ask as MovementAsk, Event, Halt, March};
use crate::ch09_combat::Battle;
use crate::state::{Place, UnitId, War};
use crate::terms::{Line, Road, Side, Terrain};

/// A stack that takes a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ride {
    /// Where it is bound.
    pub(crate) to: Spot,
    /// Each unit with what it has spent then, and where it comes to.
    pub(crate) units: Vec<(UnitId, u16, Place)>,
    /// Whether those who come onto the map must stop there.
    pub(crate) stops: bool,
}

/// Which way along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// To the box, or to the first hex of a line without one.
    Back,
    /// To the map, or to the last hex.
    Onward,
}

impl War {
    /// [NWK 5.5.2] Where lines lead from a place.
    pub(crate) fn line_spots(&self, place: Place) -> Vec<Spot> {
        let Some(line) = self.line_of(place) else { return Vec::new() };
        let here = |it: &Spot| match place {
            Place::Hex(hex) => *it != Spot::Hex(hex),
            Place::Box(off_map) => *it != Spot::Box(off_map),
            Place::Line(..)
            | Place::Beside(_)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => true,
        };
        self.ends_of(line).into_iter().filter(here).collect()
    }

    /// The line that a place lies on.
    fn line_of(&self, place: Place) -> Option<Line> {
        let board = &self.scenario.board;
        match place {
            Place::Hex(hex) | Place::Beside(hex) => board.line_at(hex),
            Place::Box(off_map) => {
                let line = *Line::ALL.iter().find(|it| it.off_map() == Some(off_map))?;
                board.entries_of(line).next().map(|_| line)
            }
            Place::Line(line, _) => Some(line),
            Place::Aboard(_) | Place::Awaited | Place::Eliminated | Place::Unused => None,
        }
    }

    /// Both ends of a line, its beginning first.
    fn ends_of(&self, line: Line) -> Vec<Spot> {
        let begins = line.off_map().map(Spot::Box);
        begins.into_iter().chain(self.scenario.board.entries_of(line).map(Spot::Hex)).collect()
    }

    /// [NWK 5.5.2a] [NW 8.3.2c] What a hex of a line costs a unit.
    fn line_step(&self, id: UnitId, line: Line, road: Road) -> u16 {
        let road = self.road_among_refugees(line.country(), road);
        let road = road.expect("lines are better than secondary roads");
        self.scenario.charts.terrain.road(road, self.spec(id).class(), self.core.weather)
    }

    /// [NWK 5.5.2a, 5.5.1b] What the whole of a line costs a unit: so many hexes of highway in
    /// the ROK or of primary road in the DPRK. A box is urban, so that the hex beside it is a
    /// primary road in any case.
    fn line_price(&self, id: UnitId, line: Line) -> u16 {
        let row = self.scenario.charts.transport.lines[line.index()];
        let last = if line.off_map().is_some() { Road::Primary } else { row.road };
        (row.hexes - 1) * self.line_step(id, line, row.road) + self.line_step(id, line, last)
    }

    /// [NWK 5.5.2b, 5.5.2.1a] How far a unit is along a line, in sixths of its points.
    fn line_position(&self, id: UnitId, line: Line, place: Place) -> u16 {
        let whole = self.line_price(id, line);
        let row = self.scenario.charts.transport.lines[line.index()];
        let step = self.line_step(id, line, row.road);
        let last = self.ends_of(line).last().copied();
        match place {
            Place::Line(_, spent) => spent.min(whole),
            Place::Hex(hex) if last == Some(Spot::Hex(hex)) => whole,
            Place::Box(_) | Place::Hex(_) => 0,
            Place::Beside(hex) if last == Some(Spot::Hex(hex)) => whole - step,
            Place::Beside(_) => step,
            Place::Aboard(_) | Place::Awaited | Place::Eliminated | Place::Unused => {
                unreachable!("who takes a line is on it")
            }
        }
    }

    /// [NWK 5.5.2] Whether a stack may go along a line, and how far it comes.
    pub(crate) fn may_take_line(&self, march: &March, to: Spot) -> Result<Ride, Illegal> {
        let first = march.group[0].0;
        let place = self.unit(first).place;
        let side = self.side(first);
        let Some(line) = self.line_of(place).filter(|_| self.line_spots(place).contains(&to))
        else {
            return refuse("nwk:5.5.2a", "no line leads there");
        };
        if line.country().side() != side {
            return refuse("nwk:5.5.1a", "the line belongs to the other side");
        }
        if march.passing {
            return refuse("nw:8.4.2a", "the unit must leave the hex it passes");
        }
        let mut units = Vec::new();
        let mut stops = false;
        for &(id, spent) in &march.group {
            let (spent, end, last) = self.ride_of(march, (id, spent), line, to)?;
            stops |= last;
            units.push((id, spent, end));
        }
        Ok(Ride { to, units, stops })
    }

    /// [NWK 5.5.2b, 5.5.2.1a] What one unit has spent after a line, where it is then, and whether
    /// it must stop there: at the end if its points are enough, otherwise somewhere on the line.
    fn ride_of(
        &self,
        march: &March,
        (id, spent): (UnitId, u16),
        line: Line,
        to: Spot,
    ) -> Result<(u16, Place, bool), Illegal> {
        let place = self.unit(id).place;
        let position = self.line_position(id, line, place);
        let whole = self.line_price(id, line);
        let onward = self.ends_of(line).last() == Some(&to);
        let (way, length) =
            if onward { (Way::Onward, whole - position) } else { (Way::Back, position) };
        let leaving = self.leaving_price(march, id)?;
        let (end, arriving, last) = self.line_end(id, line, to)?;
        let allowance = self.allowance(id);
        let total = match end {
            Place::Beside(_) => {
                let row = self.scenario.charts.transport.lines[line.index()];
                let step = self.line_step(id, line, row.road);
                spent + leaving + length.saturating_sub(step) + arriving
            }
            Place::Hex(hex) => spent + leaving + length + arriving + self.full_hex_price(id, hex),
            Place::Box(_)
            | Place::Line(..)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => spent + leaving + length + arriving,
        };
        if total <= allowance {
            return Ok((total, end, last || total == allowance));
        }
        let left = allowance.saturating_sub(spent + leaving).min(length.saturating_sub(1));
        if left == 0 {
            return refuse("nwk:5.5.2b", "the unit has too few movement points for the line");
        }
        let on_line = match way {
            Way::Onward => position + left,
            Way::Back => position - left,
        };
        Ok((allowance, Place::Line(line, on_line), true))
    }

    /// [NW 8.2.2b, 8.2.2c] What it costs to leave an enemy zone of control along a line.
    fn leaving_price(&self, march: &March, id: UnitId) -> Result<u16, Illegal> {
        let place = self.unit(id).place;
        let hindered = self.is_hindered(id);
        if hindered && march.steps > 0 {
            return refuse("nw:8.2.2b", "the unit had to stop in the enemy zone of control");
        }
        let stays =
            |it: UnitId| self.unit(it).place == place && !march.group.iter().any(|g| g.0 == it);
        let friend = self.units().any(|it| self.side(it) == self.side(id) && stays(it));
        Ok(if hindered && !friend { self.scenario.charts.terrain.zone } else { 0 })
    }

    /// [NWK 5.5.2.1a] [NW 8.2.2a, 8.2.2d] Where a line ends for a unit, what an enemy zone of
    /// control there costs, and whether it must stop: beside an entry hex that the enemy holds.
    fn line_end(&self, id: UnitId, line: Line, to: Spot) -> Result<(Place, u16, bool), Illegal> {
        let zone = self.scenario.charts.terrain.zone;
        let side = self.side(id);
        match to {
            Spot::Hex(hex)
                if self.unit(id).place == Place::Beside(hex) && self.holds(side.other(), hex) =>
            {
                refuse("nw:8.2.2a", "an enemy unit stands there")
            }
            Spot::Hex(hex) if self.holds(side.other(), hex) => {
                let hindered = self.is_hindered_beside(id, hex);
                let friend = self.beside_entry(hex).next().is_some();
                Ok((Place::Beside(hex), if hindered && !friend { zone } else { 0 }, true))
            }
            Spot::Hex(hex) => {
                if !self.scenario.area.open.contains(hex) {
                    return refuse(
                        self.scenario.area.rule,
                        "the hex lies outside the part of the map that is played on",
                    );
                }
                super::may_enter(self, id, hex)?;
                let hindered = self.is_hindered_in(id, hex);
                let friend = self.holds(side, hex);
                Ok((Place::Hex(hex), if hindered && !friend { zone } else { 0 }, hindered))
            }
            Spot::Box(off_map) => Ok((Place::Box(off_map), 0, true)),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                unreachable!("{line:?} does not end at sea")
            }
        }
    }

    /// [NW 8.1.1.1c] What it costs more to enter a full hex, where the road is of no use.
    fn full_hex_price(&self, id: UnitId, hex: HexId) -> u16 {
        let side = self.side(id);
        if self.points_in(hex) < self.stacking_limit(hex, side) || !self.holds(side, hex) {
            return 0;
        }
        let chart = &self.scenario.charts.terrain;
        let class = self.spec(id).class();
        let line = self.scenario.board.line_at(hex).expect("a line comes onto the map there");
        let road = self.scenario.charts.transport.lines[line.index()].road;
        let terrain = self.scenario.board.terrain_in(self.options.season, hex);
        let open = chart.terrain(terrain, class, self.core.weather);
        open.map_or(self.allowance(id), |it| it.saturating_sub(self.line_step(id, line, road)))
    }

    /// [NWK 5.5.2b] Takes the line: who comes onto the map goes on from there.
    pub(crate) fn take_line(
        &mut self,
        march: &March,
        ride: &Ride,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let from = self.hex(march.group[0].0);
        let side = self.side(march.group[0].0);
        for (id, _, place) in &ride.units {
            self.put(*id, *place);
        }
        for halt in Halt::ALL {
            let here = |it: &&(UnitId, u16, Place)| Halt::of(it.2) == *halt;
            let units: Vec<UnitId> = ride.units.iter().filter(here).map(|it| it.0).collect();
            if !units.is_empty() {
                events.push(Event::TookLine { units, to: ride.to, halt: *halt }.into());
            }
        }
        if let Some(from) = from {
            self.leave_clearing(from, events);
        }
        let on_map = |it: &&(UnitId, u16, Place)| matches!(it.2, Place::Hex(_));
        let group: Vec<(UnitId, u16)> =
            ride.units.iter().filter(on_map).map(|it| (it.0, it.1)).collect();
        for (id, _, place) in &ride.units {
            if !matches!(place, Place::Hex(_)) {
                self.finish_move(*id);
            }
        }
        let Spot::Hex(hex) = ride.to else { return };
        if group.is_empty() {
            return;
        }
        self.occupy(side, hex, events);
        let next = March { group, steps: march.steps + 1, passing: false };
        if ride.stops {
            self.halt(&next, dice, events);
        } else {
            self.core.owe(MovementAsk::Marching(next));
        }
    }

    /// [NWK 5.5.2b] Whether a side may end its movement: not while one of its units on a line can
    /// go on to the end of it.
    pub(crate) fn may_rest_on_lines(&self, side: Side) -> Result<(), Illegal> {
        let on_line =
            |it: &UnitId| self.side(*it) == side && matches!(self.unit(*it).place, Place::Line(..));
        for id in self.units().filter(on_line).filter(|it| self.may_march(*it).is_ok()) {
            let march = March::begin(self, id);
            let spots = self.line_spots(self.unit(id).place);
            let ends = |to: &Spot| {
                self.may_take_line(&march, *to)
                    .is_ok_and(|it| !matches!(it.units[0].2, Place::Line(..)))
            };
            if spots.iter().any(ends) {
                return refuse("nwk:5.5.2b", "a unit on a line beyond the map has to go on");
            }
        }
        Ok(())
    }

    /// [NWK 5.5.2.1a] The units beyond the map beside an entry hex, in the order of the roster.
    pub fn beside_entry(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let entry = self.scenario.board.line_at(hex).is_some();
        let units = entry.then(|| self.units()).into_iter().flatten();
        units.filter(move |it| self.unit(*it).place == Place::Beside(hex))
    }

    /// [NWK 5.5.2.1a] The stacking points beside an entry hex.
    fn points_beside(&self, hex: HexId) -> u8 {
        self.beside_entry(hex).map(|it| self.face(it).stacking).sum()
    }

    /// [NWK 5.5.2.1a] [NW 8.1.1.1a] How many stacking points the place beside an entry hex holds:
    /// as many as a hex of the same terrain.
    pub(crate) fn limit_beside(&self, hex: HexId) -> u8 {
        let chart = &self.scenario.charts.stacking;
        let mountain = self.scenario.board.terrain[hex] == Terrain::Mountain;
        if mountain { chart.mountain } else { chart.normal }
    }

    /// [NWK 5.5.2.1a] [NW 8.1.1.1b] How many points beside an entry hex are too many.
    pub(crate) fn overstacked_beside(&self, hex: HexId) -> u8 {
        self.points_beside(hex).saturating_sub(self.limit_beside(hex))
    }

    /// [NWK 5.5.2.1a] [NW 8.2.1b, 8.2.3a] Whether units of a side beside an entry hex have a zone
    /// of control in it.
    pub(crate) fn has_zone_from_beside(&self, side: Side, hex: HexId) -> bool {
        self.scenario.board.line_at(hex).is_some_and(|it| it.country().side() == side)
            && self.points_beside(hex) >= crate::ch08_movement::ZONE_FROM_POINTS
            && !self.is_closed_to_zones(hex)
    }

    /// [NW 8.2.2b] [NWK 5.5.2.1a] Whether a unit stands in an enemy zone of control that exists for
    /// it, on the map or beside it.
    pub(crate) fn is_hindered(&self, id: UnitId) -> bool {
        match self.unit(id).place {
            Place::Hex(hex) => self.is_hindered_in(id, hex),
            Place::Beside(hex) => self.is_hindered_beside(id, hex),
            Place::Box(_)
            | Place::Line(..)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => false,
        }
    }

    /// [NWK 5.5.2.1a] Whether a unit beside an entry hex is, or would be, in the zone of control
    /// of the enemies in it.
    pub(crate) fn is_hindered_beside(&self, id: UnitId, hex: HexId) -> bool {
        self.in_enemy_zone_beside(self.side(id), hex) && !self.slips_through(id, hex)
    }

    /// [NWK 5.5.2.1a] Whether those in an entry hex have a zone of control beside it.
    pub(crate) fn in_enemy_zone_beside(&self, side: Side, hex: HexId) -> bool {
        self.has_zone(side.other(), hex) && !self.is_closed_to_zones(hex)
    }

    /// [NW 8.2.3a] Whether zones of control do not extend into the terrain of a hex.
    fn is_closed_to_zones(&self, hex: HexId) -> bool {
        matches!(self.scenario.board.terrain[hex], Terrain::Mountain | Terrain::Urban)
    }

    /// [NWK 5.5.2.1a] Whether enemies of those in an entry hex wait beside it.
    pub(crate) fn has_enemies_beside(&self, side: Side, hex: HexId) -> bool {
        self.beside_entry(hex).any(|it| self.side(it) != side)
    }

    /// [NWK 5.5.2.1a] The units where a combat is fought: in the hex, or beyond the map beside it.
    pub(crate) fn attacked_stack(&self, battle: &Battle) -> Vec<UnitId> {
        if battle.beyond {
            self.beside_entry(battle.target).collect()
        } else {
            self.stack(battle.target).collect()
        }
    }

    /// [NWK 5.5.2.1a] What stands where a combat is fought.
    ///
    /// Interpretation: the place beside an entry hex has its terrain, but not its towns and
    /// bases.
    pub(crate) fn places_attacked(&self, battle: &Battle) -> Places {
        if battle.beyond { Places::default() } else { self.scenario.board.places[battle.target] }
    }

    /// [NWK 5.5.2.1b] Where a unit beside an entry hex retreats to: to the box of its line, or to
    /// the other end of a line without one; none if the enemy holds that.
    pub(crate) fn retreat_from_beside(&self, id: UnitId, hex: HexId) -> Option<Place> {
        let line = self.scenario.board.line_at(hex).expect("a line comes onto the map there");
        if let Some(off_map) = line.off_map() {
            return Some(Place::Box(off_map));
        }
        let other = self.scenario.board.entries_of(line).find(|it| *it != hex);
        let other = other.expect("a line without a box has two ends on the map");
        (!self.holds(self.side(id).other(), other)).then_some(Place::Hex(other))
    }
}
