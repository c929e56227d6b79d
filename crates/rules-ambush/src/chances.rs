//! The chances of attacks, reckoned: what their dice bring, before they are rolled.
//!
//! Every result is what the attack does to what it is aimed at. Whom else it finds, and what an
//! accident does to a vehicle after it, is left open.

use kernel::Chances;

use crate::action::{Action, Flank, Wall};
use crate::ch05_operations::weapons;
use crate::ch09_fire::{Shot, Target, enemy_of};
use crate::ch10_explosives::Blast;
use crate::ch13_damage::{Breach, behind_wall_limit, breach_of};
use crate::ch17_vehicles::{EXPOSED_CREW, Part};
use crate::charts::{Hurt, Penetration};
use crate::module_k_bunkers::{self as bunkers, effect_of};
use crate::state::{ManId, Mode, Place, Sortie, VehicleId, Working};
use crate::terms::{FireMode, Side, Terrain};
use crate::view::RollResult;

/// How many of the ten faces hit: zero always does, nine never.
fn hits(total: i8) -> u64 {
    let faces = (0..10_i8).filter(|die| *die == 0 || *die != 9 && *die <= total);
    u64::try_from(faces.count()).expect("ten faces")
}

fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// A part of all the ways in which dice fall: a fraction in its lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share(u64, u64);

impl Share {
    const NONE: Self = Self(0, 1);
    const ALL: Self = Self(1, 1);

    fn of(part: u64, whole: u64) -> Self {
        let common = gcd(part, whole);
        Self(part / common, whole / common)
    }

    /// So many of so many faces of it.
    fn faces(self, part: u64, whole: u64) -> Self {
        Self::of(self.0 * part, self.1 * whole)
    }

    /// One face of a ten-sided die of it.
    fn tenth(self) -> Self {
        self.faces(1, 10)
    }

    fn plus(self, other: Self) -> Self {
        let whole = self.1 / gcd(self.1, other.1) * other.1;
        Self::of(self.0 * (whole / self.1) + other.0 * (whole / other.1), whole)
    }
}

/// Results with their shares, equal ones together.
#[derive(Default)]
struct Tally(Vec<(RollResult, Share)>);

impl Tally {
    fn add(&mut self, result: RollResult, share: Share) {
        match self.0.iter_mut().find(|it| it.0 == result) {
            Some((_, sum)) => *sum = sum.plus(share),
            None => self.0.push((result, share)),
        }
    }

    /// [AMB 9.1f] What a row of damage does to somebody of a side.
    fn add_damage(&mut self, row: &[Hurt; 10], side: Side, share: Share) {
        for hurt in row {
            let hurt = if *hurt == Hurt::WoundUnlessProne { Hurt::Wound } else { *hurt };
            self.add(RollResult::Hurt(hurt, side), share.tenth());
        }
    }

    fn told(self) -> Chances<RollResult> {
        let some = self.0.into_iter().filter(|it| it.1 != Share::NONE);
        some.map(|(result, share)| (Some(result), (share.0, share.1))).collect()
    }
}

impl Sortie {
    /// [AMB 9.4b] What becomes of a jam; none if nobody could see to it now.
    pub(crate) fn clearing_chances(&self, action: Action) -> Option<Chances<RollResult>> {
        let man = self.worker()?;
        let (gear, _) = weapons::may_work(self, man, action).ok()?;
        let mut tally = Tally::default();
        for result in self.clearing_row(man, gear) {
            tally.add(RollResult::Jammed(*result), Share::ALL.tenth());
        }
        Some(tally.told())
    }

    /// The chances of an attack; none if the answer is no attack that could be made now.
    pub(crate) fn reckoned_chances(&self, action: Action) -> Option<Chances<RollResult>> {
        if let Some(shot) = self.attack_shot(action) {
            return self.shot_chances(&shot);
        }
        let hits = hits(self.attack_chance(action)?);
        let mut tally = Tally::default();
        if let Action::Assault(target, purpose) = action {
            // [AMB 11.1d, 11.1e] A hit, and then the die on the row of the purpose.
            for die in 0..10 {
                let hurt = self.assault_result(target, purpose, die);
                tally.add(RollResult::Hurt(hurt, target.side()), Share::of(hits, 100));
            }
            tally.add(RollResult::Miss, Share::of(10 - hits, 10));
        } else {
            // [AMB 10.1g] A throw: who is near may do something about it before it goes off.
            tally.add(RollResult::OnTarget(true), Share::of(hits, 10));
            tally.add(RollResult::OnTarget(false), Share::of(10 - hits, 10));
        }
        Some(tally.told())
    }

    /// [AMB 9.1b, 9.1e, 9.1f] Jam, miss, or what happens to the target.
    fn shot_chances(&self, shot: &Shot) -> Option<Chances<RollResult>> {
        let hits = hits(self.chance(shot)?.total);
        let row = self.weapon_row(shot.firer);
        let jam = match shot.mode {
            FireMode::Aimed => row.jam_aimed,
            FireMode::Snap => row.jam_snap,
        };
        let jams = match jam {
            Some(number) => u64::from(number) + 1,
            None => 0,
        };
        let fires = Share::of(100 - jams, 100);
        let mut tally = Tally::default();
        tally.add(RollResult::Jam, Share::of(jams, 100));
        tally.add(RollResult::Miss, fires.faces(10 - hits, 10));
        let hit = fires.faces(hits, 10);
        match shot.target {
            Target::Man(man) => tally.add_damage(&row.damage, man.side(), hit),
            Target::Wall(wall) => self.wall_results(shot, wall, hit, &mut tally),
            Target::Bunker(hex) => self.bunker_results(shot, hex, hit, &mut tally),
            Target::Vehicle(vehicle, flank) => {
                let from = self.firer_hex(shot.firer)?;
                let flank = flank.unwrap_or_else(|| self.flank_toward(vehicle, from));
                self.vehicle_results(shot, (vehicle, flank), hit, &mut tally);
            }
        }
        Some(tally.told())
    }

    /// [AMB 13.5a, 13.5f, 13.5g] A wall stops the shot, falls, or lets it through to those behind:
    /// to the most exposed one, or by a burst to each of them.
    fn wall_results(&self, shot: &Shot, wall: Wall, hit: Share, tally: &mut Tally) {
        let row = self.weapon_row(shot.firer);
        let wooden = self.terrain(wall.hex) == Terrain::WoodenBuilding;
        let enemy = enemy_of(self.firer_side(shot.firer));
        let behind = |it: &ManId| self.man(*it).place == Place::At(wall.hex.into());
        let mut stances: Vec<_> =
            self.active(enemy).filter(behind).map(|it| self.man(it).stance).collect();
        stances.sort();
        stances.truncate(if self.is_burst(shot) { stances.len() } else { 1 });
        for penetration in row.penetration {
            let mut left = hit.tenth();
            match breach_of(penetration, row.explosive, wooden) {
                Breach::Stops => tally.add(RollResult::Stopped, left),
                Breach::Destroys => tally.add(RollResult::Breached, left),
                Breach::Passes => {
                    for stance in &stances {
                        let faces = u64::from(behind_wall_limit(*stance)) + 1;
                        tally.add_damage(&row.damage, enemy, left.faces(faces, 10));
                        left = left.faces(10 - faces, 10);
                    }
                    tally.add(RollResult::Through, left);
                }
            }
        }
    }

    /// [AMB MKc–MKg] The part of a bunker that is hit, and what that does to it.
    fn bunker_results(&self, shot: &Shot, hex: hexgrid::HexId, hit: Share, tally: &mut Tally) {
        let row = self.weapon_row(shot.firer);
        let enemy = enemy_of(self.firer_side(shot.firer));
        for die in 0..10 {
            let (door_side, part) = self.bunker_part(shot, hex, die);
            let found = hit.tenth();
            if part != bunkers::Part::Soldier {
                for penetration in row.penetration {
                    tally.add(RollResult::of_bunker(effect_of(part, penetration)), found.tenth());
                }
            } else if self.garrison_in_reach(shot, hex, door_side).is_empty() {
                tally.add(RollResult::NoEffect, found);
            } else {
                tally.add_damage(&row.damage, enemy, found);
            }
        }
    }

    /// [AMB 17.6c, 17.14] The part of a vehicle that is hit, and what that does to it.
    fn vehicle_results(
        &self,
        shot: &Shot,
        (vehicle, flank): (VehicleId, Flank),
        hit: Share,
        tally: &mut Tally,
    ) {
        let row = self.weapon_row(shot.firer);
        for die in 0..10 {
            let share = hit.tenth();
            match self.part_hit(vehicle, flank, die) {
                Part::Tire => tally.add(RollResult::Flat, share),
                Part::Body => {
                    for depth in row.penetration {
                        if depth > Penetration::None {
                            tally.add(RollResult::Wrecked, share.tenth());
                        } else {
                            self.accident_results(vehicle, share.tenth(), tally);
                        }
                    }
                }
                // [AMB 17.6f] A rocket that hits somebody aboard wrecks the car.
                Part::Driver | Part::Passenger(_) if row.explosive => {
                    tally.add(RollResult::Wrecked, share);
                }
                Part::Driver | Part::Passenger(_) => {
                    tally.add_damage(&row.damage, self.vehicle(vehicle).side, share);
                }
                Part::Crew => self.crew_results(shot, vehicle, share, tally),
                part @ (Part::Track | Part::Hull | Part::Turret | Part::GunMount) => {
                    for depth in row.penetration {
                        let result = self.armor_result(vehicle, part, flank, depth);
                        tally.add(result, share.tenth());
                    }
                }
            }
        }
    }

    /// [AMB 17.9b] Whether a car that was struck has an accident.
    fn accident_results(&self, vehicle: VehicleId, share: Share, tally: &mut Tally) {
        let checked = self.core.mode == Mode::Rounds && self.is_vehicle_active(vehicle);
        let safe = match self.driving_skill(vehicle) {
            Some(skill) if checked => u64::from(skill.min(9)) + 1,
            Some(_) | None => 10,
        };
        tally.add(RollResult::NoEffect, share.faces(safe, 10));
        tally.add(RollResult::Accident, share.faces(10 - safe, 10));
    }

    /// [AMB 17.1b, 17.14i–17.14l] What so deep a hit does to a part of a tank.
    fn armor_result(
        &self,
        vehicle: VehicleId,
        part: Part,
        flank: Flank,
        depth: Penetration,
    ) -> RollResult {
        let it = self.vehicle(vehicle);
        let through = depth >= self.armor(vehicle, part, flank);
        let breaks = |gun: usize| it.guns[self.gun_struck(vehicle, gun)] != Working::Broken;
        match part {
            Part::Track if through && !it.immobilized => RollResult::Immobilized,
            Part::Hull | Part::Turret if through => RollResult::Wrecked,
            Part::Turret if depth > Penetration::None && breaks(1) => RollResult::GunDestroyed,
            Part::GunMount if through => RollResult::GunDestroyed,
            Part::GunMount if depth == Penetration::Light && breaks(0) => RollResult::GunDestroyed,
            Part::Tire
            | Part::Body
            | Part::Driver
            | Part::Passenger(_)
            | Part::Track
            | Part::Hull
            | Part::Turret
            | Part::GunMount
            | Part::Crew => RollResult::NoEffect,
        }
    }

    /// [AMB 17.6g–17.6i] Crewmen of an open tank: without any it is out of action.
    fn crew_results(&self, shot: &Shot, vehicle: VehicleId, share: Share, tally: &mut Tally) {
        let crew = self.vehicle(vehicle).crew;
        let row = self.weapon_row(shot.firer);
        let exposed = crew.min(EXPOSED_CREW);
        let all = if row.explosive {
            let blast = self.blast_row(Blast::GrenadeInside).iter();
            let fatal = blast.filter(|it| **it > Hurt::WoundUnlessProne).count();
            let fatal = u64::try_from(fatal).expect("ten faces");
            (1..exposed).fold(Share::ALL, |it, _| it.faces(fatal, 10))
        } else if row.automatic && shot.mode == FireMode::Aimed {
            falling(exposed)
        } else if exposed == 1 {
            Share::ALL
        } else {
            Share::NONE
        };
        // Only a crew that is exposed to the last man can be lost in one hit.
        let lost = if exposed == crew { all } else { Share::NONE };
        tally.add(RollResult::Wrecked, share.faces(lost.0, lost.1));
        tally.add(RollResult::CrewLost, share.faces(lost.1 - lost.0, lost.1));
    }
}

/// [AMB 17.6h] The share of dice that find so many men, each die lower than the one before it.
fn falling(men: u8) -> Share {
    // So many dice fall strictly as there are ways to choose as many faces of ten.
    let count = u64::from(men);
    (0..count).fold(Share::ALL, |it, n| it.faces(10 - n, 10 * (n + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: amb:17.6h.
    #[test]
    fn amb_17_6h_a_chain_of_falling_dice_is_counted_exactly() {
        assert_eq!(falling(1), Share::ALL);
        // Of a hundred pairs of faces 45 fall, of a thousand threes 120.
        assert_eq!(falling(2), Share::of(45, 100));
        assert_eq!(falling(3), Share::of(120, 1000));
    }
}
