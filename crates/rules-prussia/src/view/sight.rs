//! What is seen from a hex, and what an army sees.

use std::collections::BTreeMap;

use hexgrid::HexSet;
use scene::{Overlay, OverlayKind, Sight};

use crate::ch16_bombardment::RANGE_MAX;
use crate::state::{Army, Battle};

impl Battle {
    /// [PG 5.0a–5.2b, 16.1a] What is seen from a hex, with the first hex in the way of what is not; of
    /// what guns there see, what they reach lies before them.
    ///
    /// Nobody looks farther than [`Self::sight_limit`]: of what lies beyond nothing is told.
    pub(super) fn sight_from(&self, from: &str, unit: Option<&str>) -> Option<Sight> {
        let grid = self.scenario.field.grid();
        let at = grid.find(from).filter(|&it| grid.is_playable(it))?;
        let unit = unit.and_then(|it| self.scenario.find_unit(it));
        let unit = unit.filter(|&it| self.hex(it) == Some(at));
        let guns = unit.is_some_and(|it| self.kind(it).is_artillery());
        let (mut seen, mut front) = (Vec::new(), Vec::new());
        let mut blocked = BTreeMap::new();
        let near = grid.hexes_within(at, self.sight_limit()).into_iter();
        for hex in near.filter(|&it| it != at && grid.is_playable(it)) {
            if self.sees(at, hex) {
                seen.push(self.number(hex));
                if guns && grid.distance(at, hex) <= RANGE_MAX {
                    front.push(self.number(hex));
                }
            } else if let Some(by) = self.blocker(at, hex) {
                blocked.insert(self.number(hex), self.number(by));
            }
        }
        let unit = unit.map(|it| self.unit_id(it));
        Some(Sight { from: from.to_owned(), unit, seen, front, blocked, rule: "pg:5.0a".into() })
    }

    /// [PG 5.0a, 6.1.3a] What the units of an army see.
    pub(super) fn sight_overlay(&self, army: Army) -> Overlay {
        let grid = self.scenario.field.grid();
        let mut seen = HexSet::new(grid.len());
        for at in self.hexes_of(army) {
            let near = grid.hexes_within(at, self.sight_limit()).into_iter();
            for hex in near.filter(|&it| grid.is_playable(it) && self.sees(at, it)) {
                seen.insert(hex);
            }
        }
        let hexes = self.numbers(seen.iter());
        Overlay { hexes, ..self.overlay("sight", army, OverlayKind::Area, "pg:5.0a") }
    }
}
