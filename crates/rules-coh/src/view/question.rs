//! Questions as sentences to be, and the facts about them.

use scene::{Arg, Facts, Message};

use super::tell::work_word;
use crate::act::{Fund, Mark};
use crate::agenda::Purpose;
use crate::decision::Decision;
use crate::state::{Firefight, Flags, UnitId};

/// The short name of a decision.
pub(super) fn name(decision: Decision) -> &'static str {
    match decision {
        Decision::SetUp { .. } => "set-up",
        Decision::Begin => "begin",
        Decision::Face { .. } => "face",
        Decision::Plot { .. } => "plot",
        Decision::CloseCall { .. } => "close-call",
        Decision::Bid => "bid",
        Decision::Reputation => "reputation",
        Decision::Turn => "turn",
        Decision::Plan => "plan",
        Decision::Declare { .. } => "declare",
        Decision::Path { .. } => "path",
        Decision::Hindered { .. } => "hindered",
        Decision::Surprise { .. } => "surprise",
        Decision::Spot { .. } => "spot",
        Decision::Aim => "aim",
        Decision::Roll { .. } => "roll",
        Decision::Keep { .. } => "keep",
        Decision::Vengeance => "vengeance",
        Decision::FallBack { .. } => "fall-back",
        Decision::Sense => "sense",
        Decision::Fly { .. } => "fly",
        Decision::Altitude { .. } => "altitude",
    }
}

/// The word for what dice are rolled for.
pub(super) fn purpose_name(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Attack => "attack",
        Purpose::Rally(_) => "rally",
        Purpose::Wire(_) => "wire",
        Purpose::RoadBlock(_) => "road-block",
        Purpose::Bog(_) => "bog",
        Purpose::Mines(_) => "mines",
        Purpose::Detect(_) => "detect",
        Purpose::Activation(_) => "activation",
        Purpose::MoreAp => "more-ap",
        Purpose::MoreCap => "more-cap",
        Purpose::Snipers(_) => "snipers",
        Purpose::Initiative => "initiative",
    }
}

/// The word for how an action is paid.
pub(super) fn fund_name(fund: Fund) -> &'static str {
    match fund {
        Fund::Ap => "ap",
        Fund::Opportunity => "opportunity",
        Fund::Command => "command",
        Fund::Card(_) => "card",
    }
}

impl Firefight {
    pub(super) fn question_message(&self, decision: Decision) -> Message {
        let ask = Message::new(format!("coh-ask-{}", name(decision)));
        match decision {
            Decision::SetUp { unit }
            | Decision::Face { unit, .. }
            | Decision::CloseCall { unit }
            | Decision::Declare { unit }
            | Decision::Path { unit }
            | Decision::Surprise { unit }
            | Decision::Fly { unit }
            | Decision::Altitude { unit }
            | Decision::FallBack { unit } => ask.text("unit", self.name(unit)),
            Decision::Plot { oba } => {
                let card = self.scenario.oba[usize::from(oba)].card;
                ask.words("card", self.card_words(card))
            }
            Decision::Begin
            | Decision::Bid
            | Decision::Reputation
            | Decision::Sense
            | Decision::Vengeance => ask,
            Decision::Turn => {
                let state = self.force(self.core.mover);
                ask.number("ap", i32::from(state.ap)).number("cap", i32::from(state.cap))
            }
            Decision::Plan => {
                let act = self.act();
                let term = format!("coh-fund-{}", fund_name(act.fund));
                let count = i32::try_from(act.members.len()).unwrap_or(i32::MAX);
                ask.list("units", self.names(&act.members))
                    .number("count", count)
                    .term("fund", term)
            }
            Decision::Hindered { unit, extra } => {
                ask.text("unit", self.name(unit)).number("extra", i32::from(extra))
            }
            Decision::Spot { target, .. } => ask.text("hex", self.number(target)),
            Decision::Aim => {
                let volley = self.core.volley.as_ref().expect("an attack goes on");
                ask.text("hex", self.number(volley.into))
            }
            Decision::Roll { purpose } | Decision::Keep { purpose } => {
                let ask = ask.term("purpose", format!("coh-purpose-{}", purpose_name(purpose)));
                ask.text("whom", self.whom(purpose))
            }
        }
    }

    /// Whom or what a roll is about; a dash where it is about nobody in sight.
    fn whom(&self, purpose: Purpose) -> Arg {
        let nobody = || Arg::from("–");
        match purpose {
            Purpose::Attack => {
                let aimed = self.core.volley.as_ref().and_then(|it| it.aimed.as_ref());
                match aimed.map(|it| it.mark) {
                    Some(Mark::Unit(unit)) => self.name(unit).into(),
                    Some(Mark::Work(kind)) => Arg::Term(format!("coh-kind-{}", work_word(kind))),
                    Some(Mark::Ghost) => {
                        let volley = self.core.volley.as_ref().expect("a target is aimed at");
                        self.number(volley.into).into()
                    }
                    None => nobody(),
                }
            }
            // [COH 10.0a] Whom the mines attack is not told of those nobody sees.
            Purpose::Mines(unit) if self.unit(unit).is(Flags::HIDDEN) => nobody(),
            Purpose::Rally(unit)
            | Purpose::Wire(unit)
            | Purpose::RoadBlock(unit)
            | Purpose::Bog(unit)
            | Purpose::Mines(unit)
            | Purpose::Activation(unit) => self.name(unit).into(),
            // Whom they look for is what they do not know.
            Purpose::Detect(_) | Purpose::MoreAp | Purpose::MoreCap | Purpose::Initiative => {
                nobody()
            }
            Purpose::Snipers(force) => self.side_told(force).into(),
        }
    }

    /// [COH 3.0d] The one unit whose activation runs and that can go on with its AP.
    fn acting_already(&self) -> Option<UnitId> {
        let force = self.core.mover;
        let mut active = self.units_of(force).filter(|&it| self.unit(it).is(Flags::JOINED));
        let only = active.next().filter(|_| active.next().is_none());
        only.filter(|&it| self.may_act(force, Fund::Ap, it).is_ok())
    }

    pub(super) fn question_facts(&self, decision: Decision) -> Facts {
        let mut facts = Facts::default();
        match decision {
            Decision::SetUp { unit }
            | Decision::Face { unit, .. }
            | Decision::CloseCall { unit }
            | Decision::Declare { unit }
            | Decision::Path { unit }
            | Decision::Surprise { unit }
            | Decision::Fly { unit }
            | Decision::Altitude { unit }
            | Decision::FallBack { unit } => facts.unit = Some(self.unit_id(unit)),
            Decision::Turn => {
                let state = self.force(self.core.mover);
                facts.unit = self.acting_already().map(|it| self.unit_id(it));
                facts.figure("ap", i32::from(state.ap));
                facts.figure("cap", i32::from(state.cap));
            }
            Decision::Plan => {
                let act = self.act();
                facts.units = Some(self.unit_ids(&act.members));
                facts.figure("fund", fund_name(act.fund));
                // As everywhere, `ap` and `cap` are what the force has left.
                let state = self.force(act.force);
                facts.figure("ap", i32::from(state.ap));
                facts.figure("cap", i32::from(state.cap));
                facts.figure("cap-paid", i32::from(act.cap));
            }
            Decision::Hindered { unit, extra } => {
                facts.unit = Some(self.unit_id(unit));
                facts.figure("extra", i32::from(extra));
            }
            Decision::Spot { target, .. } => facts.target = Some(self.number(target)),
            Decision::Aim => {
                facts.target = self.core.volley.as_ref().map(|it| self.number(it.into));
            }
            Decision::Roll { purpose } | Decision::Keep { purpose } => {
                facts.figure("purpose", purpose_name(purpose));
                if let Some(volley) =
                    self.core.volley.as_ref().filter(|_| purpose == Purpose::Attack)
                {
                    facts.target = Some(self.number(volley.into));
                    facts.attackers = Some(self.unit_ids(&volley.firers));
                }
                if let Some(volley) = &self.core.volley
                    && let Some(target) = volley.aimed.as_ref().filter(|it| it.mark != Mark::Ghost)
                {
                    // [COH card.9] What cards add is firepower, too.
                    let power = target.power() + i16::from(volley.bonus);
                    facts.figure("power", i32::from(power));
                    facts.figure("defense", i32::from(target.value()));
                }
            }
            Decision::Begin
            | Decision::Plot { .. }
            | Decision::Bid
            | Decision::Reputation
            | Decision::Sense
            | Decision::Vengeance => {}
        }
        facts
    }
}
