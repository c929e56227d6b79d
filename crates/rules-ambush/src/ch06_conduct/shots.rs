//! [AMB 9.6, 9.7i] The ways a German could fire.
//!
//! Whom he picks of those he could hit: see `ch09_fire/s06_german_terms.rs`.

use crate::ch09_fire::Firer;
use crate::state::{Actor, GearId, ManId, Sortie};
use crate::terms::FireMode;

/// One way to fire: who with what, and how.
pub(super) type Way = (Firer, FireMode);

/// How he may fire.
#[derive(Clone, Copy)]
pub(super) struct Allowed {
    /// With care.
    pub aimed: bool,
    /// By instinct.
    pub snap: bool,
    /// Also with a crew weapon.
    pub crewed: bool,
    /// With this weapon alone.
    pub gear: Option<GearId>,
}

impl Sortie {
    /// [AMB 6.9b, 9.6a, 9.6b] His weapons, each in the best way that is allowed: aimed if possible,
    /// else by instinct. A crew weapon is aimed by two.
    pub(super) fn german_ways(&self, man: ManId, allowed: Allowed) -> Vec<Way> {
        let ways = self.ways_to_fire(man, None).into_iter();
        ways.filter_map(|(firer, best)| self.german_way(man, firer, best, allowed)).collect()
    }

    fn german_way(
        &self,
        man: ManId,
        firer: Firer,
        best: FireMode,
        allowed: Allowed,
    ) -> Option<Way> {
        let Firer::Man(_, gear) = firer else { return None };
        let crewed = self.gear(gear).model.is_crewed();
        if crewed && !allowed.crewed || allowed.gear.is_some_and(|only| only != gear) {
            return None;
        }
        let partner = self.joint_partner(man, gear).filter(|_| crewed && allowed.aimed);
        if let Some(partner) = partner {
            return Some((Firer::Man(self.german_gunner(man, partner), gear), FireMode::Aimed));
        }
        match best {
            FireMode::Aimed if allowed.aimed => Some((firer, FireMode::Aimed)),
            FireMode::Aimed | FireMode::Snap => allowed.snap.then_some((firer, FireMode::Snap)),
        }
    }

    /// [AMB 6.7g, 9.7i] The same with crew weapons alone.
    pub(super) fn crew_ways(&self, man: ManId, allowed: Allowed) -> Vec<Way> {
        let mut ways = self.german_ways(man, allowed);
        ways.retain(|it| self.is_crew_weapon(it.0));
        ways
    }

    /// [AMB 6.7g] Whether somebody fires a crew weapon.
    pub(super) fn is_crew_weapon(&self, firer: Firer) -> bool {
        if let Firer::Man(_, gear) = firer { self.gear(gear).model.is_crewed() } else { false }
    }

    /// [AMB 6.7g, 9.7i] Who fires a crew weapon together with him: one who crouches beside it
    /// and has a turn to spend (rulings K33, K54), whoever carries a part of it first.
    pub(super) fn joint_partner(&self, man: ManId, gear: GearId) -> Option<ManId> {
        let able = self.loaders(man, gear).filter(|it| self.has_turn(Actor::Man(*it)));
        let friends: Vec<ManId> = able.collect();
        let carries = |it: &&ManId| self.parts_of(**it).any(|part| part.0 == gear);
        friends.iter().find(carries).or(friends.first()).copied()
    }
}
