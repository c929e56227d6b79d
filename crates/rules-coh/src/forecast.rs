//! What an action would lead to, as far as the one who asks may know: the next roll, or the rolls
//! at several targets.

use kernel::{Asked, Chance, Chances, Game, odds};
use rulebook::{Next, steps_to_roll};

use crate::act::Mark;
use crate::decision::{Action, Decision};
use crate::label::{Brought, RollResult};
use crate::state::{Firefight, Flags, ForceId, Place, UnitId};

/// From an action to its roll: the action, who looks where or directs the fire, the target.
const STEPS_TO_THE_ROLL: u32 = 6;

impl Firefight {
    /// [COH 10.0a, 18.5i, 21.2a] The situation without anything that others hide from a force: what
    /// it leads to is the same wherever they hide it.
    fn as_known_to(&self, force: ForceId) -> Self {
        let mut known = self.clone();
        let hides = |it: &UnitId| {
            let seen = self.carrier(*it).unwrap_or(*it);
            self.unit(seen).is(Flags::HIDDEN) && self.owner(*it) != force && self.hex(*it).is_some()
        };
        for unit in self.scenario.unit_ids().filter(hides).filter(|&it| !self.is_carried(it)) {
            known.put(unit, Place::Awaited);
        }
        known.core.works.retain(|it| !it.hidden || it.owner == force);
        for other in self.scenario.force_ids().filter(|&it| it != force) {
            known.force_mut(other).coins.clear();
        }
        known
    }

    /// Who is asked, if an answer of his may lead to a roll of his own action; others are not even
    /// tried. What a round brings by itself, such as shells that were plotted in secret, is none.
    fn asked_to_act(&self, action: Action) -> Option<ForceId> {
        let Asked { seat, decision } = self.asked()?;
        let acts = matches!(
            decision,
            Decision::Turn
                | Decision::Plan
                | Decision::Declare { .. }
                | Decision::Path { .. }
                | Decision::Hindered { .. }
                | Decision::Surprise { .. }
                | Decision::Spot { .. }
                | Decision::Aim
                | Decision::Fly { .. }
        ) || matches!(decision, Decision::Face { .. }) && self.core.act.is_some();
        let leads = !matches!(
            action,
            Action::Place(_)
                | Action::Begin
                | Action::Pass
                | Action::Stall(_)
                | Action::Rest
                | Action::Join(_)
                | Action::TakeOut(_)
                | Action::GiveUp
                | Action::Cap(_)
                | Action::Smoke(_)
                | Action::LobSmoke(_)
                | Action::Shell(_)
                | Action::Bid(_)
                | Action::Roll(_)
                | Action::KeepRoll
                | Action::Reroll(_)
                | Action::Altitude(_)
                | Action::Home(_)
        );
        (acts && leads).then_some(ForceId(seat.0))
    }

    /// What is answered on the way to a roll: whatever makes no difference to it, or the best there
    /// is.
    fn next_on_the_way(game: &Self, Asked { decision, .. }: Asked<Decision>) -> Next<Action> {
        match decision {
            Decision::Roll { .. } => Next::Roll(Action::Roll(0)),
            // [COH 7.7d] Where it looks afterwards does not change a shot.
            Decision::Face { .. } => Next::Answer(Game::answers(game)[0]),
            // [COH 11.2b] From the highest hex that can direct it.
            Decision::Spot { .. } => {
                let level = |it: &Action| match *it {
                    Action::Spot(hex) => game.scenario.field.level(hex),
                    other => unreachable!("{other:?} directs no fire"),
                };
                let best = Game::answers(game).into_iter().rev().max_by_key(level);
                Next::Answer(best.expect("some hex directs the fire"))
            }
            Decision::Aim => {
                let answers = Game::answers(game);
                if answers.len() == 1 { Next::Answer(answers[0]) } else { Next::Nothing }
            }
            // [COH 14.0b] As if it went no farther.
            Decision::Path { .. } if game.may(&Action::Stop).is_ok() => Next::Answer(Action::Stop),
            Decision::SetUp { .. }
            | Decision::Begin
            | Decision::Plot { .. }
            | Decision::CloseCall { .. }
            | Decision::Bid
            | Decision::Reputation
            | Decision::Turn
            | Decision::Plan
            | Decision::Declare { .. }
            | Decision::Path { .. }
            | Decision::Hindered { .. }
            | Decision::Surprise { .. }
            | Decision::Keep { .. }
            | Decision::Sense
            | Decision::Vengeance
            | Decision::Fly { .. }
            | Decision::Altitude { .. }
            | Decision::FallBack { .. } => Next::Nothing,
        }
    }

    /// The roll that an action leads to, and the situation before it; none where it leads to no
    /// roll or more is to be chosen first.
    pub(crate) fn roll_ahead(&self, action: Action) -> Option<(Self, Action)> {
        let asked = self.asked_to_act(action)?;
        let known = self.as_known_to(asked);
        let (mut before, roll) =
            steps_to_roll(&known, &action, STEPS_TO_THE_ROLL, Self::next_on_the_way)?;
        let roller = ForceId(before.asked().expect("a roll is asked for").seat.0);
        if roller != asked {
            // What others put into their roll is theirs to say.
            before.force_mut(roller).cap = 0;
        }
        Some((before, roll))
    }

    /// [COH 7.7b] The targets of an attack that an action leads to, each with the situation before
    /// its roll, as if it were the first; nothing where there is one target or none.
    pub(crate) fn targets_ahead(&self, action: Action) -> Vec<(Mark, Self)> {
        let Some(asked) = self.asked_to_act(action) else { return Vec::new() };
        let known = self.as_known_to(asked);
        let next = |game: &Self, asked: Asked<Decision>| {
            if asked.decision == Decision::Aim {
                return Next::Roll(Action::Hold);
            }
            Self::next_on_the_way(game, asked)
        };
        let ahead = steps_to_roll(&known, &action, STEPS_TO_THE_ROLL, next);
        let Some((before, Action::Hold)) = ahead else { return Vec::new() };
        let marks = before.core.volley.iter().flat_map(|it| &it.targets).map(|it| it.mark);
        let aimed = |mark: Mark| {
            let mut aimed = before.clone();
            let mut events = Vec::new();
            aimed.aim(mark, &mut events);
            (mark, aimed)
        };
        marks.map(aimed).collect()
    }

    /// [COH 7.7b] The chances of an attack on several targets: the worst that befalls any enemy or
    /// work, each rolled for as if it were the first.
    pub(crate) fn chances_of_volley(&self, action: Action) -> Option<Chances<RollResult>> {
        let force = ForceId(self.asked()?.seat.0);
        let hostile = |mark: &Mark| match *mark {
            Mark::Unit(unit) => self.nation(unit) != self.nation_of(force),
            Mark::Work(_) => true,
            Mark::Ghost => false,
        };
        let targets = self.targets_ahead(action);
        let mut each = Vec::new();
        for (_, before) in targets.iter().filter(|it| hostile(&it.0)) {
            each.push(odds(before, &Action::Roll(0)).ok()?);
        }
        (!each.is_empty()).then_some(())?;
        worst_of(&each)
    }
}

/// The chance of each worst result of several rolls.
fn worst_of(each: &[Chances<RollResult>]) -> Option<Chances<RollResult>> {
    let is = |it: &RollResult, what: &Brought| it.what == *what;
    let share = |chances: &Chances<RollResult>, what: &Brought| {
        let one = chances.iter().find(|it| it.0.as_ref().is_some_and(|it| is(it, what)));
        one.map_or((0, 1), |it| it.1)
    };
    let (mut unharmed, mut alive) = ((1, 1), (1, 1));
    for chances in each {
        let missed = share(chances, &Brought::Miss);
        unharmed = times(unharmed, missed)?;
        alive = times(alive, plus(missed, share(chances, &Brought::Hit))?)?;
    }
    let found = [
        (Brought::Miss, unharmed),
        (Brought::Hit, minus(alive, unharmed)?),
        (Brought::Destroyed, minus((1, 1), alive)?),
    ];
    let told = found.into_iter().filter(|it| it.1.0 > 0).map(|(what, chance)| {
        let all = each.iter().flatten().filter_map(|it| it.0.as_ref());
        (all.into_iter().find(|it| is(it, &what)).cloned(), chance)
    });
    Some(told.collect())
}

/// A fraction of whole numbers, reduced; `None` if it is too fine for a `u64`.
fn reduced(top: u128, bottom: u128) -> Option<Chance> {
    let (mut a, mut b) = (top, bottom);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    Some((u64::try_from(top / a).ok()?, u64::try_from(bottom / a).ok()?))
}

fn times((a, b): Chance, (c, d): Chance) -> Option<Chance> {
    reduced(u128::from(a) * u128::from(c), u128::from(b) * u128::from(d))
}

fn plus((a, b): Chance, (c, d): Chance) -> Option<Chance> {
    let [a, b, c, d] = [a, b, c, d].map(u128::from);
    reduced(a * d + c * b, b * d)
}

fn minus((a, b): Chance, (c, d): Chance) -> Option<Chance> {
    let [a, b, c, d] = [a, b, c, d].map(u128::from);
    reduced((a * d).checked_sub(c * b)?, b * d)
}
