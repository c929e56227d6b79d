//! [SCS 0.10] Fog of war: who may see which counter.

use hexgrid::HexId;
use kernel::Viewer;

use crate::event::Event;
use crate::options::{Fog, Height, Memory};
use crate::state::{Flags, Phase, Side, UnitId, War};

impl War {
    /// [SCS 0.10A, 0.10B, 0.10C] Whether a viewer may look at a unit: his own, the top unit of a stack, and
    /// whatever a committed attack has shown. Markers hide nothing.
    pub fn may_see(&self, viewer: Viewer, unit: UnitId) -> bool {
        let own = viewer == Viewer::Player(self.side_of(unit).seat());
        let on_top = self.unit(unit).hex().is_none_or(|hex| self.top(hex) == Some(unit));
        own || on_top || self.hides_nothing() || self.unit(unit).is(Flags::SHOWN)
    }

    /// [SCS 0.10A] [O-14] Whether everybody sees all: without fog, and once the game is over.
    pub(crate) fn hides_nothing(&self) -> bool {
        self.options.fog == Fog::Off || self.core.ended.is_some()
    }

    /// [SCS 0.10A] Whether a hex holds units that its enemy may not look at.
    pub fn hides_units(&self, hex: HexId) -> bool {
        let Some(holder) = self.holder(hex) else { return false };
        let enemy = Viewer::Player(holder.other().seat());
        // Where heights are hidden nobody knows that a unit stands alone.
        let heights_hidden = self.options.fog == Fog::On && self.options.heights == Height::Hidden;
        let shown = |it: UnitId| self.unit(it).is(Flags::SHOWN);
        self.stack(hex).any(|it| !self.may_see(enemy, it) || heights_hidden && !shown(it))
    }

    /// [SCS 0.10D, 7.0H] Shows all attackers, then all units in the target hex, to both sides.
    pub(crate) fn reveal(&mut self, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        let attackers: Vec<UnitId> = self.involved(self.core.side).collect();
        let defenders: Vec<UnitId> = self.involved(self.core.side.other()).collect();
        for &unit in attackers.iter().chain(&defenders) {
            self.unit_mut(unit).flags.set(Flags::SHOWN);
        }
        // [SCS 7.2d] Who attacks is known now, and has attacked in this phase.
        if self.core.phase == Phase::Combat {
            for &unit in &attackers {
                self.unit_mut(unit).flags.set(Flags::ATTACKED);
            }
        }
        events.push(Event::Revealed { attackers, defenders });
        events.push(Event::Reckoned(self.reckoning()));
    }

    /// Covers what a combat has shown, unless the table remembers it.
    pub(crate) fn rehide(&mut self) {
        if self.options.memory == Memory::Rehide {
            for unit in &mut self.core.units {
                unit.flags.clear(Flags::SHOWN);
            }
        }
    }

    /// Units of a side that the other side may not look at, and the slots they lie in, in an order
    /// that says nothing about which is where: units by roster, slots by hex and level.
    pub(crate) fn hidden(&self, side: Side) -> (Vec<UnitId>, Vec<(HexId, u8)>) {
        let enemy = Viewer::Player(side.other().seat());
        let units: Vec<UnitId> = self
            .scenario
            .units_of(side)
            .filter(|&it| self.unit(it).hex().is_some() && !self.may_see(enemy, it))
            .collect();
        let mut slots: Vec<(HexId, u8)> =
            units.iter().map(|&it| (self.hex_of(it), self.unit(it).level)).collect();
        slots.sort_unstable();
        (units, slots)
    }
}
