//! Nothing returns to the same situation for free: answers without dice never lead round in a
//! circle, so that no legal record can be made longer at will.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use kernel::dice::{Script, SearchDice};
use kernel::{Game, StateHash};
use scene::Show;

/// How many situations are visited from one that is looked at.
const SITUATIONS_MAX: usize = 60;

/// How many answers of one verb are followed from a situation.
const OF_A_VERB: usize = 3;

/// Looks for circles through one game.
#[derive(Default)]
pub(crate) struct Circles {
    /// The kinds of decisions that have been looked at.
    seen: BTreeSet<&'static str>,
    /// How many answers were followed.
    pub(crate) followed: u64,
}

/// The situations round one, and the answers that lead from each to others.
struct Round<G> {
    games: Vec<G>,
    known: BTreeMap<StateHash, usize>,
    ways: Vec<Vec<Way>>,
}

/// An answer that rolled no dice, and where it led.
struct Way {
    to: usize,
    text: String,
}

impl Circles {
    /// Whether this kind of decision comes up for the first time.
    pub(crate) fn is_new<G: Show>(&mut self, game: &G) -> bool {
        game.asked().is_some_and(|it| self.seen.insert(game.decision_name(&it.decision)))
    }

    /// Follows answers without dice from a situation; panics if some of them lead back to where
    /// they began.
    pub(crate) fn look<G: Show>(&mut self, game: &G, chooser: &mut SearchDice, place: &str) {
        let round = Round::about(game, chooser);
        self.followed += round.ways.iter().map(|it| it.len() as u64).sum::<u64>();
        if let Some((at, texts)) = round.circle() {
            let asked = round.games[at].asked().map(|it| it.decision);
            panic!("{texts:?} lead back for free to {asked:?}: {place}");
        }
    }
}

impl<G: Show> Round<G> {
    /// Goes out from a situation, the nearest first.
    fn about(game: &G, chooser: &mut SearchDice) -> Self {
        let mut round = Self {
            games: vec![game.clone()],
            known: BTreeMap::from([(StateHash::of(game), 0)]),
            ways: vec![Vec::new()],
        };
        let mut waiting = VecDeque::from([0]);
        while let Some(from) = waiting.pop_front() {
            let before = round.games[from].clone();
            for action in few_of_each_verb(&before, chooser) {
                let Some(after) = played_without_dice(&before, &action) else { continue };
                let hash = StateHash::of(&after);
                let (known, fresh) = (round.known.get(&hash).copied(), round.games.len());
                if known.is_none() && fresh == SITUATIONS_MAX {
                    continue;
                }
                if known.is_none() {
                    round.known.insert(hash, fresh);
                    round.games.push(after);
                    round.ways.push(Vec::new());
                    waiting.push_back(fresh);
                }
                let to = known.unwrap_or(fresh);
                round.ways[from].push(Way { to, text: before.action_text(&action) });
            }
        }
        round
    }

    /// The answers of a circle with the situation where it begins and ends; `None` if there is
    /// none.
    fn circle(&self) -> Option<(usize, Vec<&str>)> {
        let mut done = vec![false; self.games.len()];
        for start in 0..self.games.len() {
            if done[start] {
                continue;
            }
            // The way so far: each situation with the next of its answers to be followed.
            let mut way = vec![(start, 0)];
            while let Some((at, next)) = way.last_mut() {
                let at = *at;
                let Some(step) = self.ways[at].get(*next) else {
                    done[at] = true;
                    way.pop();
                    continue;
                };
                *next += 1;
                if let Some(begin) = way.iter().position(|&(it, _)| it == step.to) {
                    let texts = way[begin..].iter();
                    let texts = texts.map(|&(it, next)| self.ways[it][next - 1].text.as_str());
                    return Some((step.to, texts.collect()));
                }
                if !done[step.to] {
                    way.push((step.to, 0));
                }
            }
        }
        None
    }
}

/// The game after an answer; `None` where it rolls, ends the turn or ends the game: what is then
/// different stays different.
fn played_without_dice<G: Show>(game: &G, action: &G::Action) -> Option<G> {
    let mut after = game.clone();
    let mut no_dice = Script::new(&[]);
    let played = after.apply(action, &mut no_dice);
    played.unwrap_or_else(|illegal| panic!("listed but refused, {illegal}"));
    let goes_on = no_dice.fault().is_none() && after.asked().is_some();
    (goes_on && after.standing().turn == game.standing().turn).then_some(after)
}

/// Some legal answers, of every verb a few.
fn few_of_each_verb<G: Game>(game: &G, chooser: &mut SearchDice) -> Vec<G::Action> {
    let mut by_verb: BTreeMap<String, Vec<G::Action>> = BTreeMap::new();
    for action in game.answers() {
        let text = game.action_text(&action);
        let verb = text.split(' ').next().expect("a text begins with a word");
        by_verb.entry(verb.to_owned()).or_default().push(action);
    }
    let mut chosen = Vec::new();
    for mut actions in by_verb.into_values() {
        for _ in 0..OF_A_VERB.min(actions.len()) {
            chosen.push(actions.swap_remove(chooser.index(actions.len())));
        }
    }
    chosen
}
