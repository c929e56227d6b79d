//! Whatever comes up in games of the Standard Combat Series can be said in every language.
//!
//! Many keys are put together at run time, so reading the source cannot prove it; playing does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::Stream;
use kernel::{Game, Seat, Seed, Viewer};
use rules_scs::{Options, War};
use scene::{Message, Show};

use crate::unsaid::{Unsaid, pick};

/// Long enough for a whole game of a small scenario, and the first turn of a large one.
const STEPS_MAX: usize = 1000;

fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scs");
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

fn war(library: &Library, scenario: &str, options: &[(&str, &str)]) -> War {
    let scenario = rules_scs::load(&mut Files::new(library), scenario, &mut Findings::new());
    let options = Options::read(options.iter().copied()).unwrap();
    War::new(Arc::new(scenario.unwrap()), options)
}

/// Returns all that anybody could read about the open question and its answers.
fn messages_now(war: &War) -> Vec<Message> {
    let Some(prompt) = war.prompt() else { return Vec::new() };
    let reasons = prompt.actions.iter().flat_map(|action| war.why(action));
    let mut messages: Vec<Message> = reasons.map(|reason| reason.message).collect();
    for choice in prompt.actions.iter().map(|action| war.choice(action)) {
        messages.push(choice.label);
        messages.extend(choice.caution);
    }
    for viewer in [Viewer::Player(prompt.seat), Viewer::Spectator] {
        messages.extend(war.overlays(viewer).into_iter().map(|it| it.label));
    }
    messages.push(war.question(&prompt.decision));
    let scene = war.scene(Viewer::Player(prompt.seat));
    let marks: BTreeSet<String> = scene.counters.into_iter().flat_map(|it| it.marks).collect();
    messages.extend(marks.iter().map(|mark| Message::new(format!("scs-mark-{mark}"))));
    messages.push(Message::new(format!("scs-phase-{}", scene.phase)));
    messages.extend(scene.notes);
    messages
}

/// Plays at random; returns the distinct faults of everything that was to be said.
fn unsaid(mut war: War, seed: u8) -> BTreeSet<String> {
    let mut stream = Stream::new(&Seed([seed; 32]));
    let mut unsaid = Unsaid::default();
    unsaid.say_charts(war.setting().charts);
    for _ in 0..STEPS_MAX {
        unsaid.say_all(messages_now(&war));
        let Some(prompt) = war.prompt() else { break };
        let action = &prompt.actions[pick(&mut stream, prompt.actions.len())];
        let events = war.apply(action, &mut stream).unwrap();
        if let Some(result) = war.result(&events).map(|it| war.result_view(&it)) {
            unsaid.say(&result.message);
            unsaid.say_all(result.parts.into_iter().map(|it| it.message));
        }
        for event in events {
            for viewer in [Viewer::Player(Seat(0)), Viewer::Player(Seat(1)), Viewer::Spectator] {
                if let Some(told) = scene::told(&war, &event, viewer) {
                    unsaid.say(&told.message);
                }
            }
        }
    }
    unsaid.0
}

/// Plays every scenario at random with these options.
#[track_caller]
fn assert_all_said(options: &[(&str, &str)]) {
    let library = library();
    for scenario in library.paths().filter(|path| path.starts_with("scenarios/")) {
        for seed in 0..2 {
            let unsaid = unsaid(war(&library, scenario, options), seed);
            assert_eq!(unsaid, BTreeSet::new(), "{scenario}, seed {seed}");
        }
    }
}

#[test]
fn all_that_comes_up_in_random_games_can_be_said() {
    assert_all_said(&[]);
}

#[test]
fn all_that_comes_up_with_hidden_heights_can_be_said() {
    assert_all_said(&[("heights", "hidden")]);
}
