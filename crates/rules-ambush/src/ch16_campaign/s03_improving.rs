//! [AMB 16.3] Improving characteristics.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, DRIVING_SKILL_MAX, Event, INITIATIVE_MAX, PERCEPTION_MAX, WEAPON_SKILL_MAX};
use crate::action::{Action, Trait};
use crate::agenda::Event as Events;
use crate::ch04_squad::squad_men;
use crate::dice::d10;
use crate::mission::Ratings;
use crate::state::{ManId, Sortie};

/// [AMB 16.3a] What one rise costs.
const RISE: u16 = 6;
/// [AMB 16.3c] By how much Driving Skill rises.
const DRIVING_STEP: u8 = 2;

/// [AMB 16.3b, 16.3c] By how much a characteristic rises.
pub(crate) fn step(what: Trait) -> u8 {
    match what {
        Trait::Initiative | Trait::Perception | Trait::WeaponSkill => 1,
        Trait::DrivingSkill => DRIVING_STEP,
    }
}

/// [AMB 16.3e] Whether a characteristic can still rise.
fn can_rise(ratings: Ratings, what: Trait) -> bool {
    match what {
        Trait::Initiative => ratings.initiative < INITIATIVE_MAX,
        Trait::Perception => ratings.perception < PERCEPTION_MAX,
        Trait::WeaponSkill => ratings.weapon_skill < WEAPON_SKILL_MAX,
        Trait::DrivingSkill => ratings.driving_skill + DRIVING_STEP <= DRIVING_SKILL_MAX,
    }
}

impl Sortie {
    pub(super) fn raise_candidates() -> Vec<Action> {
        let all = squad_men().flat_map(|man| Trait::WORDS.iter().map(move |it| (man, it.1)));
        let raises = all.map(|(man, what)| Action::Raise(man, what));
        raises.chain([Action::Done]).collect()
    }

    /// [AMB 16.3a, 16.3e] Whether somebody may raise a characteristic.
    pub(super) fn may_raise(&self, man: ManId, what: Trait) -> Result<(), Illegal> {
        self.must_have_come_back(man)?;
        if self.books().veteran(man).cp < RISE {
            return refuse("amb:16.3a", "he has fewer than six points");
        }
        if !can_rise(self.man(man).ratings, what) {
            return refuse("amb:16.3e", "it cannot rise any higher");
        }
        Ok(())
    }

    /// [AMB 16.3a–16.3d] Six points for a rise. Initiative needs a die; if that fails Perception
    /// rises instead, and where it cannot the points are given back.
    pub(super) fn raise(
        &mut self,
        man: ManId,
        wanted: Trait,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = (wanted == Trait::Initiative).then(|| d10(dice, "amb:16.3d"));
        let risen = self.what_rises(man, wanted, die);
        if let Some(risen) = risen {
            self.books_mut().veteran_mut(man).cp -= RISE;
            self.lift(man, risen);
        }
        events.push(Event::Raised { man, wanted, die, risen }.into());
    }

    /// [AMB 16.3d] What rises by the die: Initiative up to the number of the table, else
    /// Perception if it can.
    fn what_rises(&self, man: ManId, wanted: Trait, die: Option<u8>) -> Option<Trait> {
        let ratings = self.man(man).ratings;
        match die {
            None => Some(wanted),
            Some(die)
                if die <= self.mission.charts.initiative_rise[usize::from(ratings.initiative)] =>
            {
                Some(Trait::Initiative)
            }
            Some(_) => can_rise(ratings, Trait::Perception).then_some(Trait::Perception),
        }
    }

    /// [AMB 16.3b, 16.3c, 16.3f] A characteristic rises; the movement allowance follows Initiative.
    fn lift(&mut self, man: ManId, what: Trait) {
        let allowances = self.mission.charts.mpa;
        let ratings = &mut self.man_mut(man).ratings;
        match what {
            Trait::Initiative => {
                ratings.initiative += 1;
                ratings.mpa = allowances[usize::from(ratings.initiative)];
            }
            Trait::Perception => ratings.perception += 1,
            Trait::WeaponSkill => ratings.weapon_skill += 1,
            Trait::DrivingSkill => ratings.driving_skill += DRIVING_STEP,
        }
    }

    /// [AMB 16.3a] Asks as long as somebody can raise something; then the lost are replaced.
    pub(super) fn go_on_spending(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let mut all = squad_men().flat_map(|man| Trait::WORDS.iter().map(move |it| (man, it.1)));
        if all.any(|(man, what)| self.may_raise(man, what).is_ok()) {
            self.core.owe(Ask::Spend);
            return;
        }
        self.begin_replacing(dice, events);
    }
}
