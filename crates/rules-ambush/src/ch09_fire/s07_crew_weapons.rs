//! [AMB 9.7, 9.8] Crew weapons and the bazooka: what must be prepared before it fires.

use kernel::{Dice, Illegal, refuse};

use super::{Firer, Shot};
use crate::agenda::Event as Events;
use crate::state::{GearId, ManId, Place, Sortie};
use crate::terms::{FireMode, Model, Side, Stance};

/// [AMB 9.7h] So many soldiers may fire a crew weapon in one Round.
const GUNNERS_A_ROUND: usize = 2;

impl Sortie {
    /// [AMB 9c, 9.7a, 9.7f–9.7h, 6.7g] Whether somebody may fire a crew weapon: ready, crouching,
    /// one of the two of this Round; with care only if another man is at hand, alone with his own
    /// skill [AMB 9.7k].
    pub(super) fn may_use_crew_weapon(
        &self,
        man: ManId,
        gear: GearId,
        mode: FireMode,
    ) -> Result<(), Illegal> {
        let it = self.gear(gear);
        if !it.ready {
            return refuse("amb:9c", "the weapon is not ready");
        }
        if !self.crouches_on_foot(man) {
            return refuse("amb:9.7f", "a crew weapon is fired crouching");
        }
        if it.gunners.len() >= GUNNERS_A_ROUND && !it.gunners.contains(&man) {
            return refuse("amb:9.7h", "two men have fired it in this Round");
        }
        if mode == FireMode::Aimed && self.loaders(man, gear).next().is_none() {
            return refuse("amb:9.7g", "one man alone fires it by instinct only");
        }
        Ok(())
    }

    fn crouches_on_foot(&self, man: ManId) -> bool {
        let him = self.man(man);
        matches!(him.place, Place::At(_)) && him.stance == Stance::Crouching
    }

    /// [AMB 9.7i, 6.7g] Those who could fire a crew weapon together with somebody: active and
    /// crouching in its hex (ruling K33), among the two of this Round. Turns are not asked for.
    pub(crate) fn loaders(&self, man: ManId, gear: GearId) -> impl Iterator<Item = ManId> + '_ {
        let spot = self.spot_of(man);
        let gunners = &self.gear(gear).gunners;
        let others = gunners.iter().filter(|it| **it != man).count();
        self.active(man.side()).filter(move |it| {
            let is_second = gunners.contains(it) || others + 1 < GUNNERS_A_ROUND;
            *it != man && self.spot_of(*it) == spot && self.crouches_on_foot(*it) && is_second
        })
    }

    /// [AMB 9.7i] Whether two may make this aimed shot together. Turns are not asked for.
    pub(crate) fn may_shoot_jointly(&self, shot: &Shot, loader: ManId) -> Result<(), Illegal> {
        let Firer::Man(gunner, gear) = shot.firer else {
            return refuse("amb:9.7i", "two men fire together only a crew weapon");
        };
        if !self.gear(gear).model.is_crewed() {
            return refuse("amb:9.7i", "two men fire together only a crew weapon");
        }
        self.may_shoot(shot)?;
        if !self.loaders(gunner, gear).any(|it| it == loader) {
            return refuse("amb:6.7g", "both men crouch beside the weapon");
        }
        Ok(())
    }

    /// [AMB 9.7i, 9.7j] Two fire together with the gunner's skill; turns are spent by whoever
    /// calls.
    pub(crate) fn fire_jointly(
        &mut self,
        shot: &Shot,
        loader: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if let Firer::Man(_, gear) = shot.firer {
            self.gear_mut(gear).gunners.insert(loader);
        }
        self.fire(shot, dice, events);
    }

    /// [AMB 9.7j] Which of two Germans aims: whose card says so, or else the one of higher skill;
    /// equal ones in the order of their letters.
    pub(crate) fn german_gunner(&self, one: ManId, other: ManId) -> ManId {
        let rank = |it: ManId| {
            let named = it.side() == Side::German && self.card(it).gunner;
            (named, self.man(it).ratings.weapon_skill)
        };
        let (first, second) = (one.min(other), one.max(other));
        if rank(second) > rank(first) { second } else { first }
    }

    /// [AMB 9.7h] Remembers who has fired a crew weapon in this Round.
    pub(super) fn note_gunner(&mut self, shot: &Shot) {
        let Firer::Man(man, gear) = shot.firer else { return };
        if self.gear(gear).model.is_crewed() {
            self.gear_mut(gear).gunners.insert(man);
        }
    }

    /// [AMB 9c, 9.8a, 9.8b] A bazooka is loaded first and fired with care only.
    pub(super) fn may_use_bazooka(&self, gear: GearId, mode: FireMode) -> Result<(), Illegal> {
        assert_eq!(self.gear(gear).model, Model::Bazooka, "asked of a bazooka");
        if mode == FireMode::Snap {
            return refuse("amb:9.8a", "a bazooka is never fired by instinct");
        }
        if !self.gear(gear).loaded {
            return refuse("amb:9.8b", "the bazooka is not loaded");
        }
        Ok(())
    }
}
