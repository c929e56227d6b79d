//! Chapters 14.1, 16 and 17: loading, carrying, towing.

use kernel::{Illegal, refuse};

use crate::act::{Act, Fund};
use crate::agenda::Frame;
use crate::event::Event;
use crate::roster::Motion;
use crate::state::{Firefight, Flags, Place, UnitId};

/// [M-08] AP to hook up a vehicle, or to let it go.
const HOOK: u8 = 2;

impl Firefight {
    /// [COH 17.0b] Whether the passenger of a unit that moves may take part in the action.
    pub(crate) fn may_tow(&self, act: &Act, unit: UnitId) -> Result<(), Illegal> {
        let Some(passenger) = self.passenger(unit) else { return Ok(()) };
        if self.options.free_passengers {
            return Ok(());
        }
        match self.may_fund(act.force, act.fund, passenger) {
            Ok(()) => Ok(()),
            Err(_) => refuse("coh:17.0b", "the passenger may not take part in this action"),
        }
    }

    /// [COH 14.1f] Whether a unit tows another vehicle.
    pub(crate) fn tows_vehicle(&self, unit: UnitId) -> bool {
        self.passenger(unit).is_some_and(|it| self.kind(it).is_vehicle())
    }

    /// [COH 17.0a–17.0c, 7.4i, 14.1e] Whether a vehicle may load a unit, and for how much; those who
    /// are hidden show themselves by it.
    pub(crate) fn may_load(&self, act: &Act, unit: UnitId) -> Result<u8, Illegal> {
        let vehicle = act.members[0];
        if !self.kind(vehicle).is_vehicle() || act.members.len() > 1 {
            return refuse("coh:17.0b", "a vehicle loads a unit by a group action of the two");
        }
        if self.owner(unit) != act.force || unit == vehicle {
            return refuse("coh:17.0a", "a vehicle carries units of its own force");
        }
        if self.hex(unit) != self.hex(vehicle) || self.is_carried(unit) || self.is_carried(vehicle)
        {
            return refuse("coh:17.0c", "both stand in the same hex");
        }
        if self.passenger(vehicle).is_some() {
            return refuse("coh:17.0a", "the vehicle carries something already");
        }
        if !self.options.free_passengers {
            self.may_fund(act.force, act.fund, unit)?;
        }
        if self.marker(vehicle).is_some_and(|it| it.only_rally) {
            return refuse("coh:15.2h6", "a stunned crew can do nothing but rally");
        }
        let kind = self.kind(unit);
        if kind.is_vehicle() {
            let stuck = self.unit(unit).is(Flags(Flags::STUCK.0 | Flags::BOGGED.0))
                || self.is_wrecked(unit);
            let fits =
                kind.motion == Motion::Wheeled || self.kind(vehicle).motion == Motion::Tracked;
            if !stuck || self.passenger(unit).is_some() {
                return refuse("coh:17.0a", "only a vehicle that cannot move is towed");
            }
            if !fits {
                return refuse("coh:14.1e", "tracked vehicles are towed by tracked ones");
            }
            return Ok(HOOK);
        }
        if !kind.is_foot() {
            return refuse("coh:17.0a", "a vehicle carries a unit on foot");
        }
        if [unit, vehicle].into_iter().any(|it| self.unit(it).is(Flags::INSIDE)) {
            return refuse("coh:18.2n", "the unit has to leave its work first");
        }
        self.may_mount(unit)?;
        Ok(self.mount_price(unit))
    }

    /// Whether a hit keeps a vehicle from moving for good [COH 14.1h].
    fn is_wrecked(&self, unit: UnitId) -> bool {
        self.marker(unit).is_some_and(|it| !it.moves && it.rally.is_none())
    }

    /// [COH 7.4i, card.20] Whether a unit can get on or off.
    fn may_mount(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.unit(unit).is(Flags::BOGGED) {
            return refuse("coh:card.20", "the unit is immobilized");
        }
        match self.marker(unit) {
            Some(marker) if marker.only_rally || !marker.moves => {
                refuse("coh:7.4i", "a pinned or stunned unit cannot get on or off")
            }
            _ => Ok(()),
        }
    }

    /// [COH 17.0c, 17.0d] The price of open ground.
    fn mount_price(&self, unit: UnitId) -> u8 {
        self.kind(unit).moves + self.marker(unit).map_or(0, |it| it.move_cost)
    }

    /// [COH 7.4d] A marker that makes it dearer to get on or off is shown.
    pub(crate) fn show_marker_of_rider(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        if self.kind(unit).is_foot() {
            self.show_marker_if(unit, |it| it.move_cost > 0, events);
        }
    }

    /// [COH 17.0h, 17.0i] Puts a unit on a vehicle, whose own moves cost no more for it.
    pub(crate) fn load(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let vehicle = self.act().members[0];
        let facing = self.unit(vehicle).facing;
        self.put(unit, Place::Carried(vehicle));
        let state = self.unit_mut(unit);
        state.facing = facing;
        state.flags.clear(Flags(Flags::HASTY.0 | Flags::INSIDE.0 | Flags::CARELESS.0));
        events.push(Event::Loaded { unit, by: vehicle });
    }

    /// [COH 17.0d] Whether a vehicle may set its passenger down, and for how much.
    pub(crate) fn may_unload(&self, act: &Act, vehicle: UnitId) -> Result<u8, Illegal> {
        let Some(passenger) = self.passenger(vehicle) else {
            return refuse("coh:17.0d", "the unit carries nothing");
        };
        if !self.options.free_passengers {
            self.may_fund(act.force, act.fund, passenger)?;
        }
        if self.marker(vehicle).is_some_and(|it| it.only_rally) {
            return refuse("coh:15.2h6", "a stunned crew can do nothing but rally");
        }
        if self.kind(passenger).is_vehicle() {
            return Ok(HOOK);
        }
        self.may_mount(passenger)?;
        Ok(self.mount_price(passenger))
    }

    pub(crate) fn unload(&mut self, vehicle: UnitId, events: &mut Vec<Event>) {
        let passenger = self.passenger(vehicle).expect("who unloads carries somebody");
        let hex = self.hex(vehicle).expect("who unloads is on the map");
        // [COH 7.6.3m] It came when its vehicle did.
        self.put(passenger, Place::Map(hex));
        events.push(Event::Unloaded { unit: passenger, hex });
        // [COH 18.5l] Now it stands on whatever lies there.
        self.push(Frame::MineCheck { unit: passenger });
        // [COH 10.0b] Who is hidden looks nowhere before it shows itself.
        if !self.unit(passenger).is(Flags::HIDDEN) {
            self.push(Frame::Face { unit: passenger, towards: None });
        }
    }

    /// The unit that takes part in loading or unloading beside the vehicle joins in paying.
    pub(crate) fn take_along(&mut self, unit: UnitId) {
        let free = self.options.free_passengers;
        let act = self.act_mut();
        if !free && act.fund != Fund::Command && !act.members.contains(&unit) {
            act.members.push(unit);
        }
    }
}
