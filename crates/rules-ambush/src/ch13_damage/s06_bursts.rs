//! [AMB 13.6] Aimed automatic fire: falling dice find one man after the other.

use kernel::Dice;

use super::{Event, How};
use crate::agenda::Event as Events;
use crate::ch09_fire::Shot;
use crate::charts::Hurt;
use crate::dice::{d10, one_of};
use crate::state::{ManId, Sortie};
use crate::terms::Side;

impl Sortie {
    /// [AMB 9.1f] Rolls for damage on the row of the weapon; returns the die.
    pub(crate) fn damage_by(
        &mut self,
        shot: &Shot,
        man: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> u8 {
        let row = self.weapon_row(shot.firer).damage;
        let die = d10(dice, "amb:9.1f");
        self.damage(man, die, &row, shot.firer.man(), events);
        die
    }

    /// [AMB 9.1f] What a die on a row of damage does to somebody.
    pub(crate) fn damage(
        &mut self,
        man: ManId,
        die: u8,
        row: &[Hurt; 10],
        by: Option<ManId>,
        events: &mut Vec<Events>,
    ) {
        let hurt = row[usize::from(die)];
        events.push(Event::Damage { man, die, hurt }.into());
        self.hurt(man, hurt, by, How::Fire, events);
        self.made_aware(man);
    }

    /// [AMB 6.5g] A soldier of the squad who was attacked is aware after it.
    pub(crate) fn made_aware(&mut self, man: ManId) {
        if man.side() == Side::Us {
            self.attacked(man);
        }
    }

    /// [AMB 13.6a, 13.6b] Goes on from the die of the primary target to the others, as long as
    /// each die is lower than the one before.
    pub(crate) fn burst(
        &mut self,
        shot: &Shot,
        first: u8,
        mut others: Vec<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let row = self.weapon_row(shot.firer).damage;
        let mut previous = first;
        // Nothing is lower than 0 (ruling K26).
        while previous > 0 && !others.is_empty() {
            let die = d10(dice, "amb:13.6a");
            if die >= previous {
                events.push(Event::BurstEnded { die, previous }.into());
                return;
            }
            let man = others.remove(self.most_exposed(&others, dice, "amb:13.6c"));
            self.damage(man, die, &row, shot.firer.man(), events);
            previous = die;
        }
    }

    /// [AMB 13.6c, 13.5g] The place in the list of the most exposed: standing, then crouching, then
    /// prone; ties at random.
    pub(crate) fn most_exposed(
        &self,
        men: &[ManId],
        dice: &mut dyn Dice,
        rule: &'static str,
    ) -> usize {
        let stance = |it: &ManId| self.man(*it).stance;
        let most = men.iter().map(stance).min().expect("somebody is there");
        let exposed = || men.iter().enumerate().filter(|it| stance(it.1) == most);
        // More than ten in one hex do not occur; the die could not tell them apart.
        let chosen = one_of(dice, exposed().count().min(10), rule);
        exposed().nth(chosen).expect("one of them").0
    }
}
