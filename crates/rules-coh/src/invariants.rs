//! What holds in every situation.

use crate::derived::Derived;
use crate::state::{Firefight, Flags, Hit, Place};

impl Firefight {
    /// Panics if the situation breaks an invariant.
    pub(crate) fn assert_invariants(&self) {
        let derived = Derived::of(self.scenario.field.grid.len(), &self.core);
        assert_eq!(self.derived, derived, "what is derived agrees with the situation");
        self.assert_pools();
        self.assert_units();
        for force in self.scenario.force_ids() {
            let state = self.force(force);
            let joined = self.units_of(force).any(|it| self.unit(it).is(Flags::JOINED));
            let acting = self.core.act.is_some();
            assert!(state.active || !joined, "units share an activation that does not run");
            assert!(acting || state.active == (state.ap > 0), "an activation has AP left");
            assert!(state.hand.is_sorted(), "hands are kept in order");
        }
        let cards: usize = self.scenario.deck.iter().map(|it| usize::from(it.1)).sum();
        let held: usize = self.core.forces.iter().map(|it| it.hand.len()).sum();
        let piles = self.core.deck.len() + self.core.discard.len();
        assert_eq!(cards, held + piles, "no card is lost");
        assert!(self.core.ended.is_some() || self.question().is_some(), "somebody is asked");
    }

    /// [COH 7.4h8, 15.2h8] Markers are in the pools or under units.
    fn assert_pools(&self) {
        let charts = [&self.scenario.markers.foot, &self.scenario.markers.vehicle];
        for (pool, kinds) in charts.into_iter().enumerate() {
            for (line, kind) in kinds.iter().enumerate() {
                let under = self.scenario.unit_ids().filter(|&it| {
                    let own = usize::from(!self.kind(it).is_foot()) == pool;
                    own && self.unit(it).hit == u8::try_from(line).ok().map(Hit::Marker)
                });
                let all = usize::from(self.core.pools[pool][line]) + under.count();
                assert_eq!(all, usize::from(kind.count), "markers `{}`", kind.id);
            }
        }
    }

    fn assert_units(&self) {
        for unit in self.scenario.unit_ids() {
            let state = self.unit(unit);
            let name = &self.scenario.unit(unit).id;
            if let Place::Carried(by) = state.place {
                let carries =
                    matches!(self.unit(by).place, Place::Map(_) | Place::SetUp | Place::Awaited);
                assert!(carries, "{name} rides on a unit that is not there");
                let hides = self.unit(by).is(Flags::HIDDEN);
                assert_eq!(state.is(Flags::HIDDEN), hides, "{name} hides if its vehicle does");
            } else if state.is(Flags::HIDDEN) {
                assert!(matches!(state.place, Place::Map(_)), "{name} hides in a hex");
            }
            if let Some(Hit::Marker(line)) = state.hit {
                let open = self.may_be_marked(unit, usize::from(line));
                assert!(open, "{name} has a marker that everybody thinks it cannot have");
            }
            let inside = state.is(Flags::INSIDE);
            assert!(!inside || self.work_around(unit).is_some(), "{name} is inside a work");
        }
    }
}
