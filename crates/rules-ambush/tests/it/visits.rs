//! How often the paragraphs and conditions of the missions are met: for authors, not for proof.
//!
//! `AMB_GAMES=200 cargo test -p rules-ambush --test it visits -- --ignored --nocapture` plays games
//! of every mission with a curious squad and prints what nobody ever read. `AMB_MISSION=bait` plays
//! one mission alone.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use hexgrid::{HexId, HexMap};
use kernel::dice::SearchDice;
use kernel::{Game, Prompt};
use rules_ambush::action::{Action, Squad};
use rules_ambush::agenda::{Ask, Event};
use rules_ambush::mission::{Black, EndRule, Entry, Mission, Paragraph};
use rules_ambush::script::instr::Instr;
use rules_ambush::state::{CanoeId, GearId, Health, Held, ManId, Place, Sortie};
use rules_ambush::terms::{Ammo, Model, Side, Stance, Terrain};

use crate::random_games::mission;

const NAMES: [&str; 9] = [
    "corbeau",
    "saint-michaux",
    "chasoul",
    "cold-morning",
    "night-drop",
    "pickpocket",
    "boat-trip",
    "bait",
    "sambre",
];

/// Steps that are spent on one goal before another is looked for.
const LEG: u32 = 30;
/// Steps after which the squad goes home.
const PATIENCE: u32 = 600;
/// Hexes that a squad in canoes goes on foot rather than paddle on.
const ASHORE: u16 = 4;
/// Answers after which it gets away even from a fight.
const WEARY: u32 = 6_000;
/// Farther than anybody has to go.
const FAR_OFF: u16 = 99;
/// No game has more answers.
const ANSWERS_MAX: u32 = 20_000;
/// No game of odd tastes has more.
const STEPS_MAX: u32 = 400_000;

/// What many games of a mission were like.
#[derive(Default)]
struct Tally {
    read: BTreeMap<u16, u32>,
    conditions: BTreeMap<u8, u32>,
    points: Vec<i16>,
    won_and_lost: (i32, i32),
    won: u32,
    unended: Vec<String>,
    texts: BTreeMap<Vec<u16>, u32>,
    last: Vec<u16>,
    shares: Vec<usize>,
    again: BTreeMap<u16, u32>,
    account: BTreeMap<String, i32>,
    ends: BTreeMap<String, u32>,
}

/// Prints what was met and what was not.
#[test]
#[ignore = "it measures, it proves nothing"]
fn visits_of_paragraphs_and_conditions() {
    let games = env("AMB_GAMES").and_then(|it| it.parse().ok()).unwrap_or(30);
    let wanted = env("AMB_MISSION");
    for name in NAMES.iter().filter(|it| wanted.as_deref().is_none_or(|wanted| wanted == **it)) {
        let start = mission(name);
        let mut tally = Tally::default();
        for seed in 0..games {
            tally.count(&start, seed);
        }
        tally.print(name, &start, games);
    }
}

/// Plays games without any sense to their ends.
#[test]
#[ignore = "it takes long"]
fn games_of_odd_tastes_come_to_an_end() {
    let games = env("AMB_GAMES").and_then(|it| it.parse().ok()).unwrap_or(10);
    let wanted = env("AMB_MISSION");
    for name in NAMES.iter().filter(|it| wanted.as_deref().is_none_or(|wanted| wanted == **it)) {
        let (start, mut answers) = (mission(name), 0_u64);
        for seed in 0..games {
            testkit::swarm::play(&start, seed, STEPS_MAX, &mut |_, _| answers += 1);
        }
        println!("{name}: {games} games, {} answers each", answers / games);
    }
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

impl Tally {
    /// Plays a game to its end and counts what it met.
    fn count(&mut self, start: &Sortie, seed: u64) {
        let mut squad = Curious {
            dice: SearchDice::new(seed),
            leg: 0,
            goal: None,
            turns_to_others: false,
            answers: 0,
            leads: self.leads(start.mission()),
            wanders: !seed.is_multiple_of(3),
        };
        let (mut game, mut dice) = (start.clone(), SearchDice::new(!seed));
        let mut conditions = vec![game.condition()];
        for _ in 0..ANSWERS_MAX {
            let Some(prompt) = game.prompt() else { break };
            let action = squad.answer(&game, &prompt);
            let events = game.apply(&action, &mut dice).expect("what is offered can be done");
            self.overhear(&events);
            if conditions.last() != Some(&game.condition()) {
                conditions.push(game.condition());
            }
        }
        self.unended.extend(game.asked().map(|it| format!("seed {seed}: {it:?}")));
        for condition in conditions {
            *self.conditions.entry(condition).or_default() += 1;
        }
        let read: Vec<u16> =
            game.mission().paragraphs.keys().copied().filter(|it| game.has_read(*it)).collect();
        for paragraph in &read {
            *self.read.entry(*paragraph).or_default() += 1;
        }
        let told: Vec<u16> =
            read.iter().copied().filter(|it| is_told(game.mission(), *it)).collect();
        if !self.last.is_empty() {
            self.shares.push(shared(&self.last, &told));
        }
        self.last = told;
        *self.texts.entry(read).or_default() += 1;
        self.points.push(game.points());
        self.won_and_lost.0 += i32::from(game.points_won());
        self.won_and_lost.1 += i32::from(game.points_lost());
        self.won += u32::from(game.points() >= game.mission().victory.need);
    }

    /// Paragraphs from which the story may still come to something that nobody has read.
    fn leads(&self, mission: &Mission) -> BTreeSet<u16> {
        let unread = |it: &u16| !self.read.contains_key(it);
        let mut leads: BTreeSet<u16> = mission.paragraphs.keys().copied().filter(unread).collect();
        loop {
            let leads_on = |it: &Paragraph| {
                it.instructions.iter().flat_map(ways).any(|next| leads.contains(&next))
            };
            let more: Vec<u16> = mission
                .paragraphs
                .iter()
                .filter(|it| !leads.contains(it.0) && leads_on(it.1))
                .map(|it| *it.0)
                .collect();
            if more.is_empty() {
                return leads;
            }
            leads.extend(more);
        }
    }

    /// Texts that are told again, points and ends, found in what the events say of themselves.
    fn overhear(&mut self, events: &[Event]) {
        for event in events {
            let said = format!("{event:?}");
            if let Some((paragraph, rest)) = between(&said, "Read { paragraph: ", ", again: ")
                && rest.starts_with("true")
            {
                *self.again.entry(paragraph.parse().expect("a number")).or_default() += 1;
            }
            if let Some((n, why)) = between(&said, "Scored { n: ", ", why: ") {
                let why = why.split(['(', ' ']).next().expect("a word");
                *self.account.entry(why.to_owned()).or_default() +=
                    n.parse::<i32>().expect("a number");
            }
            if let Some((by, _)) = between(&said, "Ended { by: ", ", points") {
                *self.ends.entry(by.to_owned()).or_default() += 1;
            }
        }
    }

    fn print(&mut self, name: &str, start: &Sortie, games: u64) {
        let paragraphs = &start.mission().paragraphs;
        let unread: Vec<u16> =
            paragraphs.keys().copied().filter(|it| !self.read.contains_key(it)).collect();
        let read: u32 = self.read.values().sum();
        self.points.sort_unstable();
        let middle = self.points.get(self.points.len() / 2).copied().unwrap_or_default();
        println!("{name}: {games} games, {} won, middle {middle} points", self.won);
        println!("  points won and lost in all: {:?}", self.won_and_lost);
        println!("  range {:?} to {:?}", self.points.first(), self.points.last());
        println!("  not ended {:?}, conditions {:?}", self.unended, self.conditions);
        println!("  {} of {} paragraphs never read: {unread:?}", unread.len(), paragraphs.len());
        println!("  {} a game, {} different games", u64::from(read) / games, self.texts.len());
        let alike = self.shares.iter().sum::<usize>() / self.shares.len().max(1);
        println!(
            "  {alike} % of the words shared by two games, at most {:?}",
            self.shares.iter().max()
        );
        let rare = paragraphs
            .keys()
            .filter(|it| self.read.get(it).is_some_and(|n| u64::from(*n) * 50 < games));
        println!("  points by what they were for: {:?}", self.account);
        println!("  ends: {:?}", self.ends);
        println!("  texts told again, by paragraph: {:?}", self.again);
        println!("  read in fewer than one game of fifty: {:?}", rare.collect::<Vec<_>>());
    }
}

/// Where an instruction may lead.
fn ways(instruction: &Instr<HexId>) -> Vec<u16> {
    match instruction {
        Instr::Goto(to) => vec![*to],
        Instr::Cases(cases) => cases.iter().filter_map(|it| it.go).collect(),
        Instr::Require(it) => [Some(it.then), it.otherwise].into_iter().flatten().collect(),
        Instr::Perception(it) => [it.ok, it.fail].into_iter().flatten().collect(),
        Instr::Activation(it) => [Some(it.ok), it.fail].into_iter().flatten().collect(),
        Instr::Roll(roll) => roll.cases.iter().filter_map(|it| it.go).collect(),
        Instr::Choose(choices) => choices.iter().filter_map(|it| it.go).collect(),
        _ => Vec::new(),
    }
}

/// What stands between two words of a text, and what stands after them.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<(&'a str, &'a str)> {
    text.split_once(before)?.1.split_once(after)
}

/// Whether a paragraph says something to the player.
fn is_told(mission: &Mission, paragraph: u16) -> bool {
    mission.paragraphs.get(&paragraph).is_some_and(|it| it.text.is_some())
}

/// How much of what was told in the shorter of two games was told in both, in percent.
fn shared(one: &[u16], other: &[u16]) -> usize {
    let both = one.iter().filter(|it| other.contains(it)).count();
    both * 100 / one.len().min(other.len()).max(1)
}

/// A squad that wants to see everything that the script hides, and fires when it must.
struct Curious {
    dice: SearchDice,
    leg: u32,
    goal: Option<HexId>,
    /// Whether somebody who is elsewhere goes on.
    turns_to_others: bool,
    /// What it has been asked so far.
    answers: u32,
    /// Paragraphs worth going to.
    leads: BTreeSet<u16>,
    /// Whether it walks about rather than wait.
    wanders: bool,
}

impl Curious {
    fn answer(&mut self, game: &Sortie, prompt: &Prompt<Ask, Action>) -> Action {
        let offered = &prompt.actions;
        self.answers += 1;
        let wanted = match prompt.decision.name() {
            "choose-squad" => Some(Action::Squad(Squad::Ready)),
            "equip" => equip(offered),
            "handle" => handle(offered),
            "set-up" => self.set_up(game, offered),
            "choose" => self.choose(game, &prompt.decision, offered),
            "operations" => self.march(game, offered),
            "act" | "turn" | "throw-where" | "move-on" => self.fight(game, offered),
            _ => None,
        };
        let wanted = wanted.filter(|it| offered.contains(it));
        wanted.unwrap_or_else(|| offered[self.dice.index(offered.len())])
    }

    /// What leads to something new, if anything does.
    fn choose(&mut self, game: &Sortie, ask: &Ask, offered: &[Action]) -> Option<Action> {
        let said = format!("{ask:?}");
        let paragraph = between(&said, "Choose { paragraph: ", ", at")?.0.parse().ok()?;
        let instructions = &game.mission().paragraphs.get(&paragraph)?.instructions;
        let choices = instructions.iter().find_map(|it| match it {
            Instr::Choose(choices) => Some(choices),
            _ => None,
        })?;
        let new = choices
            .iter()
            .zip(offered)
            .filter(|it| it.0.go.is_some_and(|to| self.leads.contains(&to)));
        let new: Vec<Action> = new.map(|it| *it.1).collect();
        (!new.is_empty()).then(|| new[self.dice.index(new.len())])
    }

    /// Whether something new may be read in a hex under a condition.
    fn is_new(&self, game: &Sortie, condition: u8, hex: HexId) -> bool {
        let card = &game.mission().conditions[usize::from(condition) - 1];
        card.black[hex].iter().any(|it| match it {
            Black::Read(Entry::Paragraph(p) | Entry::Sighting(_, p)) => self.leads.contains(p),
            Black::Read(Entry::None) | Black::Event | Black::Land | Black::Barred => false,
        })
    }

    /// Mines on roads, men in cover near a bridge or where something is to be read.
    fn set_up(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        let ground = &game.mission().ground;
        let heart = *ground.bridges.first()?.first()?;
        let near = |hex: HexId| ground.map.grid.distance(hex, heart) <= 5;
        let hidden = |hex: HexId| !matches!(ground.terrain[hex], Terrain::Open | Terrain::Road);
        let curious = self.wanders && self.dice.index(2) == 0;
        let good = |it: &&Action| match **it {
            Action::LayMine(hex) => ground.terrain[hex] == Terrain::Road,
            Action::Place(_, hex) if curious => self.is_new(game, 1, hex),
            Action::Place(_, hex) => near(hex) && hidden(hex),
            _ => false,
        };
        let good: Vec<Action> = offered.iter().filter(good).copied().collect();
        (!good.is_empty()).then(|| good[self.dice.index(good.len())])
    }

    /// In Operations: everybody together to a hex of the mission card, home when it is late.
    fn march(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        let home = is_late(game)
            || game.steps() > PATIENCE
            || self.answers > WEARY
            || game.points() >= game.mission().victory.need + 6;
        let waits = if self.wanders { self.dice.index(12) == 0 } else { self.dice.index(3) > 0 };
        if !home && offered.contains(&Action::Wait) && waits {
            return Some(Action::Wait);
        }
        let rises = |it: &Action| matches!(it, Action::Stance(man, Stance::Standing) if game.man(*man).stance != Stance::Standing);
        if let Some(up) = offered.iter().find(|it| rises(it)) {
            return Some(*up);
        }
        if let Some(work) = offered.iter().find(|it| self.is_work(game, **it)) {
            return Some(*work);
        }
        if let Some(other) = self.other(game, offered) {
            return Some(other);
        }
        if home && let Some(aboard) = self.embark(game, offered) {
            return Some(aboard);
        }
        if let Some(join) = offered.iter().find(|it| joins(game, **it)) {
            return Some(*join);
        }
        if home && offered.contains(&Action::Leave) {
            return Some(Action::Leave);
        }
        let goals = if home { self.ways_home(game) } else { self.goal(game).into_iter().collect() };
        if self.dice.index(9) == 0 {
            return None;
        }
        let far = distances(game, &goals, is_afloat(game));
        if !home && offered.contains(&Action::Ashore) && self.lands(game, &goals) {
            return Some(Action::Ashore);
        }
        let steps = offered.iter().copied().filter(|it| step_to(*it).is_some());
        let ashore = offered.iter().copied().find(|it| *it == Action::Ashore);
        steps.min_by_key(|it| step_to(*it).map(|hex| far[hex])).or(ashore)
    }

    /// Whether an answer readies a weapon, clears a bridge, or takes a charge out of a canoe.
    fn is_work(&mut self, game: &Sortie, action: Action) -> bool {
        match action {
            Action::ClearBridge | Action::Prime | Action::Load | Action::Clear(_) => {
                self.dice.index(4) > 0
            }
            Action::Handle(man) => unloads(game, man) && self.dice.index(2) == 0,
            _ => false,
        }
    }

    /// The edge of the map, or a canoe in which two can go there.
    fn ways_home(&self, game: &Sortie) -> Vec<HexId> {
        let mut ways = exits(game);
        let led = game.led().iter().next();
        if self.wanders && led.is_some_and(|it| can_embark(game, it)) {
            ways.extend(beached(game));
        }
        ways
    }

    /// Into a canoe that lies here, one after the other.
    fn embark(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        let led = game.led();
        let first = led.iter().next()?;
        let here = game.hex_of(first)?;
        if !self.wanders || !beached(game).contains(&here) || !can_embark(game, first) {
            return None;
        }
        let board = offered.iter().find(|it| matches!(it, Action::Board(_))).copied();
        let alone = led.iter().last().filter(|it| *it != first).map(Action::With);
        board.or(alone).filter(|_| self.dice.index(4) > 0)
    }

    /// Somebody who is elsewhere, when it is time to look after the others.
    fn other(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        if !self.wanders && game.mission().setup.canoes.is_some() {
            return self.hindmost(game, offered);
        }
        if !std::mem::take(&mut self.turns_to_others) {
            return None;
        }
        let place = game.man(game.led().iter().next()?).place;
        let away = |it: &&Action| matches!(it, Action::With(man) if game.man(*man).place != place);
        let others: Vec<Action> = offered.iter().filter(away).copied().collect();
        (!others.is_empty()).then(|| others[self.dice.index(others.len())])
    }

    /// Whoever is well behind those who are led: a squad that does not wander keeps together.
    fn hindmost(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        let goal = self.goal?;
        let far = distances(game, &[goal], true);
        let way = |man: ManId| game.hex_of(man).map_or(FAR_OFF, |it| far[it].min(FAR_OFF));
        let led = way(game.led().iter().next()?);
        let behind = |it: &&Action| matches!(it, Action::With(man) if way(*man) > led + 1);
        let last = offered.iter().filter(behind).max_by_key(|it| match it {
            Action::With(man) => way(*man),
            _ => 0,
        });
        last.copied().filter(|_| self.dice.index(6) > 0)
    }

    /// Hexes beside a bunker in which nobody is left.
    fn silent_bunkers(game: &Sortie) -> Vec<HexId> {
        let grid = &game.mission().ground.map.grid;
        let silent = |hex: &HexId| {
            let blown = game.marks(*hex).is_some_and(|it| it.bunker_blown);
            let manned = game.active_in(*hex, Side::German).next().is_some();
            game.terrain(*hex) == Terrain::Bunker && !blown && !manned
        };
        let beside = grid.hexes().filter(silent).flat_map(|it| grid.neighbors(it).map(|it| it.1));
        beside.collect()
    }

    /// Whether the goal is near enough to go there on foot, or nobody knows any.
    fn lands(&mut self, game: &Sortie, goals: &[HexId]) -> bool {
        let led = game.led();
        let here = led.iter().next().and_then(|it| game.hex_of(it));
        let far = distances(game, goals, false);
        here.is_none_or(|it| far[it] <= ASHORE) || self.dice.index(9) == 0
    }

    fn goal(&mut self, game: &Sortie) -> Option<HexId> {
        let reached = self.goal.is_some_and(|it| !self.is_new(game, game.condition(), it));
        if self.goal.is_none() || reached || game.steps() >= self.leg {
            self.leg = game.steps() + LEG;
            let canoes = game.mission().setup.canoes.is_some();
            self.turns_to_others = canoes && self.dice.index(3) == 0;
            let card = &game.mission().conditions[usize::from(game.condition()) - 1];
            let fields = card.black.iter().filter(|it| !it.1.is_empty()).map(|it| it.0);
            let fields: Vec<HexId> = fields.collect();
            let here = game.led().iter().next().and_then(|it| game.hex_of(it));
            let far = here.map(|it| distances(game, &[it], is_afloat(game)));
            let new = |it: &HexId| self.is_new(game, game.condition(), *it);
            let near = |it: &HexId| far.as_ref().is_none_or(|far| far[*it] < u16::MAX);
            let fresh: Vec<HexId> = fields.iter().copied().filter(new).filter(near).collect();
            let silent = Self::silent_bunkers(game);
            let silent: Vec<HexId> = silent.into_iter().filter(near).collect();
            let from = match self.dice.index(4) {
                0 => fields,
                _ if !silent.is_empty() => silent,
                _ if fresh.is_empty() => fields,
                _ => fresh,
            };
            self.goal = from.get(self.dice.index(from.len().max(1))).copied();
        }
        self.goal
    }

    /// In Rounds: the best attack; without any, now nearer and now not.
    fn fight(&mut self, game: &Sortie, offered: &[Action]) -> Option<Action> {
        let chance = |it: &Action| game.attack_chance(*it).filter(|chance| *chance >= 1);
        let best = offered.iter().filter(|it| chance(it).is_some()).max_by_key(|it| chance(it));
        if let Some(best) = best {
            return Some(*best);
        }
        if is_late(game) || self.answers > WEARY {
            return run_home(game, offered).filter(|_| self.dice.index(4) > 0);
        }
        let steady = |it: &&Action| {
            matches!(it, Action::Act(_) | Action::Load | Action::Change(Stance::Crouching))
        };
        let acts = offered.iter().find(steady).copied();
        let stays = offered.iter().copied().find(|it| *it == Action::Pass);
        acts.or(stays).filter(|_| self.dice.index(4) > 0)
    }
}

/// In Rounds when it is late: off the map, or nearer to its edge.
fn run_home(game: &Sortie, offered: &[Action]) -> Option<Action> {
    if offered.contains(&Action::Leave) {
        return Some(Action::Leave);
    }
    let far = distances(game, &exits(game), false);
    let step = |it: &Action| step_to(*it).map(|hex| far[hex]);
    let steps = offered.iter().filter(|it| step(it).is_some());
    let rises = |it: &&Action| matches!(it, Action::Act(_) | Action::Change(Stance::Standing));
    steps.min_by_key(|it| step(it)).or_else(|| offered.iter().find(rises)).copied()
}

/// Whether a mission that ends when nobody is left would do so now.
fn is_late(game: &Sortie) -> bool {
    game.mission().victory.ends.iter().any(|it| match it {
        EndRule::NoneLeft { from_condition } => {
            *from_condition > 1 && game.condition() >= *from_condition
        }
        EndRule::Exited { .. }
        | EndRule::Control { .. }
        | EndRule::Explored { .. }
        | EndRule::Bridges { .. } => false,
    })
}

/// Whether an answer adds somebody who is where the others are.
fn joins(game: &Sortie, action: Action) -> bool {
    let Action::With(man) = action else { return false };
    let led = game.led();
    led.iter().next().is_none_or(|first| {
        let (him, other) = (game.man(man), game.man(first));
        !led.contains(man) && him.place == other.place && him.stance == other.stance
    })
}

/// The hexes by which the squad may end the mission.
fn exits(game: &Sortie) -> Vec<HexId> {
    let victory = &game.mission().victory;
    let mut exits = Vec::new();
    for end in &victory.ends {
        if let EndRule::Exited { by } = end {
            exits.extend(by.iter());
        }
    }
    for save in &victory.saves {
        if let rules_ambush::mission::SaveRule::Exited { by } = save {
            exits.extend(by.iter());
        }
    }
    exits
}

/// Where a step on foot or in a canoe leads.
fn step_to(action: Action) -> Option<HexId> {
    match action {
        Action::Go(hex) | Action::Paddle(hex) | Action::Beach(hex) => Some(hex),
        _ => None,
    }
}

/// The usual kit, then what is given free.
fn equip(offered: &[Action]) -> Option<Action> {
    let usual = offered.iter().find(|it| **it == Action::Outfit);
    let given = offered.iter().find(|it| matches!(it, Action::Issue(..)));
    usual.or(given).copied().or(Some(Action::Done))
}

/// Charges are taken, everything else stays where it is.
fn handle(offered: &[Action]) -> Option<Action> {
    let charge = offered.iter().find(|it| matches!(it, Action::Take(Model::Charge, _)));
    charge.copied().or(Some(Action::Done))
}

/// Whether a charge lies in a canoe beside somebody who has a hand free for it.
fn unloads(game: &Sortie, man: ManId) -> bool {
    let Place::At(spot) = game.man(man).place else { return false };
    let lies = |it: GearId| match game.gear(it).parts[0] {
        Held::InCanoe(canoe) => {
            game.canoe(canoe).beached && game.canoe(canoe).hex == Some(spot.hex)
        }
        _ => false,
    };
    let his = game.all_gear().map(|it| game.gear(it)).filter(|it| it.parts[0] == Held::By(man));
    let hands = his.filter(|it| it.model != Model::Pistol).count();
    let free = hands <= 1 && game.man(man).ammo[&Ammo::BazookaRound] == 0;
    let fit = game.man(man).health == Health::Fit && game.man(man).is_active();
    fit && free && game.all_gear().any(|it| game.gear(it).model == Model::Charge && lies(it))
}

/// Where canoes lie on the bank.
fn beached(game: &Sortie) -> Vec<HexId> {
    let canoes = game.mission().setup.canoes.map_or(0, |it| it.1);
    let canoes = (0..canoes).map(|it| game.canoe(CanoeId(it)));
    canoes.filter(|it| it.beached && !it.holed).filter_map(|it| it.hex).collect()
}

/// Whether two stand together, or somebody waits in a canoe on the bank.
fn can_embark(game: &Sortie, man: ManId) -> bool {
    let place = game.man(man).place;
    let others = game.active(Side::Us).filter(|it| *it != man);
    let ready = |it: ManId| match game.man(it).place {
        Place::Afloat(canoe) => game.canoe(canoe).beached,
        other => other == place,
    };
    matches!(place, Place::At(_)) && others.into_iter().any(ready)
}

/// Whether those who are led sit in a canoe.
fn is_afloat(game: &Sortie) -> bool {
    game.led().iter().any(|it| matches!(game.man(it).place, Place::Afloat(_)))
}

/// How far every hex is from the nearest goal, on foot and, in canoes, over the river.
fn distances(game: &Sortie, goals: &[HexId], afloat: bool) -> HexMap<u16> {
    let grid = &game.mission().ground.map.grid;
    let floats = |one: HexId, other: HexId| afloat && (game.is_river(one) || game.is_river(other));
    let mut far = HexMap::new(grid, u16::MAX);
    for goal in goals {
        far[*goal] = 0;
    }
    let mut next = VecDeque::from(goals.to_vec());
    while let Some(hex) = next.pop_front() {
        for (_, from) in grid.neighbors(hex) {
            if far[from] == u16::MAX && (game.can_walk(from, hex) || floats(from, hex)) {
                far[from] = far[hex] + 1;
                next.push_back(from);
            }
        }
    }
    far
}
