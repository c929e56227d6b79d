//! [AMB 17.1d, 17.3, 17.5b] Vehicles in Operations: getting in and out, driving, hatches,
//! casualties.
//!
//! What driving itself is: see `ch17_vehicles`.

use kernel::{Dice, Illegal, refuse};

use super::Band;
use super::s03_actions::alone;
use crate::action::{Action, Count};
use crate::agenda::Event as Events;
use crate::ch17_vehicles::Event;
use crate::state::{ManId, Place, Sortie, VehicleId};
use crate::terms::Side;

/// What is done with a vehicle.
#[derive(Clone, Copy)]
pub(crate) enum Ride {
    /// [AMB 17.5b] He takes this seat.
    Mount(ManId, VehicleId, u8),
    /// [AMB 17.5b] He gets out.
    Dismount(ManId),
    /// [AMB 17.3a] It is driven.
    Drive(VehicleId),
    /// [AMB 17.1d] It is opened or closed.
    Hatches(VehicleId, bool),
    /// [AMB 7.1f] It leaves the map with everybody in it.
    Off(VehicleId),
    /// [AMB 6.7x, 11.2d] A casualty or a prisoner is put onto this seat.
    Load(ManId, ManId, VehicleId, u8),
    /// [AMB 6.7x] A casualty is taken out.
    Unload(ManId, ManId),
}

/// What might be done with vehicles.
pub(super) fn candidates(game: &Sortie, band: Band) -> Vec<Action> {
    let mut all = vec![Action::Dismount];
    let casualties = || game.men().filter(|it| game.is_casualty(*it));
    for vehicle in game.vehicles().filter(|it| game.is_vehicle_active(*it)) {
        all.extend([Action::TakeWheel(vehicle), Action::Open(vehicle), Action::Close(vehicle)]);
        if alone(band).is_ok() {
            let seats = 0..game.vehicle_row(vehicle).seats;
            all.extend(seats.map(|seat| Action::Mount(vehicle, Count(seat))));
            let loaded = game.men().filter(|it| game.is_loaded_by_others(*it));
            all.extend(loaded.map(|man| Action::LoadCasualty(man, vehicle)));
        }
    }
    if alone(band).is_ok() {
        all.extend(casualties().map(Action::UnloadCasualty));
    }
    all
}

/// [AMB 17.3a] Whether something may be done with a vehicle.
pub(super) fn may_ride(game: &Sortie, band: Band, action: Action) -> Result<Ride, Illegal> {
    // Driving is a step; and whoever sits in a car can always get out to go on foot.
    if !matches!(action, Action::TakeWheel(_) | Action::Dismount) {
        game.may_arrange()?;
    }
    match action {
        Action::Mount(vehicle, Count(seat)) => {
            let man = alone(band)?;
            game.may_mount(man, vehicle, seat)?;
            Ok(Ride::Mount(man, vehicle, seat))
        }
        Action::Dismount => {
            let man = alone(band)?;
            game.may_dismount(man)?;
            Ok(Ride::Dismount(man))
        }
        Action::TakeWheel(vehicle) => {
            is_ours(game, vehicle)?;
            game.may_drive_vehicle(vehicle)?;
            Ok(Ride::Drive(vehicle))
        }
        Action::Open(vehicle) => may_shut(game, vehicle, false),
        Action::Close(vehicle) => may_shut(game, vehicle, true),
        Action::LoadCasualty(man, vehicle) => {
            let by = alone(band)?;
            let seat = game.may_load_casualty(by, man, vehicle)?;
            Ok(Ride::Load(by, man, vehicle, seat))
        }
        Action::UnloadCasualty(man) => {
            let by = alone(band)?;
            game.may_unload_casualty(by, man)?;
            Ok(Ride::Unload(by, man))
        }
        _ => refuse("amb:17.3a", "no vehicle can do that"),
    }
}

/// [AMB 17b] The player decides for vehicles of the squad alone.
fn is_ours(game: &Sortie, vehicle: VehicleId) -> Result<(), Illegal> {
    if game.vehicle(vehicle).side != Side::Us {
        return refuse("amb:17b", "it is not the squad's");
    }
    Ok(())
}

/// [AMB 17.1c, 17.1d] Whether a vehicle may be opened or closed.
fn may_shut(game: &Sortie, vehicle: VehicleId, closed: bool) -> Result<Ride, Illegal> {
    is_ours(game, vehicle)?;
    if !game.is_vehicle_active(vehicle) || !game.vehicle_row(vehicle).closes {
        return refuse("amb:17.1c", "it has no hatches to open or close");
    }
    if game.vehicle(vehicle).closed == closed {
        return refuse("amb:17.1d", "the hatches are so already");
    }
    Ok(Ride::Hatches(vehicle, closed))
}

/// [AMB 7.1f] The car that its driver may drive off the map; none if he is on foot.
pub(super) fn may_drive_off(game: &Sortie, band: Band) -> Result<Option<VehicleId>, Illegal> {
    let Ok(man) = alone(band) else { return Ok(None) };
    let Place::Aboard(vehicle, seat) = game.man(man).place else { return Ok(None) };
    let here = game.vehicle(vehicle).hex;
    if seat != 0 || !here.is_some_and(|hex| game.is_exit(hex)) {
        return refuse("amb:7.1f", "the map is not left here");
    }
    game.may_take_wheel(man, vehicle)?;
    Ok(Some(vehicle))
}

impl Sortie {
    /// Driving is a step, everything else an arrangement.
    pub(super) fn count_ride(&mut self, ride: Ride) {
        match ride {
            Ride::Drive(_) | Ride::Off(_) => self.count_step(),
            Ride::Mount(..)
            | Ride::Dismount(_)
            | Ride::Hatches(..)
            | Ride::Load(..)
            | Ride::Unload(..) => self.count_change(),
        }
    }

    /// [AMB 17.1d, 17.3a, 17.5b, 6.7x] Does it.
    pub(super) fn ride_in_operations(
        &mut self,
        ride: Ride,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match ride {
            Ride::Mount(man, vehicle, seat) => self.mount(man, vehicle, seat, events),
            Ride::Dismount(man) => self.dismount(man, events),
            Ride::Drive(vehicle) => self.owe_drive(vehicle),
            Ride::Off(vehicle) => self.drive_off(vehicle, events),
            Ride::Hatches(vehicle, closed) => {
                self.vehicle_mut(vehicle).closed = closed;
                events.push(Event::Hatches { vehicle, closed }.into());
            }
            Ride::Load(by, man, car, seat) => {
                self.load_casualty(by, man, (car, seat), dice, events);
            }
            Ride::Unload(by, man) => self.unload_casualty(by, man, dice, events),
        }
    }
}
