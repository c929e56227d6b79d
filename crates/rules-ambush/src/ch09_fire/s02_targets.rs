//! [AMB 9.2] Several targets in one hex.

use super::{Shot, Target, enemy_of};
use crate::state::{ManId, Place, Sortie};
use crate::terms::FireMode;

impl Sortie {
    /// [AMB 9.2c] Whether a shot is a burst: aimed fire with an automatic weapon.
    pub(crate) fn is_burst(&self, shot: &Shot) -> bool {
        shot.mode == FireMode::Aimed && self.weapon_row(shot.firer).automatic
    }

    /// [AMB 9.2c, 2.11e] Active enemies beside the primary target whom a burst may find.
    ///
    /// Interpretation: who is not seen cannot be attacked directly [AMB 8b], so he neither adds to
    /// the chance nor is found; those in a vehicle are hit with it [AMB 17.6a].
    pub(super) fn others_exposed(&self, shot: &Shot, primary: ManId) -> Vec<ManId> {
        self.others_in_sight(shot, primary).collect()
    }

    /// [AMB 9.2c] How many they are.
    pub(super) fn count_others(&self, shot: &Shot) -> usize {
        match shot.target {
            Target::Man(primary) => self.others_in_sight(shot, primary).count(),
            // Vehicle and occupants are one target (ruling K71), walls and bunkers are no enemies.
            Target::Vehicle(..) | Target::Wall(_) | Target::Bunker(_) => 0,
        }
    }

    fn others_in_sight(&self, shot: &Shot, primary: ManId) -> impl Iterator<Item = ManId> + '_ {
        let spot = self.spot_of(primary);
        let firer = shot.firer;
        let enemy = enemy_of(self.firer_side(firer));
        self.active(enemy).filter(move |it| {
            let outside = match self.man(*it).place {
                Place::At(_) | Place::Afloat(_) => true,
                Place::Nowhere
                | Place::Waiting
                | Place::Drifting(_)
                | Place::Aboard(..)
                | Place::Exited(_)
                | Place::Gone => false,
            };
            *it != primary && outside && self.spot_of(*it) == spot && self.in_view(firer, *it)
        })
    }
}
