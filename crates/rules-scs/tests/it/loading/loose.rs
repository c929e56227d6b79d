//! Rosters and terrain charts by themselves, and the schemas that editors check them with.

use catalog::{Findings, Source};
use rules_scs::scenario::{check_roster, check_terrain};

use crate::random_games::library;

fn roster(text: &str) -> Vec<String> {
    let mut findings = Findings::new();
    check_roster(Source::new("roster.csv", text), &mut findings);
    findings.into_vec().iter().map(ToString::to_string).collect()
}

fn terrain(text: &str) -> Vec<String> {
    let mut findings = Findings::new();
    check_terrain(Source::new("terrain.toml", text), &mut findings);
    findings.into_vec().iter().map(ToString::to_string).collect()
}

#[test]
fn a_roster_is_checked_with_its_first_two_sides_as_players() {
    let library = library();
    let text = library.get("scs/rosters/mill-bridge.csv").expect("the roster is there");
    assert_eq!(roster(text), [""; 0]);
    let (head, row) = text.split_once('\n').expect("a head and rows");
    let second = row.lines().next().expect("a row");
    let side = second.split(',').nth(1).expect("the second column is the side");
    let third = second.replacen(side, "martians", 1).replacen(',', "-z,", 1);
    let found = roster(&format!("{head}\n{row}{third}\n"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("martians"), "{found:?}");
    let alone = roster(&format!("{head}\n{second}\n"));
    assert_eq!(alone, [""; 0], "one side is no fault of a roster");
}

#[test]
fn a_terrain_chart_is_checked_without_a_map() {
    let good = "schema = \"scs-terrain/1\"\nsource = \"Made for a test.\"\n[hex.open]\n\
        move = { \"*\" = \"1\" }\n";
    assert_eq!(terrain(good), [""; 0]);
    let found = terrain(&good.replace("\"1\"", "\"one\""));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("one"), "{found:?}");
}

#[test]
fn the_schemas_say_what_the_loader_reads() {
    let kinds = rules_scs::scenario::kinds();
    let schemas: Vec<_> = kinds.into_iter().filter_map(|it| it.schema).collect();
    let names: Vec<&str> = schemas.iter().map(|it| it.0).collect();
    assert_eq!(names, ["scs-scenario.json", "scs-terrain.json"]);
    let [scenario, terrain] = [0, 1].map(|it| -> serde_json::Value {
        serde_json::from_str(&schemas[it].1).expect("a schema is JSON")
    });
    for (schema, keys) in [(&scenario, ["turns", "turn_labels"]), (&terrain, ["hex", "hexside"])] {
        assert!(keys.iter().all(|it| schema["properties"].get(it).is_some()), "{keys:?}");
    }
    let label = &scenario["$defs"]["Label"];
    let either = label["anyOf"].as_array().expect("the name of a turn is one of two things");
    assert_eq!(either.len(), 2);
    assert_eq!(either[0]["type"], "string", "a text for both languages, or one for each");
}
