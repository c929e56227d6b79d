//! How far one action leads: a hex on foot, with bonus hexes for vehicles.

use std::collections::BTreeMap;

use hexgrid::HexId;
use scene::{Place, Reach};

use crate::act::{Act, Fund};
use crate::decision::{Action, Decision};
use crate::state::{Firefight, Flags, UnitId};

/// A way that one action leads.
struct Way {
    /// What it costs.
    price: u8,
    /// The hexes gone into, in their order.
    path: Vec<HexId>,
    /// The answers that declare it.
    answers: Vec<Action>,
}

impl Firefight {
    /// [COH 5.0b, 14.0b, 14.0c] The hexes to which the one unit that acts can go from where it is,
    /// in the open, each by its cheapest way; where an enemy is seen nobody just goes.
    pub(super) fn ways_of_plan(&self) -> Vec<Reach> {
        if self.question().map(|it| it.decision) != Some(Decision::Plan) {
            return Vec::new();
        }
        let act = self.act();
        let unit = act.members[0];
        let alone = act.members.len() == 1 && !self.kind(unit).is_aircraft();
        if !alone || self.hex(unit).is_none() || self.unit(unit).is(Flags::HIDDEN) {
            return Vec::new();
        }
        let mut found = BTreeMap::new();
        for to in self.move_hexes(unit) {
            if self.may_do(act, Action::Move(to)).is_ok() && !self.has_enemy(to, self.nation(unit))
            {
                self.note_way(act, &[to], &mut found);
            }
        }
        found.into_values().map(|it| self.way_view(unit, it)).collect()
    }

    /// Notes where a way ends, and every way that goes on from there.
    fn note_way(&self, act: &Act, path: &[HexId], found: &mut BTreeMap<HexId, Way>) {
        let unit = act.members[0];
        let at = *path.last().expect("the way has begun");
        let price = self.move_price(act, unit, path);
        let better = |it: &Way| (it.price, it.path.len()) <= (price, path.len());
        if found.get(&at).is_some_and(better) {
            return;
        }
        let near = self.scenario.field.grid.neighbors(at).map(|it| it.1);
        let next: Vec<HexId> = near.filter(|&it| self.may_go_farther(act, path, it)).collect();
        // [COH card.5d] The card that moves two hexes moves two.
        let ends = next.is_empty() || !self.moves_two(act.fund) || path.len() > 1;
        if ends && Some(at) != self.hex(unit) {
            let mut answers = vec![Action::Move(path[0])];
            answers.extend(path[1..].iter().map(|&it| Action::Continue(it)));
            answers.extend((!next.is_empty()).then_some(Action::Stop));
            found.insert(at, Way { price, path: path.to_vec(), answers });
        }
        for to in next.into_iter().filter(|&it| !self.has_enemy(it, self.nation(unit))) {
            self.note_way(act, &[path, &[to]].concat(), found);
        }
    }

    /// [COH 14.0c] Whether a way may go on to a hex and be paid.
    fn may_go_farther(&self, act: &Act, path: &[HexId], to: HexId) -> bool {
        let unit = act.members[0];
        // [COH 5.0b] On foot one hex is one action, unless a card says otherwise.
        if !self.kind(unit).is_vehicle() && !self.moves_two(act.fund) {
            return false;
        }
        let longer = [path, &[to]].concat();
        let pays = || self.may_pay(act, self.move_price(act, unit, &longer)).is_ok();
        self.may_lengthen(act, unit, path, to).is_ok() && (self.moves_two(act.fund) || pays())
    }

    fn way_view(&self, unit: UnitId, way: Way) -> Reach {
        let Way { price, path, answers } = way;
        let act = self.act();
        let state = self.force(act.force);
        let to = *path.last().expect("a way leads somewhere");
        let (cost, left) = match act.fund {
            // [COH 3.2.1a] What CAP pay need not be paid in AP.
            Fund::Ap => {
                let ap = price.saturating_sub(act.cap);
                (price.to_string(), state.ap.saturating_sub(ap).to_string())
            }
            Fund::Command => (price.to_string(), state.cap.saturating_sub(price).to_string()),
            // [COH 3.1b] Nothing is paid.
            Fund::Opportunity | Fund::Card(_) => ("0".to_owned(), String::new()),
        };
        let begins = self.hex(unit).into_iter();
        Reach {
            at: Place::Hex(self.number(to)),
            cost,
            left,
            path: begins.chain(path).map(|it| self.number(it)).collect(),
            actions: answers.iter().map(|it| it.text(&self.scenario)).collect(),
        }
    }
}
