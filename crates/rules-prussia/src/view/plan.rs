//! What is being planned: who can still fight whom, the combat that is named, why one is asked.

use hexgrid::HexId;
use scene::{Contact, Facts, Message};

use crate::agenda::Frame;
use crate::ch13_activation::SIGHT_RANGE;
use crate::ch19_combat::Contacts;
use crate::charts::ODDS;
use crate::decision::{Decision, Piece};
use crate::state::{Army, Battle, GroupId, NO_GROUP, UnitId};

impl Battle {
    /// [PG 19.0a] The hexes that still have to fight: whom each of them touches, and which belong
    /// together because they touch.
    pub(super) fn contact_facts(&self) -> Vec<Contact> {
        let contacts = self.contacts();
        let knots = knots(&contacts);
        let named = self.core.combat.map(|it| (it.attackers, it.defenders)).unwrap_or_default();
        let (active, enemy) = (self.core.active, self.core.active.other());
        let mut list = Vec::new();
        for (index, &hex) in contacts.attackers.iter().enumerate() {
            let touched = contacts.edges.iter().filter(|it| it.0 == index);
            let touched: Vec<HexId> = touched.map(|it| contacts.defenders[it.1]).collect();
            let units: Vec<UnitId> = self.attack_front(hex).collect();
            let is_named = named.0.contains(hex);
            list.push(self.contact(active, hex, &units, &touched, knots.0[index], is_named));
        }
        for (index, &hex) in contacts.defenders.iter().enumerate() {
            let touched = contacts.edges.iter().filter(|it| it.1 == index);
            let touched: Vec<HexId> = touched.map(|it| contacts.attackers[it.0]).collect();
            let units: Vec<UnitId> = self.front(hex, enemy).collect();
            let is_named = named.1.contains(hex);
            list.push(self.contact(enemy, hex, &units, &touched, knots.1[index], is_named));
        }
        list.retain(|it| !it.touches.is_empty());
        list
    }

    fn contact(
        &self,
        army: Army,
        hex: HexId,
        units: &[UnitId],
        touches: &[HexId],
        knot: usize,
        named: bool,
    ) -> Contact {
        Contact {
            seat: self.army_id(army),
            hex: self.number(hex),
            units: self.unit_ids(units),
            strength: units.iter().map(|&it| i32::from(self.face(it).sp)).sum(),
            touches: self.numbers(touches.iter().copied()),
            group: u32::try_from(knot).expect("a map holds few hexes"),
            named,
        }
    }

    /// [PG 19.3e, C9a] The column and the modifiers of the combat as it would be rolled for.
    pub(super) fn combat_forecast(&self, facts: &mut Facts) {
        let reckoning = self.reckoning();
        facts.column = Some(ODDS[reckoning.column].to_owned());
        facts.total = Some(reckoning.total().into());
        facts.strength = Some(reckoning.strength.map(i32::from).to_vec());
        let pair = self.core.combat.and_then(|it| it.pair);
        facts.ground = pair.map(|(from, to)| self.numbers([from, to]));
    }

    /// [PG C6a] The same for a bombardment.
    pub(super) fn fire_forecast(&self) -> Facts {
        let mut facts = Facts::default();
        let Some(from) = self.core.barrage.and_then(|it| it.from) else { return facts };
        let column = self.scenario.bombardment.column(self.fire_strength());
        facts.column = column.map(|it| self.strength_range(it));
        facts.total = Some(self.fire_items(from).iter().map(|it| i32::from(it.amount)).sum());
        facts.ground = Some(vec![self.number(from)]);
        facts
    }

    /// Why a seat is asked although it is not its turn, where the question alone does not say it.
    pub(super) fn cause(&self, decision: Decision) -> Option<Message> {
        match decision {
            Decision::Sight { det } => {
                let (own, seen, range) = self.sighting(det)?;
                let because = Message::new("prussia-because-sight")
                    .text("own", self.unit_name(own))
                    .text("seen", self.unit_name(seen))
                    .number("range", i32::from(range));
                Some(because)
            }
            Decision::Accept => Some(Message::new("prussia-because-accept")),
            Decision::Forced { wing, mover } => {
                let near = self
                    .on_map(self.scenario.wing(wing).army)
                    .filter(|&it| self.kind(it).wing == Some(wing))
                    .filter_map(|it| Some(self.distance(self.hex(it)?, self.hex(mover)?)))
                    .min()?;
                let because = Message::new("prussia-because-forced")
                    .text("unit", self.unit_name(mover))
                    .number("range", i32::from(near));
                Some(because)
            }
            _ => None,
        }
    }

    /// [PG 6.1.3a, 6.3.2a] Who sees whom, and how far off: of the army, or of one of its detachments.
    /// The enemy that moves comes before any other.
    pub(super) fn sighting(&self, det: Option<GroupId>) -> Option<(UnitId, UnitId, u16)> {
        let army = self.core.active.other();
        let mover = self.core.agenda.iter().rev().find_map(|it| match it {
            Frame::Move { piece: Piece::Unit(unit) } => Some(*unit),
            _ => None,
        });
        let group = det.map_or(NO_GROUP, |it| it.0);
        let own: Vec<UnitId> = self.on_map(army).filter(|&it| self.unit(it).det == group).collect();
        let seen = |enemy: UnitId| {
            let there = self.hex(enemy)?;
            let sees = own.iter().filter_map(|&it| {
                let here = self.hex(it)?;
                let range = self.distance(here, there);
                (range <= SIGHT_RANGE && self.sees(here, there)).then_some((it, enemy, range))
            });
            sees.min_by_key(|it| it.2)
        };
        let moving = mover.and_then(seen);
        moving.or_else(|| self.on_map(army.other()).filter_map(seen).min_by_key(|it| it.2))
    }
}

/// The knots that hexes in contact make: a number from 1 for each attacker and each defender; 0 for
/// those that touch nobody.
fn knots(contacts: &Contacts) -> (Vec<usize>, Vec<usize>) {
    let mut attackers = vec![0; contacts.attackers.len()];
    let mut defenders = vec![0; contacts.defenders.len()];
    let mut count = 0;
    for start in 0..attackers.len() {
        if attackers[start] != 0 || !contacts.edges.iter().any(|it| it.0 == start) {
            continue;
        }
        count += 1;
        attackers[start] = count;
        // Whoever touches one of the knot belongs to it, until nobody new is found.
        let mut grown = true;
        while grown {
            grown = false;
            for &(a, d) in &contacts.edges {
                if (attackers[a] == count) != (defenders[d] == count) {
                    (attackers[a], defenders[d]) = (count, count);
                    grown = true;
                }
            }
        }
    }
    (attackers, defenders)
}
