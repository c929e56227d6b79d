//! Whatever comes up in missions of Ambush! can be said in every language.
//!
//! Many keys are put together at run time, so reading the source cannot prove it; playing does.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::Stream;
use kernel::{Game, Seed, Viewer};
use rules_ambush::Options;
use rules_ambush::ch16_campaign::{Kept, Played};
use rules_ambush::mission::load;
use rules_ambush::state::{Deed, Health, Sortie};
use rules_ambush::terms::Model;
use scene::{Message, Show};
use texts::built_in;

use crate::unsaid::{Unsaid, pick};

/// Long enough for preparations, Operations and some Rounds.
const STEPS_MAX: usize = 600;

/// All that lies on the table is read every so many steps.
const LOOK_EVERY: usize = 9;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn insert_all(library: &mut Library, folder: &Path, name: &str) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{name}/{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            insert_all(library, &path, &name);
        } else {
            library.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
}

fn library() -> Library {
    let mut library = Library::new();
    insert_all(&mut library, &root().join("data/ambush"), "ambush");
    library
}

/// Every mission that comes with the program.
fn missions(library: &Library) -> impl Iterator<Item = &str> {
    library.paths().filter(|path| path.starts_with("ambush/scenarios/"))
}

/// A mission as it begins.
fn sortie(library: &Library, path: &str) -> Sortie {
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(library), path, &mut findings);
    Sortie::begin(Arc::new(mission.unwrap_or_else(|| panic!("{findings}"))), Options::default())
}

/// A mission that a squad of an earlier one goes on, with everything its books can ask.
fn sortie_after(library: &Library, path: &str) -> Sortie {
    let mut squad = sortie(library, path).veterans();
    squad.missions = vec![Played { mission: "ambush/corbeau".to_owned(), won: true, points: 9 }];
    for (man, cp) in squad.men.iter_mut().zip([13, 6, 0, 11, 5, 0, 0, 0]) {
        man.cp = cp;
        man.deeds = vec![(Deed::KilledByFire, 31)];
        man.missions = 1;
        man.arms = vec![Kept { model: Model::Rifle, german: false, empty: false }];
    }
    for man in squad.men.iter_mut().skip(6) {
        (man.lost, man.health) = (true, Health::Killed);
    }
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(library), path, &mut findings);
    let mission = Arc::new(mission.unwrap_or_else(|| panic!("{findings}")));
    Sortie::begin_after(mission, Options::default(), squad)
}

fn term(kind: &str, word: &str) -> Message {
    Message::new(format!("ambush-{kind}-{word}"))
}

/// Returns all that anybody could read about the open question and its answers.
fn messages_now(sortie: &Sortie) -> Vec<Message> {
    let Some(prompt) = sortie.prompt() else { return Vec::new() };
    let mut messages = vec![sortie.question(&prompt.decision)];
    messages.extend(sortie.about(&prompt.decision).because);
    for action in &prompt.actions {
        let choice = sortie.choice(action);
        messages.push(choice.label);
        messages.extend(choice.caution);
        messages.extend(sortie.why(action).into_iter().map(|it| it.message));
    }
    messages
}

/// Returns all that lies on the table and beside it.
fn messages_of_table(sortie: &Sortie) -> Vec<Message> {
    let scene = sortie.scene(Viewer::Spectator);
    let mut messages: Vec<Message> = scene.notes;
    messages.extend(scene.standing);
    messages.extend(sortie.overlays(Viewer::Spectator).into_iter().map(|it| it.label));
    for counter in &scene.counters {
        messages.push(term("kind", &counter.kind));
        messages.extend(counter.marks.iter().map(|mark| term("mark", mark)));
        let shown = ["facing", "sides"];
        let values = counter.values.keys().filter(|it| !shown.contains(&it.as_str()));
        messages.extend(values.map(|it| term("value", it).number("number", 2)));
    }
    messages.push(term("phase", &scene.phase));
    messages.extend(scene.tracks.keys().map(|it| term("track", it)));
    if let Some(outcome) = scene.outcome {
        let lines = outcome.parts.into_values().chain(outcome.losses.into_values());
        messages.extend(lines.flatten().map(|it| it.message));
    }
    messages
}

/// Returns all that can be read on the map and in the instructions.
fn messages_of_setting(sortie: &Sortie) -> Vec<Message> {
    let (board, setting) = (sortie.board(), sortie.setting());
    let hexes = board.hexes.into_iter().map(|it| it.terrain);
    let sides = board.sides.into_iter().map(|it| it.kind);
    let terrain: BTreeSet<String> = hexes.chain(sides).collect();
    let mut messages: Vec<Message> = terrain.iter().map(|it| term("terrain", it)).collect();
    messages.extend(setting.phases.iter().map(|it| term("phase", it)));
    messages.extend(setting.victory.into_iter().map(|it| it.message));
    messages
}

/// Plays at random; returns the distinct faults of everything that was to be said.
fn unsaid(mut sortie: Sortie, seed: u8) -> BTreeSet<String> {
    let mut stream = Stream::new(&Seed([seed; 32]));
    let mut unsaid = Unsaid::default();
    unsaid.say_charts(sortie.setting().charts);
    unsaid.say_all(messages_of_setting(&sortie));
    for step in 0..STEPS_MAX {
        if step % LOOK_EVERY == 0 {
            unsaid.say_all(messages_of_table(&sortie));
        }
        unsaid.say_all(messages_now(&sortie));
        let Some(prompt) = sortie.prompt() else { break };
        let action = &prompt.actions[pick(&mut stream, prompt.actions.len())];
        let events = sortie.apply(action, &mut stream).unwrap();
        if let Some(result) = sortie.result(&events).map(|it| sortie.result_view(&it)) {
            unsaid.say(&result.message);
        }
        for event in events {
            let told = scene::told(&sortie, &event, Viewer::Spectator);
            unsaid.say(&told.unwrap_or_else(|| panic!("nothing is told of {event:?}")).message);
        }
    }
    unsaid.say_all(messages_of_table(&sortie));
    unsaid.0
}

#[test]
fn all_that_comes_up_in_random_missions_can_be_said() {
    let library = library();
    for path in missions(&library) {
        for seed in 0..3 {
            let unsaid = unsaid(sortie(&library, path), seed);
            assert_eq!(unsaid, BTreeSet::new(), "{path}, seed {seed}");
        }
    }
}

#[test]
fn all_that_comes_up_in_the_books_of_a_campaign_can_be_said() {
    let library = library();
    for path in ["ambush/scenarios/cold-morning.toml", "ambush/scenarios/chasoul.toml"] {
        for seed in 0..6 {
            let unsaid = unsaid(sortie_after(&library, path), seed);
            assert_eq!(unsaid, BTreeSet::new(), "{path}, seed {seed}");
        }
    }
}

/// Answers that read alike cannot be told apart.
#[test]
fn no_two_answers_of_a_question_read_alike() {
    let library = library();
    for path in missions(&library) {
        answers_read_apart(sortie(&library, path), path);
    }
    let path = "ambush/scenarios/cold-morning.toml";
    answers_read_apart(sortie_after(&library, path), path);
}

fn answers_read_apart(mut sortie: Sortie, path: &str) {
    let mut stream = Stream::new(&Seed([7; 32]));
    for _ in 0..STEPS_MAX / 4 {
        let Some(prompt) = sortie.prompt() else { break };
        let mut said = BTreeSet::new();
        for action in &prompt.actions {
            let label = built_in().say("en", &sortie.choice(action).label);
            let text = sortie.action_text(action);
            assert!(said.insert(label.clone()), "{path}: `{text}` reads `{label}` once more");
        }
        let action = &prompt.actions[pick(&mut stream, prompt.actions.len())];
        sortie.apply(action, &mut stream).unwrap();
    }
}
