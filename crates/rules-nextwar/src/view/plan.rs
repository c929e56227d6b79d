//! A combat as far as it is put together: from where, at which strengths, in which column.

use std::collections::BTreeSet;

use scene::Facts;

use crate::agenda::Ask;
use crate::ch09_combat::{self, Battle, shifted};
use crate::state::{UnitId, War};

impl War {
    /// [NW 9.2.1–9.2.4] The facts of a question with those of the combat that is put together.
    ///
    /// A side that has not named its lead unit yet is taken to lead with its best efficiency.
    pub(super) fn planned(&self, ask: &Ask, facts: Facts) -> Facts {
        use ch09_combat::Ask as Combat;
        let (Ask::Combat(asked), Some(battle)) = (ask, &self.core.battle) else { return facts };
        match asked {
            Combat::Plan
            | Combat::Defenders
            | Combat::Lead(_)
            | Combat::Support(_)
            | Combat::Roll => self.plan_of(battle, facts),
            Combat::Target
            | Combat::Loss { .. }
            | Combat::Repulse
            | Combat::Stand
            | Combat::Retreat(_)
            | Combat::Advance
            | Combat::GoOn(_)
            | Combat::Beachhead => facts,
        }
    }

    fn plan_of(&self, battle: &Battle, facts: Facts) -> Facts {
        let from: BTreeSet<String> = battle
            .attackers
            .iter()
            .filter_map(|it| self.hex(*it))
            .map(|it| self.number(it))
            .collect();
        let facts = Facts {
            attacking: Some(from.into_iter().collect()),
            attacked: Some(vec![self.number(battle.target)]),
            ..facts
        };
        if battle.attackers.is_empty() || battle.defenders.is_empty() {
            return facts;
        }
        let best = |units: &[UnitId]| units.iter().copied().max_by_key(|it| self.efficiency(*it));
        let mut led = battle.clone();
        led.leads[0] = led.leads[0].or_else(|| best(&battle.attackers));
        led.leads[1] = led.leads[1].or_else(|| best(&battle.defenders));
        let modifiers = self.modifiers(&led).into_iter().chain(self.support_modifiers(&led));
        let total: i8 = modifiers.map(|it| it.amount).sum();
        let defense = self.defense_of(battle.target, &battle.defenders);
        Facts {
            strength: Some(vec![i32::from(self.total_attack(battle)), i32::from(defense)]),
            column: Some(self.column_of(&led)),
            total: Some(i32::from(total)),
            ..facts
        }
    }

    /// [NW 9.2.2, 9.2.3] The column after all shifts by the odds of its row; by its number where
    /// the row of that terrain lists no odds for it.
    fn column_of(&self, battle: &Battle) -> String {
        let shift = self.shifts(battle).iter().map(|it| it.amount).sum();
        let column = shifted(self.odds(battle).column, shift);
        let terrain = self.scenario.board.terrain_in(self.options.season, battle.target);
        match self.scenario.charts.combat.row(terrain)[column] {
            Some((attack, defense)) => format!("{attack}:{defense}"),
            None => format!("№ {}", column + 1),
        }
    }
}
