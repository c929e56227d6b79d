//! [AMB 6.10] Soldiers who are still off the map when Rounds begin.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::state::{ManId, Place, Sortie};

impl Sortie {
    /// [AMB 6.10a, 6.10b] What it costs a soldier off the map to come in at a hex: the terrain of
    /// that hex, from the second Round on.
    pub(super) fn entry_cost(&self, man: ManId, hex: HexId) -> Result<u8, Illegal> {
        if self.man(man).place != Place::Waiting {
            return refuse("amb:6.10b", "the soldier is on the map");
        }
        if self.core.round.number < 2 {
            return refuse("amb:6.10a", "nobody enters in the first Round");
        }
        if !self.mission.setup.entry.contains(&hex) {
            return refuse("amb:3.2b", "the squad does not enter there");
        }
        self.terrain_cost(hex)
    }
}
