//! The bots play battles of Prussia's Glory.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use kernel::Game;
use kernel::dice::SearchDice;
use players::Bot;
use registry::{AnyGame, Registry};
use rules_prussia::Battle;

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

/// Plays a battle to its end; Prussia's points less the enemy's.
fn played(mut battle: Battle, bots: [Bot; 2], seed: u64) -> i16 {
    let mut dice = SearchDice::new(seed);
    for step in 0..20_000 {
        let Some(prompt) = battle.prompt() else { return battle.differential() };
        let bot = bots[usize::from(prompt.seat.0)];
        let action = bot.choose_in(&battle, bot.info().budget, seed + step).expect("an answer");
        battle.apply(&action, &mut dice).expect("legal");
    }
    panic!("the battle does not end");
}

#[test]
fn greedy_beats_random_on_both_sides_of_the_training_battle() {
    let start = battle("prussia/training");
    let sum = |bots: [Bot; 2]| -> i32 {
        (0..4).map(|seed| i32::from(played(start.clone(), bots, 100 * seed))).sum()
    };
    let ahead = sum([Bot::Greedy, Bot::Random]);
    let behind = sum([Bot::Random, Bot::Greedy]);
    assert!(ahead > behind, "{ahead} as Prussia, {behind} against it");
}
