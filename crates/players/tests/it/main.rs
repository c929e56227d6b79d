//! The bots at play: what they prefer, and how they fare against each other.

mod ambush;
mod coh;
mod missions;
mod nextwar;
mod prussia;
mod words;

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use kernel::dice::SearchDice;
use kernel::{Game, Viewer};
use players::Bot;
use registry::{AnyGame, Registry};
use rules_scs::{Action, War};

/// The data files of the series, as they stand in the repository.
fn registry() -> Registry {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scs");
    let mut library = Library::new();
    for folder in ["maps", "rosters", "charts", "scenarios"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("data files are texts");
            library.insert(format!("scs/{folder}/{name}"), text);
        }
    }
    Registry::new(library)
}

fn war(scenario: &str) -> War {
    let opening = registry().open(scenario, &BTreeMap::new()).expect("it opens");
    let AnyGame::Scs(war) = opening.game else { panic!("{scenario} is of another system") };
    war
}

fn play(war: &mut War, actions: &str) {
    for text in actions.split(';').map(str::trim) {
        let action = war.read_action(text).expect("an action");
        war.apply(&action, &mut SearchDice::new(1)).expect("legal");
    }
}

fn choice(war: &War, bot: Bot, seed: u64) -> String {
    let action = bot.choose_in(war, bot.info().budget, seed).expect("the game goes on");
    war.action_text(&action)
}

#[test]
fn greedy_brings_every_attacker_into_a_good_attack() {
    let mut war = war("scs/fig-combat-1");
    assert_eq!(choice(&war, Bot::Greedy, 1), "attack 20.10");
    play(&mut war, "attack 20.10");
    for _ in 0..3 {
        let action = choice(&war, Bot::Greedy, 1);
        assert!(action.starts_with("add "), "{action}");
        play(&mut war, &action);
    }
}

#[test]
fn greedy_does_not_send_a_weak_unit_alone() {
    // A quarter of 3 across the bridge against 6 in the woods is below the table.
    let mut war = war("scs/fig-combat-3");
    play(&mut war, "attack 20.10; add 4");
    let action = choice(&war, Bot::Greedy, 1);
    assert!(action.starts_with("add "), "{action}");
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let war = war("scs/mill-bridge");
    for bot in [Bot::Random, Bot::Greedy] {
        assert_eq!(choice(&war, bot, 5), choice(&war, bot, 5));
    }
}

/// Rules: scs:0.10A.
#[test]
fn greedy_sees_only_what_its_seat_may_see() {
    // 7 lies over 14; a twin in which the hidden unit is another would be guessed alike.
    let war = war("scs/fig-combat-1");
    let viewer = Viewer::Player(kernel::Seat(0));
    let mut dice = SearchDice::new(3);
    let guess = war.guess(viewer, &mut dice);
    let (a, b) = (scene::Show::scene(&war, viewer), scene::Show::scene(&guess, viewer));
    assert_eq!(a, b);
    assert_eq!(choice(&war, Bot::Greedy, 3), choice(&guess, Bot::Greedy, 3));
}

fn winner(start: &War, bots: [Bot; 2], seed: u64) -> Option<usize> {
    let (mut war, mut chooser, mut dice) =
        (start.clone(), SearchDice::new(seed), SearchDice::new(!seed));
    while let Some(prompt) = war.prompt() {
        let bot = bots[usize::from(prompt.seat.0)];
        let action: Action =
            bot.choose_in(&war, bot.info().budget, chooser.word()).expect("an answer");
        war.apply(&action, &mut dice).expect("listed answers are legal");
    }
    war.outcome().and_then(|it| it.winner).map(|it| usize::from(it.0))
}

#[test]
fn greedy_beats_random_with_seats_exchanged() {
    let start = war("scs/mill-bridge");
    let mut won = 0;
    for seed in 0..100 {
        won += u32::from(winner(&start, [Bot::Greedy, Bot::Random], seed) == Some(0));
        won += u32::from(winner(&start, [Bot::Random, Bot::Greedy], seed) == Some(1));
    }
    assert!(won >= 170, "greedy won {won} of 200");
}

/// A side that never comes near the other, or never mans what it holds, shows here.
#[test]
fn greedy_wins_mill_bridge_with_either_side() {
    let start = war("scs/mill-bridge");
    let mut won = [0, 0];
    for seed in 0..40 {
        if let Some(side) = winner(&start, [Bot::Greedy; 2], seed) {
            won[side] += 1;
        }
    }
    assert!(won[0] >= 8 && won[1] >= 8, "{won:?} of 40");
}
