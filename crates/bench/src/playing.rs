//! Random games of any system, and what is measured of them: playing an answer, listing answers,
//! whole decisions, whole games.

use std::hint::black_box;

use kernel::Game;
use kernel::dice::SearchDice;

use crate::Work;

/// Games recorded of each scenario.
pub(crate) const GAMES: u64 = 20;

/// Plays one random game: every listed answer is as likely as any other.
///
/// `watch` sees the game before each answer, what can be answered, and what is.
pub fn play<G: Game>(
    start: &G,
    seed: u64,
    mut watch: impl FnMut(&G, &[G::Action], &G::Action),
) -> G {
    let mut chooser = SearchDice::new(seed);
    let mut dice = SearchDice::new(chooser.word());
    let mut game = start.clone();
    while let Some(prompt) = game.prompt() {
        let action = &prompt.actions[chooser.index(prompt.actions.len())];
        watch(&game, &prompt.actions, action);
        game.apply(action, &mut dice).expect("a listed answer is legal");
    }
    game
}

/// The situation halfway through a random game.
pub fn mid_game<G: Game>(start: &G) -> G {
    let mut situations = Vec::new();
    play(start, 1, |game, _, _| situations.push(game.clone()));
    situations.swap_remove(situations.len() / 2)
}

/// The answers of random games, each with its seed.
fn recorded<G: Game>(start: &G, games: u64) -> Vec<(u64, Vec<G::Action>)> {
    let mut records = Vec::new();
    for seed in 0..games {
        let mut actions = Vec::new();
        play(start, seed, |_, _, action| actions.push(action.clone()));
        records.push((seed, actions));
    }
    records
}

/// Plays recorded games again as a whole, for times: a clock read for every answer would weigh
/// as much as the answer.
pub(crate) fn replay<G: Game + 'static>(start: &G) -> Work {
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
pub(crate) fn apply<G: Game + 'static>(
    start: &G,
    games: u64,
    is_measured: fn(&G::Action) -> bool,
) -> Work {
    let start = start.clone();
    let records = recorded(&start, games);
    Box::new(move |meter| {
        for (seed, actions) in &records {
            let mut dice = SearchDice::new(SearchDice::new(*seed).word());
            let mut game = start.clone();
            for action in actions {
                if is_measured(action) {
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
pub(crate) fn list<G: Game + 'static>(start: &G) -> Work {
    let mut situations: Vec<(G, u64)> = Vec::new();
    let mut number = 0;
    for seed in 0..GAMES {
        play(start, seed, |game, actions, _| {
            if number % 10 == 0 {
                situations.push((game.clone(), actions.len() as u64));
            }
            number += 1;
        });
    }
    Box::new(move |meter| {
        for (game, answers) in &situations {
            meter.measure(*answers, || {
                black_box(game.prompt());
            });
        }
    })
}

/// Plays whole random games; an operation is a decision: list the answers, choose one, play it.
pub(crate) fn decide<G: Game + 'static>(start: &G, games: u64) -> Work {
    let start = start.clone();
    Box::new(move |meter| {
        for seed in 0..games {
            let mut decisions = 0;
            meter.measure(0, || {
                play(&start, seed, |_, _, _| decisions += 1);
            });
            meter.operations += decisions;
        }
    })
}

/// Plays whole random games; an operation is a decision for each unit that is counted before it, so
/// that games of few and of many units can be compared.
pub(crate) fn decide_by_unit<G: Game + 'static>(
    start: &G,
    games: u64,
    units: fn(&G) -> u64,
) -> Work {
    let start = start.clone();
    let mut counted = 0;
    for seed in 0..games {
        play(&start, seed, |game, _, _| counted += units(game));
    }
    Box::new(move |meter| {
        meter.measure(counted, || {
            for seed in 0..games {
                black_box(play(&start, seed, |_, _, _| ()));
            }
        });
    })
}

/// Plays whole random games; an operation is a game.
pub(crate) fn play_out<G: Game + 'static>(start: &G, games: u64) -> Work {
    let start = start.clone();
    Box::new(move |meter| {
        for seed in 0..games {
            meter.measure(1, || {
                black_box(play(&start, seed, |_, _, _| ()));
            });
        }
    })
}

/// Copies of one batch.
const COPIES_PER_BATCH: u64 = 1_000;

/// Copies a game into memory that is there already.
pub(crate) fn copy<G: Game + 'static>(game: &G) -> Work {
    let (game, mut into) = (game.clone(), game.clone());
    Box::new(move |meter| {
        meter.measure(COPIES_PER_BATCH, || {
            for _ in 0..COPIES_PER_BATCH {
                into.clone_from(black_box(&game));
                black_box(&into);
            }
        });
    })
}

/// Copies as many plain bytes.
pub(crate) fn copy_bytes(bytes: usize) -> Work {
    let from = vec![1_u8; bytes];
    let mut into = from.clone();
    Box::new(move |meter| {
        meter.measure(COPIES_PER_BATCH, || {
            for _ in 0..COPIES_PER_BATCH {
                into.copy_from_slice(black_box(&from));
                black_box(&into);
            }
        });
    })
}
