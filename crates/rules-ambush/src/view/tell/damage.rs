//! [AMB 13] What is told of wounds and walls.

use ::scene::Telling;

use super::{rolled, tell};
use crate::ch13_damage::{Breach, Event};
use crate::state::{ManId, Sortie};
use crate::view::result::RollResult;

impl Sortie {
    pub(super) fn told_damage(&self, event: &Event) -> Telling {
        match event {
            Event::Damage { man, die, hurt } => {
                let telling = rolled(self.tell_man("damage", "amb:9.1f", *man), *die);
                let result = RollResult::Hurt(*hurt, man.side()).words();
                let telling = telling.term("hurt", "result", hurt.word());
                telling.besides(|it| it.result = Some(result))
            }
            Event::Panicked { man } => self.tell_man("panicked", "amb:13.1a", *man),
            Event::Unharmed { man } => self.tell_man("unharmed", "amb:13.1b", *man),
            Event::Wounded { man, by } => self.told_harm("wounded", "amb:13.2a", *man, *by),
            Event::Incapacitated { man, by } => {
                self.told_harm("incapacitated", "amb:13.3a", *man, *by)
            }
            Event::Killed { man, by } => self.told_harm("killed", "amb:13.4a", *man, *by),
            Event::LetGo { man, model } => {
                self.tell_man("let-go", "amb:13.2d", *man).term("model", "model", model.word())
            }
            Event::Penetrated { wall, die, breach, .. } => {
                let key = match breach {
                    Breach::Stops => "wall-stops",
                    Breach::Passes => "wall-passed",
                    Breach::Destroys => "wall-destroyed",
                };
                rolled(self.tell_hex("penetrated", "amb:13.5a", wall.hex), *die).worded(key)
            }
            Event::BehindWall { man, die, limit } => {
                let result = if die <= limit { RollResult::Hit } else { RollResult::Miss };
                let result = result.words();
                rolled(self.tell_man("behind-wall", "amb:13.5f", *man), *die)
                    .number("chance", i32::from(*limit))
                    .success(die <= limit)
                    .besides(|it| it.result = Some(result))
                    .worded_further(if die <= limit { "hit" } else { "miss" })
            }
            Event::Collapsed { hex } => self.tell_hex("collapsed", "amb:13.5i", *hex),
            Event::BurstEnded { die, previous } => rolled(tell("burst-ended", "amb:13.6b"), *die)
                .number("previous", i32::from(*previous)),
        }
    }

    /// What became of somebody, and by whom.
    fn told_harm(&self, event: &str, rule: &str, man: ManId, by: Option<ManId>) -> Telling {
        let by = by.map(|it| self.man_id(it));
        self.tell_man(event, rule, man).besides(|it| it.attackers = by.map(|it| vec![it]))
    }
}
