//! Whole random games of every scenario, put through the contract that all modules share.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::{Noted, SearchDice};
use kernel::{Game, Viewer, odds};
use rules_scs::{Options, Scenario, Side, War};
use scene::{Face, Scene, Show};
use testkit::{conformance, finished, swarm, two_worlds};

/// Every data file of the series.
pub fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let mut library = Library::new();
    for folder in ["maps", "rosters", "charts", "scenarios"] {
        let folder_path = root.join("scs").join(folder);
        for entry in std::fs::read_dir(folder_path).expect("the data folder is there") {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("data files are texts");
            library.insert(format!("scs/{folder}/{name}"), text);
        }
    }
    library
}

/// A scenario of the data folder.
#[track_caller]
pub fn scenario(name: &str) -> Arc<Scenario> {
    let mut findings = Findings::new();
    let path = format!("scs/scenarios/{name}.toml");
    match rules_scs::load(&mut Files::new(&library()), &path, &mut findings) {
        Some(scenario) => Arc::new(scenario),
        None => panic!("{findings}"),
    }
}

fn war(name: &str) -> War {
    War::new(scenario(name), Options::default())
}

#[test]
fn random_games_of_mill_bridge_keep_the_contract() {
    let start = war("mill-bridge");
    for seed in 0..12 {
        conformance::check_random_game(&start, seed, 20_000);
    }
}

/// From set-up some way into the first turns, in several games: the whole is too long to be checked
/// at every step; `esagono simulate --check` plays it to the end.
#[test]
fn openings_of_the_gothic_line_keep_the_contract() {
    let start = war("gothic-line");
    for seed in 0..3 {
        conformance::check_opening(&start, seed, 120);
    }
}

#[test]
fn the_figures_can_be_played_to_their_ends() {
    for figure in
        ["zoc-1", "zoc-2", "move", "overrun", "combat-1", "combat-2", "combat-3", "supply"]
    {
        conformance::check_random_game(&war(&format!("fig-{figure}")), 7, 20_000);
    }
}

/// No answers without dice lead back to where they began: a record cannot be made longer at will.
#[test]
fn nothing_comes_back_for_free() {
    for name in scenarios() {
        for seed in 0..3 {
            conformance::check_free_circles(&war(&name), seed, 200);
        }
    }
}

/// Whatever rolls can be asked for its odds before it does, and every sequence of dice has a name.
#[test]
fn what_rolls_has_odds_that_can_be_told() {
    let mut rolls = 0;
    for name in ["mill-bridge", "fig-overrun", "fig-combat-1", "fig-combat-2", "fig-combat-3"] {
        for seed in 0..20 {
            let (mut chooser, mut game) = (SearchDice::new(seed), war(name));
            let swarm = testkit::swarm::Swarm::new(chooser.word());
            for step in 0..400 {
                let Some(prompt) = game.prompt() else { break };
                let action = prompt.actions[swarm.choose(&game, &prompt.actions, &mut chooser)];
                let before = game.clone();
                let mut dice = SearchDice::new(chooser.word());
                let mut noted = Noted::new(&mut dice);
                game.apply(&action, &mut noted).expect("listed answers are legal");
                if noted.rolled().is_empty() {
                    continue;
                }
                rolls += 1;
                let told = odds(&before, &action).expect("what rolls has odds");
                let named = told.iter().all(|it| it.0.is_some());
                assert!(named, "{name}, seed {seed}, step {step}, {action:?}: {told:?}");
            }
        }
    }
    assert!(rolls > 40, "only {rolls} answers rolled");
}

/// More answers than any game takes.
const STEPS_MAX: u32 = 100_000;

/// The names of all scenarios of the data folder.
fn scenarios() -> Vec<String> {
    let library = library();
    let names = library.paths().filter_map(|it| it.strip_prefix("scs/scenarios/"));
    names.map(|it| it.trim_end_matches(".toml").to_owned()).collect()
}

#[test]
fn lists_and_checks_agree_through_games_of_every_scenario() {
    let names = scenarios();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        // A game of the large one is long.
        let games = if name == "gothic-line" { 1 } else { 6 };
        for seed in 0..games {
            conformance::check_lists(&war(&name), seed, STEPS_MAX);
        }
    }
}

/// The long run: `LISTS_GAMES` games (100 unless told) of `LISTS_SCENARIO` (all unless told).
#[test]
#[ignore = "takes an hour; the ordinary run plays a few games"]
fn lists_and_checks_agree_through_many_games() {
    let games = std::env::var("LISTS_GAMES").map_or(100, |it| it.parse().expect("a number"));
    let names = std::env::var("LISTS_SCENARIO").map_or_else(|_| scenarios(), |it| vec![it]);
    for name in names {
        let start = war(&name);
        let compared: u64 =
            (0..games).map(|seed| conformance::check_lists(&start, seed, STEPS_MAX)).sum();
        println!("{name}: {games} games, {compared} answers compared");
    }
}

/// Another order of the hidden units in one stack; `None` where nothing is hidden.
fn twin(game: &War, viewer: Viewer, chooser: &mut SearchDice) -> Option<War> {
    let mut pairs = Vec::new();
    for side in Side::BOTH {
        if viewer == Viewer::Player(side.seat()) {
            continue;
        }
        for hex in game.scenario().map.grid.hexes().filter(|&it| game.holds(side, it)) {
            let hidden: Vec<_> = game.stack(hex).filter(|&it| !game.may_see(viewer, it)).collect();
            pairs.extend(hidden.windows(2).map(|it| (it[0], it[1])));
        }
    }
    let (a, b) = (!pairs.is_empty()).then(|| pairs[chooser.index(pairs.len())])?;
    let mut twin = game.clone();
    twin.swap_in_stack(a, b).then_some(twin)
}

/// Rules: scs:0.10A, scs:0.10B.
#[test]
fn scs_0_10_the_order_of_hidden_units_does_not_show() {
    let start = war("mill-bridge");
    let mut compared = 0;
    for seed in 0..500 {
        for side in Side::BOTH {
            let viewer = Viewer::Player(side.seat());
            compared += two_worlds::check_still(&start, viewer, seed, 20_000, twin).twin_steps;
        }
    }
    assert!(compared > 0, "no stack ever hid two units");
}

/// Rules: scs:0.10A, scs:13.0A.
#[test]
fn scs_0_10a_what_the_fog_hid_lies_open_after_the_game() {
    let start = war("mill-bridge");
    let mut hidden = 0;
    for seed in 0..40 {
        let mut last: Option<Scene> = None;
        let over = swarm::play(&start, seed, STEPS_MAX, &mut |game, _| {
            if game.asked().is_some() {
                last = Some(game.scene(Viewer::Spectator));
            }
        });
        finished::check(&over);
        let last = last.expect("no game ends with its first answer");
        hidden += last.counters.iter().filter(|it| it.face == Face::Down).count();
        let listed = over.scene(Viewer::Spectator).counters.len();
        assert_eq!(listed, last.counters.len(), "seed {seed}: each counter is turned over");
    }
    assert!(hidden > 0, "no stack ever hid a unit before the last answer");
}
