//! [AMB 7] What is told of movement in Rounds.

use ::scene::Telling;

use crate::ch07_movement::Event;
use crate::state::{ManSet, Sortie};

impl Sortie {
    pub(super) fn told_movement(&self, event: &Event) -> Telling {
        match event {
            Event::Went { man, from: None, to, .. } => {
                self.told_going(ManSet::of(*man), None, to.hex)
            }
            Event::Went { man, from: Some(from), to, gait, cost } => {
                let telling = if from.hex == to.hex {
                    self.told_stairs(ManSet::of(*man), to.up)
                } else {
                    self.told_gait(*man, from.hex, to.hex, *gait)
                };
                telling.besides(|it| it.figure("cost", *cost))
            }
            Event::Left { man, by } => self.told_leaving("amb:7.1f", *man, *by),
            Event::Dragged { man, casualty, to, die } => {
                self.told_dragging("amb:6.7u", (*man, *casualty), *to, *die)
            }
            Event::Loaded { man, casualty, car, die } => {
                let telling = self.told_loading("casualty-loaded", (*man, *casualty), *die);
                telling.unit_shown("vehicle", self.vehicle_name(*car))
            }
            Event::Unloaded { man, casualty, die } => {
                self.told_loading("casualty-unloaded", (*man, *casualty), *die)
            }
        }
    }
}
