//! [AMB MK] What is told of bunkers.

use ::scene::Telling;

use super::rolled;
use crate::module_k_bunkers::{Effect, Event, Part};
use crate::state::Sortie;

impl Part {
    /// Its word.
    fn word(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Opening => "opening",
            Self::Door => "door",
            Self::Soldier => "soldier",
        }
    }
}

impl Sortie {
    pub(super) fn told_bunkers(&self, event: &Event) -> Telling {
        match event {
            Event::Located { hex, die, part, .. } => {
                let telling = self.tell_hex("bunker-hit", "amb:MKc", *hex);
                rolled(telling.term("part", "part", part.word()), *die)
            }
            Event::Struck { hex, part, die, penetration, effect } => {
                let key = match effect {
                    Effect::None => "bunker-holds",
                    Effect::DoorBroken => "bunker-door-broken",
                    Effect::Destroyed => "bunker-destroyed",
                };
                let telling = self.tell_hex("bunker-struck", "amb:MKd", *hex);
                rolled(telling.term("depth", "depth", penetration.word()), *die)
                    .besides(|it| it.figure("part", part.word()))
                    .worded(key)
            }
            Event::NobodyHit { hex } => self.tell_hex("bunker-nobody", "amb:MKg", *hex),
        }
    }
}
