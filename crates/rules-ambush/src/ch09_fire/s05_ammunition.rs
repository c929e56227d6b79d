//! [AMB 9.5] Ammunition, used up by the clip or by the piece.
//!
//! Boxes, transfers and captured clips [AMB 9.5a, 9.5e, 9.5g]: `gear`. Thrown explosives
//! [AMB 9.5b]: chapter 10.

use kernel::{Dice, Illegal, refuse};

use super::{Event, Firer, Shot};
use crate::action::TankArm;
use crate::agenda::Event as Events;
use crate::dice::d100;
use crate::state::{GearId, ManId, Sortie};
use crate::terms::{Ammo, Model, Side};

impl Sortie {
    /// [AMB 9a, 9.5c, 9.5f] Who has a clip for a weapon that somebody is to fire: he himself; for a
    /// crew weapon whoever is with it. A German needs none unless the weapon has run out.
    ///
    /// Interpretation: belts of a crew weapon may be carried by either man, since two serve it.
    pub(super) fn loader_of(&self, man: ManId, gear: GearId) -> Option<ManId> {
        let it = self.gear(gear);
        if man.side() == Side::German {
            return (!it.empty).then_some(man);
        }
        let clip = self.clip_of(it.model)?;
        let has = |it: &ManId| self.ammo_of(*it, clip) > 0;
        if has(&man) {
            return Some(man);
        }
        let spot = self.spot_of(man);
        let mut others = self.active(Side::Us).filter(|it| self.spot_of(*it) == spot);
        if it.model.is_crewed() { others.find(has) } else { None }
    }

    /// [AMB 9.5c] The clip that fits a weapon.
    fn clip_of(&self, model: Model) -> Option<Ammo> {
        self.price(model).clip
    }

    /// [AMB 9.1g, 9.5d] Step 7: a clip may be used up; with another one the weapon is loaded again
    /// at once. A round that explodes is gone with the shot [AMB 9.8d].
    pub(super) fn use_up(&mut self, shot: &Shot, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if self.weapon_row(shot.firer).explosive {
            self.unload(shot.firer);
        }
        let Firer::Man(man, gear) = shot.firer else { return };
        self.gear_mut(gear).fired[1] = true;
        let number = self.weapon_row(shot.firer).depletion;
        // [AMB 9.5f] Germans use none.
        let Some(number) = number.filter(|_| man.side() == Side::Us) else { return };
        let roll = d100(dice, "amb:9.1g");
        if roll <= number {
            let clip = self.clip_of(self.gear(gear).model).expect("the weapon takes clips");
            let owner = self.loader_of(man, gear).expect("there was a clip to fire");
            self.use_ammo(owner, clip);
            let left = self.ammo_of(owner, clip);
            events.push(Event::Depleted { man: owner, clip, roll, number, left }.into());
        }
    }

    /// [AMB 9.8b, 9.8d, 17.13e] Its round is gone: the bazooka or the gun has to be loaded anew.
    /// The round left its box when it was loaded.
    pub(super) fn unload(&mut self, firer: Firer) {
        match firer {
            Firer::Man(_, gear) => self.gear_mut(gear).loaded = false,
            Firer::Tank(vehicle, TankArm::Gun) => self.vehicle_mut(vehicle).gun_loaded = false,
            Firer::Tank(_, TankArm::Bow | TankArm::Coaxial) => {
                unreachable!("machine guns do not explode")
            }
            Firer::Unseen(..) => {}
        }
    }
}

/// [AMB 9a, 9.5f] There is nothing to fire.
pub(super) fn refuse_empty(man: ManId) -> Result<(), Illegal> {
    match man.side() {
        Side::Us => refuse("amb:9a", "he has no clip for that weapon"),
        Side::German => refuse("amb:9.5f", "the weapon is out of ammunition"),
    }
}
