//! [AMB 17.3, 17.4] Driving, in Operations and in Rounds.

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Duty, Event};
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::mission::Slope;
use crate::mission::shape::Water;
use crate::state::{Actor, ManId, ManSet, Mode, Sortie, VehicleId};
use crate::terms::{Side, Terrain};

/// [AMB 7.1d] How many vehicles a hex holds.
const VEHICLES_IN_HEX: usize = 2;
/// What the way off the map costs.
const OFF_POINTS: u8 = 1;
/// Steps and turns that one order to drive may have: Operations know no points.
const STEPS_MAX: u8 = 60;

/// How a vehicle has been driven so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Course {
    /// The vehicle.
    pub vehicle: VehicleId,
    /// Points spent.
    pub spent: u8,
    /// Whether it has moved or turned at all.
    pub begun: bool,
    /// Steps and turns left.
    pub steps: u8,
    /// [AMB 17.13d] Crew points of a tank that are left, and what its crew has done.
    pub crew: Option<(u8, u8)>,
}

impl Course {
    /// Before it has moved.
    pub(crate) fn new(vehicle: VehicleId, crew: Option<(u8, u8)>) -> Self {
        Self { vehicle, spent: 0, begun: false, steps: STEPS_MAX, crew }
    }
}

impl Sortie {
    /// [AMB 17.3a, 17.5a] Whether a vehicle can be driven at all, and by whom.
    pub(crate) fn may_drive_vehicle(&self, vehicle: VehicleId) -> Result<(), Illegal> {
        let it = self.vehicle(vehicle);
        if it.hex.is_none() || it.wrecked || it.immobilized {
            return refuse("amb:2.11b", "the vehicle cannot move");
        }
        if it.kind.is_tank() {
            let rule = self.rule("amb:17.3a", "amb:17.4a");
            return if it.crew > 0 { Ok(()) } else { refuse(rule, "it has no crew") };
        }
        match self.driver(vehicle) {
            None => refuse(self.rule("amb:17.3a", "amb:17.4a"), "nobody is at the wheel"),
            Some(driver) if driver.side() == Side::German => {
                refuse("amb:17b", "a German is at the wheel")
            }
            // What counts is the skill he has, not what is left of it in a captured car.
            Some(driver) if self.cannot_drive(driver) && self.is_captured(vehicle, driver) => {
                refuse("amb:14e", "he cannot drive a captured car")
            }
            Some(_) => Ok(()),
        }
    }

    /// [AMB 14e] Whether somebody has no Driving Skill at all.
    fn cannot_drive(&self, man: ManId) -> bool {
        self.man(man).ratings.driving_skill == 0
    }

    pub(super) fn drive_candidates(&self, vehicle: VehicleId) -> Vec<Action> {
        let grid = &self.mission.ground.map.grid;
        let hex = self.vehicle(vehicle).hex.expect("a vehicle that is driven is on the map");
        let beside: Vec<HexId> = grid.neighbors(hex).map(|it| it.1).collect();
        let drives = beside.iter().map(|it| Action::Drive(*it));
        let turns = beside.iter().map(|it| Action::Turn(*it));
        drives.chain(turns).chain([Action::Done, Action::Leave]).collect()
    }

    /// [AMB 17.2a, 17.4b, MXa] Whether it may go to a hex: ahead, turning first, or straight back.
    pub(super) fn may_drive(&self, course: Course, to: HexId) -> Result<(u8, bool), Illegal> {
        let it = self.vehicle(course.vehicle);
        let from = it.hex.expect("a vehicle that is driven is on the map");
        let Some(direction) = self.mission.ground.map.grid.direction(from, to) else {
            return refuse("amb:17.2a", "a vehicle goes one hex at a time");
        };
        if self.is_barred(to) {
            return refuse("amb:MXa", "that hex may not be entered");
        }
        let cost = self.vehicle_cost(course.vehicle, from, direction, to)?;
        if self.core.mode == Mode::Rounds {
            let (spent, most) = (course.spent + cost, self.top_speed(course));
            if spent > most {
                return refuse("amb:17.4b", "it has not enough movement points");
            }
            if !self.has_parking(course.vehicle, to)
                && !self.can_pass(course.vehicle, to, most - spent)
            {
                return refuse("amb:17.4e", "only two vehicles end a turn in a hex");
            }
        } else if !self.has_parking(course.vehicle, to) {
            return refuse("amb:17.3d", "two vehicles are there");
        }
        Ok((cost, direction == it.facing.opposite()))
    }

    /// [AMB 7.1d, 17.3d, 17.4e] Whether a vehicle may stay in a hex: at most one other vehicle is
    /// there, wrecks among them.
    pub(super) fn has_parking(&self, vehicle: VehicleId, hex: HexId) -> bool {
        let others = self.vehicles().filter(|it| *it != vehicle);
        others.filter(|it| self.vehicle(*it).hex == Some(hex)).count() < VEHICLES_IN_HEX
    }

    /// [AMB 17.4e] Whether so many points take a vehicle out of a full hex into one with room.
    fn can_pass(&self, vehicle: VehicleId, full: HexId, points: u8) -> bool {
        let mut ways = self.mission.ground.map.grid.neighbors(full);
        ways.any(|(way, to)| match self.vehicle_cost(vehicle, full, way, to) {
            Ok(cost) if cost <= points && !self.is_barred(to) => {
                self.has_parking(vehicle, to) || self.can_pass(vehicle, to, points - cost)
            }
            Ok(_) | Err(_) => false,
        })
    }

    /// [AMB 17.1h, 17.1i, 17.13i] The points that may be spent in all.
    fn top_speed(&self, course: Course) -> u8 {
        let (it, row) = (self.vehicle(course.vehicle), self.vehicle_row(course.vehicle));
        let crew_allows =
            course.crew.is_none_or(|(points, _)| points > 0 || course.is_fast(row.slow));
        let closed_tank = it.kind.is_tank() && it.closed;
        let slow_only = it.flat || closed_tank || !crew_allows;
        if slow_only { row.slow } else { row.fast }
    }

    /// [AMB 17.3b, 17.4b, MXb, M8e] What a step costs a vehicle, or why it cannot be made.
    pub(crate) fn vehicle_cost(
        &self,
        vehicle: VehicleId,
        from: HexId,
        direction: Direction,
        to: HexId,
    ) -> Result<u8, Illegal> {
        let tank = self.vehicle(vehicle).kind.is_tank();
        let charts = &self.mission.charts;
        let terrain = self.terrain(to);
        let row = match (terrain, self.mission.water) {
            (Terrain::Water, Water::Stream) => &charts.stream,
            _ => &charts.terrain[&terrain],
        };
        let Some(cost) = (if tank { row.tank } else { row.car }) else {
            return refuse("amb:17.3b", "no vehicle can go there");
        };
        if self.marks(to).is_some_and(|it| it.roadblock) {
            return refuse("amb:MRa", "a roadblock bars the way");
        }
        let edge = self.mission.ground.edge(from, direction);
        if edge.slope.is_some() && self.mission.rules.embankments_bar_vehicles {
            return refuse("amb:MXb", "no vehicle crosses the embankment");
        }
        let side = |it: crate::charts::SideCost| if tank { it.tank } else { it.car };
        let slope = match edge.slope {
            Some(Slope::Up) => side(charts.embankment_up),
            Some(Slope::Down) => side(charts.embankment_down),
            None => 0,
        };
        let crest = if edge.crest { side(charts.crest) } else { 0 };
        Ok(cost + slope + crest)
    }

    /// [AMB 17.2a] Whether it may turn; turning is free but belongs to driving.
    pub(super) fn may_turn(&self, course: Course, toward: HexId) -> Result<Direction, Illegal> {
        let it = self.vehicle(course.vehicle);
        let hex = it.hex.expect("a vehicle that is driven is on the map");
        match self.mission.ground.map.grid.direction(hex, toward) {
            None => refuse("amb:17.2a", "it turns toward a hex beside it"),
            Some(way) if way == it.facing => refuse("amb:17.2a", "it faces that way already"),
            Some(way) => Ok(way),
        }
    }

    /// [AMB 17.4e] Whether it may stop here.
    pub(super) fn may_stop(&self, course: Course) -> Result<(), Illegal> {
        let hex = self.vehicle(course.vehicle).hex.expect("it is on the map");
        if self.core.mode == Mode::Rounds && !self.has_parking(course.vehicle, hex) {
            return refuse("amb:17.4e", "only two vehicles end a turn in a hex");
        }
        Ok(())
    }

    pub(super) fn turn_vehicle(
        &mut self,
        mut course: Course,
        facing: Direction,
        events: &mut Vec<Events>,
    ) {
        let vehicle = course.vehicle;
        self.vehicle_mut(vehicle).facing = facing;
        events.push(Event::Turned { vehicle, facing }.into());
        course.steps -= 1;
        course.begun = true;
        self.drive_on(course);
    }

    /// [AMB 17.2d, 17.4d] One hex; who exceeds the low allowance risks an accident.
    pub(super) fn drive_step(
        &mut self,
        mut course: Course,
        to: HexId,
        cost: u8,
        back: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let vehicle = course.vehicle;
        let slow = self.vehicle_row(vehicle).slow;
        let was_fast = course.is_fast(slow);
        course.spent += if self.core.mode == Mode::Rounds { cost } else { 0 };
        course.steps -= 1;
        course.begun = true;
        let speeding = !was_fast && course.is_fast(slow);
        if let (true, Some((points, done))) = (speeding, course.crew) {
            course.crew = Some((points - 1, done));
        }
        self.core.owe(Duty::DriveOn { course });
        self.enter_by_vehicle(vehicle, to, back, dice, events);
        if speeding && self.is_vehicle_active(vehicle) {
            self.check_accident(vehicle, false, dice, events);
        }
    }

    /// A vehicle comes into a hex: people aboard come with it, what is in the way is met, the hex
    /// is checked.
    pub(crate) fn enter_by_vehicle(
        &mut self,
        vehicle: VehicleId,
        to: HexId,
        back: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let from = self.vehicle(vehicle).hex.expect("a vehicle that moves is on the map");
        let way =
            self.mission.ground.map.grid.direction(from, to).expect("it goes to the next hex");
        let it = self.vehicle_mut(vehicle);
        it.hex = Some(to);
        // [AMB 17.2d] Ruling K51: who backs keeps the facing.
        it.facing = if back { it.facing } else { way };
        events.push(Event::Drove { vehicle, to }.into());
        self.meet_in_the_way(vehicle, to, dice, events);
        let group: ManSet =
            self.aboard(vehicle).into_iter().filter(|it| it.side() == Side::Us).collect();
        if self.vehicle(vehicle).side == Side::Us || !group.is_empty() {
            self.arrive(group, to, dice, events);
        }
    }

    /// After what a hex brought the player drives on, if he can: an accident leaves no steps.
    pub(super) fn drive_on(&mut self, course: Course) {
        let rounds = self.core.mode == Mode::Rounds;
        let can = course.steps > 0 && self.may_drive_vehicle(course.vehicle).is_ok();
        let turn = !rounds || course.crew.is_some() || self.driver_has_turn(course.vehicle);
        if can && turn {
            self.core.owe(Ask::Drive { course });
        } else {
            self.stop_driving(course);
        }
    }

    /// Whether the driver has not lost his turns on the way.
    fn driver_has_turn(&self, vehicle: VehicleId) -> bool {
        self.driver(vehicle).is_some_and(|man| self.has_turn(Actor::Man(man)))
    }

    /// The order to drive is over: a driver has used his turn, a tank's crew goes on.
    pub(super) fn stop_driving(&mut self, course: Course) {
        match (course.crew, self.core.mode) {
            (Some((points, done)), Mode::Rounds) => {
                self.core.owe(Duty::TankOn { vehicle: course.vehicle, points, done });
            }
            (None, Mode::Rounds) => {
                if let Some(driver) = self.driver(course.vehicle)
                    && self.has_turn(Actor::Man(driver))
                {
                    self.spend_turn(Actor::Man(driver));
                }
            }
            (_, Mode::Preparing | Mode::Operations | Mode::Over | Mode::Campaign) => {}
        }
    }

    /// [AMB 17.1f, 17.4a] Whether somebody may drive a car with his action.
    pub(crate) fn may_take_wheel(&self, man: ManId, vehicle: VehicleId) -> Result<(), Illegal> {
        if self.driver(vehicle) != Some(man) {
            return refuse("amb:17.1f", "only the driver drives");
        }
        self.may_drive_vehicle(vehicle)
    }

    /// Begins to drive: in Operations without end, in Rounds with the driver's turn.
    pub(crate) fn owe_drive(&mut self, vehicle: VehicleId) {
        self.core.owe(Ask::Drive { course: Course::new(vehicle, None) });
    }

    /// [AMB 7.1f, 17.4b] Whether it may be driven off the map in Rounds, where the mission is left.
    ///
    // Interpretation: the book names no cost; as on foot it is that of open ground, and nobody
    // begins to speed by it.
    pub(super) fn may_drive_off_map(&self, course: Course) -> Result<(), Illegal> {
        let hex = self.vehicle(course.vehicle).hex.expect("a vehicle that is driven is on the map");
        if self.core.mode != Mode::Rounds || !self.is_exit(hex) {
            return refuse("amb:7.1f", "the map is not left here");
        }
        let slow = self.vehicle_row(course.vehicle).slow;
        let most = if course.is_fast(slow) { self.top_speed(course) } else { slow };
        if course.spent + OFF_POINTS > most {
            return refuse("amb:17.4b", "it has not enough movement points");
        }
        Ok(())
    }

    /// [AMB 7.1f] A vehicle leaves the map with everybody in it.
    pub(crate) fn drive_off(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        let hex = self.vehicle_mut(vehicle).hex.take().expect("it is on the map");
        for man in self.aboard_of(vehicle) {
            self.exit_map(man, hex, events);
        }
        events.push(Event::Left { vehicle }.into());
    }

    fn aboard_of(&self, vehicle: VehicleId) -> Vec<ManId> {
        self.aboard(vehicle)
    }
}

impl Course {
    /// [AMB 17.4d] Whether the low allowance has been exceeded.
    pub(super) fn is_fast(self, slow: u8) -> bool {
        self.spent > slow
    }
}
