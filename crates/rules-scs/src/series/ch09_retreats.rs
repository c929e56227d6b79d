//! [SCS 9.0] Retreats.
//!
//! A group is the units that travel together: it pays one step for each enemy zone it enters and
//! for each hex it cannot make [SCS 9.0bB, 9.0d, 9.0e]. Hexes are counted, not points [SCS 9.0c],
//! and stacking is no hindrance; overstacks are tolerated, see ch04.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::{Cause, Event};
use crate::scenario::RetreatOffMap;
use crate::state::{Flags, Side, UnitId, War};

/// A group on its way.
#[derive(Clone, Copy)]
pub(crate) struct Retreat {
    group: u8,
    hex: HexId,
    origin: HexId,
    done: u8,
    left: u8,
    zones: u8,
    /// The only unit that is looked at; all of the group if none.
    alone: Option<UnitId>,
}

/// What lies ahead on one path of retreat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Path {
    /// Hexes it can make.
    length: u8,
    /// Enemy zones entered from the origin on.
    zones: u8,
    /// Where it ends.
    end: HexId,
}

/// [SCS 9.1c, 9.1d] What a unit demands of the path of its group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Demand {
    /// Who.
    unit: UnitId,
    /// The fewest enemy zones on a path by which it could retreat toward supply by itself.
    fewest_zones: Option<u8>,
}

impl War {
    /// [SCS 9.2A, 8.0cA] Whether anybody of a side in the combat is left after the steps of a
    /// result: if not, there is nothing to choose between hexes and steps.
    pub(crate) fn outlasts(&self, side: Side, steps: u8) -> bool {
        let all: u32 = self.involved(side).map(|it| u32::from(self.unit(it).steps)).sum();
        all > u32::from(steps)
    }

    /// [SCS 9.2A, 9.2B, 9.2D] Converts some of the retreat hexes of a result into steps.
    pub(crate) fn convert(&mut self, converted: u8, events: &mut Vec<Event>) {
        let Some(&Frame::Suffer { side, steps, hexes }) = self.core.agenda.last() else {
            unreachable!("hexes are converted only before the losses are taken")
        };
        if converted > 0 {
            events.push(Event::Converted { side, hexes: converted });
        }
        self.begin_losses(side, steps + converted, hexes - converted);
    }

    /// [SCS 9.0a, 9.0aA] Sends the next stack of a side on its way, each from its own hex.
    pub(crate) fn next_retreat(&mut self, side: Side, hexes: u8) {
        // Who has retreated onto a stack that still waits does not set out again with it.
        let waiting = |it: &UnitId| !self.unit(*it).is(Flags::RETREAT_TAKEN_UP);
        let mut units: Vec<UnitId> = self.involved(side).filter(waiting).collect();
        let origin = units.iter().map(|&it| self.hex_of(it)).min();
        // Interpretation (gaps A-34): the order changes nothing, so nobody is asked for it.
        let Some(origin) = origin.filter(|_| hexes > 0) else {
            self.core.agenda.pop();
            return;
        };
        units.retain(|&it| self.hex_of(it) == origin);
        let group = self.new_group();
        for unit in units {
            let state = self.unit_mut(unit);
            state.group = group;
            state.flags.set(Flags::RETREAT_TAKEN_UP);
        }
        self.core.agenda.push(Frame::RetreatGroup {
            group,
            hex: origin,
            origin,
            done: 0,
            left: hexes,
            zones: 0,
        });
    }

    fn new_group(&mut self) -> u8 {
        let combat = self.core.combat.as_mut().expect("a combat is being fought");
        combat.next_group += 1;
        combat.next_group - 1
    }

    fn retreat_on_top(&self) -> Option<Retreat> {
        let &Frame::RetreatGroup { group, hex, origin, done, left, zones } =
            self.core.agenda.last()?
        else {
            return None;
        };
        Some(Retreat { group, hex, origin, done, left, zones, alone: None })
    }

    /// [SCS 9.0b, 9.1b] Whether terrain, enemies and distance let a group retreat in a direction.
    ///
    /// Interpretation: a unit without Movement Allowance could not have moved there and does not
    /// retreat (gaps A-38).
    fn may_retreat_in(
        &self,
        retreat: Retreat,
        (from, direction): (HexId, Direction),
        done: u8,
    ) -> Result<HexId, Illegal> {
        let Some(to) = self.scenario.neighbor(from, direction) else {
            return refuse("scs:3.3c", "the map ends there");
        };
        let grid = &self.scenario.map.grid;
        if grid.distance(retreat.origin, to) != u16::from(done) + 1 {
            return refuse("scs:9.1b", "each hex must lie farther from the hex of the combat");
        }
        for unit in self.retreating(retreat) {
            if self.holds(self.side_of(unit).other(), to) {
                return refuse("scs:9.0b", "an enemy unit stands there");
            }
            if !self.could_enter(unit, from, direction) {
                return refuse("scs:9.0c", "the terrain is prohibited");
            }
            if self.face(unit).movement == 0 {
                return refuse("scs:9.0b", "the unit has no Movement Allowance");
            }
        }
        Ok(to)
    }

    /// The units of a group that are looked at.
    fn retreating(&self, retreat: Retreat) -> impl Iterator<Item = UnitId> {
        let looked_at = move |it: &UnitId| retreat.alone.is_none_or(|unit| unit == *it);
        self.group(retreat.hex, retreat.group).filter(looked_at)
    }

    /// How far a group can get.
    fn longest(&self, retreat: Retreat) -> u8 {
        let mut ahead = Vec::new();
        self.paths(retreat, retreat, &mut ahead);
        ahead.iter().map(|it| it.length).max().expect("a path ends at the latest where it begins")
    }

    /// One unit of each kind in a group: units of one class that can all move share every path.
    fn kinds(&self, retreat: Retreat) -> Vec<UnitId> {
        let kind = |it: UnitId| (self.scenario.unit(it).class, self.face(it).movement > 0);
        let mut units: Vec<UnitId> = self.group(retreat.hex, retreat.group).collect();
        units.sort_by_key(|&it| kind(it));
        units.dedup_by_key(|it| kind(*it));
        units
    }

    /// [SCS 9.0a, 9.0b] Whether a unit of a group could get farther by itself: what it can do it
    /// must, so the group has to part.
    fn is_held_back(&self, retreat: Retreat) -> bool {
        let kinds = self.kinds(retreat);
        if kinds.len() == 1 {
            return false;
        }
        let together = self.longest(retreat);
        kinds.iter().any(|&it| self.longest(Retreat { alone: Some(it), ..retreat }) > together)
    }

    /// Every path a group can take from a hex on, as far as it leads.
    fn paths(&self, retreat: Retreat, so_far: Retreat, found: &mut Vec<Path>) {
        let mut leads_on = false;
        if so_far.left > 0 {
            for direction in Direction::ALL {
                let step = self.may_retreat_in(retreat, (so_far.hex, direction), so_far.done);
                if let Ok(to) = step {
                    leads_on = true;
                    self.paths(retreat, self.after_step(retreat, so_far, to), found);
                }
            }
        }
        if !leads_on {
            found.push(Path { length: so_far.done, zones: so_far.zones, end: so_far.hex });
        }
    }

    fn after_step(&self, retreat: Retreat, so_far: Retreat, to: HexId) -> Retreat {
        let side = self.group_side(retreat);
        let zones = so_far.zones + u8::from(self.in_enemy_zoc(side, to));
        Retreat { hex: to, done: so_far.done + 1, left: so_far.left - 1, zones, ..so_far }
    }

    fn group_side(&self, retreat: Retreat) -> Side {
        let unit = self.group(retreat.hex, retreat.group).next();
        self.side_of(unit.expect("a retreating group has units"))
    }

    /// [SCS 9.1c] Whether a hex lies nearer to a source of supply of a unit than another.
    fn is_nearer_supply(&self, unit: UnitId, hex: HexId, than: HexId) -> bool {
        let class = usize::from(self.scenario.unit(unit).class);
        let distance = &self.scenario.tables[class].supply_distance[self.side_of(unit).index()];
        distance[usize::from(hex.0)] < distance[usize::from(than.0)]
    }

    /// [SCS 9.1c, 9.1d] What each kind of unit in a group demands of a path of this length.
    fn demands(&self, retreat: Retreat, length: u8) -> Vec<Demand> {
        let (done, left) = (0, retreat.done + retreat.left);
        let demand = |unit: UnitId| {
            let alone = Retreat { alone: Some(unit), ..retreat };
            let mut paths = Vec::new();
            let start = Retreat { hex: retreat.origin, done, left, zones: 0, ..alone };
            self.paths(alone, start, &mut paths);
            let toward_supply = |it: &&Path| self.is_nearer_supply(unit, it.end, retreat.origin);
            let complying = paths.iter().filter(|it| it.length == length).filter(toward_supply);
            Demand { unit, fewest_zones: complying.map(|it| it.zones).min() }
        };
        self.kinds(retreat).into_iter().map(demand).collect()
    }

    /// [SCS 9.1c, 9.1d] Whether a path leads a unit toward supply if it can, or enters fewer enemy
    /// zones than every path that would.
    fn meets(&self, demand: Demand, retreat: Retreat, path: Path) -> bool {
        self.is_nearer_supply(demand.unit, path.end, retreat.origin)
            || demand.fewest_zones.is_none_or(|it| path.zones < it)
    }

    /// The next hexes of a group, each with a path of the greatest length it can make that leads
    /// through it; none if the group cannot go on.
    fn longest_ways(&self, retreat: Retreat) -> Vec<(HexId, Path)> {
        let mut ways = Vec::new();
        for direction in Direction::ALL {
            let step = self.may_retreat_in(retreat, (retreat.hex, direction), retreat.done);
            if let Ok(to) = step {
                let mut through = Vec::new();
                self.paths(retreat, self.after_step(retreat, retreat, to), &mut through);
                ways.extend(through.into_iter().map(|path| (to, path)));
            }
        }
        let longest = ways.iter().map(|(_, path)| path.length).max();
        ways.retain(|(_, path)| Some(path.length) == longest);
        ways
    }

    /// [SCS 9.0a, 9.0e, 9.1c, 9.1d] Those of the longest ways that every unit of the group may
    /// take; refuses if the group has to part.
    ///
    /// Interpretation (gaps ): a path ends nearer to supply if there is any that
    /// does, unless it enters fewer enemy zones than every such path. Each unit is judged by the
    /// paths it has by itself: nobody is kept from them by companions, as he may part from them.
    fn right_ways(
        &self,
        retreat: Retreat,
        longest: &[(HexId, Path)],
    ) -> Result<Vec<HexId>, Illegal> {
        if self.is_held_back(retreat) {
            return refuse("scs:9.0a", "a unit of the group can retreat farther by itself");
        }
        let Some(&(_, Path { length, .. })) = longest.first() else { return Ok(Vec::new()) };
        let demands = self.demands(retreat, length);
        let suits = |path: Path| demands.iter().all(|&it| self.meets(it, retreat, path));
        let right: Vec<HexId> =
            longest.iter().filter(|(_, path)| suits(*path)).map(|&(to, _)| to).collect();
        if right.is_empty() {
            assert!(demands.len() > 1, "by itself every unit has a path it may take");
            return refuse("scs:9.1c", "no path suits all units of the group, which has to part");
        }
        Ok(right)
    }

    /// [SCS 9.0b, 9.1a, 9.1b, 9.1c, 9.1d] Whether a group may retreat to a hex.
    pub(crate) fn may_retreat_to(&self, to: HexId) -> Result<(), Illegal> {
        let Some(retreat) = self.retreat_on_top() else {
            return refuse("scs:9.0a", "no unit has to retreat");
        };
        let Some(direction) = self.direction(retreat.hex, to) else {
            return refuse("scs:9.0b", "a group retreats hex by hex");
        };
        self.may_retreat_in(retreat, (retreat.hex, direction), retreat.done)?;
        let longest = self.longest_ways(retreat);
        let right = self.right_ways(retreat, &longest)?;
        if !longest.iter().any(|&(it, _)| it == to) {
            return refuse("scs:9.0bA", "another path leads farther");
        }
        if !right.contains(&to) {
            return refuse("scs:9.1c", "the retreat must lead toward a source of supply");
        }
        Ok(())
    }

    /// [SCS 9.0bA] Whether the group may stay where it is: only if it cannot go on.
    pub(crate) fn may_stand_fast(&self) -> Result<(), Illegal> {
        let Some(retreat) = self.retreat_on_top() else {
            return refuse("scs:9.0a", "no unit has to retreat");
        };
        let right = self.right_ways(retreat, &self.longest_ways(retreat))?;
        if !right.is_empty() {
            return refuse("scs:9.0bA", "the group can still retreat");
        }
        Ok(())
    }

    /// [SCS 9.0e] Whether a unit may leave the retreating group for a way of its own.
    pub(crate) fn may_split(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(retreat) = self.retreat_on_top() else {
            return refuse("scs:9.0a", "no unit has to retreat");
        };
        let in_group = self.group(retreat.hex, retreat.group).any(|it| it == unit);
        if !in_group || self.group(retreat.hex, retreat.group).nth(1).is_none() {
            return refuse("scs:9.0e", "only a unit of a retreating group can part from it");
        }
        let kinds = self.kinds(retreat);
        if !kinds.iter().any(|&it| self.goes_on(retreat, it)) {
            return refuse("scs:9.0bA", "nobody of the group can retreat any farther");
        }
        let stuck = || kinds.iter().any(|&it| !self.goes_on(retreat, it));
        if self.parted_here(retreat).is_some_and(|it| stuck() && self.mixes(retreat, it, unit)) {
            return refuse("scs:9.0bB", "units that cannot retreat stay one stack");
        }
        Ok(())
    }

    /// [SCS 9.0b] Whether a unit of a group could go on by itself.
    fn goes_on(&self, retreat: Retreat, unit: UnitId) -> bool {
        let alone = Retreat { alone: Some(unit), ..retreat };
        let goes = |way| self.may_retreat_in(alone, (retreat.hex, way), retreat.done).is_ok();
        Direction::ALL.into_iter().any(goes)
    }

    /// [SCS 9.0bB] Whether a unit would part in spite of those who parted before it: some with a
    /// way and some without. While units without a way are left, these would stay behind in two
    /// groups, and one stack would pay twice.
    fn mixes(&self, retreat: Retreat, parted: u8, unit: UnitId) -> bool {
        let goes = self.goes_on(retreat, unit);
        let parted = Retreat { group: parted, ..retreat };
        self.group(parted.hex, parted.group).any(|it| self.goes_on(parted, it) != goes)
    }

    /// The group of those who have parted from a group where it stands.
    fn parted_here(&self, retreat: Retreat) -> Option<u8> {
        let beneath = self.core.agenda.len().checked_sub(2)?;
        let Frame::RetreatGroup { group, hex, origin, done, left, zones } =
            self.core.agenda[beneath]
        else {
            return None;
        };
        let here = (retreat.hex, retreat.origin, retreat.done, retreat.left, retreat.zones);
        ((hex, origin, done, left, zones) == here).then_some(group)
    }

    /// [SCS 9.0a, 2.1d, 2.1dB, 9.0d, 9.0dA] Retreats the group one hex; an enemy zone there costs it
    /// a step, friends or no friends.
    pub(crate) fn retreat_to(&mut self, to: HexId, events: &mut Vec<Event>) {
        let retreat = self.retreat_on_top().expect("a group retreats");
        let side = self.group_side(retreat);
        let mut units: Vec<UnitId> = self.group(retreat.hex, retreat.group).collect();
        units.reverse();
        for &unit in &units {
            self.unit_mut(unit).flags.set(Flags::RETREATED);
            self.put(unit, to);
        }
        let zone = self.in_enemy_zoc(side, to);
        self.replace_frame(Frame::RetreatGroup {
            group: retreat.group,
            hex: to,
            origin: retreat.origin,
            done: retreat.done + 1,
            left: retreat.left - 1,
            zones: retreat.zones + u8::from(zone),
        });
        events.push(Event::Retreated { units, from: retreat.hex, to });
        if zone {
            let (group, cause) = (retreat.group, Cause::EnemyZone);
            self.core.agenda.push(Frame::GroupLosses { group, hex: to, left: 1, cause });
        }
    }

    /// [SCS 9.0e] Sends a unit another way: it joins the group of those that parted before it here,
    /// which moves when this one has finished.
    pub(crate) fn split(&mut self, unit: UnitId) {
        let retreat = self.retreat_on_top().expect("a group retreats");
        let beneath = self.core.agenda.len() - 1;
        let group = self.parted_here(retreat).unwrap_or_else(|| {
            let group = self.new_group();
            let Retreat { hex, origin, done, left, zones, .. } = retreat;
            let frame = Frame::RetreatGroup { group, hex, origin, done, left, zones };
            self.core.agenda.insert(beneath, frame);
            group
        });
        self.unit_mut(unit).group = group;
    }

    /// [SCS 9.0bA, 9.0bB, 0.2B] Stays: one step for each hex that could not be made; or, where the
    /// game says so and the map ends there, the whole group is lost.
    pub(crate) fn stand_fast(&mut self, events: &mut Vec<Event>) {
        let retreat = self.retreat_on_top().expect("a group retreats");
        let Retreat { group, hex, origin, done, left, zones, .. } = retreat;
        let mut units: Vec<UnitId> = self.group(hex, group).collect();
        units.reverse();
        events.push(Event::Stood { units: units.clone(), hex, missing: left });
        self.replace_frame(Frame::RetreatGroup { group, hex, origin, done, left: 0, zones });
        let off_map = self.scenario.retreat_off_map == RetreatOffMap::Destroyed;
        // Who has no Movement Allowance goes nowhere, not even off the map.
        let mobile = units.iter().all(|&it| self.face(it).movement > 0);
        if off_map && mobile && self.scenario.map.grid.is_edge(hex) {
            // [SCS 3.3c, 3.3cA] Off the map is destroyed, and counts as such.
            for unit in units {
                self.destroy(unit, Cause::OffMap, events);
            }
            return;
        }
        self.core.agenda.push(Frame::GroupLosses { group, hex, left, cause: Cause::NoRetreat });
    }

    /// [SCS 9.0bB, 9.0dB, 2.1dA] Whether a unit may take a loss of the retreating group: the owner
    /// chooses freely, one step for the whole group each time.
    pub(crate) fn may_lose_in_group(
        &self,
        unit: UnitId,
        hex: HexId,
        group: u8,
    ) -> Result<(), Illegal> {
        if self.group(hex, group).any(|it| it == unit) {
            return Ok(());
        }
        let Some(&Frame::GroupLosses { cause, .. }) = self.core.agenda.last() else {
            unreachable!("a group loses steps only while it owes them")
        };
        let rule = match cause {
            Cause::NoRetreat => "scs:9.0bB",
            Cause::EnemyZone => "scs:9.0dB",
            Cause::Result | Cause::Overstacked | Cause::OffMap => {
                unreachable!("a retreating group owes steps for zones and missing hexes alone")
            }
        };
        refuse(rule, "only a unit of the retreating group loses the step")
    }

    /// Takes a step from a retreating group.
    pub(crate) fn lose_in_group(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let Some(&Frame::GroupLosses { group, hex, left, cause }) = self.core.agenda.last() else {
            unreachable!("a group loses steps only while it owes them")
        };
        self.replace_frame(Frame::GroupLosses { group, hex, left: left - 1, cause });
        self.lose_step(unit, cause, events);
    }

    /// [SCS 4.0aF] Ends a group's retreat; where it overstacks a hex that is tolerated for a while.
    pub(crate) fn end_group_retreat(&mut self, group: u8, hex: HexId) {
        self.core.agenda.pop();
        let units: Vec<UnitId> = self.group(hex, group).collect();
        let Some(&first) = units.first() else { return };
        let retreated = self.unit(first).is(Flags::RETREATED);
        let brought = units.iter().map(|&it| self.stacking_value(it)).sum();
        for unit in units {
            self.unit_mut(unit).group = 0;
        }
        if retreated {
            self.tolerate(self.side_of(first), hex, brought);
        }
    }
}
