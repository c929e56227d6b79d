//! The answers as they are offered: where each one is clicked, and what a button calls it.

use scene::{Ask, Choice, Message, Place, Thing};

use crate::decision::{About, Action, Decision};
use crate::state::{UnitId, War};

impl War {
    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let decision = self.question().map(|it| it.decision);
        let (at, unit) = match action.about() {
            About::Hex(hex) => (Some(Place::Hex(self.number(hex))), None),
            About::Unit(unit) => (None, Some(self.unit_id(unit))),
            About::Number(_) | About::Nothing => (None, None),
        };
        Choice {
            action: action.text(&self.scenario),
            verb: action.verb().into(),
            label: self.label(decision, action),
            at: at.into(),
            unit,
            caution: decision.and_then(|it| self.caution(it, action)),
            part: None,
        }
    }

    /// What a button calls an answer: the verb, more closely by the question where one verb answers
    /// several.
    fn label(&self, decision: Option<Decision>, action: Action) -> Message {
        let variant = match (decision, action) {
            (Some(Decision::ChooseAttackers { .. }), Action::Add(_)) => "-attacker",
            (Some(Decision::SetUpStacks), Action::Done) => "-set-up",
            (Some(Decision::React { .. }), Action::Done) => "-react",
            (Some(Decision::Advance { .. }), Action::Done) => "-advance",
            _ => "",
        };
        let label = Message::new(format!("scs-do-{}{variant}", action.verb()));
        let label = match action.about() {
            About::Hex(hex) => label.text("hex", self.number(hex)),
            About::Unit(unit) => label.text("unit", self.name(unit)),
            About::Number(number) => label.number("number", i32::from(number)),
            About::Nothing => label,
        };
        match (decision, action) {
            (Some(Decision::SetUp { unit } | Decision::Arrive { unit }), _) => {
                label.text("unit", self.name(unit))
            }
            (_, Action::End) => {
                label.term("phase", format!("scs-phase-{}", self.core.phase.word()))
            }
            _ => label,
        }
    }

    /// What would be left undone by an answer that ends something; `None` if nothing would.
    fn caution(&self, decision: Decision, action: Action) -> Option<Message> {
        match (decision, action) {
            (Decision::ChooseMover, Action::End) => {
                let movers = self.count_answers(decision, |it| matches!(it, Action::Select(_)));
                (movers > 0).then(|| Message::new("scs-still-to-move").number("units", movers))
            }
            (Decision::ChooseTarget, Action::End) => {
                let targets = self.count_answers(decision, |it| matches!(it, Action::Attack(_)));
                let message = Message::new("scs-still-to-attack").number("hexes", targets);
                (targets > 0).then(|| message.number("units", count(self.unused_attackers())))
            }
            (Decision::React { .. }, Action::Done) => {
                let guns = self.count_answers(decision, |it| matches!(it, Action::Barrage(_)));
                (guns > 0).then(|| Message::new("scs-still-to-fire").number("units", guns))
            }
            (Decision::Advance { .. }, Action::Done) => {
                let units = self.count_answers(decision, |it| matches!(it, Action::Advance(_)));
                (units > 0).then(|| Message::new("scs-still-to-advance").number("units", units))
            }
            _ => None,
        }
    }

    fn count_answers(&self, decision: Decision, counts: impl Fn(&Action) -> bool) -> i32 {
        let side = self.question().map_or(self.core.side, |it| it.side);
        let answers = self.answers_to(decision, side);
        count(answers.iter().filter(|&it| counts(it)))
    }

    /// [SCS 7.2d] The units that could still take part in an attack of this phase.
    pub(super) fn unused_attackers(&self) -> impl Iterator<Item = UnitId> {
        self.scenario.units_of(self.core.side).filter(|&unit| {
            let Some(from) = self.unit(unit).hex() else { return false };
            let beside = self.scenario.map.grid.neighbors(from).map(|(_, it)| it);
            let mut targets = beside.filter(|&it| self.may_join_attack(unit, it).is_ok());
            targets.any(|it| self.may_attack(it).is_ok())
        })
    }
}

fn count(all: impl Iterator) -> i32 {
    i32::try_from(all.count()).expect("the loader limits maps and rosters")
}

/// What one could think of answering, to ask why it may not be.
pub(super) fn asks(decision: Decision) -> Vec<Ask> {
    let unit = |verb| Ask { verb, about: Thing::Unit };
    let hex = |verb| Ask { verb, about: Thing::Hex };
    match decision {
        Decision::SetUp { .. } | Decision::Arrive { .. } => vec![hex("place")],
        Decision::SetUpStacks | Decision::Restack { .. } => vec![unit("top")],
        Decision::ChooseMover => vec![unit("select")],
        Decision::Move { .. } => vec![hex("move"), hex("overrun"), unit("add"), unit("drop")],
        Decision::ChooseTarget => vec![hex("attack")],
        Decision::ChooseAttackers { .. } => vec![unit("add"), unit("barrage")],
        Decision::React { .. } => vec![unit("barrage")],
        Decision::Roll { .. } | Decision::Convert { .. } => Vec::new(),
        Decision::LoseStep { .. } | Decision::LoseInRetreat { .. } => vec![unit("lose")],
        Decision::Retreat { .. } => vec![hex("retreat"), unit("split")],
        Decision::Advance { .. } => vec![unit("advance")],
        Decision::GoOn { .. } => vec![hex("go")],
        Decision::Overstacked { .. } => vec![unit("eliminate")],
    }
}
