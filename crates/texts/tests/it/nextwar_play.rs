//! Whatever comes up in games of Next War: Korea can be said in every language.
//!
//! Many keys are put together at run time, so reading the source cannot prove it; playing does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::SearchDice;
use kernel::{Game, Viewer};
use rules_nextwar::options::Options;
use rules_nextwar::scenario::load;
use rules_nextwar::state::War;
use rules_nextwar::terms::{Kind, Nation, ShipKind, Size, Terrain};
use scene::{Message, Show};

use crate::unsaid::Unsaid;

/// Long enough for the first segments of every scenario, and for a whole training game.
const STEPS_MAX: usize = 1500;

/// The whole table is read after so many answers.
const TABLE_EACH: usize = 20;

fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/nextwar");
    let mut library = Library::new();
    for folder in ["charts", "maps", "rosters", "scenarios"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            library.insert(format!("{folder}/{name}"), fs::read_to_string(&path).unwrap());
        }
    }
    library
}

fn war(library: &Library, path: &str, options: Options) -> War {
    let mut findings = Findings::new();
    match load(&mut Files::new(library), path, &mut findings) {
        Some(scenario) => War::begin(Arc::new(scenario), options),
        None => panic!("{findings}"),
    }
}

/// A word of the system.
fn word(family: &str, word: &str) -> Message {
    Message::new(format!("nextwar-{family}-{word}")).number("number", 2)
}

/// All that can be read of what does not change.
fn say_setting(war: &War, unsaid: &mut Unsaid) {
    let setting = war.setting();
    unsaid.say_charts(setting.charts);
    unsaid.say_all(setting.victory.into_iter().map(|it| it.message));
    for panel in war.board().panels {
        unsaid.say(&panel.title);
        unsaid.say_all(panel.boxes.into_iter().map(|it| it.label));
    }
    let kinds: BTreeSet<String> = war.board().sides.into_iter().map(|it| it.kind).collect();
    let lines: BTreeSet<String> = war.board().lines.into_iter().map(|it| it.kind).collect();
    kinds.union(&lines).for_each(|it| unsaid.say(&word("terrain", it)));
}

/// All that anybody could read about the open question and its answers.
fn say_question(war: &War, unsaid: &mut Unsaid) {
    let Some(asked) = war.asked() else { return };
    unsaid.say(&war.question(&asked.decision));
    for action in war.answers() {
        let choice = war.choice(&action);
        unsaid.say(&choice.label);
        unsaid.say_all(choice.mode.map(|it| it.title));
        unsaid.say_all(war.why(&action).into_iter().map(|it| it.message));
    }
}

/// All that can be read on the table.
fn say_table(war: &War, unsaid: &mut Unsaid) {
    let scene = war.scene(Viewer::Spectator);
    unsaid.say(&word("phase", &scene.phase));
    unsaid.say_all(scene.happening.into_iter().chain(scene.standing).chain(scene.notes));
    unsaid.say_all(war.overlays(Viewer::Spectator).into_iter().map(|it| it.label));
    scene.tracks.keys().for_each(|it| {
        let seat = ["-dprk", "-allied"].into_iter().find_map(|seat| it.strip_suffix(seat));
        unsaid.say(&word("track", seat.unwrap_or(it)));
    });
    for counter in scene.counters {
        unsaid.say(&word("kind", &counter.kind));
        counter.marks.iter().for_each(|it| unsaid.say(&word("mark", it)));
        counter.values.keys().for_each(|it| unsaid.say(&word("value", it)));
    }
}

/// Plays at random; the distinct faults of everything that was to be said.
fn play(mut war: War, seed: u64) -> BTreeSet<String> {
    let (mut chooser, mut dice) = (SearchDice::new(seed), SearchDice::new(seed + 1_000));
    let mut unsaid = Unsaid::default();
    say_setting(&war, &mut unsaid);
    for step in 0..STEPS_MAX {
        say_question(&war, &mut unsaid);
        if step % TABLE_EACH == 0 {
            say_table(&war, &mut unsaid);
        }
        if war.asked().is_none() {
            break;
        }
        let answers = war.answers();
        let events = war.apply(&answers[chooser.index(answers.len())], &mut dice).unwrap();
        if let Some(result) = war.result(&events).map(|it| war.result_view(&it)) {
            unsaid.say(&result.message);
        }
        let told = events.iter().filter_map(|it| scene::told(&war, it, Viewer::Spectator));
        unsaid.say_all(told.map(|it| it.message));
    }
    unsaid.0
}

#[test]
fn all_that_comes_up_in_random_games_can_be_said() {
    let library = library();
    for path in library.paths().filter(|path| path.starts_with("scenarios/")) {
        let unsaid = play(war(&library, path, Options::default()), 7);
        assert_eq!(unsaid, BTreeSet::new(), "{path}");
    }
    for seed in 0..6 {
        let options = Options { supply: true, ..Options::default() };
        let unsaid = play(war(&library, "scenarios/training.toml", options), seed);
        assert_eq!(unsaid, BTreeSet::new(), "training, seed {seed}");
    }
}

#[test]
fn every_word_of_the_game_has_a_text() {
    let mut unsaid = Unsaid::default();
    for it in Terrain::WORDS {
        unsaid.say(&word("terrain", it.0));
    }
    for it in Kind::WORDS {
        unsaid.say(&word("kind", it.0));
    }
    for it in ShipKind::WORDS {
        unsaid.say(&word("kind", it.0));
    }
    for it in Size::WORDS {
        unsaid.say(&word("size", it.0));
    }
    for it in Nation::WORDS {
        unsaid.say(&word("nation", it.0));
    }
    for option in Options::ALL {
        let name = option.offered.name;
        unsaid.say(&word("option", name));
        unsaid.say(&word("option", &format!("{name}-about")));
        for value in option.offered.values {
            unsaid.say(&word("option", &format!("{name}-{value}")));
        }
    }
    assert_eq!(unsaid.0, BTreeSet::new());
}
