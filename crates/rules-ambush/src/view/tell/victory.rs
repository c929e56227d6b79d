//! [AMB 15] What is told of points and of the end.

use ::scene::Telling;

use super::tell;
use crate::ch15_victory::Event;
use crate::state::{Ended, Sortie};
use crate::view::signed;

impl Sortie {
    pub(super) fn told_victory(&self, event: &Event) -> Telling {
        match event {
            Event::Scored { n, why } => tell("scored", "amb:15a")
                .text("points", signed((*n).into()))
                .said_within("why", self.reckoned(why, *n)),
            Event::Saved { man } => self.tell_man("saved", "amb:15c", *man),
            Event::Ended { by, points, need } => {
                let telling = tell("ended", "amb:15d")
                    .number("points", i32::from(*points))
                    .number("need", i32::from(*need));
                let telling = match by {
                    Ended::Rule(_) | Ended::Paragraph(_) => telling,
                    Ended::SquadLost => telling.worded("ended-squad-lost"),
                };
                telling.worded_further(if points >= need { "won" } else { "lost" })
            }
        }
    }
}
