//! The bots in Conflict of Heroes.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use hexgrid::HexId;
use kernel::dice::SearchDice;
use kernel::{Game, Viewer};
use players::Bot;
use registry::{AnyGame, Registry};
use rules_coh::{Action, Event, Firefight, ForceId, UnitId};

/// The data files of the game, as they stand in the repository.
fn firefight(scenario: &str) -> Firefight {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/coh");
    let mut library = Library::new();
    for folder in ["", "boards/", "charts/", "overlays/", "scenarios/"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_file() {
                let name = path.file_name().expect("files have names").to_string_lossy();
                let text = std::fs::read_to_string(&path).expect("data files are texts");
                library.insert(format!("coh/{folder}{name}"), text);
            }
        }
    }
    let opening = Registry::new(library).open(scenario, &BTreeMap::new()).expect("it opens");
    let AnyGame::Coh(game) = opening.game else { panic!("{scenario} is of another system") };
    game
}

fn play(game: &mut Firefight, actions: &str) {
    for text in actions.split(';').map(str::trim) {
        let action = game.read_action(text).expect("an action");
        game.apply(&action, &mut SearchDice::new(1)).expect("legal");
    }
}

fn choice(game: &Firefight, bot: Bot, seed: u64) -> String {
    let action = bot.choose_in(game, bot.info().budget, seed).expect("the game goes on");
    game.action_text(&action)
}

/// Plays a game to its end; the bots are those of the Germans and of the Soviets.
fn winner(start: &Firefight, bots: [Bot; 2], seed: u64) -> Option<usize> {
    let mut game = start.clone();
    let (mut chooser, mut dice) = (SearchDice::new(seed), SearchDice::new(!seed));
    while let Some(prompt) = game.prompt() {
        let bot = bots[game.nation_of(ForceId(prompt.seat.0)).index()];
        let action: Action =
            bot.choose_in(&game, bot.info().budget, chooser.word()).expect("an answer");
        game.apply(&action, &mut dice).expect("listed answers are legal");
    }
    let seat = game.outcome().expect("it is over").winner?;
    Some(game.nation_of(ForceId(seat.0)).index())
}

#[test]
fn greedy_beats_random_in_small_and_large_firefights_with_seats_exchanged() {
    let (mut won, mut played) = (0, 0);
    for (scenario, games) in [
        ("coh/training", 8),
        ("coh/first-contact", 4),
        ("coh/corn-return", 2),
        ("coh/mined-balka", 1),
        ("coh/tank-hunters", 1),
    ] {
        let start = firefight(scenario);
        for seed in 1..=games {
            won += u32::from(winner(&start, [Bot::Greedy, Bot::Random], seed) == Some(0));
            won += u32::from(winner(&start, [Bot::Random, Bot::Greedy], seed) == Some(1));
            played += 2;
        }
    }
    assert!(100 * won >= 85 * played, "greedy won {won} of {played}");
}

#[test]
fn greedy_answers_alike_for_the_same_seed_and_the_same_sight() {
    let game = firefight("coh/corn-ambush");
    assert_eq!(choice(&game, Bot::Greedy, 5), choice(&game, Bot::Greedy, 5));
    // A table that the seat cannot tell from its own is answered alike.
    let mut game = firefight("coh/second-morning");
    while game.core().round < 1 {
        let action = choice(&game, Bot::Greedy, 2);
        play(&mut game, &action);
    }
    let seat = game.prompt().expect("it goes on").seat;
    let guess = game.guess(Viewer::Player(seat), &mut SearchDice::new(9));
    assert_eq!(choice(&game, Bot::Greedy, 3), choice(&guess, Bot::Greedy, 3));
}

/// How many units went somewhere by one answer, and how many of them ended where they had begun.
fn circles(events: &[Event]) -> [usize; 2] {
    let mut ways: BTreeMap<UnitId, Vec<(HexId, HexId)>> = BTreeMap::new();
    for event in events {
        if let Event::Moved { unit, from: Some(from), to } = event {
            ways.entry(*unit).or_default().push((*from, *to));
        }
    }
    let circle = |way: &&Vec<(HexId, HexId)>| way[0].0 == way[way.len() - 1].1;
    [ways.len(), ways.values().filter(circle).count()]
}

#[test]
fn greedy_never_drives_a_vehicle_in_a_circle() {
    let mut game = firefight("coh/road-column");
    let (mut chooser, mut dice) = (SearchDice::new(3), SearchDice::new(!3));
    let mut sum = [0, 0];
    while game.core().round < 3 {
        let action = Bot::Greedy.choose_in(&game, Bot::Greedy.info().budget, chooser.word());
        let events = game.apply(&action.expect("it goes on"), &mut dice).expect("legal");
        let [went, circled] = circles(&events);
        sum = [sum[0] + went, sum[1] + circled];
    }
    assert!(sum[0] > 20, "hardly anybody moved");
    assert_eq!(sum[1], 0, "of those who moved, so many came back to where they had started");
}
