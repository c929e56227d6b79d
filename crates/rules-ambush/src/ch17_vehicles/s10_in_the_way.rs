//! [AMB 17.10, 17.12, MT] Mines under vehicles, and people in their way.

use hexgrid::HexId;
use kernel::Dice;

use super::Event;
use crate::agenda::Event as Events;
use crate::ch13_damage::How;
use crate::charts::{Arm, Hurt};
use crate::dice::d10;
use crate::state::{Captivity, Health, ManId, Mode, Place, Sortie, VehicleId};
use crate::terms::Side;

impl Sortie {
    /// What a vehicle meets in the hex it has come into.
    pub(super) fn meet_in_the_way(
        &mut self,
        vehicle: VehicleId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if self.core.mode == Mode::Rounds {
            self.run_over(vehicle, hex, dice, events);
        }
        // An accident over there may have wrecked it or thrown it elsewhere.
        if self.is_vehicle_active(vehicle) && self.vehicle(vehicle).hex == Some(hex) {
            self.drive_over_mines(vehicle, hex, dice, events);
        }
    }

    /// [AMB 17.10a, 17.10b, 17.10c, 17.10d, MTb] Mines.
    pub(crate) fn drive_over_mines(
        &mut self,
        vehicle: VehicleId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let Some(marks) = self.marks(hex).cloned() else { return };
        let tank = self.vehicle(vehicle).kind.is_tank();
        if marks.tank_mine {
            self.marks_mut(hex).tank_mine = false;
            if tank {
                self.immobilize(vehicle, None, events);
            } else {
                self.blow_up_car(vehicle, dice, events);
            }
        }
        if tank {
            // [AMB 17.10a] A tank rolls over the rest; a booby trap is gone.
            self.spring_trap(hex);
        } else if marks.mines {
            self.shock(vehicle, events);
            self.wreck(vehicle, None, events);
        } else if marks.booby {
            // [AMB 17.10c] Success: no effect, and the trap stays.
            let driver = self.driver(vehicle);
            let seen = driver.is_some_and(|it| self.perceives(it, 0, "amb:17.10c", dice, events));
            if !seen {
                self.spring_trap(hex);
                self.shock(vehicle, events);
                self.wreck(vehicle, None, events);
            }
        }
    }

    /// [AMB 12.1d] A booby trap that was there is gone for good.
    fn spring_trap(&mut self, hex: HexId) {
        let marks = self.marks_mut(hex);
        marks.sprung |= std::mem::take(&mut marks.booby);
    }

    /// [AMB MTb] A car on an anti-tank mine: everybody aboard rolls as hit by a rocket outside.
    fn blow_up_car(&mut self, vehicle: VehicleId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let aboard = self.aboard(vehicle);
        self.wreck(vehicle, None, events);
        for man in aboard {
            let die = usize::from(d10(dice, "amb:MTb"));
            let hurt = self.mission.charts.weapons[&Arm::Bazooka].damage[die];
            self.hurt(man, hurt, None, How::Otherwise, events);
        }
    }

    /// [AMB 17.12a–17.12c] Who is in the way: friends are spared if the check succeeds, enemies are
    /// caught if it does.
    fn run_over(
        &mut self,
        vehicle: VehicleId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let here = |man: &ManId| {
            let him = self.man(*man);
            matches!(him.place, Place::At(spot) if spot.hex == hex && !spot.up)
                && him.health != Health::Killed
        };
        let there: Vec<ManId> = self.men().filter(here).collect();
        if there.is_empty() {
            return;
        }
        let die = d10(dice, "amb:17.12a");
        let controlled = self.driving_skill(vehicle).is_some_and(|skill| die <= skill);
        let mut caught = false;
        for man in there {
            let run_over = self.is_run_over(vehicle, man, controlled, dice, events);
            events.push(Event::InTheWay { vehicle, man, run_over }.into());
            if run_over {
                caught = true;
                self.crush(vehicle, man, dice, events);
            }
        }
        // [AMB 17.12d] A car that has run over somebody checks for an accident.
        if caught && !self.vehicle(vehicle).kind.is_tank() {
            self.check_accident(vehicle, false, dice, events);
        }
    }

    /// [AMB 17.12d] A tank kills, a car hurts as a single shot does.
    fn crush(
        &mut self,
        vehicle: VehicleId,
        man: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let hurt = if self.vehicle(vehicle).kind.is_tank() {
            Hurt::Killed
        } else {
            let die = usize::from(d10(dice, "amb:17.12d"));
            self.mission.charts.weapons[&Arm::GermanRifle].damage[die]
        };
        self.hurt(man, hurt, None, How::Otherwise, events);
        if man.side() == Side::Us {
            self.attacked(man);
        }
    }

    /// [AMB 17.12a–17.12c, 17.12e] Whether somebody is run over; whoever can leaps aside. Rulings
    /// K30, K74: a prisoner is an inactive soldier of his captors' side, an incapacitated enemy is
    /// always run over.
    fn is_run_over(
        &mut self,
        vehicle: VehicleId,
        man: ManId,
        controlled: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> bool {
        let him = self.man(man);
        let (active, captured) = (him.is_active(), him.captivity == Captivity::Captured);
        let side = if captured { Side::Us } else { man.side() };
        let friend = side == self.vehicle(vehicle).side;
        match (friend, controlled) {
            (true, true) => false,
            (false, false) => him.health == Health::Incapacitated,
            (true, false) | (false, true) => {
                let rule = if friend { "amb:17.12a" } else { "amb:17.12b" };
                !active || !self.perceives(man, 0, rule, dice, events)
            }
        }
    }
}
