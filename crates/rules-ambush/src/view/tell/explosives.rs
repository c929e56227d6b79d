//! [AMB 10] What is told of grenades, charges and shells.

use ::scene::Telling;

use super::{against, rolled, tell};
use crate::action::Bomb;
use crate::ch09_fire::Chance;
use crate::ch10_explosives::{Aim, Event};
use crate::state::{ManId, Sortie, Spot};
use crate::view::result::RollResult;

impl Sortie {
    pub(super) fn told_explosives(&self, event: &Event) -> Telling {
        match event {
            Event::Thrown { man, bomb, aim, chance, die, scatter, landed } => {
                // [AMB 10.3b, 10.3c] What goes wide may lie where it was meant to go after all.
                let there = self.aimed_spot(*aim) == Some(*landed);
                let wide = if there { "thrown-wide-there" } else { "thrown-wide" };
                self.told_throw((*man, *bomb), *aim, chance, *die)
                    .to(self.number(landed.hex))
                    .worded_if(scatter.is_some(), wide)
            }
            Event::ThrownClear { man } => self.tell_man("thrown-clear", "amb:10.2b", *man),
            Event::Ducked { man } => self.tell_man("ducked", "amb:10.2c", *man),
            Event::Dud { bomb, roll } => tell("dud", "amb:10.1h")
                .term("bomb", "bomb", bomb.word())
                .number("roll", i32::from(*roll)),
            Event::Exploded { bomb, spot } => {
                self.tell_hex("exploded", "amb:10.1i", spot.hex).term("bomb", "bomb", bomb.word())
            }
            Event::Blasted { man, die, hurt } => {
                let telling = rolled(self.tell_man("blasted", "amb:10.1i", *man), *die);
                let result = RollResult::Hurt(*hurt, man.side()).words();
                let telling = telling.term("hurt", "result", hurt.word());
                telling.besides(|it| it.result = Some(result))
            }
            Event::Shelled { spot: Spot { hex, .. }, terrain } => self
                .tell_hex("shelled", "amb:2.4j", *hex)
                .term("terrain", "terrain", terrain.word()),
        }
    }

    /// [AMB 10.1g] A throw: on target, or wide.
    fn told_throw(
        &self,
        (man, bomb): (ManId, Bomb),
        aim: Aim,
        chance: &Chance,
        die: u8,
    ) -> Telling {
        let target = match aim {
            Aim::Spot(spot) => Some(spot.hex),
            Aim::Into(vehicle) => self.vehicle(vehicle).hex,
        };
        let success = i16::from(die) <= i16::from(chance.total);
        let on_target = RollResult::OnTarget(success);
        let telling = self.tell_man("thrown", "amb:10.1g", man).term("bomb", "bomb", bomb.word());
        let telling = against(telling, die, chance, on_target.words()).success(success);
        self.aimed_at(telling, target)
    }
}
