//! [AMB 17.6, 17.14] What fire does to vehicles and to those in them.

use kernel::Dice;

use super::{Event, Part};
use crate::action::Flank;
use crate::agenda::Event as Events;
use crate::ch09_fire::{Firer, Shot};
use crate::ch10_explosives::Blast;
use crate::ch13_damage::{self as damage, How};
use crate::charts::{Arm, Hurt, Penetration, WeaponRow};
use crate::dice::{d10, one_of};
use crate::state::{Health, ManId, Sortie, VehicleId, Working};
use crate::terms::{FireMode, Side, Stance, VehicleKind};

/// [AMB 17.6g] How many crewmen an open tank exposes.
pub(crate) const EXPOSED_CREW: u8 = 3;

impl Part {
    /// The part that a letter of the chart stands for.
    fn of(letter: char, tank: bool) -> Self {
        match (letter, tank) {
            ('T', false) => Self::Tire,
            ('T', true) => Self::Track,
            ('B', _) => Self::Body,
            ('D', _) => Self::Driver,
            ('H', _) => Self::Hull,
            ('U', _) => Self::Turret,
            ('G', _) => Self::GunMount,
            ('C', _) => Self::Crew,
            ('1'..='4', _) => Self::Passenger(letter as u8 - b'0'),
            (other, _) => unreachable!("the chart has been checked: {other}"),
        }
    }
}

impl Sortie {
    /// [AMB 17.6c] What a hit on a vehicle does.
    pub(crate) fn hit_vehicle(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        flank: Option<Flank>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let flank = flank.unwrap_or_else(|| self.struck_flank(shot, vehicle, dice));
        let die = d10(dice, "amb:17.6c");
        let part = self.part_hit(vehicle, flank, die);
        events.push(Event::Struck { vehicle, die, part }.into());
        let by = shooter(shot);
        match part {
            Part::Tire => {
                self.vehicle_mut(vehicle).flat = true;
                events.push(Event::Flat { vehicle }.into());
                self.check_accident(vehicle, false, dice, events);
            }
            Part::Body => self.hit_body(shot, vehicle, dice, events),
            Part::Driver => self.hit_seat(shot, vehicle, 0, dice, events),
            Part::Passenger(seat) => self.hit_seat(shot, vehicle, seat, dice, events),
            Part::Track | Part::Hull | Part::Turret | Part::GunMount => {
                self.hit_armor(shot, vehicle, part, flank, by, dice, events);
            }
            Part::Crew => self.hit_crew(shot, vehicle, dice, events),
        }
    }

    /// [AMB 17.2b, 17.2c] The side that a shot strikes; in the same hex at random for the Germans.
    fn struck_flank(&self, shot: &Shot, vehicle: VehicleId, dice: &mut dyn Dice) -> Flank {
        let from = match shot.firer {
            Firer::Man(man, _) => self.hex_of(man),
            Firer::Tank(tank, _) => self.vehicle(tank).hex,
            Firer::Unseen(_, _, hex) => Some(hex),
        };
        let from = from.expect("who fires is on the map");
        if self.vehicle(vehicle).hex == Some(from) {
            return [Flank::Front, Flank::Side, Flank::Rear][one_of(dice, 3, "amb:17.2c")];
        }
        self.flank_toward(vehicle, from)
    }

    /// [AMB 17.14] The column of the hit table, and the part. Ruling K36: in a closed car nobody is
    /// hit directly.
    pub(crate) fn part_hit(&self, vehicle: VehicleId, flank: Flank, die: u8) -> Part {
        let (it, row) = (self.vehicle(vehicle), self.vehicle_row(vehicle));
        let tank = it.kind.is_tank();
        let column = if tank {
            let side = match flank {
                Flank::Front => 0,
                Flank::Side => 2,
                Flank::Rear => 4,
            };
            side + usize::from(!it.closed)
        } else {
            self.aboard(vehicle).len()
        };
        let letter = row.hits[column].as_bytes()[usize::from(die)] as char;
        match Part::of(letter, tank) {
            Part::Driver | Part::Passenger(_) if it.closed => Part::Body,
            part => part,
        }
    }

    /// The row of the Weapons table of a shot.
    pub(crate) fn arm_row(&self, shot: &Shot) -> &WeaponRow {
        let arm = match shot.firer {
            Firer::Man(_, gear) => self.gear(gear).model.arm().expect("what is fired is a weapon"),
            Firer::Tank(_, crate::action::TankArm::Gun) => Arm::TankGun,
            Firer::Tank(..) => Arm::TankMg,
            Firer::Unseen(_, arm, _) => arm,
        };
        &self.mission.charts.weapons[&arm]
    }

    /// [AMB 17.6m, 17.14f] Any penetration puts a car out of action; any other result is an
    /// accident check.
    fn hit_body(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let depth = self.penetrate(shot, vehicle, dice, events);
        if depth > Penetration::None {
            self.wreck(vehicle, shooter(shot), events);
        } else {
            self.check_accident(vehicle, false, dice, events);
        }
    }

    fn penetrate(
        &self,
        shot: &Shot,
        vehicle: VehicleId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> Penetration {
        let die = d10(dice, "amb:17.6j");
        let depth = self.arm_row(shot).penetration[usize::from(die)];
        events.push(Event::Penetrated { vehicle, die, depth }.into());
        depth
    }

    /// [AMB 17.6d–17.6f, 17.14g, 17.14h] Somebody in a car is hit; aimed automatic fire may go on
    /// to the others.
    fn hit_seat(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        seat: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        // The rows go by the order of those aboard, whatever seats are empty between them.
        let aboard = self.aboard(vehicle);
        let first = aboard[usize::from(seat)];
        if self.arm_row(shot).explosive {
            self.burst_aboard(shot, vehicle, first, dice, events);
            return;
        }
        let bursts = self.arm_row(shot).automatic && shot.mode == FireMode::Aimed;
        let rest = aboard.into_iter().filter(|it| *it != first && self.man(*it).is_active());
        let mut left: Vec<ManId> = rest.collect();
        let mut target = Some(first);
        let mut last = 10;
        while let Some(man) = target.take() {
            let die = d10(dice, "amb:17.6d");
            if die >= last {
                break;
            }
            last = die;
            let hurt = self.arm_row(shot).damage[usize::from(die)];
            events.push(damage::Event::Damage { man, die, hurt }.into());
            self.hit_one_aboard(vehicle, man, hurt, shooter(shot), dice, events);
            if bursts && die > 0 && !left.is_empty() && self.is_vehicle_active(vehicle) {
                target = Some(left.remove(0));
            }
        }
    }

    /// [AMB 17.5i, 17.6e] Panic or a wound of the driver is an accident check, worse is an
    /// accident.
    fn hit_one_aboard(
        &mut self,
        vehicle: VehicleId,
        man: ManId,
        hurt: Hurt,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let drives = self.driver(vehicle) == Some(man);
        self.hurt(man, hurt, by, How::Fire, events);
        if man.side() == Side::Us {
            self.attacked(man);
        }
        if drives {
            let down = self.man(man).health >= Health::Incapacitated;
            self.check_accident(vehicle, down, dice, events);
        }
    }

    /// [AMB 17.6f] A rocket: the man hit takes its result, the others roll grenade inside as prone,
    /// the car is out of action.
    fn burst_aboard(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        first: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = d10(dice, "amb:17.6f");
        let hurt = self.arm_row(shot).damage[usize::from(die)];
        let others: Vec<ManId> =
            self.aboard(vehicle).into_iter().filter(|it| *it != first).collect();
        self.brace(vehicle, Stance::Prone);
        events.push(damage::Event::Damage { man: first, die, hurt }.into());
        self.hurt(first, hurt, shooter(shot), How::Fire, events);
        self.made_aware(first);
        for man in others {
            if self.man(man).health != Health::Killed {
                self.blast_one(man, Blast::GrenadeInside, shooter(shot), dice, events);
            }
        }
        self.wreck(vehicle, shooter(shot), events);
    }

    /// [AMB 17.1b, 17.14i, 17.14j, 17.14k, 17.14l] A part of a tank is hit.
    #[expect(clippy::too_many_arguments, reason = "a hit has as many sides")]
    fn hit_armor(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        part: Part,
        flank: Flank,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let depth = self.penetrate(shot, vehicle, dice, events);
        let rating = self.armor(vehicle, part, flank);
        let through = depth >= rating;
        match part {
            Part::Track if through => self.immobilize(vehicle, by, events),
            Part::Hull | Part::Turret if through => self.wreck(vehicle, by, events),
            // Ruling K62: only a light or medium result destroys the coaxial machine gun.
            Part::Turret if depth > Penetration::None => self.destroy_gun(vehicle, 1, events),
            Part::GunMount if through => {
                self.vehicle_mut(vehicle).gun_destroyed = true;
                events.push(Event::GunDestroyed { vehicle }.into());
            }
            // Ruling K52: a light result destroys the machine gun.
            Part::GunMount if depth == Penetration::Light => self.destroy_gun(vehicle, 0, events),
            Part::Tire
            | Part::Body
            | Part::Driver
            | Part::Passenger(_)
            | Part::Track
            | Part::Hull
            | Part::Turret
            | Part::GunMount
            | Part::Crew => {}
        }
    }

    /// [AMB 17.1b] The rating of a part of a tank.
    pub(crate) fn armor(&self, vehicle: VehicleId, part: Part, flank: Flank) -> Penetration {
        let row = match part {
            Part::Track => 0,
            Part::Hull => 1,
            Part::Turret | Part::GunMount => 2,
            Part::Tire | Part::Body | Part::Driver | Part::Passenger(_) | Part::Crew => {
                unreachable!("no armor there")
            }
        };
        let column = match flank {
            Flank::Front => 0,
            Flank::Side => 1,
            Flank::Rear => 2,
        };
        self.vehicle_row(vehicle).armor[row][column]
    }

    /// The machine gun that suffers: a Jagdpanther has one alone.
    pub(crate) fn gun_struck(&self, vehicle: VehicleId, gun: usize) -> usize {
        if self.vehicle(vehicle).kind == VehicleKind::Jagdpanther { 0 } else { gun }
    }

    fn destroy_gun(&mut self, vehicle: VehicleId, gun: usize, events: &mut Vec<Events>) {
        let gun = self.gun_struck(vehicle, gun);
        if self.vehicle(vehicle).guns[gun] != Working::Broken {
            self.vehicle_mut(vehicle).guns[gun] = Working::Broken;
            events.push(Event::GunDestroyed { vehicle }.into());
        }
    }

    /// [AMB 17.6g–17.6i, 17.14m] Crewmen of an open tank are hit.
    fn hit_crew(
        &mut self,
        shot: &Shot,
        vehicle: VehicleId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let exposed = self.vehicle(vehicle).crew.min(EXPOSED_CREW);
        let row = self.arm_row(shot);
        let (explosive, automatic) = (row.explosive, row.automatic);
        let mut lost = 1;
        if explosive {
            // [AMB 17.6i] Each other one rolls grenade inside as prone; panic is ignored.
            for _ in 1..exposed {
                let die = usize::from(d10(dice, "amb:17.6i"));
                let hurt = self.blast_row(Blast::GrenadeInside)[die];
                lost += u8::from(hurt > Hurt::WoundUnlessProne);
            }
        } else if automatic && shot.mode == FireMode::Aimed {
            // [AMB 17.6h] Ruling K71: the dice only run the chain.
            let mut last = d10(dice, "amb:17.6h");
            while last > 0 && lost < exposed {
                let die = d10(dice, "amb:17.6h");
                if die >= last {
                    break;
                }
                (last, lost) = (die, lost + 1);
            }
        }
        self.lose_crew(vehicle, lost, shooter(shot), events);
    }

    /// [AMB 17.6g] Crewmen are lost; without any the tank is out of action.
    pub(crate) fn lose_crew(
        &mut self,
        vehicle: VehicleId,
        count: u8,
        by: Option<ManId>,
        events: &mut Vec<Events>,
    ) {
        let count = count.min(self.vehicle(vehicle).crew);
        self.vehicle_mut(vehicle).crew -= count;
        events.push(Event::CrewLost { vehicle, count }.into());
        if self.vehicle(vehicle).crew == 0 {
            self.wreck(vehicle, by, events);
        }
    }
}

/// Who fired, if it was a soldier.
fn shooter(shot: &Shot) -> Option<ManId> {
    match shot.firer {
        Firer::Man(man, _) => Some(man),
        Firer::Tank(..) | Firer::Unseen(..) => None,
    }
}
