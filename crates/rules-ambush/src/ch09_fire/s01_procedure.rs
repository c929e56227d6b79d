//! [AMB 9.1] The seven steps of a shot.

use kernel::Dice;

use super::s00_who_fires::tank_gun;
use super::{Event, Firer, Shot, Target};
use crate::action::TankArm;
use crate::agenda::Event as Events;
use crate::ch10_explosives::Blast;
use crate::dice::{d10, d100};
use crate::state::{ManId, Mode, Place, Sortie, Working};
use crate::terms::{FireMode, Side};

impl Sortie {
    /// [AMB 9d, 9.1] Fires: jam, range, chance, roll, damage, ammunition. Legality has been
    /// checked [AMB 9.1a].
    pub(crate) fn fire(&mut self, shot: &Shot, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.note_gunner(shot);
        let Ok(jam) = self.check_jam(shot, dice, events) else { return };
        let arm = self.arm_of(shot.firer);
        let range = self.range(shot).expect("both are on the map");
        let chance = self.chance(shot).expect("the target is within range");
        let die = d10(dice, "amb:9.1e");
        let hit = is_hit(die, chance.total);
        events.push(Event::Fired { shot: *shot, arm, jam, range, chance, die, hit }.into());
        if hit {
            self.strike_target(shot, dice, events);
        } else {
            self.miss(shot, dice, events);
        }
        self.alarm(shot);
        self.use_up(shot, dice, events);
    }

    /// [AMB 9.1b, 9.4a, 9.4c] Step 2: returns the dice if the weapon fires. A jammed weapon is
    /// jammed until it is cleared; a dud is gone (ruling K70).
    fn check_jam(
        &mut self,
        shot: &Shot,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> Result<Option<u8>, Jammed> {
        let row = self.weapon_row(shot.firer);
        let (number, explosive) = match shot.mode {
            FireMode::Aimed => (row.jam_aimed, row.explosive),
            FireMode::Snap => (row.jam_snap, row.explosive),
        };
        let Some(number) = number else { return Ok(None) };
        let roll = d100(dice, "amb:9.1b");
        if roll > number {
            return Ok(Some(roll));
        }
        let arm = self.arm_of(shot.firer);
        events.push(Event::Failed { shot: *shot, arm, roll, number }.into());
        if explosive {
            self.unload(shot.firer);
        } else {
            self.jam(shot.firer);
        }
        Err(Jammed)
    }

    /// [AMB 9.4a] The weapon is jammed.
    fn jam(&mut self, firer: Firer) {
        match firer {
            Firer::Man(_, gear) => self.gear_mut(gear).working = Working::Jammed,
            Firer::Tank(_, TankArm::Gun) => unreachable!("the gun of a tank never jams"),
            Firer::Tank(vehicle, arm) => {
                self.vehicle_mut(vehicle).guns[tank_gun(arm)] = Working::Jammed;
            }
            Firer::Unseen(..) => {}
        }
    }

    /// [AMB 9.1f, 9.8f] Step 6: what a hit does.
    fn strike_target(&mut self, shot: &Shot, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match shot.target {
            Target::Man(man) => self.strike_man(shot, man, dice, events),
            Target::Vehicle(vehicle, flank) => {
                self.hit_vehicle(shot, vehicle, flank, dice, events);
            }
            Target::Wall(wall) => {
                let die = d10(dice, "amb:9.1f");
                self.breach(shot, wall, die, dice, events);
            }
            Target::Bunker(hex) => self.hit_bunker(shot, hex, dice, events),
        }
    }

    /// [AMB 9.1f, 9.2d, 9.8e] A soldier is hit, and perhaps others with him: a burst finds more,
    /// a round that explodes hurts whoever is there.
    fn strike_man(
        &mut self,
        shot: &Shot,
        man: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let spot = self.spot_of(man).expect("the target is on the map");
        let others = if self.is_burst(shot) { self.others_exposed(shot, man) } else { Vec::new() };
        let die = self.damage_by(shot, man, dice, events);
        self.burst(shot, die, others, dice, events);
        if self.weapon_row(shot.firer).explosive {
            let row = *self.blast_row(Blast::GrenadeInside);
            for other in self.anybody_at(spot).into_iter().filter(|it| *it != man) {
                let die = d10(dice, "amb:9.8e");
                self.damage(other, die, &row, shot.firer.man(), events);
            }
        }
    }

    /// [AMB 9.8g, MCi] A miss does nothing, but a German one may hole a canoe.
    fn miss(&mut self, shot: &Shot, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let Target::Man(man) = shot.target else { return };
        let Place::Afloat(canoe) = self.man(man).place else { return };
        if self.firer_side(shot.firer) == Side::German {
            let die = d10(dice, "amb:MCi");
            events.push(Event::CanoeStruck { canoe, die }.into());
            self.core.canoes[usize::from(canoe.0)].holed |= die.is_multiple_of(2);
        }
    }

    /// [AMB 6.5g] Whoever was fired at is aware of it, hit or not.
    fn alarm(&mut self, shot: &Shot) {
        match shot.target {
            Target::Man(man) => {
                // [AMB MPf] During the drop, whether he drifts or is down already.
                self.core.fired_on_in_air |= self.core.mode == Mode::Preparing;
                self.made_aware(man);
            }
            Target::Vehicle(vehicle, _) => {
                for man in self.men().collect::<Vec<_>>() {
                    if matches!(self.man(man).place, Place::Aboard(it, _) if it == vehicle) {
                        self.made_aware(man);
                    }
                }
            }
            // Those behind are attacked only if the shot comes through.
            Target::Wall(_) | Target::Bunker(_) => {}
        }
    }
}

/// The shot ended with a jam or a dud.
struct Jammed;

/// [AMB 9.1e] Step 5: 0 always hits, 9 always misses.
fn is_hit(die: u8, chance: i8) -> bool {
    die == 0 || die != 9 && i16::from(die) <= i16::from(chance)
}

#[cfg(test)]
mod tests {
    use super::is_hit;

    /// Rules: amb:9.1e, amb:2.11f.
    #[test]
    fn amb_9_1e_zero_always_hits_and_nine_always_misses() {
        for chance in 0..=8 {
            let hits: Vec<u8> = (0..=9).filter(|die| is_hit(*die, chance)).collect();
            let expected: Vec<u8> = (0..=chance.unsigned_abs()).collect();
            assert_eq!(hits, expected, "chance {chance}");
        }
        assert!(!is_hit(9, 9));
        assert!(is_hit(0, -3));
    }
}
