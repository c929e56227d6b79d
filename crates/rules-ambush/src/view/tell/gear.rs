//! [AMB 5.3f] What is told of things that change hands.

use ::scene::Telling;

use crate::action::Store;
use crate::gear::Event;
use crate::state::{Held, Sortie};

impl Sortie {
    pub(super) fn told_gear(&self, event: &Event) -> Telling {
        match event {
            Event::Moved { man, model, to } => {
                let telling = |event| {
                    self.tell_man(event, "amb:5.3f", *man).term("model", "model", model.word())
                };
                match to {
                    Held::By(holder) if holder == man => telling("took"),
                    Held::By(holder) => {
                        telling("handed-over").unit_shown("other", self.name(*holder))
                    }
                    Held::On(_) | Held::InCanoe(_) | Held::InCrate | Held::Lost => {
                        telling("put-down")
                    }
                }
            }
            Event::AmmoMoved { man, ammo, to, .. } => {
                let telling = |event| {
                    self.tell_man(event, "amb:9.5e", *man).term("ammo", "ammo", ammo.word())
                };
                match to {
                    Store::Man(holder) if holder == man => telling("took-ammo"),
                    Store::Man(holder) => {
                        telling("handed-ammo").unit_shown("other", self.name(*holder))
                    }
                    Store::Ground | Store::Crate | Store::Canoe(_) => telling("put-ammo"),
                }
            }
        }
    }
}
