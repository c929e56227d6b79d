//! Why: what an action would cost and count, item by item, each with its rule.

use hexgrid::HexId;
use kernel::{Illegal, refuse};
use scene::{Message, Reason};

use super::points;
use crate::agenda::{Frame, MOVERS};
use crate::decision::Action;
use crate::event::Reckoning;
use crate::scenario::CostItem;
use crate::series::ch07_combat::Strength;
use crate::series::numbers::Ratio;
use crate::state::{Flags, UnitId, War};

pub(super) fn reason(rule: &str, message: Message, amount: impl Into<String>) -> Reason {
    Reason { rule: rule.into(), message, amount: amount.into() }
}

impl War {
    /// What a legal action would cost and count.
    pub(super) fn reasons(&self, action: Action) -> Vec<Reason> {
        match (self.core.agenda.last(), action) {
            (Some(&Frame::Move { hex, .. }), Action::Move(to)) => self.step_reasons(hex, to),
            (Some(&Frame::Move { hex, .. }), Action::Overrun(target)) => {
                self.overrun_reasons(hex, target)
            }
            (Some(&Frame::Plan { target }), Action::Add(unit)) => {
                self.strength_reasons(&self.attack_strength(unit, target), "scs:7.2b")
            }
            (Some(&Frame::Plan { target }), Action::Announce) => {
                let attackers: Vec<UnitId> = self.involved(self.core.side).collect();
                self.attack_reasons(&attackers, target)
            }
            (Some(&Frame::Plan { target }), Action::Drop(unit)) => {
                self.strength_reasons(&self.attack_strength(unit, target), "scs:7.2bA")
            }
            (Some(Frame::Resolve), Action::Roll) => self.roll_reasons(),
            (_, Action::Convert(hexes)) if hexes > 0 => {
                let message = Message::new("scs-why-converted").number("hexes", i32::from(hexes));
                vec![reason("scs:9.2A", message, format!("−{hexes}"))]
            }
            (Some(Frame::RetreatGroup { .. }), Action::Retreat(to)) => self.retreat_reasons(to),
            (Some(&Frame::RetreatGroup { left, .. }), Action::Stand) => {
                let message = Message::new("scs-why-missing").number("hexes", i32::from(left));
                vec![reason("scs:9.0bA", message, format!("−{left}"))]
            }
            _ => Vec::new(),
        }
    }

    /// [SCS 3.1c] The points of a step, for the mover that pays most.
    fn step_reasons(&self, from: HexId, to: HexId) -> Vec<Reason> {
        let Some(direction) = self.direction(from, to) else { return Vec::new() };
        let cost = |it: &UnitId| self.step_cost(*it, from, direction).unwrap_or(0);
        let Some(unit) = self.group(from, MOVERS).max_by_key(cost) else { return Vec::new() };
        let class = self.scenario.unit(unit).class;
        let chart = &self.scenario.terrain;
        let mut reasons = Vec::new();
        for item in self.scenario.step_items(class, from, direction).unwrap_or_default() {
            let (rule, line, halves) = match item {
                CostItem::Hex(index, cost) => ("scs:3.1c", &chart.hexes[usize::from(index)], cost),
                CostItem::Hexside(index, cost) => {
                    ("scs:3.2c", &chart.hexsides[usize::from(index)], cost)
                }
                CostItem::Road(index, cost) => {
                    ("scs:3.2bA", &chart.lines[usize::from(index)], cost)
                }
            };
            let message =
                Message::new("scs-why-terrain").term("terrain", format!("scs-terrain-{}", line.id));
            reasons.push(reason(rule, message, format!("+{}", points(u16::from(halves)))));
        }
        if self.in_enemy_zoc(self.core.side, to) {
            reasons.push(reason("scs:2.1a", Message::new("scs-why-enemy-zone"), "+2"));
        }
        let total = cost(&unit);
        if self.unit(unit).spent + total > self.allowance(unit) {
            reasons.push(reason("scs:3.1e", Message::new("scs-why-minimum-move"), ""));
        }
        let message = Message::new("scs-why-points")
            .text("unit", self.name(unit))
            .text("spent", points(self.unit(unit).spent))
            .text("allowance", points(self.allowance(unit)));
        reasons.push(reason("scs:3.1b", message, points(total)));
        reasons
    }

    fn overrun_reasons(&self, from: HexId, target: HexId) -> Vec<Reason> {
        let mut reasons = vec![reason("scs:6.0M", Message::new("scs-why-overrun"), "+2")];
        let units: Vec<UnitId> = self.group(from, MOVERS).collect();
        reasons.extend(self.attack_reasons(&units, target));
        reasons
    }

    /// [SCS 0.10A] What is known before an attack is announced: the attackers; of the defenders only
    /// if none of them is hidden.
    fn attack_reasons(&self, attackers: &[UnitId], target: HexId) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for &unit in attackers {
            reasons.extend(self.strength_reasons(&self.attack_strength(unit, target), "scs:7.2b"));
        }
        if self.hides_units(target) {
            reasons.push(reason("scs:0.10A", Message::new("scs-why-hidden"), "?"));
            return reasons;
        }
        reasons.extend(self.defense_reasons(target));
        reasons.extend(self.column_reasons(attackers, target, &self.reckon(attackers, target)));
        reasons
    }

    fn roll_reasons(&self) -> Vec<Reason> {
        let Some(combat) = self.core.combat else { return Vec::new() };
        let attackers: Vec<UnitId> = self.involved(self.core.side).collect();
        let mut reasons = Vec::new();
        for &unit in &attackers {
            let strength = self.attack_strength(unit, combat.target);
            reasons.extend(self.strength_reasons(&strength, "scs:7.2b"));
        }
        reasons.extend(self.defense_reasons(combat.target));
        reasons.extend(self.column_reasons(&attackers, combat.target, &self.reckoning()));
        reasons
    }

    fn defense_reasons(&self, target: HexId) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for unit in self.stack(target) {
            if self.counts_in_defense(unit) {
                let strength = self.defense_strength(unit, target);
                reasons.extend(self.strength_reasons(&strength, "scs:7.2c"));
            } else {
                let message = Message::new("scs-why-retreated").text("unit", self.name(unit));
                reasons.push(reason("scs:7.2dA", message, "0"));
            }
        }
        reasons
    }

    fn strength_reasons(&self, strength: &Strength, rule: &str) -> Vec<Reason> {
        let message = Message::new("scs-why-strength").text("unit", self.name(strength.unit));
        let mut reasons = vec![reason(rule, message, strength.printed.to_string())];
        for factor in &strength.factors {
            let what = match factor.what.as_str() {
                "out-of-supply" => "scs-mark-out-of-supply".to_owned(),
                terrain => format!("scs-terrain-{terrain}"),
            };
            let message = Message::new("scs-why-factor").term("what", what);
            reasons.push(reason(factor.rule, message, format!("×{}", factor.times)));
        }
        reasons
    }

    fn column_reasons(
        &self,
        attackers: &[UnitId],
        target: HexId,
        reckoning: &Reckoning,
    ) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let odds = reckoning.odds.map_or_else(|| "–".into(), |it| it.to_string());
        let totals = Message::new("scs-why-odds")
            .text("attack", reckoning.attack.to_string())
            .text("defense", reckoning.defense.to_string());
        reasons.push(reason("scs:7.4A", totals, odds));
        for (what, shift) in self.terrain_shifts(attackers, target) {
            let message =
                Message::new("scs-why-terrain").term("terrain", format!("scs-terrain-{what}"));
            reasons.push(reason("scs:7.3F", message, format!("{shift:+}")));
        }
        if self.title_shift() != 0 {
            let message = Message::new("scs-why-support");
            reasons.push(reason("scs:6.1f", message, format!("{:+}", self.title_shift())));
        }
        match reckoning.column {
            Some(column) => {
                let column = self.scenario.results.columns[usize::from(column)].to_string();
                reasons.push(reason("scs:7.0K", Message::new("scs-why-column"), column));
            }
            None => reasons.push(reason("scs:7.4D", Message::new("scs-why-below"), "A1")),
        }
        reasons
    }

    fn retreat_reasons(&self, to: HexId) -> Vec<Reason> {
        let side = self.question().map(|it| it.side);
        if side.is_some_and(|it| self.in_enemy_zoc(it, to)) {
            return vec![reason("scs:9.0d", Message::new("scs-why-retreat-zone"), "−1")];
        }
        vec![reason("scs:9.1a", Message::new("scs-why-retreat-free"), "0")]
    }

    /// [SCS 0.10A, 7.0I] Whether the one who plays an action may know its odds beforehand: not as long
    /// as the target hides units, and not while he knows only how many attack.
    pub fn may_know_odds_of(&self, action: Action) -> Result<(), Illegal> {
        let hidden = match (self.core.agenda.last(), action) {
            (
                Some(&Frame::Plan { target }),
                Action::Announce
                | Action::Add(_)
                | Action::Drop(_)
                | Action::Air
                | Action::Barrage(_),
            )
            | (Some(Frame::Move { .. }), Action::Overrun(target)) => self.hides_units(target),
            (Some(Frame::React), _) => true,
            _ => false,
        };
        if hidden {
            return refuse(
                "scs:0.10A",
                "hidden units are shown only when the attack is announced and answered",
            );
        }
        Ok(())
    }

    /// Whether a unit could take part in an attack on a hex now, or does so already.
    pub fn may_attack_hex(&self, unit: UnitId, target: HexId) -> bool {
        self.unit(unit).is(Flags::ATTACKING) || self.may_join_attack(unit, target).is_ok()
    }

    /// Whether the ground multiplies the strength of its defenders.
    pub fn is_strong_ground(&self, hex: HexId) -> bool {
        let effect = self.scenario.terrain.hexes[self.scenario.terrain_at(hex)].combat;
        effect.defender != Ratio::ONE || effect.shift < 0
    }
}
