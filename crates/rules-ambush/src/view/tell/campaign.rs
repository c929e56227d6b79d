//! [AMB 16] What is told while a campaign's books are open.

use ::scene::Telling;

use super::rolled;
use crate::action::Trait;
use crate::ch16_campaign::{Event, rise_step};
use crate::state::{ManId, Sortie};

impl Sortie {
    pub(super) fn told_campaign(&self, event: &Event) -> Telling {
        match event {
            Event::Awarded { man, points } => {
                let telling = self.tell_man("awarded", "amb:16.2c", *man);
                telling.number("points", i32::from(*points))
            }
            Event::Raised { man, wanted, die, risen } => {
                self.told_rise(*man, *wanted, *die, *risen)
            }
            Event::Arrived { man, instead_of } => {
                self.tell_man("arrived", "amb:16.4b", *man).text("other", instead_of.clone())
            }
            Event::KitKept => super::tell("kit-kept", "amb:M3a"),
        }
    }

    /// [AMB 16.3] What six points have bought.
    fn told_rise(
        &self,
        man: ManId,
        wanted: Trait,
        die: Option<u8>,
        risen: Option<Trait>,
    ) -> Telling {
        let rule = if die.is_some() { "amb:16.3d" } else { "amb:16.3a" };
        let what = risen.unwrap_or(wanted);
        let telling = self
            .tell_man("raised", rule, man)
            .term("how", "how", what.word())
            .number("number", i32::from(rise_step(what)))
            .worded_if(risen.is_none(), "raised-nothing");
        match die {
            Some(die) => rolled(telling, die).success(risen.is_some()),
            None => telling,
        }
    }
}
