//! Chapter 4: zones of control, Engaged and Support.

use hexgrid::HexId;

use crate::event::Event;
use crate::field::{Field, Ground, Side};
use crate::state::{Army, Battle, Flags, Marker, UnitId};

/// [PG 4.2a] Levels that are Engaged.
pub(crate) const ENGAGED_MAX: u8 = 4;

/// [PG 4.1b] [K-55] The sides of each hex over which a ZOC and close combat reach, one bit each: not
/// into water, nor across the Elbe, a full pond, or the Mietzel away from its bridges.
pub(crate) fn reach_of(field: &Field) -> Vec<u8> {
    let grid = field.grid();
    let mut reach = vec![0; grid.len()];
    for hex in grid.hexes().filter(|&it| grid.is_playable(it)) {
        for (way, next) in grid.neighbors(hex) {
            if is_open_side(field.side(hex, way)) && field.ground(next) != Ground::Water {
                reach[usize::from(hex.0)] |= 1 << way.index();
            }
        }
    }
    reach
}

/// Whether anybody can cross a hexside.
fn is_open_side(side: Side) -> bool {
    let river = side.any(Side::MIETZEL) && !side.any(Side::BRIDGE);
    !side.any(Side::POND) && !side.any(Side::ELBE) && !river
}

impl Battle {
    /// [PG 4.1a, 4.1c] Whether a unit has a ZOC: all but Routed ones.
    pub fn has_zoc(&self, unit: UnitId) -> bool {
        !self.is_routed(unit)
    }

    /// [PG 4.1b] Whether zones and close combat reach from a hex to a neighbor.
    pub fn reaches(&self, from: HexId, to: HexId) -> bool {
        let way = self.scenario.field.grid().direction(from, to);
        way.is_some_and(|way| self.scenario.zoc_reach[usize::from(from.0)] >> way.index() & 1 == 1)
    }

    /// [PG 4.2a, 4.2e, 3.4a] The top infantry and cavalry of a hex up to four levels, from the top
    /// down: those that are, or would be, Engaged. Artillery is skipped [PG 4.2c].
    pub fn front(&self, hex: HexId, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        let mut room = Some(ENGAGED_MAX);
        self.units_in(hex, army).filter(|&it| self.kind(it).is_line()).map_while(move |unit| {
            let first = room == Some(ENGAGED_MAX);
            let left = room?.checked_sub(self.weight(unit));
            room = left;
            // A unit of more than four levels by itself fights alone.
            (left.is_some() || first).then_some(unit)
        })
    }

    /// [PG 4.2a] The Engaged units of a hex: nobody outside an EZOC.
    pub fn engaged(&self, hex: HexId, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.front(hex, army).filter(move |_| self.in_ezoc(army, hex))
    }

    /// [PG 4.2a] Whether a unit is Engaged.
    pub fn is_engaged(&self, unit: UnitId) -> bool {
        let army = self.army(unit);
        self.hex(unit).is_some_and(|hex| self.engaged(hex, army).any(|it| it == unit))
    }

    /// [PG 4.2b] Whether a unit is Support.
    pub fn is_support(&self, unit: UnitId) -> bool {
        let army = self.army(unit);
        let Some(hex) = self.hex(unit) else { return false };
        self.kind(unit).is_line() && self.in_ezoc(army, hex) && !self.is_engaged(unit)
    }

    /// [PG 4.2b] Whether a hex has Support behind its front.
    pub fn has_support(&self, hex: HexId, army: Army) -> bool {
        let line = self.units_in(hex, army).filter(|&it| self.kind(it).is_line()).count();
        line > self.front(hex, army).count()
    }

    /// [PG 15.2a, 4.3a] Lays Engaged markers on the stacks of the active army.
    pub(crate) fn lay_markers(&mut self) {
        self.core.markers.clear();
        let army = self.core.active;
        // Nobody outside an EZOC is Engaged.
        let hexes = self.on_map(army).filter_map(|it| self.hex(it));
        let mut hexes: Vec<HexId> = hexes.filter(|&it| self.in_ezoc(army, it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        for hex in hexes {
            let engaged: Vec<UnitId> = self.engaged(hex, army).collect();
            for &unit in &engaged {
                self.unit_mut(unit).flags.set(Flags::BEGAN_ENGAGED);
            }
            if !engaged.is_empty() {
                self.core.markers.push(Marker { hex, shifted: false });
            }
        }
    }

    /// The Engaged marker of a hex.
    pub fn marker(&self, hex: HexId) -> Option<&Marker> {
        self.core.markers.iter().find(|it| it.hex == hex)
    }

    pub(crate) fn marker_mut(&mut self, hex: HexId) -> Option<&mut Marker> {
        self.core.markers.iter_mut().find(|it| it.hex == hex)
    }

    /// [PG 4.3c, 4.3e, 7.2.1d] [K-85] Changes a stack, and flips its marker if other units are Engaged then.
    /// [PG 4.4b, 7.2.3d] Units that leave do not come by here, so they flip nothing.
    pub(crate) fn watch_marker(
        &mut self,
        hex: HexId,
        events: &mut Vec<Event>,
        change: impl FnOnce(&mut Self),
    ) {
        let army = self.core.active;
        let before = Front::of(self, hex, army);
        change(self);
        let after = Front::of(self, hex, army);
        let relieved = before.iter().any(|it| !after.contains(it));
        let flips = if self.options.flip_when_relieved {
            relieved
        } else {
            relieved || after.iter().any(|it| !before.contains(it))
        };
        if flips {
            self.flip_marker(hex, events);
        }
    }

    /// [PG 4.3c, 4.3e] [K-85] A unit has stopped in a hex: if it is Engaged there even at the bottom, it is
    /// one more. [PG 7.2.3d] Who only passes through does not come by here.
    pub(crate) fn join_engaged(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        if !self.options.flip_when_relieved && self.is_engaged(unit) {
            self.flip_marker(hex, events);
        }
    }

    fn flip_marker(&mut self, hex: HexId, events: &mut Vec<Event>) {
        if let Some(marker) = self.marker_mut(hex)
            && !marker.shifted
        {
            marker.shifted = true;
            events.push(Event::Shifted { hex });
        }
    }

    /// [PG 4.4c] Takes away the marker of a hex in which nobody can be Engaged any more.
    pub(crate) fn drop_empty_marker(&mut self, hex: HexId) {
        let army = self.core.active;
        if self.marker(hex).is_some() && self.engaged(hex, army).next().is_none() {
            self.core.markers.retain(|it| it.hex != hex);
        }
    }

    /// [PG 7.2.3a] Whether an enemy cavalry unit that is Formed and Engaged stands next to a hex.
    pub(crate) fn is_held_by_cavalry(&self, army: Army, hex: HexId) -> bool {
        let enemy = army.other();
        let grid = self.scenario.field.grid();
        grid.neighbors(hex).any(|(_, next)| {
            self.reaches(next, hex)
                && self
                    .front(next, enemy)
                    .any(|it| self.kind(it).is_cavalry() && self.is_formed(it))
        })
    }

    /// [K-7] Whether a Fast enemy stands next to a hex.
    pub(crate) fn is_beside_fast(&self, army: Army, hex: HexId) -> bool {
        let grid = self.scenario.field.grid();
        grid.neighbors(hex).any(|(_, next)| {
            self.units_in(next, army.other()).any(|it| self.kind(it).is_fast() && self.has_zoc(it))
        })
    }
}

/// A few units: those Engaged in a hex.
#[derive(Clone, Copy, Default)]
struct Front {
    list: [Option<UnitId>; ENGAGED_MAX as usize],
}

impl Front {
    fn of(battle: &Battle, hex: HexId, army: Army) -> Self {
        let mut front = Self::default();
        for (slot, unit) in front.list.iter_mut().zip(battle.engaged(hex, army)) {
            *slot = Some(unit);
        }
        front
    }

    fn iter(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.list.iter().flatten().copied()
    }

    fn contains(&self, unit: UnitId) -> bool {
        self.iter().any(|it| it == unit)
    }
}
