//! [AMB 17.7, 17.13] Tanks: crew points, weapons, hatches.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Course, Event, May};
use crate::action::{Action, Flank, TankArm};
use crate::agenda::Event as Events;
use crate::ch09_fire::{Firer, Shot, Target};
use crate::charts::Clearing;
use crate::dice::d10;
use crate::state::{Actor, Sortie, VehicleId, Working};
use crate::terms::{FireMode, Side, VehicleKind};

/// What the crew has done in this turn, a bit each.
pub(super) const GUN_FIRED: u8 = 1;
pub(super) const LOADED: u8 = 2;
pub(super) const BOW_FIRED: u8 = 4;
pub(super) const COAXIAL_FIRED: u8 = 8;
pub(super) const DROVE: u8 = 16;

/// [AMB 17.13i] Crew points of slow movement.
const DRIVE_POINTS: u8 = 2;

/// The bit of a weapon.
pub(super) fn fired(arm: TankArm) -> u8 {
    match arm {
        TankArm::Gun => GUN_FIRED,
        TankArm::Bow => BOW_FIRED,
        TankArm::Coaxial => COAXIAL_FIRED,
    }
}

/// The machine gun's place: bow first.
fn gun_place(arm: TankArm) -> Option<usize> {
    match arm {
        TankArm::Gun => None,
        TankArm::Bow => Some(0),
        TankArm::Coaxial => Some(1),
    }
}

impl Sortie {
    /// [AMB 17.13d] A tank of the squad takes its turn.
    pub(crate) fn owe_tank_turn(&mut self, vehicle: VehicleId) {
        let crew = self.vehicle(vehicle).crew;
        // [AMB 17.9b] A stalled tank loses its points.
        let stalled = std::mem::take(&mut self.vehicle_mut(vehicle).stalled);
        self.tank_on(vehicle, if stalled { 0 } else { crew }, 0);
    }

    /// The crew goes on, or its turn is over.
    pub(super) fn tank_on(&mut self, vehicle: VehicleId, points: u8, done: u8) {
        if self.is_vehicle_active(vehicle) {
            self.core.owe(Ask::Tank { vehicle, points, done });
        }
    }

    pub(super) fn tank_candidates(&self, vehicle: VehicleId, points: u8, done: u8) -> Vec<Action> {
        let mut all = vec![Action::LoadGun, Action::TakeWheel(vehicle)];
        all.extend([Action::Open(vehicle), Action::Close(vehicle)]);
        for arm in TankArm::WORDS.iter().map(|it| it.1) {
            all.push(Action::ClearGun(arm));
            for mode in FireMode::WORDS.iter().map(|it| it.1) {
                if self.may_fire_tank_arm(vehicle, arm, mode, points, done).is_ok() {
                    all.extend(self.tank_shots(vehicle, arm, mode));
                }
            }
        }
        all.push(Action::Pass);
        all
    }

    /// Shots that a weapon of a tank might fire, which is fit to fire.
    fn tank_shots(&self, vehicle: VehicleId, arm: TankArm, mode: FireMode) -> Vec<Action> {
        let germans = self.active(Side::German);
        let mut shots: Vec<Action> = germans.map(|it| Action::TankFire(arm, mode, it)).collect();
        for target in self.vehicles().filter(|it| self.vehicle(*it).hex.is_some()) {
            let flanks = Flank::WORDS.iter().map(|it| it.1);
            shots.extend(flanks.map(|it| Action::TankFireVehicle(arm, mode, target, it)));
        }
        let walls = self.walls_toward(Firer::Tank(vehicle, arm)).into_iter();
        let ahead = walls.filter(|it| self.is_aimed_at(vehicle, arm, Target::Wall(*it)));
        shots.extend(ahead.map(|it| Action::TankFireWall(arm, mode, it)));
        shots
    }

    pub(super) fn may_crew(
        &self,
        vehicle: VehicleId,
        points: u8,
        done: u8,
        action: Action,
    ) -> Result<May, Illegal> {
        match action {
            Action::TankFire(arm, mode, man) => {
                self.may_tank_shot(vehicle, points, done, (arm, mode), Target::Man(man))
            }
            Action::TankFireVehicle(arm, mode, target, flank) => {
                let flank = self.flank_aimed_at(vehicle, target, flank)?;
                let target = Target::Vehicle(target, flank);
                self.may_tank_shot(vehicle, points, done, (arm, mode), target)
            }
            Action::TankFireWall(arm, mode, wall) => {
                self.may_tank_shot(vehicle, points, done, (arm, mode), Target::Wall(wall))
            }
            Action::LoadGun => {
                let price = self.may_load_gun(vehicle, points, done)?;
                Ok(May::LoadGun { vehicle, points, done, price })
            }
            Action::ClearGun(arm) => match gun_place(arm) {
                None => refuse("amb:9.4c", "the gun does not jam"),
                Some(gun) => {
                    self.may_clear_gun(vehicle, points, gun)?;
                    Ok(May::ClearGun { vehicle, points, done, gun })
                }
            },
            Action::TakeWheel(it) if it == vehicle => {
                self.may_drive_tank(vehicle, points, done)?;
                Ok(May::TankDrive { vehicle, points, done })
            }
            Action::Open(it) if it == vehicle => self.may_hatch(vehicle, points, done, false),
            Action::Close(it) if it == vehicle => self.may_hatch(vehicle, points, done, true),
            Action::Pass => Ok(May::EndTank { vehicle }),
            _ => refuse("amb:17.13d", "the crew of the tank acts"),
        }
    }

    /// [AMB 17.2c] In its own hex a side is chosen, elsewhere it follows from where one stands.
    pub(crate) fn flank_aimed_at(
        &self,
        from: VehicleId,
        target: VehicleId,
        flank: Flank,
    ) -> Result<Option<Flank>, Illegal> {
        let (Some(here), Some(there)) = (self.vehicle(from).hex, self.vehicle(target).hex) else {
            return refuse("amb:2.11c", "the vehicle is not on the map");
        };
        if here == there {
            return Ok(Some(flank));
        }
        if self.flank_toward(target, here) == flank {
            return Ok(None);
        }
        refuse("amb:17.2b", "another side of it is seen from here")
    }

    fn may_tank_shot(
        &self,
        vehicle: VehicleId,
        points: u8,
        done: u8,
        (arm, mode): (TankArm, FireMode),
        target: Target,
    ) -> Result<May, Illegal> {
        let price = self.may_fire_tank_arm(vehicle, arm, mode, points, done)?;
        if let Target::Man(man) = target
            && man.side() == self.vehicle(vehicle).side
        {
            return refuse("amb:9.1a", "he is one of ours");
        }
        let shot = Shot { firer: Firer::Tank(vehicle, arm), mode, target };
        self.may_shoot(&shot)?;
        if !self.is_aimed_at(vehicle, arm, target) {
            return refuse("amb:17.13a", "the weapon does not point there");
        }
        Ok(May::TankFire { vehicle, points, done, shot, price })
    }

    /// [AMB 17.7a, 17.13a–17.13h, 17.13g] Whether a weapon may fire, and for how many crew points.
    /// Arcs are a matter of the target.
    pub(super) fn may_fire_tank_arm(
        &self,
        vehicle: VehicleId,
        arm: TankArm,
        mode: FireMode,
        points: u8,
        done: u8,
    ) -> Result<u8, Illegal> {
        let it = self.vehicle(vehicle);
        if done & fired(arm) != 0 {
            return refuse("amb:17.13d", "it has been fired in this turn");
        }
        let price = match mode {
            FireMode::Aimed => 2,
            FireMode::Snap => 1,
        };
        match arm {
            TankArm::Gun if mode == FireMode::Snap => {
                return refuse("amb:17.13e", "the gun is fired with care only");
            }
            TankArm::Coaxial if it.kind == VehicleKind::Jagdpanther => {
                return refuse("amb:17.13b", "it has no coaxial machine gun");
            }
            TankArm::Gun | TankArm::Bow | TankArm::Coaxial => {}
        }
        self.may_take_aim(Firer::Tank(vehicle, arm), mode)?;
        match arm {
            TankArm::Gun if done & (COAXIAL_FIRED | LOADED) != 0 => {
                return refuse("amb:17.13e", "not in the turn of the coaxial gun or of loading");
            }
            TankArm::Coaxial if done & (GUN_FIRED | LOADED) != 0 => {
                return refuse("amb:17.13h", "not in the turn of the gun or of loading");
            }
            TankArm::Gun | TankArm::Bow | TankArm::Coaxial => {}
        }
        if points < price {
            return refuse("amb:17.13d", "too few crewmen are left for it");
        }
        Ok(price)
    }

    /// [AMB 17.13a, 17.13b] Whether a weapon of a tank points at a target.
    pub(super) fn is_aimed_at(&self, vehicle: VehicleId, arm: TankArm, target: Target) -> bool {
        let hex = match target {
            Target::Man(man) => self.hex_of(man),
            Target::Vehicle(it, _) => self.vehicle(it).hex,
            Target::Wall(wall) => Some(wall.hex),
            Target::Bunker(hex) => Some(hex),
        };
        hex.is_some_and(|it| self.is_in_arc(vehicle, arm, it))
    }

    /// [AMB 17.13a, 17.13b, 17.13c] Whether a weapon of a tank points at a hex.
    fn is_in_arc(&self, vehicle: VehicleId, arm: TankArm, hex: hexgrid::HexId) -> bool {
        let it = self.vehicle(vehicle);
        match (it.kind, arm) {
            (VehicleKind::Jagdpanther, TankArm::Gun) if it.immobilized => {
                self.is_straight_ahead(vehicle, hex)
            }
            (VehicleKind::Jagdpanther, _) | (_, TankArm::Bow) => self.is_in_front_arc(vehicle, hex),
            (_, TankArm::Gun | TankArm::Coaxial) => true,
        }
    }

    /// [AMB 17.13f] Whether the gun may be loaded.
    pub(super) fn may_load_gun(
        &self,
        vehicle: VehicleId,
        points: u8,
        done: u8,
    ) -> Result<u8, Illegal> {
        let it = self.vehicle(vehicle);
        let price = self.mission.charts.load_points;
        if it.gun_loaded || it.gun_destroyed {
            return refuse("amb:17.13f", "the gun cannot be loaded now");
        }
        if done & (GUN_FIRED | COAXIAL_FIRED | LOADED) != 0 {
            return refuse("amb:17.13f", "not in a turn in which turret weapons fire");
        }
        if points < price {
            return refuse("amb:17.13d", "too few crewmen are left for it");
        }
        Ok(price)
    }

    pub(super) fn load_gun(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        self.vehicle_mut(vehicle).gun_loaded = true;
        events.push(Event::GunLoaded { vehicle }.into());
    }

    /// [AMB 9.4b] Ruling K90: a crewman clears a jammed machine gun for one point.
    pub(super) fn may_clear_gun(
        &self,
        vehicle: VehicleId,
        points: u8,
        gun: usize,
    ) -> Result<(), Illegal> {
        if self.vehicle(vehicle).guns[gun] != Working::Jammed {
            return refuse("amb:9.4b", "it is not jammed");
        }
        if points == 0 {
            return refuse("amb:17.13d", "too few crewmen are left for it");
        }
        Ok(())
    }

    pub(super) fn clear_gun(
        &mut self,
        vehicle: VehicleId,
        gun: usize,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let crew = usize::from(self.vehicle(vehicle).crew.max(1)) - 1;
        let skill = self.mission.charts.crews[crew].ws;
        let row = usize::try_from(skill.clamp(-2, 2) + 2).expect("it is not negative");
        let die = d10(dice, "amb:9.4b");
        let result = self.mission.charts.clearing[row][usize::from(die)];
        self.vehicle_mut(vehicle).guns[gun] = match result {
            Clearing::Broken => Working::Broken,
            Clearing::Jammed => Working::Jammed,
            Clearing::Cleared => Working::Yes,
        };
        let cleared = result == Clearing::Cleared;
        events.push(Event::GunCleared { vehicle, die, cleared }.into());
    }

    /// [AMB 17.13i, 2.11b] Whether the crew may drive.
    pub(super) fn may_drive_tank(
        &self,
        vehicle: VehicleId,
        points: u8,
        done: u8,
    ) -> Result<(), Illegal> {
        if self.vehicle(vehicle).immobilized {
            return refuse("amb:17.13i", "the tank is immobilized");
        }
        if done & DROVE != 0 {
            return refuse("amb:17.13d", "it has been driven in this turn");
        }
        if points < DRIVE_POINTS {
            return refuse("amb:17.13d", "too few crewmen are left for it");
        }
        Ok(())
    }

    /// [AMB 17.1d, 17.13j] Opening and closing takes the whole turn.
    pub(super) fn may_hatch(
        &self,
        vehicle: VehicleId,
        points: u8,
        done: u8,
        closed: bool,
    ) -> Result<May, Illegal> {
        if done != 0 || points < self.vehicle(vehicle).crew {
            return refuse("amb:17.13j", "it goes with nothing else in a turn");
        }
        if self.vehicle(vehicle).closed == closed {
            return refuse("amb:17.13j", "the hatches are so already");
        }
        Ok(May::Hatches { vehicle, closed })
    }

    pub(super) fn crew_acts(&mut self, may: &May, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match *may {
            May::TankFire { vehicle, points, done, shot, price } => {
                let Firer::Tank(_, arm) = shot.firer else { unreachable!("a tank fires") };
                let done = done | fired(arm);
                self.core.owe(super::Duty::TankOn { vehicle, points: points - price, done });
                self.fire_tank(&shot, dice, events);
            }
            May::LoadGun { vehicle, points, done, price } => {
                self.load_gun(vehicle, events);
                self.tank_on(vehicle, points - price, done | LOADED);
            }
            May::ClearGun { vehicle, points, done, gun } => {
                self.clear_gun(vehicle, gun, dice, events);
                self.tank_on(vehicle, points - 1, done);
            }
            May::TankDrive { vehicle, points, done } => {
                let crew = Some((points - DRIVE_POINTS, done | DROVE));
                self.core.owe(Ask::Drive { course: Course::new(vehicle, crew) });
            }
            May::Hatches { vehicle, closed } => {
                self.vehicle_mut(vehicle).closed = closed;
                events.push(Event::Hatches { vehicle, closed }.into());
                self.spend_turn(Actor::Tank(vehicle));
            }
            May::EndTank { vehicle } => self.spend_turn(Actor::Tank(vehicle)),
            May::Step { .. } | May::Turn { .. } | May::Stop { .. } | May::Off { .. } => {
                unreachable!("these are the driver's")
            }
        }
    }

    /// [AMB 17.13e] Fires; the gun is unloaded by it.
    pub(super) fn fire_tank(&mut self, shot: &Shot, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if let Firer::Tank(vehicle, TankArm::Gun) = shot.firer {
            self.vehicle_mut(vehicle).gun_loaded = false;
        }
        self.fire(shot, dice, events);
    }
}
