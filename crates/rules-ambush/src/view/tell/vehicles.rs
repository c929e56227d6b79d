//! [AMB 17] What is told of vehicles.

use ::scene::Telling;
use hexgrid::Direction;

use super::{rolled, tell};
use crate::ch17_vehicles::{Event, Part};
use crate::charts::{Accident, Penetration};
use crate::state::{Sortie, VehicleId};

impl Part {
    /// Its word.
    fn word(self) -> &'static str {
        match self {
            Self::Tire => "tire",
            Self::Body => "body",
            Self::Driver => "driver",
            Self::Passenger(_) => "passenger",
            Self::Track => "track",
            Self::Hull => "hull",
            Self::Turret => "turret",
            Self::GunMount => "gun-mount",
            Self::Crew => "crew",
        }
    }
}

impl Penetration {
    /// Its word.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Heavy => "heavy",
        }
    }
}

impl Accident {
    /// Its word.
    fn word(self) -> &'static str {
        match self {
            Self::Regained => "regained",
            Self::Stops => "stops",
            Self::Swerves => "swerves",
            Self::Stalls => "stalls",
            Self::Crashes => "crashes",
            Self::Overturns => "overturns",
            Self::ThrowsTrack => "throws-track",
        }
    }
}

impl Sortie {
    pub(super) fn told_vehicles(&self, event: &Event) -> Telling {
        let about = |event: &str, rule: &str, it: VehicleId| self.tell_vehicle(event, rule, it);
        match event {
            Event::Drove { vehicle, to } => {
                let telling = tell("drove", "amb:17.4a").unit(self.vehicle_name(*vehicle));
                telling.to(self.number(*to))
            }
            Event::Turned { vehicle, facing } => self.told_turn(*vehicle, *facing),
            Event::Left { vehicle } => about("drove-off", "amb:7.1f", *vehicle),
            Event::Mounted { man, vehicle, seat } => self.told_mounting(*man, *vehicle, *seat),
            Event::Dismounted { man, vehicle } => self.told_dismounting(*man, *vehicle),
            Event::Hatches { vehicle, closed } => about("hatches", "amb:17.1d", *vehicle)
                .worded_further(if *closed { "closed" } else { "open" }),
            Event::Struck { vehicle, die, part } => {
                let telling = about("struck", "amb:17.6c", *vehicle);
                rolled(telling.term("part", "part", part.word()), *die)
            }
            Event::Penetrated { vehicle, die, depth } => {
                let telling = about("penetration", "amb:17.14a", *vehicle);
                rolled(telling.term("depth", "depth", depth.word()), *die)
            }
            Event::CrewLost { vehicle, count } => {
                about("crew-lost", "amb:17.6g", *vehicle).count(*count)
            }
            Event::Flat { vehicle } => about("flat", "amb:17.14e", *vehicle),
            Event::Immobilized { vehicle } => about("immobilized", "amb:17.14i", *vehicle),
            Event::GunDestroyed { vehicle } => about("gun-destroyed", "amb:17.14l", *vehicle),
            Event::Wrecked { vehicle } => about("wrecked", "amb:17.6l", *vehicle),
            Event::AccidentChecked { vehicle, die, result } => {
                self.told_accident(*vehicle, *die, *result)
            }
            Event::InTheWay { vehicle, man, run_over } => {
                // [AMB 17.12a, 17.12e] Only an active man leaps; others are simply missed.
                let key = if *run_over {
                    "run-over"
                } else if self.man(*man).is_active() {
                    "leapt-aside"
                } else {
                    "missed-in-the-way"
                };
                let telling = self.tell_man("in-the-way", "amb:17.12a", *man);
                telling.unit_shown("vehicle", self.vehicle_name(*vehicle)).worded(key)
            }
            Event::GunLoaded { vehicle } => about("gun-loaded", "amb:17.13f", *vehicle),
            Event::GunCleared { vehicle, die, cleared } => {
                rolled(about("gun-cleared", "amb:9.4b", *vehicle), *die)
                    .success(*cleared)
                    .worded_if(!cleared, "gun-jammed")
            }
        }
    }

    /// A line about a vehicle, and where it is now.
    fn tell_vehicle(&self, event: &str, rule: &str, vehicle: VehicleId) -> Telling {
        let hex = self.vehicle(vehicle).hex.map(|hex| self.number(hex));
        tell(event, rule).unit(self.vehicle_name(vehicle)).besides(|it| it.hex = hex)
    }

    /// [AMB 17.2a] Which way a vehicle turned: toward a hex beside it, or off the map.
    fn told_turn(&self, vehicle: VehicleId, facing: Direction) -> Telling {
        let telling = self.tell_vehicle("turned", "amb:17.2a", vehicle);
        let grid = &self.mission.ground.map.grid;
        let ahead = self.vehicle(vehicle).hex.and_then(|hex| grid.neighbor(hex, facing));
        match ahead {
            Some(hex) => telling.text("toward", self.number(hex)),
            None => telling.worded("turned-outward"),
        }
    }

    /// [AMB 17.9b] An accident check, and what came of it.
    fn told_accident(
        &self,
        vehicle: VehicleId,
        die: Option<u8>,
        result: Option<(u8, Accident)>,
    ) -> Telling {
        let telling = self.tell_vehicle("accident", "amb:17.9b", vehicle);
        let telling = match die {
            Some(die) => rolled(telling, die),
            None => telling,
        };
        match result {
            Some((table, accident)) => telling
                .term("accident", "accident", accident.word())
                .number("table", i32::from(table)),
            None => telling.worded("no-accident"),
        }
    }
}
