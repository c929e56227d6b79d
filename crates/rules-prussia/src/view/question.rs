//! Questions as sentences to be, and the facts about them.

use hexgrid::HexId;
use scene::{Facts, Message, ResultView};

use super::phase_name;
use crate::decision::{Decision, Piece, Question};
use crate::result::RollResult;
use crate::state::{Battle, GroupId, UnitId};

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

    pub(super) fn question_facts(&self, decision: Decision) -> Facts {
        let none = Facts::default;
        let leader = |it| Some(self.who(it).id.clone());
        let wing = |it| self.scenario.wing(it).id.clone();
        let facts = match decision {
            Decision::SetUp { piece } | Decision::Arrive { piece } => {
                Facts { unit: Some(self.piece_id(piece)), ..none() }
            }
            Decision::Move { piece } => {
                let (spent, allowance) = self.paces(piece);
                let hex = self.piece_hex(piece).map(|it| self.number(it));
                let facts = Facts { unit: Some(self.piece_id(piece)), hex, ..none() };
                facts.with("points-left", allowance.saturating_sub(spent))
            }
            Decision::Retreat { unit } => self.standing_facts(unit),
            Decision::Stack { unit } => {
                Facts { stack: self.others_in_stack(unit), ..self.standing_facts(unit) }
            }
            Decision::Follow { leader: who, unit } => {
                Facts { leader: leader(who), unit: Some(self.unit_id(unit)), ..none() }
            }
            Decision::Help { leader: who } | Decision::Displaced { leader: who } => {
                Facts { leader: leader(who), ..none() }
            }
            Decision::DeployGuns { wing: of } | Decision::ColumnGuns { wing: of } => {
                none().with("wing", wing(of))
            }
            Decision::Forced { wing: of, mover } => {
                Facts { unit: Some(self.unit_id(mover)), ..none() }.with("wing", wing(of))
            }
            Decision::Activate => {
                none().with("cost", i32::from(self.normal_cost(self.core.active)))
            }
            Decision::Accept => {
                none().with("cost", i32::from(self.sight_cost(self.core.active.other())))
            }
            Decision::Claim { most } => none().with("most", i32::from(most)),
            Decision::Sight { det } => self.sight_facts(det),
            Decision::Firers { target } | Decision::Shoot { target } => {
                self.fire_facts(decision, target)
            }
            Decision::Evade { hex } | Decision::AdvanceInto { hex } => {
                Facts { hex: Some(self.number(hex)), ..self.combat_facts() }
            }
            Decision::Lose { left } => {
                let hexes = self.core.blow.map(|it| self.numbers(it.hexes.iter()));
                let hexes = Some(hexes.unwrap_or_default());
                Facts { hexes, result: self.result_fact(), ..none() }.with("left", i32::from(left))
            }
            Decision::Roll | Decision::Lead | Decision::Ground => self.roll_facts(decision),
            Decision::Fight | Decision::Designate => self.plan_facts(),
            Decision::Support | Decision::Momentum | Decision::Charge => self.combat_facts(),
            Decision::Yield | Decision::Waver | Decision::Star => {
                Facts { result: self.result_fact(), ..none() }
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
            | Decision::Check => none(),
        };
        Facts { rule: Some(rule(decision).to_owned()), because: self.cause(decision), ..facts }
    }

    /// A unit and where it stands.
    fn standing_facts(&self, unit: UnitId) -> Facts {
        let hex = self.hex(unit).map(|it| self.number(it));
        Facts { unit: Some(self.unit_id(unit)), hex, ..Facts::default() }
    }

    /// The units that lie with a unit, from the bottom to the top.
    fn others_in_stack(&self, unit: UnitId) -> Option<Vec<String>> {
        let others = self.stack(self.hex(unit)?).filter(|&it| it != unit);
        let mut others: Vec<String> = others.map(|it| self.unit_id(it)).collect();
        others.reverse();
        Some(others)
    }

    /// [PG 6.1.3a, 6.3.2a] Who sees whom.
    fn sight_facts(&self, det: Option<GroupId>) -> Facts {
        let mut facts = Facts::default();
        if let Some(group) = det {
            facts.figure("detachment", self.scenario.group(group).id.clone());
        }
        if let Some((own, seen, range)) = self.sighting(det) {
            facts.units = Some(self.unit_ids(&[own, seen]));
            facts.hex = self.hex(seen).map(|it| self.number(it));
            facts.figure("range", i32::from(range));
        }
        facts
    }

    /// [PG 16.1a] Who fires at a hex.
    fn fire_facts(&self, decision: Decision, target: HexId) -> Facts {
        let firers: Vec<UnitId> = self.firers().collect();
        let mut hexes: Vec<_> = firers.iter().filter_map(|&it| self.hex(it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        Facts {
            attacking: Some(self.numbers(hexes)),
            attacked: Some(vec![self.number(target)]),
            target: Some(self.number(target)),
            units: Some(self.unit_ids(&firers)),
            strength: Some(vec![self.fire_strength().into()]),
            ..self.at_the_roll(decision).fire_forecast()
        }
    }

    /// [PG 19.4a, 19.5a, 19.6a] The combat that is about to be rolled for.
    fn roll_facts(&self, decision: Decision) -> Facts {
        let mut facts = self.combat_facts();
        let ahead = self.at_the_roll(decision);
        if matches!(ahead.question().map(|it| it.decision), Some(Decision::Roll)) {
            ahead.combat_forecast(&mut facts);
        }
        facts
    }

    /// [PG 19.0a, 19.1a] The combat that is being named, and who still has to fight.
    fn plan_facts(&self) -> Facts {
        let mut facts = Facts { contacts: Some(self.contact_facts()), ..self.combat_facts() };
        if let Some((ahead, _)) = self.before_roll(crate::decision::Action::Announce) {
            ahead.combat_forecast(&mut facts);
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
    fn result_fact(&self) -> Option<ResultView> {
        let (roll, column) =
            self.core.combat.filter(|_| self.core.blow.is_some_and(|it| it.close))?.result?;
        let cells = self.scenario.combat.cell(roll, usize::from(column));
        Some(self.result_words(&RollResult::Fought { army: self.core.active, cells }))
    }

    /// The hexes of the combat being named or fought.
    fn combat_facts(&self) -> Facts {
        let combat = self.core.combat;
        Facts {
            attacking: combat.map(|it| self.numbers(it.attackers.iter())),
            attacked: combat.map(|it| self.numbers(it.defenders.iter())),
            ..Facts::default()
        }
    }
}
