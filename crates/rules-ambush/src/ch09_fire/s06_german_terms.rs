//! [AMB 9.6] Primary weapon, best fire, nearest and easiest target.

use kernel::Dice;

use super::{Firer, Shot, Target};
use crate::charts::Penetration;
use crate::dice::one_of;
use crate::script::instr::Pick;
use crate::state::{GearId, Held, ManId, Place, Sortie, VehicleId};
use crate::terms::{FireMode, Model, Side};

/// One way to fire: who with what, and how.
pub(crate) type Way = (Firer, FireMode);

impl Sortie {
    /// [AMB 9.6b] Best fire with a weapon: aimed if he can, otherwise by instinct. A crew weapon in
    /// the hands of one man is fired by instinct [AMB 9.7g], and so is everything behind the wheel
    /// [AMB 17.7d].
    pub(crate) fn best_mode(&self, man: ManId, gear: GearId) -> FireMode {
        let drives = matches!(self.man(man).place, Place::Aboard(_, 0));
        let alone = self.gear(gear).model.is_crewed();
        if drives || alone { FireMode::Snap } else { FireMode::Aimed }
    }

    /// [AMB 9.6a] Every weapon somebody could fire, each in the way he is told or in the best.
    pub(crate) fn ways_to_fire(&self, man: ManId, mode: Option<FireMode>) -> Vec<Way> {
        let spot = self.spot_of(man);
        let at_hand = |id: &GearId| {
            let it = self.gear(*id);
            let held = it.parts.contains(&Held::By(man));
            let set_up = it.model.is_crewed() && it.ready && self.crew_weapon_spot(*id) == spot;
            it.model.arm().is_some() && it.model != Model::Charge && (held || set_up)
        };
        let way = |id| (Firer::Man(man, id), mode.unwrap_or_else(|| self.best_mode(man, id)));
        self.all_gear().filter(at_hand).map(way).collect()
    }

    /// [AMB 9.6c, 9.6d, 9.2b] Picks a target for whoever can fire in one of these ways: soldiers on
    /// foot or in canoes, and vehicles that somebody is in. `fits` leaves shots out, as those
    /// outside a tank's arc.
    pub(crate) fn pick_shot(
        &self,
        pick: Pick,
        ways: &[Way],
        fits: impl Fn(&Shot) -> bool,
        dice: &mut dyn Dice,
    ) -> Option<Shot> {
        let side = self.firer_side(ways.first()?.0);
        let able = ways.iter().filter(|it| self.may_take_aim(it.0, it.1).is_ok());
        let ways: Vec<Way> = able.copied().collect();
        let men = self.men().filter(|it| it.side() != side && self.man(*it).is_active());
        let vehicles = self.vehicles().filter(|it| self.is_manned_enemy(*it, side));
        let targets = men.map(Target::Man).chain(vehicles.map(|it| Target::Vehicle(it, None)));
        let mut best: Vec<Shot> = Vec::new();
        let mut best_key = None;
        for target in targets {
            let Some((shot, chance)) = self.best_shot(&ways, target, &fits) else { continue };
            let range = self.range(&shot).expect("both are on the map");
            // The lowest key is the best.
            let key = match pick {
                Pick::Nearest => (i32::from(range), -i32::from(chance)),
                Pick::Easiest => (-i32::from(chance), i32::from(range)),
            };
            if best_key.is_none_or(|it| key < it) {
                best.clear();
                best_key = Some(key);
            }
            if best_key == Some(key) {
                best.push(shot);
            }
        }
        let rule = match pick {
            Pick::Nearest => "amb:9.6c",
            Pick::Easiest => "amb:9.6d",
        };
        let count = best.len().min(10);
        (count > 0).then(|| best[one_of(dice, count, rule)])
    }

    /// [AMB 9.6a] The primary weapon: the way with the best chance of those that may be fired at a
    /// target; of equal ones the first, in the order of the card. Grenades are no objects and so
    /// never among them. Those given are fit to be fired.
    fn best_shot(
        &self,
        ways: &[Way],
        target: Target,
        fits: &impl Fn(&Shot) -> bool,
    ) -> Option<(Shot, i8)> {
        let shots = ways.iter().map(|&(firer, mode)| Shot { firer, mode, target });
        let legal = shots.filter(|it| fits(it) && self.may_harm(it) && self.may_aim_at(it).is_ok());
        let mut best: Option<(Shot, i8)> = None;
        for shot in legal {
            let chance = self.final_chance(&shot).expect("a legal shot is within range");
            if best.is_none_or(|it| chance > it.1) {
                best = Some((shot, chance));
            }
        }
        best
    }

    /// Whether an enemy vehicle has somebody in it. Nobody wastes shots on an empty car.
    fn is_manned_enemy(&self, vehicle: VehicleId, side: Side) -> bool {
        let it = self.vehicle(vehicle);
        let aboard =
            |man: ManId| matches!(self.man(man).place, Place::Aboard(at, _) if at == vehicle);
        it.side != side
            && !it.wrecked
            && (it.crew > 0 || self.men().any(|man| aboard(man) && self.man(man).is_active()))
    }

    /// Whether a shot can do anything at all: at a closed tank only with what goes deep.
    fn may_harm(&self, shot: &Shot) -> bool {
        let Target::Vehicle(vehicle, _) = shot.target else { return true };
        let it = self.vehicle(vehicle);
        let deep =
            self.weapon_row(shot.firer).penetration.iter().any(|it| *it >= Penetration::Medium);
        !it.kind.is_tank() || !it.closed || deep
    }
}
