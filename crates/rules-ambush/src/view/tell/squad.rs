//! [AMB 4] What is told before the mission begins.

use ::scene::{Facts, Telling};

use super::tell;
use crate::ch04_squad::Event;
use crate::state::{ManId, Sortie};
use crate::view::signed;

/// What was paid, where something was.
fn priced(facts: &mut Facts, price: Option<String>) {
    if let Some(price) = price {
        facts.figure("price", price);
    }
}

impl Sortie {
    pub(super) fn told_squad(&self, event: &Event) -> Telling {
        match event {
            Event::SquadChosen { squad } => {
                tell("squad-chosen", "amb:M0a").worded_further(squad.word())
            }
            Event::PointsRolled { squad, weapons } => {
                let told = tell("points-rolled", "amb:4.3a").number("weapons", i32::from(*weapons));
                match squad {
                    Some(squad) => told.number("squad", i32::from(*squad)),
                    None => told.worded("points-rolled-weapons"),
                }
            }
            Event::Recruited { bought, price } => tell("recruited", "amb:4.4a")
                .number("initiative", i32::from(bought.initiative))
                .number("price", i32::from(*price))
                .worded_if(bought.command, "recruited-commander"),
            Event::Rated { man } => self.told_ratings(*man),
            Event::Led { man, seat } => {
                self.tell_man("led", "amb:1c", *man).text("player", self.player_name(*seat).en)
            }
            Event::Equipped { man, model, bought } => self
                .tell_man("equipped", "amb:4.9a", *man)
                .term("model", "model", model.word())
                .besides(|it| priced(it, bought.then(|| self.model_price(*model)).flatten())),
            Event::Supplied { man, ammo } => self
                .tell_man("supplied", "amb:4.9d", *man)
                .term("ammo", "ammo", ammo.word())
                .besides(|it| priced(it, Some(self.ammo_price(*ammo)))),
            Event::Outfitted => tell("outfitted", "amb:4.9a"),
            Event::Placed { man, hex } => {
                tell("set-up", "amb:3.2a").unit(self.name(*man)).hex(self.number(*hex))
            }
            Event::Crated { model, bought } => tell("crated", "amb:MPl")
                .term("model", "model", model.word())
                .besides(|it| priced(it, bought.then(|| self.model_price(*model)).flatten())),
            Event::CratedAmmo { ammo, bought } => tell("crated-ammo", "amb:MPl")
                .term("ammo", "ammo", ammo.word())
                .besides(|it| priced(it, bought.then(|| self.ammo_price(*ammo)))),
            Event::CratePlaced { hex } => self.tell_hex("crate-placed", "amb:MPa", *hex),
            Event::Parked { vehicle, hex } => {
                let telling = tell("set-up", "amb:3.2a").unit(self.vehicle_name(*vehicle));
                telling.hex(self.number(*hex))
            }
            Event::Began => tell("began", "amb:3.2a"),
        }
    }

    /// [AMB 4.5a–4.8a] What somebody can do.
    fn told_ratings(&self, man: ManId) -> Telling {
        let ratings = &self.man(man).ratings;
        tell("rated", "amb:4.5a")
            .unit(self.name(man))
            .number("initiative", i32::from(ratings.initiative))
            .number("perception", i32::from(ratings.perception))
            .text("weapon-skill", signed(ratings.weapon_skill.into()))
            .number("driving-skill", i32::from(ratings.driving_skill))
            .number("movement", i32::from(ratings.mpa))
    }
}
