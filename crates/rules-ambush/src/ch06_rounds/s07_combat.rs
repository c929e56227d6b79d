//! [AMB 6.7e–6.7i, 6.7k, 6.7l, 6.7s, 6.7t] Whether a soldier may fire, throw or assault in his
//! turn.

use kernel::{Illegal, refuse};

use super::s07_turn::{Stage, Step, Turn};
use crate::action::{Action, Bomb, Effort, Flank, Gunner, Purpose};
use crate::ch09_fire::{Firer, Shot, Target};
use crate::ch10_explosives::Aim;
use crate::state::{Actor, GearId, ManId, Place, Sortie, VehicleId};
use crate::terms::{FireMode, Model, Side};

/// [AMB 17.5a] The seat of the driver.
const DRIVER: u8 = 0;

impl Turn {
    /// [AMB 17.2b, 17.2c] In its hex he chooses the side of a vehicle; from elsewhere it is the one
    /// he sees.
    pub(super) fn vehicle_target(
        self,
        game: &Sortie,
        vehicle: VehicleId,
        flank: Flank,
    ) -> Result<Target, Illegal> {
        let (Some(here), Some(there)) = (game.hex_of(self.man), game.vehicle(vehicle).hex) else {
            return refuse("amb:2.11c", "the vehicle is not on the map");
        };
        if here == there {
            return Ok(Target::Vehicle(vehicle, Some(flank)));
        }
        if game.flank_toward(vehicle, here) != flank {
            return refuse("amb:17.2b", "another side of it is seen from here");
        }
        Ok(Target::Vehicle(vehicle, None))
    }

    /// [AMB 6.7e, 6.7f, 6.7h, 6.7s] A shot of his own.
    pub(super) fn may_fire(
        self,
        game: &Sortie,
        model: Model,
        mode: FireMode,
        target: Target,
    ) -> Result<Step, Illegal> {
        let gear = self.may_take_aim(game, model, mode)?;
        let shot = Shot { firer: Firer::Man(self.man, gear), mode, target };
        game.may_aim_at(&shot)?;
        Ok(Step::Shoot { shot, gear })
    }

    /// [AMB 6.7e, 6.7f, 6.7h, 6.7s] What all his shots with a weapon have in common, whatever they
    /// are aimed at: the object that he fires.
    pub(super) fn may_take_aim(
        self,
        game: &Sortie,
        model: Model,
        mode: FireMode,
    ) -> Result<GearId, Illegal> {
        self.is_unharnessed(game)?;
        let gear = self.weapon(game, model)?;
        self.may_use(game, gear, model, mode)?;
        game.may_take_aim(Firer::Man(self.man, gear), mode)?;
        Ok(gear)
    }

    fn weapon(self, game: &Sortie, model: Model) -> Result<GearId, Illegal> {
        match game.gear_of(self.man, model) {
            Some(gear) if model.arm().is_some() => Ok(gear),
            Some(_) | None => refuse("amb:9a", "he has no such weapon"),
        }
    }

    /// [AMB 6.7f–6.7h, 6.7s, 17.7d] Whether what he has done leaves him a shot like this.
    fn may_use(
        self,
        game: &Sortie,
        gear: GearId,
        model: Model,
        mode: FireMode,
    ) -> Result<(), Illegal> {
        match (self.stage, mode) {
            (Stage::Fresh, FireMode::Aimed) if model.is_crewed() => {
                refuse("amb:6.7g", "two soldiers aim a crew weapon")
            }
            (Stage::Fresh, FireMode::Aimed | FireMode::Snap) => Ok(()),
            (Stage::Shot(first), FireMode::Snap) if first == gear => Ok(()),
            (Stage::Shot(_), FireMode::Snap) => {
                refuse("amb:6.7f", "both snap shots are fired with one weapon")
            }
            (Stage::Moving { .. }, FireMode::Snap) if model.is_crewed() => {
                refuse("amb:6.7s", "a crew weapon is not fired on the move")
            }
            (Stage::Moving { .. }, FireMode::Snap) if self.has_half_left(game) => Ok(()),
            (Stage::Moving { .. }, FireMode::Snap) => {
                refuse("amb:6.7s", "beside a shot he goes half his way")
            }
            (Stage::Moving { .. } | Stage::Shot(_), FireMode::Aimed) | (Stage::Done, _) => {
                refuse("amb:6.7a", "he has one action a turn")
            }
        }
    }

    /// [AMB 17.7d] Whether he is at the wheel of a car.
    pub(super) fn drives(self, game: &Sortie) -> bool {
        matches!(game.man(self.man).place, Place::Aboard(_, DRIVER))
    }

    /// [AMB 6.7g, 9.7h, 9.7i] A shot together with somebody who has a turn too; both crouch.
    pub(super) fn may_fire_jointly(
        self,
        game: &Sortie,
        model: Model,
        with: ManId,
        gunner: Gunner,
        target: Target,
    ) -> Result<Step, Illegal> {
        self.is_fresh()?;
        self.is_unharnessed(game)?;
        let gear = self.weapon(game, model)?;
        if with == self.man || with.side() != Side::Us || !game.has_turn(Actor::Man(with)) {
            return refuse("amb:9.7i", "the other has no turn to spend");
        }
        let (gunner, loader) = match gunner {
            Gunner::Self_ => (self.man, with),
            Gunner::Other => (with, self.man),
        };
        let firer = Firer::Man(gunner, gear);
        let shot = Shot { firer, mode: FireMode::Aimed, target };
        game.may_shoot_jointly(&shot, loader)?;
        Ok(Step::Joint { with, loader, shot })
    }

    /// What he begins has to have an end: there is something to throw, and somewhere to.
    pub(super) fn may_begin(self, game: &Sortie, effort: Effort) -> Result<Step, Illegal> {
        if effort != Effort::Wall {
            self.is_fresh()?;
        }
        self.is_unharnessed(game)?;
        let aiming = Self { effort: Some(effort), ..self };
        let mut answers = aiming.candidates(game).into_iter();
        if !answers.any(|it| it != Action::GiveUp && aiming.may(game, it).is_ok()) {
            return match effort {
                Effort::Grenade | Effort::Charge => {
                    refuse("amb:6.7a", "there is nothing he could throw")
                }
                Effort::Wall => refuse("amb:6.7a", "there is no wall he could fire at"),
            };
        }
        Ok(Step::Effort(effort))
    }

    /// [AMB 6.7k, 6.7l] A throw is the whole action.
    pub(super) fn may_throw(self, game: &Sortie, bomb: Bomb, aim: Aim) -> Result<Step, Illegal> {
        self.is_fresh()?;
        game.may_throw(self.man, bomb, aim)?;
        Ok(Step::Throw(bomb, aim))
    }

    /// [AMB 11.3a] Whether an answer is a charge as things stand.
    pub(crate) fn is_charge(self, game: &Sortie, action: Action) -> bool {
        matches!(self.may(game, action), Ok(Step::Assault { charge: true, .. }))
    }

    /// [AMB 6.7i, 6.7t, 11.3a] An assault is the whole action; after movement it is a charge.
    pub(super) fn may_assault(
        self,
        game: &Sortie,
        target: ManId,
        purpose: Purpose,
    ) -> Result<Step, Illegal> {
        self.is_unharnessed(game)?;
        let charge = match self.stage {
            Stage::Fresh => false,
            Stage::Moving { fired: false, .. } if self.has_half_left(game) => true,
            Stage::Moving { .. } => {
                return refuse("amb:11.3a", "before a charge he goes half his way");
            }
            Stage::Shot(_) | Stage::Done => {
                return refuse("amb:6.7a", "he has one action a turn");
            }
        };
        game.may_assault(self.man, target, purpose)?;
        Ok(Step::Assault { target, purpose, charge })
    }
}
