//! What an answer leads to before its die is rolled, and what that die may bring.

use kernel::{Chances, Dice, Game, Roll};

use super::reach::Untouched;
use crate::decision::{Action, Decision, Question};
use crate::result::RollResult;
use crate::state::Battle;

/// More answers than there are between naming a target and the die: guns and hexes that join, hexes
/// that may be left, Support, leads, ground.
const STEPS_MAX: u32 = 40;

/// How often one of six faces comes, as a reduced fraction.
const SIXTHS: [(u64, u64); 7] = [(0, 1), (1, 6), (1, 3), (1, 2), (2, 3), (5, 6), (1, 1)];

/// A die that shows a face once; whatever is rolled after it shows ones.
pub(super) struct Once(Option<u8>);

impl Once {
    /// Shows this face next.
    pub(super) fn shows(face: u8) -> Self {
        Self(Some(face))
    }

    /// Has shown its face already.
    pub(super) fn spent() -> Self {
        Self(None)
    }
}

impl Dice for Once {
    fn roll(&mut self, _roll: Roll) -> u8 {
        self.0.take().unwrap_or(1)
    }
}

impl Battle {
    /// If an answer leads to the die of a bombardment or a close combat: the battle before the roll,
    /// and the roll.
    ///
    /// Whoever is named so far takes part; against a target named by itself, everybody who can. The
    /// defender neither leaves nor adds Support, both sides lead with their best morale, and of the
    /// terrain the best counts for him who chooses it.
    pub fn before_roll(&self, action: Action) -> Option<(Self, Action)> {
        let all = match (self.question()?.decision, action) {
            (Decision::Bombard, Action::Target(_)) | (Decision::Fight, Action::Attack(_)) => true,
            (Decision::Firers { .. }, Action::Add(_) | Action::From(_) | Action::Drop(_))
            | (
                Decision::Designate,
                Action::From(_) | Action::Attack(_) | Action::Announce | Action::Without(_),
            )
            | (Decision::Lead, Action::Lead(_))
            | (Decision::Ground, Action::Pair(..)) => false,
            _ => return None,
        };
        let (mut ahead, mut answer) = (self.clone(), action);
        for _ in 0..STEPS_MAX {
            let mut dice = Untouched::default();
            ahead.apply(&answer, &mut dice).ok()?;
            let question = ahead.question().filter(|_| !dice.rolled)?;
            if matches!(question.decision, Decision::Shoot { .. } | Decision::Roll) {
                return Some((ahead, Action::Roll));
            }
            answer = ahead.likely(question, all)?;
        }
        None
    }

    /// What a question on the way to a roll is taken to be answered with.
    pub(super) fn likely(&self, question: Question, all: bool) -> Option<Action> {
        let answers = self.answers_to(question.decision, question.army);
        let joins = |it: &Action| match question.decision {
            Decision::Firers { .. } => matches!(it, Action::Add(_)),
            _ => matches!(it, Action::From(_)),
        };
        // The first of the best, as a player would take it from the list.
        let best = |worth: &dyn Fn(Action) -> Option<i16>| {
            let worths = answers.iter().filter_map(|&it| Some((worth(it)?, it)));
            worths.rev().max_by_key(|it| it.0).map(|it| it.1)
        };
        match question.decision {
            Decision::Firers { .. } | Decision::Designate if all && answers.iter().any(joins) => {
                answers.iter().copied().find(joins)
            }
            Decision::Firers { .. } => best(&|it| match it {
                Action::From(hex) => {
                    Some(self.fire_items(hex).iter().map(|it| i16::from(it.amount)).sum())
                }
                _ => None,
            }),
            Decision::Designate => answers.contains(&Action::Announce).then_some(Action::Announce),
            Decision::Evade { .. } => Some(Action::Hold),
            Decision::Support => Some(Action::Done),
            Decision::Lead => best(&|it| match it {
                Action::Lead(unit) => Some(self.face(unit).mr.into()),
                _ => None,
            }),
            Decision::Ground => best(&|it| match it {
                Action::Pair(from, to) => Some(
                    i16::from(self.ground_modifier(from, to)) + i16::from(self.shock(from, to)),
                ),
                _ => None,
            }),
            _ => None,
        }
    }

    /// [PG 16.2a, 19.6a] The exact chances of the die of a bombardment or a close combat; `None` for
    /// any other answer.
    ///
    /// Only one die decides the result. What is rolled after it, for leaders and for friends who are
    /// disturbed, changes nothing in what is told here.
    pub fn chances(&self, action: Action) -> Option<Chances<RollResult>> {
        let decision = self.question()?.decision;
        if action != Action::Roll || !matches!(decision, Decision::Shoot { .. } | Decision::Roll) {
            return None;
        }
        let mut counts: Vec<(RollResult, usize)> = Vec::new();
        for face in 1..=6 {
            let mut rolled = self.clone();
            let events = rolled.apply(&action, &mut Once::shows(face)).ok()?;
            let result = rolled.result(&events)?;
            match counts.iter_mut().find(|it| it.0 == result) {
                Some(known) => known.1 += 1,
                None => counts.push((result, 1)),
            }
        }
        Some(counts.into_iter().map(|(result, count)| (Some(result), SIXTHS[count])).collect())
    }
}
