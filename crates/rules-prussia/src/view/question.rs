//! Questions as sentences to be, and the facts about them.

use std::collections::BTreeMap;

use scene::Message;
use serde_json::{Value, json};

use super::phase_name;
use crate::decision::{Decision, Piece};
use crate::state::{Battle, UnitId};

/// The short name of a decision.
pub(super) fn name(decision: Decision) -> &'static str {
    match decision {
        Decision::SetUp { .. } => "set-up",
        Decision::Arrange => "arrange",
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
            Decision::Help { leader } => ask.text("unit", self.leader_name(leader)),
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
            }
            Decision::Follow { leader, unit } => {
                fact("leader", json!(self.who(leader).id));
                fact("unit", json!(self.unit_id(unit)));
            }
            Decision::Help { leader } => fact("leader", json!(self.who(leader).id)),
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
            }
            Decision::Firers { target } | Decision::Shoot { target } => {
                let firers: Vec<UnitId> = self.firers().collect();
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
            }
            Decision::Roll => {
                let reckoning = self.reckoning();
                fact("column", json!(crate::charts::ODDS[reckoning.column]));
                fact("total", json!(reckoning.total()));
                fact("strength", json!(reckoning.strength));
                self.combat_facts(&mut fact);
            }
            Decision::Designate
            | Decision::Support
            | Decision::Lead
            | Decision::Ground
            | Decision::Momentum
            | Decision::Charge => self.combat_facts(&mut fact),
            Decision::Arrange
            | Decision::Advance
            | Decision::Deploy
            | Decision::Trace
            | Decision::Rout
            | Decision::Order
            | Decision::Bombard
            | Decision::Rally
            | Decision::Fight
            | Decision::Yield
            | Decision::Waver
            | Decision::Star
            | Decision::Check => {}
        }
        facts
    }

    fn combat_facts(&self, fact: &mut impl FnMut(&str, Value)) {
        if let Some(combat) = self.core.combat {
            fact("attackers", json!(self.numbers(combat.attackers.iter())));
            fact("defenders", json!(self.numbers(combat.defenders.iter())));
        }
    }
}
