//! What an answer leads to before its die is rolled, and what that die may bring.

use kernel::dice::Odometer;
use kernel::{Chances, Dice, Game, Roll};

use super::reach::Untouched;
use crate::decision::{Action, Decision, Question};
use crate::event::Event;
use crate::result::{PhaseDie, RollResult};
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

    /// The exact chances of the die of a bombardment or a close combat, and of dice that fall when
    /// a phase begins; `None` for any other answer.
    pub fn chances(&self, action: Action) -> Option<Chances<RollResult>> {
        let decision = self.question()?.decision;
        if action == Action::Roll && matches!(decision, Decision::Shoot { .. } | Decision::Roll) {
            self.table_chances(action)
        } else {
            self.course_chances(action)
        }
    }

    /// [PG 16.2a, 19.6a] The chances of a bombardment or a close combat.
    ///
    /// Only one die decides the result. What is rolled after it, for leaders and for friends who are
    /// disturbed, changes nothing in what is told here.
    fn table_chances(&self, action: Action) -> Option<Chances<RollResult>> {
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

    /// [PG 14.2a] The chances of an answer after which groups roll for command; `None` if none do.
    //
    // Optimization: eight groups have more sequences of dice than can be played. Nothing that is
    // told here depends on which of them are Effective, so their dice are left out and how many
    // are is reckoned; a test compares it with every sequence.
    fn course_chances(&self, action: Action) -> Option<Chances<RollResult>> {
        let mut odometer = Odometer::default();
        let mut chances: Chances<RollResult> = Vec::new();
        let mut commanded = false;
        for _ in 0..SEQUENCES_MAX {
            let mut played = self.clone();
            let events = played.apply(&action, &mut BesideCommand(&mut odometer)).ok()?;
            let times = |all: u64, sides: u8| all.checked_mul(sides.into());
            let sequences = odometer.sides().try_fold(1, times)?;
            if sequences > SEQUENCES_MAX.into() {
                return None;
            }
            let rolls = command_rolls(&events);
            if sequences == 1 && rolls.is_empty() {
                return None;
            }
            commanded |= !rolls.is_empty();
            let result = played.result(&events);
            for (result, (times, of)) in by_command(result, &rolls) {
                add(&mut chances, result, (times, of * sequences))?;
            }
            if !odometer.advance() {
                return commanded.then_some(chances);
            }
        }
        None
    }
}

/// As many sequences of dice besides those for command are played.
const SEQUENCES_MAX: u32 = 216;

/// Every sequence of faces of all dice but those for command, which show ones.
struct BesideCommand<'a>(&'a mut Odometer);

impl Dice for BesideCommand<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        if roll.rule.0 == "pg:14.2a" { 1 } else { self.0.roll(roll) }
    }
}

/// [PG 14.2a] How many of six faces make each group Effective that has rolled, of the first army
/// that has.
fn command_rolls(events: &[Event]) -> Vec<u64> {
    let first = events.iter().position(|it| matches!(it, Event::Commanded { .. }));
    let rolls = first.map_or(&events[..0], |it| &events[it..]).iter();
    let rolls = rolls.map_while(|it| {
        let Event::Commanded { plus, cv, .. } = *it else { return None };
        Some(u64::from(cv.saturating_sub(plus).min(6)))
    });
    rolls.collect()
}

/// [PG 14.2a] A result that ends with rolls for command, for every number of Effective groups; any
/// other as it is.
fn by_command(result: Option<RollResult>, rolls: &[u64]) -> Vec<(Option<RollResult>, (u64, u64))> {
    let Some(RollResult::Course(dice)) = &result else { return vec![(result, (1, 1))] };
    let Some((&PhaseDie::Command { army, groups, .. }, before)) = dice.split_last() else {
        return vec![(result, (1, 1))];
    };
    // How many of all sequences make so many groups Effective.
    let mut counts: Vec<u64> = vec![1];
    for &good in rolls {
        let mut next = vec![0; counts.len() + 1];
        for (effective, count) in counts.into_iter().enumerate() {
            next[effective] += count * (6 - good);
            next[effective + 1] += count * good;
        }
        counts = next;
    }
    let all = counts.iter().sum();
    let numbered = (0u8..).zip(counts).filter(|it| it.1 > 0);
    let numbered = numbered.map(|(effective, count)| {
        let last = PhaseDie::Command { army, effective, groups };
        let dice = before.iter().copied().chain([last]).collect();
        (Some(RollResult::Course(dice)), (count, all))
    });
    numbered.collect()
}

/// Adds a chance to that of the same result; `None` if the sum is too fine.
fn add(
    chances: &mut Chances<RollResult>,
    result: Option<RollResult>,
    chance: (u64, u64),
) -> Option<()> {
    match chances.iter_mut().find(|it| it.0 == result) {
        Some((_, sum)) => *sum = kernel::mean([(*sum, 1), (chance, 1)])?,
        None => chances.push((result, kernel::mean([(chance, 1)])?)),
    }
    Some(())
}
