//! Chapter 24: Leuthen.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::scenario::{Variant, Which};
use crate::state::{Army, Battle, UnitId};

/// [PG 24.2.1a] The turn of 0900.
const FIRST_ATTEMPT: u8 = 3;

impl Battle {
    /// [PG 24.2.1a, 24.4a] Whether the Austrians may try to activate at this hour.
    pub(crate) fn may_attempt_at_leuthen(&self) -> Result<(), Illegal> {
        let early = self.scenario.which == Which::Leuthen
            && self.scenario.variant != Some(Variant::Daun)
            && self.core.turn < FIRST_ATTEMPT;
        if early {
            return refuse("pg:24.2.1a", "not before 0900");
        }
        Ok(())
    }

    /// [PG 24.2.4a, 24.2.4b] Where an Austrian unit retreats at Leuthen: to the nearest hex of the town, then to the
    /// east edge; straight to the edge once the army is Demoralized.
    pub(crate) fn leuthen_goals(&self, unit: UnitId) -> Option<Vec<HexId>> {
        let army = self.army(unit);
        if self.scenario.which != Which::Leuthen || army != Army::Coalition {
            return None;
        }
        let edge = self.scenario.field.region("east-edge");
        let town = self.scenario.field.region("leuthen");
        let hex = self.hex(unit)?;
        let to_edge =
            |from: HexId| edge.iter().map(|&it| self.distance(from, it)).min().unwrap_or(0);
        let nearest_town = town.iter().map(|&it| to_edge(it)).min().unwrap_or(0);
        let beyond = town.contains(&hex) || to_edge(hex) <= nearest_town;
        if self.gloom(army) > 0 && self.is_routed(unit) || beyond || town.is_empty() {
            return Some(edge.to_vec());
        }
        Some(town.to_vec())
    }
}
