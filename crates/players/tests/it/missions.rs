//! How the greedy squad fares in the missions of Ambush!: for authors, not for proof.
//!
//! `AMB_GAMES=40 AMB_SEED=1001 AMB_MISSION=bait cargo test -p players --test it missions --
//! --ignored --nocapture` plays games of one mission, its script as it stands in `missions/`, and
//! prints how they went: wins, points and what they were for, answers, ends, casualties, the
//! paragraphs that no game read, and how much of what they read two games share. Without
//! `AMB_MISSION` every mission is played. `AMB_TRACE=1` prints every answer with what it led to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Game;
use kernel::dice::SearchDice;
use players::Bot;
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::mission::load;
use rules_ambush::state::{Health, ManId, Place, Sortie};
use rules_ambush::terms::Side;

/// Every mission.
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
/// A game with more answers than this is given up.
const ANSWERS_MAX: u32 = 100_000;

/// Prints how the games of a mission went.
#[test]
#[ignore = "it measures, it proves nothing"]
fn missions_played_by_the_greedy_squad() {
    let (games, seed) = (number("AMB_GAMES", 10), number("AMB_SEED", 1));
    let wanted = std::env::var("AMB_MISSION").ok();
    for name in NAMES.iter().filter(|it| wanted.as_deref().is_none_or(|wanted| wanted == **it)) {
        let start = mission(name);
        let mut tally = Tally::default();
        for seed in seed..seed + games {
            tally.count(&start, seed);
        }
        tally.print(name, &start);
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |it| it.parse().expect("a number"))
}

/// A mission as it begins, its script read from the author's folder.
pub(crate) fn mission(name: &str) -> Sortie {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut library = Library::new();
    add_files(&root.join("data/ambush"), "ambush", &mut library);
    let path = format!("ambush/scenarios/{name}.toml");
    let open = library.get(&path).expect("the mission is there").to_owned();
    let script = std::fs::read_to_string(root.join(format!("missions/{name}.toml")));
    library.insert(path.clone(), open.replace(".sealed", ".toml"));
    library.insert(format!("ambush/scripts/{name}.toml"), script.expect("a script in clear"));
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(&library), &path, &mut findings);
    let mission = mission.unwrap_or_else(|| panic!("{findings}"));
    Sortie::begin(Arc::new(mission), Options::default())
}

pub(crate) fn add_files(folder: &Path, name: &str, library: &mut Library) {
    for entry in std::fs::read_dir(folder).expect("a data folder") {
        let path = entry.expect("the folder can be read").path();
        let name = format!("{name}/{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            add_files(&path, &name, library);
        } else {
            library.insert(name, std::fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// What many games of a mission were like.
#[derive(Default)]
struct Tally {
    won: u32,
    points: Vec<i16>,
    answers: Vec<u32>,
    /// How games ended, and by what their points came and went, as the rules name it.
    ends: BTreeMap<String, u32>,
    account: BTreeMap<String, (u32, i32)>,
    conditions: BTreeMap<u8, u32>,
    fallen: usize,
    killed: usize,
    home: usize,
    read: Vec<BTreeSet<u16>>,
}

impl Tally {
    /// Plays a game to its end and counts what it was like.
    fn count(&mut self, start: &Sortie, seed: u64) {
        let trace = std::env::var("AMB_TRACE").is_ok();
        let (mut game, mut dice) = (start.clone(), SearchDice::new(!seed));
        let (mut chooser, mut answers) = (SearchDice::new(seed), 0);
        let mut end = "given up".to_owned();
        while answers < ANSWERS_MAX && game.asked().is_some() {
            let bot = Bot::Greedy;
            let budget = bot.info().budget;
            let action = bot.choose_in(&game, budget, chooser.word()).expect("an answer");
            let who = game.asked().and_then(|it| it.decision.man());
            let events = game.apply(&action, &mut dice).expect("what is offered can be done");
            answers += 1;
            for event in &events {
                end = self.account(event).unwrap_or(end);
            }
            if trace {
                let who = who.map_or('-', |it| game.letter(it));
                let (text, round) = (game.action_text(&action), game.round());
                println!("{seed} {answers} {round} {} {who} {text}: {events:?}", game.points());
            }
        }
        *self.ends.entry(end).or_default() += 1;
        self.answers.push(answers);
        *self.conditions.entry(game.condition()).or_default() += 1;
        self.points.push(game.points());
        self.won += u32::from(game.outcome().is_some_and(|it| it.winner.is_some()));
        let squad: Vec<ManId> = game.men().filter(|it| it.side() == Side::Us).collect();
        let hurt = |least| squad.iter().filter(|it| game.man(**it).health >= least).count();
        self.fallen += hurt(Health::Incapacitated);
        self.killed += hurt(Health::Killed);
        let home = |it: &&ManId| matches!(game.man(**it).place, Place::Exited(_));
        self.home += squad.iter().filter(home).count();
        let paragraphs = game.mission().paragraphs.keys().copied();
        self.read.push(paragraphs.filter(|it| game.has_read(*it)).collect());
    }

    /// Enters points into the account; how the game ended, if this says it.
    fn account(&mut self, event: &Event) -> Option<String> {
        let Event::Victory(event) = event else { return None };
        let text = format!("{event:?}");
        let named = |key: &str| text.split_once(key).map(|it| it.1);
        if let Some((n, why)) = named("Scored { n: ").and_then(|it| it.split_once(", why: ")) {
            let why = why.split(['(', ' ']).next().unwrap_or(why).to_owned();
            let entry = self.account.entry(why).or_default();
            entry.0 += 1;
            entry.1 += n.parse::<i32>().expect("points");
        }
        named("Ended { by: ").map(|it| it.split(", points").next().unwrap_or(it).to_owned())
    }

    fn print(&mut self, name: &str, start: &Sortie) {
        let games = self.points.len();
        let paragraphs = &start.mission().paragraphs;
        let read = |it: &&u16| self.read.iter().any(|game| game.contains(it));
        let unread: Vec<u16> = paragraphs.keys().filter(|it| !read(it)).copied().collect();
        let each = |n: usize| format!("{}.{}", n / games, n * 10 / games % 10);
        println!("{name}: {games} games, {} won ({} %)", self.won, 100 * self.won as usize / games);
        println!("  points, {} needed: {}", start.mission().victory.need, spread(&mut self.points));
        println!("  answers: {}", spread(&mut self.answers));
        println!("  ends {:?}, last condition {:?}", self.ends, self.conditions);
        println!("  times and points in all: {:?}", self.account);
        let (fallen, killed, home) = (each(self.fallen), each(self.killed), each(self.home));
        println!("  a game: {fallen} of the squad out of the fight, {killed} dead, {home} home");
        println!("  {} of {} paragraphs never read: {unread:?}", unread.len(), paragraphs.len());
        println!("  {} read a game", each(self.read.iter().map(BTreeSet::len).sum()));
        let (jaccard, smaller) = self.shared();
        println!("  two games share {jaccard} % of what either read, {smaller} % of the smaller");
    }

    /// What two games share of the paragraphs that either read, and of those of the game that read
    /// fewer: the mean over all pairs, in percent.
    fn shared(&self) -> (usize, usize) {
        let (mut either, mut fewer, mut pairs) = (0, 0, 0);
        for (index, one) in self.read.iter().enumerate() {
            for other in &self.read[index + 1..] {
                let both = one.intersection(other).count();
                either += 100 * both / one.union(other).count().max(1);
                fewer += 100 * both / one.len().min(other.len()).max(1);
                pairs += 1;
            }
        }
        (either / pairs.max(1), fewer / pairs.max(1))
    }
}

/// The least, the quarters and the most of many numbers.
fn spread<T: Copy + Ord + std::fmt::Display>(numbers: &mut [T]) -> String {
    numbers.sort_unstable();
    let last = numbers.len() - 1;
    let marks = [0, 1, 2, 3, 4].map(|it| numbers[last * it / 4].to_string());
    marks.join(", ")
}
