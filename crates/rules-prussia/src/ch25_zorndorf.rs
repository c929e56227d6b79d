//! Chapter 25: Zorndorf.

use hexgrid::HexId;

use crate::ch10_army_morale::Piece;
use crate::event::Event;
use crate::scenario::Which;
use crate::state::{Army, Battle, Morale, UnitId};

/// [PG 25.3.4a] Fatigue markers of a hot turn, and of a rest.
const FATIGUE: u8 = 2;
/// [PG 25.1a] What the first rout of the baggage brings.
pub(crate) const BAGGAGE_POINTS: i16 = 2;

impl Battle {
    /// [PG 25.3.5a] What the baggage near a hex costs a unit that enters it; it is not near itself.
    pub(crate) fn baggage_cost(&self, unit: UnitId, to: HexId) -> u8 {
        let near =
            self.scenario.tables.baggage.iter().any(|&it| {
                it != unit && self.hex(it).is_some_and(|hex| self.distance(hex, to) == 1)
            });
        u8::from(near)
    }

    /// [PG 25.1a, 25.3.5b] The baggage routs: points the first time.
    pub(crate) fn baggage_routs(&mut self, unit: UnitId) {
        let first = self.army_state(Army::Prussia).bonus == 0;
        if self.is_baggage(unit) && self.morale(unit) == Morale::Routed && first {
            self.army_mut(Army::Prussia).bonus = BAGGAGE_POINTS;
        }
    }

    /// [PG 25.3.4a–25.3.4c] [K-73] Heat: an active army that moved or fought tires, one that rested
    /// recovers.
    pub(crate) fn feel_the_heat(&mut self, army: Army, events: &mut Vec<Event>) {
        if !self.scenario.rules.heat || !self.army_state(army).active {
            return;
        }
        let mut change = 0;
        if self.army_state(army).strained {
            for _ in 0..FATIGUE {
                self.put_on_track(army, Piece::Fatigue);
                change -= 1;
            }
        } else {
            for _ in 0..FATIGUE {
                change += i8::from(self.army_mut(army).track.rest());
            }
        }
        let state = self.army_mut(army);
        state.current = state.track.level();
        if change != 0 {
            let now = self.army_state(army).current;
            events.push(Event::Morale { army, rule: "pg:25.3.4a", change, now });
        }
    }

    /// [PG 25.3.3a] The friendly edge of an army in the main scenario: the nearest one on the far side
    /// from the enemy's line of battle.
    pub(crate) fn zorndorf_edge(&self, army: Army) -> Option<&[HexId]> {
        if self.scenario.which != Which::Zorndorf || !self.is_main() {
            return None;
        }
        let center = |army: Army| {
            let grid = self.scenario.field.grid();
            let (mut x, mut y, mut count) = (0i64, 0i64, 0i64);
            for hex in self.on_map(army).filter_map(|it| self.hex(it)) {
                let (cx, cy) = grid.center(hex);
                (x, y, count) = (x + i64::from(cx), y + i64::from(cy), count + 1);
            }
            (count > 0).then(|| (x / count, y / count))
        };
        let (own, enemy) = (center(army)?, center(army.other())?);
        let (dx, dy) = (own.0 - enemy.0, own.1 - enemy.1);
        // On this sheet south is left, north right, west up, east down.
        let region = if dx.abs() >= dy.abs() {
            if dx < 0 { "south-edge" } else { "north-edge" }
        } else if dy < 0 {
            "west-edge"
        } else {
            "east-edge"
        };
        Some(self.scenario.field.region(region))
    }
}
