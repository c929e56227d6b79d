//! [AMB MR] Roadblocks. What they bar: see `ch17_vehicles`.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Event as Events;
use crate::ch05_operations::Event;
use crate::state::{Mode, Sortie};
use crate::terms::Side;

/// [AMB MRa] Active soldiers that it takes.
const HANDS: usize = 3;

impl Sortie {
    /// [AMB MRa] Whether the roadblock of a hex may be cleared.
    pub(crate) fn may_clear_roadblock(&self, hex: HexId) -> Result<(), Illegal> {
        if !self.marks(hex).is_some_and(|it| it.roadblock) {
            return refuse("amb:MRa", "there is no roadblock here");
        }
        if self.active_in(hex, Side::Us).count() < HANDS {
            return refuse("amb:MRa", "three active soldiers have to be in the hex");
        }
        Ok(())
    }

    /// [AMB MRa] After the event check the roadblock goes, if Operations go on and enough hands
    /// are left.
    pub(crate) fn remove_roadblock(&mut self, hex: HexId, events: &mut Vec<Events>) {
        let undisturbed = self.core.mode == Mode::Operations && !self.is_german_active();
        if undisturbed && self.may_clear_roadblock(hex).is_ok() {
            self.marks_mut(hex).roadblock = false;
            events.push(Event::RoadblockCleared { hex }.into());
        }
    }
}
