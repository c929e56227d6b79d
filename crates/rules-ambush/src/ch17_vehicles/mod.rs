//! [AMB 17] Vehicles.
//!
//! | section | where |
//! |---|---|
//! | 17.1 attributes, 17.2 facing | `s02_facing.rs` |
//! | 17.3 in Operations, 17.4 in Rounds | `s04_driving.rs` |
//! | 17.5 seats and crews | `s05_seats.rs` |
//! | 17.6 fire at vehicles, 17.14 what hits do | `s06_hits.rs` |
//! | 17.7 fire by vehicles, 17.13 tanks | `s13_tanks.rs` |
//! | 17.8 German vehicles, German crews | `s08_germans.rs`, `s08_crews.rs` |
//! | 17.9 accidents | `s09_accidents.rs` |
//! | 17.10 mines, 17.12 running over, MT anti-tank mines | `s10_in_the_way.rs` |
//! | 17.11 thrown explosives | `s11_thrown.rs` |

mod s02_facing;
mod s04_driving;
mod s05_seats;
mod s06_hits;
mod s08_crews;
mod s08_germans;
mod s09_accidents;
mod s10_in_the_way;
mod s11_thrown;
mod s13_tanks;

pub(crate) use s06_hits::EXPOSED_CREW;

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::ch09_fire::Shot;
use crate::charts::{Accident, Penetration, VehicleRow};
use crate::state::{ManId, Sortie, VehicleId};

pub(crate) use s04_driving::Course;
pub(crate) use s08_crews::Crewing;
pub(crate) use s08_germans::Route;

/// What the player is asked about a vehicle.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 17.3a, 17.4a] Where it is driven.
    Drive {
        /// How it has been driven so far.
        course: Course,
    },
    /// [AMB 17.13d] What the crew of a tank does.
    Tank {
        /// The tank.
        vehicle: VehicleId,
        /// Crew points left.
        points: u8,
        /// What has been done: a bit for each kind of action.
        done: u8,
    },
}

/// What the check found.
pub(crate) enum May {
    Step { course: Course, to: HexId, cost: u8, back: bool },
    Turn { course: Course, facing: Direction },
    Stop { course: Course },
    TankFire { vehicle: VehicleId, points: u8, done: u8, shot: Shot, price: u8 },
    LoadGun { vehicle: VehicleId, points: u8, done: u8, price: u8 },
    ClearGun { vehicle: VehicleId, points: u8, done: u8, gun: usize },
    TankDrive { vehicle: VehicleId, points: u8, done: u8 },
    Hatches { vehicle: VehicleId, closed: bool },
    EndTank { vehicle: VehicleId },
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 17.4a] After what a hex brought, the player drives on.
    DriveOn {
        /// How it has been driven so far.
        course: Course,
    },
    /// [AMB 17.8] A German vehicle goes on by the red references.
    GermanDrive(Route),
    /// [AMB 17.8a] The crew of a German tank goes on with its orders.
    GermanCrew(Crewing),
    /// [AMB 17.13d] The crew of a tank goes on.
    TankOn {
        /// The tank.
        vehicle: VehicleId,
        /// Crew points left.
        points: u8,
        /// What has been done.
        done: u8,
    },
}

/// [AMB 17.14] What a hit on a vehicle struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A tire.
    Tire,
    /// The body of a car.
    Body,
    /// The driver.
    Driver,
    /// A passenger, from 1.
    Passenger(u8),
    /// A track.
    Track,
    /// The hull.
    Hull,
    /// The turret.
    Turret,
    /// The gun mount.
    GunMount,
    /// The crew.
    Crew,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// It drove into a hex.
    Drove {
        /// The vehicle.
        vehicle: VehicleId,
        /// Where.
        to: HexId,
    },
    /// It turned.
    Turned {
        /// The vehicle.
        vehicle: VehicleId,
        /// Which way it faces.
        facing: Direction,
    },
    /// It left the map.
    Left {
        /// The vehicle.
        vehicle: VehicleId,
    },
    /// [AMB 17.5b] Somebody got in or changed seats.
    Mounted {
        /// Who.
        man: ManId,
        /// Into what.
        vehicle: VehicleId,
        /// His seat; 0 drives.
        seat: u8,
    },
    /// [AMB 17.5b] Somebody got out.
    Dismounted {
        /// Who.
        man: ManId,
        /// Of what.
        vehicle: VehicleId,
    },
    /// [AMB 17.1d] It was opened or closed.
    Hatches {
        /// The vehicle.
        vehicle: VehicleId,
        /// Whether it is closed now.
        closed: bool,
    },
    /// [AMB 17.6c] Where a hit struck.
    Struck {
        /// The vehicle.
        vehicle: VehicleId,
        /// The die.
        die: u8,
        /// The part.
        part: Part,
    },
    /// [AMB 17.14] How deep it went.
    Penetrated {
        /// The vehicle.
        vehicle: VehicleId,
        /// The die.
        die: u8,
        /// How deep.
        depth: Penetration,
    },
    /// [AMB 17.6g] Crewmen are out of the fight.
    CrewLost {
        /// The tank.
        vehicle: VehicleId,
        /// How many.
        count: u8,
    },
    /// [AMB 17.14e] A tire is flat.
    Flat {
        /// The car.
        vehicle: VehicleId,
    },
    /// [AMB 17.14i] A tank cannot move any more.
    Immobilized {
        /// The tank.
        vehicle: VehicleId,
    },
    /// [AMB 17.14k, 17.14l] A weapon of a tank is destroyed.
    GunDestroyed {
        /// The tank.
        vehicle: VehicleId,
    },
    /// [AMB 17.6l] It is out of action.
    Wrecked {
        /// The vehicle.
        vehicle: VehicleId,
    },
    /// [AMB 17.9b] An accident check, and what came of it.
    AccidentChecked {
        /// The vehicle.
        vehicle: VehicleId,
        /// The die against Driving Skill; none if the accident was automatic.
        die: Option<u8>,
        /// The die on the table and what it says, if there was an accident.
        result: Option<(u8, Accident)>,
    },
    /// [AMB 17.12] Somebody was run over, or leapt aside.
    InTheWay {
        /// The vehicle.
        vehicle: VehicleId,
        /// Who.
        man: ManId,
        /// Whether it ran over him.
        run_over: bool,
    },
    /// [AMB 17.13f] The gun is loaded.
    GunLoaded {
        /// The tank.
        vehicle: VehicleId,
    },
    /// A machine gun of a tank was cleared, or not.
    GunCleared {
        /// The tank.
        vehicle: VehicleId,
        /// The die.
        die: u8,
        /// Whether it works again.
        cleared: bool,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Drive { .. } => "drive",
            Self::Tank { .. } => "tank-turn",
        }
    }

    #[expect(clippy::unused_self, reason = "every chapter's question says whom it is about")]
    pub(crate) fn man(&self) -> Option<ManId> {
        None
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        match self {
            Self::Drive { course } => game.drive_candidates(course.vehicle),
            Self::Tank { vehicle, .. } => game.tank_candidates(*vehicle),
        }
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Drive { course }, Action::Drive(to)) => {
                let (cost, back) = game.may_drive(*course, to)?;
                Ok(May::Step { course: *course, to, cost, back })
            }
            (Self::Drive { course }, Action::Turn(toward)) => {
                let facing = game.may_turn(*course, toward)?;
                Ok(May::Turn { course: *course, facing })
            }
            (Self::Drive { course }, Action::Done) => {
                game.may_stop(*course)?;
                Ok(May::Stop { course: *course })
            }
            (Self::Drive { .. }, _) => refuse("amb:17.4a", "a vehicle is being driven"),
            (Self::Tank { vehicle, points, done }, action) => {
                game.may_crew(*vehicle, *points, *done, action)
            }
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Step { course, to, cost, back } => {
                game.drive_step(course, to, cost, back, dice, events);
            }
            Self::Turn { course, facing } => game.turn_vehicle(course, facing, events),
            Self::Stop { course } => game.stop_driving(course),
            Self::TankFire { .. }
            | Self::LoadGun { .. }
            | Self::ClearGun { .. }
            | Self::TankDrive { .. }
            | Self::Hatches { .. }
            | Self::EndTank { .. } => game.crew_acts(&self, dice, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::DriveOn { course } => game.drive_on(course),
            Self::GermanDrive(route) => game.german_drive(route, dice, events),
            Self::GermanCrew(crewing) => game.crew_obeys(crewing, dice, events),
            Self::TankOn { vehicle, points, done } => game.tank_on(vehicle, points, done),
        }
    }
}

impl Sortie {
    /// [AMB 17.1, 17.14] What a vehicle can do.
    pub(crate) fn vehicle_row(&self, vehicle: VehicleId) -> &VehicleRow {
        &self.mission.charts.vehicles[&self.vehicle(vehicle).kind]
    }

    /// [AMB 2.11b] Whether a vehicle is on the map and not out of action.
    pub(crate) fn is_vehicle_active(&self, vehicle: VehicleId) -> bool {
        let it = self.vehicle(vehicle);
        it.hex.is_some() && !it.wrecked
    }

    /// The people in a car, by seat.
    pub(crate) fn aboard(&self, vehicle: VehicleId) -> Vec<ManId> {
        let mut men: Vec<(u8, ManId)> = self
            .men()
            .filter_map(|man| match self.man(man).place {
                crate::state::Place::Aboard(it, seat) if it == vehicle => Some((seat, man)),
                _ => None,
            })
            .collect();
        men.sort_unstable();
        men.into_iter().map(|it| it.1).collect()
    }

    /// The active driver of a car.
    pub(crate) fn driver(&self, vehicle: VehicleId) -> Option<ManId> {
        let drives = |man: &ManId| self.man(*man).place == crate::state::Place::Aboard(vehicle, 0);
        self.men().find(|man| drives(man) && self.man(*man).is_active())
    }

    /// [AMB 2.10d, 17.5c, 14e] The Driving Skill that counts: the driver's, one less in an enemy
    /// car, or the crew's; none if nobody drives.
    pub(crate) fn driving_skill(&self, vehicle: VehicleId) -> Option<u8> {
        let it = self.vehicle(vehicle);
        if it.kind.is_tank() {
            let row = self.mission.charts.crews.get(usize::from(it.crew).checked_sub(1)?)?;
            return Some(row.ds);
        }
        let driver = self.driver(vehicle)?;
        let skill = self.man(driver).ratings.driving_skill;
        Some(skill.saturating_sub(u8::from(self.is_captured(vehicle, driver))))
    }

    /// [AMB 14e] Whether somebody sits in a car that was made for the other side.
    pub(crate) fn is_captured(&self, vehicle: VehicleId, man: ManId) -> bool {
        let ours = self.vehicle(vehicle).kind == crate::terms::VehicleKind::Jeep;
        ours != (man.side() == crate::terms::Side::Us)
    }
}
