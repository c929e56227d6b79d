//! What holds in every situation.

use std::collections::BTreeSet;

use hexgrid::{Direction, HexId};

use crate::decision::{Action, Decision, Purse, Question};
use crate::derived::Derived;
use crate::state::{Firefight, Flags, ForceId, Hit, Place, UnitId};

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
        // All that can be thought of is much: every eighth action will do.
        if !self.core.clock.is_multiple_of(8) {
            return;
        }
        match self.question() {
            Some(Question { decision: Decision::Plan, force }) => {
                self.assert_listed(Decision::Plan, force, &self.thinkable_plans());
            }
            Some(Question { decision: Decision::Turn, force }) => {
                self.assert_listed(Decision::Turn, force, &self.thinkable_turns());
            }
            Some(Question { decision: decision @ Decision::Face { .. }, force }) => {
                let ways = Direction::ALL.into_iter().map(Action::Face).collect();
                self.assert_listed(decision, force, &ways);
            }
            _ => {}
        }
    }

    /// Of what can be thought of, what is listed is what the check lets pass.
    fn assert_listed(&self, decision: Decision, force: ForceId, thinkable: &BTreeSet<Action>) {
        let may = |it: &Action| self.may_answer(decision, force, *it).is_ok();
        let checked: BTreeSet<Action> = thinkable.iter().copied().filter(may).collect();
        let listed = self.answers_to(decision, force).into_iter();
        let listed: BTreeSet<Action> = listed.filter(|it| thinkable.contains(it)).collect();
        assert_eq!(listed, checked, "what is listed is what may be done");
    }

    /// What a unit could do, cards left out.
    fn thinkable_plans(&self) -> BTreeSet<Action> {
        let on_hexes: [fn(HexId) -> Action; 8] = [
            Action::Move,
            Action::Creep,
            Action::Sneak,
            Action::Hide,
            Action::Fire,
            Action::Smoke,
            Action::Lob,
            Action::LobSmoke,
        ];
        let bare = [
            Action::Melee,
            Action::Rally,
            Action::Dig,
            Action::Enter,
            Action::Leave,
            Action::Unload,
            Action::Exit,
            Action::Hold,
        ];
        let on_units: [fn(UnitId) -> Action; 3] = [Action::Load, Action::Join, Action::Flak];
        let hexes = self.scenario.field.grid.hexes();
        let hexes = hexes.flat_map(|hex| on_hexes.map(|it| it(hex)));
        let units = self.scenario.unit_ids().flat_map(|unit| on_units.map(|it| it(unit)));
        let ways = Direction::ALL.into_iter().map(Action::Pivot);
        let caps = (0..=9).map(Action::Cap);
        hexes.chain(bare).chain(units).chain(ways).chain(caps).collect()
    }

    /// What a force could do at the start of its turn, cards left out.
    fn thinkable_turns(&self) -> BTreeSet<Action> {
        let of_units: [fn(UnitId) -> Action; 4] =
            [Action::Use, Action::Opportunity, Action::Command, Action::Home];
        let units = self.scenario.unit_ids().flat_map(|unit| of_units.map(|it| it(unit)));
        let stalls = [Purse::Ap, Purse::Cap, Purse::Free].map(Action::Stall);
        units.chain(stalls).chain([Action::Pass, Action::Rest]).collect()
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
