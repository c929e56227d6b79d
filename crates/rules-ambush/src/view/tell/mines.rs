//! [AMB 12] What is told of mines.

use ::scene::Telling;

use crate::ch12_mines::Event;
use crate::state::Sortie;

impl Sortie {
    pub(super) fn told_mines(&self, event: &Event) -> Telling {
        match event {
            Event::TrapFound { man, hex } => {
                self.tell_hex("trap-found", "amb:12.1a", *hex).unit(self.name(*man))
            }
            Event::TrapExploded { hex } => self.tell_hex("trap-exploded", "amb:12.1b", *hex),
            Event::Mined { hex } => self.tell_hex("mined", "amb:12.2b", *hex),
            Event::MineExploded { man, hex } => {
                self.tell_hex("mine-exploded", "amb:12.2a", *hex).unit(self.name(*man))
            }
        }
    }
}
