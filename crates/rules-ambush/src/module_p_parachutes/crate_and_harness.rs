//! [AMB MPk, MPl, MPm, MPn] The harness, what a jumper has on him, and the arms crate.

use kernel::{Illegal, refuse};

use super::Event;
use crate::agenda::Event as Events;
use crate::state::{CrateState, Held, ManId, Sortie};
use crate::terms::{Ammo, Model, Stance};

/// [AMB MPl] Carry boxes of the arms crate.
const CRATE_CARRY: u8 = 4;
/// [AMB MPl] Ammo boxes of the arms crate.
const CRATE_AMMO: u8 = 8;
/// [AMB MPm] Carry boxes that a jumper may fill.
pub(crate) const JUMP_CARRY: u8 = 1;

impl Sortie {
    /// [AMB MPk] Whether somebody may work at getting out of his parachute.
    pub(crate) fn may_unharness(&self, man: ManId) -> Result<(), Illegal> {
        if self.man(man).parachute == 0 {
            return refuse("amb:MPk", "he has no parachute on");
        }
        if self.man(man).stance == Stance::Prone {
            return refuse("amb:MPk", "he has to stand or crouch for it");
        }
        Ok(())
    }

    /// [AMB MPk] One of the two actions that it takes.
    pub(crate) fn unharness(&mut self, man: ManId, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.parachute -= 1;
        let left = him.parachute;
        events.push(Event::Unharnessed { man, left }.into());
    }

    /// [AMB MPl, MPm] Whether a jumper cannot have it on him.
    pub(crate) fn must_travel(&self, model: Model) -> bool {
        self.jumps() && matches!(model, Model::Bazooka | Model::AutomaticRifle)
    }

    /// [AMB MPm] Whether ammunition of this kind goes into the crate and not with a jumper.
    pub(crate) fn must_travel_ammo(&self, ammo: Ammo) -> bool {
        self.jumps() && ammo == Ammo::BazookaRound
    }

    /// [AMB MPl] Carry boxes that are free in the crate.
    pub(crate) fn free_crate_carry(&self) -> u8 {
        let boxes = |(id, part)| self.part_boxes(self.gear(id).model, part);
        CRATE_CARRY.saturating_sub(self.parts_at(Held::InCrate).map(boxes).sum())
    }

    /// [AMB MPl] Ammo boxes that are free in the crate: pistols fill them too.
    pub(crate) fn free_crate_ammo(&self) -> u8 {
        let clips: u8 = self.core.crate_ammo.values().sum();
        let inside = self.parts_at(Held::InCrate);
        let pistols: u8 = inside.map(|it| self.price(self.gear(it.0).model).ammo).sum();
        CRATE_AMMO.saturating_sub(clips + pistols)
    }

    /// [AMB MPl] Whether the crate has room for a part of an object and so much ammunition.
    pub(crate) fn may_crate(&self, boxes: u8, ammo: u8) -> Result<(), Illegal> {
        if boxes > self.free_crate_carry() || ammo > self.free_crate_ammo() {
            return refuse("amb:MPl", "the crate is full");
        }
        Ok(())
    }

    /// Puts a clip, a round or a grenade into the crate.
    pub(crate) fn crate_one(&mut self, ammo: Ammo) {
        self.core.crate_ammo.add_one(ammo);
    }

    /// [AMB MPn] Whether somebody may open the arms crate.
    pub(crate) fn may_open_crate(&self, man: ManId) -> Result<(), Illegal> {
        let Some((hex, CrateState::Closed)) = self.core.crate_at else {
            return refuse("amb:MPn", "there is no closed crate");
        };
        if self.hex_of(man) != Some(hex) {
            return refuse("amb:MPn", "the crate is not in his hex");
        }
        if self.man(man).stance != Stance::Crouching {
            return refuse("amb:MPn", "he has to crouch to open it");
        }
        Ok(())
    }

    /// [AMB MPn] Opens it.
    pub(crate) fn open_crate(&mut self, man: ManId, events: &mut Vec<Events>) {
        if let Some((hex, state)) = &mut self.core.crate_at {
            *state = CrateState::Open;
            events.push(Event::CrateOpened { man, hex: *hex }.into());
        }
    }
}
