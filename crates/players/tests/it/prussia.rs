//! The bots play battles of Prussia's Glory.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use kernel::Game;
use kernel::dice::SearchDice;
use players::Bot;
use registry::{AnyGame, Registry};
use rules_prussia::{Action, Army, Battle, Decision};

fn battle(scenario: &str) -> Battle {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/prussia");
    let mut library = Library::new();
    for folder in ["armies", "charts", "maps", "rosters", "scenarios"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("data files are texts");
            library.insert(format!("prussia/{folder}/{name}"), text);
        }
    }
    let opening = Registry::new(library).open(scenario, &BTreeMap::new()).expect("it opens");
    let AnyGame::Prussia(battle) = opening.game else { panic!("{scenario} is of another system") };
    battle
}

/// Plays a battle to its end.
fn played(mut battle: Battle, bots: [Bot; 2], seed: u64) -> Battle {
    let mut dice = SearchDice::new(seed);
    for step in 0..20_000 {
        let Some(prompt) = battle.prompt() else { return battle };
        let bot = bots[usize::from(prompt.seat.0)];
        let action = bot.choose_in(&battle, bot.info().budget, seed + step).expect("an answer");
        battle.apply(&action, &mut dice).expect("legal");
    }
    panic!("the battle does not end");
}

/// Plays battles with two bots; how many each seat wins.
fn wins(scenario: &str, bots: [Bot; 2], games: u64) -> [usize; 2] {
    let start = battle(scenario);
    let mut wins = [0, 0];
    for game in 0..games {
        let end = played(start.clone(), bots, 1_000 * game);
        if let Some(seat) = end.outcome().and_then(|it| it.winner) {
            wins[usize::from(seat.0)] += 1;
        }
    }
    wins
}

#[test]
fn greedy_beats_random_on_both_sides_of_the_training_battle() {
    let ahead = wins("prussia/training", [Bot::Greedy, Bot::Random], 8);
    let behind = wins("prussia/training", [Bot::Random, Bot::Greedy], 8);
    assert!(ahead[0] >= 7, "{ahead:?} as Prussia");
    assert!(behind[1] >= 7, "{behind:?} as the Coalition");
}

#[test]
fn greedy_beats_random_in_the_short_battles() {
    for name in ["rossbach-battle", "leuthen-battle", "torgau-battle"] {
        let scenario = format!("prussia/{name}");
        assert_eq!(wins(&scenario, [Bot::Greedy, Bot::Random], 1)[0], 1, "{name} as Prussia");
        assert_eq!(wins(&scenario, [Bot::Random, Bot::Greedy], 1)[1], 1, "{name} against it");
    }
}

/// The first answer of the greedy player to a kind of question in a battle of two greedy players.
fn first_answer(scenario: &str, asked: fn(&Decision) -> bool) -> Action {
    let mut battle = battle(scenario);
    let mut dice = SearchDice::new(11);
    for step in 0..20_000 {
        let prompt = battle.prompt().expect("the battle goes on");
        let bot = Bot::Greedy;
        let action = bot.choose_in(&battle, bot.info().budget, step).expect("an answer");
        if asked(&prompt.decision) && prompt.actions.len() > 1 {
            return action;
        }
        battle.apply(&action, &mut dice).expect("legal");
    }
    panic!("nobody asks");
}

#[test]
fn the_austrians_at_torgau_let_the_enemy_wake_them() {
    // Normal activation costs 4 of 21, Lacy is on the way and the whole enemy is on the map.
    let start = battle("prussia/torgau");
    for seed in 0..20 {
        let (mut battle, mut dice) = (start.clone(), SearchDice::new(seed));
        while battle.core().turn <= 1 {
            let prompt = battle.prompt().expect("the battle goes on");
            let action = Bot::Greedy.choose_in(&battle, 1, 5).expect("an answer");
            let came = battle.on_map(Army::Prussia).next().is_some();
            let asked = prompt.decision == Decision::Activate;
            if came && asked && prompt.seat == Army::Coalition.seat() {
                assert_eq!(action, Action::Hold);
                return;
            }
            battle.apply(&action, &mut dice).expect("legal");
        }
    }
    panic!("the Prussians never come in the first turn");
}

#[test]
fn guns_fire_whenever_they_can() {
    let action = first_answer("prussia/training", |it| *it == Decision::Bombard);
    assert!(matches!(action, Action::Target(_)), "{action:?}");
}
