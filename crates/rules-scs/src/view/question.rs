//! Questions as sentences to be, and the facts about them.

use std::collections::BTreeMap;

use scene::{Facts, Message};

use super::points;
use crate::agenda::MOVERS;
use crate::decision::Decision;
use crate::event::Reckoning;
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
                let column = self.column_text(&self.reckoning()).unwrap_or_default();
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

    pub(super) fn question_facts(&self, decision: Decision) -> Facts {
        let mut facts = Facts::default();
        match decision {
            Decision::SetUp { unit } | Decision::Arrive { unit } => {
                facts.unit = Some(self.unit_id(unit));
            }
            Decision::SetUpStacks | Decision::ChooseMover | Decision::ChooseTarget => {}
            Decision::Move { hex } => {
                facts.hex = Some(self.number(hex));
                let left = |it: UnitId| {
                    (
                        self.unit_id(it),
                        points(self.allowance(it).saturating_sub(self.unit(it).spent)),
                    )
                };
                let movers: BTreeMap<String, String> = self.group(hex, MOVERS).map(left).collect();
                facts.figure("points-left", movers);
            }
            Decision::ChooseAttackers { target } => {
                facts.target = Some(self.number(target));
                let attackers: Vec<UnitId> = self
                    .involved(self.core.side)
                    .filter(|&it| self.unit(it).is(Flags::ATTACKING))
                    .collect();
                facts.attackers = Some(self.unit_ids(&attackers));
                // [SCS 0.10A] What hidden units count is not told before they are shown.
                if !attackers.is_empty() && !self.hides_units(target) {
                    let reckoning = self.reckon(&attackers, target);
                    facts.odds = reckoning.odds.map(|it| it.to_string());
                    facts.column = self.column_text(&reckoning);
                }
            }
            Decision::React { target } => facts.target = Some(self.number(target)),
            Decision::Roll { target, .. } => {
                facts.target = Some(self.number(target));
                self.reckoned_facts(&mut facts);
            }
            Decision::Convert { hexes } => facts.figure("hexes", hexes),
            Decision::LoseStep { left } => facts.figure("left", left),
            Decision::Retreat { hex, left } | Decision::LoseInRetreat { hex, left } => {
                facts.hex = Some(self.number(hex));
                facts.figure("left", left);
            }
            Decision::Advance { hex }
            | Decision::Restack { hex }
            | Decision::Overstacked { hex } => facts.hex = Some(self.number(hex)),
            Decision::GoOn { unit, left } => {
                facts.unit = Some(self.unit_id(unit));
                facts.figure("left", left);
            }
        }
        facts
    }

    /// The column of the combat results table, as printed.
    fn column_text(&self, reckoning: &Reckoning) -> Option<String> {
        reckoning.column.map(|it| self.scenario.results.columns[usize::from(it)].to_string())
    }

    /// [SCS 7.4A] The strengths, and the column they lead to.
    fn reckoned_facts(&self, facts: &mut Facts) {
        let reckoning = self.reckoning();
        facts.odds = reckoning.odds.map(|it| it.to_string());
        facts.column = self.column_text(&reckoning);
        facts.figure("attack", reckoning.attack.to_string());
        facts.figure("defense", reckoning.defense.to_string());
        facts.figure("shift", i32::from(reckoning.shift));
    }
}
