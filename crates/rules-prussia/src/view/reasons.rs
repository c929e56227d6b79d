//! Why: what an action would cost and count, item by item, each with its rule.

use hexgrid::HexId;
use kernel::Game;
use scene::{Message, Reason};

use super::reach::Untouched;
use super::signed_text;
use super::table::{ground_name, morale_name};
use crate::agenda::Frame;
use crate::charts::{ODDS, column};
use crate::decision::{Action, Decision, Piece};
use crate::event::{Event, Item};
use crate::field::Side;
use crate::roster::Arm;
use crate::state::{Battle, Flags, LeaderId, Morale, UnitId};

/// The hexsides of the terrain chart, in its order.
pub(super) const SIDES: [&str; 8] =
    ["slope-up", "slope-down", "stream", "bridge", "entrenchment", "full-pond", "mietzel", "elbe"];

/// [PG 19.12.2a] What die and morale together need for a Charge.
const CHARGE_NEEDS: i32 = 11;

pub(super) fn reason(rule: &str, message: Message, amount: impl Into<String>) -> Reason {
    Reason { rule: rule.to_owned(), message, amount: amount.into() }
}

/// An item is called by its rule: `prussia-item-C8a`.
fn item(item: &Item) -> Reason {
    let name = item.rule.trim_start_matches("pg:").replace('.', "-");
    reason(item.rule, Message::new(format!("prussia-item-{name}")), signed_text(item.amount))
}

/// All modifiers together.
fn total(items: &[Item]) -> i32 {
    items.iter().map(|it| i32::from(it.amount)).sum()
}

impl Battle {
    /// What an action would cost and count.
    pub(super) fn reasons(&self, action: Action) -> Vec<Reason> {
        let Some(question) = self.question() else { return Vec::new() };
        match (question.decision, action) {
            (Decision::Move { piece }, Action::Move(to)) => self.step_reasons(piece, to),
            (Decision::Order, Action::Select(Piece::Unit(unit))) => self.allowance_reasons(unit),
            (Decision::Stack { unit }, Action::PlaceAt(_))
            | (Decision::Order | Decision::Arrange, Action::Top(unit)) => {
                self.order_reasons(unit, action)
            }
            (Decision::Activate, Action::Attempt) => {
                let army = question.army;
                let cost = Message::new("prussia-why-cost");
                let mut reasons =
                    vec![reason("pg:13.1b", cost, signed_text(-i32::from(self.normal_cost(army))))];
                reasons.extend(self.activation_reasons(question.army, "pg:13.1a", 7));
                reasons
            }
            (Decision::Sight { .. }, Action::Attempt) => {
                self.activation_reasons(question.army, "pg:13.2a", 8)
            }
            (Decision::Forced { .. }, Action::Attempt) => self.forced_reasons(action),
            (Decision::Accept, Action::Activate) => {
                let cost = -i32::from(self.sight_cost(question.army));
                vec![reason("pg:13.2b", Message::new("prussia-why-cost"), signed_text(cost))]
            }
            (Decision::Claim { .. }, Action::Claim(points)) if points > 0 => {
                vec![reason("pg:23.4b", Message::new("prussia-why-claim"), signed_text(points))]
            }
            (Decision::Help { leader }, Action::Help(_) | Action::HelpGuns) => {
                self.help_reasons(leader)
            }
            (Decision::Bombard, Action::Target(_)) => {
                self.before_roll(action).map_or_else(Vec::new, |it| it.0.shot_reasons())
            }
            (Decision::Firers { target }, Action::Add(unit)) => self.gun_reasons(unit, target),
            (Decision::Firers { .. }, Action::From(hex)) => self.fire_reasons(hex),
            (Decision::Shoot { .. }, Action::Roll) => self.shot_reasons(),
            (Decision::Rally, Action::Rally(unit)) => {
                let items = self.rally_items(unit);
                let mut reasons: Vec<Reason> = items.iter().map(item).collect();
                reasons.push(at_most("pg:8.5a", total(&items)));
                reasons
            }
            (Decision::Fight | Decision::Designate, Action::Attack(hex)) => {
                let enemy = question.army.other();
                let mut reasons = self.strength_reasons(self.front(hex, enemy));
                reasons.extend(self.odds_after(action));
                reasons
            }
            (Decision::Designate, Action::From(hex)) => {
                let mut reasons = self.strength_reasons(self.attack_front(hex));
                reasons.extend(self.odds_after(action));
                reasons
            }
            (Decision::Designate, Action::Announce) => {
                self.before_roll(action).map_or_else(Vec::new, |it| it.0.combat_reasons())
            }
            (Decision::Lead, Action::Lead(unit)) => {
                let mr = self.face(unit).mr.to_string();
                let mut reasons = vec![reason("pg:19.4a", Message::new("prussia-why-mr"), mr)];
                reasons.extend(self.odds_after(action));
                reasons
            }
            (Decision::Ground, Action::Pair(from, to)) => {
                let ground = Item { rule: "pg:19.5a", amount: self.ground_modifier(from, to) };
                let shock = Item { rule: "pg:19.5.1b", amount: self.shock(from, to) };
                let mut reasons = vec![item(&ground), item(&shock)];
                reasons.extend(self.odds_after(action));
                reasons
            }
            (Decision::Roll, Action::Roll) => self.combat_reasons(),
            (Decision::Charge, Action::Add(unit)) => self.charge_reasons(unit),
            (Decision::Charge, Action::Target(_)) => {
                let charging = self.on_map(question.army);
                let charging = charging.filter(|&it| self.unit(it).is(Flags::CHARGING));
                charging.flat_map(|it| self.charge_reasons(it)).collect()
            }
            (Decision::Lose { .. } | Decision::Star, Action::Lose(unit)) => self.loss_reasons(unit),
            (Decision::Retreat { unit }, Action::Retreat(to)) => self.retreat_reasons(unit, to),
            _ => Vec::new(),
        }
    }

    /// [PG 7.0c, C4a, C4b, C5a, C5b] The points of a step.
    fn step_reasons(&self, piece: Piece, to: HexId) -> Vec<Reason> {
        let Some(from) = self.piece_hex(piece) else {
            return vec![reason("pg:24.2.2b", Message::new("prussia-why-entry"), "1")];
        };
        let (arm, in_column, total, spent, allowance) = match piece {
            Piece::Unit(unit) => (
                self.kind(unit).arm,
                self.in_column(unit),
                self.step_cost(unit, from, to),
                self.unit(unit).spent,
                self.allowance(unit),
            ),
            Piece::Leader(leader) => (
                Arm::Cavalry,
                self.who(leader).wing.is_some_and(|it| self.wing(it).column),
                self.ride_cost(leader, from, to),
                self.leader(leader).spent,
                self.leader_allowance(leader),
            ),
        };
        let mut reasons = Vec::new();
        let mut rest = total;
        if self.crosses_mietzel(from, to) {
            reasons.push(reason("pg:C4i", Message::new("prussia-why-mietzel"), total.to_string()));
            rest = 0;
        } else if in_column {
            reasons.push(reason("pg:7.3.1b", Message::new("prussia-why-column"), "1"));
            rest = rest.saturating_sub(1);
        } else {
            for (rule, name, cost) in self.ground_costs(arm, from, to) {
                let message = Message::new("prussia-why-terrain")
                    .term("terrain", format!("prussia-terrain-{name}"));
                reasons.push(reason(rule, message, signed_text(cost)));
                rest = rest.saturating_sub(cost);
            }
        }
        if let Piece::Unit(unit) = piece {
            let baggage = self.baggage_cost(unit, to).min(rest);
            if baggage > 0 {
                let message = Message::new("prussia-why-baggage");
                reasons.push(reason("pg:25.3.5a", message, signed_text(baggage)));
                rest -= baggage;
            }
            if rest > 0 {
                let held = self.kind(unit).is_fast() && self.is_engaged(unit);
                let rule = if held { "pg:C5b" } else { "pg:C5a" };
                let message = Message::new("prussia-why-leaving");
                reasons.push(reason(rule, message, signed_text(rest)));
            }
        }
        if spent.saturating_add(total) > allowance {
            reasons.push(reason("pg:7.0d", Message::new("prussia-why-minimum"), ""));
        }
        let message = Message::new("prussia-why-points")
            .number("spent", i32::from(spent))
            .number("allowance", i32::from(allowance));
        reasons.push(reason("pg:7.0g", message, total.to_string()));
        reasons
    }

    /// What the ground of a step costs an arm: rule, terrain, points.
    fn ground_costs(
        &self,
        arm: Arm,
        from: HexId,
        to: HexId,
    ) -> Vec<(&'static str, &'static str, u8)> {
        let (field, chart) = (&self.scenario.field, &self.scenario.terrain);
        let lane = column(arm);
        let ground = field.ground(to);
        let mut costs = vec![("pg:C4a", ground_name(ground), chart.hex(ground).cost[lane])];
        for (name, line) in SIDES.into_iter().zip(&chart.sides) {
            let there = self.lies_between(name, from, to);
            if there && line.cost[lane] > 0 {
                costs.push(("pg:C4b", name, line.cost[lane]));
            }
        }
        costs
    }

    /// Whether a hexside of the chart is crossed on this way.
    pub(super) fn lies_between(&self, name: &str, from: HexId, to: HexId) -> bool {
        let field = &self.scenario.field;
        let side = field.between(from, to);
        let bridged = side.any(Side::BRIDGE);
        match name {
            "slope-up" => field.is_up(from, to),
            "slope-down" => field.is_down(from, to),
            "stream" => side.any(Side::STREAM) && !bridged,
            "bridge" => bridged,
            "entrenchment" => side.any(Side::ENTRENCHMENT),
            "full-pond" => side.any(Side::POND),
            "mietzel" => side.any(Side::MIETZEL) && !bridged,
            _ => side.any(Side::ELBE),
        }
    }

    /// [PG 6.2d, 6.2e, 7.1a, 7.3.1a] The movement allowance of a unit, and what changes it.
    fn allowance_reasons(&self, unit: UnitId) -> Vec<Reason> {
        let (state, printed) = (self.unit(unit), self.face(unit).ma);
        let mut reasons =
            vec![reason("pg:2.1a", Message::new("prussia-why-ma"), printed.to_string())];
        let mut add = |holds: bool, rule, key| {
            if holds {
                reasons.push(reason(rule, Message::new(key), ""));
            }
        };
        add(self.in_column(unit), "pg:7.3.1a", "prussia-why-in-column");
        add(!self.is_effective(unit), "pg:6.2e", "prussia-why-degraded");
        add(state.is(Flags::OUT_OF_COMMAND), "pg:6.2.2b", "prussia-why-out-of-command");
        add(state.morale == Morale::Disordered, "pg:8.1b", "prussia-why-disordered");
        let message = Message::new("prussia-why-allowance");
        reasons.push(reason("pg:7.1a", message, self.allowance(unit).to_string()));
        reasons
    }

    /// [PG 3.4a, 3.4b, 4.2a, 4.3c] What a unit will be at a place of its stack: Engaged or Support,
    /// guns that fire or that stand behind; and whether the Engaged marker turns.
    fn order_reasons(&self, unit: UnitId, action: Action) -> Vec<Reason> {
        let mut ahead = self.clone();
        let Ok(events) = ahead.apply(&action, &mut Untouched::default()) else {
            return Vec::new();
        };
        let (rule, name) = match (self.kind(unit).is_artillery(), ahead.is_on_top(unit)) {
            (true, true) => ("pg:3.4b", "guns-ready"),
            (true, false) => ("pg:3.4b", "guns-masked"),
            _ if ahead.is_engaged(unit) => ("pg:4.2a", "engaged"),
            _ if ahead.is_support(unit) => ("pg:4.2b", "support"),
            _ => ("pg:3.4a", "in-reserve"),
        };
        let mut reasons = vec![reason(rule, Message::new(format!("prussia-why-{name}")), "")];
        if events.iter().any(|it| matches!(it, Event::Shifted { .. })) {
            reasons.push(reason("pg:4.3c", Message::new("prussia-why-shifted"), signed_text(-2)));
        }
        reasons
    }

    /// [PG 13.1a, 13.2a] What has to be rolled at least.
    fn activation_reasons(&self, army: crate::state::Army, rule: &str, needs: i32) -> Vec<Reason> {
        let initiative = self.commander(army).map_or(0, |it| self.initiative(it));
        vec![
            reason(rule, Message::new("prussia-why-initiative"), signed_text(initiative)),
            at_least(rule, needs - i32::from(initiative)),
        ]
    }

    /// [PG 7.3.3b, 7.3.3c] What each side adds to its die when a Wing tries to deploy.
    fn forced_reasons(&self, action: Action) -> Vec<Reason> {
        let mut ahead = self.clone();
        let events = ahead.apply(&action, &mut Untouched::default()).unwrap_or_default();
        let added = events.iter().find_map(|it| match it {
            Event::Forced { own, enemy, .. } => Some((own.1, enemy.1)),
            _ => None,
        });
        let Some((own, enemy)) = added else { return Vec::new() };
        let of = |name: &str, plus| {
            reason("pg:7.3.3b", Message::new(format!("prussia-why-{name}")), signed_text(plus))
        };
        vec![of("forced-own", own), of("forced-enemy", enemy)]
    }

    /// [PG 14.2b] What a special leader has to roll at most.
    fn help_reasons(&self, leader: LeaderId) -> Vec<Reason> {
        let (initiative, gloom) = (self.initiative(leader), self.gloom(self.who(leader).army));
        let mut reasons = vec![reason(
            "pg:14.2b",
            Message::new("prussia-why-initiative"),
            initiative.to_string(),
        )];
        if gloom > 0 {
            let message = Message::new("prussia-why-gloom");
            reasons.push(reason("pg:10.2g", message, signed_text(-i32::from(gloom))));
        }
        reasons.push(at_most("pg:14.2b", i32::from(initiative) - i32::from(gloom)));
        reasons
    }

    /// [PG 2.2a, 16.2a] What a battery adds to a bombardment.
    fn gun_reasons(&self, unit: UnitId, target: HexId) -> Vec<Reason> {
        let Some(hex) = self.hex(unit) else { return Vec::new() };
        let range = self.distance(hex, target);
        let index = usize::from(range).checked_sub(1);
        let bs = index.and_then(|it| self.face(unit).bs.get(it).copied()).unwrap_or(0);
        let message = Message::new("prussia-why-bs")
            .text("unit", self.unit_name(unit))
            .number("range", i32::from(range));
        vec![reason("pg:2.2a", message, signed_text(bs))]
    }

    /// [PG 16.2a, C6a, C7a] The bombardment as it stands: strength, modifiers, column.
    fn fire_reasons(&self, from: HexId) -> Vec<Reason> {
        let Some(barrage) = self.core.barrage else { return Vec::new() };
        let mut reasons: Vec<Reason> =
            self.firers().flat_map(|it| self.gun_reasons(it, barrage.target)).collect();
        let strength = self.fire_strength();
        let message = Message::new("prussia-why-strength");
        reasons.push(reason("pg:16.2a", message, strength.to_string()));
        let items = self.fire_items(from);
        reasons.extend(items.iter().map(item));
        let sum = signed_text(total(&items));
        reasons.push(reason("pg:C6a", Message::new("prussia-why-total"), sum));
        let column = self.scenario.bombardment.column(strength);
        let column = column.map_or_else(|| "–".to_owned(), |it| self.strength_range(it));
        reasons.push(reason("pg:C6a", Message::new("prussia-why-column-read"), column));
        reasons
    }

    /// [PG C6a] The strengths of a column of the Bombardment Table, as printed.
    pub(super) fn strength_range(&self, column: usize) -> String {
        self.scenario.bombardment.columns[column].clone()
    }

    /// [PG 8.3a] What a unit must roll at most to stand, item by item.
    fn check_reasons(&self, unit: UnitId) -> Vec<Reason> {
        let mr = Message::new("prussia-why-check").text("unit", self.unit_name(unit));
        let mut reasons = vec![reason("pg:8.3a", mr, self.face(unit).mr.to_string())];
        let (mm, gloom) = (self.morale_modifier(unit), self.gloom(self.army(unit)));
        if mm > 0 {
            reasons.push(reason("pg:9.0a", Message::new("prussia-why-mm"), signed_text(mm)));
        }
        if gloom > 0 {
            let message = Message::new("prussia-why-gloom");
            reasons.push(reason("pg:10.2h", message, signed_text(-i32::from(gloom))));
        }
        reasons.push(at_most("pg:8.3a", self.check_target(unit).into()));
        reasons
    }

    /// [PG 19.3a] Strength points of units.
    fn strength_reasons(&self, units: impl Iterator<Item = UnitId>) -> Vec<Reason> {
        let of = |unit: UnitId| {
            let message = Message::new("prussia-why-sp").text("unit", self.unit_name(unit));
            let message = message
                .term("morale", format!("prussia-morale-{}", morale_name(self.morale(unit))));
            reason("pg:19.3a", message, signed_text(self.face(unit).sp))
        };
        units.map(of).collect()
    }

    /// [PG 19.3a, 19.4a, C8, C9a] The close combat as it stands: who counts how much on each side, the
    /// column, the lead units, and every modifier.
    fn combat_reasons(&self) -> Vec<Reason> {
        if !matches!(self.core.agenda.last(), Some(Frame::Fight { .. })) {
            return Vec::new();
        }
        let reckoning = self.reckoning();
        let mut reasons = Vec::new();
        let sides = [
            (self.core.active, "prussia-why-attack", reckoning.strength[0]),
            (self.core.active.other(), "prussia-why-defense", reckoning.strength[1]),
        ];
        for (army, name, strength) in sides {
            let units: Vec<UnitId> = self.participants(army).collect();
            let printed: u16 = units.iter().map(|&it| u16::from(self.face(it).sp)).sum();
            reasons.extend(self.strength_reasons(units.into_iter()));
            if printed > strength {
                let message = Message::new("prussia-why-capped");
                let over = i32::from(strength) - i32::from(printed);
                reasons.push(reason("pg:19.3b", message, signed_text(over)));
            }
            reasons.push(reason("pg:19.3a", Message::new(name), strength.to_string()));
        }
        let column = Message::new("prussia-why-column-read");
        reasons.push(reason("pg:19.3e", column, ODDS[reckoning.column]));
        if let Some([Some(attacker), Some(defender)]) = self.core.combat.map(|it| it.leads) {
            let message = Message::new("prussia-why-leads")
                .text("attacker", self.unit_name(attacker))
                .text("defender", self.unit_name(defender));
            let mr = format!("{} : {}", self.face(attacker).mr, self.face(defender).mr);
            reasons.push(reason("pg:19.4a", message, mr));
        }
        reasons.extend(reckoning.items.iter().map(|it| match self.core.combat {
            Some(crate::state::Combat { pair: Some((from, to)), .. }) if it.rule == "pg:19.5a" => {
                let message = Message::new("prussia-why-ground")
                    .text("from", self.number(from))
                    .text("to", self.number(to));
                reason(it.rule, message, signed_text(it.amount))
            }
            _ => item(it),
        }));
        let sum = signed_text(total(&reckoning.items));
        reasons.push(reason("pg:C9a", Message::new("prussia-why-total"), sum));
        reasons
    }

    /// [PG 19.3e, C9a] The column and the sum of the modifiers that an answer leads to.
    fn odds_after(&self, action: Action) -> Vec<Reason> {
        let Some((ahead, _)) = self.before_roll(action) else { return Vec::new() };
        let reckoning = ahead.reckoning();
        let column = Message::new("prussia-why-column-read");
        let sum = signed_text(total(&reckoning.items));
        vec![
            reason("pg:19.3e", column, ODDS[reckoning.column]),
            reason("pg:C9a", Message::new("prussia-why-total"), sum),
        ]
    }

    /// [PG 16.2a] The bombardment about to be rolled for.
    fn shot_reasons(&self) -> Vec<Reason> {
        let from = self.core.barrage.and_then(|it| it.from);
        from.map(|it| self.fire_reasons(it)).unwrap_or_default()
    }

    /// [PG 19.12.2a] What a unit has to roll at least to charge.
    fn charge_reasons(&self, unit: UnitId) -> Vec<Reason> {
        let (mr, mm) = (self.face(unit).mr, self.charge_modifier(unit));
        let message = Message::new("prussia-why-charge").text("unit", self.unit_name(unit));
        let mut reasons = vec![reason("pg:19.12.2a", message, signed_text(mr))];
        if mm > 0 {
            reasons.push(reason("pg:9.0b", Message::new("prussia-why-mm"), signed_text(mm)));
        }
        reasons.push(at_least("pg:19.12.2a", CHARGE_NEEDS - i32::from(self.charge_value(unit))));
        reasons
    }

    /// [PG 11.1.1a] What a unit is worth after the loss of a level.
    fn loss_reasons(&self, unit: UnitId) -> Vec<Reason> {
        let left = self.unit(unit).level.saturating_sub(1);
        let levels = Message::new("prussia-why-levels-left");
        let mut reasons = vec![reason("pg:11.1.1a", levels, left.to_string())];
        if left > 0 {
            let mr = self.kind(unit).face(left).mr.to_string();
            reasons.push(reason("pg:C3a", Message::new("prussia-why-mr"), mr));
        }
        reasons
    }

    /// [PG 8.4a, 8.4.2a] What a retreat leads into, and what friends there must roll to stand.
    fn retreat_reasons(&self, unit: UnitId, to: HexId) -> Vec<Reason> {
        let army = self.army(unit);
        let mut reasons = Vec::new();
        if self.in_ezoc(army, to) {
            reasons.push(reason("pg:8.4.1a", Message::new("prussia-why-into-zone"), "!"));
        }
        if self.holds(army, to) {
            reasons.push(reason("pg:8.4.2a", Message::new("prussia-why-through-friends"), "!"));
        }
        // [PG 8.4.2d, 8.4.2e] Friends in good order may have to check.
        let friends = self.units_in(to, army).filter(|&it| it != unit && self.is_formed(it));
        reasons.extend(friends.flat_map(|it| self.check_reasons(it)));
        reasons
    }
}

fn at_most(rule: &str, target: i32) -> Reason {
    reason(rule, Message::new("prussia-why-at-most"), format!("≤ {target}").replace('-', "−"))
}

fn at_least(rule: &str, target: i32) -> Reason {
    reason(rule, Message::new("prussia-why-at-least"), format!("≥ {target}").replace('-', "−"))
}
