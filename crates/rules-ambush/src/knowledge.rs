//! What a player knows who looks at the table: for bots, and for the odds.

use hexgrid::{HexId, HexSet};

use crate::action::{Action, Flank, Gunner, TankArm};
use crate::agenda::Ask;
use crate::ch09_fire::{Chance, Firer, Shot, Target};
use crate::ch10_explosives::Aim;
use crate::mission::Mission;
use crate::state::{ManId, ManSet, Sortie, VehicleId};
use crate::terms::{FireMode, Model};
use crate::{ch05_operations, ch06_rounds, ch17_vehicles};

impl Sortie {
    /// The mission. Its instructions are known to everybody; its script is not.
    pub fn mission(&self) -> &Mission {
        &self.mission
    }

    /// Steps of soldiers in Operations since the mission began.
    pub fn steps(&self) -> u32 {
        self.core.pace.steps
    }

    /// [AMB M2f] Whether a hex has been explored.
    pub fn is_explored(&self, hex: HexId) -> bool {
        self.core.explored.contains(&hex)
    }

    /// [AMB M4j] Whether nothing is left to do at the bridge of a hex: its charges are gone, or it
    /// is itself.
    pub fn is_bridge_settled(&self, hex: HexId) -> bool {
        self.bridge_of(hex).is_none_or(|it| self.is_cleared(it) || self.is_blown(it))
    }

    /// [AMB 7.1e, MXa] Whether a soldier can go from a hex to the next.
    pub fn can_walk(&self, from: HexId, to: HexId) -> bool {
        !self.is_barred(to) && self.foot_cost(from.into(), to.into()).is_ok()
    }

    /// [AMB 6.1] The number of the Round, from 1; 0 in Operations.
    pub fn round(&self) -> u16 {
        self.core.round.number
    }

    /// [AMB 7.1f] Hexes by which the squad may leave the map.
    pub fn ways_out(&self) -> HexSet {
        self.exits()
    }

    /// [AMB M1f] Whether every road hex is seen from a hex.
    pub fn sees_roads(&self, from: HexId) -> bool {
        self.mission.ground.roads.iter().all(|road| self.sees_between(from, road))
    }

    /// [AMB 5.3d] Who is being led in Operations.
    pub fn led(&self) -> ManSet {
        match self.core.open() {
            Some(Ask::Operations(ch05_operations::Ask::Operations(band))) => band.group,
            Some(_) | None => ManSet::default(),
        }
    }

    /// [AMB 5.3l] Who is taken along in Operations.
    pub fn taken_along(&self) -> ManSet {
        match self.core.open() {
            Some(Ask::Operations(ch05_operations::Ask::Operations(band))) => band.along,
            Some(_) | None => ManSet::default(),
        }
    }

    /// Whose turn it is.
    fn actor(&self) -> Option<ManId> {
        self.core.open().and_then(Ask::man)
    }

    /// Whose turn it is, or who is led alone in Operations.
    pub(crate) fn worker(&self) -> Option<ManId> {
        let mut led = self.led().iter();
        let alone = led.next().filter(|_| led.next().is_none());
        self.actor().or(alone)
    }

    /// [AMB 11.3a, 11.4d] Whether an assault would be a charge: the check of the turn says so.
    fn is_charge(&self, action: Action) -> bool {
        match self.core.open() {
            Some(Ask::Rounds(ch06_rounds::Ask::Turn(turn))) => turn.is_charge(self, action),
            Some(_) | None => false,
        }
    }

    /// The chance of an attack that the soldier whose turn it is could make: the die must not be
    /// higher.
    pub fn attack_chance(&self, action: Action) -> Option<i8> {
        self.attack_items(action).map(|it| it.total)
    }

    /// The same, item by item.
    pub(crate) fn attack_items(&self, action: Action) -> Option<Chance> {
        if let Some(shot) = self.attack_shot(action) {
            return self.chance(&shot);
        }
        let man = self.actor()?;
        match action {
            Action::Throw(bomb, spot) => self.throw_chance(man, bomb, Aim::Spot(spot)),
            Action::ThrowInto(bomb, vehicle) => self.throw_chance(man, bomb, Aim::Into(vehicle)),
            Action::Assault(target, _) => {
                Some(self.assault_chance(man, target, self.is_charge(action)))
            }
            _ => None,
        }
    }

    /// The shot that an answer of whoever acts would be.
    pub(crate) fn attack_shot(&self, action: Action) -> Option<Shot> {
        let (firer, mode, target) = match action {
            Action::Fire(model, mode, man) => (self.armed(model)?, mode, Target::Man(man)),
            Action::FireWall(model, mode, wall) => (self.armed(model)?, mode, Target::Wall(wall)),
            Action::FireBunker(model, mode, hex) => (self.armed(model)?, mode, Target::Bunker(hex)),
            Action::FireVehicle(model, mode, vehicle, flank) => {
                let firer = self.armed(model)?;
                (firer, mode, self.flank_target(firer, vehicle, flank))
            }
            Action::Joint(model, with, gunner, man) => {
                (self.crew(model, with, gunner)?, FireMode::Aimed, Target::Man(man))
            }
            Action::JointVehicle(model, with, gunner, vehicle, flank) => {
                let firer = self.crew(model, with, gunner)?;
                (firer, FireMode::Aimed, self.flank_target(firer, vehicle, flank))
            }
            Action::JointBunker(model, with, gunner, hex) => {
                (self.crew(model, with, gunner)?, FireMode::Aimed, Target::Bunker(hex))
            }
            Action::JointWall(model, with, gunner, wall) => {
                (self.crew(model, with, gunner)?, FireMode::Aimed, Target::Wall(wall))
            }
            Action::TankFire(arm, mode, man) => (self.tank(arm)?, mode, Target::Man(man)),
            Action::TankFireWall(arm, mode, wall) => (self.tank(arm)?, mode, Target::Wall(wall)),
            Action::TankFireVehicle(arm, mode, vehicle, flank) => {
                let firer = self.tank(arm)?;
                (firer, mode, self.flank_target(firer, vehicle, flank))
            }
            _ => return None,
        };
        Some(Shot { firer, mode, target })
    }

    /// Whoever acts, with a weapon of his.
    fn armed(&self, model: Model) -> Option<Firer> {
        let man = self.actor()?;
        Some(Firer::Man(man, self.gear_of(man, model)?))
    }

    /// [AMB 9.7i, 9.7j] Two men at a weapon of whoever acts: the skill of the one who aims counts.
    fn crew(&self, model: Model, with: ManId, gunner: Gunner) -> Option<Firer> {
        let actor = self.actor()?;
        let aims = match gunner {
            Gunner::Self_ => actor,
            Gunner::Other => with,
        };
        Some(Firer::Man(aims, self.gear_of(actor, model)?))
    }

    /// [AMB 17.13d] The tank whose crew acts, with a weapon of it.
    fn tank(&self, arm: TankArm) -> Option<Firer> {
        let Ask::Vehicles(ch17_vehicles::Ask::Tank { vehicle, .. }) = self.core.open()? else {
            return None;
        };
        Some(Firer::Tank(*vehicle, arm))
    }

    /// [AMB 17.2b, 17.2c] A vehicle as a target: in its own hex by the side that is chosen.
    fn flank_target(&self, firer: Firer, vehicle: VehicleId, flank: Flank) -> Target {
        let near = self.firer_hex(firer) == self.vehicle(vehicle).hex;
        Target::Vehicle(vehicle, near.then_some(flank))
    }
}
