//! Playing: what an answer costs to play, to list, and all together.

use kernel::Game;
use kernel::dice::SearchDice;
use rules_scs::{Action, War};

use super::{games, skirmish, skirmish_on};
use crate::{Case, Work};

/// Playing an answer, listing answers, whole decisions.
pub const PLAY: &[Case] = &[
    Case {
        name: "apply/mill-bridge/all",
        prepare: || apply(&data("mill-bridge"), GAMES, |_| true),
    },
    Case {
        name: "apply/mill-bridge/moves",
        prepare: || apply(&data("mill-bridge"), GAMES, is_move),
    },
    Case {
        name: "apply/gothic-line/all",
        prepare: || apply(&data("gothic-line"), GAMES, |_| true),
    },
    Case {
        name: "apply/gothic-line/moves",
        prepare: || apply(&data("gothic-line"), GAMES, is_move),
    },
    Case { name: "replay/mill-bridge", prepare: || replay(&data("mill-bridge")) },
    Case { name: "replay/gothic-line", prepare: || replay(&data("gothic-line")) },
    Case { name: "apply/30x30/moves", prepare: || apply(&skirmish_on(50, 30, 30), 2, is_move) },
    Case { name: "apply/240x240/moves", prepare: || apply(&skirmish_on(50, 240, 30), 2, is_move) },
    Case { name: "list/mill-bridge", prepare: || list("mill-bridge") },
    Case { name: "list/gothic-line", prepare: || list("gothic-line") },
    Case { name: "decide/mill-bridge", prepare: || decide(&data("mill-bridge"), 20) },
    Case { name: "decide/gothic-line", prepare: || decide(&data("gothic-line"), 4) },
    Case { name: "decide/25-units", prepare: || decide(&skirmish(25), 16) },
    Case { name: "decide/200-units", prepare: || decide(&skirmish(200), 4) },
];

/// Games recorded of each scenario.
const GAMES: u64 = 20;

fn data(name: &str) -> War {
    games::war(&games::library(), name)
}

fn is_move(action: Action) -> bool {
    matches!(action, Action::Move(_))
}

/// The answers of random games, each with its seed.
fn recorded(start: &War, games: u64) -> Vec<(u64, Vec<Action>)> {
    let mut records = Vec::new();
    for seed in 0..games {
        let mut actions = Vec::new();
        games::play(start, seed, |_, _, action| actions.push(action));
        records.push((seed, actions));
    }
    records
}

/// Plays recorded games again as a whole, for times: a clock read for every answer would weigh
/// as much as the answer.
fn replay(start: &War) -> Work {
    let start = start.clone();
    let records = recorded(&start, GAMES);
    Box::new(move |meter| {
        for (seed, actions) in &records {
            let mut dice = SearchDice::new(SearchDice::new(*seed).word());
            let mut game = start.clone();
            meter.measure(actions.len() as u64, || {
                for action in actions {
                    game.apply(action, &mut dice).expect("the record is legal");
                }
            });
        }
    })
}

/// Plays recorded answers again; only those of one kind are measured.
fn apply(start: &War, games: u64, is_measured: fn(Action) -> bool) -> Work {
    let start = start.clone();
    let records = recorded(&start, games);
    Box::new(move |meter| {
        for (seed, actions) in &records {
            let mut dice = SearchDice::new(SearchDice::new(*seed).word());
            let mut game = start.clone();
            for action in actions {
                if is_measured(*action) {
                    meter.measure(1, || {
                        game.apply(action, &mut dice).expect("the record is legal");
                    });
                } else {
                    game.apply(action, &mut dice).expect("the record is legal");
                }
            }
        }
    })
}

/// Lists the answers in every tenth situation of recorded games; an operation is an answer listed.
fn list(name: &str) -> Work {
    let start = data(name);
    let mut situations: Vec<(War, u64)> = Vec::new();
    let mut number = 0;
    for seed in 0..GAMES {
        games::play(&start, seed, |game, actions, _| {
            if number % 10 == 0 {
                situations.push((game.clone(), actions.len() as u64));
            }
            number += 1;
        });
    }
    Box::new(move |meter| {
        for (game, answers) in &situations {
            meter.measure(*answers, || {
                std::hint::black_box(game.prompt());
            });
        }
    })
}

/// Plays whole random games; an operation is a decision: list the answers, choose one, play it.
fn decide(start: &War, games: u64) -> Work {
    let start = start.clone();
    Box::new(move |meter| {
        for seed in 0..games {
            let mut decisions = 0;
            meter.measure(0, || {
                games::play(&start, seed, |_, _, _| decisions += 1);
            });
            meter.operations += decisions;
        }
    })
}
