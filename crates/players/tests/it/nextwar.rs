//! The bots play Next War: Korea.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::Library;
use kernel::Game;
use kernel::dice::SearchDice;
use players::Bot;
use registry::{AnyGame, Registry};
use rules_nextwar::action::Action;
use rules_nextwar::ch03_sequence::Segment;
use rules_nextwar::state::{UnitId, War};
use rules_nextwar::terms::Side;

/// The data files of the game; in one of its scenarios some lines are others.
fn library(scenario: &str, changes: &[(&str, &str)]) -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/nextwar");
    let mut library = Library::new();
    for folder in ["maps", "rosters", "charts", "scenarios"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            let mut text = std::fs::read_to_string(&path).expect("data files are texts");
            if name == format!("{scenario}.toml") {
                for (old, new) in changes {
                    assert!(text.contains(old), "{scenario} has no line {old}");
                    text = text.replace(old, new);
                }
            }
            library.insert(format!("nextwar/{folder}/{name}"), text);
        }
    }
    library
}

/// A game of a scenario with some lines changed.
#[track_caller]
fn war_with(scenario: &str, changes: &[(&str, &str)]) -> War {
    let registry = Registry::new(library(scenario, changes));
    let opening = registry.open(&format!("nextwar/{scenario}"), &BTreeMap::new());
    let AnyGame::NextWar(war) = opening.expect("it opens").game else {
        panic!("{scenario} is of another system")
    };
    war
}

/// Plays while a condition holds, and at most so many answers; what was answered.
fn play(
    war: &mut War,
    bots: [Bot; 2],
    seed: u64,
    most: u64,
    goes_on: impl Fn(&War) -> bool,
) -> Vec<Action> {
    let mut dice = SearchDice::new(!seed);
    let mut answers = Vec::new();
    for step in 0..most {
        if !goes_on(war) {
            break;
        }
        let Some(prompt) = war.prompt() else { break };
        let bot = bots[usize::from(prompt.seat.0)];
        let answer = bot.choose_in(war, bot.info().budget, seed + step).expect("an answer");
        assert!(prompt.actions.contains(&answer), "{answer:?} is not listed");
        answers.push(answer);
        war.apply(&answer, &mut dice).expect("listed answers are legal");
    }
    answers
}

/// Plays games to the end; how many each side wins.
fn wins(scenario: &str, bots: [Bot; 2], games: u64) -> [usize; 2] {
    let start = war_with(scenario, &[]);
    let mut wins = [0, 0];
    for game in 0..games {
        let mut war = start.clone();
        play(&mut war, bots, 1_000 * game, 20_000, |_| true);
        let outcome = war.outcome().expect("the game ends");
        if let Some(seat) = outcome.winner {
            wins[usize::from(seat.0)] += 1;
        }
    }
    wins
}

#[test]
fn greedy_beats_random_on_both_sides_of_the_imjin() {
    let north = wins("training", [Bot::Greedy, Bot::Random], 4);
    let south = wins("training", [Bot::Random, Bot::Greedy], 4);
    assert!(north[0] >= 3, "{north:?} in the north");
    assert!(south[1] >= 3, "{south:?} in the south");
}

#[test]
fn greedy_keeps_incheon_against_random_marines() {
    let won = wins("incheon-again", [Bot::Greedy, Bot::Random], 6);
    assert!(won[0] >= 5, "{won:?}");
}

/// Plays the first answers of a game with the greedy player on both sides.
fn opens(scenario: &str, answers: u64) {
    let mut war = war_with(scenario, &[]);
    play(&mut war, [Bot::Greedy, Bot::Greedy], 7, answers, |_| true);
    war.check_invariants();
}

#[test]
fn greedy_answers_every_question_of_the_border_battles() {
    for scenario in ["train-to-seoul", "uijeongbu-blues", "east-coast-highway"] {
        opens(scenario, 250);
    }
    opens("incheon-again", 20_000);
}

#[test]
fn greedy_answers_every_question_of_the_great_battles() {
    for scenario in ["militarized-zone", "all-in", "they-did-what"] {
        opens(scenario, 100);
    }
}

#[test]
fn the_same_seed_gives_the_same_answers_on_the_imjin() {
    let start = war_with("training", &[]);
    let bots = [Bot::Greedy, Bot::Greedy];
    let games = [(); 2].map(|()| {
        let mut war = start.clone();
        play(&mut war, bots, 3, 120, |_| true)
    });
    assert_eq!(games[0], games[1]);
}

/// Whether the first movement segment of the turn is not over.
fn before_combat(war: &War) -> bool {
    war.core().segment < Segment::InitiativeCombat
}

/// Goyang, worth a major victory, lies beside a mechanized brigade, and nobody is in it.
#[test]
fn greedy_enters_an_undefended_city_that_decides() {
    let mut war = war_with(
        "training",
        &[
            ("dprk-41-iv = \"N1916\"", "dprk-41-iv = \"N1916\", dprk-1-815 = \"N2819\""),
            (
                "\"rok-1-i\", \"rok-9-i\", \"rok-25-i\", \"rok-90-30\", \"rok-2arm-i\", \"rok-701-i\",",
                "\"rok-1-i\",",
            ),
            ("at = { us-amph-1", "at = { rok-1-i = \"N3021\", us-amph-1"),
        ],
    );
    play(&mut war, [Bot::Greedy, Bot::Greedy], 1, 2_000, before_combat);
    let goyang = war.scenario.board.map.grid.find("N2820").expect("Goyang is on the map");
    assert!(war.holds(Side::Dprk, goyang));
}

/// One brigade of light infantry (3) stands before two divisions (6 + 6) behind fortifications: less
/// than one to three, and two columns to the left.
#[test]
fn greedy_does_not_attack_a_fortified_stack_with_one_brigade() {
    let mut war = war_with(
        "training",
        &[
            (
                "\"dprk-6-ii\", \"dprk-15-ii\", \"dprk-8-ii\", \"dprk-mech-ii\", \"dprk-81-li\", \"dprk-17-sniper\", \"dprk-1-815\", \"dprk-2-815\",",
                "\"dprk-81-li\",",
            ),
            ("dprk-41-iv = \"N1916\"", "dprk-41-iv = \"N1916\", dprk-81-li = \"N2817\""),
            ("at = { us-amph-1", "at = { rok-1-i = \"N2818\", rok-9-i = \"N2818\", us-amph-1"),
        ],
    );
    play(&mut war, [Bot::Greedy, Bot::Greedy], 1, 2_000, before_combat);
    let target = war.scenario.board.map.grid.find("N2818").expect("the hex is on the map");
    let prompt = war.prompt().expect("combats are fought");
    assert!(prompt.actions.contains(&Action::Attack(target)), "{:?}", prompt.actions);
    let answer = Bot::Greedy.choose_in(&war, Bot::Greedy.info().budget, 1);
    assert_eq!(answer, Some(Action::End));
}

/// Where points are counted the weaker side holds what it has: it flies nobody into the north.
#[test]
fn greedy_leaves_the_north_alone_while_it_is_the_weaker() {
    let mut war = war_with("all-in", &[]);
    let first_turn = |war: &War| war.core().turn == 1;
    play(&mut war, [Bot::Greedy, Bot::Greedy], 1, 3_000, first_turn);
    assert!(!first_turn(&war), "the first turn is over");
    let board = &war.scenario.board;
    let in_the_north =
        |it: &UnitId| war.hex(*it).is_some_and(|hex| board.home_of(hex) == Some(Side::Dprk));
    let guests: Vec<UnitId> =
        war.units().filter(|it| war.side(*it) == Side::Allied).filter(in_the_north).collect();
    assert_eq!(guests, []);
}
