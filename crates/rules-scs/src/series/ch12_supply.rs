//! [SCS 12.0] Supply.
//!
//! Status is found in the owner's Supply Phase and lasts until his next one, both ways
//! [SCS 12.1b, 12.1bA]; its effects last exactly as long as the marker [SCS 12.2B].

use hexgrid::{HexId, HexSet};

use crate::event::Event;
use crate::state::{Flags, Side, UnitId, War};

impl War {
    /// [SCS 1.0I, 12.0A, 12.0B, 12.1aF] Checks every unit of the active side, and of no other.
    pub(crate) fn check_supply(&mut self, events: &mut Vec<Event>) {
        let side = self.core.side;
        let classes = u8::try_from(self.scenario.classes.len()).expect("there are few classes");
        let open = self.open_to_supply(side);
        let reached: Vec<HexSet> =
            (0..classes).map(|it| self.supplied_hexes(side, it, &open)).collect();
        for unit in self.scenario.units_of(side) {
            let Some(hex) = self.unit(unit).hex() else {
                continue;
            };
            let class = usize::from(self.scenario.unit(unit).class);
            let supplied = reached[class].contains(hex);
            self.mark_supply(unit, supplied, events);
        }
    }

    fn mark_supply(&mut self, unit: UnitId, supplied: bool, events: &mut Vec<Event>) {
        if supplied != self.unit(unit).is(Flags::OUT_OF_SUPPLY) {
            return;
        }
        if supplied {
            self.with_zoc_of(unit, |it| it.flags.clear(Flags::OUT_OF_SUPPLY));
            events.push(Event::Supplied { unit });
        } else {
            self.with_zoc_of(unit, |it| it.flags.set(Flags::OUT_OF_SUPPLY));
            events.push(Event::OutOfSupply { unit });
        }
    }

    /// [SCS 12.1aA, 12.1aB, 12.1aG, 2.1f, 2.1h] Whether a line of this side may pass through a hex:
    /// no enemy unit, and no enemy zone unless a friend stands there.
    pub(crate) fn lets_supply_through(&self, side: Side, hex: HexId) -> bool {
        match self.holder(hex) {
            Some(holder) => holder == side,
            None => !self.in_enemy_zoc(side, hex),
        }
    }

    /// The hexes where [`War::lets_supply_through`] holds.
    fn open_to_supply(&self, side: Side) -> HexSet {
        let mut open = self.derived.outside_zoc_of(side.other());
        for holder in Side::BOTH {
            for hex in self.scenario.units_of(holder).filter_map(|it| self.unit(it).hex()) {
                if holder == side { open.insert(hex) } else { open.remove(hex) }
            }
        }
        open
    }

    /// [SCS 12.1a] The hexes that a line reaches, for one movement class.
    fn supplied_hexes(&self, side: Side, class: u8, open: &HexSet) -> HexSet {
        if self.scenario.supply.max_length.is_some() {
            let lines = self.supply_lines(side, class);
            return HexSet::from_fn(lines.len(), |it| lines[usize::from(it.0)] != NO_LINE);
        }
        let sources = self.scenario.supply.sources[side.index()].iter().copied();
        let sources = HexSet::of(open.words().len() * 64, sources.filter(|&it| open.contains(it)));
        // Optimization: without a limit lengths do not matter, and words of hexes spread at once.
        self.scenario.tables[usize::from(class)].supply_ways.clone().run(&sources, open)
    }

    /// [SCS 12.1a, 12.1aC, 12.1aD, 12.1aE] The length of the shortest line from every hex to a
    /// source, for one movement class; `u16::MAX` where every route is blocked or, in a game that
    /// limits lines [SCS 12.0C], too long.
    pub fn supply_lines(&self, side: Side, class: u8) -> Vec<u16> {
        self.supply_lengths(side, class, &|hex| self.lets_supply_through(side, hex))
    }

    /// The same where lines may pass through the hexes that are open to them.
    pub(crate) fn supply_lengths(
        &self,
        side: Side,
        class: u8,
        is_open: &dyn Fn(HexId) -> bool,
    ) -> Vec<u16> {
        let grid = &self.scenario.map.grid;
        let tables = &self.scenario.tables[usize::from(class)];
        let longest = self.scenario.supply.max_length.unwrap_or(NO_LINE - 1);
        let mut length = vec![NO_LINE; grid.len()];
        let sources = self.scenario.supply.sources[side.index()].iter().copied();
        let mut queue: Vec<HexId> = sources.filter(|&it| is_open(it)).collect();
        for source in &queue {
            length[usize::from(source.0)] = 0;
        }
        let mut next = 0;
        while let Some(&hex) = queue.get(next) {
            next += 1;
            let so_far = length[usize::from(hex.0)];
            if so_far == longest {
                continue;
            }
            for (direction, other) in grid.neighbors(hex) {
                // The line runs from the unit to the source: the step to test leads back.
                let passes = tables.lets_pass(other, direction.opposite()) && is_open(other);
                if passes && length[usize::from(other.0)] == NO_LINE {
                    length[usize::from(other.0)] = so_far + 1;
                    queue.push(other);
                }
            }
        }
        length
    }
}

/// Stands for no line of supply at all.
pub(crate) const NO_LINE: u16 = u16::MAX;
