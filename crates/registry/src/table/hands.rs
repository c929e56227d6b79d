//! What a hand does at once: a whole stack, everybody who can take part, the only answer.
//!
//! All of it is found by playing answers on a copy in which what is hidden from the seat that is
//! asked is imagined: nothing is told that the seat could not find out by playing and taking back.

use std::collections::BTreeSet;

use kernel::dice::{Script, SearchDice};
use kernel::{Seat, Viewer};
use scene::{Choice, Message, Reach, Role, Thing};

use super::Table;
use crate::fault::Fault;
use rulebook::Forecast;

/// More answers than these are not given at once: every chain ends.
const CHAIN_MAX: usize = 128;

/// Answers tried in turn on a copy of the game.
#[derive(Clone)]
struct Trial<G> {
    game: G,
    seat: Seat,
    /// The answers given, as they are written.
    given: Vec<String>,
}

impl<G: Forecast> Trial<G> {
    /// Gives an answer; false where nobody may look behind it: it is refused, rolls dice, shows
    /// what was hidden, or passes the question on.
    fn give(&mut self, action: &G::Action) -> bool {
        let (text, mut dice) = (self.game.action_text(action), Script::new(&[]));
        let Ok(events) = self.game.apply(action, &mut dice) else { return false };
        let shows = events.iter().any(|it| G::reveals(it) || self.game.probes(it));
        self.given.push(text);
        dice.fault().is_none() && !shows && self.is_asked()
    }

    fn is_asked(&self) -> bool {
        self.game.asked().is_some_and(|it| it.seat == self.seat)
    }

    /// The answers of the open question that play a part.
    fn answers(&self, role: Role) -> impl Iterator<Item = (G::Action, Choice)> {
        let all = self.game.answers().into_iter();
        let offered = all.map(|it| (self.game.choice(&it), it));
        offered.filter(move |(it, _)| it.role == Some(role)).map(|(choice, it)| (it, choice))
    }

    /// The counters of a place, from the bottom to the top.
    fn counters(&self, place: &str) -> Vec<String> {
        let scene = self.game.scene(Viewer::Player(self.seat));
        let here = scene.counters.into_iter().filter(|it| it.at.id() == place);
        here.map(|it| it.id).collect()
    }

    /// The answers that take up what is held, from the bottom to the top: one after the other the
    /// counters come to lie as they lay.
    fn takes(&self, held: Held<'_>) -> Vec<G::Action> {
        let mut here = self.counters(held.place);
        here.retain(|it| held.unit.is_none_or(|unit| unit == it));
        let height = |unit: Option<String>| here.iter().position(|it| Some(it) == unit.as_ref());
        let takes = self.answers(Role::Take);
        let mut takes: Vec<(usize, G::Action)> =
            takes.filter_map(|(action, it)| Some((height(it.unit)?, action))).collect();
        takes.sort_by_key(|it| it.0);
        takes.into_iter().map(|it| it.1).collect()
    }

    /// Where what was taken up can go: as far as the game tells, or one answer from here.
    fn ways(&self, from: &str) -> Vec<Reach> {
        let far = self.game.reach();
        if !far.is_empty() {
            return far;
        }
        let near = self.answers(Role::Go).filter_map(|(_, choice)| {
            let at = choice.at.0?;
            let path = vec![from.to_owned(), at.id().to_owned()];
            let actions = vec![choice.action];
            Some(Reach { at, cost: String::new(), left: String::new(), path, actions })
        });
        near.collect()
    }

    /// What can be wondered about hexes where nothing leads to one: the first is how one goes.
    fn verb_of_hexes(&self) -> Option<String> {
        let asks = self.game.asks(&self.game.prompt()?.decision).into_iter();
        asks.filter(|it| it.about == Thing::Hex).map(|it| it.verb.to_owned()).next()
    }

    /// Brings in everything that `may` take part, one after the other.
    fn bring_in(&mut self, may: impl Fn(&Choice) -> bool) {
        let mut tried = BTreeSet::new();
        while self.given.len() < CHAIN_MAX {
            let next = self.answers(Role::Join).find(|(action, choice)| {
                may(choice) && !tried.contains(&self.game.action_text(action))
            });
            let Some((action, choice)) = next else { return };
            tried.insert(choice.action);
            let before = self.clone();
            if !self.give(&action) {
                *self = before;
            }
        }
    }

    /// Ends what the counter taken up does, until the next one can be taken up.
    fn make_way_for(&mut self, next: &G::Action) -> bool {
        for _ in 0..CHAIN_MAX {
            if self.game.may(next).is_ok() {
                return true;
            }
            let ends = self.answers(Role::Stop).chain(self.answers(Role::Usual)).next();
            let Some((action, _)) = ends else { return false };
            if !self.give(&action) {
                return false;
            }
        }
        false
    }
}

/// What is in a hand: everything that can be taken up in a place, or one counter there.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    /// The place.
    pub place: &'a str,
    /// The counter; none for everything.
    pub unit: Option<&'a str>,
}

impl<'a> Held<'a> {
    /// Everything that can be taken up in a place.
    pub fn all(place: &'a str) -> Self {
        Self { place, unit: None }
    }
}

impl<G: Forecast> Table<G> {
    /// The places to which what is held goes, with the answers for all of it: as one stack where
    /// the rules move stacks, else one counter after the other.
    ///
    /// With `to` only the way there, or what forbids it.
    pub fn stack(&self, held: Held<'_>, to: Option<&str>) -> Result<Vec<Reach>, Fault> {
        let ways = self.stack_ways(held)?;
        let Some(to) = to else { return Ok(ways) };
        let there: Vec<Reach> = ways.into_iter().filter(|it| it.at.id() == to).collect();
        if there.is_empty() { Err(self.no_way(held, to)?) } else { Ok(there) }
    }

    fn stack_ways(&self, held: Held<'_>) -> Result<Vec<Reach>, Fault> {
        let (trial, place) = (self.trial()?, held.place);
        let takes = trial.takes(held);
        let Some(top) = takes.last() else { return Ok(Vec::new()) };
        let mut together = trial.clone();
        if !together.give(top) {
            return Ok(Vec::new());
        }
        if held.unit.is_some() {
            return Ok(prefixed(together.ways(place), &together.given));
        }
        let here = together.counters(place);
        together.bring_in(|it| it.unit.as_ref().is_some_and(|it| here.contains(it)));
        if together.given.len() >= takes.len() {
            return Ok(prefixed(together.ways(place), &together.given));
        }
        Ok(one_by_one(&trial, &takes, place))
    }

    /// What forbids that one of the counters goes to a place, the topmost first.
    fn no_way(&self, held: Held<'_>, to: &str) -> Result<Fault, Fault> {
        let trial = self.trial()?;
        let taken = |take: &G::Action| {
            let mut alone = trial.clone();
            alone.give(take).then_some(alone)
        };
        let takes = trial.takes(held);
        let found = if takes.is_empty() {
            // What acts already is not taken up again.
            self.forbids(&trial, held.place, to)
        } else {
            let mut taken = takes.iter().rev().filter_map(taken);
            taken.find_map(|it| self.forbids(&it, held.place, to))
        };
        Ok(found.unwrap_or_else(Fault::no_way))
    }

    /// What forbids that the counter taken up goes to a place; none if it can, or no rule is to
    /// blame. The whole way is judged, as `why` does it: the place need not be beside the counter.
    fn forbids(&self, taken: &Trial<G>, from: &str, to: &str) -> Option<Fault> {
        if taken.ways(from).iter().any(|it| it.at.id() == to) {
            return None;
        }
        let go = taken.answers(Role::Go).next().map(|(_, it)| it.verb);
        // What is wondered about hexes where nothing was taken up may be no move.
        let verb = go.or_else(|| taken.verb_of_hexes().filter(|_| !taken.given.is_empty()))?;
        self.ahead(&taken.given).ok()?.forbidden(&format!("{verb} {to}")).ok()?
    }

    /// The answers that bring in everything that can take part; none where nothing can.
    pub(super) fn everyone(&self, choices: &[Choice]) -> Vec<String> {
        let can = choices.iter().any(|it| it.role == Some(Role::Join));
        let Some(mut trial) = can.then(|| self.trial().ok()).flatten() else {
            return Vec::new();
        };
        trial.bring_in(|_| true);
        trial.given
    }

    /// Whether an answer cannot be taken back: dice fall, something is shown, or another is asked.
    pub(super) fn is_last(&self, action: &G::Action) -> bool {
        !self.trial().is_ok_and(|mut it| it.give(action))
    }

    /// Whether the open question has only one answer, and giving it ends nothing that the one who
    /// is asked should look at first.
    pub(super) fn is_given(&self, actions: &[G::Action], choices: &[Choice]) -> bool {
        let ([action], [choice]) = (actions, choices) else { return false };
        choice.warns.is_empty() && (choice.role != Some(Role::Close) || !self.is_last(action))
    }

    fn trial(&self) -> Result<Trial<G>, Fault> {
        let seat = self.game().asked().ok_or(kernel::PlayFault::Over)?.seat;
        let game = self.game().guess(Viewer::Player(seat), &mut SearchDice::new(1));
        Ok(Trial { game, seat, given: Vec::new() })
    }
}

/// The only answer to the open question, as it is called; none where there are several.
pub(super) fn only_answer<G: Forecast>(game: &G) -> Option<Message> {
    let answers = game.answers();
    let [only] = answers.as_slice() else { return None };
    Some(game.choice(only).label)
}

/// The places that every counter can go to after those before it have gone there.
fn one_by_one<G: Forecast>(trial: &Trial<G>, takes: &[G::Action], from: &str) -> Vec<Reach> {
    let ways: Vec<Vec<Reach>> = takes
        .iter()
        .map(|take| {
            let mut alone = trial.clone();
            if alone.give(take) { alone.ways(from) } else { Vec::new() }
        })
        .collect();
    let Some(first) = ways.first() else { return Vec::new() };
    let all = first.iter().filter_map(|reach| {
        let ways = ways.iter().map(|it| it.iter().find(|it| it.at == reach.at));
        let ways: Vec<&Reach> = ways.collect::<Option<_>>()?;
        let actions = carried(trial, takes, &ways)?;
        // The dearest way is that of the stack.
        let dearest = ways.into_iter().max_by_key(|it| it.path.len())?;
        Some(Reach { actions, ..dearest.clone() })
    });
    all.collect()
}

/// The answers that take each counter along its way; none where one of them is stopped.
fn carried<G: Forecast>(
    trial: &Trial<G>,
    takes: &[G::Action],
    ways: &[&Reach],
) -> Option<Vec<String>> {
    let mut trial = trial.clone();
    for (take, way) in takes.iter().zip(ways) {
        if !trial.make_way_for(take) || !trial.give(take) {
            return None;
        }
        for (at, step) in way.actions.iter().enumerate() {
            let action = trial.game.read_action(step).ok()?;
            trial.game.may(&action).ok()?;
            // Behind the last step of all nothing has to be foreseen.
            let last = at + 1 == way.actions.len() && Some(take) == takes.last();
            if !trial.give(&action) && !last {
                return None;
            }
        }
    }
    Some(trial.given)
}

/// Ways that begin with answers given before them.
fn prefixed(reaches: Vec<Reach>, given: &[String]) -> Vec<Reach> {
    let longer = |it: Reach| Reach { actions: [given, &it.actions].concat(), ..it };
    reaches.into_iter().map(longer).collect()
}
