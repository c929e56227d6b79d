//! The answers as they are offered: where each one is clicked, and what a button calls it.

use scene::{Ask, Choice, Message, Place, Role, Thing, Warning};

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
            role: role(action),
            warns: decision.into_iter().flat_map(|it| self.warnings(it, action)).collect(),
            last: false,
            part: None,
            mode: None,
            opens: false,
        }
    }

    /// What a button calls an answer: the verb, more closely by the question where one verb answers
    /// several.
    fn label(&self, decision: Option<Decision>, action: Action) -> Message {
        let variant = match (decision, action) {
            (Some(Decision::ChooseAttackers { .. }), Action::Add(_) | Action::Drop(_)) => {
                "-attacker"
            }
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

    /// What could still be done before an answer that ends something; `None` if nothing could.
    fn caution(&self, decision: Decision, action: Action) -> Option<Message> {
        if (decision, action) != (Decision::ChooseMover, Action::End) {
            return None;
        }
        let movers = self.abouts(decision, |it| matches!(it, Action::Select(_)));
        let units = count(movers.into_iter());
        (units > 0).then(|| Message::new("scs-still-to-move").number("units", units))
    }

    /// What will be lost by an answer that ends something.
    fn warnings(&self, decision: Decision, action: Action) -> Vec<Warning> {
        match (decision, action) {
            (Decision::ChooseMover, Action::End) => self.overstacks_lost().into_iter().collect(),
            (Decision::ChooseTarget, Action::End) => {
                let targets = self.abouts(decision, |it| matches!(it, Action::Attack(_)));
                let units: Vec<UnitId> = self.unused_attackers().collect();
                let message = Message::new("scs-still-to-attack")
                    .number("hexes", count(targets.iter()))
                    .number("units", count(units.iter()));
                self.warning(message, "scs:7.2d", &targets, &units)
            }
            (Decision::React { .. }, Action::Done) => {
                let guns = self.abouts(decision, |it| matches!(it, Action::Barrage(_)));
                self.units_lost("scs-still-to-fire", "scs:7.0I", &guns)
            }
            (Decision::Advance { .. }, Action::Done) => {
                let units = self.abouts(decision, |it| matches!(it, Action::Advance(_)));
                self.units_lost("scs-still-to-advance", "scs:10.0N", &units)
            }
            _ => Vec::new(),
        }
    }

    /// [SCS 4.0aB] The hexes in which units will be eliminated if the phase ends now.
    fn overstacks_lost(&self) -> Option<Warning> {
        let hexes = self.overstacked_at_end_of_phase();
        let hexes: Vec<String> = hexes.into_iter().map(|it| self.number(it)).collect();
        let message = Message::new("scs-overstacked-at-end").list("hexes", hexes.iter().cloned());
        let warning = Warning { message, rule: Some("scs:4.0aB".into()), hexes, units: Vec::new() };
        (!warning.hexes.is_empty()).then_some(warning)
    }

    fn units_lost(&self, key: &str, rule: &str, units: &[About]) -> Vec<Warning> {
        let message = Message::new(key).number("units", count(units.iter()));
        self.warning(message, rule, units, &[])
    }

    /// A warning about what answers are about, and units beside it; none about nothing.
    fn warning(
        &self,
        message: Message,
        rule: &str,
        abouts: &[About],
        others: &[UnitId],
    ) -> Vec<Warning> {
        if abouts.is_empty() {
            return Vec::new();
        }
        let (mut hexes, mut units) = (Vec::new(), Vec::new());
        for about in abouts {
            match about {
                About::Hex(hex) => hexes.push(self.number(*hex)),
                About::Unit(unit) => units.push(self.unit_id(*unit)),
                About::Number(_) | About::Nothing => {}
            }
        }
        units.extend(self.unit_ids(others));
        vec![Warning { message, rule: Some(rule.into()), hexes, units }]
    }

    /// What the answers of a kind are about.
    fn abouts(&self, decision: Decision, counts: impl Fn(&Action) -> bool) -> Vec<About> {
        let side = self.question().map_or(self.core.side, |it| it.side);
        let answers = self.answers_to(decision, side);
        answers.into_iter().filter(counts).map(Action::about).collect()
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

/// What part an answer plays.
fn role(action: Action) -> Option<Role> {
    match action {
        Action::Select(_) => Some(Role::Take),
        Action::Add(_) => Some(Role::Join),
        Action::Move(_) => Some(Role::Go),
        Action::Stop | Action::Halt => Some(Role::Stop),
        Action::End => Some(Role::Close),
        // [SCS 6.1f] An air point that is used is gone.
        Action::Air => Some(Role::Paid),
        Action::Cancel => Some(Role::GiveUp),
        Action::Place(_)
        | Action::Top(_)
        | Action::Done
        | Action::Drop(_)
        | Action::Overrun(_)
        | Action::Exit
        | Action::Attack(_)
        | Action::Barrage(_)
        | Action::Announce
        | Action::Roll
        | Action::Convert(_)
        | Action::Lose(_)
        | Action::Retreat(_)
        | Action::Split(_)
        | Action::Stand
        | Action::Advance(_)
        | Action::GoOn(_)
        | Action::Eliminate(_) => None,
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
        Decision::ChooseAttackers { .. } => vec![unit("add"), unit("drop"), unit("barrage")],
        Decision::React { .. } => vec![unit("barrage")],
        Decision::Roll { .. } | Decision::Convert { .. } => Vec::new(),
        Decision::LoseStep { .. } | Decision::LoseInRetreat { .. } => vec![unit("lose")],
        Decision::Retreat { .. } => vec![hex("retreat"), unit("split")],
        Decision::Advance { .. } => vec![unit("advance")],
        Decision::GoOn { .. } => vec![hex("go")],
        Decision::Overstacked { .. } => vec![unit("eliminate")],
    }
}
