//! [AMB 4.2–4.8] Soldiers and their ratings.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Bought, Duty, Event, SQUAD_SIZE};
use crate::action::{Action, Count, Grade, Squad};
use crate::agenda::Event as Events;
use crate::charts::Span;
use crate::dice::d10;
use crate::mission::Ratings;
use crate::mission::shape::Equipment;
use crate::state::{ManId, Sortie};

/// [AMB 2.10a] Initiative is at most this.
const INITIATIVE_MAX: u8 = 5;
/// [AMB 4.4b] Ruling K60: commanders that a squad must have.
const COMMANDERS_NEEDED: usize = 1;
/// The die by which the ready-made squad has its points: its prices sum up to what this die gives.
pub(crate) const READY_MADE_DIE: u8 = 7;

/// Everybody who can be bought.
pub(crate) fn recruits_on_sale() -> Vec<Action> {
    let grades = [Grade::Commander, Grade::Soldier];
    let all = grades.into_iter().flat_map(|grade| {
        (0..=INITIATIVE_MAX).rev().map(move |it| Action::Recruit(grade, Count(it)))
    });
    all.collect()
}

/// Reads a table with spans.
pub(crate) fn look_up(spans: &[Span], number: u8) -> i8 {
    let span = spans.iter().find(|it| number <= it.to);
    span.expect("the chart has been checked to cover every sum").gives
}

impl Sortie {
    /// [AMB 4.2a, 4.3a, 2.5b, 2.5c] Rolls for points; the ready-made squad has its soldiers.
    pub(super) fn choose_squad(
        &mut self,
        squad: Squad,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        events.push(Event::SquadChosen { squad }.into());
        match squad {
            Squad::Ready if self.mission.kit.equipment == Equipment::Issue => {
                self.owe_kit(Duty::Issue);
            }
            Squad::Ready => {
                self.roll_weapon_points(None, READY_MADE_DIE, dice, events);
                self.owe_kit(Duty::Shop);
            }
            Squad::New => {
                let die = d10(dice, "amb:4.2a");
                let points = self.mission.charts.squad_quality[usize::from(die)];
                self.core.purse.squad = points;
                self.service.quality = Some(die);
                self.roll_weapon_points(Some(points), die, dice, events);
                self.core.owe(Ask::Recruit { bought: Vec::new() });
            }
        }
    }

    /// [AMB 4.3a] Ruling K2: the die of the squad's quality is added, not its points.
    pub(crate) fn roll_weapon_points(
        &mut self,
        squad: Option<u8>,
        quality_die: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let sum = d10(dice, "amb:4.3a") + quality_die;
        let points = look_up(&self.mission.charts.weapon_quality, sum);
        let weapons = u8::try_from(points).expect("weapon points are positive");
        self.core.purse.weapons = weapons;
        events.push(Event::PointsRolled { squad, weapons }.into());
    }

    /// [AMB 4.4a] What a soldier costs; none if there is no such soldier.
    pub(crate) fn recruit_price(&self, who: Bought) -> Option<u8> {
        let charts = &self.mission.charts;
        let prices = if who.command { &charts.commander_price } else { &charts.soldier_price };
        prices.get(usize::from(who.initiative)).copied().filter(|it| *it > 0)
    }

    /// [AMB 4.4a] Whether a soldier can be paid for, so that the others still can: ruling K60,
    /// exactly eight, one of them a commander.
    pub(super) fn may_recruit(&self, bought: &[Bought], next: Bought) -> Result<u8, Illegal> {
        let Some(price) = self.recruit_price(next) else {
            return refuse("amb:4.4a", "there is no such soldier");
        };
        let last = bought.len() + 1 == SQUAD_SIZE;
        if last && !next.command && !bought.iter().any(|it| it.command) {
            return refuse("amb:4.4b", "the squad needs a commander");
        }
        let left = self.core.purse.squad;
        let reserve = self.cheapest_rest(bought, next);
        if u16::from(price) + reserve > u16::from(left) {
            return refuse("amb:4.4a", "the squad points do not suffice for eight soldiers");
        }
        Ok(price)
    }

    /// What the rest of the squad costs at least once this one is bought.
    fn cheapest_rest(&self, bought: &[Bought], next: Bought) -> u16 {
        let rest = SQUAD_SIZE - bought.len() - 1;
        let commanders = bought.iter().filter(|it| it.command).count() + usize::from(next.command);
        self.cheapest(rest, COMMANDERS_NEEDED.saturating_sub(commanders))
    }

    /// [AMB 4.4a] What so many soldiers cost at least, so many commanders among them.
    pub(crate) fn cheapest(&self, rest: usize, commanders: usize) -> u16 {
        let cheapest = |prices: &[u8; 6]| {
            let price = prices.iter().copied().filter(|it| *it > 0).min();
            u16::from(price.expect("somebody is on sale"))
        };
        let charts = &self.mission.charts;
        let missing = commanders.min(rest);
        let count = |it: usize| u16::try_from(it).expect("a squad is small");
        cheapest(&charts.commander_price) * count(missing)
            + cheapest(&charts.soldier_price) * count(rest - missing)
    }

    /// [AMB 4.4a, 4.4c] Buys a soldier; the eighth completes the squad. What is left is lost.
    pub(super) fn recruit(
        &mut self,
        mut bought: Vec<Bought>,
        next: Bought,
        price: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.core.purse.squad -= price;
        events.push(Event::Recruited { bought: next, price }.into());
        bought.push(next);
        if bought.len() < SQUAD_SIZE {
            self.core.owe(Ask::Recruit { bought });
            return;
        }
        self.core.purse.squad = 0;
        self.muster(bought, dice, events);
        if self.mission.kit.equipment == Equipment::Issue {
            self.owe_kit(Duty::Issue);
        } else {
            self.owe_kit(Duty::Shop);
        }
    }

    /// [AMB 4.4b, 4.5a–4.8a] Lists the soldiers and rolls their ratings, step by step.
    fn muster(&mut self, bought: Vec<Bought>, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        for (man, who) in squad_men().zip(in_order(bought)) {
            let price = self.recruit_price(who).expect("who was bought had a price");
            let mpa = self.mission.charts.mpa[usize::from(who.initiative)];
            let him = self.man_mut(man);
            him.command = who.command;
            him.price = price;
            him.ratings = Ratings {
                initiative: who.initiative,
                perception: 0,
                weapon_skill: 0,
                driving_skill: 0,
                mpa,
            };
        }
        for man in squad_men() {
            self.roll_perception(man, dice);
        }
        for man in squad_men() {
            self.roll_weapon_skill(man, dice);
        }
        for man in squad_men() {
            self.roll_driving_skill(man, dice);
            events.push(Event::Rated { man }.into());
        }
    }

    /// [AMB 4.5a]
    pub(crate) fn roll_perception(&mut self, man: ManId, dice: &mut dyn Dice) {
        let die = usize::from(d10(dice, "amb:4.5a"));
        let initiative = usize::from(self.man(man).ratings.initiative);
        let perception = self.mission.charts.perception[die][initiative];
        self.man_mut(man).ratings.perception = perception;
    }

    /// [AMB 4.6a]
    pub(crate) fn roll_weapon_skill(&mut self, man: ManId, dice: &mut dyn Dice) {
        let sum = d10(dice, "amb:4.6a") + self.man(man).ratings.initiative;
        let skill = look_up(&self.mission.charts.weapon_skill, sum);
        self.man_mut(man).ratings.weapon_skill = skill;
    }

    /// [AMB 4.7a]
    pub(crate) fn roll_driving_skill(&mut self, man: ManId, dice: &mut dyn Dice) {
        let sum = d10(dice, "amb:4.7a") + self.man(man).ratings.initiative;
        let skill = look_up(&self.mission.charts.driving_skill, sum);
        self.man_mut(man).ratings.driving_skill = u8::try_from(skill).expect("it is not negative");
    }
}

/// A to H.
pub(crate) fn squad_men() -> impl Iterator<Item = ManId> {
    (0..u8::try_from(SQUAD_SIZE).expect("a squad is small")).map(ManId)
}

/// [AMB 4.4b] A is the commander with the highest Initiative, the others follow by falling
/// Initiative, commanders before others of the same.
fn in_order(mut bought: Vec<Bought>) -> Vec<Bought> {
    bought.sort_by_key(|it| (std::cmp::Reverse(it.initiative), !it.command));
    let first = bought.iter().position(|it| it.command).expect("a squad has a commander");
    let leader = bought.remove(first);
    bought.insert(0, leader);
    bought
}
