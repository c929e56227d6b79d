//! [AMB 6.3i, 6.9, 9.6, 11.1a] Whom he takes and what he could do: questions without a choice.

use hexgrid::HexId;
use kernel::Dice;

use super::shots::Way;
use crate::action::Bomb;
use crate::ch09_fire::{Firer, Shot, Target};
use crate::ch10_explosives::Aim;
use crate::ch11_assault::is_badly_off;
use crate::dice::one_of;
use crate::script::instr::Pick;
use crate::state::{GearId, ManId, Place, Sortie, VehicleId, Working};
use crate::terms::{Model, Side, Stance};

/// Something he could throw at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Throw {
    /// What he aims at.
    pub aim: Aim,
    /// Whether he sees it or stands beside it.
    pub known: bool,
    /// How far away it is.
    pub distance: u16,
    /// The chance to land it there.
    pub chance: i8,
}

/// [AMB 6.9h, 9.6c, 9.6d] Nearest, then easiest, or easiest, then nearest: those he knows of
/// before those he does not see; among equals the die.
pub(super) fn pick_throw(throws: Vec<Throw>, pick: Pick, dice: &mut dyn Dice) -> Option<Aim> {
    let key = |it: &Throw| (!it.known, rank(pick, it.distance, it.chance));
    take_best(throws, key, rule_of(pick), dice).map(|it| it.aim)
}

/// [AMB 6.9h, 11.1a] The hex he charges into: with somebody badly off, then the cheapest, then the
/// die.
pub(super) fn pick_goal(goals: &[(HexId, u8, bool)], dice: &mut dyn Dice) -> Option<(HexId, u8)> {
    let best = take_best(goals.to_vec(), |it| (!it.2, it.1), "amb:11.1a", dice)?;
    Some((best.0, best.1))
}

fn rank(pick: Pick, distance: u16, chance: i8) -> (i32, i32) {
    let (near, hard) = (i32::from(distance), -i32::from(chance));
    match pick {
        Pick::Nearest => (near, hard),
        Pick::Easiest => (hard, near),
    }
}

fn rule_of(pick: Pick) -> &'static str {
    match pick {
        Pick::Nearest => "amb:9.6c",
        Pick::Easiest => "amb:9.6d",
    }
}

/// The one with the lowest key; among equals the die decides.
fn take_best<T, K: Ord>(
    mut all: Vec<T>,
    key: impl Fn(&T) -> K,
    rule: &'static str,
    dice: &mut dyn Dice,
) -> Option<T> {
    let best = all.iter().map(&key).min()?;
    all.retain(|it| key(it) == best);
    let chosen = one_of(dice, all.len(), rule);
    Some(all.swap_remove(chosen))
}

impl Sortie {
    /// [AMB 6.9c] Whether he would see an active soldier of the squad in that stance.
    pub(crate) fn would_see_us(&self, man: ManId, stance: Stance) -> bool {
        self.active(Side::Us).any(|us| self.would_see(man, stance, us))
    }

    /// [AMB 6.9h, 10.1, 9e] Where he could throw a grenade: at active soldiers with no other active
    /// German beside them.
    pub(super) fn german_throws(&self, man: ManId) -> Vec<Throw> {
        let mut throws: Vec<Throw> = Vec::new();
        for us in self.active(Side::Us) {
            let Some(throw) = self.throw_at(man, us) else { continue };
            match throws.iter_mut().find(|it| it.aim == throw.aim) {
                Some(same) => same.known |= throw.known,
                None => throws.push(throw),
            }
        }
        throws
    }

    fn throw_at(&self, man: ManId, us: ManId) -> Option<Throw> {
        let hex = self.hex_of(us).filter(|_| !self.is_in_the_air(us))?;
        if self.active_in(hex, Side::German).any(|it| it != man) {
            return None;
        }
        let open = |it: VehicleId| !self.vehicle(it).closed;
        let aim = match self.man(us).place {
            Place::Aboard(vehicle, _) if open(vehicle) => Aim::Into(vehicle),
            Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Afloat(_)
            | Place::Exited(_)
            | Place::Gone => Aim::Spot(self.spot_of(us)?),
        };
        self.may_throw(man, Bomb::Grenade, aim).ok()?;
        let chance = self.throw_chance(man, Bomb::Grenade, aim)?.total;
        let distance = self.mission.ground.map.grid.distance(self.hex_of(man)?, hex);
        let known = distance <= 1 || self.sees(man, us);
        Some(Throw { aim, known, distance, chance })
    }

    /// [AMB 6.9g, 11a] Active soldiers of the squad he could lay hands on where he is.
    pub(super) fn us_in_reach(&self, man: ManId) -> impl Iterator<Item = ManId> + '_ {
        let place = self.man(man).place;
        let here = matches!(place, Place::At(_));
        self.active(Side::Us).filter(move |it| here && self.man(*it).place == place)
    }

    /// [AMB 6.9g, 11.1a] Those he could assault who are worst off.
    pub(super) fn worst_off(&self, man: ManId) -> Vec<ManId> {
        let all: Vec<ManId> = self.us_in_reach(man).collect();
        let bad: Vec<ManId> = all.iter().copied().filter(|it| is_badly_off(self, *it)).collect();
        if bad.is_empty() { all } else { bad }
    }

    /// [AMB 6.9h, 11.3a, 11.3b] The hexes beside him with enemies he could charge for so many
    /// points: each with its cost and whether somebody there is badly off.
    pub(super) fn charge_goals(&self, man: ManId, points: u8) -> Vec<(HexId, u8, bool)> {
        let Place::At(from) = self.man(man).place else { return Vec::new() };
        let beside = self.mission.ground.map.grid.neighbors(from.hex).map(|it| it.1);
        let reach = beside.filter_map(|hex| {
            let there = Place::At(hex.into());
            let mut enemies = self.active(Side::Us).filter(|it| self.man(*it).place == there);
            let first = enemies.next()?;
            let bad = is_badly_off(self, first) || enemies.any(|it| is_badly_off(self, it));
            let cost = self.foot_cost(from, hex.into()).ok()?;
            Some((hex, cost, bad))
        });
        reach.filter(|it| it.1 <= points).collect()
    }

    // Interpretation: not another commander, who might give it back.
    /// [AMB 6.3f, 6.3g, 6.3i] Who gets a commander's turn: an unwounded friend within two hexes,
    /// in 1 Turn or Complete, who would see an enemy; the one with the best chance to hit, then
    /// by letter.
    pub(crate) fn friend_for_turn(&self, man: ManId) -> Option<ManId> {
        let friends = self
            .active(Side::German)
            .filter(|it| !self.man(*it).command && self.may_receive_turn(man, *it).is_ok());
        let able = friends.filter_map(|it| Some((self.prospect(it)?, it)));
        // Of equals the first letter, so the last of the reversed list.
        able.collect::<Vec<_>>().into_iter().rev().max_by_key(|it| it.0).map(|it| it.1)
    }

    /// The best chance to hit that somebody would have if he rose to fire; none if he would see
    /// nobody, or has nothing to fire.
    fn prospect(&self, man: ManId) -> Option<i8> {
        let stances = [self.man(man).stance, Stance::Crouching];
        let seen = |us: &ManId| stances.iter().any(|it| self.would_see(man, *it, *us));
        let works = |it: &Way| {
            let Firer::Man(_, gear) = it.0 else { return false };
            self.gear(gear).working == Working::Yes && !self.gear(gear).empty
        };
        let ways: Vec<Way> = self.ways_to_fire(man, None).into_iter().filter(works).collect();
        if ways.is_empty() {
            return None;
        }
        let best = |us: ManId| {
            let target = Target::Man(us);
            let shots = ways.iter().map(|&(firer, mode)| Shot { firer, mode, target });
            shots.filter_map(|shot| self.chance(&shot)).map(|it| it.total).max()
        };
        self.active(Side::Us).filter(seen).filter_map(best).max()
    }

    /// [AMB 6.8d, 9.4a] A jammed weapon of his.
    pub(super) fn jammed_weapon(&self, man: ManId) -> Option<GearId> {
        let weapons = self.ways_to_fire(man, None).into_iter().filter_map(|it| match it.0 {
            Firer::Man(_, gear) => Some(gear),
            Firer::Tank(..) | Firer::Unseen(..) => None,
        });
        weapons.into_iter().find(|it| self.gear(*it).working == Working::Jammed)
    }

    /// [AMB 6.8d, 9.8b] A bazooka of his without a round in it.
    pub(super) fn unloaded_bazooka(&self, man: ManId) -> Option<GearId> {
        self.gear_of(man, Model::Bazooka).filter(|it| {
            let gear = self.gear(*it);
            gear.working == Working::Yes && !gear.empty && !gear.loaded
        })
    }

    /// [AMB 6.8d, 9.7d] A crew weapon together in his hex that is not ready.
    pub(super) fn unready_weapon(&self, man: ManId) -> Option<GearId> {
        let crewed = [Model::Lmg, Model::Mmg, Model::Hmg];
        let mut weapons = crewed.into_iter().filter_map(|it| self.gear_of(man, it));
        weapons.find(|it| {
            let here = self.crew_weapon_spot(*it) == self.spot_of(man);
            here && !self.gear(*it).ready && self.gear(*it).working != Working::Broken
        })
    }

    /// [AMB 6.8d, 17.5a, 17.5b] The seat he would take in a car of his hex: the wheel if he can
    /// drive and nobody does.
    pub(super) fn seat_for(&self, man: ManId) -> Option<(VehicleId, u8)> {
        if !matches!(self.man(man).place, Place::At(_)) {
            return None;
        }
        let first = u8::from(!self.card(man).drives);
        let cars = self.vehicles().filter(|it| self.vehicle(*it).side == Side::German);
        let seats = cars.flat_map(|car| {
            let count = self.vehicle_row(car).seats;
            (first..count).map(move |seat| (car, seat))
        });
        seats.into_iter().find(|(car, seat)| self.may_mount(man, *car, *seat).is_ok())
    }
}
