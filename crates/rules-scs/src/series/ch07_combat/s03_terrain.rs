//! [SCS 7.3] Terrain in combat: multipliers on the units concerned, or shifts of the final column.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::charts::CombatEffect;
use crate::series::numbers::Ratio;
use crate::state::{Flags, UnitId, War};

/// What one unit contributes, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Who.
    pub unit: UnitId,
    /// The printed strength.
    pub printed: u8,
    /// Every multiplier with the rule and the chart line it comes from.
    pub factors: Vec<Factor>,
}

/// One multiplier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Factor {
    /// The rule.
    pub rule: &'static str,
    /// What it is for: a terrain id, or `out-of-supply`.
    pub what: String,
    /// How much.
    pub times: Ratio,
}

impl Strength {
    /// [SCS 7.3C, 0.8A] The printed strength times all its modifiers.
    pub fn total(&self) -> Ratio {
        let printed = Ratio::whole(u32::from(self.printed));
        self.factors.iter().fold(printed, |total, it| total * it.times)
    }
}

impl War {
    /// [SCS 7.3A] Whether terrain allows an attack in a direction.
    pub(crate) fn may_attack_across(
        &self,
        from: HexId,
        direction: Direction,
    ) -> Result<(), Illegal> {
        let prohibited = self.side_effects(from, direction).any(|(_, it)| it.prohibited)
            || self.target_effect(from, direction).is_some_and(|it| it.prohibited);
        if prohibited {
            return refuse("scs:7.3A", "attacks into or across that terrain are prohibited");
        }
        Ok(())
    }

    fn target_effect(&self, from: HexId, direction: Direction) -> Option<CombatEffect> {
        let target = self.scenario.neighbor(from, direction)?;
        Some(self.scenario.terrain.hexes[self.scenario.terrain_at(target)].combat)
    }

    /// [SCS 7.3E] The combat effects of what lies between a hex and its neighbor: hexside terrain
    /// that no bridge cancels, and the lines that cross it.
    fn side_effects(
        &self,
        from: HexId,
        direction: Direction,
    ) -> impl Iterator<Item = (&str, CombatEffect)> {
        let chart = &self.scenario.terrain;
        let features = self.scenario.features(from, direction);
        let sides = features.active_hexsides(chart).map(|it| &chart.hexsides[usize::from(it)]);
        let lines = features.lines.iter().map(|&it| &chart.lines[usize::from(it)]);
        sides.chain(lines).map(|it| (it.id.as_str(), it.combat))
    }

    /// [SCS 7.3C, 7.3D, 7.3G] What an attacker contributes: a multiplier touches only the units
    /// that attack across the terrain it belongs to.
    pub fn attack_strength(&self, unit: UnitId, target: HexId) -> Strength {
        self.attack_strength_from(unit, self.hex_of(unit), target)
    }

    /// The same from a hex where it may not stand yet.
    pub fn attack_strength_from(&self, unit: UnitId, from: HexId, target: HexId) -> Strength {
        let mut factors = Vec::new();
        if let Some(direction) = self.direction(from, target) {
            let hex = &self.scenario.terrain.hexes[self.scenario.terrain_at(target)];
            let effects = self.side_effects(from, direction);
            for (what, effect) in effects.chain([(hex.id.as_str(), hex.combat)]) {
                push_factor(&mut factors, "scs:7.3D", what, effect.attacker);
            }
        }
        if self.unit(unit).is(Flags::OUT_OF_SUPPLY) {
            let times = self.scenario.supply.out_of_supply.attack;
            push_factor(&mut factors, "scs:12.2A", "out-of-supply", times);
        }
        let printed = self.face(unit).attack.unwrap_or(0);
        Strength { unit, printed, factors }
    }

    /// [SCS 7.3C, 7.3E] What a defender contributes.
    pub fn defense_strength(&self, unit: UnitId, target: HexId) -> Strength {
        let mut factors = Vec::new();
        let hex = &self.scenario.terrain.hexes[self.scenario.terrain_at(target)];
        push_factor(&mut factors, "scs:7.3C", &hex.id, hex.combat.defender);
        if self.unit(unit).is(Flags::OUT_OF_SUPPLY) {
            let times = self.scenario.supply.out_of_supply.defense;
            push_factor(&mut factors, "scs:12.2A", "out-of-supply", times);
        }
        Strength { unit, printed: self.face(unit).defense, factors }
    }

    /// [SCS 7.3F] The column shifts of terrain, with the chart line each comes from: that of the
    /// target hex, and that of a hexside which every attacker crosses.
    ///
    /// Interpretation: a hexside shift needs all attackers behind it, since a column is common to
    /// the whole attack.
    pub fn terrain_shifts(&self, attackers: &[UnitId], target: HexId) -> Vec<(String, i8)> {
        let hex = &self.scenario.terrain.hexes[self.scenario.terrain_at(target)];
        let mut shifts = vec![(hex.id.clone(), hex.combat.shift)];
        let crossed = |it: UnitId| -> Vec<(&str, i8)> {
            let from = self.hex_of(it);
            let direction = self.direction(from, target).expect("attackers are adjacent");
            self.side_effects(from, direction).map(|(what, it)| (what, it.shift)).collect()
        };
        if let Some((&first, rest)) = attackers.split_first() {
            let common = |it: &(&str, i8)| rest.iter().all(|&other| crossed(other).contains(it));
            shifts
                .extend(crossed(first).into_iter().filter(common).map(|(w, s)| (w.to_owned(), s)));
        }
        shifts.retain(|&(_, shift)| shift != 0);
        shifts
    }
}

fn push_factor(factors: &mut Vec<Factor>, rule: &'static str, what: &str, times: Ratio) {
    if times != Ratio::ONE {
        factors.push(Factor { rule, what: what.into(), times });
    }
}
