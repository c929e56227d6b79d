//! Questions as sentences to be, and the facts about them.

use std::collections::BTreeMap;

use scene::Message;
use serde_json::{Value, json};

use super::phase_name;
use crate::charts::result_text;
use crate::decision::{Decision, Piece, Question};
use crate::state::{Battle, UnitId};

/// The short name of a decision.
pub(super) fn name(decision: Decision) -> &'static str {
    match decision {
        Decision::SetUp { .. } => "set-up",
        Decision::Arrange => "arrange",
        Decision::Begin => "begin",
        Decision::Activate => "activate",
        Decision::Advance => "advance",
        Decision::Claim { .. } => "claim",
        Decision::Arrive { .. } => "arrive",
        Decision::Deploy => "deploy",
        Decision::DeployGuns { .. } => "deploy-guns",
        Decision::Help { .. } => "help",
        Decision::Trace => "trace",
        Decision::Rout => "rout",
        Decision::Retreat { .. } => "retreat",
        Decision::Follow { .. } => "follow",
        Decision::Order => "order",
        Decision::ColumnGuns { .. } => "column-guns",
        Decision::Move { .. } => "move",
        Decision::Stack { .. } => "stack",
        Decision::Sight { det: None } => "sight",
        Decision::Sight { det: Some(_) } => "sight-detachment",
        Decision::Accept => "accept",
        Decision::Forced { .. } => "forced",
        Decision::Displaced { .. } => "displaced",
        Decision::Bombard => "bombard",
        Decision::Firers { .. } => "firers",
        Decision::Shoot { .. } => "shoot",
        Decision::Rally => "rally",
        Decision::Fight => "fight",
        Decision::Designate => "designate",
        Decision::Evade { .. } => "evade",
        Decision::Support => "support",
        Decision::Lead => "lead",
        Decision::Ground => "ground",
        Decision::Roll => "roll",
        Decision::Lose { .. } => "lose",
        Decision::Yield => "yield",
        Decision::Waver => "waver",
        Decision::Star => "star",
        Decision::AdvanceInto { .. } => "advance-into",
        Decision::Momentum => "momentum",
        Decision::Charge => "charge",
        Decision::Check => "check",
    }
}

/// The rule that has a question asked.
fn rule(decision: Decision) -> &'static str {
    match decision {
        Decision::SetUp { .. } | Decision::Arrange => "pg:22.2e",
        Decision::Begin => "pg:12a",
        Decision::Activate => "pg:6.1.1a",
        Decision::Advance => "pg:23.4a",
        Decision::Claim { .. } => "pg:23.4b",
        Decision::Arrive { .. } => "pg:26.3.3b",
        Decision::Deploy => "pg:7.3.2a",
        Decision::DeployGuns { .. } => "pg:7.3.2b",
        Decision::Help { .. } => "pg:14.2b",
        Decision::Trace => "pg:6.2.2f",
        Decision::Rout => "pg:15.1a",
        Decision::Retreat { .. } => "pg:8.4a",
        Decision::Follow { .. } => "pg:8.4d",
        Decision::Order => "pg:15.3a",
        Decision::ColumnGuns { .. } => "pg:7.3b",
        Decision::Move { .. } => "pg:7.0a",
        Decision::Stack { .. } => "pg:3.4d",
        Decision::Sight { det: None } => "pg:6.1.3a",
        Decision::Sight { det: Some(_) } => "pg:6.3.2a",
        Decision::Accept => "pg:13.2b",
        Decision::Forced { .. } => "pg:7.3.3a",
        Decision::Displaced { .. } => "pg:9.2b",
        Decision::Bombard => "pg:16.0b",
        Decision::Firers { .. } => "pg:16.1a",
        Decision::Shoot { .. } => "pg:16.2a",
        Decision::Rally => "pg:17a",
        Decision::Fight => "pg:19.0a",
        Decision::Designate => "pg:19.1a",
        Decision::Evade { .. } => "pg:19.2a",
        Decision::Support => "pg:19.1.1d",
        Decision::Lead => "pg:19.4a",
        Decision::Ground => "pg:19.5a",
        Decision::Roll => "pg:19.6a",
        Decision::Lose { .. } => "pg:11.1a",
        Decision::Yield => "pg:11.3.5a",
        Decision::Waver => "pg:11.3.3a",
        Decision::Star => "pg:11.3.1a",
        Decision::AdvanceInto { .. } => "pg:19.9a",
        Decision::Momentum => "pg:19.10a",
        Decision::Charge => "pg:19.12.1a",
        Decision::Check => "pg:10.2f",
    }
}

impl Battle {
    pub(super) fn question_message(&self, decision: Decision) -> Message {
        let ask = Message::new(format!("prussia-ask-{}", name(decision)));
        match decision {
            Decision::SetUp { piece } | Decision::Arrive { piece } => {
                ask.text("unit", self.piece_name(piece))
            }
            Decision::Activate => {
                let army = self.core.active;
                let initiative = self.commander(army).map_or(0, |it| self.initiative(it));
                ask.number("cost", i32::from(self.normal_cost(army)))
                    .number("initiative", i32::from(initiative))
            }
            Decision::Claim { most } => ask.number("most", i32::from(most)),
            Decision::DeployGuns { wing } | Decision::ColumnGuns { wing } => {
                ask.words("wing", self.wing_words(wing))
            }
            Decision::Help { leader } | Decision::Displaced { leader } => {
                ask.text("unit", self.leader_name(leader))
            }
            Decision::Retreat { unit } | Decision::Stack { unit } => {
                ask.text("unit", self.unit_name(unit))
            }
            Decision::Follow { leader, unit } => {
                ask.text("leader", self.leader_name(leader)).text("unit", self.unit_name(unit))
            }
            Decision::Move { piece } => {
                let (spent, allowance) = self.paces(piece);
                ask.text("unit", self.piece_name(piece))
                    .number("left", i32::from(allowance.saturating_sub(spent)))
            }
            Decision::Sight { det: Some(group) } => {
                ask.words("group", super::words(&self.scenario.group(group).name))
            }
            Decision::Accept => {
                let army = self.core.active.other();
                ask.number("cost", i32::from(self.sight_cost(army)))
            }
            Decision::Forced { wing, mover } => {
                ask.words("wing", self.wing_words(wing)).text("unit", self.unit_name(mover))
            }
            Decision::Bombard => {
                ask.term("phase", format!("prussia-phase-{}", phase_name(self.core.phase)))
            }
            Decision::Firers { target } | Decision::Shoot { target } => ask
                .text("hex", self.number(target))
                .number("strength", i32::from(self.fire_strength())),
            Decision::Evade { hex } | Decision::AdvanceInto { hex } => {
                ask.text("hex", self.number(hex))
            }
            Decision::Roll => {
                let reckoning = self.reckoning();
                ask.text("column", crate::charts::ODDS[reckoning.column])
                    .text("total", super::signed_text(reckoning.total()))
            }
            Decision::Lose { left } => ask.number("left", i32::from(left)),
            Decision::Designate => ask.list("hexes", self.defended()),
            Decision::Arrange
            | Decision::Begin
            | Decision::Advance
            | Decision::Deploy
            | Decision::Trace
            | Decision::Rout
            | Decision::Order
            | Decision::Sight { det: None }
            | Decision::Rally
            | Decision::Fight
            | Decision::Support
            | Decision::Lead
            | Decision::Ground
            | Decision::Yield
            | Decision::Waver
            | Decision::Star
            | Decision::Momentum
            | Decision::Charge
            | Decision::Check => ask,
        }
    }

    /// Movement points spent by a piece, and what it has.
    fn paces(&self, piece: Piece) -> (u8, u8) {
        match piece {
            Piece::Unit(unit) => (self.unit(unit).spent, self.allowance(unit)),
            Piece::Leader(leader) => (self.leader(leader).spent, self.leader_allowance(leader)),
        }
    }

    /// The hexes attacked in the combat being named or fought.
    fn defended(&self) -> Vec<String> {
        self.core.combat.map(|it| self.numbers(it.defenders.iter())).unwrap_or_default()
    }

    pub(super) fn question_facts(&self, decision: Decision) -> BTreeMap<String, Value> {
        let mut facts = BTreeMap::new();
        let mut fact = |name: &str, value: Value| {
            facts.insert(name.to_owned(), value);
        };
        match decision {
            Decision::SetUp { piece } | Decision::Arrive { piece } => {
                fact("unit", json!(self.piece_id(piece)));
            }
            Decision::Move { piece } => {
                let (spent, allowance) = self.paces(piece);
                fact("unit", json!(self.piece_id(piece)));
                fact("hex", json!(self.piece_hex(piece).map(|it| self.number(it))));
                fact("points-left", json!(allowance.saturating_sub(spent)));
            }
            Decision::Retreat { unit } | Decision::Stack { unit } => {
                fact("unit", json!(self.unit_id(unit)));
                fact("hex", json!(self.hex(unit).map(|it| self.number(it))));
                if let (Decision::Stack { .. }, Some(hex)) = (decision, self.hex(unit)) {
                    let others = self.stack(hex).filter(|&it| it != unit);
                    let mut others: Vec<String> = others.map(|it| self.unit_id(it)).collect();
                    others.reverse();
                    fact("stack", json!(others));
                }
            }
            Decision::Follow { leader, unit } => {
                fact("leader", json!(self.who(leader).id));
                fact("unit", json!(self.unit_id(unit)));
            }
            Decision::Help { leader } | Decision::Displaced { leader } => {
                fact("leader", json!(self.who(leader).id));
            }
            Decision::DeployGuns { wing } | Decision::ColumnGuns { wing } => {
                fact("wing", json!(self.scenario.wing(wing).id));
            }
            Decision::Forced { wing, mover } => {
                fact("wing", json!(self.scenario.wing(wing).id));
                fact("unit", json!(self.unit_id(mover)));
            }
            Decision::Activate => fact("cost", json!(self.normal_cost(self.core.active))),
            Decision::Accept => fact("cost", json!(self.sight_cost(self.core.active.other()))),
            Decision::Claim { most } => fact("most", json!(most)),
            Decision::Sight { det } => {
                fact("detachment", json!(det.map(|it| self.scenario.group(it).id.clone())));
                if let Some((own, seen, range)) = self.sighting(det) {
                    fact("units", json!([self.unit_id(own), self.unit_id(seen)]));
                    fact("hex", json!(self.hex(seen).map(|it| self.number(it))));
                    fact("range", json!(range));
                }
            }
            Decision::Firers { target } | Decision::Shoot { target } => {
                self.at_the_roll(decision).fire_forecast(&mut fact);
                let firers: Vec<UnitId> = self.firers().collect();
                let mut hexes: Vec<_> = firers.iter().filter_map(|&it| self.hex(it)).collect();
                hexes.sort_unstable();
                hexes.dedup();
                fact("attackers", json!(self.numbers(hexes)));
                fact("defenders", json!([self.number(target)]));
                fact("target", json!(self.number(target)));
                fact("units", json!(firers.iter().map(|&it| self.unit_id(it)).collect::<Vec<_>>()));
                fact("strength", json!(self.fire_strength()));
            }
            Decision::Evade { hex } | Decision::AdvanceInto { hex } => {
                fact("hex", json!(self.number(hex)));
                self.combat_facts(&mut fact);
            }
            Decision::Lose { left } => {
                fact("left", json!(left));
                let hexes = self.core.blow.map(|it| self.numbers(it.hexes.iter()));
                fact("hexes", json!(hexes.unwrap_or_default()));
                fact("result", json!(self.result_fact()));
            }
            Decision::Roll | Decision::Lead | Decision::Ground => {
                self.combat_facts(&mut fact);
                let ahead = self.at_the_roll(decision);
                if matches!(ahead.question().map(|it| it.decision), Some(Decision::Roll)) {
                    ahead.combat_forecast(&mut fact);
                }
            }
            Decision::Fight | Decision::Designate => {
                self.combat_facts(&mut fact);
                fact("contacts", self.contact_facts());
                if let Some((ahead, _)) = self.before_roll(crate::decision::Action::Announce) {
                    ahead.combat_forecast(&mut fact);
                }
            }
            Decision::Support | Decision::Momentum | Decision::Charge => {
                self.combat_facts(&mut fact);
            }
            Decision::Arrange
            | Decision::Begin
            | Decision::Advance
            | Decision::Deploy
            | Decision::Trace
            | Decision::Rout
            | Decision::Order
            | Decision::Bombard
            | Decision::Rally
            | Decision::Check => {}
            Decision::Yield | Decision::Waver | Decision::Star => {
                fact("result", json!(self.result_fact()));
            }
        }
        fact("rule", json!(rule(decision)));
        if let Some(cause) = self.cause(decision) {
            fact("because", json!(cause));
        }
        facts
    }

    /// The battle as it will stand when the die of the open question is rolled, as far as that can be
    /// foreseen.
    fn at_the_roll(&self, decision: Decision) -> Self {
        let army = self.question().map_or(self.core.active, |it| it.army);
        let first = self.likely(Question { army, decision }, false);
        let ahead = first.and_then(|it| self.before_roll(it));
        ahead.map_or_else(|| self.clone(), |it| it.0)
    }

    /// [PG 19.6a] The result of the close combat that is being suffered, attacker first.
    fn result_fact(&self) -> Option<String> {
        let (roll, column) =
            self.core.combat.filter(|_| self.core.blow.is_some_and(|it| it.close))?.result?;
        Some(result_text(self.scenario.combat.cell(roll, usize::from(column))))
    }

    fn combat_facts(&self, fact: &mut impl FnMut(&str, Value)) {
        if let Some(combat) = self.core.combat {
            fact("attackers", json!(self.numbers(combat.attackers.iter())));
            fact("defenders", json!(self.numbers(combat.defenders.iter())));
        }
    }
}
