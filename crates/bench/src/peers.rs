//! Gates beside OpenSpiel, whose core is C++ and whose door is Python.
//!
//! The peer is measured as its own users would: its uniform random bots play in C++, Python only
//! reads the clock. Our side and the peer take turns, so that a slow spell of the machine falls on
//! both.

use std::process::{Command, ExitCode};

use anyhow::{Context, bail};

use crate::{Meter, find};

/// Rounds in which the two sides take turns.
const ROUNDS: usize = 9;

/// Prints nanoseconds of one move of a random game; the game is the argument.
const MOVES: &str = "
import sys, time, pyspiel
game = pyspiel.load_game(sys.argv[1])
bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
start = time.perf_counter(); moves = played = 0
while time.perf_counter() - start < 0.5:
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, played)
    played += 1; moves += state.move_number()
print((time.perf_counter() - start) * 1e9 / moves)
";

/// Prints nanoseconds of one whole random game.
const GAMES: &str = "
import sys, time, pyspiel
game = pyspiel.load_game(sys.argv[1])
bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
start = time.perf_counter(); played = 0
while time.perf_counter() - start < 0.5:
    pyspiel.evaluate_bots(game.new_initial_state(), bots, played)
    played += 1
print((time.perf_counter() - start) * 1e9 / played)
";

/// Prints nanoseconds of one clone of a position forty moves into a game, less an empty call.
const CLONES: &str = "
import sys, time, random, pyspiel
state = pyspiel.load_game(sys.argv[1]).new_initial_state()
draw = random.Random(1)
for _ in range(40): state.apply_action(draw.choice(state.legal_actions()))
def timed(work):
    start = time.perf_counter()
    for _ in range(200000): work()
    return (time.perf_counter() - start) * 1e9 / 200000
print(timed(state.clone) - timed(state.current_player))
";

/// One comparison.
struct Peer {
    gate: &'static str,
    what: &'static str,
    ours: &'static str,
    script: &'static str,
    game: &'static str,
    /// The most our time may be of theirs.
    limit: f64,
}

const PEERS: [Peer; 13] = [
    Peer {
        gate: "A1",
        what: "apply, mill-bridge / breakthrough",
        ours: "replay/mill-bridge",
        script: MOVES,
        game: "breakthrough",
        limit: 0.25,
    },
    Peer {
        gate: "A1",
        what: "apply, gothic-line / breakthrough",
        ours: "replay/gothic-line",
        script: MOVES,
        game: "breakthrough",
        limit: 0.25,
    },
    Peer {
        gate: "S2",
        what: "copy of 200 units / chess clone",
        ours: "copy/200-units/war",
        script: CLONES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P1",
        what: "decision, mill-bridge / chess move",
        ours: "decide/mill-bridge",
        script: MOVES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P1",
        what: "decision, gothic-line / chess move",
        ours: "decide/gothic-line",
        script: MOVES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "A1",
        what: "apply, first-contact / breakthrough",
        ours: "replay/first-contact",
        script: MOVES,
        game: "breakthrough",
        limit: 0.25,
    },
    Peer {
        gate: "S2",
        what: "copy of 200 squads / chess clone",
        ours: "copy/200-squads/fight",
        script: CLONES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P1",
        what: "decision, first-contact / chess move",
        ours: "decide/first-contact",
        script: MOVES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P2",
        what: "game, first-contact / game of chess",
        ours: "play/first-contact",
        script: GAMES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "A1",
        what: "apply, rossbach / breakthrough",
        ours: "replay/rossbach",
        script: MOVES,
        game: "breakthrough",
        limit: 0.25,
    },
    Peer {
        gate: "S2",
        what: "copy of 200 regiments / chess clone",
        ours: "copy/200-regiments/battle",
        script: CLONES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P1",
        what: "decision, rossbach / chess move",
        ours: "decide/rossbach",
        script: MOVES,
        game: "chess",
        limit: 1.0,
    },
    Peer {
        gate: "P2",
        what: "game, rossbach / game of chess",
        ours: "play/rossbach",
        script: GAMES,
        game: "chess",
        limit: 3.0,
    },
];

/// Times every comparison whose case contains these letters, with the Python that has OpenSpiel;
/// fails if a gate does not hold.
pub fn judge(python: &str, letters: &str) -> anyhow::Result<ExitCode> {
    println!(
        "{:4} {:36} {:>9} {:>9} {:>8} {:>15} {:>6}",
        "gate", "nanoseconds: ours / OpenSpiel", "ours", "theirs", "ratio", "spread", "limit"
    );
    let mut code = ExitCode::SUCCESS;
    for peer in PEERS.iter().filter(|it| it.ours.contains(letters)) {
        if !judge_one(peer, python)? {
            code = ExitCode::FAILURE;
        }
    }
    Ok(code)
}

fn judge_one(peer: &Peer, python: &str) -> anyhow::Result<bool> {
    let case = find(peer.ours).with_context(|| format!("no case is called '{}'", peer.ours))?;
    let mut work = (case.prepare)();
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let mut meter = Meter::default();
        work(&mut meter);
        let their = run(python, peer.script, peer.game)?;
        ours.push(meter.nanoseconds());
        theirs.push(their);
        ratios.push(meter.nanoseconds() / their);
    }
    let ratio = median(&mut ratios);
    let holds = ratio <= peer.limit;
    println!(
        "{:4} {:36} {:9.0} {:9.0} {ratio:7.3}x {:>15} {:5}x {}",
        peer.gate,
        peer.what,
        median(&mut ours),
        median(&mut theirs),
        format!("{:.3}..{:.3}", ratios[0], ratios[ROUNDS - 1]),
        peer.limit,
        if holds { "pass" } else { "FAIL" }
    );
    Ok(holds)
}

/// Sorts the figures and returns the middle one.
fn median(figures: &mut [f64]) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn run(python: &str, script: &str, game: &str) -> anyhow::Result<f64> {
    let output = Command::new(python).args(["-c", script, game]).output();
    let output = output.with_context(|| format!("'{python}' does not start"))?;
    if !output.status.success() {
        let log = String::from_utf8_lossy(&output.stderr);
        bail!("OpenSpiel did not run; install it with `pip install open_spiel==2.0.2`:\n{log}");
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    printed.trim().parse().with_context(|| format!("'{}' is no number", printed.trim()))
}
