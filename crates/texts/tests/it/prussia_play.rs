//! Whatever comes up in games of Prussia's Glory can be said in every language.
//!
//! Many keys are put together at run time, so reading the source cannot prove it; playing does.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::Stream;
use kernel::{Game, Seed, Viewer};
use rules_prussia::{Battle, Options};
use scene::{Message, Show};
use texts::built_in;

use crate::unsaid::{Unsaid, pick};

/// Long enough for the training battle, and for the first turns of the others.
const STEPS_MAX: usize = 700;

/// All that lies on the table is read every so many steps.
const LOOK_EVERY: usize = 9;

fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/prussia");
    let mut library = Library::new();
    for folder in ["armies", "charts", "maps", "rosters", "scenarios"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            library.insert(format!("prussia/{folder}/{name}"), fs::read_to_string(&path).unwrap());
        }
    }
    library
}

fn battle(library: &Library, scenario: &str) -> Battle {
    let scenario =
        rules_prussia::scenario::load(&mut Files::new(library), scenario, &mut Findings::new());
    Battle::new(Arc::new(scenario.unwrap()), Options::default())
}

/// Returns all that anybody could read about the open question and its answers.
fn messages_now(battle: &Battle) -> Vec<Message> {
    let Some(prompt) = battle.prompt() else { return Vec::new() };
    let reasons = prompt.actions.iter().flat_map(|action| battle.why(action));
    let mut messages: Vec<Message> = reasons.map(|reason| reason.message).collect();
    for choice in prompt.actions.iter().map(|action| battle.choice(action)) {
        messages.push(choice.label);
        messages.extend(choice.caution);
    }
    messages
}

/// Returns all that lies on the table and beside it.
fn messages_of_table(battle: &Battle) -> Vec<Message> {
    let overlays = battle.overlays(Viewer::Spectator);
    let mut messages: Vec<Message> = overlays.into_iter().map(|it| it.label).collect();
    let scene = battle.scene(Viewer::Spectator);
    let mut words = BTreeSet::new();
    for counter in &scene.counters {
        words.insert(format!("prussia-kind-{}", counter.kind));
        words.extend(counter.marks.iter().map(|mark| format!("prussia-mark-{mark}")));
    }
    words.insert(format!("prussia-phase-{}", scene.phase));
    for name in scene.tracks.keys() {
        let seats = battle.seat_names();
        let seat = seats.iter().find_map(|it| name.strip_suffix(&format!("-{it}")));
        words.insert(format!("prussia-track-{}", seat.unwrap_or(name)));
    }
    messages.extend(words.into_iter().map(Message::new));
    messages.extend(scene.notes);
    messages
}

/// Returns all that can be read on the map.
fn messages_of_setting(battle: &Battle) -> Vec<Message> {
    let (board, setting) = (battle.board(), battle.setting());
    let hexes = board.hexes.into_iter().map(|it| it.terrain);
    let sides = board.sides.into_iter().map(|it| it.kind);
    let terrain: BTreeSet<String> = hexes.chain(sides).collect();
    let mut messages: Vec<Message> =
        terrain.into_iter().map(|it| Message::new(format!("prussia-terrain-{it}"))).collect();
    messages.extend(setting.phases.iter().map(|it| Message::new(format!("prussia-phase-{it}"))));
    messages
}

/// Plays at random; returns the distinct faults of everything that was to be said.
fn unsaid(mut battle: Battle, seed: u8) -> BTreeSet<String> {
    let mut stream = Stream::new(&Seed([seed; 32]));
    let mut unsaid = Unsaid::default();
    unsaid.say_charts(battle.setting().charts);
    unsaid.say_all(messages_of_setting(&battle));
    for step in 0..STEPS_MAX {
        let Some(prompt) = battle.prompt() else { break };
        unsaid.say(&battle.question(&prompt.decision));
        if step % LOOK_EVERY == 0 || prompt.actions.len() < 6 {
            unsaid.say_all(messages_now(&battle));
        }
        if step % LOOK_EVERY == 0 {
            unsaid.say_all(messages_of_table(&battle));
        }
        let action = &prompt.actions[pick(&mut stream, prompt.actions.len())];
        let events = battle.apply(action, &mut stream).unwrap();
        if let Some(result) = battle.result(&events).map(|it| battle.result_view(&it)) {
            unsaid.say(&result.message);
            unsaid.say_all(result.parts.into_iter().map(|it| it.message));
        }
        for event in events {
            let told = scene::told(&battle, &event, Viewer::Spectator);
            unsaid.say(&told.unwrap_or_else(|| panic!("nothing is told of {event:?}")).message);
        }
    }
    unsaid.0
}

#[test]
fn all_that_comes_up_in_random_battles_can_be_said() {
    let library = library();
    for scenario in library.paths().filter(|path| path.starts_with("prussia/scenarios/")) {
        let unsaid = unsaid(battle(&library, scenario), 1);
        assert_eq!(unsaid, BTreeSet::new(), "{scenario}");
    }
}

/// Rules: pg:C9a, pg:C10a, pg:C6a.
#[test]
fn results_are_said_in_words_and_are_good_for_one_side_or_for_none() {
    use rules_prussia::charts::Cell;
    use rules_prussia::{Army, RollResult};

    let battle = battle(&library(), "prussia/scenarios/training.toml");
    let cell = |text: &str| Cell::read(text).expect("a cell of the chart");
    let army = Army::Prussia;
    let fought = |attacker: &str, defender: &str| {
        battle.result_view(&RollResult::Fought { army, cells: [cell(attacker), cell(defender)] })
    };
    let said = |language: &str, attacker: &str, defender: &str| {
        built_in().say(language, &fought(attacker, defender).message)
    };
    assert_eq!(said("en", "0", "2"), "Att.: nothing · Def.: 2 LP");
    assert_eq!(said("it", "0", "1"), "Att.: niente · Dif.: 1 LP");
    assert_eq!(
        said("en", "*(3)R", "1"),
        "Att.: 3 LP, −1 with Support, retreats as Rout and guns −1 level · Def.: 1 LP"
    );
    assert_eq!(
        said("en", "Exr", "Ex(+1)*"),
        "Att.: exchange and MR ≤ 4 falls back · Def.: exchange + 1 LP, −1 with Support and guns −1 level"
    );
    let [ours, theirs] = &battle.seat_names()[..] else { panic!("two armies") };
    let good = |attacker: &str, defender: &str| fought(attacker, defender).good_for;
    assert_eq!(good("0", "2").as_ref(), Some(ours));
    assert_eq!(good("1", "0").as_ref(), Some(theirs));
    assert_eq!((good("1", "1"), good("0", "0")), (None, None));
    assert_eq!(fought("*1", "(4)RS*").text, "*1 / (4)RS*");

    let shot =
        |text: &str| battle.result_view(&RollResult::Bombarded { army, cell: Some(cell(text)) });
    let in_english = |text: &str| built_in().say("en", &shot(text).message);
    assert_eq!(in_english("2r*"), "2 LP, MR ≤ 4 falls back and guns −1 level");
    assert_eq!((in_english("0").as_str(), shot("0").good_for.as_ref()), ("nothing", Some(theirs)));
    assert!(shot("1").parts.iter().all(|it| it.seat == *theirs && it.good == Some(false)));
}
