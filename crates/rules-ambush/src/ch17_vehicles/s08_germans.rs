//! [AMB 17.8] German vehicles: where they drive.

use canon::Digest;
use hexgrid::HexId;
use kernel::Dice;

use super::Duty;
use crate::agenda::{Duty as Owed, Event as Events, Frame};
use crate::mission::Red;
use crate::paragraphs::{Scope, Steer};
use crate::script::instr::P;
use crate::state::{ArBox, ManId, ManSet, Sortie, VehicleId};
use crate::terms::Speed;

/// [AMB 17.4b] How a German vehicle has been driven so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Route {
    /// The vehicle.
    pub vehicle: VehicleId,
    /// How fast it may go.
    pub speed: Speed,
    /// Points spent.
    pub spent: u8,
    /// [AMB 6.8g] Where a paragraph sends it; none: where the red entry does.
    pub to: Option<HexId>,
    /// [AMB 6.8g] The paragraph of this hex has been read.
    pub read: bool,
}

/// Whether a frame drives this vehicle on.
pub(super) fn drives(frame: &Frame, vehicle: VehicleId) -> bool {
    route_of(frame).is_some_and(|it| it.vehicle == vehicle)
}

/// The way that a frame drives a German vehicle.
fn route_of(frame: &Frame) -> Option<&Route> {
    match frame {
        Frame::Do(Owed::Vehicles(Duty::GermanDrive(route))) => Some(route),
        Frame::Do(_) | Frame::Ask(_) => None,
    }
}

impl Sortie {
    /// [AMB 17.4c] A German vehicle drives, as fast as it was told.
    pub(crate) fn drive_by_order(&mut self, vehicle: VehicleId, speed: Speed) {
        let speed = self.speed_by_order(vehicle, speed);
        if self.can_roll(vehicle) {
            let route = Route { vehicle, speed, spent: 0, to: None, read: false };
            self.core.owe(Duty::GermanDrive(route));
        }
    }

    /// [AMB 17.1i] How fast it can go of what it was told: slowly with a flat tire or closed
    /// hatches.
    pub(super) fn speed_by_order(&self, vehicle: VehicleId, speed: Speed) -> Speed {
        let it = self.vehicle(vehicle);
        let slow_only = it.flat || it.kind.is_tank() && it.closed;
        if slow_only { Speed::Slow } else { speed }
    }

    /// Whether a German vehicle can move at all.
    fn can_roll(&self, vehicle: VehicleId) -> bool {
        let it = self.vehicle(vehicle);
        let manned = it.kind.is_tank() || self.driver(vehicle).is_some();
        self.is_vehicle_active(vehicle) && !it.immobilized && manned
    }

    /// [AMB 17.4b, 17.8b, 6.8g] One hex by the red reference or as a paragraph says, as long as the
    /// points suffice.
    pub(super) fn german_drive(
        &mut self,
        route: Route,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if !self.can_roll(route.vehicle) {
            return;
        }
        let hex = self.vehicle(route.vehicle).hex.expect("an active vehicle is on the map");
        match route.to.map_or_else(|| self.red_wheels(hex), Red::Step) {
            Red::None => {}
            Red::Exit => self.german_exit(route.vehicle, events),
            Red::Paragraph(_) if route.read => {}
            Red::Paragraph(paragraph) => self.read_on_the_way(route, hex, paragraph),
            Red::Step(to) => self.german_roll(route, hex, to, dice, events),
        }
    }

    /// [AMB 2.2h, 17.8] The red entry of a hex for vehicles under the condition in force.
    fn red_wheels(&self, hex: HexId) -> Red {
        self.mission.conditions[usize::from(self.core.condition) - 1].red_wheels[hex]
    }

    /// [AMB 6.8g] The paragraph says how it moves from here; it waits for that.
    fn read_on_the_way(&mut self, route: Route, hex: HexId, paragraph: P) {
        let german = self.driver(route.vehicle);
        self.core.owe(Duty::GermanDrive(Route { read: true, ..route }));
        self.owe_paragraph(paragraph, Scope { hex: Some(hex), group: ManSet::default(), german });
    }

    /// [AMB 17.4b, 17.4d, 17.4e] Into the next hex, if its points pay for it and for what it takes
    /// not to end in a full hex.
    fn german_roll(
        &mut self,
        route: Route,
        hex: HexId,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let vehicle = route.vehicle;
        let Some(cost) = self.red_cost(vehicle, hex, to) else { return };
        let row = self.vehicle_row(vehicle);
        let slow = row.slow;
        let most = if route.speed == Speed::Fast { row.fast } else { row.slow };
        let spent = route.spent + cost;
        if spent > most
            || !self.has_parking(vehicle, to) && !self.goes_past(vehicle, to, most - spent)
        {
            return;
        }
        let speeding = route.spent <= slow && spent > slow;
        self.core.owe(Duty::GermanDrive(Route { spent, to: None, read: false, ..route }));
        self.enter_by_vehicle(vehicle, to, false, dice, events);
        if speeding && self.is_vehicle_active(vehicle) {
            self.check_accident(vehicle, false, dice, events);
        }
    }

    /// What the way into the next hex costs it; none if it cannot go there.
    fn red_cost(&self, vehicle: VehicleId, from: HexId, to: HexId) -> Option<u8> {
        let way = self.mission.ground.map.grid.direction(from, to)?;
        self.vehicle_cost(vehicle, from, way, to).ok()
    }

    /// [AMB 17.4e] Whether the red references take it from a full hex into one with room for so
    /// many points.
    fn goes_past(&self, vehicle: VehicleId, full: HexId, points: u8) -> bool {
        match self.red_wheels(full) {
            Red::Exit => true,
            Red::Step(to) => {
                let cost = self.red_cost(vehicle, full, to).filter(|it| *it <= points);
                cost.is_some_and(|cost| {
                    self.has_parking(vehicle, to) || self.goes_past(vehicle, to, points - cost)
                })
            }
            Red::None | Red::Paragraph(_) => false,
        }
    }

    /// [AMB 6.8g] The German vehicle whose movement paragraph is being read.
    pub(crate) fn vehicle_on_the_way(&self) -> Option<VehicleId> {
        let mut routes = self.core.agenda.iter().rev().filter_map(route_of);
        routes.find(|it| it.read).map(|it| it.vehicle)
    }

    /// [AMB 6.8g] A movement paragraph says how a German vehicle goes on.
    pub(crate) fn steer_vehicle(
        &mut self,
        vehicle: VehicleId,
        steer: Steer,
        events: &mut Vec<Events>,
    ) {
        match steer {
            Steer::Stop => self.core.agenda.retain(|it| !drives(it, vehicle)),
            Steer::Leave => {
                self.core.agenda.retain(|it| !drives(it, vehicle));
                self.german_exit(vehicle, events);
            }
            Steer::To(hex) => {
                for frame in &mut self.core.agenda {
                    let Frame::Do(Owed::Vehicles(Duty::GermanDrive(route))) = frame else {
                        continue;
                    };
                    if route.vehicle == vehicle {
                        route.to = Some(hex);
                    }
                }
            }
        }
    }

    /// [AMB 6.8h, M7h] It leaves the map with everybody in it.
    fn german_exit(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        let hex = self.vehicle(vehicle).hex.expect("it is on the map");
        let men: Vec<ManId> = self.aboard(vehicle);
        self.drive_off(vehicle, events);
        self.vehicle_mut(vehicle).ar = ArBox::Inactive;
        for man in men {
            self.man_mut(man).ar = ArBox::Inactive;
            self.reckon_leaker(man, hex, events);
        }
        self.reckon_leaking_vehicle(vehicle, hex, events);
    }
}
