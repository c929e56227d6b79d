//! [AMB 6.7] Whether a soldier may do something in his turn.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::s07_turn::{GIVE_UPS_MAX, Stage, Step, Turn};
use crate::action::{Action, Bomb, Effort};
use crate::ch07_movement::Gait;
use crate::ch09_fire::Target;
use crate::ch10_explosives::Aim;
use crate::state::{Health, Place, Sortie, Spot};
use crate::terms::Stance;

impl Turn {
    /// The one check of everything in a turn.
    pub(super) fn may(self, game: &Sortie, action: Action) -> Result<Step, Illegal> {
        match self.effort {
            Some(effort) => self.may_with_effort(game, effort, action),
            None => self.may_do(game, action),
        }
    }

    /// What he has said he would do is all he may do now.
    fn may_with_effort(
        self,
        game: &Sortie,
        effort: Effort,
        action: Action,
    ) -> Result<Step, Illegal> {
        match (effort, action) {
            (Effort::Grenade, Action::Throw(bomb @ Bomb::Grenade, spot))
            | (Effort::Charge, Action::Throw(bomb @ Bomb::Charge, spot)) => {
                self.may_throw(game, bomb, Aim::Spot(spot))
            }
            (Effort::Grenade, Action::ThrowInto(bomb @ Bomb::Grenade, vehicle))
            | (Effort::Charge, Action::ThrowInto(bomb @ Bomb::Charge, vehicle)) => {
                self.may_throw(game, bomb, Aim::Into(vehicle))
            }
            (Effort::Wall, Action::FireWall(model, mode, wall)) => {
                self.may_fire(game, model, mode, Target::Wall(wall))
            }
            (Effort::Wall, Action::JointWall(model, with, gunner, wall)) => {
                self.may_fire_jointly(game, model, with, gunner, Target::Wall(wall))
            }
            (_, Action::GiveUp) => self.may_give_up(),
            _ => refuse("amb:6.7a", "he does what he has begun"),
        }
    }

    /// [AMB 6.7a] Nothing is rolled or spent before he throws or fires: until then he may think
    /// better of it, though not for ever.
    fn may_give_up(self) -> Result<Step, Illegal> {
        if self.gave_up >= GIVE_UPS_MAX {
            return refuse("amb:6.7a", "he has changed his mind often enough");
        }
        Ok(Step::GiveUp)
    }

    fn may_do(self, game: &Sortie, action: Action) -> Result<Step, Illegal> {
        match action {
            Action::Pass => self.may_pass(),
            Action::Done => self.may_stop(),
            Action::Change(stance) => self.may_change(game, stance),
            Action::Go(hex) => self.may_go(game, hex),
            Action::Stairs => self.may_climb(game),
            Action::Leave if game.canoe_of(self.man).is_ok() => self.may_ride(game, action),
            Action::Leave => self.may_leave(game),
            Action::Fire(model, mode, man) => self.may_fire(game, model, mode, Target::Man(man)),
            Action::FireVehicle(model, mode, vehicle, flank) => {
                let target = self.vehicle_target(game, vehicle, flank)?;
                self.may_fire(game, model, mode, target)
            }
            Action::FireBunker(model, mode, hex) => {
                self.may_fire(game, model, mode, Target::Bunker(hex))
            }
            Action::Joint(model, with, gunner, target) => {
                self.may_fire_jointly(game, model, with, gunner, Target::Man(target))
            }
            Action::JointVehicle(model, with, gunner, vehicle, flank) => {
                let target = self.vehicle_target(game, vehicle, flank)?;
                self.may_fire_jointly(game, model, with, gunner, target)
            }
            Action::JointBunker(model, with, gunner, hex) => {
                self.may_fire_jointly(game, model, with, gunner, Target::Bunker(hex))
            }
            Action::Aim(effort) => self.may_begin(game, effort),
            Action::Throw(..)
            | Action::ThrowInto(..)
            | Action::FireWall(..)
            | Action::JointWall(..) => refuse("amb:6.7a", "he says first what he is about to do"),
            Action::Assault(target, purpose) => self.may_assault(game, target, purpose),
            Action::SetUp(_)
            | Action::Prime
            | Action::Load
            | Action::Clear(_)
            | Action::Unharness
            | Action::OpenCrate
            | Action::ClearBridge => self.may_work(game, action),
            Action::Mount(..)
            | Action::Dismount
            | Action::Board(_)
            | Action::Ashore
            | Action::Paddle(_)
            | Action::Beach(_) => self.may_ride(game, action),
            Action::Handle(_)
            | Action::Drag(..)
            | Action::LoadCasualty(..)
            | Action::UnloadCasualty(_)
            | Action::LiftAboard(..)
            | Action::LiftAshore(_)
            | Action::GiveTurn(_)
            | Action::Alert(_)
            | Action::TakeWheel(_) => self.may_help(game, action),
            Action::GiveUp => refuse("amb:6.7a", "he has begun nothing that he could give up"),
            _ => refuse("amb:6.7a", "that is no action of a turn"),
        }
    }

    /// [AMB 6.7a] A turn is let go before anything is done in it.
    fn may_pass(self) -> Result<Step, Illegal> {
        match self.stage {
            Stage::Fresh => Ok(Step::Pass),
            Stage::Moving { .. } | Stage::Shot(_) | Stage::Done => {
                refuse("amb:6.7a", "he has begun to act")
            }
        }
    }

    /// [AMB 7.3e] He may stop whenever he likes.
    fn may_stop(self) -> Result<Step, Illegal> {
        match self.stage {
            Stage::Fresh => refuse("amb:6.7a", "he acts or passes"),
            Stage::Moving { .. } | Stage::Shot(_) | Stage::Done => Ok(Step::Done),
        }
    }

    /// [AMB 6.7a] One action a turn.
    pub(super) fn is_fresh(self) -> Result<(), Illegal> {
        match self.stage {
            Stage::Fresh => Ok(()),
            Stage::Moving { .. } | Stage::Shot(_) | Stage::Done => {
                refuse("amb:6.7a", "he has one action a turn")
            }
        }
    }

    /// [AMB MPk] A parachute comes off before anything else.
    pub(super) fn is_unharnessed(self, game: &Sortie) -> Result<(), Illegal> {
        if game.man(self.man).parachute > 0 {
            return refuse("amb:MPk", "the parachute has to come off first");
        }
        Ok(())
    }

    /// [AMB 6.7b, 6.7c, 7.3h] A change of stance: the free one first, another for a point.
    fn may_change(self, game: &Sortie, stance: Stance) -> Result<Step, Illegal> {
        let man = game.man(self.man);
        if matches!(man.place, Place::Aboard(..) | Place::Afloat(_)) {
            return refuse("amb:17.5e", "stance does not matter aboard");
        }
        if man.stance == stance {
            return refuse("amb:6.7b", "he holds himself like that already");
        }
        if self.free {
            return Ok(Step::Change { stance, cost: 0 });
        }
        if self.stage == Stage::Done {
            return refuse("amb:6.7c", "a change of stance needs a movement point");
        }
        if self.spent() + 1 > self.allowance(game) {
            return refuse("amb:6.7c", "no movement point is left");
        }
        Ok(Step::Change { stance, cost: 1 })
    }

    /// [AMB 6.7q, 7.3a–7.3f, 6.10b] A step to the next hex, or onto the map.
    fn may_go(self, game: &Sortie, hex: HexId) -> Result<Step, Illegal> {
        let to = Spot::from(hex);
        let cost = match game.man(self.man).place {
            Place::Waiting => game.entry_cost(self.man, hex)?,
            Place::At(from) => game.foot_cost(from, to)?,
            Place::Aboard(..) | Place::Afloat(_) => {
                return refuse("amb:7.3b", "he goes on foot");
            }
            Place::Nowhere | Place::Drifting(_) | Place::Exited(_) | Place::Gone => {
                return refuse("amb:7.3b", "he is not on the map");
            }
        };
        if game.is_barred(hex) {
            return refuse("amb:MXa", "that hex may not be entered");
        }
        let (gait, cost) = self.pace(game, cost)?;
        Ok(Step::Go { to, gait, cost })
    }

    /// [AMB 2.4q] The stairs of the tower.
    fn may_climb(self, game: &Sortie) -> Result<Step, Illegal> {
        let Place::At(from) = game.man(self.man).place else {
            return refuse("amb:2.4q", "there are no stairs");
        };
        let to = Spot { up: !from.up, ..from };
        let (gait, cost) = self.pace(game, game.foot_cost(from, to)?)?;
        Ok(Step::Go { to, gait, cost })
    }

    /// [AMB 7.1f] Off the map.
    ///
    // Interpretation: the book names no cost; the way off the map costs as much as open ground.
    fn may_leave(self, game: &Sortie) -> Result<Step, Illegal> {
        game.may_leave(self.man)?;
        let (_, cost) = self.pace(game, 1)?;
        Ok(Step::Leave { cost })
    }

    /// [AMB 7.3a, 7.3b, 7.3d, 7.3f] How he goes, and what it costs him: crouching the whole
    /// allowance, standing what the ground costs.
    fn pace(self, game: &Sortie, cost: u8) -> Result<(Gait, u8), Illegal> {
        self.is_unharnessed(game)?;
        if self.stage == Stage::Done {
            return refuse("amb:6.7a", "he has one action a turn");
        }
        if let Stage::Moving { halted: true, .. } = self.stage {
            return refuse("amb:7.3f", "an enemy in the hex has stopped him");
        }
        match game.man(self.man).stance {
            Stance::Prone => refuse("amb:6.7q", "a prone soldier does not move"),
            Stance::Crouching if self.stage != Stage::Fresh => {
                refuse("amb:7.3a", "a crawl takes the whole allowance")
            }
            Stance::Crouching => Ok((Gait::Crawl, self.allowance(game))),
            Stance::Standing if self.spent() + cost > self.allowance(game) => {
                refuse("amb:7.3d", "his movement points do not suffice")
            }
            Stance::Standing => Ok((Gait::Run, cost)),
        }
    }

    /// [AMB 6.7j, 6.7m, 6.7n, 6.7p, MPk] Work is the whole action, but for the point that a
    /// wounded man pays to get up and out of his parachute.
    fn may_work(self, game: &Sortie, work: Action) -> Result<Step, Illegal> {
        let wounded = game.man(self.man).health == Health::Wounded;
        if work == Action::Unharness && wounded {
            if !matches!(self.stage, Stage::Fresh | Stage::Moving { fired: false, .. }) {
                return refuse("amb:6.7a", "he has one action a turn");
            }
        } else {
            self.is_fresh()?;
        }
        if work != Action::Unharness {
            self.is_unharnessed(game)?;
        }
        game.may_work(self.man, work)?;
        Ok(Step::Work(work))
    }

    /// [AMB 17.5b, MCc, MCg] Cars and canoes, for movement points.
    fn may_ride(self, game: &Sortie, ride: Action) -> Result<Step, Illegal> {
        self.is_unharnessed(game)?;
        let cost = game.may_ride(self.man, ride)?;
        if self.stage == Stage::Done {
            return refuse("amb:6.7a", "he has one action a turn");
        }
        let moves = matches!(ride, Action::Paddle(_) | Action::Beach(_) | Action::Leave);
        if moves && matches!(self.stage, Stage::Moving { halted: true, .. }) {
            return refuse("amb:7.3f", "an enemy in the hex has stopped him");
        }
        if self.spent() + cost > self.allowance(game) {
            return refuse("amb:7.3d", "his movement points do not suffice");
        }
        Ok(Step::Ride(ride, cost))
    }

    /// [AMB 6.7u, 6.7w, 6.7x, 6.7y, 17.4a] What takes the whole action.
    fn may_help(self, game: &Sortie, action: Action) -> Result<Step, Illegal> {
        self.is_fresh()?;
        self.is_unharnessed(game)?;
        match action {
            Action::Handle(man) if man == self.man => {
                game.may_handle(man)?;
                Ok(Step::Handle)
            }
            Action::Drag(casualty, to) => {
                if game.is_barred(to) {
                    return refuse("amb:MXa", "that hex may not be entered");
                }
                game.may_drag(self.man, casualty, to)?;
                Ok(Step::Drag(casualty, to))
            }
            Action::LoadCasualty(casualty, car) => {
                let seat = game.may_load_casualty(self.man, casualty, car)?;
                Ok(Step::Load(casualty, car, seat))
            }
            Action::UnloadCasualty(casualty) => {
                game.may_unload_casualty(self.man, casualty)?;
                Ok(Step::Unload(casualty))
            }
            Action::LiftAboard(..) | Action::LiftAshore(_) => {
                game.may_ride(self.man, action)?;
                Ok(Step::Lift(action))
            }
            Action::GiveTurn(to) => {
                game.may_receive_turn(self.man, to)?;
                Ok(Step::GiveTurn(to))
            }
            Action::Alert(to) => {
                game.may_alert(self.man, to)?;
                Ok(Step::Alert(to))
            }
            Action::TakeWheel(car) => {
                game.may_take_wheel(self.man, car)?;
                Ok(Step::Drive(car))
            }
            _ => refuse("amb:6.7a", "it is the turn of another"),
        }
    }
}
