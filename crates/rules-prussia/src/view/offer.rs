//! The answers as they are offered: where each one is clicked, and what a button calls it.

use scene::{Ask, Choice, Message, Place, Thing};

use super::phase_name;
use crate::decision::{About, Action, Decision, Piece};
use crate::state::Battle;

impl Battle {
    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let question = self.question();
        let (at, unit) = match action.about() {
            About::Hex(hex) => (Some(Place::Hex(self.number(hex))), None),
            About::Unit(unit) => (None, Some(self.unit_id(unit))),
            About::Piece(piece) => (None, Some(self.piece_id(piece))),
            // Two things at once, wings and numbers are chosen by button.
            About::Hexes(..)
            | About::UnitTo(..)
            | About::Wing(_)
            | About::Number(_)
            | About::Nothing => (None, None),
        };
        Choice {
            action: action.text(&self.scenario),
            verb: action.verb().into(),
            label: self.label(question.map(|it| it.decision), action),
            at: at.into(),
            unit,
            caution: question.and_then(|it| self.caution(it.decision, action)),
            part: None,
        }
    }

    /// What a button calls an answer: the verb, more closely by the question where one verb answers
    /// several.
    fn label(&self, decision: Option<Decision>, action: Action) -> Message {
        let variant = decision.map_or("", |it| variant(it, action));
        let label = Message::new(format!("prussia-do-{}{variant}", action.verb()));
        match action.about() {
            About::Hex(hex) => label.text("hex", self.number(hex)),
            About::Hexes(from, to) => {
                label.text("from", self.number(from)).text("to", self.number(to))
            }
            About::Unit(unit) => label.text("unit", self.unit_name(unit)),
            About::UnitTo(unit, hex) => {
                label.text("unit", self.unit_name(unit)).text("hex", self.number(hex))
            }
            About::Wing(wing) => label.words("wing", self.wing_words(wing)),
            About::Piece(piece) => label.text("unit", self.piece_name(piece)),
            About::Number(number) => label.number("number", i32::from(number)),
            About::Nothing if action == Action::End => {
                label.term("phase", format!("prussia-phase-{}", phase_name(self.core.phase)))
            }
            About::Nothing => label,
        }
    }

    /// What would be left undone by an answer that ends something; `None` if nothing would.
    fn caution(&self, decision: Decision, action: Action) -> Option<Message> {
        let (key, counts): (_, fn(&Action) -> bool) = match (decision, action) {
            (Decision::Order, Action::End) => {
                ("move", |it| matches!(it, Action::Select(Piece::Unit(_))))
            }
            (Decision::Bombard, Action::End) => ("fire", |it| matches!(it, Action::Target(_))),
            (Decision::Rally, Action::End) => ("rally", |it| matches!(it, Action::Rally(_))),
            (Decision::Fight, Action::End) => ("attack", |it| matches!(it, Action::Attack(_))),
            (Decision::AdvanceInto { .. }, Action::Done) => {
                ("advance", |it| matches!(it, Action::Advance(Piece::Unit(_))))
            }
            (Decision::Deploy, Action::Done) => ("deploy", |it| matches!(it, Action::Deploy(_))),
            _ => return None,
        };
        let army = self.question().map_or(self.core.active, |it| it.army);
        let count = self.answers_to(decision, army).iter().filter(|&it| counts(it)).count();
        let count = i32::try_from(count).unwrap_or(i32::MAX);
        (count > 0).then(|| Message::new(format!("prussia-still-{key}")).number("count", count))
    }
}

/// What an answer is called under a question, where its verb answers several.
fn variant(decision: Decision, action: Action) -> &'static str {
    use Action as A;
    use Decision as D;
    match (decision, action) {
        (D::Deploy | D::DeployGuns { .. }, A::Add(_)) | (D::Forced { .. }, A::Attempt) => "-deploy",
        (D::Trace, A::Add(_)) => "-trace",
        (D::ColumnGuns { .. }, A::Add(_)) => "-column",
        (D::Firers { .. }, A::Add(_) | A::From(_) | A::Drop(_) | A::Cancel) => "-fire",
        (D::Support, A::Add(_) | A::Done) => "-support",
        (D::Charge, A::Add(_) | A::Target(_) | A::Drop(_) | A::Hold) => "-charge",
        (D::Evade { .. }, A::Hold | A::Retreat(_)) => "-evade",
        (D::AdvanceInto { .. }, A::Done) => "-advance",
        (D::Momentum, A::Done) => "-momentum",
        (D::Designate | D::Charge, A::Attack(_)) => "-too",
        (D::Star, A::Lose(_)) => "-star",
        (D::Waver, A::Fall(_)) => "-waver",
        (D::Arrive { .. }, A::Place(_)) => "-arrive",
        (D::Displaced { .. }, A::Place(_)) => "-displaced",
        _ => "",
    }
}

/// What one could think of answering, to ask why it may not be.
pub(super) fn asks(decision: Decision) -> Vec<Ask> {
    let unit = |verb| Ask { verb, about: Thing::Unit };
    let hex = |verb| Ask { verb, about: Thing::Hex };
    match decision {
        Decision::SetUp { .. } | Decision::Arrive { .. } | Decision::Displaced { .. } => {
            vec![hex("place")]
        }
        Decision::Arrange => vec![unit("top")],
        Decision::Deploy
        | Decision::DeployGuns { .. }
        | Decision::Trace
        | Decision::ColumnGuns { .. }
        | Decision::Support => vec![unit("add")],
        Decision::Rout => vec![unit("run")],
        Decision::Retreat { .. } | Decision::Evade { .. } => vec![hex("retreat")],
        Decision::Order => vec![unit("select"), unit("top")],
        Decision::Move { .. } => vec![hex("move")],
        Decision::Bombard => vec![hex("target")],
        Decision::Firers { .. } => vec![unit("add"), unit("drop"), hex("from")],
        Decision::Rally => vec![unit("rally")],
        Decision::Fight => vec![hex("attack")],
        Decision::Designate => vec![hex("from"), hex("attack"), hex("without")],
        Decision::Lead => vec![unit("lead")],
        Decision::Lose { .. } => vec![unit("lose"), unit("fall-back")],
        Decision::Yield => vec![unit("yield")],
        Decision::Waver => vec![unit("fall-back")],
        Decision::Star => vec![unit("lose")],
        Decision::AdvanceInto { .. } => vec![unit("advance")],
        Decision::Momentum => vec![hex("mark")],
        Decision::Charge => vec![unit("add"), unit("drop"), hex("target"), hex("attack")],
        Decision::Check => vec![unit("check")],
        Decision::Activate
        | Decision::Begin
        | Decision::Advance
        | Decision::Claim { .. }
        | Decision::Help { .. }
        | Decision::Follow { .. }
        | Decision::Stack { .. }
        | Decision::Sight { .. }
        | Decision::Accept
        | Decision::Forced { .. }
        | Decision::Shoot { .. }
        | Decision::Ground
        | Decision::Roll => Vec::new(),
    }
}
