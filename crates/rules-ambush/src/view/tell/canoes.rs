//! [AMB MC] What is told of canoes.

use ::scene::Telling;

use super::tell;
use crate::module_c_canoes::Event;
use crate::state::{CanoeId, Sortie};

/// The number on a canoe.
fn number(canoe: CanoeId) -> i32 {
    i32::from(canoe.0) + 1
}

impl Sortie {
    pub(super) fn told_canoes(&self, event: &Event) -> Telling {
        match event {
            Event::Boarded { man, canoe } => {
                self.tell_man("boarded", "amb:MCg", *man).number("canoe", number(*canoe))
            }
            Event::Ashore { man, canoe } => {
                self.tell_man("ashore", "amb:MCg", *man).number("canoe", number(*canoe))
            }
            Event::LiftedAboard { man, casualty, canoe } => self
                .tell_man("lifted-aboard", "amb:MCk", *casualty)
                .unit_shown("by", self.name(*man))
                .number("canoe", number(*canoe)),
            Event::LiftedAshore { man, casualty, canoe } => self
                .tell_man("lifted-ashore", "amb:MCk", *casualty)
                .unit_shown("by", self.name(*man))
                .number("canoe", number(*canoe)),
            Event::Paddled { canoe, group, from, to } => {
                let telling = tell("paddled", "amb:MCc").units(self.names(group.iter()));
                let telling = telling.to(self.number(*to)).number("canoe", number(*canoe));
                match from {
                    Some(from) => telling.from(self.number(*from)),
                    None => telling.worded("paddled-in"),
                }
            }
            Event::Beached { canoe, hex } => {
                self.tell_hex("canoe-beached", "amb:MCf", *hex).number("canoe", number(*canoe))
            }
            Event::Sank { canoe, hex } => {
                self.tell_hex("canoe-sank", "amb:MCj", *hex).number("canoe", number(*canoe))
            }
            Event::Swam { group, to } => {
                tell("swam", "amb:MCj").units(self.names(group.iter())).to(self.number(*to))
            }
        }
    }
}
