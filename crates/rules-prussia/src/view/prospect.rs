//! The best attack on a hex that can still be built: guns that can fire at it, or those beside it
//! and in the Movement Phase those who can still come beside it.

use hexgrid::HexId;
use rulebook::Prospect;
use scene::{AttackPlan, Message, PlannedAttacker};

use super::signed_text;
use crate::agenda::Frame;
use crate::ch04_zones::ENGAGED_MAX;
use crate::charts::ODDS;
use crate::decision::{Action, Decision};
use crate::state::{Battle, Flags, Phase, UnitId};

impl Battle {
    /// [PG 16.0b, 19.1a] The best attack on a hex that the army in turn can build now: a
    /// bombardment in its phase, a close combat otherwise. `None` where there is none.
    pub(crate) fn prospect_at(&self, target: HexId) -> Option<Prospect<Self>> {
        let decision = self.question()?.decision;
        if decision == Decision::Bombard {
            let (before, roll) = self.before_roll(Action::Target(target))?;
            let plan = self.fire_plan(&before, target);
            return Some(Prospect { roll: Some((before, roll)), plan });
        }
        if decision == Decision::Fight {
            return self.best_combat(self, target);
        }
        let moves = matches!(decision, Decision::Order | Decision::Move { .. });
        if !moves || self.core.phase != Phase::Movement {
            return None;
        }
        self.best_combat(&self.closed_up(target)?, target)
    }

    /// A close combat of all who can take part in it as things stand on a copy.
    fn best_combat(&self, closed_up: &Self, target: HexId) -> Option<Prospect<Self>> {
        closed_up.may_attack(target).ok()?;
        let (before, roll) = closed_up.before_roll(Action::Attack(target))?;
        let plan = self.combat_plan(&before, target);
        Some(Prospect { roll: Some((before, roll)), plan })
    }

    fn combat_plan(&self, before: &Self, target: HexId) -> AttackPlan {
        let reckoning = before.reckoning();
        let attackers: Vec<UnitId> = before.participants(before.core.active).collect();
        let message = Message::new("prussia-prospect-combat")
            .text("column", ODDS[reckoning.column])
            .text("total", signed_text(reckoning.total()))
            .number("attack", i32::from(reckoning.strength[0]))
            .number("defense", i32::from(reckoning.strength[1]));
        self.attack_plan(before, &attackers, target, message)
    }

    fn fire_plan(&self, before: &Self, target: HexId) -> AttackPlan {
        let guns: Vec<UnitId> = before.firers().collect();
        let from = before.core.barrage.and_then(|it| it.from);
        let from = from.expect("a bombardment that is rolled for has its hex");
        let total: i32 = before.fire_items(from).iter().map(|it| i32::from(it.amount)).sum();
        let message = Message::new("prussia-prospect-fire")
            .number("strength", i32::from(before.fire_strength()))
            .text("total", signed_text(total));
        self.attack_plan(before, &guns, target, message)
    }

    /// Who attacks from where, and who has to move for it.
    fn attack_plan(
        &self,
        before: &Self,
        units: &[UnitId],
        target: HexId,
        message: Message,
    ) -> AttackPlan {
        let attacker = |&unit: &UnitId| PlannedAttacker {
            unit: self.unit_id(unit),
            from: before.hex(unit).map(|it| self.number(it)).expect("who attacks is on the map"),
            moves: before.hex(unit) != self.hex(unit),
        };
        let attackers: Vec<PlannedAttacker> = units.iter().map(attacker).collect();
        let count = |it: usize| i32::try_from(it).expect("units are few");
        let message = message
            .number("units", count(attackers.len()))
            .number("moving", count(attackers.iter().filter(|it| it.moves).count()));
        AttackPlan { target: self.number(target), attackers, message }
    }

    /// [PG 4.2a, 3.1a] The battle as it would be if everybody who can come beside a hex did so and
    /// the combats came next; `None` where no enemy is there.
    ///
    /// The strongest come first, each to a hex whose front of four levels has room for it: an
    /// attack that can be made, and mostly the best. Fire and reactions on the way are left out.
    fn closed_up(&self, target: HexId) -> Option<Self> {
        let army = self.core.active;
        if !self.holds(army.other(), target) {
            return None;
        }
        let beside = |hex: HexId| self.reaches(hex, target);
        let mut comers: Vec<UnitId> = self.on_map(army).filter(|&it| self.can_come(it)).collect();
        comers.retain(|&it| self.hex(it).is_some_and(|hex| !beside(hex)));
        comers.sort_by_key(|&it| (core::cmp::Reverse(self.face(it).sp), it));
        let mut closed_up = self.clone();
        for unit in comers {
            let away = self.hex(unit).map(|it| self.distance(it, target))?;
            if away > u16::from(self.allowance(unit).max(1)) + 1 {
                continue;
            }
            let fits = |&hex: &HexId| {
                let levels = closed_up.units_in(hex, army).filter(|&it| self.kind(it).is_line());
                let levels: u8 = levels.map(|it| self.weight(it)).sum();
                levels.saturating_add(self.weight(unit)) <= ENGAGED_MAX
                    && !closed_up.would_overstack(hex, unit)
            };
            let goals = self.range_of(unit).into_iter().filter(|&it| beside(it));
            if let Some(hex) = goals.filter(fits).min() {
                closed_up.put_on_top(unit, hex);
            }
        }
        closed_up.core.phase = Phase::Combat;
        closed_up.core.agenda = vec![Frame::Sequence];
        for unit in self.scenario.unit_ids() {
            closed_up.unit_mut(unit).flags.clear(Flags::FOUGHT);
        }
        Some(closed_up)
    }

    /// Whether a unit may still move in this phase and attack afterwards: columns deploy first.
    fn can_come(&self, unit: UnitId) -> bool {
        self.kind(unit).is_line()
            && !self.is_baggage(unit)
            && !self.in_column(unit)
            && self.may_select_unit(unit).is_ok()
    }
}
