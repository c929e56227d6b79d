//! A squad goes from one record to the next: begun, proved, and refused where a head was changed.

use std::collections::BTreeMap;

use esagono::data;
use kernel::Record;
use players::Bot;
use registry::{AnyTable, OpenFault, Registry, SeriesFault};
use serde_json::{Value, json};

use super::talk::Talk;

/// More answers than a mission of these tests needs.
const ANSWERS_MAX: u32 = 4_000;

/// Plays a mission to its end, after another if one is named.
fn played(registry: &Registry, mission: &str, before: Option<&str>, seed: u64) -> String {
    let options = BTreeMap::new();
    let opening = match before {
        Some(before) => registry.open_after(mission, &options, before),
        None => registry.open(mission, &options),
    };
    let opening = opening.unwrap_or_else(|fault| panic!("{fault}"));
    let seed = kernel::Seed::from_number(seed);
    let mut table = AnyTable::new(opening.game, opening.info, seed);
    for number in 0..ANSWERS_MAX {
        let Some(action) = Bot::Greedy.choose(&table, 1, number.into()) else {
            return table.record();
        };
        table.play(&[action], None).expect("listed answers are legal");
    }
    panic!("{mission} does not end");
}

/// Three missions in a row, in an order of our own.
fn chain(registry: &Registry) -> [String; 3] {
    let first = played(registry, "ambush/chasoul", None, 1);
    let second = played(registry, "ambush/cold-morning", Some(&first), 2);
    let third = played(registry, "ambush/sambre", Some(&second), 3);
    [first, second, third]
}

/// The head of a record with words replaced, sealed anew as if nothing had happened.
fn forged(text: &str, change: impl Fn(&str) -> String) -> String {
    let mut record = Record::parse(text).expect("it is a record");
    let after = record.info.after.as_mut().expect("it follows another");
    after.veterans = change(&after.veterans);
    record.items.clear();
    record.seeds.clear();
    record.to_text()
}

/// Rules: amb:16.1a, amb:16.1b.
#[test]
fn a_chain_of_three_records_is_proved_and_a_changed_head_is_not() {
    let registry = data::registry();
    let [first, second, third] = chain(&registry);
    let proofs = registry.verify_after(&third, &[first.clone(), second.clone()]);
    let proofs = proofs.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(proofs.len() == 3 && proofs.iter().all(|it| it.over));
    let head = Record::parse(&third).unwrap().info.after.unwrap();
    assert_eq!(head.record, Record::parse(&second).unwrap().seal());
    let squad: Value = serde_json::from_str(&head.veterans).unwrap();
    let missions: Vec<&Value> =
        squad["missions"].as_array().unwrap().iter().map(|it| &it["mission"]).collect();
    assert_eq!(missions, ["ambush/chasoul", "ambush/cold-morning"]);
    // One missing in the middle, none before the first, a stranger.
    let refused = |text: &str, before: &[&String]| {
        let before: Vec<String> = before.iter().map(|it| (*it).clone()).collect();
        match registry.verify_after(text, &before) {
            Err(OpenFault::Series(fault)) => fault,
            other => panic!("{other:?}"),
        }
    };
    let another = |fault| matches!(fault, SeriesFault::FollowsAnother { .. });
    assert!(another(refused(&third, &[&first])));
    assert_eq!(refused(&first, &[&second]), SeriesFault::FollowsNone);
    // A point of experience more than was earned: sealed anew, but not what was left.
    let more = forged(&second, |it| it.replacen("\"cp\":0", "\"cp\":9", 1));
    let fault = refused_head(&registry, &more, &first);
    let told = SeriesFault::Differs {
        at: "men[0].cp".to_owned(),
        head: "9".to_owned(),
        left: "0".to_owned(),
    };
    assert_eq!(fault, told);
}

/// Why a record that has only a head does not follow another.
fn refused_head(registry: &Registry, text: &str, before: &str) -> SeriesFault {
    let record = Record::parse(text).expect("it is sealed");
    // Set up as its head says, the record has the hash of the first situation.
    let opening = registry.opening_of(&record).unwrap_or_else(|fault| panic!("{fault}"));
    let seed = kernel::Seed::from_number(9);
    let text = AnyTable::new(opening.game, opening.info, seed).record();
    match registry.verify_after(&text, &[before.to_owned()]) {
        Err(OpenFault::Series(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_scenario_file_takes_up_what_a_game_has_left() {
    let first = played(&data::registry(), "ambush/chasoul", None, 1);
    let folder = env!("CARGO_MANIFEST_DIR");
    let file = format!("{folder}/../../data/ambush/scenarios/cold-morning.toml");
    let mut talk = Talk::new();
    talk.ok(json!({ "do": "new", "scenario_file": file, "after": first }));
    let record = talk.ok(json!({ "do": "record" }))["record"].clone();
    let seal = Record::parse(&first).expect("a record").seal();
    let record = Record::parse(record.as_str().expect("a text")).expect("a record");
    assert_eq!(record.info.after.map(|it| it.record), Some(seal));
    let refused = talk.err(json!({ "do": "new", "scenario_file": file, "after": "none" }));
    assert_eq!(refused["code"], "record");
}

#[test]
fn a_head_that_no_mission_can_leave_is_refused_by_itself() {
    let registry = data::registry();
    let first = played(&registry, "ambush/chasoul", None, 1);
    let opening = registry.open_after("ambush/saint-michaux", &BTreeMap::new(), &first).unwrap();
    let seed = kernel::Seed::from_number(1);
    let next = AnyTable::new(opening.game, opening.info, seed).record();
    assert!(registry.verify(&next).is_ok());
    let forged = forged(&next, |it| it.replacen("\"letter\":\"A\"", "\"letter\":\"Z\"", 1));
    let fault = registry.verify(&forged).expect_err("there is no soldier Z");
    assert!(fault.to_string().contains("A to H"), "{fault}");
    // Any changed byte of the head breaks the seal.
    assert!(registry.verify(&next.replacen("\"cp\":0", "\"cp\":1", 1)).is_err());
}

#[test]
fn games_that_go_on_or_stand_by_themselves_are_followed_by_none() {
    let registry = data::registry();
    let options = BTreeMap::new();
    let running = registry.begin("ambush/corbeau", &options, 1).unwrap().record();
    let fault = registry.open_after("ambush/corbeau", &options, &running).unwrap_err();
    assert!(matches!(fault, OpenFault::Series(SeriesFault::GoesOn)), "{fault}");
    let text = data::read_text(std::path::Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/mill-bridge-1.rec"
    )))
    .unwrap();
    let fault = registry.open_after("scs/mill-bridge", &options, &text).unwrap_err();
    assert!(matches!(fault, OpenFault::Series(SeriesFault::LeavesNothing)), "{fault}");
    assert_eq!(fault.code(), "series");
}

#[test]
fn the_engine_begins_a_mission_after_another() {
    let registry = data::registry();
    let first = played(&registry, "ambush/chasoul", None, 1);
    let mut talk = Talk::new();
    let begun = talk.ok(json!({ "do": "new", "scenario": "ambush/cold-morning", "after": first }));
    let decision = begun["prompt"]["decision"].as_str().unwrap_or_default().to_owned();
    assert!(["share-experience", "replace"].contains(&decision.as_str()), "{begun}");
    let squad = talk.ok(json!({ "do": "squad" }));
    assert_eq!(squad["squad"]["missions"][0]["mission"], "ambush/chasoul");
    let record = talk.ok(json!({ "do": "record" }))["record"].as_str().unwrap().to_owned();
    assert!(registry.verify_after(&record, std::slice::from_ref(&first)).is_ok());
    // Loaded again, it stands where it stood.
    let loaded = talk.ok(json!({ "do": "load", "record": record }));
    assert_eq!(loaded["prompt"]["decision"], decision);
    let both = json!({
        "do": "new", "scenario": "ambush/corbeau", "after": first, "after_file": "x.rec",
    });
    assert_eq!(talk.err(both)["code"], "bad-request");
}

#[test]
fn the_command_proves_a_series_and_says_what_differs() {
    let registry = data::registry();
    let first = played(&registry, "ambush/chasoul", None, 1);
    let second = played(&registry, "ambush/cold-morning", Some(&first), 2);
    let folder = tempfile::tempdir().expect("a folder for the test");
    let kept = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let (one, two) = (kept("one.rec", &first), kept("two.rec", &second));
    let run = |args: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_esagono")).args(args).output();
        let output = output.expect("the program starts");
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&said).into_owned())
    };
    let (proved, said) = run(&["verify", &two, "--after", &one]);
    assert!(proved && said.contains("a series of 2 games"), "{said}");
    let (proved, said) = run(&["verify", &one, "--after", &two]);
    assert!(!proved && said.contains("follows no other game"), "{said}");
    let (proved, said) = run(&["verify", &two]);
    assert!(proved, "alone it is a legal game too: {said}");
}
