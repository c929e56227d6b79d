//! [AMB 16.4] Replacements, and kit for all.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event, Fallen, Kept, Tally, Veteran};
use crate::agenda::Event as Events;
use crate::ch04_squad::{Bought, Duty as SquadDuty, Event as SquadEvent, squad_men};
use crate::mission::Ratings;
use crate::mission::shape::Equipment;
use crate::state::{Health, Man, ManId, Mode, Place, Sortie};

impl Sortie {
    /// [AMB 16.2b, 16.4a] Places that are empty.
    fn vacancies(&self) -> Vec<ManId> {
        let books = self.books();
        squad_men().filter(|man| books.veteran(*man).lost).collect()
    }

    /// [AMB 16.4a] The prices of all who were lost are added up, to be spent on replacements.
    pub(super) fn begin_replacing(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let vacancies = self.vacancies();
        if vacancies.is_empty() {
            return self.rearm_all(dice, events);
        }
        let prices = vacancies.iter().map(|man| self.books().veteran(*man).price);
        self.core.purse.squad = prices.sum();
        self.core.owe(Ask::Replace { bought: Vec::new() });
    }

    /// [AMB 16.4a] Whether a replacement can be paid, so that one for every other who was lost
    /// still can.
    ///
    /// Interpretation: a squad without a commander finds one among its replacements, ruling K60.
    pub(super) fn may_replace(&self, bought: &[Bought], next: Bought) -> Result<u8, Illegal> {
        let Some(price) = self.recruit_price(next) else {
            return refuse("amb:4.4a", "there is no such soldier");
        };
        let commands = self.survivors().any(|man| self.books().veteran(man).command)
            || bought.iter().any(|it| it.command)
            || next.command;
        let rest = self.vacancies().len() - bought.len() - 1;
        if rest == 0 && !commands {
            return refuse("amb:4.4b", "the squad needs a commander");
        }
        let reserve = self.cheapest(rest, usize::from(!commands));
        if u16::from(price) + reserve > u16::from(self.core.purse.squad) {
            return refuse("amb:16.4a", "the points do not suffice for all replacements");
        }
        Ok(price)
    }

    /// [AMB 16.4a] Buys a replacement; the last completes the squad. What is left is lost.
    pub(super) fn replace(
        &mut self,
        mut bought: Vec<Bought>,
        next: Bought,
        price: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.core.purse.squad -= price;
        events.push(SquadEvent::Recruited { bought: next, price }.into());
        bought.push(next);
        let vacancies = self.vacancies();
        if bought.len() < vacancies.len() {
            self.core.owe(Ask::Replace { bought });
            return;
        }
        self.core.purse.squad = 0;
        for (man, who) in vacancies.iter().zip(bought) {
            self.enlist(*man, who, events);
        }
        self.rate_replacements(&vacancies, dice, events);
        self.rearm_all(dice, events);
    }

    /// [AMB 16.4b] A new man in the place of one who was lost, with his price.
    fn enlist(&mut self, man: ManId, who: Bought, events: &mut Vec<Events>) {
        let price = self.recruit_price(who).expect("who was bought had a price");
        let ratings = Ratings {
            initiative: who.initiative,
            perception: 0,
            weapon_skill: 0,
            driving_skill: 0,
            mpa: self.mission.charts.mpa[usize::from(who.initiative)],
        };
        *self.man_mut(man) = Man {
            place: Place::Waiting,
            ratings,
            command: who.command,
            price,
            ..crate::begin::nobody()
        };
        let name = self.new_name();
        let books = self.books_mut();
        let mission = books.squad.missions.last().map_or_else(String::new, |it| it.mission.clone());
        let recruit = recruit(books.veteran(man).letter, name, who.command, price);
        let lost = core::mem::replace(books.veteran_mut(man), recruit);
        let Veteran { letter, name, health, .. } = lost;
        books.squad.fallen.push(Fallen { letter, name: name.clone(), health, mission });
        events.push(Event::Arrived { man, instead_of: name }.into());
    }

    /// A name that nobody of the squad has or had.
    fn new_name(&self) -> String {
        let squad = &self.books().squad;
        let men = squad.men.iter().map(|it| &it.name);
        let known: Vec<&String> = men.chain(squad.fallen.iter().map(|it| &it.name)).collect();
        let free = self.mission.reserves.iter().find(|it| !known.contains(it));
        free.cloned().unwrap_or_else(|| format!("Pvt. {}", squad.fallen.len() + 1))
    }

    /// [AMB 16.4b, 4.5a–4.8a] Rolls the ratings of those who are new, step by step.
    fn rate_replacements(&mut self, men: &[ManId], dice: &mut dyn Dice, events: &mut Vec<Events>) {
        for man in men {
            self.roll_perception(*man, dice);
        }
        for man in men {
            self.roll_weapon_skill(*man, dice);
        }
        for man in men {
            self.roll_driving_skill(*man, dice);
            events.push(SquadEvent::Rated { man: *man }.into());
        }
    }

    /// [AMB 16.4c, M1a, M3a] The whole squad is armed anew, unless the mission lets it keep what it
    /// has.
    fn rearm_all(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.core.mode = Mode::Preparing;
        let men = &self.books().squad.men;
        let has_kit = men.iter().any(|it| !it.arms.is_empty() || !it.ammo.is_empty());
        match self.mission.kit.equipment {
            Equipment::Issue => self.owe_kit(SquadDuty::Issue),
            Equipment::Keep if has_kit => self.core.owe(Ask::Kit),
            Equipment::Keep | Equipment::Buy => self.buy_kit(dice, events),
        }
    }

    /// [AMB 16.4c, 4.3a] Weapon points are rolled anew, with the die of the squad's quality.
    pub(super) fn buy_kit(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let quality = self.books().squad.quality;
        self.roll_weapon_points(None, quality, dice, events);
        self.owe_kit(SquadDuty::Shop);
    }

    /// [AMB M3a] Everybody has what he had at the end of the last mission.
    ///
    /// Interpretation: who is new takes the kit of the ready-made squad's soldier with his letter.
    pub(super) fn keep_kit(&mut self, events: &mut Vec<Events>) {
        events.push(Event::KitKept.into());
        for man in squad_men() {
            let veteran = self.books().veteran(man);
            if veteran.missions == 0 {
                let usual = self.mission.squad[usize::from(man.0)].clone();
                self.deal(man, &usual.arms, &usual.ammo);
                continue;
            }
            let (arms, ammo) = (veteran.arms.clone(), veteran.ammo.clone());
            for kept in arms {
                self.deal_kept(man, kept);
            }
            self.deal(man, &[], &ammo);
        }
        self.share_crew_weapons();
        self.owe_kit(SquadDuty::Kept);
    }

    /// [AMB M3a, 14b] An object as it was.
    fn deal_kept(&mut self, man: ManId, kept: Kept) {
        let before = self.core.gear.len();
        self.deal(man, &[kept.model], &[]);
        for gear in self.core.gear.iter_mut().skip(before) {
            gear.german = kept.german;
            gear.empty = kept.empty;
        }
    }
}

/// [AMB 16.4b] The line of a new man.
pub(super) fn recruit(letter: char, name: String, command: bool, price: u8) -> Veteran {
    Veteran {
        letter,
        name,
        command,
        initiative: 0,
        pc: 0,
        ws: 0,
        ds: 0,
        mpa: 3,
        price,
        cp: 0,
        missions: 0,
        wounds: 0,
        health: Health::Fit,
        lost: false,
        deeds: Vec::new(),
        tally: Tally::default(),
        arms: Vec::new(),
        ammo: Vec::new(),
    }
}
