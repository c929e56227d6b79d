//! [AMB 9] Who may fire at what. The true reason of a refusal comes first: the man, his weapon, the
//! target, the range, friends in the way, the line of sight.

use hexgrid::{Crossing, Direction, HexId};
use kernel::{Illegal, refuse};

use super::s05_ammunition::refuse_empty;
use super::{Firer, Shot, Target, enemy_of};
use crate::action::{TankArm, Wall};
use crate::ch08_sight::{Blocker, Eye, Walls};
use crate::state::{Captivity, GearId, ManId, Mode, Place, Sortie, VehicleId, Working};
use crate::terms::{FireMode, Model, Stance, Terrain};

/// [AMB 17.5a] The seat of the driver.
const DRIVER_SEAT: u8 = 0;

impl Sortie {
    /// [AMB 9a–9e, 9.1a] Whether a shot may be fired: man, weapon, target, sight, range, friends in
    /// the way. Turns are not asked for.
    pub(crate) fn may_shoot(&self, shot: &Shot) -> Result<(), Illegal> {
        self.may_take_aim(shot.firer, shot.mode)?;
        self.may_aim_at(shot)
    }

    /// [AMB 9a, 9c] What all shots of a firer have in common, whatever they are aimed at: whether
    /// he is able to fire this weapon in this way.
    pub(crate) fn may_take_aim(&self, firer: Firer, mode: FireMode) -> Result<(), Illegal> {
        match firer {
            Firer::Man(man, gear) => {
                self.may_fire(man)?;
                self.may_use(man, gear, mode)
            }
            Firer::Tank(vehicle, arm) => self.may_fire_tank(vehicle, arm),
            Firer::Unseen(..) => Ok(()),
        }
    }

    /// [AMB 9a] Whether somebody is able to fire at all.
    fn may_fire(&self, man: ManId) -> Result<(), Illegal> {
        let him = self.man(man);
        if self.core.mode != Mode::Rounds {
            return refuse("amb:9a", "shots are fired only in Rounds");
        }
        if !him.is_active() || self.hex_of(man).is_none() {
            return refuse("amb:2.11a", "only an active soldier on the map fights");
        }
        if him.parachute > 0 {
            return refuse("amb:MPk", "the parachute has to come off first");
        }
        match him.place {
            Place::At(_) if him.stance == Stance::Prone => {
                refuse("amb:9a", "nobody fires lying prone")
            }
            Place::At(_)
            | Place::Aboard(..)
            | Place::Afloat(_)
            | Place::Drifting(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Exited(_)
            | Place::Gone => Ok(()),
        }
    }

    /// [AMB 9a, 9c, 9.4a, 9.7, 9.8a, 17.7d] Whether somebody may fire this weapon in this way.
    fn may_use(&self, man: ManId, gear: GearId, mode: FireMode) -> Result<(), Illegal> {
        let it = self.gear(gear);
        if it.model.arm().is_none() || it.model == Model::Charge || !self.has_in_hand(man, gear) {
            return refuse("amb:9a", "he has no such weapon");
        }
        match it.working {
            Working::Jammed => return refuse("amb:9.4a", "the weapon is jammed"),
            Working::Broken => return refuse("amb:9.4b", "the weapon is broken"),
            Working::Yes => {}
        }
        if it.model == Model::Bazooka {
            self.may_use_bazooka(gear, mode)?;
        } else if self.loader_of(man, gear).is_none() {
            return refuse_empty(man);
        }
        if it.model.is_crewed() {
            self.may_use_crew_weapon(man, gear, mode)?;
        }
        if matches!(self.man(man).place, Place::Aboard(_, DRIVER_SEAT)) && mode == FireMode::Aimed {
            return refuse("amb:17.7d", "whoever drives fires by instinct only");
        }
        Ok(())
    }

    /// Whether a weapon is in somebody's hands; a crew weapon that stands ready is in those of
    /// whoever is with it [AMB 9.7h].
    fn has_in_hand(&self, man: ManId, gear: GearId) -> bool {
        let it = self.gear(gear);
        let held = self.parts_of(man).any(|part| part.0 == gear);
        held || it.model.is_crewed() && self.crew_weapon_spot(gear) == self.spot_of(man)
    }

    /// [AMB 17.13e, 9.4a] Whether a weapon of a tank works.
    fn may_fire_tank(&self, vehicle: VehicleId, arm: TankArm) -> Result<(), Illegal> {
        let tank = self.vehicle(vehicle);
        if tank.wrecked || tank.crew == 0 || tank.hex.is_none() {
            return refuse("amb:2.11b", "only an active vehicle fires");
        }
        match arm {
            TankArm::Gun if tank.gun_destroyed => refuse("amb:17.14l", "the gun is destroyed"),
            TankArm::Gun if !tank.gun_loaded => refuse("amb:17.13e", "the gun is not loaded"),
            TankArm::Gun => Ok(()),
            TankArm::Bow | TankArm::Coaxial => match tank.guns[tank_gun(arm)] {
                Working::Yes => Ok(()),
                Working::Jammed => refuse("amb:9.4a", "the weapon is jammed"),
                Working::Broken => refuse("amb:9.4b", "the weapon is broken"),
            },
        }
    }

    /// [AMB 9.1a] Whether the target may be fired at from there. The line of sight, which takes
    /// longest, is looked along last.
    pub(crate) fn may_aim_at(&self, shot: &Shot) -> Result<(), Illegal> {
        let from = self.firer_eye(shot.firer);
        let (to, walls) = match shot.target {
            Target::Man(man) => (self.may_aim_at_man(shot, man)?, Walls::Count),
            Target::Vehicle(vehicle, _) => (self.may_aim_at_vehicle(shot, vehicle)?, Walls::Count),
            Target::Wall(wall) => (self.may_aim_at_wall(shot, from, wall)?, Walls::Ignored),
            Target::Bunker(hex) => (self.may_aim_at_bunker(from, hex)?, Walls::Ignored),
        };
        if self.base_chance(shot).is_none() {
            return refuse("amb:9.1c", "the target is out of range");
        }
        self.may_fire_into(shot)?;
        self.sight_to(from, to, walls).or_else(Blocker::refuse)
    }

    /// Where somebody looks from when he fires.
    fn firer_eye(&self, firer: Firer) -> Eye {
        match firer {
            Firer::Man(man, _) => self.eye_of(man).expect("who fires is on the map"),
            Firer::Tank(vehicle, _) => {
                let hex = self.vehicle(vehicle).hex.expect("a tank that fires is on the map");
                Eye::standing(hex.into())
            }
            Firer::Unseen(_, _, hex) => Eye::standing(hex.into()),
        }
    }

    /// [AMB 8b] Whether whoever fires sees somebody.
    pub(super) fn in_view(&self, firer: Firer, man: ManId) -> bool {
        self.eye_of(man).is_some_and(|to| self.sight(self.firer_eye(firer), to).is_ok())
    }

    /// [AMB 2.11c, 9.2a, 13.3b, 17.6a] A soldier, of several whom the player likes.
    fn may_aim_at_man(&self, shot: &Shot, man: ManId) -> Result<Eye, Illegal> {
        if man.side() == self.firer_side(shot.firer) || !self.man(man).is_active() {
            return refuse("amb:2.11c", "only an active enemy is a target");
        }
        if matches!(self.man(man).place, Place::Aboard(..)) {
            return refuse("amb:17.6a", "whoever is in a vehicle is hit with it");
        }
        match self.eye_of(man) {
            Some(to) => Ok(to),
            None => refuse("amb:6.10d", "whoever is off the map cannot be attacked"),
        }
    }

    /// [AMB 2.11c, 17.6a] A vehicle.
    fn may_aim_at_vehicle(&self, shot: &Shot, vehicle: VehicleId) -> Result<Eye, Illegal> {
        let it = self.vehicle(vehicle);
        let Some(hex) = it.hex.filter(|_| !it.wrecked) else {
            return refuse("amb:2.11c", "that vehicle is no target any more");
        };
        if it.side == self.firer_side(shot.firer) {
            return refuse("amb:2.11c", "that vehicle is no enemy");
        }
        Ok(Eye::standing(hex.into()))
    }

    /// [AMB 9b, 13.5e, 8.2v] A wall: the line to the hex behind comes in through it. With rounds
    /// that do not explode one fires at it only for the sake of somebody behind.
    fn may_aim_at_wall(&self, shot: &Shot, from: Eye, wall: Wall) -> Result<Eye, Illegal> {
        if !self.terrain(wall.hex).is_building() {
            return refuse("amb:13.5e", "there is no wall there");
        }
        if self.marks(wall.hex).is_some_and(|it| it.breached & 1 << wall.side.index() != 0) {
            return refuse("amb:13.5h", "that side stands open");
        }
        if from.spot.hex == wall.hex || !self.faces(from.spot.hex, wall.hex, wall.side) {
            return refuse("amb:13.5e", "that wall looks another way");
        }
        let enemy = enemy_of(self.firer_side(shot.firer));
        if !self.weapon_row(shot.firer).explosive
            && self.active_in(wall.hex, enemy).next().is_none()
        {
            return refuse("amb:9b", "nobody is behind that wall");
        }
        Ok(Eye::standing(wall.hex.into()))
    }

    /// [AMB 9b, 13.5e] Walls that somebody might fire at, in the order of the map: those that look
    /// his way; with rounds that do not explode only those with an enemy behind them.
    pub(crate) fn walls_toward(&self, firer: Firer) -> Vec<Wall> {
        let Some(from) = self.firer_hex(firer) else { return Vec::new() };
        let houses = if self.weapon_row(firer).explosive {
            self.mission.ground.houses.clone()
        } else {
            let enemies = self.active(enemy_of(self.firer_side(firer)));
            let mut hexes: Vec<HexId> = enemies.filter_map(|it| self.hex_of(it)).collect();
            hexes.sort_unstable();
            hexes.dedup();
            hexes
        };
        let mut walls = Vec::new();
        for hex in houses.into_iter().filter(|it| self.terrain(*it).is_building()) {
            let sides = self.sides_toward(from, hex);
            let faced = Direction::ALL.into_iter().filter(|it| sides[it.index()]);
            walls.extend(faced.map(|side| Wall { hex, side }));
        }
        walls
    }

    /// [AMB MKb] A bunker.
    fn may_aim_at_bunker(&self, from: Eye, hex: HexId) -> Result<Eye, Illegal> {
        if self.terrain(hex) != Terrain::Bunker {
            return refuse("amb:MKb", "there is no bunker there");
        }
        if from.spot.hex == hex {
            return refuse("amb:MKb", "nobody fires at a bunker from inside");
        }
        Ok(Eye::standing(hex.into()))
    }

    /// Whether the line between two hexes comes into the second by this side, its end points
    /// included (ruling K17).
    pub(crate) fn faces(&self, from: HexId, hex: HexId, side: Direction) -> bool {
        self.sides_toward(from, hex)[side.index()]
    }

    /// The sides of the second hex by which the line from the first comes in, by direction.
    pub(crate) fn sides_toward(&self, from: HexId, hex: HexId) -> [bool; 6] {
        let grid = &self.mission.ground.map.grid;
        match grid.line(hex, from).next() {
            Some(Crossing::Hex { across, .. }) => Direction::ALL.map(|it| across == Some(it)),
            Some(Crossing::Side { left, right }) => Direction::ALL.map(|it| {
                let beyond = grid.neighbor(hex, it);
                beyond.is_some() && (beyond == left || beyond == right)
            }),
            None => [false; 6],
        }
    }

    /// [AMB 9e] No fire into a hex with an active or captured soldier of one's own side, be he in a
    /// vehicle or not. Whoever fires inside his own hex does not count himself (ruling K10).
    fn may_fire_into(&self, shot: &Shot) -> Result<(), Illegal> {
        let hex = self.target_hex(shot.target).expect("the target is on the map");
        let side = self.firer_side(shot.firer);
        let counts = |it: ManId| {
            let him = self.man(it);
            it.side() == side
                && Some(it) != shot.firer.man()
                && (him.is_active() || him.captivity == Captivity::Captured)
                && self.hex_of(it) == Some(hex)
        };
        let tank = |it: VehicleId| {
            let tank = self.vehicle(it);
            tank.side == side && tank.crew > 0 && !tank.wrecked && tank.hex == Some(hex)
        };
        if self.men().any(counts) || self.vehicles().any(tank) {
            return refuse("amb:9e", "a friend is in that hex");
        }
        Ok(())
    }
}

/// The place of a machine gun of a tank in its list.
pub(super) fn tank_gun(arm: TankArm) -> usize {
    match arm {
        TankArm::Bow => 0,
        TankArm::Coaxial => 1,
        TankArm::Gun => unreachable!("the gun is no machine gun"),
    }
}
