//! The answers as they are offered: where each one is clicked, and what a button calls it.

use scene::{Ask, Choice, Message, Place, Role, Thing, Warning};

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
            role: question.and_then(|it| self.role(it.decision, action)),
            warns: question.into_iter().flat_map(|it| self.warnings(it.decision, action)).collect(),
            last: false,
            part: None,
            mode: None,
            opens: false,
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

    /// What part an answer plays.
    fn role(&self, decision: Decision, action: Action) -> Option<Role> {
        use Action as A;
        use Decision as D;
        let gathers = matches!(decision, D::Firers { .. } | D::Support | D::Charge);
        let joins = gathers && matches!(action, A::Add(_))
            || decision == D::Designate && matches!(action, A::From(_));
        // [K-67] Whoever comes last lies on top, unless its player wants it otherwise.
        let lies_on_top = matches!((decision, action), (D::Stack { unit }, A::PlaceAt(place))
            if place == self.places_for(unit));
        let closes =
            action == A::End || action == A::Done && matches!(decision, D::Arrange | D::Begin);
        let roles = [
            (joins, Role::Join),
            (lies_on_top, Role::Usual),
            (closes, Role::Close),
            (matches!(action, A::Select(_)), Role::Take),
            (matches!(action, A::Move(_)), Role::Go),
            (action == A::Stop, Role::Stop),
            (action == A::Cancel, Role::GiveUp),
        ];
        roles.into_iter().find(|it| it.0).map(|it| it.1)
    }

    /// What could still be done before an answer that ends something; `None` if nothing could.
    fn caution(&self, decision: Decision, action: Action) -> Option<Message> {
        let (key, abouts) = if (decision, action) == (Decision::Order, Action::End) {
            ("move", self.abouts(decision, |it| matches!(it, Action::Select(Piece::Unit(_)))))
        } else if (decision, action) == (Decision::Deploy, Action::Done) {
            ("deploy", self.abouts(decision, |it| matches!(it, Action::Deploy(_))))
        } else {
            return None;
        };
        (!abouts.is_empty()).then(|| still(key, &abouts))
    }

    /// What will be lost by an answer that ends something.
    fn warnings(&self, decision: Decision, action: Action) -> Vec<Warning> {
        use Action as A;
        let (key, rule, counts): (_, _, fn(&A) -> bool) = match (decision, action) {
            (Decision::Bombard, A::End) => ("fire", "pg:16.0b", |it| matches!(it, A::Target(_))),
            (Decision::Rally, A::End) => ("rally", "pg:17a", |it| matches!(it, A::Rally(_))),
            (Decision::Fight, A::End) => ("attack", "pg:19.0c", |it| matches!(it, A::Attack(_))),
            (Decision::AdvanceInto { .. }, A::Done) => {
                ("advance", "pg:19.9a", |it| matches!(it, A::Advance(Piece::Unit(_))))
            }
            _ => return Vec::new(),
        };
        let abouts = self.abouts(decision, counts);
        if abouts.is_empty() {
            return Vec::new();
        }
        let (mut hexes, mut units) = (Vec::new(), Vec::new());
        for about in &abouts {
            match *about {
                About::Hex(hex) => hexes.push(self.number(hex)),
                About::Unit(unit) => units.push(self.unit_id(unit)),
                About::Piece(piece) => units.push(self.piece_id(piece)),
                About::Hexes(..)
                | About::UnitTo(..)
                | About::Wing(_)
                | About::Number(_)
                | About::Nothing => unreachable!("what is lost is a target or a unit"),
            }
        }
        vec![Warning { message: still(key, &abouts), rule: Some(rule.into()), hexes, units }]
    }

    /// What the answers of a kind are about.
    fn abouts(&self, decision: Decision, counts: fn(&Action) -> bool) -> Vec<About> {
        let army = self.question().map_or(self.core.active, |it| it.army);
        let answers = self.answers_to(decision, army);
        answers.into_iter().filter(counts).map(Action::about).collect()
    }
}

/// How much could still be done.
fn still(key: &str, abouts: &[About]) -> Message {
    let count = i32::try_from(abouts.len()).expect("maps and rosters are small");
    Message::new(format!("prussia-still-{key}")).number("count", count)
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
