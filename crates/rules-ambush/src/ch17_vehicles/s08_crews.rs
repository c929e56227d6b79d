//! [AMB 17.8a, 17.8b] What the crews of German tanks do: one order after the other, each when what
//! the one before brought is over.

use std::sync::Arc;

use canon::Digest;
use kernel::Dice;

use super::s13_tanks::{DROVE, LOADED, fired};
use super::{Duty, Event};
use crate::action::TankArm;
use crate::agenda::Event as Events;
use crate::ch09_fire::{Firer, Shot, Target};
use crate::script::instr::{Order, P, Pick, TankOrder};
use crate::state::{Sortie, VehicleId, Working};
use crate::terms::{FireMode, Speed};

/// [AMB 17.13i] Crew points of slow movement.
const SLOW_POINTS: u8 = 2;
/// [AMB 17.13i] Crew points of fast movement.
const FAST_POINTS: u8 = 3;

/// [AMB 17.13d] What is left of the turn of a German tank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Crewing {
    /// The tank.
    pub vehicle: VehicleId,
    /// Its paragraph.
    pub paragraph: P,
    /// The option of it that fits.
    pub option: u8,
    /// The order of the option that holds those of the crew.
    pub order: u8,
    /// The next of them.
    pub next: u8,
    /// Crew points left.
    pub points: u8,
    /// What has been done: a bit for each kind of action.
    pub done: u8,
}

/// What the crew can do of an order.
enum Deed {
    Fire(Shot),
    Load,
    Drive(Speed),
    Hatches(bool),
    Clear(Vec<usize>),
}

impl Sortie {
    /// [AMB 17.13d, 17.8a] A German tank acts by its orders, with a point for each crewman; a
    /// stalled one has lost them [AMB 17.9b].
    pub(crate) fn owe_crew_orders(
        &mut self,
        vehicle: VehicleId,
        paragraph: P,
        option: u8,
        order: u8,
    ) {
        let points = self.vehicle(vehicle).crew;
        if std::mem::take(&mut self.vehicle_mut(vehicle).stalled) {
            return;
        }
        let crewing = Crewing { vehicle, paragraph, option, order, next: 0, points, done: 0 };
        self.core.owe(Duty::GermanCrew(crewing));
    }

    /// [AMB 17.8a, 17.8b] The next order; what the crew cannot do is skipped.
    pub(super) fn crew_obeys(
        &mut self,
        it: Crewing,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if !self.is_vehicle_active(it.vehicle) {
            return;
        }
        let mission = Arc::clone(&self.mission);
        let orders = &mission.actions[&it.paragraph].options[usize::from(it.option)].1;
        let Order::Tank(list) = &orders[usize::from(it.order)] else {
            unreachable!("only orders to a tank are owed here")
        };
        let Some(order) = list.get(usize::from(it.next)) else { return };
        let rest = Crewing { next: it.next + 1, ..it };
        match self.crew_deed(it, *order, dice) {
            None => self.core.owe(Duty::GermanCrew(rest)),
            Some((price, bit, deed)) => {
                let (points, done) = (it.points - price, it.done | bit);
                self.core.owe(Duty::GermanCrew(Crewing { points, done, ..rest }));
                self.do_by_order(it.vehicle, deed, dice, events);
            }
        }
    }

    /// [AMB 17.13d, 17.8b] What the crew can do of an order, its price and its bit: as far as crew
    /// points go, no action twice.
    fn crew_deed(
        &self,
        it: Crewing,
        order: TankOrder,
        dice: &mut dyn Dice,
    ) -> Option<(u8, u8, Deed)> {
        let mut shot = |arm, mode, pick| self.crew_shot(it, arm, mode, pick, dice);
        match order {
            TankOrder::Gun(pick) => shot(TankArm::Gun, FireMode::Aimed, pick),
            TankOrder::BowAimed(pick) => shot(TankArm::Bow, FireMode::Aimed, pick),
            TankOrder::BowSnap(pick) => shot(TankArm::Bow, FireMode::Snap, pick),
            TankOrder::CoaxialAimed(pick) => shot(TankArm::Coaxial, FireMode::Aimed, pick),
            TankOrder::CoaxialSnap(pick) => shot(TankArm::Coaxial, FireMode::Snap, pick),
            TankOrder::Load => {
                let price = self.may_load_gun(it.vehicle, it.points, it.done).ok()?;
                Some((price, LOADED, Deed::Load))
            }
            TankOrder::Drive(speed) => self.crew_drive(it, speed),
            TankOrder::Open | TankOrder::Close => {
                let closed = order == TankOrder::Close;
                self.may_hatch(it.vehicle, it.points, it.done, closed).ok()?;
                Some((it.points, 0, Deed::Hatches(closed)))
            }
            TankOrder::ClearJam => self.crew_clears(it),
        }
    }

    /// [AMB 17.13i] Slowly two points, fast three; what bars the high allowance makes it slow.
    fn crew_drive(&self, it: Crewing, speed: Speed) -> Option<(u8, u8, Deed)> {
        self.may_drive_tank(it.vehicle, it.points, it.done).ok()?;
        let speed = self.speed_by_order(it.vehicle, speed);
        let price = match speed {
            Speed::Slow => SLOW_POINTS,
            Speed::Fast => FAST_POINTS,
        };
        (price <= it.points).then_some((price, DROVE, Deed::Drive(speed)))
    }

    /// [AMB 9.4b] Ruling K90: a point for each jammed machine gun.
    fn crew_clears(&self, it: Crewing) -> Option<(u8, u8, Deed)> {
        let guns = self.vehicle(it.vehicle).guns;
        let jammed = (0..guns.len()).filter(|gun| guns[*gun] == Working::Jammed);
        let jammed: Vec<usize> = jammed.take(usize::from(it.points)).collect();
        let price = u8::try_from(jammed.len()).expect("two machine guns");
        (price > 0).then_some((price, 0, Deed::Clear(jammed)))
    }

    /// [AMB 17.13, 9.6c, 9.6d] A shot at the target that fits the order, if there is one: for the
    /// gun vehicles before soldiers, for machine guns soldiers before vehicles.
    fn crew_shot(
        &self,
        it: Crewing,
        arm: TankArm,
        mode: FireMode,
        pick: Pick,
        dice: &mut dyn Dice,
    ) -> Option<(u8, u8, Deed)> {
        let price = self.may_fire_tank_arm(it.vehicle, arm, mode, it.points, it.done).ok()?;
        let ways = [(Firer::Tank(it.vehicle, arm), mode)];
        let gun = arm == TankArm::Gun;
        let fits = |shot: &Shot, wheels: bool| {
            matches!(shot.target, Target::Vehicle(..)) == wheels
                && self.is_aimed_at(it.vehicle, arm, shot.target)
        };
        let first = self.pick_shot(pick, &ways, |it| fits(it, gun), dice);
        let shot = match first {
            Some(shot) => shot,
            None => self.pick_shot(pick, &ways, |it| fits(it, !gun), dice)?,
        };
        Some((price, fired(arm), Deed::Fire(shot)))
    }

    fn do_by_order(
        &mut self,
        vehicle: VehicleId,
        deed: Deed,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match deed {
            Deed::Fire(shot) => self.fire_tank(&shot, dice, events),
            Deed::Load => self.load_gun(vehicle, events),
            Deed::Drive(speed) => self.drive_by_order(vehicle, speed),
            Deed::Hatches(closed) => {
                self.vehicle_mut(vehicle).closed = closed;
                events.push(Event::Hatches { vehicle, closed }.into());
            }
            Deed::Clear(guns) => {
                for gun in guns {
                    self.clear_gun(vehicle, gun, dice, events);
                }
            }
        }
    }
}
