//! [SCS 2.0] Zones of control.
//!
//! Their effects stand where they are felt: movement in ch03 [SCS 2.1a], overrun in ch06 and
//! exploitation in ch11 [SCS 2.1b, 2.1bA], combat in ch07 [SCS 2.1c], retreat in ch09
//! [SCS 2.1d, 2.1dA, 2.1dB], advance in ch10 [SCS 2.1e], supply in ch12 [SCS 2.1f, 2.1h].

use hexgrid::{Direction, HexId};

use crate::state::{Flags, Side, UnitId, War};

impl War {
    /// [SCS 2.0a, 2.0aA] A unit whose face has a printed Attack Strength of 1 or more has a zone,
    /// however much supply or terrain may weaken it; a game may take it away out of supply.
    pub fn has_zoc(&self, unit: UnitId) -> bool {
        let stripped = !self.scenario.supply.out_of_supply.keeps_zoc
            && self.unit(unit).is(Flags::OUT_OF_SUPPLY);
        self.face(unit).has_attack() && !stripped
    }

    /// [SCS 2.0b, 2.0bA] Whether a unit could move in a direction by terrain: neither cost nor
    /// enemies matter, only prohibited hexes and hexsides, and a bridge opens a river.
    pub(crate) fn could_enter(&self, unit: UnitId, from: HexId, direction: Direction) -> bool {
        let class = usize::from(self.scenario.unit(unit).class);
        self.scenario.tables[class].reach[usize::from(from.0)] >> direction.index() & 1 == 1
    }

    /// [SCS 2.0M, 2.1g, 2.1gA] Whether a hex lies in a zone of this side's enemy. One zone or
    /// several are the same, and the side's own zones change nothing.
    pub fn in_enemy_zoc(&self, side: Side, hex: HexId) -> bool {
        self.derived.in_zoc_of(side.other(), hex)
    }
}
