//! [AMB 6.8] What is told of the Germans.

use ::scene::Telling;

use super::men::told_number;
use crate::ch06_conduct::Event;
use crate::ch07_movement::Gait;
use crate::state::Sortie;

impl Sortie {
    pub(super) fn told_conduct(&self, event: &Event) -> Telling {
        match event {
            Event::NewNumber { number, .. } => told_number(*number),
            Event::Acts { actor, paragraph } => self
                .tell_actor("acts", "amb:6.8b", *actor)
                .number("paragraph", i32::from(*paragraph)),
            Event::Idle { actor } => self.tell_actor("idle", "amb:6.8d", *actor),
            Event::Stance { german, stance, .. } => self.told_stance("amb:6.8e", *german, *stance),
            Event::Moved { german, from, to, crawls, .. } => {
                let gait = if *crawls { Gait::Crawl } else { Gait::Run };
                self.told_gait(*german, *from, *to, gait)
            }
            Event::Left { german, hex } => self.told_leaving("amb:6.8h", *german, *hex),
            Event::Reacts { german, letter } => {
                self.tell_man("reacts", "amb:6.8i", *german).text("column", letter.to_string())
            }
            Event::Calms { german } => self.tell_man("calms", "amb:6.8j", *german),
            Event::Surrendered { german, .. } => self.tell_man("surrendered", "amb:6.8o", *german),
            Event::WeaponReady { german, gear } => {
                self.told_set_up("amb:9.7d", *german, self.gear(*gear).model)
            }
            Event::Loaded { german, .. } => self.tell_man("loaded", "amb:9.8b", *german),
            Event::Waits { german } => self.tell_man("waits", "amb:6.9a", *german),
        }
    }
}
