//! [AMB 9.1c, 9.1d, 9.3] Range and chance.

use super::{Chance, Firer, Shot, Target};
use crate::charts::WeaponRow;
use crate::state::{Health, ManId, Place, Sortie};
use crate::terms::{FireMode, Side, Stance, Terrain};

/// [AMB 9.3a] The final chance is held within these.
const CHANCE: std::ops::RangeInclusive<i8> = 0..=8;
/// From this range on a scope makes it medium range.
const SCOPE_FROM: u16 = 9;
/// The place of the medium band.
const MEDIUM: usize = 1;

impl Sortie {
    /// [AMB 9.1c, 9.1d, 9.3a] The chance of a shot, item by item; none if the target is out of
    /// range.
    pub(crate) fn chance(&self, shot: &Shot) -> Option<Chance> {
        let base = self.base_chance(shot)?;
        let mut items = Vec::new();
        self.modifiers(shot, |rule, value| items.push((rule, value)));
        let sum = items.iter().map(|it| it.1).sum::<i8>();
        Some(Chance { base, items, total: held_within(base, sum) })
    }

    /// [AMB 9.1d] The same without the items, for whoever compares many shots.
    pub(super) fn final_chance(&self, shot: &Shot) -> Option<i8> {
        let base = self.base_chance(shot)?;
        let mut sum = 0;
        self.modifiers(shot, |_, value| sum += value);
        Some(held_within(base, sum))
    }

    /// [AMB 9.1c] Hexes from the firer, left out, to the target.
    pub(super) fn range(&self, shot: &Shot) -> Option<u16> {
        let from = self.firer_hex(shot.firer)?;
        let to = self.target_hex(shot.target)?;
        Some(self.mission.ground.map.grid.distance(from, to))
    }

    /// [AMB 9.1c] The base chance at this range; none beyond the weapon's reach.
    pub(super) fn base_chance(&self, shot: &Shot) -> Option<i8> {
        let range = self.range(shot)?;
        let row = self.weapon_row(shot.firer);
        if self.has_scope(shot.firer) && range >= SCOPE_FROM {
            base_at(row, range)?;
            return Some(row.bands[MEDIUM].chance);
        }
        base_at(row, range)
    }

    /// [AMB 2.1j] Whether a card gives its soldier a scope.
    fn has_scope(&self, firer: Firer) -> bool {
        let german = firer.man().filter(|it| it.side() == Side::German);
        german.is_some_and(|it| self.card(it).scope)
    }

    /// [AMB 9.3a] Every modifier with its rule, in printed order; none that is 0.
    fn modifiers(&self, shot: &Shot, mut add: impl FnMut(&'static str, i8)) {
        let charts = &self.mission.charts.modifiers;
        let mut push = |rule, value: i8| {
            if value != 0 {
                add(rule, value);
            }
        };
        self.firer_skill(shot.firer, &mut push);
        match shot.target {
            Target::Man(man) => push("amb:9.3b", self.exposure(man)),
            Target::Vehicle(vehicle, _) => {
                let large = self.mission.charts.vehicles[&self.vehicle(vehicle).kind].large;
                push("amb:17.6b", if large { charts.large_vehicle } else { charts.small_vehicle });
            }
            Target::Wall(_) => push("amb:13.5e", charts.wall),
            Target::Bunker(_) => push("amb:MKb", charts.bunker),
        }
        if shot.mode == FireMode::Snap {
            push("amb:9.3c", charts.snap);
        }
        if let Firer::Man(man, _) = shot.firer {
            let him = self.man(man);
            if him.health == Health::Wounded {
                push("amb:13.2g", charts.wounded_firer);
            }
            if matches!(him.place, Place::Aboard(..)) {
                push("amb:17.7c", charts.from_car);
            }
        }
        if self.is_burst(shot) {
            let others = i8::try_from(self.count_others(shot)).expect("few men");
            push("amb:9.2c", others * charts.each_further);
        }
    }

    /// [AMB 9.1d, 14b, 17.5c] The firer's skill; with a captured weapon it counts 1 lower.
    fn firer_skill(&self, firer: Firer, push: &mut impl FnMut(&'static str, i8)) {
        match firer {
            Firer::Man(man, gear) => {
                push("amb:9.1d", self.man(man).ratings.weapon_skill);
                if man.side() == Side::Us && self.gear(gear).german {
                    push("amb:14b", -1);
                }
            }
            Firer::Tank(vehicle, _) => {
                let crew = usize::from(self.vehicle(vehicle).crew);
                push("amb:9.1d", self.mission.charts.crews[crew - 1].ws);
            }
            Firer::Unseen(skill, ..) => push("amb:9.1d", skill),
        }
    }

    /// [AMB 9.3b, 9.3d, 17.6k, MCh] What the target's stance and terrain do. In a canoe one counts
    /// as crouching in the open; beside a vehicle as in cover, if the ground does not protect
    /// better.
    pub(crate) fn exposure(&self, man: ManId) -> i8 {
        let charts = &self.mission.charts;
        let him = self.man(man);
        let spot = match him.place {
            Place::At(spot) => spot,
            Place::Afloat(_) => return charts.fire_modifier(Terrain::Open, Stance::Crouching),
            Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Nowhere
            | Place::Waiting
            | Place::Exited(_)
            | Place::Gone => return charts.fire_modifier(Terrain::Open, Stance::Standing),
        };
        let ground = charts.fire_modifier(self.terrain(spot.hex), him.stance);
        let beside_vehicle = self.vehicles().any(|it| self.vehicle(it).hex == Some(spot.hex));
        if beside_vehicle {
            ground.min(charts.fire_modifier(Terrain::Cover, him.stance))
        } else {
            ground
        }
    }
}

/// [AMB 9.1c] Same hex, next hex, or the first band that reaches so far.
fn base_at(row: &WeaponRow, range: u16) -> Option<i8> {
    match range {
        0 => row.same,
        1 => row.adjacent,
        _ => row.bands.iter().find(|band| range <= band.to).map(|band| band.chance),
    }
}

/// [AMB 9.1d, 9.3a] The sum of all modifiers is added (ruling K4), then held within 0 to 8.
fn held_within(base: i8, sum: i8) -> i8 {
    (base + sum).clamp(*CHANCE.start(), *CHANCE.end())
}

#[cfg(test)]
mod tests {
    use super::held_within;

    /// Rules: amb:9.1d, amb:9.3a.
    #[test]
    fn ex_114_the_chance_is_held_within_0_to_8() {
        assert_eq!(held_within(7, 1 + 2 + 2), 8);
        assert_eq!(held_within(2, -2 - 5), 0);
        assert_eq!(held_within(4, -1 + 1 - 2), 2);
    }
}
