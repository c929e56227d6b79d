//! What the player is told of what happened, chapter by chapter.
//!
//! A line of the log is named after what happened, not after the chapter that did it: whoever goes
//! to a hex `went`, in Operations and in Rounds, of either side.

mod assault;
mod bunkers;
mod campaign;
mod canoes;
mod conduct;
mod damage;
mod explosives;
mod fire;
mod gear;
mod men;
mod mines;
mod movement;
mod operations;
mod parachutes;
mod rounds;
mod squad;
mod story;
mod vehicles;
mod victory;

use ::scene::{DieRolled, Facts, Modifier, ResultView, Telling, Told, UnitName};
use hexgrid::HexId;

use crate::agenda::Event;
use crate::ch09_fire::Chance;
use crate::state::{Actor, ManId, Sortie};

/// Begins a line of the log.
fn tell(event: &str, rule: &str) -> Telling {
    Telling::new("ambush", event, rule)
}

/// A ten-sided die as it fell: its face, of which ten is zero.
fn die(value: u8) -> DieRolled {
    DieRolled { sides: 10, face: if value == 0 { 10 } else { value } }
}

/// A die in the sentence and among the facts.
fn rolled(telling: Telling, value: u8) -> Telling {
    telling.number("shown", i32::from(value)).besides(|it| it.die = Some(die(value)))
}

/// A die against a chance, with the modifiers of the chance and what came of it.
fn against(telling: Telling, value: u8, chance: &Chance, result: ResultView) -> Telling {
    let item = |it: &(&str, i8)| Modifier { rule: it.0.to_owned(), amount: it.1.into() };
    let items = chance.items.iter().map(item).collect();
    rolled(telling, value).number("chance", i32::from(chance.total)).besides(|it| {
        it.items = Some(items);
        it.total = Some(chance.total.into());
        it.result = Some(result);
    })
}

impl Sortie {
    pub(super) fn told(&self, event: &Event) -> Told {
        let telling = match event {
            Event::Squad(event) => self.told_squad(event),
            Event::Operations(event) => self.told_operations(event),
            Event::Story(event) => self.told_story(event),
            Event::Rounds(event) => self.told_rounds(event),
            Event::Conduct(event) => self.told_conduct(event),
            Event::Movement(event) => self.told_movement(event),
            Event::Fire(event) => self.told_fire(event),
            Event::Explosives(event) => self.told_explosives(event),
            Event::Assault(event) => self.told_assault(event),
            Event::Mines(event) => self.told_mines(event),
            Event::Damage(event) => self.told_damage(event),
            Event::Gear(event) => self.told_gear(event),
            Event::Victory(event) => self.told_victory(event),
            Event::Campaign(event) => self.told_campaign(event),
            Event::Vehicles(event) => self.told_vehicles(event),
            Event::Parachutes(event) => self.told_parachutes(event),
            Event::Canoes(event) => self.told_canoes(event),
            Event::Bunkers(event) => self.told_bunkers(event),
        };
        telling.done()
    }

    /// A line about one man, and where he is now.
    fn tell_man(&self, event: &str, rule: &str, man: ManId) -> Telling {
        let hex = self.hex_of(man).map(|hex| self.number(hex));
        tell(event, rule).unit(self.name(man)).besides(|it| it.hex = hex)
    }

    /// A line about one who takes turns.
    fn tell_actor(&self, event: &str, rule: &str, actor: Actor) -> Telling {
        tell(event, rule).unit(self.actor_name(actor))
    }

    /// A line about a hex.
    fn tell_hex(&self, event: &str, rule: &str, hex: HexId) -> Telling {
        tell(event, rule).hex(self.number(hex))
    }

    /// What a soldier or a tank is called.
    pub(super) fn actor_name(&self, actor: Actor) -> UnitName {
        match actor {
            Actor::Man(man) => self.name(man),
            Actor::Tank(vehicle) => self.vehicle_name(vehicle),
        }
    }

    /// The facts of a hex that is aimed at.
    fn aimed_at(&self, telling: Telling, hex: Option<HexId>) -> Telling {
        let target = hex.map(|hex| self.number(hex));
        telling.besides(|it: &mut Facts| it.target = target)
    }
}
