//! [SCS 5.0] Reinforcements.
//!
//! They are placed at the start of the owner's Movement Phase, at no cost [SCS 5.0b], whatever enemy
//! zones lie there [SCS 5.0c], overstacked if need be [SCS 5.0a, 4.0aE]; they cannot be held back
//! [SCS 5.0P], and they enter in supply [SCS 5.0O].

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::Event;
use crate::scenario::{Arrival, ArrivalKind};
use crate::state::{Place, UnitId, War};

/// [SCS 5.0cB] How far along the edge a blocked group may look for another way in.
const ALONG_THE_EDGE: u16 = 10;
/// [SCS 5.0cD] How far round a blocked hex inside the map.
const ROUND_THE_HEX: u16 = 5;
/// Ways apart that are tried before a hex full of ways out counts as open.
const SPREAD_TRIES: u32 = 3_000;

impl War {
    /// The group of a reinforcement.
    fn arrival_of(&self, unit: UnitId) -> &Arrival {
        let mut arrivals = self.scenario.arrivals.iter();
        arrivals.find(|it| it.units.contains(&unit)).expect("only reinforcements arrive")
    }

    /// [SCS 5.0M] The units of the active side that are due and not yet there, in printed order.
    fn due(&self) -> impl Iterator<Item = UnitId> {
        self.scenario.arrivals.iter().flat_map(|it| self.due_of(it))
    }

    /// [SCS 5.0M] The units of one group that are due and not yet there, in printed order.
    fn due_of<'a>(&'a self, arrival: &'a Arrival) -> impl Iterator<Item = UnitId> + 'a {
        let due = move |it: &UnitId| {
            arrival.turn <= self.core.turn
                && self.side_of(*it) == self.core.side
                && self.unit(*it).place == Place::Awaited
        };
        arrival.units.iter().copied().filter(due)
    }

    /// [SCS 5.0cA, 5.0cC] Takes up the next group of the order of arrival, and decides for all of
    /// it whether its entry is blocked.
    ///
    /// Interpretation (gaps A-27): it is decided once for the group and the phase, before the first
    /// unit of the group is placed; who enters elsewhere does not open the entry for those behind.
    pub(crate) fn next_entry(&mut self, next: u16, events: &mut Vec<Event>) {
        let Some(arrival) = self.scenario.arrivals.get(usize::from(next)) else {
            return self.end_arrivals(events);
        };
        let first = self.due_of(arrival).next();
        let open =
            |unit: UnitId| arrival.entry.iter().any(|&it| self.may_enter_at(unit, it).is_ok());
        let told = self.is_told_blocked(arrival);
        let entry = first.map(|unit| Frame::Entry { arrival: next, blocked: told || !open(unit) });
        self.replace_frame(Frame::Arrivals { next: next + 1 });
        self.core.agenda.extend(entry);
    }

    /// Whether the scenario starts with a group half placed whose entry was found blocked before.
    fn is_told_blocked(&self, arrival: &Arrival) -> bool {
        let start = &self.scenario.start;
        let in_first_phase = (start.turn, start.side) == (self.core.turn, self.core.side);
        in_first_phase && arrival.units.iter().any(|it| start.blocked.contains(it))
    }

    /// The group that is being placed, and whether its entry is blocked.
    fn entry(&self) -> (&Arrival, bool) {
        let Some(&Frame::Entry { arrival, blocked }) = self.core.agenda.last() else {
            unreachable!("reinforcements are placed group by group")
        };
        (&self.scenario.arrivals[usize::from(arrival)], blocked)
    }

    /// The next unit of the group that can be placed.
    pub(crate) fn next_arrival(&self) -> Option<UnitId> {
        let (arrival, _) = self.entry();
        let hexes = self.hexes_of_entry();
        let is_open = |unit: UnitId| hexes.iter().any(|&it| self.may_enter_at(unit, it).is_ok());
        self.due_of(arrival).find(|&unit| is_open(unit))
    }

    /// [SCS 5.0N, 5.0cB, 5.0cD] Where the group enters if nothing is in the way of the single unit:
    /// in the listed hexes, and if they are blocked elsewhere along the edge or round the hex.
    fn hexes_of_entry(&self) -> Vec<HexId> {
        let (arrival, blocked) = self.entry();
        if !blocked {
            return arrival.entry.clone();
        }
        let mut hexes: Vec<HexId> = match arrival.kind {
            ArrivalKind::Edge => self.edge_hexes_near(&arrival.entry),
            ArrivalKind::Interior => {
                let grid = &self.scenario.map.grid;
                arrival.entry.iter().flat_map(|&it| grid.hexes_within(it, ROUND_THE_HEX)).collect()
            }
        };
        hexes.retain(|it| !arrival.entry.contains(it));
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// Where a reinforcement may enter.
    pub(crate) fn entry_hexes(&self, unit: UnitId) -> Vec<HexId> {
        let mut hexes = self.hexes_of_entry();
        hexes.retain(|&it| self.may_enter_at(unit, it).is_ok());
        hexes
    }

    /// [SCS 5.0cB] The edge hexes at most ten away from these, counted hex by hex along the edge
    /// and round its corners.
    ///
    /// Interpretation (gaps A-49): every hex of the edge counts, that of a corner too. Enemies on
    /// the way do not matter.
    fn edge_hexes_near(&self, entry: &[HexId]) -> Vec<HexId> {
        let mut found: Vec<(HexId, u16)> = entry.iter().map(|&it| (it, 0)).collect();
        let mut next = 0;
        while let Some(&(hex, distance)) = found.get(next) {
            next += 1;
            if distance == ALONG_THE_EDGE {
                continue;
            }
            for other in self.next_along_edge(hex) {
                if !found.iter().any(|&(it, _)| it == other) {
                    found.push((other, distance + 1));
                }
            }
        }
        found.into_iter().map(|(hex, _)| hex).collect()
    }

    /// The neighbors of a hex along the edge of the map: the hexside between the two ends at the
    /// edge, so that one of the two hexes next to both is missing.
    fn next_along_edge(&self, hex: HexId) -> impl Iterator<Item = HexId> {
        let grid = &self.scenario.map.grid;
        let at_edge = move |way: Direction| {
            [-1, 1].iter().any(|&turn| grid.neighbor(hex, way.turned(turn)).is_none())
        };
        grid.neighbors(hex).filter(move |&(way, _)| at_edge(way)).map(|(_, other)| other)
    }

    /// [SCS 5.0cA, 5.0cC] Whether a reinforcement could be placed in a hex: no enemy there, terrain
    /// it may stand in, and not hemmed in so that units would be lost to overstacking.
    fn may_enter_at(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        if self.holds(self.side_of(unit).other(), hex) {
            return refuse("scs:5.0cA", "an enemy unit stands in the entry hex");
        }
        if !self.may_stand(unit, hex) {
            return refuse("scs:3.2d", "the terrain is prohibited");
        }
        if !self.could_spread(unit, hex) {
            return refuse("scs:5.0cC", "enemies hem the entry hex in");
        }
        Ok(())
    }

    /// Whether terrain lets a unit's class be in a hex at all.
    pub(crate) fn may_stand(&self, unit: UnitId, hex: HexId) -> bool {
        self.scenario.is_enterable(self.scenario.unit(unit).class, hex)
    }

    /// [SCS 5.0cC] Whether, with this unit placed in a hex and the rest of its group in the listed
    /// ones, all could move apart far enough to be within the limits at the end of the phase.
    fn could_spread(&self, unit: UnitId, hex: HexId) -> bool {
        let companions = self.companions(unit, hex);
        if self.neighbors_take_excess(unit, &companions, hex) {
            return true;
        }
        let mut after = self.clone();
        after.put(unit, hex);
        after.group_spreads(&companions, &mut vec![hex])
    }

    /// Whether the rest of a group can enter in listed hexes so that all of them get into order.
    fn group_spreads(&self, companions: &[UnitId], used: &mut Vec<HexId>) -> bool {
        let Some((&unit, rest)) = companions.split_first() else {
            let mut after = self.clone();
            return used.iter().all(|&it| after.spread_from(it));
        };
        let enemy = self.side_of(unit).other();
        let entry = &self.arrival_of(unit).entry;
        for &hex in entry.iter().filter(|&&it| !self.holds(enemy, it) && self.may_stand(unit, it)) {
            let mut after = self.clone();
            after.put(unit, hex);
            used.push(hex);
            if after.group_spreads(rest, used) {
                return true;
            }
            used.pop();
        }
        false
    }

    /// Who else of a unit's group is due, if the hex is one the group is listed for.
    fn companions(&self, unit: UnitId, hex: HexId) -> Vec<UnitId> {
        let arrival = self.arrival_of(unit);
        if !arrival.entry.contains(&hex) {
            return Vec::new();
        }
        self.due_of(arrival).filter(|&it| it != unit).collect()
    }

    /// Moves units out of an overfull hex until it is legal; `false` if they cannot.
    fn spread_from(&mut self, hex: HexId) -> bool {
        let mut units: Vec<UnitId> = self.stack(hex).collect();
        let stuck = units.iter().filter(|&&it| self.range_of(it).is_empty());
        if stuck.map(|&it| self.stacking_value(it)).sum::<u16>() > self.limit(hex) {
            return false;
        }
        // Small stacks: try the units with the fewest ways out first.
        units.sort_by_cached_key(|&it| self.range_of(it).len());
        self.spread(&units, hex, &mut { SPREAD_TRIES })
    }

    /// Whether the hexes next door have room for all that is too much in a hex, with a whole group
    /// placed there: everybody may step into the next hex, whatever it costs [SCS 3.1e].
    ///
    /// Optimization: so it is nearly always, and the search for ways apart is dear.
    fn neighbors_take_excess(&self, unit: UnitId, companions: &[UnitId], hex: HexId) -> bool {
        if !companions.iter().all(|&it| self.may_stand(it, hex)) {
            return false;
        }
        let all = || self.stack(hex).chain([unit]).chain(companions.iter().copied());
        let values = || all().map(|it| self.stacking_value(it)).filter(|&it| it > 0);
        let excess = values().sum::<u16>().saturating_sub(self.limit(hex));
        let (Some(least), Some(most)) = (values().min(), values().max()) else { return true };
        if excess == 0 {
            return true;
        }
        let enemy = self.side_of(unit).other();
        let open = |(way, to): (Direction, HexId)| {
            let enters = all().all(|it| self.could_enter(it, hex, way));
            let room = self.limit(to).saturating_sub(self.load(to));
            if enters && !self.holds(enemy, to) { room / most } else { 0 }
        };
        let places: u16 = self.scenario.map.grid.neighbors(hex).map(open).sum();
        let movers = all().filter(|&it| self.stacking_value(it) > 0 && self.is_fresh(it)).count();
        let leave = excess.div_ceil(least);
        places >= leave && movers >= usize::from(leave)
    }

    /// Whether a unit has its minimum move before it.
    fn is_fresh(&self, unit: UnitId) -> bool {
        self.unit(unit).spent == 0 && self.face(unit).movement > 0
    }

    /// Finds each unit an end hex with room, or leaves it where it is, until the hex is legal.
    ///
    /// Where there are so many ways that they cannot all be tried, there is one.
    fn spread(&mut self, units: &[UnitId], hex: HexId, tries: &mut u32) -> bool {
        if self.load(hex) <= self.limit(hex) || *tries == 0 {
            return true;
        }
        let Some((&unit, rest)) = units.split_first() else {
            return false;
        };
        for (end, _) in self.range_of(unit) {
            if self.has_room(unit, end) {
                *tries = tries.saturating_sub(1);
                self.put(unit, end);
                if self.spread(rest, hex, tries) {
                    return true;
                }
                self.put(unit, hex);
            }
        }
        self.spread(rest, hex, tries)
    }

    /// [SCS 5.0M, 5.0cB, 5.0cC, 5.0cD] Whether the unit to be placed may enter in a hex.
    pub(crate) fn may_arrive(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        let (arrival, blocked) = self.entry();
        let listed = arrival.entry.contains(&hex);
        if !blocked && !listed {
            return refuse("scs:5.0M", "the unit does not enter there");
        }
        self.may_enter_at(unit, hex)?;
        if blocked && listed {
            return refuse("scs:5.0cC", "the entry is blocked for the whole group");
        }
        if self.hexes_of_entry().contains(&hex) {
            return Ok(());
        }
        match arrival.kind {
            ArrivalKind::Edge => refuse("scs:5.0cB", "it enters within 10 hexes along the edge"),
            ArrivalKind::Interior => refuse("scs:5.0cD", "it enters within 5 hexes of its hex"),
        }
    }

    /// [SCS 5.0b, 5.0O] Places a reinforcement; it costs nothing, and the unit is in supply.
    pub(crate) fn arrive(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        self.put(unit, hex);
        events.push(Event::Arrived { unit, hex });
    }

    /// Ends the placement.
    ///
    /// Interpretation (gaps A-27): who finds every hex blocked waits for the next turn. A
    /// reinforcement that stands in an enemy zone begins the phase there.
    pub(crate) fn end_arrivals(&mut self, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        events.extend(self.due().map(|unit| Event::Waits { unit }));
        self.note_where_units_begin();
    }
}
