//! What always holds.

use std::collections::BTreeSet;

use crate::decision::{Action, Decision, Piece, Question};
use crate::derived::Derived;
use crate::state::{Army, Battle, Flags, Place};

impl Battle {
    /// Panics if the situation breaks an invariant.
    pub(crate) fn assert_invariants(&self) {
        let mut derived = Derived::of(self);
        for army in Army::BOTH.into_iter().filter(|&it| self.derived.is_on_watch(it)) {
            derived.look_out(&self.scenario, &self.core.units, army);
        }
        assert_eq!(self.derived, derived, "stacks, zones and views are kept up");
        for unit in self.scenario.unit_ids() {
            let state = self.unit(unit);
            let on_map = state.place.hex().is_some();
            assert!(!on_map || state.level >= 1, "a unit on the map has levels");
            assert!(state.level <= self.kind(unit).full(), "no unit grows");
            if let Place::Map(hex) = state.place {
                assert!(self.scenario.field.grid().is_playable(hex), "units stand on the map");
            }
        }
        for hex in self.scenario.field.grid().hexes() {
            let both = Army::BOTH.into_iter().all(|it| self.holds(it, hex));
            let advancing = self.core.combat.is_some();
            assert!(!both || advancing, "enemies share a hex only after an advance");
        }
        let fighting = self.core.combat.is_some() || self.core.barrage.is_some();
        if !fighting {
            let of_combat = |it| self.unit(it).is(Flags::OF_COMBAT) && self.core.blow.is_none();
            assert!(!self.scenario.unit_ids().any(of_combat), "what is of a combat ends with it");
        }
        for army in Army::BOTH {
            let state = self.army_state(army);
            assert!(state.track.level() <= state.track.top, "morale stays on its track");
        }
        if let Some(question) = self.question().filter(|_| self.core.ended.is_none()) {
            self.assert_listed(question);
        }
    }

    /// Of what can be thought of, what is listed is what the check lets pass.
    fn assert_listed(&self, Question { army, decision }: Question) {
        let thinkable = match decision {
            Decision::SetUp { .. } | Decision::Displaced { .. } => self.thinkable_places(),
            Decision::Order => self.thinkable_orders(),
            Decision::Move { .. } => self.thinkable_steps(),
            _ => return,
        };
        let may = |it: &Action| self.may_answer(decision, army, *it).is_ok();
        let checked: BTreeSet<Action> = thinkable.into_iter().filter(may).collect();
        let listed: BTreeSet<Action> = self.answers_to(decision, army).into_iter().collect();
        assert_eq!(listed, checked, "what is listed is what may be done");
    }

    fn thinkable_places(&self) -> Vec<Action> {
        let hexes = self.scenario.field.grid().hexes();
        hexes.map(Action::Place).chain([Action::Quick]).collect()
    }

    fn thinkable_orders(&self) -> Vec<Action> {
        let units = self.scenario.unit_ids();
        let units = units.flat_map(|it| [Action::Select(Piece::Unit(it)), Action::Top(it)]);
        let leaders = self.scenario.leader_ids().map(|it| Action::Select(Piece::Leader(it)));
        let wings = self.scenario.wing_ids().map(Action::Column);
        units.chain(leaders).chain(wings).chain([Action::End]).collect()
    }

    fn thinkable_steps(&self) -> Vec<Action> {
        let hexes = self.scenario.field.grid().hexes();
        hexes.map(Action::Move).chain([Action::Exit, Action::Stop]).collect()
    }
}
