//! [AMB 9] What is told of fire.

use ::scene::{Message, Telling};

use super::{against, rolled, tell};
use crate::ch09_fire::{Event, Firer, Shot, Target};
use crate::charts::Arm;
use crate::state::Sortie;
use crate::view::key;
use crate::view::result::RollResult;
use crate::view::setting::arm_word;

/// [AMB 9.4c] Whether a weapon does not jam, but may fire a dud.
fn fires_duds(arm: Arm) -> bool {
    match arm {
        Arm::Bazooka | Arm::TankGun | Arm::Grenade | Arm::Charge => true,
        Arm::Pistol
        | Arm::Carbine
        | Arm::Rifle
        | Arm::GermanRifle
        | Arm::SubmachineGun
        | Arm::MachinePistol
        | Arm::AutomaticRifle
        | Arm::Lmg
        | Arm::Mmg
        | Arm::Hmg
        | Arm::TankMg => false,
    }
}

impl Sortie {
    pub(super) fn told_fire(&self, event: &Event) -> Telling {
        match event {
            Event::Failed { shot, arm, roll, number } => {
                let outcome = if fires_duds(*arm) { "dud" } else { "jam" };
                let result = RollResult::Jam.words();
                self.told_shot(shot, *arm, "amb:9.1b", outcome)
                    .number("roll", i32::from(*roll))
                    .number("number", i32::from(*number))
                    .besides(|it| it.result = Some(result))
                    .success(false)
            }
            Event::Fired { shot, arm, range, chance, die, hit, .. } => {
                let outcome = if *hit { "hit" } else { "miss" };
                let result = if *hit { RollResult::Hit } else { RollResult::Miss };
                let telling = self.told_shot(shot, *arm, "amb:9.1e", outcome);
                let telling = telling.besides(|it| it.figure("range", i32::from(*range)));
                against(telling, *die, chance, result.words()).success(*hit)
            }
            Event::Depleted { man, clip, roll, number, left } => self
                .tell_man("depleted", "amb:9.1g", *man)
                .term("ammo", "ammo", clip.word())
                .number("roll", i32::from(*roll))
                .number("number", i32::from(*number))
                .number("left", i32::from(*left)),
            Event::CanoeStruck { canoe, die } => {
                let telling = tell("canoe-struck", "amb:MCi");
                rolled(telling.number("canoe", i32::from(canoe.0) + 1), *die)
                    .worded_further(if die % 2 == 0 { "holed" } else { "whole" })
            }
        }
    }

    /// Who fires what at whom; the sentence is that of the outcome.
    fn told_shot(&self, shot: &Shot, arm: Arm, rule: &str, outcome: &str) -> Telling {
        let telling = tell("fired", rule)
            .term("arm", "arm", arm_word(arm))
            .term("mode", "how", shot.mode.word())
            .worded_further(outcome);
        let telling = match shot.firer {
            Firer::Man(man, _) => telling.unit(self.name(man)),
            Firer::Tank(vehicle, _) => telling.unit(self.vehicle_name(vehicle)),
            Firer::Unseen(..) => telling.worded_further("unseen"),
        };
        let from = self.firer_hex(shot.firer).map(|hex| self.number(hex));
        let telling = self.told_target(telling.besides(|it| it.hex = from), shot.target);
        self.aimed_at(telling, self.target_hex(shot.target))
    }

    /// What is fired at: in the sentence a name, or which wall or bunker.
    fn told_target(&self, telling: Telling, target: Target) -> Telling {
        let at =
            |word: &str, hex| Message::new(key(&["target", word])).text("hex", self.number(hex));
        let named = match target {
            Target::Man(man) => self.name(man),
            Target::Vehicle(vehicle, _) => self.vehicle_name(vehicle),
            Target::Wall(wall) => return telling.said_within("target", at("wall", wall.hex)),
            Target::Bunker(hex) => return telling.said_within("target", at("bunker", hex)),
        };
        let id = named.id.clone();
        let message = Message::new(key(&["target", "unit"])).text("unit", named);
        telling.said_within("target", message).besides(|it| it.defenders = Some(vec![id]))
    }
}
