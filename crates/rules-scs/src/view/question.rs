//! Questions as sentences to be, and the facts about them.

use std::collections::BTreeMap;

use scene::Message;
use serde_json::{Value, json};

use super::points;
use crate::agenda::MOVERS;
use crate::decision::Decision;
use crate::state::{Flags, UnitId, War};

/// The short name of a decision.
pub(super) fn name(decision: Decision) -> &'static str {
    match decision {
        Decision::SetUp { .. } => "set-up",
        Decision::SetUpStacks => "set-up-stacks",
        Decision::Arrive { .. } => "arrive",
        Decision::ChooseMover => "choose-mover",
        Decision::Move { .. } => "move",
        Decision::ChooseTarget => "choose-target",
        Decision::ChooseAttackers { .. } => "choose-attackers",
        Decision::React { .. } => "react",
        Decision::Roll { .. } => "roll",
        Decision::Convert { .. } => "convert",
        Decision::LoseStep { .. } => "lose-step",
        Decision::Retreat { .. } => "retreat",
        Decision::LoseInRetreat { .. } => "lose-in-retreat",
        Decision::Advance { .. } => "advance",
        Decision::GoOn { .. } => "go-on",
        Decision::Restack { .. } => "restack",
        Decision::Overstacked { .. } => "overstacked",
    }
}

impl War {
    pub(super) fn question_message(&self, decision: Decision) -> Message {
        let ask = Message::new(format!("scs-ask-{}", name(decision)));
        match decision {
            Decision::SetUp { unit } | Decision::Arrive { unit } => {
                ask.text("unit", self.name(unit))
            }
            Decision::SetUpStacks | Decision::ChooseTarget => ask,
            Decision::ChooseMover => {
                ask.term("phase", format!("scs-phase-{}", self.core.phase.word()))
            }
            Decision::Move { hex } => {
                let units: Vec<UnitId> = self.group(hex, MOVERS).collect();
                ask.list("units", self.names(&units)).text("hex", self.number(hex))
            }
            Decision::ChooseAttackers { target } | Decision::React { target } => {
                ask.text("hex", self.number(target))
            }
            Decision::Roll { target, .. } => {
                let reckoning = self.reckoning();
                let column =
                    reckoning.column.map(|it| &self.scenario.results.columns[usize::from(it)]);
                let column = column.map(ToString::to_string).unwrap_or_default();
                ask.text("hex", self.number(target)).text("column", column)
            }
            Decision::Convert { hexes } => ask.number("hexes", i32::from(hexes)),
            Decision::LoseStep { left } => ask.number("left", i32::from(left)),
            Decision::Retreat { hex, left } | Decision::LoseInRetreat { hex, left } => {
                ask.text("hex", self.number(hex)).number("left", i32::from(left))
            }
            Decision::Advance { hex }
            | Decision::Restack { hex }
            | Decision::Overstacked { hex } => ask.text("hex", self.number(hex)),
            Decision::GoOn { unit, left } => {
                ask.text("unit", self.name(unit)).number("left", i32::from(left))
            }
        }
    }

    pub(super) fn question_facts(&self, decision: Decision) -> BTreeMap<String, Value> {
        let mut facts = BTreeMap::new();
        let mut fact = |name: &str, value: Value| {
            facts.insert(name.to_owned(), value);
        };
        match decision {
            Decision::SetUp { unit } | Decision::Arrive { unit } => {
                fact("unit", json!(self.name(unit)));
            }
            Decision::SetUpStacks | Decision::ChooseMover | Decision::ChooseTarget => {}
            Decision::Move { hex } => {
                fact("hex", json!(self.number(hex)));
                let left = |it: UnitId| {
                    (self.name(it), points(self.allowance(it).saturating_sub(self.unit(it).spent)))
                };
                let movers: BTreeMap<String, String> = self.group(hex, MOVERS).map(left).collect();
                fact("points-left", json!(movers));
            }
            Decision::ChooseAttackers { target } => {
                fact("target", json!(self.number(target)));
                let attackers: Vec<UnitId> = self
                    .involved(self.core.side)
                    .filter(|&it| self.unit(it).is(Flags::ATTACKING))
                    .collect();
                fact("attackers", json!(self.names(&attackers)));
            }
            Decision::React { target } => fact("target", json!(self.number(target))),
            Decision::Roll { target, .. } => {
                let reckoning = self.reckoning();
                fact("target", json!(self.number(target)));
                fact("attack", json!(reckoning.attack.to_string()));
                fact("defense", json!(reckoning.defense.to_string()));
                fact("odds", json!(reckoning.odds.map(|it| it.to_string())));
                fact("shift", json!(reckoning.shift));
                let column =
                    reckoning.column.map(|it| self.scenario.results.columns[usize::from(it)]);
                fact("column", json!(column.map(|it| it.to_string())));
            }
            Decision::Convert { hexes } => fact("hexes", json!(hexes)),
            Decision::LoseStep { left } => fact("left", json!(left)),
            Decision::Retreat { hex, left } | Decision::LoseInRetreat { hex, left } => {
                fact("hex", json!(self.number(hex)));
                fact("left", json!(left));
            }
            Decision::Advance { hex }
            | Decision::Restack { hex }
            | Decision::Overstacked { hex } => {
                fact("hex", json!(self.number(hex)));
            }
            Decision::GoOn { unit, left } => {
                fact("unit", json!(self.name(unit)));
                fact("left", json!(left));
            }
        }
        facts
    }
}
